"""The moves, events and reasons of Seul Maître à Bord, and their words."""

from collections.abc import Callable
from typing import Any

from flibuste.games.seul_maitre_a_bord.rules import (
    chart,
    codes,
    combat,
    engagement,
    map_building,
    market,
    navigation,
    science,
    shipyard,
    terms,
    wind,
)
from flibuste.games.seul_maitre_a_bord.rules.figures import (
    DAMAGES,
    DIRECTIONS,
    FACES,
    FAMILIES,
    GOODS,
    PIRATES,
    PLACES_ABOARD,
    PORTS,
    RARITIES,
    SITES,
    SPECIALITIES,
    Components,
)
from flibuste.games.seul_maitre_a_bord.rules.ships import Vessel
from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre
from flibuste.games.seul_maitre_a_bord.shapes import Rarities
from flibuste.kit.bits import lowest, members
from flibuste.kit.tables import NUMBER, OWNER, SEAT, Place, event, house_reason, one_of, reason, told_as, told_by, verb
from flibuste.kit.texts import Argument, Text

Arguments = dict[str, Argument]


# -- names of things


def cell_id(cell: int) -> str:
    return f"{cell // chart.SIZE},{cell % chart.SIZE}"


def cell_at(cell: int) -> str:
    """A cell as on the rim of the table: column letter and row number."""
    return "ABCDE"[cell % chart.SIZE] + str(cell // chart.SIZE + 1)


def space_at(space: int) -> str:
    return cell_at(chart.cell_of(space))


def sea_at(state: SeulMaitre, space: int) -> Arguments:
    """A sea space: the cell, and the zone if the tile has several (0: only one)."""
    return {"at": space_at(space), "zone": int(state.chart.zone_number(space))}


def sea_id(space: int) -> str:
    return cell_id(space >> 2) + (f":{space & 3}" if space & 3 else "")


def haven_id(kind: int, cell: int) -> str:
    return f"{cell_id(cell)}:{'port' if kind == chart.PORT else 'lair'}"


def space_id(state: SeulMaitre, space: int) -> str:
    if space < chart.HAVEN:
        return sea_id(space)
    cell = space - chart.HAVEN
    return haven_id(state.chart.haven[cell], cell)


def token_id(token: int) -> str:
    return f"{SITES[token // codes.PILE]}{token % codes.PILE + 1}"


def seat_name(seat: int) -> str:
    return f"#{seat}"


def ship_name(ship: int) -> str:
    return f"#{ship}" if ship < codes.PIRATE else f"@pirate-{ship - codes.PIRATE + 1}"


def goods_name(kind: int) -> str:
    return f"@goods-{GOODS[kind]}"


def port_name(port: int) -> str:
    return f"@port-{PORTS[port]}"


def speciality_name(speciality: int) -> str:
    return f"@speciality-{SPECIALITIES[speciality]}"


def wind_name(direction: int) -> str:
    return f"@wind-{DIRECTIONS[direction]}"


def sides_of(coast: int) -> tuple[Text, ...]:
    """Land sides as a row of words."""
    return tuple(Text("some-side", {"to": wind_name(2 * side)}) for side in members(coast))


def rarity_of(file: Components, token: int) -> Rarities:
    return RARITIES[file.figures.pile_from_top[token % codes.PILE]]


def token_back(file: Components, token: int) -> Arguments:
    """What everybody sees of a token."""
    return {"rarity": rarity_of(file, token), "site": SITES[token // codes.PILE]}


def token_args(file: Components, state: SeulMaitre, seat: int, token: int) -> Arguments | None:
    """Rarity and family of a token, if the seat knows it."""
    if not science.knows(state, seat, token):
        return None
    return {"rarity": rarity_of(file, token), "family": FAMILIES[science.family_of(state, token)]}


# -- moves and their places

TOKENS = [token_id(token) for token in range(codes.TOKENS)]
CELLS = [cell_id(cell) for cell in range(chart.CELLS)]


def place_of_step(first: int) -> Place:
    """Where the step of a code that begins with `first` leads to."""

    def place(file: Components, state: SeulMaitre, seat: int, thing: int) -> str:
        target = navigation.step_target(state, first + max(thing, 0))
        return "button" if target == chart.NONE else f"space:{space_id(state, target)}"

    return place


def place_of_way_out(file: Components, state: SeulMaitre, seat: int, direction: int) -> str:
    cell = int(wind.cell_away(state, seat, direction))
    return "button" if cell == chart.NONE else f"cell:{cell_id(cell)}"


def place_of_zone(file: Components, state: SeulMaitre, seat: int, zone: int) -> str:
    return "button" if state.target == chart.NONE else f"space:{sea_id(state.target * 4 + zone)}"


def place_of_port(file: Components, state: SeulMaitre, seat: int, port: int) -> str:
    return f"space:{haven_id(chart.PORT, state.chart.port_cell[port])}" if state.chart.complete else "button"


MOVES = (
    verb("stay", codes.STAY),
    verb("pass", codes.PASS),
    verb("fight", codes.FIGHT),
    verb("shoot", codes.SHOOT),
    verb("spare", codes.SPARE),
    verb("nothing", codes.NOTHING),
    verb("done", codes.DONE),
    verb("end", codes.END),
    verb("market", codes.MARKET, place="action:market"),
    verb("shipyard", codes.SHIPYARD, place="action:shipyard"),
    verb("study", codes.STUDY, place="action:study"),
    verb("bank", codes.BANK, place="action:bank"),
    verb("recover", codes.RECOVER, place="action:recover"),
    verb("reinforce", codes.REINFORCE, place="action:reinforce"),
    verb("port", codes.ENTER_PORT, place=place_of_step(codes.ENTER_PORT)),
    verb("lair", codes.ENTER_LAIR, place=place_of_step(codes.ENTER_LAIR)),
    verb("leave", codes.LEAVE, place=place_of_step(codes.LEAVE)),
    verb("recruit", codes.RECRUIT, place="yard:recruit"),
    verb("hire", codes.HIRE, place="yard:hire"),
    verb("hold", codes.EXTEND, place="yard:hold"),
    verb("cannon", codes.CANNON, place="yard:cannon"),
    verb("letter", codes.LETTER, place="yard:letter"),
    verb("sail", codes.SAIL, things=DIRECTIONS, place=place_of_step(codes.SAIL)),
    verb("away", codes.AWAY, things=DIRECTIONS, place=place_of_way_out),
    verb("cape", codes.CAPE, things=range(chart.ZONES), place=place_of_step(codes.CAPE)),
    verb("zone", codes.ZONE, things=range(chart.ZONES), place=place_of_zone),
    verb("turn", codes.TURN, things=range(chart.SIDES), place="turn:{thing}"),
    verb("tow", codes.TOW, things=PORTS, place=place_of_port),
    verb("ransom", codes.RANSOM, things=PORTS, place=place_of_port),
    verb("train", codes.TRAIN, things=SPECIALITIES, place="specialist:{thing}"),
    verb("discover", codes.DISCOVER, things=RARITIES, place="rarity:{thing}"),
    verb("piracy", codes.PIRACY, things=range(1, PIRATES + 1), place="pirate:{thing}"),
    verb("throw", codes.THROW, things=GOODS, place="cargo:{thing}"),
    verb("sell", codes.SELL, things=GOODS, place="sell:{thing}"),
    verb("buy", codes.BUY, things=GOODS, place="buy:{thing}"),
    verb("loot", codes.LOOT, things=GOODS, place="loot:{thing}"),
    verb("sails", codes.SAILS, things=lambda file: file.sizes, place="yard:sails-{thing}"),
    verb("repair", codes.REPAIR, things=DAMAGES, place="damage:{thing}"),
    verb("lose", codes.LOSE, things=PLACES_ABOARD[:3], place="crew:{thing}"),
    verb("crew", codes.CREW, things=range(codes.MOST_CANNONS + 1), place="cannons:{thing}"),
    verb("pairs", codes.PAIRS, things=range(codes.MOST_PAIRS + 1), place="pairs:{thing}"),
    verb(
        "engage", codes.ENGAGE, things=range(1, codes.SEATS + 1), place=lambda file, state, seat, ship: f"ship:{ship}"
    ),
    verb(
        "engage pirate",
        codes.ENGAGE + codes.PIRATE,
        things=range(1, PIRATES + 1),
        place=lambda file, state, seat, pirate: f"ship:{codes.PIRATE + pirate}",
    ),
    verb("take", codes.TAKE, things=TOKENS, place="pile:{thing}"),
    verb("deliver", codes.DELIVER, things=TOKENS, place="token:{thing}"),
    verb("throw", codes.THROW_TOKEN, things=TOKENS, place="token:{thing}"),
    verb("cell", codes.CELL, things=CELLS, place="cell:{thing}"),
    verb("tile", codes.TILE, things=lambda file: file.tile_ids, place="tile:{thing}"),
    verb("bid", codes.BID, things=lambda file: range(len(file.prices)), place="bid:{thing}"),
)


# -- labels


def label(file: Components, state: SeulMaitre, seat: int, move: int) -> Text:
    if move < codes.ENTER_PORT:
        return _label_of_word(file, state, move)
    if move < codes.RECRUIT or codes.SAIL <= move < codes.AWAY or codes.CAPE <= move < codes.ZONE:
        return _label_of_step(state, move)
    if move < codes.SAIL or codes.SAILS <= move < codes.LOSE:
        return _label_of_work(file, state, seat, move)
    if move < codes.CAPE:
        direction = move - codes.AWAY
        cell = int(wind.cell_away(state, seat, direction))
        if cell == chart.NONE:
            return Text("label-away-none", {"to": wind_name(direction)})
        return Text("label-away", {"to": wind_name(direction), "at": cell_at(cell)})
    if move < codes.TURN:
        return _label_of_zone(state, move - codes.ZONE)
    if move < codes.TRAIN:
        return _label_of_turn_or_port(file, move)
    if move < codes.LOOT:
        return _label_of_action(file, state, seat, move)
    if move < codes.TAKE:
        return _label_of_answer(file, state, seat, move)
    if move < codes.CELL:
        return _label_of_token(file, state, seat, move)
    if move < codes.TILE:
        return Text("label-cell", {"at": cell_at(move - codes.CELL)})
    if move < codes.BID:
        reverse = state.phase == codes.CHOOSING and map_building.needs_reverse(state)
        name = f"@tile-{file.tile_ids[move - codes.TILE]}"
        return Text("label-tile-reverse" if reverse else "label-tile", {"name": name})
    return Text("label-bid", {"price": file.prices[move - codes.BID]})


LABELS_OF_WORDS = {
    codes.PASS: "label-pass",
    codes.FIGHT: "label-fight",
    codes.SHOOT: "label-shoot",
    codes.SPARE: "label-spare",
    codes.NOTHING: "label-nothing",
    codes.DONE: "label-done",
    codes.END: "label-end",
    codes.MARKET: "label-market",
    codes.SHIPYARD: "label-shipyard",
    codes.STUDY: "label-study",
    codes.RECOVER: "label-recover",
    codes.REINFORCE: "label-reinforce",
}


def _label_of_word(file: Components, state: SeulMaitre, move: int) -> Text:
    if move == codes.BANK:
        return Text("label-bank", {"doubloons": file.figures.doubloons_per_token})
    if move == codes.STAY:
        return Text("label-stay-port" if state.phase == codes.SHELTER else "label-stay")
    return Text(LABELS_OF_WORDS[move])


def _label_of_step(state: SeulMaitre, move: int) -> Text:
    target = navigation.step_target(state, move)
    to: Arguments = {"to": wind_name(move - codes.SAIL)} if codes.SAIL <= move < codes.AWAY else {}
    if target == chart.NONE:
        keys = {
            codes.LEAVE: "label-leave-none",
            codes.ENTER_PORT: "label-enter-none",
            codes.ENTER_LAIR: "label-lair-none",
        }
        return Text("label-sail-none", to) if to else Text(keys.get(move, "label-cape-none"))
    cost: Arguments = {
        "cost": navigation.step_cost(state, move),
        "again": int(navigation.step_begins_again(state, move)),
    }
    if to:
        key = "label-sail-storm" if terms.is_stormy(state, target >> 2) else "label-sail"
        return Text(key, {**to, **sea_at(state, target), **cost})
    if move == codes.LEAVE:
        cell = terms.space_of(state, navigation.moving_ship(state)) - chart.HAVEN
        number = int(state.chart.haven_number[cell])
        if state.chart.haven[cell] == chart.LAIR:
            return Text("label-leave-lair", {"lair": number + 1, **cost})
        return Text("label-leave", {"name": port_name(number), **cost})
    if move == codes.ENTER_PORT:
        return Text("label-enter", {"name": port_name(state.chart.haven_number[target - chart.HAVEN]), **cost})
    if move == codes.ENTER_LAIR:
        return Text("label-lair", {"lair": int(state.chart.haven_number[target - chart.HAVEN]) + 1, **cost})
    return Text("label-cape", {"zone": (target & 3) + 1, "to": wind_name(state.chart.gate_of(target)), **cost})


def _label_of_zone(state: SeulMaitre, zone: int) -> Text:
    if state.target == chart.NONE or zone >= state.chart.zones[state.target]:
        return Text("label-zone-none", {"zone": zone + 1})
    space = state.target * 4 + zone
    return Text("label-zone", {"zone": zone + 1, "at": space_at(space), "to": wind_name(state.chart.gate_of(space))})


def _label_of_work(file: Components, state: SeulMaitre, seat: int, move: int) -> Text:
    figures = file.figures
    owner = max(seat, 0)
    if move == codes.RECRUIT:
        return Text("label-recruit", {"price": figures.sailor_price})
    if move == codes.HIRE:
        return Text("label-hire", {"price": figures.specialist_price})
    if move == codes.EXTEND:
        return Text("label-hold", {"price": shipyard.discounted(state, owner, figures.hold_price)})
    if move == codes.CANNON:
        return Text("label-cannon", {"price": shipyard.discounted(state, owner, figures.cannon_price)})
    if move == codes.LETTER:
        return Text("label-letter", {"price": shipyard.discounted(state, owner, figures.letter_of_marque_price)})
    if move < codes.REPAIR:
        size = file.sizes[move - codes.SAILS]
        return Text("label-sails", {"size": size, "price": max(shipyard.sails_price(state, owner, size), 0)})
    price = 0 if state.phase == codes.MENDING else int(shipyard.repair_price(state, owner))
    return Text("label-repair", {"what": DAMAGES[move - codes.REPAIR], "price": price})


def _label_of_turn_or_port(file: Components, move: int) -> Text:
    if move < codes.TOW:
        return Text("label-turn", {"turn": move - codes.TURN})
    if move < codes.RANSOM:
        return Text("label-tow", {"name": port_name(move - codes.TOW), "price": file.figures.ransom_ship})
    return Text("label-ransom", {"name": port_name(move - codes.RANSOM), "price": file.figures.ransom_ship})


def _label_of_action(file: Components, state: SeulMaitre, seat: int, move: int) -> Text:
    figures = file.figures
    owner = max(seat, 0)
    if move < codes.DISCOVER:
        speciality = move - codes.TRAIN
        level = state.vessels[owner].level(speciality)
        price = int(figures.level_prices[level])
        return Text("label-train", {"name": speciality_name(speciality), "level": level + 1, "price": price})
    if move < codes.PIRACY:
        return Text("label-discover", {"rarity": RARITIES[move - codes.DISCOVER]})
    if move < codes.THROW:
        return Text("label-piracy", {"ship": ship_name(codes.PIRATE + move - codes.PIRACY)})
    if move < codes.SELL:
        return Text("label-throw", {"name": goods_name(move - codes.THROW)})
    if move < codes.BUY:
        kind = move - codes.SELL
        key = "label-sell-black" if market.is_row_full(state, kind) else "label-sell"
        worth: Arguments = {"doubloons": market.sale_price(state, owner, kind), "vp": market.sale_points(state, kind)}
        return Text(key, {"name": goods_name(kind), **worth})
    kind = move - codes.BUY
    return Text("label-buy", {"name": goods_name(kind), "price": int(figures.buy[kind])})


def _label_of_answer(file: Components, state: SeulMaitre, seat: int, move: int) -> Text:
    if move < codes.SAILS:
        return Text("label-loot", {"name": goods_name(move - codes.LOOT)})
    if move < codes.CREW:
        return Text("label-lose", {"place": PLACES_ABOARD[move - codes.LOSE]})
    if move < codes.PAIRS:
        return Text("label-crew", {"n": move - codes.CREW})
    if move < codes.ENGAGE:
        pairs = move - codes.PAIRS
        lost = max(state.vessels[max(seat, 0)].sailors() - 2 * pairs, 0)
        return Text("label-pairs", {"n": pairs, "price": pairs * file.figures.ransom_per_sailor_pair, "lost": lost})
    ship = move - codes.ENGAGE
    if ship < codes.PIRATE and ship >= state.players:
        return Text("label-no-seat", {"n": ship + 1})
    return Text("label-engage", {"ship": ship_name(ship)})


def _label_of_token(file: Components, state: SeulMaitre, seat: int, move: int) -> Text:
    if move < codes.DELIVER:
        key, token = "label-take", move - codes.TAKE
    elif move < codes.THROW_TOKEN:
        key, token = "label-deliver", move - codes.DELIVER
    else:
        key, token = "label-throw-token", move - codes.THROW_TOKEN
    known = token_args(file, state, seat, token)
    if known is None:
        return Text(f"{key}-none", token_back(file, token))
    if key == "label-deliver":
        return Text(key, {**known, "vp": market.delivery_worth(state, seat, token)})
    return Text(key, known)


# -- hints


def hint(file: Components, state: SeulMaitre, seat: int, move: int) -> Text | None:
    """The consequence worth saying before the click."""
    figures = file.figures
    if move in (codes.LEAVE, codes.ENTER_LAIR) or codes.SAIL <= move < codes.AWAY or codes.CAPE <= move < codes.ZONE:
        return _hint_of_step(state, move)
    if state.phase == codes.TURNING:
        coast = chart.turned_coast(state.chart.tiles.coast[map_building.side_laid(state)], move - codes.TURN)
        return Text("hint-turn", {"sides": sides_of(coast)})
    if codes.TRAIN <= move < codes.DISCOVER:
        speciality = move - codes.TRAIN
        level = state.vessels[seat].level(speciality) + 1
        return Text("hint-power", {"power": f"@power-{SPECIALITIES[speciality]}-{level}"})
    if move == codes.REINFORCE and state.round >= state.rounds:
        return Text("hint-no-next-round")
    price = 0
    if move >= codes.BID:
        price = file.prices[move - codes.BID]
    elif codes.RANSOM <= move < codes.TRAIN:
        price = figures.ransom_ship
    elif codes.PAIRS <= move < codes.ENGAGE:
        price = (move - codes.PAIRS) * figures.ransom_per_sailor_pair
    missing = price - state.vessels[seat].money
    if missing > 0:
        return Text("hint-bank", {"n": -(-missing // figures.doubloons_per_token)})
    if codes.DELIVER <= move < codes.THROW_TOKEN:
        bonus = int(market.delivery_bonus(state, seat, move - codes.DELIVER))
        return Text("hint-bonus", {"bonus": bonus}) if bonus else None
    return None


def _hint_of_step(state: SeulMaitre, move: int) -> Text | None:
    target = navigation.step_target(state, move)
    ship = navigation.moving_ship(state)
    if move == codes.ENTER_LAIR:
        lair = int(state.chart.haven_number[target - chart.HAVEN])
        treasure = int(state.pirates[lair].treasure)
        return Text("hint-treasure", {"doubloons": treasure}) if treasure and lair != ship - codes.PIRATE else None
    if terms.is_stormy(state, target >> 2):
        return Text("hint-storm", {"n": terms.storms_on(state, target >> 2)})
    bound = 0 if state.fought >> ship & 1 else engagement.must_engage(state, ship, target)
    if bound:
        return Text("hint-fight", {"ship": ship_name(lowest(bound))})
    site = int(state.chart.site_of[target])
    return Text("hint-site", {"site": SITES[site]}) if site != chart.NONE and ship < codes.PIRATE else None


# -- arguments of refusals


def about(name: str, called: Callable[[int], str], *firsts: int) -> Callable[[Any, Any, int, int], Arguments]:
    """What a move is about, under this name; the codes of its verbs begin with `firsts`."""
    return lambda file, state, seat, move: {name: called(move - max(first for first in firsts if first <= move))}


the_cell = about("at", cell_at, codes.CELL)
the_direction = about("to", wind_name, codes.SAIL, codes.AWAY)
the_port = about("name", port_name, codes.TOW, codes.RANSOM)
the_speciality = about("name", speciality_name, codes.TRAIN)
the_pirate = about("ship", lambda pirate: ship_name(codes.PIRATE + pirate), codes.PIRACY)
the_goods = about("name", goods_name, codes.THROW, codes.SELL, codes.BUY, codes.LOOT)
the_damage = about("what", lambda damage: DAMAGES[damage], codes.REPAIR)
the_ship = about("ship", ship_name, codes.ENGAGE)


def the_tile(file: Components, state: SeulMaitre, seat: int, move: int) -> Arguments:
    return {"name": f"@tile-{file.tile_ids[move - codes.TILE]}"}


def cell_and_tile(file: Components, state: SeulMaitre, seat: int, move: int) -> Arguments:
    return {"at": cell_at(move - codes.CELL), "name": f"@tile-{file.tile_ids[state.chosen]}"}


def direction_and_zone(file: Components, state: SeulMaitre, seat: int, move: int) -> Arguments:
    cell = terms.space_of(state, navigation.moving_ship(state)) >> 2
    zone = int(state.chart.gates[cell * 8 + move - codes.SAIL])
    return {**the_direction(file, state, seat, move), **sea_at(state, cell * 4 + zone)}


def cell_away(file: Components, state: SeulMaitre, seat: int, move: int) -> Arguments:
    return {"at": cell_at(int(wind.cell_away(state, seat, move - codes.AWAY)))}


def slot_and_purse(file: Components, state: SeulMaitre, seat: int, move: int) -> Arguments:
    vessel = state.vessels[seat]
    return {"price": file.prices[move - codes.BID], "have": vessel.money, "tokens": vessel.actions}


def the_action(file: Components, state: SeulMaitre, seat: int, move: int) -> Arguments:
    """The action that a move begins."""
    if move == codes.MARKET:
        return {"action": "@action-market"}
    if move == codes.SHIPYARD:
        return {"action": "@action-shipyard"}
    if move == codes.REINFORCE:
        return {"action": "@action-reinforcement"}
    if codes.TRAIN <= move < codes.DISCOVER:
        return {"action": "@action-academy"}
    return {"action": "@action-piracy" if codes.PIRACY <= move < codes.THROW else "@action-discovery"}


def action_and_limit(file: Components, state: SeulMaitre, seat: int, move: int) -> Arguments:
    n = int(shipyard.most_yards(state, seat)) if move == codes.SHIPYARD else 1
    return {**the_action(file, state, seat, move), "n": n}


def price_and_purse(file: Components, state: SeulMaitre, seat: int, move: int) -> Arguments:
    """What a move of the shipyard, the market or the academy costs, as its label says."""
    return {"price": label(file, state, seat, move).args["price"], "have": state.vessels[seat].money}


def cost_and_points(file: Components, state: SeulMaitre, seat: int, move: int) -> Arguments:
    points = int(navigation.most_points(state, navigation.moving_ship(state)))
    return {"cost": navigation.step_cost(state, move), "have": points}


def lair_here(file: Components, state: SeulMaitre, seat: int, move: int) -> Arguments:
    cell = terms.space_of(state, state.mover) >> 2
    return {"lair": int(state.chart.haven_number[cell]) + 1}


def ransom_and_purse(file: Components, state: SeulMaitre, seat: int, move: int) -> Arguments:
    """What the ship, or so many pairs of its sailors, would cost."""
    pairs = (move - codes.PAIRS) * file.figures.ransom_per_sailor_pair
    return {"price": file.figures.ransom_ship if move < codes.PAIRS else pairs, "have": state.vessels[seat].money}


def speciality_and_level(file: Components, state: SeulMaitre, seat: int, move: int) -> Arguments:
    level = state.vessels[seat].level(move - codes.TRAIN) + 1
    return {**the_speciality(file, state, seat, move), "level": level}


def site_here(file: Components, state: SeulMaitre, seat: int, move: int) -> Arguments:
    return {"site": SITES[science.site_here(state, seat)]}


def rarity_and_site(file: Components, state: SeulMaitre, seat: int, move: int) -> Arguments:
    return {"rarity": RARITIES[move - codes.DISCOVER], **site_here(file, state, seat, move)}


def rarity_and_level(file: Components, state: SeulMaitre, seat: int, move: int) -> Arguments:
    return {"rarity": RARITIES[move - codes.DISCOVER], "level": state.vessels[seat].level(codes.SCIENTIST)}


def pirate_and_master(file: Components, state: SeulMaitre, seat: int, move: int) -> Arguments:
    master = state.pirates[move - codes.PIRACY].master
    return {**the_pirate(file, state, seat, move), "seat": seat_name(master)}


def the_token(file: Components, state: SeulMaitre, seat: int, move: int) -> Arguments:
    first = max(first for first in (codes.TAKE, codes.DELIVER, codes.THROW_TOKEN) if first <= move)
    return {"token": token_id(move - first), **token_back(file, move - first)}


def goods_and_loser(file: Components, state: SeulMaitre, seat: int, move: int) -> Arguments:
    return {**the_goods(file, state, seat, move), "ship": ship_name(combat.loser_of(state))}


def ship_and_zone(file: Components, state: SeulMaitre, seat: int, move: int) -> Arguments:
    at = terms.space_of(state, move - codes.ENGAGE)
    return {**the_ship(file, state, seat, move), **sea_at(state, at)}


def the_mover(file: Components, state: SeulMaitre, seat: int, move: int) -> Arguments:
    return {"ship": ship_name(navigation.moving_ship(state))}


def gunners_needed(file: Components, state: SeulMaitre, seat: int, move: int) -> Arguments:
    need = (move - codes.CREW) * file.figures.sailors_per_cannon
    return {"need": need, "have": state.vessels[seat].hold}


def in_hold(file: Components, state: SeulMaitre, seat: int, move: int) -> tuple[str, ...]:
    """Where the sailors would have to be."""
    return ("crew:hold",)


def most(limit: Callable[[Components, SeulMaitre, Vessel], int]) -> Callable[[Any, Any, int, int], Arguments]:
    """How many there may be at most, from the seat's ship."""
    return lambda file, state, seat, move: {"n": int(limit(file, state, state.vessels[seat]))}


MOST_SOLD = most(lambda file, state, vessel: market.cubes_to_sell(state, vessel))
MOST_RECRUITED = most(lambda file, state, vessel: file.figures.sailors_per_action)
MOST_SAILORS = most(lambda file, state, vessel: file.figures.sailor_cubes_per_player)
MOST_SPECIALISTS = most(lambda file, state, vessel: codes.SPECIALITIES)
MOST_EXTENSIONS = most(lambda file, state, vessel: file.figures.hold_extensions_max[vessel.type])
MOST_CANNONS = most(lambda file, state, vessel: file.figures.cannons_max[vessel.type])
WHOLE_CANNONS = most(lambda file, state, vessel: vessel.cannons - vessel.broken)
PAIRS_OF_SAILORS = most(lambda file, state, vessel: (vessel.sailors() + 1) // 2)


# -- reasons

REASONS = (
    house_reason(codes.NOT_YOUR_TURN, "not-your-turn", "SMB-ACT-01"),
    house_reason(codes.NOT_YOUR_TILE, "not-your-turn", "SMB-MAP-04"),
    house_reason(codes.NOT_YOUR_PORT, "not-your-turn", "SMB-MAP-09"),
    house_reason(codes.NOT_YOUR_SHELTER, "not-your-turn", "SMB-WND-06"),
    house_reason(codes.NOT_YOUR_ZONE, "not-your-turn", "SMB-WND-05"),
    house_reason(codes.NOT_YOUR_DRIFT, "not-your-turn", "SMB-WND-09"),
    house_reason(codes.NOT_YOUR_LOSS, "not-your-turn", "SMB-CBT-06"),
    house_reason(codes.NOT_YOUR_HOLD, "not-your-turn", "SMB-YRD-07"),
    house_reason(codes.NOT_YOUR_BID, "not-your-turn", "SMB-INI-01"),
    house_reason(codes.NOT_YOUR_SHOT, "not-your-turn", "SMB-CBT-02"),
    house_reason(codes.NOT_YOUR_CANNONS, "not-your-turn", "SMB-CBT-03"),
    house_reason(codes.NOT_YOUR_PRIZE, "not-your-turn", "SMB-CBT-09"),
    house_reason(codes.NOT_YOUR_DEFEAT, "not-your-turn", "SMB-CBT-11"),
    house_reason(codes.NOT_YOUR_RANSOM, "not-your-turn", "SMB-CBT-12"),
    house_reason(codes.NOT_YOUR_ENGINEER, "not-your-turn", "SMB-EOR-01"),
    house_reason(codes.GAME_OVER, "game-over"),
    house_reason(codes.NO_SUCH_MOVE, "no-such-move"),
    house_reason(codes.NO_SUCH_SEAT, "no-such-seat"),
    reason(codes.NOT_BUILDING, "SMB-MAP-04", "not-building"),
    reason(codes.NOT_REVEALED, "SMB-MAP-04", "not-revealed", args=the_tile),
    reason(codes.FITS_NOWHERE, "SMB-MAP-07", "fits-nowhere", args=the_tile, shown=True),
    reason(codes.CELL_TAKEN, "SMB-MAP-05", "cell-taken", args=the_cell),
    reason(codes.CORNER_FOR_PORTS, "SMB-MAP-05", "corner-for-ports", args=the_cell),
    reason(codes.TOUCHES_TOO_FEW, "SMB-MAP-05", "touches-too-few", args=the_cell),
    reason(codes.SIDES_DIFFER, "SMB-MAP-06", "sides-differ", args=cell_and_tile, shown=True),
    reason(codes.NOT_A_CORNER, "SMB-MAP-09", "not-a-corner", args=the_cell),
    reason(codes.CORNER_TAKEN, "SMB-MAP-09", "cell-taken", args=the_cell),
    reason(codes.TURN_DIFFERS, "SMB-MAP-06", "turn-differs"),
    reason(codes.OFF_THE_MAP, "SMB-NAV-06", "off-the-map", args=the_direction),
    reason(codes.STORM_THERE, "SMB-CBT-11", "storm-there", args=cell_away),
    reason(codes.STORM_BESIDE, "SMB-WND-06", "storm-there", args=cell_away),
    reason(codes.NO_ZONE_ASKED, "SMB-WND-05", "no-zone-asked"),
    reason(
        codes.NO_SUCH_ZONE,
        "SMB-TRM-04",
        "no-such-zone",
        args=lambda file, state, seat, move: {"at": cell_at(state.target)},
    ),
    reason(codes.NO_BIDDING, "SMB-INI-02", "no-bidding"),
    reason(
        codes.SLOT_TAKEN,
        "SMB-INI-02",
        "slot-taken",
        args=lambda file, state, seat, move: {"price": file.prices[move - codes.BID]},
        shown=True,
    ),
    reason(codes.SLOT_UNPAYABLE, "SMB-INI-03", "slot-unpayable", args=slot_and_purse, shown=True),
    reason(codes.PREPARATION, "SMB-RND-01", "preparation"),
    reason(codes.ACTION_FIRST, "SMB-ACT-02", "action-first"),
    reason(codes.NO_TOKEN, "SMB-ACT-03", "no-token"),
    reason(codes.PLAYED_ENOUGH, "SMB-ACT-02", "played-enough", args=action_and_limit, shown=True),
    reason(codes.ONLY_IN_PORT, "SMB-ACT-05", "only-in-port", args=the_action, shown=True),
    reason(codes.STORM_OVER_PORT, "SMB-WND-06", "storm-over-port", shown=True),
    reason(codes.MOORED, "SMB-WND-06", "storm-over-port"),  # fourteen steps: the one out of the port tells it
    reason(codes.LAND_THERE, "SMB-NAV-02", "land-there", args=the_direction),
    reason(codes.OTHER_ZONE, "SMB-NAV-02", "other-zone", args=direction_and_zone),
    reason(codes.LEAVE_FIRST, "SMB-NAV-04", "leave-first"),
    reason(codes.TOO_FEW_POINTS, "SMB-NAV-01", "too-few-points", args=cost_and_points, counted=in_hold, shown=True),
    reason(codes.TOO_FEW_SAILS, "SMB-NAV-01", "too-few-sails", args=cost_and_points, shown=True),
    reason(codes.NO_CAPE, "SMB-NAV-03", "no-cape"),
    reason(codes.NO_PORT_HERE, "SMB-NAV-04", "no-port-here"),
    reason(codes.NOT_IN_HARBOUR, "SMB-NAV-04", "not-in-harbour"),
    reason(codes.LAIRS_ARE_FOR_PIRATES, "SMB-NAV-04", "lairs-are-for-pirates"),
    reason(codes.PORTS_ARE_NOT_FOR_PIRATES, "SMB-NAV-04", "ports-are-not-for-pirates"),
    reason(codes.NO_LAIR_HERE, "SMB-PIR-03", "no-lair-here"),
    reason(codes.LAIR_OCCUPIED, "SMB-PIR-03", "lair-occupied", args=lair_here, shown=True),
    reason(codes.NOTHING_UNDER_WAY, "SMB-NAV-01", "nothing-under-way"),
    reason(codes.TOW_AT_SEA, "SMB-NAV-09", "tow-at-sea"),
    reason(codes.TOW_NOT_NEEDED, "SMB-NAV-09", "tow-not-needed"),
    reason(codes.NO_TOW_TO_THE_CENTRE, "SMB-NAV-09", "not-the-centre"),
    reason(codes.PORT_STORMED, "SMB-WND-08", "port-stormed", args=the_port, shown=True),
    reason(codes.NOT_THE_CENTRE, "SMB-CBT-11", "not-the-centre"),
    reason(codes.RANSOM_UNPAYABLE, "SMB-BNK-02", "ransom-unpayable", args=ransom_and_purse, shown=True),
    reason(codes.NOBODY_TO_RECOVER, "SMB-REC-01", "nobody-to-recover", shown=True),
    reason(codes.NO_SPECIALIST, "SMB-ACA-01", "no-specialist"),
    reason(codes.TOP_LEVEL, "SMB-ACA-01", "top-level", args=the_speciality),
    reason(codes.NEEDS_CORSAIR, "SMB-ACA-02", "needs-corsair", args=speciality_and_level, shown=True),
    reason(codes.TRAINING_TOO_DEAR, "SMB-ACA-01", "too-dear", args=price_and_purse, shown=True),
    reason(codes.NO_SITE, "SMB-SCI-01", "no-site"),
    reason(codes.OWN_MARKER, "SMB-SCI-01", "own-marker", args=site_here, shown=True),
    reason(codes.NO_SPACE_FOR_TOKEN, "SMB-SCI-01", "hold-full", shown=True),
    reason(codes.RARITY_NOT_ALLOWED, "SMB-SCI-02", "rarity-not-allowed", args=rarity_and_level, shown=True),
    reason(codes.NONE_LEFT, "SMB-SCI-02", "none-left", args=rarity_and_site, shown=True),
    reason(codes.NOTHING_ALLOWED, "SMB-SCI-05", "nothing-allowed", args=site_here, shown=True),
    reason(codes.NOTHING_LEFT, "SMB-SCI-04", "nothing-left", args=site_here),
    reason(codes.STUDY_NEEDS_THREE, "SMB-SCI-02", "study-needs-three"),
    reason(codes.STUDY_INSTEAD, "SMB-SCI-02", "study-instead"),
    reason(codes.NO_SEARCH, "SMB-SCI-02", "no-search"),
    reason(codes.TOKEN_NOT_THERE, "SMB-SCI-02", "token-not-there", args=the_token),
    reason(codes.TAKE_ONE_FIRST, "SMB-SCI-02", "take-one-first"),
    reason(codes.PIRATE_STORMED, "SMB-PIR-01", "pirate-stormed", args=the_pirate, shown=True),
    reason(codes.PIRATE_CONTROLLED, "SMB-PIR-01", "pirate-controlled", args=pirate_and_master, shown=True),
    reason(codes.NOT_ABOARD, "SMB-ACT-06", "not-aboard", args=the_goods),
    reason(codes.TOKEN_NOT_ABOARD, "SMB-ACT-06", "token-not-aboard", args=the_token),
    reason(codes.NO_MARKET, "SMB-MKT-01", "no-market"),
    reason(codes.NOTHING_TO_SELL, "SMB-MKT-02", "not-aboard", args=the_goods),
    reason(codes.ONE_OF_A_KIND, "SMB-MKT-02", "one-of-a-kind", args=the_goods, shown=True),
    reason(codes.SOLD_ENOUGH, "SMB-MKT-02", "sold-enough", args=MOST_SOLD, shown=True),
    reason(codes.MADE_HERE, "SMB-MKT-02", "made-here", args=the_goods, shown=True),
    reason(codes.NOT_MADE_HERE, "SMB-MKT-05", "not-made-here", args=the_goods),
    reason(codes.GOODS_TOO_DEAR, "SMB-MKT-05", "too-dear", args=price_and_purse, shown=True),
    reason(codes.NO_SPACE_FOR_GOODS, "SMB-MKT-05", "hold-full", shown=True),
    reason(codes.NOTHING_TO_DELIVER, "SMB-MKT-06", "token-not-aboard", args=the_token),
    reason(codes.NO_YARD, "SMB-YRD-01", "no-yard"),
    reason(codes.RECRUITED_ENOUGH, "SMB-YRD-02", "recruited-enough", args=MOST_RECRUITED, shown=True),
    reason(codes.NO_BERTH, "SMB-YRD-02", "no-berth", shown=True),
    reason(codes.CREW_COMPLETE, "SMB-YRD-02", "crew-complete", args=MOST_SAILORS, shown=True),
    reason(codes.CREW_TOO_DEAR, "SMB-YRD-02", "too-dear", args=price_and_purse, shown=True),
    reason(codes.HIRED_ONE, "SMB-YRD-02", "hired-one", shown=True),
    reason(codes.SPECIALISTS_COMPLETE, "SMB-YRD-03", "specialists-complete", args=MOST_SPECIALISTS, shown=True),
    reason(
        codes.NOT_LARGER,
        "SMB-YRD-04",
        "not-larger",
        args=lambda file, state, seat, move: {"size": state.vessels[seat].upgrade},
    ),
    reason(codes.KIND_BOUGHT, "SMB-YRD-08", "kind-bought", shown=True),
    reason(codes.SAILS_TOO_DEAR, "SMB-YRD-04", "too-dear", args=price_and_purse, shown=True),
    reason(codes.MERCHANTS_ONLY, "SMB-YRD-05", "merchants-only", shown=True),
    reason(codes.EXTENSIONS_COMPLETE, "SMB-YRD-05", "extensions-complete", args=MOST_EXTENSIONS, shown=True),
    reason(codes.HOLD_TOO_DEAR, "SMB-YRD-05", "too-dear", args=price_and_purse, shown=True),
    reason(codes.CANNONS_COMPLETE, "SMB-YRD-06", "cannons-complete", args=MOST_CANNONS, shown=True),
    reason(codes.CANNON_TOO_DEAR, "SMB-YRD-06", "too-dear", args=price_and_purse, shown=True),
    reason(codes.ALREADY_CORSAIR, "SMB-YRD-07", "already-corsair"),
    reason(codes.LETTER_TOO_DEAR, "SMB-YRD-07", "too-dear", args=price_and_purse, shown=True),
    reason(codes.NO_REPAIR, "SMB-YRD-09", "no-repair"),
    reason(codes.NO_DAMAGE, "SMB-YRD-09", "no-damage", args=the_damage),
    reason(codes.REPAIR_TOO_DEAR, "SMB-YRD-09", "too-dear", args=price_and_purse, shown=True),
    reason(codes.BANK_WHEN_DUE, "SMB-BNK-02", "bank-when-due"),
    reason(codes.NO_ENGAGEMENT, "SMB-ENG-01", "no-engagement"),
    reason(codes.NOT_THERE, "SMB-ENG-01", "not-there", args=the_ship),
    reason(codes.IN_ANOTHER_ZONE, "SMB-ENG-01", "in-another-zone", args=ship_and_zone),
    reason(codes.THERE_ALREADY, "SMB-ENG-05", "there-already", args=the_ship),
    reason(codes.UNDER_A_STORM, "SMB-STO-03", "under-a-storm", args=the_ship),
    reason(codes.OUT_OF_A_STORM, "SMB-STO-03", "out-of-a-storm", args=the_ship),
    reason(codes.IN_THAT_HAVEN, "SMB-BLK-01", "in-that-haven", args=the_ship),
    reason(codes.SAME_PORT, "SMB-BLK-03", "same-port", args=the_ship),
    reason(codes.NOT_AN_ENEMY, "SMB-ENG-07", "not-an-enemy", args=the_ship),
    reason(codes.HAS_FOUGHT, "SMB-ENG-02", "has-fought", args=the_ship, shown=True),
    reason(codes.FOUGHT_BEFORE, "SMB-ENG-02", "has-fought", args=the_ship),
    reason(codes.OWN_SHIP_FOUGHT, "SMB-ENG-02", "has-fought", args=the_mover),
    reason(codes.MUST_ENGAGE, "SMB-ENG-03", "must-engage", shown=True),
    reason(codes.WAY_BARRED, "SMB-ENG-03", "must-engage"),
    reason(codes.OUT_OF_THAT_PORT, "SMB-BLK-01", "out-of-that-port", args=the_ship, shown=True),
    reason(codes.NO_FIGHT_TO_BEGIN, "SMB-ENG-08", "no-fight-to-begin"),
    reason(codes.NO_SHOT, "SMB-CBT-02", "no-shot"),
    reason(codes.NO_CREWING, "SMB-CBT-03", "no-crewing"),
    reason(codes.TOO_FEW_CANNONS, "SMB-CBT-03", "too-few-cannons", args=WHOLE_CANNONS),
    reason(codes.TOO_FEW_GUNNERS, "SMB-CBT-03", "too-few-gunners", args=gunners_needed, counted=in_hold, shown=True),
    reason(codes.NOBODY_TO_LOSE, "SMB-CBT-06", "nobody-to-lose"),
    reason(codes.NONE_THERE, "SMB-CBT-06", "none-there"),
    reason(codes.NO_LOOT, "SMB-CBT-09", "no-loot"),
    reason(codes.NOT_IN_THEIR_HOLD, "SMB-CBT-09", "not-in-their-hold", args=goods_and_loser),
    reason(codes.NOT_BEATEN, "SMB-CBT-11", "not-beaten"),
    reason(codes.PIRATES_PAY_NO_RANSOM, "SMB-CPI-03", "pirates-pay-no-ransom"),
    reason(codes.NO_RANSOM, "SMB-CBT-12", "no-ransom"),
    reason(codes.FEWER_SAILORS, "SMB-CBT-12", "fewer-sailors", args=PAIRS_OF_SAILORS),
    reason(codes.PAIRS_UNPAYABLE, "SMB-BNK-02", "pairs-unpayable", args=ransom_and_purse, shown=True),
    reason(codes.LIGHTEN_FIRST, "SMB-TRM-07", "lighten-first"),
    reason(codes.TOO_FEW_PIRATE_POINTS, "SMB-PIR-02", "too-few-points", args=cost_and_points, shown=True),
)


# -- events

SHIP = told_as(lambda file, ship: ship_name(ship))
WIND = told_as(lambda file, direction: wind_name(direction))
TILE = told_by(lambda file, n: {"tile": file.tile_ids[n], "name": f"@tile-{file.tile_ids[n]}"}, tile=str, name=str)
CELL = told_by(lambda file, cell: {"cell": cell_id(cell), "at": cell_at(cell)}, cell=str, at=str)
FROM_CELL = told_by(lambda file, cell: {"from": cell_id(cell), "from_at": cell_at(cell)}, **{"from": str}, from_at=str)
SEA = told_by(lambda file, space: {"space": sea_id(space), "at": space_at(space)}, space=str, at=str)
FROM = told_by(lambda file, space: told_from(space), **{"from": str}, from_at=str)
IN_PORT = told_by(lambda file, cell: told_haven(chart.PORT, cell), space=str, at=str)
IN_LAIR = told_by(lambda file, cell: told_haven(chart.LAIR, cell), space=str, at=str)
HAVEN = one_of(("", "port", "lair"))
PORT_NAME = told_as(lambda file, port: port_name(port))
LAIR_NAME = told_as(lambda file, lair: str(lair + 1))
PORT = told_by(lambda file, port: {"port": PORTS[port], "name": port_name(port)}, port=str, name=str)
CARGO = told_by(lambda file, kind: {"goods": GOODS[kind], "name": goods_name(kind)}, goods=str, name=str)
TOKEN = told_by(lambda file, n: told_token(file, n), token=str, rarity=str)
SITE = one_of(SITES)
OF_SITE = told_by(
    lambda file, n: {**told_token(file, n), "site": SITES[n // codes.PILE]}, token=str, rarity=str, site=str
)
FAMILY = one_of(FAMILIES)
FACE = one_of(FACES)
DAMAGE = one_of(DAMAGES)
ABOARD = told_as(lambda file, place: "none" if place == chart.NONE else PLACES_ABOARD[place])
IMPROVEMENT = told_as(lambda file, kind: f"@improvement-{file.improvement_ids[kind]}")
SPECIALITY = told_by(
    lambda file, n: {"speciality": SPECIALITIES[n], "name": speciality_name(n)}, speciality=str, name=str
)
LAIR = told_as(lambda file, lair: lair + 1, int)
BANK_REASON = one_of(("action", "bid", "ransom"))


def told_from(space: int) -> dict[str, str | int]:
    """Where a ship comes from; from a haven, its cell."""
    start = cell_id(space - chart.HAVEN) if space >= chart.HAVEN else sea_id(space)
    return {"from": start, "from_at": space_at(space)}


def told_token(file: Components, token: int) -> dict[str, str | int]:
    return {"token": token_id(token), "rarity": rarity_of(file, token)}


def told_haven(kind: int, cell: int) -> dict[str, str | int]:
    return {"space": haven_id(kind, cell), "at": cell_at(cell)}


EVENTS = (
    event(codes.SET_OUT, "set-out", tile=TILE, cell=CELL, turn=NUMBER),
    event(codes.DEALT, "dealt", seat=SEAT, port=PORT),
    event(codes.TILE_UP, "tile-up", tile=TILE, storm=NUMBER),
    event(codes.PLAYS, "plays", seat=SEAT, place=NUMBER),
    event(codes.TOOK_TILE, "took-tile", seat=SEAT, tile=TILE, reverse=NUMBER),
    event(codes.LAID, "laid", seat=SEAT, tile=TILE, cell=CELL, turn=NUMBER, reverse=NUMBER),
    event(codes.PORT_LAID, "port-laid", seat=SEAT, port=PORT, cell=CELL, turn=NUMBER),
    event(codes.WIND_SET, "wind-set", to=WIND),
    event(codes.ROUND, "round", round=NUMBER, rounds=NUMBER),
    event(codes.WIND_TURNED, "wind-turned", to=WIND, by=NUMBER),
    event(codes.WIND_REROLL, "wind-reroll"),
    event(codes.STORM_MOVED, "storm-moved", start=FROM_CELL, cell=CELL),
    event(codes.WIND_DIE, "wind-die", ship=SHIP, to=WIND),
    event(codes.BLOWN, "blown", ship=SHIP, start=FROM, space=SEA, zone=NUMBER),
    event(codes.RED_DIE, "red-die", ship=SHIP, face=FACE),
    event(codes.SHELTERED, "sheltered", seat=SEAT, port=PORT),
    event(codes.PUT_OUT, "put-out", seat=SEAT, space=SEA, zone=NUMBER),
    event(codes.HELD, "held", ship=SHIP, cell=CELL),
    event(codes.DRIFTED, "drifted", ship=SHIP, start=FROM, space=SEA, zone=NUMBER),
    event(codes.STUCK, "stuck", ship=SHIP),
    event(codes.HIT, "hit", ship=SHIP, face=FACE, from_=ABOARD),
    event(codes.NO_EFFECT, "no-effect", ship=SHIP, face=FACE),
    event(codes.OVERFLOW, "overflow", ship=SHIP, n=NUMBER),
    event(codes.THROWN, "thrown", seat=SEAT, goods=CARGO),
    event(codes.THROWN_TOKEN, "thrown-token", seat=SEAT, token=TOKEN),
    event(codes.BID_MADE, "bid", seat=SEAT, price=NUMBER, slot=NUMBER),
    event(codes.NEUTRAL_BID, "neutral-bid", price=NUMBER, slot=NUMBER),
    event(codes.BANKED, "banked", seat=SEAT, n=NUMBER, doubloons=NUMBER, why=BANK_REASON, owed=NUMBER),
    event(codes.BRIBE, "bribe", seat=SEAT, doubloons=NUMBER, bank=NUMBER),
    event(codes.NUMBER, "number", ship=SHIP),
    event(codes.PURSE, "purse", ship=SHIP, doubloons=NUMBER),
    event(codes.IMPROVED, "improved", ship=SHIP, improvement=IMPROVEMENT),
    event(codes.TURN_BEGINS, "turn", seat=SEAT, tokens=NUMBER),
    event(codes.NAVIGATION, "navigation", seat=SEAT),
    event(codes.SAILED, "sailed", ship=SHIP, start=FROM, space=SEA, cost=NUMBER, cape=NUMBER, zone=NUMBER),
    event(codes.ENTERED_PORT, "entered", ship=SHIP, space=IN_PORT, cost=NUMBER, kind=HAVEN, name=PORT_NAME),
    event(codes.ENTERED_LAIR, "entered", ship=SHIP, space=IN_LAIR, cost=NUMBER, kind=HAVEN, name=LAIR_NAME),
    event(codes.LEFT_PORT, "left", ship=SHIP, space=SEA, cost=NUMBER, kind=HAVEN, name=PORT_NAME, zone=NUMBER),
    event(codes.LEFT_LAIR, "left", ship=SHIP, space=SEA, cost=NUMBER, kind=HAVEN, name=LAIR_NAME, zone=NUMBER),
    event(codes.STORM_ENTERED, "storm-entered", ship=SHIP, cell=CELL, cost=NUMBER),
    event(codes.TREASURE, "treasure", seat=SEAT, ship=SHIP, doubloons=NUMBER, lair=LAIR),
    event(codes.TOWED, "towed", seat=SEAT, port=PORT),
    event(codes.MARKET_OPENS, "market", seat=SEAT, port=PORT),
    event(codes.SOLD, "sold", seat=SEAT, goods=CARGO, doubloons=NUMBER, vp=NUMBER),
    event(codes.SOLD_BLACK, "sold-black", seat=SEAT, goods=CARGO, doubloons=NUMBER, vp=NUMBER),
    event(codes.BOUGHT, "bought", seat=SEAT, goods=CARGO, doubloons=NUMBER),
    event(codes.DELIVERED, "delivered", seat=SEAT, token=TOKEN, family=FAMILY, vp=NUMBER, bonus=NUMBER),
    event(codes.TRADER_BONUS, "trader-bonus", seat=SEAT, vp=NUMBER, doubloons=NUMBER),
    event(codes.YARD_OPENS, "shipyard", seat=SEAT, doubloons=NUMBER),
    event(codes.RECRUITED, "recruited", seat=SEAT, doubloons=NUMBER),
    event(codes.HIRED, "hired", seat=SEAT, doubloons=NUMBER),
    event(codes.RIGGED, "sails", seat=SEAT, size=NUMBER, doubloons=NUMBER),
    event(codes.EXTENDED, "extended", seat=SEAT, doubloons=NUMBER),
    event(codes.ARMED, "cannon", seat=SEAT, doubloons=NUMBER),
    event(codes.LETTER_BOUGHT, "letter", seat=SEAT, doubloons=NUMBER),
    event(codes.REPAIRED, "repaired", seat=SEAT, what=DAMAGE, doubloons=NUMBER),
    event(codes.TRAINED, "trained", seat=SEAT, speciality=SPECIALITY, level=NUMBER, doubloons=NUMBER),
    event(codes.LEADER, "leader", seat=SEAT, speciality=SPECIALITY),
    event(codes.DISCOVERED, "discovered", seat=SEAT, token=OF_SITE),
    event(codes.DISCOVERED_FACE, "discovered-face", token=TOKEN, family=FAMILY, audience=OWNER),
    event(codes.STUDIED, "studied", seat=SEAT, site=SITE),
    event(codes.STUDIED_FACE, "studied-face", token=TOKEN, family=FAMILY, audience=OWNER),
    event(codes.MARKS_BACK, "marks-back", seat=SEAT),
    event(codes.PIRACY_PLAYED, "piracy", seat=SEAT, ship=SHIP),
    event(codes.RECOVERY, "recovery", seat=SEAT, n=NUMBER),
    event(codes.REINFORCEMENT, "reinforcement", seat=SEAT),
    event(codes.TURN_OVER, "turn-over", seat=SEAT),
    event(codes.ENGAGED, "engaged", ship=SHIP, other=SHIP),
    event(codes.MUSTERED, "mustered", ship=SHIP, n=NUMBER),
    event(codes.SPARED, "spared", ship=SHIP),
    event(codes.INITIAL_SHOT, "initial-shot", ship=SHIP, other=SHIP),
    event(codes.CREWED, "crewed", ship=SHIP, n=NUMBER),
    event(codes.WHITE_DIE, "white-die", ship=SHIP, face=FACE),
    event(codes.BOARDING, "boarding", ship=SHIP, other=SHIP, own=NUMBER, theirs=NUMBER),
    event(codes.WON, "won", ship=SHIP, other=SHIP, vp=NUMBER),
    event(codes.TIED, "tied", ship=SHIP, other=SHIP, vp=NUMBER),
    event(codes.PURSE_TAKEN, "purse-taken", seat=SEAT, ship=SHIP, doubloons=NUMBER),
    event(codes.LOOTED, "looted", ship=SHIP, other=SHIP, goods=CARGO),
    event(codes.LOOTED_BLACK, "looted-black", ship=SHIP, other=SHIP, goods=CARGO, doubloons=NUMBER),
    event(codes.LOOTED_NOTHING, "looted-nothing", ship=SHIP, other=SHIP),
    event(codes.STAYED, "stayed", ship=SHIP),
    event(codes.FLED, "fled", ship=SHIP, space=SEA, zone=NUMBER),
    event(codes.RANSOMED, "ransomed", seat=SEAT, port=PORT, doubloons=NUMBER),
    event(codes.PAIRS_PAID, "pairs-paid", seat=SEAT, n=NUMBER, doubloons=NUMBER, lost=NUMBER),
    event(codes.MENDED, "mended", seat=SEAT, what=DAMAGE),
    event(codes.UPKEEP, "upkeep", ship=SHIP, n=NUMBER, doubloons=NUMBER),
    event(codes.BURIED, "buried", ship=SHIP, doubloons=NUMBER),
    event(codes.ENDED, "ended"),
    event(codes.FINAL, "final", seat=SEAT, doubloons=NUMBER, vp=NUMBER, points=NUMBER),
)
