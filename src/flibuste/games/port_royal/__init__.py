"""Port Royal, by Alexander Pfister: draw ships and persons into the harbour, and know when to stop."""

import tomllib
from functools import cache
from pathlib import Path

from flibuste.kit.game import Game, GameSpec, Option

from . import moves, position, view
from .bot import RuleBot
from .rules.figures import CardFile
from .rules.state import PortRoyal
from .shapes import Position

FOLDER = Path(__file__).parent
MOST_ROUNDS = 10_000


def options(file: CardFile) -> tuple[Option, ...]:
    return (
        Option("end_requires_expedition", "PR-VAR-01", False),
        Option("governor_timing", "PR-VAR-02", "at_once", ("at_once", "next_slot")),
        Option("claim_after_bust", "PR-VAR-03", False),
        Option("reshuffle", "PR-VAR-04", "lazy", ("lazy", "eager")),
        Option("start_player", "PR-VAR-05", "random", ("random", "seat0")),
        Option("round_cap", "PR-VAR-05", file.rulings.round_cap, least=1, most=MOST_ROUNDS),
    )


@cache
def network() -> dict[str, list[float]]:
    return tomllib.loads((FOLDER / "network.toml").read_text("utf-8"))


def rule_bot(file: CardFile) -> RuleBot:
    return RuleBot(file.figures, network())


SPEC = GameSpec(
    id="port-royal",
    rules_version=1,
    folder=FOLDER,
    figures_files=("cards.toml",),
    read_figures=CardFile,
    options=options,
    state=PortRoyal,
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
    bot=rule_bot,
    tally=view.tally,
    own_names=view.own_names,
    has_secrets=False,
)

game = Game(SPEC)
