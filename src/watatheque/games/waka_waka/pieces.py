"""Cards, goods, boats, orders and gold symbols as data, each with where it comes from."""

from typing import Final

CARDS: Final = (
    "merchant", "sorcerer", "chimpanzee", "elder", "juggler",
    "rainmaker", "gatherer", "porter", "drummer", "seer", "fire",
)  # fmt: skip
COPIES: Final = (20, 7, 8, 4, 4, 4, 4, 4, 4, 4, 3)  # WK-2
GOODS: Final = ("fruit", "skins", "salt", "tea", "cloth", "jewels")  # WK-1
GOODS_OF_A_KIND: Final = 14  # WK-1

# Where a value comes from: the rulebook itself, a published review [F], a ruling of ours [R].
RULEBOOK: Final = "rulebook"
REVIEW: Final = "F"
RULING: Final = "R"
TABLE: Final = "table"  # an option of the table put it there

# WK-4: price and goods [F], how many of its spaces show an Eye [R].
BOATS: Final = ((2, 2, 1), (3, 3, 1), (4, 3, 1), (5, 4, 1))
BOATS_SOURCE: Final = REVIEW
EYES_SOURCE: Final = RULING

# WK-5. A good by its name, a kind left open by a capital letter: unlike letters, unlike kinds.
ORDERS: Final = {
    "board": (
        ("XX", RULEBOOK),
        ("jewels fruit", RULEBOOK),
        ("skins salt tea", RULING),
        ("XX cloth", RULING),
        ("XXYY", RULING),
    ),
    "1": (
        ("XYZ", RULING),
        ("XX salt", RULING),
        ("XXX", RULING),
        ("WXYZ", RULING),
        ("XXYY", RULING),
    ),
    "2": (
        ("XYZ", RULING),
        ("skins tea jewels", RULING),
        ("XXYY", RULING),
        ("WXYZ", RULING),
        ("XXXYY", RULING),
    ),
    "3": (
        ("XX tea", RULING),
        ("WXYZ", RULING),
        ("XXYY", RULING),
        ("VWXYZ", RULING),
        ("XXYYZ", RULING),
    ),
    "4": (
        ("XXYY", RULING),
        ("fruit salt tea jewels", RULING),
        ("XXXYY", RULING),
        ("VWXYZ", RULING),
        ("XXYYZZ", RULING),
    ),
}

# WK-16: the rulebook names the Drummer; the other three are inferred [R].
SYMBOLS: Final = {
    "gatherer": RULING,
    "porter": RULING,
    "drummer": RULEBOOK,
    "seer": RULING,
}
