"""Whole matches at terminals of their own, over a real server that may be restarted under them."""

import re
import subprocess
from pathlib import Path

from tests.joining.terminals import Crowd, Person
from tests.web.running import PYTHON, Running, environment

ASK = "Your move > "
CELLS = [f"{column}{row}" for row in (3, 2, 1) for column in "abc"]
END = "Scores:"


def opened(crowd: Crowd, server: Running) -> tuple[Person, str]:
    """Ann opens a table in the lobby; its address."""
    ann = crowd.join("ann", server.url, "--name", "Ann", "--lang", "en")
    ann.until("look again > ")
    ann.type("new")
    games = ann.until("Number of a game > ")
    found = re.search(r"(\d+)\. triple-wata", games)
    assert found
    ann.type(found[1])
    ann.until("none > ")
    ann.type("")
    ann.until("Type “start”")
    address = re.search(r"The table is at (\S+)", ann.text)
    assert address
    return ann, address[1]


def begun(crowd: Crowd, server: Running) -> tuple[list[Person], str]:
    ann, table = opened(crowd, server)
    bob = crowd.join("bob", table, "--name", "Bob", "--lang", "en")
    bob.until("The host starts the match")
    ann.until("Bob sits on seat 2")
    ann.type("start")
    return [ann, bob], table


def to_move(people: list[Person]) -> int:
    """Whose turn it is: the first whose terminal asks, or who sees the end.

    On a busy machine a table is now and then drawn between the two frames of one entry, and asks
    once more whoever has just moved: a question counts when it stays the last word.
    """
    while True:
        for i, person in enumerate(people):
            if asked(person) and asked(person, 0.25):
                return i


def asked(person: Person, wait: float = 0.02) -> bool:
    person.look(wait)
    return person.after(END) or (person.after(ASK) and person.text.endswith(ASK))


def play(people: list[Person], cells: list[str]) -> bool:
    """One move of whoever is asked, on the first cell that is free; whether it was one."""
    person = people[to_move(people)]
    if person.until(ASK, END).endswith(END):
        return False
    cell = cells.pop(0)
    person.type(f"1 {cell}")
    shown = person.until(f"on {cell}  TW-6", "Refused")
    assert not shown.endswith("Refused"), shown
    return True


def finished(people: list[Person]) -> None:
    """The others read the same end; nobody saw a fault."""
    for person in people:
        if END not in person.text:
            person.until(END)
        assert "Traceback" not in person.text
    scores = {re.findall(r"Scores: (\d+ – \d+)", person.text)[-1] for person in people}
    assert len(scores) == 1


def test_two_play_and_one_is_killed_and_joins_again(crowd: Crowd, server: Running) -> None:
    people, table = begun(crowd, server)
    watcher = crowd.join("carol", table, "--watch", "--lang", "fr")
    watcher.until("Vous regardez")
    cells = list(CELLS)
    for _ in range(4):
        assert play(people, cells)
    people[1].kill()
    people[0].until("Bob is away")
    people[1] = crowd.join("bob", table, "--lang", "en")
    people[0].until("Bob is here")
    back = people[1].until("Seat 2")
    assert "Bob (you)" in back
    while cells:
        assert play(people, cells)
    finished(people)
    watcher.until("Scores :")
    assert "pose" in watcher.text or "joue" in watcher.text
    assert "[1]" not in watcher.text
    assert "Goodbye." in people[0].quit()
    for person in (people[1], watcher):
        person.quit()


class Again(Running):
    """A server on the port of one that has gone."""

    def __init__(self, data: Path, port: str) -> None:
        self.data, self.log = data, data / "again.jsonl"
        command = [*PYTHON, "serve", "--port", port, "--host", "127.0.0.1", "--data", str(data)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment()
            )
        self._answer()


def test_the_server_is_restarted_under_them(crowd: Crowd, server: Running) -> None:
    people, table = begun(crowd, server)
    watcher = crowd.join("carol", table, "--watch", "--lang", "en")
    watcher.until("You are watching")
    cells = list(CELLS)
    for _ in range(3):
        assert play(people, cells)
    port, mover = str(server.port), people[to_move(people)]
    server.http.close()
    server.process.kill()
    server.wait()
    for person in people:
        person.until("The line is broken")
    cell = cells.pop(0)
    mover.type(f"1 {cell}")  # it is sent when the line is back
    mover.type("say still here?")
    again = Again(server.data, port)
    try:
        for person in (*people, watcher):
            person.until("The line is back")
        for person in people:
            person.until(": still here?")
        assert f"on {cell}  TW-6" in mover.text
        while cells:
            assert play(people, cells)
        finished([*people, watcher])
        people[0].type("rematch")
        people[1].until("Ann proposes: a rematch")
        people[1].type("yes")
        for person in people:
            person.until("The match begins")
        assert play(people, list(CELLS))
        for person in (*people, watcher):
            person.quit()
    finally:
        again.stop()
