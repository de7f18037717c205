"""Tables: open one, find one, share it, and read the record afterwards."""

import msgspec
from litestar import Response, get, post

from watatheque.store.rows import MatchRow
from watatheque.table import shown
from watatheque.table.frames import About
from watatheque.table.plan import Plan
from watatheque.web import codes, logs, records
from watatheque.web.ids import sound
from watatheque.web.problems import missing, told
from watatheque.web.site import AnyRequest, Me, Site, TheSite

SVG = "image/svg+xml"
LINES = "application/x-ndjson"


class Opened(msgspec.Struct, frozen=True):
    """A new table and the address to share."""

    id: str
    url: str


def address(here: str, table: str) -> str:
    return f"{here}/table/{table}"


@post("/api/tables", responses=told(400, 401, 403, 413, 422, 429, 503),
      security=[{"guest": []}], tags=["tables"])  # fmt: skip
async def open_table(data: Plan, request: AnyRequest, site: TheSite, me: Me) -> Opened:
    """Open a table: a game, its options, seats, bots."""
    site.admit(request)
    here = site.address(request)  # first: where there is none, nothing must have been done
    table = await site.hub.create(me, data)
    logs.log.info("table opened", table=table, game=data.game)
    return Opened(table, address(here, table))


@get("/api/tables", tags=["tables"])
async def list_tables(site: TheSite) -> list[About]:
    """Open and running tables that are not private."""
    return site.hub.listed()


@get("/api/tables/{table:str}", responses=told(404), tags=["tables"])
async def one_table(table: str, site: TheSite) -> About:
    """One table; a private one is told to whoever knows its id."""
    desk = site.hub.desk(sound(table, "table"))
    if desk is None:
        raise missing("table")
    return shown.about(desk.room)


@get("/api/tables/{table:str}/qr.svg", media_type=SVG, responses=told(400, 404), tags=["tables"])
async def qr(table: str, request: AnyRequest, site: TheSite) -> Response[bytes]:
    """The address of a table as a QR code, for the phone beside the laptop."""
    if site.hub.desk(sound(table, "table")) is None:
        raise missing("table")
    return Response(codes.qr(address(site.address(request), table)), media_type=SVG)


@get("/api/tables/{table:str}/record", media_type=LINES, responses=told(404, 409), tags=["tables"])
async def record(table: str, site: TheSite, match: str = "") -> Response[str]:
    """The record of a table's last match, or of the one named; opened when it is over."""
    row = await _match(site, sound(table, "table"), match)
    return Response(await records.written(site.store, site.games, row), media_type=LINES)


async def _match(site: Site, table: str, match: str) -> MatchRow:
    if match:
        row = await site.store.match(sound(match, "match"))
    else:
        row = await site.store.last_match(table)
    if row is None or row.table != table:
        raise missing("match")
    return row


ROUTES = [open_table, list_tables, one_table, qr, record]
