"""The thread that writes, over a database that is a list."""

import asyncio
from collections.abc import Sequence
from threading import Event

import pytest

from tests.store.samples import entry
from watatheque.store import writer
from watatheque.store.rows import Row
from watatheque.store.store import StoreFailed
from watatheque.store.writer import MOST, Unreachable, Writer


class Shelf:
    """Keeps what is committed, but for the numbers that it was told to refuse."""

    def __init__(self, bad: Sequence[int] = (), away_from: float = float("inf")) -> None:
        self.commits: list[list[int]] = []
        self.tries = 0
        self.bad = bad
        self.away_from = away_from
        self.free = Event()
        self.free.set()

    def commit(self, rows: Sequence[Row]) -> None:
        assert self.free.wait(10)
        self.tries += 1
        numbers = [int(row[1]) for row in rows if len(row) > 1]
        if self.tries >= self.away_from:
            raise Unreachable("nobody there")
        if set(numbers) & set(self.bad):
            raise ValueError("not this one")
        self.commits.append(numbers)

    @property
    def kept(self) -> list[int]:
        return [n for commit in self.commits for n in commit]


async def ask(writer: Writer, numbers: Sequence[int]) -> tuple[list[int], list[object]]:
    """In which order the writes were settled, and how."""
    order: list[int] = []

    async def one(n: int) -> None:
        try:
            await writer.write([entry(n)])
        finally:
            order.append(n)

    told = await asyncio.gather(*(one(n) for n in numbers), return_exceptions=True)
    await writer.close()
    return order, list(told)


def test_what_is_asked_for_in_one_turn_is_one_commit_in_order() -> None:
    shelf = Shelf()

    async def main() -> None:
        numbers = list(range(200))
        assert await ask(Writer(shelf.commit), numbers) == (numbers, [None] * 200)
        assert shelf.commits == [numbers]

    asyncio.run(main())


def test_a_commit_waits_while_every_turn_brings_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 60.0)
    shelf = Shelf()

    async def main() -> None:
        pen = Writer(shelf.commit)
        asked = []
        for n in range(20):
            asked.append(asyncio.create_task(pen.write([entry(n)])))
            await asyncio.sleep(0)
        await asyncio.gather(*asked)
        await pen.close()

    asyncio.run(main())
    assert shelf.commits == [list(range(20))]


def test_but_it_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "MOST", 10**9)

    async def main() -> None:
        pen = Writer(Shelf().commit)
        asked = [asyncio.create_task(pen.write([entry(0)]))]
        async with asyncio.timeout(20):
            while not asked[0].done():
                asked.append(asyncio.create_task(pen.write([entry(len(asked))])))
                await asyncio.sleep(0)
        await asyncio.gather(*asked)
        await pen.close()

    asyncio.run(main())


def test_what_comes_during_a_commit_waits_for_the_next() -> None:
    shelf = Shelf()
    shelf.free.clear()

    async def main() -> None:
        writer = Writer(shelf.commit)
        asked = []
        for n in range(50):
            asked.append(asyncio.create_task(writer.write([entry(n)])))
            await asyncio.sleep(0.001)
        assert not any(task.done() for task in asked)
        shelf.free.set()
        await asyncio.gather(*asked)
        await writer.close()
        assert shelf.kept == list(range(50))
        assert len(shelf.commits) <= 3

    asyncio.run(main())


def test_a_commit_has_a_largest_size() -> None:
    shelf = Shelf()

    async def main() -> None:
        numbers = list(range(2 * MOST + 1))
        order, _ = await ask(Writer(shelf.commit), numbers)
        assert order == shelf.kept == numbers
        assert [len(commit) for commit in shelf.commits] == [MOST, MOST, 1]

    asyncio.run(main())


def test_only_the_guilty_write_fails_and_the_order_stays() -> None:
    shelf = Shelf(bad=[3, 7])

    async def main() -> None:
        order, told = await ask(Writer(shelf.commit), range(10))
        assert order == list(range(10))
        assert [n for n in range(10) if told[n] is not None] == [3, 7]
        assert shelf.kept == [0, 1, 2, 4, 5, 6, 8, 9]
        assert isinstance(told[3], StoreFailed)
        assert str(told[3]) == "not this one"

    asyncio.run(main())


@pytest.mark.parametrize(("away_from", "kept"), [(1, []), (4, [0, 1])])
def test_all_that_wait_fail_at_once_where_nothing_can_begin(
    away_from: int, kept: list[int]
) -> None:
    shelf = Shelf(bad=[9], away_from=away_from)

    async def main() -> None:
        _, told = await ask(Writer(shelf.commit), range(10))
        assert shelf.kept == kept
        assert [n for n in range(10) if told[n] is None] == kept
        assert {str(failure) for failure in told[len(kept) :]} == {"nobody there"}
        assert shelf.tries == away_from

    asyncio.run(main())


def test_a_cancelled_write_harms_nobody() -> None:
    shelf = Shelf()
    shelf.free.clear()

    async def main() -> None:
        writer = Writer(shelf.commit)
        asked = [asyncio.create_task(writer.write([entry(n)])) for n in range(3)]
        await asyncio.sleep(0.01)
        asked[1].cancel()
        await asyncio.sleep(0)
        shelf.free.set()
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(one) for one in told] == [type(None), asyncio.CancelledError, type(None)]
        await writer.close()

    asyncio.run(main())


def test_a_loop_that_ended_does_not_stop_the_thread() -> None:
    shelf = Shelf()
    shelf.free.clear()
    writer = Writer(shelf.commit)

    async def give_up() -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(writer.write([entry(1)]), 0.01)

    async def go_on() -> None:
        shelf.free.set()
        assert await ask(writer, [2]) == ([2], [None])

    asyncio.run(give_up())
    asyncio.run(go_on())
    assert shelf.kept == [1, 2]
