"""Seul Maître à Bord: four nations, a map of their own making, and the pirates between them."""

import tomllib
from functools import cache
from pathlib import Path

from flibuste.kit.game import Game, GameSpec, Option

from . import moves, position, view
from .bot import RuleBot
from .rules.figures import Components
from .rules.state import SeulMaitre
from .shapes import Position

FOLDER = Path(__file__).parent


def player_counts(file: Components) -> range:
    return range(file.tables.game.players_min, file.tables.game.players_max + 1)


def options(file: Components) -> tuple[Option, ...]:
    frame = file.tables.game
    rounds = tuple(str(rounds) for rounds in (frame.rounds, frame.rounds_medium, frame.rounds_short))
    return (Option("rounds", "SMB-VAR-01", rounds[0], rounds),)


@cache
def prospects() -> dict[str, list[float]]:
    return tomllib.loads((FOLDER / "prospects.toml").read_text("utf-8"))


def rule_bot(file: Components) -> RuleBot:
    return RuleBot(prospects())


SPEC = GameSpec(
    id="seul-maitre-a-bord",
    rules_version=1,
    folder=FOLDER,
    figures_files=("components.toml",),
    read_figures=Components,
    player_counts=player_counts,
    options=options,
    state=SeulMaitre,
    moves=moves.MOVES,
    events=moves.EVENTS,
    reasons=moves.REASONS,
    label=moves.label,
    hint=moves.hint,
    table_view=view.table_view,
    own_view=view.own_view,
    components=view.components,
    describe=view.describe,
    prompt=view.prompt,
    outcome=view.outcome,
    position=Position,
    write_position=position.write_position,
    read_position=position.read_position,
    bot=rule_bot,
    tally=view.tally,
    played_with=view.played_with,
)

game = Game(SPEC)
