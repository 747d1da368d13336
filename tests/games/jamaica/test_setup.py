"""Jamaica, section 1: setup."""

from collections import Counter

import pytest

from flibuste.kit.errors import BadOption
from flibuste.kit.state import Journal
from tests.amounts import amount
from tests.clauses import rule
from tests.games.jamaica.table import CARDS, CLASSIC, FULL, LAIRS, Table, assert_even, captains_turn, game, table

PLAYERS = [2, 3, 4, 5, 6]


def dealt(players: int, word: int = 0, **options: bool | int | str) -> Table:
    """A game just dealt, with what was told of the deal."""
    journal = Journal()
    t = Table(game.new(players, options, word, journal))
    t.events = [game.event(note) for note in journal.notes]
    return t


# -- JAM-SET-01


@rule("JAM-SET-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_to_6_can_play(players: int) -> None:
    assert game.new(players).players == players


@rule("JAM-SET-01")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_fewer_than_2_or_more_than_6_cannot_play(players: int) -> None:
    with pytest.raises(BadOption):
        game.new(players)


@rule("JAM-SET-01", "JAM-CRD-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_the_same_eleven_cards(players: int) -> None:
    position = dealt(players).position
    for seat in position["seats"]:
        cards = [*seat["hand"], *seat["draw"], *seat.get("top", [])]
        assert Counter(card.partition("@")[0] for card in cards) == Counter(CARDS)
        assert seat["discard"] == []


@rule("JAM-SET-01", "JAM-GHO-01")
@pytest.mark.parametrize(("players", "ships"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_everybody_has_a_ship_and_two_players_share_a_ghost(players: int, ships: int) -> None:
    shown = dealt(players).seen["ships"]
    assert len(shown) == ships
    assert [ship["ghost"] for ship in shown] == [False] * players + [True] * (ships - players)


@rule("JAM-SET-01", "JAM-TRE-05")
def test_the_sixth_hold_is_no_part_of_the_hold_board() -> None:
    t = captains_turn("food/forward", own=["food 1", "gold 1", "gold 1", "gold 1", "gold 1"])
    t.lay()
    assert t.question == (0, "load")
    assert t.legal(0) == {"hold 2", "hold 3", "hold 4", "hold 5"}
    assert t.refusal_clause(0, "hold 6") == "JAM-TRE-05"


# -- JAM-SET-02


@rule("JAM-SET-02")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_3_food_and_3_doubloons_in_two_holds(players: int) -> None:
    t = dealt(players)
    for seat in range(players):
        assert t.holds(seat) == ["food 3", "gold 3"]


@rule("JAM-SET-02")
def test_empty_holds_are_alike_so_the_first_one_is_taken_unasked() -> None:
    t = captains_turn("powder/gold", (2, 4))
    t.lay()
    assert t.question == (1, "fork")
    assert t.holds(0) == ["food 3", "gold 3", "powder 2", "gold 4"]


@rule("JAM-SET-02", "JAM-LOD-07")
def test_among_the_empty_ordinary_holds_only_the_first_is_offered() -> None:
    t = captains_turn("powder/gold", powers={0: ["sixth"]})
    t.lay()
    assert t.legal(0) == {"hold 3", "hold 6"}
    assert t.refusal_clause(0, "hold 4") == "JAM-SET-02"


# -- JAM-SET-03


@rule("JAM-SET-03")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_draws_3_cards(players: int) -> None:
    t = dealt(players)
    for seat in range(players):
        assert (t.hand_size(seat), t.draw_pile(seat), t.hand(seat).total()) == (3, 8, 3)


@rule("JAM-SET-03")
def test_every_card_comes_to_the_first_hand_equally_often() -> None:
    hands: Counter[str] = Counter()
    for word in range(amount(600, 6000)):
        hands.update(dealt(3, word).hand(1))
    assert_even(hands, CARDS)


# -- JAM-SET-04


@rule("JAM-SET-04")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_token_lies_on_each_lair_and_9_treasures_in_the_pile(players: int) -> None:
    t = dealt(players)
    assert t.lair_tokens == set(LAIRS)
    assert t.seen["treasures"] == 9
    assert t.treasure_pile.total() == 9


@rule("JAM-SET-04", "JAM-TRE-02", "JAM-VAR-01", "JAM-GHO-03")
@pytest.mark.parametrize(
    ("players", "treasures", "unused"), [(3, "full", 6), (2, "full", 5), (6, "classic", 3), (2, "classic", 2)]
)
def test_the_other_treasures_leave_the_game(players: int, treasures: str, unused: int) -> None:
    t = dealt(players, treasures=treasures)
    assert len(t.position["unused"]) == unused
    in_game = t.treasure_pile + Counter(t.position["unused"])
    if players == 2:
        in_game["beth"] += 1
    assert in_game == Counter(FULL if treasures == "full" else CLASSIC)


@rule("JAM-SET-04")
def test_every_treasure_leaves_the_game_equally_often() -> None:
    unused: Counter[str] = Counter()
    for word in range(amount(400, 4000)):
        unused.update(dealt(4, word, treasures="classic").position["unused"])
    copies = Counter(CLASSIC)
    assert set(unused) == set(copies)
    share = unused.total() / len(CLASSIC)
    distance = sum((unused[card] - share * n) ** 2 / (share * n) for card, n in copies.items())
    assert distance < 29.6  # chi-square with 9 degrees of freedom: one in two thousand


@rule("JAM-SET-04")
@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_nobody_can_tell_the_pile_from_the_unused_treasures(seat: int) -> None:
    t = captains_turn("food/forward")
    position = t.position
    pile = position["treasures"]
    pile[0], position["unused"][-1] = position["unused"][-1], pile[0]
    other = Table(game.read_state(position))
    assert other.treasure_pile != t.treasure_pile
    assert game.view(other.state, seat) == game.view(t.state, seat)


# -- JAM-SET-05


@rule("JAM-SET-05", "JAM-GHO-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_ships_start_at_port_royal(players: int) -> None:
    for ship in dealt(players).seen["ships"]:
        assert (ship["space"], ship["lap"]) == (0, 0)


# -- JAM-SET-06


@rule("JAM-SET-06")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_is_the_first_captain_equally_often(players: int) -> None:
    captains = Counter(dealt(players, word).captain for word in range(amount(400, 4000)))
    assert_even(captains, range(players))


@rule("JAM-SET-06", "JAM-RND-02")
def test_the_first_captain_is_named_and_rolls() -> None:
    for word in range(20):
        t = dealt(4, word)
        assert t.told("round") == [{"round": 1, "captain": f"#{t.captain}"}]
        (rolled,) = t.told("rolled")
        assert [rolled["a"], rolled["b"]] == t.seen["dice"]


# -- JAM-SET-07


@rule("JAM-SET-07")
def test_everybody_sees_ships_holds_tokens_dice_powers_and_the_sizes_of_piles() -> None:
    t = table(
        4,
        day=(5, 2),
        spaces={0: 12, 1: 49},
        laps={1: -1},
        holds={0: ["powder 4", "", "gold 9"]},
        powers={2: ["rum"]},
        hidden={3: ["gold-7", "cursed-4"]},
    )
    seen = t.seen
    assert (seen["dice"], seen["morning"], seen["evening"]) == ([2, 5], 5, 2)
    assert (t.space(0), t.space(1), t.lap(1)) == (12, 49, -1)
    assert t.holds(0) == ["powder 4", "", "gold 9"]
    assert t.powers(2) == {"rum"}
    assert t.hidden(3) == 2
    assert (len(t.lair_tokens), seen["treasures"]) == (6, 6)
    assert (t.hand_size(1), t.draw_pile(1), t.discard(1)) == (3, 8, [])


@rule("JAM-SET-07")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    t = table(3, hands={1: ["gold/gold", "food/powder", "forward/food"]})
    other = table(3, hands={1: ["powder/gold", "powder/food", "forward/forward"]})
    for seat in (-1, 0, 2):
        assert game.view(t.state, seat) == game.view(other.state, seat)
    assert t.hand(1) == Counter(["gold/gold", "food/powder", "forward/food"])
    assert other.hand(1) == Counter(["powder/gold", "powder/food", "forward/forward"])


@rule("JAM-SET-07", "JAM-TRE-03")
def test_face_down_treasures_are_seen_by_their_owner_alone() -> None:
    t = table(3, hidden={1: ["gold-7", "cursed-4"]})
    other = table(3, hidden={1: ["cursed-2", "gold-3"]})
    for seat in (-1, 0, 2):
        assert game.view(t.state, seat).table == game.view(other.state, seat).table
        assert game.view(t.state, seat).own == game.view(other.state, seat).own
    assert t.treasures(1) == ["gold-7", "cursed-4"]
    assert other.treasures(1) == ["cursed-2", "gold-3"]
    assert t.known(0, 1) == [None, None]


@rule("JAM-SET-07")
def test_nobody_sees_the_order_of_a_draw_pile() -> None:
    hand = ["gold/gold", "food/powder", "forward/food"]
    t = table(3, hands={1: hand}, decks={1: {"top": ["forward/forward", "powder/gold"]}})
    other = table(3, hands={1: hand}, decks={1: {"top": ["powder/gold", "powder/food"]}})
    for seat in (-1, 0, 1, 2):
        assert game.view(t.state, seat) == game.view(other.state, seat)


@rule("JAM-SET-07")
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_what_a_seat_does_not_see_can_be_anything(seat: int) -> None:
    t = table(3, hidden={0: ["gold-7"], 1: ["cursed-4"]})
    hands: dict[int, set[str]] = {0: set(), 1: set(), 2: set()}
    faces: dict[int, set[str]] = {0: set(), 1: set()}
    for word in range(200):
        copy = t.state.copy()
        copy.resample(seat, word)
        anew = Table(copy)
        for other in hands:
            hands[other].update(anew.hand(other))
        for other in faces:
            faces[other].update(anew.faces(other))
    for other, found in hands.items():
        assert found == (set(t.hand(other)) if other == seat else set(CARDS))
    hidden = {"gold-3", "gold-5", "gold-7", "cursed-2", "cursed-3", "cursed-4"}
    for other, found in faces.items():
        if other == seat:
            assert found == set(t.faces(other))
        else:
            assert found == (hidden - {"cursed-4"} if seat == 1 else hidden)


# -- JAM-SET-08


@rule("JAM-SET-08", "JAM-LOD-05")
@pytest.mark.parametrize("card", ["food/forward", "gold/forward", "powder/food"])
def test_the_bank_never_runs_out(card: str) -> None:
    kind = card.partition("/")[0]
    full = [f"{kind} 99"] * 4
    t = captains_turn(card, (6, 1), own=full, others=[*full, f"{kind} 99"])
    t.lay()
    assert t.holds(0)[4] == f"{kind} 6"
