"""What a field's annotation says is what a card file may hold."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest

from rules_engine.kernel.parameters import (
    Choice,
    Flag,
    Integer,
    ListOf,
    Name,
    NodeOf,
    OneOf,
    Range,
    Word,
    kind_of,
    node_fields,
    parameters_of,
)
from tests.kernel.toys import Deed, Heap, TakeStones


@pytest.mark.parametrize(
    ("annotation", "kind"),
    [
        (int, Integer()),
        (Annotated[int, Range(1, 9)], Integer(1, 9)),
        (Annotated[int, "a remark"], Integer()),
        (bool, Flag()),
        (str, Word()),
        (Annotated[str, Name("trait")], Word("trait")),
        (Literal["left", "right"], Choice(("left", "right"))),
        (Deed, NodeOf(Deed)),
        (tuple[Deed, ...], ListOf(NodeOf(Deed))),
        (int | Deed, OneOf((Integer(), NodeOf(Deed)))),
        (Deed | None, NodeOf(Deed)),
        (Annotated[int, Range(0)] | None, Integer(0)),
    ],
)
def test_an_annotation_is_a_kind(annotation: Any, kind: object) -> None:
    assert kind_of(annotation) == kind


@pytest.mark.parametrize("annotation", [float, dict[str, int], object, bytes])
def test_what_no_card_file_can_hold_is_refused(annotation: Any) -> None:
    with pytest.raises(TypeError, match=r"Heap\.size: a card file cannot hold"):
        kind_of(annotation, "Heap.size")


def test_parameters_know_their_default_and_their_description() -> None:
    amount, heap, politely, owner = parameters_of(TakeStones)
    assert (amount.name, amount.required, amount.description) == ("amount", True, "how many.")
    assert (heap.kind, heap.required) == (NodeOf(Heap), False)
    assert (politely.kind, politely.default) == (Flag(), False)
    assert (owner.kind, owner.default) == (Word("owner"), None)


def test_a_class_that_is_no_dataclass_has_no_parameters() -> None:
    assert parameters_of(Deed) == ()
    assert node_fields(Deed) == ()
