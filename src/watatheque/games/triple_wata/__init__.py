"""Triple Wata: a duel of five cards each on nine cells."""
