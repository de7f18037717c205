"""What a `core.scene.Face` looks like: the vocabulary in which a game dresses its pieces.

`kind` picks the drawing; a kind that is not listed is drawn as a token that spells its name.

| kind    | drawn as                                         | attributes it reads             |
|---------|--------------------------------------------------|---------------------------------|
| `card`  | an upright card, in one of the four ways below   | all but `direction`             |
| `back`  | the back of a card                               | none                            |
| `disc`  | a round piece seen from above                    | `colour emblem value glyph gaze`|
| `token` | a chip with a shape                              | the same and `shape title`      |
| `icon`  | a medal, or an emblem that stands by itself      | the same                        |
| `arrow` | an arrow                                         | `direction colour`              |
| `die`   | a die of six sides, or a cut stone               | `value sides`                   |
| `wheel` | a wheel of icons                                 | `glyphs`, with spaces between   |

| a card with        | is drawn as                                                             |
|--------------------|-------------------------------------------------------------------------|
| `n e s w`          | a figure in a niche, a value at each side (`sided`)                      |
| `emblem`           | a figure before a sun, its title under it (`portraits`)                  |
| `colour`, no owner | all colour, ripples of the colour's shape (`hues`)                       |
| anything else      | paper in the owner's frame, a number on the colour's shape (`numbered`)  |

| attribute   | value                                                                          |
|-------------|--------------------------------------------------------------------------------|
| `n e s w`   | what stands at the four sides of a card; 10 is written A                        |
| `title`     | a message id, or the words themselves; `title_fr`, `title_en` where data has both |
| `value`     | a number or a few letters, large; `rank` says the same                         |
| `glyph`     | a character that `glyphs` draws, or digits and capitals                        |
| `suit`      | a word of `shapes` or of `emblems`; any other word is shortened to two letters |
| `colour`    | a word of `ink.COLOURS`; every colour brings a shape of its own                |
| `colours`   | those that a card of no colour may stand for, with spaces between              |
| `border`    | the colour of an owned card's frame, where it is not its owner's               |
| `shape`     | a word of `shapes`                                                             |
| `emblem`    | a drawing and what is special about it: "goblin horned", see `emblems`         |
| `gaze`      | left, right or straight: a raccoon looks there                                 |
| `tier`      | a rank: so many studs, and a rosette that opens                                |
| `direction` | up, down, left, right, clockwise or counterclockwise                           |

An owner is no attribute: the frame takes the colour and shape of the owner's chair.
"""

from collections.abc import Callable
from typing import Final

from watatheque.core.scene import Chair, Face
from watatheque.pictures import arrows, backs, cards, dice, tokens, wheels
from watatheque.pictures.block import Block
from watatheque.pictures.pen import Pen

_KINDS: Final[dict[str, Callable[[Pen, Face, Chair | None], Block]]] = {
    "card": cards.card,
    "back": backs.face,
    "disc": tokens.disc,
    "token": tokens.token,
    "icon": tokens.icon,
    "arrow": arrows.arrow,
    "die": dice.face,
    "wheel": wheels.face,
}


def draw_face(pen: Pen, face: Face, owner: Chair | None = None) -> Block:
    return _KINDS.get(face.kind, tokens.unknown)(pen, face, owner)
