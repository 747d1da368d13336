"""Broken on purpose: only the luck to come is dealt anew, and every hidden crate stays where it is."""

from dataclasses import replace

from flibuste.kit.game import Game
from flibuste.kit.native import i64
from tests.tutorial.smugglers import SPEC
from tests.tutorial.smugglers.rules import Smugglers


class Idle(Smugglers):
    def resample(self, seat: i64, word: i64) -> None:
        self.reseed(word)


game = Game(replace(SPEC, id="broken-deals-nothing-anew", state=Idle))
