"""What somebody copied from a browser or a friend: a server, or one of its tables."""

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from watatheque.core.errors import BadInput

TABLE = re.compile(r"^(?P<base>.*?)/(?:api/tables|table|tables)/(?P<table>[^/]+)(?:/socket)?/?$")
SCHEMES = {"http": "http", "https": "https", "ws": "http", "wss": "https"}


class Address(NamedTuple):
    server: str  # without a slash at its end
    table: str = ""

    def page(self) -> str:
        return f"{self.server}/table/{self.table}"

    def socket(self) -> str:
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/socket"


def read(url: str) -> Address:
    parts = urlsplit(url if "://" in url else f"http://{url}")
    scheme = SCHEMES.get(parts.scheme)
    try:
        sound = scheme is not None and parts.hostname and (parts.port is None or parts.port > 0)
    except ValueError:  # a port that is no number
        sound = False
    if not sound or "@" in parts.netloc:
        raise BadInput("url", f"the address of a server or a table is needed, not {url!r:.80}")
    found = TABLE.match(parts.path)
    base = found["base"] if found else parts.path.rstrip("/")
    return Address(f"{scheme}://{parts.netloc}{base}", found["table"] if found else "")
