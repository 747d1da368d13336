"""Where the record of a game at this terminal is kept."""

from datetime import datetime
from pathlib import Path

from flibuste.terminal.files import BadFile, create_file, replace_file


class SaveFolder:
    """Keeps one game in one file or more. Files that others wrote are never overwritten."""

    def __init__(self, game: str, path: Path | None = None, *, loaded: Path | None = None, kept: str = "") -> None:
        """`loaded` is the file that the game was taken up from, and `kept` the record in it."""
        self.game = game
        self.own = [] if loaded is None else [loaded.absolute()]
        self.path = path or loaded
        self.kept = kept  # the record as it was written last
        self.kept_in = loaded

    def check(self) -> None:
        """Refuse, before the game begins, a file that could not be written at its end."""
        if self.path is None:
            return
        if self.path.is_dir():
            raise BadFile("file-is-folder", file=str(self.path))
        if self.path.exists() and self.path.absolute() not in self.own:
            raise BadFile("file-exists", file=str(self.path))
        if not self.path.absolute().parent.is_dir():
            raise BadFile("file-missing", file=str(self.path.absolute().parent))

    def keep(self, record: str, path: Path | None = None) -> Path:
        """Write the record, by default where it is usually kept; where it is now."""
        path = path or self.path or self.free_path()
        if path.absolute() in self.own:
            replace_file(path, record)
        else:
            create_file(path, record)
            self.own.append(path.absolute())
        self.path = self.kept_in = path
        self.kept = record
        return path

    def save_at_end(self, record: str) -> Path:
        """Where the record is in the end: written, unless it is there already."""
        if self.kept_in is not None and self.kept_in == self.path and record == self.kept:
            return self.kept_in
        return self.keep(record)

    def free_path(self) -> Path:
        """A name in the present folder that nobody uses yet."""
        name = f"{self.game}-{datetime.now():%Y-%m-%d-%H%M}"
        path = Path(f"{name}.txt")
        n = 1
        while path.exists():
            n += 1
            path = Path(f"{name}-{n}.txt")
        return path
