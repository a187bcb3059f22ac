"""The players' choices as scenarios write them, and the options that they mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules_engine.kernel.decisions import Decision, Option
from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.loading import suggestion
from rules_engine.kernel.match import Match
from rules_engine.kernel.nodes import Path
from rules_engine.kernel.scenario import Step, StepRefused
from rules_engine.kernel.scenario_data import fail, keyed, spelt, text, whole, word
from rules_engine.vex.asking import PromptKind
from rules_engine.vex.play.legality import refusal
from rules_engine.vex.scenarios.choices import option_words
from rules_engine.vex.scenarios.naming import meant, pick
from rules_engine.vex.state.game import Game
from rules_engine.vex.vocabulary import HOUSES

ON_CARDS = {
    "play": "play",
    "discard": "discard",
    "reap": "reap",
    "fight": "fight",
    "action": "action",
    "remove stun": "unstun",
}
"""Steps about one card, by their key, and the verb of the option they mean."""
WORDS = {
    "end turn": ("end turn", None),
    "stop": ("stop", None),
    "done": ("stop", None),
    "accept": ("accept", None),
    "decline": ("decline", None),
    "mulligan": ("accept", PromptKind.MULLIGAN),
    "keep": ("decline", PromptKind.MULLIGAN),
    "take archives": ("accept", PromptKind.ARCHIVES),
    "leave archives": ("decline", PromptKind.ARCHIVES),
}
"""Steps that are one word: the verb of the option, and the prompt they belong to, if to one only."""
_LEADING = (*ON_CARDS, "choose", "option", "house", "flank", "position", "resolve", "number")
KEYS = (*_LEADING, "target", "on")
_INLINE = {
    "play": ("flank", "position", "on", "choose"),
    "fight": ("target",),
    "reap": ("choose",),
    "action": ("choose",),
}


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer to one question: what is done, to which card or with which word.

    Args:
        verb: the verb of the option, as the game offers it.
        said: the key or word that the scenario uses.
        value: the name, number or word under it.
        target: the name of the creature to fight.
        prompt: the one kind of prompt it answers, or None.
    """

    verb: str
    said: str
    value: Any = None
    target: str | None = None
    prompt: PromptKind | None = None

    def __str__(self) -> str:
        words = self.said if self.value is None else f"{self.said} {self.value}"
        return f"{words}, target {self.target}" if self.target else words


def read_step(step: Step) -> tuple[Answer, ...]:
    """The answers one step stands for: more than one when later answers are given inline or as a list.

    Raises:
        ScenarioError: the step is misspelt.
    """
    return read_answers(step.content, step.path)


def read_answers(content: Any, path: Path) -> tuple[Answer, ...]:
    """The answers that a step's content stands for."""
    if isinstance(content, str):
        said = spelt(content)
        if said not in WORDS:
            fail(path, f"no such step: {content!r}", suggestion(content, WORDS))
        verb, prompt = WORDS[said]
        return (Answer(verb, said, prompt=prompt),)
    if not isinstance(content, Mapping):
        fail(path, f"a step is a word such as 'end turn' or a mapping such as play: …, not {content!r}")
    parts = keyed(content, KEYS, path, "a step")
    lead = next((key for key in parts if key in _LEADING), None)
    if lead is None:
        fail(path, f"a step does one of: {', '.join(_LEADING)}")
    for key in parts:
        if key != lead and key not in _INLINE.get(lead, ()):
            fail(parts[key][0], f"{key!r} does not go with {lead!r}; give it a step of its own")
    answers: list[Answer] = []
    target = text(parts["target"][1], parts["target"][0], "a creature's name") if "target" in parts else None
    for key, (place, value) in parts.items():
        if key != "target":
            answers.extend(_answers(key, value, place, target if key == lead else None))
    return tuple(answers)


def _answers(key: str, value: Any, place: Path, target: str | None) -> Sequence[Answer]:
    match key:
        case "choose" | "on" | "option":
            several = value if isinstance(value, list | tuple) else [value]
            if not several:
                fail(place, "the list is empty; to choose nothing, say 'stop'")
            for one in several:
                if isinstance(one, bool) or not isinstance(one, str | int):
                    fail(place, f"expected a card's name, or an option's number or words, not {one!r}")
            return [Answer("choose", "choose", one) for one in several]
        case "house":
            return [Answer("house", key, word(value, HOUSES, place, "house"))]
        case "flank":
            return [Answer("flank", key, word(value, ("left", "right"), place, "flank"))]
        case "position":
            return [Answer("position", key, whole(value, place))]
        case "number":
            return [Answer("number", key, whole(value, place))]
        case "resolve":
            several = value if isinstance(value, list | tuple) else [value]
            for one in several:
                if isinstance(one, bool) or not isinstance(one, str | int):
                    fail(place, f"expected a card's name or a number, not {one!r}")
            return [Answer("resolve", key, one) for one in several]
        case _:
            return [Answer(ON_CARDS[key], key, text(value, place, "a card's name"), target)]


