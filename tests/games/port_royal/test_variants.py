"""Port Royal, section 13: variants and options."""

import pytest

from flibuste.kit.errors import BadOption
from tests.amounts import amount
from tests.clauses import rule
from tests.games.port_royal.table import Table, cards, game, random_plays, table

FIVE_SHIPS = ["yellow-1-1", "blue-1-1", "green-1-1", "red-1-1", "black-2-1"]
NEEDS_EXPEDITION = {"end_requires_expedition": True}
NEXT_SLOT = {"governor_timing": "next_slot"}
CLAIM_AFTER_BUST = {"claim_after_bust": True}
EAGER = {"reshuffle": "eager"}

# 12 and 15 points without an expedition, 12 points with
TWELVE_BY_PERSONS = ["sailor-7", "pirate-9", "jester-9", "mademoiselle-9"]
FIFTEEN_BY_PERSONS = [*TWELVE_BY_PERSONS, "admiral-9"]
TWELVE = ["expedition-ccs", "expedition-pps"]
ALSO_TWELVE = ["expedition-cc", "expedition-pp", "expedition-ss"]


@rule("PR-VAR-01", "PR-VAR-02", "PR-VAR-03", "PR-VAR-04", "PR-VAR-05")
@pytest.mark.parametrize(
    ("name", "default", "clause"),
    [
        ("end_requires_expedition", False, "PR-VAR-01"),
        ("governor_timing", "at_once", "PR-VAR-02"),
        ("claim_after_bust", False, "PR-VAR-03"),
        ("reshuffle", "lazy", "PR-VAR-04"),
        ("start_player", "random", "PR-VAR-05"),
        ("round_cap", 200, "PR-VAR-05"),
    ],
)
def test_the_options_have_the_defaults_of_the_rulings(name: str, default: bool | int | str, clause: str) -> None:
    (option,) = (o for o in game.options if o.name == name)
    assert (option.default, option.clause) == (default, clause)
    assert game.options_of(game.new(3))[name] == default


# -- PR-VAR-01


@rule("PR-VAR-01")
def test_12_points_without_an_expedition_do_not_trigger_the_end_of_the_variant() -> None:
    t = table(2, active=1, displays={0: TWELVE_BY_PERSONS}, options=NEEDS_EXPEDITION)
    assert not t.is_last_round()
    t.play(1, "stop")
    assert (t.is_over(), t.round) == (False, 2)


@rule("PR-VAR-01")
def test_without_the_variant_they_do() -> None:
    t = table(2, active=1, displays={0: TWELVE_BY_PERSONS})
    assert t.is_last_round()
    t.play(1, "stop")
    assert t.is_over()


@rule("PR-VAR-01")
def test_12_points_with_an_expedition_trigger_the_end_of_the_variant() -> None:
    t = table(2, active=1, displays={0: ["expedition-pp", *TWELVE_BY_PERSONS[1:]]}, options=NEEDS_EXPEDITION)
    assert t.points(0) == 13
    assert t.is_last_round()
    t.play(1, "stop")
    assert t.is_over()


@rule("PR-VAR-01")
def test_points_and_expedition_must_be_one_players() -> None:
    t = table(2, active=1, displays={0: TWELVE_BY_PERSONS, 1: ["expedition-ccs"]}, options=NEEDS_EXPEDITION)
    t.play(1, "stop")
    assert not t.is_over()


@rule("PR-VAR-01")
def test_the_winner_of_the_variant_has_an_expedition() -> None:
    t = table(2, active=1, displays={0: FIFTEEN_BY_PERSONS, 1: TWELVE}, coins={0: 20}, options=NEEDS_EXPEDITION)
    t.play(1, "stop")
    assert t.winners == {1}


@rule("PR-VAR-01")
def test_without_the_variant_the_most_points_win_with_or_without_expedition() -> None:
    t = table(2, active=1, displays={0: FIFTEEN_BY_PERSONS, 1: TWELVE}, coins={0: 20})
    t.play(1, "stop")
    assert t.winners == {0}


@rule("PR-VAR-01", "PR-END-04")
@pytest.mark.parametrize(("coins", "winners"), [((1, 2), {1}), ((2, 1), {0}), ((2, 2), {0, 1})])
def test_among_players_with_an_expedition_points_and_coins_decide(coins: tuple[int, int], winners: set[int]) -> None:
    t = table(
        3,
        active=2,
        displays={0: TWELVE, 1: ALSO_TWELVE, 2: FIFTEEN_BY_PERSONS},
        coins={0: coins[0], 1: coins[1], 2: 11},
        options=NEEDS_EXPEDITION,
    )
    t.play(2, "stop")
    assert t.winners == winners


