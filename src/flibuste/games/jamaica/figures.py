"""Reading the file of figures: board, cards and treasures by name, checked, and the machine numbers of the rules."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from flibuste.games.jamaica.rules import codes
from flibuste.games.jamaica.rules.figures import Figures
from flibuste.kit.errors import BadFigures
from flibuste.kit.figures import figures_of

GOODS = ("food", "gold", "powder")
ACTIONS = ("forward", "backward", *GOODS)
SPACE_TYPES = ("port_royal", "sea", "port", "lair")
POWERS = ("map", "saber", "beth", "sixth", "rum", "sextant", "anchor")
KINDS = ("power", "gold", "cursed")
SETS = ("box", "more")

LARGEST_FIGURE = 99
MOST_SPACES = 60  # tokens are bits of a word
MOST_ACTIONS = 15  # so are hands
MOST_TREASURES = 255
MOST_ROUNDS = 1_000_000

Figure = Annotated[int, Meta(ge=0, le=LARGEST_FIGURE)]
Positive = Annotated[int, Meta(ge=1, le=LARGEST_FIGURE)]
Score = Annotated[int, Meta(ge=-LARGEST_FIGURE, le=LARGEST_FIGURE)]
Part = Annotated[float, Meta(ge=0, le=1)]
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]{0,39}$")]
SpaceType = Literal["port_royal", "sea", "port", "lair"]
Action = Literal["forward", "backward", "food", "gold", "powder"]


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: int
    type: SpaceType
    price: Figure
    score: Score
    lane: Annotated[str, Meta(pattern="^[A-Za-z][A-Za-z0-9-]{0,19}$")]
    next: Annotated[tuple[int, ...], Meta(min_length=1, max_length=2)]
    x: Part
    y: Part


class ActionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    morning: Action
    evening: Action

    @property
    def id(self) -> str:
        return f"{self.morning}/{self.evening}"


class Treasure(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Id
    kind: Literal["power", "gold", "cursed"]
    value: Score = 0
    count: Positive
    set: Literal["box", "more"]

    @property
    def name(self) -> str:
        """The message that names it; its attributes `a` and `the` have the article."""
        return f"treasure-{self.id if self.kind == 'power' else self.kind}"


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table [rules]: figures that are on no component."""

    source: str = ""
    min_players: Annotated[int, Meta(ge=2, le=6)]
    max_players: Annotated[int, Meta(ge=2, le=6)]
    holds: Annotated[int, Meta(ge=3, le=5)]
    start_food: Figure
    start_gold: Figure
    start_powder: Figure
    hand_size: Annotated[int, Meta(ge=2, le=8)]
    map_hand_size: Annotated[int, Meta(ge=2, le=8)]
    action_faces: Annotated[int, Meta(ge=2, le=6)]
    treasures_in_pile: Figure
    powder_bonus: Figure
    beth_bonus: Figure
    rum_bonus: Figure
    finish_value: Score
    floor_value: Score
    gold_value: Figure
    ghost_first_hold: Positive
    ghost_second_hold: Positive


