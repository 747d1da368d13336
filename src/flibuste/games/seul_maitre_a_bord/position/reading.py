"""Reading a position, part by part; whatever cannot be is refused with the name of the field."""

from flibuste.games.seul_maitre_a_bord.moves import space_id, token_id
from flibuste.games.seul_maitre_a_bord.position import checks, map_reading
from flibuste.games.seul_maitre_a_bord.position.stages import BUILDING, FIGHTING, HIT_FACES, IN_TURN, PREPARING, packed
from flibuste.games.seul_maitre_a_bord.rules import (
    chart,
    codes,
    initiative,
    market,
    navigation,
    numbers,
    science,
    setup,
    shipyard,
    terms,
)
from flibuste.games.seul_maitre_a_bord.rules.figures import (
    CHANGES,
    DIRECTIONS,
    FACES,
    FAMILIES,
    GOODS,
    PORTS,
    SHIPS,
    SITES,
    SPECIALITIES,
    Components,
)
from flibuste.games.seul_maitre_a_bord.rules.ships import Pirate, Vessel
from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre
from flibuste.games.seul_maitre_a_bord.shapes import PirateAt, Position, SeatPosition
from flibuste.games.seul_maitre_a_bord.view import (
    HURT_WHY,
    IMPROVEMENTS_BOUGHT,
    PHASES,
    PLACING_WHY,
    TALLY,
    USED,
    digits,
)
from flibuste.kit.bits import count, has, members
from flibuste.kit.errors import BadPosition, wrong_field, wrong_number


def read_position(file: Components, state: SeulMaitre, position: Position) -> None:
    """Make a game that was just dealt the one of the position."""
    Reader(file, state, position).read()


