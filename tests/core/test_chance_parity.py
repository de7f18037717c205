"""The same draws in every language: streams that the browser's twin must redo.

`python -m tests.core.test_chance_parity` writes the file anew, when chance is meant to change.
"""

import json
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from watatheque.core.chance import Chance, commitment, seed_of
from watatheque.core.rulebook import LANGUAGES
from watatheque.core.texts import Speaker
from watatheque.core.values import Draw
from watatheque.games import GAMES

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden" / "chance-parity.json"
SIZES = (
    1,
    2,
    3,
    5,
    6,
    8,
    10,
    26,
    52,
    108,
    112,
    255,
    256,
    257,
    1000,
    32_768,
    40_000,
    65_535,
    65_536,
)
ORDERS = (0, 1, 2, 3, 5, 16, 17, 32, 52, 108, 112)
STREAMS, DRAWS = 12, 60
LABEL = re.compile(r'\.(below|order|shuffle)\([^"\n]*f?"([^"]+)"\)')


def labels(folder: Path = ROOT / "src" / "watatheque" / "games") -> list[str]:
    """Every label that the rules use."""
    files = sorted(folder.rglob("*.py"))
    found = {label for path in files for _, label in LABEL.findall(path.read_text("utf-8"))}
    return sorted(label.replace("{seat}", "0") for label in found)


def origin(rng: Random) -> tuple[bytes, list[bytes]]:
    nonces = [rng.randbytes(rng.choice((8, 16, 31, 32))) for _ in range(rng.randint(0, 10))]
    return rng.randbytes(32), nonces


def draw(chance: Chance, rng: Random, label: str) -> None:
    if rng.random() < 0.3:
        chance.order(rng.choice(ORDERS), label)
    else:
        chance.below(rng.choice(SIZES), label)


def stream(rng: Random, start: int) -> dict[str, Any]:
    secret, nonces = origin(rng)
    chance = Chance(seed_of(secret, nonces), start)
    listened: list[Draw] = []
    chance.draws = listened
    names = labels()
    for i in range(max(DRAWS, len(names))):
        draw(chance, rng, names[i % len(names)])
    return {
        "secret": secret.hex(),
        "nonces": [nonce.hex() for nonce in nonces],
        "commitment": commitment(secret),
        "seed": chance.seed.hex(),
        "start": start,
        "end": chance.position,
        "draws": [[one.label, one.of, one.gave] for one in listened],
    }


def made() -> str:
    """A line a stream, so that a change shows where it is."""
    rng = Random(20_261)
    starts = (0, 0, 0, 1, 7, 15, 16, 17, 4095, 4096, 70_000, 2**33 + 5)
    assert len(starts) == STREAMS
    lines = ",\n".join(json.dumps(stream(rng, start)) for start in starts)
    return f"[\n{lines}\n]\n"


@cache
def golden() -> Any:
    return json.loads(GOLDEN.read_text(encoding="utf-8"))


def test_the_file_is_up_to_date() -> None:
    assert GOLDEN.read_text(encoding="utf-8") == made()


def test_the_file_has_every_label_size_and_order() -> None:
    draws = [draw for one in golden() for draw in one["draws"]]
    assert {label for label, _, _ in draws} == set(labels())
    assert {of for _, of, gave in draws if isinstance(gave, int)} == set(SIZES)
    assert {of for _, of, gave in draws if isinstance(gave, list)} == set(ORDERS)
    assert len(labels()) >= 20


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_draw_has_a_name_that_people_read(game: str, language: str) -> None:
    folder = GAMES[game].messages.parent
    speaker = Speaker(language, [folder / "messages"])
    names = [re.sub(r" \d+$", "", label).replace(" ", "-") for label in labels(folder)]
    assert names
    assert [name for name in names if not speaker.knows(f"chance-{name}")] == []


if __name__ == "__main__":
    GOLDEN.write_text(made(), encoding="utf-8")
