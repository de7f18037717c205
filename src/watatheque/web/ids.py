"""Ids as they come in a path."""

import re
import secrets

from watatheque.web.problems import missing

ID = re.compile(r"[A-Za-z0-9_.-]{1,64}")


def new_guest() -> str:
    return secrets.token_hex(12)


def sound(id: str, what: str) -> str:
    """Nothing else ever was an id here, so nobody need look."""
    if not ID.fullmatch(id):
        raise missing(what)
    return id
