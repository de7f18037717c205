"""UW-1 to UW-4: the cards, the dealer, the deal and the first card."""

from collections import Counter
from random import Random

import pytest

from tests.games.uno_wizz.table import GAME, SEED, Table, told
from watatheque.core.chance import Chance
from watatheque.core.errors import BadInput
from watatheque.core.match import Match
from watatheque.core.values import Ready
from watatheque.games.uno_wizz import deal
from watatheque.games.uno_wizz.pieces import DECK, FACE_OF, NAMES, NO_CARD, NUMBER
from watatheque.games.uno_wizz.state import Party
from watatheque.games.uno_wizz.values import NameColour, Play, Position

COLOURS = ("blue", "green", "red", "yellow")


def seeds(count: int) -> list[bytes]:
    return [Random(i).randbytes(32) for i in range(count)]


def opened(first: str, seats: int = 4) -> Party:
    """A fresh deal whose first card is this one."""
    for seed in seeds(2000):
        party = GAME.setup({}, seats, seed)
        assert isinstance(party, Party)
        if NAMES[party.discard[0]] == first:
            return party
    raise AssertionError(f"{first} was never turned up")


def test_uw_1_the_deck_is_108_cards() -> None:
    deck = Counter(NAMES[face] for face in DECK)
    assert deck.total() == 108
    for colour in COLOURS:
        numbers = [name for name in deck.elements() if NUMBER[FACE_OF[name]] >= 0]
        assert len([name for name in numbers if name.startswith(colour)]) == 19
        assert deck[f"{colour}-0"] == 1
        for number in range(1, 10):
            wizz = deck[f"{colour}-{number}-wizz"]
            assert wizz == (1 if number <= 5 else 0)
            assert deck[f"{colour}-{number}"] + wizz == 2
        assert [deck[f"{colour}-{kind}"] for kind in ("draw2", "reverse", "skip")] == [2, 2, 2]
    assert deck["joker"] == deck["super-joker"] == 4


def test_uw_1_two_to_ten_players() -> None:
    assert list(GAME.seats) == list(range(2, 11))
    with pytest.raises(BadInput, match="is for 2 to 10, not 11"):
        GAME.setup({}, 11, SEED)


def test_uw_2_the_highest_number_deals() -> None:
    for seed in seeds(60):
        party = GAME.setup({}, 5, seed)
        last = [-1 if card == NO_CARD else NUMBER[card] for card in party.cut[-1]]
        assert last[party.dealer] == max(last)
        assert last.count(max(last)) == 1


def test_uw_2_a_card_without_a_number_is_worth_nothing() -> None:
    cut = [[FACE_OF["joker"], FACE_OF["red-0"], FACE_OF["blue-draw2"]]]
    assert deal.chosen_dealer(cut) == 1


def test_uw_2_those_who_tie_draw_again_among_themselves() -> None:
    again = [cut for seed in seeds(80) if len(cut := deal.draw_for_dealer(6, Chance(seed))) > 1]
    assert again
    for cut in again:
        first = [NUMBER[card] for card in cut[0]]
        tied = [seat for seat in range(6) if first[seat] == max(first)]
        assert [seat for seat in range(6) if cut[1][seat] != NO_CARD] == tied


def test_uw_2_the_deal_moves_one_seat_to_the_left() -> None:
    table = Table("red-7", "blue-1", "green-1", top="red-5", dealer=2, options={"target": 900})
    table.do(0, Play("red-7"))
    for seat in range(3):
        news = table.do(seat, Ready())
    assert told(news, "began")["dealer"] == 0
    assert table.now.dealer == 0


def test_uw_3_seven_cards_each_and_the_rest_is_the_pile() -> None:
    for seats in GAME.seats:
        party = opened("red-7", seats) if seats == 2 else GAME.setup({}, seats, SEED)
        turned_draw = NAMES[party.discard[0]].endswith("draw2")
        assert sum(map(len, party.hands)) == 7 * seats + 2 * turned_draw
        assert len(party.discard) == 1
        assert len(party.pile) == 108 - 1 - sum(map(len, party.hands))


def test_uw_3_all_cards_are_shuffled_by_a_labelled_draw() -> None:
    match = Match(GAME, {}, 3, SEED)
    assert [draw.of for draw in match.draws if draw.label == "deck"] == [108]


def test_uw_4_the_left_neighbour_of_the_dealer_opens_clockwise() -> None:
    party = opened("red-7")
    assert (party.turn, party.direction) == ((party.dealer + 1) % 4, 1)


def test_uw_4_a_plus_2_is_for_the_neighbour_who_loses_the_turn() -> None:
    party = opened("blue-draw2")
    left = (party.dealer + 1) % 4
    assert [len(party.hands[seat]) for seat in range(4)] == [
        9 if seat == left else 7 for seat in range(4)
    ]
    assert party.turn == (party.dealer + 2) % 4


def test_uw_4_an_inversion_lets_the_dealer_open_to_the_right() -> None:
    party = opened("green-reverse")
    assert (party.turn, party.direction) == (party.dealer, -1)


def test_uw_4_a_passer_passes_the_neighbour_over() -> None:
    party = opened("yellow-skip")
    assert party.turn == (party.dealer + 2) % 4
    assert [len(hand) for hand in party.hands] == [7] * 4


def test_uw_4_a_joker_lets_the_neighbour_name_the_colour_and_play() -> None:
    party = opened("joker")
    left = (party.dealer + 1) % 4
    assert [(prompt.seat, prompt.kind) for prompt in GAME.prompts(party)] == [(left, "colour")]
    assert GAME.legal(party, left) == [NameColour(colour) for colour in COLOURS]
    held = NAMES[party.hands[left][0]]
    refusal = GAME.check(party, left, Play(held))
    assert refusal is not None
    assert refusal.article == "UW-4"
    GAME.apply(party, left, NameColour("green"), 0)
    assert [(prompt.seat, prompt.kind) for prompt in GAME.prompts(party)] == [(left, "turn")]
    assert GAME.view(party, left).colour == "green"


def test_uw_4_a_super_joker_goes_back_and_another_card_is_turned() -> None:
    reshuffled = 0
    for seed in seeds(120):
        match = Match(GAME, {}, 2, seed)
        assert NAMES[match.state.discard[0]] != "super-joker"
        reshuffled += any(draw.label == "pile" for draw in match.draws)
    assert reshuffled


def test_uw_4_a_wizz_turned_up_is_just_a_number() -> None:
    party = opened("red-3-wizz")
    left = (party.dealer + 1) % 4
    assert [(prompt.seat, prompt.kind) for prompt in GAME.prompts(party)] == [(left, "turn")]


def test_uw_4_the_opening_is_told_from_the_second_round_on() -> None:
    table = Table("red-7", "blue-1", options={"target": 900})
    table.do(0, Play("red-7"))
    news = table.wait()
    assert told(news, "began")["card"] == table.now.discard[0]
    assert [event.to for event in news if event.kind == "dealt"] == [0, 1]
    saved: Position = table.now
    assert saved.round == 2
