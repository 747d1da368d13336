"""Moves of Seul Maître à Bord in notation, words and places; the words of its events and refusals."""

from flibuste.games.seul_maitre_a_bord import chart, rules
from flibuste.games.seul_maitre_a_bord.figures import (
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
from flibuste.games.seul_maitre_a_bord.rules import SeulMaitre
from flibuste.kit.bits import lowest, members
from flibuste.kit.errors import UnknownMove
from flibuste.kit.game import Event, Refusal
from flibuste.kit.old_game import Reason
from flibuste.kit.state import Note
from flibuste.kit.texts import Argument, Text

Arguments = dict[str, Argument]

WORDS = {
    "stay": rules.STAY,
    "pass": rules.PASS,
    "fight": rules.FIGHT,
    "shoot": rules.SHOOT,
    "spare": rules.SPARE,
    "nothing": rules.NOTHING,
    "done": rules.DONE,
    "end": rules.END,
    "market": rules.MARKET,
    "shipyard": rules.SHIPYARD,
    "study": rules.STUDY,
    "bank": rules.BANK,
    "recover": rules.RECOVER,
    "reinforce": rules.REINFORCE,
    "port": rules.ENTER_PORT,
    "lair": rules.ENTER_LAIR,
    "leave": rules.LEAVE,
    "recruit": rules.RECRUIT,
    "hire": rules.HIRE,
    "hold": rules.EXTEND,
    "cannon": rules.CANNON,
    "letter": rules.LETTER,
}

ACTION_BUTTONS = {
    rules.MARKET: "market",
    rules.SHIPYARD: "shipyard",
    rules.STUDY: "study",
    rules.BANK: "bank",
    rules.RECOVER: "recover",
    rules.REINFORCE: "reinforce",
}

YARD_BUTTONS = {
    rules.RECRUIT: "recruit",
    rules.HIRE: "hire",
    rules.EXTEND: "hold",
    rules.CANNON: "cannon",
    rules.LETTER: "letter",
}

REASONS = {
    rules.NOT_YOUR_TURN: Reason("", "house-not-your-turn"),
    rules.GAME_OVER: Reason("", "house-game-over"),
    rules.NO_SUCH_MOVE: Reason("", "house-no-such-move"),
    rules.NO_SUCH_SEAT: Reason("", "house-no-such-seat"),
    rules.NOT_BUILDING: Reason("SMB-MAP-04", "refusal-not-building"),
    rules.NOT_REVEALED: Reason("SMB-MAP-04", "refusal-not-revealed"),
    rules.FITS_NOWHERE: Reason("SMB-MAP-06", "refusal-fits-nowhere", shown=True),
    rules.CELL_TAKEN: Reason("SMB-MAP-05", "refusal-cell-taken"),
    rules.CORNER_FOR_PORTS: Reason("SMB-MAP-05", "refusal-corner-for-ports"),
    rules.TOUCHES_TOO_FEW: Reason("SMB-MAP-05", "refusal-touches-too-few"),
    rules.SIDES_DIFFER: Reason("SMB-MAP-06", "refusal-sides-differ", shown=True),
    rules.NOT_A_CORNER: Reason("SMB-MAP-09", "refusal-not-a-corner"),
    rules.CORNER_TAKEN: Reason("SMB-MAP-09", "refusal-cell-taken"),
    rules.TURN_DIFFERS: Reason("SMB-MAP-06", "refusal-turn-differs"),
    rules.OFF_THE_MAP: Reason("SMB-NAV-06", "refusal-off-the-map"),
    rules.STORM_THERE: Reason("SMB-CBT-11", "refusal-storm-there"),
    rules.STORM_BESIDE: Reason("SMB-WND-06", "refusal-storm-there"),
    rules.NO_ZONE_ASKED: Reason("SMB-WND-05", "refusal-no-zone-asked"),
    rules.NO_SUCH_ZONE: Reason("SMB-TRM-04", "refusal-no-such-zone"),
    rules.NO_BIDDING: Reason("SMB-INI-02", "refusal-no-bidding"),
    rules.SLOT_TAKEN: Reason("SMB-INI-02", "refusal-slot-taken", shown=True),
    rules.SLOT_UNPAYABLE: Reason("SMB-INI-03", "refusal-slot-unpayable", shown=True),
    rules.PREPARATION: Reason("SMB-RND-01", "refusal-preparation"),
    rules.ACTION_FIRST: Reason("SMB-ACT-02", "refusal-action-first"),
    rules.NO_TOKEN: Reason("SMB-ACT-03", "refusal-no-token"),
    rules.PLAYED_ENOUGH: Reason("SMB-ACT-02", "refusal-played-enough", shown=True),
    rules.ONLY_IN_PORT: Reason("SMB-ACT-05", "refusal-only-in-port", shown=True),
    rules.STORM_OVER_PORT: Reason("SMB-WND-06", "refusal-storm-over-port", shown=True),
    rules.MOORED: Reason("SMB-WND-06", "refusal-storm-over-port"),  # fourteen steps: the one out of the port tells it
    rules.LAND_THERE: Reason("SMB-NAV-02", "refusal-land-there"),
    rules.OTHER_ZONE: Reason("SMB-NAV-02", "refusal-other-zone"),
    rules.LEAVE_FIRST: Reason("SMB-NAV-04", "refusal-leave-first"),
    rules.TOO_FEW_POINTS: Reason("SMB-NAV-01", "refusal-too-few-points", shown=True),
    rules.TOO_FEW_SAILS: Reason("SMB-NAV-01", "refusal-too-few-sails", shown=True),
    rules.NO_CAPE: Reason("SMB-NAV-03", "refusal-no-cape"),
    rules.NO_PORT_HERE: Reason("SMB-NAV-04", "refusal-no-port-here"),
    rules.NOT_IN_HARBOUR: Reason("SMB-NAV-04", "refusal-not-in-harbour"),
    rules.LAIRS_ARE_FOR_PIRATES: Reason("SMB-NAV-04", "refusal-lairs-are-for-pirates"),
    rules.PORTS_ARE_NOT_FOR_PIRATES: Reason("SMB-NAV-04", "refusal-ports-are-not-for-pirates"),
    rules.NO_LAIR_HERE: Reason("SMB-PIR-03", "refusal-no-lair-here"),
    rules.LAIR_OCCUPIED: Reason("SMB-PIR-03", "refusal-lair-occupied", shown=True),
    rules.NOTHING_UNDER_WAY: Reason("SMB-NAV-01", "refusal-nothing-under-way"),
    rules.TOW_AT_SEA: Reason("SMB-NAV-09", "refusal-tow-at-sea"),
    rules.TOW_NOT_NEEDED: Reason("SMB-NAV-09", "refusal-tow-not-needed"),
    rules.TOW_PORT_STORMED: Reason("SMB-NAV-09", "refusal-port-stormed", shown=True),
    rules.NO_TOW_TO_THE_CENTRE: Reason("SMB-NAV-09", "refusal-not-the-centre"),
    rules.PORT_STORMED: Reason("SMB-CBT-11", "refusal-port-stormed", shown=True),
    rules.NOT_THE_CENTRE: Reason("SMB-CBT-11", "refusal-not-the-centre"),
    rules.RANSOM_UNPAYABLE: Reason("SMB-CBT-12", "refusal-ransom-unpayable", shown=True),
    rules.NOBODY_TO_RECOVER: Reason("SMB-REC-01", "refusal-nobody-to-recover", shown=True),
    rules.NO_SPECIALIST: Reason("SMB-ACA-01", "refusal-no-specialist"),
    rules.TOP_LEVEL: Reason("SMB-ACA-01", "refusal-top-level"),
    rules.NEEDS_CORSAIR: Reason("SMB-ACA-02", "refusal-needs-corsair", shown=True),
    rules.TRAINING_TOO_DEAR: Reason("SMB-ACA-01", "refusal-too-dear", shown=True),
    rules.NO_SITE: Reason("SMB-SCI-01", "refusal-no-site"),
    rules.OWN_MARKER: Reason("SMB-SCI-01", "refusal-own-marker", shown=True),
    rules.NO_SPACE_FOR_TOKEN: Reason("SMB-SCI-01", "refusal-hold-full", shown=True),
    rules.RARITY_NOT_ALLOWED: Reason("SMB-SCI-02", "refusal-rarity-not-allowed", shown=True),
    rules.NONE_LEFT: Reason("SMB-SCI-02", "refusal-none-left", shown=True),
    rules.NOTHING_LEFT: Reason("SMB-SCI-04", "refusal-nothing-left"),
    rules.STUDY_NEEDS_THREE: Reason("SMB-SCI-02", "refusal-study-needs-three"),
    rules.STUDY_INSTEAD: Reason("SMB-SCI-02", "refusal-study-instead"),
    rules.NO_SEARCH: Reason("SMB-SCI-02", "refusal-no-search"),
    rules.TOKEN_NOT_THERE: Reason("SMB-SCI-02", "refusal-token-not-there"),
    rules.TAKE_ONE_FIRST: Reason("SMB-SCI-02", "refusal-take-one-first"),
    rules.PIRATE_STORMED: Reason("SMB-PIR-01", "refusal-pirate-stormed", shown=True),
    rules.PIRATE_CONTROLLED: Reason("SMB-PIR-01", "refusal-pirate-controlled", shown=True),
    rules.NOT_ABOARD: Reason("SMB-ACT-06", "refusal-not-aboard"),
    rules.TOKEN_NOT_ABOARD: Reason("SMB-ACT-06", "refusal-token-not-aboard"),
    rules.NO_MARKET: Reason("SMB-MKT-01", "refusal-no-market"),
    rules.NOTHING_TO_SELL: Reason("SMB-MKT-02", "refusal-not-aboard"),
    rules.ONE_OF_A_KIND: Reason("SMB-MKT-02", "refusal-one-of-a-kind", shown=True),
    rules.SOLD_ENOUGH: Reason("SMB-MKT-02", "refusal-sold-enough", shown=True),
    rules.MADE_HERE: Reason("SMB-MKT-02", "refusal-made-here", shown=True),
    rules.NOT_MADE_HERE: Reason("SMB-MKT-05", "refusal-not-made-here"),
    rules.GOODS_TOO_DEAR: Reason("SMB-MKT-05", "refusal-too-dear", shown=True),
    rules.NO_SPACE_FOR_GOODS: Reason("SMB-MKT-05", "refusal-hold-full", shown=True),
    rules.NOTHING_TO_DELIVER: Reason("SMB-MKT-06", "refusal-token-not-aboard"),
    rules.NO_YARD: Reason("SMB-YRD-01", "refusal-no-yard"),
    rules.RECRUITED_ENOUGH: Reason("SMB-YRD-02", "refusal-recruited-enough", shown=True),
    rules.NO_BERTH: Reason("SMB-YRD-02", "refusal-no-berth", shown=True),
    rules.CREW_COMPLETE: Reason("SMB-YRD-02", "refusal-crew-complete", shown=True),
    rules.CREW_TOO_DEAR: Reason("SMB-YRD-02", "refusal-too-dear", shown=True),
    rules.HIRED_ONE: Reason("SMB-YRD-02", "refusal-hired-one", shown=True),
    rules.SPECIALISTS_COMPLETE: Reason("SMB-YRD-03", "refusal-specialists-complete", shown=True),
    rules.NOT_LARGER: Reason("SMB-YRD-04", "refusal-not-larger"),
    rules.KIND_BOUGHT: Reason("SMB-YRD-08", "refusal-kind-bought", shown=True),
    rules.SAILS_TOO_DEAR: Reason("SMB-YRD-04", "refusal-too-dear", shown=True),
    rules.MERCHANTS_ONLY: Reason("SMB-YRD-05", "refusal-merchants-only", shown=True),
    rules.EXTENSIONS_COMPLETE: Reason("SMB-YRD-05", "refusal-extensions-complete", shown=True),
    rules.HOLD_TOO_DEAR: Reason("SMB-YRD-05", "refusal-too-dear", shown=True),
    rules.CANNONS_COMPLETE: Reason("SMB-YRD-06", "refusal-cannons-complete", shown=True),
    rules.CANNON_TOO_DEAR: Reason("SMB-YRD-06", "refusal-too-dear", shown=True),
    rules.ALREADY_CORSAIR: Reason("SMB-YRD-07", "refusal-already-corsair"),
    rules.LETTER_TOO_DEAR: Reason("SMB-YRD-07", "refusal-too-dear", shown=True),
    rules.NO_REPAIR: Reason("SMB-YRD-09", "refusal-no-repair"),
    rules.NO_DAMAGE: Reason("SMB-YRD-09", "refusal-no-damage"),
    rules.REPAIR_TOO_DEAR: Reason("SMB-YRD-09", "refusal-too-dear", shown=True),
    rules.NO_ENGAGEMENT: Reason("SMB-ENG-01", "refusal-no-engagement"),
    rules.NOT_THERE: Reason("SMB-ENG-01", "refusal-not-there"),
    rules.NOT_AN_ENEMY: Reason("SMB-ENG-07", "refusal-not-an-enemy"),
    rules.HAS_FOUGHT: Reason("SMB-ENG-02", "refusal-has-fought", shown=True),
    rules.MUST_ENGAGE: Reason("SMB-ENG-03", "refusal-must-engage", shown=True),
    rules.OUT_OF_THAT_PORT: Reason("SMB-BLK-01", "refusal-out-of-that-port", shown=True),
    rules.NO_FIGHT_TO_BEGIN: Reason("SMB-ENG-08", "refusal-no-fight-to-begin"),
    rules.NO_SHOT: Reason("SMB-CBT-02", "refusal-no-shot"),
    rules.NO_CREWING: Reason("SMB-CBT-03", "refusal-no-crewing"),
    rules.TOO_FEW_CANNONS: Reason("SMB-CBT-03", "refusal-too-few-cannons"),
    rules.TOO_FEW_GUNNERS: Reason("SMB-CBT-03", "refusal-too-few-gunners", shown=True),
    rules.NOBODY_TO_LOSE: Reason("SMB-CBT-06", "refusal-nobody-to-lose"),
    rules.NONE_THERE: Reason("SMB-CBT-06", "refusal-none-there"),
    rules.NO_LOOT: Reason("SMB-CBT-09", "refusal-no-loot"),
    rules.NOT_IN_THEIR_HOLD: Reason("SMB-CBT-09", "refusal-not-in-their-hold"),
    rules.NOT_BEATEN: Reason("SMB-CBT-11", "refusal-not-beaten"),
    rules.PIRATES_PAY_NO_RANSOM: Reason("SMB-CPI-03", "refusal-pirates-pay-no-ransom"),
    rules.NO_RANSOM: Reason("SMB-CBT-12", "refusal-no-ransom"),
    rules.FEWER_SAILORS: Reason("SMB-CBT-12", "refusal-fewer-sailors"),
    rules.PAIRS_UNPAYABLE: Reason("SMB-CBT-12", "refusal-pairs-unpayable", shown=True),
    rules.LIGHTEN_FIRST: Reason("SMB-TRM-07", "refusal-lighten-first"),
    rules.TOO_FEW_PIRATE_POINTS: Reason("SMB-PIR-02", "refusal-too-few-points", shown=True),
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
    return f"{SITES[token // rules.PILE]}{token % rules.PILE + 1}"


def seat_name(seat: int) -> str:
    return f"#{seat}"


def ship_name(ship: int) -> str:
    return f"#{ship}" if ship < rules.PIRATE else f"@pirate-{ship - rules.PIRATE + 1}"


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
    return RARITIES[file.figures.rarity[token % rules.PILE]]


def token_args(file: Components, state: SeulMaitre, seat: int, token: int) -> Arguments | None:
    """Rarity and family of a token, if the seat knows it."""
    if not state.knows(seat, token):
        return None
    return {"rarity": rarity_of(file, token), "family": FAMILIES[state.family(token)]}


# -- notation


class Notation:
    """The notation of every code, both ways."""

    def __init__(self, file: Components) -> None:
        self.written: list[str] = [""] * file.figures.codes
        for word, code in WORDS.items():
            self.written[code] = word
        for first, verb, things in (
            (rules.SAIL, "sail", DIRECTIONS),
            (rules.AWAY, "away", DIRECTIONS),
            (rules.CAPE, "cape", range(chart.ZONES)),
            (rules.ZONE, "zone", range(chart.ZONES)),
            (rules.TURN, "turn", range(chart.SIDES)),
            (rules.TOW, "tow", PORTS),
            (rules.RANSOM, "ransom", PORTS),
            (rules.TRAIN, "train", SPECIALITIES),
            (rules.DISCOVER, "discover", RARITIES),
            (rules.PIRACY, "piracy", range(1, PIRATES + 1)),
            (rules.THROW, "throw", GOODS),
            (rules.SELL, "sell", GOODS),
            (rules.BUY, "buy", GOODS),
            (rules.LOOT, "loot", GOODS),
            (rules.SAILS, "sails", file.sizes),
            (rules.REPAIR, "repair", DAMAGES),
            (rules.LOSE, "lose", PLACES_ABOARD[:3]),
            (rules.CREW, "crew", range(rules.MOST_CANNONS + 1)),
            (rules.PAIRS, "pairs", range(rules.MOST_PAIRS + 1)),
            (rules.ENGAGE, "engage", range(1, rules.SEATS + 1)),
            (rules.ENGAGE + rules.PIRATE, "engage pirate", range(1, PIRATES + 1)),
            (rules.TAKE, "take", [token_id(token) for token in range(rules.TOKENS)]),
            (rules.DELIVER, "deliver", [token_id(token) for token in range(rules.TOKENS)]),
            (rules.THROW_TOKEN, "throw", [token_id(token) for token in range(rules.TOKENS)]),
            (rules.CELL, "cell", [cell_id(cell) for cell in range(chart.CELLS)]),
            (rules.TILE, "tile", file.tile_ids),
            (rules.BID, "bid", range(len(file.prices))),
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
    space = state.space_of(state.moving_ship())
    if space == chart.NONE or not state.chart.complete:
        return chart.NONE
    at_sea = space < chart.HAVEN
    if move == rules.LEAVE:
        return chart.NONE if at_sea else int(state.chart.roadstead[space - chart.HAVEN])
    if not at_sea:
        return chart.NONE
    cell = space >> 2
    if move in (rules.ENTER_PORT, rules.ENTER_LAIR):
        kind = chart.PORT if move == rules.ENTER_PORT else chart.LAIR
        is_here = state.chart.haven[cell] == kind and state.chart.roadstead[cell] == space
        return chart.HAVEN + cell if is_here else chart.NONE
    if move >= rules.CAPE:
        zone = move - rules.CAPE
        return cell * 4 + zone if zone < state.chart.zones[cell] else chart.NONE
    return int(state.chart.steps[space * 8 + move - rules.SAIL])


def place(file: Components, state: SeulMaitre, seat: int, move: int) -> str:
    if move in ACTION_BUTTONS:
        return f"action:{ACTION_BUTTONS[move]}"
    if move in YARD_BUTTONS:
        return f"yard:{YARD_BUTTONS[move]}"
    if move < rules.ENTER_PORT:
        return "button"
    if move < rules.AWAY or rules.CAPE <= move < rules.ZONE:
        target = step_target(state, move)
        return "button" if target == chart.NONE else f"space:{space_id(state, target)}"
    if move < rules.CAPE:
        cell = away_cell(file, state, seat, move - rules.AWAY)
        return "button" if cell == chart.NONE else f"cell:{cell_id(cell)}"
    if move < rules.TURN:
        return "button" if state.target == chart.NONE else f"space:{sea_id(state.target * 4 + move - rules.ZONE)}"
    if rules.TOW <= move < rules.TRAIN:
        port = move - (rules.TOW if move < rules.RANSOM else rules.RANSOM)
        return f"space:{haven_id(chart.PORT, state.chart.port_cell[port])}" if state.chart.complete else "button"
    if move >= rules.CELL and move < rules.TILE:
        return f"cell:{cell_id(move - rules.CELL)}"
    return _place_of_thing(file, move)


PLACES = (
    (rules.TURN, "turn"),
    (rules.TRAIN, "specialist"),
    (rules.DISCOVER, "rarity"),
    (rules.PIRACY, "pirate"),
    (rules.THROW, "cargo"),
    (rules.SELL, "sell"),
    (rules.BUY, "buy"),
    (rules.LOOT, "loot"),
    (rules.SAILS, "yard"),
    (rules.REPAIR, "damage"),
    (rules.LOSE, "crew"),
    (rules.CREW, "cannons"),
    (rules.PAIRS, "pairs"),
    (rules.ENGAGE, "ship"),
    (rules.TAKE, "pile"),
    (rules.DELIVER, "token"),
    (rules.THROW_TOKEN, "token"),
    (rules.TILE, "tile"),
    (rules.BID, "bid"),
)


def _place_of_thing(file: Components, move: int) -> str:
    first, word = max((row for row in PLACES if row[0] <= move), key=lambda row: row[0])
    n = move - first
    things: dict[int, str] = {
        rules.TRAIN: SPECIALITIES[n % 5],
        rules.DISCOVER: RARITIES[n % 3],
        rules.PIRACY: str(n + 1),
        rules.SAILS: f"sails-{file.sizes[n % rules.SIZES]}",
        rules.REPAIR: DAMAGES[n % 3],
        rules.LOSE: PLACES_ABOARD[n % 3],
        rules.TILE: file.tile_ids[n % len(file.tile_ids)],
    }
    if first in (rules.THROW, rules.SELL, rules.BUY, rules.LOOT):
        return f"{word}:{GOODS[n]}"
    if first in (rules.TAKE, rules.DELIVER, rules.THROW_TOKEN):
        return f"{word}:{token_id(n)}"
    return f"{word}:{things.get(first, n)}"


def away_cell(file: Components, state: SeulMaitre, seat: int, direction: int) -> int:
    """The cell in a direction from the ship that may leave, NONE beyond the border."""
    ship = state.loser() if state.phase == rules.BEATEN else max(seat, 0)
    space = state.space_of(ship)
    if space == chart.NONE:
        return chart.NONE
    return int(file.figures.tiles.near[chart.cell_of(space) * 8 + direction])


# -- labels


def label(file: Components, state: SeulMaitre, seat: int, move: int) -> Text:
    if move < rules.ENTER_PORT:
        return _label_of_word(file, state, move)
    if move < rules.RECRUIT or rules.SAIL <= move < rules.AWAY or rules.CAPE <= move < rules.ZONE:
        return _label_of_step(file, state, move)
    if move < rules.SAIL or rules.SAILS <= move < rules.LOSE:
        return _label_of_work(file, state, seat, move)
    if move < rules.CAPE:
        direction = move - rules.AWAY
        cell = away_cell(file, state, seat, direction)
        return Text("label-away", {"to": wind_name(direction), "at": "" if cell == chart.NONE else cell_at(cell)})
    if move < rules.TURN:
        return _label_of_zone(state, move - rules.ZONE)
    if move < rules.TRAIN:
        return _label_of_turn_or_port(file, move)
    if move < rules.LOOT:
        return _label_of_action(file, state, seat, move)
    if move < rules.TAKE:
        return _label_of_answer(file, state, seat, move)
    if move < rules.CELL:
        return _label_of_token(file, state, seat, move)
    if move < rules.TILE:
        return Text("label-cell", {"at": cell_at(move - rules.CELL)})
    if move < rules.BID:
        reverse = state.phase == rules.CHOOSING and state.needs_reverse()
        name = f"@tile-{file.tile_ids[move - rules.TILE]}"
        return Text("label-tile-reverse" if reverse else "label-tile", {"name": name})
    return Text("label-bid", {"price": file.prices[move - rules.BID]})


LABELS_OF_WORDS = {
    rules.PASS: "label-pass",
    rules.FIGHT: "label-fight",
    rules.SHOOT: "label-shoot",
    rules.SPARE: "label-spare",
    rules.NOTHING: "label-nothing",
    rules.DONE: "label-done",
    rules.END: "label-end",
    rules.MARKET: "label-market",
    rules.SHIPYARD: "label-shipyard",
    rules.STUDY: "label-study",
    rules.RECOVER: "label-recover",
    rules.REINFORCE: "label-reinforce",
}


def _label_of_word(file: Components, state: SeulMaitre, move: int) -> Text:
    if move == rules.BANK:
        return Text("label-bank", {"doubloons": file.figures.per_token})
    if move == rules.STAY:
        return Text("label-stay-port" if state.phase == rules.SHELTER else "label-stay")
    return Text(LABELS_OF_WORDS[move])


def full_cost(file: Components, state: SeulMaitre, move: int) -> int:
    """What a step of the ship under way costs without a free step of its navigator."""
    figures = file.figures
    ship = state.moving_ship()
    is_pirate = ship >= rules.PIRATE
    if is_tile_step(move):
        direction = move - rules.SAIL
        return state.wind_cost(direction) if is_pirate else state.wind_cost_for(ship, direction)
    if move == rules.LEAVE:
        return figures.lair_leave if is_pirate else figures.port_leave
    if move == rules.ENTER_PORT:
        return figures.port_enter
    return figures.lair_enter if move == rules.ENTER_LAIR else figures.cape


def is_tile_step(move: int) -> bool:
    return rules.SAIL <= move < rules.AWAY


def step_cost(file: Components, state: SeulMaitre, move: int) -> int:
    """What a step of the ship under way costs."""
    ship = state.moving_ship()
    cost = full_cost(file, state, move)
    return cost if ship >= rules.PIRATE else state.cost_shown(ship, cost, not is_tile_step(move))


def begins_again(file: Components, state: SeulMaitre, move: int) -> bool:
    """Whether a step takes another token, though a Navigation is under way."""
    ship = state.moving_ship()
    return ship < rules.PIRATE and state.begins_again(ship, full_cost(file, state, move), not is_tile_step(move))


def _label_of_step(file: Components, state: SeulMaitre, move: int) -> Text:
    target = step_target(state, move)
    to: Arguments = {"to": wind_name(move - rules.SAIL)} if is_tile_step(move) else {}
    if target == chart.NONE:
        keys = {
            rules.LEAVE: "label-leave-none",
            rules.ENTER_PORT: "label-enter-none",
            rules.ENTER_LAIR: "label-lair-none",
        }
        return Text("label-sail-none", to) if to else Text(keys.get(move, "label-cape-none"))
    cost: Arguments = {"cost": step_cost(file, state, move), "again": int(begins_again(file, state, move))}
    if to:
        key = "label-sail-storm" if state.is_stormy(target >> 2) else "label-sail"
        return Text(key, {**to, "at": space_at(target), **cost})
    if move == rules.LEAVE:
        cell = state.space_of(state.moving_ship()) - chart.HAVEN
        number = int(state.chart.haven_number[cell])
        if state.chart.haven[cell] == chart.LAIR:
            return Text("label-leave-lair", {"lair": number + 1, **cost})
        return Text("label-leave", {"name": port_name(number), **cost})
    if move == rules.ENTER_PORT:
        return Text("label-enter", {"name": port_name(state.chart.haven_number[target - chart.HAVEN]), **cost})
    if move == rules.ENTER_LAIR:
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
    if move == rules.RECRUIT:
        return Text("label-recruit", {"price": figures.sailor_price})
    if move == rules.HIRE:
        return Text("label-hire", {"price": figures.specialist_price})
    if move == rules.EXTEND:
        return Text("label-hold", {"price": state.discounted(owner, figures.hold_price)})
    if move == rules.CANNON:
        return Text("label-cannon", {"price": state.discounted(owner, figures.cannon_price)})
    if move == rules.LETTER:
        return Text("label-letter", {"price": state.discounted(owner, figures.letter_price)})
    if move < rules.REPAIR:
        size = file.sizes[move - rules.SAILS]
        return Text("label-sails", {"size": size, "price": max(state.sails_price(owner, size), 0)})
    price = 0 if state.phase == rules.MENDING else int(state.repair_price(owner))
    return Text("label-repair", {"what": DAMAGES[move - rules.REPAIR], "price": price})


def _label_of_turn_or_port(file: Components, move: int) -> Text:
    if move < rules.TOW:
        return Text("label-turn", {"turn": move - rules.TURN})
    if move < rules.RANSOM:
        return Text("label-tow", {"name": port_name(move - rules.TOW), "price": file.figures.ransom_ship})
    return Text("label-ransom", {"name": port_name(move - rules.RANSOM), "price": file.figures.ransom_ship})


def _label_of_action(file: Components, state: SeulMaitre, seat: int, move: int) -> Text:
    figures = file.figures
    owner = max(seat, 0)
    if move < rules.DISCOVER:
        speciality = move - rules.TRAIN
        level = state.vessels[owner].level(speciality)
        price = int(figures.level_price[level])
        return Text("label-train", {"name": speciality_name(speciality), "level": level + 1, "price": price})
    if move < rules.PIRACY:
        return Text("label-discover", {"rarity": RARITIES[move - rules.DISCOVER]})
    if move < rules.THROW:
        return Text("label-piracy", {"ship": ship_name(rules.PIRATE + move - rules.PIRACY)})
    if move < rules.SELL:
        return Text("label-throw", {"name": goods_name(move - rules.THROW)})
    if move < rules.BUY:
        kind = move - rules.SELL
        key = "label-sell-black" if state.is_row_full(kind) else "label-sell"
        worth: Arguments = {"doubloons": state.sale_price(owner, kind), "vp": state.sale_points(kind)}
        return Text(key, {"name": goods_name(kind), **worth})
    kind = move - rules.BUY
    return Text("label-buy", {"name": goods_name(kind), "price": int(figures.buy[kind])})


def _label_of_answer(file: Components, state: SeulMaitre, seat: int, move: int) -> Text:
    if move < rules.SAILS:
        return Text("label-loot", {"name": goods_name(move - rules.LOOT)})
    if move < rules.CREW:
        return Text("label-lose", {"place": PLACES_ABOARD[move - rules.LOSE]})
    if move < rules.PAIRS:
        return Text("label-crew", {"n": move - rules.CREW})
    if move < rules.ENGAGE:
        pairs = move - rules.PAIRS
        lost = max(state.vessels[max(seat, 0)].sailors() - 2 * pairs, 0)
        return Text("label-pairs", {"n": pairs, "price": pairs * file.figures.ransom_pair, "lost": lost})
    ship = move - rules.ENGAGE
    if ship < rules.PIRATE and ship >= state.players:
        return Text("label-no-seat", {"n": ship + 1})
    return Text("label-engage", {"ship": ship_name(ship)})


def _label_of_token(file: Components, state: SeulMaitre, seat: int, move: int) -> Text:
    if move < rules.DELIVER:
        key, token = "label-take", move - rules.TAKE
    elif move < rules.THROW_TOKEN:
        key, token = "label-deliver", move - rules.DELIVER
    else:
        key, token = "label-throw-token", move - rules.THROW_TOKEN
    known = token_args(file, state, seat, token)
    if known is None:
        return Text(f"{key}-none", {"token": token_id(token)})
    if key == "label-deliver":
        vp = state.delivery_points(seat, token) + state.delivery_bonus(seat, token)
        return Text(key, {**known, "vp": vp})
    return Text(key, known)


# -- hints


def hint(file: Components, state: SeulMaitre, seat: int, move: int) -> Text | None:
    """The consequence worth saying before the click."""
    figures = file.figures
    if move in (rules.LEAVE, rules.ENTER_LAIR) or rules.SAIL <= move < rules.AWAY or rules.CAPE <= move < rules.ZONE:
        return _hint_of_step(state, move)
    if state.phase == rules.TURNING:
        coast = chart.turned_coast(state.chart.tiles.coast[state.side_laid()], move - rules.TURN)
        return Text("hint-turn", {"sides": sides_of(coast)})
    if rules.TRAIN <= move < rules.DISCOVER:
        speciality = move - rules.TRAIN
        level = state.vessels[seat].level(speciality) + 1
        return Text("hint-power", {"power": f"@power-{SPECIALITIES[speciality]}-{level}"})
    if move == rules.REINFORCE and state.round >= state.rounds:
        return Text("hint-no-next-round")
    price = 0
    if move >= rules.BID:
        price = file.prices[move - rules.BID]
    elif rules.RANSOM <= move < rules.TRAIN:
        price = figures.ransom_ship
    elif rules.PAIRS <= move < rules.ENGAGE:
        price = (move - rules.PAIRS) * figures.ransom_pair
    missing = price - state.vessels[seat].money
    if missing > 0:
        return Text("hint-bank", {"n": -(-missing // figures.per_token)})
    if rules.DELIVER <= move < rules.THROW_TOKEN:
        bonus = int(state.delivery_bonus(seat, move - rules.DELIVER))
        return Text("hint-bonus", {"bonus": bonus}) if bonus else None
    return None


def _hint_of_step(state: SeulMaitre, move: int) -> Text | None:
    target = step_target(state, move)
    ship = state.moving_ship()
    if move == rules.ENTER_LAIR:
        lair = int(state.chart.haven_number[target - chart.HAVEN])
        treasure = int(state.pirates[lair].treasure)
        return Text("hint-treasure", {"doubloons": treasure}) if treasure and lair != ship - rules.PIRATE else None
    if state.is_stormy(target >> 2):
        return Text("hint-storm", {"n": state.storms_on(target >> 2)})
    bound = 0 if state.fought >> ship & 1 else state.must_engage(ship, target)
    if bound:
        return Text("hint-fight", {"ship": ship_name(lowest(bound))})
    site = int(state.chart.site_of[target])
    return Text("hint-site", {"site": SITES[site]}) if site != chart.NONE and ship < rules.PIRATE else None


# -- refusals


def refusal(file: Components, state: SeulMaitre, seat: int, move: int, reason: int) -> Refusal:
    why = REASONS[reason]
    return Refusal(why.clause, Text(why.key, _refusal_args(file, state, seat, move, reason)), _counted(reason))


DEAR = (
    *(rules.TRAINING_TOO_DEAR, rules.GOODS_TOO_DEAR, rules.CREW_TOO_DEAR, rules.SAILS_TOO_DEAR),
    *(rules.HOLD_TOO_DEAR, rules.CANNON_TOO_DEAR, rules.LETTER_TOO_DEAR, rules.REPAIR_TOO_DEAR),
)


LIMITS = (
    *(rules.SOLD_ENOUGH, rules.RECRUITED_ENOUGH, rules.CREW_COMPLETE, rules.SPECIALISTS_COMPLETE),
    *(rules.EXTENSIONS_COMPLETE, rules.CANNONS_COMPLETE, rules.TOO_FEW_CANNONS, rules.FEWER_SAILORS),
)


OF_GOODS = (rules.NOT_ABOARD, rules.NOTHING_TO_SELL, rules.ONE_OF_A_KIND, rules.MADE_HERE, rules.NOT_MADE_HERE)


OF_CELLS = (rules.CELL_TAKEN, rules.CORNER_TAKEN, rules.CORNER_FOR_PORTS, rules.TOUCHES_TOO_FEW, rules.NOT_A_CORNER)


def price_of(file: Components, state: SeulMaitre, seat: int, move: int) -> int:
    """What a move of the shipyard, the market or the academy costs."""
    return int(str(label(file, state, seat, move).args["price"]))


def action_of(move: int) -> str:
    """The action a move begins."""
    if move == rules.MARKET:
        return "@action-market"
    if move == rules.SHIPYARD:
        return "@action-shipyard"
    if move == rules.REINFORCE:
        return "@action-reinforcement"
    if rules.TRAIN <= move < rules.DISCOVER:
        return "@action-academy"
    return "@action-piracy" if rules.PIRACY <= move < rules.THROW else "@action-discovery"


def _refusal_args(file: Components, state: SeulMaitre, seat: int, move: int, reason: int) -> Arguments:
    figures = file.figures
    if reason in (rules.NOT_REVEALED, rules.FITS_NOWHERE):
        return {"name": f"@tile-{file.tile_ids[move - rules.TILE]}"}
    if reason in OF_CELLS:
        return {"at": cell_at(move - rules.CELL)}
    if reason == rules.SIDES_DIFFER:
        return {"at": cell_at(move - rules.CELL), "name": f"@tile-{file.tile_ids[state.chosen]}"}
    if reason == rules.TURN_DIFFERS:
        return {"turn": move - rules.TURN}
    if reason in (rules.OFF_THE_MAP, rules.LAND_THERE, rules.OTHER_ZONE):
        return {"to": wind_name(move - (rules.SAIL if move < rules.AWAY else rules.AWAY))}
    if reason in (rules.STORM_THERE, rules.STORM_BESIDE):
        return {"at": cell_at(away_cell(file, state, seat, move - rules.AWAY))}
    if reason == rules.NO_SUCH_ZONE:
        return {"at": cell_at(state.target)}
    if reason == rules.SLOT_TAKEN:
        return {"price": file.prices[move - rules.BID]}
    vessel = state.vessels[max(seat, 0)]
    if reason == rules.SLOT_UNPAYABLE:
        return {"price": file.prices[move - rules.BID], "have": vessel.money, "tokens": vessel.actions}
    if reason == rules.PLAYED_ENOUGH:
        return {"action": action_of(move), "n": int(state.most_yards(seat)) if move == rules.SHIPYARD else 1}
    if reason == rules.ONLY_IN_PORT:
        return {"action": action_of(move)}
    if reason in DEAR:
        return {"price": price_of(file, state, seat, move), "have": vessel.money}
    if reason in (rules.TOO_FEW_POINTS, rules.TOO_FEW_SAILS, rules.TOO_FEW_PIRATE_POINTS):
        return {"cost": step_cost(file, state, move), "have": points_at_most(state)}
    if reason == rules.LAIR_OCCUPIED:
        cell = state.space_of(state.mover) >> 2
        return {"lair": int(state.chart.haven_number[cell]) + 1}
    if reason in (rules.PORT_STORMED, rules.TOW_PORT_STORMED):
        return {"name": port_name(move - (rules.TOW if move < rules.RANSOM else rules.RANSOM))}
    if reason == rules.RANSOM_UNPAYABLE:
        return {"price": figures.ransom_ship, "have": vessel.money}
    return _refusal_args_of_things(file, state, seat, move, reason)


def points_left(state: SeulMaitre) -> int:
    """Movement points the ship under way still has."""
    if state.phase == rules.PIRATING:
        return int(state.pirate_points())
    return int(state.points(state.actor)) + (int(state.free_point) if state.mover == state.actor else 0)


def points_at_most(state: SeulMaitre) -> int:
    """Movement points for the next step, in the Navigation under way or in a new one."""
    left = points_left(state)
    if state.phase == rules.PIRATING or state.vessels[state.actor].actions == 0:
        return left
    return max(left, int(state.points_anew(state.actor)))


def _refusal_args_of_things(file: Components, state: SeulMaitre, seat: int, move: int, reason: int) -> Arguments:
    figures = file.figures
    vessel = state.vessels[max(seat, 0)]
    if reason in (rules.TOP_LEVEL, rules.NEEDS_CORSAIR):
        speciality = move - rules.TRAIN
        level: Arguments = {"level": vessel.level(speciality) + 1} if reason == rules.NEEDS_CORSAIR else {}
        return {"name": speciality_name(speciality), **level}
    if reason in (rules.OWN_MARKER, rules.NOTHING_LEFT, rules.NONE_LEFT):
        site: Arguments = {"site": SITES[state.site_here(seat)]}
        return {"rarity": RARITIES[move - rules.DISCOVER], **site} if reason == rules.NONE_LEFT else site
    if reason == rules.RARITY_NOT_ALLOWED:
        return {"rarity": RARITIES[move - rules.DISCOVER], "level": vessel.level(rules.SCIENTIST)}
    if reason in (rules.PIRATE_STORMED, rules.PIRATE_CONTROLLED):
        number = move - rules.PIRACY
        pirate: Arguments = {"ship": ship_name(rules.PIRATE + number)}
        if reason == rules.PIRATE_STORMED:
            return pirate
        return {**pirate, "seat": seat_name(state.pirates[number].master)}
    if reason in (rules.TOKEN_NOT_THERE, rules.TOKEN_NOT_ABOARD, rules.NOTHING_TO_DELIVER):
        first = max(first for first in (rules.TAKE, rules.DELIVER, rules.THROW_TOKEN) if first <= move)
        return {"token": token_id(move - first)}
    if reason in OF_GOODS:
        first = max(first for first in (rules.THROW, rules.SELL, rules.BUY) if first <= move)
        return {"name": goods_name(move - first)}
    if reason == rules.NOT_IN_THEIR_HOLD:
        return {"name": goods_name(move - rules.LOOT), "ship": ship_name(state.loser())}
    if reason in (rules.NOT_THERE, rules.NOT_AN_ENEMY, rules.HAS_FOUGHT, rules.OUT_OF_THAT_PORT):
        return {"ship": ship_name(move - rules.ENGAGE)}
    if reason == rules.NO_DAMAGE:
        return {"what": DAMAGES[move - rules.REPAIR]}
    if reason == rules.NOT_LARGER:
        return {"size": vessel.upgrade}
    if reason == rules.TOO_FEW_GUNNERS:
        return {"need": (move - rules.CREW) * figures.gunners, "have": vessel.hold}
    if reason == rules.PAIRS_UNPAYABLE:
        return {"price": (move - rules.PAIRS) * figures.ransom_pair, "have": vessel.money}
    if reason not in LIMITS:
        return {}
    limits = {
        rules.SOLD_ENOUGH: state.cubes_to_sell(vessel),
        rules.RECRUITED_ENOUGH: figures.sailors_per_action,
        rules.CREW_COMPLETE: figures.crew_limit,
        rules.SPECIALISTS_COMPLETE: rules.SPECIALITIES,
        rules.EXTENSIONS_COMPLETE: figures.extensions_max[vessel.type],
        rules.CANNONS_COMPLETE: figures.cannons_max[vessel.type],
        rules.TOO_FEW_CANNONS: vessel.cannons - vessel.broken,
        rules.FEWER_SAILORS: (vessel.sailors() + 1) // 2,
    }
    return {"n": int(limits[reason])}


def _counted(reason: int) -> tuple[str, ...]:
    """What was counted: the sailors that would have to be there."""
    return ("crew:hold",) if reason in (rules.TOO_FEW_POINTS, rules.TOO_FEW_GUNNERS) else ()


# -- events

EVENTS = {
    rules.SET_OUT: "set-out",
    rules.DEALT: "dealt",
    rules.TILE_UP: "tile-up",
    rules.PLAYS: "plays",
    rules.TOOK_TILE: "took-tile",
    rules.LAID: "laid",
    rules.PORT_LAID: "port-laid",
    rules.WIND_SET: "wind-set",
    rules.ROUND: "round",
    rules.WIND_TURNED: "wind-turned",
    rules.WIND_REROLL: "wind-reroll",
    rules.STORM_MOVED: "storm-moved",
    rules.WIND_DIE: "wind-die",
    rules.BLOWN: "blown",
    rules.RED_DIE: "red-die",
    rules.SHELTERED: "sheltered",
    rules.PUT_OUT: "put-out",
    rules.HELD: "held",
    rules.DRIFTED: "drifted",
    rules.STUCK: "stuck",
    rules.HIT: "hit",
    rules.NO_EFFECT: "no-effect",
    rules.OVERFLOW: "overflow",
    rules.THROWN: "thrown",
    rules.THROWN_TOKEN: "thrown-token",
    rules.BID_MADE: "bid",
    rules.NEUTRAL_BID: "neutral-bid",
    rules.BANKED: "banked",
    rules.BRIBE: "bribe",
    rules.NUMBER: "number",
    rules.PURSE: "purse",
    rules.IMPROVED: "improved",
    rules.TURN_BEGINS: "turn",
    rules.NAVIGATION: "navigation",
    rules.SAILED: "sailed",
    rules.ENTERED: "entered",
    rules.LEFT: "left",
    rules.STORM_ENTERED: "storm-entered",
    rules.TREASURE: "treasure",
    rules.TOWED: "towed",
    rules.MARKET_OPENS: "market",
    rules.SOLD: "sold",
    rules.SOLD_BLACK: "sold-black",
    rules.BOUGHT: "bought",
    rules.DELIVERED: "delivered",
    rules.TRADER_BONUS: "trader-bonus",
    rules.YARD_OPENS: "shipyard",
    rules.RECRUITED: "recruited",
    rules.HIRED: "hired",
    rules.RIGGED: "sails",
    rules.EXTENDED: "extended",
    rules.ARMED: "cannon",
    rules.LETTER_BOUGHT: "letter",
    rules.REPAIRED: "repaired",
    rules.TRAINED: "trained",
    rules.LEADER: "leader",
    rules.DISCOVERED: "discovered",
    rules.DISCOVERED_FACE: "discovered-face",
    rules.STUDIED: "studied",
    rules.STUDIED_FACE: "studied-face",
    rules.MARKS_BACK: "marks-back",
    rules.PIRACY_PLAYED: "piracy",
    rules.RECOVERY: "recovery",
    rules.REINFORCEMENT: "reinforcement",
    rules.TURN_OVER: "turn-over",
    rules.ENGAGED: "engaged",
    rules.MUSTERED: "mustered",
    rules.SPARED: "spared",
    rules.INITIAL_SHOT: "initial-shot",
    rules.CREWED: "crewed",
    rules.WHITE_DIE: "white-die",
    rules.BOARDING: "boarding",
    rules.WON: "won",
    rules.TIED: "tied",
    rules.PURSE_TAKEN: "purse-taken",
    rules.LOOTED: "looted",
    rules.LOOTED_BLACK: "looted-black",
    rules.LOOTED_NOTHING: "looted-nothing",
    rules.STAYED: "stayed",
    rules.FLED: "fled",
    rules.RANSOMED: "ransomed",
    rules.PAIRS_PAID: "pairs-paid",
    rules.MENDED: "mended",
    rules.UPKEEP: "upkeep",
    rules.BURIED: "buried",
    rules.ENDED: "ended",
    rules.FINAL: "final",
}

EventArgs = dict[str, str | int]

BANK_REASONS = ("action", "bid", "ransom")


def event(file: Components, note: Note) -> Event:
    kind, audience, x, y, z, w = note
    if kind < rules.WIND_DIE:
        args = _args_of_map(file, kind, x, y, z, w)
    elif kind < rules.THROWN:
        who = "seat" if kind in (rules.SHELTERED, rules.PUT_OUT) else "ship"
        args = {who: ship_name(x), **_args_of_weather(kind, y, z)}
    elif kind < rules.TURN_BEGINS:
        args = _args_of_preparation(file, kind, x, y, z, w)
    elif kind < rules.ENGAGED:
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
    if kind in (rules.SET_OUT, rules.TILE_UP):
        tile: EventArgs = {"tile": file.tile_ids[x], "name": f"@tile-{file.tile_ids[x]}"}
        return {**tile, "storm": y} if kind == rules.TILE_UP else {**tile, **cell_args(y), "turn": z}
    if kind == rules.PLAYS:
        return {"seat": seat_name(x), "place": y}
    if kind in (rules.TOOK_TILE, rules.LAID):
        tile = {"seat": seat_name(x), "tile": file.tile_ids[y], "name": f"@tile-{file.tile_ids[y]}"}
        return (
            {**tile, "reverse": z}
            if kind == rules.TOOK_TILE
            else {
                **tile,
                **cell_args(z),
                "turn": w & 3,
                "reverse": w >> 2,
            }
        )
    if kind in (rules.DEALT, rules.PORT_LAID):
        port: EventArgs = {"seat": seat_name(x), "port": PORTS[y], "name": port_name(y)}
        return port if kind == rules.DEALT else {**port, **cell_args(z), "turn": w}
    if kind == rules.WIND_SET:
        return {"to": wind_name(x)}
    if kind == rules.ROUND:
        return {"round": x, "rounds": y}
    if kind == rules.WIND_TURNED:
        return {"to": wind_name(x), "by": y}
    return {} if kind == rules.WIND_REROLL else {**cell_args(x, "from", "from_at"), **cell_args(y)}


def _args_of_weather(kind: int, y: int, z: int) -> EventArgs:
    if kind == rules.WIND_DIE:
        return {"to": wind_name(y)}
    if kind in (rules.BLOWN, rules.DRIFTED):
        return {**from_args(y), **sea_args(z)}
    if kind in (rules.RED_DIE, rules.NO_EFFECT):
        return {"face": FACES[y]}
    if kind == rules.SHELTERED:
        return {"port": PORTS[y], "name": port_name(y)}
    if kind == rules.PUT_OUT:
        return sea_args(y)
    if kind == rules.HELD:
        return cell_args(y)
    if kind == rules.HIT:
        return {"face": FACES[y], "from": "none" if z == chart.NONE else PLACES_ABOARD[z]}
    return {"n": y} if kind == rules.OVERFLOW else {}


def _args_of_preparation(file: Components, kind: int, x: int, y: int, z: int, w: int) -> EventArgs:
    if kind == rules.NEUTRAL_BID:
        return {"price": x, "slot": y}
    if kind in (rules.NUMBER, rules.PURSE, rules.IMPROVED):
        ship: EventArgs = {"ship": ship_name(x)}
        if kind == rules.IMPROVED:
            return {**ship, "improvement": f"@improvement-{file.improvement_ids[y]}"}
        return {**ship, "doubloons": y} if kind == rules.PURSE else ship
    args: EventArgs = {"seat": seat_name(x)}
    if kind == rules.THROWN:
        return {**args, "goods": GOODS[y], "name": goods_name(y)}
    if kind == rules.THROWN_TOKEN:
        return {**args, "token": token_id(y), "rarity": rarity_of(file, y)}
    if kind == rules.BID_MADE:
        return {**args, "price": y, "slot": z}
    if kind == rules.BANKED:
        return {**args, "n": y, "doubloons": z, "why": BANK_REASONS[w & 3], "owed": w >> 2}
    return {**args, "doubloons": y, "bank": z}


STEPS = (rules.SAILED, rules.ENTERED, rules.LEFT, rules.STORM_ENTERED)


def _args_of_action(file: Components, kind: int, x: int, y: int, z: int, w: int) -> EventArgs:
    if kind in STEPS:
        return {"ship": ship_name(x), **_args_of_step(kind, y, z, w)}
    if kind in (rules.DISCOVERED_FACE, rules.STUDIED_FACE):
        return {"token": token_id(x), "rarity": rarity_of(file, x), "family": FAMILIES[y]}
    return {"seat": seat_name(x), **_args_of_players_action(file, kind, y, z, w)}


def _args_of_step(kind: int, y: int, z: int, w: int) -> EventArgs:
    if kind == rules.SAILED:
        return {**from_args(y), **sea_args(z), "cost": w, "cape": int(chart.cell_of(y) == chart.cell_of(z))}
    if kind == rules.STORM_ENTERED:
        return {**cell_args(y), "cost": z}
    haven, number = divmod(w, 8)
    is_port = haven == chart.PORT
    name = port_name(number) if is_port else str(number + 1)
    where = {"space": haven_id(haven, y - chart.HAVEN), "at": space_at(y)} if kind == rules.ENTERED else sea_args(y)
    return {**where, "cost": z, "kind": "port" if is_port else "lair", "name": name}


def _args_of_players_action(file: Components, kind: int, y: int, z: int, w: int) -> EventArgs:
    if kind in (rules.TOWED, rules.MARKET_OPENS):
        return {"port": PORTS[y], "name": port_name(y)}
    if kind in (rules.SOLD, rules.SOLD_BLACK, rules.BOUGHT):
        points: EventArgs = {} if kind == rules.BOUGHT else {"vp": w}
        return {"goods": GOODS[y], "name": goods_name(y), "doubloons": z, **points}
    if kind == rules.DELIVERED:
        token, family = divmod(y, 8)
        face: EventArgs = {"rarity": rarity_of(file, token), "family": FAMILIES[family]}
        return {"token": token_id(token), **face, "vp": z, "bonus": w}
    if kind == rules.TRADER_BONUS:
        return {"vp": y, "doubloons": z}
    if kind == rules.RIGGED:
        return {"size": y, "doubloons": z}
    if kind in (rules.YARD_OPENS, rules.RECRUITED, rules.HIRED, rules.EXTENDED, rules.ARMED, rules.LETTER_BOUGHT):
        return {"doubloons": y}
    if kind == rules.REPAIRED:
        return {"what": DAMAGES[y], "doubloons": z}
    if kind in (rules.TRAINED, rules.LEADER):
        level: EventArgs = {"level": z, "doubloons": w} if kind == rules.TRAINED else {}
        return {"speciality": SPECIALITIES[y], "name": speciality_name(y), **level}
    if kind == rules.DISCOVERED:
        return {"token": token_id(y), "rarity": rarity_of(file, y), "site": SITES[y // rules.PILE]}
    if kind == rules.STUDIED:
        return {"site": SITES[y]}
    if kind == rules.TREASURE:
        return {"ship": ship_name(y), "doubloons": z, "lair": w + 1}
    if kind == rules.PIRACY_PLAYED:
        return {"ship": ship_name(y)}
    if kind == rules.RECOVERY:
        return {"n": y}
    return {"tokens": y} if kind == rules.TURN_BEGINS else {}


def _args_of_combat(kind: int, x: int, y: int, z: int, w: int) -> EventArgs:
    if kind == rules.ENDED:
        return {}
    if kind == rules.FINAL:
        return {"seat": seat_name(x), "doubloons": y, "vp": z, "points": w}
    if kind in (rules.PURSE_TAKEN, rules.RANSOMED, rules.PAIRS_PAID, rules.MENDED):
        return {"seat": seat_name(x), **_args_of_payer(kind, y, z, w)}
    args: EventArgs = {"ship": ship_name(x)}
    if kind in (rules.SPARED, rules.STAYED):
        return args
    if kind in (rules.MUSTERED, rules.CREWED):
        return {**args, "n": y}
    if kind == rules.WHITE_DIE:
        return {**args, "face": FACES[y]}
    if kind == rules.FLED:
        return {**args, **sea_args(y)}
    if kind == rules.UPKEEP:
        return {**args, "n": y, "doubloons": z}
    if kind == rules.BURIED:
        return {**args, "doubloons": y}
    args["other"] = ship_name(y)
    if kind == rules.BOARDING:
        return {**args, "own": z, "theirs": w}
    if kind in (rules.WON, rules.TIED):
        return {**args, "vp": z}
    if kind in (rules.LOOTED, rules.LOOTED_BLACK):
        price: EventArgs = {"doubloons": w} if kind == rules.LOOTED_BLACK else {}
        return {**args, "goods": GOODS[z], "name": goods_name(z), **price}
    return args


def _args_of_payer(kind: int, y: int, z: int, w: int) -> EventArgs:
    if kind == rules.PURSE_TAKEN:
        return {"ship": ship_name(y), "doubloons": z}
    if kind == rules.RANSOMED:
        return {"port": PORTS[y], "name": port_name(y), "doubloons": z}
    if kind == rules.MENDED:
        return {"what": DAMAGES[y]}
    return {"n": y, "doubloons": z, "lost": w}
