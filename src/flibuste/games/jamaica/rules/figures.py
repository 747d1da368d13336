"""The file of figures: board, cards and treasures by name, checked, and the same as machine numbers for the rules."""

from collections.abc import Sequence
from typing import Any, Final, final

import msgspec

from flibuste.games.jamaica import shapes
from flibuste.games.jamaica.rules.codes import CURSED_TREASURE, NONE, POWERS, SAIL, STAR
from flibuste.kit.errors import BadFigures
from flibuste.kit.figures import figures_of
from flibuste.kit.native import i64, vec
from flibuste.kit.state import NativeFigures

MOST_TREASURES: Final = 255

Numbers = dict[str, int]


@final
class Figures(NativeFigures):
    """Board, cards and treasures under the names that they have in the file."""

    # spaces
    spaces: Final[i64]
    type: Final[vec[i64]]
    price: Final[vec[i64]]
    score: Final[vec[i64]]
    ways: Final[vec[i64]]  # four a space: two forward, two backward, NONE where there is none
    distance: Final[vec[i64]]  # forward steps to Port Royal; from Port Royal itself, a lap
    lap: Final[i64]

    # action cards
    action_cards: Final[i64]
    morning: Final[vec[i64]]
    evening: Final[vec[i64]]
    action_faces: Final[i64]

    # treasures, by the number of their kind
    treasures: Final[i64]
    kind: Final[vec[i64]]
    power: Final[vec[i64]]
    value: Final[vec[i64]]
    count: Final[vec[i64]]
    set: Final[vec[i64]]
    of_power: Final[vec[i64]]  # the treasure that gives a power
    curses: Final[i64]
    curse: Final[vec[i64]]  # the cursed kinds
    cursed_cards: Final[i64]
    all_treasures: Final[i64]

    faces: Final[vec[i64]]  # of the combat die

    # the table [rules]
    holds: Final[i64]
    start_food: Final[i64]
    start_gold: Final[i64]
    start_powder: Final[i64]
    hand_size: Final[i64]
    map_hand_size: Final[i64]
    treasures_in_pile: Final[i64]
    powder_bonus: Final[i64]
    beth_bonus: Final[i64]
    rum_bonus: Final[i64]
    finish_value: Final[i64]
    floor_value: Final[i64]
    gold_value: Final[i64]
    ghost_first_hold: Final[i64]
    ghost_second_hold: Final[i64]

    # the first codes of moves whose number depends on the figures
    first_card: Final[i64]
    first_steal: Final[i64]
    first_give: Final[i64]
    codes: Final[i64]

    def __init__(
        self,
        space: list[Numbers],
        action_card: list[tuple[int, int]],
        treasure: list[Numbers],
        faces: list[int],
        rules: Numbers,
    ) -> None:
        self.made_of = (space, action_card, treasure, faces, rules)
        self.spaces = len(space)
        self.type = column(space, "type")
        self.price = column(space, "price")
        self.score = column(space, "score")
        self.ways = vec[i64]([one[way] for one in space for way in ("next", "next_2", "prev", "prev_2")])
        distance = distances(space)
        self.distance = numbers(distance)
        self.lap = distance[0]

        self.action_cards = len(action_card)
        self.morning = numbers([morning for morning, _ in action_card])
        self.evening = numbers([evening for _, evening in action_card])
        self.action_faces = rules["action_faces"]

        cursed = [n for n, one in enumerate(treasure) if one["kind"] == CURSED_TREASURE]
        self.treasures = len(treasure)
        self.kind = column(treasure, "kind")
        self.power = column(treasure, "power")
        self.value = column(treasure, "value")
        self.count = column(treasure, "count")
        self.set = column(treasure, "set")
        self.of_power = numbers([treasure_of(treasure, power) for power in range(POWERS)])
        self.curses = len(cursed)
        self.curse = numbers(cursed)
        self.cursed_cards = sum([treasure[n]["count"] for n in cursed])
        self.all_treasures = sum([one["count"] for one in treasure])

        self.faces = numbers(faces)

        self.holds = rules["holds"]
        self.start_food = rules["start_food"]
        self.start_gold = rules["start_gold"]
        self.start_powder = rules["start_powder"]
        self.hand_size = rules["hand_size"]
        self.map_hand_size = rules["map_hand_size"]
        self.treasures_in_pile = rules["treasures_in_pile"]
        self.powder_bonus = rules["powder_bonus"]
        self.beth_bonus = rules["beth_bonus"]
        self.rum_bonus = rules["rum_bonus"]
        self.finish_value = rules["finish_value"]
        self.floor_value = rules["floor_value"]
        self.gold_value = rules["gold_value"]
        self.ghost_first_hold = rules["ghost_first_hold"]
        self.ghost_second_hold = rules["ghost_second_hold"]

        self.first_card = SAIL + self.spaces
        self.first_steal = self.first_card + self.action_cards
        self.first_give = self.first_steal + POWERS
        self.codes = self.first_give + self.curses


def numbers(given: list[int]) -> vec[i64]:
    return vec[i64]([i64(n) for n in given])


def column(rows: list[Numbers], name: str) -> vec[i64]:
    return vec[i64]([row[name] for row in rows])


def treasure_of(treasure: list[Numbers], power: int) -> int:
    """The treasure that gives a power (NONE: there is none)."""
    for n, one in enumerate(treasure):
        if one["power"] == power:
            return n
    return NONE


