"""What the game shows of itself before anybody plays."""

from typing import Final

from watatheque.core.scene import Face
from watatheque.core.still_life import Prop, StillLife
from watatheque.games.triple_wata.pieces import find_pack
from watatheque.games.triple_wata.scene import card_face

PACK: Final = find_pack("dungeon")
RED, BLUE = ("red", "circle"), ("blue", "square")


def _card(id: str, x: int, y: int, turn: int, owner: tuple[str, str], height: int = 236) -> Prop:
    return Prop(card_face(PACK.cards[PACK.find(id, "card")]), x, y, height, turn, owner)


STILL_LIFE: Final = StillLife(
    colour="teal",
    props=(
        _card("guard-snail", 310, 150, -4, BLUE),
        _card("dragon-under-the-dungeon", 497, 137, -4, RED),
        _card("storm-bat", 683, 124, -4, BLUE),
        _card("mushroom-sovereign", 327, 395, -4, RED),
        _card("rat-who-knows", 513, 382, -4, RED),
        _card("seamstress-spider", 530, 627, -4, BLUE),
        Prop(Face("back"), 905, 250, 236, 12, BLUE),
        _card("goblin-on-trial", 770, 560, 16, RED, 300),
        Prop(Face("back"), 130, 610, 236, -14, RED),
        Prop(Face("icon", {"emblem": "candle"}), 118, 262, 250),
    ),
)
