"""Pirate King, by Frankie Ruocco: reveal cards one by one, and stop before the third curse."""

from flibuste.games.pirate_king.game import PirateKingGame

game = PirateKingGame()
