"""Moves that nobody clicks: those of bots, and those of people whose time is out."""

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from flibuste.kit.play import Play
from flibuste.kit.state import legal_moves
from flibuste.server.bot_pool import BotsUnavailable
from flibuste.server.errors import RequestRefused
from flibuste.server.services import Services
from flibuste.server.settings import Level
from flibuste.server.stored import Entry, Moved
from flibuste.server.table import Table, check_move, now
from flibuste.server.worker import BotAnswer

RETRY_SECONDS = 1
TIME_OUT_LEVEL = Level(id="", bot="rule", slips=0.0, seconds=0.2)  # of the bot that moves where the game names no move
log = logging.getLogger("flibuste")


class PlayedTable(Protocol):
    """What is needed of a table's room."""

    table: Table

    @property
    def is_watched(self) -> bool: ...

    @property
    def state_sent_at(self) -> float: ...

    def transaction(self) -> AbstractAsyncContextManager[Table]: ...

    async def commit(self, entries: Sequence[Entry], *, move: int | None = None) -> None: ...


class Autoplay:
    def __init__(self, services: Services, room: PlayedTable) -> None:
        self.services = services
        self.room = room
        self._bots: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._overdue: asyncio.Task[None] | None = None

    # -- bots

    def wake_bots(self) -> None:
        """Let a bot think if it is a bot's turn; a table of bots alone waits for somebody to watch."""
        table = self.room.table
        if self.is_thinking or table.bot_to_move() is None:
            return
        if self.room.is_watched or any(chair.kind == "person" for chair in table.chairs):
            self._bots = asyncio.get_running_loop().create_task(self._play_bots())

    async def _play_bots(self) -> None:
        room = self.room
        while (seat := room.table.bot_to_move()) is not None and not self.services.closing:
            table = room.table
            n = table.n
            answer = await self._ask_bot(table, present_play(table), seat, self._level_of(seat))
            pause = self.services.settings.table.bot_pause if room.is_watched else 0.0
            await asyncio.sleep(max(0.0, room.state_sent_at + pause - time.monotonic()))
            try:
                async with room.transaction() as present:
                    if present.n == n and present.chairs[seat].played_by_bot:
                        self.services.metrics.bot_moves += 1
                        self.services.metrics.hurried += answer.hurried
                        move = check_move(present_play(present), answer.move, seat)
                        await room.commit([move_entry(present, seat, move, hurried=answer.hurried)], move=move)
            except RequestRefused as refusal:
                log.warning("A bot's move at table %s was not made: %s.", table.name, refusal)
                await asyncio.sleep(RETRY_SECONDS)

    def _level_of(self, seat: int) -> Level:
        bots = self.services.settings.bots
        return bots.level(self.room.table.chairs[seat].level) or bots.levels[0]  # its owner may have renamed the levels

    async def _ask_bot(self, table: Table, play: Play, seat: int, level: Level) -> BotAnswer:
        try:
            return await self.services.bots.choose(table.game, play.state, seat, level)
        except BotsUnavailable:
            log.error("No worker answers; a bot at table %s moves at random.", table.name)
            return BotAnswer(secrets.choice(legal_moves(play.state, seat)), hurried=True)

    # -- deadlines

    def schedule_deadline(self) -> None:
        """Wake up when the next person's time is out."""
        self._cancel_timer()
        deadlines = self.room.table.deadlines()
        if deadlines and not self.services.closing:
            wait = max(0.0, min(deadlines.values()) - self.services.clock.now())
            self._timer = asyncio.get_running_loop().call_later(wait, self._on_deadline)

    def _on_deadline(self) -> None:
        self._timer = None
        if self._overdue is None or self._overdue.done():
            self._overdue = asyncio.get_running_loop().create_task(self._play_overdue())

    def _overdue_seats(self, table: Table) -> list[int]:
        now = self.services.clock.now()
        return [seat for seat, deadline in table.deadlines().items() if deadline <= now]

    async def _play_overdue(self) -> None:
        """Move for those whose time is out, so that nobody waits for a sleeper. The seat stays its owner's."""
        room = self.room
        while (overdue := self._overdue_seats(room.table)) and not self.services.closing:
            table, n, seat = room.table, room.table.n, overdue[0]
            chosen = await self._time_out_move(table, seat)
            try:
                async with room.transaction() as present:
                    if present.n == n and seat in self._overdue_seats(present):
                        move = check_move(present_play(present), chosen, seat)
                        await room.commit([move_entry(present, seat, move, late=True)], move=move)
                        self.services.metrics.late += 1
            except RequestRefused as refusal:
                log.warning("A late move at table %s was not made: %s.", table.name, refusal)
                await asyncio.sleep(RETRY_SECONDS)
        self.schedule_deadline()

    async def _time_out_move(self, table: Table, seat: int) -> int:
        play = present_play(table)
        move = play.game.time_out_move(play.state, seat)
        return move if move is not None else (await self._ask_bot(table, play, seat, TIME_OUT_LEVEL)).move

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # -- stopping

    @property
    def is_thinking(self) -> bool:
        return self._bots is not None and not self._bots.done()

    def close(self) -> None:
        """Stop; whoever calls this makes sure that nothing is being stored."""
        self._cancel_timer()
        for task in (self._bots, self._overdue):
            if task is not None:
                task.cancel()


def present_play(table: Table) -> Play:
    if table.play is None:
        raise ValueError("no play to move in")
    return table.play


def move_entry(
    table: Table, seat: int, move: int, *, by: str = "", id: str = "", hurried: bool = False, late: bool = False
) -> Moved:
    notation = table.game.notation(move)
    return Moved(at=now(), by=by, id=id, seat=seat, move=notation, hurried=hurried, late=late)
