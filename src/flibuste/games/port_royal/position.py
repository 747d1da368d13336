"""Positions of Port Royal in names and numbers that a person can edit, and what is wrong with those that cannot be."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from flibuste.games.port_royal.figures import COLOURS, CardFile, Ship
from flibuste.games.port_royal.rules import codes, discover, ending, trade_and_hire
from flibuste.games.port_royal.rules.company import coin_of, drawn_in, front
from flibuste.games.port_royal.rules.state import PortRoyal
from flibuste.games.port_royal.view import PHASES, name_or_none, names
from flibuste.kit.bits import count
from flibuste.kit.errors import BadPosition, in_json, wrong_field, wrong_number, wrong_word
from flibuste.kit.state import legal_moves

TALLY = ("turns", "busts", "all_draws", "hires", "trades", "claims")
REQUIRED = ("players", "phase", "active", "discard", "harbour", "expeditions", "seats")
OPTIONAL = (
    "options",
    "round",
    "start",
    "actor",
    "draws",
    "flags",
    "taken",
    "allowance",
    "drawn_in_round",
    "drawn",
    "last_drawn",
    "shuffle",
    "draw",
    "top",
    "tally",
)
LARGEST = 1_000_000_000
MOST_SHUFFLES = 1_000_000  # a coin holds 256 times the number of its shuffle, in 31 bits


def write_state(file: CardFile, state: PortRoyal) -> dict[str, Any]:
    top = [] if state.pile.top is None else state.pile.top.to_list()
    return {
        "phase": PHASES[state.phase],
        "round": state.round,
        "start": state.start,
        "active": state.active,
        "actor": state.actor,
        "draws": state.draws,
        "flags": state.flags,
        "taken": state.taken,
        "allowance": _allowance(state),
        "drawn_in_round": state.drawn_in_round,
        "drawn": name_or_none(file, state.drawn),
        "last_drawn": name_or_none(file, state.last_drawn),
        "shuffle": state.pile.shuffles,
        "draw": names(file, state.pile.rest.to_list()),
        "top": names(file, top[::-1]),
        "discard": names(file, state.discard.to_list()),
        "harbour": names(file, state.harbour.to_list()),
        "expeditions": names(file, state.expeditions.to_list()),
        "seats": [
            {
                "display": names(file, company.display.to_list()),
                "coins": [f"{file.ids[front(c)]}/{drawn_in(c)}" for c in company.coins_list()],
            }
            for company in state.companies
        ],
        "tally": {name: getattr(state, name) for name in TALLY},
    }


def _allowance(state: PortRoyal) -> int:
    """Of the slot; without the governors if they count live."""
    if state.phase != codes.TRADING or state.governors_from_next_slot:
        return state.allowed
    return trade_and_hire.base_takes(state, state.actor, state.flags)


def read_state(file: CardFile, options: dict[str, int], position: dict[str, Any]) -> PortRoyal:
    """The state of a position whose number of players and options have been checked."""
    return PositionReader(file, options, position).state()


class PositionReader:
    """Reads one position, field by field; whatever cannot be is refused with the name of the field."""

    def __init__(self, file: CardFile, options: dict[str, int], position: dict[str, Any]) -> None:
        self.file = file
        self.figures = file.figures
        self.options = options
        self.position = position
        for name in REQUIRED:
            if name not in position:
                raise BadPosition("position-missing-field", field=name)
        for name in position:
            if name not in REQUIRED + OPTIONAL:
                raise BadPosition("position-unknown-field", field=str(name))
        self.players: int = position["players"]

    def state(self) -> PortRoyal:
        phase = self.word("phase", PHASES)
        self.read_cards()
        state = PortRoyal(self.figures, self.players, self.options, 0, None)
        state.phase = PHASES.index(phase)
        self.lay_out(state)
        self.read_turn(state)
        self.check_phase(state)
        if state.phase != codes.OVER and len(legal_moves(state, state.actor)) < 2:
            raise BadPosition("position-not-playable", seat=state.actor + 1)
        return state

    # -- fields

    def number(self, field: str, least: int, most: int, default: int) -> int:
        value = self.position.get(field, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise wrong_number(field, value, least, most)
        return value

    def word(self, field: str, allowed: Sequence[str]) -> str:
        value = self.position[field]
        if not isinstance(value, str) or value not in allowed:
            raise wrong_word(field, value, allowed)
        return value

    def card(self, field: str, value: object) -> int:
        if not isinstance(value, str):
            raise BadPosition("position-unknown-card", field=field, card=in_json(value))
        if value not in self.file.kind_of:
            raise BadPosition("position-unknown-card", field=field, card=value[:80])
        return self.file.kind_of[value]

    def row(self, field: str, value: object) -> list[int]:
        if not isinstance(value, list):
            raise wrong_field(field, value)
        return [self.card(field, card) for card in value]

    def optional_card(self, field: str) -> int:
        value = self.position.get(field)
        return codes.NONE if value is None else self.card(field, value)

    # -- cards

    def read_cards(self) -> None:
        self.shuffle = self.number("shuffle", 0, MOST_SHUFFLES, 0)
        self.discard = self.row("discard", self.position["discard"])
        self.harbour = self.row("harbour", self.position["harbour"])
        self.expeditions = self.row("expeditions", self.position["expeditions"])
        self.top = self.row("top", self.position.get("top", []))
        self.drawn = self.optional_card("drawn")
        self.last_drawn = self.optional_card("last_drawn")
        self.displays: list[list[int]] = []
        self.coins: list[list[int]] = []
        self.read_seats()
        self.check_places()
        self.read_pile()

    def read_seats(self) -> None:
        seats = self.position["seats"]
        if not isinstance(seats, list) or len(seats) != self.players:
            raise BadPosition("position-seats", players=self.players)
        for n, seat in enumerate(seats, 1):
            if not isinstance(seat, dict) or set(seat) != {"display", "coins"}:
                raise wrong_field(f"seats {n}", seat)
            self.displays.append(self.row(f"seats {n} display", seat["display"]))
            if not isinstance(seat["coins"], list):
                raise wrong_field(f"seats {n} coins", seat["coins"])
            self.coins.append([self.coin(f"seats {n} coins", coin) for coin in seat["coins"]])

    def coin(self, field: str, value: object) -> int:
        id, slash, shuffle = value.partition("/") if isinstance(value, str) else ("", "", "")
        if not slash or not (shuffle.isascii() and shuffle.isdecimal() and len(shuffle) < 10):
            raise wrong_field(field, value)
        if int(shuffle) > self.shuffle:
            raise BadPosition("position-coin-of-later-shuffle", field=field, coin=str(value), shuffle=self.shuffle)
        return coin_of(self.card(field, id), int(shuffle))

    def check_places(self) -> None:
        """Each type of card only where such a card can lie."""
        figures = self.figures
        for card in self.harbour:
            if card >= figures.first_expedition:
                self.misplaced("harbour", card)
        for card in self.expeditions:
            if not figures.first_expedition <= card < figures.first_tax:
                self.misplaced("expeditions", card)
        for n, display in enumerate(self.displays, 1):
            for card in display:
                if not figures.first_person <= card < figures.first_tax:
                    self.misplaced(f"seats {n} display", card)
        if self.drawn != codes.NONE and self.drawn >= figures.first_person:
            self.misplaced("drawn", self.drawn)
        fronts = [front(coin) for coins in self.coins for coin in coins]
        for field, cards in (("discard", self.discard), ("top", self.top), ("seats coins", fronts)):
            self.check_has_backs(field, cards)
        self.check_colours()

    def check_has_backs(self, field: str, cards: list[int]) -> None:
        """PR-SET-02: the card without a coin on its back is never in the pile."""
        for card in cards:
            if self.figures.five_player_only[card]:
                self.misplaced(field, card)

    def misplaced(self, field: str, card: int) -> None:
        raise BadPosition("position-card-misplaced", field=field, card=self.file.ids[card])

    def check_colours(self) -> None:
        ships = [card for card in (self.file.cards[card] for card in self.harbour) if isinstance(card, Ship)]
        for color, n in Counter(ship.color for ship in ships).items():
            if n > 1:
                raise BadPosition("position-two-ships-of-a-colour", color=color, ships=n)

    def read_pile(self) -> None:
        """The draw pile; if it is not given, all cards that lie nowhere else."""
        elsewhere = Counter(self.discard + self.harbour + self.expeditions + self.top)
        elsewhere.update(card for display in self.displays for card in display)
        elsewhere.update(front(coin) for coins in self.coins for coin in coins)
        if self.drawn != codes.NONE:
            elsewhere[self.drawn] += 1
        in_game = [self.figures.in_game(kind, self.players) for kind in range(self.figures.kinds)]
        if "draw" in self.position:
            self.pile = self.row("draw", self.position["draw"])
        else:
            self.pile = [kind for kind, n in enumerate(in_game) for _ in range(n - elsewhere[kind])]
        self.check_has_backs("draw", self.pile)
        elsewhere.update(self.pile)
        for kind, n in enumerate(in_game):
            if elsewhere[kind] != n:
                id = self.file.ids[kind]
                raise BadPosition("position-card-count", card=id, found=elsewhere[kind], expected=n)

    def lay_out(self, state: PortRoyal) -> None:
        state.pile.shuffles = self.shuffle
        state.pile.rest.fill(self.pile)
        for card in self.top[::-1]:
            state.pile.lay_on_top(card, 0)
        state.discard.fill(self.discard)
        state.harbour.fill(self.harbour)
        state.recount_colours()
        state.expeditions.fill(self.expeditions)
        for company, display, coins in zip(state.companies, self.displays, self.coins, strict=True):
            company.lay_out(display, coins, self.figures)
        state.drawn = self.drawn
        state.last_drawn = self.last_drawn

    # -- the turn

    def read_turn(self, state: PortRoyal) -> None:
        last_seat = self.players - 1
        state.round = self.number("round", 1, state.round_cap, 1)
        state.start = self.number("start", 0, last_seat, 0)
        state.active = self.number("active", 0, last_seat, 0)
        state.let_act(self.number("actor", 0, last_seat, state.active))
        trading = state.phase == codes.TRADING
        ships = len([card for card in self.harbour if card < self.figures.first_person])
        state.flags = self.number("flags", ships, len(COLOURS), ships) if trading else self.number("flags", 0, 0, 0)
        state.taken = self.number("taken", 0, LARGEST if trading else 0, 0)
        self.read_draws(state)
        self.read_allowance(state)
        tally = self.position.get("tally", {})
        if not isinstance(tally, dict) or not set(tally) <= set(TALLY):
            raise wrong_field("tally", tally)
        for name in TALLY:
            n = tally.get(name, 0)
            if not isinstance(n, int) or isinstance(n, bool) or not 0 <= n <= LARGEST:
                raise wrong_field(f"tally {name}", n)
            setattr(state, name, n)

    def read_draws(self, state: PortRoyal) -> None:
        seen = len(self.harbour) + state.taken + (self.drawn != codes.NONE)
        usual = seen if state.phase == codes.OVER else max(seen, 1)
        state.draws = self.number("draws", seen, self.figures.draws_per_turn_cap, usual)
        drawn = self.position.get("drawn_in_round", True)
        if not isinstance(drawn, bool) or (state.draws and not drawn):
            raise wrong_field("drawn_in_round", drawn)
        state.drawn_in_round = drawn
        if self.last_drawn != codes.NONE and state.draws == 0:
            raise wrong_field("last_drawn", self.position["last_drawn"])
        if self.drawn != codes.NONE and self.last_drawn == codes.NONE:
            state.last_drawn = self.drawn

    def read_allowance(self, state: PortRoyal) -> None:
        """PR-TRD-01, -07: what the slot allows; governors count live unless the option fixes them (PR-VAR-02)."""
        if state.phase != codes.TRADING:
            state.allowed = self.number("allowance", 0, 0, 0)
            return
        base = trade_and_hire.base_takes(state, state.actor, state.flags)
        with_governors = trade_and_hire.takes(state, state.actor, state.flags)
        if state.governors_from_next_slot:
            state.allowed = self.number("allowance", base, with_governors, with_governors)
        else:
            self.number("allowance", base, base, base)
            state.allowed = with_governors
        if trade_and_hire.takes_left(state) < 0:
            raise wrong_field("taken", state.taken)

    def check_phase(self, state: PortRoyal) -> None:
        trading = state.phase == codes.TRADING
        if state.actor != state.active and not trading:
            raise BadPosition("position-wrong-actor", phase=PHASES[state.phase], actor=state.actor, active=state.active)
        if (state.drawn != codes.NONE) != (state.phase == codes.REPELLING):
            raise wrong_field("drawn", self.position.get("drawn"))
        if state.drawn != codes.NONE:
            if state.last_drawn != state.drawn:
                raise wrong_field("last_drawn", self.position.get("last_drawn"))
            if not discover.can_repel(state, state.drawn):
                raise BadPosition("position-cannot-repel", card=self.file.ids[state.drawn])
        self.check_last_drawn(state)
        if state.phase == codes.BUSTED and not state.claim_after_bust:
            raise wrong_field("phase", self.position["phase"])
        if state.phase in (codes.BUSTED, codes.OVER) and self.harbour:
            raise wrong_field("harbour", self.position["harbour"])
        if state.reshuffle_eagerly and state.pile.size() == 0 and state.discard.n:
            raise BadPosition("position-pile-not-refilled")
        ships_gone = state.flags - count(state.colours)
        if trading and state.actor == state.active and ships_gone > state.taken:
            raise wrong_field("flags", state.flags)
        if state.phase == codes.OVER:
            self.check_over(state)

    def check_last_drawn(self, state: PortRoyal) -> None:
        """While cards are drawn, a person lies in the harbour, and so does a ship that cannot be repelled."""
        card = state.last_drawn
        if state.phase != codes.DISCOVERING or card == codes.NONE or card in self.harbour:
            return
        is_ship = card < self.figures.first_person
        repelled = is_ship and discover.can_repel(state, card)
        if card < self.figures.first_expedition and not repelled:
            raise wrong_field("last_drawn", self.position["last_drawn"])

    def check_over(self, state: PortRoyal) -> None:
        """A game ends with a round (PR-END-02, -05)."""
        if (state.active + 1) % self.players != state.start:
            raise wrong_field("active", state.active)
        if not ending.ends_with_round(state):
            raise wrong_field("phase", self.position["phase"])
