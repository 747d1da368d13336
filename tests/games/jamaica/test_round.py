"""Jamaica, sections 2 and 3: the round and the action cards."""

from collections import Counter
from typing import Any

import pytest

from flibuste.kit.play import Play, Refused
from flibuste.kit.seal import SeededLuck
from flibuste.kit.state import Journal
from tests.amounts import amount
from tests.clauses import rule
from tests.games.jamaica.table import (
    CARDS,
    LIMITS,
    RICH,
    Table,
    assert_even,
    captains_turn,
    game,
    random_plays,
    rests,
    table,
)


def at_dice(a: int, b: int, **more: Any) -> Table:
    return table(phase="dice", dice=[a, b], morning=0, evening=0, **more)


# -- JAM-RND-01


@rule("JAM-RND-01", "JAM-RND-04")
@pytest.mark.parametrize(("captain", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (3, [3, 0, 1, 2])])
def test_the_captain_plays_first_and_the_others_follow_clockwise(captain: int, order: list[int]) -> None:
    t = table(4, captain=captain)
    t.lay()
    assert [event["seat"] for event in t.told("showed")] == [f"#{seat}" for seat in order]


# -- JAM-RND-02


@rule("JAM-RND-02")
@pytest.mark.parametrize("captain", [0, 2])
def test_the_captain_alone_places_the_dice_knowing_the_own_hand(captain: int) -> None:
    t = at_dice(2, 5, captain=captain)
    assert t.question == (captain, "dice")
    assert t.legal(captain) == {"morning 2", "morning 5"}
    assert t.hand(captain).total() == 3


@rule("JAM-RND-02")
@pytest.mark.parametrize(("morning", "evening"), [(2, 5), (5, 2)])
def test_one_die_is_for_the_morning_and_the_other_for_the_evening_of_all(morning: int, evening: int) -> None:
    t = at_dice(2, 5)
    t.play(0, f"morning {morning}")
    assert (t.seen["morning"], t.seen["evening"]) == (morning, evening)
    assert t.told("placed") == [{"seat": "#0", "morning": morning, "evening": evening}]
    t.lay()
    for seat in range(3):
        assert t.holds(seat) == ["food 3", "gold 3", f"food {morning}", f"powder {evening}"]


@rule("JAM-RND-02")
def test_a_value_that_no_die_shows_cannot_be_placed() -> None:
    t = at_dice(2, 5)
    clause, told = t.refusal(0, "morning 3")
    assert clause == "JAM-RND-02"
    assert {told["a"], told["b"]} == {2, 5}


@rule("JAM-RND-02")
def test_dice_that_lie_stay() -> None:
    t = table(day=(2, 5))
    assert t.refusal_clause(0, "morning 2") == "JAM-RND-02"


@rule("JAM-RND-02")
def test_doubles_leave_no_choice() -> None:
    doubles = 0
    for word in range(60):
        state = game.new(3, {}, word)
        t = Table(state)
        a, b = t.seen["dice"]
        if a == b:
            doubles += 1
            assert (t.phase, t.asked) == ("card", [0, 1, 2])
            assert (t.seen["morning"], t.seen["evening"]) == (a, a)
        else:
            assert t.question == (t.captain, "dice")
    assert doubles


@rule("JAM-RND-02")
def test_both_dice_are_fair() -> None:
    doubles: Counter[bool] = Counter()
    faces: Counter[int] = Counter()
    for word in range(amount(1200, 12000)):
        a, b = Table(game.new(2, {}, word)).seen["dice"]
        assert a <= b
        doubles[a == b] += 1
        faces.update([a, b])
    assert_even(faces, range(1, 7))
    share = doubles.total() / 6
    assert (doubles[True] - share) ** 2 / share + (doubles[False] - 5 * share) ** 2 / (5 * share) < LIMITS[1]


# -- JAM-RND-03


@rule("JAM-RND-03")
def test_all_choose_at_once_in_any_order() -> None:
    t = table(3)
    assert (t.phase, t.asked) == ("card", [0, 1, 2])
    t.play(2, "play food/powder")
    assert t.asked == [0, 1]
    t.play(0, "play food/powder")
    assert t.asked == [1]
    t.play(1, "play food/powder")
    assert t.round == 2


@rule("JAM-RND-03", "JAM-CRD-02")
def test_choosing_is_compulsory_and_from_the_hand() -> None:
    t = table(3, hands={1: ["gold/gold", "powder/food", "forward/food"]})
    assert t.legal(1) == {"play gold/gold", "play powder/food", "play forward/food"}
    clause, _ = t.refusal(1, "play forward/forward")
    assert clause == "JAM-RND-03"


