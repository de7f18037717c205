"""What the game shows of itself before anybody plays."""

from typing import Final

from watatheque.core.scene import Face
from watatheque.core.still_life import Prop, StillLife
from watatheque.games.waka_waka.wording import card_face, good_face

STILL_LIFE: Final = StillLife(
    colour="orange",
    props=(
        Prop(Face("back"), 160, 170, 210, turn=-16),
        Prop(card_face("chimpanzee"), 350, 190, 250, turn=-7),
        Prop(card_face("merchant"), 540, 205, 250, turn=4),
        Prop(card_face("drummer", ("drummer",)), 735, 240, 250, turn=13),
        Prop(Face("icon", {"emblem": "campfire"}), 470, 500, 300),
        Prop(good_face("jewels"), 240, 430, 120, turn=-8),
        Prop(good_face("fruit"), 180, 570, 125, turn=6),
        Prop(good_face("cloth"), 310, 640, 120, turn=10),
        Prop(good_face("salt"), 650, 540, 110, turn=14),
        Prop(good_face("tea"), 780, 480, 125, turn=-9),
        Prop(good_face("skins"), 745, 635, 130, turn=12),
        Prop(Face("icon", {"glyph": "●"}), 890, 590, 84),
        Prop(Face("icon", {"glyph": "●"}), 600, 660, 76),
    ),
)
