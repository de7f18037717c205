"""Every tutorial is played through the rules, as a newcomer would."""

import json
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from tests.sink.rules import Sink
from watatheque.core import tutorial
from watatheque.core.codec import write_action
from watatheque.core.errors import BadInput
from watatheque.core.game import Game
from watatheque.core.tutorial import Tutorial
from watatheque.games import GAMES
from watatheque.table.lessons import Desk, attempt

AnyGame = Game[Any, Any, Any]


def read(name: str) -> tuple[AnyGame, Tutorial]:
    game = GAMES[name]
    found = tutorial.load(game)
    assert found is not None, f"{name} has no tutorial"
    return game, found


def own(course: Tutorial, number: int) -> list[dict[str, Any]]:
    lesson = course.lessons[number]
    return [act.action for act in lesson.do if act.seat in (None, course.seat)]


@pytest.mark.parametrize("name", GAMES)
def test_every_expected_action_is_accepted_and_ends_its_lesson(name: str) -> None:
    game, course = read(name)
    for number in range(len(course.lessons)):
        moves = own(course, number)
        for count in range(1, len(moves) + 1):
            tried = attempt(game, course, number, moves[:count])
            where = f"lesson {number + 1}, action {count}"
            assert tried.refused is None, f"{where}: {tried.refused}"
            assert tried.right, where
            assert tried.beats, where
            assert tried.done == (count == len(moves)), where


def test_a_shot_may_be_flicked_or_aimed() -> None:
    game, course = read("willy-waschbaer")
    for number in range(3):
        announced, flick = own(course, number)
        tried = attempt(game, course, number, [announced, flick | {"do": "aim"}])
        assert tried.refused is None
        assert tried.done, f"lesson {number + 1}"


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_can_be_done_wrong(name: str) -> None:
    """What the newcomer could also do is judged: refused, or not what was asked for."""
    game, course = read(name)
    met = set()
    for number in range(len(course.lessons)):
        match = Desk(game, course, number).match
        for action in [*game.legal(match.state, course.seat)][:12]:
            tried = attempt(game, course, number, [write_action(action)])
            assert tried.refused is None
            met.add(tried.right)
    assert met == {True, False}


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_lies_in_the_newcomers_scene(name: str) -> None:
    game, course = read(name)
    for number in range(len(course.lessons)):
        scene = attempt(game, course, number, []).scene
        others = {f"hand-{seat}" for seat in range(course.seats) if seat != course.seat}
        pieces = [msgspec.json.decode(told) for told in scene["pieces"].values()]
        assert not others & {piece["zone"] for piece in pieces}


def test_a_refusal_names_its_article_and_changes_nothing() -> None:
    game, course = read("triple-wata")
    before = attempt(game, course, 1, []).scene
    taken = {"do": "place", "card": "toad-librarian", "cell": 4}
    tried = attempt(game, course, 1, [taken])
    assert tried.refused is not None
    assert tried.refused.article == "TW-6"
    assert tried.scene == before
    assert not tried.done


def test_nothing_follows_a_wrong_action() -> None:
    game, course = read("triple-wata")
    wrong = {"do": "place", "card": "orphan-sock", "cell": 8}
    tried = attempt(game, course, 1, [wrong])
    assert tried.refused is None
    assert not tried.right
    with pytest.raises(BadInput, match="already ended"):
        attempt(game, course, 1, [wrong, wrong])


def test_one_may_say_uno_before_or_after_the_card() -> None:
    game, course = read("uno-wizz")
    number = next(i for i, one in enumerate(course.lessons) if {"do": "uno"} in own(course, i))
    moves = own(course, number)
    assert attempt(game, course, number, moves[::-1]).done
    assert attempt(game, course, number, moves).done


SAID = {"fr": "un", "en": "one"}
LESSON = {
    "title": SAID, "say": SAID, "done": SAID, "wrong": SAID, "article": "TW-6",
    "position": {}, "do": [{"action": {"do": "done"}}],
}  # fmt: skip


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"say": {"fr": "un"}}, "en"),
        ({"say": {"fr": "un", "en": ""}}, "length"),
        ({"article": "XX-1"}, "XX-1"),
        ({"must": "miracle"}, "miracle"),
        ({"do": []}, "do"),
        ({"do": [{"action": {"do": "fly"}}]}, "fly"),
        ({"do": [{"seat": 1, "action": {"do": "done"}}]}, "learner"),
        ({"position": None}, "position"),
        ({"colour": 1}, "colour"),
    ],
)
def test_a_broken_tutorial_is_refused_in_words(
    tmp_path: Path, change: dict[str, Any], words: str
) -> None:
    class Taught(Sink):
        messages: ClassVar[Path] = tmp_path / "messages"

        def articles(self) -> Any:
            return {"TW-6": None}

    told = {"seats": 2, "lessons": [LESSON | change]}
    (tmp_path / "tutorial.json").write_text(json.dumps(told), encoding="utf-8")
    with pytest.raises(BadInput, match=words):
        tutorial.load(Taught())


def test_a_game_need_not_have_one() -> None:
    assert tutorial.load(Sink()) is None
