"""What was stored, but whose answer died with the process, is answered when sent again."""

from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import pytest

from tests.table.hands import match_of, play_out, running
from tests.table.rig import NONCE, Browser, Rig, table_test
from watatheque.core import codec
from watatheque.table import commands as c


async def resent(rig: Rig, people: list[Browser]) -> str:
    """The last act, sent again after a restart by its sender, who had no answer."""
    last = match_of(rig).entries[-1]
    id = rig.store.log[rig.desk.room.match_id][-1].command
    sender = next(b for b in people if rig.desk.room.seating.seat_of(b.guest) == last.seat)
    action = codec.write_action(last.action)
    await rig.restart()
    await rig.rejoin(sender, None)
    return await rig.act(sender, action, id=id)


@table_test
async def test_tb_24_the_act_that_ended_the_match_is_known_again(rig: Rig) -> None:
    people = await rig.seated("ann", "bob", game="triple-wata")
    await play_out(rig, people, Random(3))
    assert not running(rig)
    entries = len(match_of(rig).entries)
    assert await resent(rig, people) == ""
    assert len(match_of(rig).entries) == entries


@table_test
async def test_tb_17_after_the_end_nothing_else_is_taken(rig: Rig) -> None:
    ann, bob = await rig.seated("ann", "bob", game="triple-wata")
    await play_out(rig, [ann, bob], Random(3))
    last = match_of(rig).entries[-1]
    assert await rig.act(ann, codec.write_action(last.action)) == "TB-17"
    await rig.restart()
    for person in (ann, bob):
        await rig.rejoin(person, None)
        for action in ({"do": "nothing"}, {"do": "place", "card": "x", "cell": 0}):
            assert await rig.act(person, action) == "TB-17"
        assert await rig.act(person, codec.write_action(last.action)) == "TB-17"


Before = Callable[[Rig, list[Browser]], Coroutine[Any, Any, None]]


async def nothing(rig: Rig, people: list[Browser]) -> None: ...


async def ended(rig: Rig, people: list[Browser]) -> None:
    await rig.done(people[1], c.Resign)


async def one_agrees(rig: Rig, people: list[Browser]) -> None:
    await ended(rig, people)
    await rig.done(people[1], c.Offer, what="rematch", nonce=NONCE)


async def pass_on(rig: Rig, people: list[Browser]) -> None:
    assert await rig.act(people[0], {"do": "pass"}) == ""
    await rig.done(people[1], c.Offer, what="takeback", to=0)


async def shed(rig: Rig, people: list[Browser]) -> None:
    match = match_of(rig)
    card = match.game.view(match.state, 0).hand[0]
    assert await rig.act(people[0], {"do": "shed", "card": card}) == ""


COMMANDS: list[tuple[Before, type, dict[str, Any]]] = [
    (nothing, c.Resign, {}),
    (nothing, c.Chat, {"text": "ok"}),
    (nothing, c.Lock, {"on": True}),
    (nothing, c.Hand, {"seat": 1}),
    (shed, c.Undo, {}),
    (pass_on, c.Offer, {"what": "takeback", "to": 0}),
    (ended, c.Stand, {}),
    (ended, c.Sit, {"seat": 0, "nonce": NONCE}),
    (ended, c.Kick, {"seat": 1}),
    (ended, c.Swap, {"seat": 0, "other": 1}),
    (one_agrees, c.Offer, {"what": "rematch", "nonce": NONCE}),
]


def called(part: Any) -> str:
    return getattr(part, "__name__", None) or "-".join(map(str, part.values()))


@pytest.mark.parametrize(("before", "kind", "body"), COMMANDS, ids=called)
@table_test
async def test_tb_24_any_other_command_is_known_again_by_its_id(
    rig: Rig, before: Before, kind: type, body: dict[str, Any]
) -> None:
    people = await rig.seated("ann", "bob", options={"rounds": 1})
    await before(rig, people)
    await done_once(rig, people[0], kind, body)


@table_test
async def test_tb_7_a_resignation_among_three_is_known_again(rig: Rig) -> None:
    people = await rig.seated("ann", "bob", "cyd")
    await done_once(rig, people[0], c.Resign, {})
    assert rig.desk.room.seating.chairs[0].bot


async def done_once(rig: Rig, ann: Browser, kind: type, body: dict[str, Any]) -> None:
    """Nothing of it happens twice, and the answer is the one that was lost."""
    await rig.done(ann, kind, id="lost", **body)
    doc, log, lines = rig.desk.room.row().doc, dict(rig.store.log), dict(rig.store.lines)
    await rig.restart()
    await rig.rejoin(ann, None)
    assert await rig.ask(ann, kind, id="lost", **body) == ""
    kept = codec.loads(rig.desk.room.row().doc, "doc")
    assert {**kept, "at": 0} == {**codec.loads(doc, "doc"), "at": 0}
    assert (rig.store.log, rig.store.lines) == (log, lines)
