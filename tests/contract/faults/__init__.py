"""The sink with one thing wrong: every game in here breaks one promise."""
