"""The rule bot of Jamaica: what a sensible player does.

A plan is what one card would do with the dice as they lie: it is tried on a sketch of the own ship, other ships lying
still and battles counted by their odds. The best way through forks, prices and shortages is what the card is worth; how
good its end is say the same strengths that guess each seat's share of the win. Prizes are reckoned in points.
"""

from math import exp
from typing import Final, final

from flibuste.games.jamaica.rules import (
    AHEAD,
    ANCHOR,
    ASTERN,
    ATTACK,
    BACKWARD,
    BETH,
    CARD,
    DICE,
    EXACT,
    FOOD,
    FORK,
    FORWARD,
    GOLD,
    HOLD,
    HOLDS,
    LAIR,
    LENGTH,
    LOAD,
    LOADING,
    LOOT,
    MORNING,
    NONE,
    NOTHING,
    PAY,
    POWDER,
    POWDERING,
    POWERS,
    REROLL,
    REWARD,
    ROLL,
    RUM,
    SABER,
    SABERS,
    SAIL,
    SEA,
    SEXTANT,
    SIXTH,
    STAND,
    STAR,
    STEAL_HIDDEN,
    STOW,
    TARGET,
    UNROLLED,
    Figures,
    Jamaica,
    Ship,
)
from flibuste.kit.bits import bit, has, lowest, shl
from flibuste.kit.bot import Bot
from flibuste.kit.native import i64, vec
from flibuste.kit.state import Moves, State

MOST_SEATS: Final = 15
ROUND_OF_PLANS: Final = 4  # sketches at once: now, after the morning, after the evening, and one to try on
FAR: Final = -1000.0
UNKNOWN: Final = -1000

# What is worth how many points
PACE: Final = 3.6  # steps nearer to the finish in a round, of whoever leads
TREASURE: Final = 2.8  # one that nobody has seen
POWER_WORTHS: Final = [3.5, 2.5, 3.0, 2.5, 3.5, 2.5, 2.5]

STRONG: Final = 30.0
FINISHED_POINT: Final = 0.5  # what a point of lead is worth when the game ends

# What speaks for a seat, in the logarithm of its odds to win, fitted to games of this bot; early, and late, when the
# leader comes home. In stages: each of the first so many counts so much, each of the next so many so much.
BEHIND_STAGES: Final = [3, 6, 20]  # steps behind the leader
BEHIND_EARLY: Final = [-0.071, -0.105, -0.118]
BEHIND_LATE: Final = [-0.557, -0.609, -0.582]
FOOD_STAGES: Final = [4, 8]
FOOD_EARLY: Final = [0.067, 0.018]
FOOD_LATE: Final = [0.265, 0.01]
POWDER_STAGES: Final = [5, 6]
POWDER_EARLY: Final = [0.021, 0.002]
POWDER_LATE: Final = [0.096, 0.002]
GOLD_EARLY: Final = 0.02
GOLD_LATE: Final = 0.31
PURSE: Final = 5  # doubloons, for ports
PURSE_EARLY: Final = -0.004
KEPT_EARLY: Final = 0.108  # a point of treasures
KEPT_LATE: Final = 0.336
POWERS_EARLY: Final = [0.378, 0.18, 0.38, 0.36, 0.394, 1.031, 0.324]
FORWARD_EARLY: Final = 0.113  # a way forward in hand
FORWARD_LATE: Final = 0.292
PLACE_LATE: Final = -0.119  # in turn order
SPACE_LATE: Final = -0.042  # a point of the space

MOST_BEHIND: Final = 29  # more does not count any more
MOST_FOOD: Final = 12
MOST_POWDER: Final = 11
MOST_STEPS: Final = 150  # of the leader from the finish

# A hold in the word of a cargo
KIND_BITS: Final = 2
KIND: Final = 3
HOLD_BITS: Final = 10
WHOLE_HOLD: Final = 1023
FULLEST: Final = 255
ROOM_FOR_HOLDS: Final = 60


