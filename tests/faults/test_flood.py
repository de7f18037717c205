"""TB-21: a flood is held back at the door, so that the others at their tables feel little of it."""

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles

import pytest

from tests.faults.flooding import flooding, pour
from tests.web.player import Player
from tests.web.running import Running, running

HOSTS = 10
TURNS = 4  # of each host in a stretch; all their stretches stay within what TB-21 allows at once
PAIRS = 4
MOUTHFUL = 4 << 20  # bytes that buffers on the way may hold


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("flood")) as server:
        yield server


@pytest.mark.live
def test_tb_21_who_was_let_go_is_not_read_any_more(server: Running) -> None:
    table, eve = server.table(server.guest("Ann")["token"]), server.guest("Eve")["token"]
    assert pour(server.port, table, eve, kept=4096) < MOUTHFUL


@pytest.mark.live
def test_tb_21_a_new_socket_is_no_way_round_the_limit(tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text("messages_a_second = 1\nmessage_burst = 1\n")
    with running(tmp_path / "data", "--settings", str(settings)) as server:
        eve = server.guest("Eve")["token"]
        table = server.table(eve)
        with Player(server, table, eve) as here:
            assert any(turned_away(here) for _ in range(10))


def turned_away(here: Player) -> bool:
    """Whether somebody who has just said too much may come in a second time."""
    for _ in range(2):
        here.socket.send('{"do": "decline", "id": "1", "what": "x"}')
        here.until("refused")
    again = Player(here.server, here.table, here.token)
    first = again.hear()
    again.close()
    return (first["type"], first.get("article")) == ("refused", "TB-21")


def stretch(hosts: list[Player]) -> float:
    """What nine of ten durable commands stay below, in seconds."""
    taken = []
    for turn in range(TURNS):
        for host in hosts:
            began = time.perf_counter()
            assert host.ask("lock", on=turn % 2 == 0)["type"] == "ack"
            taken.append(time.perf_counter() - began)
    return quantiles(taken, n=10)[-1]


def harm(server: Running) -> float:
    """How much longer the others wait while somebody floods, stretch beside stretch."""
    with ExitStack() as stack:
        hosts = []
        for _ in range(HOSTS):
            token = server.guest("Ann")["token"]
            hosts.append(stack.enter_context(Player(server, server.table(token), token)))
        eve = server.guest("Eve")["token"]
        ratios = []
        for _ in range(PAIRS):
            calm = stretch(hosts)
            with flooding(server.port, hosts[0].table, eve):
                ratios.append(stretch(hosts) / calm)
    return median(ratios)


@pytest.mark.live
@pytest.mark.slow
def test_tb_21_the_others_feel_little_of_a_flood(server: Running) -> None:
    # Where a flood is read to its end, they wait hundreds of times as long.
    assert harm(server) < 20
