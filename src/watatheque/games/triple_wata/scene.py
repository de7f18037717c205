"""What the duel looks like."""

from functools import lru_cache
from typing import Final

from watatheque.core.scene import (
    PIECE,
    PLACE,
    Acts,
    Bar,
    Chair,
    Face,
    Fan,
    Gesture,
    Grid,
    Layout,
    Mark,
    Meter,
    Notes,
    Piece,
    Scene,
    Text,
    Zone,
    seat_text,
)
from watatheque.core.values import Seat
from watatheque.games.triple_wata.sight import Own, Shared
from watatheque.games.triple_wata.values import CELLS, HAND, Card

NEITHER: Final = (False, False)
COLOURS = ("red", "blue")
SHAPES = ("circle", "diamond")
LAYOUT: Final = Layout(
    wide=("hand-0 board hand-1", "score-0 board score-1", "pick board notes", "bar bar bar"),
    tall=("hand-1", "score-1", "board", "score-0", "hand-0", "pick", "bar", "notes"),
)


# Parts that look the same are the same object: a table tells what changed by looking for others.
KEPT: Final = 8192  # of each kind
kept = lru_cache(KEPT)


class Common:
    """What everybody sees alike, drawn once for all of them."""

    def __init__(self, shared: Shared) -> None:
        self.status = _status(shared)
        self.chairs = _chairs(shared)
        self.scores = [SCORES[seat][shared.scores[seat]] for seat in range(2)]
        self.notes = _notes(shared.regional, shared.tiers)
        self.laid = _board(shared)


def scenes_of(shared: Shared, viewers: list[Own]) -> list[Scene]:
    alike = Common(shared)
    return [
        Scene(
            status=alike.status,
            chairs=alike.chairs,
            zones=tuple(_zones(shared, own, alike)),
            pieces=tuple(alike.laid + _hands(own)),
            gestures=_gestures(shared, own),
            layout=LAYOUT,
        )
        for own in viewers
    ]


def _status(shared: Shared) -> Text:
    if shared.turn is not None:
        return TURNS[shared.turn]
    if shared.phase == "pick":
        return _said("tw-status-pick")
    if shared.phase == "between":
        return Text("tw-status-drawn", {"round": shared.round})
    if shared.lot is not None:
        return _said("tw-status-lot", shared.lot)
    return decided(*shared.scores)


def decided(red: int, blue: int) -> Text:
    return _said("tw-status-draw") if red == blue else _said("tw-status-won", int(red < blue))


@kept
def _said(id: str, of: Seat | None = None) -> Text:
    return Text(id) if of is None else Text(id, {"colour": colour_text(of)})


@kept
def colour_text(seat: Seat) -> Text:
    return seat_text(seat, f"tw-{COLOURS[seat]}")


TURNS: Final = [_said("tw-status-turn", seat) for seat in range(2)]


def _chairs(shared: Shared) -> tuple[Chair, ...]:
    if shared.turn is not None:
        return PLAYING[shared.turn][shared.starter]
    starter = None if shared.phase == "pick" else shared.starter
    ready = shared.ready if shared.phase == "between" else NEITHER
    return _both(_acts(shared, 0), _acts(shared, 1), starter, ready)


@kept
def _both(
    red: Acts, blue: Acts, starter: Seat | None, ready: tuple[bool, bool]
) -> tuple[Chair, ...]:
    return tuple([_sitting(i, acts, starter == i, ready[i]) for i, acts in enumerate((red, blue))])


def _sitting(seat: Seat, acts: Acts, starts: bool, ready: bool) -> Chair:
    badges = [Text("tw-starts")] if starts else []
    badges += [Text("ready")] if ready else []
    return Chair(seat, COLOURS[seat], SHAPES[seat], acts, tuple(badges))


# By whose turn it is, and by who started.
PLAYING: Final = [
    [_both("must", "", starter, NEITHER) for starter in range(2)],
    [_both("", "must", starter, NEITHER) for starter in range(2)],
]
RESTING: Final = [_both("", "", starter, NEITHER) for starter in range(2)]


def _acts(shared: Shared, seat: Seat) -> Acts:
    if shared.phase == "between" and not shared.ready[seat]:
        return "may"
    picks = shared.phase == "pick" and shared.held[seat] < HAND
    return "must" if picks or shared.turn == seat else ""


BOARD: Final = Grid(id="board", label=Text("tw-board"), area="board", rows=3, columns=3)


def _zones(shared: Shared, own: Own, alike: Common) -> list[Zone]:
    zones: list[Zone] = [BOARD]
    for seat in range(2):
        zones.append(HANDS[seat][own.hands[seat].hidden])
        zones.append(alike.scores[seat])
    if own.collection:
        zones.append(
            Fan(
                id="collection",
                label=Text("tw-collection"),
                area="pick",
                owner=own.seat,
                whole=True,
            )
        )
    zones.append(alike.notes)
    if shared.phase == "between":
        zones.append(
            Bar(
                id="between",
                label=Text("next-round"),
                area="bar",
                question=Text("tw-status-drawn", {"round": shared.round}),
                deadline=shared.due,
            )
        )
    return zones


def _hand(seat: Seat, backs: int) -> Zone:
    name = f"hand-{seat}"
    label = _said("tw-hand", seat)
    return Fan(id=name, label=label, area=name, owner=seat, backs=backs, whole=True)


