"""A position of Port Royal as a person may write it. The kit has checked its shape; the rules judge the rest here."""

from collections import Counter
from collections.abc import Iterable

import msgspec
from msgspec import UNSET, UnsetType

from flibuste.kit.bits import count
from flibuste.kit.errors import BadPosition, wrong_field, wrong_number

from .rules import codes, discover, ending, trade_and_hire
from .rules.company import coin_of, drawn_in, front
from .rules.figures import CardFile
from .rules.state import PortRoyal
from .shapes import Position, SeatPosition, Tally
from .view import PHASES, name_or_none, names


def write_position(file: CardFile, state: PortRoyal) -> Position:
    return Position(
        phase=PHASES[state.phase],
        round=state.round,
        start=state.start,
        active=state.active,
        actor=state.actor,
        draws=state.draws,
        flags=state.flags,
        taken=state.taken,
        allowance=allowance(state),
        drawn_in_round=state.drawn_in_round,
        drawn=name_or_none(file, state.drawn),
        last_drawn=name_or_none(file, state.last_drawn),
        shuffle=state.pile.shuffles,
        draw=names(file, state.pile.rest),
        top=[] if state.pile.top is None else names(file, state.pile.top)[::-1],
        discard=names(file, state.discard),
        harbour=names(file, state.harbour),
        expeditions=names(file, state.expeditions),
        seats=[
            SeatPosition(
                display=names(file, company.display),
                coins=[f"{file.ids[front(coin)]}/{drawn_in(coin)}" for coin in company.purse],
            )
            for company in state.companies
        ],
        tally=Tally(*(getattr(state, name) for name in Tally.__struct_fields__)),
    )


def allowance(state: PortRoyal) -> int:
    """Of the slot; without the governors if they count at once."""
    if state.phase != codes.TRADING or state.governor_timing == codes.NEXT_SLOT:
        return state.allowed
    return trade_and_hire.base_takes(state, state.actor, state.flags)


def read_position(file: CardFile, state: PortRoyal, position: Position) -> None:
    cards = Cards(file, state.players, position)
    cards.check_places()
    cards.lay_out(state)
    read_turn(state, position)
    read_allowance(state, position)
    for name, n in msgspec.structs.asdict(position.tally).items():
        setattr(state, name, n)
    check_ship(file, state, position)
    check_phase(state, position)


# -- cards


class Cards:
    """Where all cards lie, each as the number of its kind."""

    def __init__(self, file: CardFile, players: int, position: Position) -> None:
        self.file = file
        self.players = players
        self.shuffle = position.shuffle
        self.discard = self.row("discard", position.discard)
        self.harbour = self.row("harbour", position.harbour)
        self.expeditions = self.row("expeditions", position.expeditions)
        self.top = self.row("top", position.top)
        self.drawn = self.row("drawn", [] if position.drawn is None else [position.drawn])
        self.last_drawn = self.row("last_drawn", [] if position.last_drawn is None else [position.last_drawn])
        if len(position.seats) != players:
            raise BadPosition("position-seats", players=players)
        seats = list(enumerate(position.seats, 1))
        self.displays = [self.row(f"seats {n} display", seat.display) for n, seat in seats]
        self.coins = [[self.coin(f"seats {n} coins", coin) for coin in seat.coins] for n, seat in seats]
        self.draw = self.unnamed() if isinstance(position.draw, UnsetType) else self.row("draw", position.draw)

    def card(self, field: str, id: str) -> int:
        if id not in self.file.kind_of:
            raise BadPosition("position-unknown-card", field=field, card=id[:80])
        return self.file.kind_of[id]

    def row(self, field: str, ids: Iterable[str]) -> list[int]:
        return [self.card(field, id) for id in ids]

    def coin(self, field: str, written: str) -> int:
        id, slash, shuffle = written.partition("/")
        if not slash or not (shuffle.isascii() and shuffle.isdecimal() and len(shuffle) < 10):
            raise wrong_field(field, written)
        if int(shuffle) > self.shuffle:
            raise BadPosition("position-coin-of-later-shuffle", field=field, coin=written, shuffle=self.shuffle)
        return coin_of(self.card(field, id), int(shuffle))

    @property
    def fronts(self) -> list[int]:
        return [front(coin) for coins in self.coins for coin in coins]

    @property
    def outside_draw(self) -> Counter[int]:
        """How many cards of each kind lie elsewhere than in the draw pile, its top aside."""
        lying = Counter([*self.discard, *self.harbour, *self.expeditions, *self.top, *self.drawn, *self.fronts])
        lying.update(card for display in self.displays for card in display)
        return lying

    @property
    def in_game(self) -> list[int]:
        """How many cards of each kind there are."""
        return [int(self.file.figures.in_game(kind, self.players)) for kind in range(self.file.figures.kinds)]

    def unnamed(self) -> list[int]:
        lying = self.outside_draw
        return [kind for kind, n in enumerate(self.in_game) for _ in range(n - lying[kind])]

    def check_places(self) -> None:
        """Each type of card only where such a card can lie, and as many of each as there are."""
        figures = self.file.figures
        ships = range(figures.first_person)
        expeditions = range(figures.first_expedition, figures.first_tax)
        self.check_place("harbour", self.harbour, range(figures.first_expedition))
        self.check_place("expeditions", self.expeditions, expeditions)
        for n, display in enumerate(self.displays, 1):
            self.check_place(f"seats {n} display", display, range(figures.first_person, figures.first_tax))
        self.check_place("drawn", self.drawn, ships)
        # PR-SET-02: the card without a coin on its back is never in the pile
        backs = [kind for kind in range(figures.kinds) if not figures.five_player_only[kind]]
        self.check_place("discard", self.discard, backs)
        self.check_place("top", self.top, backs)
        self.check_place("seats coins", self.fronts, backs)
        for color, n in Counter(self.file.ship(card).color for card in self.harbour if card in ships).items():
            if n > 1:
                raise BadPosition("position-two-ships-of-a-colour", color=color, ships=n)
        self.check_place("draw", self.draw, backs)
        lying = self.outside_draw + Counter(self.draw)
        for kind, n in enumerate(self.in_game):
            if lying[kind] != n:
                raise BadPosition("position-card-count", card=self.file.ids[kind], found=lying[kind], expected=n)

    def check_place(self, field: str, cards: Iterable[int], allowed: Iterable[int]) -> None:
        for card in cards:
            if card not in allowed:
                raise BadPosition("position-card-misplaced", field=field, card=self.file.ids[card])

    def lay_out(self, state: PortRoyal) -> None:
        state.pile.shuffles = self.shuffle
        state.pile.rest.fill(self.draw)
        for card in self.top[::-1]:
            state.pile.lay_on_top(card, 0)
        state.discard.fill(self.discard)
        state.harbour.fill(self.harbour)
        state.expeditions.fill(self.expeditions)
        for company, display, coins in zip(state.companies, self.displays, self.coins, strict=True):
            company.display.fill(display)
            company.purse = coins
        state.drawn = self.drawn[0] if self.drawn else codes.NONE
        state.last_drawn = self.last_drawn[0] if self.last_drawn else state.drawn


