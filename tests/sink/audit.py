"""What is wrong with a state."""

from tests.sink import pieces
from tests.sink.state import SHOWN, State
from watatheque.core.game import Seat

PHASES = ("turns", "countdown", "race", "flick", "ready", "over")


def audit(state: State) -> str | None:
    return _shape(state) or _cards(state) or _counters(state) or _phase(state)


def _shape(state: State) -> str | None:
    by_seat = ("lucky", "hands", "shed", "points", "plugs", "drops", "turns")
    sizes = dict.fromkeys(by_seat, state.seats)
    sizes |= {"cells": pieces.CELLS, "owners": pieces.CELLS, "known": pieces.CARDS}
    sizes |= {"discs": len(pieces.DISCS)}
    for name, size in sizes.items():
        if len(getattr(state, name)) != size:
            return f"{name}: {size} are needed"
    if any(len(row) != state.seats for row in state.sheet):
        return "sheet: one number a seat is needed"
    return None


def _cards(state: State) -> str | None:
    held = [card for part in (*state.hands, *state.shed, *state.piles) for card in part]
    held += [card for card in state.cells if card != -1] + state.deck
    if sorted(held) != list(range(pieces.CARDS)):
        return "every card must be in exactly one place"
    if any(hand != sorted(hand) for hand in state.hands):
        return "hands: not sorted"
    if any(len(shed) > pieces.SHED for shed in state.shed):
        return f"shed: at most {pieces.SHED}"
    if any(not 0 < len(pile) <= pieces.PILE for pile in state.piles):
        return f"piles: 1 to {pieces.PILE} cards"
    if any(len({pieces.suit(card) for card in pile}) != 1 for pile in state.piles):
        return "piles: one suit each"
    for card, owner in zip(state.cells, state.owners, strict=True):
        if not -1 <= owner < state.seats or (card == -1) != (owner == -1):
            return "owners: one for each card on the grid"
    return _masks(state)


def _masks(state: State) -> str | None:
    may = [0] * pieces.CARDS
    for seat, cards in enumerate(zip(state.hands, state.shed, strict=True)):
        for card in (*cards[0], *cards[1]):
            may[card] = ((1 << state.seats) - 1) & ~(1 << seat)
    if any(mask & ~may[card] for card, mask in enumerate(state.known)):
        return "known: only cards in others' hands or shed by them can be known"
    return None


def _counters(state: State) -> str | None:
    everybody = 1 << state.seats
    ranges = {
        "suit": range(-1, len(pieces.SUITS)),
        "wheel": range(-1, len(pieces.ICONS)),
        "die": range(pieces.SIDES + 1),
        "turn": range(state.seats),
        "owes": range(-1, state.seats),
        "out": range(everybody),
        "called": range(everybody),
        "ready": range(everybody - 1),
    }
    for name, allowed in ranges.items():
        if getattr(state, name) not in allowed:
            return f"{name}: {allowed[0]} to {allowed[-1]}"
    if any(number < 0 for number in (*state.plugs, *state.drops)):
        return "plugs, drops: not below 0"
    if not all(0 <= turns <= pieces.TURNS for turns in state.turns):
        return f"turns: 0 to {pieces.TURNS}"
    if any(state.lucky) and not all(1 <= rank <= pieces.RANKS for rank in state.lucky):
        return f"lucky: all 0, or all 1 to {pieces.RANKS}"
    for disc in state.discs:
        if disc is not None and not pieces.on_field(*disc):
            return "discs: off the field"
    return None


def _phase(state: State) -> str | None:
    if state.phase not in PHASES:
        return f"phase: one of {', '.join(PHASES)}"
    played = len(state.sheet) - (state.phase in SHOWN)
    if not 0 <= played < state.rounds:
        return f"sheet: {state.rounds} rounds are played"
    if (state.phase == "over") != (len(state.sheet) == state.rounds):
        return "phase: over exactly after the last round"
    if state.turn != (played + sum(state.turns)) % state.seats:
        return "turn: it goes round"
    if max(state.turns) - min(state.turns) > 1 or not _in_order(state, played):
        return "turns: everybody in turn"
    if (min(state.turns) == pieces.TURNS) != (state.phase in ("flick", *SHOWN)):
        return "phase: the flick follows the last turn"
    racing = state.phase in ("countdown", "race")
    if racing and state.cells == [-1] * pieces.CELLS:
        return "phase: a race needs a card on the grid"
    if (state.phase == "race") != (state.die > 0) and racing:
        return "die: rolled when the race opens"
    if state.phase == "race" and state.out == (1 << state.seats) - 1:
        return "out: somebody must still be in the race"
    if state.phase in SHOWN and state.owes != -1:
        return "owes: forgotten at the count"
    return _decision(state)


def _in_order(state: State, first: Seat) -> bool:
    in_order = [state.turns[(first + i) % state.seats] for i in range(state.seats)]
    return in_order == sorted(in_order, reverse=True)


def _decision(state: State) -> str | None:
    """At most one decision is open, of a kind that fits the phase, and all it needs is there."""
    if len(state.stack) > 1:
        return "stack: one decision at most"
    kind, seat, about = state.stack[0] if state.stack else ("", state.turn, 0)
    kinds = {"turns": ("", "name", "take", "shed"), "flick": ("", "put")}.get(state.phase, ("",))
    if kind not in kinds or seat != (state.turn + (kind == "put")) % state.seats:
        return "stack: no such decision now"
    off = [i for i, disc in enumerate(state.discs) if disc is None]
    if off != ([about] if kind == "put" else []):
        return "discs: exactly the one to be put back is off"
    victim = kind == "take" and 0 <= about < state.seats and about != seat
    if kind == "take" and not (victim and state.laid):
        return "stack: nobody to take from"
    if sorted(state.laid) != (state.hands[about] if victim else []):
        return "laid: the victim's cards"
    shed = len(state.shed[seat])
    if kind == "shed" and (not 0 < shed < pieces.SHED or not state.hands[seat]):
        return "stack: nothing more to shed"
    if kind == "name" and state.cells == [-1] * pieces.CELLS:
        return "stack: nothing was played"
    return None
