"""8. Battle: the attacker fires, the defender answers, the winner takes one prize."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.jamaica.rules import ghost, loading, refusals, sailing, treasures
from flibuste.games.jamaica.rules.codes import (
    ATTACK,
    ATTACKED,
    BETH,
    CURSED,
    CURSED_FACE,
    CURSED_TO_ALL,
    FIRED,
    GHOST_GIVES_NOTHING,
    GHOSTS_BETH,
    HOLD,
    HOLDS,
    KNOWN,
    LOOT,
    LOOTED,
    NO_MORE_POWDER,
    NO_POWDER,
    NO_ROOM,
    NO_SHIP_THERE,
    NO_SIXTH_HOLD,
    NO_SUCH_CURSE,
    NO_SUCH_SEAT,
    NONE,
    NOT_THEIRS,
    NOTHING,
    NOTHING_HIDDEN,
    NOTHING_TO_LOOT,
    POWDER,
    POWDERING,
    POWERS,
    REROLL,
    REROLLED,
    REWARD,
    ROLL,
    RUM,
    SABER,
    SABERS,
    SAIL,
    SIXTH,
    SPENT,
    STAND,
    STAR,
    STEAL_HIDDEN,
    STOLE,
    STOLE_HIDDEN,
    STOW,
    TIED,
    TOOK_NOTHING,
    UNROLLED,
    WON,
)
from flibuste.kit.bits import bit, has, lowest
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves, audience

if TYPE_CHECKING:
    from flibuste.games.jamaica.rules.state import Jamaica


# -- TARGET: a ship that meets several attacks one of them; for the ghost the Captain picks it (JAM-CBT-01, JAM-GHO-07)


def legal_target(game: Jamaica, seat: i64, out: Moves) -> None:
    targets = sailing.ships_beside(game, game.moving)
    for ship in range(len(game.ships)):
        if has(targets, ship):
            out.add(ATTACK + ghost.flag(game, ship))


def against_target(game: Jamaica, seat: i64, move: i64) -> i64:
    if not ATTACK <= move < LOOT:
        return refusals.not_now(game, move)
    ship = ghost.flagged(game, move - ATTACK)
    if ship == NONE:
        return NO_SUCH_SEAT
    return 0 if has(sailing.ships_beside(game, game.moving), ship) else NO_SHIP_THERE


def play_target(game: Jamaica, seat: i64, move: i64) -> None:
    attack(game, ghost.flagged(game, move - ATTACK))


def attack(game: Jamaica, other: i64) -> None:
    game.combats += 1
    game.attacker = game.moving
    game.defender = other
    if game.journal is not None:
        game.journal.note(ATTACKED, EVERYONE, ghost.flag(game, game.attacker), ghost.flag(game, other))
    load_guns(game)


def load_guns(game: Jamaica) -> None:
    """The attacker, then the defender, may spend powder before rolling (JAM-CBT-02, -03)."""
    ship = at_the_guns(game)
    if ghost.is_ghost(game, ship) or game.ships[ship].holds_of(POWDER) == 0:
        fire(game)
    else:
        game.ask(POWDERING)


def at_the_guns(game: Jamaica) -> i64:
    """The ship that is about to roll."""
    return game.attacker if game.attack_die == UNROLLED else game.defender


# -- POWDERING: one powder after the other, as much as desired, then the roll (JAM-CBT-02, -03)


def legal_powdering(game: Jamaica, seat: i64, out: Moves) -> None:
    loading.add_holds(out, game.ships[seat].holds_of(POWDER))
    out.add(ROLL)


def against_powdering(game: Jamaica, seat: i64, move: i64) -> i64:
    if move == ROLL:
        return 0
    if not HOLD <= move < ROLL:
        return refusals.not_now(game, move)
    hold = move - HOLD
    if hold >= loading.hold_count(game, seat):
        return NO_SIXTH_HOLD
    return 0 if has(game.ships[seat].holds_of(POWDER), hold) else NO_POWDER


def play_powdering(game: Jamaica, seat: i64, move: i64) -> None:
    if move == ROLL:
        fire(game)
    else:
        spend_powder(game, move - HOLD)


def spend_powder(game: Jamaica, hold: i64) -> None:
    ship = at_the_guns(game)
    game.ships[ship].take(hold, 1)
    if ship == game.attacker:
        game.attack_powder += 1
    else:
        game.defence_powder += 1
    if game.journal is not None:
        game.journal.note(SPENT, EVERYONE, ghost.flag(game, ship), 1)
    load_guns(game)


def fire(game: Jamaica) -> None:
    roll_for(game, game.attack_die == UNROLLED)
    if saber_owner(game) != NONE:
        game.ask(SABER)
    else:
        judge_roll(game)


def roll_for(game: Jamaica, attacking: bool) -> None:
    face = game.figures.faces[game.below(len(game.figures.faces))]
    game.revealed += 1
    if attacking:
        game.attack_die = face
    else:
        game.defence_die = face
    if game.journal is not None:
        ship = game.attacker if attacking else game.defender
        game.journal.note(FIRED, EVERYONE, ghost.flag(game, ship), face, strength(game, attacking))


def strength(game: Jamaica, attacking: bool) -> i64:
    """Die, powder and Lady Beth of one side (JAM-CBT-02)."""
    ship = game.attacker if attacking else game.defender
    die = game.attack_die if attacking else game.defence_die
    powder = game.attack_powder if attacking else game.defence_powder
    total = die + powder * game.figures.powder_bonus
    if treasures.has_power(game, ship, BETH):
        total += game.figures.beth_bonus
    return total


def saber_owner(game: Jamaica) -> i64:
    """The fighter who may have the die just rolled rolled again (JAM-CBT-07), or NONE."""
    if not game.saber_used:
        if treasures.has_power(game, game.attacker, SABERS):
            return game.attacker
        if treasures.has_power(game, game.defender, SABERS):
            return game.defender
    return NONE


# -- SABER: the owner of Saran's Saber lets the roll stand or has it made again (JAM-CBT-07, -08)


def legal_saber(game: Jamaica, seat: i64, out: Moves) -> None:
    out.add(REROLL)
    out.add(STAND)


def against_saber(game: Jamaica, seat: i64, move: i64) -> i64:
    if move in (REROLL, STAND):
        return 0
    if HOLD <= move < ROLL:
        return NO_MORE_POWDER
    return refusals.not_now(game, move)


def play_saber(game: Jamaica, seat: i64, move: i64) -> None:
    if move == REROLL:
        use_saber(game)
    else:
        judge_roll(game)


def use_saber(game: Jamaica) -> None:
    attacking = game.defence_die == UNROLLED
    game.saber_used = True
    if game.journal is not None:
        ship = game.attacker if attacking else game.defender
        owner = game.asked()
        own = 1 if ship == owner else 0
        game.journal.note(REROLLED, EVERYONE, ghost.flag(game, owner), ghost.flag(game, ship), own)
    roll_for(game, attacking)
    judge_roll(game)


def judge_roll(game: Jamaica) -> None:
    """After a roll that stands."""
    if game.defence_die == UNROLLED:
        if game.attack_die == STAR:  # JAM-CBT-05: the defender neither spends nor rolls
            win(game, game.attacker)
        else:
            load_guns(game)
    elif game.defence_die == STAR:
        win(game, game.defender)
    else:
        fired = strength(game, True)
        answered = strength(game, False)
        if fired > answered:
            win(game, game.attacker)
        elif answered > fired:
            win(game, game.defender)
        else:
            game.ties += 1
            if game.journal is not None:
                game.journal.note(TIED, EVERYONE, ghost.flag(game, game.attacker), ghost.flag(game, game.defender))
            end_battle(game)


def win(game: Jamaica, ship: i64) -> None:
    game.winner = ship
    if game.journal is not None:
        game.journal.note(WON, EVERYONE, ghost.flag(game, ship), ghost.flag(game, loser(game)))
    if has_public_reward(game) or may_hold_a_curse(game, ship):
        game.ask(REWARD)
    else:
        end_battle(game)


def loser(game: Jamaica) -> i64:
    return game.defender if game.winner == game.attacker else game.attacker


def has_public_reward(game: Jamaica) -> bool:
    beaten = game.ships[loser(game)]
    if beaten.n:
        return True
    hold: i64 = 0
    while hold < HOLDS:
        if obstacle_to_looting(game, hold) == 0:
            return True
        hold += 1
    power: i64 = 0
    while beaten.powers and power < POWERS:
        if obstacle_to_stealing(game, power) == 0:
            return True
        power += 1
    return False


def may_hold_a_curse(game: Jamaica, ship: i64) -> bool:
    """Whether one of its face-down treasures may be cursed, for all that everybody knows.

    The question must not tell who has a curse to give: it is asked of all who could have one.
    """
    vessel = game.ships[ship]
    if vessel.n == 0 or ghost.is_ghost(game, ship):
        return False
    for i in range(vessel.n):
        if vessel.hidden[i] & CURSED_TO_ALL:
            return True
    recognized: i64 = 0
    for other in game.ships:
        for i in range(other.n):
            if other.hidden[i] & CURSED_TO_ALL:
                recognized += 1
    return recognized < game.figures.cursed_cards


# -- REWARD: the winner takes a hold or a treasure, gives a curse, or takes nothing (JAM-CBT-10 to -14, JAM-GHO-08, -09)


def legal_reward(game: Jamaica, seat: i64, out: Moves) -> None:
    figures = game.figures
    beaten = game.ships[loser(game)]
    out.add(NOTHING)
    hold: i64 = 0
    while hold < HOLDS:
        if obstacle_to_looting(game, hold) == 0:
            out.add(LOOT + hold)
        hold += 1
    if beaten.n:
        out.add(STEAL_HIDDEN)
    power: i64 = 0
    while beaten.powers and power < POWERS:
        if obstacle_to_stealing(game, power) == 0:
            out.add(figures.first_steal + power)
        power += 1
    if not ghost.is_ghost(game, game.winner) and game.ships[game.winner].n:
        place: i64 = 0
        while place < figures.curses:
            if obstacle_to_giving(game, figures.curse[place]) == 0:
                out.add(figures.first_give + place)
            place += 1


def against_reward(game: Jamaica, seat: i64, move: i64) -> i64:
    figures = game.figures
    if move == NOTHING:
        return 0
    if LOOT <= move < STEAL_HIDDEN:
        return obstacle_to_looting(game, move - LOOT)
    if move == STEAL_HIDDEN:
        return 0 if game.ships[loser(game)].n else NOTHING_HIDDEN
    if move < figures.first_steal:
        return refusals.not_now(game, move)
    if move < figures.first_give:
        return obstacle_to_stealing(game, move - figures.first_steal)
    return obstacle_to_giving(game, figures.curse[move - figures.first_give])


def play_reward(game: Jamaica, seat: i64, move: i64) -> None:
    figures = game.figures
    if move == NOTHING:
        decline_reward(game)
    elif move == STEAL_HIDDEN:
        steal_hidden(game)
    elif move < SAIL:
        loot(game, move - LOOT)
    elif move < figures.first_give:
        steal(game, move - figures.first_steal)
    else:
        give_curse(game, figures.curse[move - figures.first_give])


def obstacle_to_looting(game: Jamaica, hold: i64) -> i64:
    """JAM-CBT-11: what is taken must find room; the ghost needs none (JAM-GHO-09)."""
    goods = game.ships[loser(game)].goods[hold]
    if goods == NONE:
        return NOTHING_TO_LOOT
    if not ghost.is_ghost(game, game.winner) and loading.room_for(game, game.winner, goods) == 0:
        return NO_ROOM
    return 0


def obstacle_to_stealing(game: Jamaica, power: i64) -> i64:
    if not has(game.ships[loser(game)].powers, power):
        return NOT_THEIRS
    if power == BETH and ghost.is_ghost(game, loser(game)):
        return GHOSTS_BETH
    return 0


def obstacle_to_giving(game: Jamaica, treasure: i64) -> i64:
    if ghost.is_ghost(game, game.winner):
        return GHOST_GIVES_NOTHING
    if game.ships[game.winner].find(treasure) < 0:
        return NO_SUCH_CURSE
    return 0


def decline_reward(game: Jamaica) -> None:
    if game.journal is not None:
        game.journal.note(TOOK_NOTHING, EVERYONE, ghost.flag(game, game.winner))
    end_battle(game)


def loot(game: Jamaica, hold: i64) -> None:
    beaten = game.ships[loser(game)]
    game.goods = beaten.goods[hold]
    game.amount = beaten.amounts[hold]
    beaten.empty(hold)
    if game.journal is not None:
        game.journal.note(
            LOOTED, EVERYONE, ghost.flag(game, game.winner), ghost.flag(game, loser(game)), game.goods, game.amount
        )
    if ghost.is_ghost(game, game.winner):
        ghost.stow_on_ghost(game)
        return
    if game.rum_on_loot == 1 and treasures.has_power(game, game.winner, RUM):
        game.amount += game.figures.rum_bonus
    room = loading.room_for(game, game.winner, game.goods)
    if room & (room - 1) == 0:
        stow_into(game, lowest(room))
    else:
        game.ask(STOW)


# -- STOW: the winner picks the hold for what was captured, as for a load (JAM-CBT-11)


def legal_stow(game: Jamaica, seat: i64, out: Moves) -> None:
    loading.add_holds(out, loading.room_for(game, seat, game.goods))


def against_stow(game: Jamaica, seat: i64, move: i64) -> i64:
    if not HOLD <= move < ROLL:
        return refusals.not_now(game, move)
    return loading.obstacle_to_filling(game, seat, move - HOLD)


def play_stow(game: Jamaica, seat: i64, move: i64) -> None:
    stow_into(game, move - HOLD)


def stow_into(game: Jamaica, hold: i64) -> None:
    loading.fill_hold(game, game.winner, hold)
    end_battle(game)


def steal(game: Jamaica, power: i64) -> None:
    victor = game.ships[game.winner]
    beaten = game.ships[loser(game)]
    beaten.powers &= ~bit(power)
    victor.powers |= bit(power)
    if game.journal is not None:
        game.journal.note(
            STOLE, EVERYONE, ghost.flag(game, game.winner), ghost.flag(game, loser(game)), game.figures.of_power[power]
        )
    sixth = game.figures.holds
    if power == SIXTH and beaten.goods[sixth] != NONE:  # JAM-CBT-13: with its contents
        game.goods = beaten.goods[sixth]
        game.amount = beaten.amounts[sixth]
        beaten.empty(sixth)
        if ghost.is_ghost(game, game.winner):
            ghost.stow_on_ghost(game)
            return
        victor.fill(sixth, game.goods, game.amount)
        loading.forget_goods(game)
    end_battle(game)


def steal_hidden(game: Jamaica) -> None:
    """JAM-CBT-12: at random; which card moves is seen by all."""
    beaten = game.ships[loser(game)]
    treasure = beaten.lift(game.below(beaten.n))
    game.revealed += 1
    if game.journal is not None:
        game.journal.note(STOLE_HIDDEN, EVERYONE, ghost.flag(game, game.winner), ghost.flag(game, loser(game)))
    treasures.receive_hidden(game, game.winner, treasure)
    end_battle(game)


def give_curse(game: Jamaica, treasure: i64) -> None:
    """JAM-CBT-14: face down, for cursed to all, its face known to both."""
    victor = game.ships[game.winner]
    beaten = loser(game)
    given = victor.lift(victor.find(treasure)) | CURSED_TO_ALL
    told = audience(game.winner)
    if not ghost.is_ghost(game, beaten):
        given |= KNOWN * bit(beaten)
        told |= audience(beaten)
    game.ships[beaten].lay_down(given)
    game.revealed += 1
    if game.journal is not None:
        game.journal.note(CURSED, EVERYONE, ghost.flag(game, game.winner), ghost.flag(game, beaten))
        game.journal.note(CURSED_FACE, told, ghost.flag(game, game.winner), ghost.flag(game, beaten), treasure)
    end_battle(game)


def end_battle(game: Jamaica) -> None:
    forget_battle(game)
    sailing.settle(game)


def forget_battle(game: Jamaica) -> None:
    game.attacker = NONE
    game.defender = NONE
    game.attack_powder = 0
    game.attack_die = UNROLLED
    game.defence_powder = 0
    game.defence_die = UNROLLED
    game.saber_used = False
    game.winner = NONE
