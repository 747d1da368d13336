"""Broken on purpose: everybody hears what was chosen before it is shown."""

from dataclasses import replace

from flibuste.kit.game import Game
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE
from tests.tutorial.smugglers import SPEC
from tests.tutorial.smugglers.rules import LAND, LANDED, LIE_LOW, Smugglers


class Boasting(Smugglers):
    def play(self, seat: i64, move: i64) -> None:
        if move != LIE_LOW:
            self.note(LANDED, EVERYONE, seat, move - LAND)
        super().play(seat, move)


game = Game(replace(SPEC, id="broken-tells-what-was-chosen", state=Boasting))
