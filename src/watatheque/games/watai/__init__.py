"""Wataï: a race with cards in which everybody plays at the same time."""
