"""The card that the authors' page tells of is a real one."""

import re

from rules_engine.vex.card_text import card_text
from rules_engine.vex.cards.definition import CardDefinition
from rules_engine.vex.scenarios.cards import standard_loader
from vexdata import locations
from vexdata.reading import parse

PAGE = (locations.site() / "docs/authors/first-card.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)


def test_the_first_card_loads_and_reads_as_the_page_says() -> None:
    """Its file is the page's blocks, put together; its text is the sentence that the page quotes."""
    data = parse("".join(BLOCKS), "lamplighter.yaml").data
    examples = data.pop("examples")
    card = standard_loader().load(CardDefinition, data)
    quoted = re.search(r"^> (.*)$", PAGE, re.MULTILINE)
    assert quoted
    assert [line.replace("**", "") for line in card_text(card).lines] == [quoted[1].replace("**", "")]
    assert [example["title"] for example in examples] == [
        "Stings as it reaps",
        "Reaps all the same when there is nothing to sting",
    ]
