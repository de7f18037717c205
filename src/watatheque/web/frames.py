"""Websocket frames as bytes (RFC 6455): those that a table and its clients send all day long."""

from functools import lru_cache
from typing import Final, NamedTuple

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was installed without its C part
    from websockets.utils import apply_mask

TEXT: Final = 0x81  # a whole text message in one frame
MASKED: Final = 0x80
TWO, EIGHT = 126, 127  # "the length is in the next so many bytes"


class Span(NamedTuple):
    """Where a frame's payload begins and ends."""

    start: int
    end: int


def framed(texts: list[bytes]) -> bytes:
    """Text messages from a server, one after the other; those are not masked."""
    parts = []
    for text in texts:
        parts.append(head(len(text)))
        parts.append(text)
    return b"".join(parts)


@lru_cache(4096)
def head(length: int) -> bytes:
    if length < TWO:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, TWO, length >> 8, length & 255))
    return bytes((TEXT, EIGHT)) + length.to_bytes(8, "big")


def span(data: bytes, at: int) -> Span | None:
    """Of the frame that begins there; None where not even its length has arrived."""
    if len(data) < at + 2:
        return None
    start, length = at + 2, data[at + 1] & ~MASKED
    if length >= TWO:
        size = 2 if length == TWO else 8
        if len(data) < start + size:
            return None
        length = int.from_bytes(data[start : start + size], "big")
        start += size
    if data[at + 1] & MASKED:
        start += 4
    return Span(start, start + length)


def message(data: bytes) -> str | None:
    """What a client says where this is one whole frame of text, without anything special."""
    where = span(data, 0)
    if where is None or where.end != len(data) or data[0] != TEXT or data[1] < MASKED:
        return None
    start, end = where
    try:
        return apply_mask(data[start:end], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None
