"""How what happens is shown and told."""

from collections.abc import Sequence
from typing import Any

from watatheque.core.scene import Beat, BeatKind, Text
from watatheque.core.values import Event
from watatheque.games.waka_waka.wording import (
    Args,
    card_text,
    cards_text,
    good_text,
    goods_text,
    of_card,
    pair_text,
    seat_text,
)

# Kind of the beat, source and target; `#` stands for the seat, `@` for the boat.
SHOWN: dict[str, tuple[BeatKind, str, str]] = {
    "played": ("move", "hand-#", "slots-#"),
    "veiled": ("move", "hand-#", "slots-#"),
    "bought": ("move", "boat-@", "stock-#"),
    "put": ("move", "stock-#", "village"),
    "sold": ("move", "stock-#", "village"),
    "delivered": ("move", "stock-#", "village"),
    "climbed": ("own", "gold-#", "status"),
    "rained": ("own", "", "gold-#"),
    "visited": ("show", "hand-!", ""),
    "saw": ("show", "hand-!", "notes"),
    "discarded": ("move", "hand-#", "discard"),
    "peeked": ("show", "boat-@", ""),
    "found": ("show", "boat-@", "notes"),
    "gathered": ("move", "village", "stock-#"),
    "swapped": ("move", "stock-#", "village"),
    "shared": ("own", "gold-#", ""),
    "drew": ("move", "deck", "hand-#"),
    "got": ("show", "deck", "hand-#"),
    "fire": ("flip", "deck", "fire"),
    "shuffled": ("shuffle", "discard", "deck"),
    "restocked": ("shuffle", "village", "reserve"),
    "loaded": ("move", "reserve", "boat-@"),
    "took gold": ("own", "", "gold-#"),
}
SHARE = ("shared", "declined")  # WK-16
LONG = ("turn", "arrived", "ended", "fire")  # beats to stop at


def beats_of(event: Event) -> Sequence[Beat]:
    data = event.data
    kind, source, target = SHOWN.get(event.kind, ("banner", "", ""))
    return (
        Beat(
            kind=kind,
            text=Text("wk-told-" + _named(event), _told(event)),
            ms=900 if event.kind in LONG else 300,
            article=event.article,
            seat=data.get("seat"),
            source=_zone(source, data),
            target=_zone(target, data),
        ),
    )


def _named(event: Event) -> str:
    if event.kind == "fire":
        return "fire-lit" if event.data["lit"] else "fire-out"
    return event.kind.replace(" ", "-")


def _zone(name: str, data: dict[str, Any]) -> str:
    for sign, what in (("#", "seat"), ("@", "boat"), ("!", "opponent")):
        if sign in name:
            return name.replace(sign, str(data[what]))
    return name


def _told(event: Event) -> Args:
    args = _args(event.data)
    if event.kind in SHARE:
        args["of"] = of_card(event.data["card"])
    elif event.kind == "sold":
        args["pair"] = pair_text(event.data["good"])
    return args


def _args(data: dict[str, Any]) -> Args:
    args: Args = {}
    for name, value in data.items():
        if name in ("seat", "opponent", "owner"):
            args["who" if name == "seat" else name] = seat_text(value)
        elif name == "card":
            args[name] = card_text(value)
        elif name in ("good", "give", "take"):
            args[name] = good_text(value)
        elif name == "cards" and isinstance(value, list):
            args[name] = cards_text(value)
        elif name == "goods" and isinstance(value, list):
            args[name] = goods_text(value)
        elif name in ("boat", "slot"):
            args[name] = value + 1
        elif isinstance(value, int):
            args[name] = int(value)
    return args