@rule("JAM-RND-03")
def test_a_laid_card_is_seen_by_its_owner_alone() -> None:
    hand = ["gold/gold", "powder/food", "forward/food"]
    gold, powder = table(3, hands={1: hand}), table(3, hands={1: hand})
    gold.play(1, "play gold/gold")
    powder.play(1, "play powder/food")
    assert gold.told("chosen") == powder.told("chosen") == [{"seat": "#1"}]
    for seat in (-1, 0, 2):
        assert game.view(gold.state, seat) == game.view(powder.state, seat)
        assert [event.args for event in gold.events if event.heard_by(seat)] == [
            event.args for event in powder.events if event.heard_by(seat)
        ]
    assert gold.own(1)["locked"] == "gold/gold"
    assert powder.own(1)["locked"] == "powder/food"
    assert [seat["locked"] for seat in gold.seen["seats"]] == [False, True, False]


@rule("JAM-RND-03")
def test_a_laid_card_may_be_changed_until_the_last_is_laid() -> None:
    play = Play(game, 3, {}, SeededLuck(1))
    while Table(play.state).phase == "dice":
        play.move(play.legal_moves()[0])
    first, second, _ = play.legal_moves(1)
    play.move(first, 1)
    play.move(play.legal_moves(0)[0], 0)
    assert play.may_take_back(1)
    play.take_back(1)
    play.move(second, 1)
    assert Table(play.state).own(1)["locked"] == second.removeprefix("play ")
    play.move(play.legal_moves(2)[0], 2)
    assert not play.may_take_back(1)


@rule("JAM-RND-03")
def test_who_has_laid_a_card_lays_no_second_one() -> None:
    t = table(3, hands={1: ["gold/gold", "powder/food", "forward/food"]})
    t.play(1, "play gold/gold")
    assert t.legal(1) == set()
    assert t.refusal_clause(1, "play powder/food") == "JAM-RND-03"


@rule("JAM-RND-03")
def test_no_card_is_laid_before_the_dice_lie() -> None:
    t = at_dice(2, 5)
    assert t.refusal_clause(0, "play food/powder") == "JAM-RND-03"


# -- JAM-RND-04


@rule("JAM-RND-04")
def test_later_cards_stay_hidden_until_their_turn() -> None:
    t = captains_turn("forward/food", at=6, cards={2: "gold/gold"})
    t.lay()
    assert t.question == (0, "fork")
    assert t.told("showed") == [t.told("showed")[0]]
    assert t.told("showed")[0]["seat"] == "#0"
    assert [seat["played"] for seat in t.seen["seats"]] == ["forward/food", None, None]
    assert [seat["locked"] for seat in t.seen["seats"]] == [False, True, True]
    assert "gold/gold" not in str(game.view(t.state, 0))
    assert t.own(2)["locked"] == "gold/gold"
    t.play(0, "sail 7")
    assert [event["seat"] for event in t.told("showed")] == ["#1"]
    assert [seat["played"] for seat in t.seen["seats"]][1:] == ["forward/forward", None]


@rule("JAM-RND-04")
def test_the_morning_action_uses_the_morning_die_and_comes_first() -> None:
    t = captains_turn("food/powder", (5, 2))
    t.lay()
    loads = [(event["goods"], event["amount"]) for event in t.told("loaded")]
    assert loads == [("food", 5), ("powder", 2)]


@rule("JAM-RND-04")
def test_whose_card_is_played_is_shown() -> None:
    t = captains_turn("forward/forward", at=6, own=RICH)
    turns = [t.seen["active"]]
    t.lay()
    turns.append(t.seen["active"])
    assert t.seen["half"] == "morning"
    t.play(0, "sail 13")
    turns.append(t.seen["active"])
    assert turns == [None, 0, 1]


# -- JAM-RND-05


@rule("JAM-RND-05")
def test_the_evening_load_comes_too_late_for_the_price_of_the_morning() -> None:
    t = captains_turn("forward/food", (1, 6), own=["gold 3"])
    t.lay()
    assert t.space(0) == 0  # space 1 asks for 2 food
    assert t.holds(0) == ["gold 3", "food 6"]


@rule("JAM-RND-05")
def test_the_morning_load_pays_the_price_of_the_evening() -> None:
    t = captains_turn("food/forward", (6, 1), own=["gold 3"])
    t.lay()
    assert t.space(0) == 1
    assert t.holds(0) == ["gold 3", "food 4"]


