"""No acknowledged entry is lost, whoever is killed, and none has two writers."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from tests.store.postgres_server import PostgresServer
from tests.store.samples import entry, matches, opened
from watatheque.store.rows import EntryRow
from watatheque.store.sql import SqlStore
from watatheque.store.store import StoreFailed

ROOT = Path(__file__).parents[2]
MATCHES = 20
KILLS = 20


@contextmanager
def hammer(where: str, *args: object) -> Iterator[subprocess.Popen[str]]:
    """Ready, but it begins only when it is told to."""
    command = [sys.executable, "-m", "tests.store.hammer", where, *map(str, args)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            yield process
        finally:
            process.kill()


def begin(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()


def heard(process: subprocess.Popen[str]) -> list[list[str]]:
    assert process.stdout is not None
    return [line.split() for line in process.stdout if line.endswith("\n")]


async def kept(where: str) -> dict[str, list[EntryRow]]:
    async with opened(where) as store:
        return {f"t.{i + 1}": await store.entries(f"t.{i + 1}") for i in range(MATCHES)}


async def fill(where: str) -> None:
    async with opened(where, matches(MATCHES)):
        pass


@pytest.mark.slow
def test_no_acknowledged_entry_is_lost_when_the_writer_is_killed(where: str) -> None:
    asyncio.run(fill(where))
    rng = Random(4)
    acknowledged: dict[str, int] = {}
    for _ in range(KILLS):
        before = sum(acknowledged.values())
        with hammer(where, MATCHES, 10**9) as process:
            begin(process)
            time.sleep(rng.uniform(0.02, 0.3))
            process.kill()
            acknowledged |= {name: int(n) for name, n in heard(process)}
        found = asyncio.run(kept(where))
        for name, entries in found.items():
            assert [row.n for row in entries] == list(range(1, len(entries) + 1))
            assert len(entries) >= acknowledged.get(name, 0)
        # Nothing stale: every round has to get somewhere for the next to mean anything.
        assert sum(len(entries) for entries in found.values()) >= before
    assert sum(acknowledged.values()) > KILLS * 10


def test_of_two_processes_that_write_a_match_one_loses_each_entry(where: str) -> None:
    asyncio.run(fill(where))
    last = 40
    with hammer(where, MATCHES, last) as one, hammer(where, MATCHES, last) as two:
        begin(one)
        begin(two)
        told = {str(process.pid): heard(process) for process in (one, two)}
        assert one.wait(60) == two.wait(60) == 0
    found = asyncio.run(kept(where))
    for pid, lines in told.items():
        ours = {(name, int(n)) for name, n, *refused in lines if not refused}
        assert ours == {
            (row.match, row.n)
            for entries in found.values()
            for row in entries
            if row.action == f'"{pid}"'
        }
    assert any("refused" in line for lines in told.values() for line in lines)


@pytest.mark.slow
def test_a_crash_of_the_database_server_loses_nothing_and_is_got_over(
    postgres: PostgresServer,
) -> None:
    where = postgres.fresh()

    acknowledged: dict[str, int] = {}
    until = asyncio.Event()

    async def play(store: SqlStore, name: str) -> None:
        n = 0
        while not until.is_set():
            try:
                await store.write([entry(n + 1, name)])
                n += 1
                acknowledged[name] = n
            except StoreFailed:
                await asyncio.sleep(0.05)
                with suppress(StoreFailed):
                    n = len(await store.entries(name))

    async def main() -> None:
        names = [f"t.{i + 1}" for i in range(MATCHES)]
        async with opened(where) as store:
            players = [asyncio.create_task(play(store, name)) for name in names]
            for _ in range(3):
                await asyncio.sleep(0.5)
                before = {name: acknowledged.get(name, 0) for name in names}
                await asyncio.to_thread(postgres.crash)
                postgres.start()  # by the thread whose end would end it
                async with asyncio.timeout(30):
                    while any(acknowledged.get(name, 0) <= n for name, n in before.items()):
                        await asyncio.sleep(0.05)
            until.set()
            await asyncio.gather(*players)

    asyncio.run(fill(where))
    asyncio.run(main())
    found = asyncio.run(kept(where))
    for name, n in acknowledged.items():
        assert [row.n for row in found[name]] == list(range(1, len(found[name]) + 1))
        assert len(found[name]) >= n > 0
