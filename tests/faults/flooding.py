"""`python -m tests.faults.flooding PORT TABLE TOKEN`: sends at full speed, again and again.

A process of its own and bare sockets: a flood as fast as the line, not as fast as a test.
"""

import base64
import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from select import select

from tests.web.running import environment

AT_ONCE = 200


def masked(message: dict[str, object]) -> bytes:
    """A text frame of a client, masked with zeros."""
    text = json.dumps(message).encode()
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + text


def shaken(port: int, table: str) -> socket.socket:
    raw = socket.create_connection(("127.0.0.1", port), timeout=30)
    key = base64.b64encode(bytes(16)).decode()
    raw.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    assert b"101" in raw.recv(1000)
    return raw


def pour(port: int, table: str, token: str, kept: int = 1 << 22) -> int:
    """Until the server lets go; how many bytes were sent, some of which are `kept` on our side."""
    emote = masked({"do": "emote", "id": "flood", "name": "wow"}) * AT_ONCE
    rest, taken = emote, 0
    with shaken(port, table) as raw, suppress(OSError):
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, kept)
        raw.sendall(masked({"token": token, "since": None}))
        raw.setblocking(False)
        while True:
            read, write, _ = select([raw], [raw], [])
            if read and not raw.recv(1 << 16):
                return taken
            if write:
                sent = raw.send(rest)
                rest, taken = rest[sent:] or emote, taken + sent
    return taken


@contextmanager
def flooding(port: int, table: str, token: str) -> Iterator[None]:
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.faults.flooding", str(port), table, token],
        stdout=subprocess.PIPE, text=True, env=environment(),
    )  # fmt: skip
    assert process.stdout is not None
    try:
        assert process.stdout.readline()  # it has begun
        yield
    finally:
        ended = process.poll()
        process.kill()
        process.wait()
        process.stdout.close()
        assert ended is None, "the flood stopped by itself"


if __name__ == "__main__":
    port, table, token = sys.argv[1:]
    print("flooding", flush=True)
    while True:
        pour(int(port), table, token)
