"""How a table complains to whoever runs the server."""

import logging
from traceback import format_tb

from watatheque.store.store import StoreFailed

log = logging.getLogger("watatheque.table")


def report(table: str, what: str, error: Exception) -> None:
    """Where it went wrong, but never the words of the error: they could name a card."""
    known = isinstance(error, StoreFailed)
    where = "" if known else "\n" + "".join(format_tb(error.__traceback__))
    log.warning("table %s: %s: %s%s", table, what, type(error).__name__, where)
