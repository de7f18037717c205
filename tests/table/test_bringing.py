"""TB-13: what a seat brings is its own affair until the end."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from tests.table.hands import match_of, play_out
from tests.table.rig import NONCE, Browser, Rig, table_test
from watatheque.games import game
from watatheque.table import commands as c

CARDS = [card.id for card in game("triple-wata").setup({}, 2, bytes(32)).table.pack.cards]


async def bringing(rig: Rig, name: str, values: Sequence[Any], **plan: Any) -> list[Browser]:
    """Somebody on each seat with a value of their own, and a spectator at the end."""
    await rig.create(name, len(values), **plan)
    people = [await rig.join(guest) for guest in ("ann", "bob", "cyd")[: len(values)]]
    for seat, (browser, bring) in enumerate(zip(people, values, strict=True)):
        await rig.done(browser, c.Sit, seat=seat, nonce=NONCE, bring=bring)
    return [*people, await rig.join("")]


@table_test
async def test_tb_13_what_was_brought_is_played_with(rig: Rig) -> None:
    ann, *_ = await bringing(rig, "sink", [2, 6, 3], options={"rounds": 1})
    await rig.done(ann, c.Start)
    assert match_of(rig).options["bring"] == [2, 6, 3]
    await rig.restart()
    assert match_of(rig).options["bring"] == [2, 6, 3]


@table_test
async def test_tb_13_ones_own_goes_before_the_plan(rig: Rig) -> None:
    ann, *_ = await bringing(rig, "sink", [None, 6], options={"bring": [1, 1]})
    await rig.done(ann, c.Start)
    assert match_of(rig).options["bring"] == [1, 6]


@table_test
async def test_tb_13_if_one_brings_all_must(rig: Rig) -> None:
    ann, *_ = await bringing(rig, "sink", [4, None])
    assert await rig.ask(ann, c.Start) == "TB-13"
    assert "seat 1" in ann.frames[-1]["detail"]


@pytest.mark.parametrize(("name", "bring"), [("sink", 99), ("sink", "x"), ("waka-waka", 3)])
@table_test
async def test_tb_13_what_cannot_be_brought_is_refused_at_once(
    rig: Rig, name: str, bring: Any
) -> None:
    await rig.create(name, 3)
    ann = await rig.join("ann")
    assert await rig.ask(ann, c.Sit, seat=0, nonce=NONCE, bring=bring) == "TB-13"
    assert ann.seat is None


@table_test
async def test_tb_13_it_moves_with_its_person_and_leaves_with_them(rig: Rig) -> None:
    ann, bob, *_ = await bringing(rig, "sink", [2, 6])
    await rig.done(ann, c.Swap, seat=0, other=1)
    await rig.done(bob, c.Stand)
    cyd = await rig.join("cyd")
    await rig.done(cyd, c.Sit, seat=0, nonce=NONCE)
    assert await rig.ask(ann, c.Start) == "TB-13"
    await rig.done(cyd, c.Sit, seat=0, nonce=NONCE, bring=5)
    await rig.done(ann, c.Start)
    assert match_of(rig).options["bring"] == [5, 2]


async def overheard(rig: Rig, hers: list[str]) -> list[list[bytes]]:
    """All that goes to Bob and to a spectator when Ann brings this and plays."""
    people = await bringing(rig, "triple-wata", [hers, CARDS[20:26]], options={"hands": "choose"})
    ann, bob, watcher = people
    await rig.done(ann, c.Start)
    told = [list(bob.raw), list(watcher.raw)]
    await play_out(rig, [ann, bob], Random(1))
    return told


def blank(frame: bytes) -> bytes:
    """Without what differs from table to table: ids, revs, commitments."""
    told = msgspec.json.decode(frame)
    told.pop("rev", None)
    told.get("table", {}).update(id="", commitment="", match="")
    return msgspec.json.encode(told)


def test_tb_13_nobody_else_is_told() -> None:
    heard = []

    @table_test
    async def run(rig: Rig, hers: list[str]) -> None:
        told = await overheard(rig, hers)
        heard.append([[blank(frame) for frame in one if b'"ack"' not in frame] for one in told])

    run(hers=CARDS[:6])
    run(hers=CARDS[6:13])
    assert len(heard[0][0]) > 3
    assert heard[0] == heard[1]
