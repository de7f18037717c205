"""The socket itself: uvicorn's, with a door for what goes out and one for what comes in.

A frame goes straight into the transport's buffer, so an idle client costs nothing and a told one
no task; who does not read is let go when the buffer passes a limit. A message goes straight to
whoever listens, without a queue and a task between; all but whole text messages, that is pings,
goodbyes, fragments, nonsense, are the library's.
"""

from collections.abc import Callable
from socket import SO_RCVBUF, SOL_SOCKET
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from watatheque.web.frames import message, span

DOOR = "watatheque.wire"
PATIENCE = 5.0  # seconds for the other side to say goodbye too
GULP = 16_384  # bytes that wait to be read at once, about: one client's must not keep the others'


class Wire(WebSocketsSansIOProtocol):
    hear: Callable[[bytes], None] | None = None
    straight = False  # the next message may go to whoever listens, unless a goodbye was said
    deaf = False  # whoever was let go for a flood is not heard out
    rest = b""  # the beginning of a frame

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_RCVBUF, GULP)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[DOOR] = self

    @property
    def gone(self) -> bool:
        return self.close_sent or self.disconnected or self.transport.is_closing()

    def tell(self, frames: bytes) -> int:
        """Now; how much has piled up, nothing where nobody is there any more."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():  # gone, without a call
            return 0
        transport.write(frames)
        return transport.get_write_buffer_size()

    # ------------------------------------------------------------ what comes in

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """From the next message on; those that wait in the queue already come before it."""
        self.hear = hear

    def data_received(self, data: bytes) -> None:
        hear = self.hear
        if self.straight and hear is not None and not self.close_sent:
            text = message(data)
            if text is not None and len(data) <= self.config.ws_max_size:
                hear(text)
                return
        if self.handshake_initiated:
            self._take_in(self.rest + data)
        else:
            super().data_received(data)  # the whole handshake, and nothing besides

    def _take_in(self, data: bytes) -> None:
        self._cut(data)
        # The library gets nothing but by `_cut`: until then this stays as it is now.
        self.straight = self.hear is not None and not self.rest and self.clear
        if self.rest and self.behind:
            self.hold()

    @property
    def behind(self) -> bool:
        """What the library has been given is not heard yet. To take a frame apart costs it ten
        times what it costs here, and more to hand it on: a flood behind the hello has to wait."""
        return not self.queue.empty() and not self.close_sent

    async def receive(self) -> Any:
        event = await super().receive()
        if self.queue.empty():
            self._take_up()
        return event

    def _take_up(self) -> None:
        """What has waited comes next."""
        if self.rest:
            self.loop.call_soon(lambda: self._take_in(self.rest))

    def _cut(self, data: bytes) -> None:
        """The library only ever gets whole frames: one in its parser would be lost on `listen`."""
        at = 0
        while (found := span(data, at)) is not None and not self.transport.is_closing():
            if self.behind:
                break
            if found.end - found.start > self.config.ws_max_size:
                self.hear, self.rest = None, b""  # the library closes the socket for this
                super().data_received(data[at:])
                return
            if found.end > len(data) or self.deaf:
                break
            self._frame(data[at : found.end])
            at = found.end
        self.rest = data[at:]

    def _frame(self, data: bytes) -> None:
        text = message(data) if self.hear is not None and self.clear else None
        if self.hear is not None and text is not None:
            self.hear(text)
        else:
            super().data_received(data)

    @property
    def clear(self) -> bool:
        """Nothing that came before is still on its way through the library, and no goodbye."""
        return self.conn.current_size is None and self.queue.empty() and not self.close_sent

    def hold(self) -> None:
        """Read nothing more for now."""
        if not self.read_paused and not self.gone:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        if self.read_paused and self.queue.empty() and not self.gone:
            self.read_paused = False
            self.transport.resume_reading()

    # ------------------------------------------------------------ goodbye

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever listens holds us as we hold them, and a busy server looks only after hours for
        what nobody else holds."""
        super().connection_lost(exc)
        self.hear = None

    def end(self, code: int, reason: str, *, deaf: bool = False) -> None:
        """Say goodbye; whoever does not answer is cut off. `deaf`: what still comes is not read."""
        if self.gone:
            return
        self.stop_keepalive()
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent, self.deaf = True, deaf
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if self.read_paused != deaf:
            (self.transport.pause_reading if deaf else self.transport.resume_reading)()
        self.read_paused = False  # or an empty queue would take up reading again
        self._take_up()  # their own goodbye may be in it
        self.close_timer = self.loop.call_later(PATIENCE, self.transport.abort)

    def cut(self) -> None:
        """For those who would not read a goodbye either."""
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        # A transport that is only closed waits for its buffer, here for ever.
        super().keepalive_timeout()
        self.loop.call_later(1.0, self.transport.abort)

    def shutdown(self) -> None:
        super().shutdown()
        self.loop.call_later(1.0, self.transport.abort)
