"""The commands `vexdata deck new` and `vexdata deck check`, on an invented pool."""

import pytest
from click.testing import CliRunner

from tests.decks.synthetic import pool
from vexdata.decks import DEFAULT_SET, parse_decks
from vexdata.decks.cli import deck


@pytest.fixture
def run(monkeypatch):
    """Run the command on the invented pool; gives exit code, output and errors."""
    monkeypatch.setattr("vexdata.pool.load_pool", pool)
    monkeypatch.setattr("vexdata.decks.DEFAULT_SET", "first")

    def call(*arguments, **kwargs):
        result = CliRunner().invoke(deck, [str(each) for each in arguments], **kwargs)
        return result.exit_code, result.stdout, result.stderr

    return call


def test_a_seed_prints_its_deck(run):
    """The same each time, and nothing on stderr."""
    assert run("new", "--seed", 1) == run("new", "--seed", 1, "--set", "F1")
    assert run("new", "--seed", 1)[::2] == (0, "")


def test_without_a_seed_the_drawn_one_is_told(run):
    """It makes the same deck again."""
    _, out, err = run("new")
    assert err.startswith("Seed ")
    assert out == run("new", "--seed", err.split()[1])[1]


@pytest.mark.parametrize("format_", ["text", "json", "markdown"])
def test_what_new_writes_check_accepts(run, tmp_path, format_):
    """One deck, several in one file, and through standard input."""
    file = tmp_path / "decks.out"
    assert run("new", "--seed", 1, "-n", 3, "--format", format_, "--out", file)[0] == 0
    assert run("check", file)[1].count(" is valid\n") == 3
    assert run("check", "-", input=run("new", "--seed", 2, "--format", format_)[1])[0] == 0


def test_the_ending_of_the_file_is_the_format(run, tmp_path):
    """Unless another is asked for; a file that is there is replaced."""
    file = tmp_path / "deck.json"
    file.write_text("old")
    run("new", "--seed", 1, "--out", file)
    assert file.read_text().startswith("{")


def test_a_folder_gets_a_file_for_each_deck(run, tmp_path):
    """The deck of each seed that follows."""
    assert run("new", "--seed", 8, "-n", 5, "--out", tmp_path / "decks")[0] == 0
    seeds = sorted(parse_decks(each.read_text())[0][0].seed for each in (tmp_path / "decks").iterdir())
    assert seeds == [8, 9, 10, 11, 12]
    assert run("new", "--seed", 8, "--out", f"{tmp_path}/new/")[0] == 0
    assert len(list((tmp_path / "new").iterdir())) == 1


def test_check_tells_a_bad_list_from_an_unreadable_one(run, tmp_path):
    """Exit code 1 with findings, 2 with one clear line."""
    bad = tmp_path / "bad.txt"
    bad.write_text("Deck: A\nSet: first\n")
    code, out, _ = run("check", bad)
    assert (code, "the deck has 0 cards; a deck has 36" in out) == (1, True)
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    for name in ("binary", "missing", "."):
        code, out, err = run("check", tmp_path / name)
        assert (code, out, len(err.splitlines())) == (2, "", 1)
        assert err.startswith("Error: cannot read ")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--set", "frist"), "did you mean first?"),
        (("--houses", "dis,logos"), "three different houses"),
        (("--houses", "dis,logos,marss"), "did you mean mars?"),
        (("--seed", "-1"), "not in the range"),
        (("--out", "/dev/null/deck"), "cannot write"),
    ],
)
def test_what_cannot_be_made_is_refused(run, arguments, message):
    """Exit code 2 and the reason."""
    code, _, err = run("new", *arguments)
    assert (code, message in err) == (2, True)


def test_the_help_names_the_default_set(run):
    """The one that decks are drawn from when none is named."""
    assert f"[default: {DEFAULT_SET}]" in " ".join(run("new", "--help")[1].split())
