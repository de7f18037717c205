"""A fuzz of all that comes from outside: it never crashes and always says what and where."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.test_record import played
from tests.games.triple_wata.table import Table
from watatheque import game
from watatheque.core import codec
from watatheque.core.errors import BadInput
from watatheque.core.record import read, write
from watatheque.core.replay import verify
from watatheque.games.triple_wata.pieces import PACKS, read_pack

GAME = game("triple-wata")
SEED = bytes(32)
RECORD = write(played(sudden_death=True, three_on_table=True).record())
PACK = (PACKS / "dungeon.csv").read_text(encoding="utf-8")
POSITION = Table({"rat": "1 2 3 4"}, {"b2": ("rat", 1)})

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**25), 10**25)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=12),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)


def said(load: Callable[[], object]) -> None:
    """Either it works or the error says what and why."""
    refused: BadInput | None = None
    try:
        load()
    except BadInput as error:
        refused = error
    assert refused is None or (refused.what and refused.why)


def bent(text: str, rng: Random) -> str:
    """A text with something cut, doubled, moved or changed."""
    rows = text.splitlines(keepends=True)
    way = rng.randrange(6)
    i, j = rng.randrange(len(rows)), rng.randrange(len(rows))
    if way == 0:
        return text[: rng.randrange(len(text))]
    if way == 1:
        rows[i], rows[j] = rows[j], rows[i]
    elif way == 2:
        del rows[i]
    elif way == 3:
        rows.insert(i, rows[j])
    else:
        k = rng.randrange(len(rows[i]))
        junk = rng.choice(
            ['"', "{", "[" * 3000, "9" * 60, "-1", "null", "\x00", "\ud800", "é", ","]
        )
        rows[i] = rows[i][:k] + junk + rows[i][k + (way == 4) :]
    return "".join(rows)


@settings(max_examples=300, deadline=None)
@given(st.integers(0, 2**32))
def test_a_bent_record_is_verified_or_refused_in_words(seed: int) -> None:
    text = bent(RECORD, Random(seed))
    said(lambda: verify(GAME, read(text, GAME.actions)))


@pytest.mark.long
@settings(max_examples=300, deadline=None)
@given(st.integers(0, 2**32))
def test_a_bent_pack_is_read_or_refused_with_its_line(seed: int) -> None:
    text = bent(PACK, Random(seed))
    said(lambda: read_pack(text))


@settings(max_examples=300, deadline=None)
@given(JSON)
def test_anything_as_options_is_read_or_refused(data: Any) -> None:
    said(lambda: codec.read(GAME.options, data, "options"))
    if isinstance(data, dict):
        said(lambda: GAME.setup(data, 2, SEED))


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(sorted(POSITION.position)), JSON)
def test_any_value_in_a_position_is_taken_or_refused(key: str, value: Any) -> None:
    said(lambda: GAME.setup(POSITION.options, 2, SEED, POSITION.position | {key: value}))


@settings(max_examples=300, deadline=None)
@given(JSON)
def test_anything_as_an_action_is_read_or_refused(data: Any) -> None:
    said(lambda: codec.read_action(GAME.actions, data))
    if isinstance(data, dict):
        said(lambda: codec.read_action(GAME.actions, data | {"do": "place"}))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "{}",
        "[]",
        "null",
        "[" * 100_000,
        '{"record":1}',
        '{"a":' * 50_000,
        "\ud800",
        "NaN",
    ],
)
def test_what_is_no_record_is_refused_with_its_line(text: str) -> None:
    with pytest.raises(BadInput, match="record, line 1"):
        read(text, GAME.actions)


@pytest.mark.parametrize("seats", [-1, 0, 1, 3, 10**20])
def test_a_record_of_an_impossible_table_is_refused(seats: int) -> None:
    rows = RECORD.splitlines()
    head = json.loads(rows[0]) | {"seats": seats}
    with pytest.raises(BadInput):
        verify(GAME, read("\n".join([json.dumps(head), *rows[1:]]), GAME.actions))
