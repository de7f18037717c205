"""A write that fails, on either database: alone, whole, with a clear word."""

import asyncio
import logging
from collections.abc import Sequence

import pytest

from tests.store.samples import entry, match, matches, opened, table
from watatheque.store.rows import ChatRow, EndRow, Row
from watatheque.store.store import StoreFailed


def test_a_write_is_kept_whole_or_not_at_all(where: str) -> None:
    async def main() -> None:
        async with opened(where, [table(), match(), entry(1)]) as store:
            with pytest.raises(StoreFailed):
                await store.write([table(phase="over"), entry(2), entry(3), entry(3)])
            assert await store.entries("t.1") == [entry(1)]
            assert await store.table("t") == table()

    asyncio.run(main())


BAD: dict[str, Sequence[Row]] = {
    "taken": [entry(1, action="other")],
    "gap": [entry(3)],
    "zero": [entry(0)],
    "no match": [entry(1, "x")],
    "no table": [match("x.1", "x")],
    "match twice": [match()],
    "end twice": [EndRow("t.1", "again")],
    "NUL": [ChatRow("t", 1, "g", "Al", "a\0b")],
    "surrogate": [ChatRow("t", 1, "g", "Al", "\ud800")],
    "too large": [ChatRow("t", 2**63, "g", "Al", "x")],
    "not JSON": [match("t.2", guests="{")],
}


def test_a_failing_write_among_others_fails_alone(where: str) -> None:
    async def main() -> None:
        rows = [*matches(1), entry(1), EndRow("t.1", "{}"), match("u.1"), match("u.2")]
        async with opened(where, rows) as store:
            for n, (name, bad) in enumerate(BAD.items(), 1):
                asked = [[entry(n, "u.1")], bad, [entry(n, "u.2")]]
                writes = (store.write(rows) for rows in asked)
                told = await asyncio.gather(*writes, return_exceptions=True)
                assert told[::2] == [None, None], name
                assert isinstance(told[1], StoreFailed), name
                assert str(told[1]), name
            assert await store.entries("t.1") == [entry(1)]
            assert await store.outcome("t.1") == "{}"
            assert await store.match("t.2") is None
            assert await store.chat("t", 9) == []
            assert len(await store.entries("u.1")) == len(await store.entries("u.2")) == len(BAD)

    asyncio.run(main())


def test_no_gap_is_left_where_the_first_of_two_waiting_writes_fails(where: str) -> None:
    async def main() -> None:
        async with opened(where, [*matches(1), entry(1)]) as store:
            asked = [store.write([entry(2), table("x\0")]), store.write([entry(3)])]
            told = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(failure) for failure in told] == [StoreFailed, StoreFailed]
            assert "the entry before it is missing" in str(told[1])
            assert await store.entries("t.1") == [entry(1)]

    asyncio.run(main())


def test_no_complaint_repeats_what_was_to_be_written(
    where: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    hidden = "the-hidden-card"
    action: str = None  # type: ignore[assignment]
    known: list[Row] = [entry(1, action=hidden)]
    fresh: list[Row] = [match("t.2", guests=f'["{hidden}"]'), entry(2, action=hidden)]

    async def main() -> None:
        async with opened(where, [*matches(1), entry(1)]) as store:
            for bad in (known, [*fresh, entry(3, action=action)]):
                with pytest.raises(StoreFailed) as failure:
                    await store.write(bad)
                assert hidden not in str(failure.value)
                assert failure.value.__context__ is None

    asyncio.run(main())
    assert hidden not in caplog.text
