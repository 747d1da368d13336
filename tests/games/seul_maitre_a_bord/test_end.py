"""Seul Maître à Bord, sections 21 and 22: end of round and end of game."""

from typing import Any

import pytest

from tests.amounts import amount
from tests.clauses import rule
from tests.games.seul_maitre_a_bord.table import CORSAIR, Fields, Table, last_turn, next_round, random_plays


def evening(seats: dict[int, Fields] | None = None, **more: Any) -> Table:
    """The round has ended, and the next is prepared in calm weather."""
    return next_round(seats, dice={"change": ["0"], "red": ["miss"] * 4}, **more)


# -- SMB-EOR-01


@rule("SMB-EOR-01", "SMB-NAV-07")
def test_all_sailors_come_home() -> None:
    ships: dict[int, Fields] = {
        0: {"sailors": 1, "sails": 3},
        1: {"sailors": 0, "sails": 2, "deck": 2, "leaks": 2},
        2: {"sailors": 0, "sails": 4, "cargo": {"rum": 7}},
    }
    t = evening(ships)
    assert t.crew(0) == (4, 0, 0, 0)
    assert t.crew(1) == (4, 0, 0, 2)
    assert t.crew(2) == (2, 0, 2, 0)


@rule("SMB-EOR-01", "SMB-ACA-04")
@pytest.mark.parametrize(("what", "left"), [("sail", (1, 1, 1)), ("leak", (2, 0, 1)), ("cannon", (2, 1, 0))])
def test_engineer_2_repairs_one_damage_of_choice(what: str, left: tuple[int, ...]) -> None:
    ship = {**CORSAIR, "specialists": {"engineer": 2}, "sail_damage": 2, "leaks": 1, "cannon_damage": 1, "at": "1,2"}
    t = evening({2: ship})
    assert t.question == (2, "mend")
    assert t.legal() == {"repair sail", "repair leak", "repair cannon"}
    t.do(f"repair {what}")
    shown = t.seat(2)
    assert (shown["sail_damage"], shown["leaks"], shown["cannon_damage"]) == left
    assert t.money(2) == 20
    assert t.phase == "bid"


@rule("SMB-EOR-01", "SMB-ACA-04")
def test_engineer_2_mends_the_only_kind_of_damage_unasked() -> None:
    t = evening({2: {**CORSAIR, "specialists": {"engineer": 3}, "sail_damage": 2}})
    assert (t.phase, t.seat(2)["sail_damage"]) == ("bid", 1)


@rule("SMB-EOR-01")
def test_nobody_else_mends_anything() -> None:
    t = evening({2: {**CORSAIR, "specialists": {"engineer": 1}, "sail_damage": 2}})
    assert (t.phase, t.seat(2)["sail_damage"]) == ("bid", 2)


# -- SMB-EOR-02


@rule("SMB-EOR-02")
@pytest.mark.parametrize(
    ("pirate", "purse", "damage", "treasure"),
    [
        ({"purse": 7}, 1, (0, 0, 0), 6),
        ({"purse": 2}, 2, (0, 0, 0), 0),
        ({"purse": 3, "treasure": 3}, 0, (0, 0, 0), 6),
        ({"purse": 2, "cannon_damage": 1, "sailor_damage": 2, "sail_damage": 1}, 0, (0, 1, 1), 0),
        ({"purse": 3, "cannon_damage": 1, "sailor_damage": 1, "sail_damage": 2}, 0, (0, 0, 1), 0),
        ({"purse": 9, "cannon_damage": 2, "sail_damage": 2}, 2, (0, 0, 0), 3),
        ({"purse": 0, "sailor_damage": 1}, 0, (0, 1, 0), 0),
    ],
)
def test_pirates_repair_cannons_sailors_and_sails_and_bury_every_3(
    pirate: Fields, purse: int, damage: tuple[int, ...], treasure: int
) -> None:
    t = evening(pirates={3: pirate})
    shown = t.pirate(3)
    assert (shown["purse"], shown["treasure"]) == (purse, treasure)
    assert (shown["cannon_damage"], shown["sailor_damage"], shown["sail_damage"]) == damage


@rule("SMB-EOR-02")
def test_a_pirate_buries_in_its_own_lair_wherever_it_is() -> None:
    t = evening(pirates={1: {"at": "2,2", "purse": 4}, 2: {"at": "0,2:lair", "purse": 3}})
    assert t.treasures() == [3, 3, 0, 0]


@rule("SMB-EOR-02")
def test_pirates_under_a_storm_do_so_too() -> None:
    t = evening(pirates={1: {"at": "3,0", "purse": 4, "sail_damage": 1}})
    assert (t.pirate(1)["purse"], t.pirate(1)["sail_damage"], t.treasures()[0]) == (0, 0, 3)


