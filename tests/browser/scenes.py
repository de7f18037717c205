"""Scenes of every game at many moments, for Vitest: `python -m tests.browser.scenes DIR`."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tests.pictures.tables import step
from tests.sink import SINK
from watatheque.core.game import Game
from watatheque.core.match import Match
from watatheque.games import GAMES
from watatheque.table.patch import Document, document

MOMENTS = (0, 3, 25, 60)  # entries
MOST_SEATS = 8


def shown(game: Game[Any, Any, Any]) -> Iterator[Document]:
    for seats in sorted({game.seats[0], min(game.seats[-1], MOST_SEATS)}):
        rng = Random(seats)
        match = Match(game, {}, seats, rng.randbytes(32))
        for moment in MOMENTS:
            while len(match.entries) < moment and match.prompts():
                step(match, rng)
            for seat in (None, 0, seats - 1):
                yield _shown(match, seat, moment)


def _shown(match: Match, seat: int | None, moment: int) -> Document:
    scene = match.game.scene(match.game.view(match.state, seat))
    name = f"{match.game.name}, {match.seats} seats, seen by {seat}, entry {moment}"
    return {"name": name, "seat": seat, "scene": document(scene)}


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in (SINK, *GAMES.values()):
        (folder / f"{game.name}.json").write_bytes(msgspec.json.encode(list(shown(game))))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
