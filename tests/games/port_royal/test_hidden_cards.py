"""Port Royal: what nobody knows (PR-DCK-03, PR-DCK-08), as it is dealt anew for bots and told as odds."""

from collections import Counter
from random import Random

import pytest

from tests.amounts import amount
from tests.clauses import rule
from tests.games.port_royal.table import Table, cards, game, random_plays, table

# Chi-square, one in a thousand, by degrees of freedom.
LIMITS = {1: 10.8, 2: 13.8, 5: 20.5}


def assert_even(counts: Counter[str], outcomes: list[str]) -> None:
    """All outcomes, and no others, came about equally often."""
    share = counts.total() / len(outcomes)
    assert set(counts) == set(outcomes)
    assert sum((counts[each] - share) ** 2 / share for each in outcomes) < LIMITS[len(outcomes) - 1]


def resampled(t: Table, seat: int, word: int) -> Table:
    copy = t.state.copy()
    copy.resample(seat, word)
    return Table(copy, luck=word)


def hidden_by_shuffle(t: Table) -> dict[str, Counter[str]]:
    """For each shuffle its cards that nobody has seen."""
    position = t.position
    hidden: dict[str, Counter[str]] = {str(position["shuffle"]): t.undrawn}
    for seat in range(t.state.players):
        for coin in t.fronts(seat):
            front, _, shuffle = coin.rpartition("/")
            hidden.setdefault(shuffle, Counter())[front] += 1
    return hidden


@rule("PR-DCK-03", "PR-DCK-08")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_coin_of_the_present_shuffle_is_any_unseen_card_of_it(seat: int) -> None:
    t = table(2, shuffle=1, harbour=["green-1-1"], coins={0: ["sailor-5"]}, draw=["red-1-1", "blue-1-1"], rest=1)
    fronts = Counter(resampled(t, seat, word).fronts(0)[0] for word in range(amount(600, 6000)))
    assert_even(fronts, ["sailor-5/1", "red-1-1/1", "blue-1-1/1"])


@rule("PR-DCK-03", "PR-DCK-08")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_coin_and_next_card_are_any_two_unseen_cards(seat: int) -> None:
    t = table(2, shuffle=1, harbour=["green-1-1"], coins={0: ["sailor-5"]}, draw=["red-1-1", "blue-1-1"], rest=1)
    pairs: Counter[str] = Counter()
    for word in range(amount(1200, 12000)):
        dealt = resampled(t, seat, word)
        dealt.play(0, "draw")
        (card,) = (dealt.harbour - cards("green-1-1")).elements()
        pairs[f"{dealt.fronts(0)[0].partition('/')[0]} {card}"] += 1
    three = ["sailor-5", "red-1-1", "blue-1-1"]
    assert_even(pairs, [f"{coin} {card}" for coin in three for card in three if coin != card])


@rule("PR-DCK-03")
def test_coins_of_an_earlier_shuffle_are_only_cards_of_that_shuffle() -> None:
    t = table(
        2,
        shuffle=2,
        harbour=["green-1-1"],
        coins={0: ["red-3-2/0", "blue-1-1/1", "sailor-5/2"], 1: ["pirate-9/0", "red-skull-3/1", "jester-9/2"]},
        rest="discard",
        draw=["admiral-9", "admiral-7"],
    )
    for word in range(amount(200, 2000)):
        dealt = resampled(t, word % 3 - 1, word)
        assert hidden_by_shuffle(dealt) == {
            "0": cards("red-3-2", "pirate-9"),
            "1": cards("blue-1-1", "red-skull-3"),
            "2": cards("sailor-5", "jester-9", "admiral-9", "admiral-7"),
        }
        for seat in (0, 1):
            assert [coin.rpartition("/")[2] for coin in dealt.fronts(seat)] == ["0", "1", "2"]


