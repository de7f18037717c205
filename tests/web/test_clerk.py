"""What guest and admin ask for at the same moment: each change keeps what the other changed."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.store.samples import opened
from watatheque.core.errors import BadInput
from watatheque.games import GAMES
from watatheque.store.rows import Ban, Forget, GuestRow, Rename, Row
from watatheque.store.sql import SqlStore
from watatheque.table.hub import Hub
from watatheque.web import guests
from watatheque.web.clerk import Clerk
from watatheque.web.limits import Limits
from watatheque.web.site import Site
from watatheque.web.tokens import Tokens

ANN = GuestRow("ann", "Ann")
REQUEST: Any = SimpleNamespace(client=None)


class Late:
    """A store in which something else is written between what was read and each write."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self.meanwhile: list[Row] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def write(self, rows: Sequence[Row]) -> None:
        await self.store.write(self.meanwhile)
        await self.store.write(rows)


@asynccontextmanager
async def served(folder: Path, meanwhile: Row) -> AsyncIterator[tuple[Site, Clerk]]:
    async with opened(str(folder), [ANN]) as store:
        late: Any = Late(store)
        limits = Limits()
        hub = Hub(late, GAMES, limits)
        site = Site(late, hub, GAMES, limits, Tokens(bytes(32), 1))
        late.meanwhile = [meanwhile]
        yield site, Clerk(late, hub, GAMES, site.drop)
        await hub.close()


def renamed_late(folder: Path, meanwhile: Row) -> GuestRow | None:
    async def main() -> GuestRow | None:
        async with served(folder, meanwhile) as (site, _):
            me = await site.known(site.tokens.make(ANN.id))
            await guests.rename.fn(guests.Wanted("Anna"), REQUEST, site, me)
            return await site.store.guest(ANN.id)

    return asyncio.run(main())


def test_tb_22_a_rename_does_not_lift_a_ban_that_came_before_it(tmp_path: Path) -> None:
    assert renamed_late(tmp_path, Ban(True, ANN.id)) == GuestRow(ANN.id, "Anna", True)


def test_tb_22_a_rename_does_not_bring_back_whoever_was_forgotten(tmp_path: Path) -> None:
    assert renamed_late(tmp_path, Forget(ANN.id)) is None


def test_a_ban_keeps_a_name_that_was_taken_meanwhile(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path, Rename("Anna", ANN.id)) as (site, clerk):
            await clerk.ban(ANN.id, True)
            assert await site.store.guest(ANN.id) == GuestRow(ANN.id, "Anna", True)

    asyncio.run(main())


def test_tb_22_a_ban_does_not_bring_back_whoever_was_forgotten(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path, Forget(ANN.id)) as (site, clerk):
            with pytest.raises(BadInput, match="there is no 'ann'"):
                await clerk.ban(ANN.id, True)
            assert await site.store.guest(ANN.id) is None

    asyncio.run(main())
