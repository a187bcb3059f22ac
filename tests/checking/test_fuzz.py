"""Whatever a card file holds, a check ends in findings and never breaks off."""

import random
from pathlib import Path

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.checking.conftest import DRONE
from vexdata import locations
from vexdata.pool.files import find_files
from vexdata.pool.loading import build_card
from vexdata.reading import ReadError, parse

REAL = [Path(file).read_text(encoding="utf-8") for file in find_files(locations.cards()).cards] or [DRONE]

BROKEN = {
    "nothing": b"",
    "not UTF-8": DRONE.encode().replace(b"Drone", b"Dr\xf6ne"),
    "UTF-16": DRONE.encode("utf-16"),
    "NUL": DRONE.encode() + b"\x00",
    "unclosed": DRONE.encode() + b"icons: [aember",
    "tabs": DRONE.encode() + b"\tx: 1\n",
    "two documents": DRONE.encode() + b"---\n" + DRONE.encode(),
    "repeated key": DRONE.encode() + b"power: 4\n",
    "alias": DRONE.encode() + b"icons: &x [aember]\nenhance: *x\n",
    "alias bomb": b"a: &a [x, x]\n" + b"".join(b"%c: &%c [*%c, *%c]\n" % (i, i, i - 1, i - 1) for i in range(98, 122)),
    "alias of itself": b"name: &a [*a]\n",
    "merge key": DRONE.encode() + b"<<: {power: 5}\n",
    "tag": DRONE.encode() + b"icons: !!python/object/apply:os.getcwd []\n",
    "deep list": DRONE.encode() + b"icons: " + b"[" * 900 + b"]" * 900,
    "very deep list": DRONE.encode() + b"icons: " + b"[" * 100_000,
    "deep effects": DRONE.encode().replace(b"{draw: 1}", b"{may: {do: " * 50 + b"{draw: 1}" + b"}}" * 50),
    "huge number": DRONE.encode().replace(b"3", b"9" * 5000, 1),
    "huge float": DRONE.encode().replace(b"3", b"1e99999", 1),
    "float": DRONE.encode().replace(b"power: 3", b"power: 3.5"),
    "not a number": DRONE.encode().replace(b"power: 3", b"power: .nan"),
    "key is a list": DRONE.encode() + b"? [1, 2]\n: 3\n",
    "list": b"- 1\n- 2\n",
    "word": b"card",
    "number": b"7",
    "surrogate": DRONE.encode().replace(b"Drone", rb'"\ud800"'),
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_file_is_a_finding(pool, content):
    """Each of these files is refused, with a place in it."""
    assert pool.said(content) != []


def values(data, path=()):
    """Every place in plain data."""
    yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from values(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from values(value, (*path, index))


def mutated(data, chance):
    """The data with one thing in it removed, renamed, or made something else."""
    *above, last = chance.choice([path for path in values(data) if path])
    holder = data
    for step in above:
        holder = holder[step]
    match chance.randrange(5):
        case 0:
            del holder[last]
        case 1 if isinstance(last, str):
            holder[last[::-1] or "x"] = holder.pop(last)
        case 2 if isinstance(last, str):
            holder[last[:-1] + "x"] = holder.pop(last)
        case 3:
            holder[last] = {"wrapped": holder[last]}
        case _:
            holder[last] = chance.choice([None, True, -1, 10**30, 1.5, "", "x", [], {}, [[]], {"": {}}, ["x", 1]])
    return data


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 2**32), times=st.integers(1, 4))
def test_a_mutated_card_never_breaks_the_check(pool, seed, times):
    """Cards with something removed, misspelt or of the wrong kind are checked to the end."""
    chance = random.Random(seed)
    data = parse(chance.choice(REAL), "card.yaml").data
    for _ in range(times):
        if list(values(data)) != [()]:
            data = mutated(data, chance)
    content = yaml.safe_dump(data, sort_keys=False)
    pool.write("trial/mars/drone.yaml", content)
    for finding in pool.check().findings:
        assert finding.position.line <= content.count("\n") + 1


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=60) | st.text(alphabet="{}[]:,-&*!|>'\"% \n#?ax1.~", max_size=60).map(str.encode))
def test_noise_is_read_or_refused(content):
    """Reading and building know no other end."""
    try:
        document = parse(content, "noise.yaml")
    except ReadError as error:
        assert error.findings
    else:
        build_card(document)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(place=st.integers(0, 10_000), noise=st.sampled_from([b"\xff", b"{", "Æ".encode(), b"\n", b"\t", b": ", b"&a "]))
def test_noise_inside_a_card_never_breaks_the_check(pool, place, noise):
    """A slip of the keyboard anywhere in a real card."""
    content = REAL[place % len(REAL)].encode()
    at = place % len(content)
    pool.write("trial/mars/drone.yaml", content[:at] + noise + content[at:])
    pool.check()


@pytest.mark.parametrize("place", ["trial/set.yaml", "traits.yaml"])
@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_profile_or_list_is_a_finding(pool, place, content):
    """What is no card file is no set profile either, and seldom a list of traits."""
    pool.write(place, content if content != BROKEN["list"] else b"- [1]\n")
    assert pool.check().findings != ()
