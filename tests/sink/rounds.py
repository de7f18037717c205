"""The flick that ends a round, the count, and the next round: KS-15 to KS-19."""

from tests.sink import pieces
from tests.sink.news import News, ask, tell, tell_hands, win
from tests.sink.state import State
from tests.sink.values import Flick, Put
from watatheque.core.game import Millis, Seat
from watatheque.core.values import Ready


def flick(state: State, seat: Seat, action: Flick, at: Millis, news: News) -> None:
    disc = state.discs[action.disc]
    assert disc is not None  # off the field only while it is to be put back
    x = disc[0] + action.dx * action.strength // pieces.PULL
    y = disc[1] + action.dy * action.strength // pieces.PULL
    told = {"seat": seat, "disc": action.disc, "path": [*disc, x, y]}
    tell(news, "flicked", told)
    if not pieces.on_field(x, y):
        state.discs[action.disc] = None
        ask(state, "put", (seat + 1) % state.seats, action.disc, at)
        return
    state.discs[action.disc] = (x, y)
    if max(abs(x), abs(y)) <= pieces.GOAL:
        win(state, seat, news)
    count(state, at, news)


def free(state: State, x: int, y: int) -> bool:
    """Whether a disc at (x, y) would touch no other."""
    return all(
        (disc[0] - x) ** 2 + (disc[1] - y) ** 2 >= (2 * pieces.RADIUS) ** 2
        for disc in state.discs
        if disc is not None
    )


def put(state: State, seat: Seat, action: Put, at: Millis, news: News) -> None:
    _, _, disc = state.stack.pop()
    state.discs[disc] = (action.x, action.y)
    tell(news, "put", {"seat": seat, "disc": disc, "x": action.x, "y": action.y})
    count(state, at, news)


def count(state: State, at: Millis, news: News) -> None:
    counts = [round_count(state, seat) for seat in range(state.seats)]
    for seat, cards in enumerate(state.shed):
        if cards:
            tell(news, "turned", {"seat": seat, "cards": list(cards)})
    state.sheet.append(counts)
    state.owes, state.asked = -1, at
    state.phase = "over" if len(state.sheet) == state.rounds else "ready"
    for seat, points in enumerate(counts):
        state.points[seat] += points
    tell(news, "counted", {"counts": counts})
    if state.phase == "over":
        finish(state, news)


def round_count(state: State, seat: Seat) -> int:
    return state.owners.count(seat) + sum(
        pieces.suit(card) == state.suit for card in state.shed[seat]
    )


def finish(state: State, news: News) -> None:
    ranks = [pieces.rank(card) for card in state.cells if card != -1]
    for seat, lucky in enumerate(state.lucky):
        state.points[seat] += ranks.count(lucky)
    tell(news, "over", {"lucky": list(state.lucky)}, article="KS-19")


def ready(state: State, seat: Seat, action: Ready, at: Millis, news: News) -> None:
    state.ready |= 1 << seat
    tell(news, "readied", {"seat": seat})
    if state.ready == (1 << state.seats) - 1:
        next_round(state, at, news)


def next_round(state: State, at: Millis, news: News) -> None:
    state.deal(at)
    tell(news, "dealt", {})
    tell(news, "round", {"number": len(state.sheet) + 1})
    tell_hands(state, news)
