"""All that a seat or a spectator may know, built field by field."""

from watatheque.core.values import Seat
from watatheque.games.triple_wata.state import BETWEEN, EMPTY, NOBODY, OVER, PICK, PLAY, SIZE, Duel
from watatheque.games.triple_wata.values import Hand, Phase, View

PHASES: dict[int, Phase] = {PICK: "pick", PLAY: "play", BETWEEN: "between", OVER: "over"}


def known(duel: Duel, viewer: Seat | None, holder: Seat) -> list[int]:
    """The cards of a hand that the viewer knows, in an order that tells nothing."""
    # After a redeal (TW-R2) all ten cards are known, so the five that are not mine are theirs.
    certain = viewer == holder or (viewer is not None and duel.round >= 6)
    return duel.hand(holder) if certain else duel.shown[holder]


def view_of(duel: Duel, viewer: Seat | None) -> View:
    cards = duel.table.pack.cards
    own = duel.collections[viewer] if viewer is not None else []
    held = [known(duel, viewer, holder) for holder in range(2)]
    laid = [card for card in duel.board if card != EMPTY]
    return View(
        seat=viewer,
        phase=PHASES[duel.phase],
        regional=duel.table.regional,
        round=duel.round,
        starter=duel.starter,
        turn=duel.turn if duel.phase == PLAY else None,
        board=tuple(
            [
                None if card == EMPTY else (cards[card].id, duel.colour(cell))
                for cell, card in enumerate(duel.board)
            ]
        ),
        hands=(_hand(duel, held[0], 0), _hand(duel, held[1], 1)),
        tiers=tuple(duel.tiers),
        collection=tuple([cards[card].id for card in own]),
        ready=(duel.ready[0], duel.ready[1]),
        due=duel.due if duel.phase == BETWEEN else None,
        scores=(duel.score(0), duel.score(1)),
        lot=None if duel.lot == NOBODY else duel.lot,
        cards={cards[card].id: cards[card] for card in sorted({*held[0], *held[1], *own, *laid})},
    )


def _hand(duel: Duel, held: list[int], holder: Seat) -> Hand:
    cards = duel.table.pack.cards
    return Hand(
        known=tuple([cards[card].id for card in held]),
        hidden=SIZE[duel.left(holder)] - len(held),
        shown=tuple([cards[card].id for card in duel.shown[holder]]),
    )
