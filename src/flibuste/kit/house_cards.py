"""House cards: the file with which an owner plays a game of their own."""

from pathlib import Path

from flibuste.kit.errors import BadFigures
from flibuste.kit.figures import LARGEST_FILE
from flibuste.kit.game import Game


def with_house_cards(game: Game, file: str) -> Game:
    """The game with the cards of a file; BadFigures says what is wrong, in which file and line."""
    text = read_cards(file)
    try:
        house = game.with_figures(text)
    except BadFigures as error:
        key = "figures-in-line" if error.line else "figures-in-file"
        raise BadFigures(key, file=file, line=error.line, problem=error.text).in_words_of(game.words) from error
    return game if house.digest == game.digest else house


def read_cards(file: str) -> str:
    try:
        with Path(file).expanduser().open("rb") as opened:
            content = opened.read(4 * LARGEST_FILE + 1)
    except (FileNotFoundError, NotADirectoryError, RuntimeError) as error:  # also the home of somebody unknown
        raise BadFigures("cards-missing", file=file) from error
    except (OSError, ValueError) as error:
        problem = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadFigures("cards-unreadable", file=file, problem=problem) from error
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadFigures("cards-not-text", file=file, line=line) from error
