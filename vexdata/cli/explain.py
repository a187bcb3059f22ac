"""`vexdata explain`."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

import click

from vexdata.cli.commands import Failure, not_found

if TYPE_CHECKING:
    from rules_engine.kernel.rule import Rule
    from vexdata.lints import Lint
    from vexdata.rule_examples import RuleExample

PLAIN_CODES = {
    "unreadable": "The file could not be opened.",
    "too-large": "The file is larger than any card needs.",
    "not-utf-8": "The file is not saved as UTF-8.",
    "not-yaml": "The file is not YAML.",
    "empty-file": "The file says nothing.",
    "too-deep": "The file is nested more deeply than any card needs.",
    "alias": "A YAML alias stands for something written elsewhere; card files write everything out.",
    "tag": "A YAML tag stands in a card file, where it means nothing.",
    "bad-key": "A key in front of a colon is no plain word.",
    "number": "A number is too large, or is not finite.",
    "duplicate-key": "One mapping has the same key twice.",
    "unknown-name": "A word is none of those that can stand in this place.",
    "missing-key": "Something that cannot be left out is left out.",
    "wrong-type": "A value is of the wrong kind: a word where a number is meant, or the like.",
    "out-of-range": "A number is larger or smaller than it can be.",
    "repeated-entry": "A list has the same entry twice.",
    "invalid": "Parts that are right by themselves do not fit together.",
    "unchecked-file": "A file lies where no card, set profile or list of traits is looked for.",
    "missing-profile": "A set has cards and no profile.",
    "needless-reprint": "A set lists as a reprint what is printed in it anyway.",
    "bad-example": "An example of a card is misspelt.",
    "example-failed": "An example of a card does not go as it says.",
    "example-crashed": "The game broke off in an example of a card.",
    "text-fails": "The text of a card cannot be rendered.",
    "deck-list": "A deck list is not written as one.",
    "unknown-set": "A deck names a set that does not exist.",
    "deck-houses": "A deck has more or fewer houses than a deck has.",
    "deck-house": "A deck has a house that its set does not have.",
    "deck-size": "A deck has more or fewer cards than a deck has.",
    "deck-house-size": "A house of a deck has more or fewer cards than its share.",
    "deck-half": "A gigantic creature is two cards of a deck, a base half and an art half; one of them is missing.",
    "card-house": "A card stands under a house that is not its own.",
    "card-set": "A card of a deck is not in the deck's set.",
    "printed-icons": "A copy of a card in a deck lacks an icon that is printed on the card.",
    "unknown-icon": "A copy of a card in a deck has a bonus icon that does not exist.",
    "icon-refused": "A copy of a card in a deck has an added icon that the card does not take.",
    "icon-order": "The icons that Enhance added to a copy of a card are not in their order.",
    "enhance-unplaced": "A deck says that an added icon found no card, where one could have taken it.",
    "enhance-count": "A deck has other added icons than the Enhance of its cards grants.",
}
"""What each finding means that is no lint's."""


@click.command()
@click.argument("what")
def explain(what: str) -> None:
    """Explain WHAT: a rule, a keyword, or the code of a finding.

    \b
    Example:
      vexdata explain elusive
    """
    from rules_engine.kernel.lexicon import LexiconError
    from vexdata.lints import LINTS, find_lint
    from vexdata.rules import lexicon

    if what in PLAIN_CODES:
        click.echo(f"{what}: {PLAIN_CODES[what]}")
        return
    if lint := find_lint(what):
        _print_lint(lint)
        return
    keys = {key: rule for rule in lexicon() if (key := getattr(rule, "key", None))}
    try:
        rule = lexicon().find(what)
    except LexiconError:
        # What a card prints may be another word than the rule's name: Gigantic.
        keys = {str(rule.entry.text).strip().lower(): rule for rule in lexicon() if _is_plain(rule.entry.text)} | keys
        word = what if what in keys else what.lower()
        if word not in keys:
            _refuse(what, [*(rule.slug for rule in lexicon()), *keys, *(each.code for each in LINTS), *PLAIN_CODES])
        rule = keys[word]
    _print_rule(rule)


def _refuse(what: str, names: list[str]) -> NoReturn:
    """Refuse what is neither a rule nor a finding; the name of a card, even misspelt, is told to be one.

    Args:
        names: all rules and findings.
    """
    from vexdata.findings import nearest
    from vexdata.pool import PoolError, load_pool
    from vexdata.pool.card_file import card_slug

    try:
        cards = {file.slug: file.name for file in load_pool().values()}
    except PoolError:
        cards = {}
    if name := cards.get(card_slug(what)):
        raise Failure(f"“{name}” is a card; see it with: {_to_show(name)}")
    near = nearest(what, [*names, *cards])
    if near in cards and near not in names:
        name = cards[near]
        meant = f"did you mean the card “{name}”? See it with: {_to_show(name)}"
        raise Failure(f"no rule or finding is called {what!r}; {meant}")
    not_found("rule or finding", what, near)


def _to_show(name: str) -> str:
    """The command that shows a card."""
    return f'vexdata show "{name}"'


def _is_plain(template: str | None) -> bool:
    return template is not None and "{" not in template


def _print_rule(rule: type[Rule]) -> None:
    from vexdata.rule_examples import RuleExampleError, rule_examples

    entry = rule.entry
    click.secho(rule.title, bold=True)
    for paragraph in (entry.definition, *entry.body):
        click.echo(click.wrap_text(paragraph))
    if entry.args:
        click.echo()
        for name, description in entry.args.items():
            click.echo(click.wrap_text(f"{name}: {description}", initial_indent="  ", subsequent_indent="    "))
    try:
        examples = rule_examples()[rule]
    except RuleExampleError as error:
        raise Failure(str(error)) from None
    for example in examples:
        click.echo(f"\nExample: {example.title}")
        _print_told(example)
    if entry.differs:
        click.echo(f"\nDiffers: {entry.differs}")
    if entry.see:
        click.echo(f"\nSee: {', '.join(entry.see)}")


def _print_told(example: RuleExample) -> None:
    """Print a worked example as the rulebook does: in sentences."""
    from rules_engine.vex.card_text import WRITER
    from rules_engine.vex.scenarios.sentences import sentences
    from vexdata.pool import load_pool
    from vexdata.rules import card_loader

    told = sentences(example.data, load_pool().definitions, card_loader(), WRITER)
    for heading, lines in (("Given", told.given), ("Do", told.do), ("Then", told.then)):
        if lines:
            text = click.wrap_text(" ".join(lines), initial_indent=f"  {heading}: ", subsequent_indent="    ")
            click.echo(text)


def _print_lint(lint: type[Lint]) -> None:
    click.secho(f"{lint.code} ({lint.severity.value})", bold=True)
    for paragraph in (lint.entry.definition, *lint.entry.why):
        click.echo(click.wrap_text(paragraph))
    for example in lint.entry.examples:
        click.echo(f"\n{'Good' if example.good else 'Bad'}:")
        click.echo("".join(f"  {line}\n" for line in example.text.splitlines()), nl=False)
