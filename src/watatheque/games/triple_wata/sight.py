"""All that a seat or a spectator may know, built field by field.

What a viewer knows of a moment is what everybody knows and what is the viewer's own. A View holds
both as they cross a border; a scene is drawn from them, whether they come from a state or a View.
"""

from collections.abc import Sequence
from typing import Final

from watatheque.core.values import Millis, Seat
from watatheque.games.triple_wata.state import (
    BETWEEN,
    EMPTY,
    NOBODY,
    OVER,
    PICK,
    PLAY,
    SIZE,
    Duel,
)
from watatheque.games.triple_wata.values import Card, Hand, Phase, View

PHASES: Final[dict[int, Phase]] = {PICK: "pick", PLAY: "play", BETWEEN: "between", OVER: "over"}
NO_FACES: Final[list[Card]] = []


class Shared:
    """What everybody knows alike, worked out once for all of them."""

    def __init__(
        self, phase: Phase, round: int, starter: Seat, turn: Seat | None,
        board: list[Card | None], colours: list[Seat],
        scores: tuple[int, int], held: tuple[int, int],
        tiers: tuple[int, ...], regional: tuple[str, ...],
        ready: tuple[bool, bool], due: Millis | None, lot: Seat | None,
    ) -> None:  # fmt: skip
        self.phase = phase
        self.round = round
        self.starter = starter
        self.turn = turn
        self.board = board
        self.colours = colours  # of the cells; of an empty one it means nothing
        self.scores = scores
        self.held = held  # how many cards in each hand
        self.tiers = tiers
        self.regional = regional
        self.ready = ready
        self.due = due
        self.lot = lot


class Held:
    """What a viewer knows of a hand."""

    def __init__(self, known: list[Card], hidden: int, shown: list[Card]) -> None:
        self.known = known  # in the order of the pack, so that copies of a card are neighbours
        self.hidden = hidden  # how many more there are
        self.shown = shown  # of the known ones, those everybody knows


class Own:
    """What a viewer knows beyond what everybody knows."""

    def __init__(self, seat: Seat | None, hands: list[Held], collection: list[Card]) -> None:
        self.seat = seat
        self.hands = hands
        self.collection = collection


# ---------------------------------------------------------------- of a state


def shared_of(duel: Duel) -> Shared:
    cards = duel.table.cards
    return Shared(
        PHASES[duel.phase],
        duel.round,
        duel.starter,
        duel.turn if duel.phase == PLAY else None,
        [None if card == EMPTY else cards[card] for card in duel.board],
        [0 if duel.red >> cell & 1 else 1 for cell in range(len(duel.board))],
        (duel.score(0), duel.score(1)),
        (SIZE[duel.red_left], SIZE[duel.blue_left]),
        tuple(duel.tiers),
        duel.table.regional,
        (duel.ready[0], duel.ready[1]),
        duel.due if duel.phase == BETWEEN else None,
        None if duel.lot == NOBODY else duel.lot,
    )


def owns_of(duel: Duel, viewers: Sequence[Seat | None]) -> list[Own]:
    """Of several viewers: whoever does not know a hand knows the same of it as the others."""
    closed = [_closed(duel, 0), _closed(duel, 1)]
    return [_own(duel, viewer, closed) for viewer in viewers]


def _own(duel: Duel, viewer: Seat | None, closed: list[Held]) -> Own:
    hands = [
        _open(duel, holder, closed[holder]) if knows(duel, viewer, holder) else closed[holder]
        for holder in range(2)
    ]
    collection = NO_FACES if viewer is None else _cards(duel, duel.collections[viewer])
    return Own(viewer, hands, collection)


def _closed(duel: Duel, holder: Seat) -> Held:
    shown = _cards(duel, duel.shown[holder])
    return Held(shown, SIZE[duel.left(holder)] - len(shown), shown)


def _open(duel: Duel, holder: Seat, closed: Held) -> Held:
    return Held(_cards(duel, duel.hand(holder)), 0, closed.shown)


def known(duel: Duel, viewer: Seat | None, holder: Seat) -> list[int]:
    """The cards of a hand that the viewer knows, in an order that tells nothing."""
    return duel.hand(holder) if knows(duel, viewer, holder) else duel.shown[holder]


def knows(duel: Duel, viewer: Seat | None, holder: Seat) -> bool:
    """Whether the whole hand is known to the viewer."""
    # After a redeal (TW-R2) all ten cards are known, so the five that are not mine are theirs.
    return viewer == holder or (viewer is not None and duel.round >= 6)


def _cards(duel: Duel, those: list[int]) -> list[Card]:
    if not those:
        return NO_FACES
    cards = duel.table.cards
    return [cards[card] for card in those]


# ---------------------------------------------------------------- as a View, and back


def view_of(shared: Shared, own: Own) -> View:
    laid = [card for card in shared.board if card is not None]
    first, second = own.hands
    return View(
        seat=own.seat,
        phase=shared.phase,
        regional=shared.regional,
        round=shared.round,
        starter=shared.starter,
        turn=shared.turn,
        board=tuple(
            [
                None if card is None else (card.id, shared.colours[cell])
                for cell, card in enumerate(shared.board)
            ]
        ),
        hands=(_hand(first), _hand(second)),
        tiers=shared.tiers,
        collection=_ids(own.collection),
        ready=shared.ready,
        due=shared.due,
        scores=shared.scores,
        lot=shared.lot,
        cards={card.id: card for card in [*laid, *first.known, *second.known, *own.collection]},
    )


def _hand(held: Held) -> Hand:
    return Hand(_ids(held.known), held.hidden, _ids(held.shown))


def _ids(cards: list[Card]) -> tuple[str, ...]:
    return tuple([card.id for card in cards])


def shared_in(view: View) -> Shared:
    return Shared(
        view.phase,
        view.round,
        view.starter,
        view.turn,
        [None if laid is None else view.cards[laid[0]] for laid in view.board],
        [0 if laid is None else laid[1] for laid in view.board],
        view.scores,
        (_count(view.hands[0]), _count(view.hands[1])),
        view.tiers,
        view.regional,
        view.ready,
        view.due,
        view.lot,
    )


def _count(hand: Hand) -> int:
    return len(hand.known) + hand.hidden


def own_in(view: View) -> Own:
    cards = view.cards
    hands = [
        Held([cards[id] for id in hand.known], hand.hidden, [cards[id] for id in hand.shown])
        for hand in view.hands
    ]
    return Own(view.seat, hands, [cards[id] for id in view.collection])
