"""Smugglers: a tiny complete game, the worked example of docs/add-a-game.md."""

from pathlib import Path

from flibuste.kit.game import Game, GameSpec, Option

from . import moves, position, view
from .bot import SmugglersBot
from .rules import CrateFile, Smugglers
from .shapes import Position


def options(file: CrateFile) -> tuple[Option, ...]:
    nights, most = file.rules.nights, file.rules.most_nights
    return (
        Option("nights", "SMU-END-01", min(nights, most), least=1, most=most),
        Option("patrol", "SMU-CUS-01", True),
    )


SPEC = GameSpec(
    id="smugglers",
    rules_version=1,
    folder=Path(__file__).parent,
    figures_files=("crates.toml",),
    read_figures=CrateFile,
    options=options,
    state=Smugglers,
    moves=moves.MOVES,
    events=moves.EVENTS,
    reasons=moves.REASONS,
    label=moves.label,
    hint=moves.hint,
    table_view=view.table_view,
    own_view=view.own_view,
    prompt=view.prompt,
    outcome=view.outcome,
    position=Position,
    write_position=position.write_position,
    read_position=position.read_position,
    bot=SmugglersBot,
    asks_at_once=True,
)

game = Game(SPEC)
