"""Broken on purpose: crates are dealt anew from the order in which they truly lie."""

from dataclasses import replace

from flibuste.kit.game import Game
from flibuste.kit.native import i64
from tests.tutorial.smugglers import SPEC
from tests.tutorial.smugglers.rules import Smugglers, deal_choices_anew, imagine


class Remembering(Smugglers):
    def resample(self, seat: i64, word: i64) -> None:
        self.reseed(word)
        for other in range(self.players):
            hand, store = self.hands[other], self.stores[other]
            if other == seat:
                continue
            while hand.n:
                store.rest.push(hand.pop())
            while store.top is not None and store.top.n:
                store.rest.push(store.top.pop())
            imagine(self, other)
        deal_choices_anew(self, seat)


game = Game(replace(SPEC, id="broken-remembers-the-order", state=Remembering))
