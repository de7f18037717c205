"""Schemathesis over our own description: no 500, no lie."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.player import Player
from tests.web.running import Running, environment

CHECKS = ",".join(
    [
        "not_a_server_error", "status_code_conformance", "content_type_conformance",
        "response_headers_conformance", "response_schema_conformance", "negative_data_rejection",
        "unsupported_method", "ignored_auth",
    ]
)  # fmt: skip


def examine(server: Running, token: str, folder: Path, *args: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "schemathesis.cli", "run",
         f"{server.url}/api/schema/openapi.json", "--checks", CHECKS, "--seed", "1",
         "--phases", "examples,coverage,fuzzing", "--max-examples", "15", "--no-color",
         "-H", f"Authorization: Bearer {token}", *args],
        capture_output=True, text=True, env=environment(), cwd=folder, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert '"fault"' not in server.log.read_text()
    return done.stdout


def operations(server: Running) -> int:
    """How many the description names, without those that delete."""
    paths = server.http.get("/api/schema/openapi.json").json()["paths"]
    return sum(len(methods.keys() - {"delete"}) for methods in paths.values())


@pytest.mark.slow
def test_the_description_is_true(server: Running, tmp_path: Path) -> None:
    token = server.guest("Thesis")["token"]
    told = examine(server, token, tmp_path, "--exclude-method", "DELETE")
    assert f"Tested: {operations(server)}" in told


@pytest.mark.slow
def test_so_is_that_of_a_table_that_has_played(server: Running, tmp_path: Path) -> None:
    """With a real table in the paths, so that more than 404 comes back."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = server.table(ann["token"])
    with Player(server, table, ann["token"]) as host, Player(server, table, bob["token"]) as guest:
        host.sit(0)
        guest.sit(1)
        assert host.ask("start")["type"] == "ack"
        assert guest.ask("resign")["type"] == "ack"
        match = host.about["match"]
    names = {"table": table, "game": "triple-wata", "match": match, "lang": "fr"}
    lines = [f'"path.{name}" = "{value}"' for name, value in names.items()]
    lines += ['"path.n" = 0', '"path.number" = 0']
    (tmp_path / "schemathesis.toml").write_text("\n".join(["[parameters]", *lines]))
    told = examine(server, ann["token"], tmp_path, "--exclude-method", "DELETE")
    assert "Missing test data" not in told


@pytest.mark.slow
def test_so_is_that_of_being_forgotten(server: Running, tmp_path: Path) -> None:
    token = server.guest("Thesis")["token"]
    assert "Tested: 1" in examine(server, token, tmp_path, "--include-method", "DELETE")
