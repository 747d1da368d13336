"""The rule bot of Seul Maître à Bord: what a sensible captain does.

Whatever can be done next, here or at the end of a voyage, is worth so many doubloons and takes so many action tokens;
the best rate is followed, step by step, and reckoned anew after each of them. A glory point counts as the doubloons
it costs at the end of the game.
"""

from math import exp
from typing import Final, final

from flibuste.games.seul_maitre_a_bord.chart import (
    CELLS,
    HAVEN,
    LAIR,
    LAIRS,
    NONE,
    PORT,
    PORTS,
    SITES,
    SPACES,
    cell_of,
)
from flibuste.games.seul_maitre_a_bord.rules import (
    ACT,
    AWAY,
    BANK,
    BEATEN,
    BIDDING,
    BOUGHT_CANNON,
    BOUGHT_HOLD,
    BOUGHT_SAILS,
    BROKEN,
    BUY,
    CANNON,
    CAPE,
    CAPTAIN,
    CELL,
    CHOOSING,
    CORSAIR,
    CREWING,
    DELIVER,
    DISCOVER,
    DONE,
    END,
    ENGAGE,
    ENGAGING,
    ENTER_LAIR,
    ENTER_PORT,
    EXTEND,
    FIGHT,
    GOODS,
    HIRE,
    IN_HOLD,
    IN_SAILS,
    KNOWN,
    LEAK,
    LEAVE,
    LETTER,
    LOOT,
    LOOTING,
    LOSE,
    LOSING,
    MARKET,
    MENDING,
    MERCHANT,
    NAVIGATOR,
    NEW,
    ON_DECK,
    PASS,
    PAYING,
    PIRACY,
    PIRATE,
    PIRATING,
    PLACING,
    PORTING,
    RARE,
    RARITIES,
    READY,
    RECOVER,
    RECRUIT,
    REINFORCE,
    REPAIR,
    SAIL,
    SAILS,
    SCIENTIST,
    SEARCH,
    SELL,
    SHELTER,
    SHIPS,
    SHIPYARD,
    SHOOT,
    SHOT,
    SIZES,
    SPECIALITIES,
    STAY,
    STUDY,
    TAKE,
    THROW,
    THROW_TOKEN,
    TILE,
    TORN,
    TOW,
    TRADER,
    TRADING,
    TRAIN,
    USED_ACADEMY,
    USED_DISCOVERY,
    USED_PIRACY,
    USED_YARD,
    YARD,
    ZONE,
    ZONING,
    SeulMaitre,
    digit,
    greater,
    lesser,
)
from flibuste.kit.bits import bit, count, has, lowest
from flibuste.kit.bot import Bot
from flibuste.kit.native import i64, vec
from flibuste.kit.state import Moves, State

FAR: Final = 99  # points to where no way leads
QUEUE: Final = 128
MOST_DICE: Final = 6
LOSSES: Final = 16  # room for what so many dice can cost

# Who is hit by a die
SHIP: Final = 0
ROVER: Final = 1  # a pirate
UNARMED: Final = 2  # a ship whose cannons nobody mans

# Plans
ANY: Final = -1
TRADING_PLAN: Final = 0
SCIENCE_PLAN: Final = 1
CORSAIR_PLAN: Final = 2
PIRATE_PLAN: Final = 3

# What is worth how many doubloons; tuned by games of the bot against itself
POINT: Final = 5.0

TOKEN: Final = 0  # an action token of this round
TOKEN_LATER: Final = 1  # one of the next
SAILOR_A_ROUND: Final = 2
SAIL_A_ROUND: Final = 3
TRADER_A_ROUND: Final = 4
CUBE_A_ROUND: Final = 5
NAVIGATOR_A_ROUND: Final = 6
CAPTAIN_A_ROUND: Final = 7
SCIENTIST_A_ROUND: Final = 8
LETTER_A_ROUND: Final = 9
LETTER_A_SLOT: Final = 10  # what a free slot of the market speaks against it
FIGHT_COSTS: Final = 11  # in damage and sailors
CUBE_SHARE: Final = 12  # of its price that a cube just bought counts
SECOND_SHARE: Final = 13
FIND_SHARE: Final = 14  # of its points that a discovery just made counts
RESERVE: Final = 15  # money left for goods
LOOT_SHARE: Final = 16
SPECIALIST_A_ROUND: Final = 17
HOLD_A_ROUND: Final = 18
LEAST_SPEED: Final = 19  # that purchases leave

WORTHS: Final = [
    *(5.0, 3.0, 2.0, 1.4, 3.0, 2.5, 2.0, 3.0, 3.0, 8.0, 1.5),
    *(3.0, 0.6, 0.4, 0.75, 9.0, 0.6, 1.5, 1.0, 3.0),
]
BROKEN_CANNON: Final = 3.0
STRONG: Final = 30.0
LEADER: Final = 0.1  # doubloons more for each point of who is beaten
MET_WELL: Final = 3  # points that a fight on the way counts as
MET_BADLY: Final = 8

PURSE: Final = 20  # doubloons that soon find something to buy
A_LONG_GAME: Final = 8.0  # turns
A_TURN: Final = "a_turn"

# What speaks for a seat when a turn begins, as prospects.toml weighs it; first the skills, in the order of the rules.
TRAITS: Final = (
    *("navigator", "captain", "engineer", "scientist", "trader"),
    *("points", "money", "beyond_purse", "cargo", "cubes", "discoveries", "discovered"),
    *("sailors", "out_of_hold", "leaks", "torn", "broken", "sails_bought", "extensions", "cannons", "letter"),
    *("unbound", "fifth_token", "rate", "sites_visited", "has_fought", "leader_cards"),
)


