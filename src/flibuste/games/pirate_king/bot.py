"""The rule bot of Pirate King: what a sensible pirate does.

Everything is reckoned in crowns. A card has a worth for a seat: its crowns, what it adds to a set of relics, and what
it brings in the rounds to come. Swords and gold are worth the cards that their rank will fetch, the ranks of the others
being guessed; and another card is revealed while the mean over all cards that may come, sinking included, is better
than stopping.
"""

from math import exp
from typing import Final, final

from flibuste.games.pirate_king.rules import (
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
    STOP,
    SWORDS,
    TAKE_CAPTAIN,
    TARGET,
    TIE,
    Figures,
    PirateKing,
    known_on_top,
)
from flibuste.kit.bits import has
from flibuste.kit.bot import Bot
from flibuste.kit.native import i64, vec
from flibuste.kit.pile import Row
from flibuste.kit.state import Moves, State

MOST_SHOWN: Final = 16  # cards of a display that are told apart
TINY: Final = 0.000001


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
class RuleBot(Bot):
    figures: Figures
    weights: Weights
    lasting: vec[float]  # what a card brings each time it comes up
    prizes: vec[float]  # worth of the cards on display, the best first

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.weights = Weights()
        self.lasting = vec[float]([0.0] * figures.kinds)
        self.prizes = vec[float]([0.0] * (MOST_SHOWN + 1))
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
        kind = figures.kind[x]
        n = float(figures.number[x])
        if figures.target[x] != ON_SELF:
            return 0.35
        if kind == FLIP_DOWN and figures.symbol[x] == CURSE:
            return w.curse * n
        if kind == GAIN_PER:
            return 1.2 * (w.sword * float(figures.more_swords[x]) + w.coin * float(figures.more_gold[x]))
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
            if relics + 1 == figures.relics_to_win:
                return worth + w.win
            worth += float(state.relic_points(relics + 1) - state.relic_points(relics)) + w.relic * to_come
        return worth

    def reckon_prizes(self, state: PirateKing, seat: i64, display: Row) -> i64:
        """The worth of each card on display to a seat, the best first; how many there are."""
        n: i64 = 0
        i: i64 = 0
        while i < display.n and n < MOST_SHOWN:
            worth = self.worth(state, seat, display.get(i))
            j = n
            while j > 0 and self.prizes[j - 1] < worth:
                self.prizes[j] = self.prizes[j - 1]
                j -= 1
            self.prizes[j] = worth
            n += 1
            i += 1
        return n

    # -- what swords and gold are worth

    def ahead(self, mine: float, theirs: float, standing: i64, to_come: float) -> float:
        """The chance that another pirate ends above."""
        w = self.weights
        if standing == AT_SEA:
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

    def prize_of_rank(self, state: PirateKing, seat: i64, mine: float, gold: bool, shown: i64) -> float:
        """The mean worth of what is fetched by the rank of so many swords, or so much gold."""
        w = self.weights
        places = vec[float]([1.0, 0.0, 0.0, 0.0, 0.0, 0.0])  # chances that so many are ahead
        others: i64 = 0
        other: i64 = 0
        while other < state.players:
            if other != seat:
                standing = state.pirates[other].standing
                theirs = float(state.gold(other)) if gold else float(state.swords(other))
                chance = self.ahead(mine, theirs, standing, w.to_come_gold if gold else w.to_come_swords)
                k = others + 1
                while k > 0:
                    places[k] = places[k] * (1.0 - chance) + places[k - 1] * chance
                    k -= 1
                places[0] *= 1.0 - chance
                others += 1
            other += 1
        takers = shown
        if not gold:
            takers = self.figures.monster_takers if state.players > 2 else self.figures.two_players_takers
        worth = 0.0
        k = 0
        while k <= others and k < shown and k < takers:
            worth += places[k] * self.prizes[k]
            k += 1
        return worth

    def standing(self, state: PirateKing, seat: i64, swords: float, gold: float) -> float:
        """What a seat may expect of Battle and Loot with so many swords and so much gold."""
        monsters = self.reckon_prizes(state, seat, state.monsters)
        worth = self.prize_of_rank(state, seat, swords, False, monsters)
        loot = self.reckon_prizes(state, seat, state.loot)
        return worth + self.prize_of_rank(state, seat, gold, True, loot)

    # -- what a further card may bring

    def face_of(self, state: PirateKing, seat: i64, card: i64) -> i64:
        """What a card would show if it came next."""
        if self.figures.copying[card]:
            return state.copied_face(state.pirates[seat].last)
        return card

    def after(self, state: PirateKing, seat: i64, card: i64) -> float:
        """What a seat may expect if this card comes next and it stops then."""
        figures = self.figures
        pirate = state.pirates[seat]
        face = self.face_of(state, seat, card)
        swords = float(state.swords(seat) + figures.swords[face])
        gold = float(state.gold(seat) + figures.gold[face])
        curses = pirate.curses + figures.curses[face]
        extra = 0.0
        more: i64 = 0
        x = figures.first_effect[face]
        end = x + figures.effects[face]
        while x < end:
            kind = figures.kind[x]
            if figures.target[x] != ON_SELF:
                extra += 0.3
            elif kind == FLIP_DOWN and figures.symbol[x] == CURSE:
                if curses:
                    curses -= figures.number[x]
                    swords -= 1.0
            elif kind == GAIN_PER:
                symbols = float(state.symbols(seat, figures.symbol[x]) + figures.shown(face, figures.symbol[x]))
                swords += symbols * float(figures.more_swords[x])
                gold += symbols * float(figures.more_gold[x])
            elif kind == REVEAL_MORE:
                more += figures.number[x]
            elif kind == LOOT_INTO_PLAY:
                more += figures.number[x]
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
            worth += (1.0 - sinks) * self.standing(state, seat, swords, gold)
        if sinks > 0.0:
            worth += sinks * self.standing(state, seat, float(figures.sunk_swords), float(figures.sunk_gold))
        return worth

    def bonus_by(self, state: PirateKing, seat: i64, face: i64, swords: bool) -> float:
        """What the cards that already lie there gain by a new one."""
        figures = self.figures
        area = state.pirates[seat].area
        bonus: i64 = 0
        place: i64 = 0
        while place < area.n:
            laid = state.face.get(area.get(place))
            if figures.gaining[laid] and not state.down.get(area.get(place)) and state.gains_live:
                x = figures.first_effect[laid]
                end = x + figures.effects[laid]
                while x < end:
                    if figures.kind[x] == GAIN_PER:
                        per = figures.more_swords[x] if swords else figures.more_gold[x]
                        bonus += per * figures.shown(face, figures.symbol[x])
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
        """The mean of what a seat may expect if it reveals one more card."""
        pirate = state.pirates[seat]
        pile = pirate.pile
        top = pile.top
        if top is not None and known_on_top(pile, seat):
            return self.after(state, seat, top.get(top.n - 1))
        row = pile.rest
        if row.n == 0:
            row = pirate.discard
        if row.n == 0:
            return self.standing(state, seat, float(state.swords(seat)), float(state.gold(seat)))
        total = 0.0
        i: i64 = 0
        while i < row.n:
            total += self.after(state, seat, row.get(i))
            i += 1
        return total / float(row.n)

    def goes_on(self, state: PirateKing, seat: i64) -> bool:
        """Whether one more card is worth its risk."""
        now = self.standing(state, seat, float(state.swords(seat)), float(state.gold(seat)))
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
            return self.liking_to_lend(state, move - LEND)
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
        return -float(state.score(move - CROWN))

    def liking_to_box(self, state: PirateKing, seat: i64, card: i64) -> float:
        """What the other would like best, if it still chooses."""
        other = state.seat_after(seat, 1)
        return self.worth(state, other, card) - 0.1 * self.worth(state, seat, card)

    def liking_of_order(self, state: PirateKing, seat: i64, other: i64) -> float:
        """Oneself, unless the token is worth more than choosing first; then those who are behind."""
        if other != seat:
            return -float(state.score(other))
        display = state.monsters if state.contest == SWORDS else state.loot
        shown = self.reckon_prizes(state, seat, display)
        tied: i64 = state.line.n
        rival: i64 = 0
        while rival < state.players:
            if has(state.tied, rival):
                tied += 1
            rival += 1
        last = tied - 1
        takes = state.takes_left()
        if last >= takes or last >= shown:
            return 1000.0
        token = float(self.figures.captain_crowns) + 0.3
        return 1000.0 if self.prizes[state.line.n] > self.prizes[last] + token else -1000.0

    def liking_to_flip(self, state: PirateKing, entry: i64) -> float:
        """Curses are gladly turned down, swords and gold are not."""
        figures = self.figures
        face = state.face.get(entry)
        loss = 0.6 * float(figures.swords[face]) + 0.35 * float(figures.gold[face])
        if figures.gaining[face]:
            loss += 1.0
        return 1.1 * float(figures.curses[face]) - loss

    def liking_to_lend(self, state: PirateKing, host: i64) -> float:
        """To whom the curse does most harm."""
        pirate = state.pirates[host]
        curses = float(pirate.curses)
        if pirate.curses + 1 >= self.figures.curses_to_sink:
            curses += 5.0 + float(state.swords(host))
        return curses + 0.05 * float(state.score(host))

    def liking_of_deck(self, deck: i64) -> float:
        figures = self.figures
        worth = 0.0
        i: i64 = 0
        while i < figures.deck_size:
            worth += self.lasting[figures.deck[deck * figures.deck_size + i]]
            i += 1
        return worth

    # -- what a position is worth

    def value(self, state: State, seat: i64) -> float:
        """The share of the win that the crowns so far promise, relics counted with hope."""
        if not isinstance(state, PirateKing):
            raise TypeError("this bot plays Pirate King")
        if state.phase == OVER:
            return 1.0 if state.winner == seat else 0.0
        total = 0.0
        own = 0.0
        other: i64 = 0
        while other < state.players:
            strength = exp(0.3 * self.promise(state, other))
            total += strength
            if other == seat:
                own = strength
            other += 1
        return own / total

    def promise(self, state: PirateKing, seat: i64) -> float:
        pirate = state.pirates[seat]
        promise = float(state.score(seat))
        if pirate.relics >= self.figures.relics_to_win:
            promise += self.weights.win
        if promise > 60.0:
            return 60.0
        return promise
