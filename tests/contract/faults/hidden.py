"""What the planted faults give away."""

from tests.sink.state import State
from watatheque.core.game import Event

News = list[Event] | None


def top(state: State) -> int:
    """A card that nobody may know."""
    return state.deck[-1] if state.deck else -1
