"""Moves of Jamaica in notation, words and places; the words of its events and refusals."""

from flibuste.games.jamaica.figures import ACTIONS, GOODS, KINDS, POWERS, Components
from flibuste.games.jamaica.rules import codes, combat, ghost, loading, rounds, sailing
from flibuste.games.jamaica.rules.state import Jamaica
from flibuste.kit.errors import UnknownMove
from flibuste.kit.game import Event, Refusal
from flibuste.kit.old_game import Reason
from flibuste.kit.state import Note
from flibuste.kit.texts import Argument, Text

WORDS = {
    "roll": codes.ROLL,
    "reroll": codes.REROLL,
    "stand": codes.STAND,
    "shorter": codes.SHORTER,
    "exact": codes.EXACT,
    "longer": codes.LONGER,
    "forward": codes.AHEAD,
    "backward": codes.ASTERN,
    "nothing": codes.NOTHING,
    "steal hidden": codes.STEAL_HIDDEN,
}

REASONS = {
    codes.NOT_YOUR_TURN: Reason("", "house-not-your-turn"),
    codes.GAME_OVER: Reason("", "house-game-over"),
    codes.NO_SUCH_MOVE: Reason("", "house-no-such-move"),
    codes.NO_SUCH_SEAT: Reason("", "house-no-such-seat"),
    codes.DICE_PLACED: Reason("JAM-RND-02", "refusal-dice-placed"),
    codes.NO_SUCH_DIE: Reason("JAM-RND-02", "refusal-no-such-die"),
    codes.ALREADY_LOCKED: Reason("JAM-RND-03", "refusal-already-locked"),
    codes.CARDS_LATER: Reason("JAM-RND-03", "refusal-cards-later"),
    codes.NOT_IN_HAND: Reason("JAM-RND-03", "refusal-not-in-hand"),
    codes.HOLDS_AT_REST: Reason("JAM-LOD-08", "refusal-holds-at-rest"),
    codes.NO_SIXTH_HOLD: Reason("JAM-TRE-05", "refusal-no-sixth-hold"),
    codes.EMPTY_HOLD_FIRST: Reason("JAM-LOD-03", "refusal-empty-hold-first"),
    codes.SAME_GOODS: Reason("JAM-LOD-02", "refusal-same-goods", shown=True),
    codes.FIRST_EMPTY_HOLD: Reason("JAM-SET-02", "refusal-first-empty-hold"),
    codes.WRONG_GOODS: Reason("JAM-PAY-02", "refusal-wrong-goods"),
    codes.NO_POWDER: Reason("JAM-CBT-02", "refusal-no-powder"),
    codes.NO_ROLL: Reason("JAM-CBT-02", "refusal-no-roll"),
    codes.NO_REROLL: Reason("JAM-CBT-07", "refusal-no-reroll"),
    codes.NO_ANCHOR: Reason("JAM-TRE-08", "refusal-no-anchor"),
    codes.NO_SEXTANT: Reason("JAM-TRE-08", "refusal-no-sextant"),
    codes.LENGTH_FIXED: Reason("JAM-MOV-01", "refusal-length-fixed"),
    codes.NO_FORK: Reason("JAM-MOV-02", "refusal-no-fork"),
    codes.NOT_THERE: Reason("JAM-MOV-02", "refusal-not-there"),
    codes.NO_TARGET: Reason("JAM-CBT-01", "refusal-no-target"),
    codes.NO_SHIP_THERE: Reason("JAM-CBT-01", "refusal-no-ship-there"),
    codes.NOTHING_WON: Reason("JAM-CBT-10", "refusal-nothing-won"),
    codes.NOTHING_TO_LOOT: Reason("JAM-CBT-10", "refusal-nothing-to-loot"),
    codes.NO_ROOM: Reason("JAM-CBT-11", "refusal-no-room", shown=True),
    codes.NOT_THEIRS: Reason("JAM-CBT-10", "refusal-not-theirs"),
    codes.GHOSTS_BETH: Reason("JAM-GHO-08", "refusal-ghosts-beth", shown=True),
    codes.NOTHING_HIDDEN: Reason("JAM-CBT-12", "refusal-nothing-hidden"),
    codes.NO_SUCH_CURSE: Reason("JAM-CBT-10", "refusal-no-such-curse"),
    codes.GHOST_GIVES_NOTHING: Reason("JAM-GHO-09", "refusal-ghost-gives-nothing"),
    codes.NO_COURSE: Reason("JAM-GHO-05", "refusal-no-course"),
    codes.NO_MORE_POWDER: Reason("JAM-CBT-08", "refusal-no-more-powder"),
    codes.LENGTH_ANNOUNCED: Reason("JAM-TRE-08", "refusal-length-announced"),
    codes.NO_DIE_SAILED: Reason("JAM-SHT-07", "refusal-no-die-sailed"),
    codes.NEVER_JOINED: Reason("JAM-LOD-02", "refusal-never-joined"),
    codes.LOAD_MUST_BE: Reason("JAM-LOD-01", "refusal-load-must-be"),
    codes.MUST_PAY: Reason("JAM-PAY-05", "refusal-must-pay"),
}


