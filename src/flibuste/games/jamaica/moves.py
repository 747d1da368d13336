"""Moves of Jamaica in notation, words and places; the words of its events and refusals."""

from flibuste.games.jamaica import rules
from flibuste.games.jamaica.figures import ACTIONS, GOODS, KINDS, POWERS, Components
from flibuste.games.jamaica.rules import Jamaica
from flibuste.kit.errors import UnknownMove
from flibuste.kit.game import Event, Refusal
from flibuste.kit.old_game import Reason
from flibuste.kit.state import Note
from flibuste.kit.texts import Argument, Text

WORDS = {
    "roll": rules.ROLL,
    "reroll": rules.REROLL,
    "stand": rules.STAND,
    "shorter": rules.SHORTER,
    "exact": rules.EXACT,
    "longer": rules.LONGER,
    "forward": rules.AHEAD,
    "backward": rules.ASTERN,
    "nothing": rules.NOTHING,
    "steal hidden": rules.STEAL_HIDDEN,
}

REASONS = {
    rules.NOT_YOUR_TURN: Reason("", "house-not-your-turn"),
    rules.GAME_OVER: Reason("", "house-game-over"),
    rules.NO_SUCH_MOVE: Reason("", "house-no-such-move"),
    rules.NO_SUCH_SEAT: Reason("", "house-no-such-seat"),
    rules.DICE_PLACED: Reason("JAM-RND-02", "refusal-dice-placed"),
    rules.NO_SUCH_DIE: Reason("JAM-RND-02", "refusal-no-such-die"),
    rules.ALREADY_LOCKED: Reason("JAM-RND-03", "refusal-already-locked"),
    rules.CARDS_LATER: Reason("JAM-RND-03", "refusal-cards-later"),
    rules.NOT_IN_HAND: Reason("JAM-RND-03", "refusal-not-in-hand"),
    rules.HOLDS_AT_REST: Reason("JAM-LOD-08", "refusal-holds-at-rest"),
    rules.NO_SIXTH_HOLD: Reason("JAM-TRE-05", "refusal-no-sixth-hold"),
    rules.EMPTY_HOLD_FIRST: Reason("JAM-LOD-03", "refusal-empty-hold-first"),
    rules.SAME_GOODS: Reason("JAM-LOD-03", "refusal-same-goods", shown=True),
    rules.FIRST_EMPTY_HOLD: Reason("JAM-SET-02", "refusal-first-empty-hold"),
    rules.WRONG_GOODS: Reason("JAM-PAY-02", "refusal-wrong-goods"),
    rules.NO_POWDER: Reason("JAM-CBT-02", "refusal-no-powder"),
    rules.NO_ROLL: Reason("JAM-CBT-02", "refusal-no-roll"),
    rules.NO_REROLL: Reason("JAM-CBT-07", "refusal-no-reroll"),
    rules.NO_ANCHOR: Reason("JAM-TRE-08", "refusal-no-anchor"),
    rules.NO_SEXTANT: Reason("JAM-TRE-08", "refusal-no-sextant"),
    rules.LENGTH_FIXED: Reason("JAM-MOV-01", "refusal-length-fixed"),
    rules.NO_FORK: Reason("JAM-MOV-02", "refusal-no-fork"),
    rules.NOT_THERE: Reason("JAM-MOV-02", "refusal-not-there"),
    rules.NO_TARGET: Reason("JAM-CBT-01", "refusal-no-target"),
    rules.NO_SHIP_THERE: Reason("JAM-CBT-01", "refusal-no-ship-there"),
    rules.NOTHING_WON: Reason("JAM-CBT-10", "refusal-nothing-won"),
    rules.NOTHING_TO_LOOT: Reason("JAM-CBT-10", "refusal-nothing-to-loot"),
    rules.NO_ROOM: Reason("JAM-CBT-11", "refusal-no-room", shown=True),
    rules.NOT_THEIRS: Reason("JAM-CBT-10", "refusal-not-theirs"),
    rules.GHOSTS_BETH: Reason("JAM-GHO-02", "refusal-ghosts-beth", shown=True),
    rules.NOTHING_HIDDEN: Reason("JAM-CBT-12", "refusal-nothing-hidden"),
    rules.NO_SUCH_CURSE: Reason("JAM-CBT-10", "refusal-no-such-curse"),
    rules.GHOST_GIVES_NOTHING: Reason("JAM-GHO-09", "refusal-ghost-gives-nothing"),
    rules.NO_COURSE: Reason("JAM-GHO-05", "refusal-no-course"),
    rules.NO_MORE_POWDER: Reason("JAM-CBT-08", "refusal-no-more-powder"),
    rules.LENGTH_ANNOUNCED: Reason("JAM-TRE-08", "refusal-length-announced"),
    rules.NO_DIE_SAILED: Reason("JAM-SHT-07", "refusal-no-die-sailed"),
}


