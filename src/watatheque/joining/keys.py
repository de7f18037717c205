"""The tokens of this person, by server and name: a small file that nobody else may read (TB-22)."""

import os
from pathlib import Path
from typing import Any

import msgspec

from watatheque.core.errors import BadInput

Kept = dict[str, dict[str, str]]  # server -> name -> token, the one used last at the end


def place() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "watatheque" / "guests.json"


class Keys:
    def __init__(self, file: Path | None = None) -> None:
        self.file = file or place()

    def find(self, server: str, name: str | None) -> tuple[str, str] | None:
        """The token of that name on a server, or without a name the one that was used last."""
        mine = self._read().get(server, {})
        known = list(mine) if name is None else [one for one in mine if one == name]
        return (known[-1], mine[known[-1]]) if known else None

    def keep(self, server: str, name: str, token: str) -> None:
        kept = self._read()
        others = {one: key for one, key in kept.get(server, {}).items() if one != name}
        kept[server] = {**others, name: token}
        self._write(kept)

    def _read(self) -> Kept:
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=Kept)
        except FileNotFoundError:
            return {}
        except OSError as error:
            raise BadInput(str(self.file), error.strerror or str(error)) from None
        except msgspec.MsgspecError:
            raise BadInput(
                str(self.file), "it is damaged; without it you are a new guest"
            ) from None

    def _write(self, kept: Any) -> None:
        """Whole or not at all: another terminal may read it right now."""
        fresh = self.file.with_name(f"{self.file.name}.{os.getpid()}")
        try:
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            fresh.unlink(missing_ok=True)
            with os.fdopen(
                os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb"
            ) as out:
                out.write(msgspec.json.encode(kept))
            fresh.replace(self.file)
        except OSError as error:
            raise BadInput(str(self.file), error.strerror or str(error)) from None
