"""Where a server keeps things."""

from pathlib import Path

from watatheque.core.errors import BadInput
from watatheque.store.opening import open_store
from watatheque.store.store import Store, StoreUnusable

HOME = Path("watatheque-data")


def opened_store(where: str | Path) -> Store:
    try:
        return open_store(where)
    except StoreUnusable as error:
        raise BadInput("store", str(error)) from None
