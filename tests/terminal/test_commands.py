"""What can be typed at a decision."""

import random
import re
from typing import Any

import pytest

from flibuste.kit.game import find_game
from flibuste.kit.seal import SeededLuck
from flibuste.terminal.rulebook_search import clauses_about
from flibuste.terminal.session import Session
from tests.terminal.typist import Typist, sit

GAME = find_game("port-royal")
TRADING: dict[str, Any] = {
    "players": 3,
    "phase": "trade",
    "active": 0,
    "discard": [],
    "harbour": ["blue-1-1", "sailor-3", "admiral-7"],
    "expeditions": ["expedition-cc"],
    "seats": [
        {"display": ["captain-4"], "coins": ["red-1-1/0", "red-1-1/0", "red-1-1/0", "red-3-2/0"]},
        {"display": [], "coins": []},
        {"display": [], "coins": []},
    ],
}


def trading(language: str = "en", typist: Typist | None = None) -> tuple[Session, Typist]:
    """Ada may take a Flute for a coin or a Sailor for 3; the Admiral is too dear, and a captain is missing."""
    typist = typist or Typist()
    session = sit(typist, "me=Ada,rule,rule", language=language)
    session.play.state = GAME.read_state(dict(TRADING))
    return session, typist


def asked(*typed: str, language: str = "en") -> str:
    """What is answered to these lines, which must not change anything."""
    session, typist = trading(language, Typist(typed))
    before = session.play.state.pack()
    assert not session.ask(0)
    assert session.play.state.pack() == before
    assert session.play.made == []
    return typist.heard


def test_the_table_the_question_and_the_choices_are_said() -> None:
    lines = asked().splitlines()
    assert any("Flute" in line and "Sailor" in line and "Admiral" in line for line in lines[:3])
    question = next(n for n, line in enumerate(lines) if line.startswith("Trade or hire"))
    choices = lines[question + 1 :]
    assert choices[0].startswith("1. ")
    assert choices[0].endswith("(stop)")
    assert "(trade blue)" in choices[1]
    assert "(hire sailor-3)" in choices[2]
    assert any(line.startswith("Not now: ") and "(hire admiral-7)" in line and "PR-HIR-03" in line for line in choices)
    assert any(
        line.startswith("Not now: ") and "(claim expedition-cc)" in line and "PR-EXP-01" in line for line in choices
    )
    assert lines[-1] == "Ada: "


@pytest.mark.parametrize("typed", ["2", "trade blue", "  Trade   BLUE "])
def test_a_number_and_a_notation_make_the_same_move(typed: str) -> None:
    session, typist = trading(typist=Typist([typed]))
    assert session.ask(0)
    assert [GAME.notation(made.move) for made in session.play.made] == ["trade blue"]
    assert "Ada traded the Flute for 1." in typist.heard


def test_a_refused_move_is_answered_by_its_reason_and_clause() -> None:
    heard = asked("hire admiral-7")
    assert "Not possible. " in heard
    assert "(PR-HIR-03)" in heard.rpartition("Not possible. ")[2]


@pytest.mark.parametrize("typed", [["why hire admiral-7"], ["pourquoi HIRE admiral-7"], ["hire admiral-7", "why"]])
def test_why_tells_what_is_missing_and_reads_the_clause(typed: list[str]) -> None:
    heard = asked(*typed)
    assert "hire admiral-7 is not possible. " in heard
    assert "7 coins" in heard
    assert "you have 4" in heard
    assert "PR-HIR-03, it follows from the rules: The active player needs coins for the lowered cost;" in heard


def test_why_of_a_move_that_is_possible() -> None:
    assert "trade blue is possible now." in asked("why 2")


def test_why_of_nothing_and_of_nonsense() -> None:
    assert 'Name the move you ask about, such as "why stop".' in asked("why")
    assert '"fly" is neither a move nor a command' in asked("why fly")


