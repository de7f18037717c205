"""TB-18 absent players, TB-7 and TB-8 at a table, TB-23 thinking clocks."""

from random import Random

from tests.table.hands import asked, match_of, one_act, play_out, running
from tests.table.rig import Rig, table_test
from watatheque.core import codec
from watatheque.core.marks import SeatTaken
from watatheque.core.values import CLOCK, Prompt
from watatheque.table import commands as c
from watatheque.table.pace import in_turns, live
from watatheque.table.plan import Thinking
from watatheque.table.settings import Settings

CLOCKED = Thinking(base_ms=10_000, increment_ms=2_000)


@table_test
async def test_tb_18_a_bot_plays_for_whoever_is_gone_and_gives_the_seat_back(rig: Rig) -> None:
    ann, bob = await rig.seated("ann", "bob", game="triple-wata")
    await rig.leave(bob)
    assert not ann.table["chairs"][1]["present"]
    await rig.wait(29_999)
    assert not ann.table["chairs"][1]["stand_in"]
    await rig.wait(1)
    assert ann.table["chairs"][1]["stand_in"]
    assert match_of(rig).entries[-1].action == SeatTaken(1, "bot: normal")
    if not asked(rig, [ann]):
        await rig.wait(5_000)
    assert asked(rig, [ann]), "the bot has moved"
    back = await rig.join("bob")
    assert back.seat == 1
    assert match_of(rig).entries[-1].action == SeatTaken(1, "Bob")
    assert not back.table["chairs"][1]["stand_in"]
    n = len(match_of(rig).entries)
    await one_act(rig, [ann], Random(1))
    await rig.wait(20_000)
    assert len(match_of(rig).entries) == n + 1, "nobody plays for Bob any more"
    rig.in_step(ann)
    rig.in_step(back)


@table_test
async def test_tb_18_a_return_that_was_not_stored_is_made_good(rig: Rig) -> None:
    ann, bob = await rig.seated("ann", "bob", game="triple-wata")
    await rig.leave(bob)
    await rig.wait(30_000)
    assert ann.table["chairs"][1]["stand_in"]
    rig.store.failures = 1
    back = await rig.join("bob")
    assert back.table["chairs"][1]["stand_in"]
    await rig.wait(0)
    assert not back.table["chairs"][1]["stand_in"]
    assert match_of(rig).entries[-1].action == SeatTaken(1, "Bob")
    rig.in_step(back)


@table_test
async def test_tb_18_a_second_tab_keeps_the_seat(rig: Rig) -> None:
    ann, bob = await rig.seated("ann", "bob", game="triple-wata")
    tab = await rig.join("bob")
    await rig.leave(bob)
    await rig.wait(100_000)
    assert ann.table["chairs"][1]["present"]
    assert match_of(rig).entries == []
    rig.in_step(tab)


@table_test
async def test_tb_18_a_shorter_grace_in_a_race(rig: Rig) -> None:
    asked = [Prompt(seat, "play", optional=True) for seat in range(3)]
    race = [Prompt(CLOCK, "close", 5_000), *asked]
    assert live(race)
    assert not in_turns(race)
    assert not live(asked), "nobody hurries without a clock"
    assert not live([Prompt(CLOCK, "ready", 5), Prompt(0, "ready", optional=True)])
    assert not live([*race, Prompt(3, "turn")]), "the game waits for somebody"
    assert in_turns([Prompt(0, "turn"), *asked[1:]])
    assert not in_turns([Prompt(0, "pick"), Prompt(1, "pick")])


@table_test
async def test_tb_18_whoever_leaves_a_race_is_replaced_sooner(rig: Rig) -> None:
    rig.hub.settings = Settings(absent_live_ms=500, tables_a_guest=1_000)
    rng, people = Random(8), await rig.seated("ann", "bob")
    while not live(match_of(rig).prompts()):
        if not running(rig):  # not every match has a race
            people = await rig.seated("ann", "bob")
        elif not await one_act(rig, people, rng):
            moment = rig.desk.room.next_wake()
            await rig.wait(0 if moment is None else moment - rig.now)
    await rig.leave(people[1])
    await rig.wait(499)
    assert not people[0].table["chairs"][1]["stand_in"]
    await rig.wait(1)
    assert people[0].table["chairs"][1]["stand_in"]


@table_test
async def test_tb_18_all_are_gone_and_the_match_ends_all_the_same(rig: Rig) -> None:
    people = await rig.seated("ann", "bob", "cyd", options={"rounds": 1})
    for browser in people:
        await rig.leave(browser)
    await rig.wait(400_000)
    assert rig.desk.room.phase == "over"
    await rig.wait(rig.settings.idle_ms)
    assert rig.hub.desk(rig.table) is None, "nobody came back"
    assert rig.store.rows[rig.table].phase == "closed"


@table_test
async def test_tb_18_an_empty_lobby_closes(rig: Rig) -> None:
    await rig.create()
    ann = await rig.join("ann")
    await rig.wait(2 * rig.settings.idle_ms)
    assert rig.hub.desk(rig.table) is not None
    await rig.leave(ann)
    await rig.wait(rig.settings.idle_ms - 1)
    assert rig.hub.desk(rig.table) is not None
    await rig.wait(1)
    assert rig.hub.desk(rig.table) is None


