"""How the tests play Triple Wata: any card on any free cell."""

from collections.abc import Sequence

from tests.browser.person import Person, Sight, next_to_act

CELLS = [f"place board/{cell}" for cell in range(9)]


def lay(person: Person, sight: Sight) -> Sight:
    """The first card of the hand on the first free cell."""
    cell = next(cell for cell in CELLS if cell in sight.stops)
    return person.does(lambda: person.play(sight.hand[0], cell))


def play_on(people: Sequence[Person], moves: int = 9) -> int:
    """So many cards, or to the end; how many were laid."""
    for laid in range(moves):
        if not (turn := next_to_act(people)):
            return laid
        assert not lay(*turn).refusal
    return moves
