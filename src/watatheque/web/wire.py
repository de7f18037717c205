"""The socket itself: uvicorn's, with a door for frames that never blocks.

A frame goes straight into the transport's buffer, so an idle client costs nothing and a told one
no task; who does not read is let go when the buffer passes a limit.
"""

from socket import SO_RCVBUF, SOL_SOCKET
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

DOOR = "watatheque.wire"
PATIENCE = 5.0  # seconds for the other side to say goodbye too
HASTE = 0.5  # the same for whoever is not listened to any more
GULP = 16_384  # bytes that wait to be read at once, about: one client's must not keep the others'


class Wire(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_RCVBUF, GULP)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[DOOR] = self

    @property
    def gone(self) -> bool:
        return self.close_sent or self.disconnected or self.transport.is_closing()

    def unread(self) -> int:
        return self.transport.get_write_buffer_size()

    def tell(self, frame: bytes) -> None:
        """One text message, now; nothing where nobody is there any more."""
        if not self.gone:
            self.conn.send_text(frame)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def end(self, code: int, reason: str, *, deaf: bool = False) -> None:
        """Say goodbye; whoever does not answer is cut off. `deaf`: what still comes is not read."""
        if self.gone:
            return
        self.stop_keepalive()
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if self.read_paused != deaf:
            (self.transport.pause_reading if deaf else self.transport.resume_reading)()
        self.read_paused = False  # or an empty queue would take up reading again
        self.close_timer = self.loop.call_later(HASTE if deaf else PATIENCE, self.transport.abort)

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
