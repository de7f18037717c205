"""How what happens is shown and told."""

from collections.abc import Sequence
from typing import Any, Final

from watatheque.core.scene import Beat, BeatKind, Text, seat_text
from watatheque.core.values import Event
from watatheque.games.watai.values import TOP
from watatheque.games.watai.words import card_text, place_text, points_text, seats_text

# For every event: the beat, where from, where to, which piece, and how long it takes.
SHOWN: Final[dict[str, tuple[BeatKind, str, str, str, int]]] = {
    "began": ("shuffle", "", "arena", "", 900),
    "chosen": ("pass", "", "talon-{chosen}", "", 600),
    "countdown": ("countdown", "", "arena", "", 3000),
    "go": ("banner", "", "arena", "", 500),
    "laid": ("move", "{from}", "arena", "pile-{pile}-{card}", 200),
    "uncovered": ("show", "", "turned-{seat}", "turned-{seat}-{card}", 100),
    "filled": ("move", "talon-{seat}", "row-{seat}", "row-{seat}-{place}-{card}", 150),
    "turned": ("flip", "stock-{seat}", "turned-{seat}", "turned-{seat}-{card}", 200),
    "gathered": ("flip", "turned-{seat}", "stock-{seat}", "", 300),
    "emptied": ("banner", "", "talon-{seat}", "", 600),
    "waits": ("banner", "", "talon-{seat}", "", 600),
    "called": ("banner", "", "arena", "", 1200),
    "miscalled": ("strike", "", "score-{seat}", "", 600),
    "pointed": ("banner", "", "row-{owner}", "", 400),
    "fined": ("strike", "", "score-{seat}", "", 600),
    "extra": ("show", "", "row-{seat}", "", 600),
    "frozen": ("banner", "", "arena", "", 600),
    "thawed": ("banner", "", "arena", "", 400),
    "ten": ("banner", "", "arena", "", 300),
    "slapped": ("count", "", "score-{seat}", "", 200),
    "said": ("banner", "", "", "", 200),
    "lapsed": ("strike", "", "score-{seat}", "", 400),
    "quiet": ("banner", "", "arena", "", 400),
    "blocked": ("banner", "", "arena", "", 1200),
    "counted": ("count", "", "sheet", "", 1500),
    "rolled-count": ("roll", "", "die-0", "", 1200),
    "aie": ("count", "", "score-{seat}", "", 900),
    "rolled-variant": ("roll", "", "die-0", "", 1200),
    "ready": ("banner", "", "", "", 100),
    "over": ("banner", "", "", "", 1500),
}
EVENTS: Final = tuple(SHOWN)
GATES: Final = ("countdown",)  # WT-4: the clock's Tick says Go


def beats_of(event: Event) -> Sequence[Beat]:
    kind, source, target, piece, ms = SHOWN[event.kind]
    data = dict(event.data)
    if "source" in data:
        data["from"] = ("turned-" if data["source"] == TOP else "row-") + str(data["seat"])
    return (
        Beat(
            kind=kind,
            text=Text(_message(event), _told(event)),
            ms=ms,
            gate=event.kind in GATES,
            article=event.article,
            seat=data.get("seat"),
            source=source.format(**data),
            target=target.format(**data),
            piece=_piece(piece, data),
            data=_shown(event),
        ),
    )


def _piece(piece: str, data: dict[str, Any]) -> str:
    return piece.format(**data) if "card" in data else ""


def _message(event: Event) -> str:
    if event.kind == "turned" and "card" not in event.data:
        return "wt-told-turned-none"
    if event.kind == "counted" and event.data["points"] == event.data["totals"]:
        return "wt-told-counted-first"
    return f"wt-told-{event.kind}"


def _shown(event: Event) -> dict[str, Any]:
    """Numbers that a die, a sheet or a clock shows."""
    names = ("face", "dice", "points", "totals", "seconds")
    shown = {name: event.data[name] for name in names if name in event.data}
    return {"aloud": event.data["number"]} if event.kind == "said" else shown


def _told(event: Event) -> dict[str, int | str | Text]:
    told: dict[str, int | str | Text] = {}
    for name, value in event.data.items():
        if name in ("seat", "owner", "chosen"):
            told[name] = seat_text(value)
        elif name == "card":
            told[name] = card_text(value)
        elif name == "place":
            told[name] = place_text(value)
        elif name == "pile":
            told[name] = value + 1
        elif name == "source":
            told[name] = place_text(value)
        elif name == "variant":
            told[name] = Text(f"wt-variant-{value}")
        elif name == "face":
            told[name] = value
            told["count"] = Text(f"wt-count-{value}")
        elif name == "seats":
            told["winners"] = seats_text(value)
        elif name in ("points", "totals") and isinstance(value, list):
            told[name] = points_text(value)
        elif isinstance(value, list):
            told[name] = ", ".join(map(str, value))
        else:
            told[name] = value
    return told
