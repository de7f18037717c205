"""Looking at games from outside: measurements, experiments."""
