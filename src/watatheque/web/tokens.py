"""Who somebody is: a token that only this server can have made, good until its day (TB-22)."""

import hmac
import os
import secrets
import time
from base64 import urlsafe_b64encode
from hashlib import sha256
from pathlib import Path

from watatheque.core.errors import BadInput
from watatheque.web.problems import TOKEN, Refused

KEY_BYTES = 32
DAY = 86_400


class Tokens:
    def __init__(self, key: bytes, days: int) -> None:
        self.key = key
        self.days = days

    def make(self, guest: str, now: float | None = None) -> str:
        expires = int(time.time() if now is None else now) + self.days * DAY
        return self._signed(f"{guest}.{expires}")

    def guest(self, token: str, now: float | None = None) -> str:
        """Whose token it is; the signature is looked at before anything else."""
        body = token.rpartition(".")[0]
        if not hmac.compare_digest(self._signed(body).encode(), token.encode(errors="replace")):
            raise Refused(401, TOKEN, "this token was not made here")
        guest, _, expires = body.partition(".")
        if int(expires) <= (time.time() if now is None else now):
            raise Refused(401, TOKEN, "this token has expired")
        return guest

    def _signed(self, body: str) -> str:
        told = b"watatheque token\0" + body.encode(errors="replace")
        mac = hmac.new(self.key, told, sha256).digest()
        return f"{body}.{urlsafe_b64encode(mac).decode().rstrip('=')}"


def key_file(folder: Path) -> Path:
    return folder / "token.key"


def key_in(folder: Path) -> bytes:
    """The key of a data folder, made when it is first needed."""
    file = key_file(folder)
    if not file.exists():
        keep_key(file, secrets.token_bytes(KEY_BYTES))
    return read_key(file)


def keep_key(file: Path, key: bytes) -> None:
    """Nobody else may read it, none that is there is overwritten, and none is there in part."""
    draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    try:
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as out:
            out.write(key)
            out.flush()
            os.fsync(out.fileno())
        os.link(draft, file)
    except OSError as error:
        raise BadInput("key", f"{file}: {error.strerror}") from None
    finally:
        draft.unlink(missing_ok=True)


def read_key(file: Path) -> bytes:
    try:
        mode, key = file.stat().st_mode, file.read_bytes()
    except OSError as error:
        raise BadInput("key", f"{file}: {error.strerror}") from None
    if mode & 0o077:
        raise BadInput("key", f"others can read {file}; chmod 600 it")
    if len(key) != KEY_BYTES:
        raise BadInput("key", f"{file} is damaged; without it nobody knows who they are")
    return key
