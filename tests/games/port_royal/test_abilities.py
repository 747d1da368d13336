"""Port Royal, section 10: abilities."""

import pytest

from tests.clauses import rule
from tests.games.port_royal.table import cards, table

FIVE_SHIPS = ["yellow-1-1", "blue-1-1", "green-1-1", "red-1-1", "black-2-1"]
FIVE_DEAR = ["sailor-7", "jester-9", "pirate-9", "admiral-9", "mademoiselle-9"]  # nobody with few coins can hire them


# -- PR-ABL-01


@rule("PR-ABL-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_abilities_serve_the_active_player_and_in_the_own_slot(seat: int) -> None:
    display = ["trader-red-3", "mademoiselle-7", "governor-8"]
    t = table(
        phase="trade",
        actor=seat,
        harbour=["red-1-1", "sailor-3", "blue-1-1"],
        displays={seat: display},
        coins={seat: 3},
    )
    t.play(seat, "hire sailor-3", "trade red")
    assert t.coins(seat) == (3 - 2 + 2 if seat == 0 else 3 - 3 + 1)


@rule("PR-ABL-01")
def test_persons_of_one_kind_add_up() -> None:
    t = table(
        displays={
            0: ["sailor-3", "sailor-5", "pirate-7", "mademoiselle-7", "mademoiselle-9", "governor-8", "governor-8"]
        },
        harbour=["red-1-1"],
    )
    assert t.swords(0) == 4
    assert t.seen["seats"][0]["discount"] == 2
    t.play(0, "stop")
    assert t.allowed == 3


@rule("PR-ABL-01")
def test_a_display_has_no_size_limit() -> None:
    everybody = ["settler-4"] * 5 + ["captain-4"] * 5 + ["priest-4"] * 5 + ["jack-6"] * 3 + ["sailor-3"] * 7
    everybody += ["jester-7"] * 3 + ["admiral-7"] * 3 + ["trader-red-3"] * 2 + ["trader-black-3"] * 2
    t = table(2, harbour=["sailor-5", "red-1-1"], displays={0: everybody}, coins={0: 5})
    t.play(0, "stop", "hire sailor-5")
    assert t.display(0) == cards("sailor-5", *everybody)
    assert t.points(0) == 18 + 7 + 6 + 6 + 4 + 2


# -- PR-ABL-02


@rule("PR-ABL-02")
def test_persons_with_the_dark_banner_have_no_other_use() -> None:
    dark = ["settler-4", "captain-4", "priest-4", "jack-6"]
    t = table(harbour=[*FIVE_SHIPS[1:], "sailor-3"], displays={0: dark, 1: dark}, coins={0: 2}, top=["yellow-1-1"])
    assert t.swords(0) == 0
    assert t.seen["seats"][0]["discount"] == 0
    t.play(0, "draw")  # no question: they do not repel
    t.play(0, "stop")
    assert t.coins(0) == 2
    assert t.allowed == 3
    assert "hire sailor-3" not in t.legal(0)
    t.play(0, "trade red")
    assert t.coins(0) == 3


# -- PR-ABL-03


@rule("PR-ABL-03")
@pytest.mark.parametrize(
    ("colour", "ship", "traders"),
    [
        ("yellow", "yellow-1-1", ["trader-yellow-3", "trader-yellow-5"]),
        ("blue", "blue-1-1", ["trader-blue-3", "trader-blue-5"]),
        ("green", "green-1-1", ["trader-green-3", "trader-green-3"]),
        ("red", "red-1-1", ["trader-red-3", "trader-red-3"]),
        ("black", "black-2-1", ["trader-black-3", "trader-black-3"]),
    ],
)
@pytest.mark.parametrize("n", [0, 1, 2])
def test_each_matching_trader_adds_a_coin(colour: str, ship: str, traders: list[str], n: int) -> None:
    t = table(phase="trade", harbour=[ship, "sailor-3"], displays={0: traders[:n], 1: traders[n:]})
    t.play(0, f"trade {colour}")
    assert t.coins(0) == 1 + n


@rule("PR-ABL-03")
def test_a_trader_of_another_colour_adds_nothing() -> None:
    t = table(phase="trade", harbour=["blue-1-1", "red-1-1"], displays={0: ["trader-red-3", "trader-green-3"]})
    t.play(0, "trade blue")
    assert t.coins(0) == 1


# -- PR-ABL-04


@rule("PR-ABL-04")
@pytest.mark.parametrize(
    ("person", "swords"),
    [("sailor-3", 1), ("sailor-5", 1), ("sailor-7", 1), ("pirate-5", 2), ("pirate-7", 2), ("pirate-9", 2)],
)
def test_a_sailor_has_one_sword_and_a_pirate_two(person: str, swords: int) -> None:
    assert table(displays={0: [person]}).swords(0) == swords


@rule("PR-ABL-04")
def test_swords_serve_for_repelling_and_for_the_tax_bonus() -> None:
    t = table(displays={0: ["sailor-3"]}, top=["tax-most-swords", "blue-1-1", "yellow-1-1"])
    t.play(0, "draw")
    assert t.all_coins() == [1, 0, 0]
    t.play(0, "draw")  # the blue ship became the bonus
    assert (t.seen["drawn"], t.legal(0)) == ("yellow-1-1", {"keep", "repel"})


# -- PR-ABL-05


@rule("PR-ABL-05")
@pytest.mark.parametrize(("n", "coins"), [(1, 0), (3, 0), (4, 0), (5, 2), (6, 2)])
def test_an_admiral_pays_2_coins_from_5_cards_on(n: int, coins: int) -> None:
    t = table(harbour=[*FIVE_SHIPS, "sailor-7"][:n], displays={0: ["admiral-5"]})
    t.play(0, "stop")
    assert t.coins(0) == coins


@rule("PR-ABL-05")
def test_persons_are_cards_for_an_admiral() -> None:
    t = table(harbour=["red-1-1", *FIVE_DEAR[:4]], displays={0: ["admiral-5"]})
    t.play(0, "stop")
    assert t.coins(0) == 2
    assert [(told["seat"], told["coins"]) for told in t.told("gained")] == [("#0", 2)]


@rule("PR-ABL-05")
@pytest.mark.parametrize(("admirals", "coins"), [(1, 2), (2, 4), (3, 6)])
def test_each_admiral_pays(admirals: int, coins: int) -> None:
    t = table(harbour=FIVE_SHIPS, displays={0: ["admiral-7"] * admirals})
    t.play(0, "stop")
    assert t.coins(0) == coins


@rule("PR-ABL-05")
def test_an_admiral_pays_once_per_slot_and_not_per_take() -> None:
    t = table(harbour=[*FIVE_SHIPS, "sailor-7", "pirate-9"], displays={0: ["admiral-5"]})
    t.play(0, "stop", "trade red", "trade blue")  # 7 cards, then 6, then 5
    assert t.coins(0) == 2 + 1 + 1


@rule("PR-ABL-05")
def test_an_admiral_hired_in_the_slot_does_not_pay() -> None:
    t = table(2, harbour=[*FIVE_SHIPS, "admiral-5", "sailor-7"], coins={0: 5})
    t.play(0, "stop", "hire admiral-5")
    assert t.harbour.total() == 6
    assert t.coins(0) == 0
    t.play(0, "stop")
    assert t.coins(0) == 0


@rule("PR-ABL-05")
def test_an_admiral_hired_in_a_slot_pays_in_the_next() -> None:
    t = table(2, harbour=["admiral-5"], coins={0: 5}, top=["sailor-7", *FIVE_DEAR[1:], "red-1-1"])
    t.play(0, "stop", "hire admiral-5")
    t.play(1, "draw", "draw", "draw", "draw", "draw")
    assert t.harbour.total() == 6
    t.play(1, "stop", "stop")
    assert t.actor == 0
    assert t.coins(0) == 2


@rule("PR-ABL-05")
def test_an_admiral_pays_whether_or_not_a_card_is_taken() -> None:
    t = table(harbour=FIVE_SHIPS, displays={0: ["admiral-5"], 1: ["admiral-7"]})
    t.play(0, "stop", "stop").play(1, "stop")
    assert t.all_coins() == [2, 2, 0]


@rule("PR-ABL-05")
def test_an_admiral_pays_a_player_who_can_take_nothing() -> None:
    t = table(harbour=FIVE_DEAR, displays={0: ["admiral-5"], 2: ["admiral-7"]})
    t.play(0, "stop")
    assert t.active == 1
    assert t.all_coins() == [2, 0, 2]


@rule("PR-ABL-05")
def test_the_others_admirals_see_what_is_left() -> None:
    t = table(harbour=[*FIVE_SHIPS, "sailor-7"], displays={1: ["admiral-5"], 2: ["admiral-7"]})
    t.play(0, "stop", "trade red", "stop")
    assert t.coins(1) == 2  # five cards were left
    t.play(1, "trade blue")
    assert t.coins(1) == 2  # a ship worth 1, less the fee
    assert t.coins(2) == 0  # four cards were left


@rule("PR-ABL-05")
def test_the_active_players_admiral_sees_the_full_harbour() -> None:
    t = table(harbour=FIVE_SHIPS, displays={0: ["admiral-5"]})
    t.play(0, "stop")
    assert t.coins(0) == 2
    t.play(0, "trade red", "trade blue", "trade green")
    assert t.coins(0) == 2 + 3


@rule("PR-ABL-05")
def test_an_admiral_does_not_pay_in_discover() -> None:
    t = table(harbour=FIVE_SHIPS, displays={0: ["admiral-5"]}, top=["sailor-7"])
    t.play(0, "draw")
    assert t.coins(0) == 0


# -- PR-ABL-06


@rule("PR-ABL-06")
def test_a_jester_earns_a_coin_when_no_card_is_left_as_the_slot_comes() -> None:
    t = table(harbour=["red-1-1"], displays={1: ["jester-5"], 2: ["jester-7"]})
    t.play(0, "stop", "trade red")
    assert t.all_coins() == [1, 1, 1]
    assert [(told["seat"], told["coins"]) for told in t.told("gained")] == [("#1", 1), ("#2", 1)]


@rule("PR-ABL-06")
def test_each_jester_earns_a_coin_from_an_empty_harbour() -> None:
    t = table(displays={1: ["jester-7", "jester-7", "jester-9"]})
    t.play(0, "stop")
    assert t.coins(1) == 3


@rule("PR-ABL-06")
def test_a_jester_earns_nothing_while_a_card_is_left() -> None:
    t = table(harbour=["sailor-7"], displays={1: ["jester-5"]})
    t.play(0, "stop")
    assert t.active == 1
    assert t.coins(1) == 0


@rule("PR-ABL-06")
def test_a_jester_earns_nothing_when_its_owner_takes_the_last_card() -> None:
    t = table(harbour=["red-1-1", "blue-1-1"], displays={1: ["jester-5"], 2: ["jester-7"]})
    t.play(0, "stop", "trade red").play(1, "trade blue")
    assert t.all_coins() == [2, 0, 1]


@rule("PR-ABL-06")
def test_the_active_players_jester_earns_nothing_from_an_empty_harbour() -> None:
    t = table(displays={0: ["jester-5", "jester-7"]})
    t.play(0, "stop")
    assert t.all_coins() == [0, 0, 0]


@rule("PR-ABL-06")
def test_the_active_players_jester_earns_nothing_when_the_harbour_was_emptied() -> None:
    t = table(harbour=["red-1-1"], displays={0: ["jester-5"]})
    t.play(0, "stop", "trade red")
    assert t.active == 1
    assert t.coins(0) == 1


@rule("PR-ABL-06")
def test_a_jester_hired_as_the_last_card_earns_nothing() -> None:
    t = table(2, phase="trade", actor=1, harbour=["jester-5"], coins={1: 6})
    t.play(1, "hire jester-5")
    assert t.all_coins() == [1, 0]


# -- PR-ABL-07


@rule("PR-ABL-07")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_after_a_bust_every_jester_earns_a_coin(active: int) -> None:
    t = table(
        active=active, harbour=["red-1-1"], displays={0: ["jester-5"], 1: ["jester-7", "jester-7"]}, top=["red-3-2"]
    )
    t.play(active, "draw")
    assert t.all_coins() == [1, 2, 0]


@rule("PR-ABL-07")
def test_the_discarded_harbour_can_become_the_jesters_coins() -> None:
    t = table(3, harbour=["red-1-1"], displays={0: ["jester-7", "jester-7"]}, top=["red-3-2"], rest=2)
    t.play(0, "draw")
    assert cards(*t.fronts(0)) == cards("red-1-1/1", "red-3-2/1")


# -- PR-ABL-08


@rule("PR-ABL-08")
def test_a_governor_allows_the_active_player_one_card_more() -> None:
    t = table(harbour=["red-1-1", "blue-1-1", "green-1-1"], displays={0: ["governor-8"]})
    t.play(0, "stop", "trade red", "trade blue")
    assert t.coins(0) == 2
    assert t.actor == 1


@rule("PR-ABL-08")
def test_a_governor_allows_another_player_one_card_more_for_a_fee_each() -> None:
    t = table(harbour=["red-3-2", "blue-2-2", "green-1-1"], displays={1: ["governor-8"]})
    t.play(0, "stop", "stop").play(1, "trade red", "trade blue")
    assert t.all_coins() == [2, 2, 0]
    assert t.actor == 2


# -- PR-ABL-09


@rule("PR-ABL-09")
def test_a_governor_hired_in_the_slot_counts_at_once() -> None:
    t = table(harbour=["governor-8", "red-1-1", "blue-1-1"], coins={0: 8})
    t.play(0, "stop")
    assert t.allowed == 1
    t.play(0, "hire governor-8")
    assert (t.actor, t.allowed, t.seen["taken"]) == (0, 2, 1)
    t.play(0, "trade red")
    assert t.actor == 1


@rule("PR-ABL-09")
def test_a_governor_hired_in_anothers_turn_counts_at_once_too() -> None:
    t = table(phase="trade", actor=1, harbour=["governor-8", "red-3-2", "blue-1-1"], coins={1: 9})
    t.play(1, "hire governor-8", "trade red")
    assert t.all_coins() == [2, 1, 0]
    assert t.actor == 2


@rule("PR-ABL-09")
def test_two_governors_hired_in_the_slot_both_count() -> None:
    t = table(harbour=["governor-8", "governor-8", "red-1-1", "blue-1-1"], coins={0: 16})
    t.play(0, "stop", "hire governor-8", "hire governor-8", "trade red")
    assert t.display(0) == cards("governor-8", "governor-8")
    assert t.coins(0) == 1
    assert t.actor == 1


# -- PR-ABL-10


@rule("PR-ABL-10")
def test_a_mademoiselle_just_hired_lowers_the_next_hire() -> None:
    t = table(harbour=[*FIVE_SHIPS[:4], "mademoiselle-7", "sailor-3"], coins={0: 9})
    t.play(0, "stop", "hire mademoiselle-7")
    assert t.own(0)["prices"] == {"sailor-3": 2}
    t.play(0, "hire sailor-3")
    assert t.coins(0) == 0


# -- PR-ABL-11


@rule("PR-ABL-11")
def test_admiral_coins_come_unasked() -> None:
    t = table(harbour=FIVE_SHIPS, displays={0: ["admiral-5"]})
    t.play(0, "stop")
    assert t.coins(0) == 2
    assert t.legal(0) == {"stop", "trade yellow", "trade blue", "trade green", "trade red", "trade black"}


@rule("PR-ABL-11")
def test_jester_coins_come_unasked_even_if_they_make_a_player_taxable() -> None:
    t = table(harbour=["red-1-1"], displays={1: ["jester-5"]}, coins={1: 11}, top=["red-3-2", "blue-1-1"])
    t.play(0, "draw")
    assert t.coins(1) == 12


@rule("PR-ABL-11")
def test_discounts_cannot_be_declined() -> None:
    t = table(phase="trade", harbour=["sailor-3", "red-1-1"], displays={0: ["mademoiselle-7"]}, coins={0: 5})
    assert t.legal(0) == {"hire sailor-3", "trade red", "stop"}
    t.play(0, "hire sailor-3")
    assert t.coins(0) == 3
