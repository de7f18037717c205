"""All that a seat or a spectator may know, built field by field."""

from typing import NamedTuple

from watatheque.core.values import Millis, Seat
from watatheque.games.triple_wata.state import BETWEEN, EMPTY, NOBODY, OVER, PICK, PLAY, SIZE, Duel
from watatheque.games.triple_wata.values import Hand, Phase, View

PHASES: dict[int, Phase] = {PICK: "pick", PLAY: "play", BETWEEN: "between", OVER: "over"}


def known(duel: Duel, viewer: Seat | None, holder: Seat) -> list[int]:
    """The cards of a hand that the viewer knows, in an order that tells nothing."""
    # After a redeal (TW-R2) all ten cards are known, so the five that are not mine are theirs.
    certain = viewer == holder or (viewer is not None and duel.round >= 6)
    return duel.hand(holder) if certain else duel.shown[holder]


class Shared(NamedTuple):
    """What everybody knows alike, worked out once for all of them."""

    phase: Phase
    turn: Seat | None
    laid: list[int]
    board: tuple[tuple[str, Seat] | None, ...]
    tiers: tuple[int, ...]
    ready: tuple[bool, bool]
    due: Millis | None
    scores: tuple[int, int]
    shown: tuple[tuple[str, ...], tuple[str, ...]]


def shared_of(duel: Duel) -> Shared:
    cards = duel.table.pack.cards
    shown = [tuple([cards[card].id for card in hand]) for hand in duel.shown]
    return Shared(
        phase=PHASES[duel.phase],
        turn=duel.turn if duel.phase == PLAY else None,
        laid=[card for card in duel.board if card != EMPTY],
        board=tuple(
            [
                None if card == EMPTY else (cards[card].id, duel.colour(cell))
                for cell, card in enumerate(duel.board)
            ]
        ),
        tiers=tuple(duel.tiers),
        ready=(duel.ready[0], duel.ready[1]),
        due=duel.due if duel.phase == BETWEEN else None,
        scores=(duel.score(0), duel.score(1)),
        shown=(shown[0], shown[1]),
    )


def view_of(duel: Duel, viewer: Seat | None, shared: Shared) -> View:
    cards = duel.table.pack.cards
    own = duel.collections[viewer] if viewer is not None else []
    held = [known(duel, viewer, holder) for holder in range(2)]
    return View(
        seat=viewer,
        phase=shared.phase,
        regional=duel.table.regional,
        round=duel.round,
        starter=duel.starter,
        turn=shared.turn,
        board=shared.board,
        hands=(_hand(duel, held[0], 0, shared), _hand(duel, held[1], 1, shared)),
        tiers=shared.tiers,
        collection=tuple([cards[card].id for card in own]),
        ready=shared.ready,
        due=shared.due,
        scores=shared.scores,
        lot=None if duel.lot == NOBODY else duel.lot,
        cards={cards[card].id: cards[card] for card in [*shared.laid, *held[0], *held[1], *own]},
    )


def _hand(duel: Duel, held: list[int], holder: Seat, shared: Shared) -> Hand:
    cards = duel.table.pack.cards
    hidden = SIZE[duel.left(holder)] - len(held)
    return Hand(tuple([cards[card].id for card in held]), hidden, shared.shown[holder])
