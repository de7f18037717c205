"""However a client cuts what it sends, each message is heard, and in its order."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from tests.faults.flooding import masked, shaken
from tests.web.running import Running
from watatheque.web.frames import span
from watatheque.web.wire import Wire

FIN, CONT, CLOSE = 0x80, 0x00, 0x88


class Raw:
    """A client that decides itself where a chunk ends."""

    def __init__(self, raw: socket.socket) -> None:
        self.raw = raw
        self.rest = b""

    def send(self, *chunks: bytes) -> None:
        for chunk in chunks:
            self.raw.sendall(chunk)
            time.sleep(0.1)  # so that the server reads each for itself

    def hear(self) -> dict[str, Any]:
        while (found := span(self.rest, 0)) is None or found.end > len(self.rest):
            more = self.raw.recv(1 << 16)
            assert more, "the server hung up"
            self.rest += more
        text, self.rest = self.rest[found.start : found.end], self.rest[found.end :]
        told: dict[str, Any] = json.loads(text)
        return told

    def answers(self, count: int) -> list[str]:
        """The ids of the next answers, in their order."""
        ids: list[str] = []
        while len(ids) < count:
            frame = self.hear()
            if frame["type"] in ("ack", "refused"):
                ids.append(frame["id"])
        return ids


@contextmanager
def raw(server: Running, table: str) -> Iterator[Raw]:
    with shaken(server.port, table) as line:
        line.settimeout(5)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        yield Raw(line)


def hello(guest: dict[str, Any]) -> bytes:
    return masked({"token": guest["token"], "since": None})


def command(id: str) -> bytes:
    """One that is answered at once, by a refusal."""
    return masked({"do": "decline", "id": id, "what": "nothing"})


def fragments(frame: bytes) -> tuple[bytes, bytes]:
    """The same message as two frames."""
    opcode, where = frame[0] & ~FIN, span(frame, 0)
    assert where is not None
    text = frame[where.start : where.end]

    def framed(head: int, part: bytes) -> bytes:
        return bytes([head, 0x80 | len(part)]) + bytes(4) + part

    return framed(opcode, text[:20]), framed(FIN | CONT, text[20:])


@pytest.mark.parametrize("cut", [1, 10, 50])
def test_half_a_command_right_after_hello_is_heard_when_the_rest_comes(
    server: Running, ann: dict[str, Any], table: str, cut: int
) -> None:
    one = command("one")
    with raw(server, table) as client:
        client.send(hello(ann) + one[:cut], one[cut:] + command("two"))
        assert client.answers(2) == ["one", "two"]


def test_hello_may_come_byte_by_byte(server: Running, ann: dict[str, Any], table: str) -> None:
    said = hello(ann) + command("one")
    with raw(server, table) as client:
        for at in range(len(said)):
            client.raw.sendall(said[at : at + 1])
            time.sleep(0.001)
        assert client.answers(1) == ["one"]


def test_a_message_in_fragments_stays_before_the_next_one(
    server: Running, ann: dict[str, Any], table: str
) -> None:
    first, second = fragments(command("one"))
    with raw(server, table) as client:
        client.send(hello(ann))
        client.send(first, second + command("two") + command("three"), command("four"))
        assert client.answers(4) == ["one", "two", "three", "four"]


def test_what_comes_with_hello_is_heard_before_what_comes_later(
    server: Running, ann: dict[str, Any], table: str
) -> None:
    first, second = fragments(command("two"))
    with raw(server, table) as client:
        client.send(hello(ann) + command("one") + first, second + command("three"))
        assert client.answers(3) == ["one", "two", "three"]


def test_all_that_comes_right_behind_hello_is_heard_in_order(
    server: Running, ann: dict[str, Any], table: str
) -> None:
    ids = [str(i) for i in range(25)]  # TB-21 allows more at once
    with raw(server, table) as client:
        client.send(hello(ann) + b"".join(map(command, ids)))
        assert client.answers(len(ids)) == ids


def test_a_goodbye_right_behind_hello_is_answered(
    server: Running, ann: dict[str, Any], table: str
) -> None:
    code = (1000).to_bytes(2, "big")
    with raw(server, table) as client:
        client.raw.settimeout(4)  # before the server would lose its patience
        client.send(hello(ann) + command("one") + bytes([CLOSE, 0x82, 0, 0, 0, 0]) + code)
        told = b""
        while bytes([CLOSE, len(code)]) + code not in told:
            more = client.raw.recv(1 << 16)
            assert more, "the server hung up without a word"
            told += more


def test_nothing_is_heard_after_a_goodbye(server: Running, ann: dict[str, Any], table: str) -> None:
    goodbye = bytes([CLOSE, 0x82, 0, 0, 0, 0]) + (1000).to_bytes(2, "big")
    chat = masked({"do": "chat", "id": "late", "text": "still here"})
    with raw(server, table) as client, raw(server, table) as other:
        other.send(hello(ann))
        client.send(hello(ann), goodbye + chat)
        other.send(command("one"))
        heard: list[dict[str, Any]] = []
        while not heard or heard[-1]["type"] != "refused":
            heard.append(other.hear())
    assert "chat" not in [frame["type"] for frame in heard]


def test_what_comes_behind_a_message_that_is_not_heard_yet_waits_as_bytes() -> None:
    """Or a flood behind the hello would go through the library, frame by frame."""
    asyncio.run(asyncio.wait_for(heard_late(), 10))


async def heard_late() -> None:
    heard, gate, wires = list[int](), asyncio.Event(), list[Wire]()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await gate.wait()
        while (event := await receive())["type"] == "websocket.receive":
            heard.append(json.loads(event["text"])["id"])

    config = Config(app, log_config=None, ws_ping_interval=None)
    config.load()

    def wire() -> Wire:
        wires.append(Wire(config, ServerState(), {}))
        return wires[-1]

    server = await asyncio.get_running_loop().create_server(wire, "127.0.0.1", 0)
    async with server:
        line = await asyncio.to_thread(shaken, server.sockets[0].getsockname()[1], "t")
        with line:
            line.sendall(b"".join(masked({"id": i}) for i in range(100)))
            while wires[0].queue.empty():
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            assert wires[0].queue.qsize() == 1
            gate.set()
            while len(heard) < 100:
                await asyncio.sleep(0.01)
        while not wires[0].disconnected:
            await asyncio.sleep(0.01)
    assert heard == list(range(100))
