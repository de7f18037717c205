"""Randomness from a seed and a counter, so that anybody can redo every draw.

Block i of the stream is SHA-256(seed, i as eight bytes), read as sixteen 16-bit words, big end
first. (seed, position) is everything: copies are cheap and old records replay for ever.
"""

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

from watatheque.core.errors import BadInput
from watatheque.core.values import Draw

SEED_BYTES: Final = 32
_WORDS: Final = 65536  # values of a word
_BLOCKS: Final = [block.to_bytes(8, "big") for block in range(256)]


class Chance:
    """The stream of one match and how far it has been read."""

    __slots__ = ("_block", "draws", "position", "seed")

    def __init__(self, seed: bytes, position: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise BadInput("seed", f"{SEED_BYTES} bytes are needed, not {len(seed)}")
        self.seed = seed
        self.position: i64 = position  # words read so far
        self.draws: list[Draw] | None = None  # filled when somebody listens
        self._block = b""
        if position:
            self.seek(position)

    def seek(self, position: int) -> None:
        """Go on from where a saved state stopped reading."""
        self.position = position
        if position & 15:
            self._fill()

    def copy(self) -> "Chance":
        twin = Chance(self.seed)
        twin.position = self.position
        twin._block = self._block
        return twin

    def below(self, n: int, label: str) -> int:
        """An integer in [0, n), every one equally likely; n is at most 65536."""
        gave = self._below(n)
        if self.draws is not None:
            self.draws.append(Draw(label, n, gave))
        return gave

    def order(self, n: int, label: str) -> list[int]:
        """The numbers below n in a random order."""
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self._below(i + 1)
            order[i], order[j] = order[j], order[i]
        if self.draws is not None:
            self.draws.append(Draw(label, n, order[:]))
        return order

    def shuffle(self, items: list[int], label: str) -> None:
        """Put a list of pieces in a random order, in place."""
        items[:] = [items[i] for i in self.order(len(items), label)]

    def _below(self, n: i64) -> i64:
        # Words above the last whole multiple of n would favour the small numbers: draw again.
        limit = _WORDS - _WORDS % n
        while True:
            i: i64 = 2 * (self.position & 15)
            if i == 0:
                self._fill()
            self.position += 1
            block = self._block
            high: i64 = block[i]
            word = high * 256 + block[i + 1]
            if word < limit:
                return word % n

    def _fill(self) -> None:
        block = self.position >> 4
        number = _BLOCKS[block] if block < 256 else int(block).to_bytes(8, "big")
        self._block = sha256(self.seed + number).digest()


def commitment(secret: bytes) -> str:
    """What a table publishes before it collects nonces: it binds the secret and tells nothing."""
    return sha256(b"watatheque commitment" + secret).hexdigest()


def seed_of(secret: bytes, nonces: list[bytes]) -> bytes:
    """The seed of a match: the table's secret and one nonce from each seat, none can steer it."""
    parts = [secret, *nonces]
    framed = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    return sha256(b"watatheque seed" + framed).digest()
