"""What a hand can do at each question: templates with holes."""

from collections.abc import Iterator

from msgspec.structs import replace

from watatheque.core.scene import CHOICE, PIECE, TARGET, Choice, Gesture, Text
from watatheque.core.values import Seat
from watatheque.games.waka_waka.merchant import VEILS, enough
from watatheque.games.waka_waka.orders import packed, ways, written
from watatheque.games.waka_waka.pieces import GOODS
from watatheque.games.waka_waka.views import Moored, View
from watatheque.games.waka_waka.wording import (
    Args,
    card_face,
    card_text,
    good_face,
    good_text,
    goods_text,
    seat_text,
)


def gestures_of(view: View) -> Iterator[Gesture]:
    seat = view.seat
    if seat is None:
        return
    if view.asked == seat:
        yield from _answers(view, seat)
    yield Gesture(kind="sort", label=Text("wk-do-sort"), source=(f"hand-{seat}",))


def _answers(view: View, seat: Seat) -> Iterator[Gesture]:
    ask = view.question
    hand = (f"hand-{seat}",)
    if ask == "play":
        yield _tap("play", "card", hand)
    if ask in ("play", "veil"):
        yield from _veil(view, seat)
    if ask in ("play", "replenish"):
        yield from _replenish(view)
    elif ask == "merchant":
        yield from _merchant(view, seat)
    elif ask == "surplus":
        yield _tap("put", "good", (f"stock-{seat}",))
    elif ask == "elder":
        yield from _visits(view, seat)
    elif ask == "seen":
        yield from _uses(view)
    elif ask == "look":
        yield from _looks(view)
    elif ask == "gather":
        yield _tap("gather", "good", ("village",))
    elif ask == "swap":
        yield Gesture(kind="drag", label=Text("wk-do-swap"), source=(f"stock-{seat}",),
                      target=("village",),
                      action={"do": "swap", "give": PIECE, "take": TARGET})  # fmt: skip
    elif ask in ("drum", "renew", "discard"):
        yield _tap("discard", "card", hand)
    if ask == "drum":
        yield _call("done", "d")
    if ask == "share":
        yield _call("share", "s")
        yield replace(_call("decline", "n"), standing=Text("wk-do-never-share"))
    if ask in ("renew", "seen"):
        yield _call("decline", "n")


def _tap(do: str, hole: str, source: tuple[str, ...]) -> Gesture:
    return Gesture(
        kind="tap", label=Text(f"wk-do-{do}"), action={"do": do, hole: PIECE}, source=source
    )


def _call(do: str, key: str) -> Gesture:
    return Gesture(kind="call", label=Text(f"wk-do-{do}"), action={"do": do}, bar="bar", key=key)


def _veil(view: View, seat: Seat) -> Iterator[Gesture]:
    """WK-21: three at once for the hand, one after another on the wire."""
    hand = view.hands[seat]
    if "merchant" in hand.known or (view.question == "play" and hand.count < VEILS):
        return
    left = VEILS - view.chosen
    yield Gesture(kind="pick", label=Text("wk-do-veil", {"left": left}), least=left, most=left,
                  action={"do": "veil", "card": PIECE}, source=(f"hand-{seat}",))  # fmt: skip


def _replenish(view: View) -> Iterator[Gesture]:
    units = ["card", "gold"] if view.drawable else ["gold"]
    choices = tuple(Choice(unit, Text(f"wk-unit-{unit}")) for unit in units)
    yield Gesture(kind="choose", label=Text("wk-do-replenish"), choices=choices, bar="bar",
                  action={"do": "replenish", "unit": CHOICE})  # fmt: skip


def _merchant(view: View, seat: Seat) -> Iterator[Gesture]:
    gold, stock = view.gold[seat], view.stocks[seat]
    boats = tuple(
        Choice(number, Text("wk-boat", {"price": boat.price}))
        for number, boat in enumerate(view.boats)
        if boat.price <= gold and any(good != "" for good in boat.goods)
    )
    pairs = tuple(
        Choice(good, good_text(good), good_face(good)) for good in GOODS if stock.count(good) > 1
    )
    for do, hole, choices in (
        ("buy", "boat", boats),
        ("sell", "good", pairs),
        ("deliver", "goods", _deliveries(view, seat)),
    ):
        if choices:
            yield Gesture(kind="choose", label=Text(f"wk-do-{do}"), choices=choices, bar="bar",
                          action={"do": do, hole: CHOICE})  # fmt: skip
    for boat in boats:
        yield Gesture(kind="tap", label=Text("wk-do-buy"), source=(f"boat-{boat.value}",),
                      action={"do": "buy", "boat": boat.value})  # fmt: skip
    if pairs:
        yield Gesture(kind="drag", label=Text("wk-do-sell"), source=(f"stock-{seat}",),
                      target=("village",), action={"do": "sell", "good": PIECE})  # fmt: skip


def _deliveries(view: View, seat: Seat) -> tuple[Choice, ...]:
    if view.levels[seat] >= len(view.orders):
        return ()
    counts = tuple(view.stocks[seat].count(good) for good in GOODS)
    possible = [
        written(way)
        for way in ways(view.orders[view.levels[seat]])
        if enough(packed(counts), packed(way))
    ]
    return tuple(Choice(goods, goods_text(goods.split("+"))) for goods in possible)


def _visits(view: View, seat: Seat) -> Iterator[Gesture]:
    others = [other for other in range(len(view.hands)) if other != seat]
    choices = tuple(Choice(other, seat_text(other)) for other in others)
    yield Gesture(kind="choose", label=Text("wk-do-visit"), choices=choices, bar="bar",
                  action={"do": "visit", "opponent": CHOICE})  # fmt: skip


def _uses(view: View) -> Iterator[Gesture]:
    opponent = view.stack[-1].opponent
    if opponent is None:
        return
    cards = dict.fromkeys(view.hands[opponent].known)
    choices = tuple(Choice(card, card_text(card), card_face(card, view.symbols)) for card in cards)
    if choices:
        yield Gesture(kind="choose", label=Text("wk-do-use"), choices=choices, bar="bar",
                      action={"do": "use", "card": CHOICE})  # fmt: skip
        yield _tap("use", "card", (f"hand-{opponent}",))


def _looks(view: View) -> Iterator[Gesture]:
    """WK-26: each pair of hidden spaces of each boat is a button."""
    for number, boat in enumerate(view.boats):
        hidden = _hidden(boat)
        pairs = [(a, b) for i, a in enumerate(hidden) for b in hidden[i + 1 :]]
        for first, second in pairs or [(space, -1) for space in hidden]:
            args: Args = {"price": boat.price, "first": first + 1, "second": second + 1}
            name = "wk-do-look" if second >= 0 else "wk-do-look-one"
            yield Gesture(kind="tap", label=Text(name, args), source=(f"boat-{number}",), bar="bar",
                          action={"do": "look", "boat": number, "first": first,
                                  "second": second})  # fmt: skip


def _hidden(boat: Moored) -> list[int]:
    return [space for space in range(boat.eyes, len(boat.goods)) if boat.goods[space] != ""]
