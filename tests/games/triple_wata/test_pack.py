"""TW-P1 to TW-P3: packs."""

from itertools import product
from statistics import mean

import pytest

from tests.games.triple_wata.table import GAME, SEED, pack
from watatheque.core.errors import BadInput
from watatheque.games.triple_wata.pieces import TIERS, find_pack, read_pack

HEAD = "id,tier,n,e,s,w,fr,en"
TEN = [f"card-{i},{i % 5 + 1},1,2,3,4,carte {i},card {i}" for i in range(10)]


def lines(*rows: str, head: str = HEAD) -> str:
    return "\n".join([head, *rows]) + "\n"


def test_tw_p1_a_hundred_cards_or_more_in_ten_tiers() -> None:
    ours = find_pack("dungeon")
    assert len(ours.cards) >= 110
    assert all(ours.tiers[tier - 1] for tier in TIERS)


def test_tw_p1_each_tier_is_stronger_on_the_mean() -> None:
    ours = find_pack("dungeon")
    means = [mean(sum(ours.cards[card].sides) for card in tier) for tier in ours.tiers]
    assert means == sorted(set(means))


def test_tw_p1_no_card_is_outclassed_by_a_lower_tier() -> None:
    cards = find_pack("dungeon").cards
    for high, low in product(cards, cards):
        if high.tier > low.tier:
            pairs = zip(high.sides, low.sides, strict=True)
            assert not all(a <= b for a, b in pairs), (high, low)


def test_tw_p1_names_and_flavours_are_all_different_in_both_languages() -> None:
    cards = find_pack("dungeon").cards
    for field in ("id", "fr", "en", "flavour_fr", "flavour_en", "emblem"):
        values = [getattr(card, field) for card in cards]
        assert all(values)
        assert len(set(values)) == len(values), field


@pytest.mark.parametrize(
    ("rows", "line", "why"),
    [
        (["rat,1,1,2,3,,rat,rat"], 2, "no side w"),
        (["rat,1,1,2,3,11,rat,rat"], 2, "side w is '11'"),
        (["rat,1,1,2,3,٣,rat,rat"], 2, "side w"),
        (["rat,0,1,2,3,4,rat,rat"], 2, "tier is '0'"),
        (["rat,1,1,2,3,4,,rat"], 2, "fr is empty"),
        (["rat,1,1,2,3,4"], 2, "8 values are needed, not 6"),
        ([*TEN, "card-3,1,1,2,3,4,x,x"], 12, "'card-3' stands there twice"),
        ([*TEN, 'rat,1,1,2,3,4,"rat,rat'], 12, "unexpected end of data"),
        (["rat,1,1,2,3,4," + "x" * 500 + ",rat"], 2, "more than 120 characters"),
        (["rat,1,1,2,3,4,r\x07t,rat"], 2, "control characters"),
    ],
)
def test_tw_p2_a_bad_row_is_refused_with_line_and_reason(
    rows: list[str], line: int, why: str
) -> None:
    with pytest.raises(BadInput) as refused:
        read_pack(lines(*rows))
    assert refused.value.what == f"pack, line {line}"
    assert why in refused.value.why
    assert refused.value.article == "TW-P2"


@pytest.mark.parametrize(
    ("head", "why"),
    [
        ("id,tier,n,e,s,fr,en", "the column 'w' is missing"),
        (HEAD + ",colour", "unknown column 'colour'"),
        (HEAD + ",w", "'w' stands there twice"),
    ],
)
def test_tw_p2_a_bad_head_is_refused(head: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        read_pack(lines(head=head))


def test_tw_p2_players_can_load_their_own() -> None:
    own = pack({"my-cat": "A 1 A 1"})
    duel = GAME.setup({"pack": own}, 2, SEED)
    assert duel.table.pack.cards[0].sides == (10, 1, 10, 1)


def test_tw_p2_the_tier_rules_do_not_bind_players_own_packs() -> None:
    weak_tier_ten = lines(*TEN, *(f"weak-{i},10,1,1,1,1,w,w" for i in range(4)))
    assert len(read_pack(weak_tier_ten).cards) == 14


def test_tw_p2_an_unknown_pack_is_refused_by_name() -> None:
    with pytest.raises(BadInput, match=r"there is no 'attic'; there are \['dungeon'\]"):
        GAME.setup({"pack": "attic"}, 2, SEED)


def test_tw_p3_a_pack_needs_ten_cards() -> None:
    assert len(read_pack(lines(*TEN)).cards) == 10
    with pytest.raises(BadInput, match="10 cards are needed, not 9") as refused:
        read_pack(lines(*TEN[:9]))
    assert refused.value.article == "TW-P3"


def test_tw_p3_random_hands_need_tiers_with_cards_for_both() -> None:
    duel = GAME.setup({"pack": lines(*TEN)}, 2, SEED)  # five tiers of two cards
    assert sorted(duel.tiers) == [1, 2, 3, 4, 5]  # each is used up when drawn
    lonely = [f"card-{i},{i + 1},1,2,3,4,c,c" for i in range(9)] + ["card-x,1,1,2,3,4,c,c"]
    with pytest.raises(BadInput, match="cannot fill two random hands") as refused:
        GAME.setup({"pack": lines(*lonely)}, 2, SEED)
    assert refused.value.article == "TW-P3"
