"""Golden playthroughs: a match as a story that a person can follow and a test can replay.

Write one anew:   python -m tests.playthrough GAME NAME SEATS 'OPTIONS' LEVEL…
Retell them all:  python -m tests.playthrough           (after a wanted change of rules or texts)
"""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from watatheque import game
from watatheque.bots.chairs import play, seated
from watatheque.core import codec
from watatheque.core.game import Event, Game
from watatheque.core.match import Match
from watatheque.core.record import Entry
from watatheque.core.replay import follow
from watatheque.core.texts import Speaker

FOLDER = Path(__file__).parent / "golden"
LONGEST = 400  # entries: past that nobody reads


def heading(match: Match) -> list[str]:
    return [
        f"game: {match.game.name}",
        f"seats: {match.seats}",
        f"options: {codec.line(match.options)}",
        f"seed: {match.seed.hex()}",
        "",
    ]


class Story:
    """Told while a match is played: the action as it is recorded, then what the table saw."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.speaker = Speaker("en", [match.game.messages])
        self.lines = heading(match)
        match.listener = self.tell

    def tell(self, entry: Entry, news: list[Event]) -> None:
        who = "clock" if entry.seat < 0 else f"seat {entry.seat}"
        action = codec.action_line(entry.action)
        digest = self.match.digest()[:12]
        self.lines.append(f"{entry.n} at {entry.at} {who}: {action} -> {digest}")
        for event in news:
            secret = "" if event.to is None else f" (only to seat {event.to})"
            article = f" [{event.article}]" if event.article else ""
            for beat in self.match.game.beats(event):
                self.lines.append(f"    {self.speaker.say(beat.text)}{article}{secret}")

    def text(self) -> str:
        return "\n".join([*self.lines, "", f"outcome: {self.match.outcome}", ""])


def begun(text: str) -> Match:
    told = dict(line.split(": ", 1) for line in text.split("\n\n", 1)[0].splitlines())
    options = json.loads(told["options"])
    return Match(game(told["game"]), options, int(told["seats"]), bytes.fromhex(told["seed"]))


def entries(text: str, rules: Game[Any, Any, Any]) -> list[Entry]:
    found = []
    for line in text.splitlines():
        if line[:1].isdigit():
            head, rest = line.split(": ", 1)
            n, _, at, *who = head.split()
            action = codec.read_action(rules.actions, json.loads(rest.rsplit(" -> ", 1)[0]))
            found.append(Entry(int(n), int(at), -1 if who == ["clock"] else int(who[1]), action))
    return found


def retold(text: str) -> str:
    match = begun(text)
    story = Story(match)
    for entry in entries(text, match.game):
        follow(match, entry)
    return story.text()


def written(name: str, title: str, seats: int, options: dict[str, Any], levels: list[str]) -> str:
    rng = Random(f"{name} {title}")
    match = Match(game(name), options, seats, rng.randbytes(32))
    story = Story(match)
    chairs = seated(match, {seat: levels[seat % len(levels)] for seat in range(seats)}, rng)
    play(match, chairs, LONGEST)
    return story.text()


def main(arguments: list[str]) -> None:
    if arguments:
        name, title, seats, options, *levels = arguments
        path = FOLDER / name / f"{title}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(
            written(name, title, int(seats), json.loads(options), levels), encoding="utf-8"
        )
    else:
        for path in sorted(FOLDER.glob("*/*.txt")):
            path.write_text(retold(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
