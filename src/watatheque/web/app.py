"""The Litestar application over a site."""

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import Message, Scope

from watatheque.store.rows import GuestRow
from watatheque.web import (
    catalogue,
    guests,
    health,
    lessons,
    pages,
    pictures,
    problems,
    sockets,
    stories,
    tables,
    words,
)
from watatheque.web.problems import TOKEN, Refused
from watatheque.web.site import AnyRequest, Site, TheSite

DESCRIPTION = """Guests, tables, games and records. A refusal says why, and names the article
of the rules where there is one. Play itself goes over a websocket: docs/protocol.md."""


async def bearer(request: AnyRequest, site: TheSite) -> GuestRow:
    """Whoever asks; the token is looked at before anything else."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        raise Refused(401, TOKEN, "a token is needed: Authorization: Bearer …")
    return await site.known(token.strip())


def describe() -> OpenAPIConfig:
    scheme = SecurityScheme(type="http", scheme="bearer", description="The token of a guest")
    return OpenAPIConfig(
        title="Watathèque",
        version="1",
        description=DESCRIPTION,
        path="/api/schema",
        render_plugins=[JsonRenderPlugin()],
        components=Components(security_schemes={"guest": scheme}),
        use_handler_docstrings=True,
    )


def build(site: Site) -> Litestar:
    def the_site() -> Site:
        return site

    async def count(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            site.meters.requests.labels(scope.get("method", ""), message["status"]).inc()

    return Litestar(
        [
            *guests.ROUTES, *catalogue.ROUTES, *words.ROUTES, *pictures.ROUTES, *tables.ROUTES,
            *stories.ROUTES, *lessons.ROUTES, *health.ROUTES, sockets.socket, *pages.ROUTES,
        ],
        dependencies={"site": Provide(the_site, sync_to_thread=False), "me": Provide(bearer)},
        exception_handlers=problems.HANDLERS,  # type: ignore[arg-type]
        openapi_config=describe(),
        logging_config=None,
        request_max_body_size=site.limits.body_bytes,
        before_send=[count],
        debug=False,
    )  # fmt: skip