# -- SMB-EOR-03


@rule("SMB-EOR-03")
def test_marks_come_off_and_tokens_come_back() -> None:
    t = evening({0: {"fought": True, "tokens": 1}, 1: {"owed": 1}}, pirates={1: {"controller": 2, "fought": True}})
    assert [t.seat(seat)["fought"] for seat in range(4)] == [False] * 4
    assert (t.pirate(1)["controller"], t.pirate(1)["fought"]) == (None, False)
    assert [t.tokens(seat) for seat in range(4)] == [4, 3, 4, 4]
    assert t.seen["used"] == []


@rule("SMB-EOR-03", "SMB-REI-01")
def test_the_fifth_token_makes_up_for_a_debt() -> None:
    t = evening({1: {"owed": 2, "fifth": True}, 2: {"fifth": True}})
    assert [t.tokens(seat) for seat in range(4)] == [4, 3, 5, 4]


# -- SMB-EOR-04


@rule("SMB-EOR-04")
def test_players_pay_no_upkeep() -> None:
    t = evening({0: {"money": 5}, 1: {"money": 0, "sail_damage": 3, "leaks": 1}})
    assert (t.money(0), t.money(1), t.seat(1)["sail_damage"], t.crew(1)) == (5, 0, 3, (4, 0, 0, 1))


# -- SMB-END-01


def final(*seats: Fields, **more: Any) -> Table:
    """The game has ended."""
    return last_turn(dict(enumerate(seats)), players=len(seats), round=8, **more).do("end")


@rule("SMB-END-01")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (23, 4)])
def test_five_doubloons_are_a_point(money: int, points: int) -> None:
    t = final({"money": money, "vp": 10}, {"money": 0}, {"money": 0}, {"money": 0})
    assert t.is_over()
    assert [t.state.score(seat) for seat in range(4)] == [10 + points, 0, 0, 0]
    (told,) = [event for event in t.told("final") if event["seat"] == "#0"]
    assert (told["vp"], told["points"]) == (points, 10 + points)


@rule("SMB-END-01")
def test_cargo_and_discoveries_aboard_count_nothing() -> None:
    t = final({"vp": 3, "money": 0, "cargo": {"gold": 4}, "discoveries": ["A6"]}, {"vp": 4, "money": 0})
    assert (t.state.score(0), t.state.score(1), t.winners) == (3, 4, {1})


@rule("SMB-END-01")
def test_what_was_delivered_is_not_scored_again() -> None:
    t = final({"vp": 6, "money": 0, "delivered": ["A1", "A6"]}, {"vp": 1, "money": 0})
    assert t.state.score(0) == 6


@rule("SMB-END-01")
def test_most_points_win() -> None:
    t = final({"vp": 30, "money": 4}, {"vp": 28, "money": 15}, {"vp": 29, "money": 5})
    assert [t.state.score(seat) for seat in range(3)] == [30, 31, 30]
    assert t.winners == {1}


@rule("SMB-END-01", "SMB-RND-01")
def test_the_game_ends_after_round_8_without_a_preparation() -> None:
    t = final({}, {})
    assert (t.is_over(), t.round, t.told("wind-turned"), t.told("ended")) == (True, 8, [], [{}])
    assert not last_turn(round=7, dice={"change": ["0"]}).do("end").is_over()


@rule("SMB-END-01")
def test_games_of_random_players_last_8_rounds() -> None:
    for play in random_plays(amount(3, 60)):
        if play.over:
            t = Table(play.state)
            assert t.round == 8
            assert t.winners


# -- SMB-END-02


@rule("SMB-END-02")
def test_a_tie_is_for_more_money() -> None:
    t = final({"vp": 10, "money": 6}, {"vp": 10, "money": 9}, {"vp": 11, "money": 4})
    assert [t.state.score(seat) for seat in range(3)] == [11, 11, 11]
    assert t.winners == {1}


@rule("SMB-END-02")
def test_then_for_more_delivered_discoveries() -> None:
    t = final({"vp": 10, "money": 3, "delivered": ["A1"]}, {"vp": 10, "money": 3, "delivered": ["B1", "B2"]})
    assert t.winners == {1}


@rule("SMB-END-02")
def test_then_it_is_shared() -> None:
    t = final({"vp": 10, "money": 3}, {"vp": 10, "money": 3}, {"vp": 9, "money": 4})
    assert t.winners == {0, 1}


@rule("SMB-END-02")
def test_discoveries_do_not_outweigh_money() -> None:
    t = final({"vp": 10, "money": 4}, {"vp": 10, "money": 3, "delivered": ["B1", "B2"]})
    assert t.winners == {0}
