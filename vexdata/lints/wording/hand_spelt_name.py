"""The wording rule `hand-spelt-name`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar

from vexdata.lints.base import Complaint, Subject, words
from vexdata.lints.unknown_trait import TRAIT, place_of, trait_parameters
from vexdata.lints.wording.base import WordingRule

_FAULTS = (
    (re.compile(r'"'), "a straight quotation mark", "print “ and ”"),
    (re.compile(r"\s{2,}|^\s|\s$"), "a space too many", "one space stands between two words"),
    (re.compile(r"[()]"), "a bracket", "a name is printed without brackets"),
)


class HandSpeltName(WordingRule):
    """A trait is spelt as a card prints it, or a name as a keyboard types it.

    A trait is data: lower case, words joined by an underscore. The templates give it its capitals, everywhere alike. A
    card's name is printed as it is written, so it has the marks that print has.

    Bad:
        power: 3
        traits: [Knight]

    Bad:
        name: "\\"Lion\\" Bautrem"
        power: 4

    Good:
        name: “Lion” Bautrem
        power: 4
        traits: [knight]
    """

    title: ClassVar[str] = "Traits are data, names are print"

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """Every trait with capitals or spaces in it, and every name with marks that print has not."""
        for path, node in subject.nodes:
            for parameter in trait_parameters(type(node)):
                for trait in words(node, parameter.name):
                    if not TRAIT.fullmatch(trait):
                        plain = re.sub(r"[^a-z0-9]+", "_", trait.lower()).strip("_")
                        place = place_of(path, node, parameter, trait)
                        yield Complaint(place, f"the trait {trait!r} is spelt by hand", f"write {plain}")
        for wrong, what, hint in _FAULTS:
            if wrong.search(subject.card.name):
                yield Complaint(("name",), f"there is {what} in the name", hint)
