"""The command line, with the kitchen sink among the games."""

from tests.sink import SINK
from watatheque.cli import main
from watatheque.games import GAMES

GAMES[SINK.name] = SINK

if __name__ == "__main__":
    main()
