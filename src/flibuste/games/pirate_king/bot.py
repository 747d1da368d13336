"""The rule bot of Pirate King: what a sensible pirate does.

Everything is reckoned in crowns. A card has a worth for a seat: its crowns, what it adds to a set of relics, and what
it brings in the rounds to come. Swords and gold are worth the cards that their rank will fetch, the ranks of the others
being guessed; and another card is revealed while the mean over all cards that may come, sinking included, is better
than stopping. What a seat may hope for when a round begins is guessed by its crowns, its relics and its deck.
"""

from math import exp
from typing import Final, final

from flibuste.games.pirate_king.rules import contests, ending, revealing
from flibuste.games.pirate_king.rules.codes import (
    AT_SEA,
    BOX,
    CROWN,
    CURSE,
    DECK,
    ENOUGH,
    FALLBACK,
    FIRST,
    FLIP,
    FLIP_DOWN,
    GAIN_PER,
    KEEP,
    LEND,
    LENDING,
    LENT,
    LOOK_KEEP_ONE,
    LOOT,
    LOOT_INTO_PLAY,
    MONSTER,
    MORE,
    ON_OTHERS,
    ON_SELF,
    OVER,
    PEEK_REORDER,
    PIRATE,
    PLAY_FROM_DISCARD,
    READY,
    REVEAL,
    REVEAL_MORE,
    REVEALING,
    SALVAGE,
    SEATS,
    STOP,
    SWORDS,
    TAKE_CAPTAIN,
    TARGET,
    TIE,
)
from flibuste.games.pirate_king.rules.figures import CardFile, Figures
from flibuste.games.pirate_king.rules.piles import known_on_top
from flibuste.games.pirate_king.rules.state import PirateKing
from flibuste.kit.bits import has
from flibuste.kit.bot import Bot
from flibuste.kit.luck import mixed
from flibuste.kit.native import i64, vec
from flibuste.kit.pile import Row
from flibuste.kit.state import Moves, State

MOST_SHOWN: Final = 16  # cards of a display that are told apart
TINY: Final = 0.000001
APART: Final = 0.001

# What speaks for a seat when a round begins, in logarithms of the odds to win: fitted to 80,000 games of this bot in
# which some moves of the first rounds were left to chance. "Early" is weighed by the rounds to come, a sixth each.
STRONGEST: Final = 300.0  # keeps odds within what a float can hold
CROWN_NOW: Final = 0.192
CROWN_EARLY: Final = -0.049
CROWN_LAST: Final = 0.295  # divided by the rounds to come
TOKEN: Final = -0.114  # beside its crown
RELICS_NOW: Final = [0.0, 0.273, 0.379, 0.496, 0.715, 6.0]  # beside their crowns; five win, so that one is by hand
RELICS_EARLY: Final = [0.0, 0.178, 0.415, 0.414, 0.551, 0.0]
SWORD_IN_PLAY: Final = 0.075
COIN_IN_PLAY: Final = 0.064
CURSE_IN_PLAY: Final = -0.276
CURSE_IN_PILE: Final = -0.506  # a card, on average
CARD_NOW: Final = 0.108  # a further card, and what the cards show and do on average
CARD_EARLY: Final = 0.022
SHOWN_NOW: Final = [0.208, -0.166, -2.189]  # a sword, gold, a curse
SHOWN_EARLY: Final = [0.695, 0.366, -3.185]
FLIPS_OF_OTHERS: Final = 11  # after the kinds of effects on the owner
FORCED: Final = 12
DOES_NOW: Final = [-0.56, -2.001, -0.134, 0.478, 0.049, 0.0, 1.262, -0.056, 0.661, 4.018, -1.41, -1.269, -0.066]
DOES_EARLY: Final = [-0.51, -0.34, 0.376, 0.061, 1.172, 0.0, 0.168, 0.029, -0.207, 3.114, 5.781, 0.545, 1.389]


@final
class Weights:
    """What things are worth, in crowns; tuned by self-play."""

    sword: float  # a sword in the deck, each time its card comes up
    coin: float
    curse: float
    turns: float  # how often a card taken comes up in a round to come
    to_come_swords: float  # what a pirate at sea is expected to add
    to_come_gold: float
    spread: float  # how far that may be wrong
    sinks: float  # chance that a pirate at sea sinks
    hope: float  # what the cards after the next one are worth
    relic: float  # hope of a larger set, each round to come
    win: float  # the last relic

    def __init__(self) -> None:
        self.sword = 0.20
        self.coin = 0.20
        self.curse = 0.55
        self.turns = 0.4
        self.to_come_swords = 1.5
        self.to_come_gold = 1.5
        self.spread = 1.0
        self.sinks = 0.15
        self.hope = 0.12
        self.relic = 0.35
        self.win = 40.0


