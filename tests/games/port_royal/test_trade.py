"""Port Royal, section 7: takes and trade in phase 2."""

import pytest

from tests.clauses import rule
from tests.games.port_royal.table import cards, table

FIVE_SHIPS = ["yellow-1-1", "blue-1-1", "green-1-1", "red-1-1", "black-2-1"]
COLOURS = ["yellow", "blue", "green", "red", "black"]


# -- PR-TRD-01


@rule("PR-TRD-01")
@pytest.mark.parametrize(("colours", "takes"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2), (5, 3)])
@pytest.mark.parametrize("governors", [0, 1, 2, 4])
def test_the_active_player_takes_by_the_colours_and_the_governors(colours: int, takes: int, governors: int) -> None:
    persons = ["sailor-3"] * 7  # enough cards for every take
    t = table(harbour=FIVE_SHIPS[:colours] + persons, displays={0: ["governor-8"] * governors}, coins={0: 30})
    t.play(0, "stop")
    assert t.told("stopped") == [{"seat": "#0", "flags": colours, "takes": takes + governors}]
    assert (t.seen["flags"], t.allowed) == (colours, takes + governors)
    for _ in range(takes + governors):
        assert t.actor == 0
        t.play(0, "hire sailor-3")
    assert t.actor == 1


@rule("PR-TRD-01")
def test_persons_are_no_colours() -> None:
    t = table(
        harbour=["trader-yellow-3", "trader-blue-3", "trader-green-3", "trader-red-3", "trader-black-3", "red-1-1"]
    )
    t.play(0, "stop")
    assert (t.seen["flags"], t.allowed) == (1, 1)


@rule("PR-TRD-01")
def test_the_governors_of_others_do_not_help() -> None:
    t = table(harbour=["red-1-1", "blue-1-1"], displays={1: ["governor-8"]})
    t.play(0, "stop")
    assert t.allowed == 1


# -- PR-TRD-02


@rule("PR-TRD-02")
def test_the_number_of_takes_does_not_shrink_as_ships_are_taken() -> None:
    t = table(harbour=FIVE_SHIPS)
    t.play(0, "stop", "trade red")
    assert t.allowed == 3
    t.play(0, "trade blue", "trade green")
    assert t.coins(0) == 3
    assert t.actor == 1


@rule("PR-TRD-02")
def test_two_takes_with_four_colours_though_three_are_left_after_the_first() -> None:
    t = table(harbour=FIVE_SHIPS[:4])
    t.play(0, "stop", "trade red")
    assert t.actor == 0
    t.play(0, "trade blue")
    assert t.actor == 1


# -- PR-TRD-03


@rule("PR-TRD-03")
def test_takes_are_a_mix_of_trades_and_hires() -> None:
    t = table(harbour=[*FIVE_SHIPS, "sailor-3"], coins={0: 2})
    t.play(0, "stop", "trade red", "hire sailor-3", "trade blue")
    assert t.display(0) == cards("sailor-3")
    assert t.coins(0) == 2 + 1 - 3 + 1


@rule("PR-TRD-03", "PR-ABL-03")
def test_a_trader_just_hired_counts_for_the_next_take() -> None:
    t = table(harbour=["yellow-1-1", "blue-1-1", "green-1-1", "red-3-2", "trader-red-3"], coins={0: 3})
    t.play(0, "stop", "hire trader-red-3", "trade red")
    assert t.coins(0) == 2 + 1


@rule("PR-TRD-03")
def test_two_equal_persons_in_the_harbour_are_one_move_and_two_takes() -> None:
    t = table(harbour=[*FIVE_SHIPS, "sailor-3", "sailor-3"], coins={0: 6})
    t.play(0, "stop")
    assert t.legal(0) == {"stop", "hire sailor-3", *(f"trade {colour}" for colour in COLOURS)}
    t.play(0, "hire sailor-3", "hire sailor-3")
    assert t.display(0) == cards("sailor-3", "sailor-3")


@rule("PR-TRD-03")
def test_what_does_not_lie_in_the_harbour_cannot_be_taken() -> None:
    t = table(phase="trade", harbour=["red-1-1"], coins={0: 9})
    assert t.refusal(0, "trade blue") == ("PR-TRD-05", {"name": "@ship-blue.a"})
    assert t.refusal(0, "hire sailor-3") == ("PR-HIR-01", {"name": "@person-sailor.a", "price": 3})


# -- PR-TRD-04


@rule("PR-TRD-04")
def test_taking_is_never_compulsory() -> None:
    t = table(harbour=["red-skull-4"])
    t.play(0, "stop", "stop")
    assert t.coins(0) == 0
    assert t.told("passed") == [{"seat": "#0"}]


@rule("PR-TRD-04")
def test_a_player_may_pass_the_rest_of_the_slot() -> None:
    t = table(harbour=FIVE_SHIPS)
    t.play(0, "stop", "trade red", "stop")
    assert t.actor == 1
    assert t.coins(0) == 1