@rule("JAM-RND-05")
def test_the_price_of_the_morning_is_gone_in_the_evening() -> None:
    t = captains_turn("forward/forward", (1, 1), own=["food 4"])
    t.lay()
    assert (
        t.space(0) == 0
    )  # 2 food paid on space 1, 3 asked for on space 2: back to Port Royal, and the 2 left are given
    assert t.holds(0) == []


# -- JAM-RND-06


@rule("JAM-RND-06")
@pytest.mark.parametrize(("players", "captain", "after"), [(3, 0, 1), (3, 2, 0), (6, 4, 5), (6, 5, 0)])
def test_all_draw_and_the_compass_passes_to_the_left(players: int, captain: int, after: int) -> None:
    t = table(players, captain=captain)
    t.lay()
    assert (t.round, t.captain) == (2, after)
    assert sorted(event["seat"] for event in t.told("drew")) == [f"#{seat}" for seat in range(players)]
    assert {event["cards"] for event in t.told("drew")} == {1}
    assert t.told("round") == [{"round": 2, "captain": f"#{after}"}]
    assert len(t.told("rolled")) == 1
    for seat in range(players):
        assert t.hand_size(seat) == 3


@rule("JAM-RND-06")
def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    t = table(3, decks={1: {"top": ["gold/gold"]}})
    t.lay()
    assert "gold/gold" in t.hand(1)
    faces = [event for event in t.events if event.key == "drew-face" and event.args["card"] == "gold/gold"]
    assert any(event.heard_by(1) for event in faces)
    for seat in (-1, 0, 2):
        own = [event for event in t.events if event.key == "drew-face" and event.heard_by(seat)]
        assert len(own) == (0 if seat < 0 else 1)


@rule("JAM-RND-06")
def test_nobody_draws_before_all_have_played() -> None:
    t = captains_turn("food/powder")
    t.lay()
    assert rests(t)
    assert t.hand_size(0) == 2
    assert t.told("drew") == []


# -- JAM-CRD-02


@rule("JAM-CRD-02")
@pytest.mark.parametrize(
    ("card", "kind"), [("food/forward", "food"), ("gold/forward", "gold"), ("powder/food", "powder")]
)
@pytest.mark.parametrize("die", [1, 4, 6])
def test_the_card_gives_the_kind_and_the_die_the_number(card: str, kind: str, die: int) -> None:
    t = captains_turn(card, (die, 1), own=["food 9", "gold 9"])
    t.lay()
    assert t.holds(0)[2] == f"{kind} {die}"
    assert t.told("loaded")[0] == {"ship": "#0", "goods": kind, "amount": die, "hold": 3}


@rule("JAM-CRD-02", "JAM-LOD-01")
def test_an_unwanted_load_is_compulsory() -> None:
    t = captains_turn("powder/gold", (1, 1), own=["food 9", "food 8", "food 7", "gold 9", "gold 9"])
    t.lay()
    assert t.question == (0, "load")
    assert t.legal(0) == {f"hold {k}" for k in range(1, 6)}  # no way to leave it
    t.play(0, "hold 3")
    assert t.holds(0) == ["food 9", "food 8", "powder 1", "gold 9", "gold 9"]


@rule("JAM-CRD-02", "JAM-MOV-01")
def test_an_unwanted_move_is_compulsory() -> None:
    t = captains_turn("backward/forward", (2, 1), at=49, own=RICH)
    t.lay()
    assert t.arrivals(0)[0] == 47


# -- JAM-CRD-03


@rule("JAM-CRD-03")
def test_a_played_card_goes_to_the_discard_pile_when_both_actions_are_done() -> None:
    t = captains_turn("forward/forward", at=5, own=RICH, decks={0: {"discard": ["gold/gold"]}})
    t.lay()
    assert (t.question, t.seen["half"]) == ((0, "fork"), "evening")
    assert t.discard(0) == ["gold/gold"]
    assert t.seen["seats"][0]["played"] == "forward/forward"
    t.play(0, "sail 13")
    assert t.discard(0) == ["gold/gold", "forward/forward"]
    assert t.seen["seats"][0]["played"] is None


# -- JAM-CRD-04


@rule("JAM-CRD-04")
@pytest.mark.parametrize(("power", "hand"), [([], 3), (["map"], 4), (["rum"], 3)])
def test_the_hand_is_filled_to_3_or_4_with_the_map(power: list[str], hand: int) -> None:
    t = table(3, powers={1: power})
    t.lay()
    assert t.hand_size(1) == hand
    assert [t.hand_size(seat) for seat in (0, 2)] == [3, 3]


