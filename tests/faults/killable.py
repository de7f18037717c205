"""A server that is killed and started again."""

import random
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.faults.uptime import Uptime, now
from tests.web.running import Running

# Nobody else may play for anybody, or the record would hold acts that no client sent.
SETTINGS = """
absent_ms = 600000
absent_live_ms = 600000
messages_a_second = 1000
message_burst = 1000
"""


def free_port() -> int:
    """Below the ports that the kernel gives to clients: one of ours could sit on it meanwhile."""
    while True:
        port = random.randrange(20_000, 30_000)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port


class Killable:
    """A server that dies and is started again on the same folder and port."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        settings = folder / "settings.toml"
        settings.write_text(SETTINGS)
        self.settings, self.port = str(settings), free_port()
        self.uptime = Uptime()
        self.kills = 0
        self.running = self.start()

    def start(self) -> Running:
        program = "tests.web.with_sink"
        return Running(self.data, "--settings", self.settings, program=program, port=self.port)

    def kill(self) -> float:
        self.running.process.kill()
        killed = now()
        self.running.http.close()
        assert self.running.wait() == -9
        self.kills += 1
        return killed

    def kill_and_restart(self) -> None:
        self.uptime.gap(self.kill(), now())  # clients are served before we hear that it is up
        self.running = self.start()


@contextmanager
def killable(folder: Path) -> Iterator[Killable]:
    server = Killable(folder)
    try:
        yield server
    finally:
        if server.running.process.poll() is None:
            assert server.running.stop() == 0
