"""Seul Maître à Bord as positions and records: what is written can be read, and what cannot be is refused."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from flibuste.kit.errors import BadPosition
from flibuste.kit.record import read_record, record_of, replay, write_record
from tests.amounts import amount
from tests.clauses import rule
from tests.games.seul_maitre_a_bord.table import CORSAIR, Table, duel, game, random_plays, table

Change = Callable[[dict[str, Any]], None]


def test_a_position_written_is_the_position_read() -> None:
    chance = Random(11)
    for play in random_plays(amount(3, 60)):
        if chance.random() < 0.03 or play.over:
            written = Table(play.state).position
            read = Table(game.read_state(dict(written)))
            assert read.position == written
            for seat in range(-1, play.players):
                assert game.view(read.state, seat) == game.view(play.state, seat)
            for seat in read.asked:
                assert read.legal(seat) == set(play.legal_moves(seat))


def set_to(seat: int, **fields: Any) -> Change:
    def change(position: dict[str, Any]) -> None:
        position["seats"][seat].update(fields)

    return change


def tile_at(cell: str, tile: str) -> Change:
    def change(position: dict[str, Any]) -> None:
        position["map"][cell] = tile

    return change


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(set_to(0, sailors=7), id="seven sailors in the hold of a merchant"),
        pytest.param(set_to(0, cargo={"rum": 6}), id="more in the hold than spaces"),
        pytest.param(set_to(0, sailors=6, sails=4, deck=3), id="more sailors than cubes"),
        pytest.param(set_to(0, cargo={"tea": 1}), id="unknown goods"),
        pytest.param(set_to(0, at="1,1:1"), id="no such zone"),
        pytest.param(set_to(0, at="0,2:lair"), id="a player in a lair"),
        pytest.param(set_to(0, at="5,1"), id="off the map"),
        pytest.param(set_to(0, cannons=3), id="three cannons on a merchant"),
        pytest.param(set_to(0, upgrade=1), id="sails of size 1"),
        pytest.param(set_to(0, extensions=3), id="three extensions"),
        pytest.param(set_to(0, money=-1), id="debts"),
        pytest.param(set_to(0, specialists={"trader": 4}), id="a fourth level"),
        pytest.param(set_to(0, specialists={"cook": 1}), id="no such speciality"),
        pytest.param(set_to(0, discoveries=["A1"], delivered=["A1"]), id="a token in two places"),
        pytest.param(set_to(0, type="galley"), id="no such ship"),
        pytest.param(set_to(0, sail_damage=5), id="more damage than sails"),
        pytest.param(tile_at("1,1", "T07/0"), id="sides that do not match, and a tile twice"),
        pytest.param(lambda position: position["seats"].pop(), id="a seat too few"),
        pytest.param(lambda position: position.update(wind="X"), id="no such wind"),
        pytest.param(lambda position: position.update(phase="dinner"), id="no such phase"),
        pytest.param(lambda position: position.update(round=9), id="a ninth round"),
        pytest.param(lambda position: position.update(market={"gold": 6}), id="more cubes than slots"),
        pytest.param(lambda position: position.update(faces={"A6": "birds", "B6": "birds"}), id="two new birds"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: Change) -> None:
    position = table().position
    game.read_state(dict(position))
    change(position)
    with pytest.raises(BadPosition) as refused:
        game.read_state(position)
    for language in ("en", "fr"):
        assert game.words(language).say(refused.value.text)


@rule("SMB-ACT-04")
def test_a_position_may_leave_one_move_only() -> None:
    t = table({0: {"tokens": 0}, 1: {"tokens": 4}})
    assert (t.question, t.legal()) == ((0, "act"), {"end"})
    assert Table(game.read_state(t.position)).legal() == {"end"}
    assert t.do("end").question == (1, "act")


@rule("SMB-CBT-03")
def test_a_position_may_ask_for_cannons_that_nobody_can_crew() -> None:
    t = duel({**CORSAIR, "sailors": 6}, {})
    position = (t.do("fight") if t.phase == "ready" else t).do("spare").position
    assert position["phase"] == "crew"
    position["seats"][0].update(sailors=1)
    t = Table(game.read_state(position))
    assert (t.question, t.legal()) == ((0, "crew"), {"crew 0"})
    assert t.do("crew 0").phase != "act"


def test_a_position_without_a_legal_move_is_refused() -> None:
    """The first seat should lose a sailor to the storm, and has none."""
    dice = {"wind": ["N"], "red": ["sailor"]}
    position = table({0: {"at": "3,2", "sails": 1}}, wind="SW", dice=dice).do("sail SW").position
    assert position["phase"] == "lose"
    position["seats"][0].update(sailors=0, sails=0)
    with pytest.raises(BadPosition) as refused:
        game.read_state(position)
    said = [game.words(language).say(refused.value.text) for language in ("en", "fr")]
    assert said == [
        "Seat 1, who is to move, has no legal move in this position.",
        "La place 1, à qui c\u2019est de jouer, n\u2019a aucun coup permis dans cette position.",
    ]


@pytest.mark.parametrize("change", [set_to(1, sailors=6, sails=4, deck=3), set_to(1, sailors=6, cargo={"rum": 4})])
def test_a_seat_of_a_position_is_named_by_its_number(change: Change) -> None:
    position = table().position
    change(position)
    with pytest.raises(BadPosition) as refused:
        game.read_state(position)
    assert "eat 2 has more" in game.words("en").say(refused.value.text)
    assert "a place 2 " in game.words("fr").say(refused.value.text)


@rule("SMB-SET-01", "SMB-SET-04")
def test_what_is_not_named_is_as_at_the_start() -> None:
    t = Table(game.read_state({"players": 4, "options": {}, "phase": "act"}))
    assert [t.money(seat) for seat in range(4)] == [20] * 4
    assert [t.crew(seat) for seat in range(4)] == [(4, 0, 0, 0)] * 4
    assert t.purses() == [0, 0, 0, 0]
    assert t.round == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_plays_the_same_game_again(players: int) -> None:
    for play in random_plays(1, (players,), rounds="4"):
        if play.over:
            text = write_record(record_of(play, ["Anne", "Bart", "Cid", "Dora"][:players]))
            again = replay(read_record(text))
            assert again.over
            assert again.scores() == play.scores()
            assert again.winners() == play.winners()
            assert Table(again.state).position == Table(play.state).position


def test_notation_is_read_back() -> None:
    texts = [game.notation(move) for move in range(game.codes)]
    assert len(set(texts)) == game.codes
    for move, text in enumerate(texts):
        assert game.parse(text) == move


def test_the_notation_of_the_rulebook_is_known() -> None:
    for text in (
        *("tile T07", "cell 1,1", "turn 3", "stay", "away NE", "zone 1", "bid 7", "sail SW", "cape 1", "port", "leave"),
        *("done", "tow rum", "market", "shipyard", "train captain", "discover rare", "study", "take A1", "piracy 4"),
        *("bank", "recover", "reinforce", "end", "throw gold", "throw E6", "sell sugar", "buy spices", "deliver B2"),
        *(
            "recruit",
            "hire",
            "sails 4",
            "hold",
            "cannon",
            "letter",
            "repair leak",
            "lair",
            "engage 4",
            "engage pirate 1",
        ),
        *(
            "pass",
            "fight",
            "shoot",
            "spare",
            "crew 4",
            "lose deck",
            "loot coffee",
            "nothing",
            "ransom sugar",
            "pairs 5",
        ),
    ):
        assert game.notation(game.parse(text)) == text


def test_the_tally_of_a_game_counts_what_was_told() -> None:
    for play in random_plays(amount(3, 60)):
        if play.over:
            told = Counter(event.key for events in play.events for event in events)
            tally = game.tally(play.state)
            assert tally["rounds"] == 8
            assert tally["combats"] == told["engaged"]
            assert tally["ties"] == told["tied"]
            assert tally["sold"] == told["sold"]
            assert tally["discoveries"] == told["discovered"]
            assert tally["delivered"] == told["delivered"]
            assert tally["letters"] == told["letter"]
            assert tally["ransoms"] == told["ransomed"]
            assert tally["reversed"] == sum(
                1 for events in play.events for event in events if event.key == "laid" and event.args["reverse"]
            )


def test_a_ship_type_has_its_own_limits() -> None:
    assert table({0: {**CORSAIR, "sailors": 8, "cannons": 4}}).crew(0) == (8, 0, 0, 0)
