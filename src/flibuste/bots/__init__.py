"""Anyone who plays by program."""

from flibuste.bots.named import bot_named
from flibuste.bots.seat import ask

__all__ = ["ask", "bot_named"]
