"""For those who look after a server."""

import msgspec
from litestar import MediaType, Response, get

from watatheque.web.problems import STORE, Refused, told
from watatheque.web.site import TheSite


class Health(msgspec.Struct, frozen=True):
    status: str


@get("/healthz", responses=told(503), tags=["server"])
async def healthz(site: TheSite) -> Health:
    """Whether this server can serve: it is not stopping and its store answers."""
    if site.stopping:
        raise Refused(503, STORE, "restarting")
    try:
        await site.store.guest("")
    except Exception:
        raise Refused(503, STORE, "the store does not answer") from None
    return Health("ok")


@get("/metrics", media_type=MediaType.TEXT, tags=["server"])
async def metrics(site: TheSite) -> Response[bytes]:
    """For Prometheus; totals only."""
    return Response(site.meters.text(), media_type=MediaType.TEXT)


ROUTES = [healthz, metrics]