@table_test
async def test_tb_7_two_seats_resigning_loses(rig: Rig) -> None:
    ann, bob = await rig.seated("ann", "bob")
    await rig.done(ann, c.Resign)
    assert bob.table["phase"] == "over"
    assert bob.table["outcome"]["winners"] == [1]
    assert bob.table["outcome"]["article"] == "TB-7"
    assert await rig.ask(ann, c.Resign) == "TB-17"


@table_test
async def test_tb_7_with_three_a_bot_takes_the_seat_for_good(rig: Rig) -> None:
    ann, bob, cyd = await rig.seated("ann", "bob", "cyd", options={"rounds": 1})
    await rig.done(bob, c.Resign)
    assert bob.seat is None
    assert match_of(rig).entries[-1].action == SeatTaken(1, "bot: normal")
    await rig.leave(bob)
    bob = await rig.join("bob")
    assert bob.seat is None, "whoever resigned does not get the seat back"
    await play_out(rig, [ann, cyd], Random(2))
    for browser in (ann, bob, cyd):
        rig.in_step(browser)


@table_test
async def test_tb_23_time_runs_for_whoever_the_game_waits_for(rig: Rig) -> None:
    ann, bob = await rig.seated("ann", "bob", game="triple-wata", clock=CLOCKED)
    first, second = (ann, bob) if asked(rig, [ann]) else (bob, ann)
    assert first.seat is not None
    assert second.seat is not None
    await rig.wait(4_000)
    await one_act(rig, [first], Random(0))
    left = first.seen["clock"]["left"]
    assert (left[first.seat], left[second.seat]) == (8_000, 10_000)
    await rig.wait(9_999)
    assert first.table["phase"] == "running"
    await rig.wait(1)
    assert first.table["outcome"]["article"] == "TB-8"
    assert first.table["outcome"]["winners"] == [first.seat]


@table_test
async def test_tb_23_a_pause_stops_it_and_a_restart_loses_none_of_it(rig: Rig) -> None:
    ann, bob = await rig.seated("ann", "bob", game="triple-wata", clock=CLOCKED)
    first, second = (ann, bob) if asked(rig, [ann]) else (bob, ann)
    await rig.wait(3_000)
    for browser in (ann, bob):
        await rig.done(browser, c.Offer, what="pause")
    await rig.wait(500_000)
    assert await rig.act(first, {"do": "ready"}) == "TB-19"
    for browser in (ann, bob):
        await rig.done(browser, c.Offer, what="resume")
    assert first.seat is not None
    assert ann.seen["clock"]["left"][first.seat] == 7_000
    await one_act(rig, [first], Random(0))
    await rig.restart(graceful=True)
    rig.now += 1_000_000  # nobody owned the table
    await rig.restart()
    again = await rig.join(second.guest)
    assert again.seen["clock"]["left"][first.seat] == 9_000


@table_test
async def test_tb_23_with_three_a_bot_takes_over_and_never_runs_out(rig: Rig) -> None:
    ann, bob, cyd = await rig.seated("ann", "bob", "cyd", clock=CLOCKED, options={"rounds": 1})
    await rig.wait(10_000)
    assert ann.seat is None
    assert bob.table["chairs"][0]["kind"] == "bot"
    last = rig.store.log[rig.desk.room.match_id][-1]
    assert codec.loads(last.action, "entry")["do"] == "seat_taken"
    await rig.wait(100_000)
    assert bob.table["phase"] in ("running", "over")
    assert [chair["kind"] for chair in cyd.table["chairs"]] == ["bot"] * 3


@table_test
async def test_tb_16_a_host_who_stays_away_is_host_no_longer(rig: Rig) -> None:
    ann, bob, cyd = await rig.seated("ann", "bob", "cyd")
    await rig.leave(bob)
    await rig.leave(ann)
    await rig.wait(rig.settings.host_absent_ms - 1)
    assert not cyd.seen["host"]
    await rig.wait(1)
    assert cyd.seen["host"], "Bob would be next, but is not here either"
    assert [chair["host"] for chair in cyd.table["chairs"]] == [False, False, True]
    await rig.rejoin(ann, None)
    assert not ann.seen["host"]
    assert await rig.ask(ann, c.Lock, on=True) == "TB-16"
    await rig.done(cyd, c.Lock, on=True)
    await rig.restart()
    assert rig.desk.room.seating.host == "cyd"


@table_test
async def test_tb_16_a_host_who_comes_back_in_time_stays_host(rig: Rig) -> None:
    ann, bob = await rig.seated("ann", "bob")
    await rig.leave(ann)
    await rig.wait(rig.settings.host_absent_ms - 1)
    await rig.rejoin(ann, None)
    await rig.wait(rig.settings.host_absent_ms)
    assert ann.seen["host"]
    assert not bob.seen["host"]


@table_test
async def test_tb_16_a_table_whose_host_is_forgotten_belongs_to_who_is_there(rig: Rig) -> None:
    ann, bob = await rig.seated("ann", "bob")
    await rig.hub.forget("ann")
    await rig.leave(ann)
    await rig.wait(0)
    assert bob.seen["host"]
    rig.in_step(bob)


@table_test
async def test_tb_18_a_table_that_all_have_left_is_cleared_away(rig: Rig) -> None:
    """Bots play the match to its end, and then nobody comes for long."""
    people = await rig.seated("ann", "bob")
    for browser in people:
        await rig.leave(browser)
    await rig.wait(2 * rig.settings.idle_ms)
    assert rig.table not in rig.hub.desks
    assert rig.store.rows[rig.table].phase == "closed"
    assert rig.store.ends
