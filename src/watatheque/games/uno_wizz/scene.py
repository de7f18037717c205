"""What the table looks like."""

from watatheque.core.scene import (
    Acts,
    Bar,
    Chair,
    Face,
    Fan,
    Layout,
    Mark,
    Meter,
    Piece,
    Scene,
    Spot,
    Stack,
    Text,
    Wheel,
    Zone,
    seat_text,
)
from watatheque.core.values import Seat
from watatheque.games.uno_wizz import battle
from watatheque.games.uno_wizz.gestures import gestures
from watatheque.games.uno_wizz.questions import question_of
from watatheque.games.uno_wizz.reference import ICONS
from watatheque.games.uno_wizz.sheet import notes_of, sheet_of
from watatheque.games.uno_wizz.values import View
from watatheque.games.uno_wizz.wording import card_face, card_text, does_text, seats_text

CHAIR_COLOURS = (
    "teal", "orange", "purple", "pink", "brown", "grey", "white", "red", "blue", "green",
)  # fmt: skip
SHAPES = (
    "circle", "square", "triangle", "diamond", "star", "hexagon", "cross", "heart", "moon", "drop",
)  # fmt: skip
LAYOUT = Layout(
    wide=("seat seat seat seat", "pile discard war wheel", "colour direction war dealer",
          "bar bar bar bar", "sheet sheet sheet notes"),
    tall=("seat", "pile discard", "war", "colour direction dealer", "wheel", "bar", "sheet",
          "notes"),
)  # fmt: skip


def scene_of(view: View) -> Scene:
    return Scene(
        status=_status(view),
        chairs=tuple(_chair(view, seat) for seat in range(len(view.hands))),
        zones=tuple(_zones(view)),
        pieces=tuple(_pieces(view)),
        gestures=tuple(gestures(view)),
        layout=LAYOUT,
    )


def _status(view: View) -> Text:
    if view.phase == "over":
        return Text("uw-status-over", {"winners": seats_text(view.winners)})
    if view.phase == "between":
        out = view.out if view.out is not None else view.turn
        return Text("uw-status-between", {"round": view.round, "seat": seat_text(out)})
    if view.grace:
        return Text("uw-status-grace", {"seats": seats_text(view.exposed)})
    phase = view.phase.replace("_", "-")
    return Text(f"uw-status-{phase}", {"seat": seat_text(_busy(view))})


def _busy(view: View) -> Seat:
    return view.turn if view.actor is None else view.actor


# ---------------------------------------------------------------- chairs


def _chair(view: View, seat: Seat) -> Chair:
    badges = [Text(f"uw-badge-{name}") for name in _badges(view, seat)]
    if view.phase == "between" and not any(ask.seat == seat for ask in view.asks):
        badges.append(Text("ready"))
    return Chair(seat, CHAIR_COLOURS[seat], SHAPES[seat], _acts(view, seat), tuple(badges))


def _badges(view: View, seat: Seat) -> list[str]:
    alone = view.hands[seat].count == 1
    told = {
        "dealer": view.dealer == seat,
        "uno": alone and seat not in view.exposed and seat not in view.owing,
        "silent": seat in view.exposed or seat in view.owing,
        "open": view.open == seat,
        "out": view.out == seat,
        "ahead": view.ahead and view.turn == seat,
        "war": seat in view.fighters,
    }
    return [name for name, holds in told.items() if holds]


def _acts(view: View, seat: Seat) -> Acts:
    for ask in view.asks:
        if ask.seat == seat:
            return "may" if ask.optional else "must"
    return ""


# ---------------------------------------------------------------- zones


def _zones(view: View) -> list[Zone]:
    war = [battle.battlefield(view)] if battle.is_on(view) else []
    return [*_middle(view), *war, *_seats(view), sheet_of(view), notes_of(view), *_bar(view)]


def _middle(view: View) -> list[Zone]:
    colour = view.colour or "grey"
    way = "clockwise" if view.direction == 1 else "counterclockwise"
    shows = None if view.icon is None else "abcdefghi".index(view.icon)
    named = Text(f"uw-{view.colour}") if view.colour else Text("uw-unnamed")
    dealer = {"seat": seat_text(view.dealer)}
    return [
        Stack(id="pile", label=Text("uw-pile"), area="pile", count=view.pile),
        Stack(id="discard", label=Text("uw-discard"), area="discard", count=len(view.discard)),
        Wheel(id="wheel", label=Text("uw-wheel"), area="wheel", icons=ICONS, shows=shows),
        Spot(id="colour", label=Text("uw-colour-now", {"colour": named}), area="colour",
             face=Face("token", {"colour": colour})),
        Spot(id="direction", label=Text(f"uw-{way}"), area="direction",
             face=Face("arrow", {"direction": way})),
        Spot(id="dealer", label=Text("uw-dealer", dealer), area="dealer",
             face=Face("token", {"value": view.dealer + 1})),
    ]  # fmt: skip


def _seats(view: View) -> list[Zone]:
    zones: list[Zone] = []
    last = view.sheet[-1] if view.sheet else (0,) * len(view.hands)
    for seat, hand in enumerate(view.hands):
        whose = {"seat": seat_text(seat)}
        zones.append(
            Fan(id=f"hand-{seat}", label=Text("uw-hand", whose), area="seat", owner=seat,
                backs=hand.hidden)
        )  # fmt: skip
        if view.scoring != "none":
            zones.append(
                Meter(id=f"score-{seat}", label=Text("uw-points", whose), area="seat", owner=seat,
                      value=view.scores[seat], change=last[seat])
            )  # fmt: skip
    return zones


def _bar(view: View) -> list[Zone]:
    """The question to the reader, or what everybody waits for."""
    if view.phase == "over":
        return []
    kind = next((ask.kind for ask in view.asks if ask.seat == view.seat), None)
    question = _status(view) if kind is None else question_of(view, kind)
    label = Text("uw-question")
    return [Bar(id="bar", label=label, area="bar", question=question, deadline=view.due)]


# ---------------------------------------------------------------- pieces


def _pieces(view: View) -> list[Piece]:
    top = view.discard[-1]
    found = [Piece(f"discard-{top}", "discard", card_face(top), card_text(top), ref=top,
                   about=does_text(top))]  # fmt: skip
    for seat in range(len(view.hands)):
        found += _held(view, seat)
    return found + (battle.laid_down(view) if battle.is_on(view) else [])


def _held(view: View, seat: Seat) -> list[Piece]:
    hand = view.hands[seat]
    unseen = list(hand.seen)
    elsewhere = battle.held_back(view, seat)
    found: list[Piece] = []
    drawn = view.drawn if view.turn == seat == view.seat else None
    for place, card in enumerate(hand.known):
        marks: list[Mark] = []
        if card in elsewhere:
            elsewhere.remove(card)
            continue
        if card in unseen:
            unseen.remove(card)
            marks.append("seen")
        if card == drawn:
            marks.append("new")
            drawn = None
        copy = hand.known[:place].count(card)
        id = f"hand-{seat}-{card}-{copy}"
        found.append(
            Piece(id, f"hand-{seat}", card_face(card), card_text(card), ref=card, place=place,
                  marks=tuple(marks), about=does_text(card))
        )  # fmt: skip
    return found
