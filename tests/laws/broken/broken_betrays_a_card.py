"""Broken on purpose: who may not lie low learns from it that the next smuggler holds pearls."""

from dataclasses import replace

from flibuste.kit.game import Game
from flibuste.kit.native import i64
from flibuste.kit.state import Moves
from tests.tutorial.smugglers import SPEC
from tests.tutorial.smugglers.rules import LAY_LOW_BEFORE, LIE_LOW, Smugglers


class Betrayed(Smugglers):
    def legal(self, seat: i64, out: Moves) -> None:
        super().legal(seat, out)
        codes = [move for move in out.to_list() if self.why_not(seat, move) == 0]
        out.clear()
        for move in codes:
            out.add(move)

    def why_not(self, seat: i64, move: i64) -> i64:
        dearest = len(self.figures.worth) - 1
        if move == LIE_LOW and self.hands[(seat + 1) % self.players].find(dearest) >= 0:
            return super().why_not(seat, move) or LAY_LOW_BEFORE
        return super().why_not(seat, move)


game = Game(replace(SPEC, id="broken-betrays-a-card", state=Betrayed))