@final
class Sketch:
    """The own ship as it may be after a part of the round."""

    __slots__ = ("bonus", "cargo", "lap", "space", "taken")
    space: i64
    lap: i64
    cargo: i64  # all holds in a word: the kind of goods + 1, then how many (0: an empty hold)
    bonus: float  # from battles and treasures
    taken: i64  # the lairs whose treasure it has taken

    def __init__(self) -> None:
        self.space = 0
        self.lap = 0
        self.cargo = 0
        self.bonus = 0.0
        self.taken = 0

    def like_ship(self, ship: Ship) -> None:
        self.space = ship.space
        self.lap = ship.lap
        self.cargo = cargo_of(ship)
        self.bonus = 0.0
        self.taken = 0

    def like(self, other: "Sketch") -> None:
        self.space = other.space
        self.lap = other.lap
        self.cargo = other.cargo
        self.bonus = other.bonus
        self.taken = other.taken

    def total(self, goods: i64) -> i64:
        return total_of(self.cargo, goods)

    def give_all(self, goods: i64) -> None:
        cargo = self.cargo
        place: i64 = 0
        while place < ROOM_FOR_HOLDS:
            if cargo >> place & KIND == goods + 1:
                self.fill(place, 0)
            place += HOLD_BITS

    def pay(self, goods: i64, price: i64) -> None:
        """From the smallest holds first."""
        while price > 0:
            place = self.smallest(goods)
            hold = self.cargo >> place & WHOLE_HOLD
            given = hold >> KIND_BITS
            if given > price:
                self.fill(place, hold - (price << KIND_BITS))
                return
            self.fill(place, 0)
            price -= given

    def smallest(self, goods: i64) -> i64:
        """Where in the cargo the hold with the fewest of such goods is (NONE: there is none)."""
        found: i64 = NONE
        fewest: i64 = 0
        place: i64 = 0
        while place < ROOM_FOR_HOLDS:
            hold = self.cargo >> place & WHOLE_HOLD
            if hold & KIND == goods + 1 and (found == NONE or hold < fewest):
                found = place
                fewest = hold
            place += HOLD_BITS
        return found

    def fill(self, place: i64, hold: i64) -> None:
        self.cargo = (self.cargo & ~shl(WHOLE_HOLD, place)) | shl(hold, place)


