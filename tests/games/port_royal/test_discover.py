"""Port Royal, section 2: turn and Discover."""

import pytest

from tests.clauses import rule
from tests.games.port_royal.table import cards, table

FIVE_COLOURS = ["yellow-1-1", "blue-1-1", "green-1-1", "red-1-1", "black-2-1"]


# -- PR-DIS-01


@rule("PR-DIS-01")
@pytest.mark.parametrize(("players", "active"), [(n, seat) for n in (2, 3, 4, 5) for seat in range(n)])
def test_the_active_player_acts_first_then_every_other_once_clockwise(players: int, active: int) -> None:
    t = table(players, active=active, harbour=FIVE_COLOURS)
    t.play(active, "stop")
    asked: list[int] = []
    while t.phase == "trade":
        asked.append(t.actor)
        t.play(t.actor, "stop")
    assert asked == [(active + n) % players for n in range(players)]


@rule("PR-DIS-01")
@pytest.mark.parametrize(("players", "active"), [(n, seat) for n in (2, 3, 4, 5) for seat in range(n)])
def test_the_next_player_clockwise_becomes_active(players: int, active: int) -> None:
    t = table(players, active=active, harbour=["red-1-1"])
    t.play(active, "stop").pass_all()
    assert t.active == (active + 1) % players
    assert t.phase == "discover"


@rule("PR-DIS-01")
def test_a_round_begins_when_the_start_player_becomes_active() -> None:
    t = table(3, start=1, active=2, round=4)
    t.play(2, "stop")
    assert (t.active, t.round) == (0, 4)
    t.play(0, "stop").pass_all()
    assert (t.active, t.round) == (1, 5)


@rule("PR-DIS-01")
def test_a_turn_is_announced() -> None:
    t = table(3, active=2, round=4)
    t.play(2, "stop")
    assert t.told("turn") == [{"seat": "#0", "round": 5}]


@rule("PR-DIS-01")
def test_a_bust_skips_phase_2() -> None:
    t = table(harbour=["red-1-1", "blue-1-1"], top=["red-3-2"])
    t.play(0, "draw")
    assert (t.phase, t.active) == ("discover", 1)


@rule("PR-DIS-01", "PR-TRD-01")
@pytest.mark.parametrize("move", ["trade red", "hire sailor-3"])
def test_harbour_cards_are_not_taken_in_phase_1(move: str) -> None:
    t = table(harbour=["red-1-1", "sailor-3"], coins={0: 9})
    assert t.refusal_clause(0, move) in ("PR-DIS-01", "PR-TRD-01")


@rule("PR-DIS-01")
def test_no_card_is_drawn_in_phase_2() -> None:
    t = table(phase="trade", harbour=["red-1-1"])
    assert t.refusal_clause(0, "draw") == "PR-DIS-01"


# -- PR-DIS-02


@rule("PR-DIS-02")
def test_before_the_first_card_of_a_turn_stopping_is_refused() -> None:
    t = table(draws=0, expeditions=["expedition-cc"], displays={0: ["captain-4", "captain-4"]})
    assert t.legal(0) == {"draw", "claim expedition-cc"}
    assert t.refusal_clause(0, "stop") == "PR-DIS-02"


@rule("PR-DIS-02")
def test_the_first_card_is_drawn_unasked_when_nothing_can_be_claimed() -> None:
    t = table(top=["sailor-5"])
    t.play(0, "stop")
    assert (t.active, t.seen["draws"]) == (1, 1)
    assert t.harbour == cards("sailor-5")


@rule("PR-DIS-02")
def test_claiming_does_not_replace_the_first_card() -> None:
    t = table(
        draws=0,
        expeditions=["expedition-cc"],
        displays={0: ["captain-4", "captain-4"]},
        top=["sailor-3", "sailor-5", "pirate-5"],
    )
    t.play(0, "claim expedition-cc")
    assert (t.active, t.seen["draws"]) == (0, 1)
    assert t.harbour == cards("pirate-5")  # the sailors became coins


# -- PR-DIS-03


@rule("PR-DIS-03")
def test_cards_come_from_the_top_one_by_one() -> None:
    t = table(top=["sailor-5", "red-1-1", "pirate-7"])
    t.play(0, "draw")
    assert t.harbour == cards("sailor-5")
    t.play(0, "draw")
    assert t.harbour == cards("sailor-5", "red-1-1")
    t.play(0, "draw")
    assert t.harbour == cards("sailor-5", "red-1-1", "pirate-7")


@rule("PR-DIS-03")
@pytest.mark.parametrize("card", ["sailor-3", "red-1-1", "expedition-cc", "tax-most-swords", "tax-least-vp"])
def test_after_a_card_the_player_draws_again_or_stops(card: str) -> None:
    t = table(top=[card])
    t.play(0, "draw")
    assert t.actor == 0
    assert t.legal(0) == {"draw", "stop"}


