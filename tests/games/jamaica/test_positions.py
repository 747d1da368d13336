"""Jamaica as positions and records: what is written can be read, and what cannot be is refused in a sentence."""

import re
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from flibuste.kit.errors import BadPosition
from flibuste.kit.record import read_record, record_of, replay, write_record
from tests.amounts import amount
from tests.clauses import rule
from tests.games.jamaica.table import NAMES, WORDS, Table, game, random_plays, table

Change = Callable[[dict[str, Any]], None]


def assert_refused(t: Table, change: Change) -> None:
    """The table's position is fine, but not once it was changed."""
    position = t.position
    game.read_state(dict(position))
    change(position)
    with pytest.raises(BadPosition) as refused:
        game.read_state(position)
    for words in WORDS.values():
        assert words.say(refused.value.text)


@pytest.mark.parametrize("options", [{}, {"treasures": "classic", "rum_on_loot": True, "round_cap": 12}])
def test_a_position_written_is_the_position_read(options: dict[str, bool | int | str]) -> None:
    chance = Random(11)
    for play in random_plays(amount(5, 50), (2, 3, 4, 5, 6), **options):
        if chance.random() < 0.1 or play.over:
            written = Table(play.state).position
            read = Table(game.read_state(dict(written)))
            assert read.position == written
            for seat in range(-1, play.players):
                assert game.view(read.state, seat) == game.view(play.state, seat)
            for seat in read.asked:
                assert read.legal(seat) == set(play.legal_moves(seat))


@rule("JAM-SET-01", "JAM-SET-02", "JAM-SET-03", "JAM-SET-04")
def test_what_is_not_named_is_as_at_the_start() -> None:
    t = Table(game.read_state({"players": 3, "options": {}, "phase": "card", "ships": [{"space": 0}] * 3}))
    assert [t.holds(ship) for ship in range(3)] == [["food 3", "gold 3"]] * 3
    assert t.round == 1
    assert [len(t.own(seat)["hand"]) for seat in range(3)] == [3] * 3
    assert (t.seen["treasures"], len(t.seen["tokens"])) == (9, 9)


@rule("JAM-SET-01")
def test_a_ship_too_many_is_refused() -> None:
    assert_refused(table(3), lambda position: position["ships"].append(position["ships"][0]))


@rule("JAM-GHO-01")
def test_two_players_without_the_ghost_are_refused() -> None:
    assert_refused(table(2), lambda position: position["ships"].pop())


@rule("JAM-CRD-01")
def test_an_unknown_card_is_refused() -> None:
    assert_refused(table(3), lambda position: position["seats"][0]["hand"].append("gold/food"))


@rule("JAM-CRD-01")
def test_a_card_twice_is_refused() -> None:
    assert_refused(
        table(3, hands={0: ["gold/gold", "food/powder", "forward/food"]}),
        lambda position: position["seats"][0]["discard"].append("gold/gold"),
    )


@rule("JAM-TRE-02")
def test_an_unknown_treasure_is_refused() -> None:
    assert_refused(table(3), lambda position: position["unused"].append("gold-9"))


@rule("JAM-TRE-02", "JAM-VAR-01")
def test_a_treasure_too_many_is_refused() -> None:
    assert_refused(table(3), lambda position: position["unused"].append("gold-7"))


@rule("JAM-SET-04")
def test_a_token_without_a_treasure_is_refused() -> None:
    assert_refused(table(3), lambda position: position["tokens"].pop())


@rule("JAM-SET-04")
def test_a_token_on_the_open_sea_is_refused() -> None:
    def move_token(position: dict[str, Any]) -> None:
        position["tokens"][0] = 1

    assert_refused(table(3), move_token)


@rule("JAM-MOV-02")
def test_a_space_off_the_board_is_refused() -> None:
    assert_refused(table(3), lambda position: position["ships"][0].update(space=50))


@rule("JAM-MOV-08")
def test_a_lap_that_cannot_be_is_refused() -> None:
    assert_refused(table(3), lambda position: position["ships"][0].update(lap=2))


@rule("JAM-LOD-05")
@pytest.mark.parametrize("hold", [["rum", 3], ["food", 0], ["food", -1], ["food"]])
def test_a_hold_that_cannot_be_is_refused(hold: list[str | int]) -> None:
    def fill(position: dict[str, Any]) -> None:
        position["ships"][0]["holds"][0] = hold

    assert_refused(table(3), fill)


@rule("JAM-TRE-05")
def test_tokens_in_a_sixth_hold_that_is_not_there_are_refused() -> None:
    def fill(position: dict[str, Any]) -> None:
        position["ships"][0]["holds"][5] = ["food", 3]

    assert_refused(table(3), fill)


@rule("JAM-RND-02")
def test_dice_that_do_not_fit_are_refused() -> None:
    assert_refused(table(3, day=(2, 5)), lambda position: position.update(dice=[3, 7]))


