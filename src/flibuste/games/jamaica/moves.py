"""The moves, events and reasons of Jamaica, and their words."""

from flibuste.games.jamaica.rules import codes, combat, ghost, loading, rounds, sailing
from flibuste.games.jamaica.rules.figures import ComponentsFile
from flibuste.games.jamaica.rules.state import Jamaica
from flibuste.games.jamaica.shapes import ACTIONS, GOODS, POWERS
from flibuste.kit.bits import lowest
from flibuste.kit.tables import (
    NUMBER,
    OTHERS,
    OWNER,
    SEAT,
    SOME,
    event,
    house_reason,
    one_of,
    reason,
    told_as,
    told_by,
    verb,
)
from flibuste.kit.texts import Argument, Text

Arguments = dict[str, Argument]
EventArguments = dict[str, str | int]


# -- things in words


def seat_name(seat: int) -> str:
    return f"#{seat}"


def name_of_flag(flag: int) -> str:
    return "@ghost" if flag == codes.GHOST_FLAG else seat_name(flag)


def ship_name(state: Jamaica, ship: int) -> str:
    return name_of_flag(ghost.flag(state, ship))


def loser_name(state: Jamaica) -> str:
    return ship_name(state, combat.loser(state))


def some(goods: int, n: int) -> Text:
    """So many tokens of a kind."""
    return Text(f"some-{GOODS[goods]}", {"n": n})


def card_name(file: ComponentsFile, card: int) -> Text:
    return Text("card-name", actions_of(file, card))


def actions_of(file: ComponentsFile, card: int) -> Arguments:
    figures = file.figures
    morning, evening = ACTIONS[figures.morning[card]], ACTIONS[figures.evening[card]]
    return {"morning": f"@action-{morning}", "evening": f"@action-{evening}"}


def name_of_power(power: int) -> str:
    return f"@treasure-{POWERS[power]}.the"


def space_args(file: ComponentsFile, space: int) -> Arguments:
    return {"space": space, "terrain": file.spaces[space].type, "price": file.spaces[space].price}


def value_of_curse(file: ComponentsFile, move: int) -> int:
    figures = file.figures
    return int(figures.value[figures.curse[move - figures.first_give]])


# -- moves

MOVES = (
    verb("morning", codes.MORNING, things=range(1, codes.HOLD - codes.MORNING + 1), place="die:{thing}"),
    verb("hold", codes.HOLD, things=range(1, codes.HOLDS + 1), place="hold:{thing}"),
    verb("roll", codes.ROLL),
    verb("reroll", codes.REROLL),
    verb("stand", codes.STAND),
    verb("shorter", codes.SHORTER),
    verb("exact", codes.EXACT),
    verb("longer", codes.LONGER),
    verb("forward", codes.GHOST_FORWARD),
    verb("backward", codes.GHOST_BACKWARD),
    verb("nothing", codes.NOTHING),
    verb("attack", codes.ATTACK, things=(*range(1, codes.GHOST_FLAG + 1), "ghost"), place="ship:{thing}"),
    verb("loot", codes.LOOT, things=range(1, codes.HOLDS + 1), place="loot:{thing}"),
    verb("steal hidden", codes.STEAL_HIDDEN, place="hidden"),
    verb("sail", codes.SAIL, things=lambda file: range(len(file.spaces)), place="space:{thing}"),
    verb("play", lambda file: file.figures.first_card, things=lambda file: file.card_ids, place="card:{thing}"),
    verb("steal", lambda file: file.figures.first_steal, things=POWERS, place="power:{thing}"),
    verb(
        "give",
        lambda file: file.figures.first_give,
        things=lambda file: [file.treasure_ids[treasure] for treasure in file.figures.curse],
        place="own-treasure:{thing}",
    ),
)

LENGTHS = {codes.SHORTER: "label-shorter", codes.EXACT: "label-exact", codes.LONGER: "label-longer"}


