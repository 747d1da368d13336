"""Broken on purpose: a choice that is made and not yet shown stays what it is when all else is dealt anew."""

from dataclasses import replace

from flibuste.kit.game import Game
from flibuste.kit.native import i64
from tests.tutorial.smugglers import SPEC
from tests.tutorial.smugglers.rules import Smugglers


class Stubborn(Smugglers):
    def resample(self, seat: i64, word: i64) -> None:
        chosen = self.chosen[:]
        super().resample(seat, word)
        self.chosen = chosen


game = Game(replace(SPEC, id="broken-keeps-locked-choices", state=Stubborn))