def _score(seat: Seat, value: int) -> Zone:
    name = f"score-{seat}"
    return Meter(id=name, label=_said("tw-score", seat), area=name, owner=seat, value=value)


# Of each seat, by the number shown.
HANDS: Final = [[_hand(seat, backs) for backs in range(HAND + 1)] for seat in range(2)]
SCORES: Final = [[_score(seat, value) for value in range(CELLS + HAND + 1)] for seat in range(2)]
ROUNDS: Final = 1024  # played at the same time: the tiers of a hand hardly ever come again


@lru_cache(ROUNDS)
def _notes(regional: tuple[str, ...], tiers: tuple[int, ...]) -> Zone:
    lines = [Text("tw-rule-" + article.removeprefix("TW-").lower()) for article in regional]
    if tiers:
        lines.append(Text("tw-tiers", {"tiers": ", ".join([str(tier) for tier in tiers])}))
    return Notes(id="notes", label=Text("tw-notes"), area="notes", lines=tuple(lines))


def _board(shared: Shared) -> list[Piece]:
    pieces = []
    for cell, card in enumerate(shared.board):
        if card is not None:
            pieces.append(looks_of(card).laid(cell, shared.colours[cell]))
    return pieces


def _hands(own: Own) -> list[Piece]:
    pieces = []
    for seat, hand in enumerate(own.hands):
        for i, card in enumerate(hand.known):
            # TW-R2: the same card can have come from both collections.
            copy = 1 if i > 0 and hand.known[i - 1] is card else 0
            pieces.append(looks_of(card).held(seat, copy, card in hand.shown))
    if own.collection:
        held = own.hands[own.seat].known if own.seat is not None else []
        for place, card in enumerate([card for card in own.collection if card not in held]):
            name = f"collection-{card.id}"
            pieces.append(looks_of(card).piece(name, "collection", place, own.seat))
    return pieces


SEEN: Final[tuple[Mark, ...]] = ("seen",)
COPIES: Final = 2  # of a card in one hand, at most: one from each collection


class Looks:
    """One card, wherever it may lie: drawn when it is first seen there."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.face = card_face(card)
        self.label = Text("tw-card", {"fr": card.fr, "en": card.en, **_sides(card)})
        self.on_board: list[Piece | None] = [None] * (2 * CELLS)
        self.in_hand: list[Piece | None] = [None] * (4 * COPIES)

    def laid(self, cell: int, colour: Seat) -> Piece:
        at = 2 * cell + colour
        piece = self.on_board[at]
        if piece is None:
            piece = self.piece(f"cell-{cell}", "board", cell, colour)
            self.on_board[at] = piece
        return piece

    def held(self, seat: Seat, copy: int, seen: bool) -> Piece:
        """It has no place, so that it stays the same when another card is played."""
        at = 4 * copy + 2 * seat + seen
        piece = self.in_hand[at]
        if piece is None:
            name, marks = f"hand-{seat}-{self.card.id}-{copy}", SEEN if seen else ()
            piece = self.piece(name, f"hand-{seat}", None, seat, marks)
            self.in_hand[at] = piece
        return piece

    def piece(
        self, id: str, zone: str, place: int | None, owner: Seat | None,
        marks: tuple[Mark, ...] = (),
    ) -> Piece:  # fmt: skip
        ref = self.card.id
        return Piece(
            id, zone, self.face, self.label, ref=ref, place=place, owner=owner, marks=marks
        )


_known: Final[dict[Card, Looks]] = {}  # of every pack


def looks_of(card: Card) -> Looks:
    looks = _known.get(card)
    if looks is None:
        if len(_known) >= KEPT:
            _known.clear()
        looks = _known[card] = Looks(card)
    return looks


def card_face(card: Card) -> Face:
    title = {"title_fr": card.fr, "title_en": card.en}
    return Face("card", {**_sides(card), **title, "emblem": card.emblem, "tier": card.tier})


def _sides(card: Card) -> dict[str, str]:
    return {name: side_name(side) for name, side in zip("nesw", card.sides, strict=True)}


def side_name(side: int) -> str:
    return "A" if side == 10 else str(side)


def _gestures(shared: Shared, own: Own) -> tuple[Gesture, ...]:
    if own.seat is None:
        return ()
    if shared.turn is not None:
        return PLACING[own.seat] if shared.turn == own.seat else ()
    if not _acts(shared, own.seat):
        return ()
    if shared.phase == "between":
        return READY
    return _picking(HAND - len(own.hands[own.seat].known))


READY: Final = (
    Gesture(kind="call", label=Text("ready"), action={"do": "ready"}, bar="between", key="r"),
)


@kept
def _picking(left: int) -> tuple[Gesture, ...]:
    pick = Gesture(
        kind="pick",
        label=Text("tw-do-pick", {"left": left}),
        action={"do": "pick", "card": PIECE},
        source=("collection",),
        least=left,
        most=left,
    )
    return (pick,)


def _placing(seat: Seat) -> tuple[Gesture, ...]:
    place = Gesture(
        kind="drag",
        label=Text("tw-do-place"),
        action={"do": "place", "card": PIECE, "cell": PLACE},
        source=(f"hand-{seat}",),
        target=("board",),
    )
    return (
        place,
        Gesture(kind="sort", label=Text("tw-do-sort"), source=(f"hand-{seat}",)),
    )


PLACING: Final = [_placing(seat) for seat in range(2)]
