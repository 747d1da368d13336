"""The rule bot of Port Royal: what a sensible player does.

Everything is reckoned in coins. A card has a worth for a seat; a harbour is worth its best cards, as many as may be
taken; and another card is drawn while the mean over all unseen cards, busts included, is better than stopping.
"""

from math import exp
from typing import Final, final

from flibuste.games.port_royal.rules import deck, ending, expeditions, trade_and_hire
from flibuste.games.port_royal.rules.codes import (
    ADMIRAL,
    CALLINGS,
    COLOURS,
    DRAW,
    GOVERNOR,
    HIRE,
    JACK,
    JESTER,
    KEEP,
    MADEMOISELLE,
    REPEL,
    REPELLING,
    SETTLER,
    STOP,
    SYMBOLS,
    TRADE,
    TRADING,
)
from flibuste.games.port_royal.rules.company import Company
from flibuste.games.port_royal.rules.figures import Figures
from flibuste.games.port_royal.rules.state import PortRoyal
from flibuste.kit.bits import bit, count, has
from flibuste.kit.bot import Bot
from flibuste.kit.luck import mixed
from flibuste.kit.native import i64, u8, vec
from flibuste.kit.pile import Row
from flibuste.kit.state import Moves, State

MOST_KINDS: Final = 256
SWORDS_TOLD_APART: Final = 99
MOST_TAKES: Final = 8  # more are reckoned as so many
NO_CARD: Final = -1
STRONGEST: Final = 300.0  # keeps odds within what a float can hold
OUT_OF_REACH: Final = -1000.0
LAST_POINT: Final = 100.0  # when the end is near only points count, and coins where points are equal


# What a seat has for the race to the end, as the network of network.toml takes it in; the first are everybody's.
SHARED: Final = ["late", "end", "pace", "players"]
OWN: Final = [
    *("points", "points_squared", "reached", "beyond", "ahead"),
    *("coins", "taxable", "swords", "repelled"),
    *("traders_1", "traders_2", "traders_3", "traders_4", "traders_5"),
    *("settlers", "captains", "priests", "jacks"),
    *("mademoiselles", "jesters", "admirals", "governors"),
    *("wait", "next", "to_come", "last_turn_to_come"),
    *("claim", "claim_lacking_1", "claim_lacking_2"),
]


@final
class Network:
    """Guesses a seat's strength, the logarithm of its odds to win, from its traits."""

    shared: vec[float]
    own: vec[float]
    middle: vec[float]  # what a position gives to the middle layer for all seats
    layer: vec[float]  # and with what one seat has
    bias: vec[float]
    out: vec[float]
    weights: vec[float]  # as many for each trait as the middle layer has cells
    cells: i64

    def __init__(self, network: dict[str, list[float]]) -> None:
        names = [*SHARED, *OWN]
        self.shared = vec[float]([0.0] * len(SHARED))
        self.own = vec[float]([0.0] * len(OWN))
        self.cells = len(network["out"])
        self.middle = vec[float]([0.0] * len(network["out"]))
        self.layer = vec[float]([0.0] * len(network["out"]))
        self.bias = vec[float](network["bias"])
        self.out = vec[float](network["out"])
        self.weights = vec[float]([weight for name in names for weight in network[name]])

    def share(self) -> None:
        """Take in what all seats have in common."""
        self.set(self.middle, self.bias)
        self.add(self.middle, self.shared, 0)

    def strength(self) -> float:
        layer = self.layer
        self.set(layer, self.middle)
        self.add(layer, self.own, len(self.shared) * self.cells)
        strength = 0.0
        cell: i64 = 0
        while cell < self.cells:
            if layer[cell] > 0.0:
                strength += layer[cell] * self.out[cell]
            cell += 1
        return strength

    def set(self, layer: vec[float], like: vec[float]) -> None:
        cell: i64 = 0
        while cell < self.cells:
            layer[cell] = like[cell]
            cell += 1

    def add(self, layer: vec[float], traits: vec[float], at: i64) -> None:
        weights = self.weights
        cells = self.cells
        i: i64 = 0
        while i < len(traits):
            trait = traits[i]
            if trait != 0.0:
                cell: i64 = 0
                while cell < cells:
                    layer[cell] += trait * weights[at + cell]
                    cell += 1
            at += cells
            i += 1


