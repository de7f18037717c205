"""UW-2, UW-3, UW-4: the dealer, the deal and the first card."""

from typing import Final

from watatheque.core.chance import Chance
from watatheque.core.game import Event
from watatheque.games.uno_wizz.draws import take
from watatheque.games.uno_wizz.flow import begin_turn
from watatheque.games.uno_wizz.pieces import (
    DECK,
    DRAW_TWO,
    EFFECT,
    JOKER,
    NAMES,
    NO_CARD,
    NO_LOOK,
    NUMBER,
    REVERSE,
    SKIP,
    SUPER,
)
from watatheque.games.uno_wizz.state import (
    NO_FACES,
    NOBODY,
    NOTHING,
    NOTHING_KNOWN,
    OPENING,
    Party,
    Table,
)
from watatheque.games.uno_wizz.values import Options

HAND: Final = 7  # UW-3


def first_round(options: Options, seats: int, chance: Chance) -> Party:
    party = Party(Table(options), seats, chance, [], [], [], [0] * seats)
    party.cut = draw_for_dealer(seats, chance)
    party.dealer = chosen_dealer(party.cut)
    _deal(party, None)
    return party


def draw_for_dealer(seats: int, chance: Chance) -> list[list[int]]:
    """UW-2: a card each; those who tie for the highest number draw again among themselves."""
    draws: list[list[int]] = []
    drawing = list(range(seats))
    while len(drawing) > 1:
        deck = DECK[:]
        cards = [NO_CARD] * seats
        for seat in drawing:
            cards[seat] = deck.pop(chance.below(len(deck), "dealer"))
        draws.append(cards)
        highest = max([_number(card) for card in cards])
        drawing = [seat for seat in drawing if _number(cards[seat]) == highest]
    return draws


def _number(card: int) -> int:
    """UW-2 [R]: a card without a number counts as nothing."""
    return NUMBER[card] if card != NO_CARD else NOTHING


def chosen_dealer(draws: list[list[int]]) -> int:
    numbers = [_number(card) for card in draws[-1]]
    return numbers.index(max(numbers))


def next_round(party: Party, news: list[Event] | None) -> None:
    """UW-2 [R]: the deal moves one seat to the left."""
    party.round += 1
    party.dealer = (party.dealer + 1) % party.seats
    _deal(party, news)


def _deal(party: Party, news: list[Event] | None) -> None:
    _clear(party)
    pile = DECK[:]
    party.chance.shuffle(pile, "deck")
    party.hands = [sorted(pile[seat * HAND : (seat + 1) * HAND]) for seat in range(party.seats)]
    party.pile = pile[party.seats * HAND :]
    _turn_first_card(party)
    if news is not None:
        told = {"round": party.round, "dealer": party.dealer, "card": NAMES[party.discard[0]]}
        news.append(Event("began", told, article="UW-3"))
        for seat in range(party.seats):
            cards = [NAMES[face] for face in party.hands[seat]]
            news.append(Event("dealt", {"seat": seat, "cards": cards}, seat, "UW-3"))
    _open(party, news)


def _clear(party: Party) -> None:
    party.discard = []
    party.direction = 1
    party.look = NO_LOOK
    party.drawn = NO_CARD
    party.exposed = party.grace = party.owing = party.fighters = party.ready = party.due = 0
    party.out = party.spinner = party.actor = party.open = NOBODY
    party.icon = party.named = NOTHING
    party.shed = party.open_turns = 0
    party.ahead = party.tied = False
    party.chosen = NO_FACES
    party.shown = party.known = NOTHING_KNOWN


def _turn_first_card(party: Party) -> None:
    """UW-4: a Super Joker goes back, the pile is shuffled and another card is turned."""
    while party.pile[-1] == SUPER:
        party.pile.sort()
        party.chance.shuffle(party.pile, "pile")
    party.discard.append(party.pile.pop())


def _open(party: Party, news: list[Event] | None) -> None:
    """UW-4: the dealer's left neighbour opens, unless the first card decides otherwise."""
    first = party.discard[0]
    left = (party.dealer + 1) % party.seats
    if first == JOKER:
        party.actor = party.turn = left
        party.phase = OPENING
        return
    party.look = first  # a Wizz is just a number here: nobody has played it
    if EFFECT[first] == REVERSE:
        party.direction = -1
        if news is not None:
            news.append(Event("turned", {"direction": -1}, article="UW-4"))
        begin_turn(party, party.dealer, news)
        return
    if EFFECT[first] in (DRAW_TWO, SKIP):
        if EFFECT[first] == DRAW_TWO:
            take(party, left, 2, "UW-4", news)
        if news is not None:
            news.append(Event("passed", {"seat": left}, article="UW-4"))
        left = (left + 1) % party.seats
    begin_turn(party, left, news)
