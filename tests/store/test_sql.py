"""What holds for a store on either database."""

import asyncio

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.store.samples import entry, match, matches, opened, table
from watatheque.store.rows import Ban, ChatRow, EndRow, Forget, GuestRow, Rename, Row
from watatheque.store.store import Store, StoreFailed


def test_every_row_is_read_as_it_was_written(where: str) -> None:
    rows: list[Row] = [GuestRow("g", "Zoé"), table(), match(guests='["g",null]'), entry(1)]
    rows += [EndRow("t.1", '{"winners":[0]}'), ChatRow("t", 1, "g", "Zoé", "ça va?")]

    async def read(store: Store) -> list[object]:
        chat, entries = await store.chat("t", 9), await store.entries("t.1")
        assert await store.outcome("t.1") == '{"winners":[0]}'
        found = [await store.guest("g"), await store.table("t"), await store.match("t.1")]
        return [*found, *entries, EndRow("t.1", '{"winners":[0]}'), *chat]

    async def main() -> None:
        async with opened(where, rows) as store:
            assert await read(store) == rows
        async with opened(where) as store:
            assert await read(store) == rows

    asyncio.run(main())


def test_what_is_not_there_is_none_or_empty(where: str) -> None:
    async def main() -> None:
        async with opened(where) as store:
            assert await store.guest("x") is None
            assert await store.table("x") is None
            assert await store.match("x") is None
            assert await store.last_match("x") is None
            assert await store.outcome("x") is None
            assert await store.entries("x") == []
            assert await store.chat("x", 3) == []
            assert await store.tables(["open"]) == []
            assert await store.tables([]) == []
            assert await store.matches_of("x", 3) == []

    asyncio.run(main())


def test_tables_are_written_again_also_in_one_write(where: str) -> None:
    async def main() -> None:
        async with opened(where, [table(phase="open")]) as store:
            await store.write([table(), table(phase="over")])
            assert await store.tables(["open", "running"]) == []
            assert await store.tables(["over", "open"]) == [table(phase="over")]

    asyncio.run(main())


def test_tb_22_a_name_and_a_ban_are_changed_each_by_itself(where: str) -> None:
    """In whatever order they come, together or not: neither knows of the other."""
    people = [GuestRow(id, "Al") for id in ("a", "b", "c")]

    async def main() -> None:
        async with opened(where, people) as store:
            await store.write([Ban(True, "a")])
            await store.write([Rename("Bo", "a")])
            await store.write([Rename("Bo", "b"), Ban(True, "b"), Rename("Cy", "b")])
            assert await store.guest("a") == GuestRow("a", "Bo", True)
            assert await store.guest("b") == GuestRow("b", "Cy", True)
            await store.write([Ban(False, "b")])
            assert await store.guest("b") == GuestRow("b", "Cy")
            assert await store.guest("c") == GuestRow("c", "Al"), "nobody else's business"

    asyncio.run(main())


def test_tb_22_no_change_brings_back_whoever_is_gone(where: str) -> None:
    async def main() -> None:
        async with opened(where, [GuestRow("g", "Al")]) as store:
            together: list[list[Row]] = [[Forget("g")], [Rename("Bo", "g")], [Ban(True, "g")]]
            await asyncio.gather(*(store.write(rows) for rows in together))
            assert await store.guest("g") is None
            await store.write([Rename("Bo", "g"), Ban(True, "g")])
            assert await store.guest("g") is None

    asyncio.run(main())


def test_a_guest_is_written_once(where: str) -> None:
    async def main() -> None:
        async with opened(where, [GuestRow("g", "Al", True)]) as store:
            with pytest.raises(StoreFailed):
                await store.write([GuestRow("g", "Bo")])
            assert await store.guest("g") == GuestRow("g", "Al", True)

    asyncio.run(main())


def test_the_last_match_is_the_one_that_came_last(where: str) -> None:
    names = ["t.9", "t.10", "t.2"]  # neither by name nor by number

    async def main() -> None:
        async with opened(where, [table(), table("u"), match("u.1", "u")]) as store:
            for name in names:
                await store.write([match(name)])
                last = await store.last_match("t")
                assert last is not None
                assert last.id == name

    asyncio.run(main())


def test_own_matches_come_newest_first(where: str) -> None:
    seats = {"t.1": '["g","h"]', "t.2": '[null,"g"]', "t.3": '["h"]', "t.4": '["g","g"]'}

    async def main() -> None:
        rows: list[Row] = [table(), *(match(name, guests=seats[name]) for name in seats)]
        async with opened(where, rows) as store:
            assert [found.id for found in await store.matches_of("g", 9)] == ["t.4", "t.2", "t.1"]
            assert [found.id for found in await store.matches_of("g", 2)] == ["t.4", "t.2"]

    asyncio.run(main())


def test_chat_gives_the_last_lines_in_order(where: str) -> None:
    lines = [ChatRow("t", n, "g", "Al", f"line {n}") for n in range(1, 13)]

    async def main() -> None:
        async with opened(where, [table(), *lines]) as store:
            assert await store.chat("t", 3) == lines[-3:]

    asyncio.run(main())


def test_reads_do_not_wait_for_writes_nor_the_loop_for_either(where: str) -> None:
    async def main() -> None:
        async with opened(where, matches(20)) as store:
            turns = 0

            async def play(name: str) -> None:
                for n in range(1, 11):
                    await store.write([entry(n, name)])
                    assert (await store.entries(name))[-1] == entry(n, name)

            async def turn() -> None:
                nonlocal turns
                while True:
                    turns += 1
                    await asyncio.sleep(0)

            turning = asyncio.create_task(turn())
            await asyncio.gather(*(play(f"t.{i + 1}") for i in range(20)))
            turning.cancel()
            assert turns > 100

    asyncio.run(main())


def test_closing_makes_durable_what_was_asked_for(where: str) -> None:
    async def main() -> None:
        async with opened(where, matches(1)) as store:
            asked = [asyncio.create_task(store.write([entry(n)])) for n in range(1, 101)]
            await asyncio.sleep(0)
            await store.close()
            assert await asyncio.gather(*asked) == [None] * 100
            with pytest.raises(StoreFailed, match="closed"):
                await store.write([entry(101)])
        async with opened(where) as store:
            assert len(await store.entries("t.1")) == 100

    asyncio.run(main())


texts = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=50)


@settings(
    max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.lists(st.tuples(st.uuids().map(str), texts, st.booleans()), max_size=5))
def test_any_text_comes_back_unchanged(where: str, people: list[tuple[str, str, bool]]) -> None:
    async def main() -> None:
        async with opened(where) as store:
            await store.write([GuestRow(*person) for person in people])
            for person in people:
                assert await store.guest(person[0]) == GuestRow(*person)

    asyncio.run(main())
