"""Bots at a table: quick ones here, those that search in processes, none that sees too much."""

import asyncio
import time
from random import Random
from typing import Any

import pytest

from tests.table.hands import match_of, one_act, play_out, running
from tests.table.rig import Rig, table_test
from watatheque.bots.house import levels, make
from watatheque.core import codec
from watatheque.core.game import Game
from watatheque.core.match import Match
from watatheque.games import GAMES
from watatheque.table.minds import Job, Minds, slow
from watatheque.table.play import Play
from watatheque.table.thinker import UNABLE, Processes, answer

TRIPLE = GAMES["triple-wata"]


WILLY = GAMES["willy-waschbaer"]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_which_bots_need_a_process(game: Game[Any, Any, Any]) -> None:
    """Those that look ahead do: at cards dealt anew, or at shots."""
    searching = {"triple-wata": {"normal", "strong"}, "willy-waschbaer": {"easy", "normal"}}
    match = Match(game, {}, 2, bytes(32))
    bots = {level: make(game, level, lambda rng: match.state) for level in levels(game)}
    assert {level for level, bot in bots.items() if slow(bot)} == searching.get(game.name, set())


@pytest.mark.long
@table_test
async def test_shots_are_looked_at_in_a_process(rig: Rig) -> None:
    people = await rig.seated("ann", game="willy-waschbaer", bots={1: "easy"})
    while not rig.thinker.asked:
        await one_act(rig, people, Random(1))
        await rig.wait(5_000)
    asked = len(match_of(rig).entries)
    await rig.wait(20_000)
    assert any(entry.seat == 1 for entry in match_of(rig).entries[asked - 1 :])


@pytest.mark.parametrize("level", ["uniform", "easy", "normal", "strong"])
@table_test
async def test_a_match_against_a_bot_of_any_level(rig: Rig, level: str) -> None:
    people = await rig.seated("ann", game="triple-wata", bots={1: level})
    if level == "strong":  # a whole match of it takes a while
        await one_act(rig, people, Random(1))
        await rig.wait(10_000)
        assert running(rig)
        return
    await play_out(rig, people, Random(1))
    assert bool(rig.thinker.asked) == (level == "normal")
    rig.in_step(people[0])


@table_test
async def test_a_search_that_cannot_list_the_moves_plays_all_the_same(rig: Rig) -> None:
    """The sink has flicks, and the thinkers do not even know it: the match goes on."""
    people = await rig.seated("ann", bots={1: "normal", 2: "easy"}, options={"rounds": 1})
    await play_out(rig, people, Random(2))
    assert any(entry.seat == 1 for entry in match_of(rig).entries)


@table_test
async def test_a_thinker_that_breaks_does_not_stop_the_match(rig: Rig) -> None:
    async def broken(data: bytes) -> bytes:
        raise RuntimeError("no more processes")

    rig.thinker.think = broken  # type: ignore[method-assign]
    people = await rig.seated("ann", game="triple-wata", bots={1: "strong"})
    await play_out(rig, people, Random(3))


def bits(seat: int, world: Match) -> bytes:
    minds = Minds(world, Random(7))
    minds.seat(seat, "normal")
    job = minds.jobs(0)
    return job[0].data if job else b""


MIXES = [
    pytest.param(game, mix, id="-".join([game.name, *mix]))
    for game, mixes in ((TRIPLE, TRIPLE.mixes), (WILLY, WILLY.mixes[:3]))
    for mix in mixes
]


@pytest.mark.parametrize(("game", "options"), MIXES)
def test_a_thinker_is_told_no_more_than_its_seat_may_know(
    game: Game[Any, Any, Any], options: dict[str, Any]
) -> None:
    """The question is the same, to the byte, in every world that looks the same to the seat."""
    match = Match(game, options, 2, bytes(range(32)))
    rng, questions = Random(3), 0
    while match.outcome is None and len(match.entries) < 30:
        for seat in range(2):
            world = Match(game, options, 2, bytes(32))
            world.entries = match.entries
            world.state = game.resample(match.state, seat, Random(4))
            assert bits(seat, match) == bits(seat, world)
            questions += bool(bits(seat, match))
        able = [p.seat for p in match.prompts() if p.seat >= 0 and game.legal(match.state, p.seat)]
        due = match.due()
        if able:
            seat = rng.choice(able)
            match.submit(seat, game.sample(match.state, seat, rng), match.now + 1)
        elif due is not None:
            match.expire(due.at)
    assert questions > 5


def test_what_the_seats_brought_stays_here() -> None:
    cards = TRIPLE.setup({}, 2, bytes(32)).table.pack.cards[:12]
    bring = [[card.id for card in cards[:6]], [card.id for card in cards[6:]]]
    options = {"hands": "choose", "bring": bring}
    match = Match(TRIPLE, options, 2, bytes(32))
    data = bits(0, match)
    assert b"bring" not in data
    assert answer(data) != UNABLE


@pytest.mark.parametrize("data", [b"", b"{}", b"[", b"null", b'{"game": "chess"}'])
def test_a_question_that_makes_no_sense_gets_an_answer(data: bytes) -> None:
    assert answer(data) == UNABLE


def test_an_answer_that_makes_no_sense_or_comes_late_is_not_played() -> None:
    match = Match(TRIPLE, {}, 2, bytes(range(32)))
    turn = match.prompts()[0].seat
    play = Play(match, {turn: "strong"}, Random(1), 0)
    job = play.jobs(0)[0]
    assert play.jobs(0) == [], "one thinker at a time"
    stale = Job(job.seat, job.n + 1, b"")
    play.thought(stale, answer(job.data), 0)
    assert play.move is None
    for nonsense in (b"", b"[]", b'{"able":true}', b'{"able":true,"action":{"do":"x"},"at":1}'):
        play.thought(job, nonsense, 0)
        assert play.move is not None, "something is played: the match must go on"
    bad = {"able": True, "action": {"do": "place", "card": "nobody", "cell": 99}, "at": 5}
    play.thought(job, codec.dumps(bad), 0)
    play.wake(10_000)
    assert len(match.entries) == 1


def test_processes_think_and_do_not_hold_up_the_loop() -> None:
    match = Match(TRIPLE, {}, 2, bytes(range(32)))
    minds = Minds(match, Random(5))
    turn = match.prompts()[0].seat
    minds.seat(turn, "strong")
    job = minds.jobs(0)[0]

    async def whole() -> tuple[bytes, float]:
        pool, longest = Processes(1), 0.0
        try:
            await pool.think(b"")  # the pool starts, and is imported into
            thinking = asyncio.create_task(pool.think(job.data))
            while not thinking.done():
                before = time.perf_counter()
                await asyncio.sleep(0.001)
                longest = max(longest, time.perf_counter() - before)
            return thinking.result(), longest
        finally:
            pool.close()

    told, longest = asyncio.run(whole())
    assert told == answer(job.data), "the same question has the same answer anywhere"
    assert longest < 0.25, "somebody searched in the loop's own process"


def test_a_killed_pool_is_replaced() -> None:
    async def whole() -> list[bytes]:
        pool = Processes(1)
        try:
            answers = [await pool.think(b"{}")]
            assert pool.pool is not None
            for process in pool.pool._processes.values():
                process.kill()
            answers += [await pool.think(b"{}"), await pool.think(b"{}")]
            return answers
        finally:
            pool.close()

    assert asyncio.run(whole()) == [UNABLE] * 3
