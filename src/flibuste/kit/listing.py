"""What there is to choose from, for the help of a command: games, and the options of one."""

import shutil
import textwrap
from collections.abc import Iterable

from flibuste.kit.game import Game, Option, find_games
from flibuste.kit.texts import Argument, Text, Words, kit_words

Row = tuple[str, str]  # what is typed, and what it means

INDENT = 2
COLUMN = 24  # where meanings begin, as in the help of argparse


def games_listed(language: str) -> str:
    rows: list[Row] = []
    for id, game in find_games().items():
        counts = game.player_counts
        meaning = Text("listing-game", {"name": "@game-name", "least": counts[0], "most": counts[-1]})
        rows.append((id, game.words(language).say(meaning)))
    return listed(kit_words(language).say(Text("listing-games")), rows)


def options_listed(game: Game, language: str) -> str:
    words = game.words(language)
    rows: list[Row] = []
    for option in game.options:
        told: dict[str, Argument] = {
            "label": f"@option-{option.name}",
            "help": f"@option-{option.name}.help",
            "allowed": allowed(option, words),
            "default": option.write(option.default),
        }
        rows.append((option.name, words.say(Text("listing-option", told))))
    return listed(words.say(Text("listing-options", {"game": "@game-name"})), rows)


def allowed(option: Option, words: Words) -> Text:
    if option.choices:
        meanings = [f"{choice} ({words.say(Text(f'option-{option.name}-{choice}'))})" for choice in option.choices]
        return Text("allowed-one-of", {"choices": ", ".join(meanings)})
    if isinstance(option.default, bool):
        return Text("allowed-switch")
    return Text("allowed-whole-number", {"least": option.least, "most": option.most})


def listed(heading: str, rows: Iterable[Row]) -> str:
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