def label(file: ComponentsFile, state: Jamaica, seat: int, move: int) -> Text:
    figures = file.figures
    if move < codes.HOLD:
        die = move - codes.MORNING + 1
        if die not in (state.die_a, state.die_b):
            return Text("label-morning-none", {"die": die})
        return Text("label-morning", {"die": die, "other": state.die_a + state.die_b - die})
    if move < codes.ROLL:
        return label_of_hold(state, seat, move - codes.HOLD)
    if move < codes.NOTHING:
        return label_of_answer(state, move)
    if move == codes.NOTHING:
        return Text("label-nothing")
    if move < codes.LOOT:
        return Text("label-attack", {"ship": name_of_flag(move - codes.ATTACK)})
    if codes.SAIL <= move < figures.first_card:
        return Text("label-sail", space_args(file, move - codes.SAIL))
    if figures.first_card <= move < figures.first_steal:
        dice: Arguments = {"first": state.morning, "second": state.evening}
        return Text("label-play", {**actions_of(file, move - figures.first_card), **dice})
    return label_of_reward(file, state, move)


def label_of_hold(state: Jamaica, seat: int, hold: int) -> Text:
    vessel = state.ships[max(seat, 0)]
    goods, amount = int(vessel.goods[hold]), int(vessel.amounts[hold])
    number: Arguments = {"hold": hold + 1}
    if state.phase in (codes.LOAD, codes.STOW):
        if goods == codes.NONE:
            return Text("label-load", number)
        return Text("label-load-over", {**number, "some": some(goods, amount)})
    if goods != codes.NONE and state.phase in (codes.PAY, codes.POWDERING):
        key = "label-pay" if state.phase == codes.PAY else "label-spend"
        return Text(key, {**number, "some": some(goods, amount)})
    return Text("label-hold", number)


def label_of_answer(state: Jamaica, move: int) -> Text:
    if move == codes.ROLL:
        powder = state.attack_powder if state.attack_die == codes.UNROLLED else state.defence_powder
        return Text("label-roll", {"powder": powder})
    if move in (codes.REROLL, codes.STAND):
        return Text("label-reroll" if move == codes.REROLL else "label-stand")
    if move in LENGTHS:
        if state.phase != codes.LENGTH:
            return Text(f"{LENGTHS[move]}-none")
        return Text(LENGTHS[move], {"steps": state.steps + move - codes.EXACT})
    if move == codes.GHOST_FORWARD and state.phase == codes.GHOST and ghost.ghost_is_home(state):
        return Text("label-stay-home")
    steps = rounds.die_of_half(state)
    return Text("label-forward" if move == codes.GHOST_FORWARD else "label-backward", {"steps": steps})


def label_of_reward(file: ComponentsFile, state: Jamaica, move: int) -> Text:
    figures = file.figures
    won = state.winner != codes.NONE
    loser: Arguments = {"ship": loser_name(state)} if won else {}
    none = "" if won else "-none"
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
        return Text(f"label-steal{none}", {"name": name_of_power(move - figures.first_steal), **loser})
    return Text(f"label-give{none}", {"value": value_of_curse(file, move), **loser})


def hint(file: ComponentsFile, state: Jamaica, seat: int, move: int) -> Text | None:
    """Where the ship would end, if nothing else were to be chosen on the way."""
    if state.phase == codes.LENGTH:
        steps = state.steps + move - codes.EXACT
        if steps == 0:
            return Text("hint-stays")
        return hint_of_landing(file, state, [state.ships[state.moving].space], steps)
    if state.phase == codes.FORK and not state.retreating:
        return hint_of_landing(file, state, [move - codes.SAIL], state.steps - 1)
    return None


def hint_of_landing(file: ComponentsFile, state: Jamaica, start: list[int], steps: int) -> Text | None:
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


def landings(file: ComponentsFile, state: Jamaica, start: list[int], steps: int) -> set[int]:
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


# -- reasons


def the_dice(file: ComponentsFile, state: Jamaica, seat: int, move: int) -> Arguments:
    return {"a": state.die_a, "b": state.die_b}


def the_card(file: ComponentsFile, state: Jamaica, seat: int, move: int) -> Arguments:
    return actions_of(file, move - file.figures.first_card)


