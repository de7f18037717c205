"""TB-24: a disk that is full. A clear word, nothing broken, and on it goes afterwards."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.faults.disks import SmallDisk, limit, unlimit
from tests.web.player import Frame, Player
from tests.web.running import Running, bearer, running
from tests.web.test_match import seated
from watatheque.core import codec
from watatheque.core.record import read
from watatheque.core.replay import verify
from watatheque.games import game
from watatheque.store.sqlite import FILE

Switch = Callable[[Running], None]


class Pair:
    """Two who play, and what they were promised."""

    def __init__(self, server: Running) -> None:
        self.players = seated(server, options={"plus": True})
        self.promised: list[Frame] = []

    def mover(self) -> Player:
        mover = next(player for player in self.players if player.to_move())
        while not mover.moves():
            mover.hear()
        return mover

    def step(self) -> Frame:
        """The answer to one more move; everybody has heard of it."""
        mover = self.mover()
        action = mover.moves()[0]
        answer = mover.ask("act", action=action)
        if answer["type"] == "ack":
            self.promised.append(action)
        self.catch_up()
        return answer

    def catch_up(self) -> None:
        """A line of chat is refused or told; either way all before it has been read."""
        for player in self.players:
            player.ask("emote", name="none")

    def over(self) -> bool:
        return bool(self.players[0].about["phase"] == "over")

    def close(self) -> None:
        for player in self.players:
            player.close()


def played_through_a_shortage(server: Running, shortage: Switch, relief: Switch) -> None:
    pair = Pair(server)
    ann = pair.players[0]
    for _ in range(3):
        assert pair.step()["type"] == "ack"
    seen = [player.sees() for player in pair.players]
    shortage(server)
    refused_everything(server, pair)
    assert [player.sees() for player in pair.players] == seen
    relief(server)
    while not pair.over():
        assert pair.step()["type"] == "ack"
    assert server.guest("Cyd")["name"] == "Cyd"
    assert recorded(server, ann.table) == pair.promised
    pair.close()
    assert '"fault"' not in server.log.read_text()


def refused_everything(server: Running, pair: Pair) -> None:
    """Every way of writing is refused in words; looking goes on."""
    ann = pair.players[0]
    for _ in range(2):
        answer = pair.step()
        assert (answer["type"], answer["article"]) == ("refused", "TB-24"), answer
        assert "could not be stored" in answer["detail"]
    spoken = ann.ask("chat", text="is it full?")
    assert (spoken["type"], spoken["article"]) == ("refused", "TB-24")
    plan = {"game": "triple-wata", "seats": 2}
    for path, body in (("guests", {"name": "Bob"}), ("tables", plan)):
        told = server.http.post(f"/api/{path}", json=body, headers=bearer(ann.token))
        assert (told.status_code, told.json()["article"]) == (503, "TB-24"), told.text
    assert server.http.get("/healthz").status_code == 200, "what is stored can be read"
    with Player(server, ann.table) as newcomer:
        assert newcomer.scene == ann.scene
    pair.catch_up()


def recorded(server: Running, table: str) -> list[Frame]:
    rules = game("triple-wata")
    record = read(server.http.get(f"/api/tables/{table}/record").text, rules.actions)
    verify(rules, record)
    return [codec.write_action(entry.action) for entry in record.entries]


def sound(data: Path) -> None:
    with closing(sqlite3.connect(data / FILE)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []


def test_tb_24_a_full_disk_refuses_and_the_match_goes_on_when_there_is_room(
    small_disk: SmallDisk,
) -> None:
    data = small_disk.folder / "data"
    with running(data) as server:
        played_through_a_shortage(server, small_disk.fill, small_disk.make_room)
    sound(data)


def test_tb_24_files_that_may_not_grow_refuse_and_the_match_goes_on(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        played_through_a_shortage(server, limit, unlimit)
    sound(tmp_path / "data")


@pytest.mark.slow
def test_tb_24_killed_while_the_disk_is_full_nothing_is_lost(small_disk: SmallDisk) -> None:
    data = small_disk.folder / "data"
    with running(data) as server:
        pair = Pair(server)
        for _ in range(4):
            assert pair.step()["type"] == "ack"
        small_disk.fill(server)
        assert pair.step()["article"] == "TB-24"
        server.process.kill()
        server.http.close()
        server.wait()
    small_disk.make_room()
    sound(data)
    with running(data) as server:
        for player in pair.players:
            player.server = server
            player.connect()
            player.until("snapshot")
            assert player.frames[-1]["n"] == 4
        while not pair.over():
            assert pair.step()["type"] == "ack"
        assert recorded(server, pair.players[0].table) == pair.promised
        pair.close()
