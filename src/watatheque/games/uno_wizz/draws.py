"""Drawing from the pile, and what happens when it runs out."""

from bisect import insort

from watatheque.core.game import Event
from watatheque.games.uno_wizz.pieces import COLOUR, JOKER, names
from watatheque.games.uno_wizz.state import Party


def can_draw(party: Party) -> bool:
    return len(party.pile) > 0 or len(party.discard) > 1


def refill(party: Party, news: list[Event] | None) -> None:
    """UW-17: all of the discard but its top card, shuffled, is the new pile."""
    pile = sorted(party.discard[:-1])
    party.discard = party.discard[-1:]
    party.chance.shuffle(pile, "reshuffle")
    party.pile = pile
    if news is not None:
        news.append(Event("reshuffled", {"count": len(pile)}, article="UW-17"))


def take(party: Party, seat: int, count: int, article: str, news: list[Event] | None) -> None:
    """Draw so many, or what there is (UW-17)."""
    drawn: list[int] = []
    while len(drawn) < count and can_draw(party):
        drawn.append(_next_card(party, news))
    _into_hand(party, seat, drawn, article, news)


def take_until(
    party: Party, seat: int, colour: int, article: str, news: list[Event] | None
) -> None:
    """UW-14d, UW-14e: until that colour or either Joker comes; all is kept."""
    drawn: list[int] = []
    while can_draw(party):
        drawn.append(_next_card(party, news))
        if drawn[-1] >= JOKER or COLOUR[drawn[-1]] == colour:
            break
    _into_hand(party, seat, drawn, article, news)


def _next_card(party: Party, news: list[Event] | None) -> int:
    if not party.pile:
        refill(party, news)
    return party.pile.pop()


def _into_hand(
    party: Party, seat: int, drawn: list[int], article: str, news: list[Event] | None
) -> None:
    hand = party.hands[seat]
    for face in drawn:
        insort(hand, face)
    if news is not None:
        tell_drawn(seat, drawn, article, news)


def tell_drawn(seat: int, drawn: list[int], article: str, news: list[Event]) -> None:
    """Everybody learns how many, the seat itself which ones."""
    news.append(Event("drew", {"seat": seat, "count": len(drawn)}, article=article))
    if drawn:
        news.append(Event("took", {"seat": seat, "cards": names(drawn)}, seat, article))
