"""Tables of Seul Maître à Bord for the clause tests: a position in a line or two, verbs to play it and facts to read.

    t = table({0: {"at": "1,1", "sailors": 3}}, wind="W", dice={"red": ["sail"]})
    t.do("sail W", "done")
    assert t.at(0) == "1,0"

It is seat 0's turn in round 2, on the map `CHART`. Ships and pirates that a test does not mention lie in their ports
and lairs and have fought already, so that they take no part in anything.

    0,0 vanilla port   0,1 site B        0,2 lair 1      0,3 open sea          0,4 coffee port
    1,0 open sea       1,1 site A        1,2 site C      1,3 cape (S, W land)  1,4 open sea
    2,0 cape           2,1 lair 2        2,2 the centre  2,3 cape, site D      2,4 lair 3
    3,0 (storm)        3,1 headland      3,2 headland    3,3 cape, lair 4      3,4 long island, site E
    4,0 sugar port     4,1 (storm)       4,2 cape        4,3 long island       4,4 rum port
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from flibuste.kit.game import Event, find_game
from flibuste.kit.play import Play
from flibuste.kit.seal import SeededLuck
from flibuste.kit.state import Journal, State, legal_moves
from tests.games.seul_maitre_a_bord.chart import Cell, Chart, Laid, drawn

game = find_game("seul-maitre-a-bord")

CHART = drawn(
    "P1 3  | T05 0 | T06 0 | T03 0 | P2 0",
    "T02 0 | T04 0 | T11 1 | T16 2 | T01 0",
    "T15 1 | T12 3 | C0 0  | T17 0 | T13 3",
    "T10 0 | T09 1 | T07 3 | T18 1 | T20 1",
    "P4 2  | T08 1 | T14 2 | T19 0 | P3 1",
)
STORMS = ["3,0", "4,1"]
PORTS = {"vanilla": "0,0:port", "coffee": "0,4:port", "rum": "4,4:port", "sugar": "4,0:port", "centre": "2,2:port"}
SITES = {"A": "1,1", "B": "0,1", "C": "1,2", "D": "2,3:1", "E": "3,4"}
LAIRS = {1: "0,2:lair", 2: "2,1:lair", 3: "2,4:lair", 4: "3,3:lair"}
GOODS = ["sugar", "rum", "coffee", "vanilla", "spices", "gold"]
FAMILIES = ["mammals", "fruits", "reptiles", "birds", "insects"]
SPECIALITIES = ["navigator", "captain", "engineer", "scientist", "trader"]
PIRATES = [1, 2, 3, 4]

CORSAIR: dict[str, Any] = {"type": "corsair"}

Fields = dict[str, Any]
Dice = Mapping[str, Sequence[str]]


class Table:
    """A state with the questions and verbs that the tests use."""

    def __init__(self, state: State, luck: int = 1) -> None:
        self.state = state
        self.luck = luck
        self.events: list[Event] = []  # of the last verb

    def copy(self) -> "Table":
        return Table(self.state.copy(), self.luck)

    # -- verbs

    def play(self, seat: int, *moves: str) -> "Table":
        """Make these moves, each of which must be legal."""
        self.events = []
        for move in moves:
            self._make(seat, move)
        return self

    def do(self, *moves: str) -> "Table":
        """The same for whoever is asked."""
        self.events = []
        for move in moves:
            self._make(self.actor, move)
        return self

    def _make(self, seat: int, move: str) -> None:
        code = game.parse(move)
        refusal = game.why_not(self.state, seat, code)
        assert refusal is None, f"{move} is refused: {refusal}"
        assert code in legal_moves(self.state, seat), f"{move} is not refused, but not legal either"
        self.luck += 1
        self.state.reseed(self.luck)
        journal = Journal()
        self.state.journal = journal
        self.state.play(seat, code)
        self.state.journal = None
        self.events += [game.event(note) for note in journal.notes]
        check_ships(self.seen)

    # -- what may be done

    @property
    def asked(self) -> list[int]:
        return [seat for seat in range(self.state.players) if self.state.pending() >> seat & 1]

    @property
    def actor(self) -> int:
        """The one seat that is asked."""
        (seat,) = self.asked
        return seat

    @property
    def phase(self) -> str:
        return str(self.seen["phase"])

    @property
    def question(self) -> tuple[int, str]:
        return self.actor, self.phase

    def legal(self, seat: int | None = None) -> set[str]:
        asked = self.actor if seat is None else seat
        return {game.notation(move) for move in legal_moves(self.state, asked)}

    def offered(self, *words: str) -> set[str]:
        """The legal moves of who is asked that begin with one of these words."""
        return {move for move in self.legal() if move.split()[0] in words}

    def refusal(self, move: str, seat: int | None = None) -> tuple[str, dict[str, Any]]:
        """The clause against a move of who is asked, and what its sentence tells."""
        code = game.parse(move)
        who = self.actor if seat is None else seat
        refusal = game.why_not(self.state, who, code)
        assert refusal is not None, f"{move} is legal"
        assert code not in legal_moves(self.state, who), f"{move} is refused, but legal all the same"
        return refusal.clause, dict(refusal.text.args)

    def clause(self, move: str, seat: int | None = None) -> str:
        return self.refusal(move, seat)[0]

    def reason(self, move: str) -> str:
        """The key of the sentence against a move."""
        refusal = game.why_not(self.state, self.actor, game.parse(move))
        assert refusal is not None, f"{move} is legal"
        return refusal.text.key

    def label(self, move: str) -> dict[str, Any]:
        """What the label of a move tells."""
        return dict(game.label(self.state, self.actor, game.parse(move)).args)

    def missing(self, move: str) -> set[Any]:
        """The values that the sentence against a move tells."""
        return set(self.refusal(move)[1].values())

    # -- what everybody sees

    @property
    def seen(self) -> Mapping[str, Any]:
        return game.table_view(self.state)

    def own(self, seat: int) -> Mapping[str, Any]:
        return game.own_view(self.state, seat)

    def seat(self, seat: int) -> Mapping[str, Any]:
        shown: Mapping[str, Any] = self.seen["seats"][seat]
        return shown

    def pirate(self, number: int) -> Mapping[str, Any]:
        shown: Mapping[str, Any] = self.seen["pirates"][number - 1]
        return shown

    def at(self, seat: int) -> str:
        return str(self.seat(seat)["at"])

    def pirate_at(self, number: int) -> str:
        return str(self.pirate(number)["at"])

    def money(self, seat: int) -> int:
        return int(self.seat(seat)["money"])

    def vp(self, seat: int) -> int:
        return int(self.seat(seat)["vp"])

    def tokens(self, seat: int) -> int:
        return int(self.seat(seat)["tokens"])

    def crew(self, seat: int) -> tuple[int, int, int, int]:
        """Sailors in the hold, in the sails, on deck and on leaks."""
        shown = self.seat(seat)
        return shown["sailors"], shown["sails"], shown["deck"], shown["leaks"]

    def cargo(self, seat: int) -> dict[str, int]:
        return {goods: n for goods, n in self.seat(seat)["cargo"].items() if n}

    def discoveries(self, seat: int) -> set[str]:
        return set(self.seat(seat)["discoveries"])

    def levels(self, seat: int) -> dict[str, int]:
        return {speciality: n for speciality, n in self.seat(seat)["specialists"].items() if n}

    def delivered(self, seat: int) -> dict[str, str]:
        """The delivered tokens and their families."""
        return {each["token"]: each["family"] for each in self.seat(seat)["delivered"]}

    def leader(self, speciality: str) -> int | None:
        holder: int | None = self.seen["leaders"][speciality]
        return holder

    def cubes(self, goods: str) -> int:
        return int(self.seen["market"][goods]["cubes"])

    def left_on(self, site: str) -> tuple[int, int, int]:
        """How many known, rare and new tokens lie on a site."""
        left = self.seen["sites"][site]["left"]
        return left["known"], left["rare"], left["new"]

    def purses(self) -> list[int]:
        return [pirate["purse"] for pirate in self.seen["pirates"]]

    def treasures(self) -> list[int]:
        return [pirate["treasure"] for pirate in self.seen["pirates"]]

    @property
    def round(self) -> int:
        return int(self.seen["round"])

    @property
    def order(self) -> list[int]:
        return list(self.seen["order"])

    def is_over(self) -> bool:
        return self.asked == []

    @property
    def winners(self) -> set[int]:
        return {seat for seat in range(self.state.players) if self.state.winners() >> seat & 1}

    # -- what only the position tells

    @property
    def position(self) -> dict[str, Any]:
        heading = {"players": self.state.players, "options": game.options_of(self.state)}
        return heading | game.write_state(self.state)

    # -- what was told

    def told(self, key: str) -> list[dict[str, Any]]:
        """What the last verb told under this key."""
        return [dict(event.args) for event in self.events if event.key == key]

    def told_to(self, seat: int, key: str) -> list[dict[str, Any]]:
        """The same, as far as a seat (-1: a spectator) heard it."""
        return [dict(event.args) for event in self.events if event.key == key and event.heard_by(seat)]

    def steps(self) -> list[int]:
        """What each step of the last verb cost."""
        kinds = ("sailed", "entered", "left", "storm-entered")
        return [int(event.args["cost"]) for event in self.events if event.key in kinds]

    def faces(self, key: str) -> list[str]:
        return [str(event["face"]) for event in self.told(key)]


# -- positions


def cell_name(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def cell_of(space: str) -> Cell:
    row, column = space.partition(":")[0].split(",")
    return int(row), int(column)


def written(chart: Mapping[Cell, Laid]) -> dict[str, str]:
    return {
        cell_name(cell): f"{tile.tile}/{tile.quarters}{'r' if tile.reverse else ''}" for cell, tile in chart.items()
    }


def chart_of(seen: Mapping[str, Any]) -> Chart:
    """The map that a view shows."""
    return {cell_of(cell): Laid(tile["tile"], tile["turn"], tile["reverse"]) for cell, tile in seen["map"].items()}


def table(
    seats: Mapping[int, Fields] | None = None,
    *,
    players: int = 4,
    pirates: Mapping[int, Fields] | None = None,
    wind: str = "N",
    storms: Sequence[str] = STORMS,
    dice: Dice | None = None,
    chart: Mapping[Cell, Laid] = CHART,
    phase: str = "act",
    round: int = 2,
    options: Mapping[str, bool | int | str] | None = None,
    **more: Any,
) -> Table:
    """A table at which it is seat 0's turn, unless told otherwise."""
    seats, pirates = seats or {}, pirates or {}
    idle = {"fought": True} if phase == "act" else {}
    position: dict[str, Any] = {
        "players": players,
        "options": dict(options or {}),
        "phase": phase,
        "round": round,
        "map": written(chart),
        "wind": wind,
        "storms": list(storms),
        "dice": {kind: list(faces) for kind, faces in (dice or {}).items()},
        "seats": [dict(seats.get(seat, {} if seat == 0 else idle)) for seat in range(players)],
        "pirates": [dict(pirates.get(number, idle)) for number in PIRATES],
    }
    return Table(game.read_state(position | more))


