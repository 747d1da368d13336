"""Whole games through the line client."""

import contextlib
import itertools
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from flibuste.kit.game import Game, find_games
from flibuste.kit.record import read_record, replay
from flibuste.kit.seal import SeededLuck, seal_of
from flibuste.kit.texts import LANGUAGES
from flibuste.server.serve import ServeOptions
from flibuste.terminal.play import run_session
from flibuste.terminal.save_folder import SaveFolder
from flibuste.terminal.session import Flow, Session
from tests.amounts import amount
from tests.processes import PATIENCE
from tests.terminal.typist import Flibuste, Typist, sit

SEEDED = ("play", "port-royal", "--terminal", "--seed", "7", "--seats", "me=Ada,rule,rule")
MANY_LINES = "1\n2\n" * 600


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def whole_game(session: Session, dice: random.Random) -> Iterator[str]:
    """Moves by number or by notation, with questions between."""
    questions = [
        "",
        "table",
        "log",
        "log 3",
        "hint rule",
        "hint random",
        "rules",
        "rules PR-HIR-03",
        "why stop",
        "help",
        "undo",
    ]
    while True:
        if dice.random() < 0.3:
            yield dice.choice(questions)
        legal = session.play.legal_moves()
        yield dice.choice([str(dice.randrange(len(legal)) + 1), dice.choice(legal)])


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "seats", ["me=Ada,rule", "me=Ada,rule,random", "rule,me=Ada,me=Bo,random", "me=A,me=B,me=C,me=D,me=E"]
)
def test_whole_games_are_played_to_their_end_and_kept(
    seats: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for seed in range(amount(1, 10)):
        typist = Typist()
        options = {"round_cap": amount(10, 200)}
        session = sit(typist, seats, language=language, luck=SeededLuck(seed), options=options)
        typist.lines = whole_game(session, random.Random(seed))
        session.run()
        session.save_at_end()
        assert session.play.over
        assert session.saves.path is not None
        kept = replay(read_record(session.saves.path.read_text(encoding="utf-8")))
        assert kept.state.pack() == session.play.state.pack()
        assert session.narrator.text(session.game.outcome(session.play.state)) in typist.heard


def test_a_seeded_game_can_be_repeated(flibuste: Flibuste) -> None:
    first, second = (flibuste(*SEEDED, "--save", f"{n}.txt", typed=MANY_LINES) for n in "12")
    assert first.code == second.code == 0
    assert first.out.replace("1.txt", "2.txt") == second.out


def test_without_more_words_one_sits_with_two_bots_and_the_luck_is_sealed(flibuste: Flibuste, tmp_path: Path) -> None:
    answer = flibuste("play", "--terminal", typed="quit\n")
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert lines[0] == "Port Royal"
    assert lines[1] == "Seat 1 plays at this keyboard."
    assert lines[2] == "Maud plays at seat 2: a bot that thinks ahead."
    assert lines[3] == "Idris plays at seat 3: a bot that thinks ahead."
    assert lines[4].startswith("The luck of this game is sealed: ")
    assert files(tmp_path) == []


def test_at_the_end_the_secret_fits_the_seal_and_the_record_is_kept(flibuste: Flibuste, tmp_path: Path) -> None:
    answer = flibuste("play", "--terminal", "--seats", "me,rule", "--save", "game.txt", typed=MANY_LINES)
    assert answer.code == 0
    seal = answer.out.partition("is sealed: ")[2].partition(".")[0]
    secret = answer.out.partition("the secret of the luck was ")[2].partition(".")[0]
    assert seal_of(bytes.fromhex(secret)) == seal
    assert "The record of the game is in game.txt" in answer.out
    assert flibuste("verify", "game.txt").code == 0


def test_a_game_can_be_played_in_french(flibuste: Flibuste) -> None:
    answer = flibuste(*SEEDED, "--lang", "fr", "--save", "partie.txt", typed="pourquoi claim expedition-cc\nquitter\n")
    assert answer.code == 0
    assert "Maud joue à la place 2\N{NO-BREAK SPACE}: un robot qui suit des règles simples." in answer.out
    assert "claim expedition-cc n\N{RIGHT SINGLE QUOTATION MARK}est pas possible." in answer.out


def test_the_language_of_the_computer_is_spoken(flibuste: Flibuste, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert "Tapez un numéro" in flibuste(*SEEDED).out
    monkeypatch.setenv("LC_ALL", "C")
    assert "Type a number" in flibuste(*SEEDED).out
    assert "Tapez un numéro" in flibuste(*SEEDED, "--lang", "fr").out


def test_both_languages_are_understood_in_both(flibuste: Flibuste) -> None:
    english = flibuste(*SEEDED, typed="aide\nREGLES\nrègles pr-hir-03\n").out
    assert "help: these lines." in english
    assert "12. End of game: PR-END-01 to PR-END-05" in english
    assert "PR-HIR-03, it follows from the rules: The active player needs coins" in english
    french = flibuste(*SEEDED, "--lang", "fr", typed="help\n").out
    assert "aide\N{NO-BREAK SPACE}: ces lignes." in french


def test_spaces_between_seats_and_names_mean_nothing(flibuste: Flibuste) -> None:
    answer = flibuste("play", "--terminal", "--seats", " me = Ada , rule =  Otto ,random")
    assert answer.out.splitlines()[1:4] == [
        "Ada plays at this keyboard.",
        "Otto plays at seat 2: a bot that plays by rules of thumb.",
        "Maud plays at seat 3: a bot that plays at random.",
    ]


@pytest.mark.parametrize(
    ("bot", "english", "french"),
    [
        ("search:400", "a bot that thinks ahead in 400 tries a move", "avance en 400 essais par coup"),
        (
            "search:50ms",
            "a bot that thinks ahead for 50 milliseconds a move at most",
            "avance pendant 50 millisecondes par coup au plus",
        ),
        ("search:1", "a bot that thinks ahead in 1 try a move", "avance en 1 essai par coup"),
    ],
)
def test_what_a_search_may_take_is_said_in_words(bot: str, english: str, french: str, flibuste: Flibuste) -> None:
    seats = ("--seats", f"me=Ada,{bot}")
    assert f"Maud plays at seat 2: {english}." in flibuste("play", "--terminal", *seats).out
    assert f"{french}." in flibuste("play", "--terminal", *seats, "--lang", "fr").out


@pytest.mark.parametrize(
    ("bot", "seconds", "heard"),
    [
        ("rule", [0.1, 0.1], ""),
        ("rule", [1.5, 0.1, 0.1], "Maud is thinking.\n"),
        ("search:1500ms", [1.5, 0.1, 0.1], "Maud is thinking.\n" * 2),
        ("search:1000ms", [0.9, 0.9, 0.9], ""),
        ("search:10000000", [0.1], "Maud is thinking.\n"),
    ],
)
def test_only_a_bot_that_thinks_long_is_said_to_think(
    bot: str, seconds: list[float], heard: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As its kind lets expect at first, and then as its last move did."""
    typist = Typist()
    session = sit(typist, f"me=Ada,{bot}")
    clock = itertools.accumulate(time for second in seconds for time in (0.0, second))
    monkeypatch.setattr("flibuste.terminal.session.process_time", lambda: next(clock))
    monkeypatch.setattr(session, "bot_move", lambda bot, seat: 0)
    for _ in seconds:
        session.bot_choice(1)
    assert typist.heard == heard


def test_bots_alone_can_be_watched(flibuste: Flibuste) -> None:
    answer = flibuste("play", "--terminal", "--seats", "rule,rule", "--seed", "1", "--save", "game.txt")
    assert answer.code == 0
    assert flibuste("verify", "game.txt").code == 0


# -- asking for help


def test_help_lists_the_games_and_who_may_sit(flibuste: Flibuste) -> None:
    answer = flibuste("play", "--help")
    assert answer.code == 0
    told = " ".join(answer.out.split())
    for game in find_games().values():
        assert f"{game.id} {game.rulebook('en').title}" in told
    for seat in ("me", "random", "rule", "search", "search:400", "search:50ms", "me=Ada"):
        assert seat in told.partition("--seats SEAT,... ")[2].partition("--seed S ")[0]


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_about_a_game_tells_its_options(
    game: Game, language: str, flibuste: Flibuste, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    answer = flibuste("play", game.id, "--help")
    assert answer.code == 0
    for option in game.options:
        assert f"\n  {option.name}" in answer.out
        for value in option.choices:
            assert f"{value} (" in " ".join(answer.out.split())


def test_an_option_is_told_with_its_meaning_and_its_values(flibuste: Flibuste) -> None:
    told = " ".join(flibuste("play", "port-royal", "--help").out.partition("options of Port Royal, ")[2].split())
    assert (
        "governor_timing Governor hired in a slot."
        " Whether a Governor allows one more card at once, or from the next slot on."
        " Value: one of: at_once (counts at once), next_slot (counts from the next slot); by default at_once."
    ) in told
    assert "round_cap Longest game, in rounds." in told
    assert "Value: a whole number from 1 to 10,000; by default 200." in told


# -- wishes that cannot be


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        (["chess"], "There is no game called chess; there are: "),
        (["--seats", "me"], "This game is for 2 to 5 players, not 1."),
        (["--seats", "me,robot"], 'with a name if you like (me=Ada), not "robot".'),
        (["--seats", "me,search:0"], "The bot search:0 should be given a number of iterations up to 10,000,000"),
        (["--seats", "me,serch"], "There is no bot called serch. Did you mean search?"),
        (["--seats", ""], 'with a name if you like (me=Ada), not "".'),
        (["--seats", "me=Ada,rule=Ada"], "Two seats are called Ada; names tell seats apart."),
        (["--seats", "me=,rule"], "A name has 1 to"),
        (["--seats", "me=Ada (rule),rule"], "A name has 1 to"),
        (["--seed", "-1"], 'A seed is a whole number from 0 to 999999999999999999, not "-1".'),
        (["--seed", "1" * 19], "A seed is a whole number"),
        (["--seed", "²"], "A seed is a whole number"),
        (["--option", "rounds=3"], "This game has no option rounds. Did you mean round_cap?"),
        (["--option", "sails=3"], "There is no option sails; there are: end_requires_expedition, governor_timing"),
        (["--option", "round_cap=0"], "The option round_cap cannot be 0, but only a whole number from 1 to 10,000."),
        (["--option", "round_cap"], "round_cap"),
        (["--load", "nowhere.txt"], "nowhere.txt: there is no such file or folder."),
        (["--load", "-"], "A game is taken up again from a file; what is piped in are the moves."),
        (["--load", "x", "--seed", "1"], "--seed does not go with --load."),
        (["--save", "nowhere/game.txt"], "there is no such file or folder."),
        (["--save", ""], "A file needs a name, and this one is empty."),
        (["--save", "."], ". is a folder, not a file."),
        (["--port", "8123"], "--port is for the page of the browser; it does not go with --terminal."),
        (["--set", "clock=day"], "--set is for the page of the browser"),
        (["--settings", "flibuste.toml"], "--settings is for the page of the browser"),
        (["--data", "tables.db"], "--data is for the page of the browser"),
        (["--behind-proxy"], "--behind-proxy is for the page of the browser"),
    ],
)
def test_a_wish_that_cannot_be_is_answered_by_a_sentence(wishes: list[str], sentence: str, flibuste: Flibuste) -> None:
    answer = flibuste("play", "--terminal", *(wishes if wishes[0] == "chess" else ["port-royal", *wishes]))
    assert answer.code == 2
    assert answer.err.startswith("flibuste: ")
    assert sentence in answer.err
    assert answer.out == ""


def test_without_terminal_the_game_is_played_in_the_browser(
    flibuste: Flibuste, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[ServeOptions] = []
    monkeypatch.setattr("flibuste.server.serve.serve", asked.append)
    assert flibuste("play", "port-royal").code == 0
    assert (asked[-1].opens, asked[-1].cards, asked[-1].port) == ("?game=port-royal", [], None)
    answer = flibuste("play", "port-royal", "--seed", "1")
    assert answer.code == 2
    assert answer.err.startswith("flibuste: --seed goes with --terminal;")
    answer = flibuste("play", "chess")
    assert answer.code == 2
    assert answer.err.startswith("flibuste: There is no game called chess; there are: ")
    assert len(asked) == 1
    Path("mine.toml").write_text("changes = true\nrules.fee = 2", encoding="utf-8")
    assert flibuste("play", "--cards", "mine.toml", "--no-browser", "--port", "8_080").code == 0
    assert [game.house_figures for game in asked[-1].cards] == ["changes = true\nrules.fee = 2"]
    assert (asked[-1].opens, asked[-1].port) == (None, 8080)


def test_a_file_that_is_there_is_never_overwritten(flibuste: Flibuste, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary")
    answer = flibuste(*SEEDED, "--save", "diary.txt")
    assert answer.code == 2
    assert "diary.txt exists already and is left as it is; choose another name." in answer.err
    answer = flibuste(*SEEDED, typed="save diary.txt\n")
    assert "diary.txt exists already and is left as it is; choose another name." in answer.out
    assert (tmp_path / "diary.txt").read_text() == "dear diary"


# -- keeping and taking up again


def test_a_game_that_was_left_is_kept_and_taken_up_again(flibuste: Flibuste, tmp_path: Path) -> None:
    left = flibuste("play", "--terminal", "--seats", "me=Ada,rule,random=Otto", typed="1\n")
    assert left.code == 0
    (name,) = files(tmp_path)
    assert name.startswith("port-royal-")
    assert f"The game is kept in {name}." in left.out
    moves = len(read_record((tmp_path / name).read_text()).moves)
    again = flibuste("play", "--terminal", "--load", name, typed="log 99\n" + MANY_LINES)
    assert again.code == 0
    assert "Otto plays at seat 3: a bot that plays at random." in again.out
    assert f"The game goes on after {moves} move" in again.out
    assert "The record of the game is in" in again.out
    assert files(tmp_path) == [name]
    assert flibuste("verify", name).code == 0
    over = flibuste("play", "--terminal", "--load", name)
    assert over.code == 2
    assert 'is over; "flibuste replay" shows it again.' in over.err


def test_a_game_is_saved_where_one_asks(flibuste: Flibuste, tmp_path: Path) -> None:
    answer = flibuste(*SEEDED, typed="1\nsave mine.txt\n1\nquit\n")
    assert "The game is written in mine.txt." in answer.out
    assert files(tmp_path) == ["mine.txt"]
    made = len(read_record((tmp_path / "mine.txt").read_text()).moves)
    assert made > 1, "what was played after saving is kept too"


@pytest.mark.parametrize(
    ("typed", "last_line"),
    [
        ("", "No move was made at this keyboard, so nothing is kept."),
        ("quit\n", "No move was made at this keyboard, so nothing is kept."),
        ("save mine.txt\nquit\n", "The game is kept in mine.txt."),
        ("1\nsave mine.txt\nquit\n", "The game is kept in mine.txt."),
        ("1\nsave mine.txt\n", "The game is kept in mine.txt."),
        ("1\nsave mine.txt\n1\n", "The game is kept in mine.txt."),
        ("1\nsave old.txt\nsave mine.txt\n", "The game is kept in mine.txt."),
        ("save mine.txt\n" + MANY_LINES, "The record of the game is in mine.txt."),
    ],
)
def test_the_last_line_says_where_the_game_is(typed: str, last_line: str, flibuste: Flibuste) -> None:
    answer = flibuste(*SEEDED, typed=typed)
    assert answer.code == 0
    assert answer.out.splitlines()[-1].startswith(last_line)


def test_a_loaded_game_that_nobody_played_on_stays_where_it_was(flibuste: Flibuste, tmp_path: Path) -> None:
    flibuste(*SEEDED, "--save", "left.txt", typed="1\n")
    written = (tmp_path / "left.txt").stat()
    answer = flibuste("play", "--terminal", "--load", "left.txt", typed="quit\n")
    assert answer.out.splitlines()[-1].startswith("The game is kept in left.txt.")
    assert (tmp_path / "left.txt").stat() == written, "it need not be written again"
    answer = flibuste("play", "--terminal", "--load", "left.txt", "--save", "copy.txt", typed="quit\n")
    assert answer.out.splitlines()[-1].startswith("The game is kept in copy.txt.")
    assert (tmp_path / "copy.txt").read_text() == (tmp_path / "left.txt").read_text()


def test_the_whole_table_is_told_to_who_takes_up_a_game_of_one_move(flibuste: Flibuste) -> None:
    options = ("--option", "start_player=seat0", "--save", "left.txt")
    begun = flibuste(*SEEDED, *options, typed="draw\ntable\n").out
    again = flibuste("play", "--terminal", "--load", "left.txt").out
    assert "The game goes on after 1 move;" in again
    table = begun.rpartition("Ada: table\n")[2].partition("Ada: \n")[0]
    assert "cards to draw" in table
    assert table in again


def test_a_loaded_game_goes_on_as_it_would_have(flibuste: Flibuste, tmp_path: Path) -> None:
    flibuste(*SEEDED, "--save", "whole.txt", typed=MANY_LINES)
    flibuste(*SEEDED, "--save", "parts.txt", typed="1\n2\n1\n2\n")
    for _ in range(3):
        flibuste("play", "--terminal", "--load", "parts.txt", typed="1\n2\n" * 3)
    flibuste("play", "--terminal", "--load", "parts.txt", typed=MANY_LINES)
    whole, parts = (read_record((tmp_path / f"{name}.txt").read_text()) for name in ("whole", "parts"))
    assert whole.moves[:8] == parts.moves[:8]
    assert parts.scores is not None


def test_what_cannot_be_written_is_shown(flibuste: Flibuste, tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    typist = Typist(["1"])
    session = sit(typist)
    session.saves.path = folder / "game.txt"
    folder.rmdir()
    session.run()
    session.save_at_end()
    assert "here is the record of the game:\nFlibuste record 1\nGame: port-royal\n" in typist.heard


# -- as a process of its own


def start(folder: Path, *arguments: str, **environment: str) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "flibuste", "play", "port-royal", "--terminal", "--seats", "me,rule", *arguments]
    return subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=heed_interrupts,
    )


def heed_interrupts() -> None:
    """Whoever runs the tests in the background has them, and all they start, ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_a_game_runs_as_a_process(tmp_path: Path) -> None:
    out, err = start(tmp_path, "--seed", "3").communicate(MANY_LINES.encode())
    assert err == b""
    assert b"The record of the game is in port-royal-" in out
    assert b"\x1b" not in out


def test_bytes_that_are_no_text_end_nothing(tmp_path: Path) -> None:
    process = start(tmp_path, "--seed", "3", PYTHONIOENCODING="ascii")
    out, err = process.communicate(b"\xff\xfe\n\x00\n1\n")
    assert err == b""
    assert process.returncode == 0
    assert b"is neither a move nor a command" in out


def test_a_closed_pipe_loses_nothing(tmp_path: Path) -> None:
    process = start(tmp_path, "--seed", "3", "--save", "game.txt", PYTHONUNBUFFERED="1")
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdout.read(1)
    process.stdout.close()
    with contextlib.suppress(BrokenPipeError):  # it may have noticed already, and be gone
        process.stdin.write(MANY_LINES.encode())
        process.stdin.close()
    assert process.wait(PATIENCE) == 141
    assert process.stderr is not None
    assert process.stderr.read() == b""
    assert not (tmp_path / "game.txt").exists(), "nobody had moved yet"


def test_a_mistake_of_the_project_loses_nothing_either(tmp_path: Path) -> None:
    typist = Typist(["1", "hint"])
    session = sit(typist, saves=SaveFolder("port-royal", tmp_path / "game.txt"))
    session.commands_by_name["hint"] = lambda seat, rest: Flow(99)
    with pytest.raises(ValueError, match="99"):
        run_session(session)
    assert replay(read_record((tmp_path / "game.txt").read_text())).made


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_the_game_and_loses_nothing(number: signal.Signals, tmp_path: Path) -> None:
    process = start(tmp_path, "--seed", "3", "--save", "game.txt", PYTHONUNBUFFERED="1")
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\n")
    process.stdin.flush()
    heard = b""
    while not (b"\n1. " in heard.partition(b"Seat 1: 1\n")[2] and heard.endswith(b"\nSeat 1: ")):  # until asked again
        byte = process.stdout.read(1)
        assert byte, "it ended before it was interrupted"
        heard += byte
    process.send_signal(number)
    out, err = process.communicate(timeout=PATIENCE)
    assert err == b""
    assert process.returncode == 130
    assert b"The game is kept in game.txt" in out
    assert replay(read_record((tmp_path / "game.txt").read_text())).made


def test_a_terminal_loads_no_server() -> None:
    look = "import sys; from flibuste.cli.dispatch import parser_for; parser_for(['play']); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True).stdout.split()
    assert "flibuste.terminal.play" in loaded
    assert not {"starlette", "uvicorn", "sqlite3", "flibuste.server.serve"} & set(loaded)
