"""A position of Smugglers as a person may write it. The kit has checked its shape; the rules judge the rest here."""

from flibuste.kit.bits import bit, has
from flibuste.kit.errors import BadPosition, UnknownMove
from flibuste.kit.tables import move_table

from .moves import MOVES
from .rules import CrateFile, Smugglers
from .shapes import Position, SeatPosition
from .view import ids, locked


def write_position(file: CrateFile, state: Smugglers) -> Position:
    seats: list[SeatPosition] = []
    for seat in range(state.players):
        store = state.stores[seat]
        looked_at = [] if store.top is None else ids(file, store.top)
        seats.append(
            SeatPosition(
                hand=ids(file, state.hands[seat]),
                store=ids(file, store.rest),
                landed=ids(file, state.landed[seat]),
                seized=ids(file, state.seized[seat]),
                next=looked_at[0] if looked_at else None,
                lay_low=has(state.lay_low, seat),
                chosen=locked(file, state.chosen[seat]),
            )
        )
    return Position(int(state.night), seats)


def read_position(file: CrateFile, state: Smugglers, position: Position) -> None:
    if len(position.seats) != state.players:
        raise BadPosition("position-seats", players=int(state.players))
    if not 1 <= position.night <= state.nights + 1:
        raise BadPosition("position-night", most=int(state.nights) + 1)
    state.night = position.night
    for seat, described in enumerate(position.seats):
        read_seat(file, state, seat, described)
    for seat, described in enumerate(position.seats):
        if described.chosen is not None:
            choose(file, state, seat, described.chosen)
    if state.night <= state.nights and state.pending() == 0:
        raise BadPosition("position-all-chosen")


def read_seat(file: CrateFile, state: Smugglers, seat: int, described: SeatPosition) -> None:
    figures, crates = file.figures, file.ids
    looked_at = [] if described.next is None else [described.next]
    everything = [*described.hand, *described.store, *described.landed, *described.seized, *looked_at]
    if sorted(everything) != sorted(crates[kind] for kind, count in enumerate(figures.count) for _ in range(count)):
        raise BadPosition("position-crates", seat=seat + 1, count=sum(figures.count))
    if len(described.hand) != figures.hand:
        raise BadPosition("position-hand", seat=seat + 1, count=figures.hand)
    passed, lay_low = state.night - 1, int(described.lay_low)
    nights_low = passed - len(described.landed) - len(described.seized)
    if not lay_low <= nights_low <= (passed + lay_low) // 2:  # SMU-NIT-03
        raise BadPosition("position-shown", seat=seat + 1, nights=int(passed))
    if (described.next is not None) != described.lay_low:
        raise BadPosition("position-looked", seat=seat + 1)
    state.hands[seat].fill(sorted(crates.index(crate) for crate in described.hand))
    state.stores[seat].rest.fill([crates.index(crate) for crate in described.store])
    state.landed[seat].fill([crates.index(crate) for crate in described.landed])
    state.seized[seat].fill([crates.index(crate) for crate in described.seized])
    for crate in looked_at:
        state.stores[seat].lay_on_top(crates.index(crate), bit(seat))
    if described.lay_low:
        state.lay_low |= bit(seat)


def choose(file: CrateFile, state: Smugglers, seat: int, chosen: str) -> None:
    try:
        move = move_table(MOVES, file).parse(chosen)
    except UnknownMove as error:
        raise BadPosition(error.text.key, **error.text.args) from error
    if state.why_not(seat, move) != 0:
        raise BadPosition("position-choice", seat=seat + 1, move=chosen)
    state.chosen[seat] = move
