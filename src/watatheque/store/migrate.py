"""Brings a database to the schema of this program, or says why it cannot."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from watatheque.store.store import StoreUnusable

SCRIPTS = Path(__file__).parent / "migrations"


def head() -> str:
    """The newest version that this program knows."""
    newest = ScriptDirectory(str(SCRIPTS)).get_current_head()
    assert newest is not None
    return newest


def version(connection: Connection) -> str | None:
    """The version of a database; None where it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def check_version(found: str) -> None:
    known = [script.revision for script in ScriptDirectory(str(SCRIPTS)).walk_revisions()]
    if found not in known:
        raise StoreUnusable(
            f"it has schema version {found}, this program knows versions up to {head()}:"
            " use a newer program"
        )


def to_head(connection: Connection) -> None:
    """Inside the caller's transaction: it has all of the new schema afterwards or is untouched."""
    found = version(connection)
    if found is None:
        refuse_strangers(connection)
    else:
        check_version(found)
    if found != head():
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
        command.upgrade(config, "head")


def refuse_strangers(connection: Connection) -> None:
    if inspect(connection).get_table_names():
        raise StoreUnusable("it holds tables, but none of ours: it belongs to another program")