def last_turn(seats: Mapping[int, Fields] | None = None, **more: Any) -> Table:
    """It is the turn of seat 0, which is the last of its round: the order was 1, 2, 3, 0."""
    players = more.get("players", 4)
    return table(seats, order=[*range(1, players), 0], turn=players - 1, **more)


def next_round(seats: Mapping[int, Fields] | None = None, **more: Any) -> Table:
    """The last turn has ended, and the next round was prepared as far as nobody is asked."""
    return last_turn(seats, **more).do("end")


def new_game(players: int = 4, luck: int = 1, **options: bool | int | str) -> Table:
    """A new game at its first decision, which has told of the deal."""
    journal = Journal()
    state = game.new(players, options, luck, journal)
    state.journal = None
    t = Table(state, luck)
    t.events = [game.event(note) for note in journal.notes]
    return t


# -- fights


def duel(
    attacker: Fields | None = None,
    defender: Fields | None = None,
    *,
    shot: Sequence[str] = (),
    broadside: Sequence[str] = (),
    **more: Any,
) -> Table:
    """Seat 0 has sailed to 1,0 and engaged seat 1 there; `shot` and `broadside` are the dice to come.

    The attacker's white dice come before the defender's.
    """
    seats = {0: {"at": "1,1", **(attacker or {})}, 1: {"at": "1,0", **(defender or {})}, **more.pop("seats", {})}
    t = table(seats, wind="W", dice={"red": shot, "white": broadside, **more.pop("dice", {})}, **more).do("sail W")
    return t.do("engage 2") if t.phase == "engage" else t


