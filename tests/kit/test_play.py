"""A play: moves, refusals, taking back."""

import pickle

import pytest

from flibuste.kit.errors import IllegalMove, NotNow, UnknownMove
from flibuste.kit.game import Game, find_game
from flibuste.kit.luck import word_of
from flibuste.kit.play import Play, Refused
from flibuste.kit.position import read_position, write_position
from flibuste.kit.seal import SealedLuck, SeededLuck
from flibuste.kit.state import SPECTATOR


def a_play(game: Game, players: int = 3, seed: int = 7) -> Play:
    return Play(game, players, luck=SeededLuck(seed))


def test_the_deal_is_word_0_and_the_first_move_word_1(smugglers: Game) -> None:
    play = a_play(smugglers, players=2)
    again = smugglers.new(2, word=word_of(7, 0))
    assert play.state.pack() == again.pack()
    play.move("lie low", 0)
    again.reseed(word_of(7, 1))
    again.play(0, smugglers.parse("lie low"))
    assert play.state.pack() == again.pack()


def test_by_default_the_first_seat_that_owes_a_move_makes_it(smugglers: Game) -> None:
    play = a_play(smugglers)
    assert play.pending() == [0, 1, 2]
    play.move("lie low")
    play.move("lie low", 2)
    assert play.pending() == [1]
    assert play.legal_moves() == play.legal_moves(1)


def test_a_move_tells_what_happened(smugglers: Game) -> None:
    play = a_play(smugglers, players=2)
    assert [event.key for event in play.events[0]] == ["night"]
    assert [event.key for event in play.move("lie low", 0)] == ["chose"]
    happened = [event.key for event in play.move("lie low", 1)]
    assert happened[:2] == ["chose", "patrol"]
    assert [event.key for event in play.events_for(0, since=2)].count("looked") == 1
    assert [event.key for event in play.events_for(SPECTATOR, since=2)].count("looked") == 0


def test_a_refused_move_has_its_clause_and_changes_nothing(smugglers: Game) -> None:
    play = a_play(smugglers)
    play.move("lie low", 0)
    before = play.state.pack()
    with pytest.raises(Refused, match=r"^SMU-NIT-04: You have chosen already") as refused:
        play.move("lie low", 0)
    assert isinstance(refused.value, IllegalMove)
    assert refused.value.refusal.clause == "SMU-NIT-04"
    assert play.state.pack() == before
    assert len(play.made) == 1


@pytest.mark.parametrize("code", [-1, 7, 1000])
def test_a_code_that_is_no_move_is_unknown(smugglers: Game, code: int) -> None:
    play = Play(smugglers, 2)
    with pytest.raises(UnknownMove, match=f"no move number {code} in this game: they go from 0 to 6"):
        play.move(code)
    assert not play.made


def test_a_text_that_is_no_move_is_unknown(smugglers: Game) -> None:
    with pytest.raises(UnknownMove, match='"swim" is no move of this game'):
        a_play(smugglers).move("swim")


def test_after_the_end_every_move_is_refused(smugglers: Game) -> None:
    play = Play(smugglers, 2, {"nights": 1})
    play.move("lie low")
    play.move("lie low")
    assert play.over
    assert play.winners() == [0, 1]
    assert play.scores() == [0, 0]
    assert play.pending() == []
    assert play.legal_moves() == []
    with pytest.raises(Refused, match=r"^The game is over\.$"):
        play.move("lie low")


def test_a_locked_choice_is_taken_back_from_under_those_of_others(smugglers: Game) -> None:
    play = a_play(smugglers)
    for seat in (0, 1):
        play.move("lie low", seat)
    play.take_back(0)
    assert [(made.seat, smugglers.notation(made.move)) for made in play.made] == [(1, "lie low")]
    assert play.pending() == [0, 2]
    assert len(play.events) == 2


