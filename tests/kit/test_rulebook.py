"""A rulebook is read clause by clause, and a badly written one is refused with the line."""

from pathlib import Path

import pytest

from flibuste.kit.rulebook import BadRulebook, Clause, Rulebook, read_rulebook

BOOK = """\
# Dinghies

The rules of a very small game.

## 1. Setting up

**DG-SET-01** [S] Everybody takes a dinghy. [R] It is dealt
clockwise, because
somebody must be first [X-3].

**DG-SET-02** [D] There are no oars.

## 2. Examples

**EX-1** A player sinks. (DG-SET-02)
"""


def read(tmp_path: Path, source: str) -> Rulebook:
    book = tmp_path / "en.md"
    book.write_text(source, encoding="utf-8")
    return read_rulebook(book)


def test_a_clause_is_one_paragraph_with_its_marks(tmp_path: Path) -> None:
    clause = read(tmp_path, BOOK).clauses["DG-SET-01"]
    assert clause == Clause(
        id="DG-SET-01",
        marks=("S", "R", "X-3"),
        text="[S] Everybody takes a dinghy. [R] It is dealt clockwise, because somebody must be first [X-3].",
        section=1,
    )


def test_clauses_stand_in_their_sections(tmp_path: Path) -> None:
    book = read(tmp_path, BOOK)
    sections = [(section.number, section.title, [c.id for c in section.clauses]) for section in book.sections]
    assert sections == [(1, "Setting up", ["DG-SET-01", "DG-SET-02"]), (2, "Examples", [])]


def test_what_is_no_clause_is_kept_as_preface_or_note(tmp_path: Path) -> None:
    book = read(tmp_path, BOOK)
    assert (book.title, book.preface) == ("Dinghies", ["The rules of a very small game."])
    assert book.sections[1].notes == ["**EX-1** A player sinks. (DG-SET-02)"]


def test_clauses_need_no_blank_line_between_them(tmp_path: Path) -> None:
    source = "## 1. Turns\n**DG-TRN-01** [S] One rows.\n**DG-TRN-02** [S] Then\nanother.\n"
    assert [clause.text for clause in read(tmp_path, source).clauses.values()] == ["[S] One rows.", "[S] Then another."]


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("## 2. Turns\n", 'en.md, line 1: section 1 should begin here, as "## 1. Title".'),
        ("## 1. Turns\n\n## 3. End\n", 'en.md, line 3: section 2 should begin here, as "## 2. Title".'),
        ("**DG-TRN-01** [S] One rows.\n", "en.md, line 1: a clause stands before the first section."),
        (
            "## 1. Turns\n\n**DG-TRN-01** [S] Rows.\n\n**DG-TRN-01** [S] Rows.\n",
            "en.md, line 5: there is a clause DG-TRN-01 already.",
        ),
        (
            "## 1. Turns\n\n**DG-TRN-1** [S] One rows.\n",
            'en.md, line 3: a clause begins like "**PR-SET-01** [S]", not "**DG-TRN-1** [S] One rows.".',
        ),
        (
            "## 1. Turns\n\n**DG-TRN-01** One rows.\n",
            'en.md, line 3: a clause begins like "**PR-SET-01** [S]", not "**DG-TRN-01** One rows.".',
        ),
    ],
)
def test_a_badly_written_rulebook_is_refused_with_the_line(tmp_path: Path, source: str, sentence: str) -> None:
    with pytest.raises(BadRulebook) as refused:
        read(tmp_path, source)
    assert str(refused.value) == sentence
