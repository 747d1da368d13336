"""Port Royal, section 1: terms and setup."""

from collections import Counter

import pytest

from flibuste.kit.errors import BadOption
from flibuste.kit.state import Journal
from tests.amounts import amount
from tests.clauses import rule
from tests.games.port_royal.table import Table, all_cards, cards, game, random_plays, table


def dealt(players: int, word: int = 0, **options: bool | int | str) -> Table:
    """A game just dealt, with what was told of the deal."""
    journal = Journal()
    t = Table(game.new(players, options, word, journal))
    t.events = [game.event(note) for note in journal.notes]
    return t


def dealt_without_tax(players: int) -> Table:
    """A deal whose first card, drawn by itself, touches no coin and no discard pile."""
    return next(t for t in (dealt(players, word) for word in range(100)) if not t.told("drew-tax"))


# -- PR-SET-01


@rule("PR-SET-01")
@pytest.mark.parametrize(("sort", "count"), [("ship", 50), ("person", 60), ("expedition", 6), ("tax", 4)])
def test_the_cards_are_50_ships_60_persons_6_expeditions_and_4_taxes(sort: str, count: int) -> None:
    assert sum(card["count"] for card in game.components()["cards"].values() if card["type"] == sort) == count


@rule("PR-SET-01")
@pytest.mark.parametrize("colour", ["yellow", "blue", "green", "red", "black"])
def test_each_colour_has_10_ships(colour: str) -> None:
    ships = [card for card in game.components()["cards"].values() if card["type"] == "ship"]
    assert sum(ship["count"] for ship in ships if ship["color"] == colour) == 10


@rule("PR-SET-01")
def test_there_are_120_cards() -> None:
    assert sum(card["count"] for card in game.components()["cards"].values()) == 120


@rule("PR-SET-01")
@pytest.mark.parametrize(
    ("colour", "strengths"),
    [
        ("yellow", {1: 4, 2: 3, 4: 3}),
        ("blue", {1: 4, 2: 3, 5: 3}),
        ("green", {1: 4, 3: 3, 5: 3}),
        ("red", {1: 3, 3: 3, 6: 2, "skull": 2}),
        ("black", {2: 3, 4: 3, 7: 2, "skull": 2}),
    ],
)
def test_the_swords_of_each_colour_are_the_printed_ones(colour: str, strengths: dict[int | str, int]) -> None:
    found: Counter[int | str] = Counter()
    for card in game.components()["cards"].values():
        if card["type"] == "ship" and card["color"] == colour:
            found["skull" if card.get("skull") else card["swords"]] += card["count"]
    assert found == strengths


@rule("PR-SET-01")
@pytest.mark.parametrize(
    ("kind", "count"),
    [
        ("trader", 10),
        ("settler", 5),
        ("captain", 5),
        ("priest", 5),
        ("jack_of_all_trades", 3),
        ("sailor", 10),
        ("pirate", 3),
        ("mademoiselle", 4),
        ("jester", 5),
        ("admiral", 6),
        ("governor", 4),
    ],
)
def test_the_persons_of_each_kind_are_as_many_as_printed(kind: str, count: int) -> None:
    persons = [card for card in game.components()["cards"].values() if card["type"] == "person"]
    assert sum(person["count"] for person in persons if person["kind"] == kind) == count


