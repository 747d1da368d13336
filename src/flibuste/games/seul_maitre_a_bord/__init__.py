"""Seul Maître à Bord: four nations, a map of their own making, and the pirates between them."""

from flibuste.games.seul_maitre_a_bord.game import SeulMaitreGame

game = SeulMaitreGame()