class Reader:
    """Reads one position, part by part; whatever cannot be is refused with the name of the field."""

    def __init__(self, file: Components, state: SeulMaitre, position: Position) -> None:
        self.file = file
        self.figures = file.figures
        self.position = position
        self.state = state
        self.players = int(state.players)
        self.tries = 0  # that are left to complete the map

    def read(self) -> None:
        state, position = self.state, self.position
        setup.clear(state)
        state.phase = PHASES.index(position.phase)
        self.is_building = state.phase in BUILDING
        self.read_round()
        self.read_ports()
        if self.is_building:
            map_reading.read_building(self)
        else:
            map_reading.read_map(self)
        self.read_weather()
        self.read_seats()
        self.read_market()
        self.read_leaders()
        self.read_tokens()
        self.read_pirates()
        self.read_course()
        self.read_combat()
        self.read_questions()
        self.read_luck()
        for name, field in TALLY.items():
            setattr(state, field, getattr(position.tally, name))
        checks.check_phase(self)
        checks.check_actor(self)

    def number(self, field: str, value: int, least: int, most: int) -> int:
        if not least <= value <= most:
            raise wrong_number(field, value, least, most)
        return value

    def unfit(self) -> BadPosition:
        """What is under way does not fit the phase."""
        return BadPosition("position-phase", phase=self.position.phase)

    # -- things by name

    def cell(self, field: str, id: str) -> int:
        row, comma, column = id.partition(",")
        if not (comma and row in "01234" and column in "01234" and len(row) == len(column) == 1):
            raise wrong_field(field, id)
        return int(row) * chart.SIZE + int(column)

    def space(self, field: str, id: str) -> int:
        id, colon, part = id.partition(":")
        cell = self.cell(field, id)
        kind = self.state.chart.haven[cell]
        if part in ("port", "lair"):
            if kind != (chart.PORT if part == "port" else chart.LAIR):
                raise BadPosition("position-space", space=f"{id}:{part}"[:40])
            return chart.HAVEN + cell
        zone = part if colon else "0"
        if zone not in ("0", "1", "2", "3") or int(zone) >= self.state.chart.zones[cell]:
            raise BadPosition("position-space", space=f"{id}:{part}"[:40])
        return cell * 4 + int(zone)

    def token(self, field: str, id: str) -> int:
        if len(id) != 2 or id[0] not in SITES or id[1] not in "123456":
            raise wrong_field(field, id)
        return SITES.index(id[0]) * codes.PILE + int(id[1]) - 1

    def tile(self, field: str, id: str) -> int:
        number = self.file.number_of_tile(id)
        if number == chart.NONE:
            raise wrong_field(field, id)
        return number

    def one_of_the_seats(self, field: str, seat: int) -> int:
        return self.number(field, seat, 0, self.players - 1)

    def ship(self, field: str, ship: int) -> int:
        if ship < codes.PIRATE:
            self.one_of_the_seats(field, ship)
        return ship

    # -- the round

    def read_round(self) -> None:
        state, position = self.state, self.position
        over, first = state.phase == codes.OVER, state.phase in PREPARING
        least = 0 if self.is_building else 2 if first else 1
        usual = state.rounds if over else least
        state.round = self.number(
            "round",
            usual if position.round is None else position.round,
            usual if over else least,
            0 if self.is_building else state.rounds,
        )
        seats = list(range(self.players)) if position.order is None else position.order
        if sorted(seats) != list(range(self.players)):
            raise wrong_field("order", seats)
        for place, seat in enumerate(seats):
            state.order += numbers.unit(place) * seat
        most = self.players if over else self.players - 1
        usual_turn = self.players if over else 0
        if position.actor is not None and position.turn is None and state.phase in (*IN_TURN, codes.CHOOSING):
            usual_turn = self.place_of_actor(seats)
        state.turn = self.number("turn", usual_turn if position.turn is None else position.turn, 0, most)

    def place_of_actor(self, seats: list[int]) -> int:
        """Whose turn it is, as far as the actor tells."""
        actor = self.position.actor
        if actor not in seats:
            raise wrong_field("actor", actor)
        is_own = self.state.phase in (*IN_TURN[:6], codes.READY, codes.CHOOSING)
        return seats.index(actor) if is_own else 0

    def read_ports(self) -> None:
        """The port each player was dealt."""
        seats = self.position.seats
        if seats is None:
            seats = [SeatPosition()] * self.players
        if len(seats) != self.players:
            raise BadPosition("position-seats", players=self.players)
        self.seats = seats
        corner = [port for port in range(len(PORTS)) if self.figures.tiles.of_port[port] != self.figures.tiles.centre]
        named = [PORTS.index(seat.port) for seat in seats if seat.port is not None]
        if len(set(named)) < len(named) or not set(named) <= set(corner):
            raise wrong_field("port", [seat.port for seat in seats])
        others = [port for port in corner if port not in named]
        for number, seat in enumerate(seats):
            if seat.port is not None:
                port = PORTS.index(seat.port)
            else:
                usual = corner[number]
                port = usual if usual in others else others[0]
                others.remove(port)
            self.state.vessels[number].port = port

    def read_weather(self) -> None:
        state, position = self.state, self.position
        state.wind = DIRECTIONS.index(position.wind)
        icons = [
            cell
            for cell in range(chart.CELLS)
            if has(state.chart.lying, cell)
            and self.figures.tiles.storm[(state.chart.laid[cell] >> 2) % len(self.file.tiles)]
        ]
        cells = icons if position.storms is None else [self.cell("storms", id) for id in position.storms]
        fits = sorted(cells) == icons if self.is_building else len(cells) == 2
        if not fits:
            raise wrong_field("storms", position.storms)
        state.storm_a, state.storm_b = (*cells, chart.NONE, chart.NONE)[:2]

    # -- ships and what players have

    def read_seats(self) -> None:
        for number, seat in enumerate(self.seats):
            vessel = self.state.vessels[number]
            self.read_ship(f"seats {number + 1}", number, vessel, seat)
            self.read_hold(f"seats {number + 1}", number, vessel, seat)
            self.read_purse(f"seats {number + 1}", vessel, seat)
            if seat.fought:
                self.state.fought |= 1 << number

    def read_ship(self, field: str, number: int, vessel: Vessel, seat: SeatPosition) -> None:
        figures = self.figures
        vessel.type = SHIPS.index(seat.type)
        board = vessel.type
        if self.is_building:
            if seat.at is not None:
                raise wrong_field(f"{field} at", seat.at)
            vessel.space = chart.NONE
        elif seat.at is None:
            vessel.space = chart.HAVEN + self.state.chart.port_cell[vessel.port]
        else:
            vessel.space = self.space(f"{field} at", seat.at)
            if vessel.space >= chart.HAVEN and self.state.chart.haven[vessel.space - chart.HAVEN] != chart.PORT:
                raise BadPosition("position-space", space=seat.at[:40])
        least, most = int(figures.cannons[board]), int(figures.cannons_max[board])
        vessel.cannons = self.number(f"{field} cannons", least if seat.cannons is None else seat.cannons, least, most)
        vessel.broken = self.number(f"{field} cannon_damage", seat.cannon_damage, 0, vessel.cannons)
        if seat.upgrade not in (0, *self.file.sizes):
            raise wrong_field(f"{field} upgrade", seat.upgrade)
        vessel.upgrade = seat.upgrade
        sails = int(figures.sails[board]) + seat.upgrade
        vessel.torn = self.number(f"{field} sail_damage", seat.sail_damage, 0, sails)
        most = int(figures.hold_extensions_max[board])
        vessel.extensions = self.number(f"{field} extensions", seat.extensions, 0, most)

    def read_hold(self, field: str, number: int, vessel: Vessel, seat: SeatPosition) -> None:
        vessel.hold = self.figures.start_sailors if seat.sailors is None else seat.sailors
        vessel.aloft, vessel.deck, vessel.leaks = seat.sails, seat.deck, seat.leaks
        vessel.cargo, vessel.cubes = 0, 0
        for kind, n in seat.cargo.items():
            vessel.cargo += numbers.unit(GOODS.index(kind)) * n
            vessel.cubes += n
        vessel.aboard = self.token_bits(f"{field} discoveries", seat.discoveries)
        vessel.delivered = self.token_bits(f"{field} delivered", seat.delivered)
        is_over = terms.free_spaces(self.state, vessel) < 0 and self.state.phase != codes.OVERLOAD
        if is_over or vessel.hold + vessel.leaks > terms.sailor_limit(self.state, vessel):
            raise BadPosition("position-hold", seat=number + 1)
        is_crowded = vessel.sailors() > self.figures.sailor_cubes_per_player
        if is_crowded or vessel.cubes + count(vessel.aboard) + vessel.leaks > 15:
            raise BadPosition("position-crew", seat=number + 1)

    def token_bits(self, field: str, ids: list[str]) -> int:
        bits = 0
        for id in ids:
            token = self.token(field, id)
            if has(bits, token):
                raise BadPosition("position-token", token=id)
            bits |= 1 << token
        return bits

    def read_purse(self, field: str, vessel: Vessel, seat: SeatPosition) -> None:
        figures = self.figures
        vessel.money = figures.start_doubloons if seat.money is None else seat.money
        vessel.points = seat.vp
        most = figures.actions_per_round + figures.extra_action_tokens
        usual = figures.actions_per_round if seat.tokens is None else seat.tokens
        vessel.actions = self.number(f"{field} tokens", usual, 0, most)
        vessel.owed = self.number(f"{field} owed", seat.owed, 0, figures.token_debt_limit)
        vessel.fifth = int(seat.fifth)
        vessel.skills = 0
        for name, level in seat.specialists.items():
            speciality = SPECIALITIES.index(name)
            most = int(figures.specialist_max_level[vessel.type * codes.SPECIALITIES + speciality])
            self.number(f"{field} specialists", level, 0, most)
            vessel.skills += numbers.unit(speciality) * level
        vessel.unbound = seat.unbound
        if shipyard.specialists(vessel) > codes.SPECIALITIES:
            raise wrong_field(f"{field} unbound", seat.unbound)
        vessel.marks = sum(1 << SITES.index(site) for site in set(seat.marks))
        if seat.bid is not None:
            vessel.bid = self.number(f"{field} bid", seat.bid, 0, figures.slots - 1)

    def read_market(self) -> None:
        for kind, cubes in self.position.market.items():
            number = GOODS.index(kind)
            self.number(f"market {kind}", cubes, 0, market.open_slots(self.state, number))
            self.state.rows += numbers.unit(number) * cubes

    def read_leaders(self) -> None:
        """SMB-ACA-03: a card is with one of the highest level, if that is high enough."""
        state, given = self.state, self.position.leaders
        for speciality, name in enumerate(SPECIALITIES):
            levels = [int(vessel.level(speciality)) for vessel in state.vessels]
            best = [seat for seat, level in enumerate(levels) if level == max(levels)]
            holder = (given or {}).get(name)
            if max(levels) < self.figures.leader_level:
                best = []
            elif given is None and len(best) == 1:
                holder = best[0]
            if (holder is None) != (not best) or (holder is not None and holder not in best):
                raise wrong_field(f"leaders {name}", holder)
            if holder is not None:
                state.leaders += numbers.unit(speciality) * (holder + 1)

    # -- science

    def read_tokens(self) -> None:
        state, position = self.state, self.position
        gone = self.token_bits("thrown", position.thrown)
        for vessel in state.vessels:
            if vessel.aboard & vessel.delivered or gone & (vessel.aboard | vessel.delivered):
                both = members(vessel.aboard & vessel.delivered | gone & (vessel.aboard | vessel.delivered))
                raise BadPosition("position-token", token=token_id(both[0]))
            gone |= vessel.aboard | vessel.delivered
        state.piles &= ~gone
        for token in range(codes.TOKENS):
            state.tokens[token] = 0
        for id, family in position.faces.items():
            state.tokens[self.token("faces", id)] = FAMILIES.index(family) + 1
        for rarity in range(codes.RARITIES):
            left = [int(self.figures.tokens_per_family[rarity])] * codes.FAMILIES
            for token in range(codes.TOKENS):
                if science.rarity_of(state, token) == rarity and science.family_of(state, token) != chart.NONE:
                    left[science.family_of(state, token)] -= 1
                    if left[science.family_of(state, token)] < 0:
                        raise BadPosition("position-token", token=token_id(token))
        self.read_knowledge()

    def read_knowledge(self) -> None:
        state = self.state
        known: dict[int, int] = {}
        for id, seats in self.position.known.items():
            token = self.token("known", id)
            known[token] = sum(1 << self.one_of_the_seats("known", seat) for seat in set(seats))
            if len(set(seats)) < len(seats) or science.is_delivered(state, token):
                raise wrong_field("known", id)
        for seat, vessel in enumerate(state.vessels):
            for token in members(vessel.aboard):
                if not has(known.setdefault(token, 1 << seat), seat):
                    raise wrong_field("known", token_id(token))
        if state.phase == codes.SEARCH:  # who searches a pile has looked at all of it
            self.know_pile(known)
        for token in range(codes.TOKENS):
            seats_that_know = numbers.DIGIT if science.is_delivered(state, token) else known.get(token, 0)
            is_out = not has(state.piles, token)
            if (seats_that_know or is_out) and science.family_of(state, token) == chart.NONE:
                left = digits(science.families_left(state, science.rarity_of(state, token)), codes.FAMILIES)
                state.tokens[token] += next(family for family, n in enumerate(left) if n) + 1
            if is_out and not seats_that_know:
                raise wrong_field("known", token_id(token))
            state.tokens[token] += seats_that_know * codes.KNOWERS

    def know_pile(self, known: dict[int, int]) -> None:
        state = self.state
        seat = terms.seat_at(state, state.turn)
        space = state.vessels[seat].space
        if space >= chart.HAVEN or state.chart.site_of[space] == chart.NONE:
            raise self.unfit()
        site = int(state.chart.site_of[space])
        for place in members(science.pile_of(state, site)):
            token = site * codes.PILE + place
            known[token] = known.get(token, 0) | 1 << seat

    # -- pirates

    def read_pirates(self) -> None:
        state, position = self.state, self.position
        for number, pirate in enumerate(state.pirates):
            described = position.pirates[number] if number < len(position.pirates) else PirateAt()
            field = f"pirates {number + 1}"
            self.read_pirate(field, number, pirate, described)
            if described.controller is not None:
                pirate.master = self.one_of_the_seats(f"{field} controller", described.controller)
            if described.fought:
                state.fought |= 1 << codes.PIRATE + number
        self.read_stacks()
        lairs = [pirate.space for pirate in state.pirates if pirate.space >= chart.HAVEN]
        if len(set(lairs)) < len(lairs):
            raise wrong_field("pirates at", [space_id(state, space) for space in lairs])

    def read_pirate(self, field: str, number: int, pirate: Pirate, described: PirateAt) -> None:
        state = self.state
        if self.is_building:
            if described.at is not None:
                raise wrong_field(f"{field} at", described.at)
            pirate.space = chart.NONE
        elif described.at is None:
            pirate.space = chart.HAVEN + state.chart.lair_cell[number]
        else:
            pirate.space = self.space(f"{field} at", described.at)
            if pirate.space >= chart.HAVEN and state.chart.haven[pirate.space - chart.HAVEN] != chart.LAIR:
                raise BadPosition("position-space", space=described.at[:40])
        for id in described.improvements:
            if id not in self.file.improvement_ids:
                raise wrong_field(f"{field} improvements", id)
            if len(described.improvements) > 8:
                raise wrong_field(f"{field} improvements", described.improvements)
            initiative.take_improvement(state, pirate, self.file.improvement_ids.index(id))
        pirate.broken = self.number(f"{field} cannon_damage", described.cannon_damage, 0, pirate.cannons)
        pirate.dead = self.number(f"{field} sailor_damage", described.sailor_damage, 0, pirate.sailors)
        pirate.torn = self.number(f"{field} sail_damage", described.sail_damage, 0, pirate.sails)
        pirate.purse = self.figures.pirate_start_doubloons if described.purse is None else described.purse
        pirate.treasure = described.treasure
        pirate.master = chart.NONE

    def read_stacks(self) -> None:
        """SMB-COR-04: tiles with pirates come from stack 1 first."""
        state, kinds = self.state, len(self.file.improvement_ids)
        taken = [sum(of_kind) for of_kind in zip(*(digits(p.improvements, kinds) for p in state.pirates), strict=True)]
        first, second = digits(state.stack_1, kinds), digits(state.stack_2, kinds)
        if sum(taken) >= sum(first):
            taken = [n - m for n, m in zip(taken, first, strict=True)]
            first, second = [0] * kinds, [n - m for n, m in zip(second, taken, strict=True)]
            fits = min(taken) >= 0
        else:
            first = [n - m for n, m in zip(first, taken, strict=True)]
            fits = True
        if not fits or min((*first, *second), default=0) < 0:
            raise wrong_field("pirates improvements", taken)
        state.stack_1 = sum(numbers.unit(kind) * n for kind, n in enumerate(first))
        state.stack_2 = sum(numbers.unit(kind) * n for kind, n in enumerate(second))
        state.drawn = sum(1 << number - 1 for number in set(self.position.drawn))

    # -- what is under way

    def read_course(self) -> None:
        state, position = self.state, self.position
        state.used = sum(1 << USED.index(word) for word in set(position.used))
        yards = int("shipyard" in position.used) if position.shipyards is None else position.shipyards
        state.yards = self.number("shipyards", yards, int("shipyard" in position.used), self.figures.shipyard_limit)
        if (state.yards > 0) != ("shipyard" in position.used):
            raise wrong_field("shipyards", position.shipyards)
        course = position.moving
        if course is not None:
            state.mover = self.ship("moving ship", course.ship)
            state.spent = course.spent
            if state.mover < codes.PIRATE:
                has_step = navigation.free_step_anew(state, state.mover)
                has_point = navigation.free_point_anew(state, state.mover)
                state.free_step = int(has_step if course.free_step is None else course.free_step)
                state.free_point = int(has_point if course.free_point is None else course.free_point)
                if state.free_step > has_step or state.free_point > has_point or state.spent:
                    raise wrong_field("moving", course.ship)
            elif course.free_step or course.free_point:
                raise wrong_field("moving", course.ship)
            if isinstance(course.came, str):
                state.came = self.space("moving came", course.came)
        state.sold = sum(1 << GOODS.index(kind) for kind in set(position.trade.sold))
        state.filled = int(position.trade.filled)
        state.recruited = position.yard.recruited
        state.hired = position.yard.hired
        state.bought = sum(1 << IMPROVEMENTS_BOUGHT.index(word) for word in set(position.yard.bought))
        state.taken = position.taken

    def read_combat(self) -> None:
        state, battle = self.state, self.position.combat
        if battle is None:
            return
        state.attacker.ship = self.ship("combat attacker", battle.attacker)
        state.defender.ship = self.ship("combat defender", battle.defender)
        most = codes.MOST_CANNONS
        for crew in battle.crews:
            if crew is not None:
                self.number("combat crews", crew, 0, 2 * most)
        state.attacker.crew, state.defender.crew = (chart.NONE if crew is None else crew for crew in battle.crews)
        per_cannon = self.figures.sailors_per_cannon
        usual = [max(int(crew), 0) * per_cannon for crew in (state.attacker.crew, state.defender.crew)]
        state.attacker.gunners, state.defender.gunners = usual if battle.gunners is None else battle.gunners
        state.attacker.blocked, state.defender.blocked = battle.blocked
        state.hits = sum(numbers.unit(HIT_FACES[word]) * n for word, n in battle.hits.items())
        if battle.winner is not None:
            state.winner = self.ship("combat winner", battle.winner)
        if state.phase in (*FIGHTING, codes.LOSING, codes.OVERLOAD, codes.PAYING, codes.ZONING):
            state.fought |= 1 << state.attacker.ship | 1 << state.defender.ship
        for side in (state.attacker, state.defender):
            if side.ship < codes.PIRATE:
                sailors = state.vessels[side.ship].sailors() + side.gunners + side.blocked
                if sailors > self.figures.sailor_cubes_per_player:
                    raise BadPosition("position-crew", seat=int(side.ship) + 1)

    def read_questions(self) -> None:
        state, position = self.state, self.position
        if position.placing is not None:
            state.placing = self.ship("placing ship", position.placing.ship)
            state.target = self.cell("placing cell", position.placing.cell)
            state.why = PLACING_WHY.index(position.placing.why)
            state.dice = position.placing.dice
        if position.hurt is not None:
            if position.placing is not None:
                raise self.unfit()
            state.hurt = self.one_of_the_seats("hurt ship", position.hurt.ship)
            state.losses = position.hurt.sailors
            state.rips = position.hurt.sails
            state.why = next(why for why, word in HURT_WHY.items() if word == position.hurt.why)

    def read_luck(self) -> None:
        state, position, figures = self.state, self.position, self.figures
        dice = position.dice
        rolls = {
            "wind": ([DIRECTIONS.index(face) for face in dice.wind], set(figures.wind_faces)),
            "red": ([FACES.index(face) for face in dice.red], set(figures.red_faces)),
            "white": ([FACES.index(face) for face in dice.white], set(figures.white_faces)),
        }
        for name, (rolled, on_die) in rolls.items():
            if not set(rolled) <= on_die:
                raise wrong_field(f"dice {name}", getattr(dice, name))
            setattr(state, f"fixed_{name}", packed(rolled))
        changes = {codes.REROLL if face == "reroll" else int(face) for face in dice.change}
        if not changes <= set(figures.wind_change_faces):
            raise wrong_field("dice change", dice.change)
        state.fixed_change = packed(CHANGES.index(face) for face in dice.change)
        drawn = {number - 1 for number in position.drawn}
        for number in position.number_top:
            if len(drawn) == chart.LAIRS:
                drawn = set()
            if number - 1 in drawn:
                raise wrong_field("number_top", position.number_top)
            drawn.add(number - 1)
        state.fixed_numbers = packed(number - 1 for number in position.number_top)
        self.read_fixed_improvements()

    def read_fixed_improvements(self) -> None:
        state, ids = self.state, self.position.improvement_top
        kinds = len(self.file.improvement_ids)
        stacks = [digits(state.stack_1, kinds), digits(state.stack_2, kinds)]
        drawn = []
        for id in ids:
            if id not in self.file.improvement_ids:
                raise wrong_field("improvement_top", id)
            kind = self.file.improvement_ids.index(id)
            stack = stacks[0] if any(stacks[0]) else stacks[1]
            stack[kind] -= 1
            if stack[kind] < 0:
                raise wrong_field("improvement_top", ids)
            drawn.append(kind)
        state.fixed_improvements = packed(drawn)
