"""The same bits everywhere: full boards, flicks and results that every runtime must meet.

`python -m tests.core.test_discs_parity` writes the file anew, when the physics is meant to change.
The digest of a shot is SHA-256 over x, y, vx, vy of disc 0, 1, … as little-endian doubles (-0.0
counted as 0.0) after every step in which something moved, and once more at rest.
"""

import json
from functools import cache
from hashlib import sha256
from math import sqrt
from pathlib import Path
from random import Random
from struct import pack
from typing import Any

import pytest

from tests.core.discs_boards import (
    GROUND,
    LARGE,
    LARGE_RADIUS,
    SMALL_RADIUS,
    clump,
    disc,
    random_flick,
    scatter,
)
from watatheque.core.discs import STEP_MS, Advance, Disc, Flick, Ground, launch, laws_of, shoot
from watatheque.core.discs_bodies import Bodies
from watatheque.core.discs_motion import advance

GOLDEN = Path(__file__).parents[1] / "golden" / "discs-parity.json"
BOARDS, FLICKS = 60, 4


def state(b: Bodies) -> bytes:
    columns = zip(b.x, b.y, b.vx, b.vy, strict=True)
    return b"".join(pack("<4d", x + 0.0, y + 0.0, vx + 0.0, vy + 0.0) for x, y, vx, vy in columns)


def digest(ground: Ground, discs: list[Disc], flick: Flick, run: Advance = advance) -> str:
    b, laws, seen = launch(ground, discs, flick), laws_of(ground), sha256()
    while run(b, laws, STEP_MS / 1000.0, 1):
        seen.update(state(b))
    seen.update(state(b))
    return seen.hexdigest()


def result(discs: list[Disc], flick: Flick, run: Advance = advance) -> dict[str, Any]:
    shot = shoot(GROUND, discs, flick, run=run)
    return {
        "flick": list(flick),
        "rest": [list(place) for place in shot.rest],
        "dropped": list(shot.dropped),
        "past": list(shot.past),
        "millis": shot.millis,
        "digest": digest(GROUND, discs, flick, run),
    }


def boards() -> list[tuple[list[Disc], list[Flick]]]:
    rng = Random(20_260)
    full = [(scatter(rng), [random_flick(rng) for _ in range(FLICKS)]) for _ in range(BOARDS)]
    pile = [*clump(25), disc(-140_000, 3_000)]
    return [*full, (pile, [Flick(25, 1000, dy, 1000) for dy in (-70, -20, 0, 90)])]


def write() -> None:
    """A line a shot, so that a change shows where it is."""
    lines = []
    for discs, flicks in boards():
        shots = ",\n".join("  " + json.dumps(result(discs, flick)) for flick in flicks)
        lines.append(f' {{"discs": {json.dumps(discs)}, "shots": [\n{shots}]}}')
    ground, board_lines = json.dumps(GROUND._asdict()), ",\n".join(lines)
    GOLDEN.write_text(
        f'{{"step_ms": {STEP_MS},\n"ground": {ground},\n"boards": [\n{board_lines}\n]}}\n',
        encoding="utf-8",
    )


@cache
def golden() -> Any:
    return json.loads(GOLDEN.read_text(encoding="utf-8"))


def mismatches(run: Advance) -> list[str]:
    wrong = []
    for number, board in enumerate(golden()["boards"]):
        discs = [Disc(*values) for values in board["discs"]]
        for wanted in board["shots"]:
            found = result(discs, Flick(*wanted["flick"]), run)
            if found != wanted:
                wrong.append(f"board {number}, flick {wanted['flick']}")
    return wrong


def test_the_file_is_of_this_ground_and_step() -> None:
    assert golden()["ground"] == GROUND._asdict()
    assert golden()["step_ms"] == STEP_MS


def test_the_file_covers_what_can_happen() -> None:
    shots = [shot for board in golden()["boards"] for shot in board["shots"]]
    assert len(shots) >= 240
    assert all(len(board["discs"]) == 26 for board in golden()["boards"])
    assert sum(len(shot["dropped"]) > 1 for shot in shots) > 10
    assert sum(shot["past"] != [] for shot in shots) > 20
    assert sum(shot["dropped"] == [] for shot in shots) > 20
    assert sum(stopped_at_the_rope(s["rest"], i) for s in shots for i in s["dropped"]) > 10


def stopped_at_the_rope(rest: list[list[int]], i: int) -> bool:
    dx, dy = (max(abs(value) - GROUND.half_width, 0) for value in rest[i])
    radius = LARGE_RADIUS if i < LARGE else SMALL_RADIUS
    return abs(sqrt(dx * dx + dy * dy) - (GROUND.rope - radius)) < 1


def test_this_runtime_meets_the_golden_shots_to_the_bit() -> None:
    """Runs interpreted on the checkout and compiled on the wheel."""
    assert mismatches(advance) == []


@pytest.mark.long
def test_a_fault_in_the_last_bit_shows() -> None:
    def faulty(b: Bodies, laws: Any, span: float, steps: int) -> int:
        return advance(b, laws._replace(restitution=laws.restitution + 2e-16), span, steps)

    assert len(mismatches(faulty)) > 100


@pytest.mark.parametrize("every", [1, 3])
def test_running_in_batches_changes_nothing(every: int) -> None:
    board = golden()["boards"][0]
    discs, wanted = [Disc(*values) for values in board["discs"]], board["shots"][0]
    shot = shoot(GROUND, discs, Flick(*wanted["flick"]), every)
    assert [list(place) for place in shot.rest] == wanted["rest"]
    assert shot.millis == wanted["millis"]


if __name__ == "__main__":
    write()
