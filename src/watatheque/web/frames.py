"""Websocket frames as bytes (RFC 6455): those that a table and its clients send all day long."""

from typing import Final, NamedTuple

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was installed without its C part
    from websockets.utils import apply_mask

TEXT: Final = 0x81  # a whole text message in one frame
MASKED: Final = 0x80
TWO: Final = 126  # "the length is in the next two bytes"
EIGHT: Final = 127

# What stands before a message, by its length; that of a longer one is put together of two.
SHORT: Final = [bytes((TEXT, length)) for length in range(TWO)]
HIGH: Final = [bytes((TEXT, TWO, high)) for high in range(256)]
LOW: Final = [bytes((low,)) for low in range(256)]


class Span(NamedTuple):
    """Where a frame's payload begins and ends."""

    start: int
    end: int


def framed(texts: list[bytes]) -> bytes:
    """Text messages from a server, one after the other; those are not masked."""
    parts: list[bytes] = []
    for text in texts:
        length = len(text)
        if length < TWO:
            parts.append(SHORT[length])
        elif length < 1 << 16:
            parts.append(HIGH[length >> 8])
            parts.append(LOW[length & 255])
        else:
            parts.append(bytes((TEXT, EIGHT)) + length.to_bytes(8, "big"))
        parts.append(text)
    return b"".join(parts)


def span(data: bytes, at: int) -> Span | None:
    """Of the frame that begins there; None where not even its length has arrived."""
    if len(data) < at + 2:
        return None
    start = at + head(data[at + 1])
    masked = data[at + 1] >= MASKED
    if len(data) < (start - 4 if masked else start):
        return None
    return Span(start, start + length(data, at))


def head(second: int) -> int:
    """How much stands before the payload, by the second byte of a frame."""
    size = 6 if second >= MASKED else 2
    short = second & ~MASKED
    if short < TWO:
        return size
    return size + (2 if short == TWO else 8)


def length(data: bytes, at: int) -> int:
    """Of the payload of the frame that begins there; what says so has arrived."""
    short = data[at + 1] & ~MASKED
    if short < TWO:
        return short
    if short == TWO:
        return data[at + 2] << 8 | data[at + 3]
    return int.from_bytes(data[at + 2 : at + 10], "big")


def message(data: bytes) -> bytes | None:
    """What a client says where this is one whole frame of text, without anything special."""
    size = len(data)
    if size < 6 or data[0] != TEXT or data[1] < MASKED:
        return None
    start = head(data[1])
    if size < start or size != start + length(data, 0):
        return None
    text = apply_mask(data[start:size], data[start - 4 : start])
    return text if sound(text) else None


def sound(text: bytes) -> bool:
    """Whether it is UTF-8; looked at first without making a str of it."""
    if text.isascii():
        return True
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