def the_hold(file: ComponentsFile, state: Jamaica, seat: int, move: int) -> Arguments:
    return {"hold": move - codes.HOLD + 1}


def hold_to_fill(file: ComponentsFile, state: Jamaica, seat: int, move: int) -> Arguments:
    """The one that comes first."""
    room = loading.room_for(state, seat, state.goods)
    return {"hold": lowest(room) + 1}


def goods_at_hand(file: ComponentsFile, state: Jamaica, seat: int, move: int) -> Arguments:
    return {"goods": GOODS[state.goods]}


def goods_and_hold(file: ComponentsFile, state: Jamaica, seat: int, move: int) -> Arguments:
    return {"goods": GOODS[state.goods], "hold": move - codes.HOLD + 1}


def space_and_ways(file: ComponentsFile, state: Jamaica, seat: int, move: int) -> Arguments:
    return {"space": move - codes.SAIL, "first": sailing.way(state, 0), "second": sailing.way(state, 1)}


def ship_to_attack(file: ComponentsFile, state: Jamaica, seat: int, move: int) -> Arguments:
    return {"ship": name_of_flag(move - codes.ATTACK)}


def the_loser(file: ComponentsFile, state: Jamaica, seat: int, move: int) -> Arguments:
    return {"ship": loser_name(state)}


def hold_of_loser(file: ComponentsFile, state: Jamaica, seat: int, move: int) -> Arguments:
    return {"hold": move - codes.LOOT + 1, "ship": loser_name(state)}


def power_of_loser(file: ComponentsFile, state: Jamaica, seat: int, move: int) -> Arguments:
    return {"name": name_of_power(move - file.figures.first_steal), "ship": loser_name(state)}


def goods_of_loser(file: ComponentsFile, state: Jamaica, seat: int, move: int) -> Arguments:
    return {"goods": GOODS[state.ships[combat.loser(state)].goods[move - codes.LOOT]]}


def holds_of_winner(file: ComponentsFile, state: Jamaica, seat: int, move: int) -> tuple[str, ...]:
    """The places of the holds that leave no room for what could be taken."""
    return tuple([f"hold:{hold + 1}" for hold in range(loading.hold_count(state, state.winner))])


def the_curse(file: ComponentsFile, state: Jamaica, seat: int, move: int) -> Arguments:
    return {"value": value_of_curse(file, move)}


