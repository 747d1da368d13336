"""Pirate King, watched by an onlooker who reckons everything again from what all can see, in games of chance."""

from random import Random
from typing import Any

import pytest

from flibuste.kit.game import Event
from tests.amounts import amount
from tests.clauses import rule
from tests.games.pirate_king.table import CARDS, Table, dealt

RELICS = [0, 1, 4, 8, 13]


def face(laid: dict[str, Any]) -> dict[str, Any] | None:
    """The printed side that counts: that of the card copied, none of a card face down or blank."""
    if laid["down"] or laid["as"] == "blank":
        return None
    return CARDS[laid["as"] or laid["card"]]


def shown(area: list[dict[str, Any]], symbol: str) -> int:
    faces = [each for each in map(face, area) if each]
    figures = {"sword": "swords", "gold": "gold", "curse": "curses", "crown": "crowns"}
    if symbol in figures:
        return sum(each[figures[symbol]] for each in faces)
    return sum(each["symbols"].count(symbol) for each in faces)


def sums(area: list[dict[str, Any]]) -> tuple[int, int, int]:
    """Swords, gold and curses, bonuses included."""
    swords, gold = shown(area, "sword"), shown(area, "gold")
    for each in map(face, area):
        for effect in each["effects"] if each else []:
            if effect["kind"] == "gain_per":
                swords += effect["swords"] * shown(area, effect["symbol"])
                gold += effect["gold"] * shown(area, effect["symbol"])
    return swords, gold, shown(area, "curse")


class Onlooker:
    """Sees every event and every table, and objects to whatever does not follow."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.players = t.state.players
        self.captain = t["captain"]
        self.takers: list[int] = []  # who took, in order
        self.tied: list[int] = []
        self.values: list[int] = []  # of the ties of this contest
        self.round = 0

    def watch(self, events: list[Event]) -> None:
        for event in events:
            told: dict[str, Any] = dict(event.args)
            self.hear(event.key, told, int(told["seat"][1:]) if "seat" in told else -1)
        self.look()

    def hear(self, key: str, told: dict[str, Any], seat: int) -> None:
        if key == "round":
            assert told["round"] == self.round + 1
            self.round += 1
        elif key == "captain":
            self.captain = seat
        elif key == "token":
            assert seat == self.captain
            self.captain = int(told["other"][1:])
        elif key == "sank":
            assert told["curses"] >= 3
        elif key in ("battle", "looting"):
            self.takers, self.tied, self.values = [], [], []
        elif key == "tied":
            assert all(told["value"] < value for value in self.values)
            self.values.append(told["value"])
            self.tied = []
        elif key == "placed":
            self.tied.append(seat)
            assert told["n"] == len(self.tied)
        elif key in ("took-monster", "took-loot"):
            assert seat not in self.takers
            assert CARDS[told["card"]]["kind"] == key.removeprefix("took-")
            self.takers.append(seat)

    def look(self) -> None:
        view = self.t.view
        assert view["captain"] == self.captain
        for seat, pirate in enumerate(view["seats"]):
            own = [laid for laid in pirate["area"] if laid["owner"] == seat]
            if pirate["state"] == "sunk":
                assert own == []
                assert (pirate["swords"], pirate["gold"], pirate["curses"]) == (-1, -1, 0)
            else:
                assert (pirate["swords"], pirate["gold"], pirate["curses"]) == sums(pirate["area"])
            if view["phase"] == "reveal":
                assert pirate["curses"] < 3
            self.count(view, seat)
        if view["phase"] in ("monster", "loot"):
            self.rank(view)
        if view["phase"] == "reveal":
            assert any(pirate["state"] == "sea" for pirate in view["seats"])

    def count(self, view: dict[str, Any], seat: int) -> None:
        owned = view["seats"][seat]["owned"]
        relics = sum("relic" in CARDS[card]["symbols"] for card in owned)
        assert view["seats"][seat]["relics"] == relics
        crowns = sum(CARDS[card]["crowns"] for card in owned) + RELICS[min(relics, 4)] + (self.captain == seat)
        assert view["seats"][seat]["crowns"] == crowns

    def rank(self, view: dict[str, Any]) -> None:
        """Who chooses has no less than any who has not chosen yet, and follows the order named among equals."""
        (seat,) = self.t.pending()
        figure = "swords" if view["phase"] == "monster" else "gold"
        ranks = [pirate[figure] for pirate in view["seats"]]
        waiting = [other for other in range(self.players) if other not in self.takers]
        assert ranks[seat] == max(ranks[other] for other in waiting)
        assert [ranks[taker] for taker in self.takers] == sorted((ranks[taker] for taker in self.takers), reverse=True)
        equals = [other for other in range(self.players) if ranks[other] == ranks[seat]]
        if len(equals) > 1:
            assert set(self.tied) <= set(equals)
            assert next(other for other in self.tied if other in waiting) == seat

    def judge(self) -> None:
        """The end: most crowns, five relics before all, the Captain in ties."""
        seats = self.t.view["seats"]
        collectors = [seat for seat in range(self.players) if seats[seat]["relics"] >= 5]
        fleet = collectors or list(range(self.players))
        best = max(seats[seat]["crowns"] for seat in fleet)
        tied = [seat for seat in fleet if seats[seat]["crowns"] == best]
        (winner,) = self.t.winners
        assert winner in tied
        if self.captain in tied:
            assert winner == self.captain
        assert self.round == 7


@rule("PK-REV-09", "PK-SNK-02", "PK-BAT-01", "PK-LOT-01", "PK-TIE-03", "PK-END-02", "PK-END-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_follows_from_what_all_can_see(players: int) -> None:
    for luck in range(amount(12, 400)):
        dice = Random(luck)
        t = dealt(players, luck=luck, setup=dice.choice(["choose", "deal"]))
        t.luck = luck * 1000
        onlooker = Onlooker(t)
        onlooker.watch(t.events)
        while t.pending():
            seat = dice.choice(t.pending())
            legal = t.legal(seat)
            # Fewer stops than by chance: longer rounds show more.
            move = "reveal" if "reveal" in legal and dice.random() < 0.7 else dice.choice(legal)
            onlooker.watch(t.play(seat, move).events)
        onlooker.judge()


def test_the_games_watched_reveal_every_card() -> None:
    """Chance alone brings all 103 cards into play."""
    seen: set[str] = set()
    luck = 0
    while len(seen) < len(CARDS):
        dice = Random(luck)
        t = dealt(5, luck=luck, setup="deal")
        luck += 1
        while t.pending():
            seat = dice.choice(t.pending())
            legal = t.legal(seat)
            t.play(seat, "reveal" if "reveal" in legal and dice.random() < 0.7 else dice.choice(legal))
            seen |= {event["card"] for event in t.told("revealed")}
        assert luck < 200, f"never revealed: {set(CARDS) - seen}"
