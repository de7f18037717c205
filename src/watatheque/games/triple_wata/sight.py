"""All that a seat or a spectator may know, built field by field."""

from watatheque.core.values import Seat
from watatheque.games.triple_wata.state import BETWEEN, EMPTY, NOBODY, OVER, PICK, PLAY, SIZE, Duel
from watatheque.games.triple_wata.values import Hand, Phase, View

PHASES: dict[int, Phase] = {PICK: "pick", PLAY: "play", BETWEEN: "between", OVER: "over"}
REGIONAL = (
    ("three_on_table", "TW-R1"),
    ("sudden_death", "TW-R2"),
    ("ace_killer", "TW-R3"),
    ("identical", "TW-R4"),
    ("plus", "TW-R5"),
    ("inversion", "TW-R6"),
)


def known(duel: Duel, viewer: Seat | None, holder: Seat) -> list[int]:
    """The cards of a hand that the viewer knows, in an order that tells nothing."""
    # After a redeal (TW-R2) all ten cards are known, so the five that are not mine are theirs.
    certain = viewer == holder or (viewer is not None and duel.round >= 6)
    return duel.hand(holder) if certain else duel.shown[holder]


def view_of(duel: Duel, viewer: Seat | None) -> View:
    ids = [card.id for card in duel.table.pack.cards]
    own = duel.collections[viewer] if viewer is not None else []
    held = [known(duel, viewer, holder) for holder in range(2)]
    faces = {*held[0], *held[1], *own, *(card for card in duel.board if card != EMPTY)}
    return View(
        seat=viewer,
        phase=PHASES[duel.phase],
        regional=tuple(article for name, article in REGIONAL if getattr(duel.table.options, name)),
        round=duel.round,
        starter=duel.starter,
        turn=duel.turn if duel.phase == PLAY else None,
        board=tuple(
            None if card == EMPTY else (ids[card], duel.colour(cell))
            for cell, card in enumerate(duel.board)
        ),
        hands=(_hand(duel, held[0], 0, ids), _hand(duel, held[1], 1, ids)),
        tiers=tuple(duel.tiers),
        collection=tuple(ids[card] for card in own),
        ready=(duel.ready[0], duel.ready[1]),
        due=duel.due if duel.phase == BETWEEN else None,
        scores=(duel.score(0), duel.score(1)),
        lot=None if duel.lot == NOBODY else duel.lot,
        cards={ids[card]: duel.table.pack.cards[card] for card in sorted(faces)},
    )


def _hand(duel: Duel, held: list[int], holder: Seat, ids: list[str]) -> Hand:
    return Hand(
        known=tuple(ids[card] for card in held),
        hidden=SIZE[duel.left(holder)] - len(held),
        shown=tuple(ids[card] for card in duel.shown[holder]),
    )
