"""TB-22: somebody wants to be forgotten, at tables that go on without them."""

import asyncio
import json
from typing import get_args

import pytest

from tests.table.rig import NONCE, Rig, table_test
from watatheque.store.forgetting import SILENCE, SOMEBODY
from watatheque.store.store import StoreFailed
from watatheque.table import commands as c
from watatheque.table.hand import Hand


def told(rig: Rig) -> str:
    """All that newcomers see and the table keeps."""
    nobody = rig.desk.room.row().doc
    frames = [row.text + row.name for lines in rig.store.lines.values() for row in lines]
    return nobody + json.dumps(frames)


@table_test
async def test_tb_22_in_a_duel_the_other_one_wins_and_no_name_is_left(rig: Rig) -> None:
    ann, bob = await rig.seated("ann", "bob")
    await rig.done(bob, c.Chat, text="I live in Lille")
    await rig.done(ann, c.Chat, text="So do I")
    await rig.hub.forget("bob")
    assert ann.table["phase"] == "over"
    assert ann.table["outcome"]["winners"] == [0]
    assert ann.table["chairs"][1]["kind"] == "empty"
    lines = [(line["name"], line["text"]) for line in ann.seen["chat"]]
    assert lines == [(SOMEBODY, SILENCE), ("Ann", "So do I")]
    assert "ob" not in told(rig).replace("nobody", "")
    rig.in_step(ann)
    await rig.restart()
    again = await rig.join("ann")
    assert [line["name"] for line in again.seen["chat"]] == [SOMEBODY, "Ann"]


@table_test
async def test_tb_22_among_three_a_bot_takes_the_seat(rig: Rig) -> None:
    ann, bob, cyd = await rig.seated("ann", "bob", "cyd")
    await rig.hub.forget("bob")
    assert cyd.table["phase"] == "running"
    assert cyd.table["chairs"][1]["kind"] == "bot"
    assert bob.seat is None
    rig.in_step(ann)


@table_test
async def test_tb_22_a_forgotten_guest_is_not_on_any_list(rig: Rig) -> None:
    ann, _ = await rig.seated("ann", "bob")
    await rig.done(ann, c.Resign)
    await rig.done(ann, c.Kick, seat=1)
    assert rig.desk.room.seating.kicked == ["bob"]
    await rig.hub.forget("bob")
    assert rig.desk.room.seating.kicked == []
    await rig.hub.forget("ann")
    assert rig.desk.room.seating.host == ""


@table_test
async def test_tb_22_whoever_only_passed_by_is_forgotten_too(rig: Rig) -> None:
    await rig.create()
    ann, bob = await rig.join("ann"), await rig.join("bob")
    await rig.done(bob, c.Sit, seat=0, nonce=NONCE)
    await rig.done(bob, c.Stand)
    await rig.hub.forget("bob")
    await rig.done(ann, c.Lock, on=True)
    assert "bob" not in rig.store.rows[rig.table].doc


@table_test
async def test_tb_22_whoever_sits_down_while_being_forgotten_is_forgotten_all_the_same(
    rig: Rig,
) -> None:
    await rig.create()
    bob = await rig.join("bob")
    rig.store.gate.clear()
    forgetting = asyncio.create_task(rig.hub.forget("bob"))
    await asyncio.sleep(0.01)
    sitting = asyncio.create_task(rig.ask(bob, c.Sit, seat=0, nonce=NONCE))
    await asyncio.sleep(0.01)
    rig.store.gate.set()
    await asyncio.gather(forgetting, sitting)
    assert not rig.desk.room.remembers("bob")
    assert "bob" not in rig.store.rows[rig.table].doc
    assert await rig.ask(bob, c.Sit, seat=0, nonce=NONCE) == "TB-22"


@table_test
async def test_tb_16_the_server_itself_closes_a_table_that_has_no_host(rig: Rig) -> None:
    await rig.create()
    watcher, desk, hand = await rig.join(""), rig.desk, Hand()
    await rig.hub.forget("ann")
    assert desk.room.seating.host == ""
    await desk.command(hand, c.Shut(id="x"))
    assert hand.done, hand.answer
    assert rig.store.rows[rig.table].phase == "closed"
    assert watcher.of("bye")[-1]["why"] == "an admin has closed the table"
    assert rig.table not in rig.hub.desks


@table_test
async def test_tb_9_a_match_ends_unfinished_when_the_server_closes_its_table(rig: Rig) -> None:
    await rig.seated("ann", "bob")
    desk = rig.desk
    await desk.command(Hand(), c.Shut(id="x"))
    assert rig.store.rows[rig.table].phase == "closed"
    assert '"TB-9"' in rig.store.ends[desk.room.match_id]


def test_no_client_can_give_a_command_of_the_servers_own() -> None:
    assert not set(get_args(c.OwnCommand)) & set(get_args(c.AnyCommand))


@table_test
async def test_tb_24_where_it_cannot_be_stored_nothing_is_forgotten(rig: Rig) -> None:
    ann, _ = await rig.seated("ann", "bob")
    rig.store.failures = 1
    with pytest.raises(StoreFailed, match="could not be stored"):
        await rig.hub.forget("bob")
    assert ann.table["chairs"][1]["name"] == "Bob"
    assert "bob" in rig.store.guests
