"""Tables of moves, events and reasons: what follows from them, and what contradicts itself."""

from types import SimpleNamespace

import pytest

from flibuste.kit.errors import UnknownMove
from flibuste.kit.state import EVERYONE
from flibuste.kit.tables import (
    NUMBER,
    OWNER,
    SEAT,
    BadTable,
    EventTable,
    MoveTable,
    ReasonTable,
    Verb,
    event,
    house_reason,
    one_of,
    reason,
    told_as,
    told_by,
    verb,
)
from flibuste.kit.texts import Text

FILE = SimpleNamespace(ids=["salt", "tea"], first_sell=3)

MOVES = (
    verb("wait", 0),
    verb("buy", 1, things=lambda file: file.ids, place="shop:{thing}"),
    verb("sell", lambda file: file.first_sell, things=lambda file: file.ids, place="hold:{seat}:{thing}"),
    verb("hail ship", 5, things=range(1, 3), place=lambda file, state, seat, thing: f"ship:{state[thing]}"),
)


def test_a_verb_with_things_is_a_move_for_each() -> None:
    table = MoveTable(MOVES, FILE)
    written = [table.meaning(move).notation for move in range(len(table))]
    assert written == ["wait", "buy salt", "buy tea", "sell salt", "sell tea", "hail ship 1", "hail ship 2"]
    assert [table.parse(text) for text in written] == list(range(7))
    assert (table.meaning(0).verb, table.meaning(0).thing) == ("wait", -1)
    assert (table.meaning(4).verb, table.meaning(4).thing) == ("sell", 1)


def test_a_place_names_the_thing_and_the_seat_or_is_asked_for() -> None:
    table = MoveTable(MOVES, FILE)
    places = [table.place(["gull", "tern"], 1, move) for move in range(len(table))]
    assert places == ["button", "shop:salt", "shop:tea", "hold:1:salt", "hold:1:tea", "ship:gull", "ship:tern"]


@pytest.mark.parametrize("move", [-1, 7, 10**20])
def test_a_code_outside_the_table_is_unknown(move: int) -> None:
    with pytest.raises(UnknownMove, match="they go from 0 to 6"):
        MoveTable(MOVES, FILE).meaning(move)


def test_an_unknown_notation_is_answered_with_those_that_look_alike() -> None:
    with pytest.raises(UnknownMove, match="Did you mean one of these: sell salt"):
        MoveTable(MOVES, FILE).parse("sel salt")
    with pytest.raises(UnknownMove, match=r"is no move of this game\.$"):
        MoveTable(MOVES, FILE).parse("@" * 5000)


@pytest.mark.parametrize(
    ("verbs", "complaint"),
    [
        ((verb("a", 0), verb("b", 0)), "move 0 is both 'a' and 'b'"),
        ((verb("a", 0), verb("b", 2)), r"the moves \[1\] have no verb"),
        ((verb("a", 0), verb("a", 1)), "two moves are written alike"),
    ],
)
def test_moves_that_contradict_each_other_make_no_table(verbs: tuple[Verb, ...], complaint: str) -> None:
    with pytest.raises(BadTable, match=complaint):
        MoveTable(verbs, FILE)


CRATE = told_by(lambda file, n: {"crate": file.ids[n], "name": f"@crate-{file.ids[n]}"}, crate=str, name=str)


def test_a_note_is_told_by_the_kinds_of_its_arguments_in_their_order() -> None:
    kinds = (
        event(4, "sold", seat=SEAT, what=CRATE, price=NUMBER, from_=one_of(("hold", "deck"))),
        event(5, "doubled", n=told_as(lambda file, n: 2 * n, int), audience=OWNER),
        event(6, "ended"),
    )
    table = EventTable(kinds, FILE)
    sold = table.read((4, EVERYONE, 2, 1, 7, 1, 0, 0))
    assert sold == ("sold", {"seat": "#2", "crate": "tea", "name": "@crate-tea", "price": 7, "from": "deck"})
    assert table.read((5, 1, 3, 0, 0, 0, 0, 0)) == ("doubled", {"n": 6})
    assert table.read((6, EVERYONE, 0, 0, 0, 0, 0, 0)) == ("ended", {})
    assert dict(kinds[0].types()) == {"seat": str, "crate": str, "name": str, "price": int, "from": str}


def test_events_that_contradict_each_other_make_no_table() -> None:
    with pytest.raises(BadTable, match="event 1 is both 'a' and 'b'"):
        EventTable((event(1, "a"), event(1, "b")), FILE)
    with pytest.raises(BadTable, match="two events 'a' tell different things"):
        EventTable((event(1, "a"), event(2, "a", n=NUMBER)), FILE)


def test_two_notes_may_be_told_by_the_same_key() -> None:
    table = EventTable((event(1, "in", at=one_of(("port",))), event(2, "in", at=one_of(("lair",)))), FILE)
    assert [table.read((code, EVERYONE, 0, 0)) for code in (1, 2)] == [("in", {"at": "port"}), ("in", {"at": "lair"})]


def test_a_reason_has_its_clause_its_text_and_what_was_counted() -> None:
    table = ReasonTable(
        (
            reason(
                1,
                "X-BUY-02",
                "too-dear",
                args=lambda file, state, seat, move: {"have": state[seat], "name": file.ids[move - 1]},
                counted=lambda file, state, seat, move: (f"purse:{seat}",),
                shown=True,
            ),
            house_reason(2, "game-over"),
        ),
        FILE,
    )
    refused = table.read([3, 4], 1, 2, 1)
    assert refused == ("X-BUY-02", Text("refusal-too-dear", {"have": 4, "name": "tea"}), ("purse:1",))
    assert table.read([3, 4], 1, 2, 2) == ("", Text("house-game-over", {}), ())
    assert table.shown == {1}


def test_reasons_that_contradict_each_other_make_no_table() -> None:
    with pytest.raises(BadTable, match="reason 0 means that nothing is against a move"):
        ReasonTable((reason(0, "X-1", "a"),), FILE)
    with pytest.raises(BadTable, match="reason 1 is both"):
        ReasonTable((reason(1, "X-1", "a"), reason(1, "X-2", "b")), FILE)
