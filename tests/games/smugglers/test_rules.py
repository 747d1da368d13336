"""Smugglers, clause by clause."""

from typing import Any

import pytest

from flibuste.kit.bits import members
from flibuste.kit.errors import BadOption
from flibuste.kit.play import Play, Refused
from flibuste.kit.seal import SeededLuck
from flibuste.kit.state import SPECTATOR, Journal, State, legal_moves
from flibuste.lab.clauses import coverage_faults, find_markers
from tests.clauses import rule
from tests.laws.found import TESTS, TUTORIAL, every_game

GAME = every_game()["smugglers"]
ALL = ["salt", "salt", "salt", "tea", "tea", "tea", "rum", "rum", "silk", "silk", "pepper", "pearls"]


def seat(*hand: str, landed: list[str] | None = None, seized: list[str] | None = None, **more: Any) -> dict[str, Any]:
    """A seat with this hand; what stands nowhere else is in its store."""
    described = {"hand": list(hand), "landed": landed or [], "seized": seized or [], **more}
    store = list(ALL)
    for crate in [*hand, *described["landed"], *described["seized"], *filter(None, [more.get("next")])]:
        store.remove(crate)
    return {**described, "store": store}


def table(*seats: dict[str, Any], night: int = 1, nights: int = 5, patrol: bool = False) -> State:
    options = {"nights": nights, "patrol": patrol}
    return GAME.read_state({"players": len(seats), "options": options, "night": night, "seats": list(seats)})


def play(state: State, *moves: str, word: int = 1) -> list[str]:
    """Seat 0, seat 1, ... choose these moves; what happened then, by key."""
    state.journal = Journal()
    state.reseed(word)
    for number, move in enumerate(moves):
        state.play(number, GAME.parse(move))
    return [GAME.event(note).key for note in state.journal.notes]


def points(state: State) -> list[int]:
    return [int(state.score(number)) for number in range(state.players)]


def moves(state: State, number: int) -> list[str]:
    return [GAME.notation(move) for move in legal_moves(state, number)]


@rule("SMU-SET-01")
def test_two_to_four_play() -> None:
    assert list(GAME.player_counts) == [2, 3, 4]
    with pytest.raises(BadOption, match="2 to 4 players, not 5"):
        GAME.new(5)


@rule("SMU-SET-02")
def test_everybody_has_the_same_twelve_crates_and_three_in_hand() -> None:
    for described in GAME.write_state(GAME.new(4, word=3))["seats"]:
        assert len(described["hand"]) == 3
        assert sorted(described["hand"] + described["store"]) == sorted(ALL)


@rule("SMU-SET-03")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    state = table(seat("salt", "tea", "pearls"), seat("rum", "rum", "silk"))
    assert GAME.view(state, 0).own["hand"] == ["salt", "tea", "pearls"]
    for watcher in (1, SPECTATOR):
        assert "pearls" not in str(GAME.view(state, watcher))
    assert GAME.view(state, 1).table["seats"][0]["hand"] == 3


@rule("SMU-NIT-01", "SMU-NIT-02")
def test_one_lands_a_crate_of_the_hand_or_lies_low() -> None:
    state = table(seat("salt", "tea", "tea"), seat("rum", "rum", "silk"))
    assert members(state.pending()) == [0, 1]
    assert moves(state, 0) == ["lie low", "land salt", "land tea"]
    assert moves(state, 1) == ["lie low", "land rum", "land silk"]


@rule("SMU-NIT-02")
def test_nobody_lands_what_is_not_in_the_hand() -> None:
    game = Play(GAME, 2, luck=SeededLuck(1))
    missing = next(crate for crate in ALL if crate not in GAME.view(game.state, 0).own["hand"])
    with pytest.raises(Refused, match=f"SMU-NIT-02: There is no crate of {missing} in your hand"):
        game.move(f"land {missing}", 0)


@rule("SMU-NIT-03")
def test_nobody_lies_low_two_nights_running() -> None:
    state = table(seat("salt", "tea", "tea"), seat("rum", "rum", "silk"))
    play(state, "lie low", "lie low")
    assert "lie low" not in moves(state, 0)
    refusal = GAME.why_not(state, 0, GAME.parse("lie low"))
    assert refusal is not None and refusal.clause == "SMU-NIT-03"
    play(state, "land salt", "land rum")
    assert "lie low" in moves(state, 0)


@rule("SMU-NIT-03")
def test_who_has_no_choice_is_asked_all_the_same() -> None:
    state = table(
        seat("salt", "salt", "salt", lay_low=True, next="tea"), seat("tea", "rum", "silk", landed=["rum"]), night=2
    )
    assert moves(state, 0) == ["land salt"]
    assert members(state.pending()) == [0, 1]


@rule("SMU-NIT-04")
def test_nothing_is_shown_before_all_have_chosen() -> None:
    state = table(seat("salt", "tea", "tea"), seat("rum", "rum", "silk"))
    assert play(state, "land tea") == ["chose"]
    assert points(state) == [0, 0]
    assert GAME.view(state, 1).table["seats"][0]["chosen"] is True
    assert "tea" not in str(GAME.view(state, 1))
    assert GAME.view(state, 0).own["chosen"] == "land tea"


