"""The load generator: a Node process on a core of its own that tells its results as events."""

import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from bench.server_parts.install import BENCH
from bench.server_parts.machine import LOAD_CORE, pinned

Event = dict[str, Any]


class Load:
    def __init__(self, process: "subprocess.Popen[str]", kind: str) -> None:
        self.process = process
        self.kind = kind

    def until(self, event: str, meanwhile: Callable[[Event], None] = lambda told: None) -> Event:
        """The next event of that name; `meanwhile` is handed every other one, once a second."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            told: Event = json.loads(line)
            if told["event"] == event:
                return told
            meanwhile(told)
        raise RuntimeError(f"the load generator {self.kind} ended before {event!r}")


@contextmanager
def load(kind: str, asked: dict[str, Any], *, nice: int = 0) -> Iterator[Load]:
    command = ["nice", "-n", str(nice), "node", "load.js", kind, json.dumps(asked)]
    process = subprocess.Popen(
        pinned(LOAD_CORE, command), cwd=BENCH, stdout=subprocess.PIPE, text=True
    )
    try:
        yield Load(process, kind)
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()