def distances(space: list[Numbers]) -> list[int]:
    """The least number of forward steps from each space to Port Royal (JAM-MOV-11)."""
    far = len(space) + 1
    steps = [far] * len(space)
    steps[0] = 0
    for _ in space:
        for number in range(1, len(space)):
            for following in (space[number]["next"], space[number]["next_2"]):
                if following >= 0 and steps[following] + 1 < steps[number]:
                    steps[number] = steps[following] + 1
    steps[0] = 1 + min([steps[n] for n in (space[0]["next"], space[0]["next_2"]) if n >= 0])
    return steps


class ComponentsFile:
    """A file of figures that makes a game."""

    def __init__(self, data: dict[str, Any]) -> None:
        read = figures_of(data, shapes.Figures)
        self.rules = read.rules
        self.rulings = read.rulings
        self.faces = read.combat_die.faces
        self.spaces = read.board.space
        self.cards = read.deck.action_card
        self.treasures = read.hoard.treasure
        self.card_ids = [card.id for card in self.cards]
        self.treasure_ids = [treasure.id for treasure in self.treasures]
        self.behind = [[space.id for space in self.spaces if n in space.next] for n in range(len(self.spaces))]
        self.check_rules()
        self.check_board()
        check_ids(self.card_ids)
        check_ids(self.treasure_ids)
        self.check_treasures()
        actions = shapes.ACTIONS
        self.figures = Figures(
            [numbers_of_space(space, self.behind[space.id]) for space in self.spaces],
            [(actions.index(card.morning), actions.index(card.evening)) for card in self.cards],
            [numbers_of_treasure(treasure) for treasure in self.treasures],
            [face if isinstance(face, int) else STAR for face in self.faces],
            {name: value for name, value in msgspec.structs.asdict(self.rules).items() if isinstance(value, int)},
        )

    def check_rules(self) -> None:
        least, most = self.rules.min_players, self.rules.max_players
        if least > most:
            raise BadFigures("figures-bad-players", least=least, most=most)
        if self.rulings.round_cap > self.rulings.most_round_cap:
            raise BadFigures("figures-round-cap", most=self.rulings.most_round_cap)
        hand = max(self.rules.hand_size, self.rules.map_hand_size)
        if hand > len(self.cards) or self.rules.map_hand_size < self.rules.hand_size:
            raise BadFigures("figures-hand", cards=len(self.cards), hand=hand)

    def check_board(self) -> None:
        """A ring with lanes: Port Royal is space 0, and whoever sails on comes back to it."""
        for number, space in enumerate(self.spaces):
            ways = [*space.next, *self.behind[number]]
            fits = space.id == number and all(0 <= way < len(self.spaces) for way in ways)
            free = space.type not in ("port_royal", "lair") or space.price == 0
            if not fits or not free or (space.type == "port_royal") != (number == 0):
                raise BadFigures("figures-space", space=number)
            if not 1 <= len(self.behind[number]) <= 2 or len(set(space.next)) < len(space.next):
                raise BadFigures("figures-space", space=number)
        reached: set[int] = {0}
        waiting = list(self.spaces[1:])
        while waiting:  # a space leads home when all its ways do
            home = [space for space in waiting if set(space.next) <= reached]
            if not home:
                raise BadFigures("figures-no-way-home", space=waiting[0].id)
            reached.update([space.id for space in home])
            waiting = [space for space in waiting if space not in home]

    def check_treasures(self) -> None:
        for treasure in self.treasures:
            is_power = treasure.kind == "power"
            value = {"power": treasure.value == 0, "gold": treasure.value > 0, "cursed": treasure.value < 0}
            known = treasure.id in shapes.POWERS
            if is_power != known or (is_power and treasure.count > 1) or not value[treasure.kind]:
                raise BadFigures("figures-treasure", id=treasure.id)
        total = sum([treasure.count for treasure in self.treasures])
        if total > MOST_TREASURES:
            raise BadFigures("figures-too-many-cards", cards=total, most=MOST_TREASURES)
        lairs = len([space for space in self.spaces if space.type == "lair"])
        in_box = sum([treasure.count for treasure in self.treasures if treasure.set == "box" and treasure.id != "beth"])
        if self.rules.treasures_in_pile != lairs or in_box < lairs or "beth" not in self.treasure_ids:
            raise BadFigures("figures-lairs", lairs=lairs, treasures=in_box)

    def number_of_card(self, id: str) -> int:
        return self.card_ids.index(id) if id in self.card_ids else NONE

    def number_of_treasure(self, id: str) -> int:
        return self.treasure_ids.index(id) if id in self.treasure_ids else NONE


def numbers_of_space(space: shapes.Space, behind: list[int]) -> Numbers:
    ahead = (*space.next, NONE)
    astern = (*behind, NONE)
    return {
        "type": shapes.SPACE_TYPES.index(space.type),
        "price": space.price,
        "score": space.score,
        "next": ahead[0],
        "next_2": ahead[1],
        "prev": astern[0],
        "prev_2": astern[1],
    }


def numbers_of_treasure(treasure: shapes.Treasure) -> Numbers:
    powers: tuple[str, ...] = shapes.POWERS
    return {
        "kind": shapes.KINDS.index(treasure.kind),
        "power": powers.index(treasure.id) if treasure.id in powers else NONE,
        "value": treasure.value,
        "count": treasure.count,
        "set": shapes.SETS.index(treasure.set),
    }


def check_ids(ids: Sequence[str]) -> None:
    for id in ids:
        if ids.count(id) > 1:
            raise BadFigures("figures-same-id", id=id)
