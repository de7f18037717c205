"""1. A record replays to the same state: here, through its text, and in another process."""

import os
import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from tests.contract.cases import AnyGame, Case, each_game, over_games, tables
from tests.contract.trace import trace
from tests.contract.walk import digest, new_match, stroll
from watatheque.core.errors import BadInput
from watatheque.core.match import Match
from watatheque.core.record import Record, read, write
from watatheque.core.replay import follow, verify

ROOT = Path(__file__).parents[2]
TABLES = 6  # whose records another process replays
TRACED = 100  # decisions of each, at most


def record_of(case: Case, rng: Random, limit: int) -> tuple[Record, dict[int, str]]:
    """A record, and the digests of some states on the way by the number of the last entry."""
    digests: dict[int, str] = {}
    match = new_match(case, rng)
    for moment in stroll(match, rng, 0, limit):
        if moment.now_and_then():
            digests[len(match.entries)] = digest(case.game, moment.state)
    return match.record(), digests


def promise_records_replay(case: Case) -> None:
    rng = case.rng("replay")
    for _ in range(3):
        assert_replays(case, *record_of(case, rng, case.limit))


def assert_replays(case: Case, record: Record, digests: dict[int, str]) -> None:
    read_again = read(write(record), case.game.actions)
    assert read_again == record, "the text of a record does not give it back"
    assert_verifies(case.game, read_again)
    match = Match(case.game, case.options, case.seats, record.seed())
    for entry in record.entries:
        follow(match, entry)
        expected = digests.get(entry.n)
        assert expected in (None, match.digest()), f"the replay parts at entry {entry.n}"


def assert_verifies(game: AnyGame, record: Record) -> None:
    try:
        verify(game, record)
    except BadInput as error:
        raise AssertionError(f"a record of its own: {error}") from error


def promise_another_process_agrees(game: AnyGame) -> None:
    """The other one runs the interpreted source, whatever this one runs."""
    some = islice(tables(game), TABLES)
    records = [record_of(case, case.rng("trace"), min(TRACED, case.limit))[0] for case in some]
    here = [line for record in records for line in trace(record)]
    build, *there = run_trace("\n".join(write(record) for record in records))
    assert build.endswith("match.py"), "the other process is to run the interpreted source"
    assert here, "nothing was played"
    for mine, other in zip(here, there, strict=True):
        assert mine == other, "this process and the other part at this entry"


def run_trace(text: str) -> list[str]:
    # Another hash seed, so that the order of a set would show.
    env = {**os.environ, "PYTHONPATH": "src", "PYTHONHASHSEED": "7"}
    command = [sys.executable, "-m", "tests.contract.trace"]
    done = subprocess.run(
        command, input=text, capture_output=True, text=True, cwd=ROOT, env=env, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@over_games(21)
def test_a_record_replays_to_the_same_state(case: Case) -> None:
    promise_records_replay(case)


@pytest.mark.long
@each_game()
def test_another_process_replays_every_state_and_sight(game: AnyGame) -> None:
    promise_another_process_agrees(game)
