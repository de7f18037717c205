"""A turn and the decisions inside it: KS-3 to KS-10."""

from collections.abc import Callable

from tests.sink import pieces
from tests.sink.news import News, ask, get, take_top, tell, tell_hands
from tests.sink.state import State
from tests.sink.values import (
    Done,
    Draw,
    Name,
    Pass,
    Play,
    Shed,
    Show,
    Steal,
    Take,
)
from watatheque.core.game import Millis, Seat


def play(state: State, seat: Seat, action: Play, at: Millis, news: News) -> None:
    card, cell = action.card, action.cell
    state.hands[seat].remove(card)
    state.known[card] = 0
    cover(state, cell, news)
    state.cells[cell], state.owners[cell] = card, seat
    tell(news, "played", {"seat": seat, "card": card, "cell": cell})
    state.wheel = state.chance.below(len(pieces.ICONS), "wheel")
    tell(news, "spun", {"icon": state.wheel})
    SPUN[pieces.ICONS[state.wheel]](state, seat, at, news)


def cover(state: State, cell: int, news: News) -> None:
    """KS-4: the card that lies there goes to an open pile of its suit, or starts one."""
    card = state.cells[cell]
    if card == -1:
        return
    suit = pieces.suit(card)
    same = [pile for pile in state.piles if pieces.suit(pile[0]) == suit]
    if same and len(same[-1]) < pieces.PILE:
        same[-1].append(card)
    else:
        state.piles.append([card])
    tell(news, "covered", {"card": card})


def ask_name(state: State, seat: Seat, at: Millis, news: News) -> None:
    ask(state, "name", seat, 0, at)


def pass_hands(state: State, seat: Seat, at: Millis, news: News) -> None:
    state.rotate()
    tell(news, "passed", {})
    tell_hands(state, news)
    end_turn(state, seat, at, news)


def count_down(state: State, seat: Seat, at: Millis, news: News) -> None:
    state.phase, state.die, state.out = "countdown", 0, 0
    state.race_at = at + pieces.COUNTDOWN
    tell(news, "countdown", {"ms": pieces.COUNTDOWN})


def end_turn(state: State, seat: Seat, at: Millis, news: News) -> None:
    state.phase = "turns"
    state.turns[seat] += 1
    if len(state.hands[seat]) == 1:
        state.owes, state.fine_at = seat, at + pieces.FINE
        tell(news, "owes", {"seat": seat})
    state.turn = (seat + 1) % state.seats
    state.asked = at
    if min(state.turns) == pieces.TURNS:
        state.phase = "flick"


SPUN: dict[str, Callable[[State, Seat, Millis, News], None]] = {
    "blank": end_turn,
    "name": ask_name,
    "pass": pass_hands,
    "race": count_down,
}


def name(state: State, seat: Seat, action: Name, at: Millis, news: News) -> None:
    state.stack.pop()
    state.suit = action.suit
    tell(news, "named", {"seat": seat, "suit": action.suit})
    cells = [
        cell
        for cell, card in enumerate(state.cells)
        if card != -1 and pieces.suit(card) == action.suit and state.owners[cell] != seat
    ]
    for cell in cells:
        state.owners[cell] = seat
    tell(news, "owned", {"seat": seat, "cards": [state.cells[cell] for cell in cells]})
    end_turn(state, seat, at, news)


def draw(state: State, seat: Seat, action: Draw, at: Millis, news: News) -> None:
    take_top(state, seat, news)
    end_turn(state, seat, at, news)


def show(state: State, seat: Seat, action: Show, at: Millis, news: News) -> None:
    hand = state.hands[seat]
    for card in hand:
        state.known[card] |= 1 << action.to
    tell(news, "shown", {"seat": seat, "to": action.to})
    tell(news, "saw", {"seat": seat, "cards": list(hand)}, to=action.to)
    end_turn(state, seat, at, news)


def steal(state: State, seat: Seat, action: Steal, at: Millis, news: News) -> None:
    state.laid = list(state.hands[action.victim])
    state.chance.shuffle(state.laid, "lay")
    ask(state, "take", seat, action.victim, at)
    tell(news, "laid", {"seat": seat, "victim": action.victim})


def take(state: State, seat: Seat, action: Take, at: Millis, news: News) -> None:
    _, _, victim = state.stack.pop()
    card, state.laid = state.laid[action.place], []
    state.leave(victim, card, witness=seat)
    state.known[card] |= 1 << victim
    tell(news, "took", {"seat": seat, "victim": victim})
    tell(news, "lost", {"seat": victim, "card": card}, to=victim)
    get(state, seat, card, news)
    end_turn(state, seat, at, news)


def shed(state: State, seat: Seat, action: Shed, at: Millis, news: News) -> None:
    state.stack.clear()
    state.leave(seat, action.card, witness=seat)
    state.shed[seat].append(action.card)
    tell(news, "shed", {"seat": seat, "place": len(state.shed[seat]) - 1})
    if state.hands[seat] and len(state.shed[seat]) < pieces.SHED:
        ask(state, "shed", seat, 0, at)
    else:
        end_turn(state, seat, at, news)


def done(state: State, seat: Seat, action: Done, at: Millis, news: News) -> None:
    state.stack.pop()
    state.laid = []
    tell(news, "stopped", {"seat": seat})
    end_turn(state, seat, at, news)


def skip(state: State, seat: Seat, action: Pass, at: Millis, news: News) -> None:
    tell(news, "skipped", {"seat": seat})
    end_turn(state, seat, at, news)
