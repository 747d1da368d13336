"""Jamaica, by Malcolm Braff, Bruno Cathala and Sébastien Pauchon: race round the island, and fight on the way."""

from flibuste.games.jamaica.game import JamaicaGame

game = JamaicaGame()
