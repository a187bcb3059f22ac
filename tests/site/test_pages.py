"""The generated pages, written from a book of a few rules and cards."""

import re
from dataclasses import replace

import pytest

from rules_engine.kernel.parameters import Choice, Flag, Integer, ListOf, NodeOf, OneOf, Word
from rules_engine.vex.rulebook import LEXICON as RULEBOOK
from tests.site.small_book import BOOK, LEXICON, ReadyPhase, Taunt
from vexdata.site.book import Example
from vexdata.site.emblems import sigil
from vexdata.site.links import Linker, card_link, escaped, rule_link
from vexdata.site.pages import all_pages
from vexdata.site.pages.kinds import words

PAGES = {page.path: page for page in all_pages(BOOK)}


def _without_links(markdown: str) -> str:
    return re.sub(r"\[<abbr[^>]*>(\w+)</abbr>\]\([^)]*\)", r"\1", markdown)


def test_every_rule_has_its_entry_under_its_permanent_anchor() -> None:
    """A rule stands once in the rulebook: on its section's page, with its slug as the anchor."""
    for rule in LEXICON:
        page = PAGES[f"rulebook/{rule.section}/index.md"]
        assert page.markdown.count(f"## {rule.title} {{: #{rule.slug} ") == 1
        assert rule.entry.definition in _without_links(page.markdown)


def test_a_section_without_rules_has_no_page() -> None:
    """A chapter appears with its first rule."""
    assert "rulebook/empty/index.md" not in PAGES


def test_the_first_use_of_a_term_links_to_its_entry() -> None:
    """Later uses are plain, and an entry does not link to itself."""
    text = "A creature with Taunt. Another creature in the ready phase, a Creature."
    linked = Linker(LEXICON).link(text, "rulebook/keywords/index.md", {Taunt})
    creature = '<abbr title="A card that stands in the battleline.">creature</abbr>'
    phase = '<abbr title="The active player readies their cards.">ready phase</abbr>'
    assert linked == (
        f"A [{creature}](../card-types/index.md#creature) with Taunt. "
        f"Another creature in the [{phase}](../turn/index.md#ready-phase), a Creature."
    )


@pytest.mark.parametrize("text", ["to taunt", "un-Taunt", "Taunted", "`Taunt`", "[Taunt](x.md)"])
def test_what_only_looks_like_a_term_is_not_linked(text: str) -> None:
    """Keywords are linked only as they are printed, with a capital; code and links stay as they are."""
    assert Linker(LEXICON).link(text, "index.md", set()) == text


def test_what_a_card_prints_of_its_type_links_to_the_type() -> None:
    """Gigantic, at the head of a text; gigantic in prose is a word like any other."""
    linked = Linker(RULEBOOK).link("Gigantic. A gigantic pile.", "cards/plain/index.md", set())
    assert linked.startswith('[<abbr title="A creature that is printed as two cards')
    assert linked.endswith("Gigantic</abbr>](../../rulebook/card-types/index.md#gigantic-creature). A gigantic pile.")


def test_links_are_relative_to_the_page() -> None:
    """So the site works from any folder and from the file system."""
    assert rule_link(ReadyPhase, "rulebook/turn/index.md") == "#ready-phase"
    assert rule_link(ReadyPhase, "cards/plain/index.md") == "../../rulebook/turn/index.md#ready-phase"
    assert card_link("plain", "cards/red-guard/index.md") == "../plain/index.md"


def test_an_entry_lists_the_cards_that_use_it() -> None:
    """Creature is the type of all three cards, in the order of their houses."""
    page = PAGES["rulebook/card-types/index.md"].markdown
    assert page.index('[Red "Guard"](') < page.index("[Plain](") < page.index("[Lamplighter](")


def test_an_entry_shows_wording_example_and_difference() -> None:
    """Text in examples and differences is shown as it is written, never taken for markup."""
    keywords = PAGES["rulebook/keywords/index.md"].markdown
    effects = PAGES["rulebook/effects/index.md"].markdown
    assert "A &lt;guard&gt; stands in front" in keywords
    assert "Only &lt;neighbors&gt; are shielded." in keywords
    assert "deal <i>amount</i> damage" in effects
    assert "may be left out: 1" in effects


def test_further_examples_are_folded_away() -> None:
    """Two examples tell most readers enough; the others are a click away."""
    rule = next(rule for rule in BOOK.lexicon if rule.slug == "deal-damage")
    many = tuple(Example(f"Number {number}", ("A board.",), ("A play.",), ("A result.",)) for number in range(1, 5))
    book = replace(BOOK, examples={**BOOK.examples, rule: many})
    page = {page.path: page for page in all_pages(book)}["rulebook/effects/index.md"].markdown
    open_ones, folded = page.split("2 more examples</summary>")
    assert ["Number 1" in open_ones, "Number 2" in open_ones, "Number 3" in open_ones] == [True, True, False]
    assert "Number 3" in folded
    assert "Number 4" in folded.split("</details>")[0]


