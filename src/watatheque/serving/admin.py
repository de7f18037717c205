"""`watatheque admin`: look after a server by its data folder, whether it runs or not."""

import asyncio
import sys
from pathlib import Path
from typing import Any

from cyclopts import App

from watatheque.core.errors import BadInput
from watatheque.games import GAMES
from watatheque.serving.places import HOME, opened_store
from watatheque.store import backup as copies
from watatheque.store.store import StoreUnusable
from watatheque.table.hub import Hub
from watatheque.web import admin, clerk, limits, tokens
from watatheque.web.folder import held

desk = App(name="admin", help="Look after a server, running or not, by its data folder.")


def _ask(data: Path, store: str, wish: clerk.Wish) -> Any:
    """The running server answers; where none runs, its store does."""
    if not data.is_dir():
        raise BadInput("data", f"there is no folder {data}")
    try:
        return asyncio.run(admin.ask(data, wish))
    except ConnectionError:
        with held(data):
            return asyncio.run(_without_server(store or data, wish))


async def _without_server(where: str | Path, wish: clerk.Wish) -> Any:
    store = opened_store(where)
    hub = Hub(store, GAMES, limits.Limits())
    try:
        if isinstance(wish, clerk.Close):  # only then somebody must sit at the tables
            await hub.open()
        return await clerk.Clerk(store, hub, GAMES, lambda guest, why: None).answer(wish)
    finally:
        await hub.close()
        await store.close()


@desk.command
def tables(*, data: Path = HOME, store: str = "") -> int:
    """List the open and running tables."""
    for row in _ask(data, store, clerk.Tables()):
        print(row["id"], row["game"], row["phase"], ", ".join(row["people"]), sep="  ")
    return 0


@desk.command
def close(table: str, /, *, data: Path = HOME, store: str = "") -> int:
    """Close a table; a running match ends unfinished (TB-9)."""
    print(_ask(data, store, clerk.Close(table)))
    return 0


@desk.command
def ban(guest: str, /, *, lift: bool = False, data: Path = HOME, store: str = "") -> int:
    """Ban a guest by id, or with --lift welcome them again."""
    print(_ask(data, store, clerk.Ban(guest, not lift)))
    return 0


@desk.command
def export(match: str, /, *, data: Path = HOME, store: str = "") -> int:
    """Print the record of a match that is over."""
    sys.stdout.write(_ask(data, store, clerk.Export(match)))
    return 0


@desk.command
def backup(file: Path, /, *, portable: bool = False, data: Path = HOME, store: str = "") -> int:
    """Copy everything into FILE, and into FILE.key what proves who is who; also while it runs.

    --portable: a form that any kind of store can be restored from.
    """
    try:
        copies.backup(store or data, file, portable)
    except StoreUnusable as error:
        raise BadInput("backup", str(error)) from None
    tokens.keep_key(_key_of(file), tokens.key_in(data))
    return 0


@desk.command
def restore(file: Path, /, *, data: Path = HOME, store: str = "") -> int:
    """Make an empty data folder, or with --store an empty database, from a backup."""
    key = tokens.read_key(_key_of(file))
    kept = tokens.key_file(data)
    missing = not kept.exists()
    # Before anything is loaded: afterwards the store would not be empty for another try.
    if not missing and tokens.read_key(kept) != key:
        raise BadInput("key", f"{kept} is of other guests than {file}; use another data folder")
    try:
        copies.restore(file, store or data)
    except StoreUnusable as error:
        raise BadInput("restore", str(error)) from None
    if missing:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        tokens.keep_key(kept, key)
    return 0


def _key_of(file: Path) -> Path:
    return file.with_name(f"{file.name}.key")
