"""Tables of Port Royal for the clause tests: a position in a line or two, verbs to play it and facts to read.

    t = table(3, harbour=["red-1-1", "sailor-3"], coins={0: 3})
    t.play(0, "stop")
    t.play(0, "hire sailor-3")
    assert t.points(0) == 1

The named cards of `top` are drawn first. Below them lie persons whom nobody notices (settlers, captains, priests,
jacks), so that what follows by itself, such as the next player's first card, changes nothing.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from flibuste.kit.game import Event, find_game
from flibuste.kit.play import Play
from flibuste.kit.seal import SeededLuck
from flibuste.kit.state import Journal, State, legal_moves

game = find_game("port-royal")
WORDS = {language: game.words(language) for language in ("en", "fr")}
NAMES = ["Anne", "Bart", "Cid", "Dora", "Edward"]

FIVE_PLAYER_CARD = "expedition-cps"
CALM = ["settler-4", "captain-4", "priest-4", "jack-6"]

Coins = int | Sequence[str]


def cards(*ids: str) -> Counter[str]:
    """Cards whose order does not matter."""
    return Counter(ids)


def all_cards(players: int) -> Counter[str]:
    """All cards in the game, by the figures."""
    known: dict[str, dict[str, Any]] = game.components()["cards"]
    counts = Counter({name: int(card["count"]) for name, card in known.items()})
    if players < 5:
        del counts[FIVE_PLAYER_CARD]
    return counts


class Table:
    """A state with the questions and verbs that the tests use."""

    def __init__(self, state: State, luck: int = 1) -> None:
        self.state = state
        self.luck = luck
        self.events: list[Event] = []  # of the last call of `play`

    # -- verbs

    def play(self, seat: int, *moves: str) -> "Table":
        """Make these moves, each of which must be legal; everything that happens can be said in both languages."""
        journal = Journal()
        for move in moves:
            code = game.parse(move)
            refusal = game.why_not(self.state, seat, code)
            assert refusal is None, f"{move} is refused: {refusal}"
            assert code in legal_moves(self.state, seat), f"{move} is not refused, but not legal either"
            self.luck += 1
            self.state.reseed(self.luck)
            self.state.journal = journal
            self.state.play(seat, code)
            self.state.journal = None
        self.events = [game.event(note) for note in journal.notes]
        for event in self.events:
            for words in WORDS.values():
                assert words.say(event.text, NAMES)
        return self

    def pass_all(self) -> "Table":
        """Everybody asked in phase 2 passes, until the next turn or the end."""
        events: list[Event] = []
        while self.phase == "trade":
            self.play(self.actor, "stop")
            events += self.events
        self.events = events
        return self

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
    def active(self) -> int:
        return int(self.seen["active"])

    @property
    def actor(self) -> int:
        """The one seat that is asked."""
        (seat,) = game.view(self.state, -1).pending
        return seat

    @property
    def round(self) -> int:
        return int(self.seen["round"])

    @property
    def allowed(self) -> int:
        return int(self.seen["allowed"])

    def is_last_round(self) -> bool:
        return bool(self.seen["last_round"])

    def is_over(self) -> bool:
        return game.view(self.state, -1).pending == ()

    @property
    def winners(self) -> set[int]:
        return set(game.view(self.state, -1).winners)

    @property
    def harbour(self) -> Counter[str]:
        return Counter(self.seen["harbour"])

    @property
    def expeditions(self) -> Counter[str]:
        return Counter(self.seen["expeditions"])

    @property
    def discard(self) -> Counter[str]:
        return Counter(self.seen["discard"])

    @property
    def discard_row(self) -> list[str]:
        """The discard pile in its order, the last card uppermost."""
        return list(self.seen["discard"])

    @property
    def draw_pile(self) -> int:
        return int(self.seen["draw"])

    def display(self, seat: int) -> Counter[str]:
        return Counter(self.seen["seats"][seat]["display"])

    def coins(self, seat: int) -> int:
        return int(self.seen["seats"][seat]["coins"])

    def all_coins(self) -> list[int]:
        return [self.coins(seat) for seat in range(self.state.players)]

    def swords(self, seat: int) -> int:
        return int(self.seen["seats"][seat]["swords"])

    def points(self, seat: int) -> int:
        points = int(self.seen["seats"][seat]["points"])
        assert points == self.state.score(seat)
        return points

    # -- what only the position tells

    @property
    def position(self) -> dict[str, Any]:
        heading = {"players": self.state.players, "options": game.options_of(self.state)}
        return heading | game.write_state(self.state)

    def fronts(self, seat: int) -> list[str]:
        """The fronts of a player's coins, oldest first, each with the number of its shuffle."""
        return list(self.position["seats"][seat]["coins"])

    @property
    def undrawn(self) -> Counter[str]:
        """The cards of the draw pile, fronts unseen by all."""
        position = self.position
        return Counter(position["draw"]) + Counter(position.get("top", []))

    def everything(self) -> Counter[str]:
        """All cards on the table, wherever they lie."""
        position = self.position
        found = self.undrawn + Counter(position["discard"])
        found += Counter(position["harbour"]) + Counter(position["expeditions"])
        if position.get("drawn"):
            found[position["drawn"]] += 1
        for seat in position["seats"]:
            found += Counter(seat["display"])
            found += Counter(coin.rpartition("/")[0] for coin in seat["coins"])
        return found

    # -- what was told

    def told(self, key: str) -> list[dict[str, Any]]:
        """What the last `play` told under this key."""
        return [dict(event.args) for event in self.events if event.key == key]

    def keys(self) -> list[str]:
        return [event.key for event in self.events]


