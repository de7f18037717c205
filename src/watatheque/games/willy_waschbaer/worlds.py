"""Worlds that look the same to a viewer: the markers they cannot know dealt anew."""

from random import Random

from watatheque.core.chance import SEED_BYTES, Chance
from watatheque.core.values import Seat
from watatheque.games.willy_waschbaer.markers import gifts_left, quota
from watatheque.games.willy_waschbaer.pieces import RACCOONS
from watatheque.games.willy_waschbaer.state import (
    ARRANGE,
    BETWEEN,
    GIVE,
    GONE,
    NOBODY,
    OVER,
    Board,
)
from watatheque.games.willy_waschbaer.values import BOX


def resample(board: Board, viewer: Seat | None, rng: Random) -> Board:
    world = board.copy()
    world.chance = Chance(rng.randbytes(SEED_BYTES))
    if board.phase == GIVE:
        _deal_and_give(world, viewer, rng)
    elif board.phase not in (ARRANGE, BETWEEN, OVER):
        _deal_unseen(world, viewer, rng)
    return world


def _deal_unseen(world: Board, viewer: Seat | None, rng: Random) -> None:
    """Every unseen marker gets one of the ways, from whom to whom, that unseen markers went.

    Of a raccoon that is out the owner is known (WW-9), but under WW-V2 not who gave the marker.
    """
    unseen = [
        marker
        for marker in range(RACCOONS)
        if viewer is None or viewer not in (world.dealt[marker], world.holder[marker])
    ]
    ways = sorted((world.dealt[marker], world.holder[marker]) for marker in unseen)
    rng.shuffle(ways)
    out = [marker for marker in unseen if world.place[marker] == GONE]
    for marker in out:
        way = next(way for way in ways if way[1] == world.holder[marker])
        ways.remove(way)
        world.dealt[marker] = way[0]
    for marker in unseen:
        if marker not in out:
            world.dealt[marker], world.holder[marker] = ways.pop()


def _deal_and_give(world: Board, viewer: Seat | None, rng: Random) -> None:
    """WW-V2, while gifts are chosen: of the others one knows only how many they have made."""
    others = [seat for seat in range(world.seats) if seat != viewer]
    made = {seat: _made(world, seat) for seat in others}
    pool = [marker for marker in range(RACCOONS) if world.dealt[marker] in others]
    rng.shuffle(pool)
    size = RACCOONS // world.seats
    for i, seat in enumerate(others):
        hand = sorted(pool[i * size : (i + 1) * size])
        for marker in hand:
            world.dealt[marker] = world.holder[marker] = seat
        gifts = [to for to in _gets(world, seat) for _ in range(quota(world.seats, to))]
        rng.shuffle(gifts)
        for marker, to in zip(rng.sample(hand, made[seat]), gifts, strict=False):
            world.holder[marker] = NOBODY if to == BOX else to


def _gets(world: Board, giver: Seat) -> list[int]:
    return [to for to in (BOX, *range(world.seats)) if to != giver]


def _made(world: Board, seat: Seat) -> int:
    whole = sum(quota(world.seats, to) for to in _gets(world, seat))
    return whole - gifts_left(world, seat)
