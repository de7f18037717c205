"""The pieces that lie face up for a viewer."""

from collections.abc import Iterator

from watatheque.core.scene import Mark, Piece, Text
from watatheque.games.waka_waka.views import View
from watatheque.games.waka_waka.wording import card_face, card_text, does_text, good_face, good_text


def pieces_of(view: View) -> Iterator[Piece]:
    yield from _boats(view)
    yield from _stocks(view)
    yield from _slots(view)
    yield from _hands(view)
    if view.top and view.top != "veiled":
        yield Piece("discard-top", "discard", card_face(view.top, view.symbols),
                    card_text(view.top), place=0, about=_about(view, view.top))  # fmt: skip


def _boats(view: View) -> Iterator[Piece]:
    for number, boat in enumerate(view.boats):
        for space, good in enumerate(boat.goods):
            if good:
                marks: tuple[Mark, ...] = () if space < boat.eyes else ("seen", "veiled")
                yield Piece(f"boat-{number}-{space}", f"boat-{number}", good_face(good),
                            good_text(good), ref=good, place=space, marks=marks)  # fmt: skip


def _stocks(view: View) -> Iterator[Piece]:
    for seat, stock in enumerate(view.stocks):
        for place, good in enumerate(stock):
            yield Piece(f"stock-{seat}-{place}", f"stock-{seat}", good_face(good),
                        good_text(good), ref=good, place=place)  # fmt: skip


def _slots(view: View) -> Iterator[Piece]:
    zone = f"slots-{view.turn}"
    for slot, card in enumerate(view.slots):
        if card != "veiled":
            yield Piece(f"slot-{slot}", zone, card_face(card, view.symbols), card_text(card),
                        place=slot, owner=view.turn, about=_about(view, card))  # fmt: skip


def _hands(view: View) -> Iterator[Piece]:
    """One's own hand, and what one is sure of in others'."""
    for seat, hand in enumerate(view.hands):
        chosen = list(view.chosen_cards) if seat == view.seat else []
        for place, card in enumerate(hand.known):
            marks: tuple[Mark, ...] = ()
            if card in chosen:
                chosen.remove(card)
                marks = ("pending",)
            elif seat != view.seat:
                marks = ("seen",)
            yield Piece(f"hand-{seat}-{place}", f"hand-{seat}", card_face(card, view.symbols),
                        card_text(card), ref=card, place=place, owner=seat,
                        marks=marks, about=_about(view, card))  # fmt: skip


def _about(view: View, card: str) -> Text:
    return does_text(card, view.chimpanzee_draws)
