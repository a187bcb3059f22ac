"""Whether a deck list is one that could be played: its numbers, its cards, its icons."""

from collections import Counter

from rules_engine.vex.cards.definition import MOST_ICONS, CardDefinition
from rules_engine.vex.vocabulary import ICONS, house_name
from vexdata.decks.deck import CARDS_IN_DECK, CARDS_PER_HOUSE, HOUSES_IN_DECK, Deck, DeckCard
from vexdata.decks.supply import cards_of, granted
from vexdata.findings import Finding, Position, Severity, nearest
from vexdata.pool import Pool, SetProfile


def check(deck: Deck, pool: Pool, file: str = "deck") -> list[Finding]:
    """What is wrong with a deck list; nothing, if it is valid.

    The version of the pool does not matter: a kept list stays valid while its cards stay what they were.

    Args:
        deck: the list.
        pool: the cards of all sets.
        file: what findings call the list.
    """
    return _Check(deck, pool, file).run()


class _Check:
    def __init__(self, deck: Deck, pool: Pool, file: str) -> None:
        self.deck = deck
        self.pool = pool
        self.file = file
        self.findings: list[Finding] = []
        self.profile = pool.sets.get(deck.set)
        self.members = {card.name for card in cards_of(pool, self.profile)} if self.profile else set[str]()

    def report(self, code: str, message: str, at: Position | None = None, hint: str | None = None) -> None:
        if at is None:
            at = min((card.at for card in self.deck.cards), default=Position(1, 1))
        self.findings.append(Finding(code, Severity.ERROR, self.file, at, message, hint))

    def run(self) -> list[Finding]:
        self.numbers()
        profile = self.profile
        if profile is None:
            near = nearest(self.deck.set, self.pool.sets)
            self.report(
                "unknown-set",
                f"unknown set {self.deck.set!r}",
                hint=f"did you mean {near}?" if near else None,
            )
        else:
            for house in self.deck.houses:
                if house not in profile.houses:
                    self.report("deck-house", f"{house_name(house)} is no house of {profile.name}")
        known: list[tuple[DeckCard, CardDefinition]] = []
        for card in self.deck.cards:
            definition = self.card(card, profile)
            if definition is not None:
                known.append((card, definition))
        self.halves()
        if len(known) == len(self.deck.cards) and all([self.icons(*each) for each in known]):
            self.enhance(known)
        self.findings.sort(key=lambda finding: finding.sort_key)
        return self.findings

    def numbers(self) -> None:
        count = len(self.deck.cards)
        if count != CARDS_IN_DECK:
            self.report("deck-size", f"the deck has {count} cards; a deck has {CARDS_IN_DECK}")
        houses = Counter(card.house for card in self.deck.cards)
        if len(houses) != HOUSES_IN_DECK:
            names = ", ".join(map(house_name, houses))
            self.report(
                "deck-houses", f"the deck has {len(houses)} houses ({names}); a deck has {HOUSES_IN_DECK}"
            )
        for house, number in houses.items():
            if number != CARDS_PER_HOUSE:
                message = f"the deck has {number} cards of {house_name(house)}; it needs {CARDS_PER_HOUSE}"
                first = next(card.at for card in self.deck.cards if card.house == house)
                self.report("deck-house-size", message, first)

    def card(self, card: DeckCard, profile: SetProfile | None) -> CardDefinition | None:
        if card.name not in self.pool:
            near = nearest(card.name, self.pool)
            hint = f"did you mean {near}?" if near else None
            self.report("unknown-card", f"there is no card named {card.name!r}", card.at, hint)
            return None
        definition = self.pool[card.name].definition
        if definition.house != card.house:
            message = (
                f"{card.name} belongs to {house_name(definition.house)}, not to {house_name(card.house)}"
            )
            self.report("card-house", message, card.at)
        elif profile is not None and card.house in profile.houses and card.name not in self.members:
            self.report("card-set", f"{card.name} is no card of {profile.name}", card.at)
        if definition.gigantic != bool(card.half):
            message = f"{card.name} is not gigantic, and has no halves"
            if definition.gigantic:
                message = f"{card.name} is gigantic: each card of it is its base half or its art half"
            self.report("deck-half", message, card.at)
            return None
        return definition.half(card.half)

    def halves(self) -> None:
        """Every gigantic creature has as many base halves as art halves."""
        base = Counter(card.name for card in self.deck.cards if card.half == "base")
        art = Counter(card.name for card in self.deck.cards if card.half == "art")
        for name in dict.fromkeys((*base, *art)):
            if base[name] != art[name]:
                message = f"the deck has {base[name]} base halves and {art[name]} art halves of {name}"
                self.report("deck-half", message)

    def icons(self, card: DeckCard, definition: CardDefinition) -> bool:
        """Whether the copy's icons are its printed ones and then some that it can take."""
        printed = definition.icon_keys
        before = len(self.findings)
        if card.icons[: len(printed)] != printed:
            shown = ", ".join(printed)
            message = f"the icons of {card.name} must start with its printed ones: {shown}"
            self.report("printed-icons", message, card.at)
            return False
        if len(card.icons) > MOST_ICONS:
            message = f"{card.name} has {len(card.icons)} icons; a card has {MOST_ICONS} at the most"
            self.report("too-many-icons", message, card.at)
        added = card.icons[len(printed) :]
        for icon in dict.fromkeys(added):
            if icon not in ICONS:
                self.report("unknown-icon", f"{card.name} has an unknown icon {icon!r}", card.at)
            elif not definition.takes_icon(icon):
                self.report(
                    "icon-refused", f"{card.name} cannot receive the icon {icon} from Enhance", card.at
                )
        if len(self.findings) == before and list(added) != sorted(added, key=ICONS.index):
            message = f"the added icons of {card.name} stand in the order {', '.join(ICONS)}"
            self.report("icon-order", message, card.at)
        return len(self.findings) == before

    def enhance(self, cards: list[tuple[DeckCard, CardDefinition]]) -> None:
        """The icons added, with those that no card can take, are exactly the icons that Enhance grants."""
        grants = Counter(icon for _, definition in cards for icon in granted(definition))
        landed = Counter(
            icon for card, definition in cards for icon in card.icons[len(definition.icon_keys) :]
        )
        unplaced = Counter(self.deck.unplaced)
        for icon in ICONS:
            listed = landed[icon] + unplaced[icon]
            if listed != grants[icon]:
                message = f"the deck's Enhance grants {grants[icon]} × {icon}, but {listed} are listed"
                self.report("enhance-count", message)
            taker = next((c.name for c, d in cards if len(c.icons) < MOST_ICONS and d.takes_icon(icon)), None)
            if unplaced[icon] and taker is not None:
                self.report(
                    "enhance-unplaced",
                    f"an icon {icon} is listed as one that no card can take, but {taker} can",
                )
