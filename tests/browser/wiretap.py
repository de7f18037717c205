"""All that a page is sent and shows, each with the number of the last entry it can know of."""

import json
from pathlib import PurePosixPath

from playwright.sync_api import Page, Response, WebSocket

from tests.web.running import Running

# Texts and pages are the same for every match, dealt or not.
ALIKE = ("/assets/", "/api/words/", "/api/rules/", "/api/games")


class Wiretap:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.n = 0
        self.heard: list[tuple[int, str]] = []
        self.answers: list[tuple[int, Response]] = []
        page.on("websocket", self._listen)
        page.on("response", lambda answer: self.answers.append((self.n, answer)))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self._hear(str(payload)))

    def _hear(self, frame: str) -> None:
        self.n = json.loads(frame).get("n", self.n)
        self.heard.append((self.n, frame))

    def look(self) -> None:
        """Remember the page as it is, with all attributes and alternative texts."""
        shown = self.page.content()
        self.heard.append((self.n, shown))

    def all(self) -> list[tuple[int, str]]:
        """Frames, pages, addresses and bodies."""
        bodies = [(n, f"{answer.url}\n{_body(answer)}") for n, answer in self.answers]
        return self.heard + bodies


def tapped(server: Running, page: Page, table: str) -> Wiretap:
    """All of a table from now on, and nothing that another page has left half read."""
    page.goto(f"{server.url}/api/games")
    tap = Wiretap(page)
    page.goto(f"{server.url}/table/{table}")
    page.locator("[data-stop]").first.wait_for()
    return tap


def _body(answer: Response) -> str:
    if any(part in answer.url for part in ALIKE) or PurePosixPath(answer.url).suffix == ".js":
        return ""
    return answer.body().decode("utf-8", "replace")
