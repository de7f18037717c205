"""One person at a terminal, playing a match against bots."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text as Line

from watatheque.bots.chairs import Chairs
from watatheque.core.errors import BadInput
from watatheque.core.game import Game
from watatheque.core.marks import Abort
from watatheque.core.match import Match
from watatheque.core.record import Entry
from watatheque.core.scene import Text, seat_text
from watatheque.core.texts import Speaker
from watatheque.core.values import Event, Prompt, Seat
from watatheque.terminal import faces, table, tell
from watatheque.terminal.clock import advance
from watatheque.terminal.holes import Unclear
from watatheque.terminal.moves import Moves, Plan

MESSAGES = Path(__file__).parent / "messages"
PAUSE = 0.7  # seconds that a bot seems to think


class Left(Exception):
    """The person quits, or there is nobody to ask any more."""


class Session:
    def __init__(
        self, match: Match, seat: Seat, chairs: Chairs, language: str, console: Console
    ) -> None:
        self.match = match
        self.game = match.game
        self.seat = seat
        self.chairs = chairs
        self.console = console
        self.speaker = _speaker(self.game, language)
        self.drawn = -1  # how many entries the table on the screen knows
        match.listener = self._hear

    def run(self) -> bool:
        """Whether the match was played to its end."""
        try:
            self._welcome()
            while self.match.outcome is None:
                self._step()
        except (Left, EOFError, KeyboardInterrupt):
            self.match.mark(self.seat, Abort("left at the terminal"), self.match.now)
            self._say("term-bye")
            return False
        self._end()
        return True

    def _step(self) -> None:
        mine = [prompt for prompt in self.match.prompts() if prompt.seat == self.seat]
        if mine:
            self._turn(mine)
        else:
            self._wait()

    def _wait(self) -> None:
        """Let a bot move, with a pause that shows it as a move; nobody watches a pipe."""
        if not self.console.is_terminal:
            advance(self.match, self.chairs)
            return
        with self.console.status(self.speaker.say(Text("term-thinks"))):
            time.sleep(PAUSE)
            advance(self.match, self.chairs)

    # ------------------------------------------------------------ one's own turn

    def _turn(self, mine: list[Prompt]) -> None:
        self._draw()
        moves = self._moves()
        tell.menu(self.console, self.speaker, moves)
        optional = all(prompt.optional for prompt in mine)
        said = self._ask(optional)
        if not said and optional:
            self._wait()
        elif said and not self._command(said, moves, mine):
            self._play(said, moves)

    def _moves(self) -> Moves:
        legal = self.game.legal(self.match.state, self.seat)
        return Moves(self._scene(), self.speaker, legal, self.game.actions)

    def _ask(self, optional: bool) -> str:
        text = self.speaker.say(Text("term-ask-optional" if optional else "term-ask"))
        return self.console.input(Line(f"{text} > ", style="bold green")).strip()

    def _play(self, said: str, moves: Moves) -> None:
        try:
            plans = moves.read(said)
        except Unclear as unclear:
            self.console.print(Line(self.speaker.say(unclear.text), style="red"))
            return
        self._submit(self._best(plans))

    def _best(self, plans: list[Plan]) -> Plan:
        """Where words can be read in several ways, the first that the rules accept."""
        for plan in plans:
            if self.match.check(self.seat, plan[0]) is None:
                return plan
        return plans[0]

    def _submit(self, plan: Plan) -> None:
        for action in plan:
            refused = self.match.submit(self.seat, action, self.match.now)
            if refused is not None:
                tell.refusal(self.console, self.speaker, refused)
                return

    # ------------------------------------------------------------ commands

    def _command(self, said: str, moves: Moves, mine: list[Prompt]) -> bool:
        """Carry out a command; False where it is none."""
        word, _, rest = said.partition(" ")
        complete = all(prompt.complete for prompt in mine)
        todo: dict[str, Callable[[], None]] = {
            "help": lambda: tell.help_page(self.console, self.speaker, moves),
            "rules": lambda: self._rules(rest.strip()),
            "legal": lambda: tell.legal(self.console, self.speaker, moves, complete),
            "table": self._forget,
            "language": lambda: self._switch(word.lower()),
            "quit": self._leave,
        }
        for name, words in tell.COMMANDS.items():
            if word.lower() in words:
                todo[name]()
                return True
        return False

    def _rules(self, id: str) -> None:
        try:
            tell.rules(self.console, self.speaker, self.game, id)
        except BadInput:
            self._say("term-no-article", article=id)

    def _switch(self, language: str) -> None:
        self.speaker = _speaker(self.game, language)
        self._say("term-language")
        self._forget()

    def _forget(self) -> None:
        self.drawn = -1

    def _leave(self) -> None:
        raise Left

    # ------------------------------------------------------------ the screen

    def _scene(self) -> Any:
        return self.game.scene(self.game.view(self.match.state, self.seat))

    def _draw(self) -> None:
        """The table, when it has changed since it was last drawn."""
        if self.drawn != len(self.match.entries):
            scene = self._scene()
            self.console.print(table.draw(scene, self.speaker, self.seat, self.console.width))
            self.drawn = len(self.match.entries)

    def _hear(self, entry: Entry, events: list[Event]) -> None:
        tell.news(self.console, self.speaker, self.game, events, self.seat)

    def _welcome(self) -> None:
        chair = next((one for one in self._scene().chairs if one.seat == self.seat), None)
        seat = seat_text(self.seat)
        self._say("term-you-are", seat=seat, shape=faces.flag(chair))
        example = self._moves().example()
        self._say("term-welcome" if example else "term-welcome-bare", example=example)

    def _end(self) -> None:
        self._draw()
        ended = self.match.outcome
        assert ended is not None
        tell.outcome(self.console, self.speaker, ended, self.seat)

    def _say(self, id: str, **args: int | str | Text) -> None:
        self.console.print(Line(self.speaker.say(Text(id, dict(args)))))


def _speaker(game: Game[Any, Any, Any], language: str) -> Speaker:
    return Speaker(language, [game.messages, MESSAGES])
