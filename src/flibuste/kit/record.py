"""A game as a short text file: a header, then the effective moves, one a line.

    Flibuste record 1
    Game: port-royal
    Rules: 1
    Figures: 0123456789abcdef
    Players: 2
    Options: round_cap=200, start_player=seat0
    Seat 1: Ada
    Seat 2: rule
    Luck: seed 7
    Result: 12 9
    Winners: 1

    1. 1 draw
    2. 1 stop

A sealed game has `Luck: sealed`, its `Seal`, the seats' `Words 1` and so on, and after the end its `Secret`. House
figures are carried whole, as lines that begin with a bar, under `House figures:`.
"""

import re
from collections.abc import Callable, Iterator, Sequence

import msgspec

from flibuste.kit.errors import BadFigures, BadOption, BadRecord, UnknownGame, UnknownMove, UntrueRecord
from flibuste.kit.game import Game, find_game
from flibuste.kit.options import written_options
from flibuste.kit.play import Play, Refused
from flibuste.kit.seal import SECRET_BYTES, Luck, SealedLuck, SeededLuck, allowed_words, seal_of

FIRST_LINE = "Flibuste record 1"
LARGEST_RECORD = 1_000_000
LONGEST_NAME = 40
UNFINISHED = "unfinished"

NUMBER = r"(?:0|[1-9]\d{0,5})"  # one way to write it: what is read is what would be written
SCORE = r"(?:0|-?[1-9]\d{0,5})"
SEAT = r"[1-9]\d?"
MOVE_LINE = re.compile(rf"({NUMBER})\. ({SEAT}) (\S(?:.{{0,60}}\S)?)", re.ASCII)


class RecordedMove(msgspec.Struct, frozen=True):
    seat: int
    notation: str


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """What a record file says, not yet believed."""

    game: str
    rules: int
    figures: str
    players: int
    options: dict[str, str]
    names: tuple[str, ...]
    seed: int | None = None  # a seeded game; a sealed one has a seal instead
    seal: str = ""
    words: tuple[str, ...] = ()
    secret: str = ""
    scores: tuple[int, ...] | None = None  # None: unfinished
    winners: tuple[int, ...] = ()
    house_figures: str | None = None
    moves: tuple[RecordedMove, ...] = ()
    unended: bool = False  # no line feed follows the last move, which may have lost its own end with it


# -- making one


def allowed_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable()


def record_of(play: Play, names: Sequence[str], *, reveal: bool = True) -> Record:
    """The record of a play; `reveal` says whether a sealed secret is shown, as it is once the game is over."""
    luck = play.luck
    game = play.game
    if play.start is not None:
        raise BadRecord("record-of-no-deal")
    is_known = isinstance(luck, SeededLuck) or (isinstance(luck, SealedLuck) and len(luck.words) == play.players)
    if not is_known:
        raise BadRecord("record-of-other-luck")
    if len(names) != play.players:
        raise BadRecord("record-bad-names", names=len(names), players=play.players)
    for name in names:
        if not allowed_name(name):
            raise BadRecord("record-bad-name", name=name, most=LONGEST_NAME)
    return Record(
        game=game.id,
        rules=game.rules_version,
        figures=game.digest,
        players=play.players,
        options=written_options(game.options, play.options),
        names=tuple(names),
        seed=luck.seed if isinstance(luck, SeededLuck) else None,
        seal=luck.seal if isinstance(luck, SealedLuck) else "",
        words=luck.words if isinstance(luck, SealedLuck) else (),
        secret=luck.secret.hex() if isinstance(luck, SealedLuck) and reveal else "",
        scores=tuple(play.scores()) if play.over else None,
        winners=tuple(play.winners()),
        house_figures=game.house_figures,
        moves=tuple(RecordedMove(made.seat, game.notation(made.move)) for made in play.made),
    )


def write_record(record: Record) -> str:
    lines = [
        FIRST_LINE,
        f"Game: {record.game}",
        f"Rules: {record.rules}",
        f"Figures: {record.figures}",
        f"Players: {record.players}",
        "Options: " + ", ".join(f"{name}={value}" for name, value in record.options.items()),
    ]
    lines += [f"Seat {n}: {name}" for n, name in enumerate(record.names, 1)]
    if record.seed is not None:
        lines.append(f"Luck: seed {record.seed}")
    else:
        lines += ["Luck: sealed", f"Seal: {record.seal}"]
        lines += [f"Words {n}: {words}" for n, words in enumerate(record.words, 1)]
        if record.secret:
            lines.append(f"Secret: {record.secret}")
    if record.scores is None:
        lines.append(f"Result: {UNFINISHED}")
    else:
        lines.append("Result: " + " ".join(map(str, record.scores)))
        lines.append("Winners: " + " ".join(str(seat + 1) for seat in record.winners))
    if record.house_figures is not None:
        lines.append("House figures:")
        lines += [f"|{line}" for line in record.house_figures.split("\n")]
    lines.append("")
    lines += [f"{n}. {move.seat + 1} {move.notation}" for n, move in enumerate(record.moves, 1)]
    return "\n".join(lines) + "\n"


