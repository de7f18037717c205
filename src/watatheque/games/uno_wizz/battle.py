"""UW-14h on the table: a column for each seat, a row for each time cards are shown."""

from watatheque.core.scene import Grid, Piece, Text
from watatheque.core.values import Seat
from watatheque.games.uno_wizz.values import View
from watatheque.games.uno_wizz.wording import card_face, card_text

WAR = "war"  # the zone


def piece_id(seat: Seat, card: str, copy: int) -> str:
    return f"{WAR}-{seat}-{card}-{copy}"


def is_on(view: View) -> bool:
    """From the first choice until the winner has thrown off what was shown."""
    return view.icon == "h" and (view.phase == "war" or any(view.shown))


def battlefield(view: View) -> Grid:
    rows = max(map(len, view.shown), default=0) + (view.phase == "war")
    backs = tuple(_place(view, seat) for seat in _chosen(view) if seat != view.seat)
    label = Text("uw-icon-h")
    columns = len(view.hands)
    return Grid(id=WAR, label=label, area=WAR, rows=rows, columns=columns, backs=backs)


def _chosen(view: View) -> list[Seat]:
    """Whose card lies there, still face down."""
    asked = [ask.seat for ask in view.asks if ask.kind == "show"]
    return [seat for seat in view.fighters if seat not in asked]


def _place(view: View, seat: Seat) -> int:
    return len(_laid(view, seat)) * len(view.hands) + seat


def laid_down(view: View) -> list[Piece]:
    return [
        _card(view, seat, nth, cards)
        for seat in range(len(view.hands))
        for cards in [_seen(view, seat)]
        for nth in range(len(cards))
    ]


def _card(view: View, seat: Seat, nth: int, cards: list[str]) -> Piece:
    card = cards[nth]
    id = piece_id(seat, card, cards[:nth].count(card))
    place = nth * len(view.hands) + seat
    return Piece(id, WAR, card_face(card), card_text(card), ref=card, place=place, owner=seat)


def _seen(view: View, seat: Seat) -> list[str]:
    """What lies there face up; one's own choice is no secret to oneself."""
    own = [view.chosen] if view.chosen is not None and seat == view.seat else []
    return [*_laid(view, seat), *own]


def _laid(view: View, seat: Seat) -> tuple[str, ...]:
    return view.shown[seat] if view.shown else ()


def held_back(view: View, seat: Seat) -> list[str]:
    """What a viewer knows of a hand and sees lying there instead."""
    return _seen(view, seat) if is_on(view) else []
