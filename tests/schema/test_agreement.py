"""The schema and the loader are two readings of the same classes: what one takes, the other takes."""

import copy
import random

import pytest

from rules_engine.kernel.loading import LoadError
from rules_engine.vex.cards.definition import CardDefinition
from vexdata.reading import parse
from vexdata.rules import card_loader, lexicon
from vexdata.schema.validation import card_validator

PRINTED = ("type", "power", "armor", "traits", "icons", "keywords", "abilities", "enhance", "takes_enhance")
ODD = [None, True, -1, 5, 1.5, "x", [], {}, "creature", {"each": "creature"}, "aember", [["x"]]]


def stand_ins(data):
    """The cards that are described inside of examples."""
    if isinstance(data, dict):
        for name, said in data.items():
            if isinstance(said, dict) and ("abilities" in said or "keywords" in said):
                given = {key: value for key, value in said.items() if key in PRINTED}
                yield {"name": name, "house": "mars", "type": "creature", "rarity": "common", **given}
            yield from stand_ins(said)
    elif isinstance(data, list):
        for item in data:
            yield from stand_ins(item)


CARDS = [
    card
    for rule in lexicon()
    for example in rule.entry.examples
    for card in stand_ins(parse(example.text, rule.slug).data)
]


def places(data, path=()):
    """Every place in plain data."""
    yield path
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in parts:
        yield from places(value, (*path, key))


def mutated(card, chance):
    """A copy of a card with one thing removed, misspelt, wrapped or replaced."""
    card = copy.deepcopy(card)
    *above, last = chance.choice([path for path in places(card) if path])
    holder = card
    for step in above:
        holder = holder[step]
    match chance.randrange(4):
        case 0:
            del holder[last]
        case 1 if isinstance(last, str):
            holder[last[:-1] + "x"] = holder.pop(last)
        case 2:
            holder[last] = chance.choice([{"wrapped": holder[last]}, [holder[last]]])
        case _:
            holder[last] = chance.choice(ODD)
    return card


def test_every_card_of_the_rulebook_is_valid():
    """The cards in the rules' own examples use every rule there is, in every form."""
    assert [violation for card in CARDS for violation in card_validator().violations(card)] == []


@pytest.mark.parametrize("seed", range(20))
def test_schema_and_loader_agree(seed):
    """Only what depends on two fields at once is left to the loader alone."""
    chance = random.Random(seed)
    for _ in range(50):
        card = mutated(chance.choice(CARDS), chance)
        wrong = [str(violation.problem) for violation in card_validator().violations(card)]
        try:
            card_loader().load(CardDefinition, card)
        except LoadError as error:
            two_fields = all(_is_about_two_fields(problem.message) for problem in error.problems)
            assert wrong or two_fields, f"only the loader refuses {card}: {error}"
        else:
            assert wrong == [], f"only the schema refuses {card}"


def _is_about_two_fields(message: str) -> bool:
    """Whether a problem is one that a node itself found in its fields."""
    return (
        not message.startswith(("unknown", "expected")) and " needs '" not in message and "no parameter" not in message
    )
