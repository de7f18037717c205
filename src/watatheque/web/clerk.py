"""What an admin may ask of a server, running or not: the same answers either way."""

from collections.abc import Callable
from secrets import token_hex
from typing import Any

import msgspec

from watatheque.core.errors import BadInput
from watatheque.store import rows
from watatheque.store.rows import TableRow
from watatheque.store.store import Store
from watatheque.table import commands, saved
from watatheque.table.chairs import Chair
from watatheque.table.hand import Hand
from watatheque.table.hub import Hub
from watatheque.web import records
from watatheque.web.problems import Refused
from watatheque.web.records import Games


class Tables(msgspec.Struct, tag_field="do", tag="tables", frozen=True):
    """Every open and running table."""


class Close(msgspec.Struct, tag_field="do", tag="close", frozen=True):
    table: str


class Ban(msgspec.Struct, tag_field="do", tag="ban", frozen=True):
    guest: str
    banned: bool = True


class Export(msgspec.Struct, tag_field="do", tag="export", frozen=True):
    match: str


Wish = Tables | Close | Ban | Export


class Clerk:
    def __init__(
        self, store: Store, hub: Hub, games: Games, drop: Callable[[str, str], None]
    ) -> None:
        self.store = store
        self.hub = hub
        self.games = games
        self.drop = drop  # the sockets of a guest, and why

    async def answer(self, wish: Wish) -> Any:
        """In JSON values; a BadInput says what cannot be."""
        if isinstance(wish, Tables):
            return await self.tables()
        if isinstance(wish, Close):
            return await self.close(wish.table)
        if isinstance(wish, Ban):
            return await self.ban(wish.guest, wish.banned)
        return await self.export(wish.match)

    async def tables(self) -> list[dict[str, Any]]:
        return [_told(row) for row in await self.store.tables(["open", "running"])]

    async def close(self, table: str) -> str:
        desk = self.hub.desk(table)
        if desk is None:
            raise BadInput("table", f"there is no open or running {table!r:.40}")
        hand = Hand()
        await desk.command(hand, commands.Shut(id=f"admin {token_hex(8)}"))
        if not hand.done:
            raise BadInput("table", hand.answer.get("detail", "it could not be closed"))
        return f"{table} is closed"

    async def ban(self, guest: str, banned: bool) -> str:
        await self.store.write([rows.Ban(banned, guest)])
        if await self.store.guest(guest) is None:
            raise BadInput("guest", f"there is no {guest!r:.40}")
        if banned:
            self.drop(guest, "an admin has banned you")
        return f"{guest} is {'banned' if banned else 'welcome again'}"

    async def export(self, match: str) -> str:
        row = await self.store.match(match)
        if row is None:
            raise BadInput("match", f"there is no {match!r:.40}")
        try:
            return await records.written(self.store, self.games, row)
        except Refused as error:
            raise BadInput("match", error.problem.detail, error.problem.article) from None


def _told(row: TableRow) -> dict[str, Any]:
    kept = saved.read(row.doc, f"table {row.id}")
    people = [_person(chair) for chair in kept.chairs]
    return {"id": row.id, "game": kept.plan.game, "phase": row.phase, "people": people}


def _person(chair: Chair) -> str:
    """With the id by which an admin may ban them."""
    return f"{chair.name} ({chair.guest})" if chair.guest else chair.name or "–"
