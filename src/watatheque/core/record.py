"""A match, written down: JSON lines that anybody can replay. See docs/record-format.md."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from watatheque.core import codec
from watatheque.core.chance import SEED_BYTES, commitment, seed_of
from watatheque.core.errors import BadInput
from watatheque.core.marks import Takeback
from watatheque.core.values import CLOCK, Millis, Outcome, Seat

FORMAT = 1


class Entry(msgspec.Struct, frozen=True):
    n: int
    at: Millis
    seat: Seat
    action: Any


def clock_after(entries: list[Entry]) -> Millis:
    """The match clock after an entry; a takeback turns it back too (TB-10)."""
    n = len(entries)
    while n and isinstance(action := entries[n - 1].action, Takeback):
        n = action.to
    return entries[n - 1].at if n else 0


class Header(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """All that a match starts from, but the seed."""

    record: int = FORMAT
    game: str
    version: str
    seats: int
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    names: list[str] = []
    commitment: str = ""


class Opened(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What is told when the match is over: the seed, where it came from, every labelled draw."""

    seed: str
    secret: str = ""
    nonces: list[str] = []
    draws: list[tuple[str, int, int | list[int]]] = []
    digest: str = ""  # of the last state


class _EntryLine(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    n: int
    at: int
    seat: int
    action: dict[str, Any]


class _OutcomeLine(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    article: str


@dataclass(slots=True)
class Record:
    header: Header
    entries: list[Entry] = field(default_factory=list)
    outcome: Outcome | None = None
    opened: Opened | None = None

    def seed(self) -> bytes:
        """The seed, once the record is opened; a BadInput where it is closed or does not fit."""
        if self.opened is None:
            raise BadInput("record", "it is not opened yet: the seed is told after the match")
        seed = _bytes(self.opened.seed, "record: seed")
        if len(seed) != SEED_BYTES:
            raise BadInput("record: seed", f"{SEED_BYTES} bytes are needed, not {len(seed)}")
        self._check_origin(seed)
        return seed

    def _check_origin(self, seed: bytes) -> None:
        opened = self.opened
        if opened is None or not (opened.secret or self.header.commitment):
            return
        secret = _bytes(opened.secret, "record: secret")
        nonces = [_bytes(nonce, "record: nonce") for nonce in opened.nonces]
        if seed_of(secret, nonces) != seed:
            raise BadInput("record: seed", "it does not follow from the secret and nonces", "TB-6")
        if self.header.commitment and commitment(secret) != self.header.commitment:
            raise BadInput("record: secret", "it is not the one that was committed to", "TB-6")


def write(record: Record) -> str:
    return "".join(codec.line(line) + "\n" for line in _lines(record))


def _lines(record: Record) -> Iterator[dict[str, Any]]:
    yield codec.plain(record.header)
    for entry in record.entries:
        action = codec.write_action(entry.action)
        yield {"n": entry.n, "at": entry.at, "seat": entry.seat, "action": action}
    if record.outcome is not None:
        yield {"outcome": codec.plain(record.outcome)}
    if record.opened is not None:
        yield {"opened": codec.plain(record.opened)}


def read_header(text: str) -> Header:
    """The first line alone: it says which game must read the rest."""
    line = text.split("\n", 1)[0]
    header: Header = codec.read(Header, codec.loads(line, "record, line 1"), "record, line 1")
    if header.record != FORMAT:
        raise BadInput("record, line 1", f"format {header.record}, this program reads {FORMAT}")
    return header


def read(text: str, actions: tuple[type, ...]) -> Record:
    record = Record(read_header(text))
    for number, line in enumerate(text.split("\n")[1:], start=2):
        if line.strip():
            what = f"record, line {number}"
            _read_line(record, codec.loads(line, what), actions, what)
    return record


def _read_line(record: Record, data: Any, actions: tuple[type, ...], what: str) -> None:
    if not isinstance(data, dict):
        raise BadInput(what, "an object is needed")
    if record.opened is not None:
        raise BadInput(what, "nothing may follow the opened seed")
    if set(data) == {"opened"}:
        record.opened = codec.read(Opened, data["opened"], what)
    elif record.outcome is not None:
        raise BadInput(what, "only the opened seed may follow the outcome")
    elif set(data) == {"outcome"}:
        told = codec.read(_OutcomeLine, data["outcome"], what)
        record.outcome = Outcome(told.scores, told.winners, told.article)
    else:
        record.entries.append(_read_entry(record, data, actions, what))


def _read_entry(record: Record, data: Any, actions: tuple[type, ...], what: str) -> Entry:
    line = codec.read(_EntryLine, data, what)
    if line.n != len(record.entries) + 1:
        raise BadInput(what, f"entry {line.n} stands where {len(record.entries) + 1} should")
    if not CLOCK <= line.seat < record.header.seats:
        raise BadInput(what, f"there is no seat {line.seat}", "TB-1")
    if line.at < clock_after(record.entries):
        raise BadInput(what, f"its time {line.at} is before the last one")
    action = codec.read_action(actions, line.action, what)
    if isinstance(action, Takeback) and not 0 <= action.to < line.n - 1:
        raise BadInput(what, f"there is no entry {action.to} to go back to", "TB-10")
    return Entry(line.n, line.at, line.seat, action)


def _bytes(text: str, what: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadInput(what, "hexadecimal is needed") from None
