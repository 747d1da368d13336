"""A table and its forks: what is applied to a fork is not known to the table, and both ways of becoming are one."""

import random

import pytest

from flibuste.kit.game import find_game
from flibuste.kit.play import Refused
from flibuste.kit.texts import Text
from flibuste.server.projection import StateEncoder
from flibuste.server.stored import (
    Arranged,
    Chair,
    Dealt,
    Entry,
    Lobby,
    Moved,
    Opened,
    Said,
    TimeControl,
    TookBack,
    decode_summary,
    encode_entry,
)
from flibuste.server.table import Table, read_table
from tests.laws.found import every_game

FIVE_MINUTES = TimeControl("game", 5, 300.0, 10.0)


def opened(game: str = "port-royal", players: int = 2) -> list[Entry]:
    found = every_game()[game]
    lobby = Lobby(
        host="maud",
        chairs=tuple(Chair(kind="person", name=f"P{seat}", people=(f"p{seat}",)) for seat in range(players)),
        options=found.check_options({}),
        odds=True,
        watching="listed",
        secret="07" * 32,
        clock=FIVE_MINUTES,
    )
    return [
        Opened(at=1, name="Kraken", game=game, lobby=lobby, notice=Text("talk-opened", {"name": "P0"})),
        Dealt(
            at=2, lobby=lobby, rules=found.rules_version, figures=found.digest, next_secret="08" * 32, t=100.0, id="d"
        ),
    ]


def table_of(entries: list[Entry]) -> Table:
    table = Table("kraken-8m2tq6ynv0cd")
    for entry in entries:
        table.apply(entry)
    return table


def everything(table: Table) -> object:
    """All that anybody can learn of a table."""
    told: list[bytes] = []
    if table.play is not None:
        encoder = StateEncoder(table, table.play)
        seats = [frozenset[int](), *(frozenset({seat}) for seat in range(len(table.chairs)))]
        told = [encoder.message(held, since) for held in seats for since in (0, table.n - 1)]
    clocks = (table.clocks.used, table.clocks.began, table.clocks.spent) if table.clocks is not None else None
    known = (table.phase, table.n, table.length, table.accepts_since, table.talk, table.answered, table.records)
    return told, str(clocks), str(known), table.deadlines(), table.listing()


def next_entry(table: Table, dice: random.Random) -> Entry:
    """A move, now and then a move taken back or something said."""
    assert table.play is not None
    number = f"{table.length}"
    undoing = [seat for seat in range(table.play.players) if table.play.may_take_back(seat)]
    chance = dice.random()
    if undoing and chance < 0.2:
        return TookBack(at=3, by=str(undoing[0]), id=number, seat=undoing[0], t=100.0 + table.n)
    if chance > 0.9:
        return Said(at=3, by="maud", id=number, seat=0, name="P0", text="Odds on?")
    seat = dice.choice(table.pending())
    move = dice.choice(table.play.legal_moves(seat))
    return Moved(at=3, by=str(seat), id=number, seat=seat, move=move, t=100.0 + table.n)


@pytest.mark.parametrize("game", ["port-royal", "jamaica"])
def test_a_table_does_not_know_what_is_applied_to_its_fork(game: str) -> None:
    dice = random.Random(game)
    entries = opened(game, 3)
    table = table_of(entries)
    for _ in range(40):
        before = everything(table)
        fork = table.fork()
        entry = next_entry(table, dice)
        fork.apply(entry)
        assert everything(table) == before
        assert everything(fork) != before
        entries.append(entry)
        table = fork
    read = list(read_table(table.id, map(encode_entry, entries)))[-1]
    assert everything(read) == everything(table)


def test_another_play_begun_on_a_fork_leaves_the_present_one_alone() -> None:
    table = table_of(opened())
    while table.phase == "playing":
        assert table.play is not None
        seat = table.pending()[0]
        table.apply(Moved(at=3, seat=seat, move=table.play.legal_moves(seat)[-1]))
    before = everything(table)
    fork = table.fork()
    fork.apply(Arranged(at=4, lobby=table.lobby, again=True))
    assert (fork.phase, fork.play_number, fork.play) == ("lobby", 2, None)
    assert everything(table) == before


def test_an_illegal_move_is_refused_with_its_clause_when_it_is_applied() -> None:
    table = table_of(opened())
    seat = table.pending()[0]
    with pytest.raises(Refused) as refused:
        table.fork().apply(Moved(at=3, seat=seat, move="trade red"))
    assert refused.value.refusal.clause.startswith("PR-")


def test_a_move_that_was_parsed_is_applied_by_its_code() -> None:
    table = table_of(opened())
    seat, game = table.pending()[0], find_game("port-royal")
    by_text, by_code = table.fork(), table.fork()
    entry = Moved(at=3, seat=seat, move="draw")
    by_text.apply(entry)
    by_code.apply(entry, game.parse("draw"))
    assert everything(by_text) == everything(by_code)


def test_lists_say_what_has_become_of_a_table() -> None:
    entries = opened()
    lobby = decode_summary(table_of(entries[:1]).listing().summary)
    assert (lobby.listed.phase, lobby.listed.owes, lobby.host) == ("lobby", [], "maud")
    playing = table_of(entries)
    listing = playing.listing()
    assert decode_summary(listing.summary).listed.owes == playing.pending()
    assert (listing.phase, listing.watching, set(listing.people)) == ("playing", "listed", {"maud", "p0", "p1"})
