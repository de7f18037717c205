"""Reads JSON lines {"name", "decisions", "seconds"} of several rounds and sets them side by side.

A round begins with the yardstick; a ratio is taken within its round, as machines have moods.
"""

import json
import sys
from statistics import median

YARDSTICK = "OpenSpiel crazy_eights, from Python"

Round = dict[str, float]  # decisions a second of each name


def rounds(lines: list[str]) -> list[Round]:
    found: list[Round] = []
    for row in map(json.loads, lines):
        if row["name"] == YARDSTICK:
            found.append({})
        found[-1][row["name"]] = row["decisions"] / row["seconds"]
    return found


def line(name: str, played: list[Round]) -> str:
    best = max(each[name] for each in played)
    ratios = [each[name] / each[YARDSTICK] for each in played]
    return f"{best:11,.0f}  {median(ratios):6.2f}  ({min(ratios):.2f}–{max(ratios):.2f})"


def table(played: list[Round]) -> list[str]:
    width = max(map(len, played[0]))
    head = f"{'':{width}}  decisions/s  median × {YARDSTICK} (of {len(played)} rounds)"
    return [head, *(f"{name:{width}}  {line(name, played)}" for name in played[0])]


if __name__ == "__main__":
    print(*table(rounds(sys.stdin.readlines())), sep="\n")
