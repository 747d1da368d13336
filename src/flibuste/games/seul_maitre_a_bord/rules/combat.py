"""13. Combat. 14. Combat with a pirate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.rules import actions, bank, damage, wind
from flibuste.games.seul_maitre_a_bord.rules.chart import HAVEN, NONE, PORTS, cell_of
from flibuste.games.seul_maitre_a_bord.rules.codes import (
    AFTER_ATTACKER,
    AFTER_DEFENDER,
    AFTER_FLIGHT,
    AFTER_SHOT,
    AWAY,
    BEATEN,
    BOARDING,
    BY_RANSOM,
    CAPE,
    CAPTAIN,
    CREW,
    CREWED,
    CREWING,
    ENGAGE,
    FEWER_SAILORS,
    GOODS,
    INITIAL_SHOT,
    LOOT,
    LOOTED,
    LOOTED_BLACK,
    LOOTED_NOTHING,
    LOOTING,
    MUSTERED,
    NO_TOW_TO_THE_CENTRE,
    NOT_IN_THEIR_HOLD,
    NOT_THE_CENTRE,
    NOTHING,
    OVERFLOW,
    PAIRS,
    PAIRS_PAID,
    PAIRS_UNPAYABLE,
    PAYING,
    PIRATE,
    PIRATES_PAY_NO_RANSOM,
    PORT_STORMED,
    PURSE_TAKEN,
    RANSOM,
    RANSOM_UNPAYABLE,
    RANSOMED,
    SAILS,
    SHOOT,
    SHOT,
    SPARE,
    SPARED,
    STAY,
    STAYED,
    STORM_THERE,
    TIED,
    TOO_FEW_CANNONS,
    TOO_FEW_GUNNERS,
    TRAIN,
    WHITE_DIE,
    WON,
)
from flibuste.games.seul_maitre_a_bord.rules.dice import roll_white
from flibuste.games.seul_maitre_a_bord.rules.numbers import add_members, greater, lesser, unit
from flibuste.games.seul_maitre_a_bord.rules.phases import why_not_now
from flibuste.games.seul_maitre_a_bord.rules.ships import Side
from flibuste.games.seul_maitre_a_bord.rules.terms import ask, berths, free_spaces, is_stormy, leads, owner, space_of
from flibuste.kit.bits import bit
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE, Moves

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre


def begin_combat(game: SeulMaitre) -> None:
    """SMB-CBT-01, -02"""
    game.combats += 1
    if game.attacker.ship >= PIRATE or game.defender.ship >= PIRATE:
        game.pirate_combats += 1
    game.fought |= bit(game.attacker.ship) | bit(game.defender.ship)
    if game.defender.ship < PIRATE:
        actions.bring_in(game, game.defender.ship, MUSTERED)
        ask(game, SHOT, game.defender.ship)
    else:
        shoot(game)


# -- SHOT: the defender may fire the initial shot (SMB-CBT-02)


def legal_shot(game: SeulMaitre, seat: i64, out: Moves) -> None:
    out.add(SHOOT)
    out.add(SPARE)


def against_shot(game: SeulMaitre, seat: i64, move: i64) -> i64:
    return 0 if move in (SHOOT, SPARE) else why_not_now(game, move)


def play_shot(game: SeulMaitre, seat: i64, move: i64) -> None:
    if move == SHOOT:
        shoot(game)
    else:
        spare(game)


def spare(game: SeulMaitre) -> None:
    if game.journal is not None:
        game.journal.note(SPARED, EVERYONE, game.defender.ship)
    ask_crew(game, game.attacker)


def shoot(game: SeulMaitre) -> None:
    ship = game.attacker.ship
    if game.journal is not None:
        game.journal.note(INITIAL_SHOT, EVERYONE, game.defender.ship, ship)
    if ship >= PIRATE:
        damage.roll_at_pirate(game, ship - PIRATE, game.figures.initial_shot_dice)
        ask_crew(game, game.attacker)
    else:
        game.why = AFTER_SHOT
        damage.roll_at_ship(game, ship, game.figures.initial_shot_dice)


# -- CREWING: each side crews its cannons, the attacker first (SMB-CBT-03)


def legal_crewing(game: SeulMaitre, seat: i64, out: Moves) -> None:
    add_members(out, CREW, bit(cannons_to_crew(game, seat) + 1) - 1)


def against_crewing(game: SeulMaitre, seat: i64, move: i64) -> i64:
    if move < CREW or move >= PAIRS:
        return why_not_now(game, move)
    vessel = game.vessels[seat]
    cannons = move - CREW
    if cannons > vessel.cannons - vessel.broken:
        return TOO_FEW_CANNONS
    return 0 if cannons <= cannons_to_crew(game, seat) else TOO_FEW_GUNNERS


def play_crewing(game: SeulMaitre, seat: i64, move: i64) -> None:
    crew(game, game.attacker if game.attacker.ship == seat else game.defender, move - CREW)


def cannons_to_crew(game: SeulMaitre, seat: i64) -> i64:
    """SMB-CBT-03"""
    vessel = game.vessels[seat]
    return lesser(vessel.cannons - vessel.broken, vessel.hold // game.figures.sailors_per_cannon)


def ask_crew(game: SeulMaitre, side: Side) -> None:
    ship = side.ship
    if ship >= PIRATE:
        crew(game, side, game.pirates[ship - PIRATE].crewed(game.figures.sailors_per_cannon))
    elif cannons_to_crew(game, ship) > 0:
        ask(game, CREWING, ship)
    else:
        crew(game, side, 0)


def crew(game: SeulMaitre, side: Side, cannons: i64) -> None:
    side.crew = cannons
    side.gunners = cannons * game.figures.sailors_per_cannon
    if side.ship < PIRATE:
        game.vessels[side.ship].hold -= side.gunners
    if game.journal is not None:
        game.journal.note(CREWED, EVERYONE, side.ship, cannons)
    if game.defender.crew == NONE:
        ask_crew(game, game.defender)
    else:
        fire(game)


# -- broadside and boarding


def fire(game: SeulMaitre) -> None:
    """SMB-CBT-04, -05: both broadsides at once; the attacker's ship is dealt with first."""
    on_defender = broadside(game, game.attacker)
    on_attacker = broadside(game, game.defender)
    game.hits = on_defender
    game.why = AFTER_ATTACKER
    damage.apply(game, game.attacker.ship, on_attacker)


