"""Every scene is a picture: valid XML that names every piece, in both languages."""

import xml.etree.ElementTree as ET
from typing import Any

import pytest
from msgspec.structs import replace

from tests.pictures.tables import NAMES, TABLES, moments, viewers
from tests.sink import SINK
from watatheque.core.game import Game
from watatheque.core.rulebook import LANGUAGES
from watatheque.core.scene import Face, Scene, Text
from watatheque.core.texts import Speaker
from watatheque.games import GAMES
from watatheque.pictures import draw
from watatheque.pictures.zones import KINDS

SVG = "{http://www.w3.org/2000/svg}"


def labels(svg: str) -> set[str]:
    return {element.text or "" for element in ET.fromstring(svg).iter(f"{SVG}title")}


def picture(scene: Scene, game: Game[Any, Any, Any], language: str = "en") -> str:
    return draw(scene, Speaker(language, [game.messages]))


def scenes(game: Game[Any, Any, Any], options: dict[str, Any], luck: int) -> list[Scene]:
    return [
        game.scene(game.view(match.state, seat))
        for number, match in enumerate(moments(game, options, luck))
        if number % 8 == 3
        for seat in viewers(match)
    ]


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_every_piece_and_zone_is_named_in_the_picture(table: Any, language: str) -> None:
    game, options = table
    speaker = Speaker(language, [game.messages])
    for scene in scenes(game, options, luck=1):
        named = labels(draw(scene, speaker))
        assert {speaker.say(piece.label) for piece in scene.pieces} <= named
        assert speaker.say(scene.status) in named


def test_the_same_scene_gives_the_same_picture() -> None:
    game, options = TABLES[1]
    for scene in scenes(game, options, luck=2)[:4]:
        assert picture(scene, game) == picture(scene, game)


def test_the_sink_shows_every_kind_of_zone() -> None:
    shown = {
        type(zone)
        for luck in range(3)
        for match in moments(SINK, {}, luck)
        for zone in SINK.scene(SINK.view(match.state, 0)).zones
    }
    assert shown == set(KINDS)


def test_free_text_cannot_break_the_picture() -> None:
    game = GAMES["triple-wata"]
    scene = next(scene for scene in scenes(game, {}, luck=3) if scene.pieces)
    nasty = '</svg><script>alert("x")</script>&\x00\x1b'
    label = Text("tw-name", {"fr": nasty, "en": nasty})
    face = Face("card", {"title": nasty, "value": nasty, "suit": nasty, "colour": nasty})
    changed = tuple(replace(piece, label=label, face=face) for piece in scene.pieces)
    svg = draw(replace(scene, pieces=changed), Speaker("en", [game.messages]), names=[nasty] * 2)
    root = ET.fromstring(svg)
    assert not list(root.iter(f"{SVG}script"))
    assert nasty.replace("\x00", "\ufffd").replace("\x1b", "\ufffd") in labels(svg)


def test_a_hidden_hand_is_not_in_the_picture_of_a_spectator() -> None:
    game = GAMES["triple-wata"]
    match = next(moments(game, {}, luck=4))
    speaker = Speaker("en", [game.messages])
    seen = labels(draw(game.scene(game.view(match.state, None)), speaker))
    mine = game.scene(game.view(match.state, 0)).pieces
    assert mine
    assert not seen & {speaker.say(piece.label) for piece in mine}


@pytest.mark.long
@pytest.mark.parametrize("kind", ["card", "back", "disc", "token", "icon", "arrow", "unheard-of"])
@pytest.mark.parametrize(
    "worn",
    [
        {},
        {"n": 1, "e": 10, "s": "A", "w": 3, "tier": 4, "emblem": "dragon giant"},
        {"value": 7, "colour": "red"},
        {"suit": "star", "rank": 12},
        {"suit": "goblin", "title": "A title that is far too long for any card of this size"},
        {"glyph": "★", "direction": "counterclockwise", "shape": "heart", "tier": 99},
    ],
)
def test_any_face_can_be_drawn(kind: str, worn: dict[str, int | str]) -> None:
    game = GAMES["triple-wata"]
    scene = next(scene for scene in scenes(game, {}, luck=3) if scene.pieces)
    for owner in (None, 0):
        piece = replace(scene.pieces[0], face=Face(kind, worn), owner=owner)
        piece = replace(piece, marks=("pending", "seen", "veiled", "frozen", "new", "pointed"))
        ET.fromstring(picture(replace(scene, pieces=(piece,)), game))
