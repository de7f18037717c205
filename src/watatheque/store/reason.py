"""What a database complained about, in one line without any of the values it was given."""

import sqlite3

from sqlalchemy.exc import DBAPIError, IntegrityError

BROKEN = (IntegrityError, sqlite3.IntegrityError)


def reason(error: Exception) -> str:
    """Logs may hold this: it must not tell what is hidden in an action."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    # PostgreSQL puts whole rows into the detail of a complaint, but not into its first message.
    primary = getattr(getattr(cause, "diag", None), "message_primary", None)
    lines = str(primary or cause).splitlines()
    said = lines[0] if lines else type(cause).__name__
    orphan = isinstance(error, BROKEN) and "foreign key" in said.lower()
    return f"{said}: its table, its match or the entry before it is missing" if orphan else said
