"""The settings of a server: those of its tables, and those of its doors (TB-21)."""

import tomllib
from pathlib import Path

import msgspec

from watatheque.core import codec
from watatheque.core.errors import BadInput
from watatheque.table.settings import Settings


class Limits(Settings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    body_bytes: int = 262_144  # of one HTTP request
    requests_a_second: int = 20  # that write, from one address, on the average
    request_burst: int = 200
    hello_ms: int = 10_000  # until a socket has said who it is
    link_ms: int = 600_000  # that a link to another device lives
    past_games: int = 100  # told to a guest


def read(file: Path | None) -> Limits:
    """From a TOML file; a setting that does not exist or makes no sense is refused by name."""
    if file is None:
        return Limits()
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadInput("settings", f"{file}: {error}") from None
    limits: Limits = codec.read(Limits, told, f"settings: {file}")
    for name, value in msgspec.structs.asdict(limits).items():
        if value <= 0:
            raise BadInput(f"settings: {file}", f"{name} must be above 0, not {value}")
    return limits