def fight(t: Table, attack: int = 0, defence: int = 0, *, shot: str = "spare") -> Table:
    """No recovery, this initial shot, and as many cannons crewed; then on to the first question of another kind."""
    events = list(t.events)
    crews = [attack, defence]
    while t.phase in ("ready", "shot", "crew"):
        if t.phase == "crew":
            side = 0 if player_of(t, t.seen["combat"]["attacker"]) == t.actor else 1
            t.do(f"crew {crews[side]}")
        else:
            t.do("fight" if t.phase == "ready" else shot)
        events += t.events
    t.events = events
    return t


def player_of(t: Table, ship: int) -> int | None:
    """Who decides for a ship."""
    if ship < t.state.players:
        return ship
    controller: int | None = t.seen["pirates"][ship - 4]["controller"]
    return controller


# -- SMB-TRM-06 to -10, checked after every move of every test

BOARDS = {  # hold, sailors in it, sails, deck
    "merchant": (9, 6, 4, 5),
    "corsair": (8, 8, 6, 7),
}
SAILOR_CUBES = 12


def check_ships(seen: Mapping[str, Any]) -> None:
    """Hold, load and speed of every ship are what the terms say."""
    for number, ship in enumerate(seen["seats"]):
        spaces, limit, sails, deck = BOARDS[ship["type"]]
        spaces += 2 * ship["extensions"]
        limit += 2 * ship["extensions"]
        cubes = sum(ship["cargo"].values())
        aboard = ship["sailors"] + ship["leaks"]
        used = aboard + cubes + len(ship["discoveries"])
        assert (ship["spaces"], ship["limit"], ship["strength_limit"]) == (spaces, limit, deck), number
        if seen["phase"] != "overload":  # in which too much is thrown overboard
            assert used <= spaces, f"seat {number} holds {used} in {spaces} spaces"
            assert ship["free"] == spaces - used
        assert aboard <= limit, f"seat {number} has {aboard} sailors in the hold, {limit} at most"
        assert ship["load"] == max(0, cubes - 1)
        card = 1 if seen["leaders"]["navigator"] == number else 0
        assert ship["speed"] == max(0, sails + ship["upgrade"] + card - ship["load"] - ship["sail_damage"])
        assert ship["free_sails"] == max(0, ship["speed"] - ship["sails"])
        assert aboard + ship["sails"] + ship["deck"] <= SAILOR_CUBES
        assert ship["sail_damage"] <= sails + ship["upgrade"]
        assert ship["cannon_damage"] <= ship["cannons"]
        assert min(ship["money"], ship["vp"], ship["tokens"]) >= 0


