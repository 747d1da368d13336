"""Port Royal, section 11: deck, coins and information."""

from collections import Counter

import pytest

from tests.amounts import amount
from tests.clauses import rule
from tests.games.port_royal.table import Table, all_cards, cards, game, random_plays, table

# -- PR-DCK-01


@rule("PR-DCK-01")
def test_each_coin_is_a_card() -> None:
    t = table(3, coins={0: 5, 1: 7})
    assert t.all_coins() == [5, 7, 0]
    assert [len(t.fronts(seat)) for seat in range(3)] == [5, 7, 0]
    assert t.draw_pile == 119 - 12


@rule("PR-DCK-01")
def test_a_coin_has_no_other_worth_whatever_its_front() -> None:
    t = table(coins={0: ["governor-8", "admiral-9", "pirate-9", "jester-9", "mademoiselle-9"]}, harbour=["red-1-1"])
    assert (t.points(0), t.swords(0), t.seen["seats"][0]["discount"]) == (0, 0, 0)
    t.play(0, "stop")
    assert (t.coins(0), t.allowed) == (5, 1)


# -- PR-DCK-02


@rule("PR-DCK-02")
def test_coins_gained_are_the_top_cards_one_by_one() -> None:
    t = table(
        phase="trade",
        harbour=["red-skull-3", "blue-1-1"],
        top=["sailor-7", "expedition-cc", "tax-least-vp", "pirate-5"],
    )
    t.play(0, "trade red")
    assert t.fronts(0) == ["sailor-7/0", "expedition-cc/0", "tax-least-vp/0"]
    assert t.expeditions == cards()  # nobody looked at the fronts


@rule("PR-DCK-02")
def test_the_draw_pile_shrinks_by_the_coins_gained() -> None:
    t = table(phase="trade", harbour=["red-skull-3", "blue-1-1"])
    before = t.draw_pile
    t.play(0, "trade red")
    assert t.draw_pile == before - 3


@rule("PR-DCK-02")
def test_every_card_of_the_draw_pile_is_equally_likely_to_come_next() -> None:
    tries = amount(600, 6000)
    pile = ["sailor-5", "pirate-5", "jester-5", "admiral-5"]
    drawn: Counter[str] = Counter()
    for luck in range(tries):
        t = table(2, harbour=["red-1-1"], draw=pile, rest=1, luck=luck)
        drawn.update(t.play(0, "draw").harbour - cards("red-1-1"))
    distance = sum((drawn[card] - tries / 4) ** 2 / (tries / 4) for card in pile)
    assert drawn.total() == tries
    assert distance < 16.3  # chi-square with 3 degrees of freedom: one in a thousand


# -- PR-DCK-03


@rule("PR-DCK-03")
def test_the_number_of_coins_is_public() -> None:
    t = table(3, coins={0: 5, 1: 7})
    for seat in (-1, 0, 1, 2):
        assert [row["coins"] for row in game.view(t.state, seat).table["seats"]] == [5, 7, 0]


@rule("PR-DCK-03", "PR-DCK-08")
@pytest.mark.parametrize("phase", ["discover", "trade"])
def test_tables_that_differ_only_in_hidden_cards_look_the_same_to_everybody(phase: str) -> None:
    one = table(
        2,
        phase=phase,
        harbour=["red-1-1", "sailor-3"],
        coins={0: ["blue-1-1", "pirate-9"], 1: ["red-3-2"]},
        top=["red-skull-3"],
    )
    other = table(
        2,
        phase=phase,
        harbour=["red-1-1", "sailor-3"],
        coins={0: ["red-skull-3", "red-3-2"], 1: ["blue-1-1"]},
        top=["pirate-9"],
    )
    for seat in (-1, 0, 1):
        assert game.view(one.state, seat) == game.view(other.state, seat)
    for seat in (0, 1):
        assert game.choices(one.state, seat) == game.choices(other.state, seat)
        assert game.odds(one.state, seat) == game.odds(other.state, seat)
        assert game.prompt(one.state, seat) == game.prompt(other.state, seat)


