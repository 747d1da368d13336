"""Bots at tables: their thinking is done in other processes, with a deadline that they share when many wait."""

import asyncio
import heapq
import logging
import os
import secrets
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Coroutine
from typing import Any

import msgspec

from flibuste.kit.game import Game
from flibuste.kit.state import State
from flibuste.server.metrics import Metrics
from flibuste.server.settings import BotSettings, Level
from flibuste.server.worker import LENGTH, READY, BotAnswer, BotQuestion

STUCK_SECONDS = 10.0  # beyond its time after which a worker is taken to be stuck
START_SECONDS = 60.0  # that a worker may take to start, on a machine that is busy
RETRY_SECONDS = 5.0
log = logging.getLogger("flibuste")


class BotsUnavailable(Exception):
    """No worker could answer."""


class BotPool:
    """Workers, started when the first bot sits down, and the questions that wait for them."""

    def __init__(self, settings: BotSettings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.size = settings.workers or os.cpu_count() or 1
        self.waiting: list[tuple[float, int, asyncio.Future[Worker]]] = []  # by deadline
        self.idle: list[Worker] = []
        self.workers: set[Worker] = set()  # idle or not
        self.started = 0
        self._asked = 0
        self.active = 0  # questions that wait or are being thought about
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = False

    def warm_up(self) -> None:
        """Start the workers now, because somebody will need them soon."""
        while self.started < self.size:
            self.started += 1
            self._spawn(self._start())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start(self) -> None:
        """A worker, from its start until it can be asked; one that does not come up is tried again later."""
        while True:
            worker = Worker()
            self.workers.add(worker)
            try:
                await asyncio.wait_for(worker.start(self.settings.nice), START_SECONDS)
            except (OSError, EOFError, TimeoutError) as problem:
                log.error("A worker for bots does not start: %s.", problem or type(problem).__name__)
                self.metrics.bot_failures += 1
                self._dismiss(worker)
                await asyncio.sleep(RETRY_SECONDS)
            else:
                self._free(worker)
                return

    async def choose(self, game: Game, state: State, seat: int, level: Level) -> BotAnswer:
        """The move of a bot. What its seat cannot know is dealt anew before the position leaves this process."""
        self.warm_up()
        seen = state.copy()
        seen.resample(seat, secrets.randbits(60))
        began = time.monotonic()
        self.active += 1
        try:
            for _ in range(2):  # a worker may have died: another one tries once more
                try:
                    worker = await asyncio.wait_for(self._take(began + level.seconds), START_SECONDS)
                except TimeoutError:
                    raise BotsUnavailable from None
                question = BotQuestion(
                    game=game.id,
                    cards=game.house_figures,
                    position=seen.pack(),
                    seat=seat,
                    bot=level.bot,
                    slips=level.slips,
                    seconds=self._time_share(level.seconds, time.monotonic() - began),
                    word=secrets.randbits(60),
                )
                try:
                    answer = await asyncio.wait_for(worker.ask(question), question.seconds + STUCK_SECONDS)
                except (OSError, EOFError, TimeoutError, msgspec.DecodeError):
                    log.error("A bot's worker did not answer and is replaced.")
                    self.metrics.bot_failures += 1
                    self._dismiss(worker)
                    self._spawn(self._start())
                except asyncio.CancelledError:  # nobody wants its answer any more
                    self._dismiss(worker)
                    if not self._stopping:
                        self._spawn(self._start())
                    raise
                else:
                    self._free(worker)
                    return answer
            raise BotsUnavailable
        finally:
            self.active -= 1
            self.metrics.thinking.add(time.monotonic() - began)

    def _time_share(self, seconds: float, waited: float) -> float:
        """What a bot gets of its time: less when it has waited, and less when more wait than can think at once."""
        return max(self.settings.least, min(seconds - waited, seconds * min(1.0, self.size / self.active)))

    async def _take(self, deadline: float) -> "Worker":
        if self.idle:
            return self.idle.pop()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._asked += 1
        heapq.heappush(self.waiting, (deadline, self._asked, turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._free(turn.result())
            raise

    def _free(self, worker: "Worker") -> None:
        if self._stopping:
            self._dismiss(worker)
            return
        while self.waiting:
            _, _, turn = heapq.heappop(self.waiting)
            if not turn.done():
                turn.set_result(worker)
                return
        self.idle.append(worker)

    def _dismiss(self, worker: "Worker") -> None:
        worker.kill()
        self.workers.discard(worker)

    def stop_starting(self) -> None:
        """Start no more workers, because the server closes."""
        self._stopping = True

    async def close(self) -> None:
        self.stop_starting()
        for task in list(self._tasks):
            task.cancel()
        for worker in self.workers:
            worker.kill()
        await asyncio.gather(*(worker.ended() for worker in self.workers))


class Worker:
    process: Process | None = None

    async def start(self, nice: int) -> None:
        command = (sys.executable, "-m", "flibuste.server.worker", str(nice))
        self.process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        if self.process.stdout is None or await self.process.stdout.readexactly(len(READY)) != READY:
            raise EOFError

    async def ask(self, question: BotQuestion) -> BotAnswer:
        body = msgspec.msgpack.encode(question)
        pipe_in = self.process.stdin if self.process is not None else None
        pipe_out = self.process.stdout if self.process is not None else None
        if pipe_in is None or pipe_out is None:
            raise EOFError
        pipe_in.write(LENGTH.pack(len(body)) + body)
        await pipe_in.drain()
        head = await pipe_out.readexactly(LENGTH.size)
        return msgspec.msgpack.decode(await pipe_out.readexactly(LENGTH.unpack(head)[0]), type=BotAnswer)

    def kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()

    async def ended(self) -> None:
        if self.process is not None:
            await self.process.wait()
