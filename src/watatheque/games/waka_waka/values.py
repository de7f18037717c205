"""What a table chooses and what a position holds; actions and views have files of their own."""

from typing import Annotated, Any, Final, Literal

import msgspec

SPACES: Final = 6  # of a Stock, WK-6
SLOTS: Final = 3  # for cards, WK-6
HAND: Final = 6  # WK-7, WK-11
SEATS: Final = 4  # at most

# ---------------------------------------------------------------- options

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
OrderTable = Literal["board", "1", "2", "3", "4"]


class Boat(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """WK-4."""

    price: Small
    goods: Annotated[int, msgspec.Meta(ge=1, le=6)]
    eyes: Annotated[int, msgspec.Meta(ge=0, le=6)] = 1


class Data(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is printed on board, tiles and cards, for whoever has them before their eyes."""

    boats: Annotated[list[Boat], msgspec.Meta(min_length=1, max_length=6)] | None = None
    orders: dict[OrderTable, list[str]] = {}  # a whole table at a time
    symbols: list[str] | None = None  # the cards with the gold symbol, WK-16


class Options(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    orders: OrderTable = "board"  # WK-8
    chimpanzee_draws: bool = True  # WK-26
    share_ms: Annotated[int, msgspec.Meta(ge=0, le=600_000)] = 20_000  # WK-16; 0: no limit
    data: Data = Data()


# ---------------------------------------------------------------- positions

Chair = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**40)]
Question = Literal[
    "merchant", "surplus", "elder", "seen", "renew", "look", "gather", "swap", "drum", "share",
    "veil",
]  # fmt: skip
TurnPhase = Literal["play", "replenish", "discard", "over"]

# In the order of the numbers in `state.py`.
QUESTIONS: Final[tuple[Question, ...]] = (
    "merchant", "surplus", "elder", "seen", "renew", "look", "gather", "swap", "drum", "share",
    "veil",
)  # fmt: skip
PHASES: Final[tuple[TurnPhase, ...]] = ("play", "replenish", "discard", "over")


class Frame(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """A use that is under way: what is asked, of whom, and what it goes by."""

    ask: Question
    seat: Chair
    opponent: Chair | None = None  # `seen`
    slot: Annotated[int, msgspec.Meta(ge=0, lt=SLOTS)] = 0  # `elder`, `seen`: where the Elder lies
    card: str | None = None  # `share`; `surplus`: the Merchant or the Gatherer
    count: Annotated[int, msgspec.Meta(ge=0, le=66)] = 0  # `drum`: cards discarded so far
    good: str | None = None  # `surplus`: what a Gatherer took


class Known(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Hidden cards that somebody (with no seat: everybody) is sure of."""

    where: Chair | Literal["laid", "buried"]  # the hand of a seat, or face down (WK-21)
    cards: list[str]
    seat: Chair | None = None


class Position(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A state in JSON form. Pieces that are named nowhere lie under the deck and the Reserve."""

    hands: list[list[str]] = []
    stocks: list[list[str]] = []
    gold: list[Count] = []  # WK-7: 8
    levels: list[Count] = []
    turn: Chair = 0
    first: Chair = 0
    phase: TurnPhase = "play"
    units: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0  # still to replenish, WK-10
    slots: Annotated[list[str], msgspec.Meta(max_length=SLOTS)] = []  # "veiled": WK-21
    laid: list[str] = []  # the cards of the veiled slots
    chosen: list[str] = []  # while three are chosen, WK-21
    stack: list[Frame] = []
    due: Count = 0  # when a share or a new card is declined by itself
    deck: list[str] = []  # the next card to be drawn first
    discard: list[str] = []
    buried: list[str] = []  # face down in the discard pile, WK-21
    top: str = ""  # of the discard pile: a card, "veiled", or nothing
    reserve: list[str] = []  # the next good to be drawn first
    village: list[str] | None = None  # WK-6: six by lot
    boats: list[list[str | None]] | None = None  # WK-6: loaded by lot; None: an empty space
    peeked: list[tuple[Chair, Small, Small]] = []  # who has looked: seat, boat, space
    known: list[Known] = []
    bare: list[bool] = []  # WK-21: known to hold no Merchant
    lit: bool = True
    fires: Count = 0  # Sorcerer's Fires drawn so far
    shuffles: Count = 0  # of the discard pile, WK-13
    restocks: Count = 0  # of the Reserve, WK-14
    arrived: list[Chair] = []  # on the top level, in order, WK-33
    last: tuple[Chair, dict[str, Any]] | None = None  # who did what before this
    chance: Annotated[int, msgspec.Meta(ge=0, le=2**62)] = 0  # words of chance read
