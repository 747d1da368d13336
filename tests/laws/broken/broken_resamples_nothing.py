"""Broken on purpose: nothing at all is dealt anew, not even the luck to come."""

from flibuste.kit.native import i64
from tests.tutorial.smugglers import SmugglersGame
from tests.tutorial.smugglers.rules import Smugglers


class Clairvoyant(Smugglers):
    def resample(self, seat: i64, word: i64) -> None:
        pass


class ClairvoyantGame(SmugglersGame):
    id = "broken-resamples-nothing"
    state_class = Clairvoyant


game = ClairvoyantGame()
