"""What can be played, and by which rules."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
from litestar import get

from watatheque.bots import house
from watatheque.core import rulebook, tutorial
from watatheque.core.game import Game
from watatheque.core.rulebook import Article
from watatheque.core.scene import Face, Text
from watatheque.core.texts import Speaker
from watatheque.web.problems import missing, told
from watatheque.web.site import TheSite

Language = Literal["fr", "en"]


class Offered(msgspec.Struct, frozen=True):
    """A game; `options` is a JSON schema of what a table may choose."""

    name: str
    title: dict[str, str]  # by language
    line: dict[str, str]  # what it is about, in a sentence
    version: str
    least: int
    most: int
    levels: list[str]
    articles: int
    tutorial: bool  # whether it has one
    options: dict[str, Any]


class Told(msgspec.Struct, frozen=True):
    """An article; `face` shows what it is about where it belongs to the help at a glance."""

    id: str
    title: str
    text: str
    face: Face | None = None


def offered(game: Game[Any, Any, Any]) -> Offered:
    return Offered(
        name=game.name,
        title={lang: _said(game, lang, "game-title") for lang in rulebook.LANGUAGES},
        line={lang: _said(game, lang, "game-line") for lang in rulebook.LANGUAGES},
        version=game.version,
        least=game.seats[0],
        most=game.seats[-1],
        levels=list(house.levels(game)),
        articles=len(game.articles()),
        tutorial=tutorial.file(game).is_file(),
        options=msgspec.json.schema(game.options),
    )


def _said(game: Game[Any, Any, Any], lang: str, id: str) -> str:
    """A game that brings no such text goes by its name."""
    speaker = _speaker(lang, game.messages)
    return speaker.say(Text(id)) if speaker.knows(id) else game.name


@cache
def _speaker(lang: str, messages: Path) -> Speaker:
    return Speaker(lang, [messages])


@get("/api/games", tags=["games"])
async def games(site: TheSite) -> list[Offered]:
    """All games, with seats, levels of bots and options."""
    return [offered(game) for _, game in sorted(site.games.items())]


@get("/api/rules/{game:str}", responses=told(400, 404), tags=["games"])
async def rules(site: TheSite, game: str, lang: Language = "fr") -> list[Told]:
    """The articles of a game, or of the table itself (`table`), in French or English."""
    if game == "table":
        return _told(rulebook.load("table"), {}, lang)
    if game not in site.games:
        raise missing("game")
    return _told(site.games[game].articles(), site.games[game].reference, lang)


def _told(
    articles: dict[str, Article], reference: Mapping[str, Face], lang: Language
) -> list[Told]:
    return [
        Told(one.id, one.title[lang], one.text[lang], reference.get(one.id))
        for one in articles.values()
    ]


ROUTES = [games, rules]