# -- notation


class Notation:
    """The notation of every code, both ways."""

    def __init__(self, file: Components) -> None:
        figures = file.figures
        self.written: list[str] = [""] * figures.codes
        for die in range(codes.HOLD - codes.MORNING):
            self.written[codes.MORNING + die] = f"morning {die + 1}"
        for hold in range(codes.HOLDS):
            self.written[codes.HOLD + hold] = f"hold {hold + 1}"
            self.written[codes.LOOT + hold] = f"loot {hold + 1}"
        for ship in range(codes.GHOST_FLAG):
            self.written[codes.ATTACK + ship] = f"attack {ship + 1}"
        self.written[codes.ATTACK + codes.GHOST_FLAG] = "attack ghost"
        for word, code in WORDS.items():
            self.written[code] = word
        for space in file.spaces:
            self.written[codes.SAIL + space.id] = f"sail {space.id}"
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
    if move < codes.HOLD:
        return f"die:{move - codes.MORNING + 1}"
    if move < codes.ROLL:
        return f"hold:{move - codes.HOLD + 1}"
    if codes.ATTACK <= move < codes.LOOT:
        flag = move - codes.ATTACK
        return "ship:ghost" if flag == codes.GHOST_FLAG else f"ship:{flag + 1}"
    if codes.LOOT <= move < codes.STEAL_HIDDEN:
        return f"loot:{move - codes.LOOT + 1}"
    if move == codes.STEAL_HIDDEN:
        return "hidden"
    if move < codes.SAIL:
        return "button"
    if move < figures.first_card:
        return f"space:{move - codes.SAIL}"
    if move < figures.first_steal:
        return f"card:{file.card_ids[move - figures.first_card]}"
    if move < figures.first_give:
        return f"power:{POWERS[move - figures.first_steal]}"
    return f"own-treasure:{file.treasure_ids[figures.curse[move - figures.first_give]]}"


# -- things in words


def seat_name(seat: int) -> str:
    return f"#{seat}"


def name_of_flag(flag: int) -> str:
    return "@ghost" if flag == codes.GHOST_FLAG else seat_name(flag)


def ship_name(state: Jamaica, ship: int) -> str:
    return name_of_flag(ghost.flag(state, ship))


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
    if move < codes.HOLD:
        die = move - codes.MORNING + 1
        return Text("label-morning", {"die": die, "other": state.die_a + state.die_b - die})
    if move < codes.ROLL:
        return _label_of_hold(state, seat, move - codes.HOLD)
    if move < codes.NOTHING:
        return _label_of_answer(state, move)
    if move == codes.NOTHING:
        return Text("label-nothing")
    if move < codes.LOOT:
        return Text("label-attack", {"ship": name_of_flag(move - codes.ATTACK)})
    if codes.SAIL <= move < figures.first_card:
        return Text("label-sail", space_args(file, move - codes.SAIL))
    if figures.first_card <= move < figures.first_steal:
        dice: dict[str, Argument] = {"first": state.morning, "second": state.evening}
        return Text("label-play", {**actions_of(file, move - figures.first_card), **dice})
    return _label_of_reward(file, state, move)


