"""Seul Maître à Bord, section 13: combat.

Seat 0 has engaged seat 1 on 1,0; both have as many sailors as a test says, none of the attacker's in the sails.
"""

from collections import Counter
from typing import Any

import pytest

from tests.amounts import amount
from tests.clauses import rule
from tests.games.seul_maitre_a_bord.table import CORSAIR, Fields, Table, assert_shares, duel, fight, game, table

STRONG: Fields = {**CORSAIR, "sailors": 7}
GUNS: Fields = {**CORSAIR, "sailors": 8, "cannons": 4}


def strengths(t: Table) -> tuple[int, int]:
    """Those of attacker and defender."""
    (boarding,) = t.told("boarding")
    own, theirs = int(boarding["own"]), int(boarding["theirs"])
    return (own, theirs) if boarding["ship"] in ("#0", "@pirate-1") else (theirs, own)


def hits(t: Table, ship: str) -> list[str]:
    return [str(event["face"]) for event in t.told("hit") if event["ship"] == ship]


def blocking(t: Table, ship: str) -> list[bool]:
    """Of each cannon of the ship that was hit, whether its gunners were blocked."""
    hit = [event for event in t.told("hit") if (event["ship"], event["face"]) == (ship, "cannon")]
    return [event["from"] == "cannons" for event in hit]


# -- SMB-CBT-01


@rule("SMB-CBT-01", "SMB-NAV-07")
def test_the_defender_musters_all_sailors() -> None:
    t = duel(STRONG, {"sailors": 1, "sails": 3, "deck": 1, "leaks": 1})
    assert t.crew(1) == (5, 0, 0, 1)
    assert t.question == (1, "shot")


@rule("SMB-CBT-01")
def test_the_defenders_overflow_stays_on_deck() -> None:
    t = duel(STRONG, {"sailors": 1, "sails": 4, "cargo": {"rum": 7}})
    assert t.crew(1) == (2, 0, 3, 0)
    assert strengths(fight(t)) == (7, 5)  # and fights there


@rule("SMB-CBT-01", "SMB-CBT-07")
def test_the_attackers_sailors_in_the_sails_take_no_part() -> None:
    t = fight(duel({**CORSAIR, "sailors": 3, "sails": 3}, {"sailors": 2}))
    assert strengths(t) == (3, 2)
    assert t.crew(0) == (3, 3, 0, 0)


# -- SMB-CBT-02


@rule("SMB-CBT-02")
def test_the_defender_may_fire_a_red_die_first() -> None:
    t = duel(STRONG, {}, shot=["sail"])
    assert t.legal() == {"shoot", "spare"}
    t.do("shoot")
    assert [(event["ship"], event["other"]) for event in t.told("initial-shot")] == [("#1", "#0")]
    assert t.faces("red-die") == ["sail"]
    assert (t.seat(0)["sail_damage"], t.seat(1)["sail_damage"]) == (1, 0)


@rule("SMB-CBT-02")
def test_the_defender_may_spare_the_attacker() -> None:
    t = duel(STRONG, {}, shot=["sail"]).do("spare")
    assert (t.told("red-die"), t.seat(0)["sail_damage"]) == ([], 0)


