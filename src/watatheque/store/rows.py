"""The rows that a table writes. A write is a list of them, durable all together or not at all."""

from typing import NamedTuple

from watatheque.core.values import Millis, Seat


class GuestRow(NamedTuple):
    """A person who comes; written once, and changed by `Rename` and `Ban` only."""

    id: str
    name: str
    banned: bool = False


class Rename(NamedTuple):
    """Not a row but a change of one: whoever is banned stays so, whoever is gone stays gone."""

    name: str
    guest: str


class Ban(NamedTuple):
    """The same: a name that was changed meanwhile stays so."""

    banned: bool
    guest: str


class LinkRow(NamedTuple):
    """A link to another device; written again by a newer one, and voided once it was used."""

    guest: str
    digest: str  # of the code; empty: used
    until: Millis  # since 1970


class TableRow(NamedTuple):
    """A table as its room describes it in JSON; written again whenever that changes."""

    id: str
    phase: str  # open, running, over, closed
    listed: bool  # not private
    doc: str


class MatchRow(NamedTuple):
    """A match begins: all that its record starts from."""

    id: str
    table: str
    header: str  # core.record.Header in JSON, with what the seats brought
    secret: str  # hexadecimal
    nonces: str  # a JSON list of hexadecimal
    guests: str  # a JSON list: the person on each seat, or null


class EntryRow(NamedTuple):
    """(match, n) is unique: a second writer of a match cannot exist."""

    match: str
    n: int
    at: Millis
    seat: Seat
    action: str  # JSON
    command: str = ""  # the id of the command that asked for it, if somebody did


class EndRow(NamedTuple):
    """A match is over."""

    match: str
    outcome: str  # JSON


class ChatRow(NamedTuple):
    table: str
    n: int
    guest: str
    name: str
    text: str


class Forget(NamedTuple):
    """Not a row but its opposite: all that is kept of a guest goes (`store.forgetting`)."""

    guest: str


Row = GuestRow | Rename | Ban | LinkRow | TableRow | MatchRow | EntryRow | EndRow | ChatRow | Forget
