"""Tutorials over HTTP."""

from typing import Any

import pytest

from tests.web.running import Running
from watatheque.games import GAMES


def course(server: Running, game: str) -> dict[str, Any]:
    answer = server.http.get(f"/api/games/{game}/tutorial")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_plays_through(server: Running, game: str) -> None:
    told = course(server, game)
    for number, step in enumerate(told["steps"]):
        for text in ("title", "say", "done", "wrong"):
            assert set(step[text]) == {"fr", "en"}
            assert all(step[text].values())
        body = {"actions": step["moves"]}
        answer = server.http.post(f"/api/games/{game}/tutorial/{number}", json=body)
        assert answer.status_code == 200, answer.text
        assert answer.json()["done"]
        assert answer.json()["beats"]


def test_a_refused_move_names_its_article(server: Running) -> None:
    wrong = {"actions": [{"do": "play", "card": "blue-1"}]}
    answer = server.http.post("/api/games/uno-wizz/tutorial/0", json=wrong)
    assert answer.status_code == 200
    assert answer.json()["refused"]["article"] == "UW-5"
    assert answer.json()["scene"] == course(server, "uno-wizz")["steps"][0]["scene"]


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("chess/tutorial/0", {"actions": [{"do": "x"}]}, 404),
        ("uno-wizz/tutorial/99", {"actions": [{"do": "draw"}]}, 404),
        ("uno-wizz/tutorial/-1", {"actions": [{"do": "draw"}]}, 404),
        ("uno-wizz/tutorial/0", {"actions": []}, 400),
        ("uno-wizz/tutorial/0", {"actions": [{"do": "fly"}]}, 422),
        ("uno-wizz/tutorial/0", {"actions": [{"do": "draw"}] * 41}, 400),
    ],
)
def test_what_cannot_be_tried_is_said_so(
    server: Running, path: str, body: dict[str, Any], status: int
) -> None:
    answer = server.http.post(f"/api/games/{path}", json=body)
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"article", "detail"}
