"""What the game shows of itself before anybody plays."""

from typing import Final

from watatheque.core.scene import Face
from watatheque.core.still_life import Prop, StillLife
from watatheque.games.uno_wizz.wording import card_face

WHEEL: Final = Face("wheel", {"glyphs": "2 −7 −◆ ⟳ ◉ ⚔ ! +2 ⊘"})
STILL_LIFE: Final = StillLife(
    colour="purple",
    props=(
        Prop(WHEEL, 335, 300, 430, turn=-14),
        Prop(Face("back"), 790, 190, 210, turn=9),
        Prop(Face("back"), 784, 184, 210, turn=5),
        Prop(card_face("super-joker"), 600, 200, 210, turn=-12),
        Prop(card_face("yellow-reverse"), 430, 590, 270, turn=-24),
        Prop(card_face("red-9"), 535, 555, 270, turn=-12),
        Prop(card_face("blue-3-wizz"), 645, 540, 270, turn=0),
        Prop(card_face("green-skip"), 755, 552, 270, turn=12),
        Prop(card_face("joker"), 860, 588, 270, turn=24),
    ),
)
