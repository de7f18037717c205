"""What the race looks like: the same for everybody but for the question and the hands."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from watatheque.core.scene import Acts, Bar, Chair, Layout, Piece, Scene, Text, Zone, seat_text
from watatheque.core.values import Seat
from watatheque.games.watai.cards import COLOURS, pieces_of
from watatheque.games.watai.gestures import gestures_of
from watatheque.games.watai.values import Side, View
from watatheque.games.watai.words import seats_text
from watatheque.games.watai.zones import around, middle

SHAPES: Final = ("circle", "diamond", "triangle", "square", "star", "hexagon", "cross", "heart")
WIDE: Final = ("seat seat seat seat seat seat", "arena arena arena arena arena round",
               "bar bar bar sheet sheet notes")  # fmt: skip
TALL: Final = ("seat", "arena", "round", "bar", "sheet", "notes")
LAYOUT: Final = Layout(WIDE, TALL)
MIRRORED: Final = Layout(WIDE, TALL, mirrored=True)  # WT-V1


class Common(NamedTuple):
    """What everybody sees alike, worked out once for all of them."""

    status: Text
    chairs: tuple[Chair, ...]
    zones: tuple[Zone, ...]
    pieces: tuple[Piece, ...]


def common(view: View) -> Common:
    chairs = tuple([_chair(view, seat, side) for seat, side in enumerate(view.sides)])
    return Common(_status(view), chairs, (*middle(view), *around(view)), pieces_of(view))


def scene_of(view: View) -> Scene:
    return seen_by(view.seat, view, common(view))


def seen_by(viewer: Seat | None, view: View, shared: Common) -> Scene:
    """From the view of anybody of the same moment: views differ by their seat only."""
    status, chairs, zones, pieces = shared
    return Scene(
        status=status,
        chairs=chairs,
        zones=(*zones, *_bars(view, viewer)),
        pieces=pieces,
        gestures=gestures_of(view, viewer),
        layout=MIRRORED if view.variant == 1 else LAYOUT,
        hints="on_request" if view.slow else "never",
    )


def _status(view: View) -> Text:
    if view.phase == "over":
        return Text("wt-status-over", {"winners": seats_text(view.winners)})
    if view.frozen_until is not None:
        return Text("wt-status-frozen", {"seat": seat_text(view.leader)})
    return _stage(view.phase.replace(" ", "-"), view.leader, view.round)


@lru_cache(1024)
def _stage(word: str, leader: Seat, round: int) -> Text:
    return Text(f"wt-status-{word}", {"seat": seat_text(leader), "round": round})


def _chair(view: View, seat: Seat, side: Side) -> Chair:
    badges = []
    if seat == view.leader:
        badges.append("wt-badge-leader")
    if view.phase == "between":
        badges.append("ready" if side.ready else "not-ready")
    if view.frozen_until is not None and seat != view.leader:
        badges.append("wt-badge-frozen")
    if side.call_due is not None:
        badges.append("wt-badge-call")
    return _sitting(seat, side.packs[0], view.acts[seat], tuple(badges))


@lru_cache(1024)
def _sitting(seat: Seat, pack: str, kind: str, badges: tuple[str, ...]) -> Chair:
    acts: Acts = "" if not kind else "must" if kind in ("roll", "choose") else "may"
    return Chair(seat, COLOURS[pack], SHAPES[seat], acts, tuple(map(Text, badges)))


# ---------------------------------------------------------------- the question


def _bars(view: View, viewer: Seat | None) -> Iterator[Zone]:
    """The question to the reader, or the clock that everybody watches."""
    kind = "" if viewer is None else view.acts[viewer]
    deadline = view.due
    if view.phase == "play":
        word = "frozen" if view.frozen_until is not None and not kind else kind or "watch"
        deadline = _own_deadline(view, viewer, word)
    elif view.phase == "over":
        return
    else:
        word = _asked(kind, view.variant) or view.phase.replace(" ", "-")
    yield _bar(word, view.leader, deadline)


def _asked(kind: str, variant: int) -> str:
    """WT-V17: what the choice is about depends on the variant."""
    return f"choose-{variant}" if kind == "choose" else kind


@lru_cache(64)
def _bar(word: str, leader: Seat, deadline: int | None) -> Bar:
    question = Text(f"wt-ask-{word}", {"seat": seat_text(leader)})
    return Bar(id="bar", label=question, area="bar", question=question, deadline=deadline)


def _own_deadline(view: View, viewer: Seat | None, word: str) -> int | None:
    if word == "frozen":
        return view.frozen_until
    if word == "call" and viewer is not None:
        return view.sides[viewer].call_due
    return view.blocks_at if view.hushed else None