@rule("PR-DIS-03")
def test_each_card_drawn_is_shown() -> None:
    t = table(top=["sailor-3", "red-3-2", "red-skull-4", "expedition-cc", "tax-least-vp"])
    assert t.play(0, "draw").told("drew")[0]["card"] == "sailor-3"
    told = t.play(0, "draw").told("drew-ship")[0]
    assert (told["card"], told["swords"]) == ("red-3-2", 3)
    told = t.play(0, "draw").told("drew-ship")[0]
    assert (told["card"], told["skull"]) == ("red-skull-4", 1)


@rule("PR-DIS-03")
def test_expeditions_and_taxes_are_shown_too() -> None:
    t = table(top=["expedition-cc", "tax-least-vp"])
    assert t.play(0, "draw").told("drew-expedition") == [{"seat": "#0", "card": "expedition-cc"}]
    assert t.play(0, "draw").told("drew-tax") == [{"seat": "#0", "card": "tax-least-vp"}]


# -- PR-DIS-04


@rule("PR-DIS-04")
def test_stopping_opens_phase_2() -> None:
    t = table(harbour=["red-1-1"])
    t.play(0, "stop")
    assert (t.phase, t.actor) == ("trade", 0)
    assert t.told("stopped") == [{"seat": "#0", "flags": 1, "takes": 1}]


@rule("PR-DIS-04")
def test_stopping_is_allowed_after_every_card() -> None:
    t = table(top=["sailor-3", "red-1-1", "blue-1-1", "expedition-ss", "green-1-1", "tax-least-vp", "black-2-1"])
    for _ in range(7):
        t.play(0, "draw")
        assert "stop" in t.legal(0)


@rule("PR-DIS-04")
def test_nobody_else_may_draw_or_stop() -> None:
    t = table(harbour=["red-1-1"])
    assert t.legal(1) == set()
    assert t.refusal_clause(1, "draw") == "PR-DIS-01"
    assert t.refusal_clause(2, "stop") == "PR-DIS-01"


# -- PR-DIS-05


@rule("PR-DIS-05")
def test_a_person_goes_into_the_harbour() -> None:
    t = table(top=["admiral-9"])
    t.play(0, "draw")
    assert t.harbour == cards("admiral-9")


@rule("PR-DIS-05")
def test_a_sailor_in_the_harbour_gives_nobody_swords() -> None:
    t = table(harbour=["sailor-3", "pirate-9"], top=["red-1-1"])
    assert [t.swords(seat) for seat in range(3)] == [0, 0, 0]
    t.play(0, "draw")
    assert t.harbour == cards("sailor-3", "pirate-9", "red-1-1")  # no question was asked


@rule("PR-DIS-05")
def test_a_person_in_the_harbour_gives_nobody_points() -> None:
    t = table(harbour=["sailor-7", "admiral-9"])
    assert [t.points(seat) for seat in range(3)] == [0, 0, 0]


@rule("PR-DIS-05")
def test_a_mademoiselle_in_the_harbour_lowers_no_cost() -> None:
    t = table(harbour=["mademoiselle-7", "sailor-3"], coins={0: 2})
    t.play(0, "stop")
    assert t.active == 1  # 2 coins do not hire a sailor of cost 3, so seat 0 was not asked


@rule("PR-DIS-05")
def test_an_admiral_in_the_harbour_pays_nobody() -> None:
    t = table(harbour=["admiral-5", *FIVE_COLOURS])
    t.play(0, "stop").pass_all()
    assert t.all_coins() == [0, 0, 0]


@rule("PR-DIS-05")
def test_a_jester_in_the_harbour_earns_nothing_from_a_bust() -> None:
    t = table(harbour=["jester-5", "red-1-1"], top=["red-3-2"])
    t.play(0, "draw")
    assert t.all_coins() == [0, 0, 0]


# -- PR-DIS-06


@rule("PR-DIS-06")
@pytest.mark.parametrize("ship", [*FIVE_COLOURS, "red-skull-3", "black-skull-4"])
def test_a_ship_goes_into_the_harbour(ship: str) -> None:
    t = table(top=[ship])
    t.play(0, "draw")
    assert t.harbour == cards(ship)


@rule("PR-DIS-06")
def test_a_ship_in_the_harbour_pays_nothing_until_it_is_traded() -> None:
    t = table(top=["red-skull-4"])
    t.play(0, "draw")
    assert t.coins(0) == 0
    t.play(0, "stop", "trade red")
    assert t.coins(0) == 4


# -- PR-DIS-07


@rule("PR-DIS-07")
def test_an_expedition_lies_beside_the_harbour() -> None:
    t = table(top=["expedition-pps"])
    t.play(0, "draw")
    assert t.expeditions == cards("expedition-pps")
    assert t.harbour == cards()


@rule("PR-DIS-07")
def test_an_expedition_stays_across_turns() -> None:
    t = table(harbour=["red-1-1"], expeditions=["expedition-cc"])
    t.play(0, "stop").pass_all()
    assert t.active == 1
    assert t.expeditions == cards("expedition-cc")


@rule("PR-DIS-07", "PR-BST-02")
def test_an_expedition_stays_across_a_bust() -> None:
    t = table(harbour=["red-1-1"], top=["expedition-ss", "red-3-2"])
    t.play(0, "draw", "draw")
    assert t.active == 1
    assert t.expeditions == cards("expedition-ss")
    assert "expedition-ss" not in t.discard


