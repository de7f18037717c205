"""Matches that are over: told step by step, and any moment of them to play from."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import Parameter

from watatheque.core import codec
from watatheque.core.rewind import rewind
from watatheque.store.rows import MatchRow
from watatheque.table.story import Story, Viewer, story
from watatheque.web import records
from watatheque.web.ids import sound
from watatheque.web.problems import missing, told
from watatheque.web.site import Site, TheSite

FOR_EVER = {"Cache-Control": "private, max-age=86400"}  # what is over does not change
From = Annotated[
    str,
    Parameter(
        pattern=r"^(public|open|[0-9]{1,2})$",
        description="A seat, `public`, or `open` where nothing is hidden",
    ),
]


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A position with all that a new table needs to go on from there."""

    game: str
    seats: int
    options: dict[str, Any]
    position: dict[str, Any]
    at: int


@get("/api/matches/{match:str}/story", responses=told(400, 404, 409), tags=["matches"])
async def one_story(match: str, site: TheSite, seat: From = "public") -> Response[Story]:
    """A match as a seat, the public or (`open`) somebody who sees everything saw it."""
    row = await _match(site, match)
    past = await records.past(site.store, site.games, row)
    viewer = _viewer(seat, past.record.header.seats)
    made = await asyncio.to_thread(story, past.game, past.record, viewer, row.table, row.id)
    return Response(made, headers=FOR_EVER)


def _viewer(seat: str, seats: int) -> Viewer:
    if seat in ("public", "open"):
        return "public" if seat == "public" else "open"
    if int(seat) >= seats:
        raise missing("seat")
    return int(seat)


@get("/api/matches/{match:str}/positions/{n:int}", responses=told(404, 409), tags=["matches"])
async def one_position(match: str, n: int, site: TheSite) -> Response[Moment]:
    """How the match stood after entry n, as `POST /api/tables` takes it: play from here."""
    past = await records.past(site.store, site.games, await _match(site, match))
    if not 0 <= n <= len(past.record.entries):
        raise missing("entry")
    return Response(await asyncio.to_thread(_moment, past, n), headers=FOR_EVER)


def _moment(past: records.Past, n: int) -> Moment:
    then, header = rewind(past.game, past.record, n), past.record.header
    position = codec.plain(past.game.save(then.state))
    position["chance"] = 0  # another match has another shuffle, from its first word on
    return Moment(
        game=header.game,
        seats=header.seats,
        options=header.options,
        position=position,
        at=then.now,
    )


async def _match(site: Site, match: str) -> MatchRow:
    row = await site.store.match(sound(match, "match"))
    if row is None:
        raise missing("match")
    return row


ROUTES = [one_story, one_position]
