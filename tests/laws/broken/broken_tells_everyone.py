"""Broken on purpose: everybody hears which crate was drawn."""

from dataclasses import replace

from flibuste.kit.game import Game
from flibuste.kit.native import i64
from flibuste.kit.state import EVERYONE
from flibuste.kit.tables import ALL
from tests.tutorial.smugglers import SPEC
from tests.tutorial.smugglers.rules import DREW, Smugglers


class Indiscreet(Smugglers):
    def note(self, kind: i64, to: i64, a: i64 = 0, b: i64 = 0) -> None:
        super().note(kind, EVERYONE if kind == DREW else to, a, b)


EVENTS = tuple(replace(kind, audience=ALL) if kind.code == DREW else kind for kind in SPEC.events)

game = Game(replace(SPEC, id="broken-tells-everyone", state=Indiscreet, events=EVENTS))
