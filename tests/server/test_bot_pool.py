"""Bots at tables: what they are sent, how they share their time, what happens when a worker dies."""

import os
import signal
from collections.abc import Awaitable, Callable

import pytest

from flibuste.kit.game import find_game
from flibuste.kit.play import Play
from flibuste.kit.seal import SealedLuck
from flibuste.server.bot_pool import BotPool, Worker
from flibuste.server.metrics import Metrics
from flibuste.server.settings import Level, read_settings
from flibuste.server.worker import BotAnswer, BotQuestion, answered
from tests.server.serving import in_a_loop

GAME = find_game("port-royal")
SETTINGS = read_settings(changes=["bots.workers=1"]).bots


def a_play(moves: int = 12) -> Play:
    play = Play(GAME, 3, {}, SealedLuck(bytes(32), ("a", "b", "c")))
    for _ in range(moves):
        play.move(play.legal_moves()[-1])
    return play


def with_bots(use: Callable[[BotPool], Awaitable[None]]) -> Metrics:
    metrics = Metrics()

    async def run() -> None:
        bots = BotPool(SETTINGS, metrics)
        try:
            await use(bots)
        finally:
            await bots.close()

    in_a_loop(run())
    return metrics


@pytest.mark.parametrize("level", [level.id for level in SETTINGS.levels])
def test_every_level_makes_a_legal_move(level: str) -> None:
    async def use(bots: BotPool) -> None:
        play, chosen = a_play(), SETTINGS.level(level)
        assert chosen is not None
        seat = play.pending()[0]
        before = play.state.pack()
        answer = await bots.choose(GAME, play.state, seat, chosen)
        assert play.state.pack() == before
        assert GAME.notation(answer.move) in play.legal_moves(seat)

    with_bots(use)


def test_the_position_that_leaves_the_server_is_not_the_true_one(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[BotQuestion] = []

    async def ask(worker: Worker, question: BotQuestion) -> BotAnswer:
        sent.append(question)
        return BotAnswer(0, False)

    async def use(bots: BotPool) -> None:
        play, level = a_play(), SETTINGS.levels[0]
        seat = play.pending()[0]
        for _ in range(20):
            await bots.choose(GAME, play.state, seat, level)
        positions = [GAME.unpack(question.position) for question in sent]
        assert all(GAME.view(position, seat) == GAME.view(play.state, seat) for position in positions)
        assert all(position.luck != play.state.luck for position in positions)
        assert len({tuple(question.position) for question in sent}) == 20
        coins = [GAME.write_state(position)["seats"] for position in positions]
        assert any(coin != GAME.write_state(play.state)["seats"] for coin in coins)

    monkeypatch.setattr(Worker, "ask", ask)
    with_bots(use)


def test_a_bot_that_is_given_too_little_time_says_so() -> None:
    async def use(bots: BotPool) -> None:
        play = a_play()
        seat = play.pending()[0]
        patient = Level(id="patient", bot="search:100", slips=0.0, seconds=30.0)
        hasty = Level(id="hasty", bot="search:9000000", slips=0.0, seconds=0.05)
        assert (await bots.choose(GAME, play.state, seat, patient)).hurried is False
        assert (await bots.choose(GAME, play.state, seat, hasty)).hurried is True

    with_bots(use)


def test_a_share_is_what_is_left_of_the_time_and_never_nothing() -> None:
    bots = BotPool(SETTINGS, Metrics())
    bots.active = 1
    assert bots._time_share(1.5, waited=0.0) == 1.5
    assert bots._time_share(1.5, waited=0.5) == 1.0
    bots.active = 10
    assert bots._time_share(1.5, waited=0.0) == pytest.approx(0.15)
    assert bots._time_share(1.5, waited=1.4) == pytest.approx(0.1)
    assert bots._time_share(1.5, waited=9.0) == SETTINGS.least


def test_a_worker_that_dies_is_replaced_and_the_bot_moves_all_the_same() -> None:
    async def use(bots: BotPool) -> None:
        play, level = a_play(), SETTINGS.levels[1]
        seat = play.pending()[0]
        await bots.choose(GAME, play.state, seat, level)
        process = bots.idle[0].process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        await bots.idle[0].ended()
        answer = await bots.choose(GAME, play.state, seat, level)
        assert GAME.notation(answer.move) in play.legal_moves(seat)

    assert with_bots(use).bot_failures == 1


def test_a_ships_boy_slips_now_and_then() -> None:
    play = a_play()
    seat = play.pending()[0]

    def moves(slips: float) -> set[int]:
        pack = play.state.pack()
        return {answered(BotQuestion("port-royal", pack, seat, "rule", slips, 0.2, word)).move for word in range(60)}

    assert len(moves(0.0)) == 1
    assert len(moves(1.0)) == len(play.legal_moves(seat)) > 1
