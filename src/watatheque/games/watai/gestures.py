"""What the hands of a player can do at this table."""

from collections.abc import Iterator
from functools import lru_cache

from watatheque.core.scene import CHOICE, NUMBER, PIECE, PLACE, Choice, Gesture, Text, seat_text
from watatheque.core.values import Seat
from watatheque.games.watai.keys import hands
from watatheque.games.watai.values import NEW, View


def gestures_of(view: View, viewer: Seat | None) -> tuple[Gesture, ...]:
    if viewer is None:
        return ()
    side = view.sides[viewer]
    fill = side.talon > 0 and None in side.row
    stock = "turn" if side.stock else "gather" if side.turned else ""
    asked = view.acts[viewer]
    return _gestures(viewer, len(view.sides), asked, view.variant, stock, fill, view.high)


@lru_cache(8192)
def _gestures(
    seat: Seat, seats: int, asked: str, variant: int, stock: str, fill: bool, high: int
) -> tuple[Gesture, ...]:
    if asked == "play":
        sounds = _sounds(variant, high)
        return (*_play(seat, variant, stock, fill), *sounds, *_points(seat, seats))
    if asked == "call":
        return (_call(variant, asked=True),)
    if asked == "ready":
        return (
            Gesture(kind="call", label=Text("ready"), action={"do": "ready"}, bar="bar", key="r"),
        )
    if asked == "roll":
        return _roll()
    return (_choose(seat, seats, variant),) if asked == "choose" else ()


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
        )
    if fill:
        yield _fill(seat, variant)
    yield _call(variant, asked=False)


def _fill(seat: Seat, variant: int) -> Gesture:
    return Gesture(
        kind="drag",
        label=Text("wt-do-fill"),
        action={"do": "fill", "place": PLACE},
        source=(f"talon-{seat}",),
        target=(f"row-{seat}",),
        key=hands(variant).fill,
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


def _call(variant: int, *, asked: bool) -> Gesture:
    """WT-13: too early it costs points, so it stands aside until it is asked for."""
    return Gesture(
        kind="call",
        label=Text("wt-do-call"),
        action={"do": "call"},
        bar="bar",
        aside=not asked,
        key=hands(variant).call,
    )


def _roll() -> tuple[Gesture, ...]:
    """WT-18: by the button, or with the die itself."""
    label, action = Text("wt-do-roll"), {"do": "roll"}
    return (
        Gesture(kind="call", label=label, action=action, bar="bar", key="r"),
        Gesture(kind="tap", label=label, action=action, source=("die-0", "die-1")),
    )


def _sounds(variant: int, high: int) -> Iterator[Gesture]:
    """WT-V15, WT-V16."""
    if variant == 15:
        yield Gesture(
            kind="tap",
            label=Text("wt-do-slap"),
            action={"do": "slap", "pile": PIECE},
            source=("arena",),
        )
    elif variant == 16:
        numbers = [Choice(n, Text("wt-number", {"number": n})) for n in range(2, high + 1)]
        yield Gesture(
            kind="say",
            label=Text("wt-do-announce"),
            action={"do": "announce", "number": NUMBER},
            choices=tuple(numbers),
        )


def _choose(seat: Seat, seats: int, variant: int) -> Gesture:
    others = [s for s in range(seats) if variant != 10 or s != seat]
    return Gesture(
        kind="choose",
        label=Text(f"wt-ask-choose-{variant}"),
        action={"do": "choose", "seat": CHOICE},
        choices=tuple(Choice(other, seat_text(other), seat=other) for other in others),
        bar="bar",
    )
