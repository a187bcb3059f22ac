"""The command line: exit codes, suggestions, help, and no traceback for what a person types."""

import re
import subprocess
import sys

import pytest
from click.testing import CliRunner

from vexdata.cli import main
from vexdata.cli.main import ENTRIES
from vexdata.lints import LINTS


def vex(*args: str):
    """Run a command as the shell would."""
    return CliRunner().invoke(main, args, prog_name="vexdata")


@pytest.fixture
def cards(tmp_path):
    """A folder of cards with one creature in it."""
    path = tmp_path / "cards" / "trial" / "mars" / "drone.yaml"
    path.parent.mkdir(parents=True)
    path.write_text("name: Drone\nhouse: mars\ntype: creature\nrarity: common\npower: 3\n")
    (tmp_path / "cards" / "trial" / "set.yaml").write_text("name: Trial\ncode: TR\nhouses: [mars, dis, logos]\n")
    return tmp_path / "cards"


def test_a_clean_check_ends_with_0(cards):
    """Nothing to say."""
    result = vex("check", "--root", str(cards))
    assert (result.exit_code, result.output) == (0, "checked 2 of 2 files: no findings\n")


def test_findings_end_with_1(cards):
    """Each is a line with file, place and code."""
    (cards / "trial" / "mars" / "drone.yaml").write_text("name: Drone\nhouse: marz\n")
    result = vex("check", "--root", str(cards))
    assert result.exit_code == 1
    assert "drone.yaml:2:8: error: unknown house 'marz' [unknown-name]\n  did you mean 'mars'?" in result.output


def test_a_check_that_cannot_run_ends_with_2(cards):
    """A path that is not there, or no cards at all."""
    assert vex("check", "--root", str(cards), "nowhere.yaml").exit_code == 2
    assert vex("check", "--root", str(cards / "none")).exit_code == 2


def test_a_misspelt_command_gets_the_nearest():
    """`vexdata chek` was meant to be `vexdata check`."""
    result = vex("chek")
    assert result.exit_code == 2
    assert "did you mean 'check'?" in result.output


@pytest.mark.parametrize(
    ("what", "near"), [("elusve", "elusive"), ("twin-card", "twin-cards"), ("tomany-icons", "too-many-icons")]
)
def test_a_misspelt_rule_gets_the_nearest(what, near):
    """Rules, keywords and codes are looked for together."""
    result = vex("explain", what)
    assert result.exit_code == 2
    assert f"did you mean '{near}'?" in result.output


@pytest.mark.parametrize(
    ("what", "says"), [("bad penny", "“Bad Penny” is a card"), ("Bad Peny", "did you mean the card “Bad Penny”?")]
)
def test_a_card_is_not_explained_but_shown(what, says):
    """A card's name, even misspelt, is not taken for a misspelt rule."""
    result = vex("explain", what)
    assert result.exit_code == 2
    assert says in result.output
    assert result.output.endswith('vexdata show "Bad Penny"\n')


@pytest.mark.parametrize("command", ["text", "show"])
def test_a_card_is_found_in_any_case(command):
    """Letters large or small, and a misspelt name gets the nearest."""
    from vexdata.pool import load_pool

    name = next(iter(load_pool()))
    assert vex(command, name.upper()).exit_code == 0
    result = vex(command, name + "x")
    assert result.exit_code == 2
    assert f"did you mean {name!r}?" in result.output


def test_a_card_is_shown_with_its_rulings():
    """The judgements that its examples state, below its text."""
    shown = " ".join(vex("show", "Bait and Switch").output.replace("│", " ").split())
    assert "• If the opponent has no more Æmber than you, nothing is stolen." in shown


def test_rules_and_findings_are_explained():
    """From their docstrings, with examples."""
    assert vex("explain", "elusive").output.startswith("Elusive\n")
    assert "duplicate-key: One mapping" in vex("explain", "duplicate-key").output
    for lint in LINTS:
        assert "Bad:" in vex("explain", lint.code).output


@pytest.mark.parametrize("name", [*ENTRIES, "site build", "site serve", "deck new", "deck check"])
def test_every_help_shows_an_example(name):
    """The quickest way to learn a command."""
    result = vex(*name.split(), "--help")
    assert result.exit_code == 0
    assert re.search("Examples?:", result.output)


def test_every_command_is_described():
    """The list of commands does not import them, so it must be complete by itself."""
    assert all(entry.summary.endswith(".") for entry in ENTRIES.values())
    assert all(name in vex("--help").output for name in ENTRIES)


def test_an_interrupt_ends_with_130(monkeypatch):
    """As shells expect it, and without a traceback."""

    def interrupted(*args):
        raise KeyboardInterrupt

    monkeypatch.setattr("vexdata.checking.check", interrupted)
    assert vex("check").exit_code == 130


def test_an_interrupt_of_the_imports_ends_with_130():
    """Ctrl-C in the first moment, before there is a command line to obey it."""
    program = """
import signal, sys
class Impatient:
    def find_spec(self, name, path, target=None):
        if name == "vexdata.cli.main":
            signal.raise_signal(signal.SIGINT)
sys.meta_path.insert(0, Impatient())
from vexdata.start import run
run()
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_a_reader_that_leaves_is_no_error():
    """`vexdata explain elusive | head -0` says nothing on the error output."""
    program = "from vexdata.cli import main; main()"
    process = subprocess.Popen(
        [sys.executable, "-c", program, "explain", "elusive"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 141


def test_starting_up_imports_no_rules():
    """Help appears at once."""
    program = (
        "import sys; from vexdata.cli import main; main(['--help'], standalone_mode=False);"
        "sys.exit(any(name.startswith(('rules_engine', 'yaml', 'rich', 'mkdocs')) for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", program], stdout=subprocess.DEVNULL, check=False).returncode == 0


@pytest.mark.parametrize(
    ("args", "code"), [(["engine"], 0), (["play", "--seed", "3"], 0), (["deck", "check", "-"], 1)]
)
def test_an_input_that_the_shell_closed_is_empty(args, code):
    """`vexdata engine <&-` ends at once, and none of them breaks off."""
    command = [sys.executable, "-m", "vexdata", *args]
    done = subprocess.run(["sh", "-c", '"$@" <&-', "sh", *command], capture_output=True, text=True, check=False)
    assert (done.returncode, "Traceback" in done.stderr) == (code, False)


def test_an_output_that_the_shell_closed_takes_nothing():
    """The engine writes to it all the same."""
    command = f"echo '{{}}' | {sys.executable} -m vexdata engine >&-"
    done = subprocess.run(["sh", "-c", command], stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_explain_knows_what_a_card_prints():
    """Gigantic is the word on the card; the rule is the gigantic creature's."""
    done = vex("explain", "Gigantic")
    assert done.output.startswith("Gigantic Creature\n")
