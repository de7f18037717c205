"""Games of anything at all: they end, stay sound, replay, and are the same in every runtime.

`python -m tests.games.willy_waschbaer.test_bounds` writes the digests anew, when rules or physics
are meant to change.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from watatheque.core.discs_motion import advance
from watatheque.core.game import CLOCK, Event
from watatheque.core.match import Match
from watatheque.core.record import read, write
from watatheque.core.replay import verify
from watatheque.games.willy_waschbaer.rules import WillyWaschbaer

GOLDEN = Path(__file__).parents[2] / "golden" / "willy-waschbaer" / "uniform.json"
GAMES = 20
CAP = 4_000  # actions of a game
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"old": True},
    {"layout": "custom"},
    {"young": True, "layout": "ring"},
    {"layout": "bins"},
)


def uniform(game: WillyWaschbaer, number: int, audited: bool = True) -> Match:
    rng = Random(f"uniform {number}")
    options = {"games": 1, **OPTIONS[number % len(OPTIONS)]}
    match = Match(game, options, 2 + number % 3, rng.randbytes(32))
    match.listener = lambda entry, news: None
    while match.outcome is None and len(match.entries) < CAP:
        prompts = [prompt for prompt in match.prompts() if prompt.seat != CLOCK]
        seat = rng.choice(prompts).seat
        assert match.submit(seat, game.sample(match.state, seat, rng), match.now + 1) is None
        assert not audited or game.audit(match.state) is None
    assert match.outcome is not None, f"game {number} is not over after {CAP} actions"
    return match


def told(match: Match) -> dict[str, Any]:
    return {"entries": len(match.entries), "digest": match.digest()}


def golden() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(GOLDEN.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("number", range(GAMES))
def test_ww_p5_a_uniform_game_ends_as_it_did_in_every_other_runtime(number: int) -> None:
    match = uniform(WillyWaschbaer(), number)
    assert told(match) == golden()[number]


@pytest.mark.parametrize("number", range(0, GAMES, 7))
def test_its_record_replays(number: int) -> None:
    match = uniform(WillyWaschbaer(), number)
    text = write(match.record())
    verify(match.game, read(text, match.game.actions))


@pytest.mark.slow
def test_ww_p5_the_kernel_plays_the_same_games() -> None:
    pytest.importorskip("numba")
    from watatheque.core import discs_kernel  # noqa: PLC0415

    game = WillyWaschbaer(discs_kernel.advance)
    assert [told(uniform(game, number, False)) for number in range(GAMES)] == golden()


@pytest.mark.slow
def test_a_hundred_more_end_and_stay_sound() -> None:
    for number in range(GAMES, GAMES + 100):
        uniform(WillyWaschbaer(advance), number)


def test_fouls_stay_below_a_half_and_good_things_happen() -> None:
    """The measures were chosen so (pieces.py): a flick at random is a foul less than every 2nd."""
    counts: dict[str, int] = {}
    for number in range(8):
        match = uniform(WillyWaschbaer(), 4 * number, False)
        news: list[Event] = []
        again = Match(match.game, match.options, match.seats, match.seed)
        for entry in match.entries:
            again.game.apply(again.state, entry.seat, entry.action, entry.at, news)
        for event in news:
            counts[event.kind] = counts.get(event.kind, 0) + 1
    assert counts["fouled"] < 0.5 * counts["flicked"]
    assert counts["took"] > 0.04 * counts["flicked"]


if __name__ == "__main__":
    lines = [json.dumps(told(uniform(WillyWaschbaer(), number))) for number in range(GAMES)]
    GOLDEN.parent.mkdir(parents=True, exist_ok=True)
    GOLDEN.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
