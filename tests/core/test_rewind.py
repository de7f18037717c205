import pytest

from tests.pictures.tables import moments
from watatheque.core.errors import BadInput
from watatheque.core.match import Match
from watatheque.core.rewind import rewind
from watatheque.core.sights import laid_open, seen
from watatheque.games import GAMES

GAME = GAMES["triple-wata"]


def finished() -> Match:
    *_, last = moments(GAME, {}, luck=6)
    return last


def test_rewinding_to_the_end_gives_the_last_state() -> None:
    match = finished()
    record = match.record()
    assert rewind(GAME, record, None).digest() == match.digest()
    assert rewind(GAME, record, 3).entries == match.entries[:3]


@pytest.mark.parametrize("to", [-1, 99])
def test_an_entry_that_is_not_there_is_refused(to: int) -> None:
    with pytest.raises(BadInput, match="entries run from 0 to 9"):
        rewind(GAME, finished().record(), to)


def test_laid_open_shows_both_hands_and_nothing_twice() -> None:
    match = next(moments(GAME, {}, luck=6))
    pieces = laid_open(match).pieces
    assert {piece.zone for piece in pieces} == {"hand-0", "hand-1"}
    assert len({piece.id for piece in pieces}) == len(pieces) == 10
    assert not seen(match, None).pieces
