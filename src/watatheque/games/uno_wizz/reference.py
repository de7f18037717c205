"""The help at a glance: action cards and the icons of the wheel, each with its article."""

from typing import Final

from watatheque.core.scene import Face
from watatheque.games.uno_wizz.wording import card_face

GLYPHS: Final = {
    "a": "2", "b": "−7", "c": "−◆", "d": "R", "e": "B", "f": "⟳", "g": "◉", "h": "⚔", "i": "!",
}  # fmt: skip
COLOURS: Final = {"d": {"colour": "red"}, "e": {"colour": "blue"}}
CARDS: Final = {
    "UW-8": "red-draw2", "UW-9": "yellow-reverse", "UW-10": "blue-skip", "UW-11": "joker",
    "UW-12": "super-joker", "UW-13": "green-3-wizz",
}  # fmt: skip


def icon_face(icon: str) -> Face:
    title = {"glyph": GLYPHS[icon], "title": f"uw-icon-{icon}"}
    return Face("icon", {**title, **COLOURS.get(icon, {})})


ICONS: Final = tuple(icon_face(icon) for icon in GLYPHS)
REFERENCE: Final = {
    **{article: card_face(card) for article, card in CARDS.items()},
    **{f"UW-14{icon}": icon_face(icon) for icon in GLYPHS},
}
