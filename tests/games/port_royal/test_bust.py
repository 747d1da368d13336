"""Port Royal, section 4: bust."""

import pytest

from tests.clauses import rule
from tests.games.port_royal.table import cards, table

CLASHES = [
    ("yellow-1-1", "yellow-4-4"),
    ("blue-1-1", "blue-5-3"),
    ("green-1-1", "green-1-1"),
    ("red-1-1", "red-skull-3"),
    ("black-skull-4", "black-7-3"),
]


@rule("PR-BST-01")
@pytest.mark.parametrize(("lying", "drawn"), CLASHES)
def test_a_ship_of_a_colour_in_the_harbour_busts(lying: str, drawn: str) -> None:
    t = table(harbour=[lying], top=[drawn])
    t.play(0, "draw")
    assert t.active == 1
    told = t.told("bust")
    assert len(told) == 1
    assert (told[0]["seat"], told[0]["card"]) == ("#0", drawn)


@rule("PR-BST-01")
def test_five_ships_of_five_colours_do_not_bust() -> None:
    ships = ["yellow-1-1", "blue-1-1", "green-1-1", "red-1-1", "black-2-1"]
    t = table(top=ships)
    t.play(0, *["draw"] * 5)
    assert t.actor == 0
    assert t.harbour == cards(*ships)


@rule("PR-BST-01")
def test_a_colour_clashes_only_with_itself() -> None:
    t = table(harbour=["red-1-1", "trader-blue-3"], top=["blue-1-1"])
    t.play(0, "draw")
    assert t.harbour == cards("red-1-1", "trader-blue-3", "blue-1-1")


@rule("PR-BST-01")
def test_a_bust_comes_at_once_also_with_a_first_clash_of_many_cards() -> None:
    t = table(harbour=["red-1-1", "blue-1-1", "sailor-3", "sailor-5", "pirate-5"], top=["blue-2-3"])
    t.play(0, "draw")
    assert (t.active, t.phase) == (1, "discover")


@rule("PR-BST-02")
def test_the_harbour_and_the_clashing_ship_are_discarded() -> None:
    t = table(harbour=["red-1-1", "sailor-7", "blue-1-1"], discard=["green-1-1"], top=["red-3-2"])
    t.play(0, "draw")
    assert t.discard_row == ["green-1-1", "red-1-1", "sailor-7", "blue-1-1", "red-3-2"]  # in the order they lay


@rule("PR-BST-02")
def test_after_a_bust_the_next_player_starts_with_a_harbour_without_the_old_cards() -> None:
    t = table(harbour=["red-1-1", "sailor-7"], top=["red-3-2", "pirate-5"])
    t.play(0, "draw")
    assert t.harbour == cards("pirate-5")


@rule("PR-BST-02")
@pytest.mark.parametrize("players", [2, 5])
def test_open_expeditions_stay(players: int) -> None:
    t = table(players, harbour=["red-1-1"], expeditions=["expedition-cc", "expedition-pps"], top=["red-3-2"])
    before = t.expeditions
    t.play(0, "draw")
    assert t.expeditions == before
    assert before.total() == (3 if players == 5 else 2)


@rule("PR-BST-03")
def test_nobody_takes_a_card_after_a_bust() -> None:
    t = table(harbour=["red-1-1", "blue-1-1", "sailor-3"], coins={0: 9, 1: 9, 2: 9}, top=["red-3-2"])
    t.play(0, "draw")
    assert (t.phase, t.active, t.actor) == ("discover", 1, 1)
    assert t.all_coins() == [9, 9, 9]
    assert [t.display(seat) for seat in range(3)] == [cards(), cards(), cards()]


@rule("PR-BST-03", "PR-ABL-05")
def test_no_admiral_pays_after_a_bust() -> None:
    t = table(
        harbour=["red-1-1", "blue-1-1", "sailor-3", "sailor-5", "pirate-5"],
        displays={0: ["admiral-5"], 1: ["admiral-7"]},
        top=["red-3-2"],
    )
    t.play(0, "draw")
    assert t.all_coins() == [0, 0, 0]


@rule("PR-BST-03")
def test_no_governor_helps_after_a_bust() -> None:
    t = table(harbour=["red-1-1", "blue-1-1"], displays={0: ["governor-8"]}, top=["red-3-2"])
    t.play(0, "draw")
    assert (t.phase, t.active) == ("discover", 1)


@rule("PR-BST-04")
def test_each_jester_of_every_player_earns_a_coin() -> None:
    t = table(
        4,
        harbour=["red-1-1"],
        displays={0: ["jester-5"], 1: ["jester-7", "jester-7"], 3: ["jester-9"]},
        coins={0: 1, 1: 2, 2: 3, 3: 4},
        top=["red-3-2"],
    )
    t.play(0, "draw")
    assert t.all_coins() == [2, 4, 3, 5]


@rule("PR-BST-04")
def test_what_the_jesters_earn_is_told() -> None:
    t = table(harbour=["red-1-1"], displays={0: ["jester-5"], 2: ["jester-7", "jester-7"]}, top=["red-3-2"])
    t.play(0, "draw")
    assert [(told["seat"], told["coins"]) for told in t.told("gained")] == [("#0", 1), ("#2", 2)]


@rule("PR-BST-05")
def test_no_expedition_is_claimed_after_a_bust() -> None:
    t = table(
        harbour=["red-1-1"],
        expeditions=["expedition-cc"],
        displays={0: ["captain-4", "captain-4"]},
        top=["red-3-2"],
    )
    t.play(0, "draw")
    assert t.actor == 1
    t.refusal(0, "claim expedition-cc")
    assert t.display(0) == cards("captain-4", "captain-4")


@rule("PR-BST-06")
@pytest.mark.parametrize(("players", "active"), [(n, seat) for n in (2, 3, 4, 5) for seat in range(n)])
def test_after_a_bust_the_next_player_clockwise_starts_discover(players: int, active: int) -> None:
    t = table(players, active=active, harbour=["red-1-1"], top=["red-3-2"])
    t.play(active, "draw")
    assert t.active == (active + 1) % players
    assert (t.phase, t.seen["draws"]) == ("discover", 1)


@rule("PR-BST-06")
def test_the_next_player_starts_with_the_first_card_after_the_jesters_coins() -> None:
    t = table(harbour=["red-1-1"], displays={2: ["jester-5"]}, top=["red-3-2", "sailor-5", "pirate-9"])
    t.play(0, "draw")
    assert t.fronts(2) == ["sailor-5/0"]
    assert t.harbour == cards("pirate-9")