def broadside(game: SeulMaitre, side: Side) -> i64:
    """The results of one white die per crewed cannon, packed by face."""
    hits: i64 = 0
    n = side.crew * game.figures.dice_per_active_cannon
    while n > 0:
        face = roll_white(game)
        if game.journal is not None:
            game.journal.note(WHITE_DIE, EVERYONE, side.ship, face)
        hits += unit(face)
        n -= 1
    return hits


def hit_defender(game: SeulMaitre) -> None:
    hits = game.hits
    game.hits = 0
    game.why = AFTER_DEFENDER
    damage.apply(game, game.defender.ship, hits)


def strength(game: SeulMaitre, side: Side) -> i64:
    """SMB-CBT-07, SMB-CPI-02"""
    if side.ship >= PIRATE:
        pirate = game.pirates[side.ship - PIRATE]
        return greater(pirate.sailors - pirate.dead - side.blocked, 0)
    vessel = game.vessels[side.ship]
    boarders = vessel.hold + side.gunners + vessel.deck
    return lesser(boarders, game.figures.deck_limit[vessel.type]) + boarding_bonus(game, side.ship)


def boarding_bonus(game: SeulMaitre, seat: i64) -> i64:
    """Captain 1."""
    figures = game.figures
    return figures.boarding_bonus if game.vessels[seat].level(CAPTAIN) >= figures.boarding_bonus_level else 0


