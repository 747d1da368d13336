"""Golden records of Jamaica: games played once must play the same for ever (see golden_games.py)."""

import pytest

from flibuste.kit.record import read_record, record_of, replay, write_record
from tests.games.jamaica.golden_games import FOLDER, GOLDEN


@pytest.mark.parametrize("name", [golden.name for golden in GOLDEN])
def test_a_golden_record_plays_the_same(name: str) -> None:
    text = (FOLDER / f"{name}.record").read_text(encoding="utf-8")
    record = read_record(text)
    play = replay(record)
    assert play.over
    assert write_record(record_of(play, record.names)) == text


def test_every_record_in_the_folder_is_one_of_the_golden_games() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {golden.name for golden in GOLDEN}


def test_every_number_of_players_and_every_option_has_its_record() -> None:
    assert {golden.players for golden in GOLDEN} == {2, 3, 4, 5, 6}
    assert {name for golden in GOLDEN for name in golden.options} == {"treasures", "rum_on_loot", "round_cap"}