# -- the turn


def number(field: str, value: int | UnsetType, least: int, most: int, default: int) -> int:
    if value is UNSET:
        return default
    if not least <= value <= most:
        raise wrong_number(field, value, least, most)
    return value


def read_turn(state: PortRoyal, position: Position) -> None:
    last_seat = state.players - 1
    state.phase = PHASES.index(position.phase)
    state.round = number("round", position.round, 1, state.round_cap, 1)
    state.start = number("start", position.start, 0, last_seat, 0)
    state.active = number("active", position.active, 0, last_seat, 0)
    state.actor = number("actor", position.actor, 0, last_seat, state.active)
    state.derive()
    ships = count(state.colours)
    if state.phase == codes.TRADING:
        state.flags = number("flags", position.flags, ships, codes.COLOURS, ships)
        state.taken = position.taken
    else:
        state.flags = number("flags", position.flags, 0, 0, 0)
        state.taken = number("taken", position.taken, 0, 0, 0)
    seen = state.harbour.n + state.taken + (state.drawn != codes.NONE)
    usual = seen if state.phase == codes.OVER else max(seen, 1)
    state.draws = number("draws", position.draws, seen, state.figures.draws_per_turn_cap, usual)
    if state.draws and not position.drawn_in_round:
        raise wrong_field("drawn_in_round", position.drawn_in_round)
    state.drawn_in_round = position.drawn_in_round
    if position.last_drawn is not None and state.draws == 0:
        raise wrong_field("last_drawn", position.last_drawn)


def read_allowance(state: PortRoyal, position: Position) -> None:
    """PR-TRD-01, -07: what the slot allows; governors count at once unless the option fixes them (PR-VAR-02)."""
    if state.phase != codes.TRADING:
        state.allowed = number("allowance", position.allowance, 0, 0, 0)
        return
    base = trade_and_hire.base_takes(state, state.actor, state.flags)
    with_governors = trade_and_hire.takes(state, state.actor, state.flags)
    if state.governor_timing == codes.NEXT_SLOT:
        state.allowed = number("allowance", position.allowance, base, with_governors, with_governors)
    else:
        number("allowance", position.allowance, base, base, base)
        state.allowed = with_governors
    if trade_and_hire.takes_left(state) < 0:
        raise wrong_field("taken", state.taken)


def check_ship(file: CardFile, state: PortRoyal, position: Position) -> None:
    """The ship that may be repelled, and the card drawn last."""
    if (state.drawn != codes.NONE) != (state.phase == codes.REPELLING):
        raise wrong_field("drawn", position.drawn)
    if state.drawn != codes.NONE:
        if state.last_drawn != state.drawn:
            raise wrong_field("last_drawn", position.last_drawn)
        if not discover.can_repel(state, state.drawn):
            raise BadPosition("position-cannot-repel", card=file.ids[state.drawn])
    card, figures = state.last_drawn, state.figures
    if state.phase != codes.DISCOVERING or card == codes.NONE or state.harbour.find(card) >= 0:
        return
    repelled = card < figures.first_person and discover.can_repel(state, card)
    if card < figures.first_expedition and not repelled:  # it would lie in the harbour
        raise wrong_field("last_drawn", position.last_drawn)


def check_phase(state: PortRoyal, position: Position) -> None:
    trading = state.phase == codes.TRADING
    if state.actor != state.active and not trading:
        raise BadPosition("position-wrong-actor", phase=position.phase, actor=state.actor, active=state.active)
    if state.phase == codes.BUSTED and not state.claim_after_bust:
        raise wrong_field("phase", position.phase)
    if state.phase in (codes.BUSTED, codes.OVER) and state.harbour.n:
        raise wrong_field("harbour", position.harbour)
    if state.reshuffle == codes.EAGER and state.pile.size() == 0 and state.discard.n:
        raise BadPosition("position-pile-not-refilled")
    ships_gone = state.flags - count(state.colours)
    if trading and state.actor == state.active and ships_gone > state.taken:
        raise wrong_field("flags", state.flags)
    if state.phase == codes.OVER:  # a game ends with a round (PR-END-02, -05)
        if (state.active + 1) % state.players != state.start:
            raise wrong_field("active", state.active)
        if not ending.ends_with_round(state):
            raise wrong_field("phase", position.phase)