def table(
    players: int = 3,
    *,
    phase: str = "discover",
    active: int = 0,
    harbour: Sequence[str] = (),
    expeditions: Sequence[str] = (),
    displays: Mapping[int, Sequence[str]] | None = None,
    coins: Mapping[int, Coins] | None = None,
    top: Sequence[str] = (),
    draw: Sequence[str] = (),
    discard: Sequence[str] = (),
    rest: str | int = "draw",
    shuffle: int = 0,
    options: Mapping[str, bool | int | str] | None = None,
    luck: int = 1,
    **more: Any,
) -> Table:
    """A table in the middle of a game.

    Coins are a number, or the fronts, oldest first, of the present shuffle unless `red-1-1/0` names another. `rest` is
    where the cards lie that nobody names: under the `top` of the draw pile, in the "discard" pile, or as coins of the
    first shuffle before a seat; in the last two cases `draw` names the cards under the top.
    """
    displays, coins = displays or {}, coins or {}
    middle = list(expeditions)
    if players == 5 and not any(FIVE_PLAYER_CARD in display for display in displays.values()):
        middle.append(FIVE_PLAYER_CARD)
    spare = all_cards(players)
    for named in (
        harbour,
        middle,
        top,
        draw,
        discard,
        [more["drawn"]] if more.get("drawn") else [],
        *displays.values(),
    ):
        spare.subtract(named)
    fronts = {seat: list(row) for seat, row in coins.items() if not isinstance(row, int)}
    for row in fronts.values():
        spare.subtract(front.partition("/")[0] for front in row)
    assert min(spare.values()) >= 0, f"there are not that many cards: {-spare}"
    for seat, n in coins.items():
        if isinstance(n, int):
            fronts[seat] = _take_spare(spare, n)
    top = list(top)
    discard = list(discard)
    purses = {seat: [front if "/" in front else f"{front}/{shuffle}" for front in row] for seat, row in fronts.items()}
    position: dict[str, Any] = {}
    if rest == "draw":
        top += [card for card in CALM for _ in range(spare[card])]
    else:
        position["draw"] = list(draw)
        unnamed = sorted(spare.elements())
        if isinstance(rest, int):
            purses[rest] = [f"{card}/0" for card in unnamed] + purses.get(rest, [])
        else:
            discard = unnamed + discard
    position |= {
        "players": players,
        "options": dict(options or {}),
        "phase": phase,
        "active": active,
        "harbour": list(harbour),
        "expeditions": middle,
        "top": top,
        "discard": discard,
        "shuffle": shuffle,
        "seats": [{"display": list(displays.get(seat, [])), "coins": purses.get(seat, [])} for seat in range(players)],
        **more,
    }
    return Table(game.read_state(position), luck)


def _take_spare(spare: Counter[str], n: int) -> list[str]:
    """Cards nobody named, to be coins; the unnoticed persons stay in the draw pile as long as possible."""
    taken: list[str] = []
    for card in [card for card in spare if card not in CALM] + CALM:
        while spare[card] and len(taken) < n:
            spare[card] -= 1
            taken.append(card)
    assert len(taken) == n, f"there are not {n} cards left to be coins"
    return taken


def random_plays(games: int, **options: bool | int | str) -> Iterator[Play]:
    """Games played to their end by players who choose at random; each is given at its first decision and at every
    later one."""
    for seed in range(games):
        chance = Random(seed)
        play = Play(game, 2 + seed % 4, options, SeededLuck(seed))
        yield play
        while not play.over:
            play.move(chance.choice(play.legal_moves()))
            yield play