@final
class RuleBot(Bot):
    figures: Figures
    ways: vec[i64]  # of the figures
    sketches: list[Sketch]
    seat: i64  # whose move it is,
    powers: i64  # of its ship
    hand: i64  # what is left of it after the card
    others: i64  # the spaces on which other ships lie
    leader: i64  # steps of the leader from the finish (UNKNOWN: nobody has asked yet),
    rival: float  # and how strong the strongest rival is then
    wins: vec[float]  # chances of an attacker by the difference of strength
    losses: vec[float]
    shares: vec[float]

    # Of each rival, what does not depend on where the leader is
    nearest_rival: i64
    distances: vec[i64]
    early: vec[float]
    late: vec[float]

    # Strengths added up, so that a plan is weighed by looking them up
    lateness: vec[float]  # by steps of the leader from the finish
    behind_early: vec[float]
    behind_late: vec[float]
    food_early: vec[float]
    food_late: vec[float]
    powder_early: vec[float]
    powder_late: vec[float]
    powers_early: vec[float]  # of all sets of powers
    forward: vec[i64]  # of all cards: the actions that lead forward

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.ways = figures.ways
        self.sketches = [Sketch() for _ in range(ROUND_OF_PLANS)]
        self.seat = 0
        self.powers = 0
        self.hand = 0
        self.others = 0
        self.leader = UNKNOWN
        self.rival = 0.0
        self.shares = vec[float]([0.0] * MOST_SEATS)
        self.nearest_rival = 0
        self.distances = vec[i64]([i64(0)] * MOST_SEATS)
        self.early = vec[float]([0.0] * MOST_SEATS)
        self.late = vec[float]([0.0] * MOST_SEATS)
        self.add_up_strengths()
        self.wins = vec[float]([0.0] * 41)
        self.losses = vec[float]([0.0] * 41)
        difference: i64 = -20
        while difference <= 20:
            self.weigh_battle(difference)
            difference += 1

    def add_up_strengths(self) -> None:
        """By every number of steps or goods that counts, every set of powers and every card."""
        figures = self.figures
        self.lateness = vec[float]([exp(-float(steps) / 7.0) for steps in range(MOST_STEPS + 1)])
        self.behind_early = vec[float]([staged(BEHIND_EARLY, BEHIND_STAGES, n) for n in range(MOST_BEHIND + 1)])
        self.behind_late = vec[float]([staged(BEHIND_LATE, BEHIND_STAGES, n) for n in range(MOST_BEHIND + 1)])
        self.food_early = vec[float]([staged(FOOD_EARLY, FOOD_STAGES, n) for n in range(MOST_FOOD + 1)])
        self.food_late = vec[float]([staged(FOOD_LATE, FOOD_STAGES, n) for n in range(MOST_FOOD + 1)])
        self.powder_early = vec[float]([staged(POWDER_EARLY, POWDER_STAGES, n) for n in range(MOST_POWDER + 1)])
        self.powder_late = vec[float]([staged(POWDER_LATE, POWDER_STAGES, n) for n in range(MOST_POWDER + 1)])
        sets = range(int(bit(POWERS)))
        self.powers_early = vec[float]([sum([POWERS_EARLY[p] for p in range(POWERS) if s >> p & 1]) for s in sets])
        self.forward = vec[i64](
            [int(figures.morning[c] == FORWARD) + int(figures.evening[c] == FORWARD) for c in range(figures.actions)]
        )

    def weigh_battle(self, difference: i64) -> None:
        """JAM-CBT-05, -06: a star wins, the attacker's first."""
        faces = self.figures.faces
        each = 1.0 / float(len(faces))
        won = 0.0
        lost = 0.0
        for attack in faces:
            if attack == STAR:
                won += each
                continue
            for defence in faces:
                if defence == STAR or attack + difference < defence:
                    lost += each * each
                elif attack + difference > defence:
                    won += each * each
        self.wins[difference + 20] = won
        self.losses[difference + 20] = lost

    # -- choosing

    def choose(self, state: State, seat: i64, moves: Moves) -> i64:
        assert isinstance(state, Jamaica)
        self.seat = seat
        self.powers = state.ships[seat].powers
        self.hand = state.decks[seat].hand
        self.leader = UNKNOWN
        self.look_around(state)
        phase = state.phase
        if phase == CARD:
            return self.best_card(state, moves)
        if phase == DICE:
            return self.best_dice(state)
        if phase == FORK:
            return self.best_way(state, moves)
        if STOW <= phase <= LOAD:
            return HOLD + self.best_room(state, moves)
        if phase == PAY:
            return HOLD + smallest_of(state.ships[seat], state.goods)
        if phase == POWDERING:
            return self.best_powder(state)
        if phase == REWARD:
            return self.best_reward(state, moves)
        if phase == LENGTH:
            return self.best_length(state, moves)
        if phase == TARGET:
            return self.best_target(state, moves)
        if phase == SABER:
            return self.best_with_saber(state)
        return self.best_course(state)

    def look_around(self, state: Jamaica) -> None:
        ships = state.ships
        others: i64 = 0
        other: i64 = 0
        while other < len(ships):
            if other != self.seat:
                others |= bit(ships[other].space)
            other += 1
        self.others = others

    def best_card(self, state: Jamaica, moves: Moves) -> i64:
        best = moves.get(0)
        best_worth = FAR * 10.0
        i: i64 = 0
        while i < moves.n:
            worth = self.worth_of_card(state, moves.get(i) - self.figures.first_card, state.morning, state.evening)
            if worth > best_worth:
                best_worth = worth
                best = moves.get(i)
            i += 1
        return best

    def best_dice(self, state: Jamaica) -> i64:
        """The Captain places the dice for the own best card."""
        first = self.best_of_hand(state, state.die_a, state.die_b)
        second = self.best_of_hand(state, state.die_b, state.die_a)
        if first >= second:
            return MORNING + state.die_a - 1
        return MORNING + state.die_b - 1

    def best_of_hand(self, state: Jamaica, morning: i64, evening: i64) -> float:
        best = FAR * 10.0
        card: i64 = 0
        while card < self.figures.actions:
            if has(state.decks[self.seat].hand, card):
                worth = self.worth_of_card(state, card, morning, evening)
                if worth > best:
                    best = worth
            card += 1
        return best

    # -- plans

    def worth_of_card(self, state: Jamaica, card: i64, morning: i64, evening: i64) -> float:
        self.sketches[0].like_ship(state.ships[self.seat])
        self.hand = state.decks[self.seat].hand & ~bit(card)
        return self.carry_out(state, 0, self.figures.morning[card], morning, self.figures.evening[card], evening)

    def carry_out(self, state: Jamaica, level: i64, action: i64, die: i64, then: i64, die_then: i64) -> float:
        """What is reached by an action, and another one then (NONE: no more), from the sketch of a level."""
        if action == NONE:
            return self.worth_of(state, self.sketches[level])
        if action >= LOADING:
            after = self.sketches[level + 1]
            after.like(self.sketches[level])
            self.load(state, after, action - LOADING, die)
            return self.carry_out(state, level + 1, then, die_then, NONE, 0)
        best = self.sail(state, level, action, die, self.sketches[level].space, then, die_then)
        if has(self.powers, SEXTANT):
            longer = self.sail(state, level, action, die + 1, self.sketches[level].space, then, die_then)
            if longer > best:
                best = longer
        if has(self.powers, ANCHOR):
            shorter = self.sail(state, level, action, die - 1, self.sketches[level].space, then, die_then)
            if shorter > best:
                best = shorter
        return best

    def load(self, state: Jamaica, sketch: Sketch, goods: i64, amount: i64) -> None:
        if has(self.powers, RUM):
            amount += self.figures.rum_bonus
        cargo = sketch.cargo
        chosen: i64 = NONE
        least = -FAR
        place: i64 = 0
        end = HOLD_BITS * state.holds(self.seat)
        while place < end:
            hold = cargo >> place & WHOLE_HOLD
            if hold == 0:
                chosen = place
                break
            if hold & KIND != goods + 1:
                worth = worth_of_goods((hold & KIND) - 1, hold >> KIND_BITS)
                if worth < least:
                    least = worth
                    chosen = place
            place += HOLD_BITS
        if chosen != NONE:
            sketch.fill(chosen, amount << KIND_BITS | goods + 1)

    def sail(self, state: Jamaica, level: i64, direction: i64, steps: i64, space: i64, then: i64, die: i64) -> float:
        """The best end of a move that has come as far as this space."""
        before = self.sketches[level]
        ways = self.ways
        lap = before.lap
        passed = space == before.space
        while steps > 0:
            way = 4 * space + 2 * direction
            second = ways[way + 1]
            first = ways[way]
            if second != NONE:
                one = self.sail(state, level, direction, steps - 1, first, then, die)
                other = self.sail(state, level, direction, steps - 1, second, then, die)
                return one if one > other else other
            if direction == FORWARD and first == 0:
                lap += 1
                if lap == 1:
                    return self.worth_of_finish(state, before)
            elif direction == BACKWARD and space == 0:
                lap -= 1
            space = first
            steps -= 1
        after = self.sketches[level + 1]
        after.like(before)
        after.space = space
        after.lap = lap_at(before, direction, space)
        if not passed or space != before.space:
            self.arrive(state, after)
        return self.carry_out(state, level + 1, then, die, NONE, 0)

    def arrive(self, state: Jamaica, sketch: Sketch) -> None:
        """Battle, price and shortage, or treasure."""
        self.fight(state, sketch)
        figures = self.figures
        space = sketch.space
        if figures.terrain[space] == LAIR:
            self.dig(state, sketch)
            return
        price = figures.price[space]
        if price == 0:
            return
        goods = GOLD
        if figures.terrain[space] == SEA:
            goods = FOOD
        if sketch.total(goods) >= price:
            sketch.pay(goods, price)
            return
        sketch.give_all(goods)
        self.retreat(state, sketch)

    def retreat(self, state: Jamaica, sketch: Sketch) -> None:
        """Back to the first space that can be paid; where routes meet by the outer lane, on which the lairs are."""
        figures = self.figures
        while True:
            space = sketch.space
            if space == 0:
                sketch.lap -= 1
            sketch.space = figures.ways[4 * space + 2]
            price = figures.price[sketch.space]
            goods = GOLD
            if figures.terrain[sketch.space] == SEA:
                goods = FOOD
            if price == 0 or sketch.total(goods) >= price:
                break
        self.fight(state, sketch)
        if figures.terrain[sketch.space] == LAIR:
            self.dig(state, sketch)
        elif price:
            sketch.pay(goods, price)

    def dig(self, state: Jamaica, sketch: Sketch) -> None:
        if has(state.tokens & ~sketch.taken, sketch.space):
            sketch.bonus += TREASURE
            sketch.taken |= bit(sketch.space)

    def fight(self, state: Jamaica, sketch: Sketch) -> None:
        """The battle on arrival, by its odds; against the ship that promises most."""
        if sketch.space == 0 or not has(self.others, sketch.space):
            return
        best = 0.0
        met = False
        other: i64 = 0
        while other < len(state.ships):
            if other != self.seat and state.ships[other].space == sketch.space:
                hope = self.hope_of_battle(state, sketch, other)
                if not met or hope > best:
                    best = hope
                    met = True
            other += 1
        sketch.bonus += best

    def hope_of_battle(self, state: Jamaica, sketch: Sketch, other: i64) -> float:
        vessel = state.ships[other]
        own = sketch.total(POWDER)
        theirs = vessel.total(POWDER)
        if own > 5:
            own = 5
        if theirs > 5:
            theirs = 5
        difference = own - theirs
        if state.has_power(self.seat, BETH):
            difference += self.figures.beth_bonus
        if state.has_power(other, BETH):
            difference -= self.figures.beth_bonus
        if state.has_power(self.seat, SABERS):
            difference += 2
        if state.has_power(other, SABERS):
            difference -= 2
        loss = 0.0
        cargo = sketch.cargo
        while cargo:
            if cargo & KIND:
                worth = worth_of_goods((cargo & KIND) - 1, cargo >> KIND_BITS & FULLEST)
                if worth > loss:
                    loss = worth
            cargo >>= HOLD_BITS
        gain = self.prize(state, other)
        return self.wins[difference + 20] * gain - self.losses[difference + 20] * loss - 0.15 * float(own)

    def prize(self, state: Jamaica, loser: i64) -> float:
        """The best that can be taken from a ship."""
        vessel = state.ships[loser]
        best = 0.0
        hold: i64 = 0
        while hold < HOLDS:
            if vessel.goods[hold] != NONE:
                worth = worth_of_goods(vessel.goods[hold], vessel.amounts[hold])
                if worth > best:
                    best = worth
            hold += 1
        if vessel.n and best < TREASURE:
            best = TREASURE
        power: i64 = 0
        while power < POWERS:
            if has(vessel.powers, power) and not (power == BETH and state.is_ghost(loser)):
                worth = POWER_WORTHS[power]
                if worth > best:
                    best = worth
            power += 1
        return best

    # -- what a position is worth

    def worth_of(self, state: Jamaica, sketch: Sketch) -> float:
        """How far the own strength is above that of the strongest rival."""
        figures = self.figures
        if self.leader == UNKNOWN:
            self.weigh_rivals(state)
        distance = figures.distance[sketch.space] - sketch.lap * figures.lap
        nearest = distance if distance < self.nearest_rival else self.nearest_rival
        if nearest != self.leader:
            self.leader = nearest
            self.rival = self.strongest_rival(state.players, nearest)
        self.weigh(state, self.seat, sketch, self.hand)
        return self.strength(self.seat, nearest) - self.rival

    def weigh_rivals(self, state: Jamaica) -> None:
        nearest: i64 = MOST_STEPS
        seat: i64 = 0
        while seat < state.players:
            if seat != self.seat:
                self.weigh_ship(state, seat)
                if self.distances[seat] < nearest:
                    nearest = self.distances[seat]
            seat += 1
        self.nearest_rival = nearest

    def strongest_rival(self, players: i64, nearest: i64) -> float:
        strongest = FAR
        seat: i64 = 0
        while seat < players:
            if seat != self.seat:
                strength = self.strength(seat, nearest)
                if strength > strongest:
                    strongest = strength
            seat += 1
        return strongest

    def worth_of_finish(self, state: Jamaica, sketch: Sketch) -> float:
        """The game ends with this round: all points count as they lie."""
        own = float(self.figures.finish_value + sketch.total(GOLD)) + sketch.bonus + self.kept(state, self.seat)
        rival = FAR
        seat: i64 = 0
        while seat < state.players:
            if seat != self.seat:
                theirs = float(state.score(seat)) + 1.0
                if theirs > rival:
                    rival = theirs
            seat += 1
        return FINISHED_POINT * (own - rival)

    def kept(self, state: Jamaica, seat: i64) -> float:
        vessel = state.ships[seat]
        worth: i64 = 0
        i: i64 = 0
        while i < vessel.n:
            worth += self.figures.worth[vessel.face(i)]
            i += 1
        return float(worth)

    # -- on the way

    def best_way(self, state: Jamaica, moves: Moves) -> i64:
        if state.is_ghost(state.moving):
            return self.best_way_of_ghost(state, moves)
        best = moves.get(0)
        best_worth = FAR * 10.0
        then, die = self.what_follows(state)
        i: i64 = 0
        while i < moves.n:
            way = moves.get(i) - SAIL
            self.sketches[0].like_ship(state.ships[self.seat])
            if state.retreating:
                worth = self.worth_of_refuge(state, way, then, die)
            else:
                worth = self.sail(state, 0, state.direction, state.steps - 1, way, then, die)
            if worth > best_worth:
                best_worth = worth
                best = moves.get(i)
            i += 1
        return best

    def what_follows(self, state: Jamaica) -> tuple[i64, i64]:
        """The evening's action and die, if they are still to come."""
        played = state.decks[self.seat].played
        if state.half == 1 or played == NONE:
            return NONE, 0
        return self.figures.evening[played], state.evening

    def worth_of_refuge(self, state: Jamaica, way: i64, then: i64, die: i64) -> float:
        sketch = self.sketches[1]
        sketch.like(self.sketches[0])
        if sketch.space == 0:
            sketch.lap -= 1
        sketch.space = way
        price = self.figures.price[way]
        goods = GOLD
        if self.figures.terrain[way] == SEA:
            goods = FOOD
        if price == 0 or sketch.total(goods) >= price:
            self.fight(state, sketch)
            if self.figures.terrain[way] == LAIR:
                self.dig(state, sketch)
            elif price:
                sketch.pay(goods, price)
        else:
            self.retreat(state, sketch)
        return self.carry_out(state, 1, then, die, NONE, 0)

    def best_length(self, state: Jamaica, moves: Moves) -> i64:
        best = moves.get(0)
        best_worth = FAR * 10.0
        then, die = self.what_follows(state)
        i: i64 = 0
        while i < moves.n:
            self.sketches[0].like_ship(state.ships[self.seat])
            steps = state.steps + moves.get(i) - EXACT
            worth = self.sail(state, 0, state.direction, steps, self.sketches[0].space, then, die)
            if worth > best_worth:
                best_worth = worth
                best = moves.get(i)
            i += 1
        return best

    def best_way_of_ghost(self, state: Jamaica, moves: Moves) -> i64:
        best = moves.get(0)
        best_worth = FAR
        i: i64 = 0
        while i < moves.n:
            worth = self.worth_for_ghost(state, state.direction, state.steps - 1, moves.get(i) - SAIL)
            if worth > best_worth:
                best_worth = worth
                best = moves.get(i)
            i += 1
        return best

    def best_course(self, state: Jamaica) -> i64:
        """The ghost is best where it fights the other player, and worst where it takes a treasure."""
        steps = state.morning if state.half == 0 else state.evening
        space = state.ships[state.players].space
        ahead = 0.0
        if state.ships[state.players].lap < 1:
            ahead = self.worth_for_ghost(state, FORWARD, steps, space)
        return AHEAD if ahead > self.worth_for_ghost(state, BACKWARD, steps, space) else ASTERN

    def worth_for_ghost(self, state: Jamaica, direction: i64, steps: i64, space: i64) -> float:
        while steps > 0:
            way = 4 * space + 2 * direction
            second = self.figures.ways[way + 1]
            space = self.figures.ways[way]
            steps -= 1
            if second != NONE:
                one = self.worth_for_ghost(state, direction, steps, space)
                other = self.worth_for_ghost(state, direction, steps, second)
                return one if one > other else other
            if direction == FORWARD and space == 0:
                return 0.0
        worth = 0.0
        if space == 0:
            return worth
        if has(state.tokens, space):
            worth -= 0.5 * TREASURE
        if state.ships[1 - self.seat].space == space:
            return worth + self.prize(state, 1 - self.seat)
        if state.ships[self.seat].space == space:
            worth -= self.prize(state, self.seat)
        return worth

    # -- holds

    def best_room(self, state: Jamaica, moves: Moves) -> i64:
        """An empty ordinary hold before the sixth, else the hold that is worth least."""
        vessel = state.ships[self.seat]
        best = moves.get(0) - HOLD
        least = -FAR
        i: i64 = 0
        while i < moves.n:
            hold = moves.get(i) - HOLD
            worth = 0.0
            if vessel.goods[hold] != NONE:
                worth = worth_of_goods(vessel.goods[hold], vessel.amounts[hold])
            if worth < least:
                least = worth
                best = hold
            i += 1
        return best

    # -- battle

    def best_target(self, state: Jamaica, moves: Moves) -> i64:
        best = moves.get(0)
        best_hope = FAR
        sketch = self.sketches[0]
        sketch.like_ship(state.ships[self.seat])
        i: i64 = 0
        while i < moves.n:
            other = state.flagged(moves.get(i) - ATTACK)
            hope = FAR
            if state.is_ghost(state.moving):
                hope = 1.0 if other != self.seat else 0.0
            else:
                hope = self.hope_of_battle(state, sketch, other)
            if hope > best_hope:
                best_hope = hope
                best = moves.get(i)
            i += 1
        return best

    def best_powder(self, state: Jamaica) -> i64:
        """Spend on while one more token is worth more than it costs."""
        ship = self.seat
        left = state.ships[ship].total(POWDER)
        attacking = ship == state.attacker
        other = state.defender if attacking else state.attacker
        stake = self.prize(state, other)
        risk = self.prize(state, ship)
        rounds = float(self.nearest(state)) / PACE
        cost = 0.35 if rounds > 1.5 else 0.05
        best: i64 = 0
        best_hope = FAR
        more: i64 = 0
        while more <= left:
            hope = 0.0
            if attacking:
                hope = self.hope_of_attack(state, more, stake, risk)
            else:
                hope = self.hope_of_defence(state, more, stake, risk)
            hope -= cost * float(more)
            if hope > best_hope:
                best_hope = hope
                best = more
            more += 1
        if best == 0:
            return ROLL
        return HOLD + smallest_of(state.ships[ship], POWDER)

    def nearest(self, state: Jamaica) -> i64:
        nearest = state.distance(0)
        seat: i64 = 1
        while seat < state.players:
            if state.distance(seat) < nearest:
                nearest = state.distance(seat)
            seat += 1
        return nearest

    def hope_of_attack(self, state: Jamaica, more: i64, stake: float, risk: float) -> float:
        """The defender is taken to answer with half of its powder."""
        figures = self.figures
        answer = 0
        if not state.is_ghost(state.defender):
            answer = state.ships[state.defender].total(POWDER)
        difference = (state.attack_powder + more) * figures.powder_bonus - (answer + 1) // 2
        if state.has_power(state.attacker, BETH):
            difference += figures.beth_bonus
        if state.has_power(state.defender, BETH):
            difference -= figures.beth_bonus
        if difference > 20:
            difference = 20
        if difference < -20:
            difference = -20
        return self.wins[difference + 20] * stake - self.losses[difference + 20] * risk

    def hope_of_defence(self, state: Jamaica, more: i64, stake: float, risk: float) -> float:
        """Against a total that is known."""
        figures = self.figures
        total = state.strength(True)
        own = (state.defence_powder + more) * figures.powder_bonus
        if state.has_power(state.defender, BETH):
            own += figures.beth_bonus
        hope = 0.0
        for face in figures.faces:
            if face == STAR or own + face > total:
                hope += stake
            elif own + face < total:
                hope -= risk
        return hope / float(len(figures.faces))

    def best_with_saber(self, state: Jamaica) -> i64:
        """Roll again what is worse than the mean of what can come."""
        own = self.outlook(state, state.attack_die, state.defence_die)
        mean = 0.0
        for face in self.figures.faces:
            if state.defence_die == UNROLLED:
                mean += self.outlook(state, face, UNROLLED)
            else:
                mean += self.outlook(state, state.attack_die, face)
        return REROLL if mean / float(len(self.figures.faces)) > own + 0.05 else STAND

    def outlook(self, state: Jamaica, attack: i64, defence: i64) -> float:
        """From -1 to 1, for the own ship."""
        sign = 1.0 if state.attacker == self.seat else -1.0
        if attack == STAR:
            return sign
        if defence == STAR:
            return -sign
        difference = (state.attack_powder - state.defence_powder) * self.figures.powder_bonus + attack
        if state.has_power(state.attacker, BETH):
            difference += self.figures.beth_bonus
        if state.has_power(state.defender, BETH):
            difference -= self.figures.beth_bonus
        if defence != UNROLLED:
            if difference == defence:
                return 0.0
            return sign if difference > defence else -sign
        hope = 0.0
        for face in self.figures.faces:
            if face == STAR or difference < face:
                hope -= 1.0
            elif difference > face:
                hope += 1.0
        return sign * hope / float(len(self.figures.faces))

    def best_reward(self, state: Jamaica, moves: Moves) -> i64:
        best = moves.get(0)
        best_worth = FAR
        i: i64 = 0
        while i < moves.n:
            worth = self.worth_of_reward(state, moves.get(i))
            if worth > best_worth:
                best_worth = worth
                best = moves.get(i)
            i += 1
        return best

    def worth_of_reward(self, state: Jamaica, move: i64) -> float:
        figures = self.figures
        loser = state.ships[state.loser()]
        if move == NOTHING:
            return 0.0
        if move < STEAL_HIDDEN:
            return self.worth_of_loot(state, loser.goods[move - LOOT], loser.amounts[move - LOOT])
        if move == STEAL_HIDDEN:
            return TREASURE
        if move < figures.first_give:
            power = move - figures.first_steal
            worth = POWER_WORTHS[power]
            if power == SIXTH and loser.goods[figures.holds] != NONE:
                worth += worth_of_goods(loser.goods[figures.holds], loser.amounts[figures.holds])
            return worth
        return 1.6 * float(-figures.worth[figures.curse[move - figures.first_give]])

    def worth_of_loot(self, state: Jamaica, goods: i64, amount: i64) -> float:
        """What is taken is gained by one and lost by the other; a full ship throws something away for it."""
        worth = 1.3 * worth_of_goods(goods, amount)
        if state.is_ghost(state.winner):
            return worth
        vessel = state.ships[self.seat]
        least = -FAR
        hold: i64 = 0
        while hold < state.holds(self.seat):
            if vessel.goods[hold] == NONE:
                return worth
            if vessel.goods[hold] != goods:
                lost = worth_of_goods(vessel.goods[hold], vessel.amounts[hold])
                if lost < least:
                    least = lost
            hold += 1
        return worth - least

    # -- what a search may be told

    def value(self, state: State, seat: i64) -> float:
        self.values(state, self.shares)
        return self.shares[seat]

    def values(self, state: State, shares: vec[float]) -> None:
        """The seats' strengths, made into shares that add up to 1; fitted where a round begins."""
        assert isinstance(state, Jamaica)
        nearest: i64 = MOST_STEPS
        seat: i64 = 0
        while seat < state.players:
            self.weigh_ship(state, seat)
            if self.distances[seat] < nearest:
                nearest = self.distances[seat]
            seat += 1
        total = 0.0
        seat = 0
        while seat < state.players:
            strength = self.strength(seat, nearest)
            odds = exp(strength if strength < STRONG else STRONG)
            shares[seat] = odds
            total += odds
            seat += 1
        seat = 0
        while seat < state.players:
            shares[seat] /= total
            seat += 1

    def ways_forward(self, hand: i64) -> i64:
        """The actions of a hand that lead forward."""
        ways: i64 = 0
        while hand:
            ways += self.forward[lowest(hand)]
            hand &= hand - 1
        return ways

    def strength(self, seat: i64, nearest: i64) -> float:
        """The logarithm of the odds of a seat that has been weighed; late is when the leader comes home."""
        if nearest > MOST_STEPS:
            nearest = MOST_STEPS
        late = self.lateness[nearest]
        behind = self.distances[seat] - nearest
        if behind > MOST_BEHIND:
            behind = MOST_BEHIND
        early = 1.0 - late
        return early * (self.early[seat] + self.behind_early[behind]) + late * (
            self.late[seat] + self.behind_late[behind]
        )

    def weigh_ship(self, state: Jamaica, seat: i64) -> None:
        sketch = self.sketches[ROUND_OF_PLANS - 1]
        sketch.like_ship(state.ships[seat])
        self.weigh(state, seat, sketch, state.decks[seat].hand)

    def weigh(self, state: Jamaica, seat: i64, sketch: Sketch, hand: i64) -> None:
        """What speaks for a seat when a round begins, with its ship as sketched and such a hand."""
        figures = self.figures
        food: i64 = 0
        gold: i64 = 0
        powder: i64 = 0
        cargo = sketch.cargo
        while cargo:
            kind = cargo & KIND
            if kind:
                amount = cargo >> KIND_BITS & FULLEST
                if kind == FOOD + 1:
                    food += amount
                elif kind == GOLD + 1:
                    gold += amount
                else:
                    powder += amount
            cargo >>= HOLD_BITS
        if food > MOST_FOOD:
            food = MOST_FOOD
        if powder > MOST_POWDER:
            powder = MOST_POWDER
        kept = self.kept(state, seat) + sketch.bonus
        purse = gold
        if purse > PURSE:
            purse = PURSE
        forward = float(self.ways_forward(hand))
        self.early[seat] = (
            GOLD_EARLY * float(gold)
            + PURSE_EARLY * float(purse)
            + KEPT_EARLY * kept
            + self.food_early[food]
            + self.powder_early[powder]
            + self.powers_early[state.ships[seat].powers]
            + FORWARD_EARLY * forward
        )
        place = seat - state.captain
        if place < 0:
            place += state.players
        self.late[seat] = (
            GOLD_LATE * float(gold)
            + KEPT_LATE * kept
            + self.food_late[food]
            + self.powder_late[powder]
            + FORWARD_LATE * forward
            + PLACE_LATE * float(place)
            + SPACE_LATE * float(space_value(figures, sketch))
        )
        self.distances[seat] = figures.distance[sketch.space] - sketch.lap * figures.lap

    def turn(self, state: State) -> i64:
        """The turns that have begun, counted by whole rounds: a value can be trusted when a round begins."""
        assert isinstance(state, Jamaica)
        return state.round * state.players

    def horizon(self, state: State) -> i64:
        """Four rounds: what a card leaves in the hand and in the holds shows only then."""
        return 4 * state.players

    def plans_ahead(self) -> bool:
        """Dice, hands and battles differ so much by then that what is best on the whole would be no plan."""
        return False


