"""One person against a bot in the terminal: every prompt explains itself and can be taken back."""

from __future__ import annotations

from collections.abc import Callable

from rules_engine.kernel.decisions import Decision
from rules_engine.kernel.match import Agent
from rules_engine.vex.state.events import Names, tell
from vexdata.play import words
from vexdata.play.table import Table

HELP = """\
Type the number of your choice, or
  ?        why this is asked, and the rule it comes from
  undo     take back your last choice
  board    show the table again
  log      tell what happened so far
  quit     leave the game"""


class Quit(Exception):
    """The person leaves the game."""


class Terminal:
    """A person's seat at a table.

    Args:
        table: the match.
        person: the person's seat, 0 or 1.
        opponent: the bot.
        read: asks for a line of input; raises EOFError at the end of input.
        show: prints a line.
    """

    def __init__(
        self, table: Table, person: int, opponent: Agent, read: Callable[[str], str], show: Callable[[str], None]
    ) -> None:
        self.table = table
        self.person = person
        self.opponent = opponent
        self.read = read
        self.show = show
        self._told = 0

    def play(self) -> None:
        """Play to the end of the game, or until the person quits."""
        self.show(HELP)
        try:
            while (decision := self.table.match.decision) is not None:
                if decision.player == self.person:
                    self._ask(decision)
                else:
                    self.table.match.answer(self.opponent.choose(decision, self.table.match.game))
        except (Quit, EOFError):
            self.show("You left the game.")
            return
        self._tell_news()
        winner = self.table.match.game.winner
        self.show("You win!" if winner == self.person else "Your opponent wins.")

    def _ask(self, decision: Decision) -> None:
        game = self.table.match.game
        self._tell_news()
        self.show("")
        if decision.kind in ("main", "house", "mulligan"):
            self.show(words.board(game, self.person))
        self.show(words.question(game, decision))
        for number, option in enumerate(decision.options, start=1):
            self.show(f"  {number:>2}  {words.label(game, decision, option)}")
        while True:
            line = self.read("> ").strip().lower()
            if line in ("?", "help"):
                self.show(words.explanation(game, decision))
                self.show(HELP)
            elif line == "undo":
                if self.table.undo(self.person):
                    self._told = len(self.table.match.game.log)
                    return
                self.show("There is nothing to take back.")
            elif line == "board":
                self.show(words.board(game, self.person))
            elif line == "log":
                self._tell(0)
            elif line in ("quit", "exit"):
                raise Quit
            elif line.isdecimal() and 1 <= int(line) <= len(decision.options):
                self.table.match.answer(int(line) - 1)
                return
            elif line:
                count = len(decision.options)
                self.show(f"{line!r} is no choice: type a number from 1 to {count}, or ? for help.")

    def _tell_news(self) -> None:
        self._tell(self._told)
        self._told = len(self.table.match.game.log)

    def _tell(self, start: int) -> None:
        game = self.table.match.game
        names = Names(
            ("You", "Your opponent") if self.person == 0 else ("Your opponent", "You"),
            {card.id: card.name for card in game.cards},
            reader=self.person,
        )
        for event in list(game.log)[start:]:
            self.show("  " + tell(event, names))
