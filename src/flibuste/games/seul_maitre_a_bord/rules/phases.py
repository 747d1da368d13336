"""Moves that belong to another phase than the present one or to another seat, and what is said of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.seul_maitre_a_bord.rules.codes import (
    ACT,
    ACTION_FIRST,
    AFTER_DRIFT,
    AWAY,
    BANK,
    BANK_WHEN_DUE,
    BEATEN,
    BID,
    BIDDING,
    CAPE,
    CELL,
    CREW,
    CREWING,
    DELIVER,
    DONE,
    ENGAGE,
    FIGHT,
    LIGHTEN_FIRST,
    LOOT,
    LOOTING,
    LOSE,
    LOSING,
    NO_BIDDING,
    NO_CREWING,
    NO_ENGAGEMENT,
    NO_FIGHT_TO_BEGIN,
    NO_LOOT,
    NO_MARKET,
    NO_RANSOM,
    NO_REPAIR,
    NO_SEARCH,
    NO_SHOT,
    NO_YARD,
    NO_ZONE_ASKED,
    NOBODY_TO_LOSE,
    NOT_BEATEN,
    NOT_BUILDING,
    NOT_YOUR_BID,
    NOT_YOUR_CANNONS,
    NOT_YOUR_DEFEAT,
    NOT_YOUR_DRIFT,
    NOT_YOUR_ENGINEER,
    NOT_YOUR_HOLD,
    NOT_YOUR_LOSS,
    NOT_YOUR_PORT,
    NOT_YOUR_PRIZE,
    NOT_YOUR_RANSOM,
    NOT_YOUR_SHELTER,
    NOT_YOUR_SHOT,
    NOT_YOUR_TILE,
    NOT_YOUR_TURN,
    NOT_YOUR_ZONE,
    NOTHING,
    NOTHING_UNDER_WAY,
    OVERLOAD,
    PAIRS,
    PASS,
    PAYING,
    PORTING,
    PREPARATION,
    RANSOM,
    RECRUIT,
    REPAIR,
    SAIL,
    SAILS,
    SELL,
    SHELTER,
    SHOOT,
    SHOT,
    SPARE,
    STAY,
    TAKE,
    THROW_TOKEN,
    TOW,
    TRAIN,
    TURN,
    ZONE,
    ZONING,
)
from flibuste.kit.native import i64

if TYPE_CHECKING:
    from flibuste.games.seul_maitre_a_bord.rules.state import SeulMaitre


def why_not_asked(game: SeulMaitre) -> i64:
    """What is said to a seat that owes no move now: the reason bears the clause that says who is asked instead."""
    phase = game.phase
    if phase < PORTING:
        return NOT_YOUR_TILE
    if phase == PORTING:
        return NOT_YOUR_PORT
    if phase == SHELTER:
        return NOT_YOUR_SHELTER
    if phase == ZONING:
        return NOT_YOUR_DRIFT if game.why == AFTER_DRIFT else NOT_YOUR_ZONE
    if phase == LOSING:
        return NOT_YOUR_LOSS
    if phase == OVERLOAD:
        return NOT_YOUR_HOLD
    if phase == BIDDING:
        return NOT_YOUR_BID
    if phase < SHOT:
        return NOT_YOUR_TURN
    if phase == SHOT:
        return NOT_YOUR_SHOT
    if phase == CREWING:
        return NOT_YOUR_CANNONS
    if phase == LOOTING:
        return NOT_YOUR_PRIZE
    if phase == BEATEN:
        return NOT_YOUR_DEFEAT
    return NOT_YOUR_RANSOM if phase == PAYING else NOT_YOUR_ENGINEER


def why_not_acting(game: SeulMaitre) -> i64:
    """Why it is not the time for actions, 0 if it is."""
    phase = game.phase
    if phase == ACT:
        return 0
    if phase <= SHELTER or phase == BIDDING:
        return PREPARATION
    return LIGHTEN_FIRST if phase == OVERLOAD else ACTION_FIRST


def why_not_now(game: SeulMaitre, move: i64) -> i64:
    """Why a move cannot be made that is none of the present phase; by the ranges of codes, from the last."""
    if move >= BID:
        return NO_BIDDING
    if move >= CELL:
        return NOT_BUILDING
    if move >= THROW_TOKEN:
        return why_not_acting(game)
    if move >= DELIVER:
        return NO_MARKET
    if move >= TAKE:
        return NO_SEARCH
    if move >= ENGAGE:
        return NO_ENGAGEMENT
    if move >= PAIRS:
        return NO_RANSOM
    if move >= CREW:
        return NO_CREWING
    if move >= LOSE:
        return NOBODY_TO_LOSE
    if move >= REPAIR:
        return NO_REPAIR
    if move >= SAILS:
        return NO_YARD
    if move >= LOOT:
        return NO_LOOT
    if move >= SELL:
        return NO_MARKET
    if move >= TRAIN:
        return why_not_acting(game)
    if move >= RANSOM:
        return NOT_BEATEN
    if move >= TOW:
        return why_not_acting(game)
    if move >= TURN:
        return NOT_BUILDING
    if move >= ZONE:
        return NO_ZONE_ASKED
    if move >= CAPE:
        return why_not_acting(game)
    if move >= AWAY:
        return NOT_BEATEN
    if move >= SAIL:
        return why_not_acting(game)
    if move >= RECRUIT:
        return NO_YARD
    return why_no_word_now(game, move)


def why_no_word_now(game: SeulMaitre, move: i64) -> i64:
    """The same for a move that is a single word."""
    if move == STAY:
        return NOT_BEATEN
    if move == BANK and game.phase in (BIDDING, BEATEN, PAYING):
        return BANK_WHEN_DUE
    if move == PASS:
        return NO_ENGAGEMENT
    if move == FIGHT:
        return NO_FIGHT_TO_BEGIN
    if move in (SHOOT, SPARE):
        return NO_SHOT
    if move == NOTHING:
        return NO_LOOT
    return NOTHING_UNDER_WAY if move == DONE else why_not_acting(game)
