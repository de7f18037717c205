"""Any scene as one SVG picture, in one language. No game is named in here."""

from watatheque.pictures.picture import draw

__all__ = ["draw"]
