"""The rulebook, asked by clause or by word."""

import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from flibuste.kit.rulebook import MARK, Clause, Rulebook
from flibuste.kit.texts import Text, Words

LONGEST_QUOTE = 60
FULLY_TOLD = 3  # clauses found by a word that are read out; of the others only the ids


@lru_cache(1024)  # a whole rulebook and more: each look for a word goes through it
def folded(text: str) -> str:
    """The text for comparing: without case, accents and doubled spaces."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return " ".join(bare.split())


def read_out(clause: Clause, words: Words) -> Iterator[str]:
    """A clause, each part of it after a word on where it comes from."""
    pieces = MARK.split(clause.text.replace("`", ""))
    for mark, part in zip(pieces[1::2], pieces[2::2], strict=True):
        args = {"clause": clause.id, "mark": Text(f"mark-{mark[0]}"), "part": part.strip()}
        yield words.quote(Text("rules-part", args))


def answer(book: Rulebook, asked: str, words: Words) -> Iterator[str]:
    """What the rulebook says about a clause or a word; its sections when nothing was asked."""
    wanted = folded(asked)
    if not wanted:
        yield words.quote(Text("rules-contents", {"title": book.title}))
        for section in book.sections:
            if section.clauses:
                first, last = section.clauses[0].id, section.clauses[-1].id
                heading = Text(
                    "rules-section", {"number": section.number, "title": section.title, "first": first, "last": last}
                )
                yield words.quote(heading)
        return
    if wanted.upper() in book.clauses:
        yield from read_out(book.clauses[wanted.upper()], words)
        return
    said = {clause.id: folded(f"{clause.id} {clause.text}").count(wanted) for clause in book.clauses.values()}
    found = sorted((clause for clause in book.clauses.values() if said[clause.id]), key=lambda clause: -said[clause.id])
    if not found:
        yield words.quote(Text("rules-nothing", {"asked": asked[:LONGEST_QUOTE]}))
    for clause in found[:FULLY_TOLD]:
        yield from read_out(clause, words)
    if found[FULLY_TOLD:]:
        others = ", ".join(clause.id for clause in found[FULLY_TOLD:])
        yield words.quote(Text("rules-also", {"clauses": others}))
