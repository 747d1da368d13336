"""Port Royal, section 6: tax increase."""

import pytest

from tests.clauses import rule
from tests.games.port_royal.table import cards, table

# -- PR-TAX-01


@rule("PR-TAX-01")
@pytest.mark.parametrize(
    ("coins", "lost"),
    [(0, 0), (1, 0), (11, 0), (12, 6), (13, 6), (14, 7), (15, 7), (24, 12), (25, 12), (30, 15)],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_12_coins_or_more_lose_half_rounded_down(coins: int, lost: int, seat: int) -> None:
    t = table(2, coins={seat: coins}, displays={1 - seat: ["sailor-3"]}, top=["tax-most-swords"])
    t.play(0, "draw")
    assert t.coins(seat) == coins - lost  # the bonus goes to the sailor's owner
    assert t.discard.total() == lost + 1


@rule("PR-TAX-01")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_active_player_is_taxed_like_the_others(active: int) -> None:
    t = table(active=active, coins={0: 12, 1: 14, 2: 20}, displays={0: ["sailor-3"]}, top=["tax-most-swords"])
    t.play(active, "draw")
    assert t.all_coins() == [6 + 1, 7, 10]


@rule("PR-TAX-01")
def test_what_is_lost_is_told() -> None:
    t = table(coins={0: 11, 1: 12, 2: 15}, top=["tax-least-vp"])
    t.play(0, "draw")
    assert [(told["seat"], told["coins"]) for told in t.told("taxed")] == [("#1", 6), ("#2", 7)]


@rule("PR-TAX-01", "PR-HIR-04")
def test_the_oldest_coins_are_lost_to_the_discard_pile() -> None:
    old = ["red-1-1", "red-1-1", "red-1-1", "blue-1-1", "blue-1-1", "blue-1-1"]
    young = ["green-1-1", "green-1-1", "green-1-1", "yellow-1-1", "yellow-1-1", "yellow-1-1"]
    t = table(2, coins={0: old + young}, displays={1: ["sailor-3"]}, top=["tax-most-swords"])
    t.play(0, "draw")
    assert t.fronts(0) == [f"{front}/0" for front in young]
    assert t.discard_row == [*old, "tax-most-swords"]


# -- PR-TAX-02


@rule("PR-TAX-02")
def test_the_player_with_most_swords_gains_a_coin() -> None:
    t = table(
        displays={0: ["sailor-3", "sailor-3"], 1: ["pirate-5", "sailor-3"], 2: ["pirate-7"]}, top=["tax-most-swords"]
    )
    t.play(0, "draw")
    assert t.all_coins() == [0, 1, 0]


@rule("PR-TAX-02")
def test_all_players_tied_for_most_swords_gain_a_coin() -> None:
    t = table(displays={0: ["sailor-3", "sailor-5"], 1: ["sailor-3"], 2: ["pirate-7"]}, top=["tax-most-swords"])
    t.play(0, "draw")
    assert t.all_coins() == [1, 0, 1]


@rule("PR-TAX-02")
def test_the_player_with_fewest_points_gains_a_coin() -> None:
    t = table(displays={0: ["sailor-5"], 1: ["captain-4"], 2: ["expedition-cc"]}, top=["tax-least-vp"])
    t.play(0, "draw")
    assert t.all_coins() == [0, 1, 0]


@rule("PR-TAX-02")
def test_all_players_tied_for_fewest_points_gain_a_coin() -> None:
    t = table(displays={0: ["sailor-5"], 1: ["captain-4", "priest-4"], 2: ["sailor-7"]}, top=["tax-least-vp"])
    t.play(0, "draw")
    assert t.all_coins() == [1, 1, 0]


@rule("PR-TAX-02")
def test_a_player_just_taxed_can_gain_the_bonus() -> None:
    t = table(2, coins={0: 12, 1: 12}, displays={1: ["captain-4"]}, top=["tax-least-vp"])
    t.play(0, "draw")
    assert t.all_coins() == [7, 6]


@rule("PR-TAX-02")
def test_the_bonus_is_told() -> None:
    t = table(displays={2: ["sailor-3"]}, top=["tax-most-swords"])
    t.play(0, "draw")
    assert [(told["seat"], told["coins"]) for told in t.told("gained")] == [("#2", 1)]


@rule("PR-TAX-02")
@pytest.mark.parametrize("tax", ["tax-most-swords", "tax-least-vp"])
def test_there_are_two_taxes_of_each_kind(tax: str) -> None:
    t = table(top=[tax, "red-1-1", tax], displays={1: ["sailor-3"], 2: ["captain-4"]})
    t.play(0, "draw", "draw")  # between them lies the bonus of the first
    assert t.discard == cards(tax, tax)
    assert tax not in t.undrawn


# -- PR-TAX-03


@rule("PR-TAX-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("tax", ["tax-most-swords", "tax-least-vp"])
def test_if_nobody_has_any_all_gain_a_coin(players: int, tax: str) -> None:
    t = table(players, top=[tax])
    t.play(0, "draw")
    assert t.all_coins() == [1] * players


@rule("PR-TAX-03")
def test_no_points_are_the_fewest_points() -> None:
    t = table(displays={0: ["captain-4"], 1: ["governor-8"]}, top=["tax-least-vp"])
    t.play(0, "draw")
    assert t.all_coins() == [0, 1, 1]


@rule("PR-TAX-03")
def test_only_displays_count_for_the_bonus() -> None:
    t = table(
        2,
        harbour=["pirate-9", "sailor-7"],
        coins={0: ["sailor-3"]},
        displays={1: ["sailor-3"]},
        top=["tax-most-swords"],
    )
    t.play(0, "draw")
    assert t.all_coins() == [1, 1]


# -- PR-TAX-04


@rule("PR-TAX-04", "PR-DCK-07")
@pytest.mark.parametrize(("active", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_bonus_coins_are_drawn_clockwise_from_the_active_player(active: int, order: list[int]) -> None:
    bonus = ["red-1-1", "blue-1-1", "green-1-1"]
    t = table(active=active, top=["tax-least-vp", *bonus])
    t.play(active, "draw")
    assert [t.fronts(seat) for seat in order] == [["red-1-1/0"], ["blue-1-1/0"], ["green-1-1/0"]]


@rule("PR-TAX-04")
def test_coins_lost_can_come_back_as_the_bonus_but_the_tax_card_cannot() -> None:
    lost = ["red-1-1"] * 3 + ["blue-1-1"] * 3
    kept = ["green-1-1"] * 3 + ["yellow-1-1"] * 3
    for luck in range(20):
        t = table(
            2, shuffle=1, coins={0: lost + kept}, displays={1: ["sailor-3"]}, top=["tax-most-swords"], rest=1, luck=luck
        )
        spent = [front.partition("/")[0] for front in t.fronts(1)[: t.coins(1) // 2]]
        t.play(0, "draw")
        bonus = t.fronts(1)[-1]
        assert bonus.endswith("/2")
        assert bonus.partition("/")[0] in cards(*lost, *spent)
        assert t.discard_row == ["tax-most-swords"]
        assert t.fronts(0) == [f"{front}/1" for front in kept]


@rule("PR-TAX-04")
def test_the_tax_card_lies_uppermost_on_the_discard_pile() -> None:
    t = table(coins={0: 12, 2: 14}, discard=["red-1-1"], top=["tax-least-vp"])
    t.play(0, "draw")
    assert t.discard_row[0] == "red-1-1"
    assert t.discard_row[-1] == "tax-least-vp"
    assert len(t.discard_row) == 1 + 6 + 7 + 1


# -- PR-TAX-05


@rule("PR-TAX-05")
def test_after_a_tax_the_same_player_goes_on() -> None:
    t = table(harbour=["red-1-1"], top=["tax-least-vp"])
    t.play(0, "draw")
    assert (t.phase, t.active) == ("discover", 0)
    assert t.legal(0) == {"draw", "stop"}
    assert t.harbour == cards("red-1-1")
