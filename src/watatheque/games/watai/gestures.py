"""What the hands of a player can do at this table."""

from collections.abc import Iterator
from typing import Final

from watatheque.core.scene import CHOICE, NUMBER, PIECE, PLACE, Choice, Gesture, Text
from watatheque.core.values import Seat
from watatheque.games.watai.values import NEW, View
from watatheque.games.watai.words import seat_text

# A key for each hand; under WT-V1 the two change sides.
KEYS: Final = {"turn": ("f", "j"), "gather": ("f", "j"), "fill": ("d", "k"), "call": ("g", "h")}


def gestures_of(view: View) -> Iterator[Gesture]:
    if view.seat is None:
        return
    asked = view.acts[view.seat]
    if asked == "play":
        yield from _play(view, view.seat)
    elif asked == "call":
        yield _call(view)
    elif asked in ("ready", "roll"):
        label = Text("ready" if asked == "ready" else "wt-do-roll")
        yield Gesture(kind="call", label=label, action={"do": asked}, bar="bar", key="r")
    elif asked == "choose":
        yield _choose(view, view.seat)


def _key(view: View, name: str) -> str:
    return KEYS[name][1 if view.variant == 1 else 0]


def _play(view: View, seat: Seat) -> Iterator[Gesture]:
    own = (f"row-{seat}", f"turned-{seat}")
    yield Gesture(
        kind="tap",
        label=Text("wt-do-open"),
        action={"do": "lay", "source": PIECE, "pile": NEW},
        source=own,
    )
    yield Gesture(
        kind="drag",
        label=Text("wt-do-lay"),
        action={"do": "lay", "source": PIECE, "pile": PLACE},
        source=own,
        target=("arena",),
    )
    yield from _cards(view, seat)
    yield _call(view)
    yield from _sounds(view)
    for other in range(len(view.sides)):
        if other != seat:
            yield Gesture(
                kind="point",
                label=Text("wt-do-point", {"seat": seat_text(other)}),
                action={"do": "point", "seat": other, "place": PIECE},
                source=(f"row-{other}", f"turned-{other}"),
            )


def _cards(view: View, seat: Seat) -> Iterator[Gesture]:
    side = view.sides[seat]
    stock = (f"stock-{seat}",)
    if side.stock:
        key = _key(view, "turn")
        yield Gesture(
            kind="tap", label=Text("wt-do-turn"), action={"do": "turn"}, source=stock, key=key
        )
    elif side.turned:
        key = _key(view, "gather")
        yield Gesture(
            kind="tap", label=Text("wt-do-gather"), action={"do": "gather"}, source=stock, key=key
        )
    if side.talon and None in side.row:
        yield Gesture(
            kind="drag",
            label=Text("wt-do-fill"),
            action={"do": "fill", "place": PLACE},
            source=(f"talon-{seat}",),
            target=(f"row-{seat}",),
            key=_key(view, "fill"),
        )


def _call(view: View) -> Gesture:
    key = _key(view, "call")
    return Gesture(kind="call", label=Text("wt-do-call"), action={"do": "call"}, bar="bar", key=key)


def _sounds(view: View) -> Iterator[Gesture]:
    """WT-V15, WT-V16."""
    if view.variant == 15:
        yield Gesture(
            kind="tap",
            label=Text("wt-do-slap"),
            action={"do": "slap", "pile": PIECE},
            source=("arena",),
        )
    elif view.variant == 16:
        yield Gesture(
            kind="say", label=Text("wt-do-announce"), action={"do": "announce", "number": NUMBER}
        )


def _choose(view: View, seat: Seat) -> Gesture:
    seats = [s for s in range(len(view.sides)) if view.variant != 10 or s != seat]
    return Gesture(
        kind="choose",
        label=Text("wt-ask-choose", {"seat": seat_text(seat)}),
        action={"do": "choose", "seat": CHOICE},
        choices=tuple(Choice(other, seat_text(other)) for other in seats),
        bar="bar",
    )
