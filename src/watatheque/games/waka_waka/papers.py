"""What lies beside the table: a reader's own notes, and what has been discarded so far."""

from watatheque.core.scene import Notes, Text
from watatheque.core.values import Seat
from watatheque.games.waka_waka.pieces import CARDS
from watatheque.games.waka_waka.views import View
from watatheque.games.waka_waka.wording import Args, cards_text, goods_text, seat_text


def papers_of(view: View) -> list[Notes]:
    return [
        Notes(id="notes", label=Text("wk-notes"), area="notes", lines=tuple(_notes(view))),
        Notes(id="discarded", label=Text("wk-discarded", {"count": view.buried}), area="notes",
              lines=_discarded(view)),
    ]  # fmt: skip


def _discarded(view: View) -> tuple[Text, ...]:
    """WK-6: the discard pile lies open, kind by kind."""
    kinds = [card for card in CARDS if card in view.discard]
    return tuple(cards_text([card] * view.discard[card]) for card in kinds)


def _notes(view: View) -> list[Text]:
    """What the reader has been shown, and what others have seen of theirs."""
    lines: list[Text] = []
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
    return lines


def _found(
    view: View, goods: tuple[str | None, ...], seen_by: tuple[tuple[Seat, ...], ...]
) -> list[str]:
    pairs = zip(goods, seen_by, strict=True)
    return [good for good, seen in pairs if good and view.seat is not None and view.seat in seen]
