"""A scenario as sentences that a player reads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules_engine.kernel.english import counted, listed, plural, sentence, third_person
from rules_engine.kernel.loading import Loader
from rules_engine.kernel.scenario import Scenario, Story
from rules_engine.kernel.scenario_data import ACTORS, CHECK, Keyed, keyed, spelt
from rules_engine.kernel.text import Writer
from rules_engine.vex.card_text import UNCOUNTABLE, WRITER
from rules_engine.vex.play.refusals import REFUSALS
from rules_engine.vex.scenarios.board import GIVEN_KEYS, PILES, PLAYER_KEYS, first_named_house
from rules_engine.vex.scenarios.card_checks import CARD_CHECKS
from rules_engine.vex.scenarios.card_words import ORDINALS, CardWords, state_of
from rules_engine.vex.scenarios.cards import PRINTED_KEYS, STATE_KEYS, Cast, Pool, read_entry, standard_loader
from rules_engine.vex.scenarios.expectations import PLAYER_CHECKS, TOP_CHECKS
from rules_engine.vex.scenarios.steps import Answer, read_answers, read_step
from rules_engine.vex.vocabulary import HOUSES, house_name

SUBJECTS = ("you", "your opponent")
OWNERS = ("your", "your opponent's")
_HAVE = ("have", "has")
_TYPES = {"line": "creature", "artifacts": "artifact"}
_PLACES = {
    "hand": "hand",
    "discard": "discard pile",
    "archives": "archives",
    "purged": "purge pile",
    "deck": "deck",
}
_PHASES = {
    "set up": "The game is about to be set up",
    "start": "It is the start of {turn}",
    "forge": "It is the forge phase of {turn}",
    "house": "It is {turn}, before the choice of a house",
    "ready": "It is {turn}, before cards are readied",
    "draw": "It is {turn}, before cards are drawn",
    "end": "It is the end of {turn}",
}


def story(scenario: Scenario, pool: Pool, loader: Loader, writer: Writer) -> Story:
    """A scenario as sentences: what is given, what the players do, what is then true."""
    return _Teller(scenario, pool, loader, writer).story()


def sentences(data: Any, pool: Pool | None = None, loader: Loader | None = None, writer: Writer | None = None) -> Story:
    """A scenario in plain data as sentences; its title may stand outside the data."""
    scenario = Scenario.from_data(data, title=None if "title" in data else "Example")
    return story(scenario, pool or {}, loader or standard_loader(), writer or WRITER)


def phrase(answer: Answer) -> str:
    """An answer in the infinitive: play Scout, choose the second option."""
    value = called(answer.value) if isinstance(answer.value, str) else answer.value
    match answer.said:
        case "play" | "discard":
            return f"{answer.said} {value}"
        case "reap":
            return f"reap with {value}"
        case "fight":
            return f"fight {called(answer.target)} with {value}" if answer.target else f"fight with {value}"
        case "action":
            return f"use the Action of {value}"
        case "remove stun":
            return f"remove the stun from {value}"
        case "choose" | "option":
            return f"choose {value}" if isinstance(value, str) else f"choose the {_ordinal(int(value))} option"
        case "house":
            return f"choose house {house_name(str(value))}"
        case "flank":
            return f"put it on the {value} flank"
        case "position":
            return f"put it in the {_ordinal(int(answer.value) + 1)} place from the left"
        case "resolve":
            if isinstance(value, int):
                return f"resolve the {_ordinal(value)} ability next"
            return f"resolve the ability of {value} next"
        case "number":
            return f"name the number {value}"
        case "end turn":
            return "end the turn"
        case "stop" | "done":
            return "choose no more"
        case "keep":
            return "keep the hand"
        case "take archives":
            return "take the archives"
        case "leave archives":
            return "leave the archives"
    return answer.said


def called(name: str) -> str:
    """A name as a sentence says it: the second copy of Guard is "the second Guard"."""
    start, bracket, number = name.removesuffix(")").rpartition(" (")
    return f"the {_ordinal(int(number))} {start}" if bracket and number.isdigit() else name


def _ordinal(number: int) -> str:
    return ORDINALS[number - 1] if 1 <= number <= len(ORDINALS) else f"{number}th"


def _number(number: int, noun: str) -> str:
    """How many of what a player has: no keys, 2 Æmber."""
    return counted(number, noun, UNCOUNTABLE) if number else f"no {plural(noun, UNCOUNTABLE)}"


def _does(actor: int, words: str) -> str:
    if words == "keep the hand":
        words = f"keep {'your' if actor == 0 else 'their'} hand"
    return f"{SUBJECTS[actor]} {words if actor == 0 else third_person(words)}"


class _Teller:
    def __init__(self, scenario: Scenario, pool: Pool, loader: Loader, writer: Writer) -> None:
        self.scenario = scenario
        self.top = keyed(scenario.given, GIVEN_KEYS, ("given",), "a board")
        described = [self.top.get(name, (("given", name), {})) for name in ACTORS]
        self.sides: list[Keyed] = [
            keyed(data, PLAYER_KEYS, at, name) for name, (at, data) in zip(ACTORS, described, strict=True)
        ]
        self.active = ACTORS.index(self.top["active"][1]) if "active" in self.top else 0
        self.house = first_named_house(self.sides[self.active], pool)
        self.words = CardWords(Cast(pool, loader, self.house), writer)
        self.actor = self.active
        """Who is to choose, as far as can be told from the steps."""

    def story(self) -> Story:
        given = tuple(sentence(one) for one in self.given())
        do = tuple(sentence(one) for one in self.do())
        then = tuple(sentence(one) for one in self.then(self.scenario.then))
        return Story(given, do, then)

    # Given -----------------------------------------------------------------------------------------------------

    def given(self) -> Iterator[str]:
        turn = f"{OWNERS[self.active]} turn"
        if self.top.get("first turn", ((), False))[1] is True:
            turn = f"{turn}, the first of the game,"
        phase = spelt(self.top["phase"][1]) if "phase" in self.top else "main"
        if phase in _PHASES:
            yield _PHASES[phase].format(turn=turn)
        elif "house" in self.sides[self.active]:
            yield f"it is {turn} and {house_name(self.house)} is {OWNERS[self.active]} active house"
        else:
            yield f"it is {turn.rstrip(',')}"
        for index, side in enumerate(self.sides):
            yield from self._side(index, side)
        if "forged last turn" in self.top:
            who = self.top["forged last turn"][1]
            yield f"{SUBJECTS[1 - self.active if who is True else ACTORS.index(who)]} forged a key last turn"

    def _side(self, index: int, side: Keyed) -> Iterator[str]:
        subject = f"{SUBJECTS[index]} {_HAVE[index]}"
        numbers = [
            _number(side[key][1], noun)
            for key, noun in (("aember", "Æmber"), ("keys", "key"), ("chains", "chain"))
            if key in side
        ]
        if numbers:
            yield f"{subject} {listed(numbers)}"
        if "houses" in side:
            houses = [house_name(spelt(house).replace(" ", "_")) for house in side["houses"][1]]
            yield f"the houses of {OWNERS[index]} deck are {listed(houses)}"
        for keys, where in ((("line", "artifacts"), "in play"), (("hand",), "in hand")):
            cards = [
                self.words.introduce(read_entry(item, (*side[key][0], number)), _TYPES.get(key))
                for key in keys
                if key in side and isinstance(side[key][1], list)
                for number, item in enumerate(side[key][1])
            ]
            if cards:
                yield f"{subject} {listed(cards)} {where}"
        for key in PILES:
            if key not in side or (key == "hand" and isinstance(side[key][1], list) and side[key][1]):
                continue
            yield self._pile(index, key, side[key][1], introduce=True)
        for key, (_, value) in side.items():
            if key.endswith((" this turn", " last turn")):
                *fact, when, turn = key.split()
                what = "a key" if value is True else counted(value, "key") if isinstance(value, int) else listed(value)
                yield f"{SUBJECTS[index]} {' '.join(fact)} {what} {when} {turn}"

    def _pile(self, index: int, key: str, value: Any, introduce: bool = False) -> str:
        where = f"{OWNERS[index]} {_PLACES[key]}"
        many = key == "archives"
        if not value:
            return f"{where} {'are' if many else 'is'} empty"
        if isinstance(value, int):
            cards = counted(value, "card")
            if key == "hand":
                return f"{SUBJECTS[index]} {_HAVE[index]} {cards} in hand"
            return f"{where} {'hold' if many else 'holds'} {cards}"
        allowed = (*PRINTED_KEYS, *STATE_KEYS) if introduce else CARD_CHECKS
        entries = [read_entry(item, (key, number), allowed) for number, item in enumerate(value)]
        names = [self.words.introduce(entry) if introduce else entry.name for entry in entries]
        if key == "hand":
            return f"{SUBJECTS[index]} {_HAVE[index]} {listed(names)} in hand"
        if key == "deck":
            return f"the top of {where} is {listed(names, 'then')}"
        return f"{listed(names)} {'is' if len(names) == 1 else 'are'} in {where}"

    # Do --------------------------------------------------------------------------------------------------------

    def do(self) -> Iterator[str]:
        for step in self.scenario.do:
            if step.actor == CHECK:
                yield f"now, {'; '.join(self.then(step.content))}"
                continue
            self.actor = ACTORS.index(step.actor)
            answers = read_step(step)
            first, *rest = [phrase(answer) for answer in answers]
            if rest and isinstance(step.content, Mapping) and "on" in step.content:
                first, rest = f"{first} on {called(str(answers[1].value))}", rest[1:]
            yield _does(self.actor, listed([first, *(f"{one}" for one in rest)]) if self.actor == 0 else first)
            if self.actor:
                yield from (_does(self.actor, one) for one in rest)
            if answers[-1].said == "end turn":
                self.actor = 1 - self.actor

    # Then ------------------------------------------------------------------------------------------------------

    def then(self, expected: Any) -> Iterator[str]:
        for key, (at, value) in keyed(expected, TOP_CHECKS, ("then",), "what must be true").items():
            match key:
                case "you" | "opponent":
                    yield from self._player(ACTORS.index(key), keyed(value, PLAYER_CHECKS, at, key))
                case "house":
                    yield "no house is active" if value is None else f"the active house is {house_name(str(value))}"
                case "phase":
                    yield f"it is the {spelt(value).removesuffix(' phase')} phase"
                case "turn":
                    yield f"it is turn {value}"
                case "active":
                    yield f"it is {OWNERS[ACTORS.index(value)]} turn"
                case "winner":
                    yield "nobody has won" if value not in ACTORS else _does(ACTORS.index(value), "have won the game")
                case "can choose":
                    if not value:
                        yield "nothing can be chosen"
                    else:
                        names = [house_name(one) if one in HOUSES else one for one in value]
                        many = len(names) > 1
                        yield f"the choice is between {listed(names)}" if many else f"only {names[0]} can be chosen"
                case "can":
                    yield from (f"{SUBJECTS[self.actor]} can {self._offer(one)}" for one in value or ())
                case "cannot":
                    yield from (f"{SUBJECTS[self.actor]} cannot {self._offer(one)}" for one in value or ())
                case "log":
                    lines = [value] if isinstance(value, str) else value or []
                    yield f"the log says {listed([f'“{one}”' for one in lines])}"

    def _offer(self, one: Any) -> str:
        because = one.get("because") if isinstance(one, Mapping) else None
        if because is not None:
            one = {key: part for key, part in one.items() if key != "because"}
        answer = read_answers(one, ("then",))[0]
        said = "stop choosing" if answer.said in ("stop", "done") else phrase(answer)
        reason = next((each.sentence for each in REFUSALS if each.slug == because), None)
        return f"{said}: {reason[0].lower()}{reason[1:].rstrip('.')}" if reason else said

    def _player(self, index: int, expected: Keyed) -> Iterator[str]:
        subject = f"{SUBJECTS[index]} {_HAVE[index]}"
        numbers = [
            _number(value, noun)
            for key, noun in (("aember", "Æmber"), ("keys", "key"), ("chains", "chain"))
            for _, value in [expected.get(key, ((), None))]
            if value is not None
        ]
        if numbers:
            yield f"{subject} {listed(numbers)}"
        for key, (at, value) in expected.items():
            if key in PILES:
                yield self._pile(index, key, value)
            elif key in ("line", "artifacts"):
                yield from self._in_play(index, key, at, value)

    def _in_play(self, index: int, key: str, at: Any, value: Any) -> Iterator[str]:
        subject = f"{SUBJECTS[index]} {_HAVE[index]}"
        noun = "creature" if key == "line" else "artifact"
        if isinstance(value, int) or not value:
            yield f"{subject} {counted(value, noun) if value else f'no {noun}s'} in play"
            return
        entries = [read_entry(item, (*at, number), CARD_CHECKS) for number, item in enumerate(value)]
        names = [entry.name for entry in entries]
        if len(entries) > 1 and key == "line":
            yield f"{OWNERS[index]} battleline is {listed(names)}"
        elif not entries[0].said or len(entries) > 1:
            yield f"{subject} {listed(names)} in play"
        for number, entry in enumerate(entries):
            copies = names.count(entry.name)
            name = f"the {_ordinal(names[: number + 1].count(entry.name))} {entry.name}" if copies > 1 else entry.name
            if entry.said:
                yield f"{name} {state_of(entry.said)}"
