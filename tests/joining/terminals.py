"""People at terminals of their own, each with a home of their own."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

from tests.web.running import environment

COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 40


class Person:
    """Types into a terminal and reads what it shows."""

    def __init__(self, home: Path, *args: str) -> None:
        ours, theirs = pty.openpty()
        self.fd = ours
        env = environment() | {
            "TERM": "xterm", "COLUMNS": "100", "LINES": "60", "XDG_DATA_HOME": str(home),
        }  # fmt: skip
        command = [sys.executable, "-m", "watatheque.cli", "join", *args]
        self.process = subprocess.Popen(
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=env,
            # A suite started in the background ignores interrupts, and would hand that down.
            preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
        )
        os.close(theirs)
        self.text = ""
        self.mark = 0  # what was read before has been dealt with

    def look(self, wait: float = 0.1) -> bool:
        """Read what is there; False when the program is over."""
        if not select.select([self.fd], [], [], wait)[0]:
            return True
        try:
            got = os.read(self.fd, 65536)
        except OSError:  # how Linux says that the other side has closed
            return False
        # A letter may be cut in two between reads; none of the words we wait for ends in one.
        self.text += COLOURS.sub("", got.decode("utf-8", errors="ignore"))
        return bool(got)

    def until(self, *ends: str) -> str:
        """What appears, from the last mark on, up to the first of these words."""
        limit = time.monotonic() + PATIENCE
        while True:
            found = [(self.text.index(end, self.mark), end) for end in ends if self.after(end)]
            if found:
                start, end = min(found)
                shown, self.mark = self.text[self.mark : start + len(end)], start + len(end)
                return shown
            assert time.monotonic() < limit, f"no {ends} in {self.text[self.mark :]}"
            assert self.look() or any(map(self.after, ends)), f"over: {self.text[self.mark :]}"

    def after(self, word: str) -> bool:
        return word in self.text[self.mark :]

    def type(self, line: str) -> None:
        os.write(self.fd, f"{line}\n".encode())

    def quit(self) -> str:
        self.type("quit")
        while self.look():
            pass
        assert self.process.wait(PATIENCE) == 0, self.text
        assert "Traceback" not in self.text
        return self.text[self.mark :]

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        if self.process.poll() is None:
            self.kill()
        os.close(self.fd)


class Crowd:
    """Everybody goes home when it is over."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.people: list[Person] = []

    def join(self, home: str, *args: str) -> Person:
        self.people.append(Person(self.folder / home, *args))
        return self.people[-1]

    def close(self) -> None:
        for person in self.people:
            person.close()
