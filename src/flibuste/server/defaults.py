"""Where a server listens and keeps its tables unless somebody says otherwise. Loads quickly, unlike the server."""

import os
import sys
from pathlib import Path

DEFAULT_PORT = 8000
THIS_MACHINE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"


def default_data_file() -> Path:
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "Flibuste"
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support" / "Flibuste"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "flibuste"
    return folder / "flibuste.db"
