"""Guests: a name and a token, no sign-up; a link goes on with another device."""

from typing import Annotated

import msgspec
from litestar import delete, get, patch, post

from watatheque.core.errors import BadInput
from watatheque.core.record import Header
from watatheque.core.values import Outcome
from watatheque.store.rows import GuestRow, MatchRow, Rename
from watatheque.web import codes
from watatheque.web.ids import new_guest
from watatheque.web.problems import told
from watatheque.web.site import AnyRequest, Me, Site, TheSite

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, description="What others see")]
BEARER: list[dict[str, list[str]]] = [{"guest": []}]


class Wanted(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    name: Name


class Known(msgspec.Struct, frozen=True):
    """Somebody, as only they themselves see it; the token is the key to their seats."""

    guest: str
    name: str
    token: str


class Myself(msgspec.Struct, frozen=True):
    guest: str
    name: str


class Link(msgspec.Struct, frozen=True):
    """`code` works once, for `seconds`; `url` holds it behind #, where no server sees it."""

    code: str
    url: str
    seconds: int
    qr: str  # of the url, as SVG


class Code(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    code: Annotated[str, msgspec.Meta(max_length=200)]


class PastGame(msgspec.Struct, frozen=True):
    match: str
    table: str
    game: str
    names: list[str]
    seat: int | None
    outcome: Outcome | None  # null while it runs


def clean(name: str) -> str:
    """Without spaces round it; a name that cannot be shown is refused."""
    tidy = " ".join(name.split())
    if not tidy or not tidy.isprintable():
        raise BadInput("name", "it needs characters that can be seen, and only such", "TB-15")
    return tidy


@post("/api/guests", responses=told(400, 413, 422, 429, 503), tags=["guests"])
async def enter(data: Wanted, request: AnyRequest, site: TheSite) -> Known:
    """Become a guest."""
    site.admit(request)
    guest = GuestRow(new_guest(), clean(data.name))
    await site.store.write([guest])
    return Known(guest.id, guest.name, site.tokens.make(guest.id))


@get("/api/guests/me", responses=told(401, 403), security=BEARER, tags=["guests"])
async def who_am_i(me: Me) -> Myself:
    """Whose token this is."""
    return Myself(me.id, me.name)


@patch("/api/guests/me", responses=told(400, 401, 403, 413, 422, 429, 503), security=BEARER,
       tags=["guests"])  # fmt: skip
async def rename(data: Wanted, request: AnyRequest, site: TheSite, me: Me) -> Myself:
    """Take another name; seats taken before keep the old one until one sits down again."""
    site.admit(request)
    name = clean(data.name)
    await site.store.write([Rename(name, me.id)])
    return Myself(me.id, name)


@delete("/api/guests/me", responses=told(401, 403, 429, 503), security=BEARER, tags=["guests"])
async def forget(request: AnyRequest, site: TheSite, me: Me) -> None:
    """Be forgotten: seats, name, every token, and the name in all that was kept."""
    site.admit(request)
    await site.hub.forget(me.id)
    site.drop(me.id, "you have left")


@get("/api/guests/me/games", responses=told(401, 403), security=BEARER, tags=["guests"])
async def past_games(site: TheSite, me: Me) -> list[PastGame]:
    """Matches of this guest, the latest first."""
    rows = await site.store.matches_of(me.id, site.limits.past_games)
    return [await _told(site, me, row) for row in rows]


async def _told(site: Site, me: GuestRow, row: MatchRow) -> PastGame:
    header = msgspec.json.decode(row.header, type=Header)
    guests = msgspec.json.decode(row.guests, type=list[str | None])
    outcome = await site.store.outcome(row.id)
    ended = None if outcome is None else msgspec.json.decode(outcome, type=Outcome)
    seat = guests.index(me.id) if me.id in guests else None
    return PastGame(row.id, row.table, header.game, header.names, seat, ended)


@post("/api/link", responses=told(400, 401, 403, 429, 503), security=BEARER, tags=["guests"])
async def link(request: AnyRequest, site: TheSite, me: Me) -> Link:
    """A link that continues as this guest on another device, once and soon."""
    site.admit(request)
    here = site.address(request)  # first: where there is none, nothing must have been done
    code = await site.links.make(me.id)
    url = f"{here}/#link={code}"
    return Link(code, url, site.limits.link_ms // 1000, codes.qr(url).decode())


@post("/api/link/open", responses=told(400, 401, 403, 413, 429, 503), tags=["guests"])
async def open_link(data: Code, request: AnyRequest, site: TheSite) -> Known:
    """Continue as whoever made the link."""
    site.admit(request)
    token = site.tokens.make(await site.links.take(data.code))
    guest = await site.known(token)
    return Known(guest.id, guest.name, token)


ROUTES = [enter, who_am_i, rename, forget, past_games, link, open_link]
