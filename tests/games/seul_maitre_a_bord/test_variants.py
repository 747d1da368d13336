"""Seul Maître à Bord, section 23: variants."""

from collections import Counter
from random import Random

import pytest

from flibuste.kit.errors import BadOption
from tests.amounts import amount
from tests.clauses import rule
from tests.games.seul_maitre_a_bord.table import (
    GOODS,
    PORTS,
    Table,
    chart_of,
    game,
    last_turn,
    new_game,
    next_round,
    random_plays,
    table,
)

# -- SMB-VAR-01


@rule("SMB-VAR-01")
def test_the_length_of_the_game_is_chosen_before_it() -> None:
    (option,) = game.options
    assert (option.name, option.default, option.clause) == ("rounds", "8", "SMB-VAR-01")
    assert set(option.choices) == {"8", "6", "4"}
    for value in ("5", "0", 5, True):
        with pytest.raises(BadOption):
            game.new(4, {"rounds": value})


@rule("SMB-VAR-01")
@pytest.mark.parametrize("rounds", ["8", "6", "4"])
def test_the_length_of_the_game_may_be_given_as_a_number(rounds: str) -> None:
    assert game.options_of(game.new(4, {"rounds": int(rounds)})) == {"rounds": rounds}


@rule("SMB-VAR-01")
@pytest.mark.parametrize("rounds", ["8", "6", "4"])
def test_the_game_ends_after_so_many_rounds(rounds: str) -> None:
    last = int(rounds)
    assert last_turn(round=last, options={"rounds": rounds}).do("end").is_over()
    t = last_turn(round=last - 1, options={"rounds": rounds}, dice={"change": ["0"]}).do("end")
    assert (t.round, t.is_over()) == (last, False)


@rule("SMB-VAR-01")
def test_nothing_else_changes() -> None:
    for rounds in ("4", "6", "8"):
        t = new_game(4, 7, rounds=rounds)
        assert [seat["money"] for seat in t.seen["seats"]] == [20] * 4
        assert t.seen["rounds"] == int(rounds)
        shown = {**t.seen, "rounds": 0}
        assert shown == {**new_game(4, 7).seen, "rounds": 0}


@rule("SMB-VAR-01")
def test_short_games_of_random_players_last_4_rounds() -> None:
    for play in random_plays(amount(3, 60), rounds="4"):
        if play.over:
            assert Table(play.state).round == 4


# -- SMB-VAR-02 and -03


@rule("SMB-VAR-02", "SMB-VAR-03", "SMB-MAP-09")
@pytest.mark.parametrize(("players", "unused"), [(3, 1), (2, 2)])
def test_players_lay_all_tiles_and_the_first_the_unused_ports(players: int, unused: int) -> None:
    t = new_game(players, 3)
    first = t.order[0]
    chance = Random(3)
    tiles: Counter[int] = Counter()
    ports: list[int] = []
    asked_for_ports: list[int] = []
    turns: list[int] = []
    while t.phase in ("tile", "cell", "turn", "port"):
        if t.phase == "port":
            asked_for_ports.append(t.actor)
        t.do(chance.choice(sorted(t.legal())))
        tiles.update(int(event["seat"][1:]) for event in t.told("laid"))
        turns += [int(event["seat"][1:]) for event in t.told("laid")]
        ports += [int(event["seat"][1:]) for event in t.told("port-laid")]
    assert tiles.total() == 16
    assert turns == [t.order[n % players] for n in range(16)]
    assert ports == [*t.order, *[first] * unused]
    assert asked_for_ports == ports[:-1]  # the last corner is no question
    assert len({tile.tile for tile in chart_of(t.seen).values()}) == 25


@rule("SMB-VAR-02", "SMB-VAR-03")
@pytest.mark.parametrize("players", [2, 3])
def test_an_unused_port_is_an_ordinary_port(players: int) -> None:
    t = table({0: {"at": PORTS["sugar"]}}, players=players).do("market", "buy sugar")
    assert (t.cargo(0), t.money(0)) == ({"sugar": 1}, 18)


@rule("SMB-VAR-02", "SMB-VAR-03", "SMB-COR-01")
@pytest.mark.parametrize(
    ("players", "neutral", "slots", "order", "bribe", "bank"),
    [
        (3, [2], (0, 1, 4), [0, 1, 2], 6, 1),  # the neutral bid is second
        (3, [2], (3, 1, 4), [0, 2, 1], 7, 3),
        (2, [1, 3], (0, 2), [0, 1], 5, 1),
        (2, [1, 3], (4, 5), [0, 1], 9, 4),
        (2, [1, 3], (4, 0), [1, 0], 7, 1),
    ],
)
def test_neutral_bids_occupy_slots_and_take_no_turn(
    players: int, neutral: list[int], slots: tuple[int, ...], order: list[int], bribe: int, bank: int
) -> None:
    seats = {0: {"vp": 9}}  # who bids last
    t = next_round(seats, players=players, dice={"change": ["0"]}, storms=["2,2", "2,3"])
    assert t.seen["neutral"] == neutral
    assert [event["price"] for event in t.told("neutral-bid")] == neutral
    for slot in neutral:
        clause, told = t.refusal(f"bid {slot}")
        assert (clause, told["price"]) == ("SMB-INI-02", slot)
    bidders = []
    for slot in slots:
        bidders.append(t.actor)
        t.do(f"bid {slot}")
    assert bidders[-1] == 0
    (told_bribe,) = t.told("bribe")
    assert (told_bribe["doubloons"], told_bribe["bank"]) == (bribe, bank)
    assert sum(t.purses()) == bribe
    assert t.order == order


@rule("SMB-VAR-02", "SMB-VAR-03")
@pytest.mark.parametrize(("players", "closed"), [(4, 0), (3, 1), (2, 2)])
def test_the_last_slots_of_every_row_are_closed(players: int, closed: int) -> None:
    lengths = {"sugar": 6, "rum": 6, "coffee": 6, "vanilla": 6, "spices": 5, "gold": 5}
    for goods in GOODS:
        port = "sugar" if goods != "sugar" else "rum"
        slots = lengths[goods] - closed
        ship = {0: {"at": PORTS[port], "cargo": {goods: 1}}}
        t = table(ship, players=players, market={goods: slots})
        assert len(t.seen["market"][goods]["slots"]) == slots
        assert t.do("market", f"sell {goods}").told("sold") == []
        t = table(ship, players=players, market={goods: slots - 1}).do("market", f"sell {goods}")
        assert len(t.told("sold")) == 1


@rule("SMB-VAR-02", "SMB-VAR-03")
def test_four_players_have_no_neutral_bids() -> None:
    t = next_round(dice={"change": ["0"]})
    assert (t.seen["neutral"], t.told("neutral-bid")) == ([], [])