@rule("PR-DIS-07")
def test_an_expedition_cannot_be_taken_in_phase_2() -> None:
    t = table(phase="trade", harbour=["red-1-1"], expeditions=["expedition-cc"], coins={0: 9})
    assert t.legal(0) == {"trade red", "stop"}


@rule("PR-DIS-07", "PR-ABL-05")
def test_an_expedition_is_no_harbour_card_for_an_admiral() -> None:
    t = table(harbour=FIVE_COLOURS[:4], expeditions=["expedition-cc"], displays={0: ["admiral-5"]})
    t.play(0, "stop")
    assert t.coins(0) == 0


@rule("PR-DIS-07", "PR-ABL-06")
def test_an_open_expedition_does_not_fill_the_harbour_for_a_jester() -> None:
    t = table(expeditions=["expedition-cc"], displays={1: ["jester-5"]})
    t.play(0, "stop")
    assert t.coins(1) == 1


# -- PR-DIS-08


@rule("PR-DIS-08")
@pytest.mark.parametrize("tax", ["tax-most-swords", "tax-least-vp"])
def test_a_tax_never_enters_the_harbour(tax: str) -> None:
    t = table(harbour=["sailor-3"], top=[tax])
    t.play(0, "draw")
    assert t.harbour == cards("sailor-3")
    assert t.discard_row == [tax]


@rule("PR-DIS-08")
def test_a_tax_is_resolved_at_once() -> None:
    t = table(coins={0: 12, 1: 13, 2: 3}, displays={1: ["sailor-3"]}, top=["tax-most-swords"])
    t.play(0, "draw")
    assert t.all_coins() == [6, 8, 3]
    assert (t.phase, t.actor) == ("discover", 0)


# -- PR-DIS-09


@rule("PR-DIS-09")
@pytest.mark.parametrize("card", ["expedition-cc", "tax-most-swords"])
def test_an_expedition_or_a_tax_is_a_first_card(card: str) -> None:
    t = table(top=[card])
    t.play(0, "stop")
    assert (t.active, t.seen["draws"]) == (1, 1)
    assert t.legal(1) == {"draw", "stop"}


@rule("PR-DIS-09")
def test_a_repelled_ship_is_a_first_card() -> None:
    t = table(displays={1: ["sailor-3"]}, top=["red-1-1"])
    t.play(0, "stop").play(1, "repel")
    assert t.harbour == cards()
    assert t.legal(1) == {"draw", "stop"}


@rule("PR-DIS-09")
def test_stopping_with_an_empty_harbour_gives_the_others_their_slots() -> None:
    t = table(displays={1: ["jester-5"], 2: ["jester-7"]})
    t.play(0, "stop")
    assert t.told("stopped") == [{"seat": "#0", "flags": 0, "takes": 1}]
    assert t.all_coins() == [0, 1, 1]  # each jester saw its slot come with no card left
    assert t.active == 1


# -- PR-DIS-10


@rule("PR-DIS-10")
def test_a_player_stops_unasked_when_no_card_exists_to_draw() -> None:
    t = table(2, harbour=["red-1-1"], top=["sailor-3"], rest=1)
    t.play(0, "draw")
    assert (t.draw_pile, t.discard) == (0, cards())
    assert (t.phase, t.actor) == ("trade", 0)


@rule("PR-DIS-10", "PR-DIS-02")
def test_without_a_card_to_draw_stopping_is_legal_before_a_first_card() -> None:
    t = table(2, draws=0, expeditions=["expedition-cc"], displays={0: ["captain-4", "captain-4"]}, rest=1)
    assert t.legal(0) == {"stop", "claim expedition-cc"}
    assert t.refusal_clause(0, "draw") == "PR-DIS-10"


@rule("PR-DIS-10")
def test_after_119_cards_in_a_turn_drawing_is_refused() -> None:
    t = table(draws=119, expeditions=["expedition-cc"], displays={0: ["captain-4", "captain-4"]})
    assert t.legal(0) == {"stop", "claim expedition-cc"}
    assert t.refusal_clause(0, "draw") == "PR-DIS-10"


@rule("PR-DIS-10")
def test_the_119th_card_of_a_turn_ends_phase_1() -> None:
    t = table(draws=118, harbour=["red-1-1"], top=["sailor-3"])
    t.play(0, "draw")
    assert (t.phase, t.actor) == ("trade", 0)
    assert t.harbour == cards("red-1-1", "sailor-3")


@rule("PR-DIS-10")
def test_the_118th_card_of_a_turn_does_not_end_phase_1() -> None:
    t = table(draws=117, harbour=["red-1-1"], top=["sailor-3"])
    t.play(0, "draw")
    assert t.legal(0) == {"draw", "stop"}


@rule("PR-DIS-10")
def test_coins_are_no_cards_drawn_in_the_turn() -> None:
    t = table(draws=118, harbour=["red-1-1"], expeditions=["expedition-cc"], displays={0: ["captain-4", "captain-4"]})
    t.play(0, "claim expedition-cc")
    assert t.seen["draws"] == 118
    assert t.legal(0) == {"draw", "stop"}
