"""Board, cards and treasures as machine numbers, under the names that they have in the file of figures."""

from collections.abc import Callable
from typing import Final, final

from flibuste.games.jamaica.rules.codes import CURSED_TREASURE, NONE, POWERS, SAIL
from flibuste.kit.native import i64, vec

Numbers = dict[str, int]


@final
class Figures:
    """Shared by all copies of a state."""

    space: Final[list[Numbers]]  # as given, for pickling
    action_card: Final[list[tuple[int, int]]]
    treasure: Final[list[Numbers]]
    rules: Final[Numbers]

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
        self.space = space
        self.action_card = action_card
        self.treasure = treasure
        self.rules = rules

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

    def __reduce__(
        self,
    ) -> tuple[
        Callable[[list[Numbers], list[tuple[int, int]], list[Numbers], list[int], Numbers], "Figures"],
        tuple[list[Numbers], list[tuple[int, int]], list[Numbers], list[int], Numbers],
    ]:
        faces = [int(face) for face in self.faces]
        return (Figures, (self.space, self.action_card, self.treasure, faces, self.rules))


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
