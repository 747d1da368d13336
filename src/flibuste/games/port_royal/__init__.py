"""Port Royal, by Alexander Pfister: draw ships and persons into the harbour, and know when to stop."""

from flibuste.games.port_royal.game import PortRoyalGame

game = PortRoyalGame()
