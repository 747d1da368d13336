"""Jamaica: the 50 spaces, the cards, the die and the treasures, as the rulings state them."""

from collections import Counter
from typing import Any

import pytest

from tests.clauses import rule
from tests.games.jamaica.table import CARDS, CLASSIC, FULL, LAIRS, game

FOOD = {
    space: price
    for price, spaces in {
        1: (29, 36, 38),
        2: (1, 3, 7, 12, 17, 23, 35, 42, 46),
        3: (2, 8, 10, 13, 15, 20, 24, 32, 43, 47, 48, 49),
        4: (14, 26, 27, 39, 40),
    }.items()
    for space in spaces
}
DOUBLOONS = {5: 3, 6: 5, 16: 3, 18: 3, 21: 3, 28: 5, 30: 5, 31: 3, 34: 3, 41: 5, 45: 7}
FORKS = {6: (7, 13), 19: (20, 26), 32: (33, 39)}
MERGES = {15: (12, 14), 28: (25, 27), 41: (38, 40)}
ENDS_OF_LANES = {12: 15, 14: 15, 25: 28, 27: 28, 38: 41, 40: 41}
FIRST_OF_INNER_LANES = {13: 6, 26: 19, 39: 32}


def spaces() -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = game.components()["spaces"]
    return listed


@rule("JAM-PAY-02", "JAM-MOV-02")
def test_there_are_50_spaces_in_their_order() -> None:
    assert [space["id"] for space in spaces()] == list(range(50))


@rule("JAM-PAY-02")
def test_the_sea_asks_for_food() -> None:
    assert {space["id"]: space["price"] for space in spaces() if space["type"] == "sea"} == FOOD


@rule("JAM-PAY-02")
def test_the_ports_ask_for_doubloons() -> None:
    assert {space["id"]: space["price"] for space in spaces() if space["type"] == "port"} == DOUBLOONS
    assert Counter(DOUBLOONS.values()) == {3: 6, 5: 4, 7: 1}


@rule("JAM-PAY-03", "JAM-SET-04")
def test_nine_lairs_and_port_royal_are_free() -> None:
    free = {space["id"]: space["type"] for space in spaces() if space["price"] == 0}
    assert free == {0: "port_royal"} | dict.fromkeys(LAIRS, "lair")


@rule("JAM-MOV-02")
def test_three_spaces_split_and_three_merge() -> None:
    assert {space["id"]: tuple(space["next"]) for space in spaces() if len(space["next"]) > 1} == FORKS
    assert {space["id"]: tuple(space["prev"]) for space in spaces() if len(space["prev"]) > 1} == MERGES


@rule("JAM-MOV-01", "JAM-MOV-02")
def test_every_other_space_leads_to_the_next_number_and_round_to_port_royal() -> None:
    for space in spaces():
        here = space["id"]
        if here not in FORKS:
            assert list(space["next"]) == [ENDS_OF_LANES.get(here, (here + 1) % 50)]
        if here not in MERGES:
            assert list(space["prev"]) == [FIRST_OF_INNER_LANES.get(here, (here - 1) % 50)]


@rule("JAM-MOV-01")
def test_backward_is_forward_the_other_way_round() -> None:
    forward = {(space["id"], after) for space in spaces() for after in space["next"]}
    assert {(before, space["id"]) for space in spaces() for before in space["prev"]} == forward


@rule("JAM-MOV-11")
@pytest.mark.parametrize(("lane", "steps"), [("inner", 32), ("outer", 44)])
def test_the_circuit_has_32_steps_by_the_inner_lanes_and_44_by_the_outer(lane: str, steps: int) -> None:
    here, made = 0, 0
    while made == 0 or here != 0:
        ways = spaces()[here]["next"]
        here = max(ways) if lane == "inner" else min(ways)
        made += 1
    assert made == steps


@rule("JAM-END-04")
def test_the_printed_values_are_15_at_port_royal_2_to_10_before_it_and_5_less_than_nothing_elsewhere() -> None:
    values = {space["id"]: space["score"] for space in spaces()}
    assert values == {0: 15, **dict.fromkeys(range(1, 41), -5), **{41 + n: 2 + n for n in range(9)}}


@rule("JAM-CRD-01")
def test_a_deck_has_eleven_different_cards() -> None:
    listed = [f"{card['morning']}/{card['evening']}" for card in game.components()["cards"]]
    assert Counter(listed) == Counter(CARDS)


@rule("JAM-CRD-01")
@pytest.mark.parametrize("half", ["morning", "evening"])
def test_each_half_has_four_moves_forward_one_backward_and_two_loads_of_each_kind(half: str) -> None:
    actions = Counter(card[half] for card in game.components()["cards"])
    assert actions == {"forward": 4, "backward": 1, "food": 2, "gold": 2, "powder": 2}


@rule("JAM-CBT-02", "JAM-VAR-04")
def test_the_combat_die_has_five_even_numbers_and_a_star() -> None:
    assert game.components()["combat"] == [2, 4, 6, 8, 10, "star"]


@rule("JAM-TRE-02", "JAM-VAR-04")
def test_there_are_15_treasures() -> None:
    listed = game.components()["treasures"]
    assert Counter({treasure: entry["count"] for treasure, entry in listed.items()}) == Counter(FULL)
    assert len(FULL) == 15
    assert len(CLASSIC) == 12


@rule("JAM-TRE-03", "JAM-END-03")
def test_gold_treasures_are_worth_7_7_5_3_3_and_cursed_ones_cost_2_3_and_4() -> None:
    listed = game.components()["treasures"]
    values = {treasure: entry["value"] for treasure, entry in listed.items() if entry["kind"] != "power"}
    assert values == {"gold-7": 7, "gold-5": 5, "gold-3": 3, "cursed-2": -2, "cursed-3": -3, "cursed-4": -4}
    assert {treasure for treasure in values if listed[treasure]["kind"] == "cursed"} == {
        "cursed-2",
        "cursed-3",
        "cursed-4",
    }


@rule("JAM-TRE-04")
def test_seven_treasures_are_special() -> None:
    listed = game.components()["treasures"]
    special = {treasure for treasure, entry in listed.items() if entry["kind"] == "power"}
    assert special == {"map", "saber", "beth", "sixth", "rum", "sextant", "anchor"}
