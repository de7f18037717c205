"""How an event is shown and told."""

from collections.abc import Iterator
from typing import Any

from tests.sink import pieces
from tests.sink.words import card_text, seat_text, suit_text, text
from watatheque.core.game import Event
from watatheque.core.scene import Beat, BeatKind, Text

# For every event: the beat, where from, where to, and which piece; filled in from its data.
SHOWN: dict[str, tuple[BeatKind, str, str, str]] = {
    "played": ("move", "hand-{seat}", "grid", "card-{card}"),
    "covered": ("move", "grid", "piles", "card-{card}"),
    "spun": ("spin", "", "wheel", ""),
    "named": ("flip", "", "suit", ""),
    "owned": ("own", "", "grid", "card-{card}"),
    "passed": ("pass", "", "", ""),
    "held": ("show", "", "hand-{seat}", "card-{card}"),
    "shown": ("show", "hand-{seat}", "", ""),
    "saw": ("show", "hand-{seat}", "notes", "note-{card}"),
    "drew": ("move", "deck", "hand-{seat}", ""),
    "got": ("show", "", "hand-{seat}", "card-{card}"),
    "laid": ("shuffle", "hand-{victim}", "laid", ""),
    "took": ("move", "hand-{victim}", "hand-{seat}", ""),
    "lost": ("show", "hand-{seat}", "notes", "note-{card}"),
    "shed": ("move", "hand-{seat}", "shed-{seat}", ""),
    "stopped": ("banner", "", "", ""),
    "skipped": ("banner", "", "", ""),
    "owes": ("banner", "", "", ""),
    "countdown": ("countdown", "", "", ""),
    "rolled": ("roll", "", "die", ""),
    "said": ("banner", "", "", ""),
    "pointed": ("banner", "", "grid", "card-{card}"),
    "won": ("count", "", "heap-{seat}", ""),
    "struck": ("strike", "", "heap-{seat}", ""),
    "closed": ("banner", "", "", ""),
    "called": ("banner", "", "", ""),
    "slapped": ("banner", "", "", ""),
    "flicked": ("slide", "", "field", "disc-{disc}"),
    "put": ("move", "", "field", "disc-{disc}"),
    "turned": ("flip", "", "shed-{seat}", "card-{card}"),
    "counted": ("count", "", "score-{seat}", ""),
    "readied": ("banner", "", "", ""),
    "dealt": ("shuffle", "", "deck", ""),
    "round": ("banner", "", "", ""),
    "over": ("banner", "", "", ""),
}


def beats(event: Event) -> list[Beat]:
    return [_beat(event, data) for data in _spread(event.data)]


def _spread(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Several cards, or a count for each seat, are told one at a time."""
    if "cards" in data:
        yield from ({"seat": data["seat"], "card": card} for card in data["cards"])
    elif "counts" in data:
        yield from ({"seat": seat, "points": n} for seat, n in enumerate(data["counts"]))
    else:
        yield data


def _beat(event: Event, data: dict[str, Any]) -> Beat:
    kind, source, target, piece = SHOWN[event.kind]
    return Beat(
        kind=kind,
        text=_text(event.kind, data),
        ms=data.get("ms", 300),
        gate=kind == "countdown",
        article=event.article,
        seat=data.get("seat"),
        piece=piece.format(**data),
        source=source.format(**data),
        target=target.format(**data),
        data=data if kind in ("spin", "roll", "slide", "count") else {},
    )


def _text(id: str, data: dict[str, Any]) -> Text:
    args = {name: _argument(name, value) for name, value in data.items()}
    return text(id, **{name: arg for name, arg in args.items() if arg is not None})


def _argument(name: str, value: Any) -> int | Text | None:
    if name in ("seat", "to", "victim", "target"):
        return seat_text(value)
    if name == "card":
        return card_text(value)
    if name == "suit":
        return suit_text(value)
    if name == "icon":
        return text(f"icon-{pieces.ICONS[value]}")
    return value if isinstance(value, int) else None