@rule("PR-SET-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_2_to_5_can_play(players: int) -> None:
    assert game.new(players).players == players


@rule("PR-SET-01")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_than_2_or_more_than_5_cannot_play(players: int) -> None:
    with pytest.raises(BadOption):
        game.new(players)


# -- PR-SET-02


@rule("PR-SET-02")
def test_only_one_expedition_is_for_five_players() -> None:
    special = [row["id"] for row in game.data["expedition"] if row["five_player_only"]]
    assert special == ["expedition-cps"]


@rule("PR-SET-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_fewer_than_5_players_the_five_player_expedition_leaves_the_game(players: int) -> None:
    t = dealt(players)
    assert "expedition-cps" not in t.everything()
    assert t.everything().total() == 119


@rule("PR-SET-02")
def test_with_5_players_the_five_player_expedition_lies_open_from_the_start() -> None:
    t = dealt(5)
    assert "expedition-cps" in t.expeditions
    assert t.everything().total() == 120


@rule("PR-SET-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_draw_pile_counts_119_cards_before_the_deal(players: int) -> None:
    t = dealt_without_tax(players)
    assert t.draw_pile == 119 - 3 * players - 1  # three coins each, and the first card


@rule("PR-SET-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_can_draw_the_five_player_expedition_or_have_it_as_a_coin(players: int) -> None:
    for word in range(amount(30, 500)):
        t = dealt(players, word)
        assert "expedition-cps" not in t.undrawn
        assert not any("expedition-cps" in front for seat in range(players) for front in t.fronts(seat))


@rule("PR-SET-02", "PR-EXP-10")
def test_the_five_player_expedition_lies_in_the_middle_or_before_a_player_to_the_end() -> None:
    for play in random_plays(amount(4, 40)):
        if play.players == 5:
            t = Table(play.state)
            before_players = sum((t.display(seat) for seat in range(5)), cards())
            assert (t.expeditions + before_players)["expedition-cps"] == 1


# -- PR-SET-03


@rule("PR-SET-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_cards_are_dealt_from(players: int) -> None:
    assert dealt(players).everything() == all_cards(players)


@rule("PR-SET-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_discard_pile_starts_empty(players: int) -> None:
    assert dealt_without_tax(players).discard_row == []


@rule("PR-SET-03")
def test_every_type_of_card_is_first_as_often_as_its_share_of_the_119() -> None:
    deals = amount(1200, 12000)
    types = {name: card["type"] for name, card in game.components()["cards"].items()}
    first: Counter[str] = Counter()
    for word in range(deals):
        drawn = [event.args["card"] for event in dealt(2, word).events if event.key.startswith("drew")]
        first[types[str(drawn[0])]] += 1
    expected = {
        "ship": deals * 50 / 119,
        "person": deals * 60 / 119,
        "expedition": deals * 5 / 119,
        "tax": deals * 4 / 119,
    }
    distance = sum((first[sort] - share) ** 2 / share for sort, share in expected.items())
    assert distance < 16.3  # chi-square with 3 degrees of freedom: one in a thousand


# -- PR-SET-04


@rule("PR-SET-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_starts_with_3_coins(players: int) -> None:
    assert dealt_without_tax(players).all_coins() == [3] * players


@rule("PR-SET-04")
def test_the_first_coins_are_cards_of_the_first_shuffle() -> None:
    t = dealt_without_tax(3)
    fronts = [front for seat in range(3) for front in t.fronts(seat)]
    assert len(fronts) == 9
    assert all(front.endswith("/0") for front in fronts)


@rule("PR-SET-04")
def test_the_first_coins_go_clockwise_from_the_start_player() -> None:
    """The same luck, dealt by hand: first who begins, then the coins."""
    begun = set()
    ids = list(game.components()["cards"])
    for word in range(20):
        t = dealt(3, word)
        by_hand = t.state.copy()
        by_hand.reseed(word)
        start, pile = by_hand.below(3), game.figures.deck.copy()
        begun.add(start)
        coins = [f"{ids[by_hand.draw(pile)]}/0" for _ in range(9)]
        if not t.told("drew-tax"):  # it takes coins away at once
            assert [front for step in range(3) for front in t.fronts((start + step) % 3)] == coins
    assert begun == {0, 1, 2}


# -- PR-SET-05


@rule("PR-SET-05", "PR-VAR-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_starts_equally_often(players: int) -> None:
    deals = amount(400, 4000)
    starts = Counter(int(dealt(players, word).seen["start"]) for word in range(deals))
    share = deals / players
    distance = sum((starts[seat] - share) ** 2 / share for seat in range(players))
    assert distance < 18.5  # chi-square with at most 4 degrees of freedom: one in a thousand


@rule("PR-SET-05")
def test_the_same_word_of_luck_gives_the_same_start_player() -> None:
    for word in range(20):
        assert dealt(5, word).position == dealt(5, word).position


@rule("PR-SET-05")
@pytest.mark.parametrize("word", range(8))
def test_the_start_player_is_named_and_is_the_first_active_player(word: int) -> None:
    t = dealt(4, word)
    start = int(t.seen["start"])
    assert t.active == start
    assert t.told("first-player") == [{"seat": f"#{start}"}]


# -- PR-SET-06


@rule("PR-SET-06")
def test_points_are_the_shields_on_persons_and_expeditions() -> None:
    t = table(displays={0: ["sailor-7", "captain-4", "governor-8", "expedition-cc"]}, coins={0: 9})
    assert t.points(0) == 3 + 1 + 0 + 4


@rule("PR-SET-06")
def test_coins_are_no_points() -> None:
    t = table(coins={0: ["sailor-7", "expedition-cc"]})
    assert t.points(0) == 0


# -- PR-SET-07


@rule("PR-SET-07")
def test_the_harbour_holds_what_was_revealed_and_not_yet_taken() -> None:
    t = table(harbour=["red-1-1"], top=["sailor-3", "blue-1-1"])
    t.play(0, "draw", "draw")
    assert t.harbour == cards("red-1-1", "sailor-3", "blue-1-1")
    t.play(0, "stop", "trade red")
    assert t.harbour == cards("sailor-3", "blue-1-1")


@rule("PR-SET-07")
def test_the_harbour_is_empty_between_turns() -> None:
    t = table(
        harbour=["red-1-1", "sailor-3"],
        expeditions=["expedition-cc"],
        displays={1: ["captain-4", "captain-4"]},  # so that seat 1 is asked before its first card
    )
    t.play(0, "stop").pass_all()
    assert t.active == 1
    assert t.seen["draws"] == 0
    assert t.harbour == cards()
