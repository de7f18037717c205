"""The line itself, against a server that hangs up whenever it likes."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from websockets.asyncio.server import ServerConnection, serve

from watatheque.core.values import Refusal
from watatheque.joining.seen import Frame, Seen
from watatheque.joining.wire import Wire

Table = Callable[[ServerConnection, int], Awaitable[None]]
PATIENCE = 20


async def hello(socket: ServerConnection, rev: int) -> Frame:
    told: Frame = json.loads(await socket.recv())
    await socket.send(json.dumps({"type": "table", "rev": rev, "table": {}}))
    return told


async def talk(table: Table, work: Callable[[Wire], Awaitable[Any]]) -> Any:
    visits = 0

    async def visit(socket: ServerConnection) -> None:
        nonlocal visits
        visits += 1
        await table(socket, visits)

    async with serve(visit, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        seen = Seen()
        wire = Wire(f"ws://127.0.0.1:{port}", "t", lambda: seen.rev, seen.take, lambda holds: None)
        line = asyncio.create_task(wire.run())
        try:
            return await asyncio.wait_for(work(wire), PATIENCE)
        finally:
            line.cancel()
            await asyncio.gather(line, return_exceptions=True)


def test_what_was_not_answered_is_sent_again_as_it_was() -> None:
    hellos: list[Frame] = []
    commands: list[Frame] = []

    async def table(socket: ServerConnection, visit: int) -> None:
        hellos.append(await hello(socket, 10 * visit))
        commands.append(json.loads(await socket.recv()))
        if visit < 3:
            return  # hangs up without a word
        await socket.send(json.dumps({"type": "ack", "id": commands[-1]["id"], "rev": 99}))
        await socket.wait_closed()

    answer = asyncio.run(talk(table, lambda wire: wire.ask("act", action={"do": "x"}, seen=4)))
    assert answer is None
    assert hellos == [{"since": since, "token": "t"} for since in (None, 10, 20)]
    assert commands == [commands[0]] * 3
    assert commands[0]["seen"] == 4


def test_too_much_at_once_is_tried_again_and_given_up_in_the_end() -> None:
    commands: list[Frame] = []

    async def table(socket: ServerConnection, visit: int) -> None:
        await hello(socket, 1)
        async for message in socket:
            commands.append(json.loads(message))
            refused = {"type": "refused", "id": "", "article": "TB-21", "detail": "too many"}
            await socket.send(json.dumps(refused))

    answer = asyncio.run(talk(table, lambda wire: wire.ask("chat", text="x")))
    assert answer == Refusal("TB-21", "too many")
    assert len(commands) == 4
    assert len({command["id"] for command in commands}) == 1


def test_a_goodbye_for_good_ends_it_with_its_reason() -> None:
    async def table(socket: ServerConnection, visit: int) -> None:
        await hello(socket, 1)
        await socket.send(json.dumps({"type": "bye", "why": "closed"}))
        await socket.close(4403, "closed")

    async def work(wire: Wire) -> Refusal:
        return await wire.run()

    assert asyncio.run(talk(table, work)) == Refusal("", "closed")
