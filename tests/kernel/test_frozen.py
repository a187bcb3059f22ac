"""The cheap dataclasses are those of the standard library, but for the cost of defining them."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from typing import ClassVar

import pytest

from rules_engine.kernel.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Stone:
    """A thing with two fields."""

    kind: ClassVar[str] = "stone"

    weight: int
    color: str = "grey"

    def __post_init__(self) -> None:
        if self.weight < 0:
            raise ValueError("a stone weighs something")


@dataclass(frozen=True, slots=True)
class Gem(Stone):
    """A thing with a field more."""

    price: int = 1


@dataclasses.dataclass(frozen=True, slots=True)
class Standard(Gem):
    """An heir that the standard library makes."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class Nothing:
    """A thing without fields, and with a text of its own."""

    def __repr__(self) -> str:
        return "nothing"


def test_it_is_made_by_place_and_by_name() -> None:
    assert (Stone(3).weight, Stone(3).color, Stone(color="red", weight=2).color) == (3, "grey", "red")
    assert (Gem(1, "blue").price, Gem(1, price=5).price, Standard(1, name="x").name) == (1, 5, "x")


@pytest.mark.parametrize(
    ("values", "named"), [((), {}), ((1, "red", 3), {}), ((1,), {"size": 2}), ((1,), {"weight": 1})]
)
def test_a_wrong_call_is_an_error(values: tuple[object, ...], named: dict[str, object]) -> None:
    with pytest.raises(TypeError):
        Stone(*values, **named)  # type: ignore[arg-type]


def test_what_is_checked_after_making_is_checked() -> None:
    with pytest.raises(ValueError, match="weighs something"):
        Gem(-1)


def test_it_never_changes() -> None:
    stone = Stone(1)
    for name in ("weight", "other"):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(stone, name, 2)
    with pytest.raises(dataclasses.FrozenInstanceError):
        del stone.color  # type: ignore[misc]
    assert not hasattr(stone, "__dict__")


def test_it_is_equal_by_its_fields_and_its_class() -> None:
    assert Stone(1) == Stone(1, "grey") != Stone(2)
    assert Stone(1) != Gem(1)
    assert Stone(1) != (1, "grey")
    assert len({Stone(1), Stone(1), Stone(2), Gem(1)}) == 3


def test_it_prints_as_it_is_written() -> None:
    assert repr(Gem(1, "red")) == "Gem(weight=1, color='red', price=1)"
    assert repr(Nothing()) == "nothing"


def test_the_functions_of_the_standard_library_know_it() -> None:
    assert [field.name for field in dataclasses.fields(Gem)] == ["weight", "color", "price"]
    assert dataclasses.replace(Gem(1), price=4) == Gem(1, price=4)
    assert dataclasses.asdict(Stone(1)) == {"weight": 1, "color": "grey"}
    assert copy.deepcopy(Gem(1)) == copy.copy(Gem(1)) == pickle.loads(pickle.dumps(Gem(1))) == Gem(1)
    match Gem(2, "red"):
        case Gem(weight, color):
            assert (weight, color) == (2, "red")


def test_what_it_cannot_make_is_refused() -> None:
    with pytest.raises(TypeError, match="no others"):
        dataclass(frozen=False, slots=True)
    with pytest.raises(TypeError, match="names is not a plain field"):

        @dataclass(frozen=True, slots=True)
        class Bag:
            names: list[str] = dataclasses.field(default_factory=list)