@rule("JAM-CRD-04")
def test_the_card_drawn_is_the_uppermost() -> None:
    t = table(3, decks={0: {"top": ["powder/gold", "powder/food"]}})
    before = t.hand(0)
    t.lay()
    assert t.hand(0) == before - Counter(["food/powder"]) + Counter(["powder/gold"])


# -- JAM-CRD-05

HAND = ["food/powder", "forward/forward", "forward/food"]
OTHERS = [card for card in CARDS if card not in HAND]


@rule("JAM-CRD-05")
def test_an_empty_draw_pile_is_made_of_the_discard_pile_the_card_just_played_included() -> None:
    drawn: set[str] = set()
    for luck in range(1, 200):
        t = table(3, hands={0: HAND}, decks={0: {"draw": [], "discard": OTHERS}}, luck=luck)
        t.lay()
        assert t.told("reshuffled") == [{"seat": "#0"}]
        assert (t.draw_pile(0), t.discard(0), t.hand_size(0)) == (8, [], 3)
        drawn |= set(t.hand(0)) - {"forward/forward", "forward/food"}
    assert drawn == set(OTHERS) | {"food/powder"}


@rule("JAM-CRD-05")
def test_the_last_card_of_the_pile_is_drawn_without_a_reshuffle() -> None:
    t = table(3, hands={0: HAND}, decks={0: {"draw": OTHERS[:1], "discard": OTHERS[1:]}})
    t.lay()
    assert t.told("reshuffled") == []
    assert (t.draw_pile(0), t.discard(0)) == (0, [*OTHERS[1:], "food/powder"])
    assert OTHERS[0] in t.hand(0)


@rule("JAM-CRD-05", "JAM-TRE-06")
def test_with_the_map_the_pile_may_run_out_between_two_cards() -> None:
    hand = ["forward/food", "forward/forward", "gold/gold"]
    rest = [card for card in CARDS if card not in hand]
    t = table(
        3,
        day=(4, 1),
        cards={0: "forward/food"},
        hands={0: hand},
        decks={0: {"draw": rest[:1], "discard": rest[1:]}},
        top=["map"],
    )
    t.lay()
    assert t.told("reshuffled") == [{"seat": "#0"}]
    assert (t.hand_size(0), t.discard(0), t.draw_pile(0)) == (4, [], 7)
    assert rest[0] in t.hand(0)


@rule("JAM-CRD-05")
def test_without_the_map_the_first_reshuffle_ends_round_9() -> None:
    found = 0
    for play in random_plays(amount(6, 40), (3, 4)):
        t = Table(play.state)
        told = [event for event in play.events[-1] if event.key == "reshuffled"]
        if t.round <= 10 and told:
            seats = {int(str(event.args["seat"])[1:]) for event in told}
            without = {seat for seat in seats if t.hand_size(seat) == 3 and "map" not in t.powers(seat)}
            ever = {e.args["ship"] for events in play.events for e in events if e.key == "treasure-up"}
            for seat in without:
                if f"#{seat}" not in ever:
                    assert t.round == 10 or t.is_over()
                    found += 1
    assert found


@rule("JAM-CRD-05")
def test_who_reshuffles_forgets_nothing_of_the_hand() -> None:
    t = table(3, hands={0: HAND}, decks={0: {"draw": [], "discard": OTHERS}})
    t.lay()
    assert t.hand(0) >= Counter(["forward/forward", "forward/food"])


# -- at the table


@rule("JAM-RND-03")
def test_an_illegal_card_is_refused_with_its_clause() -> None:
    play = Play(game, 3, {}, SeededLuck(1))
    while Table(play.state).phase == "dice":
        play.move(play.legal_moves()[0])
    absent = next(card for card in CARDS if f"play {card}" not in play.legal_moves(1))
    with pytest.raises(Refused) as refused:
        play.move(f"play {absent}", 1)
    assert refused.value.refusal.clause == "JAM-RND-03"


@rule("JAM-RND-03", "JAM-RND-04")
def test_the_order_of_laying_does_not_matter() -> None:
    ends = []
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0]):
        t = table(3, cards={0: "forward/food", 1: "gold/gold", 2: "powder/gold"})
        for seat in order:
            t.state.reseed(7)
            t.state.journal = Journal()
            t.state.play(seat, game.parse(f"play {t.plan[seat]}"))
            t.state.journal = None
        ends.append(t.position)
    assert ends[0] == ends[1] == ends[2]
