"""Broken on purpose: everybody hears which crate was drawn."""

from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE
from tests.tutorial.smugglers import SmugglersGame
from tests.tutorial.smugglers.rules import DREW, Smugglers


class Indiscreet(Smugglers):
    def draw_crate(self, seat: i64) -> None:
        crate = self.draw(self.stores[seat])
        self.hands[seat].push(crate)
        self.hands[seat].sort()
        self.note(DREW, EVERYONE, seat, crate)


class IndiscreetGame(SmugglersGame):
    id = "broken-tells-everyone"
    state_class = Indiscreet


game = IndiscreetGame()