# -- games of players who choose at random


# What chance alone would do too often, or hardly ever.
DULL = ("end", "bank", "done", "throw", "reinforce", "recover", "spare")
RARE = ("sell", "deliver", "discover", "study", "take", "hire", "train", "letter", "port", "loot", "lair")


def random_plays(games: int, players: Sequence[int] = (2, 3, 4), **options: bool | int | str) -> Iterator[Play]:
    """Each game is given at its first decision and at every later one, up to its end."""
    for seed in range(games):
        chance = Random(seed)
        play = Play(game, players[seed % len(players)], options, SeededLuck(seed))
        yield play
        while not play.over:
            play.move(some_move(play.legal_moves(), chance))
            yield play


def some_move(moves: Sequence[str], chance: Random) -> str:
    lively = [move for move in moves if move.split()[0] not in DULL]
    rare = [move for move in moves if move.split()[0] in RARE]
    (liked,) = chance.choices([rare or lively or moves, lively or moves, moves], [5, 3, 2])
    return chance.choice(liked)


def busy_table(seed: int) -> Table:
    """Four laden ships with crews and specialists, close to each other and to pirates, in the middle of a game."""
    chance = Random(seed)
    waters = ["0,1", "0,2", "1,0", "1,1", "1,2", "1,3", "2,1", "2,2", "2,3:1", "2,2:port", "0,0:port", "0,4:port"]
    seats: dict[int, Fields] = {}
    for seat in range(4):
        corsair = chance.random() < 0.5
        speciality = SPECIALITIES[(seed + seat) % 5]
        most = 3 if corsair or speciality in ("navigator", "trader") else 1
        seats[seat] = {
            "type": "corsair" if corsair else "merchant",
            "at": chance.choice(waters),
            "sailors": chance.randint(2, 4),
            "sails": chance.randint(0, 2),
            "cargo": dict.fromkeys(chance.sample(GOODS, chance.randint(1, 2)), 1),
            "discoveries": [f"{'ABCD'[seat]}{chance.randint(1, 6)}"],
            "money": chance.randint(0, 25),
            "vp": chance.randint(0, 9),
            "specialists": {speciality: chance.randint(1, most)},
            "unbound": chance.randint(0, 1),
            "sail_damage": chance.randint(0, 1),
            "cannon_damage": chance.randint(0, 1),
        }
    pirates: dict[int, Fields] = {
        number: {"at": chance.choice(waters[:9]), "purse": chance.randint(0, 7), "treasure": 3 * chance.randint(0, 2)}
        for number in PIRATES
    }
    order = chance.sample(range(4), 4)
    filled = {goods: chance.randint(0, 5) for goods in GOODS}
    t = table(
        seats, pirates=pirates, wind=chance.choice(["N", "E", "SW"]), order=order, round=4, market=filled, faces={}
    )
    t.luck = 1000 * seed
    return t


# Chi-square, one in a thousand, by degrees of freedom.
LIMITS = {1: 10.8, 2: 13.8, 3: 16.3, 4: 18.5, 5: 20.5, 6: 22.5, 7: 24.3, 8: 26.1, 9: 27.9, 15: 37.7}


def assert_shares(counts: Counter[Any], shares: Mapping[Any, int]) -> None:
    """These outcomes, and no others, came as often as their shares say."""
    whole = sum(shares.values())
    assert set(counts) == set(shares)
    error = 0.0
    for outcome, share in shares.items():
        expected = counts.total() * share / whole
        error += (counts[outcome] - expected) ** 2 / expected
    assert error < LIMITS[len(shares) - 1], counts
