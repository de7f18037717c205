"""What kind of moment a match is in."""

from collections.abc import Sequence

from watatheque.core.values import CLOCK, Millis, Prompt, Seat

READY = "ready"  # the question of TB-12: nobody hurries between rounds


def earlier(one: Millis | None, other: Millis | None) -> Millis | None:
    """Of two moments, either of which may never come."""
    if one is None or other is None:
        return other if one is None else one
    return min(one, other)


def awaited(prompts: Sequence[Prompt]) -> set[Seat]:
    """The seats that the game waits for."""
    return {p.seat for p in prompts if p.seat != CLOCK and not p.optional}


def live(prompts: Sequence[Prompt]) -> bool:
    """Real time: several may act at once against the clock, and the game waits for none of them."""
    asked = [p for p in prompts if p.seat != CLOCK and p.kind != READY]
    timed = any(p.seat == CLOCK and p.deadline is not None for p in prompts)
    return timed and len(asked) > 1 and all(p.optional for p in asked)


def in_turns(prompts: Sequence[Prompt]) -> bool:
    """Everybody waits for at most one seat, and no race is on."""
    return not live(prompts) and len(awaited(prompts)) <= 1
