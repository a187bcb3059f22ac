"""What must be true: the `then` of a scenario, compared with the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules_engine.kernel.loading import suggestion
from rules_engine.kernel.match import Match
from rules_engine.kernel.nodes import Path
from rules_engine.kernel.scenario import StepRefused
from rules_engine.kernel.scenario_data import ACTORS, Keyed, fail, items, keyed, spelt, text, whole, word
from rules_engine.vex.play.refusals import REFUSALS
from rules_engine.vex.scenarios import steps
from rules_engine.vex.scenarios.board import NAMES
from rules_engine.vex.scenarios.card_checks import CARD_CHECKS, check_card
from rules_engine.vex.scenarios.cards import read_entry
from rules_engine.vex.scenarios.choices import option_words
from rules_engine.vex.state.card import Card
from rules_engine.vex.state.events import Names, tell
from rules_engine.vex.state.game import Game
from rules_engine.vex.vocabulary import HOUSES

NUMBERS = ("aember", "keys", "chains")
PILES = {
    "line": "battleline",
    "artifacts": "artifacts",
    "hand": "hand",
    "deck": "deck",
    "discard": "discard",
    "archives": "archives",
    "purged": "purged",
}
"""A player's zones: the key in a scenario, and the list of the player's."""
PLAYER_CHECKS = (*NUMBERS, *PILES)
TOP_CHECKS = ("you", "opponent", "house", "phase", "turn", "active", "winner", "can choose", "can", "cannot", "log")


def check(match: Match[Game], expected: Any, path: Path) -> list[str]:
    """One line for each expectation that is not true.

    Raises:
        ScenarioError: an expectation is misspelt.
    """
    return _Check(match, path).check(expected)


class _Check:
    def __init__(self, match: Match[Game], path: Path) -> None:
        self.match = match
        self.game = match.game
        self.path = path
        self.failures: list[str] = []

    def wrong(self, path: Path, message: str) -> None:
        self.failures.append(f"{'.'.join(map(str, path))}: {message}")

    def equal(self, path: Path, expected: Any, actual: Any) -> None:
        if expected != actual:
            self.wrong(path, f"expected {expected}, but it is {actual}")

    def check(self, expected: Any) -> list[str]:
        game = self.game
        for key, (at, value) in keyed(expected, TOP_CHECKS, self.path, "what must be true").items():
            match key:
                case "you" | "opponent":
                    self.player(ACTORS.index(key), keyed(value, PLAYER_CHECKS, at, key))
                case "house":
                    self.equal(at, None if value is None else word(value, HOUSES, at, "house"), game.house)
                case "phase":
                    self.equal(at, _phase(value), _phase(game.phase))
                case "turn":
                    self.equal(at, whole(value, at), game.turn)
                case "active":
                    self.equal(at, word(value, ACTORS, at, "player"), ACTORS[game.active])
                case "winner":
                    wanted = None if value is None or value == "nobody" else word(value, ACTORS, at, "player")
                    self.equal(at, wanted, None if game.winner is None else ACTORS[game.winner])
                case "can choose":
                    self.can_choose(at, [text(one, place, "a name") for place, one in items(value, at, "names")])
                case "can":
                    self.can(at, value)
                case "cannot":
                    self.cannot(at, value)
                case "log":
                    lines = [value] if isinstance(value, str) else value
                    self.log(at, [text(one, place, "a sentence") for place, one in items(lines, at, "sentences")])
        return self.failures

    def player(self, index: int, expected: Keyed) -> None:
        player = self.game.players[index]
        for key, (at, value) in expected.items():
            if key in NUMBERS:
                self.equal(at, whole(value, at), getattr(player, key))
                continue
            cards: list[Card] = list(getattr(player, PILES[key]))
            if key in ("deck", "discard"):
                cards.reverse()
            self.cards(key, at, value, cards)

    def cards(self, key: str, at: Path, value: Any, cards: Sequence[Card]) -> None:
        if isinstance(value, int) and not isinstance(value, bool):
            if value != len(cards):
                self.wrong(at, f"expected {value} cards, but there are {len(cards)}: {_names(cards)}")
            return
        entries = [
            read_entry(item, place, CARD_CHECKS) for place, item in items(value, at, "cards, or a number of them")
        ]
        wanted = [entry.name for entry in entries]
        if key == "deck":
            cards = cards[: len(entries)]
        if key in ("line", "deck"):
            same = wanted == [card.name for card in cards]
        else:
            same = sorted(wanted) == sorted(card.name for card in cards)
        if not same:
            top = " on top" if key == "deck" else ""
            self.wrong(at, f"expected [{', '.join(wanted)}]{top}, but it is [{_names(cards)}]")
            return
        left = list(cards)
        for entry in entries:
            card = next(card for card in left if card.name == entry.name)
            left.remove(card)
            self.failures.extend(check_card(self.game, card, entry))

    # What is on offer ------------------------------------------------------------------------------------------

    def can_choose(self, at: Path, wanted: list[str]) -> None:
        decision = self.match.decision
        if decision is None:
            self.wrong(at, "nothing is asked")
            return
        offered = []
        for option in decision.options:
            if option.card is not None:
                offered.append(self.game.cards[option.card].name)
            elif option.verb == "house":
                offered.append(str(option.value))
            elif option.verb == "option":
                said = option_words(self.game, decision, option)
                offered.append(next((one for one in said if spelt(one) in map(spelt, wanted)), str(option.value)))
            elif option.verb not in ("stop", "end turn"):
                offered.append(str(option.verb if option.value is None else option.value))
        if decision.kind == "main":
            offered = list(dict.fromkeys(offered))
        if sorted(map(spelt, wanted)) != sorted(map(spelt, offered)):
            self.wrong(at, f"expected the choice of [{', '.join(wanted)}], but it is of [{', '.join(offered)}]")

    def can(self, at: Path, value: Any) -> None:
        for place, one in items(value, at, "steps"):
            (answer, *_) = steps.read_answers(one, place)
            refused = self.refused(answer)
            if refused is not None:
                self.wrong(place, refused)

    def cannot(self, at: Path, value: Any) -> None:
        slugs = [refusal.slug for refusal in REFUSALS]
        for place, one in items(value, at, "steps"):
            because = None
            if isinstance(one, Mapping) and "because" in one:
                because = one["because"]
                if because not in slugs:
                    fail((*place, "because"), f"no refusal is called {because!r}", suggestion(because, slugs))
                one = {key: part for key, part in one.items() if key != "because"}
            (answer, *_) = steps.read_answers(one, place)
            if self.refused(answer) is None:
                self.wrong(place, f"this is on offer: {answer}")
            elif because is not None:
                found = self.reason(answer, place)
                if found != because:
                    self.wrong((*place, "because"), f"expected {because}, but the reason is {found}")

    def refused(self, answer: steps.Answer) -> str | None:
        """Why an answer is not on offer; None when it is."""
        decision = self.match.decision
        if decision is None:
            return "nothing is asked"
        try:
            steps.option_index(self.match, decision.player, answer)
        except StepRefused as refusal:
            return str(refusal)
        return None

    def reason(self, answer: steps.Answer, place: Path) -> str | None:
        if answer.said not in steps.ON_CARDS:
            fail((*place, "because"), f"the game names no reason for {answer.said!r}", "leave out 'because'")
        try:
            found = steps.why_not(self.game, self.game.active, answer)
        except StepRefused as refusal:
            fail(place, str(refusal))
        return None if found is None else str(found.slug)

    # What was told ---------------------------------------------------------------------------------------------

    def log(self, at: Path, wanted: list[str]) -> None:
        told = log_sentences(self.game)
        start = 0
        for index, part in enumerate(wanted):
            found = next((n for n in range(start, len(told)) if any(part in one for one in told[n])), None)
            if found is None:
                after = f" after {wanted[index - 1]!r}" if start else ""
                says = " ".join(one for _, one in told)
                self.wrong((*at, index), f"the log does not say {part!r}{after}; it says: {says}")
                return
            start = found


def log_sentences(game: Game) -> list[tuple[str, str]]:
    """The log as sentences: told of "You" in the third person, and as one says it to somebody."""
    cards = {card.id: card.name for card in game.cards}
    of_both, to_you = Names(NAMES, cards), Names(NAMES, cards, reader=0)
    return [(tell(event, of_both), tell(event, to_you)) for event in game.log]


def _phase(name: Any) -> str:
    return spelt(name).removesuffix(" phase").removesuffix(" of turn")


def _names(cards: Sequence[Card]) -> str:
    return ", ".join(card.name for card in cards)