@rule("PR-DCK-03", "PR-HIR-04")
def test_a_front_becomes_known_when_the_coin_is_spent() -> None:
    t = table(2, phase="trade", harbour=["sailor-3", "red-1-1"], coins={0: ["admiral-9", "jester-9", "pirate-9"]})
    assert "admiral-9" not in str(game.view(t.state, 0))
    t.play(0, "hire sailor-3")
    assert t.discard == cards("admiral-9", "jester-9", "pirate-9")


# -- PR-DCK-04


@rule("PR-DCK-04")
def test_the_discard_pile_is_not_shuffled_before_a_card_is_needed() -> None:
    t = table(2, top=["sailor-5"], discard=["red-1-1", "pirate-5"], rest=1)
    t.play(0, "draw")
    assert (t.draw_pile, t.discard) == (0, cards("red-1-1", "pirate-5"))
    assert t.legal(0) == {"draw", "stop"}
    assert t.told("reshuffled") == []


@rule("PR-DCK-04")
def test_the_discard_pile_becomes_the_new_draw_pile_when_a_card_is_needed() -> None:
    t = table(2, discard=["admiral-5", "pirate-5", "jester-5"], rest=1)
    t.play(0, "draw")
    assert t.told("reshuffled") == [{"cards": 3}]
    assert (t.draw_pile, t.discard) == (2, cards())
    assert t.undrawn + t.harbour == cards("admiral-5", "pirate-5", "jester-5")
    assert t.position["shuffle"] == 1


@rule("PR-DCK-04")
def test_the_discard_pile_is_shuffled_in_the_middle_of_a_gain() -> None:
    t = table(
        2, phase="trade", harbour=["blue-5-4", "red-1-1"], top=["pirate-5"], discard=["admiral-5", "jester-5"], rest=1
    )
    t.play(0, "trade blue")
    fronts = t.fronts(0)
    assert fronts[0] == "pirate-5/0"
    assert cards(*fronts[1:]) == cards("admiral-5/1", "jester-5/1", "blue-5-4/1")


@rule("PR-DCK-04")
def test_harbour_displays_coins_and_expeditions_are_not_shuffled_in() -> None:
    t = table(
        2,
        harbour=["red-1-1", "blue-1-1"],
        expeditions=["expedition-cc"],
        displays={0: ["jester-7"], 1: ["admiral-9"]},
        coins={0: ["pirate-9"]},
        discard=["admiral-5", "pirate-5", "jester-5"],
        rest=1,
    )
    others = t.fronts(1)
    t.play(0, "draw")
    assert t.undrawn + t.harbour == cards("admiral-5", "pirate-5", "jester-5", "red-1-1", "blue-1-1")
    assert t.expeditions == cards("expedition-cc")
    assert (t.display(0), t.display(1)) == (cards("jester-7"), cards("admiral-9"))
    assert (t.fronts(0), t.fronts(1)) == (["pirate-9/0"], others)


@rule("PR-DCK-04")
def test_a_reshuffled_pile_is_shuffled() -> None:
    tries = amount(600, 6000)
    pile = ["sailor-5", "pirate-5", "jester-5"]
    drawn: Counter[str] = Counter()
    for luck in range(tries):
        t = table(2, harbour=["red-1-1"], discard=pile, rest=1, luck=luck)
        drawn.update(t.play(0, "draw").harbour - cards("red-1-1"))
    distance = sum((drawn[card] - tries / 3) ** 2 / (tries / 3) for card in pile)
    assert distance < 13.8  # chi-square with 2 degrees of freedom: one in a thousand


@rule("PR-DCK-04")
def test_a_card_discarded_in_the_turn_can_come_again_in_the_turn() -> None:
    t = table(2, displays={0: ["sailor-3"]}, top=["red-1-1"], rest=1)
    t.play(0, "draw", "repel", "draw")
    assert (t.phase, t.seen["drawn"]) == ("repel", "red-1-1")


# -- PR-DCK-05


@rule("PR-DCK-05")
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"claim_after_bust": True, "reshuffle": "eager"},
        {"end_requires_expedition": True, "governor_timing": "next_slot"},
    ],
)
def test_no_card_is_lost(options: dict[str, bool | int | str]) -> None:
    for play in random_plays(amount(4, 60), **options):
        assert Table(play.state).everything() == all_cards(play.players)


