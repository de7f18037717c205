"""How what happens in a duel is told.

What was told once is told by the same object again: a table writes it out once.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from watatheque.core.scene import Beat, Text, cell_name
from watatheque.core.values import Event, Seat
from watatheque.games.triple_wata.scene import KEPT, colour_text
from watatheque.games.triple_wata.values import CELLS

CAPTURE_MS: Final = 800  # one after the other, each with the rule that made it
ENDED_MS: Final = 1600
BANNER_MS: Final = 900

Beats = tuple[Beat, ...]


def beats_of(event: Event) -> Sequence[Beat]:
    kind, data, article = event.kind, event.data, event.article
    if kind in ("placed", "captured"):
        return _news_of(data["fr"], data["en"]).beats(kind, article, data["seat"], data["cell"])
    if kind == "unplayed":
        return _unplayed(data["seat"], data["fr"], data["en"], article)
    if kind == "ended":
        red, blue = data["scores"]
        return _ended(red, blue, article)
    seat = data.get("seat")
    round = {"round": data["round"]} if "round" in data else {}
    text = _text(kind, data.get("starter", seat), **round)
    return (Beat(kind="banner", text=text, seat=seat, ms=BANNER_MS, article=article),)


class News:
    """Of one card, wherever it is laid or captured: put into words when it first happens."""

    def __init__(self, fr: str, en: str) -> None:
        self.name = Text("tw-name", {"fr": fr, "en": en})
        # By article, where TW-6 is a card laid, then by cell and seat.
        self.known: dict[str, list[Beats | None]] = {}

    def beats(self, kind: str, article: str, seat: Seat, cell: int) -> Beats:
        known = self.known.get(article)
        if known is None:
            known = self.known[article] = [None] * (2 * CELLS)
        at = 2 * cell + seat
        beats = known[at]
        if beats is None:
            words = self._placed if kind == "placed" else self._captured
            beats = known[at] = (words(seat, cell, article),)
        return beats

    def _placed(self, seat: Seat, cell: int, article: str) -> Beat:
        text = _text("placed", seat, card=self.name, cell=cell_name(3, 3, cell))
        return Beat(kind="move", text=text, seat=seat, source=f"hand-{seat}", target="board",
                    piece=f"cell-{cell}", article=article)  # fmt: skip

    def _captured(self, seat: Seat, cell: int, article: str) -> Beat:
        rule = Text("tw-by-" + article.removeprefix("TW-").lower())
        text = _text("captured", seat, card=self.name, cell=cell_name(3, 3, cell), rule=rule)
        return Beat(kind="own", text=text, seat=seat, piece=f"cell-{cell}", ms=CAPTURE_MS,
                    article=article)  # fmt: skip


_known: Final[dict[tuple[str, str], News]] = {}  # of every pack, by both names


def _news_of(fr: str, en: str) -> News:
    names = (fr, en)
    news = _known.get(names)
    if news is None:
        if len(_known) >= KEPT:
            _known.clear()
        news = _known[names] = News(fr, en)
    return news


@lru_cache(KEPT)
def _unplayed(seat: Seat, fr: str, en: str, article: str) -> Beats:
    text = _text("unplayed", seat, card=_news_of(fr, en).name)
    return (Beat(kind="show", text=text, seat=seat, source=f"hand-{seat}", article=article),)


@lru_cache(KEPT)
def _ended(red: int, blue: int, article: str) -> Beats:
    text = _text("ended", None, red=red, blue=blue)
    return (Beat(kind="banner", text=text, ms=ENDED_MS, article=article),)


def _text(kind: str, seat: Seat | None, **more: int | str | Text) -> Text:
    who: dict[str, int | str | Text] = {} if seat is None else {"colour": colour_text(seat)}
    return Text(f"tw-told-{kind}", {**who, **more})
