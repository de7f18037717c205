"""Frames at the lengths at which they are written in another way."""

import pytest

from watatheque.web.frames import Span, framed, message, span

# By the length of a text: how much a server writes before it.
HEADS = {0: 2, 1: 2, 125: 2, 126: 4, 255: 4, 256: 4, 65_535: 4, 65_536: 10, 70_000: 10}
MASKED = 0x80


def said(text: bytes) -> bytes:
    """As a client sends it; a mask of nothing but noughts changes nothing."""
    frame = framed([text])
    start = len(frame) - len(text)
    return bytes([frame[0], frame[1] | MASKED]) + frame[2:start] + bytes(4) + text


@pytest.mark.parametrize("length", HEADS)
def test_what_is_framed_says_where_it_ends(length: int) -> None:
    head, text = HEADS[length], b"x" * length
    frame = framed([text])
    assert span(frame, 0) == Span(head, head + length)
    assert span(frame[: head - 1], 0) is None
    assert framed([text, b"y"]) == frame + b"\x81\x01y"


@pytest.mark.parametrize("length", HEADS)
def test_a_whole_message_is_heard_and_no_other(length: int) -> None:
    text = b"x" * length
    assert message(said(text)) == text
    assert message(said(text)[:-1]) is None
    assert message(said(text) + b"x") is None
    assert message(framed([text])) is None  # not masked


def test_a_message_is_unmasked() -> None:
    assert message(b"\x81\x83\x01\x02\x03\x04" + b"`aa") == b"acb"


def test_a_message_is_utf_8() -> None:
    assert message(said("é".encode())) == "é".encode()
    assert message(said(b"\xff")) is None