class Rulings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table [rulings]: figures of our own."""

    source: str = ""
    round_cap: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)]
    most_round_cap: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]


class CombatDie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faces: Annotated[tuple[Positive | Literal["star"], ...], Meta(min_length=2, max_length=20)]


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    space: Annotated[tuple[Space, ...], Meta(min_length=3, max_length=MOST_SPACES)]


class ActionDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    action_card: Annotated[tuple[ActionCard, ...], Meta(min_length=1, max_length=MOST_ACTIONS)]


class Hoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    treasure: Annotated[tuple[Treasure, ...], Meta(min_length=1, max_length=60)]


class Tables(msgspec.Struct, frozen=True):
    """The tables of the file that make the game."""

    rules: Rules
    rulings: Rulings
    combat_die: CombatDie
    board: Board
    deck: ActionDeck
    hoard: Hoard


class Components:
    """A file of figures that makes a game."""

    def __init__(self, data: dict[str, Any]) -> None:
        tables = figures_of(data, Tables)
        self.rules = tables.rules
        self.rulings = tables.rulings
        self.faces = tables.combat_die.faces
        self.spaces = tables.board.space
        self.cards = tables.deck.action_card
        self.treasures = tables.hoard.treasure
        self.card_ids = tuple(card.id for card in self.cards)
        self.treasure_ids = tuple(treasure.id for treasure in self.treasures)
        self.behind = tuple(tuple(s.id for s in self.spaces if n in s.next) for n in range(len(self.spaces)))
        self._check_rules()
        self._check_board()
        _check_ids(self.card_ids)
        _check_ids(self.treasure_ids)
        self._check_treasures()
        self.figures = Figures(
            [self._numbers_of_space(space) for space in self.spaces],
            [(ACTIONS.index(card.morning), ACTIONS.index(card.evening)) for card in self.cards],
            [_numbers_of_treasure(treasure) for treasure in self.treasures],
            [face if isinstance(face, int) else codes.STAR for face in self.faces],
            {name: value for name, value in msgspec.structs.asdict(self.rules).items() if isinstance(value, int)},
        )

    def _numbers_of_space(self, space: Space) -> dict[str, int]:
        ahead = (*space.next, codes.NONE)
        astern = (*self.behind[space.id], codes.NONE)
        return {
            "type": SPACE_TYPES.index(space.type),
            "price": space.price,
            "score": space.score,
            "next": ahead[0],
            "next_2": ahead[1],
            "prev": astern[0],
            "prev_2": astern[1],
        }

    def _check_rules(self) -> None:
        least, most = self.rules.min_players, self.rules.max_players
        if least > most:
            raise BadFigures("figures-bad-players", least=least, most=most)
        if self.rulings.round_cap > self.rulings.most_round_cap:
            raise BadFigures("figures-round-cap", most=self.rulings.most_round_cap)
        hand = max(self.rules.hand_size, self.rules.map_hand_size)
        if hand > len(self.cards) or self.rules.map_hand_size < self.rules.hand_size:
            raise BadFigures("figures-hand", cards=len(self.cards), hand=hand)

    def _check_board(self) -> None:
        """A ring with lanes: Port Royal is space 0, and whoever sails on comes back to it."""
        for number, space in enumerate(self.spaces):
            ways = (*space.next, *self.behind[number])
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
            reached.update(space.id for space in home)
            waiting = [space for space in waiting if space not in home]

    def _check_treasures(self) -> None:
        for treasure in self.treasures:
            is_power = treasure.kind == "power"
            value = {"power": treasure.value == 0, "gold": treasure.value > 0, "cursed": treasure.value < 0}
            if is_power != (treasure.id in POWERS) or (is_power and treasure.count > 1) or not value[treasure.kind]:
                raise BadFigures("figures-treasure", id=treasure.id)
        total = sum(treasure.count for treasure in self.treasures)
        if total > MOST_TREASURES:
            raise BadFigures("figures-too-many-cards", cards=total, most=MOST_TREASURES)
        lairs = sum(space.type == "lair" for space in self.spaces)
        in_box = sum(treasure.count for treasure in self.treasures if treasure.set == "box" and treasure.id != "beth")
        if self.rules.treasures_in_pile != lairs or in_box < lairs or "beth" not in self.treasure_ids:
            raise BadFigures("figures-lairs", lairs=lairs, treasures=in_box)

    def number_of_card(self, id: str) -> int:
        return self.card_ids.index(id) if id in self.card_ids else codes.NONE

    def number_of_treasure(self, id: str) -> int:
        return self.treasure_ids.index(id) if id in self.treasure_ids else codes.NONE


def _numbers_of_treasure(treasure: Treasure) -> dict[str, int]:
    return {
        "kind": KINDS.index(treasure.kind),
        "power": POWERS.index(treasure.id) if treasure.id in POWERS else codes.NONE,
        "value": treasure.value,
        "count": treasure.count,
        "set": SETS.index(treasure.set),
    }


def _check_ids(ids: Sequence[str]) -> None:
    for id in ids:
        if ids.count(id) > 1:
            raise BadFigures("figures-same-id", id=id)
