"""What goes wrong, and what is said about it."""

import json
import signal
import subprocess
from pathlib import Path

from tests.joining.terminals import Crowd
from tests.web.running import PYTHON, Running, bearer, environment


def joined(home: Path, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PYTHON, "join", *args, "--lang", "en"],
        input=typed, capture_output=True, text=True, timeout=40, check=False,
        env=environment() | {"XDG_DATA_HOME": str(home)},
    )  # fmt: skip


def test_what_cannot_be_is_one_line_and_exit_code_2(server: Running, tmp_path: Path) -> None:
    ann = server.guest("Ann")
    table = f"{server.url}/table/{server.table(ann['token'])}"
    for args, word in [
        (["http://127.0.0.1:9", "--name", "Ann"], "cannot be reached"),
        (["ftp://x"], "address of a server"),
        ([f"{server.url}/table/nothing", "--name", "Ann"], "there is no such table"),
        ([table, "--name", "Ann", "--seat", "5"], "there is no 5"),
        ([table, "--watch", "--seat", "0"], "watch"),
        ([table, "--name", ""], "name"),
    ]:
        done = joined(tmp_path, *args)
        assert done.returncode == 2, done
        assert word in done.stderr, done
        assert done.stderr.count("\n") == 1, done


def test_a_pipe_is_read_to_its_end_and_answered(server: Running, tmp_path: Path) -> None:
    ann = server.guest("Ann")
    table = f"{server.url}/table/{server.table(ann['token'])}"
    done = joined(tmp_path, table, "--name", "Bob", typed="say hello\nstart\nsit 7\nzz\n")
    assert done.returncode == 0, done
    assert not done.stderr
    for word in ("Bob: hello", "TB-16", "no seat “7”", "Nothing can be played", "Goodbye."):
        assert word in done.stdout, done.stdout
    assert "Bob" in server.http.get(f"/api/tables/{table.rpartition('/')[2]}").text


def test_a_token_that_is_no_longer_good_is_replaced(server: Running, tmp_path: Path) -> None:
    ann = server.guest("Ann")
    table = f"{server.url}/table/{server.table(ann['token'])}"
    kept = tmp_path / "watatheque" / "guests.json"
    assert joined(tmp_path, table, "--name", "Bob").returncode == 0
    first = kept.read_text()
    assert joined(tmp_path, table).returncode == 0
    assert kept.read_text() == first
    forged = {server.url: {"Bob": "x" + json.loads(first)[server.url]["Bob"]}}
    kept.write_text(json.dumps(forged))
    assert joined(tmp_path, table, "--name", "Bob").returncode == 0
    fresh = json.loads(kept.read_text())[server.url]
    assert fresh.keys() == {"Bob"}
    assert fresh["Bob"] not in (forged[server.url]["Bob"], json.loads(first)[server.url]["Bob"])


def test_with_bots_and_a_closed_table(crowd: Crowd, server: Running) -> None:
    ann = server.guest("Ann")
    table = server.table(ann["token"], game="watai", seats=3, private=True)
    assert server.http.get("/api/tables", headers=bearer(ann["token"])).json() == []
    (crowd.folder / "ann" / "watatheque").mkdir(parents=True)
    kept = f'{{"{server.url}": {{"Ann": "{ann["token"]}"}}}}'
    (crowd.folder / "ann" / "watatheque" / "guests.json").write_text(kept)
    person = crowd.join(
        "ann", f"{server.url}/table/{table}", "--bots", "uniform", "--lang", "en", "--seat", "1"
    )
    person.until("Type “start”")
    person.type("who")
    told = person.until("3. bot: uniform")
    assert "1. bot: uniform" in told
    assert "2. Ann (you) (host)" in told
    person.type("start")
    person.until("The match begins")
    person.type("close")
    person.until("the host has closed the table")
    while person.look():
        pass
    assert person.process.wait(10) == 0
    assert "Traceback" not in person.text


def test_an_interrupt_is_a_goodbye(crowd: Crowd, server: Running) -> None:
    ann = server.guest("Ann")
    person = crowd.join(
        "bob", f"{server.url}/table/{server.table(ann['token'])}", "--name", "Bob", "--lang", "en"
    )
    person.until("The host starts the match")
    person.process.send_signal(signal.SIGINT)
    person.until("Goodbye.")
    assert person.process.wait(10) == 0
    assert "Traceback" not in person.text
