"""Golden records of Seul Maître à Bord: games played once must play the same for ever (see golden_games.py)."""

import pytest

from flibuste.kit.game import find_game
from flibuste.kit.record import read_record, record_of, replay, write_record
from tests.games.seul_maitre_a_bord.golden_games import FOLDER, GOLDEN, Golden, told

game = find_game("seul-maitre-a-bord")


@pytest.mark.parametrize("golden", GOLDEN, ids=[golden.name for golden in GOLDEN])
def test_a_golden_record_plays_the_same(golden: Golden) -> None:
    text = (FOLDER / f"{golden.name}.record").read_text(encoding="utf-8")
    record = read_record(text)
    play = replay(record)
    assert play.over
    assert write_record(record_of(play, record.names)) == text
    assert told(play).issuperset(golden.shows)


def test_every_record_in_the_folder_is_one_of_the_golden_games() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {golden.name for golden in GOLDEN}


def test_every_number_of_players_and_every_length_has_its_record() -> None:
    assert {golden.players for golden in GOLDEN} == {2, 3, 4}
    assert {golden.rounds for golden in GOLDEN} == set(game.options[0].choices)
