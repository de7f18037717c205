"""From what somebody typed to a store."""

from pathlib import Path

from watatheque.store.postgres import open_postgres
from watatheque.store.sql import SqlStore
from watatheque.store.sqlite import open_sqlite
from watatheque.store.store import StoreUnusable

POSTGRES = ("postgresql://", "postgres://", "postgresql+psycopg://")


def is_address(where: str | Path) -> bool:
    return str(where).startswith(POSTGRES)


def open_store(where: str | Path) -> SqlStore:
    """A data folder or the address of a PostgreSQL database; brought to the newest schema."""
    address = str(where)
    if is_address(where):
        return open_postgres(address)
    if "://" in address:
        scheme = address.split("://", maxsplit=1)[0]
        raise StoreUnusable(f"{scheme}: only a folder or postgresql://… can be a store")
    return open_sqlite(Path(address))
