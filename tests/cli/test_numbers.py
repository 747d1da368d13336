"""Numbers are typed as people write them: 10000, 10_000, 1e4."""

import pytest

from flibuste.cli.numbers import number_from, seed, whole_number
from flibuste.cli.texts import BadArguments
from flibuste.kit.errors import BadOption
from tests.terminal.typist import Flibuste


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("0", 0),
        ("007", 7),
        ("10000", 10_000),
        ("10_000", 10_000),
        ("1_0_0", 100),
        ("1e4", 10_000),
        ("1E4", 10_000),
        ("1e+4", 10_000),
        ("2_5e3", 25_000),
        ("1.5e3", 1_500),
        ("1.50e1", 15),
        ("3.0", 3),
        ("0e9", 0),
        ("999999999999999999", 10**18 - 1),
    ],
)
def test_a_number_is_read(text: str, number: int) -> None:
    assert whole_number(text) == number


@pytest.mark.parametrize(
    "text",
    [
        *("", "many", "1.5", "1.05e1", "-1", "+1", "1e", "e4", "1e-2", "1e400", "1__0", "_1", "1_", "1 000", "1,000"),
        *("0x10", "1.", ".5", "1e4.5", "inf", "nan", "9" * 5000, "1e" + "9" * 5000, "½", "²"),
    ],
)  # fmt: skip
def test_what_is_no_whole_number_is_none(text: str) -> None:
    assert whole_number(text) is None


def test_a_number_out_of_range_is_refused_with_what_would_be_right() -> None:
    with pytest.raises(BadArguments, match=r'--games takes a whole number from 1 to 500, not "5e2_0".'):
        number_from(1, 500, "--games")("5e2_0")
    with pytest.raises(BadArguments, match=r'--games takes a whole number from 1 to 500, not "501".'):
        number_from(1, 500, "--games")("501")
    assert number_from(1, 500, "--games")("5e2") == 500


def test_a_seed_is_read_in_the_same_way() -> None:
    assert seed("1_000") == seed("1e3") == 1000
    for text in ("1e18", "1e400", "1.5", "-1", "9" * 5000):
        with pytest.raises(BadOption, match=f"A seed is a whole number from 0 to {10**18 - 1}, not"):
            seed(text)


@pytest.mark.parametrize(
    "typed",
    [
        ("simulate", "port-royal", "--games", "2e0", "--players", "3.0", "--cores", "1", "--seed", "1_0", "--json"),
        ("simulate", "port-royal", "--games", "2", "--cores", "1", "--option", "round_cap=1e2", "--json"),
        ("simulate", "port-royal", "--games", "1", "--cores", "1", "--bots", "search:1e0,rule,rule,search:1_0"),
    ],
)  # fmt: skip
def test_commands_take_them_wherever_a_number_is_typed(flibuste: Flibuste, typed: tuple[str, ...]) -> None:
    answer = flibuste(*typed)
    assert (answer.code, answer.err) == (0, "")


def test_a_bots_budget_is_recorded_in_plain_digits(flibuste: Flibuste) -> None:
    answer = flibuste(
        "play", "--terminal", "--seed", "1e2", "--seats", "me=Ada,search:1e1=Otto", typed="save game.txt\n"
    )
    assert answer.code == 0
    written = flibuste("replay", "game.txt", "--to", "0e5")
    assert "Otto, a bot that thinks ahead in 10 tries a move." in written.out
    assert flibuste("replay", "game.txt", "--to", "1e9").err.startswith("flibuste: The moves of this game go from 0")
