"""A link to another device works once, not for long, and after a restart too."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.store.samples import opened
from tests.web.running import bearer, running
from watatheque.store.store import Store
from watatheque.web.links import Links
from watatheque.web.problems import Refused


class Clock:
    now = 100_000

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def kept(folder: Path, clock: Clock) -> AsyncIterator[tuple[Links, Store]]:
    async with opened(str(folder)) as store:
        yield Links(store, 1000, clock), store


def test_a_link_works_once_whoever_comes_at_the_same_moment(tmp_path: Path) -> None:
    async def main() -> None:
        async with kept(tmp_path, Clock()) as (links, _):
            code = await links.make("ann")
            takers = [links.take(code) for _ in range(3)]
            came = await asyncio.gather(*takers, return_exceptions=True)
            assert came[0] == "ann"
            assert all(isinstance(late, Refused) for late in came[1:])

    asyncio.run(main())


def test_a_link_grows_old(tmp_path: Path) -> None:
    async def main() -> None:
        clock = Clock()
        async with kept(tmp_path, clock) as (links, _):
            code = await links.make("ann")
            clock.now += 1000
            with pytest.raises(Refused, match="too old"):
                await links.take(code)

    asyncio.run(main())


def test_a_newer_link_of_the_same_guest_voids_the_older(tmp_path: Path) -> None:
    async def main() -> None:
        async with kept(tmp_path, Clock()) as (links, _):
            older, others = await links.make("ann"), await links.make("bob")
            await links.make("ann")
            with pytest.raises(Refused):
                await links.take(older)
            assert await links.take(others) == "bob"
            with pytest.raises(Refused):
                await links.take("")

    asyncio.run(main())


def test_the_code_itself_is_not_kept(tmp_path: Path) -> None:
    async def main() -> None:
        async with kept(tmp_path, Clock()) as (links, _):
            code = await links.make("ann")
            held = b"".join(file.read_bytes() for file in tmp_path.iterdir())
            assert b"ann" in held
            assert code.encode() not in held

    asyncio.run(main())


def test_tb_22_a_link_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.guest("Ann")
        link = server.http.post("/api/link", headers=bearer(ann["token"])).json()
    with running(tmp_path) as server:
        elsewhere = server.http.post("/api/link/open", json={"code": link["code"]})
        assert elsewhere.json()["guest"] == ann["guest"]
        again = server.http.post("/api/link/open", json={"code": link["code"]})
        assert again.status_code == 401
