"""What the duel looks like, and how what happens is told."""

from collections.abc import Sequence

from watatheque.core.scene import (
    PIECE,
    PLACE,
    Acts,
    Bar,
    Beat,
    Chair,
    Face,
    Fan,
    Gesture,
    Grid,
    Layout,
    Mark,
    Meter,
    Notes,
    Piece,
    Scene,
    Text,
    Zone,
    cell_name,
)
from watatheque.core.values import Event, Seat
from watatheque.games.triple_wata.values import HAND, Card, View

COLOURS = ("red", "blue")
SHAPES = ("circle", "diamond")
LAYOUT = Layout(
    wide=("hand-0 board hand-1", "score-0 board score-1", "pick board notes", "bar bar bar"),
    tall=("hand-1", "score-1", "board", "score-0", "hand-0", "pick", "bar", "notes"),
)


def scene_of(view: View) -> Scene:
    return Scene(
        status=_status(view),
        chairs=tuple(_chair(view, seat) for seat in range(2)),
        zones=tuple(_zones(view)),
        pieces=tuple(_pieces(view)),
        gestures=tuple(_gestures(view)),
        layout=LAYOUT,
    )


def _status(view: View) -> Text:
    if view.phase == "pick":
        return Text("tw-status-pick")
    if view.phase == "between":
        return Text("tw-status-drawn", {"round": view.round})
    if view.turn is not None:
        return Text("tw-status-turn", {"colour": colour_text(view.turn)})
    if view.lot is not None:
        return Text("tw-status-lot", {"colour": colour_text(view.lot)})
    red, blue = view.scores
    if red == blue:
        return Text("tw-status-draw")
    return Text("tw-status-won", {"colour": colour_text(0 if red > blue else 1)})


def colour_text(seat: Seat) -> Text:
    return Text(f"tw-{COLOURS[seat]}")


def _chair(view: View, seat: Seat) -> Chair:
    badges = []
    if view.starter == seat and view.phase != "pick":
        badges.append(Text("tw-starts"))
    if view.phase == "between" and view.ready[seat]:
        badges.append(Text("ready"))
    return Chair(seat, COLOURS[seat], SHAPES[seat], _acts(view, seat), tuple(badges))


def _acts(view: View, seat: Seat) -> Acts:
    if view.phase == "between" and not view.ready[seat]:
        return "may"
    hand = view.hands[seat]
    picks = view.phase == "pick" and len(hand.known) + hand.hidden < HAND
    return "must" if picks or view.turn == seat else ""


def _zones(view: View) -> list[Zone]:
    zones: list[Zone] = [
        Grid(id="board", label=Text("tw-board"), area="board", rows=3, columns=3),
    ]
    for seat in range(2):
        whose = {"colour": colour_text(seat)}
        zones += [
            Fan(
                id=f"hand-{seat}",
                label=Text("tw-hand", whose),
                area=f"hand-{seat}",
                owner=seat,
                backs=view.hands[seat].hidden,
            ),
            Meter(
                id=f"score-{seat}",
                label=Text("tw-score", whose),
                area=f"score-{seat}",
                owner=seat,
                value=view.scores[seat],
            ),
        ]
    if view.collection:
        zones.append(
            Fan(id="collection", label=Text("tw-collection"), area="pick", owner=view.seat)
        )
    zones.append(Notes(id="notes", label=Text("tw-notes"), area="notes", lines=_notes(view)))
    if view.phase == "between":
        zones.append(
            Bar(
                id="between",
                label=Text("next-round"),
                area="bar",
                question=Text("tw-status-drawn", {"round": view.round}),
                deadline=view.due,
            )
        )
    return zones


def _notes(view: View) -> tuple[Text, ...]:
    lines = [Text("tw-rule-" + article.removeprefix("TW-").lower()) for article in view.regional]
    if view.tiers:
        lines.append(Text("tw-tiers", {"tiers": ", ".join(map(str, view.tiers))}))
    return tuple(lines)


