"""Reads JSON lines {"name", "decisions", "seconds"} and prints the best of each name."""

import json
import sys

YARDSTICK = "OpenSpiel crazy_eights, from Python"


def rates(lines: list[str]) -> dict[str, float]:
    best: dict[str, float] = {}
    for row in map(json.loads, lines):
        best[row["name"]] = max(best.get(row["name"], 0.0), row["decisions"] / row["seconds"])
    return best


def table(rate: dict[str, float]) -> list[str]:
    width = max(map(len, rate))
    head = f"{'':{width}}  decisions/s  × {YARDSTICK}"
    rows = [f"{name:{width}}  {r:11,.0f}  {r / rate[YARDSTICK]:.2f}" for name, r in rate.items()]
    return [head, *rows]


if __name__ == "__main__":
    print(*table(rates(sys.stdin.readlines())), sep="\n")
