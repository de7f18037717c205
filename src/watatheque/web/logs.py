"""Structured logs, a JSON object a line on stderr. Never a token, a nonce or a hidden card:
errors are told by their type and place, for their words may hold anything.
"""

import logging
import os
import sys
from contextlib import suppress
from traceback import extract_tb

import structlog

log: structlog.stdlib.BoundLogger = structlog.get_logger()


def where(error: BaseException) -> str:
    """Type and innermost places, without words."""
    frames = extract_tb(error.__traceback__)[-4:]
    places = " < ".join(
        f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno}" for frame in frames[::-1]
    )
    cause = error.__cause__
    return f"{type(error).__name__} at {places}" + (f", from {where(cause)}" if cause else "")


class _Lines:
    """Straight to stderr. Where that is a file on a full disk, the line is lost, never a table."""

    def msg(self, line: str) -> None:
        with suppress(OSError):
            os.write(sys.stderr.fileno(), f"{line}\n".encode())

    debug = info = warning = error = critical = msg


class _Ours(logging.Handler):
    """What libraries log, told our way."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        more = {"where": where(error)} if error is not None else {}
        log.warning("library", library=record.name, said=record.getMessage()[:200], **more)


def begin() -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        logger_factory=lambda *_: _Lines(),
        cache_logger_on_first_use=True,
    )
    root = logging.getLogger()
    root.handlers = [_Ours(level=logging.WARNING)]
    root.setLevel(logging.WARNING)
