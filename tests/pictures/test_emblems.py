"""Every emblem of the pack that comes with the game can be drawn, and differs from the others."""

import csv
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import watatheque.games
from watatheque.pictures.emblems import FIGURES, SPECIAL, emblem, known

PACK = Path(watatheque.games.__file__).parent / "triple_wata" / "packs" / "dungeon.csv"
ROWS = csv.DictReader(PACK.read_text(encoding="utf-8").splitlines())
EMBLEMS = sorted({row["emblem"] for row in ROWS})


def test_every_word_of_the_pack_is_known() -> None:
    for words in EMBLEMS:
        figure, *special = words.split()
        assert known(figure), words
        assert set(special) <= SPECIAL, words


def test_every_emblem_is_a_drawing_of_its_own() -> None:
    drawn = [emblem(words) for words in EMBLEMS]
    for one in drawn:
        ET.fromstring(f"<g>{one}</g>")
    assert len(set(drawn)) == len(EMBLEMS)


@pytest.mark.parametrize("figure", FIGURES)
def test_every_special_word_changes_every_figure(figure: str) -> None:
    plain = emblem(figure)
    same = {word for word in SPECIAL if emblem(f"{figure} {word}") == plain}
    # Seen from the side, or being an eye, some have just one to begin with.
    assert same == ({"one-eyed"} if figure in ("fish", "eye") else set())


def test_words_nobody_knows_draw_nothing() -> None:
    assert emblem("") == emblem("teapot horned") == ""
