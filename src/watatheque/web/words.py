"""The texts of a game, for whoever shows its table."""

from pathlib import Path

from litestar import MediaType, Response, get

from watatheque.core import texts
from watatheque.core.rulebook import LANGUAGES
from watatheque.web.problems import missing, told
from watatheque.web.site import TheSite

FLUENT = "text/plain; charset=utf-8"


def joined(folders: list[Path], lang: str) -> str:
    return "\n".join((folder / f"{lang}.ftl").read_text(encoding="utf-8") for folder in folders)


@get("/api/words/{lang:str}", media_type=MediaType.TEXT, responses=told(400, 404), tags=["games"])
async def words(site: TheSite, lang: str, game: str = "") -> Response[str]:
    """What every table says, and a game's own texts where one is named, as Fluent messages."""
    if lang not in LANGUAGES:
        raise missing("language")
    if game and game not in site.games:
        raise missing("game")
    own = [site.games[game].messages] if game else []
    said = joined([texts.COMMON, *own], lang)
    return Response(said, media_type=FLUENT, headers={"Cache-Control": "no-cache"})


ROUTES = [words]
