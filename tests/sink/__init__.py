"""The kitchen sink: every zone, gesture, beat and kind of prompt, in one tiny game."""

from tests.sink.rules import Sink

__all__ = ["SINK"]

SINK = Sink()
