"""What is told, and the small things that several actions do."""

from typing import Any

from tests.sink.state import State
from watatheque.core.game import Event, Millis, Seat

News = list[Event] | None


def tell(
    news: News, kind: str, data: dict[str, Any], to: Seat | None = None, article: str = ""
) -> None:
    if news is not None:
        news.append(Event(kind, data, to, article))


def ask(state: State, kind: str, seat: Seat, about: int, at: Millis) -> None:
    state.stack.append((kind, seat, about))
    state.asked = at


def tell_hands(state: State, news: News) -> None:
    for seat, hand in enumerate(state.hands):
        seen = [state.known[card] for card in hand]
        tell(news, "held", {"seat": seat, "cards": list(hand), "seen": seen}, to=seat)


def take_top(state: State, seat: Seat, news: News) -> None:
    tell(news, "drew", {"seat": seat})
    get(state, seat, state.deck.pop(), news)


def get(state: State, seat: Seat, card: int, news: News) -> None:
    state.enter(seat, card)
    tell(news, "got", {"seat": seat, "card": card, "seen": state.known[card]}, to=seat)


def win(state: State, seat: Seat, news: News) -> None:
    state.plugs[seat] += 1
    tell(news, "won", {"seat": seat})


def strike(state: State, seat: Seat, article: str, news: News) -> None:
    state.drops[seat] += 1
    tell(news, "struck", {"seat": seat}, article=article)
