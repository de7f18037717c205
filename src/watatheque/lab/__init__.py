"""Looking at games from outside: drawings, measurements, experiments."""