@rule("PR-TRD-04")
def test_the_others_get_their_slots_when_the_active_player_takes_nothing() -> None:
    t = table(harbour=["red-1-1"])
    t.play(0, "stop", "stop")
    assert t.actor == 1
    t.play(1, "stop")
    assert t.actor == 2


@rule("PR-TRD-04")
def test_the_others_get_their_slots_when_the_active_player_can_take_nothing() -> None:
    t = table(harbour=["sailor-3"], coins={0: 2, 1: 4, 2: 4})
    t.play(0, "stop")
    assert (t.active, t.actor) == (0, 1)
    assert t.legal(1) == {"hire sailor-3", "stop"}


@rule("PR-TRD-04")
def test_others_may_pass_too() -> None:
    t = table(phase="trade", actor=1, harbour=["red-1-1"], displays={1: ["governor-8"]})
    t.play(1, "stop")
    assert t.actor == 2
    assert t.harbour == cards("red-1-1")


# -- PR-TRD-05


@rule("PR-TRD-05")
@pytest.mark.parametrize(
    ("ship", "move", "coins"),
    [
        ("yellow-1-1", "trade yellow", 1),
        ("yellow-4-4", "trade yellow", 4),
        ("blue-1-2", "trade blue", 2),
        ("green-5-3", "trade green", 3),
        ("red-3-2", "trade red", 2),
        ("red-skull-4", "trade red", 4),
        ("black-2-1", "trade black", 1),
        ("black-skull-3", "trade black", 3),
    ],
)
def test_a_trade_discards_the_ship_and_gains_its_coins(ship: str, move: str, coins: int) -> None:
    t = table(harbour=[ship, "sailor-3"])
    t.play(0, "stop", move)
    assert t.coins(0) == coins
    assert ship in t.discard
    assert ship not in t.harbour


@rule("PR-TRD-05")
def test_a_trade_is_told() -> None:
    t = table(harbour=["red-3-2", "blue-1-1"], displays={0: ["trader-red-3"]})
    t.play(0, "stop", "trade red")
    told = t.told("traded")[0]
    assert (told["seat"], told["card"], told["coins"]) == ("#0", "red-3-2", 3)


@rule("PR-TRD-05")
@pytest.mark.parametrize(
    ("traders", "coins"),
    [
        (["trader-blue-3"], 3),
        (["trader-blue-5"], 3),
        (["trader-blue-3", "trader-blue-5"], 4),
        (["trader-red-3", "trader-green-3"], 2),
    ],
)
def test_each_own_trader_of_the_colour_adds_a_coin(traders: list[str], coins: int) -> None:
    t = table(harbour=["blue-2-2"], displays={0: traders, 1: ["trader-black-3"]})
    t.play(0, "stop", "trade blue")
    assert t.coins(0) == coins


# -- PR-TRD-06


@rule("PR-TRD-06", "PR-DCK-06")
def test_with_both_piles_empty_the_ship_itself_becomes_the_coin() -> None:
    t = table(2, phase="trade", harbour=["red-skull-4", "blue-1-1"], rest=1)
    t.play(0, "trade red")
    assert t.fronts(0) == ["red-skull-4/1"]
    assert t.discard == cards()
    assert t.draw_pile == 0


@rule("PR-TRD-06")
@pytest.mark.parametrize("ship", ["blue-1-1", "blue-5-4"])
def test_a_trade_always_yields_at_least_one_coin(ship: str) -> None:
    t = table(2, phase="trade", harbour=["red-1-1", ship], displays={0: ["trader-blue-3"]}, rest=1)
    t.play(0, "trade blue")
    assert t.coins(0) == 1


@rule("PR-TRD-06")
def test_the_ship_is_in_the_reshuffle_of_its_own_trade() -> None:
    t = table(2, phase="trade", harbour=["red-skull-4", "blue-1-1"], discard=["sailor-3", "sailor-5"], rest=1)
    t.play(0, "trade red")
    assert cards(*t.fronts(0)) == cards("sailor-3/1", "sailor-5/1", "red-skull-4/1")  # three exist, the fourth is lost


# -- PR-TRD-07


@rule("PR-TRD-07")
@pytest.mark.parametrize(("governors", "takes"), [(0, 1), (1, 2), (2, 3)])
def test_another_player_takes_one_card_and_one_per_governor(governors: int, takes: int) -> None:
    t = table(harbour=FIVE_SHIPS, displays={1: ["governor-8"] * governors})
    t.play(0, "stop", "stop")
    assert t.allowed == takes
    for colour in COLOURS[:takes]:
        assert t.actor == 1
        t.play(1, f"trade {colour}")
    assert t.actor == 2


@rule("PR-TRD-07")
def test_five_colours_do_not_help_the_others() -> None:
    t = table(harbour=FIVE_SHIPS)
    t.play(0, "stop", "stop")
    assert t.allowed == 1
    t.play(1, "trade red")
    assert t.actor == 2


