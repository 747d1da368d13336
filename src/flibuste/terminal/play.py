"""A game at this terminal: a new one, or one that was left."""

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from flibuste.kit.game import Game, OptionValues
from flibuste.kit.play import Play
from flibuste.kit.record import Record, replay, write_record
from flibuste.kit.seal import SealedLuck, SeededLuck, new_secret
from flibuste.terminal.console import Console
from flibuste.terminal.save_folder import SaveFolder
from flibuste.terminal.seats import Seat, default_seats, read_seats, recorded_seats
from flibuste.terminal.session import Session
from flibuste.terminal.texts import TerminalError, table_words


class CannotResume(TerminalError):
    """A record that no game can go on from."""


def new_session(
    console: Console,
    language: str,
    game: Game,
    *,
    seats: str | None = None,
    options: OptionValues | None = None,
    seed: int | None = None,
    save: Path | None = None,
) -> Session:
    """A new game. `seats` are such as `me,search,rule`; without a seed the luck is sealed."""
    words = table_words(game, language)
    wanted = default_seats(game) if seats is None else seats
    taken = read_seats(wanted, game, words, repeatable=seed is not None)
    luck = sealed_luck(taken) if seed is None else SeededLuck(seed)
    play = Play(game, len(taken), options, luck)
    return Session(console, words, play, taken, SaveFolder(game.id, save))


def resumed_session(
    console: Console, language: str, record: Record, loaded: Path, *, save: Path | None = None
) -> Session:
    """The game of a record that somebody left unfinished in a file."""
    play = replay(record)
    if play.over:
        raise CannotResume("load-finished", file=str(loaded))
    saves = SaveFolder(record.game, save, loaded=loaded, saved=write_record(record))
    return Session(console, table_words(play.game, language), play, recorded_seats(record.names, play.game), saves)


def sealed_luck(seats: Sequence[Seat]) -> SealedLuck:
    """Luck that nobody here knows beforehand; the seats' words are their names."""
    return SealedLuck(new_secret(), tuple(seat.name for seat in seats))


def run_session(session: Session) -> bool:
    """Play, and save the game however it ends: by its rules, by a quit, or by a signal. Whether by no signal."""
    session.saves.check()
    with signals_interrupt():
        try:
            session.run()
        except KeyboardInterrupt:
            session.console.say()
            return False
        finally:
            session.save_at_end()
    return True


@contextmanager
def signals_interrupt() -> Iterator[None]:
    """Have a closed window or a shutdown end the game as Ctrl-C does."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = [signal.signal(number, interrupt) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)
