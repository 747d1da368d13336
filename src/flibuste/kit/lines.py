"""In which line of a TOML text each of its values stands, so that a complaint can name it.

`tomllib` reads the text and judges it; this only walks over what was found right, and stops where it is at a loss.
"""

import contextlib
import re
import tomllib

Path = tuple[str | int, ...]

BARE = re.compile(r"[A-Za-z0-9_-]+")
QUOTED = re.compile(r'"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'')
LONG = re.compile(r'"""(?:\\.|[^\\])*?"{3,5}(?!")|\'\'\'.*?\'{3,5}(?!\')', re.DOTALL)
PLAIN = re.compile(r"[^\s,\[\]{}#=\"']+(?: [0-9]{2}:[0-9:.]+[^\s,\]}#]*)?")  # a date may have a space before its time
BETWEEN = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")


class Lost(Exception):
    """The walk is at a loss; what it has found so far is right."""


def lines_of(text: str) -> dict[Path, int]:
    """The line, counted from 1, of every table and value of a TOML text."""
    walk = Walk(text)
    with contextlib.suppress(Lost, RecursionError):  # a complaint then names a line near by, or none
        walk.walk()
    return walk.lines


class Walk:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.lines: dict[Path, int] = {}
        self.rows: dict[Path, int] = {}  # of each array of tables: how many were begun

    def walk(self) -> None:
        here: Path = ()
        while self.skip():
            if self.take("[["):
                table = self.resolved(self.key())
                self.expect("]]")
                here = (*table, self.rows.get(table, 0))
                self.rows[table] = self.rows.get(table, 0) + 1
                self.lines.setdefault(table, self.line)
                self.lines[here] = self.line
            elif self.take("["):
                here = self.resolved(self.key(), whole=True)
                self.expect("]")
                self.lines.setdefault(here, self.line)
            else:
                self.pair(here)

    def resolved(self, key: list[str], *, whole: bool = False) -> Path:
        """The path of a heading: a part that is an array of tables means its last row."""
        path: Path = ()
        for n, part in enumerate(key, 1):
            path = (*path, part)
            if path in self.rows and (n < len(key) or whole):
                path = (*path, self.rows[path] - 1)
        return path

    def pair(self, here: Path) -> None:
        line = self.line
        path = here
        for part in self.key():
            path = (*path, part)
            self.lines.setdefault(path, line)
        self.expect("=")
        self.value(path)

    def key(self) -> list[str]:
        parts: list[str] = []
        while True:
            self.skip()
            quoted = QUOTED.match(self.text, self.at)
            bare = quoted or BARE.match(self.text, self.at)
            if bare is None:
                raise Lost
            self.go(bare.end())
            parts.append(str(tomllib.loads(f"key = {bare[0]}")["key"]) if quoted else bare[0])
            self.skip()
            if not self.take("."):
                return parts

    def value(self, path: Path) -> None:
        self.skip()
        self.lines.setdefault(path, self.line)
        if self.take("["):
            n = 0
            while self.skip() and not self.take("]"):
                self.value((*path, n))
                n += 1
                self.skip()
                self.take(",")
        elif self.take("{"):
            while self.skip() and not self.take("}"):
                self.pair(path)
                self.skip()
                self.take(",")
        else:
            found = next((m for kind in (LONG, QUOTED, PLAIN) if (m := kind.match(self.text, self.at))), None)
            if found is None:
                raise Lost
            self.go(found.end())

    # -- steps

    def skip(self) -> bool:
        """Go over spaces, line ends and comments; whether anything follows."""
        between = BETWEEN.match(self.text, self.at)
        if between is not None:
            self.go(between.end())
        return self.at < len(self.text)

    def take(self, sign: str) -> bool:
        if not self.text.startswith(sign, self.at):
            return False
        self.go(self.at + len(sign))
        return True

    def expect(self, sign: str) -> None:
        self.skip()
        if not self.take(sign):
            raise Lost

    def go(self, to: int) -> None:
        self.line += self.text.count("\n", self.at, to)
        self.at = to
