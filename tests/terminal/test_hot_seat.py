"""Several people at one keyboard, in a game with secrets."""

import random
from collections.abc import Iterator

import pytest

from flibuste.kit.seal import SeededLuck
from flibuste.kit.state import SPECTATOR
from flibuste.terminal.session import Session
from tests.amounts import amount
from tests.terminal.typist import Typist, sit
from tests.tutorial.smugglers import game

PEOPLE = "me=Ada,me=Bo,me=Cy"


def test_nothing_is_said_before_the_keyboard_is_passed() -> None:
    typist = Typist()
    sit(typist, PEOPLE, game=game).run()
    assert typist.heard.endswith(
        "Night 1 begins.\nPass the keyboard to Ada.\nAda, press Enter when only you are reading. \n"
    )


def test_each_person_is_told_what_only_that_seat_may_know() -> None:
    typist = Typist(["", "lie low", "", "lie low", ""])
    sit(typist, "me=Ada,me=Bo", game=game).run()
    last_pass = typist.heard.rindex("Pass the keyboard to Ada.")
    assert "Bo sees that the next crate is" in typist.heard[:last_pass]  # Bo moved last and is still reading
    assert "Ada sees that the next crate is" not in typist.heard[:last_pass]
    assert "Ada sees that the next crate is" in typist.heard[last_pass:]
    assert "Bo sees" not in typist.heard[last_pass:]


def test_one_person_among_bots_passes_no_keyboard() -> None:
    typist = Typist(["1"] * 20)
    sit(typist, "me=Ada,rule,random", game=game).run()
    assert "Pass the keyboard" not in typist.heard


def turns(session: Session, typist: Typist) -> Iterator[str]:
    """Types whatever, and checks at every prompt that what was said since the last pass was one person's to read."""
    dice = random.Random(1)
    passed = 0
    person = SPECTATOR
    while True:
        if session.reader != SPECTATOR:
            person = session.reader
        heard = typist.heard[passed:]
        for other, seat in enumerate(session.seats):
            if other != person:
                assert f"{seat.name} draws a crate of" not in heard
                assert f"{seat.name} sees that" not in heard
        if session.reader == SPECTATOR:
            passed = len(typist.heard)
            person = SPECTATOR
            yield ""
        else:
            yield dice.choice(["log 50", "table", "hint random", "1", "2", "3"])


@pytest.mark.parametrize("seats", [PEOPLE, "me=Ada,rule,me=Bo"])
def test_the_lines_of_a_person_show_nothing_hidden_from_that_seat(seats: str) -> None:
    for seed in range(amount(20, 400)):
        typist = Typist()
        session = sit(typist, seats, game=game, luck=SeededLuck(seed))
        typist.lines = turns(session, typist)
        session.run()
        assert session.play.over


def test_a_choice_is_taken_back_by_who_made_it_alone() -> None:
    typist = Typist(["", "1", "", "undo"])
    session = sit(typist, "me=Ada,me=Bo", game=game)
    session.run()
    assert "There is no move of yours to take back" in typist.heard
    assert len(session.play.made) == 1
