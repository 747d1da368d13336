"""A plain merchant of Seul Maître à Bord: buys where goods are made, sells elsewhere, keeps its crew together."""

from flibuste.games.seul_maitre_a_bord import rules
from flibuste.games.seul_maitre_a_bord.chart import HAVEN, NONE, PORTS, SITES, cell_of
from flibuste.games.seul_maitre_a_bord.rules import SeulMaitre
from flibuste.kit.bits import count, has
from flibuste.kit.bot import Bot
from flibuste.kit.native import i64
from flibuste.kit.state import Moves, State


class RuleBot(Bot):
    """Takes the move it likes best; among equals, any."""

    def choose(self, state: State, seat: i64, moves: Moves) -> i64:
        if not isinstance(state, SeulMaitre):
            raise TypeError("this bot plays Seul Maître à Bord")
        goal = self.goal(state, seat) if state.phase == rules.ACT else NONE
        best: i64 = NONE
        most: i64 = -1000
        equal: i64 = 0
        i: i64 = 0
        while i < moves.n:
            move = moves.get(i)
            liking = self.liking(state, seat, move, goal)
            if liking > most:
                most = liking
                best = move
                equal = 1
            elif liking == most:
                equal += 1
                if state.below(equal) == 0:
                    best = move
            i += 1
        return best

    def liking(self, state: SeulMaitre, seat: i64, move: i64, goal: i64) -> i64:
        phase = state.phase
        if phase == rules.ACT:
            return self.liking_of_action(state, seat, move, goal)
        if phase == rules.TRADING:
            return self.liking_of_trade(state, seat, move)
        if phase == rules.YARD:
            return self.liking_of_work(state, seat, move)
        if phase == rules.BIDDING:  # the cheapest
            return -move
        if phase == rules.CREWING:  # all cannons
            return move
        if phase == rules.PAYING:  # all sailors
            return move
        if phase == rules.LOSING:
            return move
        if phase in (rules.ENGAGING, rules.BEATEN, rules.SHELTER):
            return 10 if move in (rules.PASS, rules.STAY) else 0
        if phase in (rules.READY, rules.SHOT, rules.LOOTING):
            return 10 if move in (rules.RECOVER, rules.SHOOT) or move >= rules.LOOT else 0
        return 0

    def goal(self, state: SeulMaitre, seat: i64) -> i64:
        """The cell to sail to: where most of the cargo sells, a site, a port with something to buy."""
        vessel = state.vessels[seat]
        here = cell_of(vessel.space)
        best: i64 = NONE
        most: i64 = -1000
        port: i64 = 0
        while port < PORTS:
            cell = state.chart.port_cell[port]
            if not state.is_stormy(cell):
                worth = 6 * self.sellable(state, seat, port) + 6 * count(vessel.aboard) - 2 * distance(here, cell)
                if vessel.cubes == 0:
                    worth += 4
                if worth > most and vessel.space != HAVEN + cell:
                    most = worth
                    best = cell
            port += 1
        site: i64 = 0
        while site < SITES:
            cell = state.chart.site_space[site] >> 2
            is_open = not has(vessel.marks, site) and state.pile_of(site) & 7 and not state.is_stormy(cell)
            if is_open and state.free_spaces(vessel) > 0 and not state.used & rules.USED_DISCOVERY:
                worth = 6 - 2 * distance(here, cell)
                if worth > most:
                    most = worth
                    best = cell
            site += 1
        return best

    def sellable(self, state: SeulMaitre, seat: i64, port: i64) -> i64:
        """Cubes aboard that one Market action could sell in a port."""
        vessel = state.vessels[seat]
        n: i64 = 0
        kind: i64 = 0
        while kind < rules.GOODS:
            if vessel.goods(kind) > 0 and state.figures.home[kind] != port:
                n += 1
            kind += 1
        limit = state.cubes_to_sell(vessel)
        return n if n < limit else limit

    def liking_of_action(self, state: SeulMaitre, seat: i64, move: i64, goal: i64) -> i64:
        vessel = state.vessels[seat]
        space = vessel.space
        if move == rules.MARKET:
            if vessel.aboard or self.sellable(state, seat, state.port_of(seat)):
                return 90
            return 70 if vessel.cubes < 2 and vessel.money >= 6 else -10
        if move == rules.SHIPYARD:
            missing = vessel.sailors() < 5 or vessel.torn + vessel.leaks + vessel.broken > 0
            return 60 if missing and vessel.money > 2 else -10
        if move in (rules.STUDY, rules.DISCOVER + rules.NEW, rules.DISCOVER + rules.RARE):
            return 86
        if move == rules.DISCOVER:
            return 85
        if move == rules.RECOVER:
            return 40 if vessel.hold < 2 and vessel.aloft > 1 else -5
        if move == rules.BANK:
            return 5 if vessel.money < 6 else 1
        if move == rules.REINFORCE:
            return 20 if state.round < state.rounds and vessel.actions == 1 else -10
        if rules.TRAIN <= move < rules.DISCOVER:
            return 50 if vessel.money > 8 else -10
        if move == rules.ENTER_PORT:
            return 80 if goal == space >> 2 else -10
        if move == rules.LEAVE:
            return 45
        if rules.SAIL <= move < rules.AWAY:
            return self.liking_of_step(state, seat, move, goal)
        if rules.CAPE <= move < rules.ZONE:
            return 44 if goal == space >> 2 else 2
        if rules.TOW <= move < rules.RANSOM:
            return 30
        return 0 if move == rules.END else -20

    def liking_of_step(self, state: SeulMaitre, seat: i64, move: i64, goal: i64) -> i64:
        """Nearer to the goal, by the wind, and round storms, pirates and corsairs."""
        space = state.vessels[seat].space
        target = state.chart.steps[space * 8 + move - rules.SAIL]
        if goal == NONE or state.is_stormy(target >> 2):
            return -10
        if not has(state.fought, seat) and state.must_engage(seat, target):
            return -10
        nearer = distance(space >> 2, goal) - distance(target >> 2, goal)
        return 40 + 6 * nearer - 3 * state.wind_cost_for(seat, move - rules.SAIL) if nearer > 0 else -3

    def liking_of_trade(self, state: SeulMaitre, seat: i64, move: i64) -> i64:
        vessel = state.vessels[seat]
        if move >= rules.DELIVER and move < rules.THROW_TOKEN:
            return 50
        if rules.SELL <= move < rules.BUY:
            return 30 + state.sale_points(move - rules.SELL)
        if rules.BUY <= move < rules.LOOT:
            return 10 if vessel.cubes < 2 and state.round < state.rounds else -10
        return 0 if move == rules.DONE else -20

    def liking_of_work(self, state: SeulMaitre, seat: i64, move: i64) -> i64:
        vessel = state.vessels[seat]
        if move >= rules.REPAIR and move < rules.LOSE:
            return 20
        if move == rules.RECRUIT:
            return 15 if vessel.sailors() < 5 and vessel.money > 4 else -10
        if move == rules.HIRE:
            return 5 if vessel.money > 8 and vessel.unbound == 0 and state.round < state.rounds - 1 else -10
        return 0 if move == rules.DONE else -20


def distance(cell: i64, other: i64) -> i64:
    """Tiles between two cells, as a ship without wind and land would count them."""
    rows = cell // 5 - other // 5
    columns = cell % 5 - other % 5
    if rows < 0:
        rows = -rows
    if columns < 0:
        columns = -columns
    return rows if rows > columns else columns
