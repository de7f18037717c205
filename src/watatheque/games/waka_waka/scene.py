"""What the table looks like to whoever holds the view."""

from watatheque.core.scene import (
    Acts,
    Bar,
    Chair,
    Fan,
    Figure,
    Grid,
    Group,
    Heap,
    Layout,
    Meter,
    Notes,
    Row,
    Scene,
    Spot,
    Stack,
    Text,
    Track,
    Zone,
)
from watatheque.core.scene import Face as SceneFace
from watatheque.core.values import Seat
from watatheque.games.waka_waka.displays import pieces_of, words
from watatheque.games.waka_waka.gestures import gestures_of
from watatheque.games.waka_waka.pieces import CARDS, GOODS, RULING
from watatheque.games.waka_waka.questions import question_of
from watatheque.games.waka_waka.values import SLOTS, SPACES
from watatheque.games.waka_waka.views import View
from watatheque.games.waka_waka.wording import (
    COLOURS,
    SHAPES,
    Args,
    card_face,
    card_text,
    cards_text,
    good_face,
    good_text,
    goods_text,
    seat_text,
)

LAYOUT = Layout(
    wide=(
        "boats boats reserve village fire",
        "orders status deck discard heap",
        "seat seat seat seat seat",
        "bar bar bar notes notes",
    ),
    tall=(
        "boats boats",
        "reserve village",
        "fire deck",
        "discard heap",
        "orders status",
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
    zones = [*_boats(view), *_table(view), *_piles(view)]
    for seat in range(len(view.hands)):
        zones += _seat_zones(view, seat)
    zones.append(Notes(id="notes", label=Text("wk-notes"), area="notes", lines=_notes(view)))
    zones.append(
        Bar(
            id="bar",
            label=Text("wk-bar"),
            area="bar",
            question=question_of(view),
            deadline=view.due,
        )
    )
    return zones


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
    levels = tuple(Text("wk-level", {"level": level}) for level in range(len(view.orders) + 1))
    figures = tuple(Figure(seat, level) for seat, level in enumerate(view.levels))
    columns = max(len(words(order)) for order in view.orders)
    return [
        Heap(id="village", label=Text("wk-village"), area="village", groups=village),
        Spot(id="fire", label=Text(fire), area="fire", face=SceneFace("icon", flame)),
        Track(id="status", label=Text("wk-track"), area="status", levels=levels, figures=figures),
        Grid(id="orders", label=Text("wk-orders"), area="orders", rows=len(view.orders),
             columns=columns),
    ]  # fmt: skip


def _piles(view: View) -> list[Zone]:
    discarded = tuple(
        Group(card_face(card, view.symbols), card_text(card), view.discard[card])
        for card in CARDS
        if card in view.discard
    )
    thrown = sum(view.discard.values()) + view.buried
    return [
        Stack(id="reserve", label=Text("wk-reserve"), area="reserve", count=view.reserve),
        Stack(id="deck", label=Text("wk-deck"), area="deck", count=view.deck),
        Stack(id="discard", label=Text("wk-discard"), area="discard", count=thrown),
        Heap(id="discarded", label=Text("wk-discarded", {"count": view.buried}), area="heap",
             groups=discarded),
    ]  # fmt: skip


def _seat_zones(view: View, seat: Seat) -> list[Zone]:
    who: Args = {"who": seat_text(seat)}
    hand = view.hands[seat]
    veiled = [slot for slot, card in enumerate(view.slots) if card == "veiled"]
    return [
        Row(id=f"stock-{seat}", label=Text("wk-stock", who), area="seat", owner=seat,
            places=max(SPACES, len(view.stocks[seat])), back="token"),
        Meter(id=f"gold-{seat}", label=Text("wk-gold", who), area="seat", owner=seat,
              value=view.gold[seat]),
        Row(id=f"slots-{seat}", label=Text("wk-slots", who), area="seat", owner=seat,
            places=SLOTS, backs=tuple(veiled) if seat == view.turn else ()),
        Fan(id=f"hand-{seat}", label=Text("wk-hand", who), area="seat", owner=seat,
            backs=hand.count - len(hand.known)),
    ]  # fmt: skip


def _notes(view: View) -> tuple[Text, ...]:
    """What the reader has been shown, and what others have seen of theirs."""
    rulings = view.sources.count(RULING)
    lines = [Text("wk-note-rulings", {"count": rulings})] if rulings else []
    for holder, hand in enumerate(view.hands):
        if holder != view.seat and hand.known:
            told: Args = {"who": seat_text(holder), "cards": cards_text(hand.known)}
            lines.append(Text("wk-note-hand", told))
    for viewer, cards in view.shown:
        if cards:
            lines.append(
                Text("wk-note-shown", {"who": seat_text(viewer), "cards": cards_text(cards)})
            )
    for boat in view.boats:
        found = _found(view, boat.goods, boat.seen_by)
        if found:
            lines.append(Text("wk-note-boat", {"price": boat.price, "goods": goods_text(found)}))
    if view.face_down:
        lines.append(Text("wk-note-down", {"cards": cards_text(view.face_down)}))
    return tuple(lines)


def _found(
    view: View, goods: tuple[str | None, ...], seen_by: tuple[tuple[Seat, ...], ...]
) -> list[str]:
    pairs = zip(goods, seen_by, strict=True)
    return [good for good, seen in pairs if good and view.seat is not None and view.seat in seen]
