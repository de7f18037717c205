"""What a hand can do at this table."""

from typing import Any

from msgspec.structs import replace

from watatheque.core.scene import CHOICE, PIECE, Choice, Face, Gesture, Text, seat_text
from watatheque.core.values import Seat
from watatheque.games.uno_wizz import battle
from watatheque.games.uno_wizz.pieces import COLOURS, HIGHEST
from watatheque.games.uno_wizz.values import View

FOUR = tuple(Choice(name, Text(f"uw-{name}"), Face("token", {"colour": name})) for name in COLOURS)
NUMBERS = tuple(
    Choice(number, Text("uw-digit", {"number": number})) for number in range(HIGHEST + 1)
)


def gestures(view: View) -> list[Gesture]:
    if view.seat is None:
        return []
    kinds = [ask.kind for ask in view.asks if ask.seat == view.seat]
    if not kinds:
        return []
    found = _by_kind(view, view.seat, kinds[0])
    return [*found, *_calls(view, view.seat)]


def _by_kind(view: View, seat: Seat, kind: str) -> list[Gesture]:
    hand = f"hand-{seat}"
    if kind in ("turn", "drew"):
        return _turn(view, hand, kind)
    if kind == "spin":
        return [_button("tap", "spin", {"do": "spin"}, "s", source=("wheel",), bar="bar")]
    if kind == "colour":
        return [_choose("colour", {"do": "name_colour", "colour": CHOICE}, FOUR)]
    if kind == "number":
        return [_choose("number", {"do": "name_number", "number": CHOICE}, NUMBERS)]
    if kind == "shed":
        return [_shed(view, seat, hand), *_stop(view)]
    if kind == "show":
        show = {"do": "show", "card": PIECE}
        return [Gesture(kind="tap", label=Text("uw-do-show"), action=show, source=(hand,))]
    if kind == "shout":
        return [_button("call", "shout", {"do": "shout"}, "w", bar="bar")]
    if kind == "ready":
        action = {"do": "ready"}
        return [Gesture(kind="call", label=Text("ready"), action=action, bar="bar", key="r")]
    return []


def _shed(view: View, seat: Seat, hand: str) -> Gesture:
    action = {"do": "shed", "card": PIECE}
    if battle.is_on(view):  # UW-14h: of the cards that lie there one's own
        return replace(_drag("shed", action, battle.WAR), only=view.shown[seat])
    return _drag("shed", action, hand)


def _stop(view: View) -> list[Gesture]:
    """UW-14a, UW-14h: where all must go, nobody is asked whether that was all."""
    must = view.icon == "a" or (view.icon == "h" and view.tied)
    return [] if must else [_button("tap", "done", {"do": "done"}, "d", bar="bar")]


def _turn(view: View, hand: str, kind: str) -> list[Gesture]:
    found = [_drag("play", {"do": "play", "card": PIECE, "colour": ""}, hand)]
    held = view.hands[int(hand.removeprefix("hand-"))].known
    for joker in ("joker", "super-joker"):
        if joker in held and view.drawn in (None, joker):
            found.append(_coloured(joker, hand))
    if kind == "turn":
        found.append(_button("tap", "draw", {"do": "draw"}, "p", source=("pile",), bar="bar"))
    else:
        found.append(_button("tap", "keep", {"do": "keep"}, "k", bar="bar"))
    return [*found, Gesture(kind="sort", label=Text("uw-do-sort"), source=(hand,))]


def _calls(view: View, seat: Seat) -> list[Gesture]:
    """UW-15, UW-14f: a button that is there whenever a call could matter, needed or not."""
    found = []
    pair = view.hands[seat].count == 2 and view.turn == seat and view.phase in ("turn", "drew")
    if seat in view.exposed or seat in view.owing or (pair and not view.ahead):
        found.append(_button("call", "uno", {"do": "uno"}, "u"))
    for target in view.exposed:
        if target != seat and not view.grace:
            label = Text("uw-do-catch", {"seat": seat_text(target)})
            action = {"do": "catch", "seat": target}
            found.append(Gesture(kind="call", label=label, action=action, key="c"))
    return found


def _drag(name: str, action: dict[str, Any], source: str) -> Gesture:
    label = Text(f"uw-do-{name}")
    return Gesture(kind="drag", label=label, action=action, source=(source,), target=("discard",))


def _coloured(joker: str, hand: str) -> Gesture:
    """UW-11: the card comes first, then the question which colour it is."""
    action = {"do": "play", "card": PIECE, "colour": CHOICE}
    return Gesture(
        kind="drag",
        label=Text(f"uw-do-{joker}"),
        action=action,
        source=(hand,),
        target=("discard",),
        only=(joker,),
        choices=FOUR,
    )


def _choose(name: str, action: dict[str, Any], choices: tuple[Choice, ...]) -> Gesture:
    label = Text(f"uw-do-{name}")
    return Gesture(kind="choose", label=label, action=action, choices=choices, bar="bar")


def _button(
    kind: Any, name: str, action: dict[str, Any], key: str, source: tuple[str, ...] = (),
    bar: str = "",
) -> Gesture:  # fmt: skip
    label = Text(f"uw-do-{name}")
    return Gesture(kind=kind, label=label, action=action, source=source, bar=bar, key=key)
