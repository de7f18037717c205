"""Finds how wide or high each area should be drawn so that all of them come out large."""

from collections.abc import Mapping, Sequence
from math import sqrt

from watatheque.pictures.block import Block, fill
from watatheque.pictures.plan import Room, Span, rooms

ASPECTS = (0.35, 0.6, 0.8, 1.2, 1.6, 2.2, 3.0, 5.0, 8.0)  # the rooms that an area is tried for
LARGEST = 1.3  # how far an area may be blown up
HARMONY = 1.6  # how many times larger than the smallest an area may be
PADDING = 10.0
_SWEEPS = 3

Variants = Mapping[str, Sequence[Block]]


def scale(block: Block, room: Room) -> float:
    least = 1.0  # a room can be thinner than the padding
    width = max(room.width - 2 * PADDING, least)
    return min(LARGEST, fill(block, width, max(room.height - 2 * PADDING, least)))


def settle(
    plan: Mapping[str, Span], variants: Variants, whole: Room
) -> list[tuple[Block, Room, float]]:
    """One variant of each area, its room and its scale, bettered one area at a time."""
    chosen = {name: blocks[0] for name, blocks in variants.items()}
    weights = {name: _weight(blocks) for name, blocks in variants.items()}
    for _ in range(_SWEEPS):
        for name, blocks in variants.items():
            tries = [chosen | {name: block} for block in blocks]
            chosen = min(tries, key=lambda one: _loss(plan, one, weights, whole))
    placed = _rooms(plan, chosen, whole)
    scales = {name: scale(block, placed[name]) for name, block in chosen.items()}
    most = HARMONY * min(scales.values(), default=LARGEST)
    return [(chosen[name], placed[name], min(scales[name], most)) for name in chosen]


def _weight(blocks: Sequence[Block]) -> float:
    """Large areas matter more."""
    return sqrt(min(block.width * block.height for block in blocks))


def _rooms(plan: Mapping[str, Span], chosen: Mapping[str, Block], whole: Room) -> dict[str, Room]:
    pad = 2 * PADDING
    needs = {name: (block.width + pad, block.height + pad) for name, block in chosen.items()}
    return rooms(plan, needs, whole)


def _loss(
    plan: Mapping[str, Span], chosen: Mapping[str, Block], weights: Mapping[str, float], whole: Room
) -> float:
    """What is drawn too small to read costs far more than what is drawn large gains."""
    placed = _rooms(plan, chosen, whole)
    return sum(weights[name] / scale(block, placed[name]) ** 2 for name, block in chosen.items())