def _label_of_hold(state: Jamaica, seat: int, hold: int) -> Text:
    vessel = state.ships[max(seat, 0)]
    goods, amount = int(vessel.goods[hold]), int(vessel.amounts[hold])
    number: dict[str, Argument] = {"hold": hold + 1}
    if state.phase in (codes.LOAD, codes.STOW):
        if goods == codes.NONE:
            return Text("label-load", number)
        return Text("label-load-over", {**number, "some": some(goods, amount)})
    if goods != codes.NONE and state.phase in (codes.PAY, codes.POWDERING):
        key = "label-pay" if state.phase == codes.PAY else "label-spend"
        return Text(key, {**number, "some": some(goods, amount)})
    return Text("label-hold", number)


def _label_of_answer(state: Jamaica, move: int) -> Text:
    if move == codes.ROLL:
        powder = state.attack_powder if state.attack_die == codes.UNROLLED else state.defence_powder
        return Text("label-roll", {"powder": powder})
    if move in (codes.REROLL, codes.STAND):
        return Text("label-reroll" if move == codes.REROLL else "label-stand")
    if move in (codes.AHEAD, codes.ASTERN):
        if move == codes.AHEAD and state.phase == codes.GHOST and ghost.ghost_is_home(state):
            return Text("label-stay-home")
        steps = rounds.die_of_half(state)
        return Text("label-forward" if move == codes.AHEAD else "label-backward", {"steps": steps})
    keys = {codes.SHORTER: "label-shorter", codes.EXACT: "label-exact", codes.LONGER: "label-longer"}
    return Text(keys[move], {"steps": state.steps + move - codes.EXACT})


def _label_of_reward(file: Components, state: Jamaica, move: int) -> Text:
    figures = file.figures
    won = state.winner != codes.NONE
    loser: dict[str, Argument] = {"ship": ship_name(state, combat.loser(state))} if won else {}
    if move < codes.STEAL_HIDDEN:
        hold = move - codes.LOOT
        goods = int(state.ships[combat.loser(state)].goods[hold]) if won else codes.NONE
        if goods == codes.NONE:
            return Text("label-loot-none", {"hold": hold + 1})
        amount = int(state.ships[combat.loser(state)].amounts[hold])
        return Text("label-loot", {"hold": hold + 1, "some": some(goods, amount), **loser})
    if move == codes.STEAL_HIDDEN:
        if not won:
            return Text("label-steal-hidden-none")
        return Text("label-steal-hidden", {"n": state.ships[combat.loser(state)].n, **loser})
    if move < figures.first_give:
        name = f"@treasure-{POWERS[move - figures.first_steal]}.the"
        return Text("label-steal", {"name": name, **loser}) if won else Text("label-steal-none", {"name": name})
    value = int(figures.value[figures.curse[move - figures.first_give]])
    return Text("label-give", {"value": value, **loser}) if won else Text("label-give-none", {"value": value})


def hint(file: Components, state: Jamaica, move: int) -> Text | None:
    """Where the ship would end, if nothing else were to be chosen on the way."""
    if state.phase == codes.LENGTH:
        steps = state.steps + move - codes.EXACT
        if steps == 0:
            return Text("hint-stays")
        return _hint_of_landing(file, state, [state.ships[state.moving].space], steps)
    if state.phase == codes.FORK and not state.retreating:
        return _hint_of_landing(file, state, [move - codes.SAIL], state.steps - 1)
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
    return space == 0 and state.direction == codes.FORWARD and vessel.lap == 0 and vessel.space != 0


