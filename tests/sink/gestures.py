"""What a hand can do, as templates of actions."""

from collections.abc import Callable, Iterator

from tests.sink import pieces
from tests.sink.values import Ask, View
from tests.sink.words import seat_text, suit_face, suit_text, text
from watatheque.core.game import Seat
from watatheque.core.scene import (
    CHOICE,
    DX,
    DY,
    NUMBER,
    PIECE,
    PLACE,
    STRENGTH,
    TARGET,
    Choice,
    Gesture,
    X,
    Y,
)


def gestures(view: View, ask: Ask | None) -> Iterator[Gesture]:
    if view.seat is None:
        return
    mine = f"hand-{view.seat}"
    yield Gesture(kind="sort", label=text("do-sort"), source=(mine,))
    yield Gesture(kind="peek", label=text("do-peek"), source=("notes",))
    if ask is not None:
        yield from GESTURES[ask.kind](view, view.seat)
        if ask.kind not in ("say", "point", "ready"):
            yield from _calls(view, view.seat)


def _calls(view: View, seat: Seat) -> Iterator[Gesture]:
    yield _button("call", key="c")
    if view.owes not in (-1, seat):
        yield _button("slap", key="s")


def _button(do: str, key: str = "") -> Gesture:
    return Gesture(kind="call", label=text(f"do-{do}"), action={"do": do}, bar="bar", key=key)


def _turn(view: View, seat: Seat) -> Iterator[Gesture]:
    hand = (f"hand-{seat}",)
    others = [other for other in range(len(view.counts)) if other != seat]
    if view.deck:
        yield Gesture(kind="tap", label=text("do-draw"), action={"do": "draw"}, source=("deck",))
    yield Gesture(
        kind="drag",
        label=text("do-play"),
        action={"do": "play", "card": PIECE, "cell": PLACE},
        source=hand,
        target=("grid",),
    )
    yield from _shed(view, seat)
    if view.hand:
        yield _choose("show", "to", _seats(others))
    yield _choose("steal", "victim", _seats([other for other in others if view.counts[other]]))
    yield _button("pass")


def _shed(view: View, seat: Seat) -> Iterator[Gesture]:
    room = min(pieces.SHED - len(view.shed[seat]), len(view.hand))
    if room:
        yield Gesture(
            kind="pick",
            label=text("do-shed"),
            action={"do": "shed", "card": PIECE},
            source=(f"hand-{seat}",),
            target=(f"shed-{seat}",),
            most=room,
            ordered=True,
        )


def _shed_more(view: View, seat: Seat) -> Iterator[Gesture]:
    yield from _shed(view, seat)
    yield _button("done")


def _choose(do: str, name: str, choices: tuple[Choice, ...]) -> Gesture:
    action = {"do": do, name: CHOICE}
    return Gesture(kind="choose", label=text(f"do-{do}"), action=action, choices=choices, bar="bar")


def _seats(seats: list[Seat]) -> tuple[Choice, ...]:
    return tuple(Choice(seat, seat_text(seat)) for seat in seats)


def _name(view: View, seat: Seat) -> Iterator[Gesture]:
    suits = range(len(pieces.SUITS))
    yield _choose("name", "suit", tuple(Choice(i, suit_text(i), suit_face(i)) for i in suits))


def _take(view: View, seat: Seat) -> Iterator[Gesture]:
    action = {"do": "take", "place": PLACE}
    yield Gesture(kind="tap", label=text("do-take"), action=action, source=("laid",))
    yield _button("done")


def _say(view: View, seat: Seat) -> Iterator[Gesture]:
    action = {"do": "say", "number": NUMBER}
    yield Gesture(kind="say", label=text("do-say"), action=action, bar="bar")


def _point(view: View, seat: Seat) -> Iterator[Gesture]:
    action = {"do": "point", "card": TARGET}
    yield Gesture(kind="point", label=text("do-point"), action=action, target=("grid",))


def _flick(view: View, seat: Seat) -> Iterator[Gesture]:
    action = {"do": "flick", "disc": PIECE, "dx": DX, "dy": DY, "strength": STRENGTH}
    yield Gesture(kind="flick", label=text("do-flick"), action=action, source=("field",))
    yield Gesture(kind="aim", label=text("do-aim"), action=action, source=("field",))


def _put(view: View, seat: Seat) -> Iterator[Gesture]:
    action = {"do": "put", "x": X, "y": Y}
    yield Gesture(kind="place", label=text("do-put"), action=action, target=("field",))


def _ready(view: View, seat: Seat) -> Iterator[Gesture]:
    yield _button("ready")


def _nothing(view: View, seat: Seat) -> Iterator[Gesture]:
    yield from ()


GESTURES: dict[str, Callable[[View, Seat], Iterator[Gesture]]] = {
    "turn": _turn, "name": _name, "take": _take, "shed": _shed_more, "say": _say, "point": _point,
    "flick": _flick, "put": _put, "ready": _ready, "call": _nothing, "catch": _nothing,
}  # fmt: skip
