"""Every game has a picture of its own for the front page."""

import xml.etree.ElementTree as ET

import pytest

from watatheque.core.rulebook import LANGUAGES
from watatheque.core.still_life import StillLife
from watatheque.core.texts import Speaker
from watatheque.games import GAMES
from watatheque.pictures import faces
from watatheque.pictures.logo import draw_icon, draw_logo
from watatheque.pictures.room import HEIGHT, WIDTH
from watatheque.pictures.still_life import draw_still_life


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_shows_pieces_that_can_be_drawn_and_lie_in_the_picture(game: object) -> None:
    still = getattr(game, "still_life", StillLife())
    assert len(still.props) > 5
    for prop in still.props:
        assert prop.face.kind in faces._KINDS
        assert 0 < prop.x < WIDTH
        assert 0 < prop.y < HEIGHT


def test_no_two_pictures_are_the_same_and_their_words_are_of_the_language() -> None:
    drawn = set()
    for game in GAMES.values():
        for language in LANGUAGES:
            svg = draw_still_life(game.still_life, Speaker(language, [game.messages]), game.name)
            assert ET.fromstring(svg).get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
            drawn.add(svg)
    assert len(GAMES) < len(drawn) <= 2 * len(GAMES)


def test_a_game_without_one_still_has_a_table() -> None:
    ET.fromstring(draw_still_life(StillLife(), Speaker("en", []), "a sixth"))


def test_the_logo_is_drawn_for_either_ground() -> None:
    dark, light = draw_logo("dark"), draw_logo("light")
    assert dark != light
    for svg in (dark, light, draw_icon()):
        assert "Watathèque" in ET.tostring(ET.fromstring(svg), encoding="unicode")
        assert "<text" not in svg