# -- notation


class Notation:
    """The notation of every code, both ways."""

    def __init__(self, file: Components) -> None:
        figures = file.figures
        self.written: list[str] = [""] * figures.codes
        for die in range(rules.HOLD - rules.MORNING):
            self.written[rules.MORNING + die] = f"morning {die + 1}"
        for hold in range(rules.HOLDS):
            self.written[rules.HOLD + hold] = f"hold {hold + 1}"
            self.written[rules.LOOT + hold] = f"loot {hold + 1}"
        for ship in range(rules.GHOST_FLAG):
            self.written[rules.ATTACK + ship] = f"attack {ship + 1}"
        self.written[rules.ATTACK + rules.GHOST_FLAG] = "attack ghost"
        for word, code in WORDS.items():
            self.written[code] = word
        for space in file.spaces:
            self.written[rules.SAIL + space.id] = f"sail {space.id}"
        for number, card in enumerate(file.card_ids):
            self.written[figures.first_card + number] = f"play {card}"
        for number, power in enumerate(POWERS):
            self.written[figures.first_steal + number] = f"steal {power}"
        for place, treasure in enumerate(figures.curse):
            self.written[figures.first_give + place] = f"give {file.treasure_ids[treasure]}"
        self.code_of = {notation: code for code, notation in enumerate(self.written)}

    def write(self, move: int) -> str:
        if not 0 <= move < len(self.written):
            raise UnknownMove("move-unknown", move=str(move))
        return self.written[move]

    def parse(self, text: str) -> int:
        if text not in self.code_of:
            raise UnknownMove("move-unknown", move=text)
        return self.code_of[text]


def place(file: Components, move: int) -> str:
    figures = file.figures
    if move < rules.HOLD:
        return f"die:{move - rules.MORNING + 1}"
    if move < rules.ROLL:
        return f"hold:{move - rules.HOLD + 1}"
    if rules.ATTACK <= move < rules.LOOT:
        flag = move - rules.ATTACK
        return "ship:ghost" if flag == rules.GHOST_FLAG else f"ship:{flag + 1}"
    if rules.LOOT <= move < rules.STEAL_HIDDEN:
        return f"loot:{move - rules.LOOT + 1}"
    if move == rules.STEAL_HIDDEN:
        return "hidden"
    if move < rules.SAIL:
        return "button"
    if move < figures.first_card:
        return f"space:{move - rules.SAIL}"
    if move < figures.first_steal:
        return f"card:{file.card_ids[move - figures.first_card]}"
    if move < figures.first_give:
        return f"power:{POWERS[move - figures.first_steal]}"
    return f"own-treasure:{file.treasure_ids[figures.curse[move - figures.first_give]]}"


# -- things in words


def seat_name(seat: int) -> str:
    return f"#{seat}"


def name_of_flag(flag: int) -> str:
    return "@ghost" if flag == rules.GHOST_FLAG else seat_name(flag)


def ship_name(state: Jamaica, ship: int) -> str:
    return name_of_flag(state.flag(ship))


def some(goods: int, n: int) -> Text:
    """So many tokens of a kind."""
    return Text(f"some-{GOODS[goods]}", {"n": n})


def action_name(action: int) -> str:
    return f"@action-{ACTIONS[action]}"


def card_name(file: Components, card: int) -> Text:
    return Text("card-name", actions_of(file, card))


def actions_of(file: Components, card: int) -> dict[str, Argument]:
    figures = file.figures
    return {"morning": action_name(figures.morning[card]), "evening": action_name(figures.evening[card])}


def the(file: Components, treasure: int) -> str:
    return f"@{file.treasures[treasure].name}.the"


def space_args(file: Components, space: int) -> dict[str, Argument]:
    return {"space": space, "terrain": file.spaces[space].type, "price": file.spaces[space].price}


# -- labels and hints