@rule("PR-TRD-07")
def test_the_slots_go_clockwise_from_the_active_players_left() -> None:
    t = table(4, active=2, harbour=FIVE_SHIPS)
    t.play(2, "stop", "stop")
    t.play(3, "trade red").play(0, "trade blue").play(1, "trade green")
    assert t.active == 3
    assert t.all_coins() == [0, 0, 3, 0]  # ships worth 1, and each fee went to seat 2


# -- PR-TRD-08


@rule("PR-TRD-08", "PR-ABL-05")
def test_a_slot_begins_with_the_admirals() -> None:
    t = table(harbour=[*FIVE_SHIPS, "sailor-5"], displays={0: ["admiral-5", "admiral-7"]}, coins={0: 1})
    t.play(0, "stop")
    assert t.coins(0) == 5
    assert "hire sailor-5" in t.legal(0)


@rule("PR-TRD-08")
def test_a_slot_ends_when_the_allowance_is_used() -> None:
    t = table(harbour=["red-1-1", "blue-1-1"])
    t.play(0, "stop", "trade red")
    assert t.actor == 1


@rule("PR-TRD-08")
def test_a_slot_ends_when_the_harbour_is_empty() -> None:
    t = table(harbour=["red-1-1"], displays={0: ["governor-8"]})
    t.play(0, "stop")
    assert t.allowed == 2
    t.play(0, "trade red")
    assert t.active == 1


@rule("PR-TRD-08")
def test_a_slot_ends_unasked_when_nothing_can_be_taken() -> None:
    t = table(harbour=["red-1-1", "sailor-7"], displays={0: ["governor-8"]})
    t.play(0, "stop", "trade red")
    assert t.active == 1  # one coin hires no sailor of cost 7, not for seat 0 and not for the others


@rule("PR-TRD-08")
def test_with_the_allowance_used_a_take_is_refused() -> None:
    t = table(harbour=["red-1-1", "blue-1-1"], expeditions=["expedition-cc"], displays={0: ["captain-4", "captain-4"]})
    t.play(0, "stop", "trade red")
    assert t.legal(0) == {"stop", "claim expedition-cc"}
    assert t.refusal_clause(0, "trade blue") == "PR-TRD-01"


@rule("PR-TRD-08")
def test_passing_declines_both_a_card_and_an_expedition() -> None:
    t = table(harbour=["red-1-1"], expeditions=["expedition-cc"], displays={0: ["captain-4", "captain-4"]})
    t.play(0, "stop")
    assert t.legal(0) == {"stop", "trade red", "claim expedition-cc"}
    t.play(0, "stop")
    assert t.actor == 1


@rule("PR-TRD-08")
def test_after_the_takes_the_active_player_is_not_asked_without_a_claim() -> None:
    t = table(harbour=["red-1-1", "blue-1-1"], expeditions=["expedition-cc"], displays={0: ["captain-4"]})
    t.play(0, "stop", "trade red")
    assert t.actor == 1


@rule("PR-TRD-08")
def test_declining_the_last_claim_opens_the_next_slot() -> None:
    t = table(harbour=["red-1-1", "blue-1-1"], expeditions=["expedition-cc"], displays={0: ["captain-4", "captain-4"]})
    t.play(0, "stop", "trade red", "stop")
    assert t.actor == 1
    assert t.expeditions == cards("expedition-cc")


# -- PR-TRD-09


@rule("PR-TRD-09")
def test_when_the_harbour_runs_empty_later_slots_take_nothing() -> None:
    t = table(4, harbour=["red-1-1", "blue-1-1"])
    t.play(0, "stop", "trade red").play(1, "trade blue")
    assert t.active == 1  # seats 2 and 3 were not asked
    assert t.all_coins() == [2, 0, 0, 0]


# -- PR-TRD-10


@rule("PR-TRD-10")
def test_the_cards_left_are_discarded_after_the_last_slot() -> None:
    t = table(harbour=["red-1-1", "blue-1-1", "sailor-3", "green-1-1"], discard=["pirate-5"])
    t.play(0, "stop", "trade red").play(1, "trade blue").play(2, "trade green")
    assert t.discard_row == ["pirate-5", "red-1-1", "blue-1-1", "green-1-1", "sailor-3"]
    assert t.told("harbour-cleared") == [{"cards": 1}]
    assert t.active == 1


@rule("PR-TRD-10")
def test_nothing_is_told_of_an_empty_harbour() -> None:
    t = table(harbour=["red-1-1"])
    t.play(0, "stop", "trade red")
    assert t.active == 1
    assert t.told("harbour-cleared") == []


@rule("PR-TRD-10")
def test_the_cards_left_stay_until_the_last_slot_is_over() -> None:
    t = table(harbour=["red-1-1", "blue-1-1"])
    t.play(0, "stop", "stop").play(1, "stop")
    assert t.harbour == cards("red-1-1", "blue-1-1")
    t.play(2, "stop")
    assert t.discard_row == ["red-1-1", "blue-1-1"]