@final
class Prizes:
    """What the cards on display are worth to a seat, the best first."""

    n: i64
    worths: vec[float]

    def __init__(self) -> None:
        self.n = 0
        self.worths = vec[float]([0.0] * MOST_SHOWN)

    def add(self, worth: float) -> None:
        worths = self.worths
        i = self.n
        while i > 0 and worths[i - 1] < worth:
            worths[i] = worths[i - 1]
            i -= 1
        worths[i] = worth
        self.n += 1


@final
class Deck:
    """Sums over the cards of a seat."""

    figures: Figures
    worths: vec[float]  # of each kind of card: what it speaks for its owner, now and the more so the earlier
    early_worths: vec[float]
    cards: i64
    curses: i64
    now: float
    early: float

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.worths = vec[float]([0.0] * figures.kinds)
        self.early_worths = vec[float]([0.0] * figures.kinds)
        for card in range(figures.kinds):
            self.worths[card] = deck_worth(figures, card, SHOWN_NOW, DOES_NOW)
            self.early_worths[card] = deck_worth(figures, card, SHOWN_EARLY, DOES_EARLY)
        self.clear()

    def clear(self) -> None:
        self.cards = 0
        self.curses = 0
        self.now = 0.0
        self.early = 0.0

    def add(self, card: i64) -> None:
        self.cards += 1
        self.curses += self.figures.curses[card]
        self.now += self.worths[card]
        self.early += self.early_worths[card]

    def add_row(self, row: Row) -> None:
        i: i64 = 0
        while i < row.n:
            self.add(row.get(i))
            i += 1


def deck_worth(figures: Figures, card: i64, shown: list[float], does: list[float]) -> float:
    """What a card speaks for its owner, by what it shows and does."""
    worth = shown[0] * float(figures.swords[card]) + shown[1] * float(figures.gold[card])
    worth += shown[2] * float(figures.curses[card])
    x = figures.first_effect[card]
    end = x + figures.effects[card]
    while x < end:
        times = figures.effect_n[x]
        kind = figures.effect_kind[x]
        if kind == GAIN_PER:
            times = figures.effect_swords[x] + figures.effect_gold[x]
        if figures.effect_target[x] == ON_OTHERS:
            worth += does[FORCED if kind == REVEAL_MORE else FLIPS_OF_OTHERS] * float(times)
        else:
            worth += does[kind] * float(times)
        x += 1
    return worth


