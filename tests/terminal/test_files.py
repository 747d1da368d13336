"""Files that cannot be read: a sentence and exit code 2, never a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

from flibuste.terminal.files import BadFile, file_error, replace_file
from tests.terminal.typist import Flibuste

READERS = [["verify"], ["replay"], ["position"], ["play", "--terminal", "--load"]]


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader[0])
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "A file needs a name, and this one is empty."),
        ("missing.txt", "missing.txt: there is no such file or folder."),
        ("missing/file.txt", "missing/file.txt: there is no such file or folder."),
        ("folder", "folder is a folder, not a file."),
        ("picture.png", "picture.png is not text in UTF-8 (byte 0)."),
        ("large.txt", "large.txt has more than 4,000,000 bytes."),
        ("long.txt", "has at most 1,000,000 characters."),
        ("empty.txt", ""),
        ("letter.txt", ""),
        ("a\0b", "cannot be read"),
        ("x" * 300, "cannot be read: File name too long."),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_bad_file_is_a_sentence(
    reader: list[str], name: str, sentence: str, language: str, flibuste: Flibuste, tmp_path: Path
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    (tmp_path / "large.txt").write_bytes(b"x" * 4_000_001)
    (tmp_path / "long.txt").write_text("x" * 1_000_001)
    (tmp_path / "empty.txt").touch()
    (tmp_path / "letter.txt").write_text("Dear Maud,\n")
    answer = flibuste(*reader, name, "--lang", language)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.startswith("flibuste: ")
    assert answer.err.count("\n") == 1
    if language == "en":
        assert sentence in answer.err


def test_a_file_is_renewed_and_its_neighbours_stay(tmp_path: Path) -> None:
    for name in ("keep.txt", "keep.txt.new", "keep.txt~"):
        (tmp_path / name).write_text(f"this is {name}")
    replace_file(tmp_path / "keep.txt", "renewed")
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {
        "keep.txt": "renewed",
        "keep.txt.new": "this is keep.txt.new",
        "keep.txt~": "this is keep.txt~",
    }


@pytest.mark.parametrize("text", ["half a character: \ud800", "all well"])
def test_a_file_that_cannot_be_renewed_leaves_nothing_behind(text: str, tmp_path: Path) -> None:
    path = tmp_path / "keep.txt"
    if text == "all well":
        path.mkdir()
    else:
        path.write_text("as before")
    with pytest.raises(BadFile):
        replace_file(path, text)
    assert list(tmp_path.iterdir()) == [path]
    assert path.is_dir() or path.read_text() == "as before"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such limit")
def test_a_disk_that_fills_up_leaves_no_half_file(tmp_path: Path) -> None:
    """A limit on the size of files stands for the full disk."""
    script = """
import pathlib, resource, sys
from flibuste.terminal.files import BadFile, create_file
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
try:
    create_file(pathlib.Path(sys.argv[1]), "x" * 100_000)
except BadFile as error:
    print(error)
"""
    path = tmp_path / "game.txt"
    run = subprocess.run([sys.executable, "-c", script, path], capture_output=True, text=True, check=True)
    assert "game.txt cannot be written: File too large." in run.stdout
    assert list(tmp_path.iterdir()) == []


def test_a_forbidden_file_is_a_sentence() -> None:
    error = file_error("secret.txt", PermissionError(13, "Permission denied"), "file-not-read")
    assert str(error) == "secret.txt: permission is missing."


@pytest.mark.parametrize("command", ["verify", "replay", "position"])
def test_a_pipe_with_nonsense_is_a_sentence(command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "flibuste", command, "-"], input=b"\xff\xff", capture_output=True, check=False
    )
    assert done.returncode == 2
    assert b"is not text in UTF-8" in done.stderr
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("command", "code"), [("verify -", 2), ("position -", 2), ("play --terminal --seats me,rule", 0)]
)
def test_an_input_that_is_closed_is_no_traceback(command: str, code: int, tmp_path: Path) -> None:
    line = f"exec '{sys.executable}' -m flibuste {command} <&-"
    done = subprocess.run(["sh", "-c", line], cwd=tmp_path, capture_output=True, check=False)
    assert done.returncode == code
    assert b"Traceback" not in done.stderr