def test_a_card_page_shows_the_card() -> None:
    """Face, facts, examples and rules are on the page, and none of the text is taken for markup."""
    page = PAGES["cards/red-guard/index.md"]
    assert not page.in_navigation
    assert "Stand \\*firm\\* &amp; &lt;fast&gt;." in page.markdown
    assert "[Creature](../../rulebook/card-types/index.md#creature)" in page.markdown
    assert "You fight the Guard." in PAGES["cards/lamplighter/index.md"].markdown
    assert "just reaps and fights" in PAGES["cards/plain/index.md"].markdown


def test_a_card_page_gives_its_rulings_each_with_its_example() -> None:
    """What an example decides stands above it, apart from the examples that only show the card."""
    page = PAGES["cards/lamplighter/index.md"].markdown
    parts = ["## Rulings", "Two lamps &lt;both&gt; burn.", "A second lamp", "## In play", "A &lt;guard&gt; stands"]
    assert sorted(parts, key=page.index) == parts
    assert "It burns &lt;longer&gt;." in page
    assert "## Rulings" not in PAGES["cards/red-guard/index.md"].markdown


def test_the_gallery_shows_every_card_once() -> None:
    """Also without its script, since the cards are in the page."""
    gallery = PAGES["cards/index.md"].markdown
    assert [gallery.count(f'href="{card.slug}/index.html"') for card in BOOK.cards] == [1, 1, 1]


def test_glossary_timing_and_differences_are_read_from_the_rules() -> None:
    """Nothing on these pages is written by hand."""
    assert all(f"**[{rule.title}](" in PAGES["rulebook/glossary/index.md"].markdown for rule in LEXICON)
    assert "1. **[Ready Phase](../turn/index.md#ready-phase)**" in PAGES["rulebook/timing/index.md"].markdown
    assert "**3** of 370" in PAGES["authors/coverage/index.md"].markdown


def test_differences_stand_under_their_sections_and_link_to_the_entries() -> None:
    """Rules first, in the order of the rulebook, then the cards that say how they differ."""
    page = PAGES["rulebook/keyforge/index.md"].markdown
    parts = [
        "## Keywords",
        '<a href="../keywords/index.html#taunt">Taunt</a>',
        "Only &lt;neighbors&gt;",
        "## Cards",
        '<a href="../../cards/lamplighter/index.html">Lamplighter</a>',
        "It burns &lt;longer&gt;.",
    ]
    assert sorted(parts, key=page.index) == parts
    assert "## The turn" not in page


def test_rules_without_a_card_are_listed_by_section() -> None:
    """Every rule that a card could use and none does."""
    page = PAGES["authors/coverage/index.md"].markdown
    assert "- **Keywords** [Taunt](../../rulebook/keywords/index.md#taunt)\n" in page
    assert "- **Effects** [Deal Damage](../../rulebook/effects/index.md#deal-damage)\n" in page


def test_a_wording_rule_is_shown_by_a_card_that_breaks_it_and_one_that_keeps_it() -> None:
    """The cards' text is rendered; what no card can print is quoted. The other findings follow in a line each."""
    page = PAGES["authors/wording/index.md"].markdown
    assert "## Destroy, never sacrifice {: #one-verb-for-destruction .vex-rule }" in page
    assert "<p><b>Action:</b> Sacrifice Lifeward.</p>" in page
    assert "<p><b>Action:</b> Destroy Sample Card. Destroy each creature.</p>" in page
    assert "| `twin-cards` | Two cards are alike but for their names, houses and rarities. |" in page


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (Integer(), "a number"),
        (Integer(1), "a number, 1 or more"),
        (Integer(None, 5), "a number, 5 or less"),
        (Integer(1, 5), "a number from 1 to 5"),
        (Flag(), "true or false"),
        (Choice(("left", "right")), "left or right"),
        (Word("trait"), "a trait"),
        (Word(), "text"),
        (ListOf(Word("house")), "a list, each a house"),
        (OneOf((Integer(), NodeOf(Taunt))), "a number, or a keyword"),
    ],
)
def test_kinds_of_parameters_read_as_phrases(kind: object, expected: str) -> None:
    """The tables for authors say in words what a parameter holds."""
    assert words(kind) == expected  # type: ignore[arg-type]


def test_a_picture_depends_on_the_name_alone() -> None:
    """The same card looks the same on every machine; another card looks different."""
    assert sigil("Troll") == sigil("Troll") != sigil("Bumpsy")


def test_plain_text_stays_plain_in_markdown() -> None:
    """Whatever a card says, its page shows just that."""
    assert escaped("a*b_[c] <d> & {e}") == "a\\*b\\_\\[c\\] &lt;d&gt; &amp; \\{e\\}"