# -- reading one


class Lines:
    """The lines of a file, taken one by one, with the number for complaints."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.number = 0

    def peek(self) -> str | None:
        return self.lines[self.number] if self.number < len(self.lines) else None

    def take(self) -> str:
        line = self.peek()
        self.number += 1
        if line is None:
            raise BadRecord("record-ends-early", line=self.number)
        return line

    def field(self, name: str) -> str:
        """The value of the header line that must come next."""
        line = self.take()
        if not line.startswith(f"{name}: "):
            raise BadRecord("record-field-expected", line=self.number, field=name, found=line[:60])
        return line.removeprefix(f"{name}: ")

    def has_field(self, name: str) -> bool:
        line = self.peek()
        return line is not None and line.startswith(f"{name}: ")

    def match(self, name: str, pattern: str) -> str:
        value = self.field(name)
        if re.fullmatch(pattern, value, re.ASCII) is None:
            raise BadRecord("record-bad-value", line=self.number, field=name, value=value[:80])
        return value

    def whole_number(self, name: str) -> int:
        return int(self.match(name, NUMBER))


def read_record(text: str) -> Record:
    """A record from its text; BadRecord names the line that is wrong.

    The line feed after the last move may be missing: editors lose it.
    """
    if len(text) > LARGEST_RECORD:
        raise BadRecord("record-too-large", most=LARGEST_RECORD)
    lines = Lines(text)
    if lines.take() != FIRST_LINE:
        raise BadRecord("record-first-line", expected=FIRST_LINE)
    game = lines.match("Game", r"[a-z0-9-]{1,40}")
    rules = lines.whole_number("Rules")
    figures = lines.match("Figures", r"[0-9a-f]{16}")
    players = lines.whole_number("Players")
    if not 1 <= players <= 15:
        raise BadRecord("record-bad-value", line=lines.number, field="Players", value=str(players))
    options = _options(lines)
    names = tuple(_checked(lines, f"Seat {n}", allowed_name) for n in range(1, players + 1))
    luck = lines.match("Luck", r"seed (?:0|[1-9]\d{0,17})|sealed")
    seed: int | None = None
    seal = secret = ""
    words: tuple[str, ...] = ()
    if luck == "sealed":
        seal = lines.match("Seal", r"[0-9a-f]{64}")
        words = tuple(_checked(lines, f"Words {n}", allowed_words) for n in range(1, players + 1))
        if lines.has_field("Secret"):
            secret = lines.match("Secret", r"[0-9a-f]{%d}" % (2 * SECRET_BYTES))
    else:
        seed = int(luck.removeprefix("seed "))
    result = lines.match("Result", rf"{UNFINISHED}|{SCORE}( {SCORE}){{{players - 1}}}")
    scores: tuple[int, ...] | None = None
    winners: tuple[int, ...] = ()
    if result != UNFINISHED:
        scores = tuple(map(int, result.split(" ")))
        winners = tuple(int(n) - 1 for n in lines.match("Winners", rf"{SEAT}( {SEAT})*").split(" "))
    house_figures = _house_figures(lines)
    if lines.take() != "":
        raise BadRecord("record-blank-line", line=lines.number, found=lines.lines[lines.number - 1][:60])
    return Record(
        game=game,
        rules=rules,
        figures=figures,
        players=players,
        options=options,
        names=names,
        seed=seed,
        seal=seal,
        words=words,
        secret=secret,
        scores=scores,
        winners=winners,
        house_figures=house_figures,
        moves=tuple(_moves(lines, players)),
        unended=not text.endswith("\n"),
    )


def _options(lines: Lines) -> dict[str, str]:
    value = lines.match("Options", r"([a-z0-9_]+=[A-Za-z0-9_-]+(, [a-z0-9_]+=[A-Za-z0-9_-]+)*)?")
    options: dict[str, str] = {}
    for pair in value.split(", ") if value else []:
        name, _, text = pair.partition("=")
        if name in options:
            raise BadRecord("record-option-twice", line=lines.number, option=name)
        options[name] = text
    return options


def _checked(lines: Lines, field: str, allowed: Callable[[str], bool]) -> str:
    value = lines.field(field)
    if not allowed(value):
        raise BadRecord("record-bad-value", line=lines.number, field=field, value=value[:80])
    return value


def _house_figures(lines: Lines) -> str | None:
    if lines.peek() != "House figures:":
        return None
    lines.take()
    figures: list[str] = []
    while (line := lines.peek()) is not None and line.startswith("|"):
        figures.append(lines.take()[1:])
    if not figures:
        raise BadRecord("record-no-figures", line=lines.number + 1)
    return "\n".join(figures)


def _moves(lines: Lines, players: int) -> Iterator[RecordedMove]:
    n = 0
    while (line := lines.take()) != "":
        n += 1
        found = MOVE_LINE.fullmatch(line)
        unended = lines.peek() is None
        if found is None and unended:
            raise BadRecord("record-cut-off", number=n, found=line[:60])
        if found is None or int(found[1]) != n or int(found[2]) > players:
            raise BadRecord("record-bad-move-line", line=lines.number, number=n, found=line[:60])
        yield RecordedMove(int(found[2]) - 1, found[3])
        if unended:
            return
    if lines.peek() is not None:
        raise BadRecord("record-after-moves", line=lines.number + 1)


# -- believing one


def game_of(record: Record) -> Game:
    """The game with the figures and rules that the record was played by."""
    try:
        game = find_game(record.game)
    except UnknownGame as error:
        raise BadRecord(error.text.key, **error.text.args) from error
    try:
        if record.house_figures is not None:
            game = game.with_figures(record.house_figures)
    except BadFigures as error:
        raise BadRecord(error.text.key, **error.text.args).in_words_of(game.words) from error
    if record.rules != game.rules_version:
        raise BadRecord("record-other-rules", recorded=record.rules, present=game.rules_version)
    if record.figures != game.digest:
        raise BadRecord("record-other-figures", recorded=record.figures, present=game.digest)
    return game


def luck_of(record: Record) -> Luck:
    """The luck of a record whose secret, if it is sealed, has been shown and fits the seal."""
    if record.seed is not None:
        return SeededLuck(record.seed)
    if not record.secret:
        raise BadRecord("record-no-secret")
    secret = bytes.fromhex(record.secret)
    if seal_of(secret) != record.seal:
        raise UntrueRecord("record-broken-seal")
    return SealedLuck(secret, record.words)


def begin(record: Record) -> Play:
    """The play of a record before its first move."""
    game = game_of(record)
    check_last_word(record, game)
    known = {o.name: o for o in game.options}
    may_miss = {o.name for o in game.options if o.later}
    if not set(known) - may_miss <= set(record.options) <= set(known):
        raise BadRecord("record-bad-options", recorded=", ".join(record.options), known=", ".join(known))
    try:
        options = {name: known[name].read(value) for name, value in record.options.items()}
        return Play(game, record.players, options, luck_of(record))
    except BadOption as error:
        raise BadRecord(error.text.key, **error.text.args) from error


def check_last_word(record: Record, game: Game) -> None:
    """Refuse a record whose last move has lost its line feed and perhaps more; a result can vouch that it has not."""
    if not record.unended:
        return
    last = record.moves[-1].notation
    could_be = [notation for notation in map(game.notation, range(game.codes)) if notation.startswith(last)]
    if could_be != [last] and (record.scores is None or last not in could_be):
        raise BadRecord("record-cut-off", number=len(record.moves), found=last)


def play_on(play: Play, record: Record, n: int) -> None:
    """Make the record's move n (counted from 1) in a play that stands before it."""
    move = record.moves[n - 1]
    try:
        code = play.game.parse(move.notation)
    except UnknownMove as error:
        raise UntrueRecord("record-unknown-move", number=n, move=move.notation) from error
    if play.over:
        raise UntrueRecord("record-move-after-end", number=n, move=move.notation)
    try:
        play.move(code, move.seat)
    except Refused as refused:
        clause = refused.refusal.clause or "none"
        raise UntrueRecord(
            "record-illegal-move", number=n, seat=move.seat + 1, move=move.notation, clause=clause
        ) from refused


def replay(record: Record) -> Play:
    """The whole game played again and compared with what the record claims."""
    play = begin(record)
    for n in range(1, len(record.moves) + 1):
        play_on(play, record, n)
    check_end(play, record)
    return play


def check_end(play: Play, record: Record) -> None:
    """Compare where all moves have led with the result that the record claims."""
    if (record.scores is None) == play.over:
        raise UntrueRecord("record-end-differs", claimed="finished" if record.scores is not None else UNFINISHED)
    if record.scores is not None:
        scores, winners = tuple(play.scores()), tuple(play.winners())
        if record.scores != scores:
            raise UntrueRecord("record-scores-differ", claimed=_spaced(record.scores), played=_spaced(scores))
        if record.winners != winners:
            claimed, played = (_spaced([seat + 1 for seat in seats]) for seats in (record.winners, winners))
            raise UntrueRecord("record-winners-differ", claimed=claimed, played=played)


def _spaced(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))