@rule("PR-DCK-03")
def test_two_coins_of_an_earlier_shuffle_lie_one_way_or_the_other_equally_often() -> None:
    t = table(2, shuffle=1, harbour=["green-1-1"], coins={0: ["red-3-2/0"], 1: ["pirate-9/0"]}, rest="discard")
    fronts = Counter(resampled(t, 0, word).fronts(0)[0] for word in range(amount(600, 6000)))
    assert_even(fronts, ["red-3-2/0", "pirate-9/0"])


@rule("PR-DCK-08")
def test_the_order_of_the_draw_pile_is_dealt_anew() -> None:
    t = table(2, harbour=["green-1-1"], top=["red-1-1", "blue-1-1", "sailor-5"], rest="discard")
    drawn: Counter[str] = Counter()
    for word in range(amount(600, 6000)):
        dealt = resampled(t, 0, word)
        dealt.play(0, "draw")
        drawn.update(dealt.harbour - cards("green-1-1"))
    assert_even(drawn, ["red-1-1", "blue-1-1", "sailor-5"])


@rule("PR-DCK-08")
def test_the_luck_to_come_is_dealt_anew() -> None:
    t = table(2, harbour=["green-1-1"], discard=["red-1-1", "blue-1-1"], rest=1)
    drawn: Counter[str] = Counter()
    for word in range(amount(400, 4000)):
        copy = t.state.copy()
        copy.resample(0, word)
        copy.play(0, game.parse("draw"))  # without a reseed: the luck is that of the resample
        drawn.update(Table(copy).harbour - cards("green-1-1"))
    assert_even(drawn, ["red-1-1", "blue-1-1"])


@rule("PR-DCK-03", "PR-DCK-08")
def test_dealing_anew_changes_nothing_that_anybody_sees() -> None:
    chance = Random(7)
    for play in random_plays(amount(4, 40)):
        if chance.random() < 0.1:
            t = Table(play.state)
            seat = chance.randrange(-1, play.players)
            dealt = resampled(t, seat, chance.getrandbits(60))
            for watcher in range(-1, play.players):
                assert game.view(dealt.state, watcher) == game.view(t.state, watcher)
            assert hidden_by_shuffle(dealt) == hidden_by_shuffle(t)
            assert dealt.everything() == t.everything()


@rule("PR-DCK-08")
def test_dealing_anew_leaves_the_ship_waiting_for_the_choice() -> None:
    t = table(displays={0: ["sailor-3"]}, top=["red-1-1"])
    t.play(0, "draw")
    dealt = resampled(t, 1, 5)
    assert (dealt.phase, dealt.seen["drawn"]) == ("repel", "red-1-1")
    assert dealt.legal(0) == {"keep", "repel"}


# -- odds


@rule("PR-BST-01", "PR-DCK-08")
def test_the_odds_of_a_bust_count_pile_and_coins_of_the_present_shuffle() -> None:
    t = table(
        2,
        shuffle=1,
        harbour=["red-1-1"],
        coins={1: ["red-6-3"]},
        draw=["red-3-2", "blue-1-1", "sailor-5", "tax-least-vp"],
        rest=1,
    )
    assert game.odds(t.state, 0) == {"bust": {"hits": 2, "unseen": 5}}


@rule("PR-REP-01", "PR-REP-03", "PR-DCK-08")
def test_ships_that_can_be_repelled_are_no_hits() -> None:
    t = table(
        2,
        shuffle=1,
        harbour=["red-1-1", "blue-1-1"],
        displays={0: ["pirate-5", "sailor-3"]},
        draw=["red-3-2", "red-6-3", "red-skull-4", "blue-2-2", "blue-5-3", "green-1-1"],
        rest=1,
    )
    assert game.odds(t.state, 0) == {"bust": {"hits": 3, "unseen": 6}}


@rule("PR-DCK-04", "PR-DCK-08")
def test_with_an_empty_draw_pile_the_odds_are_those_of_the_discard_pile() -> None:
    t = table(2, shuffle=1, harbour=["red-1-1"], discard=["red-3-2", "sailor-5", "pirate-5"], rest=1)
    assert game.odds(t.state, 0) == {"bust": {"hits": 1, "unseen": 3}}