def landings(file: Components, state: Jamaica, start: list[int], steps: int) -> set[int]:
    """The spaces where the ship under way can end, so many steps from one of these."""
    lap = state.ships[state.moving].lap
    reached = set(start)
    ended: set[int] = set()
    for _ in range(steps):
        if state.direction == codes.FORWARD:
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
    if reason == codes.NO_SUCH_DIE:
        return {"a": state.die_a, "b": state.die_b}
    if reason == codes.NOT_IN_HAND:
        return actions_of(file, move - figures.first_card)
    if reason in (codes.EMPTY_HOLD_FIRST, codes.FIRST_EMPTY_HOLD, codes.NEVER_JOINED):
        empty = [hold for hold in range(codes.HOLDS) if loading.room_for(state, seat, state.goods) >> hold & 1]
        return {"hold": empty[0] + 1}
    if reason == codes.SAME_GOODS:
        return {"goods": GOODS[state.goods]}
    if reason == codes.WRONG_GOODS:
        return {"goods": GOODS[state.goods], "hold": move - codes.HOLD + 1}
    if reason == codes.NO_POWDER:
        return {"hold": move - codes.HOLD + 1}
    if reason == codes.NOT_THERE:
        return {"space": move - codes.SAIL, "first": sailing.way(state, 0), "second": sailing.way(state, 1)}
    if reason == codes.NO_SHIP_THERE:
        return {"ship": name_of_flag(move - codes.ATTACK)}
    if reason in (codes.NOTHING_TO_LOOT, codes.NOTHING_HIDDEN, codes.NOT_THEIRS):
        loser: dict[str, Argument] = {"ship": ship_name(state, combat.loser(state))}
        if reason == codes.NOTHING_TO_LOOT:
            return {"hold": move - codes.LOOT + 1, **loser}
        if reason == codes.NOT_THEIRS:
            return {"name": f"@treasure-{POWERS[move - figures.first_steal]}.the", **loser}
        return loser
    if reason == codes.NO_ROOM:
        return {"goods": GOODS[int(state.ships[combat.loser(state)].goods[move - codes.LOOT])]}
    if reason == codes.NO_SUCH_CURSE:
        return {"value": int(figures.value[figures.curse[move - figures.first_give]])}
    return {}


def _counted(state: Jamaica, reason: int) -> tuple[str, ...]:
    """The own holds that leave no room for what could be taken."""
    if reason != codes.NO_ROOM:
        return ()
    return tuple(f"hold:{hold + 1}" for hold in range(loading.hold_count(state, state.winner)))


# -- events

EVENTS = {
    codes.ROUND: "round",
    codes.ROLLED: "rolled",
    codes.PLACED: "placed",
    codes.CHOSEN: "chosen",
    codes.SHOWED: "showed",
    codes.LOADED: "loaded",
    codes.DUMPED: "dumped",
    codes.LOAD_LOST: "load-lost",
    codes.CHOSE_LENGTH: "length",
    codes.SAILED: "sailed",
    codes.ARRIVED: "arrived",
    codes.ATTACKED: "attacked",
    codes.SPENT: "spent",
    codes.FIRED: "fired",
    codes.REROLLED: "rerolled",
    codes.WON: "won",
    codes.TIED: "tied",
    codes.LOOTED: "looted",
    codes.STOLE: "stole",
    codes.STOLE_HIDDEN: "stole-hidden",
    codes.STOLE_FACE: "stole-face",
    codes.CURSED: "cursed",
    codes.CURSED_FACE: "cursed-face",
    codes.TOOK_NOTHING: "took-nothing",
    codes.PAID: "paid",
    codes.SHORT: "short",
    codes.RETREATED: "retreated",
    codes.TREASURE_UP: "treasure-up",
    codes.TREASURE_DOWN: "treasure-down",
    codes.TREASURE_FACE: "treasure-face",
    codes.DREW: "drew",
    codes.DREW_FACE: "drew-face",
    codes.RESHUFFLED: "reshuffled",
    codes.GHOST_COURSE: "ghost-course",
    codes.FINISHED: "finished",
    codes.ENDED: "ended",
    codes.BANKED: "banked",
}

EventArgs = dict[str, str | int]


def event(file: Components, note: Note) -> Event:
    kind, audience, x, y, z, w = note
    return Event(EVENTS[kind], _event_args(file, kind, x, y, z, w), audience)


