"""The stream, its labels, and what binds a seed to everybody."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from watatheque.core.chance import Chance, commitment, seed_of
from watatheque.core.errors import BadInput
from watatheque.core.values import Draw

SEED = bytes(range(32))


def words(seed: bytes, count: int) -> list[int]:
    """The stream as docs/record-format.md describes it, written from that page alone."""
    blocks = (sha256(seed + i.to_bytes(8, "big")).digest() for i in range(count // 16 + 1))
    stream = b"".join(blocks)
    return [int.from_bytes(stream[2 * i : 2 * i + 2], "big") for i in range(count)]


def test_the_stream_is_sha_256_in_counter_mode() -> None:
    chance = Chance(SEED)
    assert [chance.below(65536, "word") for _ in range(100)] == words(SEED, 100)


def test_words_past_the_last_whole_multiple_are_drawn_again() -> None:
    n = 40_000  # two words in five are too high
    expected = [word for word in words(SEED, 300) if word < n]
    chance = Chance(SEED)
    assert [chance.below(n, "big") for _ in range(100)] == expected[:100]


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(1, 65536), max_size=40))
def test_seek_goes_on_where_a_saved_state_stopped(seed: bytes, asked: list[int]) -> None:
    chance = Chance(seed)
    for n in asked:
        assert 0 <= chance.below(n, "x") < n
    twin, later = chance.copy(), Chance(seed, chance.position)
    after = [chance.below(52, "x") for _ in range(20)]
    assert [twin.below(52, "x") for _ in range(20)] == after
    assert [later.below(52, "x") for _ in range(20)] == after


def test_below_is_even() -> None:
    chance = Chance(SEED)
    counts = Counter(chance.below(6, "die") for _ in range(12_000))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 20.5  # chi², p = 0.001


def test_every_order_of_three_comes_up_alike() -> None:
    chance = Chance(SEED)
    counts = Counter(tuple(chance.order(3, "order")) for _ in range(6000))
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


def test_draws_are_listed_with_their_labels_when_somebody_listens() -> None:
    chance = Chance(SEED)
    draws: list[Draw] = []
    chance.draws = draws
    die = chance.below(6, "die")
    deck = [10, 20, 30]
    chance.shuffle(deck, "deck")
    order = draws[1].gave
    assert isinstance(order, list)
    assert draws == [Draw("die", 6, die), Draw("deck", 3, order)]
    assert deck == [[10, 20, 30][i] for i in order]


def test_a_copy_does_not_tell_its_draws() -> None:
    chance = Chance(SEED)
    chance.draws = []
    chance.copy().below(6, "in another world")
    assert chance.draws == []


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(BadInput, match="32 bytes are needed"):
        Chance(bytes(length))


def test_tb_6_every_nonce_and_the_secret_move_the_seed() -> None:
    seeds = {
        seed_of(b"secret", [b"a", b"b"]),
        seed_of(b"secret", [b"b", b"a"]),
        seed_of(b"secret", [b"ab", b""]),
        seed_of(b"secret", [b"a"]),
        seed_of(b"other", [b"a", b"b"]),
    }
    assert len(seeds) == 5


def test_tb_6_outcomes_do_not_follow_from_the_commitment() -> None:
    assert bytes.fromhex(commitment(b"secret")) != seed_of(b"secret", [])
    assert commitment(b"secret") != commitment(b"secres")
