"""What the table looks like to whoever holds the view."""

from watatheque.core.scene import (
    Acts,
    Bar,
    Chair,
    Fan,
    Group,
    Heap,
    Layout,
    Meter,
    Row,
    Scene,
    Spot,
    Stack,
    Text,
    Zone,
)
from watatheque.core.scene import Face as SceneFace
from watatheque.core.values import Seat
from watatheque.games.waka_waka.climbing import sheet_of, track_of
from watatheque.games.waka_waka.displays import pieces_of
from watatheque.games.waka_waka.gestures import gestures_of
from watatheque.games.waka_waka.papers import papers_of
from watatheque.games.waka_waka.pieces import GOODS
from watatheque.games.waka_waka.questions import question_of, trail_of
from watatheque.games.waka_waka.values import SLOTS, SPACES
from watatheque.games.waka_waka.views import View
from watatheque.games.waka_waka.wording import (
    COLOURS,
    GOLD_FACE,
    SHAPES,
    Args,
    good_face,
    good_text,
    seat_text,
)

LAYOUT = Layout(
    wide=(
        "boats boats status village",
        "boats boats status piles",
        "seat seat seat seat",
        "bar bar notes notes",
    ),
    tall=(
        "boats boats",
        "status village",
        "status piles",
        "seat seat",
        "bar bar",
        "notes notes",
    ),
)


def scene_of(view: View) -> Scene:
    return Scene(
        status=_status(view),
        chairs=tuple(_chair(view, seat) for seat in range(len(view.hands))),
        zones=tuple(_zones(view)),
        pieces=tuple(pieces_of(view)),
        gestures=tuple(gestures_of(view)),
        layout=LAYOUT,
    )


def _status(view: View) -> Text:
    if view.winners:
        return Text("wk-status-won", {"who": seat_text(view.winners[0])})
    name = "wk-status-last" if view.arrived else "wk-status-turn"
    return Text(name, {"who": seat_text(view.turn)})


def _chair(view: View, seat: Seat) -> Chair:
    badges = []
    if view.first == seat:
        badges.append(Text("wk-first"))
    if seat in view.arrived:
        badges.append(Text("wk-arrived"))
    if view.hands[seat].bare:
        badges.append(Text("wk-bare"))
    acts: Acts = "must" if view.asked == seat else ""
    return Chair(seat, COLOURS[seat], SHAPES[seat], acts, tuple(badges))


def _zones(view: View) -> list[Zone]:
    zones: list[Zone] = [*_boats(view), *_table(view), *_piles(view)]
    for seat in range(len(view.hands)):
        zones += _seat_zones(view, seat)
    return [*zones, sheet_of(view), *papers_of(view), _bar(view)]


def _bar(view: View) -> Bar:
    return Bar(
        id="bar",
        label=Text("wk-bar"),
        area="bar",
        question=question_of(view),
        trail=trail_of(view),
        deadline=view.due,
    )


def _boats(view: View) -> list[Zone]:
    return [
        Row(
            id=f"boat-{number}",
            label=Text("wk-boat", {"price": boat.price}),
            area="boats",
            places=len(boat.goods),
            backs=tuple(space for space, good in enumerate(boat.goods) if good is None),
            back="token",
        )
        for number, boat in enumerate(view.boats)
    ]


def _table(view: View) -> list[Zone]:
    village = tuple(
        Group(good_face(good), good_text(good), view.village[good], ref=good)
        for good in GOODS
        if good in view.village
    )
    fire = "wk-fire-lit" if view.lit else "wk-fire-out"
    burning = {"emblem": "campfire", "colour": "orange"}
    cold = {"emblem": "embers", "colour": "grey"}
    flame = {"title": fire, **(burning if view.lit else cold)}
    return [
        Heap(id="village", label=Text("wk-village"), area="village", groups=village),
        Spot(id="fire", label=Text(fire), area="village", face=SceneFace("icon", flame)),
        track_of(view),
    ]  # fmt: skip


def _piles(view: View) -> list[Zone]:
    thrown = sum(view.discard.values()) + view.buried
    return [
        Stack(id="reserve", label=Text("wk-reserve"), area="piles", count=view.reserve),
        Stack(id="deck", label=Text("wk-deck"), area="piles", count=view.deck),
        Stack(id="discard", label=Text("wk-discard"), area="piles", count=thrown),
    ]


def _seat_zones(view: View, seat: Seat) -> list[Zone]:
    who: Args = {"who": seat_text(seat)}
    hand = view.hands[seat]
    veiled = [slot for slot, card in enumerate(view.slots) if card == "veiled"]
    return [
        Row(id=f"stock-{seat}", label=Text("wk-stock", who), area="seat", owner=seat,
            places=max(SPACES, len(view.stocks[seat])), back="token"),
        Meter(id=f"gold-{seat}", label=Text("wk-gold", who), area="seat", owner=seat,
              value=view.gold[seat], face=GOLD_FACE),
        Row(id=f"slots-{seat}", label=Text("wk-slots", who), area="seat", owner=seat,
            places=SLOTS, backs=tuple(veiled) if seat == view.turn else ()),
        Fan(id=f"hand-{seat}", label=Text("wk-hand", who), area="seat", owner=seat,
            backs=hand.count - len(hand.known)),
    ]  # fmt: skip
