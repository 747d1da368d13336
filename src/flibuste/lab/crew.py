"""Many games at once: on all cores, the same whatever their number."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from flibuste.kit.texts import Text, Words, kit_source, read_texts

Work = TypeVar("Work")
Result = TypeVar("Result")


@cache
def lab_words(language: str) -> Words:
    return Words(language, [kit_source(language), read_texts(Path(__file__).parent, language)])


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def do_all(
    do: Callable[[Work], Result], works: Sequence[Work], workers: int, progress: Callable[[], None]
) -> list[Result]:
    """The results of all pieces of work, in their order; `do` is a function of a module, for the workers to find."""
    results: list[Result] = []
    if workers == 1 or len(works) == 1:
        for work in works:
            results.append(do(work))
            progress()
        return results
    with ProcessPoolExecutor(min(workers, len(works)), mp_context=get_context("spawn")) as pool:
        try:
            for result in pool.map(do, works):
                results.append(result)
                progress()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return results


@contextmanager
def progress_of(games: Sequence[int], words: Words) -> Iterator[Callable[[], None]]:
    """A bar on the terminal that grows by the next number of games each time it is called; nothing in a pipe."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(words.say(Text("lab-games")), total=sum(games))
        done = iter(games)
        yield lambda: bar.advance(task, next(done))
