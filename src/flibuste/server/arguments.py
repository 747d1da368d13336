"""What `flibuste serve` and `flibuste play` can be told: apart from the server, which takes longer to load."""

import argparse
import os
import sys
from pathlib import Path

from flibuste.kit.texts import Text, usual_language
from flibuste.server.errors import server_texts

USUAL_PORT = 8000
EVERYWHERE = "0.0.0.0"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help=say("argument-host"))
    parser.add_argument("--port", type=int, default=USUAL_PORT, help=say("argument-port", port=USUAL_PORT))
    parser.add_argument("--cards", action="append", default=[], metavar="GAME=FILE", help=say("argument-house-cards"))
    server_arguments(parser)


def play_arguments(parser: argparse.ArgumentParser) -> None:
    """What `flibuste play` takes when the game is played in the browser."""
    parser.add_argument("--no-browser", action="store_true", help=say("argument-no-browser"))
    parser.add_argument("--host", default=EVERYWHERE, help=say("argument-play-host"))
    parser.add_argument("--port", type=int, default=0, help=say("argument-play-port", port=USUAL_PORT))
    server_arguments(parser)


def server_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, metavar="FILE", help=say("argument-data", file=str(usual_file())))
    parser.add_argument("--url", default="", help=say("argument-url"))
    parser.add_argument("--settings", type=Path, metavar="FILE", help=say("argument-settings"))
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help=say("argument-set"))
    parser.add_argument("--behind-proxy", action="store_true", help=say("argument-behind-proxy"))


def say(key: str, **args: str | int) -> str:
    return server_texts(usual_language()).quote(Text(key, args))


def usual_file() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "Flibuste"
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support" / "Flibuste"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "flibuste"
    return folder / "flibuste.db"
