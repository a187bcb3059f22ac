"""Looking at card files: reading what is needed, linting and playing what was chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rules_engine.vex.card_text import WRITER
from rules_engine.vex.cards.definition import CardDefinition
from vexdata.checking.examples import run_examples
from vexdata.checking.memory import Looked, Memory
from vexdata.checking.parallel import look_at
from vexdata.checking.sets import check_sets
from vexdata.collecting import nothing_to_collect
from vexdata.findings import Finding, Position, Severity
from vexdata.lints import Neighbours, lint, lint_broken
from vexdata.pool import CardFile
from vexdata.pool.files import CardFacts, Files
from vexdata.pool.loading import Loaded


def look_into(files: Files, strays: Sequence[str], chosen: Sequence[str], known: Memory | None) -> list[Finding]:
    """Everything there is to say about the pool as a whole, about the cards chosen, and about the strays.

    Args:
        files: the files of the pool.
        strays: the names of further card files, from elsewhere.
        chosen: the names of the card files whose cards are looked at.
        known: what earlier checks found; what is found now is added to it.
    """
    templates = known.path.parent / "templates" if known else None
    with nothing_to_collect(), WRITER.compiled_kept_in(templates):
        loaded = Loaded(files, known.facts if known else None)
        for stray in strays:
            loaded.card(stray, None)
        kept = known.still_true(loaded.facts) if known else {}
        wanted = {*chosen, *strays} - kept.keys()
        pool = _Definitions(loaded)
        cards = [card for card in loaded.cards if card.document.file in wanted]
        cards += pool.read(wanted - {card.document.file for card in loaded.cards})
        neighbours = Neighbours(loaded.facts, loaded.traits)
        broken = lint_broken(loaded.broken, neighbours)
        everywhere = [*loaded.findings, *broken, *_unchecked(files), *check_sets(loaded)]

        def look(some: Sequence[CardFile]) -> list[Looked]:
            return [_look_at(card, neighbours, pool) for card in some]

        found = look_at(cards, look)
    if known:
        known.keep(loaded.facts, everywhere, [*kept.values(), *found])
    asked = [kept[name] for name in chosen if name in kept]
    return [*everywhere, *(finding for each in (*asked, *found) for finding in each.findings)]


def _look_at(card: CardFile, neighbours: Neighbours, pool: _Definitions) -> Looked:
    """What lints and examples find in a card, and which other cards that follows from."""
    pool.asked.clear()
    findings = (*lint([card], neighbours), *run_examples([card], pool))
    return Looked(card.document.file, findings, frozenset(pool.asked - {card.name}))


class _Definitions(Mapping[str, CardDefinition]):
    """The cards by name; one whose file was not read yet is read when it is asked for."""

    def __init__(self, loaded: Loaded) -> None:
        self.asked: set[str] = set()
        """The names asked for, since somebody last emptied it."""
        self._facts: dict[str, CardFacts] = {card.name: card for card in loaded.facts}
        self._files = loaded.files
        self._read = {card.name: card.definition for card in loaded.cards}

    def __getitem__(self, name: str) -> CardDefinition:
        if name not in self._read:
            (card,) = self.read([self._facts[name].file]) or (None,)
            if card is None:
                raise KeyError(name)  # changed since the check began
            self._read[name] = card.definition
        self.asked.add(name)
        return self._read[name]

    def __contains__(self, name: object) -> bool:
        return name in self._facts

    def __iter__(self) -> Iterator[str]:
        return iter(self._facts)

    def __len__(self) -> int:
        return len(self._facts)

    def read(self, names: Iterable[str]) -> list[CardFile]:
        """The cards in those files of the pool, by the files' names, that have not been read so far."""
        places = self._files.cards
        some = {name: places[name] for name in sorted(names) if name in places}
        return Loaded(Files(self._files.root, some)).cards


def _unchecked(files: Files) -> list[Finding]:
    message = "this file is not where cards, set profiles and traits are, so nothing looks at it"
    hint = "card files are called <set>/<house>/<card>.yaml"
    return [
        Finding("unchecked-file", Severity.ERROR, file, Position(1, 1), message, hint) for file in files.others
    ]
