"""What the hands of a player can do at this table."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from watatheque.core.scene import CHOICE, NUMBER, PIECE, PLACE, Choice, Gesture, Text, seat_text
from watatheque.core.values import Seat
from watatheque.games.watai.values import NEW, View

# A key for each hand; under WT-V1 the two change sides.
KEYS: Final = {"turn": ("f", "j"), "gather": ("f", "j"), "fill": ("d", "k"), "call": ("g", "h")}


def gestures_of(view: View, viewer: Seat | None) -> tuple[Gesture, ...]:
    if viewer is None:
        return ()
    side = view.sides[viewer]
    fill = side.talon > 0 and None in side.row
    stock = "turn" if side.stock else "gather" if side.turned else ""
    asked = view.acts[viewer]
    return _gestures(viewer, len(view.sides), asked, view.variant, stock, fill)


@lru_cache(8192)
def _gestures(
    seat: Seat, seats: int, asked: str, variant: int, stock: str, fill: bool
) -> tuple[Gesture, ...]:
    if asked == "play":
        return (*_play(seat, variant, stock, fill), *_points(seat, seats))
    if asked == "call":
        return (_call(variant),)
    if asked in ("ready", "roll"):
        label = Text("ready" if asked == "ready" else "wt-do-roll")
        return (Gesture(kind="call", label=label, action={"do": asked}, bar="bar", key="r"),)
    return (_choose(seat, seats, variant),) if asked == "choose" else ()


def _key(variant: int, name: str) -> str:
    return KEYS[name][1 if variant == 1 else 0]


def _play(seat: Seat, variant: int, stock: str, fill: bool) -> Iterator[Gesture]:
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
    if stock:
        yield Gesture(
            kind="tap",
            label=Text(f"wt-do-{stock}"),
            action={"do": stock},
            source=(f"stock-{seat}",),
            key=_key(variant, stock),
        )
    if fill:
        yield _fill(seat, variant)
    yield _call(variant)
    yield from _sounds(variant)


def _fill(seat: Seat, variant: int) -> Gesture:
    return Gesture(
        kind="drag",
        label=Text("wt-do-fill"),
        action={"do": "fill", "place": PLACE},
        source=(f"talon-{seat}",),
        target=(f"row-{seat}",),
        key=_key(variant, "fill"),
    )


def _points(seat: Seat, seats: int) -> Iterator[Gesture]:
    for other in range(seats):
        if other != seat:
            yield Gesture(
                kind="point",
                label=Text("wt-do-point", {"seat": seat_text(other)}),
                action={"do": "point", "seat": other, "place": PIECE},
                source=(f"row-{other}", f"turned-{other}"),
            )


def _call(variant: int) -> Gesture:
    key = _key(variant, "call")
    return Gesture(kind="call", label=Text("wt-do-call"), action={"do": "call"}, bar="bar", key=key)


def _sounds(variant: int) -> Iterator[Gesture]:
    """WT-V15, WT-V16."""
    if variant == 15:
        yield Gesture(
            kind="tap",
            label=Text("wt-do-slap"),
            action={"do": "slap", "pile": PIECE},
            source=("arena",),
        )
    elif variant == 16:
        yield Gesture(
            kind="say", label=Text("wt-do-announce"), action={"do": "announce", "number": NUMBER}
        )


def _choose(seat: Seat, seats: int, variant: int) -> Gesture:
    others = [s for s in range(seats) if variant != 10 or s != seat]
    return Gesture(
        kind="choose",
        label=Text("wt-ask-choose", {"seat": seat_text(seat)}),
        action={"do": "choose", "seat": CHOICE},
        choices=tuple(Choice(other, seat_text(other)) for other in others),
        bar="bar",
    )
