"""WW-2: the layouts that have a name. Which raccoon stands on which spot is drawn by lot."""

from typing import Final, NamedTuple

Spots = tuple[tuple[int, int], ...]  # x and y in millimetres from the middle


class Preset(NamedTuple):
    raccoons: Spots
    food: Spots


# The larder in the middle, the raccoons prowling round it.
RING: Final = Preset(
    raccoons=(
        (110, 0), (95, 55), (55, 95), (0, 110), (-55, 95), (-95, 55),
        (-110, 0), (-95, -55), (-55, -95), (0, -110), (55, -95), (95, -55),
    ),
    food=(
        (12, 0), (-12, 0),
        (48, 0), (39, 28), (15, 46), (-15, 46), (-39, 28), (-48, 0),
        (-39, -28), (-15, -46), (15, -46), (39, -28),
        (0, 22), (0, -22),
    ),
)  # fmt: skip

# Furrows of food, raccoons between them.
FIELD: Final = Preset(
    raccoons=(
        (-120, -50), (-72, -50), (-24, -50), (24, -50), (72, -50), (120, -50),
        (-120, 50), (-72, 50), (-24, 50), (24, 50), (72, 50), (120, 50),
    ),
    food=(
        (-96, -100), (-48, -100), (0, -100), (48, -100), (96, -100),
        (-72, 0), (-24, 0), (24, 0), (72, 0),
        (-96, 100), (-48, 100), (0, 100), (48, 100), (96, 100),
    ),
)  # fmt: skip

# Four bins in the corners, each guarded; two scraps lie in the middle.
BINS: Final = Preset(
    raccoons=(
        (60, 100), (100, 60), (68, 68),
        (-60, 100), (-100, 60), (-68, 68),
        (60, -100), (100, -60), (68, -68),
        (-60, -100), (-100, -60), (-68, -68),
    ),
    food=(
        (105, 105), (130, 105), (105, 130),
        (-105, 105), (-130, 105), (-105, 130),
        (105, -105), (130, -105), (105, -130),
        (-105, -105), (-130, -105), (-105, -130),
        (0, 30), (0, -30),
    ),
)  # fmt: skip

# A crowd of raccoons in the middle, the food strewn along the edge.
FEAST: Final = Preset(
    raccoons=(
        (-48, -32), (-16, -32), (16, -32), (48, -32),
        (-48, 0), (-16, 0), (16, 0), (48, 0),
        (-48, 32), (-16, 32), (16, 32), (48, 32),
    ),
    food=(
        (-130, -130), (-65, -130), (0, -130), (65, -130), (130, -130),
        (-130, -45), (130, -45), (-130, 45), (130, 45),
        (-130, 130), (-65, 130), (0, 130), (65, 130), (130, 130),
    ),
)  # fmt: skip

PRESETS: Final = {"ring": RING, "field": FIELD, "bins": BINS, "feast": FEAST}
