"""A whole game at a terminal, as a person would play it, in both languages."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from watatheque.core.rulebook import LANGUAGES

ASK = {"fr": "Votre coup > ", "en": "Your move > "}
REFUSED = {"fr": ("Refusé", "Poser une carte"), "en": ("Refused", "Placing a card")}
SAID = {
    "fr": ("Au revoir", "coups permis", "Coups", "Il n’y a pas de place", "La capture"),
    "en": ("Goodbye", "legal moves", "Moves", "There is no place", "Capturing"),
}
END = re.compile(r"Scores ?: \d+ – \d+")
COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 60


class Person:
    """Types into a terminal and reads what it shows."""

    def __init__(self, *args: str) -> None:
        ours, theirs = pty.openpty()
        self.fd = ours
        env = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "60"}
        command = [sys.executable, "-m", "watatheque.cli", "play", *args]
        self.process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=env, close_fds=True
        )
        os.close(theirs)
        self.text = ""

    def read_until(self, *ends: str) -> str:
        """What appears until one of these words stands there or the program is over."""
        start, limit = len(self.text), time.monotonic() + PATIENCE
        while not any(end in self.text[start:] for end in ends):
            assert time.monotonic() < limit, self.text[start:]
            if not self._read():
                break
        return self.text[start:]

    def _read(self) -> bool:
        if not select.select([self.fd], [], [], 0.2)[0]:
            return True
        try:
            got = os.read(self.fd, 65536)
        except OSError:  # how Linux says that the other side has closed
            return False
        # A letter may be cut in two between reads; none of the words we wait for ends in one.
        self.text += COLOURS.sub("", got.decode("utf-8", errors="ignore"))
        return bool(got)

    def type(self, line: str, *ends: str) -> str:
        os.write(self.fd, f"{line}\n".encode())
        return self.read_until(*ends)

    def wait(self) -> int:
        return self.process.wait(timeout=PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.fd)


@pytest.fixture
def sit_down() -> Iterator[Callable[..., Person]]:
    """Somebody at a terminal, who goes home when the test is over."""
    people: list[Person] = []

    def sit(*args: str) -> Person:
        people.append(Person(*args))
        return people[-1]

    yield sit
    for person in people:
        person.close()


def legal(person: Person, ask: str, word: str) -> list[str]:
    shown = person.type(word, ask)
    return re.findall(r"\b\d [abc][123]\b", shown)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_with_a_refused_move(
    sit_down: Callable[..., Person], language: str, tmp_path: Path
) -> None:
    file, ask = tmp_path / "match.jsonl", ASK[language]
    person = sit_down("--lang", language, "--level", "easy", "--seed", "7", "--record", str(file))
    person.read_until(ask)
    played = ""
    for turn in range(5):
        if turn == 1:
            refused = person.type(f"1 {played.split()[1]}", ask)
            assert "TW-6" in refused
            assert all(word in refused for word in REFUSED[language])
        moves = legal(person, ask, "coups" if language == "fr" else "legal")
        assert moves
        played = moves[turn % len(moves)]
        shown = person.type(played, ask, "Scores")
        if "Scores" in shown:
            break
    person.read_until(str(file))
    assert END.search(person.text)
    assert person.wait() == 0
    assert "Traceback" not in person.text
    check = subprocess.run(
        [sys.executable, "-m", "watatheque.cli", "replay", str(file)],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "9 entries" in check.stdout


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_answer_in_the_chosen_language(
    sit_down: Callable[..., Person], language: str
) -> None:
    ask = ASK[language]
    bye, some, moves, no_place, capture = SAID[language]
    person = sit_down("--lang", language, "--level", "uniform", "--seed", "8")
    person.read_until(ask)
    assert some in person.type("legal", ask)
    assert moves in person.type("help", ask)
    assert no_place in person.type("1 z9", ask)
    assert capture in person.type("rules 7", ask)
    assert "TW-R3" in person.type("règles", ask)
    other = "en" if language == "fr" else "fr"
    assert SAID[other][1] in person.type(other, ASK[other]) + person.type("coups", ASK[other])
    assert SAID[other][0] in person.type("quit", SAID[other][0])
    assert person.wait() == 0
    assert bye not in person.text
    assert "Traceback" not in person.text


def test_the_end_of_input_ends_it_politely() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "watatheque.cli", "play", "--lang", "en", "--level", "uniform"],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "Goodbye" in done.stdout
    assert not done.stderr
