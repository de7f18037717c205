"""Bots that look ahead, in processes of their own: codec bytes go in and out, never a state."""

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Annotated, Any, Protocol

import msgspec

from watatheque.bots.house import make
from watatheque.core import codec
from watatheque.core.errors import BadInput
from watatheque.games import game as registered

UNABLE = codec.dumps({"able": False})
NICE = 5  # tables come first


class Thinker(Protocol):
    async def think(self, data: bytes) -> bytes: ...

    def close(self) -> None: ...


class Question(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    game: str
    options: dict[str, Any]
    seats: int
    position: dict[str, Any]
    seat: int
    level: str
    at: int
    luck: Annotated[int, msgspec.Meta(ge=0)]


def answer(data: bytes) -> bytes:
    """What the bot would do in the world it is told of; runs in the thinker's process."""
    try:
        return _answer(codec.read(Question, codec.loads(data, "question"), "question"))
    except BadInput:
        return UNABLE


def _answer(asked: Question) -> bytes:
    game, rng = registered(asked.game), Random(asked.luck)
    world = game.setup(asked.options, asked.seats, rng.randbytes(32), asked.position)
    bot = make(game, asked.level, lambda luck: game.resample(world, asked.seat, luck))
    prompts = [prompt for prompt in game.prompts(world) if prompt.seat == asked.seat]
    legal = game.legal(world, asked.seat)
    view = game.view(world, asked.seat)
    intent = bot.intend(view, prompts, legal, asked.at, rng) if prompts else None
    if intent is None:
        return codec.dumps({"able": True, "action": None})
    action = codec.write_action(intent.action)
    return codec.dumps({"able": True, "action": action, "at": intent.at})


class Processes:
    """A small pool; the first question starts it."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool: ProcessPoolExecutor | None = None

    async def think(self, data: bytes) -> bytes:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._open(), answer, data)
        except BrokenProcessPool:
            self.close()  # somebody has killed it; the next question starts another
            return UNABLE

    def _open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            # A fork of a process with threads and sockets would inherit both.
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.count, context, initializer=_step_back)
        return self.pool

    def close(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def _step_back() -> None:
    os.nice(NICE)