def turns_ties(game: SeulMaitre, ship: i64) -> bool:
    """Captain 3."""
    return ship < PIRATE and game.vessels[ship].level(CAPTAIN) >= game.figures.wins_ties_level


def board(game: SeulMaitre) -> None:
    attacker = game.attacker.ship
    defender = game.defender.ship
    own = strength(game, game.attacker)
    theirs = strength(game, game.defender)
    if game.journal is not None:
        game.journal.note(BOARDING, EVERYONE, attacker, defender, own, theirs)
    if own > theirs:
        game.winner = attacker
    elif own < theirs:
        game.winner = defender
    elif turns_ties(game, attacker) != turns_ties(game, defender):
        game.winner = attacker if turns_ties(game, attacker) else defender
    leave_cannons(game, game.attacker)
    leave_cannons(game, game.defender)
    if game.winner == NONE:
        tie(game)
    else:
        win(game)


def leave_cannons(game: SeulMaitre, side: Side) -> None:
    """SMB-CBT-08: from cannons and deck back to the hold; who is in the sails stays there."""
    if side.ship < PIRATE:
        vessel = game.vessels[side.ship]
        outside = side.gunners + side.blocked + vessel.deck
        inside = lesser(berths(game, vessel), outside)
        vessel.hold += inside
        vessel.deck = outside - inside
        if vessel.deck and game.journal is not None:
            game.journal.note(OVERFLOW, EVERYONE, side.ship, vessel.deck)
    side.gunners = 0
    side.blocked = 0


def tie(game: SeulMaitre) -> None:
    """SMB-CBT-10, SMB-CPI-06"""
    game.ties += 1
    points = game.figures.vp_tie
    if game.journal is not None:
        game.journal.note(TIED, EVERYONE, game.attacker.ship, game.defender.ship, points)
    award(game, game.attacker.ship, points)
    award(game, game.defender.ship, points)
    end_combat(game)


def award(game: SeulMaitre, ship: i64, points: i64) -> None:
    """Points go to the player of a ship; nobody has those of a pirate without a master."""
    seat = owner(game, ship)
    if seat != NONE:
        game.vessels[seat].points += points


def win(game: SeulMaitre) -> None:
    """SMB-CBT-09, -10, SMB-CPI-04 to -06"""
    figures = game.figures
    winner = game.winner
    loser = loser_of(game)
    is_attacker = winner == game.attacker.ship
    points = figures.vp_attacker_win if is_attacker else figures.vp_defender_win
    if winner < PIRATE:
        points += victory_bonus(game, winner)
    if game.journal is not None:
        game.journal.note(WON, EVERYONE, winner, loser, points)
    award(game, winner, points)
    if is_attacker and loser >= PIRATE:
        pirate = game.pirates[loser - PIRATE]
        share = pirate.purse // figures.pirate_purse_share_divisor
        pirate.purse -= share
        game.vessels[winner].money += share
        if share and game.journal is not None:
            game.journal.note(PURSE_TAKEN, EVERYONE, winner, loser, share)
    if is_attacker and loser < PIRATE and game.vessels[loser].cubes > 0:
        ask(game, LOOTING, owner(game, winner))
    else:
        treat_loser(game)


def victory_bonus(game: SeulMaitre, seat: i64) -> i64:
    """Captain 2 and the captain's leader card."""
    figures = game.figures
    bonus: i64 = 0
    if game.vessels[seat].level(CAPTAIN) >= figures.vp_per_combat_won_level:
        bonus = figures.vp_per_combat_won
    if leads(game, seat, CAPTAIN):
        bonus += figures.leader_vp_per_combat_won
    return bonus


def loser_of(game: SeulMaitre) -> i64:
    return game.defender.ship if game.winner == game.attacker.ship else game.attacker.ship


