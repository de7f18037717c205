"""Tutorials: read one, and try its moves on the real rules."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import get, post

from watatheque.core import tutorial
from watatheque.core.game import Game
from watatheque.core.tutorial import Said, Tutorial
from watatheque.table.frames import Shown
from watatheque.table.lessons import Try, attempt
from watatheque.web.problems import missing, told
from watatheque.web.site import AnyRequest, Site, TheSite


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """One lesson in both languages, and what the newcomer sees when it begins."""

    title: Said
    say: Said
    done: Said
    wrong: Said
    article: str
    moves: list[dict[str, Any]]  # one way to do it, for whoever asks to be shown
    scene: Shown


class Course(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    seats: int
    seat: int
    steps: list[LessonStep]


class Tries(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """All that the newcomer has done in this lesson; the last action is judged."""

    actions: Annotated[list[dict[str, Any]], msgspec.Meta(min_length=1, max_length=40)]


@get("/api/games/{game:str}/tutorial", responses=told(404), tags=["games"])
async def course(game: str, site: TheSite) -> Course:
    """The tutorial of a game."""
    return await asyncio.to_thread(_course, *_known(site, game))


@post("/api/games/{game:str}/tutorial/{number:int}", status_code=200,
      responses=told(400, 404, 413, 422, 429), tags=["games"])  # fmt: skip
async def try_lesson(
    game: str, number: int, data: Tries, request: AnyRequest, site: TheSite
) -> Try:
    """Do something in a lesson (from 0): accepted or refused by the rules, right or not."""
    site.admit(request)
    rules, read = _known(site, game)
    if not 0 <= number < len(read.lessons):
        raise missing("lesson")
    return await asyncio.to_thread(attempt, rules, read, number, data.actions)


def _known(site: Site, name: str) -> tuple[Game[Any, Any, Any], Tutorial]:
    game = site.games.get(name)
    read = tutorial.load(game) if game is not None else None
    if game is None or read is None:
        raise missing("tutorial")
    return game, read


def _course(game: Game[Any, Any, Any], read: Tutorial) -> Course:
    steps = [
        LessonStep(
            title=lesson.title,
            say=lesson.say,
            done=lesson.done,
            wrong=lesson.wrong,
            article=lesson.article,
            moves=[act.action for act in lesson.do if act.seat in (None, read.seat)],
            scene=attempt(game, read, number, []).scene,
        )
        for number, lesson in enumerate(read.lessons)
    ]
    return Course(game=game.name, seats=read.seats, seat=read.seat, steps=steps)


ROUTES = [course, try_lesson]