@final
class Weights:
    """What things are worth, in coins, at the start of a game and at its end; tuned by self-play."""

    point: float
    point_late: float
    coin_late: float
    hoard: float
    swords: float
    mademoiselle: float
    jester: float
    admiral: float
    governor: float
    explorer: float
    claim_next: float
    claim_later: float
    fee: float
    patience: float

    def __init__(self) -> None:
        self.point = 2.3
        self.point_late = 4.4
        self.coin_late = 0.66  # of 1 at the start
        self.hoard = 0.29  # of a coin that a tax may take
        self.swords = 5.2  # to repel all ships instead of none
        self.mademoiselle = 4.0
        self.jester = 1.7
        self.admiral = 7.3
        self.governor = 11.9
        self.explorer = 0.71  # a settler, captain, priest or jack, whatever expeditions are open
        self.claim_next = 0.75  # of an expedition that lacks nobody any more
        self.claim_later = 0.26  # of one that lacks one more person
        self.fee = 0.33  # what each other player who finds a card left is expected to pay
        self.patience = 0.17  # for drawing again: what may be gained after the next card


@final
class RuleBot(Bot):
    weights: Weights
    late: float  # how far the game is: 0 at its start, 1 at its end
    point: float  # what a point is worth now
    coin: float
    explorers: vec[float]  # worth of a settler, captain, priest, jack beside its points
    worths: vec[float]  # of taking a card of each kind, as the active player, price or not
    prices: vec[i64]
    reckoned: "Reckoned"  # what the worths were reckoned from
    best: vec[float]  # worths of the best cards in the harbour, descending
    after: vec[float]  # what the seat has when a card of each kind is drawn next
    beside: Final[Row]  # cards that it may be, beside those of the pile
    repelled: vec[float]  # the share of all ships that so many swords repel
    network: Network
    marks: vec[i64]  # of the kinds, so that sums of them tell harbours apart

    def __init__(self, figures: Figures, network: dict[str, list[float]], weights: Weights | None = None) -> None:
        self.weights = Weights() if weights is None else weights
        self.repelled = vec[float]([share_repelled(figures, swords) for swords in range(SWORDS_TOLD_APART + 1)])
        self.late = 0.0
        self.point = 0.0
        self.coin = 0.0
        self.explorers = vec[float]([0.0] * (SYMBOLS + 1))
        self.worths = vec[float]([0.0] * MOST_KINDS)
        self.prices = vec[i64]([0] * MOST_KINDS)
        self.reckoned = Reckoned()
        self.best = vec[float]([0.0] * MOST_TAKES)
        self.after = vec[float]([0.0] * MOST_KINDS)
        self.beside = Row(figures.all_cards)
        self.network = Network(network)
        self.marks = vec[i64]([mixed(kind) >> 6 for kind in range(MOST_KINDS)])

    def choose(self, state: State, seat: i64, moves: Moves) -> i64:
        assert isinstance(state, PortRoyal)
        if moves.get(moves.n - 1) >= state.figures.first_claim:
            return self.best_claim(state, moves)
        self.weigh(state, seat)
        if state.phase == TRADING:
            return self.best_take(state, seat, moves)
        if state.phase == REPELLING:
            return self.keep_or_repel(state, seat)
        return self.draw_or_stop(state, seat)

    def turn(self, state: State) -> i64:
        assert isinstance(state, PortRoyal)
        return state.turns

    def infoset_key(self, state: State, seat: i64) -> i64:
        """What lies in the harbour, in whatever order it came, and the ship that may be repelled."""
        assert isinstance(state, PortRoyal)
        key = state.drawn + 1
        place: i64 = 0
        while place < state.harbour.n:
            key += self.marks[state.harbour.get(place)]
            place += 1
        return key

    # -- what things are worth

    def weigh(self, state: PortRoyal, seat: i64) -> None:
        """How far the game is, and what points, coins and explorers are worth by now."""
        weights = self.weights
        lead = most_points(state)
        if ending.is_ending(state):
            self.late = 1.0
            self.point = LAST_POINT
            self.coin = 1.0
        else:
            late = float(lead) / float(state.figures.victory_points_to_end)
            self.late = late if late < 1.0 else 1.0
            self.point = weights.point + (weights.point_late - weights.point) * self.late
            self.coin = 1.0 + (weights.coin_late - 1.0) * self.late
        symbol: i64 = 0
        while symbol <= SYMBOLS:
            self.explorers[symbol] = weights.explorer * (1.0 - self.late)
            symbol += 1
        place: i64 = 0
        while place < state.expeditions.n:
            self.weigh_explorers(state, seat, state.expeditions.get(place))
            place += 1

    def weigh_explorers(self, state: PortRoyal, seat: i64, expedition: i64) -> None:
        """What one more settler, captain, priest or jack does for an expedition."""
        lacking = expeditions.lacking(state, seat, expedition)
        if lacking == 0 or lacking > 2:
            return
        chance = self.weights.claim_later
        if lacking == 1:
            chance = 1.0 if seat == state.active else self.weights.claim_next
        hope = chance * self.claim_worth(state, expedition)
        crew = state.companies[seat].crew
        symbol: i64 = 0
        while symbol < SYMBOLS:
            short = state.figures.requires[SYMBOLS * expedition + symbol] > crew[SETTLER + symbol]
            if short and hope > self.explorers[symbol]:
                self.explorers[symbol] = hope
            symbol += 1
        if hope > self.explorers[SYMBOLS]:
            self.explorers[SYMBOLS] = hope

    def claim_worth(self, state: PortRoyal, expedition: i64) -> float:
        """Of claiming: its points and coins, less the points of the persons that leave."""
        points = points_won(state.figures, expedition)
        return float(points) * self.point + float(state.figures.coins[expedition]) * self.coin

    def coins_worth(self, state: PortRoyal, company: Company, coins: i64) -> float:
        """Of gaining coins, or of losing them if there are fewer than none; a tax may take those beyond its limit."""
        safe = state.figures.tax_from_coins - 1
        before = company.coins - safe
        if before < 0:
            before = 0
        now = company.coins + coins - safe
        if now < 0:
            now = 0
        return self.coin * (float(coins) - (1.0 - self.weights.hoard) * float(now - before))

    def worth(self, state: PortRoyal, seat: i64, card: i64) -> float:
        """Of taking a card of the harbour."""
        company = state.companies[seat]
        if card < state.figures.first_person:
            return self.coins_worth(state, company, trade_and_hire.net_income(state, seat, card))
        own = float(state.figures.vp[card]) * self.point
        own += self.coins_worth(state, company, -trade_and_hire.price(state, seat, card))
        return own + self.calling_worth(state, company, card)

    def reckon(self, state: PortRoyal, seat: i64) -> None:
        """The worths and prices of all kinds, which change seldom while a player draws."""
        company = state.companies[seat]
        if self.reckoned.is_from(company, self):
            return
        self.reckoned.note(company, self)
        kind: i64 = 0
        while kind < state.figures.first_expedition:
            self.worths[kind] = self.worth(state, seat, kind)
            self.prices[kind] = 0
            if kind >= state.figures.first_person:
                self.prices[kind] = trade_and_hire.price(state, seat, kind)
            kind += 1

    def calling_worth(self, state: PortRoyal, company: Company, person: i64) -> float:
        """Of what a person does."""
        calling = state.figures.calling[person]
        weights = self.weights
        rest = 1.0 - self.late
        if calling < SETTLER:
            return 0.0  # tuning found a trader worth its points alone
        if calling <= JACK:
            return self.explorers[calling - SETTLER]
        if calling == MADEMOISELLE:
            return weights.mademoiselle * rest
        if calling == JESTER:
            return weights.jester * rest
        if calling == ADMIRAL:
            return weights.admiral * rest
        if calling == GOVERNOR:
            return weights.governor * rest
        swords = company.swords
        more = swords + state.figures.swords[person]
        if more > SWORDS_TOLD_APART:
            return 0.0
        return weights.swords * rest * (self.repelled[more] - self.repelled[swords])

    # -- expeditions

    def best_claim(self, state: PortRoyal, moves: Moves) -> i64:
        """Claim at once: a bust or a rival may come between."""
        figures = state.figures
        self.point = 2.0
        self.coin = 1.0
        best: i64 = STOP
        best_worth = OUT_OF_REACH
        i: i64 = 0
        while i < moves.n:
            move = moves.get(i)
            if move >= figures.first_claim:
                worth = self.claim_worth(state, figures.expedition_of(move))
                if worth > best_worth:
                    best_worth = worth
                    best = move
            i += 1
        return best

    # -- trade & hire

    def best_take(self, state: PortRoyal, seat: i64, moves: Moves) -> i64:
        """The card worth most, if any is worth something; a ship first if that pays for a better person."""
        figures = state.figures
        coins = state.companies[seat].coins
        best: i64 = STOP
        best_worth = 0.0
        best_ship: i64 = STOP
        ship_worth = 0.0
        i: i64 = 0
        while i < moves.n:
            move = moves.get(i)
            if TRADE <= move < HIRE:
                worth = self.worth(state, seat, trade_and_hire.ship_of(state, move - TRADE))
                if best_ship == STOP or worth > ship_worth:
                    best_ship = move
                    ship_worth = worth
            elif move >= HIRE:
                worth = self.worth(state, seat, figures.person_of(move))
                if worth > best_worth:
                    best_worth = worth
                    best = move
            i += 1
        if best_ship == STOP:
            return best
        if ship_worth > best_worth:
            return best_ship
        if trade_and_hire.takes_left(state) > 1:
            ship = trade_and_hire.ship_of(state, best_ship - TRADE)
            purse = coins + trade_and_hire.net_income(state, seat, ship)
            place: i64 = 0
            while place < state.harbour.n:
                card = state.harbour.get(place)
                paid = card >= figures.first_person and trade_and_hire.price(state, seat, card) <= purse
                if paid and self.worth(state, seat, card) > best_worth:
                    return best_ship
                place += 1
        return best

    # -- discover

    def keep_or_repel(self, state: PortRoyal, seat: i64) -> i64:
        ship = state.drawn
        color = state.figures.color[ship]
        if has(state.colours, color):
            return REPEL
        self.reckon(state, seat)
        without = self.better(state, seat, NO_CARD)
        if self.better(state, seat, ship) > without:
            return KEEP
        return REPEL

    def draw_or_stop(self, state: PortRoyal, seat: i64) -> i64:
        self.reckon(state, seat)
        if self.point == LAST_POINT:
            return self.last_draw_or_stop(state, seat)
        stopping = self.stopping(state, seat, NO_CARD)
        if self.drawing(state, seat, NO_CARD) > stopping:
            return DRAW
        return STOP

    def last_draw_or_stop(self, state: PortRoyal, seat: i64) -> i64:
        """In the last round: go on while others would win."""
        own = self.standing(state.companies[seat]) + self.stopping(state, seat, NO_CARD)
        other: i64 = 0
        while other < state.players:
            if other != seat and self.standing(state.companies[other]) >= own:
                return DRAW
            other += 1
        return STOP

    def standing(self, company: Company) -> float:
        return float(company.points) * LAST_POINT + float(company.coins)

    def better(self, state: PortRoyal, seat: i64, extra: i64) -> float:
        """What the harbour is worth to the active player, stopping or drawing, with an extra ship in it."""
        stopping = self.stopping(state, seat, extra)
        if deck.cards_to_draw(state) == 0:
            return stopping
        drawing = self.drawing(state, seat, extra)
        return drawing if drawing > stopping else stopping

    def stopping(self, state: PortRoyal, seat: i64, extra: i64) -> float:
        """Of stopping now: the best cards of the harbour. Leaves their worths in `best`."""
        flags = count(state.colours)
        cards = state.harbour.n
        if extra != NO_CARD:
            flags += 1
            cards += 1
        takes = self.takes(state, seat, flags)
        purse = state.companies[seat].coins
        if takes > 1:
            purse += self.best_income(state, seat, extra)
        best = self.best
        i: i64 = 0
        while i < MOST_TAKES:
            best[i] = 0.0
            i += 1
        place: i64 = 0
        while place < state.harbour.n:
            card = state.harbour.get(place)
            if self.prices[card] <= purse:
                self.place_among_best(self.worths[card])
            place += 1
        if extra != NO_CARD:
            self.place_among_best(self.worths[extra])
        return self.sum_of_best(takes) + self.beside_takes(state, seat, takes, cards)

    def drawing(self, state: PortRoyal, seat: i64, extra: i64) -> float:
        """Of drawing one more card and stopping then, as the mean over the unseen cards; `stopping` comes first."""
        figures = state.figures
        company = state.companies[seat]
        colours = state.colours
        cards = state.harbour.n
        if extra != NO_CARD:
            colours |= bit(figures.color[extra])
            cards += 1
        flags = count(colours)
        takes = self.takes(state, seat, flags)
        more_takes = self.takes(state, seat, flags + 1)
        purse = company.coins
        if takes > 1:
            purse += self.best_income(state, seat, extra)
        now = self.sum_of_best(takes) + self.beside_takes(state, seat, takes, cards)
        next_beside = self.beside_takes(state, seat, takes, cards + 1)
        with_card = self.sum_of_best(takes) + next_beside
        with_ship = self.sum_of_best(more_takes) + self.beside_takes(state, seat, more_takes, cards + 1)
        bust = self.coin * float(company.crew[JESTER] * figures.jester_coins)
        after = self.after
        least = self.best[takes - 1]
        least_more = self.best[more_takes - 1]
        kind: i64 = 0
        while kind < figures.first_person:
            value = with_ship
            worth = self.worths[kind]
            if worth > least_more:
                value += worth - least_more
            if has(colours, figures.color[kind]):
                value = bust
            if company.swords >= figures.swords[kind] and now > value:
                value = now
            after[kind] = value
            kind += 1
        while kind < figures.first_expedition:
            after[kind] = with_card
            if self.prices[kind] <= purse and self.worths[kind] > least:
                after[kind] += self.worths[kind] - least
            kind += 1
        while kind < figures.first_tax:
            after[kind] = now + self.claim_worth(state, kind) if expeditions.lacking(state, seat, kind) == 0 else now
            kind += 1
        while kind < figures.kinds:
            after[kind] = now
            if company.coins >= figures.tax_from_coins:
                after[kind] += self.coins_worth(state, company, -(company.coins // figures.tax_divisor))
            kind += 1
        return self.mean_after(state) + self.weights.patience

    def takes(self, state: PortRoyal, seat: i64, flags: i64) -> i64:
        if flags > COLOURS:
            flags = COLOURS
        takes = trade_and_hire.takes(state, seat, flags)
        if takes < 1:
            return 1
        if takes > MOST_TAKES:
            return MOST_TAKES
        return takes

    def best_income(self, state: PortRoyal, seat: i64, extra: i64) -> i64:
        """Of the ships in the harbour."""
        best: i64 = 0
        if extra != NO_CARD:
            best = trade_and_hire.income(state, seat, extra)
        place: i64 = 0
        while place < state.harbour.n:
            card = state.harbour.get(place)
            if card < state.figures.first_person:
                income = trade_and_hire.income(state, seat, card)
                if income > best:
                    best = income
            place += 1
        return best

    def place_among_best(self, worth: float) -> None:
        best = self.best
        i: i64 = MOST_TAKES - 1
        if worth <= best[i]:
            return
        while i > 0 and best[i - 1] < worth:
            best[i] = best[i - 1]
            i -= 1
        best[i] = worth

    def sum_of_best(self, takes: i64) -> float:
        total = 0.0
        i: i64 = 0
        while i < takes:
            total += self.best[i]
            i += 1
        return total

    def beside_takes(self, state: PortRoyal, seat: i64, takes: i64, cards: i64) -> float:
        """What stopping brings beside the cards taken: admirals' coins and the others' fees."""
        figures = state.figures
        admirals = 0.0
        if cards >= figures.admiral_from_cards:
            admirals = self.coin * float(state.companies[seat].crew[ADMIRAL] * figures.admiral_coins)
        left = cards - takes
        if left <= 0:
            return admirals
        if left > state.players - 1:
            left = state.players - 1
        return admirals + self.weights.fee * self.coin * float(left)

    def mean_after(self, state: PortRoyal) -> float:
        """Over the cards that can be drawn next, as far as anybody knows."""
        cards = deck.undrawn(state)
        beside = self.beside
        deck.gather_unseen_beside(state, beside)
        total = sum_after(self.after, cards.cards, cards.n, 0.0)
        return sum_after(self.after, beside.cards, beside.n, total) / float(cards.n + beside.n)

    # -- how good a position is

    def value(self, state: State, seat: i64) -> float:
        """By the strengths of all seats, made into shares that add up to 1."""
        assert isinstance(state, PortRoyal)
        network = self.network
        self.look_at_all(state)
        network.share()
        self.look_at(state, seat)
        own = network.strength()
        total = 1.0
        other: i64 = 0
        while other < state.players:
            if other != seat:
                self.look_at(state, other)
                lead = network.strength() - own
                total += exp(lead if lead < STRONGEST else STRONGEST)
            other += 1
        return 1.0 / total

    def traits_of(self, state: PortRoyal) -> list[float]:
        """All that the network takes in, for who fits it."""
        self.look_at_all(state)
        traits = [*self.network.shared]
        for seat in range(state.players):
            self.look_at(state, seat)
            traits += [*self.network.own]
        return traits

    def look_at_all(self, state: PortRoyal) -> None:
        """The traits that all seats share."""
        out = self.network.shared
        goal = float(state.figures.victory_points_to_end)
        lead: i64 = 0
        total: i64 = 0
        for company in state.companies:
            total += company.points
            if company.points > lead:
                lead = company.points
        late = float(lead) / goal
        out[0] = late if late < 1.0 else 1.0
        out[1] = 1.0 if ending.is_ending(state) else 0.0
        out[2] = float(total) / (goal * float(state.players))
        out[3] = float(state.players) - 4.0

    def look_at(self, state: PortRoyal, seat: i64) -> None:
        """A seat's own traits, in the order of OWN."""
        figures = state.figures
        company = state.companies[seat]
        crew = company.crew
        out = self.network.own
        goal = float(figures.victory_points_to_end)
        points = float(company.points)
        beyond = points - goal + 1.0
        out[0] = points / goal
        out[1] = out[0] * out[0]
        out[2] = 1.0 if beyond > 0.0 else 0.0
        out[3] = beyond / 3.0 if beyond > 0.0 else 0.0
        out[4] = float(company.points - most_points_beside(state, seat)) / 6.0
        safe = figures.tax_from_coins - 1
        if company.coins < safe:
            safe = company.coins
        out[5] = float(safe) / 10.0
        out[6] = float(company.coins - safe) / 5.0
        swords = company.swords
        if swords > SWORDS_TOLD_APART:
            swords = SWORDS_TOLD_APART
        out[7] = float(swords) / 4.0
        out[8] = self.repelled[swords] * 2.0
        i: i64 = 0
        while i <= JACK:  # traders of each colour, settlers, captains, priests, jacks
            out[9 + i] = float(crew[i])
            i += 1
        i = MADEMOISELLE
        while i <= GOVERNOR:
            out[18 + i - MADEMOISELLE] = float(crew[i])
            i += 1
        wait = steps(state, state.active, seat)
        to_come = steps(state, state.start, seat) >= steps(state, state.start, state.active)
        out[22] = float(wait) / 4.0
        out[23] = 1.0 if wait == 0 else 0.0
        out[24] = 1.0 if to_come else 0.0
        out[25] = out[24] * self.network.shared[1]
        out[26] = 0.0
        out[27] = 0.0
        out[28] = 0.0
        place: i64 = 0
        while place < state.expeditions.n:
            expedition = state.expeditions.get(place)
            lacking = expeditions.lacking(state, seat, expedition)
            if lacking < 3:
                hope = float(points_won(figures, expedition)) / 4.0
                if hope > out[26 + lacking]:
                    out[26 + lacking] = hope
            place += 1


@final
class Reckoned:
    """From what worths were reckoned: reckoned anew only if any of it differs."""

    __slots__ = ("coin", "coins", "crew", "explorers", "point", "swords")
    crew: vec[i64]
    coins: i64
    swords: i64
    point: float
    coin: float
    explorers: vec[float]

    def __init__(self) -> None:
        self.crew = vec[i64]([-1] * CALLINGS)
        self.coins = 0
        self.swords = 0
        self.point = 0.0
        self.coin = 0.0
        self.explorers = vec[float]([0.0] * (SYMBOLS + 1))

    def is_from(self, company: Company, bot: RuleBot) -> bool:
        if self.coins != company.coins or self.swords != company.swords:
            return False
        if self.point != bot.point or self.coin != bot.coin:
            return False
        i: i64 = 0
        while i < CALLINGS:
            if self.crew[i] != company.crew[i]:
                return False
            i += 1
        i = 0
        while i <= SYMBOLS:
            if self.explorers[i] != bot.explorers[i]:
                return False
            i += 1
        return True

    def note(self, company: Company, bot: RuleBot) -> None:
        self.coins = company.coins
        self.swords = company.swords
        self.point = bot.point
        self.coin = bot.coin
        i: i64 = 0
        while i < CALLINGS:
            self.crew[i] = company.crew[i]
            i += 1
        i = 0
        while i <= SYMBOLS:
            self.explorers[i] = bot.explorers[i]
            i += 1


def most_points(state: PortRoyal) -> i64:
    lead: i64 = 0
    for company in state.companies:
        if company.points > lead:
            lead = company.points
    return lead


def most_points_beside(state: PortRoyal, seat: i64) -> i64:
    most: i64 = 0
    other: i64 = 0
    while other < state.players:
        if other != seat and state.companies[other].points > most:
            most = state.companies[other].points
        other += 1
    return most


def steps(state: PortRoyal, first: i64, seat: i64) -> i64:
    """Clockwise from one seat to another."""
    steps = seat - first
    if steps < 0:
        steps += state.players
    return steps


def points_won(figures: Figures, expedition: i64) -> i64:
    """By claiming: its points, less one for each person that leaves."""
    points = figures.vp[expedition]
    symbol: i64 = 0
    while symbol < SYMBOLS:
        points -= figures.requires[SYMBOLS * expedition + symbol]
        symbol += 1
    return points


def sum_after(after: vec[float], cards: vec[u8], n: i64, total: float) -> float:
    i: i64 = 0
    while i < n:
        total += after[i64(cards[i])]
        i += 1
    return total


def share_repelled(figures: Figures, swords: i64) -> float:
    ships: i64 = 0
    repelled: i64 = 0
    kind: i64 = 0
    while kind < figures.first_person:
        ships += figures.count[kind]
        if figures.swords[kind] <= swords:
            repelled += figures.count[kind]
        kind += 1
    return float(repelled) / float(ships) if ships else 0.0
