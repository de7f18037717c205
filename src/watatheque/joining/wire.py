"""One socket to a table that comes back by itself, and commands that are answered once.

What was not answered before the line broke is sent again with the same id: the server does it once.
"""

import asyncio
import random
import secrets
from asyncio import Future
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from watatheque.core.errors import BadInput
from watatheque.core.values import Refusal
from watatheque.joining.seen import Frame

FINAL = (4401, 4403, 4404)  # coming back would not help
FIRST, LONGEST = 0.5, 10.0  # seconds until the line is tried again
AGAIN = 1.0  # seconds until what was too much at once is sent again
TRIES = 4
MOST = 16 * 1024 * 1024  # bytes of one frame
PATIENCE = 10.0  # seconds for the server to answer a hello


class Wire:
    def __init__(
        self,
        url: str,
        token: str,
        since: Callable[[], int | None],
        hear: Callable[[Frame], None],
        tell: Callable[[bool], None],
    ) -> None:
        self.url = url
        self.token = token
        self.since = since
        self.hear = hear
        self.tell = tell  # whether the line holds, whenever that changes
        self.socket: ClientConnection | None = None
        self.open: dict[str, tuple[str, Future[Refusal | None]]] = {}  # unanswered, by id
        self.tries: dict[str, int] = {}
        self.rest = FIRST
        self.why = Refusal("")  # the last thing that was said before a goodbye

    # ------------------------------------------------------------ the line

    async def run(self) -> Refusal:
        """Until the server says that there is nothing to come back to; why."""
        while True:
            try:
                await self._connected()
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else 1006
                if code in FINAL:
                    return self.why
            except InvalidStatus as error:
                if error.response.status_code in (401, 403, 404):
                    return Refusal("", f"the server answers {error.response.status_code}")
            except (OSError, TimeoutError, WebSocketException):
                pass
            if self.socket is not None:
                self.socket = None
                self.tell(False)
            # By chance: all who were thrown out at once should not come back at once.
            await asyncio.sleep(self.rest * random.uniform(0.5, 1))
            self.rest = min(self.rest * 2, LONGEST)

    async def _connected(self) -> None:
        async with connect(self.url, max_size=MOST, open_timeout=PATIENCE) as socket:
            hello = {"since": self.since()} | ({"token": self.token} if self.token else {})
            await socket.send(_text(hello))
            first = await asyncio.wait_for(socket.recv(), PATIENCE)
            self.socket, self.rest = socket, FIRST
            self.tell(True)
            self._take(first)
            await self._resend()
            while True:
                self._take(await socket.recv())

    async def _resend(self) -> None:
        for id, (text, _) in list(self.open.items()):
            if id in self.open:
                await self._send(text)

    async def _send(self, text: str) -> None:
        if self.socket is not None:
            try:
                await self.socket.send(text)
            except ConnectionClosed:  # it is sent again when the line is back
                return

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    # ------------------------------------------------------------ commands

    async def ask(self, do: str, **fields: Any) -> Refusal | None:
        """Returns when it has been answered, however often the line breaks meanwhile."""
        id = secrets.token_hex(8)
        answer: Future[Refusal | None] = asyncio.get_running_loop().create_future()
        text = _text({"do": do, "id": id, **fields})
        self.open[id] = text, answer
        try:
            await self._send(text)
            return await answer
        finally:
            self.open.pop(id, None)
            self.tries.pop(id, None)

    def _take(self, message: str | bytes) -> None:
        try:
            frame = msgspec.json.decode(message, type=Frame)
        except msgspec.MsgspecError:
            raise BadInput("server", "it sends what cannot be read") from None
        kind = frame.get("type")
        if kind == "bye":
            self.why = self.why if self.why.detail else Refusal("", str(frame["why"]))
        elif kind == "ack":
            self._answer(frame["id"], None)
        elif kind == "refused":
            self._refused(frame["id"], Refusal(frame["article"], frame["detail"]))
        else:
            self.why = Refusal("")
            self.hear(frame)

    def _answer(self, id: str, refusal: Refusal | None) -> None:
        answer = self.open.get(id, ("", None))[1]
        if answer is not None and not answer.done():
            answer.set_result(refusal)

    def _refused(self, id: str, refusal: Refusal) -> None:
        if id:
            self._answer(id, refusal)
            return
        # Something of ours was not even read: too much at once is tried again, a few times.
        self.why = refusal
        for one in list(self.open):
            self.tries[one] = self.tries.get(one, 0) + 1
            if refusal.article != "TB-21" or self.tries[one] >= TRIES:
                self._answer(one, refusal)
        if self.open:
            loop = asyncio.get_running_loop()
            loop.call_later(AGAIN, lambda: asyncio.ensure_future(self._resend()))


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
