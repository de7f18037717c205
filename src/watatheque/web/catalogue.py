"""What can be played, and by which rules."""

from typing import Any, Literal

import msgspec
from litestar import get

from watatheque.bots import house
from watatheque.core import rulebook
from watatheque.core.game import Game
from watatheque.web.problems import missing, told
from watatheque.web.site import TheSite

Language = Literal["fr", "en"]


class Offered(msgspec.Struct, frozen=True):
    """A game; `options` is a JSON schema of what a table may choose."""

    name: str
    version: str
    least: int
    most: int
    levels: list[str]
    articles: int
    options: dict[str, Any]


class Told(msgspec.Struct, frozen=True):
    id: str
    title: str
    text: str


def offered(game: Game[Any, Any, Any]) -> Offered:
    return Offered(
        name=game.name,
        version=game.version,
        least=game.seats[0],
        most=game.seats[-1],
        levels=list(house.levels(game)),
        articles=len(game.articles()),
        options=msgspec.json.schema(game.options),
    )


@get("/api/games", tags=["games"])
async def games(site: TheSite) -> list[Offered]:
    """All games, with seats, levels of bots and options."""
    return [offered(game) for _, game in sorted(site.games.items())]


@get("/api/rules/{game:str}", responses=told(400, 404), tags=["games"])
async def rules(site: TheSite, game: str, lang: Language = "fr") -> list[Told]:
    """The articles of a game, or of the table itself (`table`), in French or English."""
    if game == "table":
        articles = rulebook.load("table")
    elif game in site.games:
        articles = site.games[game].articles()
    else:
        raise missing("game")
    return [Told(one.id, one.title[lang], one.text[lang]) for one in articles.values()]


ROUTES = [games, rules]
