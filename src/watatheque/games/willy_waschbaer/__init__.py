"""Willy Waschbär: flick raccoons, grab food, and keep secret which raccoons are yours."""
