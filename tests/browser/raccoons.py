"""Boards on which Willy Waschbär is tried: micrometres from the middle, y downwards."""

from typing import Any

ONE_GAME = {"games": 1}
MARKERS = [["red-left", "yellow-left", "green-left"], ["blue-left", "red-right", "blue-right"]]
STANDING = {
    "red-left": (0, 0),
    "yellow-left": (-80_000, 40_000),
    "blue-left": (60_000, 60_000),
    "red-right": (90_000, -90_000),
    "food-1": (0, -100_000),
    "food-2": (40_000, 120_000),
}
# A piece of food and a raccoon lie off the board, and a raccoon sticks out.
TO_CHOOSE: dict[str, Any] = {
    "board": {**STANDING, "green-left": (155_000, 20_000)},
    "fallen": {"food-3": (-150_000, 0), "blue-right": (-140_000, 40_000)},
    "taken": [6, 5],
    "markers": MARKERS,
    "phase": "choose",
    "announced": "red-left",
}
# The last food lies straight before the raccoon, near the edge.
LAST_FOOD: dict[str, Any] = {
    "board": {
        "red-left": (0, -60_000),
        "blue-left": (60_000, 60_000),
        "food-1": (0, -140_000),
    },
    "taken": [7, 6],
    "markers": MARKERS,
}
