"""Jamaica as positions and records: what is written can be read, and what cannot be is refused in a sentence."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from flibuste.kit.errors import BadPosition
from flibuste.kit.record import read_record, record_of, replay, write_record
from tests.amounts import amount
from tests.clauses import rule
from tests.games.jamaica.table import NAMES, WORDS, Table, game, random_plays, table

Change = Callable[[dict[str, Any]], None]


def assert_refused(t: Table, change: Change) -> None:
    """The table's position is fine, but not once it was changed."""
    position = t.position
    game.read_state(dict(position))
    change(position)
    with pytest.raises(BadPosition) as refused:
        game.read_state(position)
    for words in WORDS.values():
        assert words.say(refused.value.text)


@pytest.mark.parametrize("options", [{}, {"treasures": "classic", "rum_on_loot": True, "round_cap": 12}])
def test_a_position_written_is_the_position_read(options: dict[str, bool | int | str]) -> None:
    chance = Random(11)
    for play in random_plays(amount(5, 50), (2, 3, 4, 5, 6), **options):
        if chance.random() < 0.1 or play.over:
            written = Table(play.state).position
            read = Table(game.read_state(dict(written)))
            assert read.position == written
            for seat in range(-1, play.players):
                assert game.view(read.state, seat) == game.view(play.state, seat)
            for seat in read.asked:
                assert read.legal(seat) == set(play.legal_moves(seat))


@rule("JAM-SET-01", "JAM-SET-02", "JAM-SET-03", "JAM-SET-04")
def test_what_is_not_named_is_as_at_the_start() -> None:
    t = Table(game.read_state({"players": 3, "options": {}, "phase": "card", "ships": [{"space": 0}] * 3}))
    assert [t.holds(ship) for ship in range(3)] == [["food 3", "gold 3"]] * 3
    assert t.round == 1
    assert [len(t.own(seat)["hand"]) for seat in range(3)] == [3] * 3
    assert (t.seen["treasures"], len(t.seen["tokens"])) == (9, 9)


@rule("JAM-SET-01")
def test_a_ship_too_many_is_refused() -> None:
    assert_refused(table(3), lambda position: position["ships"].append(position["ships"][0]))


@rule("JAM-GHO-01")
def test_two_players_without_the_ghost_are_refused() -> None:
    assert_refused(table(2), lambda position: position["ships"].pop())


@rule("JAM-CRD-01")
def test_an_unknown_card_is_refused() -> None:
    assert_refused(table(3), lambda position: position["seats"][0]["hand"].append("gold/food"))


@rule("JAM-CRD-01")
def test_a_card_twice_is_refused() -> None:
    assert_refused(
        table(3, hands={0: ["gold/gold", "food/powder", "forward/food"]}),
        lambda position: position["seats"][0]["discard"].append("gold/gold"),
    )


@rule("JAM-TRE-02")
def test_an_unknown_treasure_is_refused() -> None:
    assert_refused(table(3), lambda position: position["unused"].append("gold-9"))


@rule("JAM-TRE-02", "JAM-VAR-01")
def test_a_treasure_too_many_is_refused() -> None:
    assert_refused(table(3), lambda position: position["unused"].append("gold-7"))


@rule("JAM-SET-04")
def test_a_token_without_a_treasure_is_refused() -> None:
    assert_refused(table(3), lambda position: position["tokens"].pop())


@rule("JAM-SET-04")
def test_a_token_on_the_open_sea_is_refused() -> None:
    def move_token(position: dict[str, Any]) -> None:
        position["tokens"][0] = 1

    assert_refused(table(3), move_token)


@rule("JAM-MOV-02")
def test_a_space_off_the_board_is_refused() -> None:
    assert_refused(table(3), lambda position: position["ships"][0].update(space=50))


@rule("JAM-MOV-08")
def test_a_lap_that_cannot_be_is_refused() -> None:
    assert_refused(table(3), lambda position: position["ships"][0].update(lap=2))


@rule("JAM-LOD-05")
@pytest.mark.parametrize("hold", [["rum", 3], ["food", 0], ["food", -1], ["food"]])
def test_a_hold_that_cannot_be_is_refused(hold: list[str | int]) -> None:
    def fill(position: dict[str, Any]) -> None:
        position["ships"][0]["holds"][0] = hold

    assert_refused(table(3), fill)


@rule("JAM-TRE-05")
def test_tokens_in_a_sixth_hold_that_is_not_there_are_refused() -> None:
    def fill(position: dict[str, Any]) -> None:
        position["ships"][0]["holds"][5] = ["food", 3]

    assert_refused(table(3), fill)


@rule("JAM-RND-02")
def test_dice_that_do_not_fit_are_refused() -> None:
    assert_refused(table(3, day=(2, 5)), lambda position: position.update(dice=[3, 7]))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_record_plays_the_same_game_again(players: int) -> None:
    for play in random_plays(1, (players,)):
        if play.over:
            text = write_record(record_of(play, NAMES[:players]))
            again = replay(read_record(text))
            assert again.over
            assert again.scores() == play.scores()
            assert again.winners() == play.winners()
            assert Table(again.state).position == Table(play.state).position


@pytest.mark.parametrize("move", range(game.codes))
def test_notation_is_read_back(move: int) -> None:
    assert game.parse(game.notation(move)) == move


def test_the_notation_of_the_rulebook_is_known() -> None:
    for text in (
        *("morning 1", "hold 6", "roll", "reroll", "stand", "shorter", "exact", "longer", "forward", "backward"),
        *("nothing", "attack 1", "attack ghost", "loot 6", "steal hidden", "steal sixth", "give cursed-2"),
        *("sail 49", "play forward/food"),
    ):
        assert game.notation(game.parse(text)) == text


def test_the_tally_of_a_game_counts_what_was_told() -> None:
    for play in random_plays(amount(5, 50)):
        if play.over:
            told = Counter(event.key for events in play.events for event in events)
            tally = game.tally(play.state)
            assert tally["rounds"] == told["round"]
            assert tally["combats"] == told["attacked"]
            assert tally["ties"] == told["tied"]
            assert tally["shortages"] == told["short"]
            keys = [event.key for events in play.events for event in events]
            turned_up_by_thieves = list(pairwise(keys)).count(("stole-hidden", "treasure-up"))
            assert tally["treasures"] == told["treasure-up"] + told["treasure-down"] - turned_up_by_thieves
            assert told["loaded"] - told["looted"] <= tally["loads"] <= told["loaded"]  # booty is loaded and no load
