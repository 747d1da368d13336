"""Port Royal as positions in text: what is written can be read, and what cannot be is refused in a sentence."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from flibuste.kit.errors import BadPosition
from tests.amounts import amount
from tests.clauses import rule
from tests.games.port_royal.table import NAMES, WORDS, Table, cards, game, random_plays, table

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


@pytest.mark.parametrize(
    "options", [{}, {"claim_after_bust": True, "reshuffle": "eager", "governor_timing": "next_slot"}]
)
def test_a_position_written_is_the_position_read(options: dict[str, bool | int | str]) -> None:
    chance = Random(11)
    for play in random_plays(amount(4, 40), **options):
        if chance.random() < 0.1 or play.over:
            written = Table(play.state).position
            read = Table(game.read_state(dict(written)))
            assert read.position == written
            for seat in range(-1, play.players):
                assert game.view(read.state, seat) == game.view(play.state, seat)
            if not play.over:
                assert read.legal(read.actor) == set(play.legal_moves())


@rule("PR-SET-02", "PR-DCK-05")
def test_cards_not_named_lie_in_the_draw_pile() -> None:
    t = table(2, harbour=["red-1-1"], coins={0: 3, 1: 3})
    assert t.draw_pile == 119 - 7


@rule("PR-DCK-08")
def test_a_coin_belongs_to_its_shuffle_however_late_and_later_ones_are_refused() -> None:
    t = table(2, harbour=["red-1-1"], draws=1, shuffle=1_000_000, coins={0: ["sailor-3"]})
    assert t.fronts(0) == ["sailor-3/1000000"]
    assert_refused(t, lambda position: position.update(shuffle=1_000_001))


@rule("PR-SET-01")
def test_an_unknown_card_is_refused() -> None:
    assert_refused(table(harbour=["red-1-1"]), lambda position: position["harbour"].append("purple-1-1"))


@rule("PR-DCK-05")
def test_a_card_too_many_is_refused() -> None:
    assert_refused(table(harbour=["red-1-1"]), lambda position: position["discard"].append("sailor-7"))


@rule("PR-DCK-05")
def test_a_card_too_few_is_refused() -> None:
    assert_refused(table(discard=["red-1-1"]), lambda position: position["discard"].clear())


@rule("PR-SET-02")
def test_the_five_player_expedition_is_refused_with_fewer_players() -> None:
    assert_refused(table(4), lambda position: position["expeditions"].append("expedition-cps"))


@rule("PR-TRD-02", "PR-BST-01")
def test_two_ships_of_a_colour_in_the_harbour_are_refused() -> None:
    t = table(harbour=["red-1-1"], discard=["red-3-2"])
    assert_refused(t, lambda position: position["harbour"].append(position["discard"].pop()))


@rule("PR-DIS-07")
def test_an_expedition_in_the_harbour_is_refused() -> None:
    t = table(harbour=["red-1-1"], expeditions=["expedition-cc"])
    assert_refused(t, lambda position: position["harbour"].append(position["expeditions"].pop()))


@rule("PR-DIS-08")
def test_a_tax_in_the_harbour_is_refused() -> None:
    t = table(harbour=["red-1-1"], discard=["tax-least-vp"])
    assert_refused(t, lambda position: position["harbour"].append(position["discard"].pop()))


@rule("PR-SET-06")
def test_a_ship_in_a_display_is_refused() -> None:
    t = table(discard=["red-1-1"])
    assert_refused(t, lambda position: position["seats"][0]["display"].append(position["discard"].pop()))


@rule("PR-REP-02")
def test_a_question_that_would_not_be_asked_is_refused() -> None:
    t = table(phase="repel", drawn="red-1-1", displays={0: ["sailor-3"]})
    assert_refused(t, lambda position: position["seats"][1]["display"].append(position["seats"][0]["display"].pop()))


@rule("PR-DIS-01")
def test_only_the_active_player_discovers() -> None:
    assert_refused(table(harbour=["red-1-1"]), lambda position: position.update(actor=1))


# -- positions with one move alone: nobody is asked in play, but a person may lay them out


def prompts(t: Table, seat: int) -> list[str]:
    """What a seat is asked, by the key, which can be said in both languages."""
    asked = game.prompt(t.state, seat)
    for words in WORDS.values():
        assert words.say(asked, NAMES)
    return [asked.key, *(choice.label.key for choice in game.choices(t.state, seat) if choice.refusal is None)]


@rule("PR-DIS-02")
def test_a_turn_may_begin_with_the_first_draw_owed() -> None:
    t = table(2, draws=0, drawn_in_round=False, top=["sailor-3"])
    assert (t.legal(0), t.legal(1)) == ({"draw"}, set())
    assert prompts(t, 0) == ["prompt-must-draw", "label-draw"]
    assert game.read_state(t.position) == t.state
    t.play(0, "draw")
    assert t.harbour == cards("sailor-3")
    assert t.legal(0) == {"draw", "stop"}


@rule("PR-TRD-04")
def test_who_can_take_nothing_owes_a_pass() -> None:
    t = table(phase="trade", harbour=["sailor-3"], coins={0: 2, 1: 9})
    assert t.legal(0) == {"stop"}
    assert prompts(t, 0) == ["prompt-nothing-to-take", "label-pass"]
    assert prompts(t, 1) == ["prompt-wait-pass"]
    t.play(0, "stop")
    assert t.actor == 1
    assert "hire sailor-3" in t.legal(1)


@rule("PR-DIS-10")
def test_who_cannot_draw_owes_a_stop() -> None:
    t = table(2, harbour=["sailor-3"], rest=1, draws=1, coins={0: 3})
    assert t.legal(0) == {"stop"}
    assert prompts(t, 0) == ["prompt-must-stop", "label-stop"]
    t.play(0, "stop")
    assert t.phase == "trade"


@rule("PR-BST-05")
def test_who_has_lost_the_turn_and_can_claim_nothing_owes_a_pass() -> None:
    t = table(2, phase="after-bust", options={"claim_after_bust": True})
    assert t.legal(0) == {"stop"}
    assert prompts(t, 0) == ["prompt-turn-lost", "label-pass"]
    t.play(0, "stop")
    assert t.active == 1


# -- shapes


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            {"phase": "sleep"},
            'The field "phase" should be one of after-bust, discover, over, repel, trade, not "sleep".',
        ),
        ({"active": 3}, 'The field "active" should be a number from 0 to 2, not 3.'),
        ({"active": 10**30}, 'The field "active" should be a number from 0 to 2, not'),
        ({"actor": None}, 'The field "actor" should be a whole number, not null.'),
        ({"flags": 1}, 'The field "flags" can only be 0 here, not 1.'),
        ({"taken": 10**10}, 'The field "taken" should be a number from 0 to'),
        ({"draws": 0}, 'The field "draws" should be a number from 1 to 119, not 0.'),
        ({"draws": True}, 'The field "draws" should be a whole number, not true.'),
        ({"tally": {"naps": 1}}, 'The position has a field "tally naps" that means nothing.'),
        ({"tally": {"turns": -1}}, 'The field "tally turns" should be a number from 0 to'),
        ({"harbour": ["red-1-1", 7]}, 'The field "harbour 2" cannot be 7 here.'),
        ({"draw": None}, 'The field "draw" cannot be null here.'),
        ({"mood": "good"}, 'The position has a field "mood" that means nothing.'),
        ({"seats": [{"display": []}] * 3}, 'The position needs the field "seats 1 coins".'),
        ({"seats": [{"display": [], "coins": ["red-1-1"]}] * 3}, 'The field "seats 1 coins" cannot be "red-1-1" here.'),
    ],
)
def test_a_field_of_another_shape_is_named(change: dict[str, Any], said: str) -> None:
    position = table(3, harbour=["red-1-1"]).position | change
    with pytest.raises(BadPosition) as refused:
        game.read_state(position)
    assert WORDS["en"].say(refused.value.text).startswith(said)


def test_a_position_is_written_in_the_same_order_and_with_every_field() -> None:
    fields = "phase round start active actor draws flags taken allowance drawn_in_round drawn last_drawn shuffle draw"
    written = game.write_state(game.new(3))
    assert [*written] == [*fields.split(), "top", "discard", "harbour", "expeditions", "seats", "tally"]


@rule("PR-SET-01")
def test_a_seat_too_many_is_refused() -> None:
    assert_refused(table(2), lambda position: position["seats"].append({"display": [], "coins": []}))
