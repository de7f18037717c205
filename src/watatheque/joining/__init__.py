"""A terminal at a table of a server: the local terminal's drawing and moves, over the socket."""

from pathlib import Path

MESSAGES = Path(__file__).parent / "messages"
