"""The browser's part: built files as they are, and for every other address the one page."""

import hashlib
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from litestar import Request, Response, get
from litestar.datastructures import State

from watatheque.web.problems import missing

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self' blob:;"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SAFE: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}
FOR_EVER: Final = "public, max-age=31536000, immutable"
PACKED: Final = {"br": ".br", "gzip": ".gz"}  # as the build leaves them, the smaller first
PAGE: Final = "index.html"
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Watathèque</title>
<h1>Watathèque</h1>
<p>The server runs, but the pages for browsers have not been built yet.
In the folder of the project, run <code>browser/build</code> and reload this page.</p>
<p lang="fr">Le serveur tourne, mais les pages pour navigateurs ne sont pas encore construites.
Dans le dossier du projet, lancez <code>browser/build</code>, puis rechargez cette page.</p>
</html>
"""


@dataclass(frozen=True, slots=True)
class File:
    kind: str
    tag: str
    bodies: Mapping[str, bytes]  # by encoding; "" is the plain one


def folder() -> Path:
    """In a wheel the site lies inside the package, in a checkout where Vite builds it."""
    package = Path(__file__).parents[1]
    inside = package / "site"
    return inside if inside.is_dir() else package.parents[1] / "browser" / "dist"


@cache
def files(root: Path) -> dict[str, File]:
    """All of it, by address: nothing that was not there at the start is ever read."""
    found = [path for path in root.rglob("*") if path.is_file()]
    plain = (path for path in found if path.suffix not in PACKED.values())
    return {path.relative_to(root).as_posix(): _read(path) for path in plain}


def _read(path: Path) -> File:
    plain = path.read_bytes()
    packed = {name: path.with_name(path.name + suffix) for name, suffix in PACKED.items()}
    bodies = {name: file.read_bytes() for name, file in packed.items() if file.is_file()}
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(kind, f'"{hashlib.sha256(plain).hexdigest()[:20]}"', {**bodies, "": plain})


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[None, None, State]) -> Response[bytes]:
    name = request.scope["path"].lstrip("/")
    if name == "api" or name.startswith("api/"):
        raise missing("address")
    built = files(folder())
    if PAGE not in built:
        return _plain(NOT_BUILT.encode())
    if name.startswith("assets/") and name not in built:
        raise missing("file")
    return _answer(request, built.get(name) or built[PAGE], name.startswith("assets/"))


def _plain(body: bytes) -> Response[bytes]:
    return Response(body, status_code=503, media_type="text/html; charset=utf-8", headers=SAFE)


def _answer(request: Request[None, None, State], file: File, hashed: bool) -> Response[bytes]:
    keep = FOR_EVER if hashed else "no-cache"
    headers = {**SAFE, "ETag": file.tag, "Cache-Control": keep, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    encoding = next((name for name in PACKED if name in accepted and name in file.bodies), "")
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(file.bodies[encoding], media_type=file.kind, headers=headers)


ROUTES = [page]