def _event_args(file: Components, kind: int, x: int, y: int, z: int, w: int) -> EventArgs:
    if kind == codes.ENDED:
        return {}
    if kind == codes.ROUND:
        return {"round": x, "captain": seat_name(y)}
    if kind == codes.ROLLED:
        return {"a": x, "b": y}
    if kind == codes.GHOST_COURSE:
        return {"back": x, "stays": y}
    if kind == codes.TREASURE_FACE:
        return _treasure_args(file, x)
    if kind == codes.DREW_FACE:
        return _card_args(file, x)
    if kind in (codes.PLACED, codes.CHOSEN, codes.SHOWED, codes.DREW, codes.RESHUFFLED):
        return {"seat": seat_name(x), **_args_of_seat(file, kind, y, z)}
    return {"ship": name_of_flag(x), **_args_of_ship(file, kind, x, y, z, w)}


def _card_args(file: Components, card: int) -> EventArgs:
    figures = file.figures
    actions = {"morning": action_name(figures.morning[card]), "evening": action_name(figures.evening[card])}
    return {"card": file.card_ids[card], **actions}


def _treasure_args(file: Components, treasure: int) -> EventArgs:
    figures = file.figures
    kind, value = KINDS[figures.kind[treasure]], int(figures.value[treasure])
    return {"treasure": file.treasure_ids[treasure], "kind": kind, "name": the(file, treasure), "value": value}


def _args_of_seat(file: Components, kind: int, y: int, z: int) -> EventArgs:
    if kind == codes.PLACED:
        return {"morning": y, "evening": z}
    if kind == codes.SHOWED:
        return _card_args(file, y)
    return {"cards": y} if kind == codes.DREW else {}


def _args_of_ship(file: Components, kind: int, x: int, y: int, z: int, w: int) -> EventArgs:
    if kind in (codes.LOADED, codes.DUMPED, codes.BANKED):
        hold = {"hold": w + 1} if kind == codes.LOADED else {}
        return {"goods": GOODS[y], "amount": z, **hold}
    if kind == codes.LOAD_LOST:
        return {"goods": GOODS[y]}
    if kind in (codes.PAID, codes.SHORT):
        price = {"price": file.spaces[w].price} if kind == codes.SHORT else {}
        return {"goods": GOODS[y], "amount": z, "space": w, **price}
    if kind == codes.CHOSE_LENGTH:
        return {"steps": y}
    if kind == codes.SAILED:
        return {"from": y, "to": z, "steps": w >> 1, "back": w & 1}
    if kind in (codes.ARRIVED, codes.RETREATED):
        price = {"price": file.spaces[y].price} if kind == codes.ARRIVED else {}
        return {"space": y, "terrain": file.spaces[y].type, **price}
    if kind == codes.SPENT:
        return {"powder": y}
    if kind == codes.FIRED:
        return {"die": y, "total": z}
    if kind == codes.TREASURE_DOWN:
        return {"space": y}
    if kind == codes.TREASURE_UP:
        return {"treasure": file.treasure_ids[y], "name": the(file, y), "space": z}
    if kind == codes.STOLE_FACE:
        return _treasure_args(file, y)
    return _args_of_two_ships(file, kind, x, y, z, w)


def _args_of_two_ships(file: Components, kind: int, x: int, y: int, z: int, w: int) -> EventArgs:
    if kind in (codes.TOOK_NOTHING, codes.FINISHED):
        return {}
    args: EventArgs = {"other": name_of_flag(y)}
    if kind == codes.REROLLED:
        return {**args, "own": int(x == y)}
    if kind == codes.LOOTED:
        return {**args, "goods": GOODS[z], "amount": w}
    if kind == codes.STOLE:
        return {**args, "treasure": file.treasure_ids[z], "name": the(file, z)}
    if kind == codes.CURSED_FACE:
        value = int(file.figures.value[z])
        return {**args, "treasure": file.treasure_ids[z], "name": the(file, z), "value": value}
    return args
