"""A table in the terminal, for any game: its scene is drawn in letters, its gestures are typed."""
