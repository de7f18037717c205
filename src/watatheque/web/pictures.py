"""Faces, pictures of games and the logo: drawn by us, cacheable for ever."""

import gzip
import re
from collections.abc import Iterable
from typing import Annotated, Final

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from watatheque.core.errors import BadInput
from watatheque.pictures.logo import Theme
from watatheque.web.catalogue import Language
from watatheque.web.easel import Attributes
from watatheque.web.problems import Refused, missing, told
from watatheque.web.site import AnyRequest, TheSite

Owner = Annotated[
    str | None,
    Parameter(
        pattern=r"^[a-z]{1,16}\.[a-z]{1,16}\Z",
        description="Colour and shape of whoever owns the piece, as in `red.circle`.",
    ),
]
FaceFile = Annotated[str, Parameter(pattern=r"^[a-z][a-z-]{0,31}\.svg\Z")]

SVG: Final = "image/svg+xml"
PLAIN: Final = {
    "Cache-Control": "public, max-age=31536000, immutable",
    "Vary": "Accept-Encoding",
    # Opened by itself it is a page of our origin: it may show itself and do nothing else.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "X-Content-Type-Options": "nosniff",
}
PACKED: Final = {**PLAIN, "Content-Encoding": "gzip"}
DRAWN: Final = {
    200: ResponseSpec(str, media_type=SVG, generate_examples=False, description="The picture.")
}
MOST_ATTRIBUTES, LONGEST_VALUE = 16, 80
_OURS: Final = frozenset({"lang", "owner", "v"})  # `v` tells one build's pictures from another's
_KEY: Final = re.compile(r"[a-z][a-z_]{0,31}")
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")


def attributes(asked: Iterable[tuple[str, str]]) -> Attributes:
    """What a face wears, in the order of the words, so that it is drawn and kept once."""
    worn = dict(_attribute(key, value) for key, value in asked if key not in _OURS)
    if len(worn) > MOST_ATTRIBUTES:
        raise Refused(400, "", f"a face wears at most {MOST_ATTRIBUTES} attributes")
    return tuple(sorted(worn.items()))


def _attribute(key: str, value: str) -> tuple[str, int | str]:
    if not _KEY.fullmatch(key):
        raise Refused(400, "", "the name of an attribute is a word of small letters")
    if len(value) > LONGEST_VALUE:
        raise Refused(400, "", f"{key}: at most {LONGEST_VALUE} characters")
    return key, int(value) if _NUMBER.fullmatch(value) else value


def _picture(request: AnyRequest, packed: bytes) -> Response[bytes]:
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=SVG, headers=PACKED)
    return Response(gzip.decompress(packed), media_type=SVG, headers=PLAIN)


@get("/api/faces/{file:str}", responses=DRAWN | told(400), tags=["pictures"])
async def face(
    site: TheSite, request: AnyRequest, file: FaceFile, lang: Language = "fr", owner: Owner = None
) -> Response[bytes]:
    """One side of a piece: `card.svg?value=7&colour=red`, `back.svg`, `token-back.svg`.

    Every further parameter is an attribute of the face: a number or a few words.
    """
    worn = attributes(request.query_params.multi_items())
    try:
        return _picture(request, site.easel.face(file.removesuffix(".svg"), worn, owner, lang))
    except BadInput as error:  # a title that needs arguments
        raise Refused(400, "", str(error)) from None


@get("/api/games/{game:str}/picture.svg", responses=DRAWN | told(400, 404), tags=["pictures"])
async def picture(
    site: TheSite, request: AnyRequest, game: str, lang: Language = "fr"
) -> Response[bytes]:
    """A still life of a game, 4 to 3."""
    if game not in site.games:
        raise missing("game")
    return _picture(request, site.easel.game(game, lang))


@get("/api/logo.svg", responses=DRAWN | told(400), tags=["pictures"])
async def logo(site: TheSite, request: AnyRequest, theme: Theme = "dark") -> Response[bytes]:
    """The name of the house, drawn for a dark or a light ground."""
    return _picture(request, site.easel.logo(theme))


@get("/api/icon.svg", responses=DRAWN, tags=["pictures"])
async def icon(site: TheSite, request: AnyRequest) -> Response[bytes]:
    """The small sign of the house, for a tab of a browser."""
    return _picture(request, site.easel.icon())


ROUTES = [face, picture, logo, icon]