def label(file: Components, state: Jamaica, seat: int, move: int) -> Text:
    figures = file.figures
    if move < rules.HOLD:
        die = move - rules.MORNING + 1
        return Text("label-morning", {"die": die, "other": state.die_a + state.die_b - die})
    if move < rules.ROLL:
        return _label_of_hold(state, seat, move - rules.HOLD)
    if move < rules.NOTHING:
        return _label_of_answer(state, move)
    if move == rules.NOTHING:
        return Text("label-nothing")
    if move < rules.LOOT:
        return Text("label-attack", {"ship": name_of_flag(move - rules.ATTACK)})
    if rules.SAIL <= move < figures.first_card:
        return Text("label-sail", space_args(file, move - rules.SAIL))
    if figures.first_card <= move < figures.first_steal:
        dice: dict[str, Argument] = {"first": state.morning, "second": state.evening}
        return Text("label-play", {**actions_of(file, move - figures.first_card), **dice})
    return _label_of_reward(file, state, move)


def _label_of_hold(state: Jamaica, seat: int, hold: int) -> Text:
    vessel = state.ships[max(seat, 0)]
    goods, amount = int(vessel.goods[hold]), int(vessel.amounts[hold])
    number: dict[str, Argument] = {"hold": hold + 1}
    if state.phase in (rules.LOAD, rules.STOW):
        if goods == rules.NONE:
            return Text("label-load", number)
        return Text("label-load-over", {**number, "some": some(goods, amount)})
    if goods != rules.NONE and state.phase in (rules.PAY, rules.POWDERING):
        key = "label-pay" if state.phase == rules.PAY else "label-spend"
        return Text(key, {**number, "some": some(goods, amount)})
    return Text("label-hold", number)


def _label_of_answer(state: Jamaica, move: int) -> Text:
    if move == rules.ROLL:
        powder = state.attack_powder if state.attack_die == rules.UNROLLED else state.defence_powder
        return Text("label-roll", {"powder": powder})
    if move in (rules.REROLL, rules.STAND):
        return Text("label-reroll" if move == rules.REROLL else "label-stand")
    if move in (rules.AHEAD, rules.ASTERN):
        if move == rules.AHEAD and state.phase == rules.GHOST and state.ghost_is_home():
            return Text("label-stay-home")
        steps = state.morning if state.half == 0 else state.evening
        return Text("label-forward" if move == rules.AHEAD else "label-backward", {"steps": steps})
    keys = {rules.SHORTER: "label-shorter", rules.EXACT: "label-exact", rules.LONGER: "label-longer"}
    return Text(keys[move], {"steps": state.steps + move - rules.EXACT})


def _label_of_reward(file: Components, state: Jamaica, move: int) -> Text:
    figures = file.figures
    won = state.winner != rules.NONE
    loser: dict[str, Argument] = {"ship": ship_name(state, state.loser())} if won else {}
    if move < rules.STEAL_HIDDEN:
        hold = move - rules.LOOT
        goods = int(state.ships[state.loser()].goods[hold]) if won else rules.NONE
        if goods == rules.NONE:
            return Text("label-loot-none", {"hold": hold + 1})
        amount = int(state.ships[state.loser()].amounts[hold])
        return Text("label-loot", {"hold": hold + 1, "some": some(goods, amount), **loser})
    if move == rules.STEAL_HIDDEN:
        if not won:
            return Text("label-steal-hidden-none")
        return Text("label-steal-hidden", {"n": state.ships[state.loser()].n, **loser})
    if move < figures.first_give:
        name = f"@treasure-{POWERS[move - figures.first_steal]}.the"
        return Text("label-steal", {"name": name, **loser}) if won else Text("label-steal-none", {"name": name})
    value = int(figures.worth[figures.curse[move - figures.first_give]])
    return Text("label-give", {"value": value, **loser}) if won else Text("label-give-none", {"value": value})


def hint(file: Components, state: Jamaica, move: int) -> Text | None:
    """Where the ship would end, if nothing else were to be chosen on the way."""
    if state.phase == rules.LENGTH:
        steps = state.steps + move - rules.EXACT
        if steps == 0:
            return Text("hint-stays")
        return _hint_of_landing(file, state, [state.ships[state.moving].space], steps)
    if state.phase == rules.FORK and not state.retreating:
        return _hint_of_landing(file, state, [move - rules.SAIL], state.steps - 1)
    return None


def _hint_of_landing(file: Components, state: Jamaica, start: list[int], steps: int) -> Text | None:
    ends = landings(file, state, start, steps)
    if len(ends) != 1:
        return None
    (end,) = ends
    if finishes(state, end):
        return Text("hint-finish")
    return Text("hint-lands", space_args(file, end))


def finishes(state: Jamaica, space: int) -> bool:
    """Whether the ship under way would finish by ending at this space, Port Royal."""
    vessel = state.ships[state.moving]
    return space == 0 and state.direction == rules.FORWARD and vessel.lap == 0 and vessel.space != 0


