"""TB-24: what could not be stored did not happen; coming back after anything at all."""

import asyncio
from random import Random
from typing import Any, ClassVar

import pytest

from tests.sink import SINK
from tests.sink.rules import Sink
from tests.table.hands import match_of, one_act, play_out, running
from tests.table.rig import NONCE, Browser, Rig, table_test
from watatheque.core import codec
from watatheque.core.errors import BadInput
from watatheque.table import commands as c
from watatheque.table.carried import EACH
from watatheque.table.plan import Plan
from watatheque.table.settings import Settings


@table_test
async def test_tb_24_a_write_that_fails_did_not_happen(rig: Rig) -> None:
    people = await rig.seated("ann", "bob")
    ann, bob = people
    before = ann.scene(), bob.scene(), match_of(rig).digest()
    rig.store.failures = 1
    told = len(bob.frames)
    assert await rig.act(ann, {"do": "pass"}, id="once") == "TB-24"
    assert (ann.scene(), bob.scene(), match_of(rig).digest()) == before
    assert [frame["type"] for frame in bob.frames[told:]] == ["snapshot"]
    assert rig.store.log[rig.desk.room.match_id] == []
    assert await rig.act(ann, {"do": "pass"}, id="once") == "", "the same id may try again"
    assert len(rig.store.log[rig.desk.room.match_id]) == 1
    for browser in people:
        rig.in_step(browser)


@table_test
async def test_tb_24_nothing_is_told_before_it_is_durable(rig: Rig) -> None:
    ann, bob = await rig.seated("ann", "bob")
    told = [len(browser.frames) for browser in (ann, bob)]
    rig.store.gate.clear()
    asking = asyncio.create_task(rig.act(ann, {"do": "pass"}))
    for _ in range(20):
        await asyncio.sleep(0)
    late = Browser("")
    assert rig.desk.join(late, None) is None
    for _ in range(20):
        await asyncio.sleep(0)
    assert [len(browser.frames) for browser in (ann, bob)] == told
    assert late.frames == [], "not even to somebody who comes in meanwhile"
    rig.store.gate.set()
    assert await asking == ""
    await rig.desk.settled()
    assert late.seen["n"] == bob.seen["n"] == 1


@table_test
async def test_tb_24_while_nothing_can_be_read_all_is_refused_and_then_goes_on(rig: Rig) -> None:
    people = await rig.seated("ann", "bob")
    ann, bob = people
    rig.store.failures, rig.store.blind = 1, True
    assert await rig.act(ann, {"do": "pass"}) == "TB-24"
    assert await rig.act(ann, {"do": "pass"}) == "TB-24"
    await rig.leave(bob)
    cyd = Browser("cyd")
    assert rig.desk.join(cyd, None) is None
    await rig.desk.settled()
    assert cyd.frames == []
    rig.store.blind = False
    assert await rig.act(ann, {"do": "pass"}) == ""
    assert not cyd.table["chairs"][1]["present"]
    rig.in_step(ann)
    rig.in_step(cyd)


