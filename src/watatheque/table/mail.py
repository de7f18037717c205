"""What goes out when a batch of work has become durable, in order."""

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from watatheque.core.values import Refusal
from watatheque.store.rows import Row
from watatheque.table.client import Client
from watatheque.table.frames import AckFrame, ByeFrame, RefusedFrame

encode: Final = msgspec.json.Encoder().encode


class Mail:
    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.posts: list[tuple[list[Client], bytes]] = []
        self.drops: list[tuple[Client, str]] = []
        self.done: list[Callable[[], object]] = []
        self.kept: list[tuple[str, str]] = []  # answers to forget on a failure

    def post(self, clients: list[Client], frame: bytes) -> None:
        self.posts.append((clients, frame))

    def deliver(self) -> None:
        """All that is for one client goes out together."""
        frames: dict[Client, list[bytes]] = {}
        for clients, frame in self.posts:
            for client in clients:
                mine = frames.get(client)
                if mine is None:
                    frames[client] = [frame]
                else:
                    mine.append(frame)
        for client, mine in frames.items():
            send(client, mine)
        for client, why in self.drops:
            client.drop(why)
        release(self.done)


def send(client: Client, frames: list[bytes]) -> None:
    """One broken connection must not keep the others waiting."""
    try:
        client.send(frames)
    except Exception:
        client.drop("the connection is broken")


def release(waiting: Iterable[Callable[[], object]]) -> None:
    for done in waiting:
        done()


def ack(id: str, rev: int) -> bytes:
    frame: AckFrame = {"type": "ack", "id": id, "rev": rev}
    return encode(frame)


def refused(id: str, refusal: Refusal) -> bytes:
    article, detail = refusal
    frame: RefusedFrame = {"type": "refused", "id": id, "article": article, "detail": detail}
    return encode(frame)


def bye(why: str) -> bytes:
    frame: ByeFrame = {"type": "bye", "why": why}
    return encode(frame)
