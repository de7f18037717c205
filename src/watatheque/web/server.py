"""The process: a bound socket, uvicorn, and a stop that loses nothing."""

import asyncio
import errno
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from watatheque.core.errors import BadInput
from watatheque.web.app import build
from watatheque.web.site import Site
from watatheque.web.wire import Wire

CUSTOMARY = range(8000, 8020)
GRACE = 5  # seconds for requests under way when the server stops


class Server(uvicorn.Server):
    """Uvicorn that first lets the tables finish, and ends with exit code 0 when asked to stop."""

    def __init__(self, config: uvicorn.Config, site: Site, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.site = site
        self.ready = ready  # called once, when it can be used and stopped

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.site.stop()
        await super().shutdown(sockets)


def bind(host: str, port: int | None) -> socket.socket:
    """Without a port, the first of a few customary ones that is free."""
    for choice in CUSTOMARY if port is None else ():
        try:
            return _listen(host, choice)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                break
    wanted = CUSTOMARY[0] if port is None else port
    if not 0 <= wanted < 65536:
        raise BadInput("port", f"there is no port {wanted}")
    try:
        return _listen(host, wanted)
    except OSError as error:
        raise BadInput("port", f"cannot listen on {host}:{wanted}: {error}") from None


def _listen(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    bound = socket.socket(family, kind, protocol)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen(2048)  # whoever reads our address may connect at once
    except OSError:
        bound.close()
        raise
    return bound


def server(site: Site, trusted: list[str], ready: Callable[[], None]) -> Server:
    """`trusted`: the proxies whose word about the caller's address and scheme is taken."""
    config = uvicorn.Config(
        build(site),
        ws=Wire,
        # Somewhat larger messages are read and refused in words; beyond that the socket closes.
        ws_max_size=4 * site.limits.message_bytes,
        ws_per_message_deflate=False,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=trusted,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    return Server(config, site, ready)


def addresses(bound: socket.socket) -> list[str]:
    """Where people reach it: this machine, and the home network if it listens there."""
    host, port = bound.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}"]
    lan = _lan()
    return [f"http://localhost:{port}", *([f"http://{lan}:{port}"] if lan else [])]


def _lan() -> str:
    """Our address on the way out; connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as out:
        try:
            out.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(out.getsockname()[0])
