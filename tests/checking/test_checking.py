"""What a check finds, and where it says it is."""

import json
from collections import Counter

import pytest

from vexdata.checking import CheckError
from vexdata.checking.parallel import WORTHWHILE
from vexdata.checking.reporters import REPORTERS
from vexdata.pool import PoolError, load_pool

DRONE = """\
name: Drone
house: mars
type: creature
rarity: common
power: 3
"""

TRIAL = """\
name: Trial
code: TR
houses: [mars, dis, logos]
"""

NESTED = (
    DRONE
    + """\
abilities:
  - trigger: reap
    do:
      gate:
        first:
          destroy:
            choose:
              creature: {{{}}}
        then:
          {}: 1
examples: [{{title: Reaping, given: {{you: {{line: [Drone]}}}}, do: [you: {{reap: Drone}}]}}]
"""
)


def test_a_sound_pool_is_clean(pool):
    """Every file is looked at, and there is nothing to say."""
    report = pool.check()
    assert (report.findings, report.checked, report.found) == ((), 3, 3)
    assert REPORTERS["text"](report) == "checked 3 of 3 files: no findings"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (NESTED.format("side: enemmy", "draw"), ["13:32 unknown-name"]),
        (NESTED.format("sid: enemy", "draw"), ["13:26 unknown-name"]),
        (NESTED.format("side: enemy", "drw"), ["15:11 unknown-name"]),
        (DRONE.replace("3", "many"), ["5:8 wrong-type"]),
        (DRONE.replace("3", "0"), ["5:8 out-of-range"]),
        (DRONE.replace("mars", "marz"), ["2:8 unknown-name"]),
        (DRONE.replace("house: mars\n", ""), ["1:1 missing-key"]),
        (DRONE.replace("house:", "huose:"), ["2:1 unknown-name"]),
        (DRONE.replace("mars", "[mars]"), ["2:8 wrong-type"]),
        (DRONE + "keywords: [elusiv]\n", ["6:12 unknown-name"]),
        (DRONE + "abilities: [{trigger: reap}]\n", ["6:13 invalid"]),
        (DRONE + "examples: [{given: {}}]\n", ["6:12 missing-key"]),
        (DRONE + "examples: [{title: Odd, when: now}]\n", ["6:25 unknown-name"]),
        (DRONE + "examples: [{title: Odd, ruling: 3}]\n", ["6:33 wrong-type"]),
        (DRONE + "examples: [{title: Odd, ruling: so, then: {turn: 1}}]\n", ["6:33 bad-example"]),
        (DRONE + "differs: ''\n", ["6:1 invalid"]),
        (DRONE + "differs: because\n", ["6:1 invalid"]),
        (DRONE + "differs: One. Two. Three.\n", ["6:1 invalid"]),
        (DRONE.replace("creature", "artifact"), ["5:8 power-on-non-creature"]),
        (DRONE.replace("power: 3\n", ""), ["3:7 creature-without-power"]),
        ("- name\n", ["1:1 wrong-type"]),
        ("Drone\n", ["1:1 wrong-type"]),
    ],
)
def test_one_mistake_is_one_finding_at_its_place(pool, content, said):
    """Line and column are those of the wrong word itself, however deep it stands."""
    assert pool.said(content) == said


def test_the_right_name_is_suggested(pool):
    """The finding about a misspelt effect offers the nearest effect."""
    pool.write("trial/mars/drone.yaml", NESTED.format("side: enemy", "drw"))
    (finding,) = pool.check().findings
    assert finding.message == "unknown effect 'drw'"
    assert finding.hint == "did you mean 'draw'?"


def test_five_mistakes_are_five_findings(pool):
    """Nothing hides behind an earlier mistake."""
    content = NESTED.format("sid: enemy", "drw").replace("mars", "marz").replace("power: 3", "power: x")
    assert len(pool.said(content.replace("rarity: common", "rarity: comon"))) == 5


def test_what_is_right_of_a_broken_card_is_looked_at_all_the_same(pool):
    """A card that cannot be built is told of its missing power and its misspelt trait in the same run."""
    content = "name: Drone\nhouse: marz\ntype: creature\nrarity: comon\ntraits: [robott]\nkeywords: [elusiv]\n"
    assert pool.said(content) == [
        "2:8 unknown-name",
        "3:7 creature-without-power",
        "4:9 unknown-name",
        "5:10 unknown-trait",
        "6:12 unknown-name",
    ]


def test_what_is_wrong_of_a_broken_card_is_looked_at_once(pool):
    """Of a type that is no type nothing follows for the power, and of a missing house nothing for the folder."""
    assert pool.said("name: Drone\ntype: creatur\nrarity: common\n") == ["1:1 missing-key", "2:7 unknown-name"]


def test_findings_of_all_files_are_sorted(pool):
    """One run reports on all files, in order of file and place."""
    pool.write("trial/mars/drone.yaml", DRONE.replace("3", "x").replace("mars", "marz"))
    pool.write("trial/dis/imp.yaml", "name: [")
    findings = pool.check().findings
    assert [finding.code for finding in findings] == ["not-yaml", "unknown-name", "wrong-type"]
    assert list(findings) == sorted(findings, key=lambda finding: finding.sort_key)


def test_a_file_that_nobody_reads_is_a_finding(pool):
    """A card in the wrong folder is not passed over."""
    pool.write("trial/stray.yaml", DRONE)
    pool.write("trial/mars/notes.txt", "x")
    report = pool.check()
    assert [finding.code for finding in report.findings] == ["unchecked-file", "unchecked-file"]
    assert "checked 3 of 5 files" in REPORTERS["text"](report)


