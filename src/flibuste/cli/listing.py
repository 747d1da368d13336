"""What there is to choose from, for the help of a command: games, bots, and the options of a game."""

import shutil
import textwrap
from collections.abc import Iterable

from flibuste.bots.named import EXAMPLES
from flibuste.cli.parser import Parser
from flibuste.cli.texts import cli_source, cli_words
from flibuste.kit.game import Game, Option, find_game, find_games, folders_of_games
from flibuste.kit.texts import Argument, Text, Words

Row = tuple[str, str]  # what is typed, and what it means

INDENT = 2
COLUMN = 24  # where meanings begin, as in the help of argparse


def list_choices(parser: Parser) -> str:
    """The games and bots there are, and the options of the game that was typed."""
    language = parser.language
    game = next((find_game(word) for word in parser.typed if word in folders_of_games()), None)
    if game is None:
        options = cli_words(language).say(Text("listing-options-how", {"command": parser.prog}))
    else:
        options = list_options(game, language)
    return "\n\n".join([list_games(language), list_bots(language), options])


def list_games(language: str) -> str:
    rows: list[Row] = []
    for id, game in find_games().items():
        counts = game.player_counts
        meaning = Text("listing-game", {"name": "@game-name", "least": counts[0], "most": counts[-1]})
        rows.append((id, game.words(language, cli_source(language)).say(meaning)))
    return in_columns(cli_words(language).say(Text("listing-games")), rows)


def list_bots(language: str) -> str:
    """What bots can be called, and what each name means."""
    words = cli_words(language)
    rows = [(name, words.say(Text(f"bot-means-{meaning}"))) for name, meaning in EXAMPLES.items()]
    return in_columns(words.say(Text("listing-bots")), rows)


def list_options(game: Game, language: str) -> str:
    words = game.words(language, cli_source(language))
    rows: list[Row] = []
    for option in game.options:
        told: dict[str, Argument] = {
            "label": f"@option-{option.name}",
            "help": f"@option-{option.name}.help",
            "allowed": allowed(option, words),
            "default": option.write(option.default),
        }
        rows.append((option.name, words.say(Text("listing-option", told))))
    return in_columns(words.say(Text("listing-options", {"game": "@game-name"})), rows)


def allowed(option: Option, words: Words) -> Text:
    if option.choices:
        meanings = [f"{choice} ({words.say(Text(f'option-{option.name}-{choice}'))})" for choice in option.choices]
        return Text("allowed-one-of", {"choices": ", ".join(meanings)})
    return option.allowed()


def in_columns(heading: str, rows: Iterable[Row]) -> str:
    """A heading, and rows in two columns as wide as the terminal; what is long to type has a line of its own."""
    lines = [heading]
    width = shutil.get_terminal_size().columns - INDENT - COLUMN
    for typed, meaning in rows:
        first, *more = textwrap.wrap(meaning, max(width, COLUMN), break_on_hyphens=False)
        beginning = f"{' ' * INDENT}{typed}"
        if len(beginning) > COLUMN - INDENT:
            lines += [beginning, f"{' ' * COLUMN}{first}"]
        else:
            lines.append(f"{beginning:{COLUMN}}{first}")
        lines += [f"{' ' * COLUMN}{line}" for line in more]
    return "\n".join(lines)
