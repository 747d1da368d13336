"""Whatever is typed: no traceback, and nothing changes unless a legal move is made or taken back."""

import random
from pathlib import Path

import pytest

from flibuste.kit.game import find_game
from flibuste.kit.seal import SeededLuck
from flibuste.kit.texts import LANGUAGES
from flibuste.terminal.session import Flow, Session
from flibuste.terminal.texts import say
from tests.amounts import amount
from tests.terminal.typist import Typist, sit

GAME = find_game("port-royal")
NAMES = ["help", "table", "log", "why", "rules", "undo"]  # a hint by search takes its time, saving has its own test
COMMANDS = [say(language, f"command-{name}") for language in LANGUAGES for name in NAMES]
NOTATIONS = [GAME.notation(move) for move in range(GAME.codes)]
WORDS = [word for notation in NOTATIONS for word in notation.split()]
ODD = [
    "",
    " ",
    "\t",
    "@",
    "@ship-red",
    "#0",
    "#99",
    "{ $name }",
    "%s",
    "\0",
    "\x1b[31m",
    "\ud800",
    "é",
    "²",
    "٣",
    "-1",
    "0",
    "1" * 5000,
]
ODD += [
    "PR-HIR-03",
    "pr",
    "`",
    "[R]",
    "hint rule",
    "hint random",
    "hint search:x",
    "log 999999",
    "why 1",
    "rules why",
    "💰",
    "ﬁ",
    "İ",
]


def some_line(dice: random.Random) -> str:
    kind = dice.randrange(8)
    if kind == 0:
        return dice.choice(NOTATIONS)
    if kind == 1:
        return str(dice.randrange(8))
    if kind == 2:
        return "".join(chr(dice.randrange(0x250)) for _ in range(dice.randrange(12)))
    if kind == 3:
        notation = list(dice.choice(NOTATIONS))
        notation[dice.randrange(len(notation))] = chr(dice.randrange(32, 127))
        return "".join(notation)
    pool = [COMMANDS, NOTATIONS, WORDS, ODD]
    return dice.choice([" ", "  ", "\t", "="]).join(dice.choice(dice.choice(pool)) for _ in range(dice.randrange(1, 4)))


def sits_down(dice: random.Random) -> Session:
    seats = dice.choice(["me=A,rule", "me=A,me=B,random", "random,me=A,me=B,me=C"])
    return sit(Typist(), seats, language=dice.choice(LANGUAGES), luck=SeededLuck(dice.randrange(10**6)))


def test_no_line_does_harm() -> None:
    dice = random.Random(20)
    session = sits_down(dice)
    for _ in range(amount(2_000, 100_000)):
        while not session.play.over and session.next_seat() in session.bots:
            seat = session.next_seat()
            session.play.move(session.bot_move(session.bots[seat], seat), seat)
        if session.play.over or dice.random() < 0.01:
            session = sits_down(dice)
            continue
        seat = session.next_seat()
        typed = some_line(dice)
        before, made = session.play.state.pack(), list(session.play.made)
        legal = session.play.legal_moves(seat)
        then = session.handle_line(seat, typed)
        if then is Flow.ASK_AGAIN:
            assert session.play.state.pack() == before, typed
            assert session.play.made == made, typed
        elif len(session.play.made) > len(made):
            assert GAME.notation(session.play.made[-1].move) in legal, typed
        else:
            assert session.play.made == made[:-1], typed


@pytest.mark.parametrize(
    "name", ["", " ", ".", "..", "/", "a/b", "\0", "x" * 300, "~nobody/x", "\ud800", "game.txt", "é.txt", "@x"]
)
def test_saving_under_any_name_ends_in_a_sentence(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    typist = Typist([f"save {name}"])
    sit(typist).run()
    answer = typist.heard.rpartition("Ada: save")[2].splitlines()[1]
    assert answer.endswith(".")