def option_index(match: Match[Game], actor: int, answer: Answer) -> int:
    """The option that an answer means.

    Raises:
        StepRefused: it is not on offer; the message gives the rule's reason where there is one.
    """
    decision = match.decision
    assert decision is not None
    options = list(decision.options)
    if answer.prompt is not None and decision.kind != answer.prompt:
        raise StepRefused(f"{answer.said!r} answers {answer.prompt.value}, and the game asks for {decision.kind}")
    found = _find(match.game, decision, options, actor, answer)
    if found is not None:
        return options.index(found)
    raise StepRefused(_reason(match.game, decision, actor, answer))


def _find(
    game: Game, decision: Decision, options: list[Option], actor: int, answer: Answer
) -> Option | None:
    if answer.verb == "choose" and decision.kind == PromptKind.OPTION:
        return _option_by_words(game, decision, options, answer.value)
    if answer.verb == "choose" and decision.kind in (PromptKind.HOUSE_NAME, PromptKind.NUMBER):
        return next((each for each in options if spelt(each.value) == spelt(answer.value)), None)
    fitting = [option for option in options if option.verb == answer.verb]
    if answer.verb == "resolve" and isinstance(answer.value, int):
        return fitting[answer.value - 1] if 1 <= answer.value <= len(fitting) else None
    if answer.verb in ("house", "flank", "position", "number"):
        return next((option for option in fitting if option.value == answer.value), None)
    if answer.value is None:
        return fitting[0] if fitting else None
    if not fitting or not isinstance(answer.value, str):
        return None
    if answer.target is not None:
        targets = [option.value for option in fitting if isinstance(option.value, int)]
        if not targets:
            return None
        for option in _by_lookup(game, actor, answer.value, fitting):
            mine = [each.value for each in fitting if each.card == option.card]
            target = pick(game, 1 - actor, answer.target, mine)
            if target is not None:
                return option._replace(value=target.id)
        return None
    named = _by_lookup(game, actor, answer.value, fitting)
    if answer.verb == "fight" and len({option.value for option in named}) > 1:
        raise StepRefused(f"say whom {answer.value} fights: {{fight: {answer.value}, target: …}}")
    return named[0] if named else None


def _by_lookup(game: Game, actor: int, name: str, options: list[Option]) -> list[Option]:
    """The options about cards of a name, the card looked up first coming first."""
    found: list[Option] = []
    left = [option for option in options if option.card is not None]
    while left:
        card = pick(game, actor, name, [option.card for option in left if option.card is not None])
        if card is None:
            break
        found.extend(option for option in left if option.card == card.id)
        left = [option for option in left if option.card != card.id]
        if name.endswith(")") and name != card.name:
            break
    return found


def _option_by_words(game: Game, decision: Decision, options: list[Option], value: Any) -> Option | None:
    if isinstance(value, int):
        return options[value - 1] if 1 <= value <= len(options) else None
    wanted = spelt(value)
    words = [option_words(game, decision, option) for option in options]
    exact = [option for option, said in zip(options, words, strict=True) if wanted in map(spelt, said)]
    if exact:
        return exact[0]
    close = [option for option, said in zip(options, words, strict=True) if any(wanted in spelt(each) for each in said)]
    if len(close) > 1:
        raise StepRefused(f"{value!r} fits more than one option; give its number")
    return close[0] if close else None


def _reason(game: Game, decision: Decision, actor: int, answer: Answer) -> str:
    verbs = {option.verb for option in decision.options}
    if answer.verb not in verbs and (decision.kind != PromptKind.MAIN or answer.said not in ON_CARDS):
        return f"the game did not ask for this ({answer}); it asks for {decision.kind}"
    if answer.said not in ON_CARDS:
        return f"this is not on offer: {answer}"
    found = why_not(game, actor, answer)
    return f"this is not on offer: {answer}" + (f": {found.sentence} ({found.slug})" if found else "")


def why_not(game: Game, player: int, answer: Answer) -> Any:
    """The refusal with which the game declines an answer in the main phase, or None without a reason."""
    card = meant(game, player, str(answer.value), answer.verb)
    target = None if answer.target is None else meant(game, player, answer.target, "target")
    return refusal(game, player, answer.verb, card, target)
