"""Tables of Jamaica for the clause tests: a round with its cards in a line or two, verbs to play it and facts to read.

    t = table(day=(3, 3), cards={0: "forward/forward"}, spaces={2: 4}, hidden={2: ["gold-3"]})
    t.lay(fire=[6, 4])
    assert t.space(0) == 4

Everything begins where all choose their cards. `lay` lays the planned ones, and the game goes on to its next question.
Whoever has no plan loads food and gunpowder at Port Royal and meets nobody.

`captains_turn` makes a table that rests when seat 0 has played: seat 1 lies at the fork of space 32 and is asked for
its way. Ship 2 is then the one to meet, with two players the ghost ship.

Combat dice are thrown with words of luck that are tried until the wished faces show: `fire=[6, "star"]`.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from flibuste.kit.game import Event, find_game
from flibuste.kit.play import Play
from flibuste.kit.seal import SeededLuck
from flibuste.kit.state import Journal, State, legal_moves

game = find_game("jamaica")
WORDS = {language: game.words(language) for language in ("en", "fr")}
NAMES = ["Anne", "Bart", "Cid", "Dora", "Edward", "Flint"]

CARDS = [
    "forward/forward",
    "forward/backward",
    "backward/forward",
    "forward/food",
    "forward/powder",
    "food/forward",
    "food/powder",
    "gold/forward",
    "gold/gold",
    "powder/food",
    "powder/gold",
]
CALM = "food/powder"
LAIRS = [4, 9, 11, 19, 22, 25, 33, 37, 44]
IN_PILE = 9
CLASSIC = [
    *("gold-3", "gold-3", "gold-5", "gold-7", "gold-7", "cursed-2", "cursed-3", "cursed-4"),
    *("map", "saber", "beth", "sixth"),
]
FULL = [*CLASSIC, "rum", "sextant", "anchor"]
GHOST = 2  # the number of the ghost ship, with two players
WAITING_FORK = 32

START_HOLDS = ["food 3", "gold 3"]
RICH = ["food 20", "gold 20"]  # pays every price, without a choice

Fire = Sequence[int | str]
Wish = Callable[[list[Event]], bool]
Hidden = str | dict[str, Any]


class Table:
    """A state with the questions and verbs that the tests use."""

    def __init__(self, state: State, plan: Sequence[str] = (), luck: int = 1) -> None:
        self.state = state
        self.plan = list(plan)
        self.luck = luck
        self.events: list[Event] = []  # of the last call of `play` or `lay`

    # -- verbs

    def play(self, seat: int, *moves: str, fire: Fire | None = None, wish: Wish | None = None) -> "Table":
        """Make these moves, each of which must be legal; the last one meets the wished luck."""
        self.events = []
        for n, move in enumerate(moves, 1):
            last = n == len(moves)
            self._make(seat, move, fire if last else None, wish if last else None)
        for event in self.events:
            for words in WORDS.values():
                assert words.say(event.text, NAMES)
        return self

    def lay(self, *, fire: Fire | None = None, wish: Wish | None = None) -> "Table":
        """All lay their planned cards; the first turns are played up to the next question."""
        events: list[Event] = []
        for seat, card in enumerate(self.plan):
            last = seat == len(self.plan) - 1
            self.play(seat, f"play {card}", fire=fire if last else None, wish=wish if last else None)
            events += self.events
        self.events = events
        return self

    def spend(self, seat: int, *holds: int, fire: Fire) -> "Table":
        """Spend one gunpowder from each of these holds, then roll; after the last token the roll comes by itself."""
        events: list[Event] = []
        for hold in holds:
            after = Table(self.state.copy(), luck=self.luck).play(seat, f"hold {hold}")
            if after.told("spent") and after.phase == "powder" and after.asked == [seat]:
                self.play(seat, f"hold {hold}")
                events += self.events
            else:
                self.play(seat, f"hold {hold}", fire=fire)
                self.events = events + self.events
                return self
        self.play(seat, "roll", fire=fire)
        self.events = events + self.events
        return self

    def _make(self, seat: int, move: str, fire: Fire | None, wish: Wish | None) -> None:
        code = game.parse(move)
        refusal = game.why_not(self.state, seat, code)
        assert refusal is None, f"{move} is refused: {refusal}"
        assert code in legal_moves(self.state, seat), f"{move} is not refused, but not legal either"
        for _ in range(6 ** (len(fire or []) + 2) * 8):
            self.luck += 1
            after = self.state.copy()
            after.reseed(self.luck)
            journal = Journal()
            after.journal = journal
            after.play(seat, code)
            after.journal = None
            events = [game.event(note) for note in journal.notes]
            if (fire is None or fired(events) == [0 if die == "star" else die for die in fire]) and (
                wish is None or wish(events)
            ):
                self.state = after
                self.events += events
                return
        raise AssertionError(f"{move} never met the wished luck; the last time: {[(e.key, e.args) for e in events]}")

    # -- what may be done

    def legal(self, seat: int) -> set[str]:
        return {game.notation(move) for move in legal_moves(self.state, seat)}

    def refusal(self, seat: int, move: str) -> tuple[str, dict[str, Any]]:
        """The clause against a move and what its sentence tells; it can be said in both languages."""
        code = game.parse(move)
        refusal = game.why_not(self.state, seat, code)
        assert refusal is not None, f"{move} is legal"
        assert code not in legal_moves(self.state, seat), f"{move} is refused, but legal all the same"
        for words in WORDS.values():
            assert words.say(refusal.text, NAMES)
        return refusal.clause, dict(refusal.text.args)

    def refusal_clause(self, seat: int, move: str) -> str:
        return self.refusal(seat, move)[0]

    # -- what everybody sees

    @property
    def seen(self) -> Mapping[str, Any]:
        return game.view(self.state, -1).table

    def own(self, seat: int) -> Mapping[str, Any]:
        """What is told to this seat besides."""
        return game.view(self.state, seat).own

    @property
    def phase(self) -> str:
        return str(self.seen["phase"])

    @property
    def asked(self) -> list[int]:
        return list(game.view(self.state, -1).pending)

    @property
    def actor(self) -> int:
        """The one seat that is asked."""
        (seat,) = self.asked
        return seat

    @property
    def question(self) -> tuple[int, str]:
        return self.actor, self.phase

    @property
    def round(self) -> int:
        return int(self.seen["round"])

    @property
    def captain(self) -> int:
        return int(self.seen["captain"])

    def is_over(self) -> bool:
        return self.asked == []

    @property
    def winners(self) -> set[int]:
        return set(game.view(self.state, -1).winners)

    def ship(self, ship: int) -> Mapping[str, Any]:
        shown: Mapping[str, Any] = self.seen["ships"][ship]
        return shown

    def space(self, ship: int) -> int:
        return int(self.ship(ship)["space"])

    def lap(self, ship: int) -> int:
        return int(self.ship(ship)["lap"])

    def distance(self, ship: int) -> int:
        return int(self.ship(ship)["distance"])

    def holds(self, ship: int) -> list[str]:
        """What lies in the holds, such as `["food 3", "", "gold 2"]`; the empty ones at the end are left out."""
        row = ["" if hold is None else f"{hold[0]} {hold[1]}" for hold in self.ship(ship)["holds"]]
        while row and row[-1] == "":
            row.pop()
        return row

    def tokens_of(self, ship: int, kind: str) -> int:
        return sum(hold[1] for hold in self.ship(ship)["holds"] if hold is not None and hold[0] == kind)

    def powers(self, ship: int) -> set[str]:
        return set(self.ship(ship)["powers"])

    def hidden(self, ship: int) -> int:
        """How many treasures lie face down before a ship."""
        return len(self.ship(ship)["hidden"])

    def curses(self, ship: int) -> list[bool]:
        """Which of a ship's face-down treasures all know to be cursed, in their row."""
        return [bool(treasure["cursed"]) for treasure in self.ship(ship)["hidden"]]

    def treasures(self, seat: int) -> list[str | None]:
        """The own face-down treasures, as far as their owner knows them."""
        return list(self.own(seat)["hidden"])

    def known(self, seat: int, ship: int) -> list[str | None]:
        """What a seat knows of another ship's face-down treasures."""
        others = {int(number): faces for number, faces in self.own(seat)["others"].items()}
        return list(others.get(ship, [None] * self.hidden(ship)))

    @property
    def lair_tokens(self) -> set[int]:
        return set(self.seen["tokens"])

    def hand(self, seat: int) -> Counter[str]:
        return Counter(self.own(seat)["hand"])

    def hand_size(self, seat: int) -> int:
        return int(self.seen["seats"][seat]["hand"])

    def draw_pile(self, seat: int) -> int:
        return int(self.seen["seats"][seat]["draw"])

    def discard(self, seat: int) -> list[str]:
        return list(self.seen["seats"][seat]["discard"])

    def score(self, seat: int) -> int:
        return int(self.state.score(seat))

    # -- what only the position tells

    @property
    def position(self) -> dict[str, Any]:
        heading = {"players": self.state.players, "options": game.options_of(self.state)}
        return heading | game.write_state(self.state)

    def faces(self, ship: int) -> list[str]:
        """The face-down treasures of a ship, as nobody but the position tells them."""
        return [treasure["card"] for treasure in self.position["ships"][ship]["hidden"]]

    @property
    def treasure_pile(self) -> Counter[str]:
        position = self.position
        return Counter(position["treasures"]) + Counter(position.get("top") or [])

    # -- what was told

    def told(self, key: str) -> list[dict[str, Any]]:
        """What the last `play` told under this key."""
        return [dict(event.args) for event in self.events if event.key == key]

    def told_to(self, seat: int, key: str) -> list[dict[str, Any]]:
        """The same, as far as a seat (-1: a spectator) heard it."""
        return [dict(event.args) for event in self.events if event.key == key and event.heard_by(seat)]

    def keys(self) -> list[str]:
        return [event.key for event in self.events]

    def arrivals(self, ship: int) -> list[int]:
        """The spaces on which a ship ended its moves."""
        return [
            int(event["space"]) for event in self.told("arrived") if event["ship"] == named(ship, self.state.players)
        ]

    def totals(self) -> list[int]:
        """What was fired, in turn: die, gunpowder and Lady Beth together."""
        return [int(event["total"]) for event in self.told("fired")]