def landings(file: Components, state: Jamaica, start: list[int], steps: int) -> set[int]:
    """The spaces where the ship under way can end, so many steps from one of these."""
    lap = state.ships[state.moving].lap
    reached = set(start)
    ended: set[int] = set()
    for _ in range(steps):
        if state.direction == rules.FORWARD:
            reached = {way for space in reached for way in file.spaces[space].next}
            if 0 in reached and lap == 0:  # JAM-MOV-09: a finishing ship stops
                reached.discard(0)
                ended.add(0)
            elif 0 in reached:
                lap += 1
        else:
            reached = {way for space in reached for way in file.behind[space]}
    return reached | ended


# -- refusals


def refusal(file: Components, state: Jamaica, seat: int, move: int, reason: int) -> Refusal:
    why = REASONS[reason]
    return Refusal(why.clause, Text(why.key, _refusal_args(file, state, seat, move, reason)), _counted(state, reason))


def _refusal_args(file: Components, state: Jamaica, seat: int, move: int, reason: int) -> dict[str, Argument]:
    figures = file.figures
    if reason == rules.NO_SUCH_DIE:
        return {"a": state.die_a, "b": state.die_b}
    if reason == rules.NOT_IN_HAND:
        return actions_of(file, move - figures.first_card)
    if reason in (rules.EMPTY_HOLD_FIRST, rules.FIRST_EMPTY_HOLD):
        empty = [hold for hold in range(rules.HOLDS) if state.holds_open(seat) >> hold & 1]
        return {"hold": empty[0] + 1}
    if reason == rules.SAME_GOODS:
        return {"goods": GOODS[state.goods]}
    if reason == rules.WRONG_GOODS:
        return {"goods": GOODS[state.goods], "hold": move - rules.HOLD + 1}
    if reason == rules.NO_POWDER:
        return {"hold": move - rules.HOLD + 1}
    if reason == rules.NOT_THERE:
        return {"space": move - rules.SAIL, "first": state.way(0), "second": state.way(1)}
    if reason == rules.NO_SHIP_THERE:
        return {"ship": name_of_flag(move - rules.ATTACK)}
    if reason in (rules.NOTHING_TO_LOOT, rules.NOTHING_HIDDEN, rules.NOT_THEIRS):
        loser: dict[str, Argument] = {"ship": ship_name(state, state.loser())}
        if reason == rules.NOTHING_TO_LOOT:
            return {"hold": move - rules.LOOT + 1, **loser}
        if reason == rules.NOT_THEIRS:
            return {"name": f"@treasure-{POWERS[move - figures.first_steal]}.the", **loser}
        return loser
    if reason == rules.NO_ROOM:
        return {"goods": GOODS[int(state.ships[state.loser()].goods[move - rules.LOOT])]}
    if reason == rules.NO_SUCH_CURSE:
        return {"value": int(figures.worth[figures.curse[move - figures.first_give]])}
    return {}


def _counted(state: Jamaica, reason: int) -> tuple[str, ...]:
    """The own holds that leave no room for what could be taken."""
    if reason != rules.NO_ROOM:
        return ()
    return tuple(f"hold:{hold + 1}" for hold in range(state.holds(state.winner)))


# -- events

EVENTS = {
    rules.ROUND: "round",
    rules.ROLLED: "rolled",
    rules.PLACED: "placed",
    rules.CHOSEN: "chosen",
    rules.SHOWED: "showed",
    rules.LOADED: "loaded",
    rules.DUMPED: "dumped",
    rules.LOAD_LOST: "load-lost",
    rules.CHOSE_LENGTH: "length",
    rules.SAILED: "sailed",
    rules.ARRIVED: "arrived",
    rules.ATTACKED: "attacked",
    rules.SPENT: "spent",
    rules.FIRED: "fired",
    rules.REROLLED: "rerolled",
    rules.WON: "won",
    rules.TIED: "tied",
    rules.LOOTED: "looted",
    rules.STOLE: "stole",
    rules.STOLE_HIDDEN: "stole-hidden",
    rules.STOLE_FACE: "stole-face",
    rules.CURSED: "cursed",
    rules.CURSED_FACE: "cursed-face",
    rules.TOOK_NOTHING: "took-nothing",
    rules.PAID: "paid",
    rules.SHORT: "short",
    rules.RETREATED: "retreated",
    rules.TREASURE_UP: "treasure-up",
    rules.TREASURE_DOWN: "treasure-down",
    rules.TREASURE_FACE: "treasure-face",
    rules.DREW: "drew",
    rules.DREW_FACE: "drew-face",
    rules.RESHUFFLED: "reshuffled",
    rules.GHOST_COURSE: "ghost-course",
    rules.FINISHED: "finished",
    rules.ENDED: "ended",
    rules.BANKED: "banked",
}