# -- LOOTING: the victorious attacker takes a cube, or none (SMB-CBT-09, SMB-CPI-04)


def legal_looting(game: SeulMaitre, seat: i64, out: Moves) -> None:
    out.add(NOTHING)
    beaten = game.vessels[loser_of(game)]
    kind: i64 = 0
    while kind < GOODS:
        if beaten.goods(kind) > 0:
            out.add(LOOT + kind)
        kind += 1


def against_looting(game: SeulMaitre, seat: i64, move: i64) -> i64:
    if move == NOTHING:
        return 0
    if move < LOOT or move >= SAILS:
        return why_not_now(game, move)
    return 0 if game.vessels[loser_of(game)].goods(move - LOOT) > 0 else NOT_IN_THEIR_HOLD


def play_looting(game: SeulMaitre, seat: i64, move: i64) -> None:
    if move == NOTHING:
        loot_nothing(game)
    else:
        loot(game, move - LOOT)


def loot(game: SeulMaitre, kind: i64) -> None:
    winner = game.winner
    loser = loser_of(game)
    game.vessels[loser].unload_cube(kind)
    if winner < PIRATE and free_spaces(game, game.vessels[winner]) > 0:
        game.vessels[winner].load_cube(kind)
        if game.journal is not None:
            game.journal.note(LOOTED, EVERYONE, winner, loser, kind)
    else:
        price = game.figures.black_market[kind]
        game.black += 1
        award(game, winner, game.figures.black_market_vp)
        if winner < PIRATE:
            game.vessels[winner].money += price
        else:
            game.pirates[winner - PIRATE].purse += price
        if game.journal is not None:
            game.journal.note(LOOTED_BLACK, EVERYONE, winner, loser, kind, price)
    treat_loser(game)


def loot_nothing(game: SeulMaitre) -> None:
    if game.journal is not None:
        game.journal.note(LOOTED_NOTHING, EVERYONE, game.winner, loser_of(game))
    treat_loser(game)


def treat_loser(game: SeulMaitre) -> None:
    """SMB-CBT-11, SMB-CPI-03"""
    loser = loser_of(game)
    if loser >= PIRATE and loser == game.defender.ship:
        end_combat(game)
    else:
        ask(game, BEATEN, owner(game, loser))


# -- BEATEN: the loser stays, flees or is brought to a port (SMB-CBT-11, SMB-CPI-03)


def legal_beaten(game: SeulMaitre, seat: i64, out: Moves) -> None:
    loser = loser_of(game)
    out.add(STAY)
    add_members(out, AWAY, wind.ways_out(game, cell_of(space_of(game, loser))))
    if loser < PIRATE and can_pay_ransom(game, loser):
        add_members(out, RANSOM, ports_to_reach(game))


def against_beaten(game: SeulMaitre, seat: i64, move: i64) -> i64:
    if move == STAY:
        return 0
    loser = loser_of(game)
    if move >= AWAY and move < CAPE:
        return wind.why_not_away(game, cell_of(space_of(game, loser)), move - AWAY, STORM_THERE)
    if move < RANSOM or move >= TRAIN:
        return why_not_now(game, move)
    if loser >= PIRATE:
        return PIRATES_PAY_NO_RANSOM
    reason = why_not_bring_to(game, move - RANSOM)
    if reason:
        return reason
    return 0 if can_pay_ransom(game, loser) else RANSOM_UNPAYABLE


def play_beaten(game: SeulMaitre, seat: i64, move: i64) -> None:
    if move == STAY:
        stay(game)
    elif move < CAPE:
        loser = loser_of(game)
        wind.put_out(game, loser, cell_of(space_of(game, loser)), move - AWAY, AFTER_FLIGHT)
    else:
        bring_to(game, seat, move - RANSOM)


def stay(game: SeulMaitre) -> None:
    if game.journal is not None:
        game.journal.note(STAYED, EVERYONE, loser_of(game))
    end_combat(game)