def test_rules_by_clause_by_word_and_by_section() -> None:
    heard = asked("rules pr-set-05")
    assert "PR-SET-05, from the printed rules: The person who was last in a harbour starts." in heard
    assert "PR-SET-05, our ruling: Here the game" in heard
    assert "1. Terms and setup: PR-SET-01 to PR-SET-07" in asked("rules")
    heard = asked("rules harbour")
    assert "Also in: " in heard
    assert 'The rulebook has no clause and no word "submarine".' in asked("rules submarine")


def clauses_told(heard: str) -> list[str]:
    """The ids of the clauses that were read out, each once, in their order."""
    return list(dict.fromkeys(re.findall(r"^(PR-[A-Z]{3}-\d\d), ", heard, re.MULTILINE)))


@pytest.mark.parametrize("typed", ["rules PR-EXP", "rules pr-exp-", "règles PR-EXP"])
def test_the_beginning_of_an_id_gives_its_clauses_in_order(typed: str) -> None:
    told = clauses_told(asked(typed))
    assert told == [id for id in GAME.rulebook("en").clauses if id.startswith("PR-EXP-")]


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("hire", ["PR-HIR-01", "PR-HIR-02", "PR-HIR-03"]),
        ("expedition", ["PR-EXP-01", "PR-EXP-02", "PR-EXP-03"]),
        ("repel", ["PR-REP-01", "PR-REP-02", "PR-REP-03"]),
        ("mademoiselle", ["PR-ABL-10", "PR-HIR-02"]),
    ],
)
def test_what_is_named_by_a_word_or_begins_with_it_is_told_first(word: str, told: list[str]) -> None:
    assert clauses_told(asked(f"rules {word}"))[: len(told)] == told


def test_whole_words_come_before_parts_of_words() -> None:
    clauses = GAME.rulebook("en").clauses
    found = clauses_about(GAME.rulebook("en"), "fee")
    whole = [bool(re.search(r"\bfee\b", clause.text)) for clause in found]
    assert whole == sorted(whole, reverse=True)
    assert {clause.id for clause in found} == {id for id, clause in clauses.items() if "fee" in clause.text.lower()}


@pytest.mark.parametrize("word", ["the", "a", "is", "e"])
def test_a_word_that_stands_everywhere_leads_nowhere(word: str) -> None:
    heard = asked(f"rules {word}")
    assert f'"{word}" stands in ' in heard
    assert " of the 94 clauses. Ask for a rarer word" in heard
    assert clauses_told(heard) == []


def test_no_more_than_a_dozen_further_clauses_are_named() -> None:
    (also,) = re.findall(r"^Also in: (.*)$", asked("rules harbour"), re.MULTILINE)
    assert len(re.findall(r"PR-", also)) == 12
    assert re.search(r" and \d+ more\.$", also)
    (also,) = re.findall(r"^Also in: (.*)$", asked("rules swords"), re.MULTILINE)
    assert "more" not in also


def test_rules_in_french_whatever_the_accents() -> None:
    heard = asked("regles PR-HIR-03", language="fr")
    assert "PR-HIR-03, cela découle des règles\N{NO-BREAK SPACE}: " in heard
    assert asked("rules epees", language="fr") == asked("rules épées", language="fr").replace("épées\n", "epees\n", 1)


def test_log_gives_the_last_sentences() -> None:
    session, typist = trading(typist=Typist(["log 2", "log", "log 99999", "log x", "log 0"]))
    session.ask(0)
    sayings = list(session.narrator.events(session.play.events_for(0)))
    parts = typist.heard.split("Ada: ")
    assert parts[-6].splitlines() == ["log 2", *sayings[-2:]]
    assert parts[-5].splitlines() == ["log", *sayings[-10:]]
    assert parts[-4].splitlines() == ["log 99999", *sayings]
    for part in parts[-3:-1]:
        assert part.splitlines()[1:] == ['Give the number of sentences, such as "log 30".']


