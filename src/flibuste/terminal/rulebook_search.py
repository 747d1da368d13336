"""The rulebook, asked by clause or by word."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from flibuste.kit.rulebook import MARK, Clause, Rulebook
from flibuste.kit.texts import Text, Words

LONGEST_QUOTE = 60
MAX_CLAUSES = 3  # clauses found by a word that are read out
MAX_IDS = 12  # and of the others so many ids
TOO_COMMON = 0.4  # of all clauses: a word that stands in more leads nowhere


@lru_cache(1024)  # a whole rulebook and more: each look for a word goes through it
def folded(text: str) -> str:
    """The text for comparing: without case, accents and doubled spaces."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return " ".join(bare.split())


def clause_sentences(clause: Clause, words: Words) -> Iterator[str]:
    """A clause, each part of it after a word on where it comes from."""
    pieces = MARK.split(clause.text.replace("`", ""))
    for mark, part in zip(pieces[1::2], pieces[2::2], strict=True):
        args = {"clause": clause.id, "mark": Text(f"mark-{mark[0]}"), "part": part.strip()}
        yield words.quote(Text("rules-part", args))


def search_rulebook(book: Rulebook, asked: str, words: Words) -> Iterator[str]:
    """What the rulebook says about a clause, a group of clauses or a word; its sections when nothing was asked."""
    wanted = folded(asked)
    group = group_of(book, wanted)
    if not wanted:
        yield from contents(book, words)
    elif group:
        for clause in group:
            yield from clause_sentences(clause, words)
    else:
        yield from about_word(book, asked, words)


def contents(book: Rulebook, words: Words) -> Iterator[str]:
    yield words.quote(Text("rules-contents", {"title": book.title}))
    for section in book.sections:
        if section.clauses:
            first, last = section.clauses[0].id, section.clauses[-1].id
            heading = Text(
                "rules-section", {"number": section.number, "title": section.title, "first": first, "last": last}
            )
            yield words.quote(heading)


def group_of(book: Rulebook, wanted: str) -> list[Clause]:
    """The clause with this id, or all whose ids begin with it, as with `PR-EXP`."""
    id = wanted.upper().rstrip("-")
    if id in book.clauses:
        return [book.clauses[id]]
    return [clause for clause in book.clauses.values() if "-" in id and clause.id.startswith(f"{id}-")]


def about_word(book: Rulebook, asked: str, words: Words) -> Iterator[str]:
    """The clauses that have most to say about a word, and where else it stands."""
    found = clauses_about(book, folded(asked))
    typed = asked[:LONGEST_QUOTE]
    if not found:
        yield words.quote(Text("rules-nothing", {"asked": typed}))
    elif len(found) > len(book.clauses) * TOO_COMMON:
        counted = {"found": len(found), "clauses": len(book.clauses)}
        yield words.quote(Text("rules-too-common", {"asked": typed, **counted}))
    else:
        for clause in found[:MAX_CLAUSES]:
            yield from clause_sentences(clause, words)
        others = found[MAX_CLAUSES:]
        if others:
            named = ", ".join(clause.id for clause in others[:MAX_IDS])
            yield words.quote(Text("rules-also", {"clauses": named, "more": len(others[MAX_IDS:])}))


def clauses_about(book: Rulebook, wanted: str) -> list[Clause]:
    """The clauses with this word, or in a section whose title begins with it, best first.

    First come the sections that are named by the word, then whole words before parts of words, the earlier the better.
    """
    begins = re.compile(rf"(?<!\w){re.escape(wanted)}")
    whole = re.compile(rf"{begins.pattern}(?!\w)")
    ranks: dict[str, tuple[float, bool, int]] = {}
    for section in book.sections:
        title = folded(section.title)
        named = len(wanted) / len(title) if begins.search(title) else 0
        for clause in section.clauses:
            said = folded(MARK.sub("", clause.text))
            if wanted in said or title.startswith(wanted):
                found = whole.search(said)
                at = found.start() if found else said.find(wanted)
                ranks[clause.id] = (-named, False, 0) if named else (0, not found, at)
    return sorted((book.clauses[id] for id in ranks), key=lambda clause: ranks[clause.id])
