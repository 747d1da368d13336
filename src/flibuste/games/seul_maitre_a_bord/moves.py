"""Moves of Seul Maître à Bord in notation, words and places; the words of its events and refusals."""

from flibuste.games.seul_maitre_a_bord.rules import (
    chart,
    codes,
    combat,
    engagement,
    map_building,
    market,
    navigation,
    piracy,
    science,
    shipyard,
    terms,
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
from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre
from flibuste.kit.bits import lowest, members
from flibuste.kit.errors import UnknownMove
from flibuste.kit.game import Event, Refusal
from flibuste.kit.old_game import Reason
from flibuste.kit.state import Note
from flibuste.kit.texts import Argument, Text

Arguments = dict[str, Argument]

WORDS = {
    "stay": codes.STAY,
    "pass": codes.PASS,
    "fight": codes.FIGHT,
    "shoot": codes.SHOOT,
    "spare": codes.SPARE,
    "nothing": codes.NOTHING,
    "done": codes.DONE,
    "end": codes.END,
    "market": codes.MARKET,
    "shipyard": codes.SHIPYARD,
    "study": codes.STUDY,
    "bank": codes.BANK,
    "recover": codes.RECOVER,
    "reinforce": codes.REINFORCE,
    "port": codes.ENTER_PORT,
    "lair": codes.ENTER_LAIR,
    "leave": codes.LEAVE,
    "recruit": codes.RECRUIT,
    "hire": codes.HIRE,
    "hold": codes.EXTEND,
    "cannon": codes.CANNON,
    "letter": codes.LETTER,
}

ACTION_BUTTONS = {
    codes.MARKET: "market",
    codes.SHIPYARD: "shipyard",
    codes.STUDY: "study",
    codes.BANK: "bank",
    codes.RECOVER: "recover",
    codes.REINFORCE: "reinforce",
}

YARD_BUTTONS = {
    codes.RECRUIT: "recruit",
    codes.HIRE: "hire",
    codes.EXTEND: "hold",
    codes.CANNON: "cannon",
    codes.LETTER: "letter",
}

REASONS = {
    codes.NOT_YOUR_TURN: Reason("", "house-not-your-turn"),
    codes.GAME_OVER: Reason("", "house-game-over"),
    codes.NO_SUCH_MOVE: Reason("", "house-no-such-move"),
    codes.NO_SUCH_SEAT: Reason("", "house-no-such-seat"),
    codes.NOT_BUILDING: Reason("SMB-MAP-04", "refusal-not-building"),
    codes.NOT_REVEALED: Reason("SMB-MAP-04", "refusal-not-revealed"),
    codes.FITS_NOWHERE: Reason("SMB-MAP-06", "refusal-fits-nowhere", shown=True),
    codes.CELL_TAKEN: Reason("SMB-MAP-05", "refusal-cell-taken"),
    codes.CORNER_FOR_PORTS: Reason("SMB-MAP-05", "refusal-corner-for-ports"),
    codes.TOUCHES_TOO_FEW: Reason("SMB-MAP-05", "refusal-touches-too-few"),
    codes.SIDES_DIFFER: Reason("SMB-MAP-06", "refusal-sides-differ", shown=True),
    codes.NOT_A_CORNER: Reason("SMB-MAP-09", "refusal-not-a-corner"),
    codes.CORNER_TAKEN: Reason("SMB-MAP-09", "refusal-cell-taken"),
    codes.TURN_DIFFERS: Reason("SMB-MAP-06", "refusal-turn-differs"),
    codes.OFF_THE_MAP: Reason("SMB-NAV-06", "refusal-off-the-map"),
    codes.STORM_THERE: Reason("SMB-CBT-11", "refusal-storm-there"),
    codes.STORM_BESIDE: Reason("SMB-WND-06", "refusal-storm-there"),
    codes.NO_ZONE_ASKED: Reason("SMB-WND-05", "refusal-no-zone-asked"),
    codes.NO_SUCH_ZONE: Reason("SMB-TRM-04", "refusal-no-such-zone"),
    codes.NO_BIDDING: Reason("SMB-INI-02", "refusal-no-bidding"),
    codes.SLOT_TAKEN: Reason("SMB-INI-02", "refusal-slot-taken", shown=True),
    codes.SLOT_UNPAYABLE: Reason("SMB-INI-03", "refusal-slot-unpayable", shown=True),
    codes.PREPARATION: Reason("SMB-RND-01", "refusal-preparation"),
    codes.ACTION_FIRST: Reason("SMB-ACT-02", "refusal-action-first"),
    codes.NO_TOKEN: Reason("SMB-ACT-03", "refusal-no-token"),
    codes.PLAYED_ENOUGH: Reason("SMB-ACT-02", "refusal-played-enough", shown=True),
    codes.ONLY_IN_PORT: Reason("SMB-ACT-05", "refusal-only-in-port", shown=True),
    codes.STORM_OVER_PORT: Reason("SMB-WND-06", "refusal-storm-over-port", shown=True),
    codes.MOORED: Reason("SMB-WND-06", "refusal-storm-over-port"),  # fourteen steps: the one out of the port tells it
    codes.LAND_THERE: Reason("SMB-NAV-02", "refusal-land-there"),
    codes.OTHER_ZONE: Reason("SMB-NAV-02", "refusal-other-zone"),
    codes.LEAVE_FIRST: Reason("SMB-NAV-04", "refusal-leave-first"),
    codes.TOO_FEW_POINTS: Reason("SMB-NAV-01", "refusal-too-few-points", shown=True),
    codes.TOO_FEW_SAILS: Reason("SMB-NAV-01", "refusal-too-few-sails", shown=True),
    codes.NO_CAPE: Reason("SMB-NAV-03", "refusal-no-cape"),
    codes.NO_PORT_HERE: Reason("SMB-NAV-04", "refusal-no-port-here"),
    codes.NOT_IN_HARBOUR: Reason("SMB-NAV-04", "refusal-not-in-harbour"),
    codes.LAIRS_ARE_FOR_PIRATES: Reason("SMB-NAV-04", "refusal-lairs-are-for-pirates"),
    codes.PORTS_ARE_NOT_FOR_PIRATES: Reason("SMB-NAV-04", "refusal-ports-are-not-for-pirates"),
    codes.NO_LAIR_HERE: Reason("SMB-PIR-03", "refusal-no-lair-here"),
    codes.LAIR_OCCUPIED: Reason("SMB-PIR-03", "refusal-lair-occupied", shown=True),
    codes.NOTHING_UNDER_WAY: Reason("SMB-NAV-01", "refusal-nothing-under-way"),
    codes.TOW_AT_SEA: Reason("SMB-NAV-09", "refusal-tow-at-sea"),
    codes.TOW_NOT_NEEDED: Reason("SMB-NAV-09", "refusal-tow-not-needed"),
    codes.TOW_PORT_STORMED: Reason("SMB-NAV-09", "refusal-port-stormed", shown=True),
    codes.NO_TOW_TO_THE_CENTRE: Reason("SMB-NAV-09", "refusal-not-the-centre"),
    codes.PORT_STORMED: Reason("SMB-CBT-11", "refusal-port-stormed", shown=True),
    codes.NOT_THE_CENTRE: Reason("SMB-CBT-11", "refusal-not-the-centre"),
    codes.RANSOM_UNPAYABLE: Reason("SMB-CBT-12", "refusal-ransom-unpayable", shown=True),
    codes.NOBODY_TO_RECOVER: Reason("SMB-REC-01", "refusal-nobody-to-recover", shown=True),
    codes.NO_SPECIALIST: Reason("SMB-ACA-01", "refusal-no-specialist"),
    codes.TOP_LEVEL: Reason("SMB-ACA-01", "refusal-top-level"),
    codes.NEEDS_CORSAIR: Reason("SMB-ACA-02", "refusal-needs-corsair", shown=True),
    codes.TRAINING_TOO_DEAR: Reason("SMB-ACA-01", "refusal-too-dear", shown=True),
    codes.NO_SITE: Reason("SMB-SCI-01", "refusal-no-site"),
    codes.OWN_MARKER: Reason("SMB-SCI-01", "refusal-own-marker", shown=True),
    codes.NO_SPACE_FOR_TOKEN: Reason("SMB-SCI-01", "refusal-hold-full", shown=True),
    codes.RARITY_NOT_ALLOWED: Reason("SMB-SCI-02", "refusal-rarity-not-allowed", shown=True),
    codes.NONE_LEFT: Reason("SMB-SCI-02", "refusal-none-left", shown=True),
    codes.NOTHING_LEFT: Reason("SMB-SCI-04", "refusal-nothing-left"),
    codes.STUDY_NEEDS_THREE: Reason("SMB-SCI-02", "refusal-study-needs-three"),
    codes.STUDY_INSTEAD: Reason("SMB-SCI-02", "refusal-study-instead"),
    codes.NO_SEARCH: Reason("SMB-SCI-02", "refusal-no-search"),
    codes.TOKEN_NOT_THERE: Reason("SMB-SCI-02", "refusal-token-not-there"),
    codes.TAKE_ONE_FIRST: Reason("SMB-SCI-02", "refusal-take-one-first"),
    codes.PIRATE_STORMED: Reason("SMB-PIR-01", "refusal-pirate-stormed", shown=True),
    codes.PIRATE_CONTROLLED: Reason("SMB-PIR-01", "refusal-pirate-controlled", shown=True),
    codes.NOT_ABOARD: Reason("SMB-ACT-06", "refusal-not-aboard"),
    codes.TOKEN_NOT_ABOARD: Reason("SMB-ACT-06", "refusal-token-not-aboard"),
    codes.NO_MARKET: Reason("SMB-MKT-01", "refusal-no-market"),
    codes.NOTHING_TO_SELL: Reason("SMB-MKT-02", "refusal-not-aboard"),
    codes.ONE_OF_A_KIND: Reason("SMB-MKT-02", "refusal-one-of-a-kind", shown=True),
    codes.SOLD_ENOUGH: Reason("SMB-MKT-02", "refusal-sold-enough", shown=True),
    codes.MADE_HERE: Reason("SMB-MKT-02", "refusal-made-here", shown=True),
    codes.NOT_MADE_HERE: Reason("SMB-MKT-05", "refusal-not-made-here"),
    codes.GOODS_TOO_DEAR: Reason("SMB-MKT-05", "refusal-too-dear", shown=True),
    codes.NO_SPACE_FOR_GOODS: Reason("SMB-MKT-05", "refusal-hold-full", shown=True),
    codes.NOTHING_TO_DELIVER: Reason("SMB-MKT-06", "refusal-token-not-aboard"),
    codes.NO_YARD: Reason("SMB-YRD-01", "refusal-no-yard"),
    codes.RECRUITED_ENOUGH: Reason("SMB-YRD-02", "refusal-recruited-enough", shown=True),
    codes.NO_BERTH: Reason("SMB-YRD-02", "refusal-no-berth", shown=True),
    codes.CREW_COMPLETE: Reason("SMB-YRD-02", "refusal-crew-complete", shown=True),
    codes.CREW_TOO_DEAR: Reason("SMB-YRD-02", "refusal-too-dear", shown=True),
    codes.HIRED_ONE: Reason("SMB-YRD-02", "refusal-hired-one", shown=True),
    codes.SPECIALISTS_COMPLETE: Reason("SMB-YRD-03", "refusal-specialists-complete", shown=True),
    codes.NOT_LARGER: Reason("SMB-YRD-04", "refusal-not-larger"),
    codes.KIND_BOUGHT: Reason("SMB-YRD-08", "refusal-kind-bought", shown=True),
    codes.SAILS_TOO_DEAR: Reason("SMB-YRD-04", "refusal-too-dear", shown=True),
    codes.MERCHANTS_ONLY: Reason("SMB-YRD-05", "refusal-merchants-only", shown=True),
    codes.EXTENSIONS_COMPLETE: Reason("SMB-YRD-05", "refusal-extensions-complete", shown=True),
    codes.HOLD_TOO_DEAR: Reason("SMB-YRD-05", "refusal-too-dear", shown=True),
    codes.CANNONS_COMPLETE: Reason("SMB-YRD-06", "refusal-cannons-complete", shown=True),
    codes.CANNON_TOO_DEAR: Reason("SMB-YRD-06", "refusal-too-dear", shown=True),
    codes.ALREADY_CORSAIR: Reason("SMB-YRD-07", "refusal-already-corsair"),
    codes.LETTER_TOO_DEAR: Reason("SMB-YRD-07", "refusal-too-dear", shown=True),
    codes.NO_REPAIR: Reason("SMB-YRD-09", "refusal-no-repair"),
    codes.NO_DAMAGE: Reason("SMB-YRD-09", "refusal-no-damage"),
    codes.REPAIR_TOO_DEAR: Reason("SMB-YRD-09", "refusal-too-dear", shown=True),
    codes.NO_ENGAGEMENT: Reason("SMB-ENG-01", "refusal-no-engagement"),
    codes.NOT_THERE: Reason("SMB-ENG-01", "refusal-not-there"),
    codes.NOT_AN_ENEMY: Reason("SMB-ENG-07", "refusal-not-an-enemy"),
    codes.HAS_FOUGHT: Reason("SMB-ENG-02", "refusal-has-fought", shown=True),
    codes.MUST_ENGAGE: Reason("SMB-ENG-03", "refusal-must-engage", shown=True),
    codes.OUT_OF_THAT_PORT: Reason("SMB-BLK-01", "refusal-out-of-that-port", shown=True),
    codes.NO_FIGHT_TO_BEGIN: Reason("SMB-ENG-08", "refusal-no-fight-to-begin"),
    codes.NO_SHOT: Reason("SMB-CBT-02", "refusal-no-shot"),
    codes.NO_CREWING: Reason("SMB-CBT-03", "refusal-no-crewing"),
    codes.TOO_FEW_CANNONS: Reason("SMB-CBT-03", "refusal-too-few-cannons"),
    codes.TOO_FEW_GUNNERS: Reason("SMB-CBT-03", "refusal-too-few-gunners", shown=True),
    codes.NOBODY_TO_LOSE: Reason("SMB-CBT-06", "refusal-nobody-to-lose"),
    codes.NONE_THERE: Reason("SMB-CBT-06", "refusal-none-there"),
    codes.NO_LOOT: Reason("SMB-CBT-09", "refusal-no-loot"),
    codes.NOT_IN_THEIR_HOLD: Reason("SMB-CBT-09", "refusal-not-in-their-hold"),
    codes.NOT_BEATEN: Reason("SMB-CBT-11", "refusal-not-beaten"),
    codes.PIRATES_PAY_NO_RANSOM: Reason("SMB-CPI-03", "refusal-pirates-pay-no-ransom"),
    codes.NO_RANSOM: Reason("SMB-CBT-12", "refusal-no-ransom"),
    codes.FEWER_SAILORS: Reason("SMB-CBT-12", "refusal-fewer-sailors"),
    codes.PAIRS_UNPAYABLE: Reason("SMB-CBT-12", "refusal-pairs-unpayable", shown=True),
    codes.LIGHTEN_FIRST: Reason("SMB-TRM-07", "refusal-lighten-first"),
    codes.TOO_FEW_PIRATE_POINTS: Reason("SMB-PIR-02", "refusal-too-few-points", shown=True),
}


# -- names of things


def cell_id(cell: int) -> str:
    return f"{cell // chart.SIZE},{cell % chart.SIZE}"


def cell_at(cell: int) -> str:
    """A cell as on the rim of the table: column letter and row number."""
    return "ABCDE"[cell % chart.SIZE] + str(cell // chart.SIZE + 1)


def space_at(space: int) -> str:
    return cell_at(chart.cell_of(space))


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


def rarity_of(file: Components, token: int) -> str:
    return RARITIES[file.figures.pile_from_top[token % codes.PILE]]


def token_args(file: Components, state: SeulMaitre, seat: int, token: int) -> Arguments | None:
    """Rarity and family of a token, if the seat knows it."""
    if not science.knows(state, seat, token):
        return None
    return {"rarity": rarity_of(file, token), "family": FAMILIES[science.family_of(state, token)]}


# -- notation


class Notation:
    """The notation of every code, both ways."""

    def __init__(self, file: Components) -> None:
        self.written: list[str] = [""] * file.figures.codes
        for word, code in WORDS.items():
            self.written[code] = word
        for first, verb, things in (
            (codes.SAIL, "sail", DIRECTIONS),
            (codes.AWAY, "away", DIRECTIONS),
            (codes.CAPE, "cape", range(chart.ZONES)),
            (codes.ZONE, "zone", range(chart.ZONES)),
            (codes.TURN, "turn", range(chart.SIDES)),
            (codes.TOW, "tow", PORTS),
            (codes.RANSOM, "ransom", PORTS),
            (codes.TRAIN, "train", SPECIALITIES),
            (codes.DISCOVER, "discover", RARITIES),
            (codes.PIRACY, "piracy", range(1, PIRATES + 1)),
            (codes.THROW, "throw", GOODS),
            (codes.SELL, "sell", GOODS),
            (codes.BUY, "buy", GOODS),
            (codes.LOOT, "loot", GOODS),
            (codes.SAILS, "sails", file.sizes),
            (codes.REPAIR, "repair", DAMAGES),
            (codes.LOSE, "lose", PLACES_ABOARD[:3]),
            (codes.CREW, "crew", range(codes.MOST_CANNONS + 1)),
            (codes.PAIRS, "pairs", range(codes.MOST_PAIRS + 1)),
            (codes.ENGAGE, "engage", range(1, codes.SEATS + 1)),
            (codes.ENGAGE + codes.PIRATE, "engage pirate", range(1, PIRATES + 1)),
            (codes.TAKE, "take", [token_id(token) for token in range(codes.TOKENS)]),
            (codes.DELIVER, "deliver", [token_id(token) for token in range(codes.TOKENS)]),
            (codes.THROW_TOKEN, "throw", [token_id(token) for token in range(codes.TOKENS)]),
            (codes.CELL, "cell", [cell_id(cell) for cell in range(chart.CELLS)]),
            (codes.TILE, "tile", file.tile_ids),
            (codes.BID, "bid", range(len(file.prices))),
        ):
            for i, thing in enumerate(things):
                self.written[first + i] = f"{verb} {thing}"
        self.code_of = {notation: code for code, notation in enumerate(self.written)}

    def write(self, move: int) -> str:
        if not 0 <= move < len(self.written):
            raise UnknownMove("move-unknown", move=str(move))
        return self.written[move]

    def parse(self, text: str) -> int:
        if text not in self.code_of:
            raise UnknownMove("move-unknown", move=text)
        return self.code_of[text]


# -- places


def step_target(state: SeulMaitre, move: int) -> int:
    """The space a step leads to, NONE if there is no such step."""
    space = terms.space_of(state, navigation.moving_ship(state))
    if space == chart.NONE or not state.chart.complete:
        return chart.NONE
    at_sea = space < chart.HAVEN
    if move == codes.LEAVE:
        return chart.NONE if at_sea else int(state.chart.roadstead[space - chart.HAVEN])
    if not at_sea:
        return chart.NONE
    cell = space >> 2
    if move in (codes.ENTER_PORT, codes.ENTER_LAIR):
        kind = chart.PORT if move == codes.ENTER_PORT else chart.LAIR
        is_here = state.chart.haven[cell] == kind and state.chart.roadstead[cell] == space
        return chart.HAVEN + cell if is_here else chart.NONE
    if move >= codes.CAPE:
        zone = move - codes.CAPE
        return cell * 4 + zone if zone < state.chart.zones[cell] else chart.NONE
    return int(state.chart.steps[space * 8 + move - codes.SAIL])


def place(file: Components, state: SeulMaitre, seat: int, move: int) -> str:
    if move in ACTION_BUTTONS:
        return f"action:{ACTION_BUTTONS[move]}"
    if move in YARD_BUTTONS:
        return f"yard:{YARD_BUTTONS[move]}"
    if move < codes.ENTER_PORT:
        return "button"
    if move < codes.AWAY or codes.CAPE <= move < codes.ZONE:
        target = step_target(state, move)
        return "button" if target == chart.NONE else f"space:{space_id(state, target)}"
    if move < codes.CAPE:
        cell = away_cell(file, state, seat, move - codes.AWAY)
        return "button" if cell == chart.NONE else f"cell:{cell_id(cell)}"
    if move < codes.TURN:
        return "button" if state.target == chart.NONE else f"space:{sea_id(state.target * 4 + move - codes.ZONE)}"
    if codes.TOW <= move < codes.TRAIN:
        port = move - (codes.TOW if move < codes.RANSOM else codes.RANSOM)
        return f"space:{haven_id(chart.PORT, state.chart.port_cell[port])}" if state.chart.complete else "button"
    if move >= codes.CELL and move < codes.TILE:
        return f"cell:{cell_id(move - codes.CELL)}"
    return _place_of_thing(file, move)


PLACES = (
    (codes.TURN, "turn"),
    (codes.TRAIN, "specialist"),
    (codes.DISCOVER, "rarity"),
    (codes.PIRACY, "pirate"),
    (codes.THROW, "cargo"),
    (codes.SELL, "sell"),
    (codes.BUY, "buy"),
    (codes.LOOT, "loot"),
    (codes.SAILS, "yard"),
    (codes.REPAIR, "damage"),
    (codes.LOSE, "crew"),
    (codes.CREW, "cannons"),
    (codes.PAIRS, "pairs"),
    (codes.ENGAGE, "ship"),
    (codes.TAKE, "pile"),
    (codes.DELIVER, "token"),
    (codes.THROW_TOKEN, "token"),
    (codes.TILE, "tile"),
    (codes.BID, "bid"),
)


def _place_of_thing(file: Components, move: int) -> str:
    first, word = max((row for row in PLACES if row[0] <= move), key=lambda row: row[0])
    n = move - first
    things: dict[int, str] = {
        codes.TRAIN: SPECIALITIES[n % 5],
        codes.DISCOVER: RARITIES[n % 3],
        codes.PIRACY: str(n + 1),
        codes.SAILS: f"sails-{file.sizes[n % codes.SIZES]}",
        codes.REPAIR: DAMAGES[n % 3],
        codes.LOSE: PLACES_ABOARD[n % 3],
        codes.TILE: file.tile_ids[n % len(file.tile_ids)],
    }
    if first in (codes.THROW, codes.SELL, codes.BUY, codes.LOOT):
        return f"{word}:{GOODS[n]}"
    if first in (codes.TAKE, codes.DELIVER, codes.THROW_TOKEN):
        return f"{word}:{token_id(n)}"
    return f"{word}:{things.get(first, n)}"


def away_cell(file: Components, state: SeulMaitre, seat: int, direction: int) -> int:
    """The cell in a direction from the ship that may leave, NONE beyond the border."""
    ship = combat.loser_of(state) if state.phase == codes.BEATEN else max(seat, 0)
    space = terms.space_of(state, ship)
    if space == chart.NONE:
        return chart.NONE
    return int(file.figures.tiles.near[chart.cell_of(space) * 8 + direction])


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
        cell = away_cell(file, state, seat, direction)
        return Text("label-away", {"to": wind_name(direction), "at": "" if cell == chart.NONE else cell_at(cell)})
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


def is_tile_step(move: int) -> bool:
    return codes.SAIL <= move < codes.AWAY


def step_cost(state: SeulMaitre, move: int) -> int:
    """What a step of the ship under way costs."""
    ship = navigation.moving_ship(state)
    cost = navigation.full_cost(state, ship, move)
    return cost if ship >= codes.PIRATE else navigation.cost_shown(state, ship, cost, navigation.is_coastal(move))


def begins_again(state: SeulMaitre, move: int) -> bool:
    """Whether a step takes another token, though a Navigation is under way."""
    ship = navigation.moving_ship(state)
    if ship >= codes.PIRATE:
        return False
    cost = navigation.full_cost(state, ship, move)
    return navigation.begins_again(state, ship, cost, navigation.is_coastal(move))


def _label_of_step(state: SeulMaitre, move: int) -> Text:
    target = step_target(state, move)
    to: Arguments = {"to": wind_name(move - codes.SAIL)} if is_tile_step(move) else {}
    if target == chart.NONE:
        keys = {
            codes.LEAVE: "label-leave-none",
            codes.ENTER_PORT: "label-enter-none",
            codes.ENTER_LAIR: "label-lair-none",
        }
        return Text("label-sail-none", to) if to else Text(keys.get(move, "label-cape-none"))
    cost: Arguments = {"cost": step_cost(state, move), "again": int(begins_again(state, move))}
    if to:
        key = "label-sail-storm" if terms.is_stormy(state, target >> 2) else "label-sail"
        return Text(key, {**to, "at": space_at(target), **cost})
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
    return Text("label-cape", {"zone": (target & 3) + 1, "to": a_gate(state, target), **cost})


def a_gate(state: SeulMaitre, space: int) -> str:
    """A gate of a zone, to tell it from the others."""
    cell = space >> 2
    gates = [d for d in range(chart.DIRECTIONS) if state.chart.gates[cell * 8 + d] == space & 3]
    sides = [d for d in gates if d % 2 == 0] or gates
    return wind_name(sides[0])


def _label_of_zone(state: SeulMaitre, zone: int) -> Text:
    if state.target == chart.NONE or zone >= state.chart.zones[state.target]:
        return Text("label-zone-none", {"zone": zone + 1})
    space = state.target * 4 + zone
    return Text("label-zone", {"zone": zone + 1, "at": space_at(space), "to": a_gate(state, space)})


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
        return Text(f"{key}-none", {"token": token_id(token)})
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
    target = step_target(state, move)
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


# -- refusals


def refusal(file: Components, state: SeulMaitre, seat: int, move: int, reason: int) -> Refusal:
    why = REASONS[reason]
    return Refusal(why.clause, Text(why.key, _refusal_args(file, state, seat, move, reason)), _counted(reason))


DEAR = (
    *(codes.TRAINING_TOO_DEAR, codes.GOODS_TOO_DEAR, codes.CREW_TOO_DEAR, codes.SAILS_TOO_DEAR),
    *(codes.HOLD_TOO_DEAR, codes.CANNON_TOO_DEAR, codes.LETTER_TOO_DEAR, codes.REPAIR_TOO_DEAR),
)


LIMITS = (
    *(codes.SOLD_ENOUGH, codes.RECRUITED_ENOUGH, codes.CREW_COMPLETE, codes.SPECIALISTS_COMPLETE),
    *(codes.EXTENSIONS_COMPLETE, codes.CANNONS_COMPLETE, codes.TOO_FEW_CANNONS, codes.FEWER_SAILORS),
)


OF_GOODS = (codes.NOT_ABOARD, codes.NOTHING_TO_SELL, codes.ONE_OF_A_KIND, codes.MADE_HERE, codes.NOT_MADE_HERE)


OF_CELLS = (codes.CELL_TAKEN, codes.CORNER_TAKEN, codes.CORNER_FOR_PORTS, codes.TOUCHES_TOO_FEW, codes.NOT_A_CORNER)


def price_of(file: Components, state: SeulMaitre, seat: int, move: int) -> int:
    """What a move of the shipyard, the market or the academy costs."""
    return int(str(label(file, state, seat, move).args["price"]))


def action_of(move: int) -> str:
    """The action a move begins."""
    if move == codes.MARKET:
        return "@action-market"
    if move == codes.SHIPYARD:
        return "@action-shipyard"
    if move == codes.REINFORCE:
        return "@action-reinforcement"
    if codes.TRAIN <= move < codes.DISCOVER:
        return "@action-academy"
    return "@action-piracy" if codes.PIRACY <= move < codes.THROW else "@action-discovery"


def _refusal_args(file: Components, state: SeulMaitre, seat: int, move: int, reason: int) -> Arguments:
    figures = file.figures
    if reason in (codes.NOT_REVEALED, codes.FITS_NOWHERE):
        return {"name": f"@tile-{file.tile_ids[move - codes.TILE]}"}
    if reason in OF_CELLS:
        return {"at": cell_at(move - codes.CELL)}
    if reason == codes.SIDES_DIFFER:
        return {"at": cell_at(move - codes.CELL), "name": f"@tile-{file.tile_ids[state.chosen]}"}
    if reason == codes.TURN_DIFFERS:
        return {"turn": move - codes.TURN}
    if reason in (codes.OFF_THE_MAP, codes.LAND_THERE, codes.OTHER_ZONE):
        return {"to": wind_name(move - (codes.SAIL if move < codes.AWAY else codes.AWAY))}
    if reason in (codes.STORM_THERE, codes.STORM_BESIDE):
        return {"at": cell_at(away_cell(file, state, seat, move - codes.AWAY))}
    if reason == codes.NO_SUCH_ZONE:
        return {"at": cell_at(state.target)}
    if reason == codes.SLOT_TAKEN:
        return {"price": file.prices[move - codes.BID]}
    vessel = state.vessels[max(seat, 0)]
    if reason == codes.SLOT_UNPAYABLE:
        return {"price": file.prices[move - codes.BID], "have": vessel.money, "tokens": vessel.actions}
    if reason == codes.PLAYED_ENOUGH:
        return {"action": action_of(move), "n": int(shipyard.most_yards(state, seat)) if move == codes.SHIPYARD else 1}
    if reason == codes.ONLY_IN_PORT:
        return {"action": action_of(move)}
    if reason in DEAR:
        return {"price": price_of(file, state, seat, move), "have": vessel.money}
    if reason in (codes.TOO_FEW_POINTS, codes.TOO_FEW_SAILS, codes.TOO_FEW_PIRATE_POINTS):
        points = int(navigation.most_points(state, navigation.moving_ship(state)))
        return {"cost": step_cost(state, move), "have": points}
    if reason == codes.LAIR_OCCUPIED:
        cell = terms.space_of(state, state.mover) >> 2
        return {"lair": int(state.chart.haven_number[cell]) + 1}
    if reason in (codes.PORT_STORMED, codes.TOW_PORT_STORMED):
        return {"name": port_name(move - (codes.TOW if move < codes.RANSOM else codes.RANSOM))}
    if reason == codes.RANSOM_UNPAYABLE:
        return {"price": figures.ransom_ship, "have": vessel.money}
    return _refusal_args_of_things(file, state, seat, move, reason)


def points_left(state: SeulMaitre) -> int:
    """Movement points the ship under way still has."""
    if state.phase == codes.PIRATING:
        return int(piracy.pirate_points(state))
    free = int(state.free_point) if state.mover == state.actor else 0
    return int(navigation.points_at_hand(state, state.actor)) + free


def _refusal_args_of_things(file: Components, state: SeulMaitre, seat: int, move: int, reason: int) -> Arguments:
    figures = file.figures
    vessel = state.vessels[max(seat, 0)]
    if reason in (codes.TOP_LEVEL, codes.NEEDS_CORSAIR):
        speciality = move - codes.TRAIN
        level: Arguments = {"level": vessel.level(speciality) + 1} if reason == codes.NEEDS_CORSAIR else {}
        return {"name": speciality_name(speciality), **level}
    if reason in (codes.OWN_MARKER, codes.NOTHING_LEFT, codes.NONE_LEFT):
        site: Arguments = {"site": SITES[science.site_here(state, seat)]}
        return {"rarity": RARITIES[move - codes.DISCOVER], **site} if reason == codes.NONE_LEFT else site
    if reason == codes.RARITY_NOT_ALLOWED:
        return {"rarity": RARITIES[move - codes.DISCOVER], "level": vessel.level(codes.SCIENTIST)}
    if reason in (codes.PIRATE_STORMED, codes.PIRATE_CONTROLLED):
        number = move - codes.PIRACY
        pirate: Arguments = {"ship": ship_name(codes.PIRATE + number)}
        if reason == codes.PIRATE_STORMED:
            return pirate
        return {**pirate, "seat": seat_name(state.pirates[number].master)}
    if reason in (codes.TOKEN_NOT_THERE, codes.TOKEN_NOT_ABOARD, codes.NOTHING_TO_DELIVER):
        first = max(first for first in (codes.TAKE, codes.DELIVER, codes.THROW_TOKEN) if first <= move)
        return {"token": token_id(move - first)}
    if reason in OF_GOODS:
        first = max(first for first in (codes.THROW, codes.SELL, codes.BUY) if first <= move)
        return {"name": goods_name(move - first)}
    if reason == codes.NOT_IN_THEIR_HOLD:
        return {"name": goods_name(move - codes.LOOT), "ship": ship_name(combat.loser_of(state))}
    if reason in (codes.NOT_THERE, codes.NOT_AN_ENEMY, codes.HAS_FOUGHT, codes.OUT_OF_THAT_PORT):
        return {"ship": ship_name(move - codes.ENGAGE)}
    if reason == codes.NO_DAMAGE:
        return {"what": DAMAGES[move - codes.REPAIR]}
    if reason == codes.NOT_LARGER:
        return {"size": vessel.upgrade}
    if reason == codes.TOO_FEW_GUNNERS:
        return {"need": (move - codes.CREW) * figures.sailors_per_cannon, "have": vessel.hold}
    if reason == codes.PAIRS_UNPAYABLE:
        return {"price": (move - codes.PAIRS) * figures.ransom_per_sailor_pair, "have": vessel.money}
    if reason not in LIMITS:
        return {}
    limits = {
        codes.SOLD_ENOUGH: market.cubes_to_sell(state, vessel),
        codes.RECRUITED_ENOUGH: figures.sailors_per_action,
        codes.CREW_COMPLETE: figures.sailor_cubes_per_player,
        codes.SPECIALISTS_COMPLETE: codes.SPECIALITIES,
        codes.EXTENSIONS_COMPLETE: figures.hold_extensions_max[vessel.type],
        codes.CANNONS_COMPLETE: figures.cannons_max[vessel.type],
        codes.TOO_FEW_CANNONS: vessel.cannons - vessel.broken,
        codes.FEWER_SAILORS: (vessel.sailors() + 1) // 2,
    }
    return {"n": int(limits[reason])}


def _counted(reason: int) -> tuple[str, ...]:
    """What was counted: the sailors that would have to be there."""
    return ("crew:hold",) if reason in (codes.TOO_FEW_POINTS, codes.TOO_FEW_GUNNERS) else ()


# -- events

EVENTS = {
    codes.SET_OUT: "set-out",
    codes.DEALT: "dealt",
    codes.TILE_UP: "tile-up",
    codes.PLAYS: "plays",
    codes.TOOK_TILE: "took-tile",
    codes.LAID: "laid",
    codes.PORT_LAID: "port-laid",
    codes.WIND_SET: "wind-set",
    codes.ROUND: "round",
    codes.WIND_TURNED: "wind-turned",
    codes.WIND_REROLL: "wind-reroll",
    codes.STORM_MOVED: "storm-moved",
    codes.WIND_DIE: "wind-die",
    codes.BLOWN: "blown",
    codes.RED_DIE: "red-die",
    codes.SHELTERED: "sheltered",
    codes.PUT_OUT: "put-out",
    codes.HELD: "held",
    codes.DRIFTED: "drifted",
    codes.STUCK: "stuck",
    codes.HIT: "hit",
    codes.NO_EFFECT: "no-effect",
    codes.OVERFLOW: "overflow",
    codes.THROWN: "thrown",
    codes.THROWN_TOKEN: "thrown-token",
    codes.BID_MADE: "bid",
    codes.NEUTRAL_BID: "neutral-bid",
    codes.BANKED: "banked",
    codes.BRIBE: "bribe",
    codes.NUMBER: "number",
    codes.PURSE: "purse",
    codes.IMPROVED: "improved",
    codes.TURN_BEGINS: "turn",
    codes.NAVIGATION: "navigation",
    codes.SAILED: "sailed",
    codes.ENTERED: "entered",
    codes.LEFT: "left",
    codes.STORM_ENTERED: "storm-entered",
    codes.TREASURE: "treasure",
    codes.TOWED: "towed",
    codes.MARKET_OPENS: "market",
    codes.SOLD: "sold",
    codes.SOLD_BLACK: "sold-black",
    codes.BOUGHT: "bought",
    codes.DELIVERED: "delivered",
    codes.TRADER_BONUS: "trader-bonus",
    codes.YARD_OPENS: "shipyard",
    codes.RECRUITED: "recruited",
    codes.HIRED: "hired",
    codes.RIGGED: "sails",
    codes.EXTENDED: "extended",
    codes.ARMED: "cannon",
    codes.LETTER_BOUGHT: "letter",
    codes.REPAIRED: "repaired",
    codes.TRAINED: "trained",
    codes.LEADER: "leader",
    codes.DISCOVERED: "discovered",
    codes.DISCOVERED_FACE: "discovered-face",
    codes.STUDIED: "studied",
    codes.STUDIED_FACE: "studied-face",
    codes.MARKS_BACK: "marks-back",
    codes.PIRACY_PLAYED: "piracy",
    codes.RECOVERY: "recovery",
    codes.REINFORCEMENT: "reinforcement",
    codes.TURN_OVER: "turn-over",
    codes.ENGAGED: "engaged",
    codes.MUSTERED: "mustered",
    codes.SPARED: "spared",
    codes.INITIAL_SHOT: "initial-shot",
    codes.CREWED: "crewed",
    codes.WHITE_DIE: "white-die",
    codes.BOARDING: "boarding",
    codes.WON: "won",
    codes.TIED: "tied",
    codes.PURSE_TAKEN: "purse-taken",
    codes.LOOTED: "looted",
    codes.LOOTED_BLACK: "looted-black",
    codes.LOOTED_NOTHING: "looted-nothing",
    codes.STAYED: "stayed",
    codes.FLED: "fled",
    codes.RANSOMED: "ransomed",
    codes.PAIRS_PAID: "pairs-paid",
    codes.MENDED: "mended",
    codes.UPKEEP: "upkeep",
    codes.BURIED: "buried",
    codes.ENDED: "ended",
    codes.FINAL: "final",
}

EventArgs = dict[str, str | int]

BANK_REASONS = ("action", "bid", "ransom")


def event(file: Components, note: Note) -> Event:
    kind, audience, x, y, z, w = note
    if kind < codes.WIND_DIE:
        args = _args_of_map(file, kind, x, y, z, w)
    elif kind < codes.THROWN:
        who = "seat" if kind in (codes.SHELTERED, codes.PUT_OUT) else "ship"
        args = {who: ship_name(x), **_args_of_weather(kind, y, z)}
    elif kind < codes.TURN_BEGINS:
        args = _args_of_preparation(file, kind, x, y, z, w)
    elif kind < codes.ENGAGED:
        args = _args_of_action(file, kind, x, y, z, w)
    else:
        args = _args_of_combat(kind, x, y, z, w)
    return Event(EVENTS[kind], args, audience)


def cell_args(cell: int, name: str = "cell", at: str = "at") -> EventArgs:
    return {name: cell_id(cell), at: cell_at(cell)}


def sea_args(space: int) -> EventArgs:
    return {"space": sea_id(space), "at": space_at(space)}


def from_args(space: int) -> EventArgs:
    """Where a ship comes from; from a haven, its cell."""
    start = cell_id(space - chart.HAVEN) if space >= chart.HAVEN else sea_id(space)
    return {"from": start, "from_at": space_at(space)}


def _args_of_map(file: Components, kind: int, x: int, y: int, z: int, w: int) -> EventArgs:
    if kind in (codes.SET_OUT, codes.TILE_UP):
        tile: EventArgs = {"tile": file.tile_ids[x], "name": f"@tile-{file.tile_ids[x]}"}
        return {**tile, "storm": y} if kind == codes.TILE_UP else {**tile, **cell_args(y), "turn": z}
    if kind == codes.PLAYS:
        return {"seat": seat_name(x), "place": y}
    if kind in (codes.TOOK_TILE, codes.LAID):
        tile = {"seat": seat_name(x), "tile": file.tile_ids[y], "name": f"@tile-{file.tile_ids[y]}"}
        return (
            {**tile, "reverse": z}
            if kind == codes.TOOK_TILE
            else {
                **tile,
                **cell_args(z),
                "turn": w & 3,
                "reverse": w >> 2,
            }
        )
    if kind in (codes.DEALT, codes.PORT_LAID):
        port: EventArgs = {"seat": seat_name(x), "port": PORTS[y], "name": port_name(y)}
        return port if kind == codes.DEALT else {**port, **cell_args(z), "turn": w}
    if kind == codes.WIND_SET:
        return {"to": wind_name(x)}
    if kind == codes.ROUND:
        return {"round": x, "rounds": y}
    if kind == codes.WIND_TURNED:
        return {"to": wind_name(x), "by": y}
    return {} if kind == codes.WIND_REROLL else {**cell_args(x, "from", "from_at"), **cell_args(y)}


def _args_of_weather(kind: int, y: int, z: int) -> EventArgs:
    if kind == codes.WIND_DIE:
        return {"to": wind_name(y)}
    if kind in (codes.BLOWN, codes.DRIFTED):
        return {**from_args(y), **sea_args(z)}
    if kind in (codes.RED_DIE, codes.NO_EFFECT):
        return {"face": FACES[y]}
    if kind == codes.SHELTERED:
        return {"port": PORTS[y], "name": port_name(y)}
    if kind == codes.PUT_OUT:
        return sea_args(y)
    if kind == codes.HELD:
        return cell_args(y)
    if kind == codes.HIT:
        return {"face": FACES[y], "from": "none" if z == chart.NONE else PLACES_ABOARD[z]}
    return {"n": y} if kind == codes.OVERFLOW else {}


def _args_of_preparation(file: Components, kind: int, x: int, y: int, z: int, w: int) -> EventArgs:
    if kind == codes.NEUTRAL_BID:
        return {"price": x, "slot": y}
    if kind in (codes.NUMBER, codes.PURSE, codes.IMPROVED):
        ship: EventArgs = {"ship": ship_name(x)}
        if kind == codes.IMPROVED:
            return {**ship, "improvement": f"@improvement-{file.improvement_ids[y]}"}
        return {**ship, "doubloons": y} if kind == codes.PURSE else ship
    args: EventArgs = {"seat": seat_name(x)}
    if kind == codes.THROWN:
        return {**args, "goods": GOODS[y], "name": goods_name(y)}
    if kind == codes.THROWN_TOKEN:
        return {**args, "token": token_id(y), "rarity": rarity_of(file, y)}
    if kind == codes.BID_MADE:
        return {**args, "price": y, "slot": z}
    if kind == codes.BANKED:
        return {**args, "n": y, "doubloons": z, "why": BANK_REASONS[w & 3], "owed": w >> 2}
    return {**args, "doubloons": y, "bank": z}


STEPS = (codes.SAILED, codes.ENTERED, codes.LEFT, codes.STORM_ENTERED)


def _args_of_action(file: Components, kind: int, x: int, y: int, z: int, w: int) -> EventArgs:
    if kind in STEPS:
        return {"ship": ship_name(x), **_args_of_step(kind, y, z, w)}
    if kind in (codes.DISCOVERED_FACE, codes.STUDIED_FACE):
        return {"token": token_id(x), "rarity": rarity_of(file, x), "family": FAMILIES[y]}
    return {"seat": seat_name(x), **_args_of_players_action(file, kind, y, z, w)}


def _args_of_step(kind: int, y: int, z: int, w: int) -> EventArgs:
    if kind == codes.SAILED:
        return {**from_args(y), **sea_args(z), "cost": w, "cape": int(chart.cell_of(y) == chart.cell_of(z))}
    if kind == codes.STORM_ENTERED:
        return {**cell_args(y), "cost": z}
    haven, number = divmod(w, 8)
    is_port = haven == chart.PORT
    name = port_name(number) if is_port else str(number + 1)
    where = {"space": haven_id(haven, y - chart.HAVEN), "at": space_at(y)} if kind == codes.ENTERED else sea_args(y)
    return {**where, "cost": z, "kind": "port" if is_port else "lair", "name": name}


def _args_of_players_action(file: Components, kind: int, y: int, z: int, w: int) -> EventArgs:
    if kind in (codes.TOWED, codes.MARKET_OPENS):
        return {"port": PORTS[y], "name": port_name(y)}
    if kind in (codes.SOLD, codes.SOLD_BLACK, codes.BOUGHT):
        points: EventArgs = {} if kind == codes.BOUGHT else {"vp": w}
        return {"goods": GOODS[y], "name": goods_name(y), "doubloons": z, **points}
    if kind == codes.DELIVERED:
        token, family = divmod(y, 8)
        face: EventArgs = {"rarity": rarity_of(file, token), "family": FAMILIES[family]}
        return {"token": token_id(token), **face, "vp": z, "bonus": w}
    if kind == codes.TRADER_BONUS:
        return {"vp": y, "doubloons": z}
    if kind == codes.RIGGED:
        return {"size": y, "doubloons": z}
    if kind in (codes.YARD_OPENS, codes.RECRUITED, codes.HIRED, codes.EXTENDED, codes.ARMED, codes.LETTER_BOUGHT):
        return {"doubloons": y}
    if kind == codes.REPAIRED:
        return {"what": DAMAGES[y], "doubloons": z}
    if kind in (codes.TRAINED, codes.LEADER):
        level: EventArgs = {"level": z, "doubloons": w} if kind == codes.TRAINED else {}
        return {"speciality": SPECIALITIES[y], "name": speciality_name(y), **level}
    if kind == codes.DISCOVERED:
        return {"token": token_id(y), "rarity": rarity_of(file, y), "site": SITES[y // codes.PILE]}
    if kind == codes.STUDIED:
        return {"site": SITES[y]}
    if kind == codes.TREASURE:
        return {"ship": ship_name(y), "doubloons": z, "lair": w + 1}
    if kind == codes.PIRACY_PLAYED:
        return {"ship": ship_name(y)}
    if kind == codes.RECOVERY:
        return {"n": y}
    return {"tokens": y} if kind == codes.TURN_BEGINS else {}


def _args_of_combat(kind: int, x: int, y: int, z: int, w: int) -> EventArgs:
    if kind == codes.ENDED:
        return {}
    if kind == codes.FINAL:
        return {"seat": seat_name(x), "doubloons": y, "vp": z, "points": w}
    if kind in (codes.PURSE_TAKEN, codes.RANSOMED, codes.PAIRS_PAID, codes.MENDED):
        return {"seat": seat_name(x), **_args_of_payer(kind, y, z, w)}
    args: EventArgs = {"ship": ship_name(x)}
    if kind in (codes.SPARED, codes.STAYED):
        return args
    if kind in (codes.MUSTERED, codes.CREWED):
        return {**args, "n": y}
    if kind == codes.WHITE_DIE:
        return {**args, "face": FACES[y]}
    if kind == codes.FLED:
        return {**args, **sea_args(y)}
    if kind == codes.UPKEEP:
        return {**args, "n": y, "doubloons": z}
    if kind == codes.BURIED:
        return {**args, "doubloons": y}
    args["other"] = ship_name(y)
    if kind == codes.BOARDING:
        return {**args, "own": z, "theirs": w}
    if kind in (codes.WON, codes.TIED):
        return {**args, "vp": z}
    if kind in (codes.LOOTED, codes.LOOTED_BLACK):
        price: EventArgs = {"doubloons": w} if kind == codes.LOOTED_BLACK else {}
        return {**args, "goods": GOODS[z], "name": goods_name(z), **price}
    return args


def _args_of_payer(kind: int, y: int, z: int, w: int) -> EventArgs:
    if kind == codes.PURSE_TAKEN:
        return {"ship": ship_name(y), "doubloons": z}
    if kind == codes.RANSOMED:
        return {"port": PORTS[y], "name": port_name(y), "doubloons": z}
    if kind == codes.MENDED:
        return {"what": DAMAGES[y]}
    return {"n": y, "doubloons": z, "lost": w}