@rule("PR-VAR-01", "PR-END-04")
@pytest.mark.parametrize(
    ("rival", "coins", "why"),
    [
        (FIFTEEN_BY_PERSONS, 0, "outcome-expedition"),
        (TWELVE_BY_PERSONS, 5, "outcome-expedition"),
        (TWELVE_BY_PERSONS, 2, "outcome-coins"),
        (["sailor-3"], 20, "outcome-points"),
    ],
)
def test_the_outcome_names_what_decided_against_a_rival_without_expedition(
    rival: list[str], coins: int, why: str
) -> None:
    t = table(2, active=1, displays={0: TWELVE, 1: rival}, coins={0: 5, 1: coins}, options=NEEDS_EXPEDITION)
    t.play(1, "stop")
    assert t.winners == {0}
    assert game.outcome(t.state).key == why


@rule("PR-VAR-01")
def test_a_claim_after_12_points_triggers_the_end_of_the_variant() -> None:
    t = table(
        2,
        expeditions=["expedition-cc"],
        displays={0: [*TWELVE_BY_PERSONS, "captain-4", "captain-4"]},
        options=NEEDS_EXPEDITION,
    )
    assert not t.is_last_round()
    t.play(0, "claim expedition-cc")
    assert t.is_last_round()
    assert t.told("last-round") == [{"seat": "#0"}]


@rule("PR-VAR-01", "PR-END-03")
def test_games_of_the_variant_end_only_with_12_points_and_an_expedition() -> None:
    for play in random_plays(amount(8, 80), end_requires_expedition=True):
        t = Table(play.state)
        if play.over and t.round < 200:
            seats = t.seen["seats"]
            assert any(seat["points"] >= 12 and seat["expeditions"] >= 1 for seat in seats)
            assert all(seats[winner]["expeditions"] >= 1 for winner in t.winners)


@rule("PR-VAR-01", "PR-END-05")
def test_at_the_round_cap_the_winner_of_the_variant_has_an_expedition() -> None:
    t = table(
        2,
        active=1,
        displays={0: TWELVE_BY_PERSONS, 1: ["expedition-cc"]},
        options={**NEEDS_EXPEDITION, "round_cap": 1},
    )
    t.play(1, "stop")
    assert t.winners == {1}


@rule("PR-VAR-01", "PR-END-05")
def test_at_the_round_cap_all_compete_if_nobody_has_an_expedition() -> None:
    t = table(
        3,
        active=2,
        displays={0: ["sailor-3"], 1: TWELVE_BY_PERSONS},
        options={**NEEDS_EXPEDITION, "round_cap": 1},
    )
    t.play(2, "stop")
    assert t.winners == {1}


# -- PR-VAR-02


@rule("PR-VAR-02")
def test_with_next_slot_a_governor_hired_in_the_slot_does_not_count_yet() -> None:
    t = table(harbour=["governor-8", "red-1-1", "blue-1-1"], coins={0: 8}, options=NEXT_SLOT)
    t.play(0, "stop", "hire governor-8")
    assert t.actor == 1


@rule("PR-VAR-02")
def test_with_next_slot_a_governor_hired_by_another_does_not_count_yet() -> None:
    t = table(phase="trade", actor=1, harbour=["governor-8", "red-1-1"], coins={1: 9}, options=NEXT_SLOT)
    t.play(1, "hire governor-8")
    assert t.actor == 2


@rule("PR-VAR-02")
def test_with_next_slot_a_governor_owned_when_the_slot_starts_counts() -> None:
    t = table(harbour=["red-1-1", "blue-1-1", "green-1-1"], displays={0: ["governor-8"]}, options=NEXT_SLOT)
    t.play(0, "stop")
    assert t.allowed == 2
    t.play(0, "trade red", "trade blue")
    assert t.actor == 1


@rule("PR-VAR-02")
def test_with_next_slot_a_governor_counts_in_the_next_slot() -> None:
    t = table(2, harbour=["governor-8"], coins={0: 8}, top=["red-1-1", "blue-1-1", "green-1-1"], options=NEXT_SLOT)
    t.play(0, "stop", "hire governor-8")
    t.play(1, "draw", "draw", "stop", "stop")
    assert (t.actor, t.allowed) == (0, 2)


@rule("PR-VAR-02")
def test_with_next_slot_the_allowance_is_fixed_with_one_governor_of_two() -> None:
    t = table(
        harbour=["governor-8", "red-1-1", "blue-1-1"], displays={0: ["governor-8"]}, coins={0: 8}, options=NEXT_SLOT
    )
    t.play(0, "stop", "hire governor-8", "trade red")
    assert t.actor == 1


# -- PR-VAR-03


