"""What the reader of the scene can do: templates of actions, not lists of them."""

from msgspec.structs import replace

from watatheque.core.scene import (
    CHOICE,
    DX,
    DY,
    PIECE,
    STRENGTH,
    Choice,
    Gesture,
    Text,
    X,
    Y,
)
from watatheque.games.willy_waschbaer.markers import quota
from watatheque.games.willy_waschbaer.pieces import RACCOONS
from watatheque.games.willy_waschbaer.values import BOX, View
from watatheque.games.willy_waschbaer.words import receiver_text

FIELD = ("field",)
ALL = tuple(range(RACCOONS))
ANNOUNCE = Gesture(
    kind="tap",
    label=Text("ww-do-announce"),
    action={"do": "announce", "raccoon": PIECE},
    source=FIELD,
    only=ALL,
)
SHOT = {"raccoon": PIECE, "dx": DX, "dy": DY, "strength": STRENGTH}
FLICK = Gesture(
    kind="flick", label=Text("ww-do-flick"), action={"do": "flick", **SHOT}, source=FIELD
)
AIM = Gesture(kind="aim", label=Text("ww-do-aim"), action={"do": "aim", **SHOT}, source=FIELD)
CHOOSE = Gesture(
    kind="choose",
    label=Text("ww-do-choose"),
    action={"do": "choose", "keep": CHOICE},
    choices=(
        Choice("food", Text("ww-keep-food")),
        Choice("raccoons", Text("ww-keep-raccoons")),
    ),
    bar="bar",
)
PUT = Gesture(
    kind="place",
    label=Text("ww-do-put"),
    action={"do": "put_back", "piece": PIECE, "x": X, "y": Y},
    source=("fallen",),
    target=FIELD,
)
ARRANGE = Gesture(
    kind="place",
    label=Text("ww-do-arrange"),
    action={"do": "arrange", "piece": PIECE, "x": X, "y": Y},
    source=FIELD,
    target=FIELD,
)
DONE = Gesture(kind="call", label=Text("ww-do-done"), action={"do": "done"}, bar="bar", key="d")
READY = Gesture(kind="call", label=Text("ready"), action={"do": "ready"}, bar="bar", key="r")

GESTURES = {
    "arrange": [ARRANGE, DONE],
    "choose": [CHOOSE],
    "put": [PUT],
    "between": [READY],
}


def gestures_of(view: View, asked: bool) -> list[Gesture]:
    if view.seat is None:
        return []
    gestures = _asked(view, view.seat) if asked else []
    shown = view.phase in ("between", "over")  # WW-14: everybody has shown their markers
    if view.markers[view.seat].known and not shown:
        return [*gestures, _peek(view.seat)]
    return gestures


def _asked(view: View, seat: int) -> list[Gesture]:
    if view.phase == "give":
        return _gifts(view, seat)
    if view.phase == "announce":  # WW-5: who flicks at once has pointed at the raccoon
        first = ANNOUNCE.action
        return [ANNOUNCE, *(replace(shot, first=first, only=ALL) for shot in _shots(view))]
    if view.phase == "flick" and view.announced is not None:
        return [replace(shot, only=(view.announced,)) for shot in _shots(view)]
    return GESTURES[view.phase]


def _shots(view: View) -> list[Gesture]:
    """WW-P4: the table says how one may flick."""
    shots = {"any": [FLICK, AIM], "hand": [FLICK], "aim": [AIM]}
    return shots[view.flicks]


def _peek(seat: int) -> Gesture:
    """WW-3: one's own markers whenever one likes."""
    return Gesture(kind="peek", label=Text("ww-do-peek"), source=(f"markers-{seat}",))


def _gifts(view: View, giver: int) -> list[Gesture]:
    """WW-V2: a marker dragged to whoever still gets one."""
    seats = len(view.taken)
    made = [to for _, to in view.gifts]
    receivers = [to for to in (BOX, *range(seats)) if to != giver]
    return [
        Gesture(
            kind="drag",
            label=Text("ww-do-give", {"receiver": receiver_text(to)}),
            action={"do": "give", "marker": PIECE, "to": to},
            source=(f"markers-{giver}",),
            target=("box" if to == BOX else f"markers-{to}",),
        )
        for to in receivers
        if made.count(to) < quota(seats, to)
    ]
