"""How numbers are written in what is said."""

from watatheque.core.scene import Text
from watatheque.core.texts import Speaker, true_minus
from watatheque.games import GAMES


def test_a_number_below_nothing_has_a_true_minus_and_an_article_its_hyphen() -> None:
    assert true_minus("-11 (-2), WT-13, 2-3") == "−11 (−2), WT-13, 2-3"


def test_what_is_said_has_it() -> None:
    speaker = Speaker("en", [GAMES["watai"].messages])
    text = Text("wt-has", {"seat": Text("seat", {"number": 1}), "points": -11})
    assert speaker.say(text) == "−11 for Seat 1"
