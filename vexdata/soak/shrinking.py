"""Making a faulty game short: fewer and fewer answers that still show the same fault.

Answers are kept by what they mean, not by their numbers: take out a few, and those that follow are still played where
the game offers them. What it then asks besides is answered in the plainest way.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from rules_engine.kernel.decisions import Decision
from rules_engine.kernel.match import UniformlyRandom
from rules_engine.kernel.randomness import Randomness
from rules_engine.vex.asking import RESTING, PromptKind
from rules_engine.vex.state.game import Game
from vexdata.play.starts import Start
from vexdata.soak.plainest import plainest
from vexdata.soak.trial import STUCK, Fault, Taken, Trial

Script = tuple[Taken, ...]
BY_CHANCE = 200
"""How often in a row a shorter way is looked for by chance."""


class Shrunk:
    """The shortest game found that shows a fault.

    Args:
        trial: a trial that ended with a fault, with the answers that led to it.
        seconds: how long to look for a shorter one.
        clock: tells the time, in seconds.
    """

    def __init__(
        self, trial: Trial, seconds: float = 60.0, clock: Callable[[], float] = time.monotonic
    ) -> None:
        if trial.fault is None:
            raise ValueError("a trial without a fault cannot be made shorter")
        self.start: Start = trial.start
        self.fault: Fault = trial.fault
        self.answers = list(trial.answers)
        self.tries = 0
        self._clock = clock
        self._until = clock() + seconds
        self._limits = trial.limits._replace(seconds=min(trial.limits.seconds, 10))
        self._kind = trial.fault.kind
        self._chance = Randomness(len(trial.answers))
        script = tuple(trial.taken)
        # Looked at after every answer, the fault may show earlier.
        self._script = self._accept(Trial(self.start, self._limits).play(_Scripted(script).choose)) or script
        if self._kind == STUCK:
            self._stop_sooner(trial.turns)
        self._shrink()

    def _stop_sooner(self, turns: int) -> None:
        """Find about the first turn after which nobody can win any more, and play no longer than that.

        Args:
            turns: turns after which nobody can.
        """
        open_until = 0
        while turns - open_until > 1 and self._clock() < self._until:
            between = (open_until + turns) // 2
            limits = self._limits._replace(turns=between)
            found = self._accept(Trial(self.start, limits).play(_Scripted(self._script).choose))
            if found is None:
                open_until = between
            else:
                turns, self._script, self._limits = between, found, limits

    def _shrink(self) -> None:
        """Take out what can be taken out until nothing more can, large pieces first."""
        shorter = True
        while shorter and self._clock() < self._until:
            shorter = False
            size = max(len(self._script) // 2, 1)
            while size:
                shorter = self._without_pieces(size) or shorter
                size //= 2
            shorter = self._with_turns_ended() or shorter
            shorter = shorter or self._by_chance()

    def _without_pieces(self, size: int) -> bool:
        """Try the game without each stretch of `size` answers, the last ones first."""
        before = len(self._script)
        at = len(self._script) - size
        while at >= 0 and self._clock() < self._until:
            self._try(self._script[:at] + self._script[at + size :])
            at = min(at, len(self._script)) - size
        return len(self._script) < before

    def _with_turns_ended(self) -> bool:
        """Try ending a turn instead of each thing that is done in one."""
        before = len(self._script)
        at = len(self._script) - 1
        while at >= 0 and self._clock() < self._until:
            taken = self._script[at]
            if taken.kind == PromptKind.MAIN and taken.option.card is not None:
                ended = taken._replace(option=taken.option._replace(verb="end turn", card=None, value=None))
                self._try((*self._script[:at], ended, *self._script[at + 1 :]))
            at = min(at, len(self._script)) - 1
        return len(self._script) < before

    def _by_chance(self) -> bool:
        """Play on at random from some place of the game, in the hope of a shorter way to the same fault."""
        before = len(self._script)
        for _ in range(BY_CHANCE if before else 0):
            if len(self._script) < before or self._clock() > self._until:
                break
            kept = self._chance.below(before)
            self._try(self._script[:kept], self._chance.next())
        return len(self._script) < before

    def _try(self, script: Script, chance: int | None = None) -> None:
        """Play a script, and after its end plainly or by chance; keep the game if it is shorter."""
        self.tries += 1
        most = len(self.answers) - 1
        player = None if chance is None else UniformlyRandom(chance)
        found = self._accept(Trial(self.start, self._limits, most=most).play(_Scripted(script, player).choose))
        if found is not None:
            self._script = found

    def _accept(self, trial: Trial) -> Script | None:
        """The script of a trial that shows the fault with fewer answers; None for any other."""
        if trial.fault is None or trial.fault.kind != self._kind or len(trial.answers) > len(self.answers):
            return None
        if len(trial.answers) == len(self.answers) and self.tries:
            return None
        self.answers, self.fault = list(trial.answers), trial.fault
        return tuple(trial.taken)


class _Scripted:
    """Answers from a script as far as the game lets it, and plainly where the script has nothing to say."""

    def __init__(self, script: Sequence[Taken], after: UniformlyRandom | None = None) -> None:
        self._script = script
        self._after = after
        self._next = 0

    def choose(self, decision: Decision, game: Game) -> int:
        """The option of the script, or the plainest one; after its end what somebody else takes."""
        if self._after is not None and self._next >= len(self._script):
            return self._after.choose(decision, game)
        while self._next < len(self._script):
            taken = self._script[self._next]
            if taken.player != decision.player or taken.kind != decision.kind:
                if taken.kind in RESTING:
                    break
                # A choice within something that is not done any more.
                self._next += 1
                continue
            self._next += 1
            if taken.option in decision.options:
                return list(decision.options).index(taken.option)
            if decision.kind not in (PromptKind.MAIN, PromptKind.HOUSE):
                break
        return plainest(decision)
