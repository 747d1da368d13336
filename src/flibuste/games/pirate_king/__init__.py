"""Pirate King, by Frankie Ruocco: reveal cards one by one, and stop before the third curse."""

from pathlib import Path

from flibuste.games.pirate_king import moves, position, view
from flibuste.games.pirate_king.bot import RuleBot
from flibuste.games.pirate_king.rules.figures import CardFile
from flibuste.games.pirate_king.rules.state import PirateKing
from flibuste.games.pirate_king.shapes import Position
from flibuste.kit.game import Game, GameSpec, Option


def options(file: CardFile) -> tuple[Option, ...]:
    ruled = file.rules.options
    return (
        Option("setup", "PK-SET-03", "choose", ("choose", "deal")),
        Option("stopped_players_can_be_sunk", "PK-OPT-01", ruled.stopped_players_can_be_sunk),
        Option("forced_reveal_hits_stopped_players", "PK-OPT-02", ruled.forced_reveal_hits_stopped_players),
        Option("gain_per_is_continuous", "PK-OPT-03", ruled.gain_per_is_continuous),
        Option("sunk_players_rank_for_monsters", "PK-OPT-04", ruled.sunk_players_rank_for_monsters),
        Option("peek_reshuffles_only_when_pile_empty", "PK-OPT-05", ruled.peek_reshuffles_only_when_pile_empty),
        Option("wilson_auto_retrieve", "PK-OPT-06", ruled.wilson_auto_retrieve),
        Option("starter_deck_identical", "PK-OPT-07", ruled.starter_deck_identical),
    )


SPEC = GameSpec(
    id="pirate-king",
    rules_version=1,
    folder=Path(__file__).parent,
    figures_files=("cards.toml",),
    read_figures=CardFile,
    options=options,
    state=PirateKing,
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
    odds=view.odds,
    position=Position,
    write_position=position.write_position,
    read_position=position.read_position,
    bot=RuleBot,
    time_out_move=view.time_out_move,
    tally=view.tally,
    played_with=view.played_with,
    own_names=view.own_names,
    asks_at_once=True,
)

game = Game(SPEC)
