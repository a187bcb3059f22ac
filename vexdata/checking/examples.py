"""Running the worked examples of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rules_engine.kernel.loading import LoadError
from rules_engine.kernel.nodes import Path
from rules_engine.vex.cards.definition import CardDefinition
from vexdata.findings import Finding, Severity
from vexdata.pool import CardFile
from vexdata.pool.places import position
from vexdata.rules import card_loader


def run_examples(cards: Iterable[CardFile], pool: Mapping[str, CardDefinition]) -> Iterator[Finding]:
    """Play every example of `cards`; yields a finding for each that does not go as it says.

    Args:
        cards: the cards whose examples are played.
        pool: every card that examples may name.
    """
    from rules_engine.kernel.scenario import (  # the whole engine, which a check of one typo never needs
        Scenario,
        run,
    )
    from rules_engine.vex.scenarios.stage import VexStage

    stage = VexStage(pool, card_loader())
    for card in cards:
        if card.definition.type == "creature" and card.definition.power is None:
            continue  # the lint about that has said so; nobody can play with it
        for index, data in enumerate(card.examples):
            place: Path = ("examples", index)
            try:
                outcome = run(Scenario.from_data(data, origin=card.name, path=place), stage)
            except LoadError as error:
                for problem in error.problems:
                    path = problem.path if problem.path[:1] == ("examples",) else (*place, *problem.path)
                    yield _finding(card, "bad-example", path, problem.message, problem.hint)
            except Exception as error:  # a card may drive the engine where no card was before
                message = f"the game broke off in this example: {type(error).__name__}: {error}"
                yield _finding(card, "example-crashed", place, message)
            else:
                if outcome.failure is not None:
                    failure = outcome.failure
                    path = failure.path if failure.path[:1] == ("examples",) else (*place, *failure.path)
                    first, *rest = str(failure).splitlines()
                    title = data.get("title", "")
                    yield _finding(card, "example-failed", path, f"{title}: {first.rstrip(':')}", "\n  ".join(rest))


def _finding(card: CardFile, code: str, path: Path, message: str, hint: str | None = None) -> Finding:
    document = card.document
    return Finding(code, Severity.ERROR, document.file, position(document, path), message, hint or None)
