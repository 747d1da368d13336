"""Many games at once: who plays what, on all cores, the same whatever their number."""

import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context, parent_process
from typing import NamedTuple, TypeVar

from flibuste.kit.game import Game, OptionValues, find_game

MAX_PLAYERS = 16  # whose shared wins a simulation can count

Work = TypeVar("Work")
Result = TypeVar("Result")
Progress = Callable[[int], None]  # told how many more games are played


def no_progress(games: int) -> None:
    """Nobody watches."""


class GameSetup(NamedTuple):
    """The game that is to be played many times."""

    game: str
    players: int
    options: OptionValues
    seed: int
    cards: str | None = None  # the text of an owner's file of figures

    def find(self) -> Game:
        return cached_game(self.game, self.cards)


@cache
def cached_game(id: str, cards: str | None) -> Game:
    return find_game(id) if cards is None else find_game(id).with_figures(cards)


def report_header(setup: GameSetup) -> tuple[str, int, OptionValues, int, str]:
    """The setup as a report tells it: of house cards only the digest."""
    cards = "" if setup.cards is None else setup.find().digest
    return setup.game, setup.players, setup.options, setup.seed, cards


def available_cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def batches_of(games: int, workers: int) -> list[range]:
    """Games in batches, small enough that the workers end together and the progress is seen."""
    batch = max(1, min(500, games // (workers * 32)))
    return [range(first, min(first + batch, games)) for first in range(0, games, batch)]


def run_parallel(
    do: Callable[[Work], Result], works: Sequence[Work], workers: int, done: Callable[[Work], None] = lambda work: None
) -> list[Result]:
    """The results of all pieces of work, in their order; `do` is a function of a module, for the workers to find."""
    results: list[Result] = []
    if workers == 1 or len(works) == 1:
        for work in works:
            results.append(do(work))
            done(work)
        return results
    many = min(workers, len(works))
    with ProcessPoolExecutor(many, mp_context=get_context("spawn"), initializer=exit_with_parent) as pool:
        try:
            for work, result in zip(works, pool.map(do, works), strict=True):
                results.append(result)
                done(work)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return results


def exit_with_parent() -> None:
    """A worker whose parent was killed would wait for more work for ever."""
    parent = parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
