"""Positions of Pirate King that a person may write: what may stand in them, and what cannot be."""

from typing import Any

import pytest

from flibuste.kit.errors import BadPosition
from flibuste.kit.texts import LANGUAGES
from tests.games.pirate_king.table import CARDS, STOPPED, Seat, Table, game, lent, nine, play_randomly, table


def refused(*seats: Seat, phase: str = "reveal", **fields: Any) -> str:
    """Key and arguments of the complaint about a position, which can be said in every language."""
    with pytest.raises(BadPosition) as bad:
        table(*seats, phase=phase, **fields)
    bad.value.in_words_of(game.words)
    assert all(bad.value.say(language) and "  " not in bad.value.say(language) for language in LANGUAGES)
    args = [str(value) for name, value in bad.value.text.args.items() if name in ("field", "card", "phase", "seat")]
    return " ".join([bad.value.text.key.removeprefix("position-"), *args])


# -- the box


def test_starter_cards_may_lie_in_the_box() -> None:
    boxed = ["starter-anchor-cutlass", "starter-wheel-deckhand"]
    t = table({}, {}, {}, box=boxed)
    assert t["box"] == boxed
    assert [sorted(seat["owned"]) for seat in t["seats"]] == [sorted(set(nine(seat)) - set(boxed)) for seat in range(3)]
    assert game.write_state(game.read_state(game.write_state(t.state) | {"players": 3})) == game.write_state(t.state)
    play_randomly(t)
    assert t["box"] == boxed


def test_who_names_a_whole_draw_pile_names_what_is_in_the_box_too() -> None:
    t = table({"draw": nine(0)[:3]}, {}, {}, box=nine(0)[3:])
    assert t.seat(0)["draw"] == 3
    assert refused({"draw": nine(0)[:3]}, {}, {}, box=nine(0)[4:]) == f"card-count {nine(0)[3]}"


def test_of_equal_decks_the_first_ones_lack_what_is_in_the_box() -> None:
    equal = {"starter_deck_identical": True}
    printed = game.components()
    one, two, *_ = printed["decks"][printed["rules"]["identical_deck"]]
    assert [seat["draw"] for seat in table({}, {}, {}, box=[one], options=equal)["seats"]] == [8, 9, 9]
    assert [seat["draw"] for seat in table({}, {}, {}, box=[one, two, one], options=equal)["seats"]] == [7, 8, 9]


def test_pirates_and_cards_that_nobody_began_with_are_not_in_the_box() -> None:
    assert refused({}, {}, box=[nine(0)[0]]) == f"card-misplaced box {nine(0)[0]}"
    assert refused({}, {}, box=[nine(4)[1]]) == f"card-count {nine(4)[1]}"


# -- one move


def one_move(t: Table, seat: int) -> str:
    """The one legal move of a seat that is asked; it can be made and the game goes on to its end."""
    (move,) = t.legal(seat)
    assert t.pending() == [seat]
    assert [choice.notation for choice in game.choices(t.state, seat) if choice.refusal is None] == [move]
    play_randomly(t)
    return move


def test_one_monster_kind_may_be_left_to_choose_from() -> None:
    fields: dict[str, Any] = {"contest": "swords", "line": [0], "done": [0], "monsters": ["monster-tide-golem"]}
    t = table(*[STOPPED | {"area": ["starter-anchor-cutlass"]}, STOPPED, STOPPED], phase="monster", **fields)
    assert one_move(t, 0) == "monster monster-tide-golem"


def test_one_loot_card_may_be_left_to_choose_from() -> None:
    fields: dict[str, Any] = {
        "contest": "gold",
        "line": [1],
        "done": [0, 1],
        "loot": ["loot-jade-mask"],
        "monsters": [],
    }
    t = table(STOPPED, STOPPED, phase="loot", **fields)
    assert one_move(t, 1) == "loot loot-jade-mask"


def test_one_card_may_be_there_to_turn_face_down() -> None:
    rum = {"area": ["loot-blessed-rum"]}
    stack = [{"host": 0, "place": 1, "effect": 0, "left": 1}]
    t = table(rum, STOPPED, phase="flip", actor=0, stack=stack, sailing=[0])
    assert one_move(t, 0) == "flip 1"


def test_equal_cards_may_be_looked_at() -> None:
    looking: dict[str, Any] = {"stack": [{"host": 0, "place": 1, "effect": 0, "left": 0}], "looking": 2}
    equal = ["loot-fine-sabre", "loot-fine-sabre"]
    seat = {"area": ["loot-astrolabe"], "top": equal, "known": 2, "draw": [], "discard": nine(0)}
    t = table(seat, STOPPED, phase="keep", actor=0, sailing=[0], **looking)
    assert one_move(t, 0) == "keep loot-fine-sabre"


