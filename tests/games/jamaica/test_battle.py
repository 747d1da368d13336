"""Jamaica, section 8: battle.

Ship 0 arrives on space 43, where ship 2 lies, and pays 3 food there when the battle is over.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from flibuste.kit.errors import UnknownMove
from tests.amounts import amount
from tests.clauses import rule
from tests.games.jamaica.table import Fire, Hidden, Table, assert_even, captains_turn, game, rests

STOCKED = ["food 9"]


def duel(
    own: Sequence[str] = STOCKED,
    others: Sequence[str] = (),
    *,
    fire: Fire | None = None,
    powers: Mapping[int, Sequence[str]] | None = None,
    hidden: Mapping[int, Sequence[Hidden]] | None = None,
    card: str = "forward/powder",
    **more: Any,
) -> Table:
    """Ship 0 meets ship 2 in the morning; both dice show what `fire` says, if nobody is asked before."""
    t = captains_turn(card, at=42, other=43, own=own, others=others, powers=powers or {}, hidden=hidden or {}, **more)
    return t.lay(fire=fire)


# -- JAM-CBT-01


@rule("JAM-CBT-01")
def test_the_arriving_ship_attacks_unasked() -> None:
    t = duel(fire=[4, 4])
    assert t.told("attacked") == [{"ship": "#0", "other": "#2"}]
    assert rests(t)


@rule("JAM-CBT-01")
@pytest.mark.parametrize("target", [2, 3])
def test_of_several_ships_the_attacker_picks_one(target: int) -> None:
    t = duel(players=5, spaces={3: 43}, holds={3: []})
    assert t.question == (0, "target")
    assert t.legal(0) == {"attack 3", "attack 4"}  # seats are counted from 1 in moves
    t.play(0, f"attack {target + 1}", fire=[4, 4])
    assert t.told("attacked") == [{"ship": "#0", "other": f"#{target}"}]
    assert rests(t)  # one battle per arrival


@rule("JAM-CBT-01")
def test_a_ship_elsewhere_cannot_be_attacked() -> None:
    t = duel(players=5, spaces={3: 43}, holds={3: []})
    clause, told = t.refusal(0, "attack 5")
    assert (clause, told["ship"]) == ("JAM-CBT-01", "#4")
    assert t.refusal_clause(0, "attack 1") == "JAM-CBT-01"


@rule("JAM-CBT-01")
def test_nobody_is_attacked_without_an_arrival() -> None:
    t = captains_turn("food/powder", at=43, own=[], other=43)
    assert t.refusal_clause(0, "attack 3") == "JAM-CBT-01"
    t.lay()
    assert t.told("attacked") == []


# -- JAM-CBT-02


@rule("JAM-CBT-02")
@pytest.mark.parametrize(
    ("holds", "total"), [([], 6), ([2], 7), ([2, 2], 8), ([2, 3], 8), ([3, 2, 2], 9), ([2, 2, 3, 3, 3], 11)]
)
def test_the_attacker_spends_any_number_of_gunpowder_from_any_holds(holds: list[int], total: int) -> None:
    t = duel(["food 9", "powder 2", "powder 3"])
    assert t.question == (0, "powder")
    assert t.legal(0) == {"roll", "hold 2", "hold 3"}
    t.spend(0, *holds, fire=[6, 10])
    assert t.totals()[0] == total
    assert t.tokens_of(0, "powder") == 5 - len(holds) + (1 if rests(t) else 0)


@rule("JAM-CBT-02")
@pytest.mark.parametrize(("beth", "totals"), [(0, [8, 4]), (2, [6, 6]), (1, [6, 4])])
def test_lady_beth_adds_2_for_her_owner(beth: int, totals: list[int]) -> None:
    t = duel(fire=[6, 4], powers={beth: ["beth"]})
    assert t.totals() == totals


@rule("JAM-CBT-02")
def test_gunpowder_and_lady_beth_add_up() -> None:
    t = duel(["food 9", "powder 2"], powers={0: ["beth"]})
    t.spend(0, 2, 2, fire=[4, 2])
    assert t.totals()[0] == 4 + 2 + 2


@rule("JAM-CBT-02")
def test_only_gunpowder_is_spent() -> None:
    t = duel(["food 9", "powder 2", "gold 1"])
    for hold in (1, 3, 4):
        clause, told = t.refusal(0, f"hold {hold}")
        assert (clause, told["hold"]) == ("JAM-CBT-02", hold)


@rule("JAM-CBT-02")
def test_the_roll_is_for_battles() -> None:
    t = captains_turn("food/powder")
    assert t.refusal_clause(0, "roll") == "JAM-CBT-02"


@rule("JAM-CBT-02")
def test_the_sixth_hold_has_gunpowder_too() -> None:
    t = duel(["food 9", "", "", "", "", "powder 2"], powers={0: ["sixth"]})
    assert t.legal(0) == {"roll", "hold 6"}
    t.spend(0, 6, fire=[4, 4])
    assert t.totals() == [5, 4]


@rule("JAM-CBT-02", "JAM-VAR-04")
def test_the_combat_die_is_fair() -> None:
    t = captains_turn("forward/powder", at=42, other=43, own=STOCKED, others=[])
    for seat in (0, 1):
        t.play(seat, f"play {t.plan[seat]}")
    faces: Counter[int] = Counter()
    for luck in range(amount(600, 6000)):
        rolled = Table(t.state.copy(), luck=luck * 1000).play(2, "play food/powder")
        faces[rolled.told("fired")[0]["die"]] += 1
    assert_even(faces, [2, 4, 6, 8, 10, 0])


# -- JAM-CBT-03


@rule("JAM-CBT-03")
def test_the_defender_spends_knowing_the_attackers_total() -> None:
    t = duel(["food 9", "powder 1"], ["powder 2"])
    t.spend(0, 2, fire=[6])
    assert t.question == (2, "powder")
    assert t.legal(2) == {"roll", "hold 1"}
    assert t.seen["battle"]["attack"]["total"] == 7
    assert t.told("fired") == [{"ship": "#0", "die": 6, "total": 7}]
    t.spend(2, 1, 1, fire=[4])
    assert t.told("fired") == [{"ship": "#2", "die": 4, "total": 6}]
    assert t.told("won") == [{"ship": "#0", "other": "#2"}]


@rule("JAM-CBT-03")
def test_what_is_spent_is_seen_at_once() -> None:
    t = duel(["food 9", "powder 3"])
    t.play(0, "hold 2")
    assert t.told("spent") == [{"ship": "#0", "powder": 1}]
    assert t.seen["battle"]["attack"]["powder"] == 1
    assert t.tokens_of(0, "powder") == 2


@rule("JAM-CBT-03")
def test_the_attacker_spends_nothing_after_the_own_roll() -> None:
    t = duel(["food 9", "powder 3"], ["powder 1"])
    t.play(0, "roll", fire=[4])
    assert t.asked == [2]
    assert t.legal(0) == set()


# -- JAM-CBT-04


@rule("JAM-CBT-04")
@pytest.mark.parametrize(("attack", "defence"), [(10, 2), (2, 10), (4, 4), (4, "star")])
def test_spent_gunpowder_is_gone_whoever_wins(attack: int, defence: int | str) -> None:
    t = duel(["food 9", "powder 2"], ["powder 2"])
    t.spend(0, 2, fire=[attack])
    t.spend(2, 1, fire=[defence])
    loaded = 1 if rests(t) else 0  # in the evening, if nobody is asked before
    assert (t.tokens_of(0, "powder"), t.tokens_of(2, "powder")) == (1 + loaded, 1)


@rule("JAM-CBT-04", "JAM-CBT-05")
def test_gunpowder_spent_before_a_star_is_gone_too() -> None:
    t = duel(["food 9", "powder 2"], ["powder 2"])
    t.spend(0, 2, fire=["star"])
    assert t.question == (0, "reward")
    assert (t.tokens_of(0, "powder"), t.tokens_of(2, "powder")) == (1, 2)


# -- JAM-CBT-05


@rule("JAM-CBT-05")
def test_an_attackers_star_wins_before_the_defender_spends_or_rolls() -> None:
    t = duel(STOCKED, ["powder 9", "gold 1"], fire=["star"], powers={2: ["beth"]})
    assert t.told("won") == [{"ship": "#0", "other": "#2"}]
    assert t.question == (0, "reward")


@rule("JAM-CBT-05")
def test_a_defenders_star_beats_any_total() -> None:
    t = duel(["food 9", "powder 20"], powers={0: ["beth"]})
    t.spend(0, *[2] * 20, fire=[10, "star"])
    assert t.totals()[0] == 32
    assert t.told("won") == [{"ship": "#2", "other": "#0"}]


# -- JAM-CBT-06


@rule("JAM-CBT-06")
@pytest.mark.parametrize(("fire", "winner"), [([10, 8], "#0"), ([2, 4], "#2")])
def test_the_higher_total_wins(fire: list[int], winner: str) -> None:
    t = duel(fire=fire)
    assert [event["ship"] for event in t.told("won")] == [winner]


@rule("JAM-CBT-06")
def test_with_equal_totals_nobody_wins_and_nothing_is_taken() -> None:
    t = duel(STOCKED, ["gold 9"], fire=[8, 8], hidden={0: ["cursed-2"], 2: ["gold-7"]})
    assert t.told("tied") == [{"ship": "#0", "other": "#2"}]
    assert t.told("won") == []
    assert rests(t)
    assert t.holds(2) == ["gold 9"]


@rule("JAM-CBT-06")
def test_totals_and_not_dice_are_compared() -> None:
    t = duel(["food 9", "powder 3"])
    t.spend(0, 2, 2, fire=[4, 6])
    assert t.totals() == [6, 6]
    assert t.told("tied") != []


# -- JAM-CBT-07


@rule("JAM-CBT-07")
@pytest.mark.parametrize("owner", [0, 2])
def test_the_sabers_owner_is_asked_after_each_roll(owner: int) -> None:
    t = duel(fire=[6], powers={owner: ["saber"]})
    assert t.question == (owner, "saber")
    assert t.legal(owner) == {"reroll", "stand"}
    t.play(owner, "stand", fire=[4])
    assert t.question == (owner, "saber")
    t.play(owner, "stand")
    assert t.told("won") == [{"ship": "#0", "other": "#2"}]


@rule("JAM-CBT-07")
@pytest.mark.parametrize("owner", [0, 2])
def test_one_reroll_in_a_battle_and_the_second_result_stands(owner: int) -> None:
    t = duel(fire=[6], powers={owner: ["saber"]})
    t.play(owner, "reroll", fire=[2, 4])
    assert t.told("rerolled")[0]["ship"] == f"#{owner}"
    assert t.told("won") == [{"ship": "#2", "other": "#0"}]  # 2 against 4, and no second question


@rule("JAM-CBT-07")
@pytest.mark.parametrize("owner", [0, 2])
def test_the_defenders_die_may_be_rolled_again(owner: int) -> None:
    t = duel(fire=[6], powers={owner: ["saber"]})
    t.play(owner, "stand", fire=[4])
    t.play(owner, "reroll", fire=[8])
    assert t.told("won") == [{"ship": "#2", "other": "#0"}]


@rule("JAM-CBT-07")
def test_a_star_may_be_rolled_again() -> None:
    t = duel(fire=["star"], powers={2: ["saber"]})
    assert t.question == (2, "saber")
    t.play(2, "reroll", fire=["star"])
    assert t.told("won") == [{"ship": "#0", "other": "#2"}]
    t = duel(fire=[8], powers={0: ["saber"]})
    t.play(0, "stand", fire=["star"])
    assert t.question == (0, "saber")
    t.play(0, "reroll", fire=[6])
    assert t.told("won") == [{"ship": "#0", "other": "#2"}]


@rule("JAM-CBT-07")
def test_a_die_that_stood_is_not_rolled_again_later() -> None:
    t = duel(["food 9"], ["powder 1"], fire=[2], powers={0: ["saber"]})
    t.play(0, "stand")
    assert t.question == (2, "powder")
    t.spend(2, fire=[10])
    t.play(0, "reroll", fire=[8])
    assert t.told("rerolled")[0]["other"] == "#2"


@rule("JAM-CBT-07")
def test_without_the_saber_nothing_is_rolled_again() -> None:
    t = duel(["food 9", "powder 2"], powers={1: ["saber"]})
    assert t.refusal_clause(0, "reroll") == "JAM-CBT-07"
    t.play(0, "roll", fire=[4, 4])
    assert rests(t)


@rule("JAM-CBT-07")
def test_the_saber_works_once_in_every_battle() -> None:
    t = captains_turn(
        "forward/forward",
        (1, 1),
        at=41,
        own=["food 20"],
        other=42,
        others=[],
        players=4,
        spaces={3: 43},
        holds={3: []},
        powers={0: ["saber"]},
    )
    t.lay(fire=[4])
    t.play(0, "reroll", fire=[4, 4, 6])
    assert len(t.told("attacked")) == 1
    assert t.question == (0, "saber")
    assert t.space(0) == 43


# -- JAM-CBT-08


@rule("JAM-CBT-08")
def test_spent_gunpowder_counts_for_the_second_roll_and_none_is_added() -> None:
    t = duel(["food 9", "powder 5"], powers={0: ["saber"]})
    t.spend(0, 2, 2, fire=[2])
    assert t.question == (0, "saber")
    assert t.refusal_clause(0, "hold 2") == "JAM-CBT-08"
    t.play(0, "reroll", fire=[8, 10])
    assert t.totals()[0] == 10
    assert t.told("tied") != []
    assert t.tokens_of(0, "powder") == 4  # 3 left, and 1 loaded in the evening


@rule("JAM-CBT-08")
def test_the_defenders_gunpowder_counts_for_the_second_roll_too() -> None:
    t = duel(STOCKED, ["powder 3"], fire=[6], powers={2: ["saber"]})
    t.play(2, "stand")
    t.spend(2, 1, 1, fire=[2])
    t.play(2, "reroll", fire=[10])
    assert t.totals() == [12]
    assert t.tokens_of(2, "powder") == 1


# -- JAM-CBT-09


@rule("JAM-CBT-09")
def test_after_a_star_rolled_again_the_battle_goes_on_normally() -> None:
    t = duel(STOCKED, ["powder 2"], fire=["star"], powers={2: ["saber"]})
    t.play(2, "reroll", fire=[6])
    assert t.question == (2, "powder")
    t.spend(2, 1, fire=[6])
    assert t.totals() == [7]
    assert t.told("won") == [{"ship": "#2", "other": "#0"}]


@rule("JAM-CBT-09", "JAM-CBT-05")
def test_a_star_that_stands_leaves_the_defender_nothing() -> None:
    t = duel(STOCKED, ["powder 2"], fire=["star"], powers={2: ["saber"]})
    t.play(2, "stand")
    assert t.told("fired") == []
    assert t.question == (0, "reward")


# -- JAM-CBT-10


@rule("JAM-CBT-10")
def test_the_winner_chooses_a_hold_a_treasure_a_gift_or_nothing() -> None:
    t = duel(
        STOCKED,
        ["gold 3", "", "powder 2"],
        fire=["star"],
        powers={2: ["rum", "map"]},
        hidden={0: ["cursed-2", "gold-5", "cursed-4"], 2: ["gold-7"]},
    )
    assert t.question == (0, "reward")
    assert t.legal(0) == {
        *("loot 1", "loot 3", "steal rum", "steal map", "steal hidden", "give cursed-2", "give cursed-4", "nothing")
    }
    t.play(0, "nothing")
    assert t.told("took-nothing") == [{"ship": "#0"}]
    assert t.holds(2) == ["gold 3", "", "powder 2"]
    assert rests(t)


@rule("JAM-CBT-10")
def test_a_winning_defender_chooses_too() -> None:
    t = duel(["food 9", "gold 4"], [], fire=[2, 10], hidden={2: ["cursed-3"]})
    assert t.question == (2, "reward")
    assert t.legal(2) == {"loot 1", "loot 2", "give cursed-3", "nothing"}
    t.play(2, "loot 2")
    assert t.holds(2) == ["gold 4"]
    assert t.tokens_of(0, "gold") == 0


@rule("JAM-CBT-10")
def test_all_tokens_of_a_hold_are_taken() -> None:
    t = duel(STOCKED, ["gold 7", "gold 2"], fire=["star"])
    t.play(0, "loot 1")
    assert t.told("looted") == [{"ship": "#0", "other": "#2", "goods": "gold", "amount": 7}]
    assert t.holds(0)[1] == "gold 7"
    assert t.holds(2) == ["", "gold 2"]


@rule("JAM-CBT-10")
def test_impossible_rewards_are_not_offered() -> None:
    t = duel(STOCKED, ["gold 7"], fire=["star"], powers={0: ["rum"], 1: ["map"]})
    assert t.legal(0) == {"loot 1", "nothing"}
    clause, told = t.refusal(0, "loot 2")
    assert (clause, told["hold"], told["ship"]) == ("JAM-CBT-10", 2, "#2")
    clause, told = t.refusal(0, "steal map")
    assert (clause, told["ship"], told["name"]) == ("JAM-CBT-10", "#2", "@treasure-map.the")
    assert t.refusal_clause(0, "steal rum") == "JAM-CBT-10"
    assert t.refusal_clause(0, "steal hidden") == "JAM-CBT-12"
    assert t.refusal_clause(0, "give cursed-2") == "JAM-CBT-10"


@rule("JAM-CBT-10")
def test_without_a_victory_nothing_is_taken() -> None:
    t = captains_turn("food/powder")
    for move in ("loot 1", "steal hidden", "steal rum", "give cursed-2", "nothing"):
        assert t.refusal_clause(0, move) == "JAM-CBT-10"


@rule("JAM-CBT-10")
def test_with_nothing_to_choose_the_winner_is_not_asked() -> None:
    t = duel(STOCKED, [], fire=["star"])
    assert rests(t)


@rule("JAM-CBT-10", "JAM-SET-07")
def test_whoever_has_a_face_down_treasure_is_asked_so_that_the_question_betrays_nothing() -> None:
    t = duel(STOCKED, [], fire=["star"], hidden={0: ["gold-7"]})
    assert t.question == (0, "reward")
    assert t.legal(0) == {"nothing"}


@rule("JAM-CBT-10", "JAM-CBT-14")
def test_whose_treasures_cannot_be_cursed_is_not_asked() -> None:
    curses = [{"card": f"cursed-{n}", "known": [1, 2], "cursed": True} for n in (2, 3, 4)]
    t = duel(STOCKED, [], fire=["star"], hidden={0: ["gold-7"], 1: curses})
    assert rests(t)


@rule("JAM-CBT-10")
def test_the_beaten_attacker_has_no_say() -> None:
    t = duel(["food 9", "gold 4"], ["gold 4"], fire=[2, 10])
    assert t.legal(0) == set()


# -- JAM-CBT-11


@rule("JAM-CBT-11")
def test_booty_without_an_empty_hold_empties_one_of_another_kind() -> None:
    t = duel(["food 9", "gold 1", "powder 2", "gold 3", "food 1"], ["gold 7"])
    t.play(0, "roll", fire=["star"])
    t.play(0, "loot 1")
    assert t.question == (0, "stow")
    assert t.legal(0) == {"hold 1", "hold 3", "hold 5"}
    assert t.seen["goods"] == {"kind": "gold", "amount": 7}
    assert t.refusal_clause(0, "hold 2") == "JAM-LOD-02"
    t.play(0, "hold 3")
    assert t.told("dumped") == [{"ship": "#0", "goods": "powder", "amount": 2}]
    assert t.holds(0)[1:4] == ["gold 1", "gold 7", "gold 3"]


@rule("JAM-CBT-11")
def test_booty_of_a_kind_that_fills_all_holds_is_not_offered() -> None:
    t = duel(["food 9", *["food 1"] * 4], ["food 7", "gold 2"], fire=["star"])
    assert t.legal(0) == {"loot 2", "nothing"}
    clause, told = t.refusal(0, "loot 1")
    assert (clause, told["goods"]) == ("JAM-CBT-11", "food")


@rule("JAM-CBT-11", "JAM-LOD-07")
def test_booty_into_an_ordinary_empty_hold_or_the_sixth() -> None:
    t = duel(STOCKED, ["gold 7"], fire=["star"], powers={0: ["sixth"]})
    t.play(0, "loot 1")
    assert t.question == (0, "stow")
    assert t.legal(0) == {"hold 2", "hold 6"}
    t.play(0, "hold 6")
    assert t.holds(0)[5] == "gold 7"


@rule("JAM-CBT-11", "JAM-VAR-02")
@pytest.mark.parametrize(("rum_on_loot", "owner", "booty"), [(False, 0, 7), (True, 0, 8), (True, 1, 7), (True, 2, 7)])
def test_rum_adds_to_its_owners_booty_only_with_the_option(rum_on_loot: bool, owner: int, booty: int) -> None:
    t = duel(STOCKED, ["gold 7"], fire=["star"], powers={owner: ["rum"]}, options={"rum_on_loot": rum_on_loot})
    t.play(0, "loot 1")
    assert t.holds(0)[1] == f"gold {booty}"


@rule("JAM-CBT-11")
def test_a_winning_defender_stows_too() -> None:
    t = duel(["food 9", "gold 4"], ["food 1", "food 2", "powder 3", "powder 4", "gold 5"], fire=[2])
    t.play(2, "roll", fire=[10])
    t.play(2, "loot 2")
    assert t.question == (2, "stow")
    assert t.legal(2) == {"hold 1", "hold 2", "hold 3", "hold 4"}
    t.play(2, "hold 1")
    assert t.holds(2) == ["gold 4", "food 2", "powder 3", "powder 4", "gold 5"]


@rule("JAM-CBT-11", "JAM-PAY-01", "JAM-SHT-01")
def test_food_emptied_for_booty_is_missing_for_the_price() -> None:
    t = duel(["food 3", "powder 1", "powder 1", "powder 1", "powder 1"], ["gold 7"], card="forward/food")
    t.play(0, "roll", fire=["star"])
    t.play(0, "loot 1", "hold 1")
    assert [event["space"] for event in t.told("short")] == [43]
    assert t.space(0) == 41  # 42 asks for food too, 41 for 5 doubloons
    assert t.holds(0)[0] == "gold 2"


@rule("JAM-CBT-10", "JAM-PAY-01", "JAM-SHT-01")
def test_an_attacker_robbed_of_the_price_goes_back() -> None:
    t = duel(["food 3", "gold 5"], [], fire=[2, 10])
    t.play(2, "loot 1")
    assert t.space(0) == 41
    assert t.tokens_of(0, "gold") == 0


# -- JAM-CBT-12


@rule("JAM-CBT-12")
def test_a_face_up_treasure_is_taken_by_name() -> None:
    t = duel(
        STOCKED,
        [],
        fire=["star"],
        powers={2: ["rum", "map"]},
    )
    t.play(0, "steal rum")
    (told,) = t.told("stole")
    assert (told["ship"], told["other"], told["treasure"]) == ("#0", "#2", "rum")
    assert (t.powers(0), t.powers(2)) == ({"rum"}, {"map"})


@rule("JAM-CBT-12")
def test_a_face_down_treasure_is_taken_at_random() -> None:
    stolen: Counter[str | None] = Counter()
    t = duel(STOCKED, [], fire=["star"], hidden={2: ["gold-7", "cursed-4", "gold-3"]})
    for luck in range(amount(300, 3000)):
        after = Table(t.state.copy(), luck=luck * 100).play(0, "steal hidden")
        (face,) = after.treasures(0)
        stolen[face] += 1
        assert Counter(after.faces(2)) + Counter([str(face)]) == Counter(["gold-7", "cursed-4", "gold-3"])
    assert_even(stolen, ["gold-7", "cursed-4", "gold-3"])


@rule("JAM-CBT-12")
def test_thief_and_victim_know_the_face_and_nobody_else() -> None:
    t = duel(STOCKED, [], fire=["star"], hidden={2: ["gold-7"]})
    t.play(0, "steal hidden")
    assert t.told("stole-hidden") == [{"ship": "#0", "other": "#2"}]
    assert [event["treasure"] for event in t.told_to(0, "stole-face")] == ["gold-7"]
    assert t.told_to(1, "stole-face") == t.told_to(-1, "stole-face") == []
    assert t.treasures(0) == ["gold-7"]
    assert t.known(2, 0) == ["gold-7"]
    assert t.known(1, 0) == [None]
    assert (t.hidden(0), t.hidden(2)) == (1, 0)


@rule("JAM-CBT-12")
def test_a_stolen_treasure_that_many_have_held_is_known_to_all_of_them() -> None:
    t = duel(STOCKED, [], fire=["star"], hidden={2: [{"card": "gold-7", "known": [1, 2], "cursed": False}]})
    assert t.known(1, 2) == ["gold-7"]
    t.play(0, "steal hidden")
    assert t.known(1, 0) == t.known(2, 0) == ["gold-7"]


@rule("JAM-CBT-12")
def test_which_face_down_card_moved_is_seen_by_all() -> None:
    given = {"card": "cursed-3", "known": [1, 2], "cursed": True}
    t = duel(STOCKED, [], fire=["star"], hidden={2: ["gold-7", given]})
    curse = Table(t.state.copy(), luck=t.luck)
    curse.play(0, "steal hidden", wish=lambda events: any(e.args.get("treasure") == "cursed-3" for e in events))
    assert (curse.curses(0), curse.curses(2)) == ([True], [False])
    t.play(0, "steal hidden", wish=lambda events: any(e.args.get("treasure") == "gold-7" for e in events))
    assert (t.curses(0), t.curses(2)) == ([False], [True])
    assert t.known(1, 2) == ["cursed-3"]
    assert t.known(1, 0) == [None]


# -- JAM-CBT-13


@rule("JAM-CBT-13")
def test_the_sixth_hold_takes_its_contents_along_without_loading() -> None:
    full = ["food 9", "gold 1", "gold 2", "gold 3", "gold 4"]
    t = duel(full, ["food 2", "", "", "", "", "gold 8"], fire=["star"], powers={2: ["sixth"]})
    t.play(0, "steal sixth")
    assert t.told("dumped") == []
    assert t.holds(0)[1:] == ["gold 1", "gold 2", "gold 3", "gold 4", "gold 8"]
    assert t.holds(2) == ["food 2"]
    assert (t.powers(0), t.powers(2)) == ({"sixth"}, set())


@rule("JAM-CBT-13", "JAM-VAR-02")
def test_rum_adds_nothing_to_a_stolen_sixth_hold() -> None:
    t = duel(
        STOCKED,
        ["", "", "", "", "", "gold 8"],
        fire=["star"],
        powers={0: ["rum"], 2: ["sixth"]},
        options={"rum_on_loot": True},
    )
    t.play(0, "steal sixth")
    assert t.holds(0)[5] == "gold 8"


@rule("JAM-CBT-13")
def test_the_contents_of_the_sixth_hold_may_be_taken_alone() -> None:
    t = duel(STOCKED, ["food 2", "", "", "", "", "gold 8"], fire=["star"], powers={2: ["sixth"]})
    assert "loot 6" in t.legal(0)
    t.play(0, "loot 6")
    assert t.holds(0)[1] == "gold 8"
    assert t.powers(2) == {"sixth"}
    assert t.holds(2) == ["food 2"]


# -- JAM-CBT-14


@rule("JAM-CBT-14")
def test_a_cursed_treasure_given_stays_face_down_and_is_known_to_giver_and_receiver() -> None:
    t = duel(STOCKED, [], fire=["star"], hidden={0: ["cursed-2", "gold-5", "cursed-4"], 2: ["gold-7"]})
    t.play(0, "give cursed-4")
    assert t.told("cursed") == [{"ship": "#0", "other": "#2"}]
    for seat in (0, 2):
        assert [event["treasure"] for event in t.told_to(seat, "cursed-face")] == ["cursed-4"]
    assert t.told_to(1, "cursed-face") == t.told_to(-1, "cursed-face") == []
    assert sorted(t.curses(2)) == [False, True]
    assert t.treasures(0) == ["cursed-2", "gold-5"]
    assert Counter(t.treasures(2)) == Counter(["gold-7", "cursed-4"])
    assert Counter(t.known(0, 2)) == Counter([None, "cursed-4"])
    assert t.known(1, 2) == [None, None]


@rule("JAM-CBT-14")
@pytest.mark.parametrize("seat", [-1, 1])
def test_others_know_that_it_is_cursed_and_not_how_much(seat: int) -> None:
    t = duel(STOCKED, [], fire=["star"], hidden={0: ["cursed-2"]})
    t.play(0, "give cursed-2")
    faces = set()
    for word in range(100):
        copy = t.state.copy()
        copy.resample(seat, word)
        faces.update(Table(copy).faces(2))
    assert faces == {"cursed-2", "cursed-3", "cursed-4"}
    assert t.curses(2) == [True]
    assert "cursed-2" not in str(game.view(t.state, seat))


@rule("JAM-CBT-14", "JAM-END-03")
def test_a_given_curse_counts_for_the_receiver() -> None:
    t = duel(STOCKED, [], fire=["star"], hidden={0: ["cursed-4"]})
    before = (t.score(0), t.score(2))
    t.play(0, "give cursed-4")
    assert (t.score(0), t.score(2)) == (before[0] + 4, before[1] - 4)


@rule("JAM-CBT-14")
def test_a_gold_treasure_is_no_gift() -> None:
    t = duel(STOCKED, [], fire=["star"], hidden={0: ["gold-5", "cursed-2"]})
    assert t.legal(0) == {"give cursed-2", "nothing"}
    with pytest.raises(UnknownMove):
        game.parse("give gold-5")
