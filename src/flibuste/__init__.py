"""Board games of the sea."""

from typing import Final

VERSION: Final = "0.1.0"