def test_one_pirate_may_be_left_who_can_be_lent_to() -> None:
    seats: list[Seat] = [{"area": ["loot-wilson-the-coconut"]}, STOPPED, {"state": "sunk"}]
    hitting = {"host": 0, "place": 1, "effect": 0}
    t = table(*seats, phase="lend", actor=0, hitting=hitting, sailing=[0])
    assert one_move(t, 0) == "lend 2"


def test_who_is_asked_has_a_move() -> None:
    stack = [{"host": 0, "place": 1, "effect": 0, "left": 1}]
    rum = {"area": [{"card": "loot-blessed-rum", "down": True}]}
    assert refused(rum, STOPPED, phase="flip", actor=0, stack=stack, sailing=[0]) == "not-playable 1"


def test_no_deck_is_chosen_where_all_have_the_same() -> None:
    seats: list[Seat] = [{"pirate": nine(0)[0], "deck": None}, {"pirate": None, "deck": None}]
    assert table(*seats, phase="deck").pending() == [0]
    assert refused(*seats, phase="deck", options={"starter_deck_identical": True}) == "phase deck"


# -- what cannot be


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"seats": [{}, {"area": [{"card": "loot-jade-mask", "column": 0}]}]}, "bad-number seats 2 area 1 column"),
        ({"seats": [{}, {"state": "drunk"}]}, "bad-word seats 2 state"),
        ({"seats": [{}, {"known": 251}]}, "bad-number seats 2 known"),
        ({"seats": [{}, {"coins": 3}]}, "unknown-field seats 2 coins"),
        ({"seats": [{}, {"locked": "wait"}]}, "bad-word seats 2 locked"),
        ({"seats": [{"pirate": nine(0)[0]}] * 2}, "bad-field seats 2 pirate"),
        ({"seats": [{"deck": "anchor"}] * 2}, "bad-field seats 2 deck"),
        ({"seats": [{"deck": "anchor"}, {}], "options": {"starter_deck_identical": True}}, "bad-field seats 1 deck"),
        ({"seats": [{}, {"deck": "plank"}]}, "bad-field seats 2 deck"),
        ({"seats": [{}, {"area": ["loot-spoon"]}]}, "unknown-card seats 2 area loot-spoon"),
        ({"seats": [{}, {"last": [0, 1]}]}, "bad-field seats 2 last"),
        ({"phase": "sleep"}, "bad-word phase"),
        ({"captain": 5}, "bad-number captain"),
        ({"captain": 2}, "bad-field captain"),
        ({"stack": [{"host": 0, "place": 1, "effect": 0}]}, "missing-field stack 1 left"),
        ({"tally": {"steps": -1}}, "bad-number tally steps"),
        ({"tally": {"songs": 1}}, "unknown-field tally songs"),
        ({"contest": "beauty"}, "bad-word contest"),
        ({"monsters": ["loot-jade-mask"]}, "card-misplaced monsters loot-jade-mask"),
        ({"winner": 0}, "bad-field winner"),
        ({"round": 9}, "bad-number round"),
        ({"weather": "fair"}, "unknown-field weather"),
    ],
)
def test_a_complaint_names_the_field(fields: dict[str, Any], complaint: str) -> None:
    position: dict[str, Any] = {"phase": "reveal", "seats": [{}, {}], **fields}
    assert refused(*position.pop("seats"), **position) == complaint


def test_there_are_as_many_seats_as_players() -> None:
    with pytest.raises(BadPosition) as bad:
        game.read_state({"players": 3, "phase": "reveal", "seats": [{}, {}]})
    assert (bad.value.text.key, bad.value.text.args) == ("position-seats", {"players": 3})


def test_what_is_not_said_differs_from_null() -> None:
    t = table({"area": ["loot-jade-mask"], "last": None}, {"area": ["loot-fine-sabre"]})
    assert (t.seat(0)["last"], t.seat(1)["last"]) == (None, (1, 1))
    copying = next(card for card, printed in CARDS.items() if copies(printed))
    laid = [{"card": copying, "as": None}, {"card": copying, "as": "blank"}, {"card": copying}]
    shown = [table({"area": ["loot-jade-mask", card]}, {}).seat(0)["area"][1]["as"] for card in laid]
    assert shown == ["blank", "blank", "loot-jade-mask"]


def copies(printed: dict[str, Any]) -> bool:
    return any(effect["kind"] == "copy_previous" for effect in printed["effects"])


def test_a_dealt_table_may_be_laid_out_too() -> None:
    t = table({"area": ["loot-jade-mask"]}, {"area": [lent("loot-wilson-the-coconut", 0)]}, options={"setup": "deal"})
    assert [seat["draw"] for seat in t["seats"]] == [9, 9]
    assert t.area(0) == ["loot-jade-mask"]
    assert t.state.revealed == 0
