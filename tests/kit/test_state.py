"""What every state brings along: rows of moves, a journal, audiences."""

import pytest

from flibuste.kit.game import Event
from flibuste.kit.state import EVERYONE, SPECTATOR, Journal, Moves, State, all_but, audience


def test_a_row_of_moves_is_filled_and_used_again() -> None:
    moves = Moves(3)
    for code in (2, 5, 7):
        moves.add(code)
    assert moves.to_list() == [2, 5, 7]
    assert moves.has(5) and not moves.has(6)
    assert moves.get(1) == 5
    moves.clear()
    assert moves.to_list() == []
    assert not moves.has(2)


def test_a_row_of_moves_has_room_for_so_many() -> None:
    moves = Moves(1)
    moves.add(1)
    with pytest.raises(IndexError):
        moves.add(2)


def test_a_journal_keeps_notes_in_order() -> None:
    journal = Journal()
    journal.note(3, EVERYONE, 1, 2)
    journal.note(4, audience(0))
    assert journal.notes == [(3, EVERYONE, 1, 2, 0, 0, 0, 0), (4, 1, 0, 0, 0, 0, 0, 0)]


@pytest.mark.parametrize("seat", range(15))
def test_an_audience_is_one_seat_or_all_but_one(seat: int) -> None:
    everybody = {SPECTATOR, *range(15)}
    assert {s for s in everybody if Event("x", {}, audience(seat)).heard_by(s)} == {seat}
    assert {s for s in everybody if Event("x", {}, all_but(seat)).heard_by(s)} == everybody - {seat}


def test_spectators_are_an_audience_of_their_own() -> None:
    assert {s for s in range(-1, 15) if Event("x", {}, audience(SPECTATOR)).heard_by(s)} == {SPECTATOR}
    assert all(Event("x", {}).heard_by(s) for s in range(-1, 15))


def test_a_game_has_to_answer_for_itself() -> None:
    state = State(2)
    assert state.locked() == 0
    for question in (state.pending, state.winners, state.copy):
        with pytest.raises(NotImplementedError):
            question()
    with pytest.raises(NotImplementedError):
        state.legal(0, Moves())


@pytest.mark.parametrize("seat", [15, 16, 62, 63, 64, 79])
def test_a_seat_that_no_table_has_hears_nothing(seat: int) -> None:
    """Compiled, bit 64 is bit 0 again: the first seat's secrets would be told."""
    with pytest.raises(ValueError, match=f"below 15, not {seat}"):
        audience(seat)
    with pytest.raises(ValueError, match=f"below 15, not {seat}"):
        Event("drew", {}, audience(0)).heard_by(seat)
