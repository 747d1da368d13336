"""Which hold: to fill, to pay from, to fire from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.games.jamaica.bot.weights import FAR
from flibuste.games.jamaica.rules.codes import FOOD, GOLD, HOLD, HOLDS, NONE
from flibuste.games.jamaica.rules.ship import Ship
from flibuste.games.jamaica.rules.state import Jamaica
from flibuste.kit.native import i64
from flibuste.kit.state import Moves

if TYPE_CHECKING:
    from flibuste.games.jamaica.bot.rule_bot import RuleBot


def best_room(bot: RuleBot, state: Jamaica, moves: Moves) -> i64:
    """An empty ordinary hold before the sixth, else the hold that is worth least."""
    vessel = state.ships[bot.seat]
    best = moves.get(0) - HOLD
    least = -FAR
    i: i64 = 0
    while i < moves.n:
        hold = moves.get(i) - HOLD
        worth = 0.0
        if vessel.goods[hold] != NONE:
            worth = worth_of_goods(vessel.goods[hold], vessel.amounts[hold])
        if worth < least:
            least = worth
            best = hold
        i += 1
    return best


def smallest_of(vessel: Ship, goods: i64) -> i64:
    """The hold of a ship with the fewest of such goods: an emptied hold can be loaded again."""
    found: i64 = NONE
    hold: i64 = 0
    while hold < HOLDS:
        if vessel.goods[hold] == goods and (found == NONE or vessel.amounts[hold] < vessel.amounts[found]):
            found = hold
        hold += 1
    return found


def worth_of_goods(goods: i64, amount: i64) -> float:
    if goods == GOLD:
        return 1.3 * float(amount)
    return (0.8 if goods == FOOD else 0.5) * float(amount)
