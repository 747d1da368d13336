"""One folder per game, and everything about that game is in it."""
