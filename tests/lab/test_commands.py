"""`flibuste simulate` and `flibuste match`."""

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from flibuste.bots import bot_named
from flibuste.bots.named import EXAMPLES
from flibuste.cli import main
from flibuste.lab.match import match
from flibuste.lab.runner import GameSetup
from flibuste.lab.simulate import simulate
from tests.amounts import amount
from tests.games.port_royal.table import game
from tests.processes import children_of, is_running, until


@pytest.fixture(autouse=True)
def speaks(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Sets the language of the computer; at first there is none."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return lambda language: monkeypatch.setenv("LANG", language)


def setup(players: int = 3, seed: int = 4) -> GameSetup:
    return GameSetup(game.id, players, game.check_options({}), seed)


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(words) == 0
    return capsys.readouterr().out


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(said(capsys, *words, "--json"))
    return found


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    try:
        code = main(words)
    except SystemExit as end:
        code = int(str(end.code))
    assert code == 2
    return capsys.readouterr().err


SMALL = ("--players", "3", "--games", "6", "--cores", "1")


# -- simulate


def test_a_simulation_reports_games_wins_scores_and_what_was_counted(capsys: pytest.CaptureFixture[str]) -> None:
    report = told(capsys, "simulate", "port-royal", *SMALL, "--bots", "rule,random,random")
    assert (report["games"], report["finished"], report["players"]) == (6, 6, 3)
    assert report["decisions"] > 6
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(6)
    assert sum(bot["wins"] for bot in report["bots"].values()) == pytest.approx(6)
    assert report["bots"]["random"]["seats"] == 2
    assert report["scores"]["winners_mean"] >= report["scores"]["mean"]
    assert report["tally"]["turns"] >= report["tally"]["busts"] > 0
    for name, total in report["tally"].items():
        per_game = report["per_game"][name]
        assert per_game["low"] is None or 0 <= per_game["low"] <= per_game["mean"] <= per_game["high"]
        assert per_game["mean"] == pytest.approx(total / 6)


def test_one_game_tells_no_interval_of_its_means(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "port-royal", "--games", "1", "--cores", "1")
    report = told(capsys, *words)
    assert (report["scores"]["winners_low"], report["scores"]["winners_high"]) == (None, None)
    assert all((one["low"], one["high"]) == (None, None) for one in report["per_game"].values())
    english, french = said(capsys, *words), said(capsys, *words, "--lang", "fr")
    assert ": 1 game and" in english
    assert "1 partie et" in french
    assert english.count("95 % interval") == 1  # of the wins
    assert french.count("intervalle à 95\N{NO-BREAK SPACE}%") == 1


def test_wins_are_never_written_as_a_whole_number(capsys: pytest.CaptureFixture[str]) -> None:
    report = told(capsys, "simulate", "port-royal", *SMALL, "--bots", "rule,random,random")
    wins = [one["wins"] for one in [*report["seats"], *report["bots"].values()]]
    assert 0 in wins
    assert {type(one) for one in wins} == {float}


def test_a_simulation_reports_what_seats_began_with(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "pirate-king", *SMALL, "--bots", "random", "--option", "setup=deal")
    report = told(capsys, *words)
    began = report["played_with"]
    for kind in ("card-pirate-", "deck-"):
        chosen = [one for key, one in began.items() if key.startswith(kind)]
        assert sum(one["seats"] for one in chosen) == 6 * 3
        assert sum(one["wins"] for one in chosen) == pytest.approx(6)
    assert "began with" in said(capsys, *words)
    assert "au départ" in said(capsys, *words, "--lang", "fr")


def test_one_bot_fills_all_seats(capsys: pytest.CaptureFixture[str]) -> None:
    report = told(capsys, "simulate", "port-royal", *SMALL, "--bots", "random")
    assert [seat["bot"] for seat in report["seats"]] == ["random"] * 3


def test_the_same_seed_gives_the_same_games_on_one_core_or_two() -> None:
    reports = [simulate(setup(), ("rule", "rule", "random"), 12, cores) for cores in (1, 2)]
    for report in reports:
        report.seconds = 0
    assert reports[0] == reports[1]


def test_another_seed_gives_other_games() -> None:
    first, second = (simulate(setup(seed=seed), ("rule",) * 3, 6, 1) for seed in (1, 2))
    assert first.decisions != second.decisions


def test_options_are_obeyed(capsys: pytest.CaptureFixture[str]) -> None:
    report = told(capsys, "simulate", "port-royal", *SMALL, "--option", "round_cap=2")
    assert report["tally"]["rounds"] == 12


def test_the_table_can_be_read_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    english = said(capsys, "simulate", "port-royal", *SMALL, "--bots", "rule,random,random")
    french = said(capsys, "simulate", "port-royal", *SMALL, "--bots", "rule,random,random", "--lang", "fr")
    assert "6 games" in english
    assert "mean score" in english
    assert "6 parties" in french
    assert "tours perdus" in french


# -- match


def test_a_match_reports_share_interval_and_budget(capsys: pytest.CaptureFixture[str]) -> None:
    report = told(capsys, "match", "port-royal", *SMALL, "--bots", "search:5,random")
    assert report["games"] == 6
    assert report["low"] < report["share"] <= report["high"]
    assert len(report["by_seat"]) == 3
    first, second = report["sides"]
    assert (first["bot"], first["iterations"]) == ("search:5", 5)
    assert first["milliseconds"] > 0
    assert second["iterations"] is None


def test_games_are_rounded_up_to_whole_blocks(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("match", "port-royal", "--players", "4", "--games", "5", "--cores", "1", "--bots", "rule,random")
    assert told(capsys, *words)["games"] == 8


def test_one_block_tells_no_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("match", "port-royal", "--games", "4", "--cores", "1", "--bots", "rule,random")
    assert told(capsys, *words)["block_error"] is None
    assert "Only one deal was played" in said(capsys, *words)
    assert "Une seule donne a été jouée" in said(capsys, *words, "--lang", "fr")


def test_a_bot_wins_exactly_its_share_against_itself() -> None:
    report = match(setup(4), ("rule", "rule"), 20, 1)
    assert (report.share, report.block_error) == (0.25, 0.0)


def test_pairing_the_luck_changes_the_doubt_and_not_the_mean() -> None:
    paired = match(setup(2), ("rule", "random"), amount(60, 2000), 1)
    plain = simulate(setup(2), ("rule", "random"), amount(60, 2000), 1)
    assert plain.seats[0].low <= paired.high
    assert paired.low <= plain.seats[0].high


def test_a_match_can_be_read_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("match", "port-royal", *SMALL, "--bots", "rule,random")
    assert "rule against 2 random" in said(capsys, *words)
    assert "rule contre 2 random" in said(capsys, *words, "--lang", "fr")


@pytest.mark.parametrize("command", [("simulate", "--bots", "search:2000"), ("match", "--bots", "search:2000,rule")])
def test_the_workers_of_a_command_that_is_killed_end_with_it(command: tuple[str, ...]) -> None:
    words = (sys.executable, "-m", "flibuste", command[0], "port-royal", *command[1:], "--games", "9999")
    with subprocess.Popen((*words, "--cores", "2"), stdout=subprocess.DEVNULL) as working:
        until(lambda: len(children_of(working.pid)) > 1)
        workers = children_of(working.pid)
        working.kill()
    until(lambda: not any(is_running(worker) for worker in workers))


# -- the language


@pytest.mark.parametrize("command", [("simulate",), ("match", "--bots", "rule,random")])
def test_report_and_mistakes_follow_the_computer_unless_a_language_is_asked_for(
    speaks: Callable[[str], None], capsys: pytest.CaptureFixture[str], command: tuple[str, ...]
) -> None:
    words = (*command, "port-royal", *SMALL)
    speaks("fr_FR.UTF-8")
    assert "6 parties" in said(capsys, *words)
    assert "6 games" in said(capsys, *words, "--lang", "en")
    assert "option sails\N{NARROW NO-BREAK SPACE}; il y a" in complaint(capsys, *words, "--option", "sails=3")
    assert "There is no option sails" in complaint(capsys, *words, "--option", "sails=3", "--lang=en")


# -- help


def helped(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("command", ["simulate", "match"])
def test_help_names_games_and_bots(capsys: pytest.CaptureFixture[str], command: str) -> None:
    told = helped(capsys, command, "--help")
    assert "\n  seul-maitre-a-bord    Seul Maître à Bord, 2 to 4 players\n" in told
    assert "\n  search:50ms           looks ahead for so many milliseconds a move" in told
    assert [name for name in EXAMPLES if f"\n  {name} " not in told] == []
    assert f"`flibuste {command} GAME --help` lists the options of a game." in told
    assert "--option NAME=VALUE  an option of the game" in told


def test_every_bot_that_is_named_can_play() -> None:
    assert all(bot_named(game, name) for name in EXAMPLES)


def test_help_with_a_game_tells_its_options(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    english = helped(capsys, "simulate", "port-royal", "--help")
    assert "options of Port Royal" in english
    assert "\n  reshuffle             Shuffling the discard pile. When the draw pile is empty" in english
    assert "lazy (when a card is needed), eager (as soon as the pile is empty); by default lazy.\n" in english
    assert "Value: true or false; by default false." in english
    assert "Value: a whole number from 1 to" in english
    assert [option.name for option in game.options if f"\n  {option.name}" not in english] == []
    french = helped(capsys, "match", "--help", "--lang", "fr", "port-royal")
    assert "options de Port Royal" in french
    assert "lazy (quand il faut une carte)" in french


# -- what cannot be


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", "chess"), "There is no game called chess"),
        (("simulate", "port-royal", "--players", "9"), "This game is for 2 to 5 players, not 9."),
        (("simulate", "port-royal", "--bots", "parrot"), "There is no bot called parrot"),
        (
            ("simulate", "port-royal", "--bots", "rule,rule"),
            "4 bots should be named, or one that stands for all, not 2.",
        ),
        (("simulate", "port-royal", "--option", "reshuffle=never"), "The option reshuffle cannot be never"),
        (("simulate", "port-royal", "--option", "reshuffle"), "An option is given as name=value, not as reshuffle."),
        (("simulate", "port-royal", "--games", "0"), '--games takes a whole number from 1 to 10,000,000, not "0".'),
        (("simulate", "port-royal", "--games", "9" * 17), "--games takes a whole number from 1 to 10,000,000, not"),
        (("simulate", "port-royal", "--games", "many"), 'not "many"'),
        (("simulate", "port-royal", "--players", "9" * 5000), "--players takes a whole number from 1 to 16"),
        (("simulate", "port-royal", "--cores", "257"), "--cores takes a whole number from 1 to 256"),
        (("simulate", "port-royal", "--seed", str(2**63)), f"A seed is a whole number from 0 to {10**18 - 1}, not"),
        (
            ("match", "port-royal", "--bots", "rule,rule", "--seed", "-1"),
            f"A seed is a whole number from 0 to {10**18 - 1}",
        ),
        (("match", "port-royal", "--bots", "rule,random,rule"), "2 bots should be named"),
        (("match", "port-royal"), "--bots"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    assert sentence in complaint(capsys, *words)


def test_the_largest_seed_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "simulate", "port-royal", *SMALL, "--seed", str(10**18 - 1))["finished"] == 6
