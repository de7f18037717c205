"""The admin's door: a unix socket in the data folder, a JSON line in and a JSON line out.

Whoever may open the file is the admin; nothing of it is reachable over the network.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from watatheque.core.errors import BadInput
from watatheque.store.store import StoreFailed
from watatheque.web import logs
from watatheque.web.clerk import Clerk, Wish

LONGEST = 100  # a unix socket's path has little more room than this
MOST = 64 * 1024 * 1024  # of one answer
WISH: msgspec.json.Decoder[Wish] = msgspec.json.Decoder(Wish)


def door(folder: Path) -> Path:
    return folder / "admin.sock"


@asynccontextmanager
async def opened(folder: Path, clerk: Clerk) -> AsyncIterator[None]:
    """Serve admins while it lasts; the folder is ours, so an old door is a dead one."""
    path = door(folder)
    if len(str(path)) > LONGEST:
        logs.log.warning("no admin socket: the path of the data folder is too long")
        yield
        return
    path.unlink(missing_ok=True)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            writer.write(await _answer(clerk, await reader.readline()) + b"\n")
            await writer.drain()
        finally:
            writer.close()

    server = await asyncio.start_unix_server(serve, path)
    path.chmod(0o600)
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


async def _answer(clerk: Clerk, line: bytes) -> bytes:
    try:
        return msgspec.json.encode({"answer": await clerk.answer(WISH.decode(line))})
    except (BadInput, StoreFailed, msgspec.MsgspecError) as error:
        return msgspec.json.encode({"error": str(error)})
    except Exception as error:
        logs.log.error("fault", route="admin", where=logs.where(error))
        return msgspec.json.encode({"error": "something broke on our side; see the server's log"})


async def ask(folder: Path, wish: Wish) -> Any:
    """Ask the running server of a data folder; ConnectionError where none runs."""
    try:
        reader, writer = await asyncio.open_unix_connection(door(folder), limit=MOST)
    except FileNotFoundError as error:
        raise ConnectionRefusedError from error
    try:
        writer.write(msgspec.json.encode(wish) + b"\n")
        await writer.drain()
        told = msgspec.json.decode(await reader.readline())
    finally:
        writer.close()
    if "error" in told:
        raise BadInput("admin", told["error"])
    return told["answer"]
