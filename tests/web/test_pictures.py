"""Faces over HTTP: each a picture of its own, cacheable for ever, whatever is asked."""

import xml.etree.ElementTree as ET

import pytest

from tests.web.running import Running
from watatheque import GAMES

CARD = "/api/faces/card.svg"


@pytest.mark.parametrize(
    "asked",
    [
        f"{CARD}?n=1&e=10&s=A&w=3&emblem=goblin+horned&tier=4&owner=red.circle",
        f"{CARD}?value=7&colour=red&v=abc",
        "/api/faces/disc.svg?colour=orange&emblem=cheese",
        "/api/faces/teapot.svg",
        "/api/faces/back.svg",
        "/api/faces/token-back.svg?owner=blue.star",
        "/api/logo.svg",
        "/api/icon.svg",
        *(f"/api/games/{name}/picture.svg" for name in GAMES),
    ],
)
def test_a_picture_is_whole_and_may_be_kept_for_ever(server: Running, asked: str) -> None:
    answer = server.http.get(asked)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "immutable" in answer.headers["cache-control"]
    assert ET.fromstring(answer.text).get("viewBox")


def ids(svg: str) -> dict[str, bytes]:
    return {one.get("id", ""): ET.tostring(one) for one in ET.fromstring(svg).iter()}


def test_two_faces_on_one_page_mean_the_same_by_the_same_id(server: Running) -> None:
    named: dict[str, set[bytes]] = {}
    for asked in ("n=1&emblem=bat", "n=1&emblem=bat+horned", "colour=red&value=6", "colour=blue"):
        for name, drawn in ids(server.http.get(f"{CARD}?{asked}").text).items():
            named.setdefault(name, set()).add(drawn)
    named.pop("")
    assert named
    assert all(len(drawn) == 1 for drawn in named.values())


def test_a_title_is_said_in_the_language_asked_for(server: Running) -> None:
    asked = f"{CARD}?title_fr=Chauve-souris&title_en=Bat&n=1"
    assert "Chauve-souris" in server.http.get(f"{asked}&lang=fr").text
    assert "Bat" in server.http.get(f"{asked}&lang=en").text


def test_the_owner_is_drawn(server: Running) -> None:
    plain = server.http.get("/api/faces/back.svg").text
    hers, his = (
        server.http.get("/api/faces/back.svg", params={"owner": owner}).text
        for owner in ("red.star", "blue.star")
    )
    assert len({plain, hers, his}) == 3


@pytest.mark.parametrize(
    "asked",
    [
        f"{CARD}?lang=de",
        f"{CARD}?owner=red",
        f"{CARD}?owner=red.circle.",
        f"{CARD}?value={'9' * 81}",
        f"{CARD}?VALUE=1",
        f"{CARD}?{'&'.join(f'a{letter}=1' for letter in 'abcdefghijklmnopq')}",
        f"{CARD}?title=seat",
        "/api/faces/card.png",
        "/api/faces/Card.svg",
    ],
)
def test_what_cannot_be_a_face_is_refused_in_words(server: Running, asked: str) -> None:
    answer = server.http.get(asked)
    assert answer.status_code == 400
    assert answer.json()["detail"]


def test_a_game_that_is_not_there_has_no_picture(server: Running) -> None:
    assert server.http.get("/api/games/chess/picture.svg").status_code == 404


def test_a_picture_travels_packed_to_whoever_can_unpack_it(server: Running) -> None:
    plain = server.http.get("/api/logo.svg", headers={"Accept-Encoding": "identity"})
    packed = server.http.get("/api/logo.svg", headers={"Accept-Encoding": "gzip"})
    assert plain.text == packed.text
    assert int(packed.headers["content-length"]) * 3 < int(plain.headers["content-length"])


def test_a_picture_opened_by_itself_can_do_nothing(server: Running) -> None:
    nasty = {"title": '</text><script>alert(1)</script>"', "value": "<b onload='x'>"}
    answer = server.http.get(CARD, params=nasty)
    assert answer.status_code == 200
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert not [one for one in ET.fromstring(answer.text).iter() if one.tag.endswith("script")]
