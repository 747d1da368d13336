"""How sure a measured share is."""

import pytest

from flibuste.lab.statistics import block_error, mean_interval, wilson


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
    assert block_error([0.5]) == 0


def test_the_interval_of_a_mean_follows_from_the_sums() -> None:
    numbers = [3, 5, 4, 8]
    mean, low, high = mean_interval(sum(numbers), sum(n * n for n in numbers), len(numbers))
    assert mean == 5
    assert (mean - low, high - mean) == pytest.approx((1.8333, 1.8333), abs=0.0001)
    assert mean_interval(12, 48, 3) == (4, 4, 4)
