"""TB-14: a table that plays from a position, and goes on after a restart."""

from random import Random
from typing import Any

import pytest

from tests.pictures.tables import moments
from tests.table.hands import match_of, one_act
from tests.table.rig import ALL, Rig, table_test
from watatheque.core import codec
from watatheque.core.errors import BadInput
from watatheque.core.match import Match
from watatheque.core.record import Header
from watatheque.table.plan import Thinking

POSITION = {
    "hands": [
        ["orphan-sock", "sharpened-spoon", "goblin-on-trial", "ambitious-puddle", "toad-librarian"],
        ["corridor-eye", "timid-lantern", "runaway-barrel", "drowned-bell"],
    ],
    "board": [None] * 4 + [{"card": "canteen-slime", "colour": 1}] + [None] * 4,
    "starter": 1,
}
FIXED = {"hands": "fixed"}


def fork(game: str) -> Match:
    """A match in its middle."""
    return next(match for match in moments(ALL[game], {}, luck=5) if len(match.entries) >= 6)


def test_tb_14_a_match_starts_from_the_position_and_its_header_tells() -> None:
    @table_test
    async def run(rig: Rig) -> None:
        await rig.seated("ann", "bob", game="triple-wata", options=FIXED, position=POSITION)
        scene = rig.fresh(await rig.join(""))["scene"]
        assert [p["ref"] for p in scene["pieces"].values()] == ["canteen-slime"]
        header = codec.loads(rig.store.matches[rig.desk.room.match_id].header, "header")
        assert codec.read(Header, header, "header").position == POSITION
        assert "position" not in rig.fresh(await rig.join(""))["table"]

    run()


@pytest.mark.parametrize("game", ALL)
def test_a_fork_of_any_game_is_taken_up_again_after_a_restart(game: str) -> None:
    @table_test
    async def run(rig: Rig) -> None:
        then = fork(game)
        saved = codec.plain(then.game.save(then.state)) | {"chance": 0}
        position = codec.loads(codec.line(saved), "position")
        people = ["ann", "bob", "cyd"][: then.seats]
        await rig.seated(*people, game=game, position=position, at=then.now)
        before = match_of(rig).digest()
        await rig.restart()
        assert match_of(rig).digest() == before
        assert match_of(rig).position == position
        browsers = [await rig.join(guest) for guest in people]
        for _ in range(5):
            await one_act(rig, browsers, Random(1))
        assert all(not browser.errors for browser in browsers)

    run()


def test_the_clock_goes_on_where_the_position_was_taken() -> None:
    @table_test
    async def run(rig: Rig) -> None:
        thinking = Thinking(base_ms=60_000)
        await rig.seated("ann", "bob", game="triple-wata", options=FIXED, position=POSITION,
                         at=45_000, clock=thinking)  # fmt: skip
        for restarted in (False, True):
            if restarted:
                await rig.restart()
            clock = rig.fresh(await rig.join(""))["clock"]
            assert clock["at"] >= 45_000
            assert min(clock["left"]) > 50_000

    run()


@pytest.mark.parametrize(
    ("plan", "words"),
    [
        ({"position": {"hands": 3}}, "hands"),
        ({"position": {"nope": 1}}, "position"),
        ({"position": {**POSITION, "board": [None] * 9}}, "TW-9"),
        ({"position": {**POSITION, "hands": [["orphan-sock"] * 5, ["corridor-eye"] * 4]}}, "TB-14"),
        ({"position": {**POSITION, "phase": "over"}}, "position"),
        ({"at": 5, "options": {}}, "TB-14"),
    ],
)
def test_tb_14_a_broken_position_is_refused_in_words(plan: dict[str, Any], words: str) -> None:
    @table_test
    async def run(rig: Rig) -> None:
        with pytest.raises(BadInput, match=words):
            await rig.create("triple-wata", **{"options": FIXED, **plan})

    run()


def test_tb_14_a_match_that_is_over_is_nothing_to_play_from() -> None:
    game = ALL["triple-wata"]
    rng = Random(2)
    match = Match(game, {}, 2, bytes(32))
    while match.outcome is None:
        seat = match.prompts()[0].seat
        match.submit(seat, game.sample(match.state, seat, rng), 0)

    @table_test
    async def run(rig: Rig) -> None:
        with pytest.raises(BadInput, match="over in it"):
            await rig.create("triple-wata", position=codec.plain(game.save(match.state)))

    run()
