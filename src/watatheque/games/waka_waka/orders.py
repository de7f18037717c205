"""WK-5: what an order asks for, and every way to fill it."""

from collections.abc import Iterator
from itertools import permutations

from watatheque.core.errors import BadInput
from watatheque.games.waka_waka.pieces import GOODS
from watatheque.games.waka_waka.values import SPACES

LEVELS = 9  # a table may have up to so many


def words_of(order: str, what: str) -> list[str]:
    """`XX tea` as X, X, tea."""
    words: list[str] = []
    for word in order.split():
        if word in GOODS:
            words.append(word)
        elif word.isascii() and word.isalpha() and word.isupper():
            words += word
        else:
            raise BadInput(what, f"{word!r:.40} is no good and no capital letters", "WK-5")
    if not 1 <= len(words) <= SPACES:
        raise BadInput(what, f"an order has 1 to {SPACES} goods, not {len(words)}", "WK-5")
    return words


def ways(order: str, what: str = "options: data: orders") -> list[tuple[int, ...]]:
    """Every set of goods that fills the order, as counts by kind, each once."""
    words = words_of(order, what)
    letters = sorted({word for word in words if word not in GOODS})
    open_kinds = [kind for kind in GOODS if kind not in words]
    # Six goods at most, so there are never fewer kinds left open than letters.
    found = {_counts(words, dict(zip(letters, kinds, strict=True)))
             for kinds in permutations(open_kinds, len(letters))}  # fmt: skip
    return sorted(found, reverse=True)


def _counts(words: list[str], kinds: dict[str, str]) -> tuple[int, ...]:
    goods = [kinds.get(word, word) for word in words]
    return tuple(goods.count(kind) for kind in GOODS)


def written(counts: tuple[int, ...]) -> str:
    """As a Deliver names them."""
    return "+".join(_each(counts))


def _each(counts: tuple[int, ...]) -> Iterator[str]:
    for kind, count in zip(GOODS, counts, strict=True):
        yield from [kind] * count


def packed(counts: tuple[int, ...]) -> int:
    """Four bits a kind, so that one subtraction compares all six."""
    return sum(count << (4 * kind) for kind, count in enumerate(counts))
