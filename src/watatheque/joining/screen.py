"""The terminal: what is said on it, and the question at its end."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text as Line

from watatheque.core import rulebook
from watatheque.core.game import Game
from watatheque.core.scene import Beat, Scene, Text
from watatheque.core.texts import Speaker
from watatheque.core.values import CLOCK, Outcome, Refusal
from watatheque.joining import MESSAGES, changes, said
from watatheque.joining.seen import Seen
from watatheque.terminal import table, tell
from watatheque.terminal.moves import Moves
from watatheque.terminal.session import MESSAGES as TERMINAL

AnyGame = Game[Any, Any, Any]
CLEAR = "\r\x1b[K"


class Screen:
    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.language = language
        self.game: AnyGame | None = None
        self.asked = ""  # the question that stands on the last line
        self.speak(language)

    def speak(self, language: str) -> None:
        self.language = language
        games = [] if self.game is None else [self.game.messages]
        self.speaker = Speaker(language, [*games, TERMINAL, MESSAGES])

    def play(self, game: AnyGame) -> None:
        self.game = game
        self.speak(self.language)

    def text(self, id: str, **args: int | str | Text) -> str:
        return self.speaker.say(Text(id, dict(args)))

    # ------------------------------------------------------------ the last line

    def ask(self, question: str) -> None:
        """What is typed goes behind it; whatever is said meanwhile goes above it."""
        wanted = f"{question} > " if question else "> "
        if wanted == self.asked:  # printing it again would hide what has been typed behind it
            return
        self.fresh()
        self.asked = wanted
        self.console.print(Line(self.asked, style="bold green"), end="")

    def fresh(self) -> None:
        if self.asked:
            self.console.file.write(CLEAR if self.console.is_terminal else "\n")
        self.asked = ""

    def typed(self) -> None:
        """Whoever types Enter is on a new line already."""
        self.asked = ""

    # ------------------------------------------------------------ sentences

    def print(self, what: RenderableType) -> None:
        self.fresh()
        self.console.print(what)

    def say(self, id: str, style: str = "", **args: int | str | Text) -> None:
        self.say_text(Text(id, dict(args)), style)

    def say_text(self, text: Text, style: str = "") -> None:
        """What others wrote may stand in it, so nothing but letters reaches the terminal."""
        said = self.speaker.say(text)
        self.print(Line("".join(c if c.isprintable() else " " for c in said), style=style))

    def tell(self, text: Text) -> None:
        self.say_text(text, "dim")

    def who(self, seen: Seen) -> None:
        for parts in changes.who(seen):
            self.print(Line("  " + " ".join(map(self.speaker.say, parts))))

    def beats(self, beats: Sequence[Beat]) -> None:
        self.fresh()
        for beat in beats:
            tell.tell(self.console, self.speaker, beat)

    def refuse(self, refused: Refusal) -> None:
        self.fresh()
        if refused.article in rulebook.everything():
            tell.refusal(self.console, self.speaker, refused)
        else:
            self.print(Line(f"{self.text('term-refused')}: {refused.detail}", style="bold red"))

    def outcome(self, seen: Seen, ended: Outcome) -> None:
        self.fresh()
        tell.outcome(self.console, self.speaker, ended, CLOCK if seen.seat is None else seen.seat)

    # ------------------------------------------------------------ the table

    def draw(self, scene: Scene, seen: Seen, moves: Moves | None) -> None:
        self.print(table.draw(scene, self.speaker, seen.seat, self.console.width))
        if moves is not None:
            tell.menu(self.console, self.speaker, moves)

    def rules(self, id: str) -> None:
        self.fresh()
        if self.game is not None:
            tell.rules(self.console, self.speaker, self.game, id)

    def help(self, moves: Moves | None) -> None:
        self.fresh()
        if moves is not None:
            tell.help_moves(self.console, self.speaker, moves)
        self.print(Line(self.text("term-help-commands"), style="bold"))
        grid = Table.grid(padding=(0, 2))
        for name, words in said.OWN.items():
            told = "join-help-who" if name == "who" else f"term-help-{name}"
            grid.add_row("  " + ", ".join(words), self.text(told))
        for name, (words, _) in said.SENT.items():
            grid.add_row("  " + ", ".join(words), self.text(f"join-help-{name}"))
        self.print(grid)
