"""Options: on or off, words, numbers."""

import pytest

from flibuste.kit.errors import BadOption
from flibuste.kit.game import Game, Option

ON_OFF = Option("fog", "X-VAR-01", False)
WORD = Option("tide", "X-VAR-02", "high", ("high", "low"))
NUMBER = Option("nights", "X-VAR-03", 5, least=1, most=9)


@pytest.mark.parametrize(
    ("option", "text", "value", "number"),
    [
        (ON_OFF, "true", True, 1),
        (ON_OFF, "false", False, 0),
        (WORD, "high", "high", 0),
        (WORD, "low", "low", 1),
        (NUMBER, "1", 1, 1),
        (NUMBER, "9", 9, 9),
    ],
)
def test_a_value_is_read_written_and_numbered(option: Option, text: str, value: bool | int | str, number: int) -> None:
    read = option.read(text)
    assert read == value and type(read) is type(value)
    assert option.write(value) == text
    assert option.number(value) == number
    assert option.check(value) == value


@pytest.mark.parametrize(
    ("option", "text", "allowed"),
    [
        (ON_OFF, "1", "true or false"),
        (ON_OFF, "True", "true or false"),
        (WORD, "medium", "one of: high, low"),
        (WORD, "", "one of: high, low"),
        (NUMBER, "0", "a whole number from 1 to 9"),
        (NUMBER, "10", "a whole number from 1 to 9"),
        (NUMBER, "-3", "a whole number from 1 to 9"),
        (NUMBER, "05", "a whole number from 1 to 9"),
        (NUMBER, "٣", "a whole number from 1 to 9"),
        (NUMBER, "9" * 5000, "a whole number from 1 to 9"),
    ],
)
def test_another_text_is_refused_with_what_would_be_right(option: Option, text: str, allowed: str) -> None:
    with pytest.raises(BadOption) as refused:
        option.read(text)
    assert refused.value.text.key == "option-bad-value"
    assert str(refused.value).endswith(f", but only {allowed}.")


def test_of_words_that_are_numbers_the_number_will_do() -> None:
    rounds = Option("rounds", "X-VAR-04", "6", ("4", "6", "8"))
    assert rounds.check(4) == "4"
    for wrong in (5, True, 4.0):
        with pytest.raises(BadOption, match=r"only one of: 4, 6, 8\.$"):
            rounds.check(wrong)


def test_what_is_allowed_is_said_in_french_too() -> None:
    with pytest.raises(BadOption) as refused:
        NUMBER.read("10")
    assert refused.value.say("fr").endswith(" nights ne peut pas être 10, mais seulement un nombre entier de 1 à 9.")


@pytest.mark.parametrize(
    ("option", "value", "shown"),
    [
        (NUMBER, "5", '"5"'),
        (NUMBER, None, "null"),
        (NUMBER, True, "true"),
        (NUMBER, {"foo": 1}, '{"foo": 1}'),
        (WORD, "medium", "medium"),
        (WORD, 5, "5"),
    ],
)
def test_a_refused_value_is_shown_as_its_file_has_it(option: Option, value: object, shown: str) -> None:
    with pytest.raises(BadOption) as refused:
        option.check(value)
    assert f" cannot be {shown}, but only " in str(refused.value)


@pytest.mark.parametrize(
    ("option", "value"),
    [(ON_OFF, 1), (ON_OFF, "true"), (WORD, 0), (NUMBER, True), (NUMBER, "5"), (NUMBER, 5.0), (NUMBER, None)],
)
def test_a_value_of_another_type_is_refused(option: Option, value: object) -> None:
    with pytest.raises(BadOption):
        option.check(value)


def test_what_is_not_given_has_its_default(smugglers: Game) -> None:
    assert smugglers.check_options({}) == {"nights": 5, "patrol": True}
    assert smugglers.check_options({"patrol": False}) == {"nights": 5, "patrol": False}
    assert smugglers.option_numbers({"nights": 3, "patrol": True}) == {"nights": 3, "patrol": 1}
    assert smugglers.option_values({"nights": 3, "patrol": 1}) == {"nights": 3, "patrol": True}


def test_an_unknown_option_is_refused_with_those_there_are(smugglers: Game) -> None:
    with pytest.raises(BadOption, match="no option fog; there are: nights, patrol"):
        smugglers.new(2, {"fog": True})


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 100])
def test_a_wrong_number_of_players_is_refused(smugglers: Game, players: int) -> None:
    with pytest.raises(BadOption, match=f"2 to 4 players, not {players}"):
        smugglers.new(players)
