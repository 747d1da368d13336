"""What docs/house-cards.md shows is what the commands say; a game with house cards is kept, taken up and verified."""

import re
from pathlib import Path

import pytest

from flibuste.kit.game import find_game
from flibuste.lab.simulate import Report
from tests.terminal.test_docs import blocks
from tests.terminal.typist import Flibuste

FILES = {block.file: block.text for block in blocks("house-cards.md") if block.file}
ADMIRALS = FILES["admirals.toml"]


@pytest.fixture(autouse=True)
def _files(tmp_path: Path) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")


def test_the_examples_answer_as_shown(flibuste: Flibuste) -> None:
    shown = "".join(block.text for block in blocks("house-cards.md") if block.kind == "console")
    asked = re.findall(r"^\$ flibuste (.*)\n((?:(?!\$ ).*\n)*)", shown, re.MULTILINE)
    assert len(asked) == 3
    for command, answer in asked:
        given = flibuste(*command.split())
        assert (given.code, given.out + given.err) == (2, answer), command


def test_the_file_of_changes_does_what_the_page_says() -> None:
    house = find_game("port-royal").with_figures(ADMIRALS)
    persons = {row["id"]: row for row in house.data["person"]}
    printed = {row["id"]: row for row in find_game("port-royal").data["person"]}
    assert persons.keys() == printed.keys() - {"jester-9"}
    assert persons["admiral-7"] == {**printed["admiral-7"], "cost": 6, "name_en": "Commodore", "name_fr": "Commodore"}
    assert house.data["rules"]["victory_points_to_end"] == 15
    assert "expedition-sss" in {row["id"] for row in house.data["expedition"]}


def test_a_game_with_house_cards_is_kept_taken_up_and_verified(flibuste: Flibuste, tmp_path: Path) -> None:
    seats = ("--seats", "me=Ada,rule", "--seed", "3", "--save", "game.txt")
    begun = flibuste("play", "--terminal", "--cards", "admirals.toml", *seats, typed="draw\nquit\n")
    digest = find_game("port-royal").with_figures(ADMIRALS).digest
    assert f"Played with house cards, figures {digest}." in begun.out
    for name in FILES:
        (tmp_path / name).unlink()
    assert flibuste("play", "--terminal", "--load", "game.txt", typed="quit\n").code == 0
    verified = flibuste("verify", "game.txt")
    assert (verified.code, f"house cards, figures {digest}" in verified.out) == (0, True)
    assert f"house cards, figures {digest}" in flibuste("replay", "game.txt", "--all").out
    refused = flibuste("play", "--terminal", "--load", "game.txt", "--cards", "admirals.toml")
    assert (refused.code, "--cards" in refused.err) == (2, True)


def test_a_record_that_claims_other_house_cards_is_refused(flibuste: Flibuste, tmp_path: Path) -> None:
    seats = ("--seats", "me=Ada,rule", "--seed", "3", "--save", "game.txt")
    flibuste("play", "--terminal", "--cards", "admirals.toml", *seats, typed="draw\nquit\n")
    record = (tmp_path / "game.txt").read_text(encoding="utf-8")
    (tmp_path / "game.txt").write_text(record.replace("|cost = 6", "|cost = 5"), encoding="utf-8")
    refused = flibuste("verify", "game.txt")
    assert (refused.code, "other figures" in refused.err) == (2, True)


def test_designers_simulate_and_match_with_house_cards(flibuste: Flibuste) -> None:
    import msgspec

    many = ("--games", "6", "--players", "3", "--cores", "1", "--json")
    printed = msgspec.json.decode(flibuste("simulate", "port-royal", *many).out, type=Report)
    changed = flibuste("simulate", "port-royal", *many, "--cards", "admirals.toml")
    house = msgspec.json.decode(changed.out, type=Report)
    assert (printed.cards, house.cards) == ("", find_game("port-royal").with_figures(ADMIRALS).digest)
    assert house.tally != printed.tally
    told = flibuste("match", "port-royal", *many[:-1], "--cards", "admirals.toml", "--bots", "rule,random")
    assert (told.code, f"figures {house.cards}" in told.out) == (0, True)


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_figures_that_make_no_game_end_a_command_before_it_begins(
    flibuste: Flibuste, tmp_path: Path, command: str
) -> None:
    (tmp_path / "empty.toml").write_text("", encoding="utf-8")
    given = flibuste(command, "jamaica", "--cards", "empty.toml", *(["--terminal"] if command == "play" else []))
    assert (given.code, given.out) == (2, "")
    assert given.err.startswith('flibuste: empty.toml: The file of figures needs a table "rules".')


def test_a_server_is_told_which_game_its_cards_are_of(flibuste: Flibuste) -> None:
    given = flibuste("serve", "--cards", "admirals.toml")
    assert (given.code, given.err) == (
        2,
        "flibuste: Cards are given as GAME=FILE, such as port-royal=my-copy.toml, not as admirals.toml.\n",
    )
