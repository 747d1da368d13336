"""Broken on purpose: what is shown does not count as revealed, and could be seen and taken back."""

from tests.tutorial.smugglers import SmugglersGame
from tests.tutorial.smugglers.rules import Smugglers


class Forgiving(Smugglers):
    def show(self) -> None:
        before = self.revealed
        super().show()
        self.revealed = before


class ForgivingGame(SmugglersGame):
    id = "broken-reveals-nothing"
    state_class = Forgiving


game = ForgivingGame()
