"""What a `core.scene.Face` looks like: the vocabulary in which a game dresses its pieces.

`kind` picks the drawing; a kind that is not listed is drawn as a token that spells its name.

| kind    | drawn as                                                  | attributes it reads        |
|---------|-----------------------------------------------------------|----------------------------|
| `card`  | an upright card; with `n e s w` the four sides are values | all but `direction`        |
| `back`  | the back of a card                                        | none                       |
| `disc`  | a round piece seen from above                             | `colour emblem value glyph`|
| `token` | a chip with a shape                                       | the same and `shape title` |
| `icon`  | a drawing without a rim                                   | the same                   |
| `arrow` | an arrow                                                  | `direction colour`         |

| attribute   | value                                                                          |
|-------------|--------------------------------------------------------------------------------|
| `n e s w`   | what stands at the four sides of a card; 10 is written A                        |
| `title`     | a message id, or the words themselves; `title_fr`, `title_en` where data has both |
| `value`     | a number or a few letters, large; `rank` says the same                         |
| `glyph`     | one or two characters, printed as they are, where there is no drawing for it   |
| `suit`      | a word of `shapes` or of `emblems`; any other word is shortened to two letters |
| `colour`    | a word of `ink.COLOURS`; every colour brings a shape of its own                |
| `shape`     | a word of `shapes`                                                             |
| `emblem`    | a drawing and what is special about it: "goblin horned", see `emblems`         |
| `tier`      | a rank, in Roman numerals                                                      |
| `direction` | up, down, left, right, clockwise or counterclockwise                           |

An owner is no attribute: the frame takes the colour and shape of the owner's chair.
"""

from collections.abc import Callable
from typing import Final

from watatheque.core.scene import Chair, Face
from watatheque.pictures import arrows, backs, cards, tokens
from watatheque.pictures.block import Block
from watatheque.pictures.pen import Pen

_KINDS: Final[dict[str, Callable[[Pen, Face, Chair | None], Block]]] = {
    "card": cards.card,
    "back": backs.face,
    "disc": tokens.disc,
    "token": tokens.token,
    "icon": tokens.icon,
    "arrow": arrows.arrow,
}


def draw_face(pen: Pen, face: Face, owner: Chair | None = None) -> Block:
    return _KINDS.get(face.kind, tokens.unknown)(pen, face, owner)