@rule("SMB-CBT-02", "SMB-CBT-06")
@pytest.mark.parametrize(
    ("face", "place", "crew"),
    [("sailor", "hold", (3, 2, 0, 0)), ("sailor", "sails", (4, 1, 0, 0)), ("hold", None, (3, 2, 0, 1))],
)
def test_the_initial_shot_hits_before_the_cannons_are_crewed(
    face: str, place: str | None, crew: tuple[int, ...]
) -> None:
    t = duel({**CORSAIR, "sailors": 4, "sails": 2}, {}, shot=[face]).do("fight", "shoot")
    if place is not None:
        assert t.question == (0, "lose")
        t.do(f"lose {place}")
    assert t.crew(0) == crew
    assert t.question == (0, "crew")
    assert t.legal() == {f"crew {n}" for n in range(crew[0] // 2 + 1)}


@rule("SMB-CBT-02")
def test_the_red_die_is_as_the_figures_say() -> None:
    t = duel(STRONG, {})
    found: Counter[str] = Counter()
    for luck in range(amount(300, 3000)):
        found.update(Table(t.state.copy(), luck).do("shoot").faces("red-die"))
    assert_shares(found, {"sailor": 2, "sail": 2, "hold": 1, "miss": 1})


@rule("SMB-CBT-02")
def test_there_is_one_initial_shot() -> None:
    assert table().clause("shoot") == "SMB-CBT-02"
    t = duel(STRONG, {}).do("spare")
    assert t.clause("shoot") == "SMB-CBT-02"


# -- SMB-CBT-03


@rule("SMB-CBT-03")
@pytest.mark.parametrize(
    ("ship", "most"),
    [
        ({**CORSAIR, "sailors": 5}, 2),
        ({**CORSAIR, "sailors": 3}, 1),
        ({**CORSAIR, "sailors": 8, "cannons": 4}, 4),
        ({**CORSAIR, "sailors": 7, "cannons": 4}, 3),
        ({**CORSAIR, "sailors": 8, "cannons": 4, "cannon_damage": 3}, 1),
        ({"sailors": 6}, 1),
        ({"sailors": 6, "cannons": 2}, 2),
        ({**CORSAIR, "sailors": 2, "deck": 4}, 1),  # gunners come from the hold
    ],
)
def test_any_number_of_cannons_is_crewed_with_two_sailors_each(ship: Fields, most: int) -> None:
    t = duel({**ship, "tokens": 1}, {}).do("spare")
    assert t.question == (0, "crew")
    assert t.legal() == {f"crew {n}" for n in range(most + 1)}


@rule("SMB-CBT-03")
def test_the_attacker_crews_first_and_the_defender_knows_it() -> None:
    t = duel(STRONG, {}).do("spare", "crew 2")
    assert t.question == (1, "crew")
    assert t.seen["combat"]["crews"] == [2, None]
    assert t.legal() == {"crew 0", "crew 1"}


@rule("SMB-CBT-03")
def test_cannons_need_gunners_and_gunners_cannons() -> None:
    t = duel({**CORSAIR, "sailors": 5, "cannons": 3}, {}).do("spare")
    clause, told = t.refusal("crew 3")
    assert (clause, told["need"], told["have"]) == ("SMB-CBT-03", 6, 5)
    t = duel({**CORSAIR, "sailors": 8}, {}).do("spare")
    clause, told = t.refusal("crew 3")
    assert (clause, told["n"]) == ("SMB-CBT-03", 2)
    assert table().clause("crew 1") == "SMB-CBT-03"


@rule("SMB-CBT-03")
def test_sailors_on_leaks_and_in_the_sails_crew_no_cannon() -> None:
    t = duel({**CORSAIR, "sailors": 2, "sails": 3, "leaks": 3}, {}).do("fight", "spare")
    assert t.legal() == {"crew 0", "crew 1"}


# -- SMB-CBT-04


@rule("SMB-CBT-04")
@pytest.mark.parametrize(("attack", "defence"), [(0, 0), (2, 0), (0, 1), (2, 1)])
def test_both_roll_a_white_die_per_crewed_cannon(attack: int, defence: int) -> None:
    t = fight(duel(STRONG, {}, broadside=["miss"] * 3), attack, defence)
    fired = Counter(event["ship"] for event in t.told("white-die"))
    assert (fired["#0"], fired["#1"]) == (attack, defence)


@rule("SMB-CBT-04")
def test_a_cannon_that_is_hit_has_fired_all_the_same() -> None:
    t = fight(duel(STRONG, {}, broadside=["cannon", "cannon", "cannon"]), 2, 1)
    assert t.faces("white-die") == ["cannon"] * 3
    assert (t.seat(0)["cannon_damage"], t.seat(1)["cannon_damage"]) == (1, 1)


@rule("SMB-CBT-04", "SMB-CBT-06")
def test_the_white_die_is_as_the_figures_say() -> None:
    t = duel(GUNS, {}).do("spare")
    found: Counter[str] = Counter()
    for luck in range(amount(150, 1500)):
        found.update(Table(t.state.copy(), luck).do("crew 4", "crew 0").faces("white-die"))
    assert_shares(found, {"sailor": 2, "sail": 1, "hold": 1, "cannon": 1, "miss": 1})


# -- SMB-CBT-05


@rule("SMB-CBT-05")
@pytest.mark.parametrize("dice", [["cannon", "hold", "sailor", "sail"], ["sail", "sailor", "hold", "cannon"]])
def test_results_count_in_the_order_cannon_hold_sailor_sail(dice: list[str]) -> None:
    t = fight(duel(GUNS, {"sailors": 5}, broadside=[*dice, "miss"]), 4, 1)
    assert hits(t, "#1") == ["cannon", "hold", "sailor", "sail"]
    assert strengths(t) == (7, 1)  # 5, of which 2 blocked, 1 on a leak and 1 lost
    assert t.crew(1) == (3, 0, 0, 1)


@rule("SMB-CBT-05")
@pytest.mark.parametrize("face", ["sailor", "hold"])
def test_sailors_on_a_hit_cannon_are_spared_as_long_as_there_are_others(face: str) -> None:
    t = fight(duel(GUNS, {"sailors": 3}, broadside=["cannon", face, "miss", "miss", "miss"]), 4, 1)
    assert strengths(t) == (7, 0)
    assert t.crew(1) == ((2, 0, 0, 1) if face == "hold" else (2, 0, 0, 0))


@rule("SMB-CBT-05")
@pytest.mark.parametrize("face", ["sailor", "hold"])
def test_when_there_are_no_others_they_are_hit_too(face: str) -> None:
    t = fight(duel(GUNS, {"sailors": 2}, broadside=["cannon", face, "miss", "miss", "miss"]), 4, 1)
    assert strengths(t) == (7, 0)
    assert t.crew(1) == ((1, 0, 0, 1) if face == "hold" else (1, 0, 0, 0))


@rule("SMB-CBT-05")
def test_gunners_of_an_unhit_cannon_go_before_blocked_ones() -> None:
    t = fight(
        duel(GUNS, {"sailors": 4, "cannons": 2}, broadside=["cannon", "hold", "sailor", "miss", "miss", "miss"]), 4, 2
    )
    assert strengths(t) == (7, 0)
    assert t.crew(1) == (2, 0, 0, 1)  # the two that were blocked came home


# -- SMB-CBT-06


@rule("SMB-CBT-06")
def test_a_miss_is_nothing() -> None:
    t = fight(duel(STRONG, {}, broadside=["miss"] * 3), 2, 1)
    assert (t.told("hit"), t.crew(0), t.crew(1)) == ([], (7, 0, 0, 0), (4, 0, 0, 0))


@rule("SMB-CBT-06")
@pytest.mark.parametrize(("upgrade", "before", "after"), [(0, 2, 4), (0, 3, 4), (0, 4, 4), (2, 4, 6), (2, 5, 6)])
def test_sails_take_as_much_damage_as_there_are_sails(upgrade: int, before: int, after: int) -> None:
    defender = {"upgrade": upgrade, "sail_damage": before}
    t = fight(duel(STRONG, defender, broadside=["sail", "sail"]), 2, 0)
    assert t.seat(1)["sail_damage"] == after
    assert len(t.told("no-effect")) == 2 - (after - before)


@rule("SMB-CBT-06")
def test_the_owner_picks_the_sailor_that_is_lost() -> None:
    t = duel({**CORSAIR, "sailors": 4, "sails": 2}, {"cannons": 2, "sailors": 4}, broadside=["sailor", "sailor"])
    fight(t, 0, 2)
    assert t.question == (0, "lose")
    assert t.legal() == {"lose hold", "lose sails"}
    t.do("lose sails", "lose hold")
    assert t.crew(0) == (3, 1, 0, 0)


@rule("SMB-CBT-06")
def test_a_sailor_on_deck_can_be_the_one() -> None:
    t = fight(duel(STRONG, {"sailors": 6, "deck": 2}, broadside=["sailor", "miss"]), 2, 0)
    assert t.question == (1, "lose")
    assert t.legal() == {"lose hold", "lose deck"}
    assert t.do("lose deck").crew(1) == (6, 0, 1, 0)


@rule("SMB-CBT-06")
def test_only_places_with_sailors_are_chosen() -> None:
    t = duel({**CORSAIR, "sailors": 4, "sails": 2}, {}, shot=["sailor"]).do("fight", "shoot")
    assert t.clause("lose deck") == "SMB-CBT-06"
    assert table().clause("lose hold") == "SMB-CBT-06"


@rule("SMB-CBT-06")
@pytest.mark.parametrize(
    ("attacker", "crew"),
    [
        ({"sailors": 2}, (1, 0, 0, 1)),
        ({"sailors": 1, "sails": 2}, (0, 2, 0, 1)),  # from the hold first
        ({"sailors": 0, "deck": 1, "sails": 2}, (0, 2, 0, 1)),  # else from the deck before the sails
        ({"sailors": 0, "sails": 2}, (0, 1, 0, 1)),
    ],
)
def test_a_leak_binds_a_sailor(attacker: Fields, crew: tuple[int, ...]) -> None:
    t = duel({"tokens": 1, **attacker}, {}, shot=["hold"]).do("shoot")
    assert t.crew(0) == crew
    assert t.seat(0)["free"] == 9 - crew[0] - 1


@rule("SMB-CBT-06")
@pytest.mark.parametrize("face", ["hold", "sailor"])
def test_a_ship_without_sailors_has_none_to_lose(face: str) -> None:
    t = duel({"sailors": 0, "leaks": 2}, {}, shot=[face]).do("shoot")
    assert t.crew(0) == (0, 0, 0, 2)
    assert [event["face"] for event in t.told("no-effect")] == [face]


@rule("SMB-CBT-06")
@pytest.mark.parametrize(
    ("defender", "crewed", "damage", "strength"),
    [
        ({"sailors": 4}, 1, 1, 2),  # its gunners are blocked
        ({"sailors": 4}, 0, 1, 4),  # an uncrewed cannon, nobody is
        ({"sailors": 4, "cannons": 2}, 1, 1, 2),  # the crewed one first
        ({"sailors": 4, "cannons": 2, "cannon_damage": 1}, 0, 2, 4),
        ({"sailors": 4, "cannon_damage": 1}, 0, 1, 4),  # none is left to hit
    ],
)
def test_a_cannon_hit_blocks_its_gunners(defender: Fields, crewed: int, damage: int, strength: int) -> None:
    t = fight(duel(STRONG, defender, broadside=["cannon", "miss", "miss"]), 2, crewed)
    assert t.seat(1)["cannon_damage"] == damage
    assert strengths(t) == (7, strength)
    assert t.crew(1) == (4, 0, 0, 0)
    assert blocking(t, "#1") == [strength == 2] * len(hits(t, "#1"))


@rule("SMB-CBT-06")
def test_a_second_cannon_hit_finds_another_cannon() -> None:
    t = fight(duel(STRONG, {"sailors": 6, "cannons": 2}, broadside=["cannon", "cannon", "miss"]), 2, 1)
    assert t.seat(1)["cannon_damage"] == 2  # the crewed one, then the other
    assert strengths(t) == (7, 4)
    assert blocking(t, "#1") == [True, False]


@rule("SMB-CBT-06")
def test_a_cannon_hit_blocks_the_attackers_gunners_too() -> None:
    t = fight(duel({**CORSAIR, "sailors": 6}, {"sailors": 2}, broadside=["miss", "cannon"]), 1, 1)
    assert strengths(t) == (4, 2)
    assert blocking(t, "#0") == [True]


@rule("SMB-CBT-06")
@pytest.mark.parametrize(("language", "word"), [("en", "blocked"), ("fr", "bloqués")])
def test_blocked_gunners_are_told_of(language: str, word: str) -> None:
    for crewed in (0, 1):
        t = fight(duel(STRONG, {}, broadside=["cannon", "miss", "miss"]), 2, crewed)
        (hit,) = (event for event in t.events if event.key == "hit")
        assert (word in game.words(language).say(hit.text)) == (crewed == 1)


# -- SMB-CBT-07


@rule("SMB-CBT-07")
@pytest.mark.parametrize(
    ("attacker", "defender", "expected"),
    [
        ({"sailors": 6}, {"sailors": 3}, (5, 3)),  # a merchant's deck holds 5
        ({**CORSAIR, "sailors": 8}, {"sailors": 6}, (7, 5)),  # a corsair's 7
        ({"sailors": 4}, {"sailors": 3, "leaks": 2}, (4, 3)),
        ({**CORSAIR, "sailors": 8, "specialists": {"captain": 1}}, {}, (8, 4)),  # beyond the limit
        ({"sailors": 3, "specialists": {"captain": 1}}, {}, (4, 4)),
        ({"sailors": 4}, {"sailors": 6, "specialists": {"captain": 1}}, (4, 6)),
        ({"sailors": 3, "deck": 1, "tokens": 1}, {}, (4, 4)),
        ({**CORSAIR, "sailors": 4, "specialists": {"captain": 3}}, {}, (5, 4)),
    ],
)
def test_strength_is_sailors_up_to_the_deck_limit(
    attacker: Fields, defender: Fields, expected: tuple[int, int]
) -> None:
    assert strengths(fight(duel({"tokens": 1, **attacker}, defender))) == expected


@rule("SMB-CBT-07")
def test_gunners_board_too_if_their_cannon_was_not_hit() -> None:
    assert strengths(fight(duel({**CORSAIR, "sailors": 5}, {}, broadside=["miss"] * 3), 2, 1)) == (5, 4)


@rule("SMB-CBT-07", "SMB-CBT-10")
@pytest.mark.parametrize(
    ("attacker", "defender", "points"),
    [(5, 4, (3, 0)), (4, 5, (0, 2)), (4, 4, (1, 1))],
)
def test_the_stronger_wins_and_equals_tie(attacker: int, defender: int, points: tuple[int, int]) -> None:
    t = fight(duel({"sailors": attacker}, {"sailors": defender}))
    assert (t.vp(0), t.vp(1)) == points


FIVE: Fields = {**CORSAIR, "sailors": 5}
CAPTAIN_1: Fields = {**CORSAIR, "sailors": 4, "specialists": {"captain": 1}}
CAPTAIN_3: Fields = {**CORSAIR, "sailors": 4, "specialists": {"captain": 3}}


@rule("SMB-CBT-07", "SMB-CBT-10")
@pytest.mark.parametrize(
    ("attacker", "defender", "points"),
    [
        (CAPTAIN_3, FIVE, (5, 0)),  # the victory of an attacker, and 1 each for captain 2 and the leader card
        (FIVE, CAPTAIN_3, (0, 4)),
        (CAPTAIN_1, FIVE, (1, 1)),
        (CAPTAIN_1, CAPTAIN_3, (0, 4)),
    ],
)
def test_captain_3_turns_a_tie(attacker: Fields, defender: Fields, points: tuple[int, int]) -> None:
    t = fight(duel(attacker, defender))
    assert strengths(t) == (5, 5)
    assert (t.vp(0), t.vp(1)) == points


@rule("SMB-CBT-07", "SMB-CBT-10")
def test_between_two_captains_3_the_tie_stands() -> None:
    t = fight(duel(CAPTAIN_3, CAPTAIN_3, leaders={"captain": 0}))
    assert (t.vp(0), t.vp(1), t.question) == (1, 1, (0, "act"))


# -- SMB-CBT-08


@rule("SMB-CBT-08")
def test_after_the_combat_all_go_home_but_those_on_leaks_and_in_the_sails() -> None:
    t = duel(
        {**CORSAIR, "sailors": 5, "sails": 2, "tokens": 1},
        {"sailors": 6},
        broadside=["cannon", "sail", "hold"],
    )
    fight(t, 2, 1)
    assert t.crew(0) == (4, 2, 0, 1)
    assert t.crew(1) == (6, 0, 0, 0)
    assert (t.seat(1)["cannon_damage"], t.seat(1)["sail_damage"]) == (1, 1)


@rule("SMB-CBT-08", "SMB-TRM-07")
def test_who_finds_no_berth_after_the_combat_is_overflow() -> None:
    t = fight(duel(STRONG, {"sailors": 2, "sails": 3, "cargo": {"rum": 6}}, broadside=["miss"]), 0, 1)
    assert t.crew(1) == (3, 0, 2, 0)


# -- SMB-CBT-09


@rule("SMB-CBT-09")
def test_a_victorious_attacker_has_3_points_and_may_take_a_cube() -> None:
    t = fight(duel(STRONG, {"cargo": {"rum": 1, "gold": 2}, "discoveries": ["A1"]}))
    assert t.question == (0, "loot")
    assert t.legal() == {"loot rum", "loot gold", "nothing"}
    assert t.vp(0) == 3
    t.do("loot gold")
    assert (t.cargo(0), t.cargo(1)) == ({"gold": 1}, {"rum": 1, "gold": 1})
    assert t.discoveries(1) == {"A1"}
    assert (t.vp(0), t.money(0)) == (3, 20)


@rule("SMB-CBT-09")
def test_the_cube_may_be_left() -> None:
    t = fight(duel(STRONG, {"cargo": {"rum": 1}})).do("nothing")
    assert (t.cargo(0), t.cargo(1), t.vp(0)) == ({}, {"rum": 1}, 3)


@rule("SMB-CBT-09")
def test_what_is_not_there_is_not_taken() -> None:
    t = fight(duel(STRONG, {"cargo": {"rum": 1}}))
    clause, told = t.refusal("loot gold")
    assert (clause, told["name"], told["ship"]) == ("SMB-CBT-09", "@goods-gold", "#1")
    assert table().clause("loot gold") == "SMB-CBT-09"


@rule("SMB-CBT-09")
def test_discoveries_are_never_taken() -> None:
    t = fight(duel(STRONG, {"discoveries": ["A1", "B4"]}))
    assert t.question == (1, "beaten")
    assert t.discoveries(1) == {"A1", "B4"}


@rule("SMB-CBT-09")
@pytest.mark.parametrize(
    ("goods", "price"), [("sugar", 3), ("rum", 3), ("coffee", 3), ("vanilla", 3), ("spices", 4), ("gold", 4)]
)
def test_without_a_free_space_the_cube_goes_to_the_black_market(goods: str, price: int) -> None:
    attacker = {**CORSAIR, "sailors": 6, "cargo": {"rum": 2}, "specialists": {"trader": 3}}
    t = fight(duel(attacker, {"cargo": {goods: 1}})).do(f"loot {goods}")
    assert (t.cargo(0), t.cargo(1)) == ({"rum": 2}, {})
    assert (t.money(0), t.vp(0)) == (20 + price, 3 + 1)  # no trader's gain
    assert t.cubes(goods) == 0


@rule("SMB-CBT-09", "SMB-TRM-07")
def test_a_berth_of_a_sailor_in_the_sails_is_a_free_space() -> None:
    attacker = {**CORSAIR, "sailors": 6, "sails": 2, "cargo": {"rum": 1}}
    t = fight(duel(attacker, {"cargo": {"gold": 1}})).do("loot gold")
    assert (t.cargo(0), t.money(0), t.vp(0)) == ({"rum": 1, "gold": 1}, 20, 3)


# -- SMB-CBT-10


@rule("SMB-CBT-10")
def test_a_victorious_defender_has_2_points_and_no_cube() -> None:
    t = fight(duel({"cargo": {"rum": 1}}, {**CORSAIR, "sailors": 6}))
    assert (t.vp(0), t.vp(1)) == (0, 2)
    assert t.question == (0, "beaten")
    assert t.cargo(0) == {"rum": 1}


@rule("SMB-CBT-10")
def test_after_a_tie_nobody_is_the_loser() -> None:
    t = fight(duel({"cargo": {"rum": 1}}, {"cargo": {"rum": 1}}))
    assert (t.vp(0), t.vp(1), t.question) == (1, 1, (0, "act"))
    assert (t.cargo(0), t.cargo(1)) == ({"rum": 1}, {"rum": 1})


@rule("SMB-CBT-10", "SMB-ACA-04")
@pytest.mark.parametrize(
    ("level", "holder", "victory", "defence"), [(1, None, 3, 2), (2, 2, 4, 3), (2, None, 5, 4), (3, 2, 4, 3)]
)
def test_captain_2_and_the_leader_card_add_a_point_each(
    level: int, holder: int | None, victory: int, defence: int
) -> None:
    other = {2: {**CORSAIR, "specialists": {"captain": 3}, "fought": True}}
    captain = {**STRONG, "specialists": {"captain": level}}
    more: dict[str, Any] = {} if holder is None else {"seats": other, "leaders": {"captain": holder}}
    assert fight(duel(captain, {}, **more)).vp(0) == victory
    assert fight(duel({}, captain, **more)).vp(1) == defence


# -- SMB-CBT-11


@rule("SMB-CBT-11")
def test_the_loser_stays_flees_or_pays() -> None:
    t = fight(duel(STRONG, {}))
    assert t.question == (1, "beaten")
    assert t.legal() == {
        "stay",
        *("away N", "away NE", "away E", "away SE", "away S"),
        *("ransom vanilla", "ransom coffee", "ransom rum", "ransom sugar"),
    }
    stayed = t.copy().do("stay")
    assert (stayed.at(1), stayed.question) == ("1,0", (0, "act"))


@rule("SMB-CBT-11")
@pytest.mark.parametrize(("way", "there"), [("NE", "0,1"), ("E", "1,1"), ("SE", "2,1")])
def test_flight_is_free_and_engages_nobody(way: str, there: str) -> None:
    lurking = {2: {**CORSAIR, "at": there}}
    t = fight(duel(STRONG, {}, seats=lurking)).do(f"away {way}")
    assert (t.at(1), t.crew(1), t.money(1)) == (there, (4, 0, 0, 0), 20)
    assert t.told("engaged") == []
    assert t.question == (0, "act")


@rule("SMB-CBT-11")
@pytest.mark.parametrize(("zone", "there"), [(0, "2,0"), (1, "2,0:1")])
def test_who_flees_picks_the_zone_and_crosses_land(zone: int, there: str) -> None:
    t = fight(duel(STRONG, {})).do("away S")
    assert t.question == (1, "zone")
    assert t.do(f"zone {zone}").at(1) == there


@rule("SMB-CBT-11")
def test_nobody_flees_into_a_storm_or_off_the_map() -> None:
    t = fight(duel(STRONG, {}, storms=["0,1", "4,0"]))
    clause, told = t.refusal("away NE")
    assert (clause, told["at"]) == ("SMB-CBT-11", "B1")
    assert t.clause("away W") == "SMB-NAV-06"


@rule("SMB-CBT-11", "SMB-WND-08")
def test_nobody_is_brought_to_the_centre_or_a_stormed_port() -> None:
    t = fight(duel(STRONG, {}, storms=["0,1", "4,0"]))
    assert t.offered("ransom") == {"ransom vanilla", "ransom coffee", "ransom rum"}
    assert t.clause("ransom centre") == "SMB-CBT-11"
    clause, told = t.refusal("ransom sugar")
    assert (clause, told["name"]) == ("SMB-WND-08", "@port-sugar")


@rule("SMB-CBT-11")
def test_a_beaten_attacker_chooses_too() -> None:
    t = fight(duel({}, {**CORSAIR, "sailors": 6})).do("away E")
    assert (t.at(0), t.question) == ("1,1", (0, "act"))


@rule("SMB-CBT-09", "SMB-CBT-11")
@pytest.mark.parametrize(("move", "clause"), [("ransom rum", "SMB-CBT-11"), ("nothing", "SMB-CBT-09")])
def test_nobody_pays_or_takes_without_a_combat(move: str, clause: str) -> None:
    assert table().clause(move) == clause


# -- SMB-CBT-12


@rule("SMB-CBT-12")
@pytest.mark.parametrize(
    ("loser", "pairs"),
    [({"sailors": 4}, 2), ({"sailors": 3}, 2), ({"sailors": 2, "leaks": 1}, 2), ({"sailors": 1}, 1)],
)
def test_a_ransom_is_2_and_1_for_every_pair_of_sailors(loser: Fields, pairs: int) -> None:
    t = fight(duel(STRONG, loser)).do("ransom rum")
    assert t.question == (1, "ransom")
    assert t.legal() == {f"pairs {n}" for n in range(pairs + 1)}
    t.do(f"pairs {pairs}")
    assert (t.at(1), t.money(1)) == ("4,4:port", 20 - 2 - pairs)
    assert t.crew(1) == (loser["sailors"], 0, 0, loser.get("leaks", 0))
    assert t.money(0) == 20  # it goes to the bank


@rule("SMB-CBT-12")
@pytest.mark.parametrize(("pairs", "left"), [(0, 0), (1, 2), (2, 4), (3, 5)])
def test_sailors_not_paid_for_are_lost(pairs: int, left: int) -> None:
    t = fight(duel(STRONG, {"sailors": 5})).do("ransom rum", f"pairs {pairs}")
    assert (t.money(1), sum(t.crew(1))) == (20 - 2 - pairs, left)


@rule("SMB-CBT-12")
def test_sailors_in_the_attackers_sails_are_paid_for_too() -> None:
    t = fight(duel({"sailors": 1, "sails": 3, "tokens": 1}, {**CORSAIR, "sailors": 6})).do("ransom rum")
    assert t.legal() == {"pairs 0", "pairs 1", "pairs 2"}


@rule("SMB-CBT-12", "SMB-BNK-02")
def test_bank_is_played_for_a_ransom() -> None:
    t = fight(duel(STRONG, {"money": 1, "tokens": 4})).do("ransom rum")
    assert (t.money(1), t.tokens(1)) == (1, 3)
    t.do("pairs 2")
    assert (t.money(1), t.tokens(1)) == (1, 2)


@rule("SMB-CBT-12", "SMB-BNK-02")
def test_the_2_doubloons_must_be_paid() -> None:
    t = fight(duel({"money": 1, "tokens": 1}, {**CORSAIR, "sailors": 6}))
    clause, told = t.refusal("ransom rum")
    assert (clause, told["price"], told["have"]) == ("SMB-BNK-02", 2, 1)
    assert t.offered("ransom") == set()


@rule("SMB-CBT-12", "SMB-BNK-02")
def test_no_more_pairs_are_paid_than_there_are_or_can_be_paid() -> None:
    t = fight(duel(STRONG, {"money": 3, "tokens": 0})).do("ransom rum")
    clause, told = t.refusal("pairs 2")
    assert (clause, told["price"], told["have"]) == ("SMB-BNK-02", 2, 1)
    t = fight(duel(STRONG, {})).do("ransom rum")
    clause, told = t.refusal("pairs 3")
    assert (clause, told["n"]) == ("SMB-CBT-12", 2)
    assert table().clause("pairs 0") == "SMB-CBT-12"


# -- SMB-CBT-13


@rule("SMB-CBT-13")
def test_the_fight_of_the_rulebook_ends_3_to_2() -> None:
    t = duel({**CORSAIR, "sailors": 5}, {}, shot=["sailor"], broadside=["cannon", "sail", "hold"])
    assert strengths(fight(t, 2, 1, shot="shoot")) == (3, 2)
