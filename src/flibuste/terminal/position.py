"""`flibuste position`: whose turn it is in a position, what lies on the table, and what may be played."""

import argparse

from flibuste.kit.position import read_position
from flibuste.kit.state import SPECTATOR
from flibuste.kit.texts import Text, usual_language
from flibuste.terminal.console import BOLD, Console
from flibuste.terminal.files import read_file
from flibuste.terminal.narrator import Narrator
from flibuste.terminal.play import in_words, language_argument
from flibuste.terminal.texts import say, table_words


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help=say(usual_language(), "argument-position"))
    language_argument(parser)


def run(args: argparse.Namespace) -> int:
    return in_words(args, show)


def show(args: argparse.Namespace, console: Console, language: str) -> int:
    game, state = read_position(read_file(args.file))
    narrator = Narrator(game, table_words(game, language), ())
    console.say(game.rulebook(language).title, BOLD)
    owing = game.view(state, SPECTATOR).pending
    for saying in narrator.table(state, owing[0] if len(owing) == 1 else SPECTATOR):
        console.say(saying)
    for seat in owing:
        console.say()
        console.say(narrator.text(Text("position-turn", {"seat": f"#{seat}"})), BOLD)
        console.say(narrator.text(game.prompt(state, seat)))
        for saying in narrator.choices(state, seat):
            console.say(saying)
    if not owing:
        console.say(narrator.text(game.outcome(state)), BOLD)
    return 0
