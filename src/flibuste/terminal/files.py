"""Files as text: read whole or refused in a sentence, written without destroying anything."""

import secrets
import sys
from pathlib import Path

from flibuste.terminal.texts import TerminalError

STANDARD_INPUT = "-"
LARGEST_FILE = 4_000_000  # bytes: more than the largest record or position can take


class BadFile(TerminalError):
    """A file that cannot be read or written."""


def typed_path(name: str) -> Path:
    """The path that a person typed."""
    check_named(name)
    try:
        return Path(name).expanduser()
    except RuntimeError as error:  # the home of somebody unknown
        raise BadFile("file-missing", file=name) from error


def check_named(name: str) -> None:
    """Refuse an empty name, which would mean the present folder."""
    if not name:
        raise BadFile("file-without-name")


def read_file(name: str) -> str:
    """The text of a file, or of what is piped in when the name is a dash."""
    check_named(name)
    try:
        if name == STANDARD_INPUT:
            if sys.stdin is None:  # closed from the start
                raise BadFile("file-missing", file=name)
            content = sys.stdin.buffer.read(LARGEST_FILE + 1)
        else:
            with Path(name).open("rb") as file:
                content = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        raise file_error(name, error, "file-not-read") from error
    if len(content) > LARGEST_FILE:
        raise BadFile("file-too-large", file=name, most=LARGEST_FILE)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadFile("file-not-text", file=name, place=error.start) from error
    return text.replace("\r\n", "\n")


def create_file(path: Path, text: str) -> None:
    """Write a new file, whole or not at all; one that is there already stays as it is."""
    try:
        file = path.open("x", encoding="utf-8", newline="\n")
        try:
            with file:
                file.write(text)
        except BaseException:
            path.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise file_error(str(path), error, "file-not-written") from error


def replace_file(path: Path, text: str) -> None:
    """Write a file anew, the old one staying whole until the new one is."""
    draft = path.with_name(f".{secrets.token_hex(8)}.new")
    try:
        file = draft.open("x", encoding="utf-8", newline="\n")
        try:
            with file:
                file.write(text)
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise file_error(str(path), error, "file-not-written") from error


def file_error(name: str, error: OSError | ValueError, otherwise: str) -> BadFile:
    """The sentence for what the system says of a file."""
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return BadFile("file-missing", file=name)
    if isinstance(error, IsADirectoryError):
        return BadFile("file-is-folder", file=name)
    if isinstance(error, FileExistsError):
        return BadFile("file-exists", file=name)
    if isinstance(error, PermissionError):
        return BadFile("file-forbidden", file=name)
    problem = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return BadFile(otherwise, file=name, problem=problem)
