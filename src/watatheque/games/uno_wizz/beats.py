"""How what happens is shown and told."""

from collections.abc import Sequence
from typing import Any

from watatheque.core.scene import Beat, Text, seat_text
from watatheque.core.values import Event, Seat
from watatheque.games.uno_wizz import battle
from watatheque.games.uno_wizz.pieces import COLOUR_OF
from watatheque.games.uno_wizz.wording import card_text, cards_text, held_text, seats_text

Args = dict[str, int | str | Text]

SPIN_MS = 3000
ICON_MS = 2600  # time to read what the wheel has said
SHOWN_MS = 1100
COUNT_MS = 1500
PASS_MS = 1800  # the hands go round, and eyes follow them
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
    if event.kind == "counted":
        return [*_counted(event), _count(event, text, data["seat"])]
    return (_plain(event, text),)


def _counted(event: Event) -> list[Beat]:
    """UW-18: whose cards give what, where points are counted at all."""
    held = [(seat, cards) for seat, cards in enumerate(event.data["hands"]) if cards]
    return [
        _count(event, held_text(seat, cards), seat)
        for seat, cards in held
        if any(event.data["points"])
    ]


def _count(event: Event, text: Text, seat: Seat) -> Beat:
    return Beat(kind="count", text=text, seat=seat, ms=COUNT_MS, source=f"hand-{seat}",
                target="sheet", article=event.article)  # fmt: skip


def _to_discard(event: Event, text: Text) -> Beat:
    seat = event.data["seat"]
    piece = f"discard-{event.data['card']}"
    return Beat(
        kind="move",
        text=text,
        seat=seat,
        source=battle.WAR if event.article == "UW-14h" else f"hand-{seat}",
        target="discard",
        piece=piece,
        article=event.article,
    )


def _plain(event: Event, text: Text) -> Beat:
    seat, article = event.data.get("seat"), event.article
    if event.kind in ("swapped", "received"):
        return Beat(kind="pass", text=text, seat=seat, ms=PASS_MS, article=article)
    if event.kind == "opened":
        return Beat(kind="show", text=text, seat=seat, source=f"hand-{seat}", article=article)
    if event.kind == "shown":  # UW-14h: card by card
        piece = battle.piece_id(event.data["seat"], event.data["card"], event.data["copy"])
        return Beat(kind="show", text=text, seat=seat, ms=SHOWN_MS, source=f"hand-{seat}",
                    target=battle.WAR, piece=piece, article=article)  # fmt: skip
    if event.kind == "reshuffled":
        return Beat(kind="shuffle", text=text, source="discard", target="pile", article=article)
    if event.kind == "turned":
        return Beat(kind="flip", text=text, target="direction", article=article)
    if event.kind == "race":
        return Beat(kind="countdown", text=text, ms=0, gate=True, article=article)
    ms = ICON_MS if event.kind == "icon" else 900 if event.kind in BANNERS else 400
    return Beat(kind="banner", text=text, seat=seat, ms=ms, article=article)


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
