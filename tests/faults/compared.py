"""The same commands and times in two worlds, and what one viewer gets of them."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

from tests.faults.worlds import Case, World, twins
from tests.table.rig import ALL, NONCE
from watatheque.core import codec
from watatheque.core.game import CLOCK, Seat, State
from watatheque.table import commands as c
from watatheque.table.commands import AnyCommand

IDS = count(1)
STEPS = 10  # from each point on
LONG = 50  # of a match, from its beginning
SEATS = 4  # at most


def cases() -> Iterator[Case]:
    for name, game in ALL.items():
        low, high = game.seats[0], min(game.seats[-1], SEATS)
        for i, mix in enumerate(game.mixes):
            seats = len(mix.get("bring", ())) or (low, high)[i % 2]
            yield Case(name, seats, dict(mix))


def points(case: Case, rng: Random, most: int) -> list[tuple[State, int]]:
    """Random moments of random matches, with the time on their clocks."""
    return [rng.choice([*moments(case, rng)]) for _ in range(most)]


def moments(case: Case, rng: Random) -> Iterator[tuple[State, int]]:
    match, at = case.match(), 0
    game = match.game
    for _ in range(LONG):
        yield game.copy(match.state), at
        at = max(at, match.now) + rng.randrange(1, 2_000)
        match.expire(at)
        able = [p.seat for p in match.prompts() if p.seat != CLOCK]
        able = [seat for seat in able if game.legal(match.state, seat)]
        if able:
            seat = rng.choice(able)
            match.submit(seat, game.sample(match.state, seat, rng), at)
        if match.outcome is not None:
            return


# ---------------------------------------------------------------- what happens in both


def act(action: Any) -> c.Act:
    return c.Act(id=str(next(IDS)), action=codec.write_action(action))


def nonsense(worlds: list[World], rng: Random) -> AnyCommand:
    """What is refused, or has nothing to do with the cards."""
    id, match = str(next(IDS)), worlds[0].match
    seat = rng.randrange(match.seats)
    stolen = rng.choice([*match.game.legal(match.state, seat), None])  # perhaps another's cards
    tries: list[AnyCommand] = [
        c.Act(id=id, action={"do": "tick"}), c.Act(id=id, action={"do": "nothing"}),
        c.Act(id=id, action={}), c.Undo(id=id), c.Emote(id=id, name="wow"), c.Stand(id=id),
        c.Offer(id=id, what="takeback", to=max(0, len(match.entries) - 1)),
        c.Offer(id=id, what="pause"), c.Decline(id=id, what="pause"), c.Start(id=id),
        c.Chat(id=id, text="hm"), c.Sit(id=id, seat=0, nonce=NONCE),
        *([act(stolen)] * 6 if stolen is not None else []),
    ]  # fmt: skip
    return rng.choice(tries)


def own_act(worlds: list[World], viewer: Seat, rng: Random) -> AnyCommand | None:
    match = worlds[0].match
    mine = [*match.game.legal(match.state, viewer), *match.game.blunders(match.state, viewer)]
    return act(rng.choice(mine)) if mine else None


def anybodys_act(worlds: list[World], rng: Random) -> tuple[Seat, AnyCommand] | None:
    """What a seat can do in either world."""
    here, there = (world.match for world in worlds)
    asked = [prompt.seat for prompt in here.prompts() if prompt.seat != CLOCK]
    both = [(seat, action) for seat in asked for action in here.game.legal(here.state, seat)
            if there.check(seat, action) is None]  # fmt: skip
    if not both:
        return None
    seat, action = rng.choice(both)
    return seat, act(action)


async def step(worlds: list[World], viewer: Seat | None, rng: Random) -> str:
    """The same thing in both worlds."""
    now = worlds[0].now + rng.randrange(1, 500)
    what = rng.choice(["own", "own", "nonsense", "other", "other", "time", "fail", "back"])
    if what == "time":
        now = max(now, worlds[0].desk.room.next_wake() or now)
    for world in worlds:
        await world.wait(now)
        world.store.failures = 1 if what == "fail" else 0
    seat, command = viewer if viewer is not None else 0, None
    running = all(world.desk.room.phase == "running" for world in worlds)
    if what in ("own", "fail") and viewer is not None and running:
        command = own_act(worlds, viewer, rng)
    elif what in ("other", "own", "fail") and running:
        seat, command = anybodys_act(worlds, rng) or (seat, None)
    elif what == "nonsense":
        command = nonsense(worlds, rng)
    since = worlds[0].eyes.rev if now % 2 else None
    for world in worlds:
        if command is not None:
            await world.command(seat, command)
        if what == "back":
            await world.come_back(since)
    return what


async def compare(
    case: Case, state: State, at: int, viewer: Seat | None, rng: Random
) -> Counter[str]:
    """How often the same was sent; it ends where the rules themselves show a difference."""
    found: Counter[str] = Counter()
    worlds = [World(case, position, at, viewer) for position in twins(case, state, viewer, rng)]
    for world in worlds:
        await world.open()
    try:
        same(worlds, "coming in")
        for _ in range(STEPS):
            what = await step(worlds, viewer, rng)
            if worlds[0].heard != worlds[1].heard:
                found["shown by the rules"] += 1
                break
            same(worlds, what)
            found[what] += 1
            found["frames"] += len(worlds[0].eyes.raw)
            for world in worlds:
                world.eyes.raw.clear()
        assert worlds[0].logged == worlds[1].logged
        found["logged"] += len(worlds[0].logged)
    finally:
        for world in worlds:
            await world.close()
    return found


def same(worlds: list[World], what: str) -> None:
    here, there = (world.eyes.raw for world in worlds)
    assert not any(world.eyes.errors for world in worlds)
    for mine, other in zip(here, there, strict=False):
        assert mine == other, f"{what}:\n{mine.decode()}\n{other.decode()}"
    assert len(here) == len(there), f"{what}: another number of frames"


def compared(case: Case, seed: int, most: int) -> Counter[str]:
    async def whole() -> Counter[str]:
        rng, found = Random(seed), Counter[str]()
        for state, at in points(case, rng, most):
            for viewer in (None, *range(case.seats)):
                found += await compare(case, state, at, viewer, rng)
        return found

    return asyncio.run(whole())
