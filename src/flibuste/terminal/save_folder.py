"""Where the record of a game at this terminal is saved."""

from datetime import datetime
from pathlib import Path

from flibuste.terminal.files import BadFile, create_file, replace_file


class SaveFolder:
    """Saves one game in one file or more. Files that others wrote are never overwritten."""

    def __init__(self, game: str, path: Path | None = None, *, loaded: Path | None = None, saved: str = "") -> None:
        """`loaded` is the file that the game was taken up from, and `saved` the record in it."""
        self.game = game
        self.own_files = [] if loaded is None else [loaded.absolute()]
        self.path = path or loaded
        self.saved = saved  # the record as it was written last
        self.saved_in = loaded

    def check(self) -> None:
        """Refuse, before the game begins, a file that could not be written at its end."""
        if self.path is None:
            return
        if self.path.is_dir():
            raise BadFile("file-is-folder", file=str(self.path))
        if self.path.exists() and self.path.absolute() not in self.own_files:
            raise BadFile("file-exists", file=str(self.path))
        if not self.path.absolute().parent.is_dir():
            raise BadFile("file-missing", file=str(self.path.absolute().parent))

    def save(self, record: str, path: Path | None = None) -> Path:
        """Write the record, by default where it is usually saved; where it is now."""
        path = path or self.path or self.free_path()
        if path.absolute() in self.own_files:
            replace_file(path, record)
        else:
            create_file(path, record)
            self.own_files.append(path.absolute())
        self.path = self.saved_in = path
        self.saved = record
        return path

    def save_if_changed(self, record: str) -> Path:
        """Where the record is in the end: written, unless it is there already."""
        if self.saved_in is not None and self.saved_in == self.path and record == self.saved:
            return self.saved_in
        return self.save(record)

    def free_path(self) -> Path:
        """A name in the present folder that nobody uses yet."""
        name = f"{self.game}-{datetime.now():%Y-%m-%d-%H%M}"
        path = Path(f"{name}.txt")
        n = 1
        while path.exists():
            n += 1
            path = Path(f"{name}-{n}.txt")
        return path