def fired(events: Sequence[Event]) -> list[int]:
    """The faces of the combat die that showed, 0 for a star."""
    return [int(event.args["die"]) for event in events if event.key == "fired"]


def named(ship: int, players: int) -> str:
    """A ship as the events name it."""
    return "@ghost" if players == 2 and ship == GHOST else f"#{ship}"


def hold_rows(row: Sequence[str]) -> list[list[str | int] | None]:
    """`["food 3", ""]` as a position writes it."""
    rows: list[list[str | int] | None] = []
    for hold in row:
        kind, _, amount = hold.partition(" ")
        rows.append([kind, int(amount)] if hold else None)
    return rows + [None] * (6 - len(rows))


def table(
    players: int = 3,
    *,
    day: tuple[int, int] = (1, 1),
    cards: Mapping[int, str] | None = None,
    spaces: Mapping[int, int] | None = None,
    laps: Mapping[int, int] | None = None,
    holds: Mapping[int, Sequence[str]] | None = None,
    powers: Mapping[int, Sequence[str]] | None = None,
    hidden: Mapping[int, Sequence[Hidden]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    decks: Mapping[int, Mapping[str, Any]] | None = None,
    top: Sequence[str] = (),
    tokens: Sequence[int] | None = None,
    options: Mapping[str, bool | int | str] | None = None,
    luck: int = 1,
    **more: Any,
) -> Table:
    """A table at which all choose their cards, for these dice of morning and evening.

    `decks` says what lies elsewhere than in hand and draw pile, such as `{0: {"discard": [...]}}`. Tokens lie on as
    many lairs as there are treasures in the pile; the lairs at which ships lie have lost theirs.
    """
    cards, spaces, laps, holds = cards or {}, spaces or {}, laps or {}, holds or {}
    powers, hidden, hands, decks = dict(powers or {}), hidden or {}, hands or {}, decks or {}
    ghost = players == 2
    if ghost:
        powers[GHOST] = ["beth", *(power for power in powers.get(GHOST, []) if power != "beth")]
    ships = []
    held: Counter[str] = Counter()
    for ship in range(3 if ghost else players):
        is_ghost = ghost and ship == GHOST
        row = [
            treasure
            if isinstance(treasure, dict)
            else {"card": treasure, "known": [] if is_ghost else [ship], "cursed": False}
            for treasure in hidden.get(ship, [])
        ]
        held.update(str(treasure["card"]) for treasure in row)
        held.update(powers.get(ship, []))
        ships.append(
            {
                "space": spaces.get(ship, 0),
                "lap": laps.get(ship, 0),
                "holds": hold_rows(holds.get(ship, ["gold 5", "gold 3"] if is_ghost else START_HOLDS)),
                "powers": list(powers.get(ship, [])),
                "hidden": row,
            }
        )
    plan = [cards.get(seat, CALM) for seat in range(players)]
    seats = []
    for seat in range(players):
        size = 4 if "map" in powers.get(seat, []) else 3
        others = [card for card in CARDS if card != plan[seat]]
        hand = list(hands.get(seat, [plan[seat], *others[: size - 1]]))
        seats.append({"hand": hand, **decks.get(seat, {})})
    position: dict[str, Any] = {
        "players": players,
        "options": dict(options or {}),
        "phase": "card",
        "dice": sorted(day),
        "morning": day[0],
        "evening": day[1],
        "ships": ships,
        "seats": seats,
        **treasure_piles(players, held, top, (options or {}).get("treasures") == "classic"),
    }
    in_pile = len(position["treasures"]) + len(top)
    position["tokens"] = lairs_with_tokens(in_pile, set(spaces.values())) if tokens is None else list(tokens)
    assert len(position["tokens"]) == in_pile, f"{in_pile} treasures are left, so there must be as many tokens"
    return Table(game.read_state(position | more), plan, luck)


def treasure_piles(players: int, held: Counter[str], top: Sequence[str], classic: bool) -> dict[str, list[str]]:
    """The pile and the unused treasures: 9 cards are in the pile or were drawn from it."""
    spare = Counter(CLASSIC if classic else FULL)
    spare.subtract(held)
    spare.subtract(top)
    assert min(spare.values()) >= 0, f"there are not that many treasures: {-spare}"
    drawn = held.total() - (1 if players == 2 else 0)  # Lady Beth is the ghost's from the start
    rest = [treasure for treasure in (CLASSIC if classic else FULL) if spare[treasure] > 0]
    rest = [treasure for treasure in dict.fromkeys(rest) for _ in range(spare[treasure])]
    under = IN_PILE - drawn - len(top)
    assert under >= 0, "more than 9 treasures"
    return {"treasures": rest[:under], "top": list(top), "unused": rest[under:]}


def lairs_with_tokens(n: int, occupied: set[int]) -> list[int]:
    """As many lairs as there are treasures left; where ships lie, and then far from the start, the tokens are gone."""
    free = [lair for lair in LAIRS if lair not in occupied]
    assert n <= len(free), "a ship at a lair has taken its token: somebody must hold a treasure"
    return free[:n]


def captains_turn(
    card: str,
    day: tuple[int, int] = (1, 1),
    at: int = 0,
    *,
    lap: int = 0,
    own: Sequence[str] = START_HOLDS,
    other: int = 0,
    others: Sequence[str] | None = None,
    players: int = 3,
    **more: Any,
) -> Table:
    """Seat 0 is Captain and plays this card; then the game rests, as seat 1 is asked for its way at the fork of 32.

    `other` is the space of ship 2, `others` are its holds.
    """
    holds = {0: own} if others is None else {0: own, 2: others}
    return table(
        players,
        day=day,
        cards={0: card, 1: "forward/forward", **more.pop("cards", {})},
        spaces={0: at, 1: WAITING_FORK, 2: other, **more.pop("spaces", {})},
        laps={0: lap, **more.pop("laps", {})},
        holds={**holds, **more.pop("holds", {})},
        **more,
    )


def rests(t: Table) -> bool:
    """Seat 0 has played, and seat 1 is asked for its way."""
    return t.asked == [1] and t.phase == "fork" and t.space(1) == WAITING_FORK


def random_plays(games: int, players: Sequence[int] = (2, 3, 4, 5, 6), **options: bool | int | str) -> Iterator[Play]:
    """Games played to their end by players who choose at random; each is given at its first decision and at every
    later one."""
    for seed in range(games):
        chance = Random(seed)
        play = Play(game, players[seed % len(players)], options, SeededLuck(seed))
        yield play
        while not play.over:
            play.move(chance.choice(play.legal_moves()))
            yield play


# Chi-square, one in a thousand, by degrees of freedom.
LIMITS = {1: 10.8, 2: 13.8, 3: 16.3, 4: 18.5, 5: 20.5, 6: 22.5, 7: 24.3, 8: 26.1, 9: 27.9, 10: 29.6, 11: 31.3, 12: 32.9}


def assert_even(counts: Counter[Any], outcomes: Sequence[Any]) -> None:
    """All outcomes, and no others, came about equally often."""
    share = counts.total() / len(outcomes)
    assert set(counts) == set(outcomes)
    assert sum((counts[each] - share) ** 2 / share for each in outcomes) < LIMITS[len(outcomes) - 1]