def _pieces(view: View) -> list[Piece]:
    pieces = []
    for cell, laid in enumerate(view.board):
        if laid is not None:
            id, colour = laid
            pieces.append(_piece(view.cards[id], f"cell-{cell}", "board", cell, colour))
    for seat, hand in enumerate(view.hands):
        for place, id in enumerate(hand.known):
            open_to_all: tuple[Mark, ...] = ("seen",) if id in hand.shown else ()
            name = f"hand-{seat}-{id}-{place}"
            pieces.append(_piece(view.cards[id], name, f"hand-{seat}", place, seat, open_to_all))
    held = view.hands[view.seat].known if view.seat is not None else ()
    for place, id in enumerate(card for card in view.collection if card not in held):
        pieces.append(_piece(view.cards[id], f"collection-{id}", "collection", place, view.seat))
    return pieces


def _piece(
    card: Card, id: str, zone: str, place: int, owner: Seat | None, marks: tuple[Mark, ...] = ()
) -> Piece:
    label = Text("tw-card", {"fr": card.fr, "en": card.en, **_sides(card)})
    return Piece(
        id, zone, card_face(card), label, ref=card.id, place=place, owner=owner, marks=marks
    )


def card_face(card: Card) -> Face:
    title = {"title_fr": card.fr, "title_en": card.en}
    return Face("card", {**_sides(card), **title, "emblem": card.emblem, "tier": card.tier})


def _sides(card: Card) -> dict[str, str]:
    return {name: side_name(side) for name, side in zip("nesw", card.sides, strict=True)}


def side_name(side: int) -> str:
    return "A" if side == 10 else str(side)


def _gestures(view: View) -> list[Gesture]:
    if view.seat is None or not _acts(view, view.seat):
        return []
    if view.phase == "between":
        action = {"do": "ready"}
        return [Gesture(kind="call", label=Text("ready"), action=action, bar="between", key="r")]
    if view.phase == "pick":
        hand = view.hands[view.seat]
        left = HAND - len(hand.known)
        return [
            Gesture(
                kind="pick",
                label=Text("tw-do-pick", {"left": left}),
                action={"do": "pick", "card": PIECE},
                source=("collection",),
                least=left,
                most=left,
            )
        ]
    return [
        Gesture(
            kind="drag",
            label=Text("tw-do-place"),
            action={"do": "place", "card": PIECE, "cell": PLACE},
            source=(f"hand-{view.seat}",),
            target=("board",),
        ),
        Gesture(kind="sort", label=Text("tw-do-sort"), source=(f"hand-{view.seat}",)),
    ]


def beats_of(event: Event) -> Sequence[Beat]:
    seat = event.data.get("seat")
    who: dict[str, int | str | Text] = {} if seat is None else {"colour": colour_text(seat)}
    text = Text(f"tw-told-{event.kind}", {**who, **_told(event)})
    if event.kind == "placed":
        cell = event.data["cell"]
        source = f"hand-{seat}"
        beat = Beat(kind="move", text=text, seat=seat, source=source, target="board",
                    piece=f"cell-{cell}", article=event.article)  # fmt: skip
    elif event.kind == "captured":
        piece = f"cell-{event.data['cell']}"
        beat = Beat(kind="own", text=text, seat=seat, piece=piece, article=event.article)
    elif event.kind == "unplayed":
        beat = Beat(kind="show", text=text, seat=seat, source=f"hand-{seat}", article="TW-10")
    else:
        beat = Beat(kind="banner", text=text, seat=seat, ms=900, article=event.article)
    return (beat,)


def _told(event: Event) -> dict[str, int | str | Text]:
    data = event.data
    told: dict[str, int | str | Text] = {}
    if "card" in data:
        told["card"] = Text("tw-name", {"fr": data["fr"], "en": data["en"]})
    if "cell" in data:
        told["cell"] = cell_name(3, 3, data["cell"])
    if "round" in data:
        told["round"] = data["round"]
    if "starter" in data:
        told["colour"] = colour_text(data["starter"])
    if "scores" in data:
        told["red"], told["blue"] = data["scores"]
    if event.kind == "captured":
        told["rule"] = Text("tw-by-" + event.article.removeprefix("TW-").lower())
    return told
