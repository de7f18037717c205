"""What is given on a command line, turned into values; a BadInput names what is wrong with it."""

import os
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from watatheque.core import codec, record
from watatheque.core.chance import SEED_BYTES
from watatheque.core.errors import BadInput
from watatheque.core.game import Game
from watatheque.core.record import Record
from watatheque.core.rulebook import LANGUAGES
from watatheque.core.values import Seat
from watatheque.games import game


def language(chosen: str | None) -> str:
    """The one that was asked for, else the one of $LANG, else French."""
    if chosen is not None and chosen not in LANGUAGES:
        raise BadInput("lang", f"there is no {chosen!r:.40}; there are {', '.join(LANGUAGES)}")
    return chosen or ("en" if os.environ.get("LANG", "").startswith("en") else "fr")


def seed(digits: str | None) -> bytes:
    """A seed from hexadecimal digits, zeros in front of a short one; a fresh one from none."""
    if digits is None:
        return secrets.token_bytes(SEED_BYTES)
    if len(digits) > 2 * SEED_BYTES:
        raise BadInput("seed", f"at most {2 * SEED_BYTES} digits, not {len(digits)}")
    try:
        return bytes.fromhex(digits.zfill(2 * SEED_BYTES))
    except ValueError:
        raise BadInput("seed", f"hexadecimal is needed, not {digits!r:.80}") from None


def seat(said: str | int, seats: int) -> Seat:
    number = int(said) if str(said).isascii() and str(said).isdigit() else -1
    if not 0 <= number < seats:
        raise BadInput("seat", f"there is no {said!r:.40}; there are 0 to {seats - 1}", "TB-1")
    return number


def options(pairs: Iterable[str]) -> dict[str, Any]:
    """`key=value` each; a value is JSON, or `@FILE` for what stands in it, or the word itself."""
    found: dict[str, Any] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise BadInput("option", f"key=value is needed, not {pair!r:.80}")
        found[key] = text(Path(value[1:])) if value.startswith("@") else _value(value)
    return found


def _value(word: str) -> Any:
    try:
        return codec.loads(word, "option")
    except BadInput:
        return word


def position(path: Path | None) -> dict[str, Any] | None:
    if path is None:
        return None
    found = codec.loads(text(path), str(path))
    if not isinstance(found, dict):
        raise BadInput(str(path), "a position is a JSON object", "TB-14")
    return found


def text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(str(path), error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise BadInput(str(path), "it is not UTF-8 text") from None


def write(path: Path, content: str) -> None:
    try:
        path.write_text(content, encoding="utf-8")
    except OSError as error:
        raise BadInput(str(path), error.strerror or str(error)) from None


def writable(path: Path | None) -> None:
    """Said before a match rather than after it."""
    if path is not None and (path.is_dir() or not os.access(path.absolute().parent, os.W_OK)):
        raise BadInput(str(path), "a record cannot be written there")


def recorded(path: Path) -> tuple[Game[Any, Any, Any], Record]:
    """A record and the game that reads it, of the version it needs."""
    content = text(path)
    header = record.read_header(content)
    played = game(header.game)
    if header.version != played.version:
        needs = f"{header.game} {header.version}"
        raise BadInput("record", f"it needs the rules of {needs}; these are {played.version}")
    read = record.read(content, played.actions)
    if read.opened is None:
        raise BadInput("record", "it is not opened yet: the seed is told after the match")
    return played, read
