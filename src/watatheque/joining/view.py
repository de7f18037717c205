"""What a person at a terminal is told and shown of a table, frame by frame."""

import asyncio
from asyncio import TimerHandle

from rich.text import Text as Line

from watatheque.core import codec
from watatheque.core.errors import BadInput
from watatheque.core.scene import Text
from watatheque.core.values import Outcome
from watatheque.joining.changes import changes, offer
from watatheque.joining.screen import AnyGame, Screen
from watatheque.joining.seen import Frame, Seen
from watatheque.table import unpatch
from watatheque.terminal.moves import Moves

SETTLE = 0.03  # seconds: what comes at once is drawn once
PACE = 0.7  # seconds between two tables while everybody plays at once, so that they can be read


class View:
    def __init__(self, game: AnyGame, screen: Screen) -> None:
        self.game = game
        self.screen = screen
        self.seen = Seen()
        self.drawn = -1  # the version of the scene on the screen
        self.drawn_at = 0.0
        self.offered: Moves | None = None  # what can be typed by the numbers on the screen
        self.heard = 0  # lines of chat
        self.told: str | None = None  # the match whose end was told
        self.lost = False
        self.quiet = False  # nothing more is asked
        self.timer: TimerHandle | None = None

    def hear(self, frame: Frame) -> None:
        seen, before, offers = self.seen, self.seen.table, self.seen.offers
        seen.take(frame)
        if "beats" in frame:
            self.screen.beats(unpatch.beats(frame["beats"]))
        for text in changes(before, seen.table):
            self.screen.tell(text)
        if not before:
            self.screen.who(seen)
        for line in [*frame.get("chat", ()), *([frame["line"]] if "line" in frame else [])]:
            self._chat(line)
        if frame["type"] == "emote":
            told = {"who": seen.name(frame["seat"]), "name": frame["name"]}
            self.screen.tell(Text("join-emote", dict(told)))
        for made in seen.offers:
            if made not in offers:
                self.screen.say_text(offer(seen, made), "bold")
        self.soon()

    def _chat(self, line: Frame) -> None:
        if line["n"] > self.heard:
            self.heard = line["n"]
            self.screen.say("join-chat", "italic", who=line["name"], text=line["text"])

    def line(self, holds: bool) -> None:
        if self.quiet:
            return
        if holds and self.lost:
            self.screen.say("join-found", "dim")
        elif not holds:
            self.screen.say("join-lost", "yellow")
        self.lost = not holds
        self.soon()

    # ------------------------------------------------------------ the screen

    def soon(self, wait: float = SETTLE) -> None:
        """What is for one seat alone follows its news at once: the table is drawn after both."""
        loop = asyncio.get_running_loop()
        if self.timer is not None and self.timer.when() > loop.time() + wait:
            self.timer.cancel()
            self.timer = None
        if self.timer is None:
            self.timer = loop.call_later(wait, self._settle)

    def now(self) -> None:
        """After one's own move nobody waits to see what came of it."""
        self.drawn_at = 0.0
        self.soon()

    def _settle(self) -> None:
        self.timer = None
        if self.quiet or not self.seen.table:
            return
        try:
            self._show()
        except BadInput as error:  # words or zones that are not known here
            self.screen.print(Line(str(error), style="red"))

    def _show(self) -> None:
        seen = self.seen
        shown = seen.able() or seen.seat is None or seen.phase != "running" or self.drawn < 0
        if not seen.able():
            self.offered = None
        if seen.version != self.drawn and shown:
            self._draw_in_time()
        self._end()
        self.screen.ask(self.screen.text("join-ask") if seen.able() else "")

    def _draw_in_time(self) -> None:
        """At once when a turn begins; not too often for whoever could act before as well."""
        wait = self.drawn_at + PACE - asyncio.get_running_loop().time()
        if self.offered is None or wait <= 0:
            self.draw()
        else:
            self.soon(wait)

    def draw(self) -> None:
        scene, self.offered = self.seen.scene(), self._moves()
        if scene is not None:
            self.screen.draw(scene, self.seen, self.offered)
        self.drawn = self.seen.version
        self.drawn_at = asyncio.get_running_loop().time()

    def moves(self) -> Moves | None:
        """What can be typed now; whether it is legal, only the server knows."""
        return (self.offered or self._moves()) if self.seen.able() else None

    def _moves(self) -> Moves | None:
        scene = self.seen.scene() if self.seen.able() else None
        if scene is None:
            return None
        return Moves(scene, self.screen.speaker, (), self.game.actions)

    def _end(self) -> None:
        about = self.seen.table
        over = self.seen.phase == "over" and about["outcome"] is not None
        if over and self.told != about["match"]:
            self.told = about["match"]
            self.screen.outcome(self.seen, codec.read(Outcome, about["outcome"], "outcome"))
            if self.seen.seat is not None:
                self.screen.say("join-rematch")

    def hint(self) -> None:
        """What a newcomer can do."""
        seen = self.seen
        if seen.seat is None:
            self.screen.say("join-watching")
        if seen.phase == "open" and seen.host:
            self.screen.say("join-can-start")
        elif seen.phase == "open" and seen.seat is not None:
            self.screen.say("join-wait-start")
        self.soon()

    def stop(self) -> None:
        self.quiet = True
        if self.timer is not None:
            self.timer.cancel()
