"""`watatheque serve`."""

import asyncio
import sys
from functools import partial
from pathlib import Path
from socket import socket

import uvloop

from watatheque.core.errors import BadInput
from watatheque.games import GAMES
from watatheque.serving import collector, screen
from watatheque.serving.places import HOME, opened_store
from watatheque.table.hub import Hub
from watatheque.web import admin, clerk, limits, logs
from watatheque.web.folder import held
from watatheque.web.origin import place
from watatheque.web.server import addresses, bind, server
from watatheque.web.site import Site
from watatheque.web.tokens import Tokens, key_in

# Seconds: the store's thread asks for its turn after every row, and every answer waits for it.
TURN = 0.0005


def serve(
    *,
    port: int | None = None,
    data: Path = HOME,
    browser: bool = True,
    host: str = "0.0.0.0",
    public_url: str = "",
    trust_proxy: tuple[str, ...] = (),
    settings: Path | None = None,
    store: str = "",
) -> int:
    """Serve tables to browsers and programs until stopped.

    Parameters
    ----------
    port
        0 takes any free one; without it 8000, or the next that is free.
    data
        Keys, the admin's socket and, without --store, everything.
    browser
        Open the first page, where there is a screen and a terminal.
    public_url
        How people reach this server from outside, as in https://games.example.org.
    trust_proxy
        Addresses or networks of proxies whose X-Forwarded-For and -Proto are believed.
    settings
        A TOML file of limits.
    store
        The URL of a database, as in postgresql://…; otherwise SQLite in the data folder.
    """
    if public_url and place(public_url) is None:
        raise BadInput("public-url", f"a URL is needed, not {public_url!r:.80}")
    chosen = limits.read(settings)
    logs.begin()
    with held(data):
        uvloop.run(_serve(port, data, host, public_url, trust_proxy, chosen, store, browser))
    return 0


async def _serve(
    port: int | None, data: Path, host: str, public_url: str, trusted: tuple[str, ...],
    chosen: limits.Limits, url: str, browser: bool,
) -> None:  # fmt: skip
    sys.setswitchinterval(TURN)
    collector.spare()
    collecting = asyncio.create_task(collector.Collector().run())
    tokens = Tokens(key_in(data), chosen.token_days)
    bound = bind(host, port)
    store = opened_store(url or data)
    hub = Hub(store, GAMES, chosen)
    try:
        await hub.open()
        site = Site(store, hub, GAMES, chosen, tokens, public_url.rstrip("/"))
        async with admin.opened(data, clerk.Clerk(store, hub, GAMES, site.drop)):
            ready = partial(_welcome, bound, data, public_url, browser)
            await server(site, list(trusted), ready).serve([bound])
            logs.log.info("stopped")
    finally:
        collecting.cancel()
        await hub.close()
        await store.close()


def _welcome(bound: socket, data: Path, public_url: str, browser: bool) -> None:
    """The addresses first, each on a line, for programs that start us."""
    here = addresses(bound)
    told = [*([public_url] if public_url else []), *here, f"data in {data.resolve()}"]
    print(*told, sep="\n", flush=True)
    if browser:
        screen.show(here[0])
