"""A page that shows whatever position a test wants: its table is real, the states it is sent later are not."""

import re

from playwright.sync_api import WebSocketRoute

from flibuste.kit.game import Game
from flibuste.kit.state import SPECTATOR, State
from flibuste.server.messages import Choice, SeatView, StateMessage, encode
from flibuste.server.projection import view_of
from tests.browser.visitor import Visitor
from tests.server.serving import bot

SEAT = 0  # of whoever looks on the page


class Stage:
    def __init__(self, visitor: Visitor, game: Game, players: int) -> None:
        self.visitor = visitor
        self.game = game
        self.n = 0
        visitor.page.remove_listener("websocket", visitor.follow)
        visitor.page.route_web_socket(re.compile(r"/ws$"), self._wire)
        visitor.opens(*[bot()] * (players - 1), game=game.id, options={})
        visitor.waits_until("document.querySelector('[data-n]') !== null")

    def _wire(self, page: WebSocketRoute) -> None:
        self.page = page
        server = page.connect_to_server()
        server.on_message(self._heard)

    def _heard(self, frame: str | bytes) -> None:
        """Everything is passed on up to the first state; what happens at the real table later is not told."""
        if not self.n:
            self.visitor.hears(frame)
            self.n = self.visitor.state.get("n", 0)
            self.page.send(frame)

    def show(self, state: State) -> None:
        """The position, as the seat of the visitor sees it."""
        self.n += 1
        game = self.game
        offers = [Choice(c.notation, c.place, c.label, c.hint, c.refusal) for c in game.choices(state, SEAT)]
        yours = SeatView(
            seat=SEAT,
            own=game.own_view(state, SEAT),
            prompt=game.prompt(state, SEAT),
            choices=offers,
            odds=None,
            may_take_back=False,
        )
        shown = StateMessage(
            n=self.n,
            play=1,
            whole=False,
            view=view_of(game, state),
            prompt=game.prompt(state, SPECTATOR),
            odds=None,
            log=[],
            over=None,
            yours=[yours],
        )
        frame = encode(shown).decode()
        self.visitor.hears(frame)
        self.page.send(frame)
        self.visitor.until_shown(self.n)
