"""The keys of the two hands: letters that lie alike on the keyboards of most countries.

One hand has the own cards, the other the piles; under WT-V1 they change sides.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple


class Hands(NamedTuple):
    row: tuple[str, ...]  # as the Dévidoir lies, the sixth apart
    top: str
    stock: str
    fill: str
    call: str
    piles: str


USUAL: Final = Hands(tuple("sdfghb"), "t", "r", "e", "x", "uiopjkln")
OTHER: Final = Hands(tuple("lkjhgb"), "u", "i", "o", "n", "trefdscx")
DIGITS: Final = "1234567890"  # more piles; under WT-V16 they say a number


def hands(variant: int) -> Hands:
    return OTHER if variant == 1 else USUAL


def pile_keys(closed: Sequence[bool], variant: int) -> tuple[str, ...]:
    """A pile keeps its key until it is closed, unless another one had it first."""
    keys = hands(variant).piles + ("" if variant == 16 else DIGITS)
    taken: dict[str, int] = {}
    for pile, shut in enumerate(closed):
        wished = keys[pile % len(keys) :] + keys[: pile % len(keys)]
        free = "" if shut else next((key for key in wished if key not in taken), "")
        if free:
            taken[free] = pile
    found = {pile: key for key, pile in taken.items()}
    return tuple(found.get(pile, "") for pile in range(len(closed)))
