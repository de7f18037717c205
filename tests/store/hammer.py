"""A process that writes as fast as it can and prints what was acknowledged, until it is killed.

    python -m tests.store.hammer WHERE MATCHES LAST

It goes on after the last entry of each match. "match n" is printed after the write of entry n has
returned, "match n refused" after it has failed.
"""

import asyncio
import os
import sys

from tests.store.samples import entry, opened
from watatheque.store.sql import SqlStore
from watatheque.store.store import StoreFailed


def say(text: str) -> None:
    os.write(1, f"{text}\n".encode())  # at once, in one piece


async def play(store: SqlStore, match: str, last: int) -> None:
    n = len(await store.entries(match))
    while n < last:
        n += 1
        try:
            await store.write([entry(n, match, action=f'"{os.getpid()}"')])
            say(f"{match} {n}")
        except StoreFailed:
            say(f"{match} {n} refused")


async def main(where: str, matches: int, last: int) -> None:
    async with opened(where) as store:
        say("ready")
        sys.stdin.readline()
        await asyncio.gather(*(play(store, f"t.{i + 1}", last) for i in range(matches)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