def test_hint_asks_a_bot() -> None:
    heard = asked("hint rule", "hint random", "hint search:20", "hint", "hint oracle")
    for bot in (
        "plays by rules of thumb",
        "plays at random",
        "thinks ahead in 20 tries a move",
        "thinks ahead in 400 tries a move",
    ):
        assert f"\nA bot that {bot} would choose: " in heard
    assert "The bots to ask are rule, search and random" in heard


def test_table_tells_everything() -> None:
    heard = asked("table")
    assert heard.count("An expedition is open: 2 Captains") == 2


@pytest.mark.parametrize("typed", ["help", "Aide", "?"])
def test_help_names_every_command(typed: str) -> None:
    heard = asked(typed)
    for command in ("why", "rules", "log", "hint", "table", "undo", "save", "quit", "help"):
        assert f"\n{command}" in heard


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("9", "There is no choice 9; the numbers go from 1 to 3."),
        ("0", "There is no choice 0; the numbers go from 1 to 3."),
        ("why 9", "There is no choice 9; the numbers go from 1 to 3."),
        ("9" * 5000, "There is no choice 999999; the numbers go from 1 to 3."),
        ("hyre sailor-3", "Close to it: hire sailor-3"),
        ("hire priest", "Close to it: hire priest-"),
        ("quti", "Close to it: quit"),
        ("@", '"@" is neither a move nor a command; "help" lists what can be typed.'),
        ("#1 {x}", '"#1 {x}" is neither a move nor a command'),
        ("\x1b[2J", "\N{REPLACEMENT CHARACTER}[2J"),
    ],
)
def test_what_means_nothing_is_answered_by_what_is_near(typed: str, answer: str) -> None:
    assert answer in asked(typed)


def test_quit_and_the_end_of_input_leave() -> None:
    for typed in (["quit"], ["Quitter"], []):
        session, _ = trading(typist=Typist(typed))
        assert not session.ask(0)


# -- taking back


def before_a_move_that_can_be_taken_back() -> tuple[Session, Typist, int]:
    """A game in which Ada's next move reveals nothing and leaves the turn with her; that move."""
    for seed in range(100):
        dice = random.Random(seed)
        typist = Typist()
        session = sit(typist, "me=Ada,me=Bo", luck=SeededLuck(seed))
        play = session.play
        while not play.over:
            seat = play.pending()[0]
            move = play.game.parse(dice.choice(play.legal_moves(seat)))
            play.move(move, seat)
            if seat == 0 and play.may_take_back(0) and play.pending() == [0]:
                play.take_back(0)
                return session, typist, move
    raise AssertionError("no such game in a hundred")


def test_a_move_that_revealed_nothing_can_be_taken_back() -> None:
    session, typist, move = before_a_move_that_can_be_taken_back()
    before = session.play.state.pack()
    typist.lines = iter([GAME.notation(move), "undo", "quit"])
    while session.ask(0):
        pass
    assert "Ada takes the last move back." in typist.heard
    assert session.play.state.pack() == before


def test_what_was_drawn_cannot_be_undrawn() -> None:
    typist = Typist(["draw", "undo"])
    session = sit(typist, "me=Ada,me=Bo", luck=SeededLuck(2), options={"start_player": "seat0"})
    session.run()
    assert "There is no move of yours to take back" in typist.heard
    assert [GAME.notation(made.move) for made in session.play.made] == ["draw"]


def test_a_bots_answer_ends_taking_back() -> None:
    typist = Typist(["stop", "stop", "undo", "quit"])
    session = sit(typist, "me=Ada,rule", luck=SeededLuck(2), options={"start_player": "seat0"})
    session.run()
    assert "takes the last move back" not in typist.heard


def test_nothing_can_be_taken_back_before_anything_was_done() -> None:
    assert "There is no move of yours to take back" in asked("undo")