FORWARD = {"ship": 0, "direction": "forward"}
FULL_OF_FOOD = [["food", 1]] * 5
UNARMED = {"attacker": 0, "defender": 1}
WON = {**UNARMED, "attack": {"die": "star"}, "winner": 0}

ONE_MOVE: dict[str, tuple[int, dict[str, Any], str]] = {
    "equal dice": (3, {"phase": "dice", "dice": [3, 3]}, "morning 3"),
    "a turn begins, and the die is sailed": (
        3,
        {"phase": "length", "morning": 2, "evening": 5, "moving": {**FORWARD, "steps": 2}},
        "exact",
    ),
    "one ship to attack": (
        3,
        {"phase": "target", "ships": [{"space": 3}, {"space": 3}, {"space": 0}], "moving": FORWARD},
        "attack 2",
    ),
    "no powder aboard": (
        3,
        {"phase": "powder", "ships": [{"space": 3}, {"space": 3}, {"space": 0}], "moving": FORWARD, "battle": UNARMED},
        "roll",
    ),
    "nothing to take": (
        3,
        {
            "phase": "reward",
            "ships": [{"space": 3}, {"space": 3, "holds": []}, {"space": 0}],
            "moving": FORWARD,
            "battle": WON,
        },
        "nothing",
    ),
    "one hold for the loot": (
        3,
        {
            "phase": "stow",
            "ships": [{"space": 3, "holds": [["gold", 1]]}, {"space": 3}, {"space": 0}],
            "moving": FORWARD,
            "battle": WON,
            "goods": {"kind": "food", "amount": 3},
        },
        "hold 2",
    ),
    "one hold for the load": (
        3,
        {
            "phase": "load",
            "morning": 4,
            "evening": 4,
            "ships": [{"space": 3, "holds": [["gold", 1], *FULL_OF_FOOD[1:]]}, {"space": 0}, {"space": 0}],
            "goods": {"kind": "food", "amount": 4},
        },
        "hold 1",
    ),
    "one hold to pay from": (
        3,
        {
            "phase": "pay",
            "ships": [{"space": 3, "holds": [None, ["food", 2]]}, {"space": 0}, {"space": 0}],
            "moving": FORWARD,
            "goods": {"kind": "food", "amount": 2},
        },
        "hold 2",
    ),
    "the ghost is last": (
        2,
        {
            "phase": "ghost",
            "turn": 1,
            "ghost_step": 1,
            "ships": [{"space": 5}, {"space": 9}, {"space": 0}],
        },
        "forward",
    ),
    "the ghost is first": (
        2,
        {
            "phase": "ghost",
            "turn": 1,
            "ghost_step": 1,
            "ships": [{"space": 1}, {"space": 0}, {"space": 3}],
        },
        "backward",
    ),
}


@pytest.mark.parametrize(("players", "described", "move"), ONE_MOVE.values(), ids=ONE_MOVE)
def test_a_position_may_leave_but_one_move(players: int, described: dict[str, Any], move: str) -> None:
    t = Table(game.read_state({"players": players, "ships": [{"space": 0}] * players, **described}))
    assert t.legal(t.actor) == {move}
    assert Table(game.read_state(t.position)).position == t.position
    for words in WORDS.values():
        for watcher in range(-1, players):
            assert words.say(game.prompt(t.state, watcher), NAMES)
    for code in range(game.codes):
        if game.notation(code) != move:
            assert t.refusal(t.actor, game.notation(code))
    t.play(t.actor, move)


@rule("JAM-GHO-05")
def test_the_captain_cannot_send_the_last_ghost_backward() -> None:
    players, described, _ = ONE_MOVE["the ghost is last"]
    t = Table(game.read_state({"players": players, **described}))
    assert t.refusal_clause(t.actor, "backward") == "JAM-GHO-05"


