"""Golden records: games played once must play the same for ever (see golden.py)."""

import pytest

from flibuste.kit.game import Game, find_games
from flibuste.kit.record import read_record, record_of, replay, write_record
from tests.games.golden import Golden, folder_of, golden_games, renew, without_list
from tests.laws.found import every_game

GAMES = [pytest.param(game, id=id) for id, game in find_games().items()]
RECORDS = [
    pytest.param(game, golden, id=f"{id}-{golden.name}")
    for id, game in find_games().items()
    for golden in golden_games(game)
]


@pytest.mark.parametrize(("game", "golden"), RECORDS)
def test_a_golden_record_plays_the_same(game: Game, golden: Golden) -> None:
    file = folder_of(game) / f"{golden.name}.record"
    assert file.is_file(), f"not played yet: python -m tests.games.golden {game.id}"
    text = file.read_text(encoding="utf-8")
    record = read_record(text)
    play = replay(record)
    assert play.over
    assert write_record(record_of(play, record.names)) == text
    assert golden.shows(play)


@pytest.mark.parametrize("game", GAMES)
def test_every_record_in_the_folder_is_one_of_the_golden_games(game: Game) -> None:
    assert {path.stem for path in folder_of(game).glob("*")} == {golden.name for golden in golden_games(game)}


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_players_and_every_value_of_an_option_has_its_record(game: Game) -> None:
    records = golden_games(game)
    assert records, without_list(game)
    assert {golden.players for golden in records} == set(game.player_counts)
    for option in game.options:
        values = {golden.options.get(option.name, option.default) for golden in records}
        assert len(values) > 1, option.name
        assert values >= set(option.choices), option.name


def test_a_game_without_golden_games_is_told_what_is_missing_and_leaves_the_others_alone() -> None:
    tutorial = every_game()["smugglers"]
    assert golden_games(tutorial) == ()
    with pytest.raises(SystemExit, match=r"tests/games/smugglers/golden_games\.py is missing"):
        renew(tutorial)
