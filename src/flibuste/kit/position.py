"""A position as a JSON file that a person can read, edit and send: for tests, puzzles and reports."""

import json
from typing import Any

import msgspec

from flibuste.kit.errors import BadFigures, BadPosition, UnknownGame
from flibuste.kit.game import Game, find_game
from flibuste.kit.state import State

KIND = "flibuste position 1"
LARGEST_POSITION = 1_000_000


def write_position(game: Game, state: State) -> str:
    """The whole position, hidden things too: not for the eyes of a player at a live table."""
    position: dict[str, Any] = {"kind": KIND, "game": game.id, "rules": game.rules_version, "figures": game.digest}
    if game.house_figures is not None:
        position["house_figures"] = game.house_figures
    position |= {"players": state.players, "options": game.options_of(state), **game.write_state(state)}
    return msgspec.json.format(msgspec.json.encode(position), indent=1).decode() + "\n"


def read_position(text: str) -> tuple[Game, State]:
    """The game and state of a position file; BadPosition says what is wrong with it."""
    if len(text) > LARGEST_POSITION:
        raise BadPosition("position-too-large", most=LARGEST_POSITION)
    try:
        position = json.loads(text, object_pairs_hook=_without_repeats, parse_constant=_no_number)
        json.dumps(position, ensure_ascii=False).encode()  # an escape can smuggle in half a character
    except (ValueError, RecursionError) as error:
        raise BadPosition("position-not-json", problem=str(error)) from error
    if not isinstance(position, dict) or position.pop("kind", None) != KIND:
        raise BadPosition("position-kind", expected=KIND)
    game = _game_of(position)
    try:
        return game, game.read_state(position)
    except BadPosition as error:
        error.in_words_of(game.words)
        raise
    except RecursionError as error:  # from showing a value that is nested a thousand times
        raise BadPosition("position-not-json", problem=str(error)) from error


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a name stands twice in the same object")
    return found


def _no_number(constant: str) -> None:
    raise ValueError(f"{constant} is no number")


def _game_of(position: dict[str, Any]) -> Game:
    """The game of a position, which loses its heading."""
    id, rules, figures = (position.pop(name, None) for name in ("game", "rules", "figures"))
    house_figures = position.pop("house_figures", None)
    fits = isinstance(id, str) and type(rules) is int and isinstance(figures, str)
    if not (fits and isinstance(house_figures, str | None)):
        raise BadPosition("position-heading")
    try:
        game = find_game(id)
    except UnknownGame as error:
        raise BadPosition(error.text.key, **error.text.args) from error
    try:
        if house_figures is not None:
            game = game.with_figures(house_figures)
    except BadFigures as error:
        raise BadPosition(error.text.key, **error.text.args).in_words_of(game.words) from error
    if rules != game.rules_version:
        raise BadPosition("record-other-rules", recorded=rules, present=game.rules_version)
    if figures != game.digest:
        raise BadPosition("record-other-figures", recorded=figures, present=game.digest)
    return game
