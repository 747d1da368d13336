"""Errors are sentences wherever they go, whatever they are about."""

import pickle

import pytest

from flibuste.kit import errors
from flibuste.kit.errors import LONGEST_QUOTE, BadFigures, FlibusteError, UnknownGame, UnknownMove
from flibuste.kit.game import Game, find_game
from flibuste.kit.play import Play, Refused
from flibuste.kit.texts import LANGUAGES, Text
from flibuste.server.errors import BadSettings

KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, FlibusteError)]


def again(error: FlibusteError) -> FlibusteError:
    """The same error as another process would hear of it."""
    sent: FlibusteError = pickle.loads(pickle.dumps(error))
    assert type(sent) is type(error)
    assert sent.text == error.text
    assert [sent.say(language) for language in LANGUAGES] == [error.say(language) for language in LANGUAGES]
    assert str(sent) == str(error)
    return sent


@pytest.mark.parametrize("kind", KINDS)
def test_every_error_can_be_sent_to_another_process(kind: type[FlibusteError]) -> None:
    assert again(kind("game-unknown", game="whist", known="faro")).args == (
        "game-unknown",
        {"game": "whist", "known": "faro"},
    )


def test_an_error_takes_its_words_along(smugglers: Game) -> None:
    again(FlibusteError("position-hand", seat=1, count=3).in_words_of(smugglers.words))
    again(BadSettings("settings-bad-value", problem="no port"))


def test_a_refused_move_takes_its_clause_along(smugglers: Game) -> None:
    play = Play(smugglers, 2)
    play.move("lie low", 0)
    with pytest.raises(Refused) as refused:
        play.move("lie low", 0)
    sent = again(refused.value)
    assert isinstance(sent, Refused)
    assert sent.refusal == refused.value.refusal


def test_wrong_figures_take_their_line_along(smugglers: Game) -> None:
    with pytest.raises(BadFigures) as wrong:
        smugglers.with_figures("changes = true\n\n[wharf]\n")
    sent = again(wrong.value)
    assert isinstance(sent, BadFigures)
    assert (sent.line, sent.place) == (3, ("wharf",))


@pytest.mark.parametrize(
    ("odd", "shown"),
    [
        (None, "None"),
        (3.5, "3.5"),
        (b"\x00", r"b'\x00'"),
        (("a", 1), "('a', 1)"),
        ({"#": "@"}, "{'#': '@'}"),
        (10**20, "1" + "0" * 20),
    ],
)
def test_an_argument_of_any_kind_is_shown(odd: str, shown: str) -> None:
    for language in LANGUAGES:
        assert shown in UnknownMove("move-unknown", move=odd).say(language)


def test_a_number_of_thousands_of_digits_is_shown_short() -> None:
    assert len(str(UnknownMove("move-unknown", move=-(10**5000)))) < LONGEST_QUOTE + 50


def test_texts_stay_texts() -> None:
    row = (Text("house-game-over"), Text("house-game-over"))
    assert UnknownMove("move-unknown", move=row).text.args == {"move": row}
    assert "The game is over. and The game is over." in str(UnknownMove("move-unknown", move=row))


@pytest.mark.parametrize("id", [None, 7, ["port-royal"]])
def test_what_is_no_name_of_a_game_is_unknown(id: str) -> None:
    with pytest.raises(UnknownGame, match="There is no game called") as unknown:
        find_game(id)
    again(unknown.value)
