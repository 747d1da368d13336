"""Port Royal, section 15: the worked examples, each as it is told in the rulings."""

from tests.clauses import rule
from tests.games.port_royal.table import cards, table


@rule("PR-REP-01", "PR-REP-05")
def test_example_1_three_swords_repel_a_flute_with_two() -> None:
    t = table(displays={0: ["sailor-3", "pirate-5"]}, top=["blue-2-2"])
    t.play(0, "draw", "repel")
    assert t.discard == cards("blue-2-2")
    assert t.harbour == cards()
    assert t.swords(0) == 3


@rule("PR-EXP-01", "PR-EXP-02", "PR-EXP-03", "PR-EXP-04", "PR-EXP-08")
def test_example_2_a_priest_and_a_jack_make_the_expedition_of_two_priests() -> None:
    t = table(expeditions=["expedition-pp"], displays={0: ["priest-4", "jack-6"]}, top=["red-1-1", "blue-1-1"])
    t.play(0, "claim expedition-pp")
    assert t.discard == cards("priest-4", "jack-6")
    assert t.display(0) == cards("expedition-pp")
    assert t.fronts(0) == ["red-1-1/0", "blue-1-1/0"]


@rule("PR-TAX-01")
def test_example_3_a_tax_leaves_11_6_and_7_of_11_12_and_13_coins() -> None:
    t = table(4, coins={0: 11, 1: 12, 2: 13}, displays={3: ["sailor-3"]}, top=["tax-most-swords"])
    t.play(0, "draw")
    assert t.all_coins() == [11, 6, 7, 1]  # the bonus is seat 3's


@rule("PR-TAX-02", "PR-TAX-03")
def test_example_4_with_no_swords_or_no_points_at_all_everybody_gains_a_coin() -> None:
    t = table(top=["tax-most-swords"])
    assert t.play(0, "draw").all_coins() == [1, 1, 1]
    t = table(top=["tax-least-vp"])
    assert t.play(0, "draw").all_coins() == [1, 1, 1]


@rule("PR-TRD-05")
def test_example_5_a_flute_worth_2_pays_2_coins_without_a_blue_trader() -> None:
    t = table(harbour=["blue-2-2", "sailor-3"], displays={0: ["trader-red-3"]})
    t.play(0, "stop", "trade blue")
    assert t.coins(0) == 2
    assert "blue-2-2" in t.discard


@rule("PR-HIR-01")
def test_example_6_a_sailor_of_cost_3_costs_3_coins() -> None:
    t = table(harbour=["sailor-3", "red-1-1"], coins={0: ["blue-1-1", "green-1-1", "yellow-1-1"]})
    t.play(0, "stop", "hire sailor-3")
    assert t.discard == cards("blue-1-1", "green-1-1", "yellow-1-1")
    assert (t.coins(0), t.display(0)) == (0, cards("sailor-3"))


@rule("PR-HIR-02", "PR-ABL-01")
def test_example_7_two_mademoiselles_make_5_coins_3_and_four_make_3_coins_none() -> None:
    two = ["mademoiselle-7", "mademoiselle-9"]
    t = table(harbour=["sailor-5", "red-1-1"], displays={0: two}, coins={0: 3})
    t.play(0, "stop", "hire sailor-5")
    assert t.coins(0) == 0
    t = table(harbour=["sailor-3", "red-1-1"], displays={0: two + two})
    t.play(0, "stop", "hire sailor-3")
    assert "sailor-3" in t.display(0)
    assert t.coins(0) == 0


@rule("PR-TRD-01", "PR-TRD-02", "PR-TRD-03", "PR-TRD-07", "PR-TRD-10", "PR-HIR-01", "PR-CMP-01")
def test_example_8_a_whole_phase_2_with_four_colours_and_a_person() -> None:
    t = table(harbour=["yellow-2-2", "blue-2-2", "green-1-1", "red-1-1", "sailor-3"], coins={0: 1, 1: 1})
    t.play(0, "stop", "trade yellow", "hire sailor-3")
    assert (t.coins(0), t.display(0)) == (0, cards("sailor-3"))
    t.play(1, "trade blue")
    assert (t.coins(0), t.coins(1)) == (1, 2)
    t.play(2, "stop")
    assert t.active == 1
    assert {"yellow-2-2", "blue-2-2", "green-1-1", "red-1-1"} <= set(t.discard)


@rule("PR-ABL-05")
def test_example_9_the_next_admiral_sees_four_cards() -> None:
    t = table(
        harbour=["yellow-1-1", "blue-1-1", "red-1-1", "sailor-7", "pirate-9"],
        displays={0: ["admiral-7"], 1: ["admiral-7"]},
    )
    t.play(0, "stop")
    assert t.coins(0) == 2
    t.play(0, "trade red")
    assert (t.actor, t.coins(0), t.coins(1)) == (1, 3, 0)


@rule("PR-REP-03", "PR-BST-01", "PR-BST-02", "PR-BST-03", "PR-BST-04")
def test_example_10_nine_swords_do_not_repel_a_skull() -> None:
    nine = ["pirate-5", "pirate-7", "pirate-9", "sailor-3", "sailor-3", "sailor-3"]
    t = table(harbour=["red-1-1"], displays={0: [*nine, "jester-7"], 1: ["jester-7"]}, top=["red-skull-3"])
    assert t.swords(0) == 9
    t.play(0, "draw")
    assert t.discard == cards("red-1-1", "red-skull-3")
    assert t.all_coins() == [1, 1, 0]
    assert (t.active, t.phase) == (1, "discover")
