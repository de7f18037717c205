"""People who play: each answers what their seat is asked, at random, through their own client."""

from random import Random

from tests.table.rig import Browser, Rig
from watatheque.core import codec
from watatheque.core.game import CLOCK
from watatheque.core.match import Match


def match_of(rig: Rig) -> Match:
    play = rig.desk.room.play
    assert play is not None
    return play.match


def running(rig: Rig) -> bool:
    return rig.table in rig.hub.desks and rig.desk.room.phase == "running"


def asked(rig: Rig, people: list[Browser]) -> list[Browser]:
    """Whose seat may act now; whoever must comes first."""
    prompts = [prompt for prompt in match_of(rig).prompts() if prompt.seat != CLOCK]
    prompts.sort(key=lambda prompt: prompt.optional)
    seats = {rig.desk.room.seating.seat_of(browser.guest): browser for browser in people}
    return [seats[prompt.seat] for prompt in prompts if prompt.seat in seats]


async def one_act(rig: Rig, people: list[Browser], rng: Random) -> bool:
    """Somebody acts, if anybody here can."""
    await rig.desk.wake()  # what falls due comes first
    able = asked(rig, people) if running(rig) else []
    if not able:
        return False
    browser = able[0] if rng.random() < 0.7 else rng.choice(able)
    seat = rig.desk.room.seating.seat_of(browser.guest)
    assert seat is not None
    match = match_of(rig)
    if not match.game.legal(match.state, seat):
        return False
    action = match.game.sample(match.state, seat, rng)
    refused = await rig.act(browser, codec.write_action(action))
    assert not refused, browser.frames[-1]
    return True


async def play_out(rig: Rig, people: list[Browser], rng: Random, limit: int = 500) -> None:
    for _ in range(limit):
        if not running(rig):
            return
        rig.now += rng.randrange(1, 900)
        if not running(rig) or not await one_act(rig, people, rng):
            moment = rig.desk.room.next_wake()
            await rig.wait(1_000 if moment is None else max(0, moment - rig.now))
    raise AssertionError("the match does not end")
