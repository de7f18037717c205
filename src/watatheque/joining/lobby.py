"""Which table: one of those that are listed, or a new one."""

from typing import Any

from watatheque.core.scene import Text
from watatheque.joining.asking import Server
from watatheque.joining.keyboard import Keyboard
from watatheque.joining.screen import Screen

NEW = ("new", "n", "nouvelle")


class Left(Exception):
    """Nobody is there to answer any more."""


class Lobby:
    def __init__(self, server: Server, screen: Screen, keyboard: Keyboard) -> None:
        self.server = server
        self.screen = screen
        self.keyboard = keyboard
        self.opened: list[str] = []  # levels of bots at the table that was opened here

    async def ask(self, id: str, **args: int | str | Text) -> str:
        self.screen.ask(self.screen.text(id, **args))
        said = await self.keyboard.line()
        self.screen.typed()
        if said is None or said.lower() in ("q", "quit", "quitter", "exit"):
            raise Left
        return said

    async def pick(self, watch: bool) -> str:
        """The id of a table."""
        while True:
            tables = await self.server.get("/api/tables")
            self._show(tables)
            said = await self.ask("join-pick-watch" if watch else "join-pick")
            if said.lower() in NEW and not watch:
                return await self._create()
            picked = _numbered(said, tables)
            if picked is not None:
                return str(picked["id"])
            if said:
                self.screen.say("join-no", said=said)

    def _show(self, tables: list[dict[str, Any]]) -> None:
        self.screen.say("join-tables", "bold", server=self.server.url)
        if not tables:
            self.screen.say("join-no-tables")
        for number, table in enumerate(tables, start=1):
            people = ", ".join(chair["name"] or "–" for chair in table["chairs"])
            phase = Text(f"join-phase-{table['phase']}")
            told = Text("join-table", {"game": table["game"], "phase": phase, "people": people})
            self.screen.tell(Text("join-chair", {"number": number, "who": told}))

    async def _create(self) -> str:
        games = await self.server.get("/api/games")
        for number, game in enumerate(games, start=1):
            self.screen.tell(Text("join-chair", {"number": number, "who": game["name"]}))
        game = None
        while game is None:
            game = _numbered(await self.ask("join-pick-game"), games)
        plan = {"game": game["name"], "seats": await self._seats(game["least"], game["most"])}
        opened = await self.server.post("/api/tables", plan)
        self.opened = list(game["levels"])
        return str(opened["id"])

    async def _seats(self, least: int, most: int) -> int:
        while least != most:
            said = await self.ask("join-seats", least=least, most=most)
            if said.isascii() and said.isdigit() and least <= int(said) <= most:
                return int(said)
        return least

    async def bots(self, levels: list[str]) -> str:
        """A level, or nothing."""
        while True:
            said = await self.ask("join-bots", levels=", ".join(levels))
            if not said or said in levels:
                return said
            self.screen.say("join-no", said=said)


def _numbered(said: str, things: list[dict[str, Any]]) -> dict[str, Any] | None:
    number = int(said) if said.isascii() and said.isdigit() else 0
    return things[number - 1] if 0 < number <= len(things) else None
