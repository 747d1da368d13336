"""Seul Maître à Bord, whole games by chance: what is offered and told, compared with the rulings told a second time."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from flibuste.kit.game import Event
from tests.amounts import amount
from tests.clauses import rule
from tests.games.seul_maitre_a_bord.chart import COMPASS, Chart, neighbour, opposite
from tests.games.seul_maitre_a_bord.table import (
    Table,
    busy_table,
    cell_name,
    cell_of,
    chart_of,
    random_plays,
    some_move,
)

Seen = Mapping[str, Any]
BUILDING = ("tile", "cell", "turn", "port")
COSTS = [0, 1, 1, 2, 2, 2, 1, 1]  # by eighths of a turn off the wind


def games(daily: int, full: int) -> Iterator[tuple[Table, Seen | None, list[Event]]]:
    """Every decision after the map is built: the table, what was seen before, and what was told since.

    Whole games, and as many times ten the middle of a game in which there is much to do.
    """
    before: Seen | None = None
    for play in random_plays(amount(daily, full)):
        t = Table(play.state)
        seen = t.seen
        if seen["phase"] in BUILDING:
            before = None
            continue
        yield t, before, play.events[-1]
        before = seen
    for seed in range(10 * amount(daily, full)):
        t, chance = busy_table(seed), Random(seed)
        before = None
        while t.round == 4:
            yield t, before, t.events
            before = t.seen
            t.do(some_move(sorted(t.legal()), chance))


# -- steps


def zone_of(space: str) -> int:
    _, _, zone = space.partition(":")
    return int(zone) if zone.isdigit() else 0


def haven_of(chart: Chart, space: str, kind: str) -> str | None:
    """The port or lair that opens to this sea zone."""
    feature = chart[cell_of(space)].feature
    if feature is None or not feature[0].startswith(kind) or feature[1] != zone_of(space):
        return None
    return f"{cell_name(cell_of(space))}:{kind}"


def steps_from(seen: Seen, space: str, points: int) -> dict[str, int]:
    """Tile steps and capes that so many points pay, with their costs: SMB-NAV-01 to -03, -06."""
    chart = chart_of(seen)
    cell, zone = cell_of(space), zone_of(space)
    found = {f"cape {other}": 1 for other in range(len(chart[cell].zones)) if other != zone}
    for gate in chart[cell].zones[zone]:
        there = neighbour(cell, gate)
        if there is not None and chart[there].zone_of(opposite(gate)) is not None:
            found[f"sail {gate}"] = COSTS[(COMPASS.index(gate) - COMPASS.index(seen["wind"])) % 8]
    return {move: cost for move, cost in found.items() if cost <= points}


def ship_steps(seen: Seen, seat: int) -> dict[str, int]:
    ship = seen["seats"][seat]
    points = min(ship["sailors"], ship["free_sails"])
    if ship["tokens"] == 0 and seen["moving"] is None:
        return {}
    if ship["at"].endswith(":port"):
        is_stormed = ship["at"].partition(":")[0] in seen["storms"]
        return {"leave": 1} if points and not is_stormed else {}
    found = steps_from(seen, ship["at"], points)
    return found | ({"port": 1} if points and haven_of(chart_of(seen), ship["at"], "port") else {})


def pirate_steps(seen: Seen, number: int) -> dict[str, int]:
    points = seen["moving"]["points"]
    at = seen["pirates"][number]["at"]
    if at.endswith(":lair"):
        return {"leave": 1} if points else {}
    found = steps_from(seen, at, points)
    lair = haven_of(chart_of(seen), at, "lair")
    is_free = all(pirate["at"] != lair for pirate in seen["pirates"])
    return found | ({"lair": 1} if points and lair and is_free else {})


@rule("SMB-NAV-01", "SMB-NAV-02", "SMB-NAV-03", "SMB-NAV-04", "SMB-NAV-06", "SMB-PIR-02", "SMB-PIR-03", "SMB-WND-06")
def test_the_steps_that_are_offered_are_those_of_the_chart() -> None:
    compared: Counter[str] = Counter()
    for t, _, _ in games(1, 10):
        seen = t.seen
        if seen["phase"] == "act" and "navigator" not in t.levels(t.actor):
            expected = ship_steps(seen, t.actor)
        elif seen["phase"] == "piracy":
            expected = pirate_steps(seen, seen["moving"]["ship"] - 4)
        else:
            continue
        assert t.offered("sail", "cape", "port", "leave", "lair") == set(expected)
        assert {move: cost for move, cost in (seen["costs"] or {}).items() if move in expected} == expected
        compared[seen["phase"]] += 1
    assert min(compared["act"], compared["piracy"]) > 50


# -- engagement


def ships_met(seen: Seen, mover: int, came: str | None) -> tuple[set[str], set[str]]:
    """Whom a ship must, or else may, engage where it has come to: sections 11 and 12."""
    ships = {f"engage {seat + 1}": ship for seat, ship in enumerate(seen["seats"])}
    if mover < 4:
        player, at = mover, seen["seats"][mover]["at"]
        for number, pirate in enumerate(seen["pirates"], 1):
            if pirate["controller"] != player:
                ships[f"engage pirate {number}"] = {**pirate, "type": "pirate"}
    else:
        player, at = seen["pirates"][mover - 4]["controller"], seen["pirates"][mover - 4]["at"]
    del ships[f"engage {player + 1}"]
    able = {move: ship for move, ship in ships.items() if not ship["fought"]}
    must = {move for move, ship in able.items() if ship["at"] == at and ship["type"] != "merchant"}
    havens = {haven_of(chart_of(seen), at, kind) for kind in ("port", "lair")} - {came, None}
    may = {move for move, ship in able.items() if ship["at"] in havens or ship["at"] == at} - must
    return must, may


@rule("SMB-ENG-02", "SMB-ENG-03", "SMB-ENG-04", "SMB-ENG-07", "SMB-BLK-01", "SMB-BLK-02", "SMB-BLK-04", "SMB-TRM-05")
def test_who_may_be_engaged_is_whom_the_rulings_name() -> None:
    asked = passed = 0
    for t, before, events in games(1, 15):
        seen = t.seen
        keys = [event.key for event in events]
        if seen["phase"] == "engage":
            moving = t.position["moving"]
            must, may = ships_met(seen, moving["ship"], moving.get("came"))
            assert t.legal() == (must or may | {"pass"})
            asked += 1
        elif before is not None and keys and keys[-1] in ("sailed", "left") and seen["moving"] is not None:
            last = {name: str(value) for name, value in events[-1].args.items()}
            mover = int(last["ship"][1:]) if last["ship"].startswith("#") else int(last["ship"][-1]) + 3
            has_fought = [*seen["seats"], *[None] * (4 - len(seen["seats"])), *seen["pirates"]][mover]["fought"]
            came = f"{cell_name(cell_of(last['space']))}:{last['kind']}" if keys[-1] == "left" else None
            assert has_fought or ships_met(seen, mover, came) == (set(), set())
            passed += 1
    assert asked > 3
    assert passed > 50


# -- the log tells every doubloon and every point

GAINS = ("banked", "sold", "sold-black", "trader-bonus", "shipyard", "treasure", "purse-taken")
PRICES = ("bought", "recruited", "hired", "sails", "extended", "cannon", "letter", "repaired", "trained")
RANSOMS = ("ransomed", "pairs-paid")
SCORES = ("sold", "sold-black", "delivered", "trader-bonus", "final")


class Books:
    """Money, points and purses as the events tell them."""

    def __init__(self, before: Seen) -> None:
        self.before = before
        self.money = Counter({f"#{seat}": ship["money"] for seat, ship in enumerate(before["seats"])})
        self.points = Counter({f"#{seat}": ship["vp"] for seat, ship in enumerate(before["seats"])})
        self.purses = Counter({f"@pirate-{n}": pirate["purse"] for n, pirate in enumerate(before["pirates"], 1)})
        self.treasure = Counter({n: pirate["treasure"] for n, pirate in enumerate(before["pirates"], 1)})

    def player_of(self, ship: str) -> str | None:
        if ship.startswith("#"):
            return ship
        controller = self.before["pirates"][int(ship[-1]) - 1]["controller"]
        return None if controller is None else f"#{controller}"

    def earn(self, ship: str, points: int) -> None:
        player = self.player_of(ship)
        if player is not None:
            self.points[player] += points

    def enter(self, event: Event) -> None:
        key, args = event.key, dict(event.args)
        seat, ship, doubloons = str(args.get("seat")), str(args.get("ship")), int(args.get("doubloons", 0))
        if key in GAINS:
            self.money[seat] += doubloons
        if key in PRICES + RANSOMS:
            self.money[seat] -= doubloons
        if key in SCORES:
            self.points[seat] += int(args["vp"])
        if key == "bid":
            self.money[seat] -= int(args["price"])
        elif key in ("won", "tied"):
            self.earn(ship, int(args["vp"]))
            if key == "tied":
                self.earn(str(args["other"]), int(args["vp"]))
        elif key == "looted-black":
            (self.money if ship.startswith("#") else self.purses)[ship] += doubloons
            self.earn(ship, 1)
        elif key == "purse":
            self.purses[ship] += doubloons
        elif key in ("upkeep", "buried", "purse-taken"):
            self.purses[ship] -= doubloons
            if key == "buried":
                self.treasure[int(ship[-1])] += doubloons
        elif key == "treasure":
            self.treasure[int(args["lair"])] -= doubloons


@rule("SMB-TRM-11", "SMB-PIR-04", "SMB-COR-03", "SMB-EOR-02", "SMB-CBT-12", "SMB-BNK-01")
def test_the_log_tells_every_doubloon_and_every_point() -> None:
    told: Counter[str] = Counter()
    for t, before, events in games(1, 15):
        if before is None:
            continue
        books = Books(before)
        for event in events:
            books.enter(event)
            told[event.key] += 1
        seen = t.seen
        for seat, ship in enumerate(seen["seats"]):
            assert ship["money"] == books.money[f"#{seat}"], [(event.key, event.args) for event in events]
            assert ship["vp"] == books.points[f"#{seat}"], [(event.key, event.args) for event in events]
        for number, pirate in enumerate(seen["pirates"], 1):
            assert pirate["purse"] == books.purses[f"@pirate-{number}"]
            assert pirate["treasure"] == books.treasure[number]
    for key in ("banked", "bid", "bought", "sold", "delivered", "won", "upkeep"):
        assert told[key], key


# -- bids


@rule("SMB-INI-01", "SMB-INI-02", "SMB-INI-03", "SMB-VAR-02", "SMB-VAR-03")
def test_bids_are_made_by_the_poorest_in_points_and_are_payable() -> None:
    asked = 0
    for play in random_plays(amount(2, 60)):
        t = Table(play.state)
        seen = t.seen
        if seen["phase"] != "bid":
            continue
        bids = {seat: ship["bid"] for seat, ship in enumerate(seen["seats"])}
        free = set(range(8)) - set(seen["neutral"]) - set(bids.values())
        waiting = [seat for seat, slot in bids.items() if slot is None]
        first = min(waiting, key=lambda seat: (seen["seats"][seat]["vp"], -seen["order"].index(seat)))
        assert t.actor == first
        ship = seen["seats"][first]
        assert t.legal() == {f"bid {slot}" for slot in free if slot <= ship["money"] + 2 * ship["tokens"]}
        asked += 1
    assert asked > 10
