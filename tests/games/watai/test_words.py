"""What is told names those it is about."""

import pytest

from tests.games.watai.table import WATAI, dealt
from watatheque.core.scene import Sheet
from watatheque.core.texts import Speaker
from watatheque.core.values import Event

ENGLISH = Speaker("en", [WATAI.messages])


def told(points: list[int], totals: list[int]) -> str:
    [beat] = WATAI.beats(Event("counted", {"points": points, "totals": totals}))
    return ENGLISH.say(beat.text)


def test_wt_16_a_count_is_told_by_name() -> None:
    assert told([17, 18], [17, 18]) == "The round brings 17 for Seat 1, 18 for Seat 2"
    later = "The round brings 3 for Seat 1, 8 for Seat 2; in all 20 for Seat 1, 26 for Seat 2"
    assert told([3, 8], [20, 26]) == later


@pytest.mark.parametrize(
    ("rounds", "total"),
    [(0, "Total, to 150"), (1, "Total of the one round"), (3, "Total, to 150 or after 3 rounds")],
)
def test_wt_17_the_total_says_what_ends_the_match(rounds: int, total: str) -> None:
    scene = WATAI.scene(WATAI.view(dealt(3, rounds=rounds), None))
    [sheet] = [zone for zone in scene.zones if isinstance(zone, Sheet)]
    assert ENGLISH.say(sheet.lines[-1].label) == total
