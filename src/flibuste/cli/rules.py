"""`flibuste rules`: the clauses of the rulebooks, in words or with the tests that show them."""

import argparse
import shutil
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path

from flibuste.cli.arguments import language_argument, language_of
from flibuste.cli.listing import list_games
from flibuste.cli.parser import Parser
from flibuste.cli.suggestions import Mistyped, nearest
from flibuste.cli.texts import say
from flibuste.kit.errors import UnknownGame
from flibuste.kit.rulebook import Rulebook, paragraphs, read_rulebook
from flibuste.lab import clauses
from flibuste.lab.clauses import Coverage, coverage_faults, find_clause, find_markers, game_folders, is_complete


def arguments(parser: Parser) -> None:
    parser.argument("game", nargs="?", metavar="GAME", key="rules-game", completes="game")
    parser.argument("clauses", nargs="*", metavar="CLAUSE", completes="clause")
    parser.argument("--text", action="store_true")
    parser.argument("--uncovered", action="store_true")
    parser.argument("--gate", action="store_true")
    language_argument(parser)
    if parser.explains:
        parser.epilog = list_games(parser.language)


def run(args: argparse.Namespace) -> int:
    folders = game_folders()
    language = language_of(args)
    if args.game is not None:
        id = args.game.replace("_", "-")
        if id not in folders:
            if nearest(id, folders):
                raise Mistyped("game", args.game, folders)
            raise UnknownGame("game-unknown", game=args.game, known=", ".join(folders))
        folders = {id: folders[id]}
    books = [folder / "rulebook" / f"{language}.md" for folder in folders.values()]
    if args.clauses:
        return print_clauses(read_rulebook(books[0]), args.clauses, language)
    if args.text:
        return print_rulebooks(books)
    shown = find_markers(clauses.TESTS)
    if args.gate:
        return check_complete_games(folders, shown)
    return print_uncovered(folders, shown) if args.uncovered else print_coverage(folders, shown)


def print_clauses(book: Rulebook, asked: Sequence[str], language: str) -> int:
    """The clauses that were asked for, and what their marks mean."""
    clauses = [find_clause(book, id) for id in asked]
    for clause in clauses:
        print(paragraph(f"{clause.id} {clause.text}"), end="\n\n")
    for mark in dict.fromkeys(mark[0] for clause in clauses for mark in clause.marks):
        print(paragraph(say(language, f"rules-mark-{mark}")))
    return 0


def print_rulebooks(books: Sequence[Path]) -> int:
    """Rulebooks from beginning to end."""
    for book in books:
        for _, text in paragraphs(book.read_text(encoding="utf-8")):
            print(paragraph(text.lstrip("# ")), end="\n\n")
    return 0


def paragraph(text: str) -> str:
    """A paragraph of a rulebook without its signs of print, on a terminal as wide as that."""
    plain = text.replace("*", "").replace("`", "")
    if not sys.stdout.isatty():
        return plain
    return textwrap.fill(plain, shutil.get_terminal_size().columns, break_on_hyphens=False)


def check_complete_games(folders: dict[str, Path], shown: Coverage) -> int:
    code = 0
    for id, folder in folders.items():
        if not is_complete(folder):
            print(f"{id}: not complete yet, not checked")
            continue
        found = coverage_faults(folder, shown)
        print(*found, f"{id}: {len(found)} at fault" if found else f"{id}: every clause is shown", sep="\n")
        code = code or bool(found)
    return int(code)


def print_coverage(folders: dict[str, Path], shown: Coverage) -> int:
    clauses = covered = 0
    for folder in folders.values():
        book = read_rulebook(folder / "rulebook/en.md")
        clauses += len(book.clauses)
        covered += len(book.clauses.keys() & shown.keys())
        print(book.title)
        for section in book.sections:
            print(f"\n  {section.number}. {section.title}")
            for clause in section.clauses:
                print(f"    {clause.id}", *(f"      {test}" for test in shown.get(clause.id, ())), sep="\n")
        print()
    print(f"{clauses} clauses, {covered} covered")
    return 0


def print_uncovered(folders: dict[str, Path], shown: Coverage) -> int:
    """The clauses without a test, and nothing when there are none."""
    books = [read_rulebook(folder / "rulebook/en.md") for folder in folders.values()]
    bare = [clause for book in books for clause in book.clauses.values() if clause.id not in shown]
    for clause in bare:
        print(f"{clause.id} {clause.text}")
    return int(bool(bare))
