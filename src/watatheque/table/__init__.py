"""A table and the people round it: the authority over one match. Knows no socket and no game."""