def test_a_change_of_mind_does_not_change_the_luck(smugglers: Game) -> None:
    steady, fickle = a_play(smugglers), a_play(smugglers)
    for seat in (0, 1, 2):
        steady.move("lie low", seat)
    fickle.move(fickle.legal_moves(0)[-1], 0)
    fickle.move("lie low", 1)
    fickle.take_back(0)
    fickle.move("lie low", 0)
    fickle.move("lie low", 2)
    assert fickle.state.pack() == steady.state.pack()
    assert fickle.events[-1] == steady.events[-1]


def test_nobody_takes_back_what_was_shown(smugglers: Game) -> None:
    play = a_play(smugglers)
    for seat in (0, 1, 2):
        play.move("lie low", seat)
    for seat in (0, 1, 2):
        assert not play.may_take_back(seat)
        with pytest.raises(NotNow, match="something was revealed"):
            play.take_back(seat)


def test_nobody_takes_back_the_choice_of_another(smugglers: Game) -> None:
    play = a_play(smugglers)
    play.move("lie low", 0)
    assert not play.may_take_back(1)


def test_nothing_is_taken_back_before_the_first_move(smugglers: Game) -> None:
    assert not any(a_play(smugglers).may_take_back(seat) for seat in range(3))


def test_sealed_and_seeded_luck_deal_different_games(smugglers: Game) -> None:
    sealed = Play(smugglers, 2, luck=SealedLuck(bytes(32), ("", "")))
    assert sealed.state.pack() != a_play(smugglers, players=2).state.pack()
    assert sealed.state.pack() == Play(smugglers, 2, luck=SealedLuck(bytes(32), ("", ""))).state.pack()


def test_nothing_is_taken_back_after_the_end() -> None:
    """Even if the last move revealed nothing: the secret of the luck may have been shown."""
    play = Play(find_game("port-royal"), 2, {"round_cap": 1}, SeededLuck(3))
    play.move("stop")
    play.move("stop")
    assert play.over
    assert play.made[-1].revealed == play.state.revealed
    for seat in (0, 1):
        assert not play.may_take_back(seat)
        with pytest.raises(NotNow, match="or the game is over"):
            play.take_back(seat)


def test_a_spectator_takes_nothing_back(smugglers: Game) -> None:
    play = a_play(smugglers)
    play.move("lie low", 2)
    assert not play.may_take_back(SPECTATOR)
    with pytest.raises(NotNow):
        play.take_back(SPECTATOR)


# -- from a position


def test_a_play_goes_on_from_a_position(smugglers: Game) -> None:
    play = a_play(smugglers, players=2)
    play.move("lie low", 0)
    play.move("lie low", 1)
    game, state = read_position(write_position(smugglers, play.state))
    puzzle = Play.from_state(game, state, SeededLuck(3))
    assert (puzzle.players, puzzle.options, puzzle.events) == (2, play.options, [[]])
    assert puzzle.legal_moves(0) == play.legal_moves(0)
    before = state.pack()
    puzzle.move(puzzle.legal_moves(0)[0], 0)
    assert state.pack() == before
    puzzle.take_back(0)
    assert puzzle.state.pack() == before
    assert puzzle.made == []


# -- in another process


def test_a_play_is_the_same_in_another_process(smugglers: Game) -> None:
    for luck in (SeededLuck(7), SealedLuck(bytes(32), ("tide", ""))):
        play = Play(smugglers, 2, {"nights": 3}, luck)
        play.move("lie low", 1)
        sent: Play = pickle.loads(pickle.dumps(play))
        assert sent.game is smugglers
        for one in (play, sent):
            one.move("lie low", 0)
        assert sent.state.pack() == play.state.pack()
        assert (sent.events, sent.made, sent.options) == (play.events, play.made, play.options)


def test_a_game_is_its_id_and_its_figures() -> None:
    game = find_game("port-royal")
    assert pickle.loads(pickle.dumps(game)) is game
    house = game.with_figures("changes = true\n\n[rules]\nstarting_coins = 4\n")
    sent: Game = pickle.loads(pickle.dumps(house))
    assert (sent.id, sent.digest, sent.house_figures) == (house.id, house.digest, house.house_figures)
