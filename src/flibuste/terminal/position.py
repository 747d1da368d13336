"""`flibuste position`: whose turn it is in a position, what lies on the table, and what may be played."""

import argparse

from flibuste.kit.position import read_position
from flibuste.kit.state import SPECTATOR
from flibuste.kit.texts import Text, usual_language
from flibuste.terminal.files import read_file
from flibuste.terminal.line import STRONG, Line
from flibuste.terminal.play import in_words, language_argument
from flibuste.terminal.speech import say, table_words
from flibuste.terminal.telling import Teller


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help=say(usual_language(), "argument-position"))
    language_argument(parser)


def run(args: argparse.Namespace) -> int:
    return in_words(args, show)


def show(args: argparse.Namespace, line: Line, language: str) -> int:
    game, state = read_position(read_file(args.file))
    teller = Teller(game, table_words(game, language), ())
    line.say(game.rulebook(language).title, STRONG)
    owing = game.view(state, SPECTATOR).pending
    for saying in teller.table(state, owing[0] if len(owing) == 1 else SPECTATOR):
        line.say(saying)
    for seat in owing:
        line.say()
        line.say(teller.text(Text("position-turn", {"seat": f"#{seat}"})), STRONG)
        line.say(teller.text(game.prompt(state, seat)))
        for saying in teller.choices(state, seat):
            line.say(saying)
    if not owing:
        line.say(teller.text(game.outcome(state)), STRONG)
    return 0
