"""Port Royal, section 3: repelling a ship."""

import pytest

from tests.clauses import rule
from tests.games.port_royal.table import cards, table

# -- PR-REP-01


@rule("PR-REP-01")
@pytest.mark.parametrize(
    ("display", "ship"),
    [
        (["sailor-3"], "yellow-1-1"),
        (["pirate-5"], "blue-2-2"),
        (["sailor-5", "pirate-7"], "green-3-2"),
        (["pirate-5", "pirate-7"], "black-4-2"),
        (["pirate-5", "pirate-7", "sailor-7"], "blue-5-4"),
        (["pirate-5", "pirate-7", "pirate-9"], "red-6-3"),
        (["pirate-5", "pirate-7", "pirate-9", "sailor-3"], "black-7-3"),
        (["pirate-5", "pirate-7"], "red-1-1"),  # more than enough
    ],
)
def test_with_enough_swords_the_player_may_repel(display: list[str], ship: str) -> None:
    t = table(displays={0: display}, top=[ship])
    t.play(0, "draw")
    assert (t.phase, t.seen["drawn"]) == ("repel", ship)
    assert t.legal(0) == {"keep", "repel"}


@rule("PR-REP-01")
def test_a_repelled_ship_lies_on_the_discard_pile() -> None:
    t = table(harbour=["sailor-5"], displays={0: ["sailor-3"]}, top=["red-1-1"])
    t.play(0, "draw", "repel")
    assert t.harbour == cards("sailor-5")
    assert t.discard_row == ["red-1-1"]
    assert t.told("repelled")[0]["card"] == "red-1-1"
    assert t.coins(0) == 0


@rule("PR-REP-01")
def test_a_ship_kept_goes_into_the_harbour() -> None:
    t = table(displays={0: ["sailor-3"]}, top=["red-1-1"])
    t.play(0, "draw", "keep")
    assert t.harbour == cards("red-1-1")
    assert t.legal(0) == {"draw", "stop"}


@rule("PR-REP-01")
def test_the_swords_of_others_do_not_count() -> None:
    t = table(displays={1: ["pirate-9"], 2: ["sailor-3"]}, top=["red-1-1"])
    t.play(0, "draw")
    assert t.harbour == cards("red-1-1")


# -- PR-REP-02


@rule("PR-REP-02")
@pytest.mark.parametrize(
    ("display", "ship", "need", "have"),
    [
        ([], "yellow-1-1", 1, 0),
        (["sailor-3"], "blue-2-2", 2, 1),
        (["pirate-5"], "green-3-3", 3, 2),
        (["pirate-5", "pirate-7", "pirate-9"], "black-7-3", 7, 6),
    ],
)
def test_with_too_few_swords_the_ship_goes_into_the_harbour_unasked(
    display: list[str], ship: str, need: int, have: int
) -> None:
    t = table(displays={0: display}, top=[ship])
    t.play(0, "draw")
    assert t.harbour == cards(ship)
    assert t.legal(0) == {"draw", "stop"}
    clause, args = t.refusal(0, "repel")
    assert clause == "PR-REP-02"
    assert (args["need"], args["have"]) == (need, have)


@rule("PR-REP-02", "PR-BST-01")
def test_with_too_few_swords_a_clash_is_a_bust_unasked() -> None:
    t = table(harbour=["red-1-1"], displays={0: ["sailor-3"]}, top=["red-3-2"])
    t.play(0, "draw")
    assert t.active == 1


