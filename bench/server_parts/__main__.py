"""bench/server: duel (the default), watai, flood."""

import argparse
import sys

from bench.server_parts import duel, flood, install, watai


def main() -> int:
    asked = parsed(sys.argv[1:])
    install.node_parts()
    package = install.ours(asked.build)
    if asked.what == "duel":
        played = duel.rounds(
            package, asked.build, asked.only, asked.tables or 50, asked.seconds, asked.rounds
        )
        print(*duel.table(played), sep="\n")
        return 0
    if asked.what == "flood":
        flooded = flood.run(package, asked.tables or 20, asked.seconds, asked.rounds)
        print(*flood.report(flooded), sep="\n")
        return 0
    result = watai.run(package, asked.tables or 60, asked.minutes * 60)
    print(*watai.report(result), sep="\n")
    return 0 if watai.sound(result) else 1


def parsed(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/server")
    parser.add_argument("what", nargs="?", default="duel", choices=["duel", "watai", "flood"])
    parser.add_argument("--tables", type=int, help="duel: 50, watai: 60, flood: 20")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each round or stretch")
    parser.add_argument("--rounds", type=int, default=3, help="of each server, in turn")
    parser.add_argument("--minutes", type=float, default=10.0, help="watai: how long")
    parser.add_argument("--build", default="compiled", choices=["compiled", "interpreted"])
    parser.add_argument("--only", default="", help="duel: ours, boardgame or colyseus")
    return parser.parse_args(words)


if __name__ == "__main__":
    sys.exit(main())