REASONS = (
    house_reason(codes.NOT_YOUR_TURN, "not-your-turn", "JAM-RND-04"),
    house_reason(codes.GAME_OVER, "game-over"),
    house_reason(codes.NO_SUCH_MOVE, "no-such-move"),
    house_reason(codes.NO_SUCH_SEAT, "no-such-seat"),
    reason(codes.DICE_PLACED, "JAM-RND-02", "dice-placed"),
    reason(codes.NO_SUCH_DIE, "JAM-RND-02", "no-such-die", args=the_dice),
    reason(codes.ALREADY_LOCKED, "JAM-RND-03", "already-locked"),
    reason(codes.CARDS_LATER, "JAM-RND-03", "cards-later"),
    reason(codes.NOT_IN_HAND, "JAM-RND-03", "not-in-hand", args=the_card),
    reason(codes.HOLDS_AT_REST, "JAM-LOD-08", "holds-at-rest"),
    reason(codes.NO_SIXTH_HOLD, "JAM-TRE-05", "no-sixth-hold"),
    reason(codes.EMPTY_HOLD_FIRST, "JAM-LOD-03", "empty-hold-first", args=hold_to_fill),
    reason(codes.SAME_GOODS, "JAM-LOD-02", "same-goods", args=goods_at_hand, shown=True),
    reason(codes.FIRST_EMPTY_HOLD, "JAM-SET-02", "first-empty-hold", args=hold_to_fill),
    reason(codes.WRONG_GOODS, "JAM-PAY-02", "wrong-goods", args=goods_and_hold),
    reason(codes.NO_POWDER, "JAM-CBT-02", "no-powder", args=the_hold),
    reason(codes.NO_ROLL, "JAM-CBT-02", "no-roll"),
    reason(codes.NO_REROLL, "JAM-CBT-07", "no-reroll"),
    reason(codes.NO_ANCHOR, "JAM-TRE-08", "no-anchor"),
    reason(codes.NO_SEXTANT, "JAM-TRE-08", "no-sextant"),
    reason(codes.LENGTH_FIXED, "JAM-MOV-01", "length-fixed"),
    reason(codes.NO_FORK, "JAM-MOV-02", "no-fork"),
    reason(codes.NOT_THERE, "JAM-MOV-02", "not-there", args=space_and_ways),
    reason(codes.NO_TARGET, "JAM-CBT-01", "no-target"),
    reason(codes.NO_SHIP_THERE, "JAM-CBT-01", "no-ship-there", args=ship_to_attack),
    reason(codes.NOTHING_WON, "JAM-CBT-10", "nothing-won"),
    reason(codes.NOTHING_TO_LOOT, "JAM-CBT-10", "nothing-to-loot", args=hold_of_loser),
    reason(codes.NO_ROOM, "JAM-CBT-11", "no-room", args=goods_of_loser, counted=holds_of_winner, shown=True),
    reason(codes.NOT_THEIRS, "JAM-CBT-10", "not-theirs", args=power_of_loser),
    reason(codes.GHOSTS_BETH, "JAM-GHO-08", "ghosts-beth", shown=True),
    reason(codes.NOTHING_HIDDEN, "JAM-CBT-12", "nothing-hidden", args=the_loser),
    reason(codes.NO_SUCH_CURSE, "JAM-CBT-10", "no-such-curse", args=the_curse),
    reason(codes.GHOST_GIVES_NOTHING, "JAM-GHO-09", "ghost-gives-nothing"),
    reason(codes.NO_COURSE, "JAM-GHO-05", "no-course"),
    reason(codes.NO_MORE_POWDER, "JAM-CBT-08", "no-more-powder"),
    reason(codes.LENGTH_ANNOUNCED, "JAM-TRE-08", "length-announced"),
    reason(codes.NO_DIE_SAILED, "JAM-SHT-07", "no-die-sailed"),
    reason(codes.NEVER_JOINED, "JAM-LOD-02", "never-joined", args=hold_to_fill),
    reason(codes.LOAD_MUST_BE, "JAM-LOD-01", "load-must-be"),
    reason(codes.MUST_PAY, "JAM-PAY-05", "must-pay"),
)


# -- events


def card_args(file: ComponentsFile, card: int) -> EventArguments:
    actions = file.cards[card]
    morning, evening = f"@action-{actions.morning}", f"@action-{actions.evening}"
    return {"card": actions.id, "morning": morning, "evening": evening}


def power_args(file: ComponentsFile, treasure: int) -> EventArguments:
    return {"treasure": file.treasure_ids[treasure], "name": f"@{file.treasures[treasure].name}.the"}


def curse_args(file: ComponentsFile, treasure: int) -> EventArguments:
    return {**power_args(file, treasure), "value": file.treasures[treasure].value}


def treasure_args(file: ComponentsFile, treasure: int) -> EventArguments:
    return {**curse_args(file, treasure), "kind": file.treasures[treasure].kind}


def terrain_args(file: ComponentsFile, space: int) -> EventArguments:
    return {"space": space, "terrain": file.spaces[space].type}


def price_args(file: ComponentsFile, space: int) -> EventArguments:
    return {"space": space, "price": file.spaces[space].price}


def arrival_args(file: ComponentsFile, space: int) -> EventArguments:
    return {**terrain_args(file, space), **price_args(file, space)}


