"""Broken on purpose: who may not lie low learns from it that the next smuggler holds pearls."""

from flibuste.kit.native import i64
from tests.tutorial.smugglers import SmugglersGame
from tests.tutorial.smugglers.rules import Smugglers


class Betrayed(Smugglers):
    def may_lie_low(self, seat: i64) -> bool:
        dearest = len(self.figures.worth) - 1
        return super().may_lie_low(seat) and self.hands[(seat + 1) % self.players].find(dearest) < 0


class BetrayedGame(SmugglersGame):
    id = "broken-betrays-a-card"
    state_class = Betrayed


game = BetrayedGame()