@rule("PR-DCK-05")
def test_a_ship_waiting_for_the_choice_to_repel_is_not_lost() -> None:
    t = table(displays={0: ["sailor-3"]}, top=["red-1-1"])
    t.play(0, "draw")
    assert "red-1-1" not in t.harbour
    assert t.everything() == all_cards(3)


# -- PR-DCK-06


@rule("PR-DCK-06")
def test_with_both_piles_empty_a_gain_gives_the_coins_that_exist() -> None:
    t = table(2, phase="trade", harbour=["blue-5-4", "red-1-1"], top=["pirate-5"], rest=1)
    t.play(0, "trade blue")
    assert t.fronts(0) == ["pirate-5/0", "blue-5-4/1"]  # the ship itself, and no third and fourth


@rule("PR-DCK-06")
def test_with_both_piles_empty_an_admiral_pays_nothing() -> None:
    five = ["red-1-1", "blue-1-1", "green-1-1", "yellow-1-1", "sailor-7"]
    t = table(2, harbour=five[:4], displays={0: ["admiral-5"]}, top=["sailor-7"], rest=1)
    t.play(0, "draw")
    assert t.phase == "trade"
    assert t.harbour == cards(*five)
    assert t.coins(0) == 0


@rule("PR-DCK-06")
def test_an_admiral_paid_in_part_is_told_in_part() -> None:
    five = ["red-1-1", "blue-1-1", "green-1-1", "yellow-1-1", "sailor-7"]
    t = table(2, harbour=five, displays={0: ["admiral-5"]}, top=["pirate-5"], rest=1)
    t.play(0, "stop")
    assert t.fronts(0) == ["pirate-5/0"]
    assert [(told["seat"], told["coins"]) for told in t.told("gained")] == [("#0", 1)]


@rule("PR-DCK-06")
def test_a_trade_cut_short_tells_the_coins_that_came() -> None:
    t = table(2, phase="trade", harbour=["blue-5-4", "red-1-1"], rest=1)
    t.play(0, "trade blue")
    assert t.told("traded")[0]["coins"] == 1


# -- PR-DCK-07


@rule("PR-DCK-07")
@pytest.mark.parametrize(
    ("active", "fronts"),
    [
        (0, [["sailor-5/0", "pirate-5/0"], ["pirate-7/0"], ["pirate-9/0"]]),
        (1, [["pirate-7/0", "pirate-9/0"], ["sailor-5/0"], ["pirate-5/0"]]),
        (2, [["pirate-5/0", "pirate-7/0"], ["pirate-9/0"], ["sailor-5/0"]]),
    ],
)
def test_jesters_draw_clockwise_from_the_active_player_each_in_full(active: int, fronts: list[list[str]]) -> None:
    t = table(
        active=active,
        harbour=["red-1-1"],
        displays={0: ["jester-7", "jester-7"], 1: ["jester-5"], 2: ["jester-9"]},
        top=["red-3-2", "sailor-5", "pirate-5", "pirate-7", "pirate-9"],
    )
    t.play(active, "draw")
    assert [t.fronts(seat) for seat in range(3)] == fronts


@rule("PR-DCK-07", "PR-DCK-06")
def test_jesters_far_from_the_active_player_go_without_when_cards_run_out() -> None:
    t = table(
        4,
        harbour=["red-1-1"],
        displays={0: ["jester-5"], 1: ["jester-7", "jester-7"], 2: ["jester-9"]},
        top=["red-3-2"],
        rest=3,
    )
    t.play(0, "draw")  # the two ships are all the cards there are
    assert [t.coins(seat) for seat in range(3)] == [1, 1, 0]


# -- PR-DCK-08


@rule("PR-DCK-08")
def test_the_whole_discard_pile_is_public() -> None:
    row = ["red-1-1", "sailor-3", "tax-least-vp", "admiral-9"]
    t = table(discard=row)
    for seat in (-1, 0, 1, 2):
        assert game.view(t.state, seat).table["discard"] == row


@rule("PR-DCK-08")
def test_of_the_draw_pile_only_the_size_is_public() -> None:
    t = table(2, top=["red-skull-4"], coins={1: 4})
    assert t.draw_pile == 115
    assert "red-skull-4" not in str(game.view(t.state, 0))
    assert "red-skull-4" not in str(game.view(t.state, -1))
