"""Anyone who plays by program."""

from flibuste.bots.named import bot_named, choices_listed
from flibuste.bots.seat import ask

__all__ = ["ask", "bot_named", "choices_listed"]
