"""`flibuste verify`: does a record tell the truth?

The exit code is 0 when it does, 1 when it does not, and 2 when it cannot be judged: no record, other rules, or luck
that is still sealed.
"""

import argparse
from collections.abc import Iterator

from flibuste.kit.errors import UntrueRecord
from flibuste.kit.play import Refused
from flibuste.kit.record import Record, begin, check_end, game_of, luck_of, play_on, read_record
from flibuste.kit.texts import usual_language
from flibuste.terminal.console import BOLD, Console
from flibuste.terminal.files import read_file
from flibuste.terminal.narrator import Narrator
from flibuste.terminal.play import in_words, language_argument
from flibuste.terminal.texts import say, table_words

TRUE = 0
UNTRUE = 1


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help=say(usual_language(), "argument-record"))
    language_argument(parser)


def run(args: argparse.Namespace) -> int:
    return in_words(args, verify)


def verify(args: argparse.Namespace, console: Console, language: str) -> int:
    record = read_record(read_file(args.file))
    game = game_of(record)
    narrator = Narrator(game, table_words(game, language), record.names)
    right: list[str] = []  # said when all is judged: what cannot be judged is refused without a word of praise
    lie: UntrueRecord | None = None
    try:
        for checked in checks(record, narrator, game.rulebook(language).title):
            right.append(checked)
    except UntrueRecord as error:
        lie = error
    for checked in right:
        console.say(narrator.say("verify-right", checked=checked))
    if lie is None:
        console.say(narrator.say("verify-true"), BOLD)
        return TRUE
    console.say(narrator.say("verify-wrong", problem=lie.say(language)))
    if isinstance(lie.__cause__, Refused):
        console.say(narrator.reason(lie.__cause__.refusal))
    console.say(narrator.say("verify-untrue"), BOLD)
    return UNTRUE


def checks(record: Record, narrator: Narrator, title: str) -> Iterator[str]:
    """What was checked and found right, one sentence a check; UntrueRecord ends it."""
    yield narrator.say("verify-game", title=title, rules=record.rules, figures=record.figures)
    if record.house_figures is not None:
        yield narrator.say("house-cards", figures=record.figures)
    luck_of(record)
    if record.seed is None:
        yield narrator.say("verify-seal", seal=record.seal)
    else:
        yield narrator.say("verify-seed", seed=str(record.seed))
    play = begin(record)
    for n in range(1, len(record.moves) + 1):
        play_on(play, record, n)
    yield narrator.say("verify-moves", moves=len(record.moves))
    check_end(play, record)
    if play.over:
        yield narrator.say("verify-result", outcome=narrator.game.outcome(play.state))
    else:
        yield narrator.say("verify-unfinished")
