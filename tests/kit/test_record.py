"""Records: written, read, believed or refused with a sentence and, where there is one, the line."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

import msgspec
import pytest

from flibuste.kit import record
from flibuste.kit.errors import BadRecord, UntrueRecord
from flibuste.kit.game import Game, Option
from flibuste.kit.play import Play
from flibuste.kit.record import LARGEST_RECORD, LONGEST_NAME, read_record, record_of, replay, write_record
from flibuste.kit.seal import LARGEST_SEED, Luck, SealedLuck, SeededLuck
from flibuste.kit.texts import LANGUAGES, kit_source
from tests.tutorial.smugglers import SPEC
from tests.tutorial.smugglers.rules import CrateFile

NAMES = ("Ada", "Zoë the 2nd")
SECRET = bytes(range(32))


def a_record(game: Game, luck: Luck | None = None, *, nights: int = 2, reveal: bool = True) -> str:
    play = Play(game, 2, {"nights": nights, "patrol": False}, luck or SeededLuck(7))
    while not play.over and len(play.made) < 4:
        play.move(play.legal_moves()[-1])
    return write_record(record_of(play, NAMES, reveal=reveal))


def sealed(game: Game, *, reveal: bool = True) -> str:
    return a_record(game, SealedLuck(SECRET, ("tide", "")), reveal=reveal)


def house(game: Game) -> str:
    figures = (game.folder / "crates.toml").read_text(encoding="utf-8")
    return a_record(game.with_figures(figures.replace("hand = 3", "hand = 2")))


def test_a_record_looks_like_this(smugglers: Game) -> None:
    assert a_record(smugglers) == (
        "Flibuste record 1\n"
        "Game: smugglers\n"
        "Rules: 1\n"
        f"Figures: {smugglers.digest}\n"
        "Players: 2\n"
        "Options: nights=2, patrol=false\n"
        "Seat 1: Ada\n"
        "Seat 2: Zoë the 2nd\n"
        "Luck: seed 7\n"
        "Result: 10 7\n"
        "Winners: 1\n"
        "\n"
        "1. 1 land pearls\n"
        "2. 2 land silk\n"
        "3. 1 land silk\n"
        "4. 2 land rum\n"
    )


@pytest.mark.parametrize("make", [a_record, sealed, house])
def test_a_record_round_trips_exactly_and_is_believed(smugglers: Game, make: Callable[[Game], str]) -> None:
    text = make(smugglers)
    record = read_record(text)
    assert write_record(record) == text
    play = replay(record)
    assert write_record(record_of(play, record.names)) == text


@pytest.mark.parametrize("nights", [2, 5])
def test_only_the_last_line_feed_may_be_missing(smugglers: Game, nights: int) -> None:
    text = a_record(smugglers, nights=nights)
    record = read_record(text.removesuffix("\n"))
    assert replay(record).over == (nights == 2)
    assert write_record(record) == text


def test_an_unfinished_game_has_no_winners(smugglers: Game) -> None:
    text = a_record(smugglers, nights=5)
    assert "Result: unfinished\n\n1. 1 land" in text
    assert not replay(read_record(text)).over


def test_a_sealed_record_shows_its_secret_only_when_told_to(smugglers: Game) -> None:
    assert f"Secret: {SECRET.hex()}\n" in sealed(smugglers)
    assert "Secret" not in sealed(smugglers, reveal=False)


def change(old: str, new: str, make: Callable[[Game], str] = a_record) -> Callable[[Game], str]:
    def changed(game: Game) -> str:
        text = make(game)
        assert re.search(old, text), f"{old} is not in the record"
        return re.sub(old, new, text, count=1)

    return changed


def played_alone(game: Game) -> str:
    text = a_record(game).replace("Players: 2", "Players: 1").replace("Seat 2: Zoë the 2nd\n", "")
    return text.replace("Result: 10 7", "Result: 10").partition("2. 2")[0]


def cut(lines: int) -> Callable[[Game], str]:
    return lambda game: "\n".join(a_record(game).split("\n")[:lines])


CANNOT_BE_READ = [
    ("record-too-large", 0, lambda game: "x" * (LARGEST_RECORD + 1)),
    ("record-first-line", 0, change("record 1", "record 2")),
    ("record-first-line", 0, lambda game: ""),
    ("record-first-line", 0, lambda game: a_record(game).replace("\n", "\r\n")),
    ("record-ends-early", 6, cut(5)),
    ("record-ends-early", 11, cut(10)),
    ("record-ends-early", 13, cut(12)),
    ("record-ends-early", 13, lambda game: a_record(game).partition("\n\n")[0] + "\n"),
    ("record-cut-off", 0, lambda game: a_record(game)[: -len("2 land rum\n")]),
    ("record-cut-off", 0, lambda game: a_record(game)[: -len("land rum\n")]),
    ("record-cut-off", 0, lambda game: a_record(game) + "5"),
    ("record-field-expected", 2, change("Game:", "Spiel:")),
    ("record-field-expected", 3, change("Rules:", "Rules")),
    ("record-field-expected", 8, change("Seat 2", "Seat 3")),
    ("record-bad-value", 2, change("smugglers", "Smugglers!")),
    ("record-bad-value", 3, change("Rules: 1", "Rules: 01")),
    ("record-bad-value", 3, change("Rules: 1", "Rules: one")),
    ("record-bad-value", 3, change("Rules: 1", "Rules: \u0661")),
    ("record-bad-value", 4, change("Figures: .*", "Figures: 00")),
    ("record-bad-value", 5, change("Players: 2", "Players: 0")),
    ("record-bad-value", 5, change("Players: 2", "Players: 16")),
    ("record-bad-value", 6, change("nights=2, ", "nights=2,")),
    ("record-bad-value", 7, change("Ada", "")),
    ("record-bad-value", 7, change("Ada", "A\tda")),
    ("record-bad-value", 7, change("Ada", "A" * 41)),
    ("record-bad-value", 9, change("seed 7", "seed 07")),
    ("record-bad-value", 9, change("seed 7", "seed " + "9" * 19)),
    ("record-bad-value", 10, change("Seal: ..", "Seal: xy", sealed)),
    ("record-bad-value", 11, change("tide", "t" * 65, sealed)),
    ("record-bad-value", 13, change("Secret: ..", "Secret: ", sealed)),
    ("record-bad-value", 10, change("Result: 10 7", "Result: 10 7 5")),
    ("record-bad-value", 10, change("Result: 10 7", "Result: -0 7")),
    ("record-bad-value", 11, change("Winners: 1", "Winners: 0")),
    ("record-bad-value", 11, change("Winners: 1", "Winners: ")),
    ("record-option-twice", 6, change("patrol=false", "nights=3")),
    ("record-no-figures", 13, change(r"House figures:\n(\|.*\n)*", "House figures:\n", house)),
    ("record-blank-line", 12, change("\n\n1. ", "\n1. ")),
    ("record-bad-move-line", 14, change("2. 2 land", "3. 2 land")),
    ("record-bad-move-line", 14, change("2. 2 land", "02. 2 land")),
    ("record-bad-move-line", 14, change("2. 2 land", "2. 3 land")),
    ("record-bad-move-line", 14, change("2. 2 land silk", "2. 2")),
    ("record-bad-move-line", 14, change("2. 2 land silk", "2. 2 land silk ")),
    ("record-bad-move-line", 14, change("2. 2 land silk", "2. 2 land " + "silk" * 20)),
    ("record-after-moves", 18, lambda game: a_record(game) + "\nP.S.\n"),
]

CANNOT_BE_JUDGED = [
    ("game-unknown", change("Game: .*", "Game: whist")),
    ("players-bad-count", played_alone),
    ("record-other-rules", change("Rules: 1", "Rules: 2")),
    ("record-other-figures", change("Figures: .{4}", "Figures: 0000")),
    ("record-bad-options", change("nights=2, ", "")),
    ("option-bad-value", change("nights=2", "nights=10")),
    ("option-bad-value", change("patrol=false", "patrol=no")),
    ("record-no-secret", change("Secret: .*\n", "", sealed)),
    ("record-cut-off", lambda game: a_record(game)[: -len("um\n")]),
    ("record-cut-off", lambda game: a_record(game, nights=5)[: -len("um\n")]),
    ("figures-not-toml", change(r"\|schema = 1", "|schema = = 1", house)),
    ("figures-crates", change(r"\|id = .tea.", '|id = "salt"', house)),
]

DOES_NOT_TELL_THE_TRUTH = [
    ("record-broken-seal", change("Secret: 00", "Secret: 01", sealed)),
    ("record-unknown-move", change("land silk", "@land #9")),
    ("record-move-after-end", lambda game: a_record(game) + "5. 1 land rum\n"),
    ("record-illegal-move", change("land silk", "land pearls")),
    ("record-illegal-move", change("2. 2", "2. 1")),
    ("record-end-differs", change("Result: .*\nWinners.*\n", "Result: unfinished\n")),
    ("record-end-differs", lambda game: "\n".join(a_record(game).split("\n")[:-2]) + "\n"),
    ("record-scores-differ", change("Result: 10 7", "Result: 10 8")),
    ("record-winners-differ", change("Winners: 1", "Winners: 2")),
]


class OwnLuck:
    """What a researcher may play by, and no record could tell."""

    def word(self, n: int) -> int:
        return 7


CANNOT_BE_WRITTEN: list[tuple[str, Luck, Sequence[str]]] = [
    ("record-bad-names", SeededLuck(7), ()),
    ("record-bad-names", SeededLuck(7), ("Ada", "Bo", "Cid")),
    ("record-bad-name", SeededLuck(7), ("Ada", "")),
    ("record-bad-name", SeededLuck(7), ("Ada", "B" * (LONGEST_NAME + 1))),
    ("record-bad-name", SeededLuck(7), ("Ada\nSeat 2: Bo", "Bo")),
    ("record-of-other-luck", OwnLuck(), NAMES),
    ("record-of-other-luck", SealedLuck(SECRET, ("tide",)), NAMES),
]


def in_both_languages(error: BadRecord, *holding: str) -> None:
    for language in LANGUAGES:
        for words in holding:
            assert words in error.say(language)


@pytest.mark.parametrize(("key", "line", "make"), CANNOT_BE_READ)
def test_what_cannot_be_read_is_refused_with_its_line(
    smugglers: Game, key: str, line: int, make: Callable[[Game], str]
) -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(make(smugglers))
    assert refused.value.text.key == key
    assert refused.value.text.args.get("line", 0) == line
    in_both_languages(refused.value, *([str(line)] if line else []))


@pytest.mark.parametrize(("key", "make"), CANNOT_BE_JUDGED)
def test_what_cannot_be_judged_here_is_refused(smugglers: Game, key: str, make: Callable[[Game], str]) -> None:
    with pytest.raises(BadRecord) as refused:
        replay(read_record(make(smugglers)))
    assert refused.value.text.key == key
    assert type(refused.value) is BadRecord
    in_both_languages(refused.value)


@pytest.mark.parametrize(("key", "make"), DOES_NOT_TELL_THE_TRUTH)
def test_what_does_not_tell_the_truth_is_found_out(smugglers: Game, key: str, make: Callable[[Game], str]) -> None:
    with pytest.raises(UntrueRecord) as refused:
        replay(read_record(make(smugglers)))
    assert refused.value.text.key == key
    in_both_languages(refused.value)


@pytest.mark.parametrize(("key", "luck", "names"), CANNOT_BE_WRITTEN)
def test_what_could_not_be_read_again_is_not_written(
    smugglers: Game, key: str, luck: Luck, names: Sequence[str]
) -> None:
    with pytest.raises(BadRecord) as refused:
        record_of(Play(smugglers, 2, luck=luck), names)
    assert refused.value.text.key == key
    in_both_languages(refused.value)


def test_a_play_that_did_not_begin_with_a_deal_has_no_record(smugglers: Game) -> None:
    play = Play.from_state(smugglers, smugglers.new(2))
    with pytest.raises(BadRecord, match="a record begins with the deal"):
        record_of(play, NAMES)


@pytest.mark.parametrize("seed", [0, LARGEST_SEED])
@pytest.mark.parametrize("names", [("A", "B" * LONGEST_NAME), (" ", "#0")])
def test_what_is_written_can_be_read(smugglers: Game, seed: int, names: Sequence[str]) -> None:
    record = record_of(Play(smugglers, 2, luck=SeededLuck(seed)), names)
    assert read_record(write_record(record)) == record


def test_every_sentence_about_records_is_shown_by_a_case() -> None:
    sentences = set(re.findall(r"^(record-[a-z-]+) =", kit_source("en"), re.MULTILINE))
    shown = {key for key, *_ in [*CANNOT_BE_READ, *CANNOT_BE_JUDGED, *DOES_NOT_TELL_THE_TRUTH]}
    shown |= {key for key, *_ in CANNOT_BE_WRITTEN} | {"record-of-no-deal"}
    assert sentences - shown == set()


def with_patrol_added_later() -> Game:
    """Smugglers as if the patrol had been no choice when the first records were made."""

    def options(file: CrateFile) -> tuple[Option, ...]:
        nights, patrol = SPEC.options(file)
        return nights, msgspec.structs.replace(patrol, later=True)

    return Game(replace(SPEC, options=options))


@pytest.mark.parametrize(("patrol", "written"), [(True, "nights=2"), (False, "nights=2, patrol=false")])
def test_an_option_added_later_is_written_where_it_is_not_the_default(
    monkeypatch: pytest.MonkeyPatch, patrol: bool, written: str
) -> None:
    game = with_patrol_added_later()
    play = Play(game, 2, {"nights": 2, "patrol": patrol}, SeededLuck(3))
    text = write_record(record_of(play, ("Ada", "Bo")))
    assert f"Options: {written}\n" in text
    monkeypatch.setattr(record, "find_game", lambda id: game)
    assert replay(read_record(text)).options == play.options
