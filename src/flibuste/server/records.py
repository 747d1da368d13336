"""Records that somebody brings: played again from the first card to the last, or checked."""

from collections.abc import Iterator

from flibuste.kit.errors import FlibusteError
from flibuste.kit.game import Game
from flibuste.kit.play import Play
from flibuste.kit.record import Record, begin, check_end, game_of, luck_of, play_on, read_record
from flibuste.kit.state import SPECTATOR
from flibuste.kit.texts import LANGUAGES, Text
from flibuste.server.errors import refused, refused_by
from flibuste.server.messages import Check, Frame, GameEvent, HouseCards, ReplayAnswer, VerifyAnswer
from flibuste.server.projection import ending_of, view_of

MAX_FRAMES = 3000


def replay_record(text: str) -> ReplayAnswer:
    """Every position of a record."""
    try:
        record = read_record(text)
        if len(record.moves) > MAX_FRAMES:
            raise refused("server-record-too-long", most=MAX_FRAMES)
        play = begin(record)
        frames = [frame_of(play)]
        for n in range(1, len(record.moves) + 1):
            play_on(play, record, n)
            frames.append(frame_of(play))
        check_end(play, record)
    except FlibusteError as error:
        raise refused_by(error) from error
    return ReplayAnswer(
        game=play.game.id,
        players=play.players,
        names=list(record.names),
        options=play.options,
        house=house_cards_of(play.game),
        frames=frames,
        over=ending_of(play),
    )


def house_cards_of(game: Game) -> HouseCards | None:
    if game.house_figures is None:
        return None
    return HouseCards(game.components(), {language: game.words_source(language) for language in LANGUAGES})


def frame_of(play: Play) -> Frame:
    game, state = play.game, play.state
    last = play.made[-1] if play.made else None
    owing = play.pending()
    odds = game.odds(state, owing[0]) if owing else None
    return Frame(
        n=len(play.made),
        seat=last.seat if last else None,
        move=game.notation(last.move) if last else "",
        events=[GameEvent(event.key, dict(event.args)) for event in play.events[-1]],
        view=view_of(game, state),
        prompt=game.prompt(state, SPECTATOR),
        own=[game.own_view(state, seat) for seat in range(play.players)],
        odds=dict(odds) if odds is not None else None,
    )


def verify_record(text: str) -> VerifyAnswer:
    """What was checked of a record, up to the first thing that is wrong."""
    checks: list[Check] = []
    try:
        for found in checks_of(text):
            checks.append(Check(True, found))
    except FlibusteError as error:
        checks.append(Check(False, error.text))
    return VerifyAnswer(all(check.good for check in checks), checks)


def checks_of(text: str) -> Iterator[Text]:
    record = read_record(text)
    yield Text("check-read", {"moves": len(record.moves)})
    game_of(record)
    yield Text("check-rules", {"rules": record.rules, "figures": record.figures})
    if record.house_figures is not None:
        yield Text("house-cards", {"figures": record.figures})
    luck_of(record)
    yield from checks_of_luck(record)
    play = begin(record)
    for n in range(1, len(record.moves) + 1):
        play_on(play, record, n)
    yield Text("check-moves", {"moves": len(record.moves)})
    check_end(play, record)
    yield Text("check-result" if play.over else "check-unfinished")


def checks_of_luck(record: Record) -> Iterator[Text]:
    if record.seed is not None:
        yield Text("check-seed", {"seed": record.seed})
    else:
        yield Text("check-seal", {"seal": record.seal[:8]})
        yield Text("check-words", {"seats": sum(1 for words in record.words if words)})
