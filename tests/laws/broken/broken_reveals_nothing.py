"""Broken on purpose: what is shown does not count as revealed, and could be seen and taken back."""

from dataclasses import replace

from flibuste.kit.game import Game
from flibuste.kit.native import i64
from tests.tutorial.smugglers import SPEC
from tests.tutorial.smugglers.rules import Smugglers


class Forgiving(Smugglers):
    def play(self, seat: i64, move: i64) -> None:
        before = self.revealed
        super().play(seat, move)
        self.revealed = before


game = Game(replace(SPEC, id="broken-reveals-nothing", state=Forgiving))
