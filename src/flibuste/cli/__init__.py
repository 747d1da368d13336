"""The one command `flibuste`: one module per sub-command, and what they share."""

from flibuste.cli.dispatch import main

__all__ = ["main"]
