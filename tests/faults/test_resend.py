"""An act that was stored, but whose answer died with the process, is answered when sent again."""

from random import Random

from tests.table.hands import match_of, play_out, running
from tests.table.rig import Browser, Rig, table_test
from watatheque.core import codec


async def resent(rig: Rig, people: list[Browser]) -> str:
    """The last act, sent again after a restart as its sender did who had seen nothing of it."""
    last = match_of(rig).entries[-1]
    sender = next(b for b in people if rig.desk.room.seating.seat_of(b.guest) == last.seat)
    action = codec.write_action(last.action)
    await rig.restart()
    await rig.rejoin(sender, None)
    return await rig.act(sender, action, seen=last.n - 1)


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
            assert await rig.act(person, action, seen=0) == "TB-17"
        assert await rig.act(person, codec.write_action(last.action), seen=last.n) == "TB-17"