SHIP = told_as(lambda file, flag: name_of_flag(flag))
HOLD = told_as(lambda file, hold: hold + 1, int)
GOODS_KIND = one_of(GOODS)
CARD = told_by(card_args, card=str, morning=str, evening=str)
POWER = told_by(power_args, treasure=str, name=str)
CURSE = told_by(curse_args, treasure=str, name=str, value=int)
TREASURE = told_by(treasure_args, treasure=str, kind=str, name=str, value=int)
TERRAIN = told_by(terrain_args, space=int, terrain=str)
PRICE = told_by(price_args, space=int, price=int)
ARRIVAL = told_by(arrival_args, space=int, terrain=str, price=int)

EVENTS = (
    event(codes.ROUND, "round", round=NUMBER, captain=SEAT),
    event(codes.ROLLED, "rolled", a=NUMBER, b=NUMBER),
    event(codes.PLACED, "placed", seat=SEAT, morning=NUMBER, evening=NUMBER),
    event(codes.CHOSEN, "chosen", seat=SEAT),
    event(codes.SHOWED, "showed", seat=SEAT, card=CARD),
    event(codes.LOADED, "loaded", ship=SHIP, goods=GOODS_KIND, amount=NUMBER, hold=HOLD),
    event(codes.DUMPED, "dumped", ship=SHIP, goods=GOODS_KIND, amount=NUMBER),
    event(codes.LOAD_LOST, "load-lost", ship=SHIP, goods=GOODS_KIND),
    event(codes.CHOSE_LENGTH, "length", ship=SHIP, steps=NUMBER),
    event(codes.SAILED, "sailed", ship=SHIP, from_=NUMBER, to=NUMBER, steps=NUMBER, back=NUMBER),
    event(codes.ARRIVED, "arrived", ship=SHIP, space=ARRIVAL),
    event(codes.ATTACKED, "attacked", ship=SHIP, other=SHIP),
    event(codes.SPENT, "spent", ship=SHIP, powder=NUMBER),
    event(codes.FIRED, "fired", ship=SHIP, die=NUMBER, total=NUMBER),
    event(codes.REROLLED, "rerolled", ship=SHIP, other=SHIP, own=NUMBER),
    event(codes.WON, "won", ship=SHIP, other=SHIP),
    event(codes.TIED, "tied", ship=SHIP, other=SHIP),
    event(codes.LOOTED, "looted", ship=SHIP, other=SHIP, goods=GOODS_KIND, amount=NUMBER),
    event(codes.STOLE, "stole", ship=SHIP, other=SHIP, treasure=POWER),
    event(codes.STOLE_HIDDEN, "stole-hidden", ship=SHIP, other=SHIP),
    event(codes.STOLE_FACE, "stole-face", ship=SHIP, treasure=TREASURE, audience=OWNER),
    event(codes.CURSED, "cursed", ship=SHIP, other=SHIP),
    event(codes.CURSED_FACE, "cursed-face", ship=SHIP, other=SHIP, treasure=CURSE, audience=SOME),
    event(codes.TOOK_NOTHING, "took-nothing", ship=SHIP),
    event(codes.PAID, "paid", ship=SHIP, goods=GOODS_KIND, amount=NUMBER, space=NUMBER),
    event(codes.SHORT, "short", ship=SHIP, goods=GOODS_KIND, amount=NUMBER, space=PRICE),
    event(codes.RETREATED, "retreated", ship=SHIP, space=TERRAIN),
    event(codes.TREASURE_UP, "treasure-up", ship=SHIP, treasure=POWER, space=NUMBER),
    event(codes.TREASURE_DOWN, "treasure-down", ship=SHIP, space=NUMBER),
    event(codes.TREASURE_FACE, "treasure-face", treasure=TREASURE, audience=OWNER),
    event(codes.DREW, "drew", seat=SEAT, cards=NUMBER, audience=OTHERS),
    event(codes.DREW_FACE, "drew-face", card=CARD, audience=OWNER),
    event(codes.RESHUFFLED, "reshuffled", seat=SEAT),
    event(codes.GHOST_COURSE, "ghost-course", back=NUMBER, stays=NUMBER),
    event(codes.FINISHED, "finished", ship=SHIP),
    event(codes.ENDED, "ended"),
    event(codes.BANKED, "banked", ship=SHIP, goods=GOODS_KIND, amount=NUMBER),
)
