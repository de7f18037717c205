"""The websocket of a table: first who is there, then commands, each answered. docs/protocol.md."""

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State

from watatheque.core.values import Refusal
from watatheque.table.desk import Desk
from watatheque.web import hosts, logs
from watatheque.web.bucket import Bucket
from watatheque.web.connection import (
    FLOOD,
    NO_TABLE,
    NO_TOKEN,
    NOT_WELCOME,
    RESTART,
    SILENT,
    Connection,
)  # fmt: skip
from watatheque.web.ear import Ear, Unreadable, read
from watatheque.web.origin import allowed
from watatheque.web.problems import LIMIT, Refused
from watatheque.web.site import Site
from watatheque.web.wire import DOOR, Wire

AnySocket = WebSocket[None, None, State]


class Hello(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The first message; without a token somebody only watches."""

    token: str = ""
    since: int | None = None


HELLO = msgspec.json.Decoder(Hello)


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: AnySocket, table: str, site: Site) -> None:
    origin, host = socket.headers.get("origin"), socket.headers.get("host", "")
    if not hosts.sound(host):
        await _turn_away(socket, 400, hosts.NOT_ONE)
        return
    # A page of somebody else may not speak for the people who look at it.
    if not allowed(origin, host, socket.scope["scheme"], site.public_url):
        logs.log.warning("cross-origin socket refused")
        await _turn_away(socket, 403, "sockets are only for pages of this server")
        return
    await socket.accept()
    limits = site.limits
    bucket = Bucket(limits.messages_a_second, limits.message_burst)
    extensions: Any = socket.scope["extensions"]
    wire: Wire = extensions.pop(DOOR)  # or it would hold itself
    connection = Connection(
        wire, table, bucket, limits.buffer_bytes, site.meters, lambda: site.stopping
    )
    site.connections.add(connection)
    try:
        desk = await _enter(socket, connection, site)
        if desk is not None:
            await _listen(socket, connection, desk, site)
    finally:
        site.connections.discard(connection)


async def _turn_away(socket: AnySocket, status: int, why: str) -> None:
    start: Any = {"type": "websocket.http.response.start", "status": status, "headers": []}
    end: Any = {"type": "websocket.http.response.body", "body": why.encode()}
    await socket.send(start)
    await socket.send(end)


def _text(message: Any) -> bytes | None:
    """None where it was binary."""
    text: str | None = message.get("text")
    return None if text is None else text.encode()


# ---------------------------------------------------------------- who is there


async def _enter(socket: AnySocket, connection: Connection, site: Site) -> Desk | None:
    """The table, joined; or None, and why was said."""
    try:
        async with asyncio.timeout(site.limits.hello_ms / 1000):
            message: Any = await socket.receive()
    except TimeoutError:
        connection.bye(SILENT, "the first message must say who is there")
        return None
    if message["type"] != "websocket.receive":
        return None
    if site.stopping:
        connection.bye(RESTART, "the server is stopping")
        return None
    return await _greet(message, connection, site)


async def _greet(message: Any, connection: Connection, site: Site) -> Desk | None:
    try:
        hello: Hello = read(HELLO, _text(message), site.limits.message_bytes)
        if hello.token:
            connection.guest = (await site.known(hello.token)).id
            connection.bucket = site.talkers.of(connection.guest)
        if connection.bucket.spent():  # let go a moment ago, and here again
            return _leave(connection, Refusal(LIMIT, "too many messages; wait a moment"), FLOOD)
    except Unreadable as error:
        return _leave(connection, error.refusal, NO_TOKEN)
    except Refused as error:
        problem = error.problem
        code = NOT_WELCOME if error.status == 403 else NO_TOKEN
        return _leave(connection, Refusal(problem.article, problem.detail), code)
    desk = site.hub.desk(connection.table)
    if desk is None:
        return _leave(connection, Refusal("", "there is no such table"), NO_TABLE)
    refusal = desk.join(connection, hello.since)
    return desk if refusal is None else _leave(connection, refusal, NOT_WELCOME)


def _leave(connection: Connection, refusal: Refusal, code: int) -> Desk | None:
    connection.refuse(refusal)
    connection.bye(code, refusal.detail)
    return None


# ---------------------------------------------------------------- commands


async def _listen(socket: AnySocket, connection: Connection, desk: Desk, site: Site) -> None:
    """Ordinary messages come through the wire's own door; here is the rest, and the end."""
    ear = Ear(connection, desk, site)
    connection.wire.listen(ear.hear)
    try:
        while True:
            message: Any = await socket.receive()
            if message["type"] != "websocket.receive" or site.stopping:
                return
            ear.hear(_text(message))
    finally:
        desk.leave(connection)