NO_QUESTION: dict[str, tuple[int, dict[str, Any]]] = {
    "no hold for the load": (
        3,
        {
            "phase": "load",
            "morning": 4,
            "evening": 4,
            "ships": [{"space": 3, "holds": FULL_OF_FOOD}, {"space": 0}, {"space": 0}],
            "goods": {"kind": "food", "amount": 4},
        },
    ),
    "nobody to attack": (
        3,
        {"phase": "target", "ships": [{"space": 3}, {"space": 4}, {"space": 0}], "moving": FORWARD},
    ),
    "more to pay than there is": (
        3,
        {
            "phase": "pay",
            "ships": [{"space": 3, "holds": [["food", 1]]}, {"space": 0}, {"space": 0}],
            "moving": FORWARD,
            "goods": {"kind": "food", "amount": 2},
        },
    ),
    "nothing to pay with": (
        3,
        {
            "phase": "pay",
            "ships": [{"space": 3, "holds": []}, {"space": 0}, {"space": 0}],
            "moving": FORWARD,
            "goods": {"kind": "food", "amount": 1},
        },
    ),
    "no fork": (3, {"phase": "fork", "morning": 2, "evening": 5, "moving": {**FORWARD, "steps": 2}}),
    "a refuge was found": (
        3,
        {
            "phase": "fork",
            "ships": [{"space": 15, "holds": [["gold", 20], ["food", 20]]}, {"space": 0}, {"space": 0}],
            "moving": {"ship": 0, "direction": "backward", "retreat": True},
        },
    ),
    "no saber": (
        3,
        {
            "phase": "saber",
            "ships": [{"space": 3}, {"space": 3}, {"space": 0}],
            "moving": FORWARD,
            "battle": {**UNARMED, "attack": {"die": 6}},
        },
    ),
    "a saber before the roll": (
        3,
        {
            "phase": "saber",
            "ships": [{"space": 3, "powers": ["saber"]}, {"space": 3}, {"space": 0}],
            "moving": FORWARD,
            "battle": UNARMED,
        },
    ),
    "both have rolled": (
        3,
        {
            "phase": "powder",
            "ships": [{"space": 3}, {"space": 3}, {"space": 0}],
            "moving": FORWARD,
            "battle": {**UNARMED, "attack": {"die": 6}, "defence": {"die": 4}},
        },
    ),
    "the ghost has no powder": (
        2,
        {
            "phase": "powder",
            "turn": 1,
            "ghost_step": 1,
            "ships": [{"space": 3}, {"space": 0}, {"space": 3}],
            "moving": {"ship": 2, "direction": "forward"},
            "battle": {"attacker": 2, "defender": 0},
        },
    ),
    "the ghost sails the die": (
        2,
        {
            "phase": "length",
            "turn": 1,
            "ghost_step": 1,
            "morning": 2,
            "evening": 5,
            "ships": [{"space": 3}, {"space": 0}, {"space": 3}],
            "moving": {"ship": 2, "direction": "forward", "steps": 2},
        },
    ),
}


@pytest.mark.parametrize(("players", "described"), NO_QUESTION.values(), ids=NO_QUESTION)
def test_a_question_that_never_comes_is_refused(players: int, described: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refused:
        game.read_state({"players": players, "ships": [{"space": 0}] * players, **described})
    assert refused.value.text.key in ("position-bad-field", "position-bad-number", "position-other-number")
    assert refused.value.text.args["field"] in ("phase", "goods amount", "battle attack", "battle defence")


def test_sentences_have_no_ids_no_double_spaces_and_no_spaces_below_none() -> None:
    ids = [*game.components()["treasures"], *(card["id"] for card in game.components()["cards"])]
    raw = re.compile(r"  |-\d+ (space|case)|-\d+ (in|le) |@|#|" + "|".join(id for id in ids if not id.isalpha()))
    chance = Random(3)
    for play in random_plays(amount(5, 50)):
        if not play.over and chance.random() > 0.05:
            continue
        told = [event.text for events in play.events[-20:] for event in events]
        for seat in range(play.players):
            told += [game.prompt(play.state, seat), *game.describe(play.state, seat)]
            for code in range(game.codes):
                refusal = game.why_not(play.state, seat, code)
                told += [game.label(play.state, seat, code), *([] if refusal is None else [refusal.text])]
        for words in WORDS.values():
            said = {words.say(text, NAMES) for text in told}
            assert [sentence for sentence in said if raw.search(sentence)] == []


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_record_plays_the_same_game_again(players: int) -> None:
    for play in random_plays(1, (players,)):
        if play.over:
            text = write_record(record_of(play, NAMES[:players]))
            again = replay(read_record(text))
            assert again.over
            assert again.scores() == play.scores()
            assert again.winners() == play.winners()
            assert Table(again.state).position == Table(play.state).position


@pytest.mark.parametrize("move", range(game.codes))
def test_notation_is_read_back(move: int) -> None:
    assert game.parse(game.notation(move)) == move


def test_the_notation_of_the_rulebook_is_known() -> None:
    for text in (
        *("morning 1", "hold 6", "roll", "reroll", "stand", "shorter", "exact", "longer", "forward", "backward"),
        *("nothing", "attack 1", "attack ghost", "loot 6", "steal hidden", "steal sixth", "give cursed-2"),
        *("sail 49", "play forward/food"),
    ):
        assert game.notation(game.parse(text)) == text


def test_the_tally_of_a_game_counts_what_was_told() -> None:
    for play in random_plays(amount(5, 50)):
        if play.over:
            told = Counter(event.key for events in play.events for event in events)
            tally = game.tally(play.state)
            assert tally["rounds"] == told["round"]
            assert tally["combats"] == told["attacked"]
            assert tally["ties"] == told["tied"]
            assert tally["shortages"] == told["short"]
            keys = [event.key for events in play.events for event in events]
            turned_up_by_thieves = list(pairwise(keys)).count(("stole-hidden", "treasure-up"))
            assert tally["treasures"] == told["treasure-up"] + told["treasure-down"] - turned_up_by_thieves
            assert told["loaded"] - told["looted"] <= tally["loads"] <= told["loaded"]  # booty is loaded and no load
