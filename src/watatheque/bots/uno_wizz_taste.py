"""What a card is worth to a house player of UNO Wizz, from its view alone."""

from collections.abc import Sequence

from watatheque.core.values import Seat
from watatheque.games.uno_wizz.pieces import (
    COLOUR,
    COLOURS,
    DRAW_FOUR,
    DRAW_TWO,
    EFFECT,
    FACE_OF,
    HIGHEST,
    JOKER,
    NO_COLOUR,
    NUMBER,
    PLAIN,
    POINTS,
    REVERSE,
    SKIP,
    SUPER,
    WIZZ,
)
from watatheque.games.uno_wizz.values import Play, View

FEW = 2  # cards with which somebody is about to go out


def mine(view: View) -> list[int]:
    seat = 0 if view.seat is None else view.seat
    return [FACE_OF[card] for card in view.hands[seat].known]


def follower(view: View, direction: int) -> Seat:
    seat = 0 if view.seat is None else view.seat
    return (seat + direction) % len(view.hands)


def play_worth(view: View, action: Play) -> float:
    face = FACE_OF[action.card]
    rest = mine(view)
    rest.remove(face)
    if not rest:
        return 1000
    colour = COLOURS.index(action.colour) if action.colour else COLOUR[face]
    worth = 2.0 * sum(COLOUR[other] == colour for other in rest)  # something to go on with
    worth -= 3.0 * _known_to_suit(view, colour)
    worth += 0.15 * POINTS[face] if face < JOKER else _joker(view, len(rest))
    return worth + _effect(view, EFFECT[face])


def _joker(view: View, left: int) -> float:
    """A Joker is kept for later, unless somebody is about to go out."""
    danger = min(hand.count for hand in view.hands) <= FEW
    return 0.0 if danger and left > 1 else -12.0


def _known_to_suit(view: View, colour: int) -> int:
    """Cards that the next player is known to hold (UW-14f to UW-14h) and could go on with."""
    known = view.hands[follower(view, view.direction)].known
    return sum(COLOUR[FACE_OF[card]] in (colour, NO_COLOUR) for card in known)


def _effect(view: View, effect: int) -> float:
    threat = view.hands[follower(view, view.direction)].count
    if effect in (DRAW_TWO, SKIP, DRAW_FOUR):
        return 14.0 if threat <= FEW else 3.0
    if effect == REVERSE and len(view.hands) > 2:
        other = view.hands[follower(view, -view.direction)].count
        return 1.5 * (other - threat)
    if effect == WIZZ:  # the next player plays no card, but a third of the icons empties hands
        return 8.0 if threat <= FEW else -0.8 * (threat - 3)
    return 0.0


def colour_for(view: View, most: bool) -> str:
    """The colour one has most of; to throw off (UW-14c), whatever others are known to hold."""
    hand = mine(view)

    def worth(colour: int) -> tuple[float, int]:
        held = [face for face in hand if COLOUR[face] == colour]
        suits = 0 if most else _known_to_suit(view, colour)
        return len(held) - suits, sum(POINTS[face] for face in held)

    return COLOURS[max(range(4), key=worth)]


def best_number(view: View) -> int:
    """UW-14b: most cards, then most points."""
    held = [NUMBER[face] for face in mine(view)]
    return max(range(HIGHEST + 1), key=lambda number: (held.count(number), number))


def by_worth(view: View, cards: Sequence[str]) -> list[str]:
    """Cards to throw off, the least worth keeping first."""
    hand = mine(view)
    return sorted(cards, key=lambda card: (_keeping(hand, FACE_OF[card]), card))


def _keeping(hand: list[int], face: int) -> float:
    if face >= JOKER:
        return 12.0 if face != SUPER else 9.0
    alike = sum(COLOUR[other] == COLOUR[face] for other in hand) - 1
    useful = 3.0 if EFFECT[face] != PLAIN else 0.0
    return 1.5 * alike + useful - 0.3 * POINTS[face]