@table_test
async def test_tb_24_an_error_in_the_rules_harms_one_command_and_tells_nothing(
    rig: Rig, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await rig.seated("ann", "bob")
    ann, bob = people

    def stumble(*args: object) -> None:
        raise KeyError(f"the {5 + 2} of soap")

    with monkeypatch.context() as patch:
        patch.setattr(Sink, "apply", stumble)
        assert await rig.act(ann, {"do": "pass"}) == "TB-24"
    assert "KeyError" in caplog.text
    assert "the 7" not in caplog.text
    assert await rig.act(ann, {"do": "pass"}) == ""
    rig.in_step(bob)


@table_test
async def test_tb_24_a_stop_on_a_full_disk_loses_only_the_clock(rig: Rig) -> None:
    ann, _ = await rig.seated("ann", "bob")
    assert await rig.act(ann, {"do": "pass"}) == ""
    await rig.wait(2_000)
    rig.store.failures = 1
    await rig.restart(graceful=True)
    assert (await rig.join("ann")).seen["clock"]["at"] == match_of(rig).now


@table_test
async def test_tb_24_a_table_that_cannot_be_stored_is_none(rig: Rig) -> None:
    rig.store.failures = 1
    with pytest.raises(BadInput, match="TB-24"):
        await rig.hub.create(await rig.guest("ann"), Plan(game="sink", seats=2))
    assert rig.hub.listed() == []


@table_test
async def test_tb_24_a_resent_command_is_done_once_and_answered_alike(rig: Rig) -> None:
    ann, _ = await rig.seated("ann", "bob")
    assert await rig.ask(ann, c.Chat, id="x", text="once") == ""
    assert await rig.ask(ann, c.Chat, id="x", text="once") == ""
    assert len(rig.store.lines[rig.table]) == 1
    first, second = (frame for frame in ann.frames if frame.get("id") == "x")
    assert first == second
    assert await rig.act(ann, {"do": "nothing"}, id="y") == "TB-2"
    assert await rig.act(ann, {"do": "pass"}, id="y") == "TB-2", "the id has been answered"


@table_test
async def test_tb_24_two_of_one_id_at_once_are_one(rig: Rig) -> None:
    ann, _ = await rig.seated("ann", "bob")
    call = c.Act(id="z", action={"do": "call"})
    await asyncio.gather(rig.desk.command(ann, call), rig.desk.command(ann, call))
    assert [frame["type"] for frame in ann.frames if frame.get("id") == "z"] == ["ack", "ack"]
    assert len(match_of(rig).entries) == 1


@table_test
async def test_tb_24_a_stored_act_is_known_again_after_a_restart(rig: Rig) -> None:
    ann, bob = await rig.seated("ann", "bob")
    assert await rig.act(ann, {"do": "pass"}, id="lost") == ""
    await rig.restart()  # suppose the answer was lost on the way
    ann, bob = await rig.join("ann"), await rig.join("bob")
    assert await rig.act(ann, {"do": "pass"}, id="lost") == ""
    assert len(match_of(rig).entries) == 1
    assert await rig.act(bob, {"do": "pass"}, id="lost") == "", "another one's id"
    assert await rig.act(ann, {"do": "pass"}, seen=0) == "", "as older clients say it"
    assert len(match_of(rig).entries) == 3


@table_test
async def test_tb_24_the_second_of_two_equal_acts_is_not_taken_for_the_first(rig: Rig) -> None:
    ann, _ = await rig.seated("ann", "bob")
    assert await rig.act(ann, {"do": "call"}, id="first") == ""
    await rig.restart()  # before the second one, sent at once after it, was stored
    ann = await rig.join("ann")
    assert await rig.act(ann, {"do": "call"}, id="second") == "KS-14", "once a round"
    assert [row.command for row in rig.store.log[rig.desk.room.match_id]] == ["first"]


@pytest.mark.parametrize("game", ["sink", "triple-wata"])
@pytest.mark.parametrize("luck", range(3))
@table_test
async def test_tb_24_killed_at_any_moment_the_match_goes_on(rig: Rig, game: str, luck: int) -> None:
    rng = Random(luck)
    options = {"rounds": 1} if game == "sink" else {"hands": "choose", "sudden_death": True}
    people = await rig.seated("ann", "bob", game=game, options=options)
    restarts = 0
    while running(rig):
        rig.now += rng.randrange(1, 900)
        if not await one_act(rig, people, rng):
            moment = rig.desk.room.next_wake()
            await rig.wait(0 if moment is None else max(0, moment - rig.now))
        if running(rig) and rng.random() < 0.3:
            before, entries = match_of(rig).digest(), list(match_of(rig).entries)
            await rig.restart(graceful=rng.random() < 0.5)
            assert match_of(rig).digest() == before
            assert match_of(rig).entries == entries
            people = [await rig.join(browser.guest, browser.rev) for browser in people]
            restarts += 1
    assert restarts
    for browser in people:
        rig.in_step(browser)


@table_test
async def test_tb_24_deadlines_keep_what_was_left_at_least_three_seconds(rig: Rig) -> None:
    await rig.seated("ann", "bob")
    await rig.wait(4_000)
    await rig.restart(graceful=True)
    rig.now += 500_000
    await rig.restart()
    ann = await rig.join("ann")
    assert ann.seen["clock"]["at"] == 4_000
    await rig.wait(10_999)
    assert match_of(rig).entries == []
    await rig.restart(graceful=True)
    ann = await rig.join("ann")
    await rig.wait(2_999)
    assert match_of(rig).entries == []
    await rig.wait(1)
    assert match_of(rig).entries[0].at == 15_000, "on the match clock it is the same moment"


class NewSink(Sink):
    version: ClassVar[str] = "2"


@table_test
async def test_tb_24_a_match_of_other_rules_is_closed_unfinished(rig: Rig) -> None:
    ann, _ = await rig.seated("ann", "bob")
    assert await rig.act(ann, {"do": "pass"}) == ""
    match = rig.desk.room.match_id
    rig.games = {SINK.name: NewSink()}
    await rig.restart()
    ann, bob = await rig.join("ann"), await rig.join("bob")
    assert ann.table["phase"] == "over"
    assert "version 1" in ann.table["note"]
    assert "version 2" in ann.table["note"]
    assert codec.loads(rig.store.ends[match], "end")["article"] == "TB-9"
    assert codec.loads(rig.store.log[match][-1].action, "entry")["do"] == "abort"
    for browser in (ann, bob):
        await rig.done(browser, c.Offer, what="rematch", nonce=NONCE)
    assert ann.table["phase"] == "running"
    await rig.restart()
    assert running(rig)


@table_test
async def test_tb_24_one_table_that_is_lost_does_not_stop_the_others(rig: Rig) -> None:
    await rig.seated("ann", "bob")
    lost = rig.table
    await rig.create()
    rig.store.rows[lost] = rig.store.rows[lost]._replace(doc="{}")
    await rig.restart()
    assert rig.hub.desk(lost) is None
    assert lost in rig.hub.lost
    assert rig.hub.desk(rig.table) is not None


@table_test
async def test_a_short_absence_is_caught_up_by_the_frames_missed(rig: Rig) -> None:
    people = await rig.seated("ann", "bob", options={"rounds": 1})
    ann, bob = people
    rng = Random(5)
    await one_act(rig, people, rng)
    await rig.leave(bob)
    await one_act(rig, [ann], rng)
    snapshots = len(bob.of("snapshot"))
    await rig.rejoin(bob, bob.rev)
    assert len(bob.of("snapshot")) == snapshots
    rig.in_step(bob)


@table_test
async def test_a_long_absence_is_caught_up_by_a_snapshot(rig: Rig) -> None:
    rig.hub.settings = Settings(ring=6)
    people = await rig.seated("ann", "bob")
    ann, bob = people
    assert await rig.act(ann, {"do": "pass"}) == ""
    for lines, snapshots in ((2, 0), (4, 0), (5, 1), (9, 1)):
        before = len(bob.of("snapshot"))
        await rig.leave(bob)  # one frame, and one more when he is back
        for line in range(lines):
            await rig.done(ann, c.Chat, text=str(line))
        await rig.rejoin(bob, bob.rev)
        assert len(bob.of("snapshot")) - before == snapshots
        rig.in_step(bob)


@table_test
async def test_after_a_restart_everybody_is_told_what_they_saw_last(rig: Rig) -> None:
    ann, bob = await rig.seated("ann", "bob")
    assert await rig.act(ann, {"do": "draw"}) == ""
    public, private = bob.of("news")[-1]["beats"], ann.of("mine")[-1]["beats"]
    assert private
    await rig.restart()
    ann, bob = await rig.join("ann"), await rig.join("bob")
    assert bob.seen["lately"] == [{"n": 1, "beats": public}]
    told = ann.seen["lately"][0]["beats"]
    assert all(beat in told for beat in [*public, *private])


@table_test
async def test_whoever_was_away_when_the_match_began_sees_it(rig: Rig) -> None:
    await rig.create()
    people = [await rig.join(guest) for guest in ("ann", "bob")]
    for seat, browser in enumerate(people):
        await rig.done(browser, c.Sit, seat=seat, nonce=NONCE)
    ann, bob = people
    await rig.done(ann, c.Chat, text="shall we?")
    await rig.leave(bob)
    await rig.done(ann, c.Start)
    assert await rig.act(ann, {"do": "pass"}) == ""
    await rig.rejoin(bob, bob.rev)
    rig.in_step(bob)


@table_test
async def test_a_rev_of_another_seat_is_no_ground_to_go_on_from(rig: Rig) -> None:
    await rig.create()
    ann, bob = await rig.join("ann"), await rig.join("bob")
    await rig.done(ann, c.Chat, text="hello")
    watched = bob.rev
    await rig.leave(bob)
    other = await rig.join("bob")
    await rig.done(other, c.Sit, seat=1, nonce=NONCE)
    await rig.done(ann, c.Chat, text="welcome")
    await rig.rejoin(bob, watched)
    rig.in_step(bob)
    assert bob.seat == 1


class Deaf(Browser):
    def read(self, data: bytes) -> None:
        raise ConnectionError("gone")


@table_test
async def test_a_broken_connection_harms_nobody_else(rig: Rig) -> None:
    ann, bob = await rig.seated("ann", "bob")
    deaf = Deaf("")
    await rig.rejoin(deaf, None)
    assert deaf.dropped
    assert await rig.act(ann, {"do": "pass"}) == ""
    rig.in_step(ann)
    rig.in_step(bob)


@table_test
async def test_whole_matches_by_several_clients(rig: Rig) -> None:
    people = await rig.seated("ann", "bob", "cyd", options={"rounds": 2, "bring": [1, 2, 3]})
    watcher = await rig.join("")
    tablet = await rig.join("bob")
    await play_out(rig, people, Random(6))
    news: list[Any] = [browser.of("news")[0:] for browser in (*people, watcher)]
    assert news[0] == news[1] == news[2] == news[3], "the public is told alike, in one order"
    for browser in (*people, watcher, tablet):
        rig.in_step(browser)
    outcome = match_of(rig).outcome
    assert rig.store.ends[rig.desk.room.match_id] == codec.line(outcome)


@table_test
async def test_tb_4_waiting_for_the_disk_costs_nobody_a_deadline(rig: Rig) -> None:
    ann, bob = await rig.seated("ann", "bob")
    watcher = await rig.join("")
    due = match_of(rig).due()
    assert due is not None
    assert (due.seat, due.at) == (ann.seat, 15_000)
    rig.store.gate.clear()
    chat = asyncio.create_task(rig.ask(bob, c.Chat, text="hold on"))
    await asyncio.sleep(0.01)  # being written; all that follows waits for it
    rig.now += 14_000
    rig.desk.leave(watcher)
    act = asyncio.create_task(rig.act(ann, {"do": "call"}))
    await asyncio.sleep(0)
    rig.now += 5_000
    rig.store.gate.set()
    assert (await chat, await act) == ("", "")
    first = match_of(rig).entries[0]
    assert (first.seat, first.at, codec.write_action(first.action)) == (0, 14_000, {"do": "call"})


@table_test
async def test_tb_24_what_was_refused_pushes_out_nothing_that_was_done(rig: Rig) -> None:
    ann, _ = await rig.seated("ann", "bob")
    await rig.done(ann, c.Chat, id="lost", text="once")
    while len(rig.desk.room.carried.of["ann"]) < EACH:
        await rig.done(ann, c.Lock, on=True)
    for _ in range(100):
        assert await rig.ask(ann, c.Kick, seat=7) != ""
    await rig.restart()
    await rig.rejoin(ann, None)
    assert await rig.ask(ann, c.Chat, id="lost", text="once") == ""
    assert [row.text for row in rig.store.lines[rig.table]] == ["once"]