def ports_to_reach(game: SeulMaitre) -> i64:
    """The ports a ship may be brought to, as a bit set."""
    ports: i64 = 0
    port: i64 = 0
    while port < PORTS:
        if why_not_bring_to(game, port) == 0:
            ports |= bit(port)
        port += 1
    return ports


def why_not_bring_to(game: SeulMaitre, port: i64) -> i64:
    """SMB-CBT-11, SMB-NAV-09, SMB-WND-08: not the centre, and no storm there."""
    if game.figures.tiles.of_port[port] == game.figures.tiles.centre:
        return NOT_THE_CENTRE if game.phase == BEATEN else NO_TOW_TO_THE_CENTRE
    if is_stormy(game, game.chart.port_cell[port]):
        return PORT_STORMED
    return 0


def can_pay_ransom(game: SeulMaitre, seat: i64) -> bool:
    return bank.ransom_credit(game, seat) >= game.figures.ransom_ship


def bring_to(game: SeulMaitre, seat: i64, port: i64) -> None:
    """SMB-CBT-12: the ship is paid for at once, then as many pairs of sailors as its player likes."""
    game.ransoms += 1
    vessel = game.vessels[seat]
    bank.pay(game, seat, game.figures.ransom_ship, BY_RANSOM)
    vessel.space = HAVEN + game.chart.port_cell[port]
    if game.journal is not None:
        game.journal.note(RANSOMED, EVERYONE, seat, port, game.figures.ransom_ship)
    if most_pairs(game, seat) > 0:
        ask(game, PAYING, seat)
    else:
        pay_pairs(game, seat, 0)


# -- PAYING: a ransom buys pairs of sailors (SMB-CBT-12)


def legal_paying(game: SeulMaitre, seat: i64, out: Moves) -> None:
    add_members(out, PAIRS, bit(most_pairs(game, seat) + 1) - 1)


def against_paying(game: SeulMaitre, seat: i64, move: i64) -> i64:
    if move < PAIRS or move >= ENGAGE:
        return why_not_now(game, move)
    pairs = move - PAIRS
    if pairs > pairs_aboard(game, seat):
        return FEWER_SAILORS
    return 0 if pairs <= most_pairs(game, seat) else PAIRS_UNPAYABLE


def play_paying(game: SeulMaitre, seat: i64, move: i64) -> None:
    pay_pairs(game, seat, move - PAIRS)


def pairs_aboard(game: SeulMaitre, seat: i64) -> i64:
    return (game.vessels[seat].sailors() + 1) // 2


def most_pairs(game: SeulMaitre, seat: i64) -> i64:
    """As many as are aboard and can be paid."""
    pairs = pairs_aboard(game, seat)
    price = game.figures.ransom_per_sailor_pair
    return lesser(pairs, bank.ransom_credit(game, seat) // price) if price > 0 else pairs


def pay_pairs(game: SeulMaitre, seat: i64, pairs: i64) -> None:
    vessel = game.vessels[seat]
    price = pairs * game.figures.ransom_per_sailor_pair
    bank.pay(game, seat, price, BY_RANSOM)
    lost = greater(vessel.sailors() - 2 * pairs, 0)
    if game.journal is not None:
        game.journal.note(PAIRS_PAID, EVERYONE, seat, pairs, price, lost)
    while lost > 0:
        if vessel.aloft > 0:
            vessel.aloft -= 1
        elif vessel.deck > 0:
            vessel.deck -= 1
        elif vessel.hold > 0:
            vessel.hold -= 1
        else:
            vessel.leaks -= 1
        lost -= 1
    end_combat(game)


def end_combat(game: SeulMaitre) -> None:
    forget_combat(game)
    actions.ask_turn(game)


def forget_combat(game: SeulMaitre) -> None:
    game.attacker.clear()
    game.defender.clear()
    game.hits = 0
    game.winner = NONE