@rule("PR-VAR-03")
def test_with_claim_after_bust_the_active_player_may_still_claim() -> None:
    t = table(
        harbour=["red-1-1"],
        expeditions=["expedition-cc"],
        displays={0: ["captain-4", "captain-4"]},
        top=["red-3-2"],
        options=CLAIM_AFTER_BUST,
    )
    t.play(0, "draw")
    assert (t.phase, t.actor) == ("after-bust", 0)
    assert t.legal(0) == {"stop", "claim expedition-cc"}
    assert t.harbour == cards()
    t.play(0, "claim expedition-cc")
    assert t.display(0) == cards("expedition-cc")
    assert t.coins(0) == 2
    assert (t.phase, t.active) == ("discover", 1)


@rule("PR-VAR-03")
def test_the_claim_after_a_bust_may_be_declined() -> None:
    t = table(
        harbour=["red-1-1"],
        expeditions=["expedition-cc"],
        displays={0: ["captain-4", "captain-4"]},
        top=["red-3-2"],
        options=CLAIM_AFTER_BUST,
    )
    t.play(0, "draw", "stop")
    assert (t.phase, t.active) == ("discover", 1)
    assert t.expeditions == cards("expedition-cc")


@rule("PR-VAR-03")
def test_the_jesters_are_paid_before_the_claim() -> None:
    t = table(
        harbour=["red-1-1"],
        expeditions=["expedition-cc"],
        displays={0: ["captain-4", "captain-4"], 2: ["jester-5"]},
        top=["red-3-2", "pirate-5", "pirate-7", "pirate-9"],
        options=CLAIM_AFTER_BUST,
    )
    t.play(0, "draw")
    assert t.fronts(2) == ["pirate-5/0"]
    t.play(0, "claim expedition-cc")
    assert t.fronts(0) == ["pirate-7/0", "pirate-9/0"]


@rule("PR-VAR-03")
def test_several_claims_may_follow_a_bust() -> None:
    t = table(
        harbour=["red-1-1"],
        expeditions=["expedition-cc", "expedition-ss"],
        displays={0: ["captain-4", "captain-4", "settler-4", "settler-4"]},
        top=["red-3-2"],
        options=CLAIM_AFTER_BUST,
    )
    t.play(0, "draw", "claim expedition-cc", "claim expedition-ss")
    assert t.points(0) == 8
    assert t.active == 1


@rule("PR-VAR-03", "PR-BST-03")
@pytest.mark.parametrize("move", ["draw", "trade red", "hire sailor-3", "keep", "repel"])
def test_after_a_bust_nothing_else_is_possible(move: str) -> None:
    t = table(
        harbour=["red-1-1", "sailor-3"],
        expeditions=["expedition-cc"],
        displays={0: ["captain-4", "captain-4"]},
        coins={0: 9},
        top=["red-3-2"],
        options=CLAIM_AFTER_BUST,
    )
    t.play(0, "draw")
    t.refusal(0, move)


@rule("PR-VAR-03")
def test_nobody_is_asked_after_a_bust_when_nothing_can_be_claimed() -> None:
    t = table(
        harbour=["red-1-1"],
        expeditions=["expedition-cc"],
        displays={0: ["captain-4"], 1: ["captain-4", "captain-4"]},
        top=["red-3-2"],
        options=CLAIM_AFTER_BUST,
    )
    t.play(0, "draw")
    assert t.phase == "discover"
    assert (t.active, t.seen["draws"]) == (1, 0)  # seat 1, who can claim, is asked in the own turn


@rule("PR-VAR-03", "PR-END-02")
def test_a_claim_after_the_last_bust_counts() -> None:
    t = table(
        2,
        active=1,
        harbour=["red-1-1"],
        expeditions=["expedition-cc"],
        displays={
            0: ["expedition-ccs", "expedition-pps"],
            1: ["expedition-pp", "expedition-ss", "sailor-5", "captain-4", "captain-4"],
        },
        top=["red-3-2"],
        options=CLAIM_AFTER_BUST,
    )
    t.play(1, "draw")
    assert not t.is_over()
    t.play(1, "claim expedition-cc")
    assert t.is_over()
    assert t.winners == {1}  # 14 points against 12


# -- PR-VAR-04


@rule("PR-VAR-04")
def test_eager_shuffles_as_soon_as_the_pile_is_empty() -> None:
    t = table(2, top=["sailor-5"], discard=["pirate-5", "pirate-7"], rest=1, options=EAGER)
    t.play(0, "draw")
    assert (t.draw_pile, t.discard) == (2, cards())
    assert t.undrawn == cards("pirate-5", "pirate-7")
    assert t.told("reshuffled") == [{"cards": 2}]


@rule("PR-VAR-04")
def test_lazy_waits_until_a_card_is_missing() -> None:
    t = table(2, top=["sailor-5"], discard=["pirate-5", "pirate-7"], rest=1)
    t.play(0, "draw")
    assert (t.draw_pile, t.discard) == (0, cards("pirate-5", "pirate-7"))