@final
class RuleBot(Bot):
    plan: i64  # that it leans to, ANY
    far: vec[i64]  # points from where a ship lies
    via: vec[i64]  # the first step on that way
    queue: vec[i64]
    queued: vec[i64]
    toll: vec[i64]  # points that enemies in a space count as
    allowed: vec[i64]  # moves that can be made
    worths: vec[float]
    traits: vec[float]
    weights: vec[float]  # of the traits: in points at the end of the game, by turns left, and by their square
    a_turn: float  # points of a turn more than the others have
    ways: vec[i64]  # of so many dice to cost so many sailors, by who is hit
    win: float  # chances of the fight last reckoned
    tie: float
    best: i64
    best_rate: float
    wish: i64
    target_worth: float
    sold: i64  # cubes of the sales last reckoned,
    income: i64  # and their prices

    def __init__(self, prospects: dict[str, list[float]], plan: i64 = ANY) -> None:
        self.plan = plan
        self.far = vec[i64]([i64(FAR)] * SPACES)
        self.via = vec[i64]([i64(NONE)] * SPACES)
        self.queue = vec[i64]([i64(0)] * QUEUE)
        self.queued = vec[i64]([i64(0)] * SPACES)
        self.toll = vec[i64]([i64(0)] * SPACES)
        self.allowed = vec[i64]([i64(0)] * 320)
        self.ways = vec[i64]([i64(0)] * (3 * (MOST_DICE + 1) * LOSSES))
        self.worths = vec[float]([float(worth) for worth in WORTHS])
        self.traits = vec[float]([0.0] * len(TRAITS))
        self.weights = vec[float]([weight for name in TRAITS for weight in prospects[name]])
        self.a_turn = prospects[A_TURN][0]
        self.win = 0.0
        self.tie = 0.0
        self.best = END
        self.best_rate = 0.0
        self.wish = NONE
        self.target_worth = 0.0
        self.sold = 0
        self.income = 0
        hit: i64 = 0
        while hit < 3:
            self.count_ways(hit)
            hit += 1

    def count_ways(self, hit: i64) -> None:
        """White dice: two sailors, sail, hold, cannon, miss."""
        ways = self.ways
        first = hit * (MOST_DICE + 1) * LOSSES
        ways[first] = 1
        two: i64 = 0 if hit == UNARMED else 1
        one: i64 = 2 if hit == ROVER else 3
        none = 6 - one - two
        dice: i64 = 1
        while dice <= MOST_DICE:
            at = first + dice * LOSSES
            before = at - LOSSES
            loss: i64 = 0
            while loss < LOSSES:
                n = ways[before + loss] * none
                if loss >= 1:
                    n += ways[before + loss - 1] * one
                if loss >= 2:
                    n += ways[before + loss - 2] * two
                ways[at + loss] = n
                loss += 1
            dice += 1

    # -- choosing

    def choose(self, state: State, seat: i64, moves: Moves) -> i64:
        assert isinstance(state, SeulMaitre)
        phase = state.phase
        if phase == ACT:
            return self.best_action(state, seat, moves)
        if phase == TRADING:
            return self.best_trade(state, seat, moves)
        if phase == PIRATING:
            return self.best_raid(state, seat, moves)
        if phase == YARD:
            self.mark(moves)
            self.yard_worth(state, seat)
            return self.wish if self.wish != NONE else DONE
        if phase == BIDDING:
            return self.best_bid(state, seat, moves)
        if phase < SHELTER:
            return self.best_tile(state, seat, moves)
        if phase >= ENGAGING and phase <= CREWING:
            return self.best_in_fight(state, seat, moves)
        return self.best_answer(state, seat, moves)

    def mark(self, moves: Moves) -> None:
        allowed = self.allowed
        i: i64 = 0
        while i < len(allowed):
            allowed[i] = 0
            i += 1
        i = 0
        while i < moves.n:
            allowed[moves.get(i)] = 1
            i += 1

    # -- the map

    def best_tile(self, state: SeulMaitre, seat: i64, moves: Moves) -> i64:
        """Sites near the middle, lairs and storms away from it; the own port near sites."""
        tiles = state.figures.tiles
        best = moves.get(0)
        best_worth = -1.0e9
        i: i64 = 0
        while i < moves.n:
            move = moves.get(i)
            worth = 0.0
            if state.phase == CHOOSING:
                tile = move - TILE
                if tiles.site[tile] != NONE:
                    worth += 2.0
                if tiles.haven[tile] == LAIR:
                    worth += 1.0
                worth -= 0.4 * float(tiles.zones[tile])
            elif state.phase == PLACING:
                cell = move - CELL
                tile = state.chosen
                near = float(4 - distance(cell, CELLS // 2))
                if tiles.site[tile] != NONE:
                    worth += near
                elif tiles.haven[tile] == LAIR or tiles.zones[tile] > 1:
                    worth -= near
            elif state.phase == PORTING:
                worth = self.corner_worth(state, move - CELL)
            if worth > best_worth:
                best_worth = worth
                best = move
            i += 1
        return best

    def corner_worth(self, state: SeulMaitre, corner: i64) -> float:
        tiles = state.figures.tiles
        worth = 0.0
        cell: i64 = 0
        while cell < CELLS:
            laid = state.chart.laid[cell]
            if laid != NONE:
                near = 4 - distance(cell, corner)
                if near > 0:
                    if tiles.site[laid >> 2] != NONE:
                        worth += float(near)
                    if tiles.zones[laid >> 2] > 1:
                        worth -= 0.4 * float(near)
            cell += 1
        return worth

    # -- ways

    def weigh_meetings(self, state: SeulMaitre, ship: i64) -> None:
        """What it costs to come where corsairs or pirates bind the ship to fight."""
        toll = self.toll
        i: i64 = 0
        while i < SPACES:
            toll[i] = 0
            i += 1
        if has(state.fought, ship):
            return
        other: i64 = 0
        while other < SHIPS:
            if other < state.players or other >= PIRATE:
                binds = other >= PIRATE or state.vessels[other].type == CORSAIR
                if binds and state.can_meet(ship, other):
                    space = state.space_of(other)
                    if space < HAVEN:
                        toll[space] = MET_BADLY
                        if ship < PIRATE:
                            self.weigh_fight(state, ship, state.vessels[ship].hold, other)
                            if self.win > 0.6:
                                toll[space] = MET_WELL
            other += 1

    def spread(self, state: SeulMaitre, ship: i64, start: i64) -> None:
        """How far it is to every space, under the wind, round storms and, where it can be, round enemies."""
        far = self.far
        via = self.via
        queue = self.queue
        queued = self.queued
        toll = self.toll
        figures = state.figures
        chart = state.chart
        i: i64 = 0
        while i < SPACES:
            far[i] = FAR
            via[i] = NONE
            queued[i] = 0
            i += 1
        self.weigh_meetings(state, ship)
        cap: i64 = 9
        if ship < PIRATE and state.vessels[ship].level(NAVIGATOR) >= figures.wind_cap_level:
            cap = figures.wind_cap
        haven_kind: i64 = PORT if ship < PIRATE else LAIR
        enter = figures.port_enter if ship < PIRATE else figures.lair_enter
        leave = figures.port_leave if ship < PIRATE else figures.lair_leave
        far[start] = 0
        queue[0] = start
        head: i64 = 0
        n: i64 = 1
        while n:
            space = queue[head]
            head = (head + 1) & (QUEUE - 1)
            n -= 1
            queued[space] = 0
            here = far[space]
            if space >= HAVEN:
                cell = space - HAVEN
                if (space == start) and not state.is_stormy(cell):
                    n = self.relax(space, start, chart.roadstead[cell], here + leave, LEAVE, head, n)
                continue
            direction: i64 = 0
            base = space * 8
            while direction < 8:
                beyond = chart.steps[base + direction]
                if beyond != NONE:
                    cost = figures.cost[(direction - state.wind) & 7]
                    if cost > cap:
                        cost = cap
                    cost += here + toll[beyond]
                    if cost < far[beyond]:
                        cell = beyond >> 2
                        if cell != state.storm_a and cell != state.storm_b:
                            n = self.relax(space, start, beyond, cost, SAIL + direction, head, n)
                direction += 1
            cell = space >> 2
            zones = chart.zones[cell]
            if zones > 1:
                zone: i64 = 0
                while zone < zones:
                    beside = (cell << 2) + zone
                    n = self.relax(space, start, beside, here + figures.cape + toll[beside], CAPE + zone, head, n)
                    zone += 1
            if chart.haven[cell] == haven_kind and chart.roadstead[cell] == space:
                move: i64 = ENTER_PORT if ship < PIRATE else ENTER_LAIR
                n = self.relax(space, start, HAVEN + cell, here + enter, move, head, n)

    def relax(self, space: i64, start: i64, beyond: i64, cost: i64, move: i64, head: i64, n: i64) -> i64:
        if cost >= self.far[beyond]:
            return n
        self.far[beyond] = cost
        self.via[beyond] = move if space == start else self.via[space]
        if self.queued[beyond] == 0 and beyond < HAVEN:
            self.queued[beyond] = 1
            self.queue[(head + n) & (QUEUE - 1)] = beyond
            return n + 1
        return n

    def tokens_for(self, state: SeulMaitre, seat: i64, points: i64) -> i64:
        """How many tokens a voyage of so many points takes."""
        vessel = state.vessels[seat]
        level = vessel.level(NAVIGATOR)
        under_way = state.mover == seat
        now = state.points(seat)
        more: i64 = 0
        if level >= state.figures.free_coast_level:
            more += 1
        if level >= state.figures.free_point_level:
            more += 1
        if under_way:
            now += state.free_point + state.free_step
        elif now > 0:
            now += more
        if points <= now:
            return 0 if under_way else 1
        full = lesser(vessel.hold + vessel.aloft + vessel.deck, state.speed(seat)) + more
        if full <= 0:
            return FAR
        legs = (points - now + full - 1) // full
        return legs + 1 if now == 0 or under_way else legs + 2

    # -- fights

    def weigh_fight(self, state: SeulMaitre, ship: i64, sailors: i64, other: i64) -> None:
        """The chances of an attacker with so many sailors at hand."""
        figures = state.figures
        own_cap: i64 = 99
        own_bonus: i64 = 0
        own_hit: i64 = ROVER
        own_dice: i64 = 0
        their_cap: i64 = 99
        their_bonus: i64 = 0
        their_hit: i64 = ROVER
        their_dice: i64 = 0
        theirs: i64 = 0
        own_ties = False
        their_ties = False
        if ship < PIRATE:
            vessel = state.vessels[ship]
            own_cap = figures.deck_limit[vessel.type]
            if vessel.level(CAPTAIN) >= figures.boarding_level:
                own_bonus = figures.boarding_bonus
            own_dice = lesser(vessel.cannons - vessel.broken, sailors // figures.gunners)
            own_hit = SHIP if own_dice > 0 else UNARMED
            own_ties = state.turns_ties(ship)
        else:
            rover = state.pirates[ship - PIRATE]
            own_dice = rover.crewed(figures.gunners)
            sailors = rover.sailors - rover.dead
        if other < PIRATE:
            vessel = state.vessels[other]
            theirs = vessel.hold + vessel.aloft + vessel.deck
            their_cap = figures.deck_limit[vessel.type]
            if vessel.level(CAPTAIN) >= figures.boarding_level:
                their_bonus = figures.boarding_bonus
            their_dice = lesser(vessel.cannons - vessel.broken, lesser(theirs, 8) // figures.gunners)
            their_hit = SHIP if their_dice > 0 else UNARMED
            their_ties = state.turns_ties(other)
        else:
            rover = state.pirates[other - PIRATE]
            their_dice = rover.crewed(figures.gunners)
            theirs = rover.sailors - rover.dead
        own_dice = lesser(own_dice, MOST_DICE)
        their_dice = lesser(their_dice, MOST_DICE)
        ways = self.ways
        first_own = (own_hit * (MOST_DICE + 1) + their_dice) * LOSSES
        first_their = (their_hit * (MOST_DICE + 1) + own_dice) * LOSSES
        shot: i64 = 2 if own_hit == ROVER else 3  # of six faces of the red die
        won: i64 = 0
        tied: i64 = 0
        all_own: i64 = 0
        all_their: i64 = 0
        loss: i64 = 0
        while loss <= 2 * their_dice + 1:
            n = ways[first_own + loss] * (6 - shot)
            if loss:
                n += ways[first_own + loss - 1] * shot
            if n:
                all_own += n
                strength = lesser(greater(sailors - loss, 0), own_cap) + own_bonus
                their_loss: i64 = 0
                all_their = 0
                while their_loss <= 2 * own_dice:
                    m = ways[first_their + their_loss]
                    all_their += m
                    against = lesser(greater(theirs - their_loss, 0), their_cap) + their_bonus
                    if strength > against:
                        won += n * m
                    elif strength == against:
                        if own_ties == their_ties:
                            tied += n * m
                        elif own_ties:
                            won += n * m
                    their_loss += 1
            loss += 1
        total = float(all_own) * float(all_their)
        self.win = float(won) / total
        self.tie = float(tied) / total

    def fight_worth(self, state: SeulMaitre, seat: i64, ship: i64, sailors: i64, other: i64) -> float:
        """What an attack brings on average."""
        figures = state.figures
        self.weigh_fight(state, ship, sailors, other)
        prize = float(figures.attacker_points) * POINT
        hurt = self.worths[FIGHT_COSTS]
        if ship < PIRATE:
            vessel = state.vessels[ship]
            if vessel.level(CAPTAIN) >= figures.victory_level:
                prize += POINT * float(figures.victory_bonus)
            if state.leads(ship, CAPTAIN):
                prize += POINT * float(figures.card_victory)
        else:
            hurt = 0.0
        lost = 0.0
        if other < PIRATE:
            lost = POINT * float(figures.defender_points) / 3.0
            prize += LEADER * float(state.vessels[other].points)
            if state.vessels[other].cubes > 0:
                if ship < PIRATE:
                    prize += self.worths[LOOT_SHARE] * self.dearest(state, seat, other)
                else:
                    prize += POINT
                prize += 3.0
        else:
            prize += float(state.pirates[other - PIRATE].purse // figures.purse_share)
        if ship < PIRATE:
            lost += 2.0
        return self.win * prize + self.tie * POINT * 0.6 - (1.0 - self.win - self.tie) * lost - hurt

    def dearest(self, state: SeulMaitre, seat: i64, other: i64) -> float:
        vessel = state.vessels[other]
        best = 0.0
        kind: i64 = 0
        while kind < GOODS:
            if vessel.goods(kind) > 0:
                worth = self.sale(state, seat, kind, 0)
                if worth > best:
                    best = worth
            kind += 1
        return best

    # -- goods

    def sale(self, state: SeulMaitre, seat: i64, kind: i64, after: i64) -> float:
        """What a cube brings, when so many of its kind were sold before it."""
        figures = state.figures
        place = digit(state.rows, kind) + after
        if place >= state.open_slots(kind):
            worth = float(figures.black[kind]) + POINT * float(figures.black_points)
        else:
            worth = float(figures.sell[kind]) + POINT * float(figures.row_points[kind * 15 + place])
        if state.vessels[seat].level(TRADER) >= figures.price_level:
            worth += float(figures.price_bonus)
        return worth

    def sales(self, state: SeulMaitre, seat: i64, port: i64) -> float:
        """The best sales of one Market action."""
        vessel = state.vessels[seat]
        self.sold = 0
        self.income = 0
        if vessel.cubes == 0:
            return 0.0
        figures = state.figures
        left = state.cubes_to_sell(vessel)
        chosen: i64 = 0
        total = 0.0
        fills = False
        while left > 0:
            best: i64 = NONE
            best_worth = 0.0
            kind: i64 = 0
            while kind < GOODS:
                if vessel.goods(kind) > 0 and figures.home[kind] != port and not has(chosen, kind):
                    worth = self.sale(state, seat, kind, 0)
                    if worth > best_worth:
                        best_worth = worth
                        best = kind
                kind += 1
            if best == NONE:
                break
            chosen |= bit(best)
            total += best_worth
            self.sold += 1
            self.income += state.sale_price(seat, best)
            fills = fills or not state.is_row_full(best)
            left -= 1
        if fills:
            if vessel.level(TRADER) >= figures.market_level:
                total += POINT * float(figures.market_bonus)
            if state.leads(seat, TRADER):
                total += float(figures.card_market)
        return total

    def hope(self, state: SeulMaitre, seat: i64, kind: i64, have: i64) -> float:
        """What buying one more cube is worth."""
        if have >= 2:
            return 0.0
        share = self.worths[CUBE_SHARE] if have == 0 else self.worths[SECOND_SHARE]
        if state.round >= state.rounds:
            spare = 2 if state.phase == TRADING else 4
            if state.vessels[seat].actions < spare:
                return 0.0
            share *= 0.7
        return self.sale(state, seat, kind, have) * share - float(state.figures.buy[kind])

    def room_for_cubes(self, state: SeulMaitre, seat: i64) -> i64:
        """So many cubes leave room for the crew and keep the ship fast enough."""
        vessel = state.vessels[seat]
        room = state.hold_spaces(vessel) - vessel.sailors() - vessel.cubes - count(vessel.aboard)
        speed = state.figures.sails[vessel.type] + vessel.upgrade - vessel.torn
        if state.leads(seat, NAVIGATOR):
            speed += state.figures.card_sails
        return lesser(room, speed + state.figures.free_cubes - i64(self.worths[LEAST_SPEED]) - vessel.cubes)

    def purchases(self, state: SeulMaitre, seat: i64, port: i64) -> float:
        """What a Market action there brings by buying, after the sales last reckoned."""
        vessel = state.vessels[seat]
        figures = state.figures
        room = self.room_for_cubes(state, seat) + self.sold
        money = vessel.money + self.income
        total = 0.0
        extra: i64 = 0
        while extra < 2:
            kind: i64 = 0
            while kind < GOODS:
                if room > 0 and figures.home[kind] == port and figures.buy[kind] <= money:
                    worth = self.hope(state, seat, kind, vessel.goods(kind) + extra)
                    if worth > 0.0:
                        total += worth
                        room -= 1
                        money -= figures.buy[kind]
                kind += 1
            extra += 1
        return total

    def deliveries(self, state: SeulMaitre, seat: i64) -> float:
        total = 0.0
        tokens = state.vessels[seat].aboard
        while tokens:
            token = lowest(tokens)
            total += POINT * float(state.delivery_points(seat, token) + state.delivery_bonus(seat, token))
            tokens &= tokens - 1
        return total

    def best_trade(self, state: SeulMaitre, seat: i64, moves: Moves) -> i64:
        """Deliver everything, sell the dearest, then buy what can be sold elsewhere."""
        vessel = state.vessels[seat]
        if vessel.aboard:
            return DELIVER + lowest(vessel.aboard)
        self.mark(moves)
        best: i64 = NONE
        best_worth = 0.0
        kind: i64 = 0
        while kind < GOODS:
            if self.allowed[SELL + kind]:
                worth = self.sale(state, seat, kind, 0)
                if worth > best_worth:
                    best_worth = worth
                    best = SELL + kind
            kind += 1
        if best != NONE:
            return best
        if self.room_for_cubes(state, seat) > 0:
            kind = 0
            while kind < GOODS:
                if self.allowed[BUY + kind]:
                    worth = self.hope(state, seat, kind, vessel.goods(kind))
                    if worth > best_worth:
                        best_worth = worth
                        best = BUY + kind
                kind += 1
        return best if best != NONE else DONE

    # -- discoveries

    def token_worth(self, state: SeulMaitre, seat: i64, rarity: i64) -> float:
        worth = float(state.figures.token_points[rarity])
        if state.leads(seat, SCIENTIST):
            worth += float(state.figures.card_discovery)
        if rarity == RARE:
            worth += 0.5
        elif rarity == NEW:
            worth += 2.0
        elif state.vessels[seat].delivered:
            worth += 0.3
        return worth * POINT

    def site_worth(self, state: SeulMaitre, seat: i64, site: i64) -> float:
        vessel = state.vessels[seat]
        if has(vessel.marks, site):
            return 0.0
        level = vessel.level(SCIENTIST)
        rarities = state.figures.may_take[level]
        takes = lesser(state.figures.takes[level], state.free_spaces(vessel))
        total = 0.0
        rarity: i64 = NEW
        while rarity >= KNOWN and takes > 0:
            if has(rarities, rarity):
                pile = state.pile_of(site)
                while pile and takes > 0:
                    if state.figures.rarity[lowest(pile)] == rarity:
                        total += self.token_worth(state, seat, rarity)
                        takes -= 1
                    pile &= pile - 1
            rarity -= 1
        share = self.worths[FIND_SHARE] if state.round < state.rounds else 0.5
        return total * share

    def best_taken(self, state: SeulMaitre, seat: i64, moves: Moves) -> i64:
        best = moves.get(0)
        best_worth = -1.0
        i: i64 = 0
        while i < moves.n:
            move = moves.get(i)
            if move >= TAKE:
                worth = float(state.delivery_points(seat, move - TAKE) + state.delivery_bonus(seat, move - TAKE))
                if worth > best_worth:
                    best_worth = worth
                    best = move
            i += 1
        return best

    # -- ship and crew

    def yard_worth(self, state: SeulMaitre, seat: i64) -> float:
        """What a Shipyard action brings; the first thing to be done in it is the wish."""
        vessel = state.vessels[seat]
        figures = state.figures
        rounds = float(state.rounds - state.round) + 0.3
        money = vessel.money
        reserve: i64 = 0
        if vessel.cubes == 0 and state.round + 1 < state.rounds:
            reserve = i64(self.worths[RESERVE])
        total = 0.0
        self.wish = NONE
        inside = state.phase == YARD
        in_turn: i64 = figures.sailors_per_action
        if inside:
            in_turn -= state.recruited
        # sailors on leaks and damage
        price = state.repair_price(seat)
        if vessel.leaks > 0 and money >= price:
            self.want(REPAIR + LEAK)
            money -= price * vessel.leaks
            total += float(vessel.leaks) * (self.worths[SAILOR_A_ROUND] * rounds + 1.0)
        if vessel.torn > 0 and money >= price:
            self.want(REPAIR + TORN)
            money -= price * vessel.torn
            total += float(vessel.torn) * (self.worths[SAIL_A_ROUND] * rounds + 0.5)
        # a letter of marque
        letter = self.letter_worth(state, seat, rounds)
        has_letter = vessel.type == CORSAIR
        if letter > 0.0 and not has_letter and money >= state.discounted(seat, figures.letter_price) + reserve:
            self.want(LETTER)
            money -= state.discounted(seat, figures.letter_price)
            total += letter
            has_letter = True
        # sailors
        type: i64 = CORSAIR if has_letter else MERCHANT
        limit = figures.sailor_limit[type] + vessel.extensions * figures.extension_spaces
        spaces = figures.hold_spaces[type] + vessel.extensions * figures.extension_spaces
        room = lesser(limit - vessel.sailors(), spaces - vessel.sailors() - vessel.cubes - count(vessel.aboard))
        n = lesser(lesser(in_turn, room), (money - reserve // 2) // greater(figures.sailor_price, 1))
        if not has_letter:
            n = lesser(n, limit - vessel.sailors())
        if n > 0 and rounds > 0.5:
            self.want(RECRUIT)
            money -= n * figures.sailor_price
            total += float(n) * (self.worths[SAILOR_A_ROUND] * rounds - float(figures.sailor_price))
        # a specialist
        price = figures.specialist_price + figures.level_price[0] + reserve
        if vessel.unbound == 0 and rounds > 2.0 and money >= price and not (inside and state.hired):
            self.want(HIRE)
            money -= figures.specialist_price
            total += self.worths[SPECIALIST_A_ROUND] * rounds - 2.0
        # sails and holds
        if not (inside and state.bought & BOUGHT_SAILS) and rounds > 2.0:
            size: i64 = SIZES - 1
            while size >= 0:
                more = figures.sizes[size] - vessel.upgrade
                price = state.sails_price(seat, figures.sizes[size])
                worth = self.worths[SAIL_A_ROUND] * rounds * float(more) - float(price)
                if more > 0 and worth > 0.0 and money >= price + reserve:
                    self.want(SAILS + size)
                    money -= price
                    total += worth
                    break
                size -= 1
        if not has_letter and not (inside and state.bought & BOUGHT_HOLD) and vessel.extensions == 0:
            price = state.discounted(seat, figures.hold_price)
            worth = self.worths[HOLD_A_ROUND] * rounds - float(price)
            if worth > 0.0 and money >= price + reserve:
                self.want(EXTEND)
                money -= price
                total += worth
        if vessel.broken > 0 and money >= state.repair_price(seat):
            self.want(REPAIR + BROKEN)
            total += BROKEN_CANNON * float(vessel.broken)
        if has_letter and rounds > 3.0 and vessel.cannons < 3 and not (inside and state.bought & BOUGHT_CANNON):
            price = state.discounted(seat, figures.cannon_price)
            if money >= price + reserve:
                self.want(CANNON)
                total += 2.0
        return total

    def want(self, move: i64) -> None:
        if self.wish == NONE and self.allowed[move]:
            self.wish = move

    def letter_worth(self, state: SeulMaitre, seat: i64, rounds: float) -> float:
        if state.vessels[seat].type == CORSAIR:
            return 0.0
        a_round = self.worths[LETTER_A_ROUND]
        if self.plan == TRADING_PLAN or self.plan == PIRATE_PLAN:
            a_round = -5.0
        elif self.plan == CORSAIR_PLAN:
            a_round = 12.0
        elif self.plan == SCIENCE_PLAN:
            a_round = 8.0
        slots: i64 = 0
        kind: i64 = 0
        while kind < GOODS:
            slots += greater(state.open_slots(kind) - digit(state.rows, kind), 0)
            kind += 1
        against = self.worths[LETTER_A_SLOT] * float(slots) + float(state.figures.letter_price)
        return a_round * (rounds - 1.0) - against

    def skill_worth(self, state: SeulMaitre, seat: i64, speciality: i64, level: i64, as_corsair: bool) -> float:
        """What one more level brings, its price paid."""
        rounds = float(state.rounds - state.round) + 0.3
        price = float(state.figures.level_price[level - 1])
        lead = 0.0
        if level >= state.figures.leader_level:
            holder = digit(state.leaders, speciality) - 1
            if holder == NONE or (holder != seat and state.vessels[holder].level(speciality) < level):
                lead = 1.0
        worth = 0.0
        if speciality == TRADER:
            if level == 1:
                worth = self.worths[TRADER_A_ROUND] * rounds
            elif level == 2:
                worth = (self.worths[CUBE_A_ROUND] + 2.5 * lead) * rounds
            else:
                worth = (3.0 + 2.5 * lead) * rounds
            if self.plan == TRADING_PLAN:
                worth *= 1.5
        elif speciality == NAVIGATOR:
            worth = (self.worths[NAVIGATOR_A_ROUND] + 1.5 * lead) * rounds
        elif speciality == CAPTAIN and as_corsair:
            worth = (self.worths[CAPTAIN_A_ROUND] + 3.0 * lead) * rounds
            if self.plan == CORSAIR_PLAN:
                worth *= 1.5
        elif speciality == SCIENTIST:
            worth = (self.worths[SCIENTIST_A_ROUND] + 3.0 * lead) * rounds
            if not as_corsair:
                worth *= 0.6
            if self.plan == SCIENCE_PLAN:
                worth *= 1.8
        return worth - price

    # -- piracy

    def best_target(self, state: SeulMaitre, seat: i64, ship: i64) -> i64:
        """Where a controlled pirate does most for its master (NONE); `target_worth` tells how much."""
        pirate = state.pirates[ship - PIRATE]
        points = pirate.sails - pirate.torn
        if state.mover == ship:
            points = state.pirate_points()
        self.spread(state, ship, pirate.space)
        best: i64 = NONE
        best_worth = 0.0
        if not has(state.fought, ship):
            beyond: i64 = 1
            while beyond < state.players:  # from the next seat on, so that no seat is everybody's favourite victim
                other = (seat + beyond) % state.players
                if not has(state.fought, other):
                    space = state.vessels[other].space
                    if space >= HAVEN:
                        space = state.chart.roadstead[space - HAVEN]
                    if self.far[space] <= points and space != pirate.space and not state.is_stormy(cell_of(space)):
                        worth = self.fight_worth(state, seat, ship, 0, other)
                        if worth > best_worth:
                            best_worth = worth
                            best = space
                beyond += 1
        lair: i64 = 0
        while lair < LAIRS:
            if lair != ship - PIRATE and state.pirates[lair].treasure > 0:
                space = HAVEN + state.chart.lair_cell[lair]
                if self.far[space] <= points and not state.is_stormy(space - HAVEN):
                    worth = float(state.pirates[lair].treasure)
                    if self.is_empty(state, space) and worth > best_worth:
                        best_worth = worth
                        best = space
            lair += 1
        self.target_worth = best_worth
        return best

    def is_empty(self, state: SeulMaitre, space: i64) -> bool:
        ship: i64 = PIRATE
        while ship < SHIPS:
            if state.space_of(ship) == space:
                return False
            ship += 1
        return True

    def best_raid(self, state: SeulMaitre, seat: i64, moves: Moves) -> i64:
        target = self.best_target(state, seat, state.mover)
        if target == NONE:
            return DONE
        self.mark(moves)
        step = self.via[target]
        return step if step != NONE and self.allowed[step] else DONE

    # -- the turn

    def consider(self, move: i64, worth: float, tokens: i64) -> None:
        if move == NONE or self.allowed[move] == 0 or worth <= 0.0:
            return
        rate = worth / (float(tokens) if tokens > 0 else 0.5)
        if rate > self.best_rate:
            self.best_rate = rate
            self.best = move

    def best_action(self, state: SeulMaitre, seat: i64, moves: Moves) -> i64:
        self.mark(moves)
        vessel = state.vessels[seat]
        allowed = self.allowed
        self.best = END
        self.best_rate = 0.0
        under_way = state.mover == seat
        if vessel.actions > 0:
            self.consider(BANK, float(state.figures.per_token), 1)
            if state.round < state.rounds:
                self.consider(REINFORCE, self.worths[TOKEN_LATER], 1)
            if not state.used & USED_ACADEMY:
                self.consider_academy(state, seat)
            if not under_way and not state.used & USED_PIRACY:
                number: i64 = 0
                while number < LAIRS:
                    if allowed[PIRACY + number] and self.best_target(state, seat, PIRATE + number) != NONE:
                        self.consider(PIRACY + number, self.target_worth, 1)
                    number += 1
            port: i64 = 0
            while port < PORTS:
                self.consider(TOW + port, self.worths[TOKEN], 1)
                port += 1
        self.spread(state, seat, vessel.space)
        self.consider_ports(state, seat)
        self.consider_sites(state, seat)
        self.consider_fights(state, seat)
        return self.best

    def consider_academy(self, state: SeulMaitre, seat: i64) -> None:
        vessel = state.vessels[seat]
        speciality: i64 = 0
        while speciality < 5:
            if self.allowed[TRAIN + speciality]:
                level = vessel.level(speciality) + 1
                worth = self.skill_worth(state, seat, speciality, level, vessel.type == CORSAIR)
                self.consider(TRAIN + speciality, worth, 1)
            speciality += 1

    def consider_way(self, state: SeulMaitre, seat: i64, space: i64, worth: float, tokens: i64) -> None:
        """A voyage and what is done at its end with so many tokens more."""
        step = self.via[space]
        if step == NONE:
            return
        tokens += self.tokens_for(state, seat, self.far[space])
        if state.round >= state.rounds and tokens > state.vessels[seat].actions:
            return
        if self.allowed[step]:
            self.consider(step, worth, tokens)
        elif state.vessels[seat].actions > 1:
            self.consider(RECOVER, worth, tokens + 1)

    def consider_ports(self, state: SeulMaitre, seat: i64) -> None:
        vessel = state.vessels[seat]
        yard = 0.0
        if not state.used & USED_YARD:
            yard = self.yard_worth(state, seat)
        fresh = self.deliveries(state, seat)
        port: i64 = 0
        while port < PORTS:
            cell = state.chart.port_cell[port]
            space = HAVEN + cell
            trade = self.sales(state, seat, port) + self.purchases(state, seat, port) + fresh
            if space == vessel.space:
                self.consider(MARKET, trade, 1)
                self.consider(SHIPYARD, yard, 1)
            elif not state.is_stormy(cell):
                self.consider_way(state, seat, space, trade, 1)
                if yard > 0.0:
                    self.consider_way(state, seat, space, trade + yard, 2)
            port += 1

    def consider_sites(self, state: SeulMaitre, seat: i64) -> None:
        vessel = state.vessels[seat]
        if state.free_spaces(vessel) <= 0:
            return
        later: i64 = 0
        if state.round >= state.rounds and vessel.actions < 3:
            return
        if state.used & USED_DISCOVERY:
            if state.round >= state.rounds:
                return
            later = 2
        site: i64 = 0
        while site < SITES:
            space = state.chart.site_space[site]
            if not state.is_stormy(cell_of(space)):
                worth = self.site_worth(state, seat, site)
                if worth > 0.0:
                    if space == vessel.space:
                        if later == 0:
                            self.consider(STUDY, worth, 1)
                            rarity: i64 = 0
                            while rarity < RARITIES:
                                found = self.worths[FIND_SHARE] * self.token_worth(state, seat, rarity)
                                self.consider(DISCOVER + rarity, found, 1)
                                rarity += 1
                    else:
                        self.consider_way(state, seat, space, worth, 1 + later)
            site += 1

    def consider_fights(self, state: SeulMaitre, seat: i64) -> None:
        if has(state.fought, seat):
            return
        vessel = state.vessels[seat]
        other: i64 = 0
        while other < SHIPS:
            if (other < state.players or other >= PIRATE) and state.can_meet(seat, other):
                space = state.space_of(other)
                if space >= HAVEN:
                    space = state.chart.roadstead[space - HAVEN]
                if space != vessel.space and self.via[space] != NONE and not state.is_stormy(cell_of(space)):
                    points = self.far[space] - self.toll[space]
                    tokens = self.tokens_for(state, seat, points)
                    if tokens < FAR:
                        crew = vessel.hold + vessel.aloft + vessel.deck
                        sailors = vessel.hold - points
                        if sailors < 0:
                            sailors = crew // 2
                        self.consider_fight(state, seat, other, space, sailors, tokens)
                        if tokens < vessel.actions:
                            self.consider_fight(state, seat, other, space, crew, tokens + 1)
            other += 1

    def consider_fight(self, state: SeulMaitre, seat: i64, other: i64, space: i64, sailors: i64, tokens: i64) -> None:
        worth = self.fight_worth(state, seat, seat, sailors, other)
        step = self.via[space]
        if self.allowed[step]:
            self.consider(step, worth, greater(tokens, 1))

    # -- in a fight

    def best_in_fight(self, state: SeulMaitre, seat: i64, moves: Moves) -> i64:
        phase = state.phase
        if phase == SHOT:
            return SHOOT
        if phase == CREWING:
            return moves.get(moves.n - 1)
        if phase == READY:
            vessel = state.vessels[seat]
            now = self.fight_worth(state, seat, seat, vessel.hold + vessel.deck, state.defender)
            fresh = self.fight_worth(state, seat, seat, vessel.hold + vessel.deck + vessel.aloft, state.defender)
            return RECOVER if fresh - now > self.worths[TOKEN] else FIGHT
        best = moves.get(0)
        best_worth = 0.0 if best == PASS else -1.0e9
        i: i64 = 0
        while i < moves.n:
            move = moves.get(i)
            if move >= ENGAGE:
                sailors: i64 = 0
                if state.mover < PIRATE:
                    sailors = state.vessels[state.mover].hold
                worth = self.fight_worth(state, seat, state.mover, sailors, move - ENGAGE)
                if worth > best_worth:
                    best_worth = worth
                    best = move
            i += 1
        return best

    # -- answers

    def best_answer(self, state: SeulMaitre, seat: i64, moves: Moves) -> i64:
        phase = state.phase
        last = moves.get(moves.n - 1)
        if phase in (ZONING, SHELTER, BEATEN):
            return self.best_place(state, seat, moves)
        if phase == LOSING:
            self.mark(moves)
            if self.allowed[LOSE + IN_SAILS]:
                return LOSE + IN_SAILS
            return LOSE + ON_DECK if self.allowed[LOSE + ON_DECK] else LOSE + IN_HOLD
        if phase == SEARCH:
            return self.best_taken(state, seat, moves)
        if phase == PAYING:
            return last
        if phase == MENDING:
            self.mark(moves)
            return REPAIR + LEAK if self.allowed[REPAIR + LEAK] else last
        if phase == LOOTING:
            return self.best_goods(state, seat, moves, LOOT, 1.0)
        return self.best_goods(state, seat, moves, THROW, -1.0)

    def best_goods(self, state: SeulMaitre, seat: i64, moves: Moves, first: i64, sign: float) -> i64:
        best = moves.get(0)
        best_worth = -1.0e9
        i: i64 = 0
        while i < moves.n:
            move = moves.get(i)
            kind = move - first
            if kind >= 0 and kind < GOODS:
                worth = sign * self.sale(state, seat, kind, 0)
            elif move >= THROW_TOKEN:
                worth = sign * POINT * float(state.figures.token_points[state.rarity(move - THROW_TOKEN)])
            else:
                worth = -1.0e8
            if worth > best_worth:
                best_worth = worth
                best = move
            i += 1
        return best

    def best_place(self, state: SeulMaitre, seat: i64, moves: Moves) -> i64:
        """Where a ship would like to lie: near ports, or sites, out of others' way."""
        ship = state.placing
        cell = state.target
        if state.phase == SHELTER:
            ship = seat
        elif state.phase == BEATEN:
            ship = state.loser()
        best = moves.get(0)
        if ship >= PIRATE or ship == NONE:
            return best
        best_worth = -1.0e9
        i: i64 = 0
        while i < moves.n:
            move = moves.get(i)
            worth = -1.0e8
            if move == STAY:
                worth = self.place_worth(state, seat, state.vessels[seat].space)
                if state.phase == SHELTER:
                    worth = self.place_worth(state, seat, state.chart.roadstead[cell_of(state.vessels[seat].space)])
                    worth -= self.worths[TOKEN]
            elif move >= ZONE and move < ZONE + 4:
                worth = self.place_worth(state, seat, cell * 4 + move - ZONE)
            elif move >= AWAY and move < AWAY + 8:
                beyond = state.figures.tiles.near[cell_of(state.space_of(ship)) * 8 + move - AWAY]
                zone: i64 = 0
                while zone < state.chart.zones[beyond]:
                    there = self.place_worth(state, seat, beyond * 4 + zone)
                    if there > worth:
                        worth = there
                    zone += 1
            if worth > best_worth:
                best_worth = worth
                best = move
            i += 1
        return best

    def place_worth(self, state: SeulMaitre, seat: i64, space: i64) -> float:
        self.spread(state, seat, space)
        best = 0.0
        port: i64 = 0
        while port < PORTS:
            cell = state.chart.port_cell[port]
            points = self.far[HAVEN + cell]
            if points < FAR and not state.is_stormy(cell):
                trade = self.sales(state, seat, port) + self.purchases(state, seat, port)
                trade += self.deliveries(state, seat)
                worth = (trade + 2.0) / (2.0 + 0.25 * float(points))
                if worth > best:
                    best = worth
            port += 1
        site: i64 = 0
        while site < SITES:
            points = self.far[state.chart.site_space[site]]
            if points < FAR:
                worth = self.site_worth(state, seat, site) / (2.0 + 0.25 * float(points))
                if worth > best:
                    best = worth
            site += 1
        return best

    # -- initiative

    def best_bid(self, state: SeulMaitre, seat: i64, moves: Moves) -> i64:
        """The cheapest place: what it costs to come before the others is not worth it."""
        return moves.get(0)

    # -- what a search asks

    def turn(self, state: State) -> i64:
        assert isinstance(state, SeulMaitre)
        begun = state.round * state.players
        return begun + state.turn if state.phase >= ACT else begun

    def infoset_key(self, state: State, seat: i64) -> i64:
        """Dice part what the same moves led to: the phase, the ship and what it has left."""
        assert isinstance(state, SeulMaitre)
        vessel = state.vessels[seat]
        left = (vessel.actions * 16 + vessel.hold) * 16 + vessel.cubes
        return ((left * 128 + vessel.space + 1) * 256 + (vessel.money & 255)) * 32 + state.phase + 1

    def horizon(self, state: State) -> i64:
        """The own turn: what the others do meanwhile says little about it, and takes four times as long to play."""
        return 1

    def value(self, state: State, seat: i64) -> float:
        """The seats' prospects, made into shares that add up to 1."""
        assert isinstance(state, SeulMaitre)
        own = self.prospects(state, seat)
        turns = 0.0
        other: i64 = 0
        while other < state.players:
            turns += self.turns_left(state, other)
            other += 1
        turns /= float(state.players)
        spread = 1.0 + 0.95 * turns + 0.04 * turns * turns
        total = 0.0
        other = 0
        while other < state.players:
            ahead = 0.0
            if other != seat:
                ahead = (self.prospects(state, other) - own) / spread
            total += exp(max(min(ahead, STRONG), -STRONG))
            other += 1
        return 1.0 / total

    def turns_left(self, state: SeulMaitre, seat: i64) -> float:
        """Of a seat, when a turn begins."""
        rounds = state.rounds - state.round
        if state.phase < ACT or state.place_of(seat) >= state.turn:
            rounds += 1
        return float(rounds)

    def prospects(self, state: SeulMaitre, seat: i64) -> float:
        """Points that a seat may count on in the end, beyond those that all seats can."""
        self.fill_traits(state, seat)
        left = self.turns_left(state, seat) / A_LONG_GAME
        traits = self.traits
        weights = self.weights
        points = self.a_turn * left
        i: i64 = 0
        while i < len(traits):
            at = 3 * i
            points += traits[i] * (weights[at] + left * (weights[at + 1] + left * weights[at + 2]))
            i += 1
        return points

    def traits_of(self, state: SeulMaitre, seat: i64) -> list[float]:
        """For who fits the prospects."""
        self.fill_traits(state, seat)
        return [self.traits[i] for i in range(len(TRAITS))]

    def fill_traits(self, state: SeulMaitre, seat: i64) -> None:
        figures = state.figures
        vessel = state.vessels[seat]
        traits = self.traits
        rate = 0.0
        if vessel.space != NONE:
            rate = self.place_worth(state, seat, vessel.space)
        cargo = 0.0
        kind: i64 = 0
        while kind < GOODS:
            n = lesser(vessel.goods(kind), 2)
            while n > 0:
                n -= 1
                cargo += self.sale(state, seat, kind, n)
            kind += 1
        discoveries: i64 = 0
        tokens = vessel.aboard
        while tokens:
            discoveries += figures.token_points[state.rarity(lowest(tokens))]
            tokens &= tokens - 1
        leads: i64 = 0
        at: i64 = 0
        while at < SPECIALITIES:
            traits[at] = float(vessel.level(at))
            if state.leads(seat, at):
                leads += 1
            at += 1
        traits[at] = float(vessel.points)
        traits[at + 1] = float(vessel.money) / POINT
        traits[at + 2] = float(greater(vessel.money - PURSE, 0)) / POINT
        traits[at + 3] = cargo / POINT
        traits[at + 4] = float(vessel.cubes)
        traits[at + 5] = float(discoveries)
        traits[at + 6] = float(count(vessel.aboard))
        traits[at + 7] = float(vessel.sailors())
        traits[at + 8] = float(vessel.aloft + vessel.deck)
        traits[at + 9] = float(vessel.leaks)
        traits[at + 10] = float(vessel.torn)
        traits[at + 11] = float(vessel.broken)
        traits[at + 12] = float(vessel.upgrade)
        traits[at + 13] = float(vessel.extensions)
        traits[at + 14] = float(vessel.cannons)
        traits[at + 15] = 1.0 if vessel.type == CORSAIR else 0.0
        traits[at + 16] = float(vessel.unbound)
        traits[at + 17] = float(vessel.fifth)
        traits[at + 18] = rate / POINT
        traits[at + 19] = float(count(vessel.marks))
        traits[at + 20] = 1.0 if has(state.fought, seat) else 0.0
        traits[at + 21] = float(leads)


def distance(cell: i64, other: i64) -> i64:
    """Steps of a king between two cells."""
    rows = cell // 5 - other // 5
    columns = cell % 5 - other % 5
    if rows < 0:
        rows = -rows
    if columns < 0:
        columns = -columns
    return greater(rows, columns)
