"""All that the routes share."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from watatheque.core.game import Game
from watatheque.store.rows import GuestRow
from watatheque.store.store import Store
from watatheque.table.hub import Hub
from watatheque.web import hosts
from watatheque.web.bucket import Buckets
from watatheque.web.connection import NOT_WELCOME, RESTART, Connection
from watatheque.web.easel import Easel
from watatheque.web.limits import Limits
from watatheque.web.links import Links
from watatheque.web.meters import Meters
from watatheque.web.problems import LIMIT, TOKEN, Refused
from watatheque.web.tokens import Tokens

AnyRequest = Request[None, None, State]


@dataclass(slots=True)
class Site:
    store: Store
    hub: Hub
    games: Mapping[str, Game[Any, Any, Any]]
    limits: Limits
    tokens: Tokens
    public_url: str = ""
    stopping: bool = False
    connections: set[Connection] = field(default_factory=set)
    easel: Easel = field(init=False)
    links: Links = field(init=False)
    meters: Meters = field(init=False)
    writers: Buckets = field(init=False)  # by address
    talkers: Buckets = field(init=False)  # by guest

    def __post_init__(self) -> None:
        limits = self.limits
        self.links = Links(self.store, limits.link_ms)
        self.easel = Easel(self.games)
        self.meters = Meters(lambda: len(self.hub.desks), lambda: len(self.connections))
        self.writers = Buckets(limits.requests_a_second, limits.request_burst)
        self.talkers = Buckets(limits.messages_a_second, limits.message_burst)

    async def known(self, token: str) -> GuestRow:
        """Whose token it is; forged, expired, deleted and banned ones are refused: TB-22."""
        guest = await self.store.guest(self.tokens.guest(token))
        if guest is None or not guest.name:
            raise Refused(401, TOKEN, "whoever this token was for is gone")
        if guest.banned:
            raise Refused(403, TOKEN, "an admin has banned you")
        return guest

    def address(self, request: AnyRequest) -> str:
        """Where people reach this server: what the host said, else what this request used."""
        if self.public_url:
            return self.public_url
        hosts.judge(request.headers.get("host", ""))
        return str(request.base_url).rstrip("/")

    def admit(self, request: AnyRequest) -> None:
        """So many requests that write from one address: TB-21."""
        address = request.client.host if request.client else ""
        if not self.writers.of(address).take():
            raise Refused(429, LIMIT, "too many requests from your address; wait a moment")

    def drop(self, guest: str, why: str) -> None:
        """All sockets of somebody who is banned or gone."""
        for connection in list(self.connections):
            if connection.guest == guest:
                connection.bye(NOT_WELCOME, why)

    async def stop(self) -> None:
        """Nothing new; what was begun becomes durable; then everybody is told to come back."""
        self.stopping = True
        await self.hub.close()
        for connection in list(self.connections):  # at no table yet
            connection.bye(RESTART, "the server is stopping")


TheSite = NamedDependency[SkipValidation[Site]]
Me = NamedDependency[SkipValidation[GuestRow]]  # whoever asks, by their token