@rule("PR-VAR-04")
def test_an_eager_shuffle_leaves_out_what_is_discarded_later() -> None:
    t = table(2, harbour=["red-1-1"], top=["red-3-2"], discard=["pirate-5", "pirate-7"], rest=1, options=EAGER)
    t.play(0, "draw")  # a bust
    assert t.discard == cards("red-1-1", "red-3-2")
    assert t.harbour + t.undrawn == cards("pirate-5", "pirate-7")


@rule("PR-VAR-04")
def test_a_lazy_shuffle_takes_it_in() -> None:
    t = table(2, harbour=["red-1-1"], top=["red-3-2"], discard=["pirate-5", "pirate-7"], rest=1)
    t.play(0, "draw")  # a bust, and the next player's first card is needed
    assert t.discard == cards()
    assert t.harbour + t.undrawn == cards("red-1-1", "red-3-2", "pirate-5", "pirate-7")


@rule("PR-VAR-04")
def test_an_eager_shuffle_leaves_out_the_tax_being_resolved() -> None:
    pirates = ["pirate-5", "pirate-7", "pirate-9"]
    t = table(2, top=["tax-least-vp"], discard=pirates, displays={1: ["sailor-3"]}, rest=1, options=EAGER)
    t.play(0, "draw")
    assert t.undrawn + cards(t.fronts(0)[0].removesuffix("/1")) == cards(*pirates)
    assert t.discard_row[-1] == "tax-least-vp"


@rule("PR-VAR-04")
def test_an_eager_shuffle_in_the_middle_of_a_gain() -> None:
    t = table(
        2,
        phase="trade",
        harbour=["blue-2-2", "red-1-1"],
        top=["pirate-5"],
        discard=["pirate-7", "pirate-9"],
        rest=1,
        options=EAGER,
    )
    t.play(0, "trade blue")
    fronts = t.fronts(0)
    assert fronts[0] == "pirate-5/0"
    assert fronts[1] in ("pirate-7/1", "pirate-9/1", "blue-2-2/1")
    assert (t.draw_pile, t.discard) == (2, cards())


@rule("PR-VAR-04")
def test_with_both_piles_empty_an_eager_shuffle_comes_with_the_first_discard() -> None:
    t = table(2, displays={0: ["sailor-3"]}, top=["red-1-1"], rest=1, options=EAGER)
    t.play(0, "draw")
    assert (t.draw_pile, t.discard) == (0, cards())
    t.play(0, "repel")
    assert (t.draw_pile, t.discard) == (1, cards())
    assert t.legal(0) == {"draw", "stop"}


@rule("PR-VAR-04")
def test_an_eager_shuffle_takes_a_whole_payment() -> None:
    coins = ["pirate-5", "pirate-7", "pirate-9"]
    t = table(2, phase="trade", harbour=["sailor-3", "red-1-1"], coins={0: coins}, rest=1, options=EAGER)
    t.play(0, "hire sailor-3")
    assert (t.undrawn, t.discard) == (cards(*coins), cards())


@rule("PR-VAR-04")
def test_an_eager_shuffle_takes_a_whole_harbour() -> None:
    t = table(2, harbour=["red-1-1", "pirate-5", "pirate-7"], top=["red-3-2"], rest=1, options=EAGER)
    t.play(0, "draw")  # a bust
    assert t.discard == cards()
    assert t.harbour + t.undrawn == cards("red-1-1", "pirate-5", "pirate-7", "red-3-2")


@rule("PR-VAR-04")
def test_an_eager_draw_pile_is_never_empty_while_a_discard_exists() -> None:
    for play in random_plays(amount(6, 60), reshuffle="eager"):
        if not play.over:
            t = Table(play.state)
            assert t.draw_pile > 0 or t.discard.total() == 0


# -- PR-VAR-05


@rule("PR-VAR-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_seat0_the_first_seat_starts(players: int) -> None:
    for word in range(10):
        t = Table(game.new(players, {"start_player": "seat0"}, word))
        assert (t.seen["start"], t.active) == (0, 0)


@rule("PR-VAR-05")
@pytest.mark.parametrize("cap", [0, 10001])
def test_a_round_cap_beyond_its_range_is_refused(cap: int) -> None:
    with pytest.raises(BadOption):
        game.new(2, {"round_cap": cap})


@rule("PR-VAR-05", "PR-END-05")
@pytest.mark.parametrize("cap", [1, 2, 5])
def test_no_game_goes_on_beyond_its_round_cap(cap: int) -> None:
    for play in random_plays(amount(8, 80), round_cap=cap):
        t = Table(play.state)
        assert t.round <= cap
        if play.over and max(play.scores()) < 12:
            assert t.round == cap
