"""What is said to somebody who is not let in."""

import json
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.web.running import Running


def address(server: Running, table: str) -> str:
    return f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"


def farewell(server: Running, table: str, first: str | bytes) -> tuple[list[Any], int]:
    """All that is said to a first message, and the code of the goodbye."""
    frames = []
    with connect(address(server, table)) as here:
        here.send(first)
        try:
            while True:
                frames.append(json.loads(here.recv(10)))
        except ConnectionClosed as closed:
            return frames, closed.rcvd.code if closed.rcvd is not None else 1006
