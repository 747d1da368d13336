"""Tables of Pirate King for the clause tests: a position in a line or two, verbs to play it and facts to read.

    t = table({"area": ["starter-anchor-powder-keg"], "top": ["loot-holy-water"]}, STOPPED)
    t.reveal(0)
    assert t.seat(0)["curses"] == 0

Seats are those of a position: what is not said of one is as usual, its own nine cards lying in its draw pile. The cards
of `top` come first.
"""

from random import Random
from typing import Any

from flibuste.kit.game import Event, Refusal, find_game
from flibuste.kit.state import Journal, State, legal_moves

game = find_game("pirate-king")
WORDS = {language: game.words(language) for language in ("en", "fr")}
NAMES = ["Anne", "Bart", "Cid", "Dora", "Edward"]
CARDS: dict[str, dict[str, Any]] = game.components()["cards"]

Seat = dict[str, Any]
STOPPED: Seat = {"state": "stopped"}


class Table:
    """A state with the questions and verbs that the tests use."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.luck = 0
        self.events: list[Event] = []  # of the last verb

    # -- verbs

    def play(self, seat: int, *moves: str) -> "Table":
        """Make these moves, each of which must be legal; everything that happens can be said in both languages."""
        journal = Journal()
        for move in moves:
            code = game.parse(move)
            refusal = game.why_not(self.state, seat, code)
            assert refusal is None, f"{move} is refused: {refusal}"
            assert code in legal_moves(self.state, seat)
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

    def reveal(self, *seats: int) -> "Table":
        return self.choose(dict.fromkeys(seats, "reveal"))

    def stop(self, *seats: int) -> "Table":
        return self.choose(dict.fromkeys(seats, "stop"))

    def choose(self, choices: dict[int, str]) -> "Table":
        """Choices of the pirates at sea."""
        told: list[Event] = []
        for seat, choice in choices.items():
            told += self.play(seat, choice).events
        self.events = told
        return self

    # -- facts

    @property
    def view(self) -> dict[str, Any]:
        return game.table_view(self.state)

    def __getitem__(self, field: str) -> Any:
        return self.view[field]

    def seat(self, seat: int) -> dict[str, Any]:
        shown: dict[str, Any] = self.view["seats"][seat]
        return shown

    def own(self, seat: int) -> dict[str, Any]:
        return game.own_view(self.state, seat)

    def area(self, seat: int) -> list[str]:
        """The cards of an area in order of arrival; those face down in brackets."""
        return [f"({laid['card']})" if laid["down"] else laid["card"] for laid in self.seat(seat)["area"]]

    def sums(self, seat: int) -> tuple[int, int, int]:
        """Swords, gold and curses."""
        shown = self.seat(seat)
        return shown["swords"], shown["gold"], shown["curses"]

    def legal(self, seat: int) -> list[str]:
        return [game.notation(move) for move in legal_moves(self.state, seat)]

    def pending(self) -> list[int]:
        return [seat for seat in range(self.state.players) if self.state.pending() >> seat & 1]

    def refusal(self, seat: int, move: str) -> str:
        """The clause against a move; the reason can be said in both languages."""
        refusal = self._refusal(seat, move)
        for words in WORDS.values():
            assert words.say(refusal.text, NAMES)
        return refusal.clause

    def reason(self, seat: int, move: str) -> str:
        """The key of the sentence against a move."""
        return self._refusal(seat, move).text.key

    def _refusal(self, seat: int, move: str) -> Refusal:
        refusal = game.why_not(self.state, seat, game.parse(move))
        assert refusal is not None, f"{move} is legal"
        return refusal

    def play_all(self, prefer: tuple[str, ...] = ()) -> "Table":
        """Let everybody who is asked make the first legal move, better one of those preferred, until cards are to be
        revealed again or the game ends."""
        told: list[Event] = []
        while self["phase"] not in ("reveal", "over"):
            seat = self.pending()[0]
            legal = self.legal(seat)
            move = next((wish for wish in prefer if wish in legal), legal[0])
            told += self.play(seat, move).events
        self.events = told
        return self

    def told(self, key: str) -> list[dict[str, Any]]:
        return [dict(event.args) for event in self.events if event.key == key]

    def order(self, *keys: str) -> list[str]:
        """What happened of these kinds, in order, each with its seat: "took-loot 2"."""
        return [f"{event.key} {str(dict(event.args)['seat'])[1:]}" for event in self.events if event.key in keys]

    @property
    def winners(self) -> set[int]:
        return {seat for seat in range(self.state.players) if self.state.winners() >> seat & 1}

    @property
    def position(self) -> dict[str, Any]:
        return game.write_state(self.state)

    def revealed(self) -> list[tuple[int, str]]:
        """Who revealed what, in order."""
        return [(int(event["seat"][1:]), event["card"]) for event in self.told("revealed")]


def nine(seat: int) -> list[str]:
    """The cards a seat begins with, unless a position says otherwise: the k-th pirate and the k-th deck."""
    pirates = [card for card, printed in CARDS.items() if printed["kind"] == "pirate"]
    decks: list[list[str]] = list(game.components()["decks"].values())
    return [pirates[seat], *decks[seat]]


def but(cards: list[str], *without: str) -> list[str]:
    """These cards without some."""
    rest = list(cards)
    for card in without:
        rest.remove(card)
    return rest


def down(card: str, **more: Any) -> dict[str, Any]:
    return {"card": card, "down": True, **more}


def lent(card: str, owner: int, **more: Any) -> dict[str, Any]:
    return {"card": card, "owner": owner, **more}


def table(*seats: Seat, phase: str = "reveal", **fields: Any) -> Table:
    return Table(game.read_state({"players": len(seats), "phase": phase, "seats": list(seats), **fields}))


def dealt(players: int, luck: int = 1, **options: bool | int | str) -> Table:
    """A new game at its first decision, which has told of the deal."""
    journal = Journal()
    t = Table(game.new(players, options, luck, journal))
    t.events = [game.event(note) for note in journal.notes]
    return t


def play_randomly(t: Table, seed: int = 0) -> Table:
    """To the end of the game."""
    dice = Random(seed)
    while t.pending():
        seat = dice.choice(t.pending())
        t.play(seat, dice.choice(t.legal(seat)))
    return t
