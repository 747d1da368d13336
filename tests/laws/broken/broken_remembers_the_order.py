"""Broken on purpose: crates are dealt anew from the order in which they truly lie."""

from flibuste.kit.pile import Pile, Row
from tests.tutorial.smugglers import SmugglersGame
from tests.tutorial.smugglers.rules import Smugglers


class Remembering(Smugglers):
    def gather(self, hand: Row, store: Pile) -> None:
        while hand.n:
            store.rest.push(hand.pop())
        while store.top is not None and store.top.n:
            store.rest.push(store.top.pop())


class RememberingGame(SmugglersGame):
    id = "broken-remembers-the-order"
    state_class = Remembering


game = RememberingGame()
