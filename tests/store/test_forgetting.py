"""Being forgotten, on either database: nothing that is kept tells who it was."""

import asyncio

import msgspec
from sqlalchemy import text

from tests.store.samples import opened
from watatheque.core import codec
from watatheque.core.marks import SeatTaken
from watatheque.store.forgetting import SILENCE, SOMEBODY
from watatheque.store.rows import (
    ChatRow,
    EntryRow,
    Forget,
    GuestRow,
    LinkRow,
    MatchRow,
    Row,
    TableRow,
)
from watatheque.store.schema import metadata
from watatheque.store.sql import SqlStore

ANN, BOB = "guest-ann", "guest-bob"


def taken(n: int, seat: int, by: str) -> EntryRow:
    return EntryRow("t.1", n, n, seat, codec.line(codec.write_action(SeatTaken(seat, by))))


def rows() -> list[Row]:
    chairs = [{"guest": ANN, "name": "Ann"}, {"guest": BOB, "name": "Bob"}]
    doc = codec.line({"host": ANN, "kicked": [ANN, "x"], "chairs": chairs, "note": "Anniversary"})
    header = codec.line({"game": "sink", "names": ["Ann", "Bob"]})
    return [
        GuestRow(ANN, "Ann"), GuestRow(BOB, "Bob"), LinkRow(ANN, "ab", 5), LinkRow(BOB, "cd", 6),
        TableRow("t", "closed", True, doc),
        MatchRow("t.1", "t", header, "00", "[]", codec.line([ANN, BOB])),
        taken(1, 0, "bot: easy"), taken(2, 0, "Ann"), taken(3, 1, "Bob"),
        EntryRow("t.1", 4, 4, 0, '{"do":"shed","by":"Ann","card":3}'),
        ChatRow("t", 1, ANN, "Ann", "I live in Lille"), ChatRow("t", 2, BOB, "Bob", "hello"),
    ]  # fmt: skip


def everything(store: SqlStore) -> str:
    with store.reading() as connection:
        names = [table.name for table in metadata.sorted_tables]
        found = [connection.execute(text(f"SELECT * FROM {name}")).all() for name in names]
    return repr(found)


def test_tb_22_whoever_is_forgotten_is_nowhere_any_more(where: str) -> None:
    async def main() -> None:
        async with opened(where, rows()) as store:
            before = everything(store)
            assert ANN in before
            await store.write([Forget(ANN)])
            after = everything(store)
            assert ANN not in after
            assert '"Ann"' not in after.replace('"by":"Ann","card"', "")
            assert "Lille" not in after
            assert await store.matches_of(ANN, 9) == []

    asyncio.run(main())


def test_tb_22_nobody_else_is_touched_and_the_record_keeps_its_form(where: str) -> None:
    async def main() -> None:
        async with opened(where, [*rows(), Forget(ANN)]) as store:
            assert await store.guest(ANN) is None
            assert await store.link("ab") is None
            assert await store.guest(BOB) == GuestRow(BOB, "Bob")
            assert await store.link("cd") == LinkRow(BOB, "cd", 6)
            (match,) = await store.matches_of(BOB, 9)
            assert msgspec.json.decode(match.header)["names"] == [SOMEBODY, "Bob"]
            assert msgspec.json.decode(match.guests) == [None, BOB]
            entries = await store.entries("t.1")
            assert entries[:3] == [taken(1, 0, "bot: easy"), taken(2, 0, SOMEBODY), rows()[8]]
            assert entries[3] == rows()[9], "an action of the game is not ours to change"
            assert await store.chat("t", 9) == [
                ChatRow("t", 1, "", SOMEBODY, SILENCE), ChatRow("t", 2, BOB, "Bob", "hello"),
            ]  # fmt: skip
            table = await store.table("t")
            assert table is not None
            assert msgspec.json.decode(table.doc) == {
                "host": "", "kicked": ["x"], "note": "Anniversary",
                "chairs": [{"guest": "", "name": SOMEBODY}, {"guest": BOB, "name": "Bob"}],
            }  # fmt: skip

    asyncio.run(main())


def test_what_is_written_in_the_same_commit_is_forgotten_too(where: str) -> None:
    async def main() -> None:
        async with opened(where) as store:
            await asyncio.gather(store.write([Forget(ANN)]), store.write(rows()))
            assert ANN not in everything(store)
            await store.write([Forget("nobody")])

    asyncio.run(main())
