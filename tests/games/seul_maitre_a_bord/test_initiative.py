"""Seul Maître à Bord, sections 6 and 7: initiative and the bribing of the pirates."""

import re
from typing import Any

import pytest

from tests.clauses import rule
from tests.games.seul_maitre_a_bord.table import PIRATES, Fields, Table, game, next_round, table


def bidding(seats: dict[int, Fields] | None = None, order: list[int] | None = None, **more: Any) -> Table:
    """The bids of a round begin, or go on after those that the seats have made."""
    players = more.get("players", 4)
    return table(seats, phase="bid", order=order or list(range(players)), **more)


def bid(t: Table, *slots: int) -> Table:
    """Bids in bidding order."""
    return t.do(*(f"bid {slot}" for slot in slots))


# -- SMB-INI-01


@rule("SMB-INI-01")
@pytest.mark.parametrize(
    ("points", "order", "bidders"),
    [
        ((3, 1, 2, 0), [0, 1, 2, 3], [3, 1, 2, 0]),  # the fewest points first
        ((0, 0, 0, 0), [0, 1, 2, 3], [3, 2, 1, 0]),  # ties: who played later
        ((0, 0, 0, 0), [2, 0, 3, 1], [1, 3, 0, 2]),
        ((5, 2, 2, 5), [3, 1, 0, 2], [2, 1, 0, 3]),
    ],
)
def test_who_has_fewest_points_bids_first(points: tuple[int, ...], order: list[int], bidders: list[int]) -> None:
    t = bidding({seat: {"vp": vp} for seat, vp in enumerate(points)}, order)
    asked = []
    for slot in range(4):
        asked.append(t.actor)
        t.do(f"bid {slot}")
    assert asked == bidders


# -- SMB-INI-02


@rule("SMB-INI-02")
@pytest.mark.parametrize("slot", range(8))
def test_there_are_eight_slots_priced_0_to_7(slot: int) -> None:
    t = bidding()
    assert t.legal() == {f"bid {n}" for n in range(8)}
    t.do(f"bid {slot}")
    assert t.money(3) == 20 - slot
    assert t.told("bid") == [{"seat": "#3", "price": slot, "slot": slot}]


@rule("SMB-INI-02")
def test_a_slot_is_taken_once() -> None:
    t = bid(bidding(), 3)
    clause, told = t.refusal("bid 3")
    assert (clause, told["price"]) == ("SMB-INI-02", 3)
    assert t.offered("bid") == {f"bid {n}" for n in (0, 1, 2, 4, 5, 6, 7)}


@rule("SMB-INI-02")
def test_bids_are_made_in_the_preparation() -> None:
    assert table().clause("bid 0") == "SMB-INI-02"


# -- SMB-INI-03


@rule("SMB-INI-03", "SMB-BNK-02")
@pytest.mark.parametrize(
    ("money", "slot", "money_left", "tokens_left"),
    [(1, 1, 0, 4), (1, 3, 0, 3), (1, 4, 1, 2), (0, 7, 1, 0), (0, 2, 0, 3), (7, 7, 0, 4)],
)
def test_who_lacks_money_plays_bank_as_often_as_needed(
    money: int, slot: int, money_left: int, tokens_left: int
) -> None:
    t = bid(bidding({3: {"money": money}}), slot)
    assert (t.money(3), t.tokens(3)) == (money_left, tokens_left)
    if tokens_left < 4:
        (banked,) = t.told("banked")
        assert (banked["n"], banked["doubloons"], banked["why"]) == (4 - tokens_left, 2 * (4 - tokens_left), "bid")


@rule("SMB-INI-03")
def test_a_slot_that_cannot_be_paid_is_refused() -> None:
    t = bidding({3: {"money": 1, "tokens": 2}})
    assert t.legal() == {f"bid {slot}" for slot in range(6)}
    clause, told = t.refusal("bid 6")
    assert (clause, told["price"], told["have"], told["tokens"]) == ("SMB-INI-03", 6, 1, 2)


@rule("SMB-INI-03", "SMB-ACT-03")
def test_tokens_spent_on_a_bid_are_gone_for_the_round() -> None:
    t = bid(bidding({3: {"money": 0, "cargo": {"rum": 1}}}), 7, 0, 1, 2)
    assert t.question == (3, "act")
    assert (t.money(3), t.tokens(3)) == (1, 0)
    assert t.clause("bank") == "SMB-ACT-03"


# -- SMB-INI-04


@rule("SMB-INI-04")
@pytest.mark.parametrize(
    ("slots", "order"),
    [((0, 1, 2, 3), [0, 1, 2, 3]), ((7, 0, 3, 1), [3, 1, 0, 2]), ((2, 4, 0, 5), [0, 2, 3, 1])],
)
def test_the_higher_slot_plays_earlier(slots: tuple[int, ...], order: list[int]) -> None:
    t = bid(bidding(), *slots)
    assert t.order == order
    for seat in order:
        assert t.question == (seat, "act")
        t.do("end")


# -- SMB-COR-01


@rule("SMB-COR-01")
@pytest.mark.parametrize(
    ("slots", "first", "bribe", "bank"),
    [((0, 1, 2, 3), 0, 5, 1), ((7, 0, 3, 1), 3, 10, 1), ((2, 4, 0, 5), 0, 9, 2)],
)
def test_the_two_highest_bids_go_to_the_pirates(slots: tuple[int, ...], first: int, bribe: int, bank: int) -> None:
    t = bid(bidding(number_top=[1]), *slots)
    assert t.told("bribe") == [{"seat": f"#{first}", "doubloons": bribe, "bank": bank}]
    assert sum(t.purses()) == bribe


