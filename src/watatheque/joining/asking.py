"""HTTP to the server, beside the loop: who one is, which tables there are, a new one."""

import asyncio
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from watatheque.core.errors import BadInput
from watatheque.joining.keys import Keys

PATIENCE = 15.0  # seconds for an answer


class Refused(BadInput):
    """The server says no; `status` says how."""

    def __init__(self, status: int, detail: str, article: str) -> None:
        super().__init__("server", detail, article)
        self.status = status


class Server:
    def __init__(self, url: str) -> None:
        self.url = url
        self.token = ""
        self.name = ""

    async def get(self, path: str) -> Any:
        return await asyncio.to_thread(self._ask, "GET", path, None)

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        return await asyncio.to_thread(self._ask, "POST", path, body)

    def _ask(self, method: str, path: str, body: dict[str, Any] | None) -> Any:
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else msgspec.json.encode(body)
        request = Request(self.url + path, data, headers, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return msgspec.json.decode(answer.read())
        except HTTPError as error:
            with error:
                raise _refused(error.code, error.read()) from None
        except (OSError, HTTPException) as error:
            raise BadInput("server", f"{self.url} cannot be reached: {error}") from None
        except msgspec.DecodeError:
            raise BadInput("server", f"{self.url} does not speak as a watatheque does") from None

    async def enter(self, keys: Keys, name: str | None) -> None:
        """As whom one was here before, or as a new guest."""
        name = None if name is None else " ".join(name.split())  # as the server does
        known = keys.find(self.url, name)
        if known is not None and await self._still(known[1]):
            self.name = known[0]
        else:
            await self._new(name or (known[0] if known else ""))
        keys.keep(self.url, self.name, self.token)

    async def _still(self, token: str) -> bool:
        self.token = token
        try:
            await self.get("/api/guests/me")
        except Refused as error:
            self.token = ""
            if error.status == 401:  # expired, or the server has begun anew
                return False
            raise
        return True

    async def _new(self, name: str) -> None:
        told = await self.post("/api/guests", {"name": name})
        self.name, self.token = str(told["name"]), str(told["token"])


def _refused(status: int, body: bytes) -> Refused:
    try:
        told = msgspec.json.decode(body, type=dict[str, Any])
    except msgspec.MsgspecError:
        told = {}
    detail = str(told.get("detail", f"it answers with status {status}"))
    return Refused(status, detail, str(told.get("article", "")))
