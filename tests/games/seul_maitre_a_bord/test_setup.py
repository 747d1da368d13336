"""Seul Maître à Bord, section 2: setup."""

from collections import Counter
from random import Random

import pytest

from flibuste.kit.errors import BadOption
from tests.amounts import amount
from tests.clauses import rule
from tests.games.seul_maitre_a_bord.chart import COMPASS
from tests.games.seul_maitre_a_bord.table import (
    FAMILIES,
    PIRATES,
    Table,
    assert_shares,
    chart_of,
    game,
    new_game,
    next_round,
    table,
)

BUILDING = ("tile", "cell", "turn", "port")


def built(players: int = 4, luck: int = 1) -> Table:
    """A game at its first action; the map was laid at random."""
    t = new_game(players, luck)
    chance = Random(luck)
    events = t.events
    while t.phase in BUILDING:
        t.do(chance.choice(sorted(t.legal())))
        events = events + t.events
    t.events = events
    return t


@rule("SMB-SET-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_alike(players: int) -> None:
    t = built(players)
    assert len(t.seen["seats"]) == players
    for seat in range(players):
        shown = t.seat(seat)
        assert (shown["type"], shown["money"], shown["vp"], shown["tokens"]) == ("merchant", 20, 0, 4)
        assert t.crew(seat) == (4, 0, 0, 0)
        assert (shown["cannons"], shown["upgrade"], shown["extensions"]) == (1, 0, 0)
        assert (shown["sail_damage"], shown["cannon_damage"]) == (0, 0)
        assert (t.cargo(seat), shown["discoveries"], shown["delivered"]) == ({}, [], [])
        assert (t.levels(seat), shown["unbound"], shown["marks"]) == ({}, 0, [])
        assert (shown["fifth"], shown["owed"]) == (False, 0)
    assert (t.round, t.phase) == (1, "act")


@rule("SMB-SET-01")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(BadOption):
        game.new(players)


@rule("SMB-SET-02")
def test_there_are_five_piles_of_three_known_two_rare_and_one_new() -> None:
    t = built()
    assert set(t.seen["sites"]) == set("ABCDE")
    for site in "ABCDE":
        assert t.left_on(site) == (3, 2, 1)
        assert t.seen["sites"][site]["tokens"] == [f"{site}{n}" for n in range(1, 7)]


@rule("SMB-SET-02")
@pytest.mark.parametrize(("level", "rarity", "places", "copies"), [(0, "known", "123", 3), (1, "rare", "45", 2)])
def test_every_family_has_three_known_and_two_rare_tokens(level: int, rarity: str, places: str, copies: int) -> None:
    tokens = [f"{site}{place}" for site in "ABCDE" for place in places]
    families = [family for family in FAMILIES for _ in range(copies)]
    for last in ("mammals", "insects"):
        rest = list(families)
        rest.remove(last)
        faces = dict(zip(tokens[1:], rest, strict=True))
        t = table({0: {"at": "1,1", "specialists": {"scientist": level} if level else {}}}, faces=faces)
        t.do(f"discover {rarity}")
        assert t.own(0)["known"] == {tokens[0]: last}  # the only token that is left for the place


@rule("SMB-SET-02")
def test_every_family_has_one_new_token() -> None:
    faces = {"B6": "mammals", "C6": "fruits", "D6": "birds", "E6": "insects"}
    t = table({0: {"at": "1,1", "type": "corsair", "specialists": {"scientist": 2}}}, faces=faces).do("discover new")
    assert t.own(0)["known"] == {"A6": "reptiles"}


@rule("SMB-SET-02")
def test_the_tokens_are_shuffled() -> None:
    found = Counter(
        Table(table({0: {"at": "1,1"}}).state, luck).do("discover known").own(0)["known"]["A1"]
        for luck in range(amount(200, 2000))
    )
    assert_shares(found, dict.fromkeys(FAMILIES, 1))


@rule("SMB-SET-03", "SMB-MAP-01")
def test_turn_order_and_ports_are_dealt_at_random() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    ports: Counter[tuple[str, ...]] = Counter()
    for luck in range(amount(480, 4800)):
        seen = new_game(3, luck).seen
        orders[tuple(seen["order"])] += 1
        ports[tuple(seat["port"] for seat in seen["seats"])] += 1
    assert_shares(orders, {(a, b, 3 - a - b): 1 for a in range(3) for b in range(3) if a != b})
    assert len(ports) == 24
    assert_shares(
        Counter(first for first, _, _ in ports.elements()), dict.fromkeys(["vanilla", "coffee", "rum", "sugar"], 1)
    )


@rule("SMB-SET-03")
@pytest.mark.parametrize("luck", range(4))
def test_the_order_of_map_building_is_that_of_round_1(luck: int) -> None:
    begun, t = new_game(4, luck), built(4, luck)
    assert begun.actor == begun.order[0]
    assert t.order == begun.order
    assert t.actor == t.order[0]


@rule("SMB-SET-04")
def test_pirates_begin_with_2_cannons_5_sailors_6_sails_and_no_money() -> None:
    t = built()
    for number in PIRATES:
        pirate = t.pirate(number)
        assert (pirate["cannons"], pirate["sailors"], pirate["sails"]) == (2, 5, 6)
        assert (pirate["cannon_damage"], pirate["sailor_damage"], pirate["sail_damage"]) == (0, 0, 0)
        assert (pirate["purse"], pirate["treasure"], pirate["improvements"]) == (0, 0, [])
        assert (pirate["controller"], pirate["fought"]) == (None, False)


@rule("SMB-SET-05")
def test_eight_improvements_lie_in_two_stacks_and_no_number_is_drawn() -> None:
    seen = built().seen
    assert seen["improvements"] == [4, 4]
    assert seen["drawn"] == []


@rule("SMB-SET-05")
def test_numbers_and_improvements_are_shuffled() -> None:
    numbers: Counter[str] = Counter()
    improvements: Counter[str] = Counter()
    t = next_round(dice={"change": ["0"]})
    t.do("bid 0", "bid 1", "bid 2")
    for luck in range(amount(200, 2000)):
        drawn = Table(t.state.copy(), luck).do("bid 3")
        numbers[drawn.told("number")[0]["ship"]] += 1
        improvements[drawn.told("improved")[0]["improvement"]] += 1
    assert_shares(numbers, {f"@pirate-{number}": 1 for number in PIRATES})
    assert_shares(improvements, {"@improvement-sailor-sail": 1, "@improvement-sailor-cannon": 1})


@rule("SMB-SET-06")
@pytest.mark.parametrize(("players", "luck"), [(4, 1), (4, 2), (3, 3), (2, 4)])
def test_piles_pirates_and_ships_come_to_their_places(players: int, luck: int) -> None:
    t = built(players, luck)
    places: dict[str, str] = {}
    for (row, column), tile in chart_of(t.seen).items():
        if tile.feature is not None:
            places[tile.feature[0]] = f"{row},{column}"
    for number in PIRATES:
        assert t.pirate_at(number) == f"{places[f'lair {number}']}:lair"
    for seat in range(players):
        assert t.at(seat) == f"{places['port ' + t.seat(seat)['port']]}:port"
    for site in "ABCDE":
        assert t.seen["sites"][site]["space"].partition(":")[0] == places[f"site {site}"]


@rule("SMB-SET-07")
def test_the_first_wind_is_rolled_with_the_wind_die() -> None:
    winds: Counter[str] = Counter()
    t = new_game(2, 5)
    chance = Random(5)
    while t.phase in BUILDING:
        before, move = t.copy(), chance.choice(sorted(t.legal()))
        t.do(move)
    for luck in range(amount(240, 2400)):
        begun = Table(before.state.copy(), luck).do(move)
        winds[begun.seen["wind"]] += 1
        assert begun.told("wind-set") == [{"to": f"@wind-{begun.seen['wind']}"}]
    assert_shares(winds, dict.fromkeys(COMPASS, 1))


@rule("SMB-SET-06", "SMB-MAP-08")
def test_both_storms_lie_on_the_tiles_with_their_sign() -> None:
    t = built()
    cells = {f"{row},{column}" for (row, column), tile in chart_of(t.seen).items() if tile.tile in ("T02", "T03")}
    assert set(t.seen["storms"]) == cells
