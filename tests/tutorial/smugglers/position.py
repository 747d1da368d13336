"""A position of Smugglers as a person may write it, checked when it is read."""

from typing import TYPE_CHECKING, Any

import msgspec

from flibuste.kit.bits import bit, has
from flibuste.kit.errors import BadPosition, UnknownMove
from flibuste.kit.pile import Row

from .moves import Wording
from .rules import NOTHING, Smugglers

if TYPE_CHECKING:
    from . import SmugglersGame


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    hand: list[str]
    store: list[str]  # in any order
    landed: list[str] = []
    seized: list[str] = []
    next: str | None = None  # the crate of the store that the owner has looked at
    lay_low: bool = False  # last night
    chosen: str | None = None


class Position(msgspec.Struct, forbid_unknown_fields=True):
    players: int
    night: int
    seats: list[Seat]
    options: dict[str, bool | int | str] = {}


def write(state: Smugglers, words: Wording) -> dict[str, Any]:
    def named(row: Row | None) -> list[str]:
        return [] if row is None else [words.crates[crate] for crate in row.to_list()]

    seats: list[Seat] = []
    for seat in range(state.players):
        store, chosen = state.stores[seat], state.chosen[seat]
        seats.append(
            Seat(
                named(state.hands[seat]),
                named(store.rest),
                named(state.landed[seat]),
                named(state.seized[seat]),
                next(iter(named(store.top)), None),
                has(state.lay_low, seat),
                None if chosen == NOTHING else words.notations[chosen],
            )
        )
    return {"night": int(state.night), "seats": msgspec.to_builtins(seats)}


def read(described: dict[str, Any], game: "SmugglersGame") -> Smugglers:
    players, options = game.read_table(described)
    try:
        position = msgspec.convert(described, Position)
    except msgspec.ValidationError as error:
        raise BadPosition("position-wrong-shape", problem=str(error)) from error
    if len(position.seats) != players:
        raise BadPosition("position-seats", players=players)
    if not 1 <= position.night <= options["nights"] + 1:
        raise BadPosition("position-night", most=options["nights"] + 1)
    state = game.state_class(game.figures, players, options["nights"], options["patrol"])
    state.night = position.night
    for seat, described_seat in enumerate(position.seats):
        read_seat(state, seat, described_seat, game)
    for seat, described_seat in enumerate(position.seats):
        if described_seat.chosen is not None:
            choose(state, seat, described_seat.chosen, game.wording)
    if state.night <= state.nights and state.pending() == 0:
        raise BadPosition("position-all-chosen")
    return state


def read_seat(state: Smugglers, seat: int, described: Seat, game: "SmugglersGame") -> None:
    figures, crates = game.figures, game.wording.crates
    fixed = [] if described.next is None else [described.next]
    everything = [*described.hand, *described.store, *described.landed, *described.seized, *fixed]
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
    for crate in fixed:
        state.stores[seat].lay_on_top(crates.index(crate), bit(seat))
    if described.lay_low:
        state.lay_low |= bit(seat)


def choose(state: Smugglers, seat: int, notation: str, words: Wording) -> None:
    try:
        move = words.parse(notation)
    except UnknownMove as error:
        raise BadPosition(error.text.key, **error.text.args) from error
    if state.why_not(seat, move) != 0:
        raise BadPosition("position-choice", seat=seat + 1, move=notation)
    state.chosen[seat] = move
