"""The pages for browsers, over a folder made here; what Vite builds is for tests/browser."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from watatheque.web import pages, problems

INDEX = b"<!doctype html><title>here</title>"
SCRIPT = b"console.log('here');" * 40


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(INDEX)
    (tmp_path / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    monkeypatch.setattr(pages, "folder", lambda: tmp_path)
    return tmp_path


@pytest.fixture
def client(site: Path) -> Iterator[TestClient[Litestar]]:
    handlers = {problems.Refused: problems.of_ours}
    app = Litestar(pages.ROUTES, exception_handlers=handlers)  # type: ignore[arg-type]
    with TestClient(app) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/table/abc", "/profile", "/deep/er/still"])
def test_every_address_of_the_site_is_the_one_page(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]


def test_hashed_files_are_kept_for_ever_and_come_packed(client: TestClient[Litestar]) -> None:
    answer = client.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert answer.content == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    plain = client.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert plain.content == SCRIPT
    assert "content-encoding" not in plain.headers


def test_what_has_not_changed_is_not_sent_again(client: TestClient[Litestar]) -> None:
    tag = client.get("/").headers["etag"]
    assert client.get("/", headers={"If-None-Match": tag}).status_code == 304


@pytest.mark.parametrize(
    "path", ["/api", "/api/nothing", "/assets/gone-9f.js", "/assets/..%2f..%2fetc%2fpasswd"]
)
def test_what_is_not_there_is_no_page(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.content != INDEX


def test_nothing_outside_the_folder_is_read(client: TestClient[Litestar], site: Path) -> None:
    (site.parent / "secret.txt").write_text("secret")
    assert b"secret" not in client.get("/..%2fsecret.txt").content


def test_an_unbuilt_site_names_the_command(
    client: TestClient[Litestar], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "folder", lambda: tmp_path / "nothing")
    answer = client.get("/")
    assert answer.status_code == 503
    assert "browser/build" in answer.text
