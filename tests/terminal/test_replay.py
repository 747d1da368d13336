"""`flibuste replay`: a game again, in words."""

from pathlib import Path

import pytest

from flibuste.kit.position import read_position
from flibuste.kit.record import begin, play_on, read_record
from flibuste.terminal.console import Console
from flibuste.terminal.replay import Replay
from tests.terminal.typist import Flibuste, Typist


@pytest.fixture
def game_file(flibuste: Flibuste, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    flibuste(
        *["play", "--terminal", "--seats", "me=Ada,rule=Otto", "--seed", "4", "--save", str(path)],
        typed="1\n2\n" * 600,
    )
    return path


def test_all_at_once(flibuste: Flibuste, game_file: Path) -> None:
    answer = flibuste("replay", "game.txt", "--all")
    assert answer.code == 0
    record = read_record(game_file.read_text())
    lines = answer.out.splitlines()
    assert lines[:4] == [
        "Port Royal",
        "Seat 1: Ada.",
        "Seat 2: Otto, a bot that plays by rules of thumb.",
        f"{len(record.moves)} moves.",
    ]
    assert "The deal." in lines
    for n, move in enumerate(record.moves, 1):
        assert f"{n}. {('Ada', 'Otto')[move.seat]}: {move.notation}" in lines
    assert flibuste("replay", "game.txt").out == answer.out, "without a keyboard nobody is asked"
    assert flibuste("replay", "-", typed=game_file.read_text()).out == answer.out


def test_it_tells_what_the_players_were_told(flibuste: Flibuste, tmp_path: Path) -> None:
    told = flibuste(
        *["play", "--terminal", "--seats", "rule,rule", "--seed", "9", "--save", "bots.txt"],
    ).out.splitlines()
    again = flibuste("replay", "bots.txt").out.splitlines()
    missing = [line for line in told[5:-1] if line not in again]
    assert missing == []


def test_up_to_a_move(flibuste: Flibuste, game_file: Path) -> None:
    answer = flibuste("replay", "game.txt", "--to", "3")
    assert answer.code == 0
    assert "\n3. " in answer.out
    assert "\n4. " not in answer.out
    assert "The deal." in flibuste("replay", "game.txt", "--to", "0").out


@pytest.mark.parametrize("number", ["-1", "x", "99999", "²"])
def test_a_move_that_is_not_there(number: str, flibuste: Flibuste, game_file: Path) -> None:
    answer = flibuste("replay", "game.txt", f"--to={number}")
    assert answer.code == 2
    assert "The moves of this game go from 0 (the deal) to" in answer.err


def test_a_position_of_it(flibuste: Flibuste, game_file: Path) -> None:
    answer = flibuste("replay", "game.txt", "--to", "5", "--position")
    assert answer.code == 0
    game, state = read_position(answer.out)
    record = read_record(game_file.read_text())
    play = begin(record)
    for n in range(1, 6):
        play_on(play, record, n)
    assert game.write_state(state) == game.write_state(play.state)
    shown = flibuste("position", "-", typed=answer.out)
    assert shown.code == 0


def stepped(game_file: Path, *typed: str) -> str:
    typist = Typist(typed)
    showing = Replay(read_record(game_file.read_text()), Console(typist.read, typist.out, interactive=True), "en")
    showing.step_by_step()
    return typist.heard


def test_step_by_step(game_file: Path) -> None:
    record = read_record(game_file.read_text())
    last = len(record.moves)

    def line(n: int) -> str:
        return f"{n}. {('Ada', 'Otto')[record.moves[n - 1].seat]}: {record.moves[n - 1].notation}"

    typed = ("", "n", "p", "10", "t", "what", "-3", str(last), "", "q", "1")
    heard = stepped(game_file, *typed).split(f" of {last}: ")
    assert "The deal." in heard[0]
    assert heard[1].startswith(line(1))
    assert heard[2].startswith(line(2))
    assert heard[3].startswith(line(1))
    assert heard[4].startswith(line(10))
    assert "Ada: " in heard[5]
    assert heard[6].startswith("Enter or n: the next move.")
    assert heard[7].startswith("Enter or n: the next move.")
    assert heard[8].startswith(line(last))
    assert heard[9].startswith(f"The moves go from 0 (the deal) to {last}.")
    assert len(heard) == 11, "q ended it"


def test_a_record_that_lies_is_told_up_to_the_lie(flibuste: Flibuste, game_file: Path) -> None:
    lines = game_file.read_text().splitlines()
    at = lines.index("") + 3
    lines[at] = lines[at].rpartition(". ")[0] + ". 1 hoist the flag"
    answer = flibuste("replay", "-", typed="\n".join(lines) + "\n")
    assert answer.code == 2
    assert "\n2. " in answer.out
    assert answer.err == 'flibuste: Move 3: "hoist the flag" is no move of this game.\n'


def test_in_french(flibuste: Flibuste, game_file: Path) -> None:
    answer = flibuste("replay", "game.txt", "--lang", "fr")
    assert answer.code == 0
    assert "La donne." in answer.out


def test_an_unfinished_game_ends_where_it_was_left(flibuste: Flibuste) -> None:
    flibuste("play", "--terminal", "--seats", "me,rule", "--save", "half.txt", typed="1\n")
    assert "Here the record ends, before the end of the game." in flibuste("replay", "half.txt").out
