"""How seats, cards and places are called."""

from watatheque.core.scene import Text
from watatheque.games.watai import pieces
from watatheque.games.watai.values import TOP


def card_text(name: str) -> Text:
    card = pieces.CARDS[name]
    kind = pieces.kind(card)
    border = Text(f"wt-border-{pieces.PACKS[pieces.pack(card)]}")
    if kind < pieces.START:
        suit = Text(f"wt-suit-{pieces.SUITS[pieces.suit(kind)]}")
        return Text("wt-card", {"number": pieces.number(kind), "suit": suit, "border": border})
    return Text(f"wt-{kind_word(kind)}", {"border": border})


def kind_word(kind: int) -> str:
    return {pieces.START: "start", pieces.STOP: "stop", pieces.EXTRA: "extra"}[kind]


def place_text(place: int) -> Text:
    if place == TOP:
        return Text("wt-place-top")
    return Text("wt-place", {"place": place + 1})
