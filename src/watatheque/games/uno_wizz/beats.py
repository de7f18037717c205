"""How what happens is shown and told."""

from collections.abc import Sequence
from typing import Any

from watatheque.core.scene import Beat, Text, seat_text
from watatheque.core.values import Event
from watatheque.games.uno_wizz.pieces import COLOUR_OF
from watatheque.games.uno_wizz.wording import card_text, cards_text, seats_text

Args = dict[str, int | str | Text]

SPIN_MS = 3000
STRIKES = ("caught", "silent")
BANNERS = ("began", "icon", "war", "tied", "won", "drawn", "shouted", "unshouted", "out", "ended")


def beats_of(event: Event) -> Sequence[Beat]:
    data, seat = event.data, event.data.get("seat")
    text = Text(f"uw-told-{event.kind}", _args(event))
    if event.kind in STRIKES:
        return (Beat(kind="strike", text=text, seat=seat, ms=900, article=event.article),)
    if event.kind in ("played", "shed"):
        return (_to_discard(event, text),)
    if event.kind in ("drew", "took"):
        target = f"hand-{seat}"
        return (
            Beat(kind="move", text=text, seat=seat, source="pile", target=target,
                 article=event.article, data={"count": data.get("count", 0)}),
        )  # fmt: skip
    if event.kind == "spun":
        wheel = {"icon": data["icon"]}
        return (
            Beat(kind="spin", text=text, seat=seat, ms=SPIN_MS, gate=True, source="wheel",
                 article=event.article, data=wheel),
        )  # fmt: skip
    return (_plain(event, text),)


def _to_discard(event: Event, text: Text) -> Beat:
    seat = event.data["seat"]
    piece = f"discard-{event.data['card']}"
    return Beat(
        kind="move",
        text=text,
        seat=seat,
        source=f"hand-{seat}",
        target="discard",
        piece=piece,
        article=event.article,
    )


def _plain(event: Event, text: Text) -> Beat:
    seat, article = event.data.get("seat"), event.article
    if event.kind in ("swapped", "received"):
        return Beat(kind="pass", text=text, seat=seat, ms=900, article=article)
    if event.kind in ("opened", "shown"):
        return Beat(kind="show", text=text, seat=seat, source=f"hand-{seat}", article=article)
    if event.kind == "reshuffled":
        return Beat(kind="shuffle", text=text, source="discard", target="pile", article=article)
    if event.kind == "turned":
        return Beat(kind="flip", text=text, target="direction", article=article)
    if event.kind == "race":
        return Beat(kind="countdown", text=text, ms=0, gate=True, article=article)
    if event.kind == "counted":
        return Beat(kind="count", text=text, seat=seat, ms=1500, target="sheet", article=article)
    long = event.kind in BANNERS
    return Beat(kind="banner", text=text, seat=seat, ms=900 if long else 400, article=article)


def _args(event: Event) -> Args:
    """The data of an event as the arguments of its text."""
    data = event.data
    args: Args = {}
    for name in ("seat", "by", "dealer"):
        if name in data:
            args[name] = seat_text(data[name])
    for name in ("count", "number", "round", "direction"):
        if name in data:
            args[name] = data[name]
    for name in ("seats", "winners"):
        if name in data:
            args[name] = seats_text(data[name])
    return {**args, **_faces(data)}


def _faces(data: dict[str, Any]) -> Args:
    args: Args = {}
    if "card" in data:
        args["card"] = card_text(data["card"])
        args["named"] = Text("uw-as", {"colour": Text(f"uw-{data['colour']}")}) if (
            data.get("colour") in COLOUR_OF
        ) else Text("uw-as-itself")  # fmt: skip
    elif "colour" in data:
        args["colour"] = Text(f"uw-{data['colour']}")
    if "cards" in data:
        args["cards"] = cards_text(data["cards"])
    if "icon" in data:
        args["icon"] = Text(f"uw-icon-{data['icon']}")
    if "points" in data:
        args["points"] = sum(data["points"])
    return args