@rule("SMU-NIT-04")
def test_a_choice_can_be_changed_until_the_last_is_in() -> None:
    game = Play(GAME, 3, luck=SeededLuck(2))
    for number in (0, 1):
        game.move("lie low", number)
    game.take_back(0)
    assert game.pending() == [0, 2]
    game.move(game.legal_moves(0)[-1], 0)
    game.move("lie low", 2)
    assert not any(game.may_take_back(number) for number in range(3))


@rule("SMU-CUS-01")
def test_the_patrol_seizes_crates_of_the_number_it_throws() -> None:
    seized_by_word = []
    for word in range(60):
        state = table(seat("pearls", "tea", "tea"), seat("rum", "rum", "silk"), patrol=True)
        happened = play(state, "land pearls", "lie low", word=word)
        assert happened[2] == "patrol"
        seized_by_word.append("seized" in happened)
        assert points(state)[0] == (0 if seized_by_word[-1] else 6)
    assert 2 <= sum(seized_by_word) <= 25  # one in six


@rule("SMU-CUS-01")
def test_without_the_patrol_no_die_is_thrown() -> None:
    state = table(seat("pearls", "tea", "tea"), seat("rum", "rum", "silk"))
    assert "patrol" not in play(state, "land pearls", "lie low")
    assert points(state) == [6, 0]


@rule("SMU-CUS-02")
def test_equal_crates_are_all_seized() -> None:
    state = table(seat("silk", "tea", "tea"), seat("rum", "rum", "silk"), seat("salt", "salt", "rum"))
    happened = play(state, "land silk", "land silk", "land rum")
    assert happened.count("seized") == 2
    assert points(state) == [0, 0, 3]


@rule("SMU-CUS-03")
@pytest.mark.parametrize(
    ("crate", "worth"), [("salt", 1), ("tea", 2), ("rum", 3), ("silk", 4), ("pepper", 5), ("pearls", 6)]
)
def test_a_crate_is_worth_its_number(crate: str, worth: int) -> None:
    others = [other for other in ("salt", "tea", "rum") if other != crate][:2]
    state = table(seat(crate, *others), seat("salt", "tea", "rum"))
    play(state, f"land {crate}", "lie low")
    assert points(state) == [worth, 0]


@rule("SMU-MOR-01")
def test_who_showed_a_crate_draws_one_unseen_by_the_others() -> None:
    state = table(seat("silk", "tea", "tea"), seat("rum", "rum", "silk"))
    journal = state.journal = Journal()
    for number, move in enumerate(["land silk", "land rum"]):
        state.play(number, GAME.parse(move))
    assert [len(described["hand"]) for described in GAME.write_state(state)["seats"]] == [3, 3]
    drawings = [event for event in map(GAME.event, journal.notes) if event.key.startswith("drew")]
    heard = {watcher: [event.key for event in drawings if event.heard_by(watcher)] for watcher in (0, 1, SPECTATOR)}
    assert heard == {0: ["drew", "drew-unseen"], 1: ["drew-unseen", "drew"], SPECTATOR: ["drew-unseen", "drew-unseen"]}


@rule("SMU-MOR-02")
def test_who_lay_low_looks_at_the_next_crate_and_draws_it_later() -> None:
    state = table(seat("silk", "tea", "tea"), seat("rum", "rum", "silk"))
    play(state, "lie low", "land rum")
    crate = GAME.view(state, 0).own["next"]
    assert crate in ALL
    assert GAME.view(state, 1).own["next"] is None
    play(state, "land silk", "land rum")
    assert sorted(GAME.view(state, 0).own["hand"]) == sorted(["tea", "tea", crate])


@rule("SMU-END-01")
def test_the_game_ends_after_the_last_night() -> None:
    assert [option.default for option in GAME.options if option.name == "nights"] == [5]
    state = table(seat("silk", "tea", "tea"), seat("rum", "rum", "silk"), nights=2)
    play(state, "land silk", "land rum")
    assert state.pending() != 0
    assert play(state, "land tea", "lie low")[-1] == "ended"
    assert state.pending() == 0


@rule("SMU-END-01")
def test_nine_nights_empty_a_store() -> None:
    game = Play(GAME, 2, {"nights": 9}, SeededLuck(5))
    while not game.over:
        game.move(game.legal_moves()[-1])
    assert [described["store"] for described in GAME.write_state(game.state)["seats"]] == [[], []]
    with pytest.raises(BadOption, match="cannot be 10, but only a whole number from 1 to 9"):
        GAME.new(2, {"nights": 10})


@rule("SMU-END-02")
def test_most_points_win() -> None:
    state = table(seat("silk", "tea", "tea"), seat("rum", "rum", "silk"), nights=1)
    play(state, "land silk", "land rum")
    assert members(state.winners()) == [0]
    assert GAME.words("en").say(GAME.outcome(state), ["Ada", "Bo"]) == "Ada wins with 4 points."


@rule("SMU-END-02")
def test_equal_players_share_the_win() -> None:
    state = table(seat("silk", "tea", "tea"), seat("rum", "rum", "silk"), nights=1)
    play(state, "land silk", "land silk")
    assert members(state.winners()) == [0, 1]
    assert GAME.words("fr").say(GAME.outcome(state)) == "La victoire est partagée à 0 point chacun."


def test_every_clause_is_shown_by_a_test_and_stands_in_both_languages() -> None:
    assert coverage_faults(TUTORIAL / "smugglers", find_markers(TESTS)) == []