def space_value(figures: Figures, sketch: Sketch) -> i64:
    """JAM-END-04."""
    if sketch.lap < 0 or sketch.space == 0:
        return figures.floor_value
    return figures.value[sketch.space]


def staged(strengths: list[float], stages: list[int], n: int) -> float:
    """The strength of so many steps or goods."""
    strength = 0.0
    for each, most in zip(strengths, stages, strict=True):
        counted = min(n, most)
        strength += each * counted
        n -= counted
    return strength


def cargo_of(ship: Ship) -> i64:
    goods = ship.goods
    amounts = ship.amounts
    cargo: i64 = 0
    hold: i64 = HOLDS
    while hold > 0:
        hold -= 1
        cargo <<= HOLD_BITS
        kind = goods[hold]
        if kind != NONE:
            amount = amounts[hold]
            if amount > FULLEST:
                amount = FULLEST
            cargo |= amount << KIND_BITS | kind + 1
    return cargo


def total_of(cargo: i64, goods: i64) -> i64:
    n: i64 = 0
    while cargo:
        if cargo & KIND == goods + 1:
            n += cargo >> KIND_BITS & FULLEST
        cargo >>= HOLD_BITS
    return n


def lap_at(before: Sketch, direction: i64, space: i64) -> i64:
    """The lap after a move of few steps: forward it goes up where the numbers fall, backward down where they rise."""
    if direction == FORWARD:
        return before.lap + 1 if space < before.space and before.space > 40 and space < 20 else before.lap
    return before.lap - 1 if space > before.space and before.space < 10 and space > 30 else before.lap


def worth_of_goods(goods: i64, amount: i64) -> float:
    if goods == GOLD:
        return 1.3 * float(amount)
    return (0.8 if goods == FOOD else 0.5) * float(amount)


def smallest_of(vessel: Ship, goods: i64) -> i64:
    """The hold of a ship with the fewest of such goods: an emptied hold can be loaded again."""
    found: i64 = NONE
    hold: i64 = 0
    while hold < HOLDS:
        if vessel.goods[hold] == goods and (found == NONE or vessel.amounts[hold] < vessel.amounts[found]):
            found = hold
        hold += 1
    return found
