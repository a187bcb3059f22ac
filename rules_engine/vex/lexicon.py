"""The lexicon of Vex: the chapters of the rulebook, in order, and the decorator that enters a rule into one."""

from __future__ import annotations

from rules_engine.kernel.lexicon import Lexicon, Section
from rules_engine.kernel.rule import title_of


def _title(slug: str) -> str:
    """A title in the game's own spelling; the family that tells two nodes of one name apart is left to the chapter."""
    for family in ("-target", "-filter", "-tally", "-count", "-condition"):
        slug = slug.removesuffix(family)
    return title_of(slug).replace("Aember", "Æmber")


LEXICON = Lexicon(
    (
        Section(
            "game",
            "The game",
            "What the players race for, and what they race with.",
            ("aember", "key", "house", "set-up", "first-turn-rule", "turn", "active-house", "chain", "card", "ability"),
        ),
        Section(
            "turn",
            "The turn",
            "A turn is a fixed list of phases; most run by themselves, two wait for the player.",
            (
                "start-of-turn-phase",
                "forge-phase",
                "house-phase",
                "archives-phase",
                "main-phase",
                "ready-phase",
                "draw-phase",
                "end-of-turn-phase",
            ),
        ),
        Section("using", "Using cards", "What a player may do with a ready card in the main phase."),
        Section(
            "combat",
            "Combat",
            "A fight is a way of using a creature; its steps follow each other in this order.",
            ("declare-fight", "before-fight-step", "fight-damage-step", "after-fight-step"),
        ),
        Section("zones", "Zones", "Where cards are when they are not being played."),
        Section("card-types", "Card types", "A card's type says where it goes when played and how it is used."),
        Section("keywords", "Keywords", "Standing rules of a card, named by one word on the top line of its text."),
        Section("bonus-icons", "Bonus icons", "Icons in the upper left corner, resolved one by one before the card's Play ability."),
        Section("statuses", "Statuses", "What a card in play can be, beyond what it prints."),
        Section("triggers", "Triggers", "When an ability resolves."),
        Section("effects", "Effects", "What an ability does when it resolves."),
        Section("constant-effects", "Constant effects", "What holds for as long as a card is in play, or for a stretch of time."),
        Section("targets", "Targets", "How an effect picks the cards it acts on."),
        Section("filters", "Filters", "Which cards a target or a count considers."),
        Section("counts", "Counts", "Numbers taken from the board while the effect resolves."),
        Section("conditions", "Conditions", "Facts about the game that an effect or a constant effect turns on."),
    ),
    _title,
)


rule = LEXICON.rule
