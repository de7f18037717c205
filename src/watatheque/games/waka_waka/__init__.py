"""Waka Waka: goods from the boats, orders from the Sorcerer, and villagers who help for gold."""