@rule("PR-REP-01", "PR-REP-02", "PR-REP-03")
@pytest.mark.parametrize("swords", range(9))
def test_a_ship_is_repelled_from_its_own_number_of_swords_on(swords: int) -> None:
    strengths = {"yellow-1-2": 1, "black-2-1": 2, "green-3-3": 3, "yellow-4-4": 4, "blue-5-4": 5, "red-6-3": 6}
    strengths |= {"black-7-3": 7, "red-skull-3": 99, "black-skull-4": 99}
    pirates = min(swords // 2, 3)
    display = ["pirate-5", "pirate-7", "pirate-9"][:pirates] + ["sailor-3"] * (swords - 2 * pirates)
    for ship, strength in strengths.items():
        t = table(displays={0: display}, top=[ship])
        assert t.swords(0) == swords
        t.play(0, "draw")
        assert (t.phase == "repel") == (swords >= strength)


# -- PR-REP-03


@rule("PR-REP-03")
@pytest.mark.parametrize("ship", ["red-skull-3", "red-skull-4", "black-skull-3", "black-skull-4"])
def test_a_skull_is_never_repelled(ship: str) -> None:
    every_sword = ["sailor-3"] * 7 + ["sailor-5"] * 2 + ["sailor-7", "pirate-5", "pirate-7", "pirate-9"]
    t = table(displays={0: every_sword}, top=[ship])
    assert t.swords(0) == 16
    t.play(0, "draw")
    assert t.harbour == cards(ship)
    assert t.refusal_clause(0, "repel") == "PR-REP-03"


# -- PR-REP-04


@rule("PR-REP-04")
def test_a_ship_drawn_earlier_cannot_be_repelled() -> None:
    t = table(harbour=["red-1-1"], displays={0: ["sailor-3"]}, top=["sailor-5"])
    t.play(0, "draw")
    assert t.refusal_clause(0, "repel") == "PR-REP-04"


@rule("PR-REP-04")
def test_a_ship_once_kept_cannot_be_repelled() -> None:
    t = table(displays={0: ["sailor-3"]}, top=["red-1-1"])
    t.play(0, "draw", "keep")
    assert t.refusal_clause(0, "repel") == "PR-REP-04"


@rule("PR-REP-04")
@pytest.mark.parametrize("move", ["draw", "stop"])
def test_the_choice_comes_before_any_other_action(move: str) -> None:
    t = table(harbour=["sailor-3"], displays={0: ["sailor-3"]}, top=["red-1-1"])
    t.play(0, "draw")
    assert t.refusal_clause(0, move) == "PR-REP-04"


@rule("PR-REP-04", "PR-EXP-06")
def test_the_choice_comes_before_claims() -> None:
    t = table(
        phase="repel",
        drawn="red-1-1",
        expeditions=["expedition-cc"],
        displays={0: ["sailor-3", "captain-4", "captain-4"]},
    )
    assert t.legal(0) == {"keep", "repel"}
    assert t.refusal_clause(0, "claim expedition-cc") in ("PR-REP-04", "PR-EXP-06")
    t.play(0, "keep")
    assert t.legal(0) == {"draw", "stop", "claim expedition-cc"}


@rule("PR-REP-04")
def test_ships_are_not_repelled_in_phase_2() -> None:
    t = table(phase="trade", harbour=["red-1-1"], displays={0: ["pirate-9"]})
    assert "repel" not in t.legal(0)
    assert t.refusal_clause(0, "repel") != ""


# -- PR-REP-05


@rule("PR-REP-05")
def test_the_same_swords_serve_for_any_number_of_ships_in_a_turn() -> None:
    t = table(displays={0: ["sailor-3"]}, top=["red-1-1", "red-1-1", "yellow-1-1", "blue-1-2"])
    for _ in range(4):
        t.play(0, "draw", "repel")
    assert t.swords(0) == 1
    assert t.display(0) == cards("sailor-3")
    assert t.discard == cards("red-1-1", "red-1-1", "yellow-1-1", "blue-1-2")


# -- PR-REP-06


@rule("PR-REP-06")
def test_a_ship_that_clashes_with_nothing_may_be_repelled_too() -> None:
    t = table(harbour=["blue-1-1"], displays={0: ["sailor-3"]}, top=["red-1-1"])
    t.play(0, "draw", "repel")
    assert t.harbour == cards("blue-1-1")


@rule("PR-REP-06")
def test_a_repelled_ship_is_no_colour_of_the_harbour() -> None:
    t = table(harbour=["yellow-1-1", "blue-1-1", "green-1-1"], displays={0: ["sailor-3"]}, top=["red-1-1"])
    t.play(0, "draw", "repel", "stop")
    assert t.seen["flags"] == 3
    assert t.allowed == 1


@rule("PR-REP-06")
def test_a_ship_of_the_colour_of_a_repelled_one_does_not_clash() -> None:
    t = table(displays={0: ["sailor-3"]}, top=["red-1-1", "red-skull-4"])
    t.play(0, "draw", "repel", "draw")
    assert t.harbour == cards("red-skull-4")
    assert t.actor == 0


@rule("PR-REP-06", "PR-ABL-05")
def test_a_repelled_ship_is_no_harbour_card_for_an_admiral() -> None:
    t = table(
        harbour=["yellow-1-1", "blue-1-1", "green-1-1", "black-2-1"],
        displays={0: ["sailor-3", "admiral-5"]},
        top=["red-1-1"],
    )
    t.play(0, "draw", "repel", "stop")
    assert t.coins(0) == 0


# -- PR-REP-07


@rule("PR-REP-07")
def test_a_clashing_ship_with_enough_swords_is_a_choice() -> None:
    t = table(harbour=["red-3-2"], displays={0: ["sailor-3"]}, top=["red-1-1"])
    t.play(0, "draw")
    assert t.legal(0) == {"keep", "repel"}


@rule("PR-REP-07")
def test_repelling_a_clashing_ship_averts_the_bust() -> None:
    t = table(harbour=["red-3-2"], displays={0: ["sailor-3"]}, top=["red-1-1"])
    t.play(0, "draw", "repel")
    assert t.harbour == cards("red-3-2")
    assert t.legal(0) == {"draw", "stop"}


@rule("PR-REP-07", "PR-BST-01")
def test_declining_to_repel_a_clashing_ship_is_a_bust() -> None:
    t = table(harbour=["red-3-2"], displays={0: ["sailor-3"]}, top=["red-1-1"])
    t.play(0, "draw", "keep")
    assert t.active == 1
    assert t.discard == cards("red-3-2", "red-1-1")
    assert t.told("bust")[0]["card"] == "red-1-1"
