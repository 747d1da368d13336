"""What is shown of Seul Maître à Bord: only the faces of science tokens are for those who know them."""

from typing import Any, Literal, TypeVar

import msgspec
from msgspec import structs

from flibuste.games.seul_maitre_a_bord import shapes
from flibuste.games.seul_maitre_a_bord.moves import (
    MOVES,
    cell_at,
    cell_id,
    haven_id,
    port_name,
    rarity_of,
    sea_at,
    sea_id,
    seat_name,
    ship_name,
    sides_of,
    space_at,
    space_id,
    speciality_name,
    token_back,
    token_id,
    wind_name,
)
from flibuste.games.seul_maitre_a_bord.rules import (
    chart,
    codes,
    combat,
    engagement,
    map_building,
    market,
    navigation,
    numbers,
    science,
    terms,
)
from flibuste.games.seul_maitre_a_bord.rules.figures import (
    DIRECTIONS,
    FAMILIES,
    GOODS,
    PORTS,
    RARITIES,
    SHIPS,
    SITES,
    SPECIALITIES,
    Components,
)
from flibuste.games.seul_maitre_a_bord.rules.ships import Pirate, Vessel
from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre
from flibuste.games.seul_maitre_a_bord.shapes import Family, Improved, OncePerRound, PhaseName, Speciality
from flibuste.kit.bits import bit, count, members
from flibuste.kit.state import legal_moves
from flibuste.kit.tables import move_table
from flibuste.kit.texts import Argument, Text

Word = TypeVar("Word", bound=str)

PHASES: tuple[PhaseName, ...] = (
    *("tile", "cell", "turn", "port", "shelter", "zone", "lose", "overload", "bid", "act", "piracy", "market"),
    *("shipyard", "search", "engage", "ready", "shot", "crew", "loot", "beaten", "ransom", "mend", "over"),
)
USED: tuple[OncePerRound, ...] = ("shipyard", "academy", "discovery", "piracy", "reinforcement")
IMPROVEMENTS_BOUGHT: tuple[Improved, ...] = ("sails", "hold", "cannon", "letter")
PLACING_WHY: tuple[shapes.PlacingWhy, ...] = ("storm", "cross", "flee", "port", "drift")
HURT_WHY: dict[int, shapes.HurtWhy] = {
    codes.AFTER_STORM: "storm",
    codes.AFTER_CROSSING: "cross",
    codes.AFTER_SHOT: "shot",
    codes.AFTER_ATTACKER: "attacker",
    codes.AFTER_DEFENDER: "defender",
    codes.AFTER_LETTER: "letter",
}
STEP_PHASES = (codes.ACT, codes.PIRATING)
HITS = ("cannon", "hold", "sailor", "sail")


def seat_or_none(seat: int) -> int | None:
    return None if seat == chart.NONE else seat


# -- parts that positions have too


def order(state: SeulMaitre) -> list[int]:
    return [terms.seat_at(state, place) for place in range(state.players)]


def storms(state: SeulMaitre) -> list[str]:
    return [cell_id(cell) for cell in (state.storm_a, state.storm_b) if cell != chart.NONE]


def digits(word: int, n: int) -> list[int]:
    return [int(numbers.digit(word, place)) for place in range(n)]


def cargo(vessel: Vessel) -> dict[shapes.Goods, int]:
    return {kind: n for kind, n in zip(GOODS, digits(vessel.cargo, codes.GOODS), strict=True) if n}


def specialists(vessel: Vessel) -> dict[Speciality, int]:
    levels = digits(vessel.skills, codes.SPECIALITIES)
    return {name: level for name, level in zip(SPECIALITIES, levels, strict=True) if level}


def tokens(bits: int) -> list[str]:
    return [token_id(token) for token in members(bits)]


def improvements(file: Components, pirate: Pirate) -> list[str]:
    counts = digits(pirate.improvements, len(file.improvement_ids))
    return [id for id, n in zip(file.improvement_ids, counts, strict=True) for _ in range(n)]