# -- SMB-COR-02


@rule("SMB-COR-02")
@pytest.mark.parametrize("left", PIRATES)
def test_a_number_is_drawn_from_those_face_down(left: int) -> None:
    t = bid(bidding(drawn=[number for number in PIRATES if number != left]), 0, 1, 2, 3)
    assert t.told("number") == [{"ship": f"@pirate-{left}"}]
    assert set(t.seen["drawn"]) == set(PIRATES)


@rule("SMB-COR-02")
def test_all_numbers_are_shuffled_again_when_they_lie_face_up() -> None:
    drawn = set()
    for luck in range(40):
        t = Table(bidding(drawn=[2, 4, 1, 3]).state, luck)
        bid(t, 0, 1, 2, 3)
        assert len(t.seen["drawn"]) == 1
        drawn.add(t.seen["drawn"][0])
    assert drawn == set(PIRATES)


# -- SMB-COR-03


@rule("SMB-COR-03")
@pytest.mark.parametrize(
    ("number", "slots", "purses"),
    [
        (1, (0, 1, 2, 3), [2, 1, 1, 1]),  # 5 doubloons
        (3, (0, 1, 2, 3), [1, 1, 2, 1]),
        (4, (0, 1, 3, 4), [2, 1, 1, 3]),  # 7: 4 gets 2, then 1, 2, 3, 4, 1
        (2, (0, 1, 6, 7), [3, 4, 3, 3]),  # 13
    ],
)
def test_the_drawn_pirate_gets_2_and_the_others_1_in_turn(
    number: int, slots: tuple[int, ...], purses: list[int]
) -> None:
    t = bid(bidding(number_top=[number]), *slots)
    assert t.purses() == purses
    told = {event["ship"]: event["doubloons"] for event in t.told("purse")}
    assert told == {f"@pirate-{n}": doubloons for n, doubloons in enumerate(purses, 1)}


@rule("SMB-COR-03")
def test_bribes_are_added_to_the_purses() -> None:
    t = bid(bidding(number_top=[1], pirates={1: {"purse": 4}, 3: {"purse": 1}}), 0, 1, 2, 3)
    assert t.purses() == [6, 1, 2, 1]


@rule("SMB-COR-03")
@pytest.mark.parametrize(("share", "purses"), [(4, [0, 4, 1, 0]), (5, [0, 5, 0, 0]), (6, [0, 5, 0, 0])])
def test_a_bribe_below_the_first_share_goes_to_the_drawn_pirate(share: int, purses: list[int]) -> None:
    source = (game.folder / game.figures_files[0]).read_text(encoding="utf-8")
    dearer, changes = re.subn(r"(bribe_first_share = \{ value =) 2", rf"\1 {share}", source)  # 2 is always there
    assert changes == 1
    own = game.with_figures(dearer)
    state = own.read_state(bidding(number_top=[2]).position)
    for slot in range(4):
        state.play(3 - slot, own.parse(f"bid {slot}"))
    assert [pirate["purse"] for pirate in own.table_view(state)["pirates"]] == purses


# -- SMB-COR-04


@rule("SMB-COR-04")
@pytest.mark.parametrize(("improvement", "values"), [("sailor-sail", (2, 6, 7)), ("sailor-cannon", (3, 6, 6))])
def test_the_drawn_pirate_takes_an_improvement_for_good(improvement: str, values: tuple[int, ...]) -> None:
    t = bid(bidding(number_top=[3], improvement_top=[improvement]), 0, 1, 2, 3)
    pirate = t.pirate(3)
    assert pirate["improvements"] == [improvement]
    assert (pirate["cannons"], pirate["sailors"], pirate["sails"]) == values
    assert [t.pirate(number)["improvements"] for number in (1, 2, 4)] == [[], [], []]
    assert t.seen["improvements"] == [3, 4]
    t.do("end", "end", "end", "end")
    assert t.pirate(3)["improvements"] == [improvement]


@rule("SMB-COR-04")
def test_the_first_stack_comes_before_the_second() -> None:
    taken = ["sailor-sail", "sailor-sail", "sailor-cannon"]
    for luck in range(10):
        t = Table(bidding(number_top=[1], pirates={2: {"improvements": taken}}).state, luck)
        assert t.seen["improvements"] == [1, 4]
        bid(t, 0, 1, 2, 3)
        assert t.pirate(1)["improvements"] == ["sailor-cannon"]
        assert t.seen["improvements"] == [0, 4]


@rule("SMB-COR-04")
def test_when_no_improvement_is_left_nothing_is_taken() -> None:
    four = ["sailor-sail", "sailor-sail", "sailor-cannon", "sailor-cannon"]
    pirates = {2: {"improvements": four}, 3: {"improvements": four}}
    t = bid(bidding(number_top=[1], pirates=pirates), 0, 1, 2, 3)
    assert t.told("improved") == []
    assert t.pirate(1)["improvements"] == []


@rule("SMB-COR-02", "SMB-RND-01")
def test_pirates_are_bribed_every_round_from_the_second_on() -> None:
    t = next_round(round=1, dice={"change": ["0"]})
    assert t.purses() == [0, 0, 0, 0]
    bid(t, 0, 1, 2, 3)
    assert sum(t.purses()) == 5
