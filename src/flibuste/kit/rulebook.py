"""A rulebook: numbered sections of clauses, each one paragraph with its id and its marks.

    ## 2. Setting up

    **PR-SET-01** [S] Everybody takes three coins. [R] They are dealt
    clockwise, so that the same shuffle gives the same deal.

A mark tells where what follows it comes from: [S] the printed rules, [D] derived from them, [R] our ruling, [X-3] an
open question.
"""

import re
from functools import cached_property
from pathlib import Path

import msgspec

from flibuste.kit.errors import FlibusteError

SECTION = re.compile(r"## (\d+)\. (.+)")
CLAUSE = re.compile(r"\*\*([A-Z]{2,3}-[A-Z]{3}-\d\d)\*\* (\[[A-Z].*)")
WANTS_TO_BE_A_CLAUSE = re.compile(r"\*\*[^*]+-[^*]+-[^*]+\*\*")
MARK = re.compile(r"\[([A-Z](?:-\d+)?)\]")


class BadRulebook(FlibusteError):
    """A rulebook that is not written as one."""


class Clause(msgspec.Struct, frozen=True):
    id: str
    marks: tuple[str, ...]  # in the order of the text
    text: str  # with its marks, on one line
    section: int


class Section(msgspec.Struct, frozen=True):
    number: int
    title: str
    clauses: list[Clause]
    notes: list[str]  # paragraphs that are no clause, such as examples


class Rulebook(msgspec.Struct, frozen=True, dict=True):
    title: str
    preface: list[str]
    sections: list[Section]

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        return {clause.id: clause for section in self.sections for clause in section.clauses}


def read_rulebook(path: Path) -> Rulebook:
    book = Rulebook(title="", preface=[], sections=[])
    seen: set[str] = set()
    for line, paragraph in paragraphs(path.read_text(encoding="utf-8")):
        if paragraph.startswith("# ") and not book.title:
            book = msgspec.structs.replace(book, title=paragraph[2:])
        elif heading := SECTION.fullmatch(paragraph):
            number = len(book.sections) + 1
            if int(heading[1]) != number:
                raise BadRulebook("rulebook-section-number", file=path.name, line=line, expected=number)
            book.sections.append(Section(number, heading[2], clauses=[], notes=[]))
        elif not book.sections:
            if WANTS_TO_BE_A_CLAUSE.match(paragraph):
                raise BadRulebook("rulebook-no-section", file=path.name, line=line)
            book.preface.append(paragraph)
        elif found := CLAUSE.fullmatch(paragraph):
            if found[1] in seen:
                raise BadRulebook("rulebook-clause-twice", file=path.name, line=line, clause=found[1])
            seen.add(found[1])
            section = book.sections[-1]
            section.clauses.append(Clause(found[1], tuple(MARK.findall(found[2])), found[2], section.number))
        elif WANTS_TO_BE_A_CLAUSE.match(paragraph):
            raise BadRulebook("rulebook-bad-clause", file=path.name, line=line, found=paragraph[:40])
        else:
            book.sections[-1].notes.append(paragraph)
    return book


def paragraphs(source: str) -> list[tuple[int, str]]:
    """Each paragraph on one line, with the number of the line it begins at; a heading is a paragraph by itself."""
    found: list[tuple[int, list[str]]] = []
    open_ = False
    for number, line in enumerate(source.splitlines(), 1):
        heading = line.startswith("#")
        if not line.strip():
            open_ = False
        elif open_ and not heading and not line.startswith("**"):
            found[-1][1].append(line.strip())
        else:
            found.append((number, [line.strip()]))
            open_ = not heading
    return [(number, " ".join(lines)) for number, lines in found]
