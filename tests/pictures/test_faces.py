"""What is drawn says what it means, and not by its colour alone."""

import re
import xml.etree.ElementTree as ET

import pytest

from watatheque.core.scene import Chair, Face
from watatheque.core.texts import Speaker
from watatheque.games import GAMES
from watatheque.pictures import faces, glyphs, ink, strokes
from watatheque.pictures.single import draw_single

SPEAKER = Speaker("fr", [game.messages for game in GAMES.values()])
ATTRIBUTES: dict[str, dict[str, int | str]] = {
    "card": {"value": 7},
    "disc": {"gaze": "left"},
    "token": {},
    "icon": {"glyph": "!"},
}


def drawn(kind: str, owner: Chair | None = None, **worn: int | str) -> str:
    return draw_single(Face(kind, worn), owner, SPEAKER)


def colourless(svg: str) -> str:
    return re.sub(r"#[0-9a-f]{6}", "#", svg)


@pytest.mark.parametrize("kind", ATTRIBUTES)
def test_without_its_colours_a_colour_is_still_told_apart(kind: str) -> None:
    colours = ("red", "blue", "green", "yellow")
    worn = [{"colour": colour, **ATTRIBUTES[kind]} for colour in colours]
    assert len({colourless(draw_single(Face(kind, one), None, SPEAKER)) for one in worn}) == 4


@pytest.mark.parametrize("kind", ["card", "back", "token"])
def test_without_their_colours_owners_are_still_told_apart(kind: str) -> None:
    chairs = [Chair(i, "red", shape) for i, shape in enumerate(("circle", "star", "heart"))]
    assert len({drawn(kind, chair) for chair in chairs}) == len(chairs)


def test_the_frame_is_the_owners_or_of_the_border_it_wears() -> None:
    chair = Chair(0, "orange", "diamond")
    assert drawn("card", chair, value=2) == drawn("card", chair, value=2, border="orange")
    worn = drawn("card", chair, value=2, border="yellow")
    assert ink.COLOURS["yellow"] in worn
    assert ink.COLOURS["orange"] not in worn


def test_a_raccoon_looks_three_ways() -> None:
    gazes = ("left", "right", "straight")
    assert len({drawn("disc", colour="red", gaze=gaze) for gaze in gazes}) == len(gazes)


@pytest.mark.parametrize("tier", range(1, 11))
def test_a_tier_is_as_many_studs(tier: int) -> None:
    plain, ranked = drawn("card", n=1), drawn("card", n=1, tier=tier)
    petals = 0 if tier < 3 else tier // 2 + 2
    assert ranked.count("<path") - plain.count("<path") == tier + petals


def test_values_need_no_font() -> None:
    assert "<text" not in drawn("card", n=1, e="A", s=9, w=4)
    assert "<text" not in drawn("card", value=12, colour="red")
    assert "<text" not in drawn("die", value=7, sides=8)


def test_every_letter_and_glyph_is_a_drawing_of_its_own() -> None:
    shown = [*strokes._LETTERS, *glyphs._STROKES, *glyphs._DRAWN]
    assert all(map(glyphs.known, shown))
    # "!" is a letter and a burst.
    assert len({glyphs.glyph(one, 0, 0, 10, "#000000") for one in shown}) == len(shown) - 1
    assert not glyphs.known("☃")


def test_letters_keep_to_their_width() -> None:
    assert strokes.span("10", 14) > strokes.span("1", 14)
    assert strokes.span("AT", 14) < strokes.span("AH", 14)
    assert strokes.fitting("WATA", 50, 60) < 50 == strokes.fitting("W", 50, 60)


@pytest.mark.parametrize("kind", faces._KINDS)
def test_every_kind_has_its_size_and_stands_alone(kind: str) -> None:
    root = ET.fromstring(drawn(kind))
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
    text = ET.tostring(root, encoding="unicode")
    named = set(re.findall(r'id="([^"]+)"', text))
    assert set(re.findall(r"(?:url\(#|href=\"#)([\w-]+)", text)) <= named
