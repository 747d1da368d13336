"""Jamaica, by Malcolm Braff, Bruno Cathala and Sébastien Pauchon: race round the island, and fight on the way."""

from pathlib import Path

from flibuste.games.jamaica import moves, position, view
from flibuste.games.jamaica.bot import RuleBot
from flibuste.games.jamaica.rules.figures import ComponentsFile
from flibuste.games.jamaica.rules.state import Jamaica
from flibuste.games.jamaica.shapes import Position
from flibuste.kit.game import Game, GameSpec, Option


def options(file: ComponentsFile) -> tuple[Option, ...]:
    rulings = file.rulings
    return (
        Option("treasures", "JAM-VAR-01", "full", ("full", "classic")),
        Option("rum_on_loot", "JAM-VAR-02", False),
        Option("round_cap", "JAM-VAR-03", rulings.round_cap, least=0, most=rulings.most_round_cap),
    )


SPEC = GameSpec(
    id="jamaica",
    rules_version=1,
    folder=Path(__file__).parent,
    figures_files=("components.toml",),
    read_figures=ComponentsFile,
    options=options,
    state=Jamaica,
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
    bot=RuleBot,
    tally=view.tally,
    asks_at_once=True,
)

game = Game(SPEC)
