"""Websocket frames as bytes (RFC 6455): those that a table and its clients send all day long."""

from typing import NamedTuple

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was installed without its C part
    from websockets.utils import apply_mask

TEXT = 0x81  # a whole text message in one frame
MASKED = 0x80
TWO, EIGHT = 126, 127  # "the length is in the next so many bytes"


class Span(NamedTuple):
    """Where a frame's payload begins and ends."""

    start: int
    end: int


_last: tuple[bytes, bytes] = b"", b"\x81\0"


def framed(text: bytes) -> bytes:
    """A text message from a server: not masked, so made once for all who get it in turn."""
    global _last  # noqa: PLW0603
    if text is not _last[0]:
        _last = text, _framed(text)
    return _last[1]


def _framed(text: bytes) -> bytes:
    length = len(text)
    if length < TWO:
        return bytes((TEXT, length)) + text
    if length < 1 << 16:
        return bytes((TEXT, TWO, length >> 8, length & 255)) + text
    return bytes((TEXT, EIGHT)) + length.to_bytes(8, "big") + text


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


def plain(data: bytes, at: int) -> bool:
    """A whole text message of a client, without anything special."""
    return data[at] == TEXT and data[at + 1] >= MASKED


def payload(data: bytes, where: Span) -> bytes:
    start, end = where
    return apply_mask(data[start:end], data[start - 4 : start])
