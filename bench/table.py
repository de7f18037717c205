"""Reads JSON lines {"name", "decisions", "seconds"} and prints them as one table."""

import json
import sys

YARDSTICK = "OpenSpiel crazy_eights, from Python"


def rates(lines: list[str]) -> dict[str, float]:
    rows = [json.loads(line) for line in lines]
    return {row["name"]: row["decisions"] / row["seconds"] for row in rows}


def table(rate: dict[str, float]) -> list[str]:
    width = max(map(len, rate))
    head = f"{'':{width}}  decisions/s  × {YARDSTICK}"
    rows = [f"{name:{width}}  {r:11,.0f}  {r / rate[YARDSTICK]:.2f}" for name, r in rate.items()]
    return [head, *rows]


if __name__ == "__main__":
    print(*table(rates(sys.stdin.readlines())), sep="\n")
