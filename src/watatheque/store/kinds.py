"""The rows of many writes, each kind by itself and in order; every value is looked at here."""

from collections.abc import Iterable, Sequence
from typing import Any

from watatheque.store.rows import Row

Kinds = dict[type[Row], list[Any]]


def by_kind(rows: Sequence[Row]) -> Kinds:
    kinds: Kinds = {}
    for row in rows:
        refuse_nul(row)
        those = kinds.get(type(row))
        if those is None:
            kinds[type(row)] = [row]
        else:
            those.append(row)
    return kinds


def refuse_nul(row: Row) -> None:
    """PostgreSQL keeps no NUL in a text, so that no store may."""
    for value in row:
        if isinstance(value, str) and "\0" in value:
            raise ValueError(f"a text in a {type(row).__name__} has a NUL character")


def bare(rows: Iterable[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """As SQLite's driver binds them fastest: a tuple that is no more than one, and no boolean,
    for which it would look for somebody who knows how to write it."""
    return [tuple([int(x) if isinstance(x, bool) else x for x in row]) for row in rows]