def leaders(state: SeulMaitre) -> dict[Speciality, int | None]:
    holders = digits(state.leaders, codes.SPECIALITIES)
    return {name: seat_or_none(holder - 1) for name, holder in zip(SPECIALITIES, holders, strict=True)}


def thrown(state: SeulMaitre) -> int:
    """The science tokens that are out of the game."""
    gone = (bit(codes.TOKENS) - 1) & ~state.piles
    for vessel in state.vessels:
        gone &= ~(vessel.aboard | vessel.delivered)
    return gone


def knowers(state: SeulMaitre) -> dict[str, list[int]]:
    """The seats that have seen a science token's face; all have seen them look."""
    return {
        token_id(token): members(state.tokens[token] // codes.KNOWERS)
        for token in range(codes.TOKENS)
        if science.family_of(state, token) != chart.NONE and not science.is_delivered(state, token)
    }


def family_of(state: SeulMaitre, token: int) -> Family:
    """The family of a token that somebody has seen."""
    return FAMILIES[science.family_of(state, token)]


def faces(state: SeulMaitre) -> dict[str, Family]:
    """The tokens whose face somebody has seen."""
    seen = [token for token in range(codes.TOKENS) if science.family_of(state, token) != chart.NONE]
    return {token_id(token): family_of(state, token) for token in seen}


def words_of(bits: int, words: tuple[Word, ...]) -> list[Word]:
    return [word for n, word in enumerate(words) if bits >> n & 1]


def moving(state: SeulMaitre) -> dict[str, Any] | None:
    if state.mover == chart.NONE:
        return None
    return {
        "ship": state.mover,
        "spent": state.spent,
        "free_step": bool(state.free_step),
        "free_point": bool(state.free_point),
    }


def moving_view(state: SeulMaitre) -> shapes.CourseView | None:
    under_way = moving(state)
    if under_way is None:
        return None
    return shapes.CourseView(
        **under_way, points=int(navigation.points_left(state)) if state.phase in STEP_PHASES else None
    )


def combat_figures(state: SeulMaitre) -> dict[str, Any] | None:
    if state.attacker.ship == chart.NONE:
        return None
    hits = {word: int(numbers.digit(state.hits, face)) for word, face in zip(HITS, (4, 3, 2, 1), strict=True)}
    return {
        "attacker": state.attacker.ship,
        "defender": state.defender.ship,
        "crews": [seat_or_none(state.attacker.crew), seat_or_none(state.defender.crew)],
        "gunners": [state.attacker.gunners, state.defender.gunners],
        "blocked": [state.attacker.blocked, state.defender.blocked],
        "hits": {word: n for word, n in hits.items() if n},
        "winner": seat_or_none(state.winner),
    }


def placing(state: SeulMaitre) -> shapes.Placing | None:
    if state.phase != codes.ZONING:
        return None
    why = PLACING_WHY[state.why]
    return shapes.Placing(ship=state.placing, cell=cell_id(state.target), why=why, dice=state.dice)


def hurt(state: SeulMaitre) -> shapes.Hurt | None:
    if state.hurt == chart.NONE:
        return None
    return shapes.Hurt(ship=state.hurt, sailors=state.losses, sails=state.rips, why=HURT_WHY[state.why])


def trade(state: SeulMaitre) -> shapes.Trade:
    return shapes.Trade(sold=words_of(state.sold, GOODS), filled=bool(state.filled))


def yard(state: SeulMaitre) -> shapes.Work:
    bought = words_of(state.bought, IMPROVEMENTS_BOUGHT)
    return shapes.Work(recruited=state.recruited, hired=state.hired, bought=bought)


def laid(file: Components, state: SeulMaitre) -> dict[int, tuple[int, int, bool]]:
    """The tiles on the map: tile, quarter turns, whether its reverse is up."""
    on_map: dict[int, tuple[int, int, bool]] = {}
    for cell in range(chart.CELLS):
        if state.chart.laid[cell] != chart.NONE:
            side, turn = divmod(int(state.chart.laid[cell]), 4)
            on_map[cell] = (side % len(file.tiles), turn, side >= len(file.tiles))
    return on_map


# -- the table


def table_view(file: Components, state: SeulMaitre) -> shapes.TableView:
    over = state.phase == codes.OVER
    building = state.phase in (codes.CHOOSING, codes.PLACING, codes.TURNING)
    return shapes.TableView(
        phase=PHASES[state.phase],
        round=state.round,
        rounds=state.rounds,
        order=order(state),
        turn=state.turn,
        actor=None if over else state.actor,
        wind=DIRECTIONS[state.wind],
        storms=storms(state),
        map={
            cell_id(cell): shapes.LaidTile(file.tile_ids[tile], turn, reverse)
            for cell, (tile, turn, reverse) in laid(file, state).items()
        },
        spaces=spaces(state),
        display=[file.tile_ids[tile] for tile in members(state.display)],
        pile=count(state.pile),
        chosen=None if state.chosen == chart.NONE else file.tile_ids[state.chosen],
        chosen_cell=None if state.chosen_cell == chart.NONE else cell_id(state.chosen_cell),
        fits=fits(state),
        reverse=building and map_building.needs_reverse(state),
        costs=costs(file, state),
        market=market_view(file, state),
        leaders=leaders(state),
        drawn=[number + 1 for number in members(state.drawn)],
        improvements=[sum(digits(stack, len(file.improvement_ids))) for stack in (state.stack_1, state.stack_2)],
        sites=sites(file, state),
        thrown=tokens(thrown(state)),
        known_to=knowers(state),
        seats=[seat_view(file, state, seat) for seat in range(state.players)],
        pirates=[pirate_view(file, state, number) for number in range(len(state.pirates))],
        neutral=neutral_bids(file, state.players),
        used=words_of(state.used, USED),
        shipyards=state.yards,
        moving=moving_view(state),
        trade=trade(state),
        yard=yard(state),
        taken=state.taken,
        combat=combat_view(state),
        placing=placing(state),
        hurt=hurt(state),
        faces=faces(state) if over else msgspec.UNSET,
    )


def neutral_bids(file: Components, players: int) -> list[int]:
    return [int(slot) for slot in file.figures.neutral_bids[2 * players : 2 * players + 2] if slot != chart.NONE]


def combat_view(state: SeulMaitre) -> shapes.BattleView | None:
    fight = combat_figures(state)
    if fight is None:
        return None
    sides = (state.attacker, state.defender)
    open_yet = state.winner == chart.NONE
    strength = [int(combat.strength(state, side)) for side in sides] if open_yet else msgspec.UNSET
    return shapes.BattleView(**fight, strength=strength)


def fits(state: SeulMaitre) -> list[str] | None:
    """The cells where the chosen tile, or the port tile, may go."""
    if state.phase == codes.PLACING:
        cells = state.chart.cells_for(map_building.side_laid(state), state.chart.open_cells())
    elif state.phase == codes.PORTING:
        cells = map_building.corners_left(state)
    else:
        return None
    return [cell_id(cell) for cell in members(cells)]


def spaces(state: SeulMaitre) -> dict[str, shapes.SpaceView]:
    """Every space of the tiles that lie."""
    found: dict[str, shapes.SpaceView] = {}
    tiles = state.chart.tiles
    for cell in range(chart.CELLS):
        if state.chart.laid[cell] == chart.NONE:
            continue
        side, turn = divmod(int(state.chart.laid[cell]), 4)
        for zone in range(tiles.zones[side]):
            gates = [d for d in range(8) if tiles.gates[side * 8 + (d - 2 * turn) % 8] == zone]
            has_site = tiles.site[side] != chart.NONE and tiles.site_zone[side] == zone
            site = SITES[tiles.site[side]] if has_site else None
            ways = [DIRECTIONS[gate] for gate in gates]
            found[sea_id(cell * 4 + zone)] = shapes.SpaceView(cell_id(cell), "sea", ways, site, None, None)
        kind = tiles.haven[side]
        if kind:
            number = int(tiles.haven_number[side])
            is_port = kind == chart.PORT
            found[haven_id(kind, cell)] = shapes.SpaceView(
                cell_id(cell),
                "port" if is_port else "lair",
                [],
                None,
                PORTS[number] if is_port else None,
                None if is_port else number + 1,
                sea_id(cell * 4 + tiles.haven_zone[side]),
            )
    return found


def costs(file: Components, state: SeulMaitre) -> dict[str, int] | None:
    """The steps that can be made now, with their points."""
    if state.phase not in STEP_PHASES:
        return None
    seat = state.actor
    steps = [move for move in legal_moves(state, seat) if navigation.is_step(move)]
    return {move_table(MOVES, file).meaning(move).notation: navigation.step_cost(state, move) for move in steps}


def market_view(file: Components, state: SeulMaitre) -> dict[shapes.Goods, shapes.MarketRow]:
    rows: dict[shapes.Goods, shapes.MarketRow] = {}
    for kind, id in enumerate(GOODS):
        slots = file.tables.resource[id].slot_vp[: market.open_slots(state, kind)]
        cubes = numbers.digit(state.rows, kind)
        following = None if market.is_row_full(state, kind) else int(market.sale_points(state, kind))
        rows[id] = shapes.MarketRow(cubes, following, list(slots))
    return rows


def sites(file: Components, state: SeulMaitre) -> dict[shapes.Site, shapes.SiteView]:
    found: dict[shapes.Site, shapes.SiteView] = {}
    for site, id in enumerate(SITES):
        left = [site * codes.PILE + place for place in members(science.pile_of(state, site))]
        rarities = [rarity_of(file, token) for token in left]
        found[id] = shapes.SiteView(
            {rarity: rarities.count(rarity) for rarity in RARITIES},
            [token_id(token) for token in left],
            sea_id(state.chart.site_space[site]) if state.chart.complete else None,
        )
    return found


def ship_place(state: SeulMaitre, space: int) -> str | None:
    return None if space == chart.NONE else space_id(state, space)


def seat_figures(state: SeulMaitre, seat: int) -> dict[str, Any]:
    """A seat as positions write it; what it carries hidden is named, not shown."""
    vessel = state.vessels[seat]
    return {
        "money": vessel.money,
        "vp": vessel.points,
        "tokens": vessel.actions,
        "owed": vessel.owed,
        "fifth": bool(vessel.fifth),
        "port": PORTS[vessel.port],
        "at": ship_place(state, vessel.space),
        "type": SHIPS[vessel.type],
        "sailors": vessel.hold,
        "sails": vessel.aloft,
        "deck": vessel.deck,
        "leaks": vessel.leaks,
        "sail_damage": vessel.torn,
        "cannon_damage": vessel.broken,
        "upgrade": vessel.upgrade,
        "extensions": vessel.extensions,
        "cannons": vessel.cannons,
        "cargo": cargo(vessel),
        "discoveries": tokens(vessel.aboard),
        "delivered": tokens(vessel.delivered),
        "specialists": specialists(vessel),
        "unbound": vessel.unbound,
        "marks": words_of(vessel.marks, SITES),
        "fought": bool(state.fought >> seat & 1),
        "bid": seat_or_none(vessel.bid),
    }


def seat_view(file: Components, state: SeulMaitre, seat: int) -> shapes.SeatView:
    vessel = state.vessels[seat]
    shown = seat_figures(state, seat)
    shown["delivered"] = [
        shapes.DeliveredToken(token_id(token), rarity_of(file, token), family_of(state, token))
        for token in members(vessel.delivered)
    ]
    return shapes.SeatView(
        **shown,
        spaces=terms.hold_spaces(state, vessel),
        limit=terms.sailor_limit(state, vessel),
        free=terms.free_spaces(state, vessel),
        load=max(vessel.cubes - file.figures.free_cubes_before_load, 0),
        speed=terms.speed(state, seat),
        free_sails=terms.free_sails(state, seat),
        strength_limit=int(file.figures.deck_limit[vessel.type]),
    )


def pirate_figures(file: Components, state: SeulMaitre, number: int) -> dict[str, Any]:
    pirate = state.pirates[number]
    return {
        "at": ship_place(state, pirate.space),
        "cannon_damage": pirate.broken,
        "sailor_damage": pirate.dead,
        "sail_damage": pirate.torn,
        "purse": pirate.purse,
        "treasure": pirate.treasure,
        "improvements": improvements(file, pirate),
        "controller": seat_or_none(pirate.master),
        "fought": bool(state.fought >> (codes.PIRATE + number) & 1),
    }


def pirate_view(file: Components, state: SeulMaitre, number: int) -> shapes.PirateView:
    pirate = state.pirates[number]
    shown = pirate_figures(file, state, number)
    return shapes.PirateView(**shown, cannons=pirate.cannons, sailors=pirate.sailors, sails=pirate.sails)


def own_view(file: Components, state: SeulMaitre, seat: int) -> shapes.OwnView:
    return shapes.OwnView({token_id(token): family_of(state, token) for token in known_tokens(state, seat)})


def known_tokens(state: SeulMaitre, seat: int) -> list[int]:
    """Tokens not delivered whose face the seat has seen."""
    return [t for t in range(codes.TOKENS) if science.knows(state, seat, t) and not science.is_delivered(state, t)]


def components(file: Components) -> shapes.Components:
    tables = file.tables
    ships: dict[Literal["merchant", "corsair"], shapes.ShipBoard] = {
        "merchant": tables.ship.merchant,
        "corsair": tables.ship.corsair,
    }
    return shapes.Components(
        tiles={tile.id: shapes.NamedTile(**structs.asdict(tile), name=f"@tile-{tile.id}") for tile in file.tiles},
        reverse=tables.reverse,
        goods={id: shapes.NamedResource(**structs.asdict(tables.resource[id]), name=f"@goods-{id}") for id in GOODS},
        specialists={id: [f"@power-{id}-{level}" for level in (1, 2, 3)] for id in SPECIALITIES},
        leaders={id: f"@leader-{id}" for id in SPECIALITIES},
        level_prices=list(tables.academy.level_prices),
        ships=ships,
        actions=[shapes.ActionView(act.id, act.limit, act.port_only) for act in tables.actions],
        nations=[shapes.NationView(nation.id, f"@nation-{nation.id}") for nation in tables.nations],
        costs=list(tables.wind.cost_by_offset),
        dice=shapes.WhiteDie(list(tables.dice.white.faces)),
        bids=list(file.prices),
        science=tables.science,
        pirates=tables.pirates,
        rules=shapes.RuleFigures(tables.shipyard, tables.combat, tables.bank, tables.game),
    )


# -- prompts


def prompt(file: Components, state: SeulMaitre, seat: int) -> Text:
    phase = state.phase
    if phase == codes.OVER:
        return Text("prompt-over")
    if seat != state.actor:
        return Text(f"prompt-wait-{PHASES[phase]}", {"seat": seat_name(state.actor)})
    if phase < codes.SHELTER:
        return _prompt_of_building(file, state)
    if phase <= codes.BIDDING:
        return _prompt_of_preparation(state, seat)
    if phase <= codes.SEARCH:
        return _prompt_of_action(state, seat)
    return _prompt_of_combat(state, seat)


def _prompt_of_building(file: Components, state: SeulMaitre) -> Text:
    if state.phase == codes.CHOOSING:
        key = "prompt-tile-reverse" if map_building.needs_reverse(state) else "prompt-tile"
        return Text(key, {"n": count(state.display)})
    if state.phase == codes.PORTING:
        port = map_building.port_to_lay(state)
        key = "prompt-port" if state.vessels[state.actor].port == port else "prompt-port-unused"
        return Text(key, {"name": port_name(port)})
    name = f"@tile-{file.tile_ids[state.chosen]}"
    if state.phase == codes.PLACING:
        return Text("prompt-cell", {"name": name})
    return Text("prompt-turn", {"name": name, "at": cell_at(state.chosen_cell)})


def _prompt_of_preparation(state: SeulMaitre, seat: int) -> Text:
    vessel = state.vessels[seat]
    if state.phase == codes.SHELTER:
        return Text("prompt-shelter", {"name": port_name(market.port_of(state, seat))})
    if state.phase == codes.ZONING:
        at = cell_at(state.target)
        if state.placing < codes.PIRATE:
            return Text("prompt-zone", {"at": at})
        return Text("prompt-zone-pirate", {"ship": ship_name(state.placing), "at": at})
    if state.phase == codes.LOSING:
        key = "prompt-lose-storm" if state.why <= codes.AFTER_CROSSING else "prompt-lose"
        return Text(key, {"n": state.losses})
    if state.phase == codes.OVERLOAD:
        return Text("prompt-overload", {"n": -terms.free_spaces(state, vessel)})
    bids = sum(other.bid != chart.NONE for other in state.vessels)
    return Text("prompt-bid", {"money": vessel.money, "order": bids + 1})


def _prompt_of_action(state: SeulMaitre, seat: int) -> Text:
    vessel = state.vessels[seat]
    if state.phase == codes.ACT:
        if state.mover == seat:
            return Text("prompt-act-sailing", {"tokens": vessel.actions, "points": int(navigation.points_left(state))})
        return Text("prompt-act", {"tokens": vessel.actions})
    if state.phase == codes.PIRATING:
        return Text("prompt-piracy", {"ship": ship_name(state.mover), "points": int(navigation.points_left(state))})
    if state.phase == codes.TRADING:
        left = market.cubes_to_sell(state, vessel) - count(state.sold)
        return Text("prompt-market", {"name": port_name(market.port_of(state, seat)), "left": left})
    if state.phase == codes.YARD:
        return Text("prompt-shipyard", {"money": vessel.money})
    left = int(state.figures.take_count[vessel.level(codes.SCIENTIST)]) - state.taken
    return Text("prompt-search", {"site": SITES[science.site_here(state, seat)], "left": left})


def _prompt_of_combat(state: SeulMaitre, seat: int) -> Text:
    phase = state.phase
    vessel = state.vessels[seat]
    if phase == codes.ENGAGING:
        space = terms.space_of(state, state.mover)
        key = "prompt-engage-must" if engagement.must_engage(state, state.mover, space) else "prompt-engage"
        return Text(key, sea_at(state, space))
    if phase == codes.MENDING:
        return Text("prompt-mend")
    if phase == codes.PAYING:
        return Text("prompt-ransom", {"n": (vessel.sailors() + 1) // 2, "money": vessel.money})
    if phase in (codes.LOOTING, codes.BEATEN):
        word = "loot" if phase == codes.LOOTING else "beaten"
        pair = (state.winner, combat.loser_of(state))
        ship, enemy = pair if phase == codes.LOOTING else pair[::-1]
        other: dict[str, Argument] = {"other": ship_name(enemy)}
        if ship < codes.PIRATE:
            return Text(f"prompt-{word}", other)
        return Text(f"prompt-{word}-pirate", {"ship": ship_name(ship), **other})
    is_attacker = seat == terms.owner(state, state.attacker.ship)
    other = {"other": ship_name((state.defender if is_attacker else state.attacker).ship)}
    if phase == codes.READY:
        back = min(int(terms.berths(state, vessel)), vessel.aloft + vessel.deck)
        return Text("prompt-ready", {**other, "n": back})
    if phase == codes.SHOT:
        return Text("prompt-shot", other)
    return Text("prompt-crew", {**other, "n": combat.cannons_to_crew(state, seat)})


# -- the table in sentences


def describe(file: Components, state: SeulMaitre, seat: int) -> list[Text]:
    """The table in sentences, the most pressing first."""
    told: list[Text] = []
    if state.chart.complete:
        at_storms = tuple(Text("some-storm", {"at": cell_at(cell)}) for cell in (state.storm_a, state.storm_b))
        weather: dict[str, Argument] = {"to": wind_name(state.wind), "storms": at_storms, "n": len(at_storms)}
        told.append(Text("table-round", {"round": state.round, "rounds": state.rounds, **weather}))
    else:
        told.append(Text("table-building", {"n": chart.CELLS - count(state.chart.lying)}))
    if state.attacker.ship != chart.NONE:
        sides: dict[str, Argument] = {"ship": ship_name(state.attacker.ship), "other": ship_name(state.defender.ship)}
        told.append(Text("table-combat", sides))
    if state.phase in (codes.ACT, codes.PIRATING, codes.TRADING, codes.YARD, codes.SEARCH):
        told.append(Text("table-turn", {"seat": seat_name(state.actor), "tokens": state.vessels[state.actor].actions}))
    told.append(Text("table-order", {"seats": some_seats(order(state))}))
    first = [seat] if seat >= 0 else []
    for other in [*first, *(s for s in range(state.players) if s != seat)]:
        told += _ship_in_words(file, state, seat, other)
    told += _chart_in_words(file, state)
    if state.chart.complete:
        told.append(_sites_in_words(state))
        told += [_pirate_in_words(state, number) for number in range(len(state.pirates))]
        told.append(_market_in_words(state))
    known = [t for t in known_tokens(state, seat) if state.piles >> t & 1]
    if known:
        row = tuple(some_token(file, state, seat, token) for token in known)
        told.append(Text("table-known", {"tokens": row, "n": len(row)}))
    return told


def some_seats(seats: list[int]) -> tuple[Text, ...]:
    return tuple(Text("some-seat", {"seat": seat_name(seat)}) for seat in seats)


def some_token(file: Components, state: SeulMaitre, seat: int, token: int) -> Text:
    args = token_back(file, token)
    if science.knows(state, seat, token):
        return Text("some-discovery", {**args, "family": family_of(state, token)})
    return Text("some-token", args)


def where(state: SeulMaitre, space: int) -> dict[str, Argument]:
    """Where a ship is: the cell, the zone if it has several, and whether at sea, in a port or in a lair."""
    if space == chart.NONE:
        return {"at": "", "zone": 0, "kind": "none", "name": ""}
    if space < chart.HAVEN:
        return {**sea_at(state, space), "kind": "sea", "name": ""}
    cell = space - chart.HAVEN
    number = int(state.chart.haven_number[cell])
    if state.chart.haven[cell] == chart.PORT:
        return {"at": space_at(space), "zone": 0, "kind": "port", "name": port_name(number)}
    return {"at": space_at(space), "zone": 0, "kind": "lair", "name": str(number + 1)}


def _ship_in_words(file: Components, state: SeulMaitre, watcher: int, seat: int) -> list[Text]:
    vessel = state.vessels[seat]
    who: dict[str, Argument] = {"seat": seat_name(seat)}
    wealth: dict[str, Argument] = {"money": vessel.money, "vp": vessel.points}
    told = [Text("table-ship", {**who, "type": SHIPS[vessel.type], **where(state, vessel.space), **wealth})]
    crew: dict[str, Argument] = {"hold": vessel.hold, "sails": vessel.aloft, "deck": vessel.deck}
    crew |= {"leaks": vessel.leaks, "speed": terms.speed(state, seat), "free": max(terms.free_spaces(state, vessel), 0)}
    told.append(Text("table-crew", {**who, **crew}))
    carried = [Text("some-goods", {"name": f"@goods-{id}.plain", "n": n}) for id, n in cargo(vessel).items()]
    carried += [some_token(file, state, watcher, token) for token in members(vessel.aboard)]
    if carried:
        told.append(Text("table-cargo", {**who, "cargo": tuple(carried), "n": len(carried)}))
    if vessel.torn or vessel.broken or vessel.leaks:
        harm: dict[str, Argument] = {"sails": vessel.torn, "cannons": vessel.broken, "leaks": vessel.leaks}
        told.append(Text("table-damage", {**who, **harm}))
    levels = digits(vessel.skills, codes.SPECIALITIES)
    trained = tuple(
        Text("some-specialist", {"name": speciality_name(n), "level": level}) for n, level in enumerate(levels) if level
    )
    if trained or vessel.unbound:
        row: dict[str, Argument] = {"row": trained, "n": len(trained), "unbound": vessel.unbound}
        told.append(Text("table-specialists", {**who, **row}))
    return told


def _pirate_in_words(state: SeulMaitre, number: int) -> Text:
    pirate = state.pirates[number]
    return Text(
        "table-pirate",
        {
            "ship": ship_name(codes.PIRATE + number),
            **where(state, pirate.space),
            "cannons": pirate.cannons - pirate.broken,
            "sailors": pirate.sailors - pirate.dead,
            "sails": pirate.sails - pirate.torn,
            "purse": pirate.purse,
            "treasure": pirate.treasure,
        },
    )


def _chart_in_words(file: Components, state: SeulMaitre) -> list[Text]:
    """The chart row by row, for whoever cannot look at it."""
    rows: list[list[Text]] = [[] for _ in range(chart.SIZE)]
    for cell, (tile, turn, reverse) in laid(file, state).items():
        coast = chart.turned_coast(state.chart.tiles.coast[state.chart.laid[cell] >> 2], turn)
        sides = sides_of(coast)
        named: dict[str, Argument] = {"at": cell_at(cell), "name": f"@tile-{file.tile_ids[tile]}"}
        lies: dict[str, Argument] = {"reverse": int(reverse), "sides": sides, "n": len(sides)}
        rows[cell // chart.SIZE].append(Text("some-tile", {**named, **lies}))
    return [Text("table-row", {"row": row + 1, "tiles": tuple(tiles)}) for row, tiles in enumerate(rows) if tiles]


def _sites_in_words(state: SeulMaitre) -> Text:
    piles = []
    for site, id in enumerate(SITES):
        pile = [token for token in members(state.piles) if token // codes.PILE == site]
        left: dict[str, Argument] = {
            rarity: sum(state.figures.pile_from_top[token % codes.PILE] == n for token in pile)
            for n, rarity in enumerate(RARITIES)
        }
        piles.append(Text("some-site", {"site": id, **sea_at(state, state.chart.site_space[site]), **left}))
    return Text("table-sites", {"sites": tuple(piles)})


def _market_in_words(state: SeulMaitre) -> Text:
    cubes = digits(state.rows, codes.GOODS)
    kinds = range(codes.GOODS)
    following = [0 if market.is_row_full(state, kind) else int(market.sale_points(state, kind)) for kind in kinds]
    return Text(
        "table-market",
        {
            "cubes": tuple(
                Text("some-row", {"name": f"@goods-{id}.plain", "n": cubes[kind], "vp": following[kind]})
                for kind, id in enumerate(GOODS)
            )
        },
    )


# -- the end


def outcome(file: Components, state: SeulMaitre) -> Text:
    """Who won and by what (SMB-END-02)."""
    won = members(state.winners())
    points = int(state.score(won[0]))
    if len(won) > 1:
        return Text("outcome-shared", {"seats": some_seats(won), "points": points})
    winner = state.vessels[won[0]]
    best: dict[str, Argument] = {"seat": seat_name(won[0]), "points": points}
    others = [vessel for seat, vessel in enumerate(state.vessels) if seat not in won]
    lead = points - max(int(vessel.points) for vessel in others)
    if lead:
        return Text("outcome-points", {**best, "lead": lead})
    tied = [vessel for vessel in others if vessel.points == points]
    if all(vessel.money < winner.money for vessel in tied):
        return Text("outcome-money", {**best, "doubloons": winner.money})
    return Text("outcome-discoveries", {**best, "n": count(winner.delivered)})


TALLY = {
    "combats": "combats",
    "ties": "ties",
    "pirate_combats": "pirate_combats",
    "storms": "storms",
    "sold": "cubes_sold",
    "black": "black",
    "discoveries": "discoveries",
    "delivered": "deliveries",
    "banks": "banks",
    "ransoms": "ransoms",
    "letters": "letters",
    "reversed": "reversed",
}


def tally(file: Components, state: SeulMaitre) -> dict[str, int]:
    return {"rounds": state.round, **{name: int(getattr(state, field)) for name, field in TALLY.items()}}


def played_with(file: Components, state: SeulMaitre, seat: int) -> list[str]:
    return [port_name(state.vessels[seat].port).removeprefix("@")]