def test_sets_and_cards_agree(pool):
    """A set with cards has a profile, and what it reprints is a card of another set."""
    pool.write("other/dis/imp.yaml", DRONE.replace("Drone", "Imp").replace("mars", "dis").replace("3", "2"))
    pool.write("trial/set.yaml", TRIAL + "reprints: [Impp, Imp, Drone]\n")
    said = [f"{finding.position} {finding.code}" for finding in pool.check().findings]
    assert said == ["1:1 missing-profile", "4:12 unknown-card", "4:23 needless-reprint"]


def test_a_repeated_entry_is_named_where_it_stands_again(pool):
    """Not the list around it, and not in the validator's words."""
    pool.write("trial/set.yaml", TRIAL.replace("logos]", "mars]") + "reprints: [Imp, Ant, Imp, Ant]\n")
    said = [(str(finding.position), finding.code, finding.message) for finding in pool.check().findings]
    assert said == [
        ("3:21", "repeated-entry", "'mars' is here again; it is entry 1 already"),
        ("4:22", "repeated-entry", "'Imp' is here again; it is entry 1 already"),
        ("4:27", "repeated-entry", "'Ant' is here again; it is entry 2 already"),
    ]


def test_only_what_is_asked_for_is_reported(pool):
    """A path narrows the report, not what is compared with."""
    pool.write("trial/dis/imp.yaml", "name: [")
    twin = pool.write("trial/mars/robot.yaml", DRONE.replace("Drone", "Robot"))
    other = pool.write("trial/mars/unit.yaml", DRONE.replace("Drone", "Unit"))
    assert [finding.code for finding in pool.check(other).findings] == ["twin-cards"]
    assert pool.check(twin).clean


def test_many_cards_are_looked_at_like_few(pool):
    """Work that is shared among processes finds what one process finds."""
    for number in range(WORTHWHILE):
        card = (
            DRONE.replace("Drone", f"Drone {number}")
            + f"traits: [x{number}]\nabilities: [{{trigger: reap, do: {{draw: 1}}}}]\n"
        )
        pool.write(f"trial/mars/drone-{number}.yaml", card)
    codes = Counter(finding.code for finding in pool.check().findings)
    assert codes == {"unknown-trait": WORTHWHILE, "missing-example": WORTHWHILE}


def test_a_path_that_is_not_there_is_no_finding(pool):
    """The check could not be run, and says what was probably meant."""
    with pytest.raises(CheckError, match=r"did you mean drone\.yaml"):
        pool.check(pool.root / "trial" / "mars" / "dronne.yaml")


def test_a_wrong_example_is_found(pool):
    """Examples are played; one that ends otherwise is a finding at its place."""
    path = pool.root / "trial" / "mars" / "drone.yaml"
    path.write_text(path.read_text().replace("aember: 1", "aember: 2"))
    (finding,) = pool.check().findings
    assert finding.code == "example-failed"
    assert finding.position.line >= 11


def test_a_misspelt_example_is_found(pool):
    """A word that no example has is a finding at its place."""
    path = pool.root / "trial" / "mars" / "drone.yaml"
    path.write_text(path.read_text().replace("aember: 1", "aembr: 1"))
    (finding,) = pool.check().findings
    assert finding.code == "bad-example"
    assert finding.position.line == 17


def test_reporters_say_the_same(pool):
    """JSON and annotations hold what the text holds."""
    pool.write("trial/mars/drone.yaml", DRONE.replace("3", "x"))
    report = pool.check()
    (finding,) = json.loads(REPORTERS["json"](report))["findings"]
    assert (finding["line"], finding["column"], finding["code"]) == (5, 8, "wrong-type")
    annotation = REPORTERS["github"](report).splitlines()[0]
    assert annotation.startswith("::error file=") and ",line=5,col=8,title=wrong-type::" in annotation


def test_a_pool_with_a_mistake_is_not_used(pool):
    """Nobody plays with cards that are wrong."""
    assert list(load_pool(pool.root)) == ["Drone"]
    pool.write("trial/mars/drone.yaml", DRONE.replace("3", "x"))
    with pytest.raises(PoolError) as caught:
        load_pool(pool.root)
    assert [finding.code for finding in caught.value.findings] == ["wrong-type"]


def test_the_version_follows_the_cards(pool):
    """Another power is another pool; another example is not."""
    before = load_pool(pool.root).version
    path = pool.root / "trial" / "mars" / "drone.yaml"
    path.write_text(path.read_text().replace("Reaping draws", "Reaping still draws"))
    assert load_pool(pool.root).version == before
    path.write_text(path.read_text().replace("power: 3", "power: 4"))
    assert load_pool(pool.root).version != before


def test_a_card_says_what_its_examples_decide_and_how_it_differs(pool):
    """Both are about the card and no part of it: the version of the pool does not follow them."""
    before = load_pool(pool.root).version
    path = pool.root / "trial" / "mars" / "drone.yaml"
    text = path.read_text().replace("  - title:", "  - ruling: The card is drawn last.\n    title:")
    path.write_text(text + "differs: It draws.\n")
    assert pool.check().clean
    card = load_pool(pool.root)["Drone"]
    assert (card.rulings, card.differs) == (("The card is drawn last.",), "It draws.")
    assert load_pool(pool.root).version == before
