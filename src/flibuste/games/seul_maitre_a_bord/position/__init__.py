"""Positions of Seul Maître à Bord: written in names and numbers that a person can edit, and read again."""

from flibuste.games.seul_maitre_a_bord.position.reading import read_position as read_position
from flibuste.games.seul_maitre_a_bord.position.writing import write_position as write_position