@final
class RuleBot(Bot):
    figures: Figures
    weights: Weights
    lasting: vec[float]  # what a card brings each time it comes up
    marks: vec[i64]  # by which sets of cards are told apart
    monsters: Prizes
    loot: Prizes
    rivals: i64  # the other pirates, and what they have
    at_sea: vec[i64]
    swords: vec[i64]
    gold: vec[i64]
    places: vec[float]  # chances that so many are ahead
    deck: Deck

    def __init__(self, file: CardFile) -> None:
        figures = file.figures
        self.figures = figures
        self.weights = Weights()
        self.lasting = vec[float]([0.0] * figures.kinds)
        self.marks = vec[i64]([mixed(card + 1) >> 8 for card in range(figures.kinds + 1)])
        self.monsters = Prizes()
        self.loot = Prizes()
        self.rivals = 0
        self.at_sea = vec[i64]([0] * SEATS)
        self.swords = vec[i64]([0] * SEATS)
        self.gold = vec[i64]([0] * SEATS)
        self.places = vec[float]([0.0] * (SEATS + 1))
        self.deck = Deck(figures)
        self.weigh_cards()

    def weigh_cards(self) -> None:
        figures = self.figures
        w = self.weights
        card: i64 = 0
        while card < figures.kinds:
            worth = w.sword * float(figures.swords[card]) + w.coin * float(figures.gold[card])
            worth -= w.curse * float(figures.curses[card])
            x = figures.first_effect[card]
            end = x + figures.effects[card]
            while x < end:
                worth += self.worth_of_effect(x)
                x += 1
            self.lasting[card] = worth
            card += 1

    def worth_of_effect(self, x: i64) -> float:
        figures = self.figures
        w = self.weights
        kind = figures.effect_kind[x]
        n = float(figures.effect_n[x])
        if figures.effect_target[x] != ON_SELF:
            return 0.35
        if kind == FLIP_DOWN and figures.effect_symbol[x] == CURSE:
            return w.curse * n
        if kind == GAIN_PER:
            return 1.2 * (w.sword * float(figures.effect_swords[x]) + w.coin * float(figures.effect_gold[x]))
        if kind == PEEK_REORDER:
            return 0.12 * n
        if kind == LOOK_KEEP_ONE:
            return 0.45
        if kind == PLAY_FROM_DISCARD:
            return 0.7
        if kind == LOOT_INTO_PLAY:
            return 0.9
        if kind == REVEAL_MORE:
            return 0.1 * n
        if kind == TAKE_CAPTAIN:
            return 0.5
        return 0.3

    # -- what cards are worth to a seat

    def worth(self, state: PirateKing, seat: i64, card: i64) -> float:
        """Of owning a card from the end of this round on."""
        figures = self.figures
        w = self.weights
        to_come = float(figures.rounds - state.round)
        worth = float(figures.crowns[card]) + w.turns * to_come * self.lasting[card]
        if figures.relic[card]:
            relics = state.pirates[seat].relics
            if relics + 1 == figures.relic_scoring_auto_win_at:
                return worth + w.win
            more = ending.relic_points(state, relics + 1) - ending.relic_points(state, relics)
            worth += float(more) + w.relic * to_come
        return worth

    def look_at_prizes(self, state: PirateKing, seat: i64, display: Row, prizes: Prizes) -> None:
        prizes.n = 0
        i: i64 = 0
        while i < display.n and i < MOST_SHOWN:
            prizes.add(self.worth(state, seat, display.get(i)))
            i += 1

    # -- what swords and gold are worth

    def look_round(self, state: PirateKing, seat: i64) -> None:
        """At what can be won, and at the others."""
        self.look_at_prizes(state, seat, state.monsters, self.monsters)
        self.look_at_prizes(state, seat, state.loot, self.loot)
        takers = contests.takers(state)
        if self.monsters.n > takers:
            self.monsters.n = takers
        self.rivals = 0
        other: i64 = 0
        while other < state.players:
            if other != seat:
                self.at_sea[self.rivals] = 1 if state.pirates[other].standing == AT_SEA else 0
                self.swords[self.rivals] = revealing.swords(state, other)
                self.gold[self.rivals] = revealing.gold(state, other)
                self.rivals += 1
            other += 1

    def ahead(self, mine: float, theirs: float, at_sea: i64, to_come: float) -> float:
        """The chance that another pirate ends above."""
        w = self.weights
        if at_sea:
            gap = (mine - theirs - to_come) / w.spread
            if gap > 20.0:
                gap = 20.0
            if gap < -20.0:
                gap = -20.0
            return (1.0 - w.sinks) / (1.0 + exp(gap))
        if theirs > mine:
            return 1.0
        if theirs == mine:
            return 0.5
        return 0.0

    def prize_of_rank(self, mine: float, theirs: vec[i64], to_come: float, prizes: Prizes) -> float:
        """The mean worth of what is fetched by the rank of so many swords, or so much gold."""
        places = self.places
        places[0] = 1.0
        rival: i64 = 0
        while rival < self.rivals:
            chance = self.ahead(mine, float(theirs[rival]), self.at_sea[rival], to_come)
            k = rival + 1
            places[k] = 0.0
            while k > 0:
                places[k] = places[k] * (1.0 - chance) + places[k - 1] * chance
                k -= 1
            places[0] *= 1.0 - chance
            rival += 1
        worth = 0.0
        k = 0
        while k <= self.rivals and k < prizes.n:
            worth += places[k] * prizes.worths[k]
            k += 1
        return worth

    def standing(self, swords: float, gold: float) -> float:
        """What may be expected of Battle and Loot with so many swords and so much gold, once one has looked round."""
        w = self.weights
        worth = self.prize_of_rank(swords, self.swords, w.to_come_swords, self.monsters)
        return worth + self.prize_of_rank(gold, self.gold, w.to_come_gold, self.loot)

    # -- what a further card may bring

    def face_of(self, state: PirateKing, seat: i64, card: i64) -> i64:
        """What a card would show if it came next."""
        if self.figures.copying[card]:
            return revealing.copied_face(state, state.pirates[seat].last)
        return card

    def after(self, state: PirateKing, seat: i64, card: i64) -> float:
        """What a seat may expect if this card comes next and it stops then, once it has looked round."""
        figures = self.figures
        pirate = state.pirates[seat]
        face = self.face_of(state, seat, card)
        swords = float(revealing.swords(state, seat) + figures.swords[face])
        gold = float(revealing.gold(state, seat) + figures.gold[face])
        curses = pirate.curses + figures.curses[face]
        extra = 0.0
        more: i64 = 0
        x = figures.first_effect[face]
        end = x + figures.effects[face]
        while x < end:
            kind = figures.effect_kind[x]
            if figures.effect_target[x] != ON_SELF:
                extra += 0.3
            elif kind == FLIP_DOWN and figures.effect_symbol[x] == CURSE:
                if curses:
                    curses -= figures.effect_n[x]
                    swords -= 1.0
            elif kind == GAIN_PER:
                symbol = figures.effect_symbol[x]
                symbols = float(revealing.symbols(state, seat, symbol) + figures.shown(face, symbol))
                swords += symbols * float(figures.effect_swords[x])
                gold += symbols * float(figures.effect_gold[x])
            elif kind == REVEAL_MORE:
                more += figures.effect_n[x]
            elif kind == LOOT_INTO_PLAY:
                more += figures.effect_n[x]
                extra += 0.8
            elif kind == TAKE_CAPTAIN:
                if state.captain != seat:
                    extra += 0.7
            elif kind in (PLAY_FROM_DISCARD, LOOK_KEEP_ONE):
                swords += 1.0
                gold += 0.5
            x += 1
        swords += self.bonus_by(state, seat, face, True)
        gold += self.bonus_by(state, seat, face, False)
        sinks = 0.0
        if curses >= figures.curses_to_sink:
            sinks = 1.0
        elif more:
            sinks = self.chance_to_sink(state, seat, curses) * float(more)
            if sinks > 1.0:
                sinks = 1.0
            swords += float(more)
            gold += float(more)
        worth = extra
        if sinks < 1.0:
            worth += (1.0 - sinks) * self.standing(swords, gold)
        if sinks > 0.0:
            worth += sinks * self.standing(float(figures.sunk_swords), float(figures.sunk_gold))
        return worth

    def bonus_by(self, state: PirateKing, seat: i64, face: i64, swords: bool) -> float:
        """What the cards that already lie there gain by a new one."""
        figures = self.figures
        area = state.pirates[seat].area
        bonus: i64 = 0
        place: i64 = 0
        while place < area.n:
            laid = state.face.get(area.get(place))
            if figures.gaining[laid] and not state.down.get(area.get(place)) and state.gain_per_is_continuous:
                x = figures.first_effect[laid]
                end = x + figures.effects[laid]
                while x < end:
                    if figures.effect_kind[x] == GAIN_PER:
                        per = figures.effect_swords[x] if swords else figures.effect_gold[x]
                        bonus += per * figures.shown(face, figures.effect_symbol[x])
                    x += 1
            place += 1
        return float(bonus)

    def chance_to_sink(self, state: PirateKing, seat: i64, curses: i64) -> float:
        """That a random card of the own pile brings the last curse."""
        pirate = state.pirates[seat]
        row = pirate.pile.rest
        if row.n == 0:
            row = pirate.discard
        if row.n == 0:
            return 0.0
        hits: i64 = 0
        i: i64 = 0
        while i < row.n:
            if curses + self.figures.curses[row.get(i)] >= self.figures.curses_to_sink:
                hits += 1
            i += 1
        return float(hits) / float(row.n)

    def next_card(self, state: PirateKing, seat: i64) -> float:
        """The mean of what a seat may expect if it reveals one more card, once it has looked round."""
        pirate = state.pirates[seat]
        pile = pirate.pile
        top = pile.top
        if top is not None and known_on_top(pile, seat):
            return self.after(state, seat, top.get(top.n - 1))
        row = pile.rest
        if row.n == 0:
            row = pirate.discard
        if row.n == 0:
            return self.standing(float(revealing.swords(state, seat)), float(revealing.gold(state, seat)))
        total = 0.0
        i: i64 = 0
        while i < row.n:
            total += self.after(state, seat, row.get(i))
            i += 1
        return total / float(row.n)

    def goes_on(self, state: PirateKing, seat: i64) -> bool:
        """Whether one more card is worth its risk."""
        self.look_round(state, seat)
        now = self.standing(float(revealing.swords(state, seat)), float(revealing.gold(state, seat)))
        return self.next_card(state, seat) + self.weights.hope > now

    # -- choices

    def choose(self, state: State, seat: i64, moves: Moves) -> i64:
        if not isinstance(state, PirateKing):
            raise TypeError("this bot plays Pirate King")
        phase = state.phase
        if phase == REVEALING:
            return REVEAL if self.goes_on(state, seat) else STOP
        if phase == FALLBACK:
            return MORE if self.goes_on(state, seat) else ENOUGH
        if phase < TIE:
            self.look_round(state, seat)
        best = moves.get(0)
        most = self.liking(state, seat, best)
        i: i64 = 1
        while i < moves.n:
            move = moves.get(i)
            liking = self.liking(state, seat, move)
            if liking > most + TINY:
                most = liking
                best = move
            i += 1
        return best

    def liking(self, state: PirateKing, seat: i64, move: i64) -> float:
        """How good a move is, compared with the others of the same question."""
        figures = self.figures
        phase = state.phase
        if phase == MONSTER:
            return self.worth(state, seat, figures.first_monster + move - figures.take_monster)
        if phase == LOOT:
            return self.worth(state, seat, figures.first_loot + move - figures.take_loot)
        if phase == BOX:
            return self.liking_to_box(state, seat, figures.first_loot + move - figures.put_in_box)
        if phase == TIE:
            return self.liking_of_order(state, seat, move - FIRST)
        if phase == FLIP:
            return self.liking_to_flip(state, state.pirates[seat].area.get(move - figures.flip))
        if phase == KEEP:
            return self.after(state, seat, move - figures.keep)
        if phase == SALVAGE:
            return self.after(state, seat, move - figures.salvage)
        if phase == LENDING:
            return self.liking_to_lend(state, seat, move - LEND)
        if phase == LENT:
            return 0.0 if move == READY else 1.0
        if phase == PIRATE:
            return self.lasting[move - figures.choose_pirate]
        if phase == DECK:
            return self.liking_of_deck(move - figures.choose_deck)
        if phase < TIE and move >= figures.next:
            return self.after(state, seat, move - figures.next)
        if phase < TIE:
            return float(state.pirates[move - TARGET].curses)
        return -float(state.score(move - CROWN)) - self.apart(state, seat, move - CROWN)

    def apart(self, state: PirateKing, seat: i64, other: i64) -> float:
        """Decides between equals: who sits nearest clockwise, lest the first seats of a table be favoured."""
        steps = other - seat
        if steps < 0:
            steps += state.players
        return APART * float(steps)

    def liking_to_box(self, state: PirateKing, seat: i64, card: i64) -> float:
        """What the other would like best, if it still chooses."""
        other = state.seat_after(seat, 1)
        return self.worth(state, other, card) - 0.1 * self.worth(state, seat, card)

    def liking_of_order(self, state: PirateKing, seat: i64, other: i64) -> float:
        """Oneself, unless the token is worth more than choosing first; then those who are behind."""
        if other != seat:
            return -float(state.score(other)) - self.apart(state, seat, other)
        prizes = self.monsters if state.contest == SWORDS else self.loot
        self.look_at_prizes(state, seat, state.monsters if state.contest == SWORDS else state.loot, prizes)
        tied: i64 = state.line.n
        rival: i64 = 0
        while rival < state.players:
            if has(state.tied, rival):
                tied += 1
            rival += 1
        last = tied - 1
        takes = contests.takes_left(state)
        if last >= takes or last >= prizes.n:
            return 1000.0
        token = float(self.figures.captain_crowns) + 0.3
        return 1000.0 if prizes.worths[state.line.n] > prizes.worths[last] + token else -1000.0

    def liking_to_flip(self, state: PirateKing, entry: i64) -> float:
        """Curses are gladly turned down, swords and gold are not."""
        figures = self.figures
        face = state.face.get(entry)
        loss = 0.6 * float(figures.swords[face]) + 0.35 * float(figures.gold[face])
        if figures.gaining[face]:
            loss += 1.0
        return 1.1 * float(figures.curses[face]) - loss

    def liking_to_lend(self, state: PirateKing, seat: i64, host: i64) -> float:
        """To whom the curse does most harm."""
        pirate = state.pirates[host]
        curses = float(pirate.curses)
        if pirate.curses + 1 >= self.figures.curses_to_sink:
            curses += 5.0 + float(revealing.swords(state, host))
        return curses + 0.05 * float(state.score(host)) - self.apart(state, seat, host)

    def liking_of_deck(self, deck: i64) -> float:
        figures = self.figures
        worth = 0.0
        i: i64 = 0
        while i < figures.starter_deck_size:
            worth += self.lasting[figures.starter_deck_cards[deck * figures.starter_deck_size + i]]
            i += 1
        return worth

    # -- what a search may be told

    def turn(self, state: State) -> i64:
        """Counted by whole rounds: the value can be trusted when a round begins."""
        assert isinstance(state, PirateKing)
        return state.round * state.players

    def infoset_key(self, state: State, seat: i64) -> i64:
        """The question, the own play area, and what there is to choose from."""
        assert isinstance(state, PirateKing)
        pirate = state.pirates[seat]
        key = 1 + state.phase
        place: i64 = 0
        while place < pirate.area.n:
            entry = pirate.area.get(place)
            key += self.marks[state.face.get(entry)]
            if state.down.get(entry):
                key += 3 * self.marks[state.face.get(entry)]
            place += 1
        if state.phase >= TIE:
            key += self.marks_of(state.monsters) + self.marks_of(state.loot)
        elif state.looking and pirate.pile.top is not None:
            key += self.marks_of(pirate.pile.top)
        return key

    def marks_of(self, row: Row) -> i64:
        marks: i64 = 0
        i: i64 = 0
        while i < row.n:
            marks += self.marks[row.get(i)]
            i += 1
        return marks

    def value(self, state: State, seat: i64) -> float:
        """By the strengths of all seats, made into shares that add up to 1."""
        assert isinstance(state, PirateKing)
        if state.phase == OVER:
            return 1.0 if state.winner == seat else 0.0
        own = self.strength(state, seat)
        total = 1.0
        other: i64 = 0
        while other < state.players:
            if other != seat:
                lead = self.strength(state, other) - own
                total += exp(lead if lead < STRONGEST else STRONGEST)
            other += 1
        return 1.0 / total

    def strength(self, state: PirateKing, seat: i64) -> float:
        """The logarithm of a seat's odds to win; fitted where a round begins."""
        figures = self.figures
        pirate = state.pirates[seat]
        rounds = float(figures.rounds - state.round + 1)
        early = rounds / 6.0
        strength = float(state.score(seat)) * (CROWN_NOW + CROWN_EARLY * early + CROWN_LAST / rounds)
        relics = pirate.relics
        if relics > figures.relic_scoring_auto_win_at:
            relics = figures.relic_scoring_auto_win_at
        strength += RELICS_NOW[relics] + RELICS_EARLY[relics] * early
        swords, gold = float(revealing.swords(state, seat)), float(revealing.gold(state, seat))
        strength += SWORD_IN_PLAY * swords + COIN_IN_PLAY * gold
        strength += CURSE_IN_PLAY * float(pirate.curses)
        if seat == state.captain:
            strength += TOKEN
        return strength + self.strength_of_deck(state, seat, early)

    def strength_of_deck(self, state: PirateKing, seat: i64, early: float) -> float:
        """By what its cards show and do on average, and by their number."""
        pirate = state.pirates[seat]
        pile = pirate.pile
        deck = self.deck
        deck.clear()
        deck.add_row(pile.rest)
        if pile.top is not None:
            deck.add_row(pile.top)
        to_come = deck.cards
        curses = deck.curses
        deck.add_row(pirate.discard)
        place: i64 = 0
        while place < pirate.area.n:
            entry = pirate.area.get(place)
            if state.owner.get(entry) == seat:
                deck.add(state.card.get(entry))
            place += 1
        if deck.cards == 0:
            return 0.0
        cards = float(deck.cards)
        strength = (deck.now + early * deck.early) / cards + (CARD_NOW + CARD_EARLY * early) * cards
        if to_come:
            strength += CURSE_IN_PILE * float(curses) / float(to_come)
        return strength