EventArgs = dict[str, str | int]


def event(file: Components, note: Note) -> Event:
    kind, audience, x, y, z, w = note
    return Event(EVENTS[kind], _event_args(file, kind, x, y, z, w), audience)


def _event_args(file: Components, kind: int, x: int, y: int, z: int, w: int) -> EventArgs:
    if kind == rules.ENDED:
        return {}
    if kind == rules.ROUND:
        return {"round": x, "captain": seat_name(y)}
    if kind == rules.ROLLED:
        return {"a": x, "b": y}
    if kind == rules.GHOST_COURSE:
        return {"back": x, "stays": y}
    if kind == rules.TREASURE_FACE:
        return _treasure_args(file, x)
    if kind == rules.DREW_FACE:
        return _card_args(file, x)
    if kind in (rules.PLACED, rules.CHOSEN, rules.SHOWED, rules.DREW, rules.RESHUFFLED):
        return {"seat": seat_name(x), **_args_of_seat(file, kind, y, z)}
    return {"ship": name_of_flag(x), **_args_of_ship(file, kind, x, y, z, w)}


def _card_args(file: Components, card: int) -> EventArgs:
    figures = file.figures
    actions = {"morning": action_name(figures.morning[card]), "evening": action_name(figures.evening[card])}
    return {"card": file.card_ids[card], **actions}


def _treasure_args(file: Components, treasure: int) -> EventArgs:
    figures = file.figures
    kind, value = KINDS[figures.kind[treasure]], int(figures.worth[treasure])
    return {"treasure": file.treasure_ids[treasure], "kind": kind, "name": the(file, treasure), "value": value}


def _args_of_seat(file: Components, kind: int, y: int, z: int) -> EventArgs:
    if kind == rules.PLACED:
        return {"morning": y, "evening": z}
    if kind == rules.SHOWED:
        return _card_args(file, y)
    return {"cards": y} if kind == rules.DREW else {}


def _args_of_ship(file: Components, kind: int, x: int, y: int, z: int, w: int) -> EventArgs:
    if kind in (rules.LOADED, rules.DUMPED, rules.BANKED):
        hold = {"hold": w + 1} if kind == rules.LOADED else {}
        return {"goods": GOODS[y], "amount": z, **hold}
    if kind == rules.LOAD_LOST:
        return {"goods": GOODS[y]}
    if kind in (rules.PAID, rules.SHORT):
        price = {"price": file.spaces[w].price} if kind == rules.SHORT else {}
        return {"goods": GOODS[y], "amount": z, "space": w, **price}
    if kind == rules.CHOSE_LENGTH:
        return {"steps": y}
    if kind == rules.SAILED:
        return {"from": y, "to": z, "steps": w >> 1, "back": w & 1}
    if kind in (rules.ARRIVED, rules.RETREATED):
        price = {"price": file.spaces[y].price} if kind == rules.ARRIVED else {}
        return {"space": y, "terrain": file.spaces[y].type, **price}
    if kind == rules.SPENT:
        return {"powder": y}
    if kind == rules.FIRED:
        return {"die": y, "total": z}
    if kind == rules.TREASURE_DOWN:
        return {"space": y}
    if kind == rules.TREASURE_UP:
        return {"treasure": file.treasure_ids[y], "name": the(file, y), "space": z}
    if kind == rules.STOLE_FACE:
        return _treasure_args(file, y)
    return _args_of_two_ships(file, kind, x, y, z, w)


def _args_of_two_ships(file: Components, kind: int, x: int, y: int, z: int, w: int) -> EventArgs:
    if kind in (rules.TOOK_NOTHING, rules.FINISHED):
        return {}
    args: EventArgs = {"other": name_of_flag(y)}
    if kind == rules.REROLLED:
        return {**args, "own": int(x == y)}
    if kind == rules.LOOTED:
        return {**args, "goods": GOODS[z], "amount": w}
    if kind == rules.STOLE:
        return {**args, "treasure": file.treasure_ids[z], "name": the(file, z)}
    if kind == rules.CURSED_FACE:
        value = int(file.figures.worth[z])
        return {**args, "treasure": file.treasure_ids[z], "name": the(file, z), "value": value}
    return args
