"""Writing a position: a state in names and numbers that a person can edit."""

import msgspec

from flibuste.games.seul_maitre_a_bord.moves import cell_id
from flibuste.games.seul_maitre_a_bord.rules import (
    chart,
    codes,
    numbers,
)
from flibuste.games.seul_maitre_a_bord.rules.figures import (
    CHANGES,
    DIRECTIONS,
    FACES,
    GOODS,
    Components,
)
from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre
from flibuste.games.seul_maitre_a_bord.shapes import (
    Battle,
    Course,
    FixedDice,
    PirateAt,
    Position,
    SeatPosition,
    Tally,
)
from flibuste.games.seul_maitre_a_bord.view import (
    PHASES,
    TALLY,
    USED,
    combat_figures,
    digits,
    faces,
    hurt,
    knowers,
    laid,
    leaders,
    moving,
    order,
    pirate_figures,
    placing,
    seat_figures,
    ship_place,
    storms,
    thrown,
    tokens,
    trade,
    words_of,
    yard,
)
from flibuste.kit.bits import members


def write_position(file: Components, state: SeulMaitre) -> Position:
    return Position(
        phase=PHASES[state.phase],
        round=state.round,
        order=order(state),
        turn=state.turn,
        actor=None if state.phase == codes.OVER else state.actor,
        map={
            cell_id(cell): f"{file.tile_ids[tile]}/{turn}{'r' if reverse else ''}"
            for cell, (tile, turn, reverse) in laid(file, state).items()
        },
        display=[file.tile_ids[tile] for tile in members(state.display)],
        tile_top=[file.tile_ids[tile] for tile in fixed(state.fixed_tiles, numbers.TILE_BITS)],
        chosen=None if state.chosen == chart.NONE else file.tile_ids[state.chosen],
        chosen_cell=None if state.chosen_cell == chart.NONE else cell_id(state.chosen_cell),
        wind=DIRECTIONS[state.wind],
        storms=storms(state),
        dice=FixedDice(
            wind=[DIRECTIONS[face] for face in fixed(state.fixed_wind)],
            change=[CHANGES[face] for face in fixed(state.fixed_change)],
            red=[FACES[face] for face in fixed(state.fixed_red)],
            white=[FACES[face] for face in fixed(state.fixed_white)],
        ),
        number_top=[number + 1 for number in fixed(state.fixed_numbers)],
        improvement_top=[file.improvement_ids[kind] for kind in fixed(state.fixed_improvements)],
        drawn=[number + 1 for number in members(state.drawn)],
        market=dict(zip(GOODS, digits(state.rows, codes.GOODS), strict=True)),
        leaders=leaders(state),
        faces=faces(state),
        known=knowers(state),
        thrown=tokens(thrown(state)),
        seats=[SeatPosition(**seat_figures(state, seat)) for seat in range(state.players)],
        pirates=[PirateAt(**pirate_figures(file, state, number)) for number in range(len(state.pirates))],
        used=words_of(state.used, USED),
        shipyards=state.yards,
        moving=course(state),
        trade=trade(state),
        yard=yard(state),
        taken=state.taken,
        combat=None if (fight := combat_figures(state)) is None else Battle(**fight),
        placing=placing(state),
        hurt=hurt(state),
        tally=Tally(**{name: int(getattr(state, field)) for name, field in TALLY.items()}),
    )


def course(state: SeulMaitre) -> Course | None:
    under_way = moving(state)
    if under_way is None:
        return None
    came = ship_place(state, state.came) if state.phase == codes.ENGAGING else msgspec.UNSET
    return Course(**under_way, came=came)


def fixed(word: int, bits: int = numbers.DIGIT_BITS) -> list[int]:
    """Results fixed in a word, the next one first."""
    found = []
    while word:
        found.append((word & (1 << bits) - 1) - 1)
        word >>= bits
    return found
