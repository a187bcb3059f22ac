"""Stepping through a record: one step an answer, with what was asked, what happened and how the board then stood."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules_engine.kernel.match import IllegalAnswer, Match
from rules_engine.vex.scenarios.board import NAMES
from rules_engine.vex.scenarios.picture import picture
from rules_engine.vex.state.events import Names, tell
from rules_engine.vex.state.game import Game
from rules_engine.vex.state.invariants import aember_of, violations
from vexdata.play import words
from vexdata.play.starts import Start

HELP = """\
  n, or nothing   the next step
  p               the step before
  jump 12, or 12  that step; jump end, the last one
  board           the board again
  log             everything that happened up to here
  quit            leave"""


class Replay:
    """A match that is played again from a record, forwards and backwards.

    Args:
        start: how it begins.
        answers: the answers of the record.
    """

    def __init__(self, start: Start, answers: Sequence[int]) -> None:
        self.start = start
        self.answers = tuple(answers)
        self.trouble: str | None = None
        """Why the match does not go on after the last step that can be reached."""
        self.last = len(self.answers)
        """The last step; less than the number of answers once one of them turned out not to fit."""
        self._begin()

    def _begin(self) -> None:
        self.match: Match[Game] = Match(self.start.game())
        self._aember = aember_of(self.start.game())
        self.step = 0
        self.asked = ""
        self.news = 0

    def go(self, step: int) -> None:
        """Go to a step, 0 for the beginning, or as near to it as the match can be played."""
        step = min(max(step, 0), self.last)
        if step < self.step:
            self._begin()
        while self.step < step and self._answer(self.answers[self.step]):
            pass

    def _answer(self, answer: int) -> bool:
        game, decision = self.match.game, self.match.decision
        asked = ""
        if decision is not None and answer < len(decision.options):
            said = words.label(game, decision, decision.options[answer])
            asked = f"{caller(game, decision.player)}: {words.question(game, decision)} {said}"
        before = len(game.log)
        try:
            self.match.answer(answer)
        except IllegalAnswer as error:
            self.last, self.trouble = self.step, f"The next answer of the record does not fit: {error}."
            return False
        except Exception as error:  # the engine itself broke off, which is what such a record is kept for
            self.last = self.step
            self.trouble = f"At the next answer ({asked}) the game breaks off: {type(error).__name__}: {error}"
            self._begin()
            self.go(self.last)
            return False
        self.step += 1
        self.asked, self.news = asked, before
        return True

    def broken(self) -> list[str]:
        """What is wrong with the game at this step; nothing, for a sound one."""
        return violations(self.match.game, self._aember)

    def page(self) -> list[str]:
        """This step in lines: the answer, what happened, the board."""
        lines = [f"Step {self.step} of {len(self.answers)}" + (f": {self.asked}" if self.asked else "")]
        lines += [f"  {sentence}" for sentence in self.sentences(self.news)]
        lines += ["", *self.board(), *(f"Broken: {problem}" for problem in self.broken())]
        if self.trouble and self.step == self.last:
            lines.append(self.trouble)
        return lines

    def board(self) -> list[str]:
        """The board, with both hands."""
        return picture(self.match.game).splitlines()

    def sentences(self, first: int = 0) -> list[str]:
        """What happened, from the event `first` on."""
        game = self.match.game
        names = Names((caller(game, 0), caller(game, 1)), {card.id: card.name for card in game.cards})
        return [tell(event, names) for event in game.log.events[first:]]


def caller(game: Game, player: int) -> str:
    """What a player is called, where both are looked at from outside."""
    names = tuple(each.name for each in game.players)
    if names == NAMES:
        return ("The first player", "The second player")[player]
    return names[player] if names[0] != names[1] else f"{names[player]} ({player + 1})"


class Reader:
    """A person who steps through a record in the terminal.

    Args:
        replay: the record.
        read: asks for a line; raises EOFError at the end of input.
        show: prints a line.
    """

    def __init__(self, replay: Replay, read: Callable[[str], str], show: Callable[[str], None]) -> None:
        self.replay = replay
        self.read = read
        self.show = show

    def all(self) -> bool:
        """Print every step; returns whether the whole match could be played and stayed sound."""
        sound = True
        step = 0
        while step <= self.replay.last:
            self.replay.go(step)
            if self.replay.step == step:
                self._page()
                self.show("")
                sound = sound and not self.replay.broken()
            step += 1
        if self.replay.trouble is not None:
            self.show(self.replay.trouble)
        return sound and self.replay.trouble is None

    def walk(self) -> None:
        """Step through it as the person says."""
        self.show(HELP)
        self._page()
        while True:
            try:
                line = self.read(f"{self.replay.step}> ").strip().lower()
            except EOFError:
                return
            if line in ("q", "quit", "exit"):
                return
            self._do(line)

    def _do(self, line: str) -> None:
        replay = self.replay
        target = line.removeprefix("jump").strip() if line.startswith("jump") else line
        if line in ("", "n", "next"):
            if replay.step == replay.last:
                self.show(replay.trouble or "This is the last step.")
                return
            self._go(replay.step + 1)
        elif line in ("p", "previous"):
            if not replay.step:
                self.show("This is the beginning.")
                return
            self._go(replay.step - 1)
        elif line == "board":
            self.show("\n".join(replay.board()))
        elif line == "log":
            self.show("\n".join(f"  {sentence}" for sentence in replay.sentences()))
        elif target == "end":
            self._go(replay.last)
        elif target.isdecimal() and len(target) < 10:
            self._go(int(target))
        elif line in ("?", "help"):
            self.show(HELP)
        else:
            self.show(f"{line!r} is nothing that can be done here:\n{HELP}")

    def _go(self, step: int) -> None:
        self.replay.go(step)
        self._page()

    def _page(self) -> None:
        self.show("\n".join(self.replay.page()))
