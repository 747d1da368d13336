"""How sure a measured share is."""

import pytest

from flibuste.lab.statistics import Interval, block_error, mean_interval, wilson


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [
        (81 / 263, 263, 0.2553, 0.3662),
        (15 / 148, 148, 0.0624, 0.1605),
        (0 / 20, 20, 0.0, 0.1611),
        (1 / 29, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_s_interval_as_newcombe_printed_it_in_1998(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=0.0001)


def test_blocks_that_are_all_alike_leave_no_doubt() -> None:
    assert block_error([0.25, 0.25, 0.25]) == 0


def test_the_error_of_blocks_is_that_of_their_mean() -> None:
    assert block_error([0.0, 1.0, 0.0, 1.0]) == pytest.approx(0.2887, abs=0.0001)


def test_one_block_tells_nothing_of_its_error() -> None:
    assert block_error([0.5]) is None


def interval_of(*numbers: int) -> Interval:
    return mean_interval(sum(numbers), sum(n * n for n in numbers), len(numbers), least=0)


def test_student_s_interval_of_his_own_example_of_1908() -> None:
    """Ten patients' additional sleep, in tenths of an hour."""
    assert interval_of(12, 24, 13, 13, 0, 10, 18, 8, 46, 14) == pytest.approx((7.00, 24.60), abs=0.01)


def test_the_interval_of_few_games_is_wider_than_that_of_many() -> None:
    assert interval_of(3, 5, 4, 8) == pytest.approx((1.5626, 8.4374), abs=0.0001)
    assert interval_of(*(3, 5, 4, 8) * 10) == pytest.approx((4.4129, 5.5871), abs=0.0001)


@pytest.mark.parametrize("numbers", [(), (7,), (4, 4, 4)])
def test_games_that_were_all_alike_tell_no_interval(numbers: tuple[int, ...]) -> None:
    assert interval_of(*numbers) == (None, None)


def test_the_interval_of_a_count_does_not_go_below_nothing() -> None:
    low, high = interval_of(0, 0, 1, 1)
    assert low == 0
    assert high == pytest.approx(1.4187, abs=0.0001)
