"""Does a record tell the truth?"""

from collections.abc import Iterator

from flibuste.kit.errors import UntrueRecord
from flibuste.kit.play import Refused
from flibuste.kit.record import Record, begin, check_end, game_of, luck_of, play_on
from flibuste.terminal.console import BOLD, Console
from flibuste.terminal.narrator import Narrator
from flibuste.terminal.texts import table_words


def verify(record: Record, console: Console, language: str) -> bool:
    """Say what was checked; whether the record tells the truth. What cannot be judged is refused."""
    game = game_of(record)
    narrator = Narrator(game, table_words(game, language), record.names)
    right: list[str] = []  # said when all is judged: what cannot be judged is refused without a word of praise
    lie: UntrueRecord | None = None
    try:
        for checked in checks(record, narrator, game.rulebook(language).title):
            right.append(checked)
    except UntrueRecord as error:
        lie = error
    for checked in right:
        console.say(narrator.say("verify-right", checked=checked))
    if lie is None:
        console.say(narrator.say("verify-true"), BOLD)
        return True
    console.say(narrator.say("verify-wrong", problem=lie.say(language)))
    if isinstance(lie.__cause__, Refused):
        console.say(narrator.reason(lie.__cause__.refusal))
    console.say(narrator.say("verify-untrue"), BOLD)
    return False


def checks(record: Record, narrator: Narrator, title: str) -> Iterator[str]:
    """What was checked and found right, one sentence a check; UntrueRecord ends it."""
    yield narrator.say("verify-game", title=title, rules=record.rules, figures=record.figures)
    if record.house_figures is not None:
        yield narrator.say("house-cards", figures=record.figures)
    luck_of(record)
    if record.seed is None:
        yield narrator.say("verify-seal", seal=record.seal)
    else:
        yield narrator.say("verify-seed", seed=str(record.seed))
    play = begin(record)
    for n in range(1, len(record.moves) + 1):
        play_on(play, record, n)
    yield narrator.say("verify-moves", moves=len(record.moves))
    check_end(play, record)
    if play.over:
        yield narrator.say("verify-result", outcome=narrator.game.outcome(play.state))
    else:
        yield narrator.say("verify-unfinished")
