"""Broken on purpose: nothing at all is dealt anew, not even the luck to come."""

from dataclasses import replace

from flibuste.kit.game import Game
from flibuste.kit.native import i64
from tests.tutorial.smugglers import SPEC
from tests.tutorial.smugglers.rules import Smugglers


class Clairvoyant(Smugglers):
    def resample(self, seat: i64, word: i64) -> None:
        pass


game = Game(replace(SPEC, id="broken-resamples-nothing", state=Clairvoyant))
