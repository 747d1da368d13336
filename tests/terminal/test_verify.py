"""`flibuste verify`: every kind of tampering is named."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from flibuste.kit.record import read_record
from tests.terminal.typist import Flibuste

LINES = "1\n2\n" * 600


@pytest.fixture(scope="module")
def kept() -> dict[str, str]:
    """The records of this module's games, each played once."""
    return {}


@pytest.fixture
def record(kept: dict[str, str], flibuste: Flibuste, tmp_path: Path) -> Callable[[str], str]:
    """A finished game, sealed or seeded."""

    def make(luck: str) -> str:
        if luck not in kept:
            seed = ["--seed", "5"] if luck == "seeded" else []
            path = tmp_path / f"{luck}.txt"
            flibuste("play", "--terminal", "--seats", "me=Ada,rule,rule", *seed, "--save", str(path), typed=LINES)
            kept[luck] = path.read_text(encoding="utf-8")
        return kept[luck]

    return make


Record = Callable[[str], str]


def changed(text: str, pattern: str, by: str) -> str:
    """The text with the first thing that fits the pattern replaced."""
    new, found = re.subn(pattern, by, text, count=1, flags=re.MULTILINE)
    assert found, pattern
    assert new != text, pattern
    return new


def verify(flibuste: Flibuste, text: str, *arguments: str) -> tuple[int, list[str]]:
    answer = flibuste("verify", "-", *arguments, typed=text)
    assert (answer.out == "") == (answer.code == 2) == (answer.err != "")
    return answer.code, (answer.err if answer.code == 2 else answer.out).splitlines()


def test_a_true_sealed_record(flibuste: Flibuste, record: Record) -> None:
    text = record("sealed")
    moves = len(read_record(text).moves)
    code, lines = verify(flibuste, text)
    assert code == 0
    assert lines[0].startswith("Right: A record of Port Royal, rules 1, figures ")
    assert lines[1] == (
        f"Right: The secret fits the seal {read_record(text).seal}. "
        "Compare seal and words with those that were shown before the deal."
    )
    assert lines[2] == f"Right: All {moves} moves follow the rules, with the luck of the record."
    assert lines[3].startswith("Right: The result is the one that the moves lead to. ")
    assert lines[4:] == ["The record tells the truth."]


def test_a_true_seeded_record(flibuste: Flibuste, record: Record) -> None:
    code, lines = verify(flibuste, record("seeded"))
    assert code == 0
    assert lines[1] == "Right: The luck follows from the seed 5; nothing was sealed."


def test_a_true_unfinished_record(flibuste: Flibuste) -> None:
    flibuste("play", "--terminal", "--seats", "me,rule", "--save", "half.txt", typed="1\n")
    answer = flibuste("verify", "half.txt")
    assert answer.code == 0
    assert "Right: The game is unfinished, as the record says.\n" in answer.out


def test_in_french(flibuste: Flibuste, record: Record) -> None:
    code, lines = verify(flibuste, record("sealed"), "--lang", "fr")
    assert code == 0
    assert lines[-1] == "La feuille dit la vérité."
    code, lines = verify(flibuste, changed(record("sealed"), r"^Secret: .*", "Secret: " + "0" * 64), "--lang", "fr")
    assert code == 1
    assert lines[-1] == "La feuille ne dit pas la vérité."


def test_windows_line_ends_and_a_byte_order_mark_change_nothing(flibuste: Flibuste, record: Record) -> None:
    text = record("sealed").replace("\n", "\r\n")
    assert flibuste("verify", "-", typed=b"\xef\xbb\xbf" + text.encode()).code == 0


def test_a_last_line_without_its_end_changes_nothing(flibuste: Flibuste, record: Record) -> None:
    assert flibuste("verify", "-", typed=record("sealed").removesuffix("\n")).code == 0


CLAIMED = """\
Flibuste record 1
Game: port-royal
Rules: 1
Figures: db0110b2f1d832c9
Players: 2
Options: end_requires_expedition=false, governor_timing=at_once, claim_after_bust=false, reshuffle=lazy, \
start_player=seat0, round_cap=1
Seat 1: Ada
Seat 2: Bo
Luck: seed 12
Result: unfinished

1. 1 """


@pytest.mark.parametrize(
    ("last", "cut_off"),
    [("draw", False), ("dra", True), ("claim expedition-ccs", False), ("claim expedition-cc", True)],
)
def test_a_last_move_that_may_have_lost_its_end_is_not_judged(last: str, cut_off: bool, flibuste: Flibuste) -> None:
    answer = flibuste("verify", "-", typed=CLAIMED + last)
    assert (answer.code == 2) == cut_off
    assert (f'The record ends with "{last}" and no line feed' in answer.err) == cut_off
    assert flibuste("verify", "-", typed=CLAIMED + last + "\n").code != 2


# -- a lie: exit code 1, and what is wrong


def lie(flibuste: Flibuste, text: str) -> list[str]:
    code, lines = verify(flibuste, text)
    assert code == 1
    assert lines[-1] == "The record does not tell the truth."
    wrong = [line for line in lines if line.startswith("Wrong: ")]
    assert len(wrong) == 1
    return lines[lines.index(wrong[0]) : -1]


@pytest.mark.parametrize("field", ["Secret", "Seal"])
def test_another_secret_or_seal(field: str, flibuste: Flibuste, record: Record) -> None:
    text = changed(record("sealed"), rf"^{field}: ([0-9a-f]+)$", f"{field}: {'5' * 64}")
    assert lie(flibuste, text) == [
        "Wrong: The secret does not fit the seal: it is not the one that was sealed before the game."
    ]


@pytest.mark.parametrize(
    ("luck", "pattern", "by"), [("sealed", "^Words 1: Ada$", "Words 1: Eve"), ("seeded", "seed 5", "seed 6")]
)
def test_other_luck_leads_to_moves_that_cannot_be(
    luck: str, pattern: str, by: str, flibuste: Flibuste, record: Record
) -> None:
    (wrong, *_) = lie(flibuste, changed(record(luck), pattern, by))
    assert wrong.startswith("Wrong: Move ")


def test_a_move_that_breaks_a_rule(flibuste: Flibuste, record: Record) -> None:
    moves = read_record(record("seeded")).moves
    n = next(n for n, move in enumerate(moves, 1) if move.notation == "draw")
    text = changed(record("seeded"), rf"^{n}\. (\d) draw$", rf"{n}. \1 repel")
    seat = moves[n - 1].seat + 1
    wrong, reason = lie(flibuste, text)
    found = re.fullmatch(rf'Wrong: Move {n}: seat {seat} may not play "repel" there \((PR-REP-0\d)\)\.', wrong)
    assert found is not None
    assert reason.endswith(f"({found[1]})")


def test_a_move_of_another_seat(flibuste: Flibuste, record: Record) -> None:
    first = read_record(record("seeded")).moves[0]
    other = first.seat % 3 + 2 if first.seat < 2 else 1
    text = changed(record("seeded"), r"^1\. \d ", f"1. {other} ")
    assert lie(flibuste, text)[0] == f'Wrong: Move 1: seat {other} may not play "{first.notation}" there (PR-DIS-01).'


def test_a_move_that_does_not_exist(flibuste: Flibuste, record: Record) -> None:
    text = changed(record("seeded"), r"^2\. (\d) .*$", r"2. \1 hoist the flag")
    assert lie(flibuste, text) == ['Wrong: Move 2: "hoist the flag" is no move of this game.']


def test_a_move_after_the_end(flibuste: Flibuste, record: Record) -> None:
    n = len(read_record(record("seeded")).moves) + 1
    assert lie(flibuste, record("seeded") + f"{n}. 1 draw\n") == [
        f'Wrong: Move {n}: "draw" comes after the end of the game.'
    ]


def test_a_move_left_out(flibuste: Flibuste, record: Record) -> None:
    text = record("seeded")
    head, _, moves = text.partition("\n\n")
    rest = [line.partition(". ")[2] for line in moves.splitlines()[1:]]
    shorter = "".join(f"{n}. {line}\n" for n, line in enumerate(rest, 1))
    (wrong, *_) = lie(flibuste, f"{head}\n\n{shorter}")
    assert wrong.startswith(("Wrong: Move ", "Wrong: The record gives"))


def test_an_end_that_was_not_reached(flibuste: Flibuste, record: Record) -> None:
    text = record("seeded").rstrip("\n").rpartition("\n")[0] + "\n"
    assert lie(flibuste, text) == ["Wrong: The record gives a result, but its moves do not end the game."]


def test_an_end_that_is_hidden(flibuste: Flibuste, record: Record) -> None:
    text = changed(record("seeded"), r"^Result: .*\nWinners: .*$", "Result: unfinished")
    assert lie(flibuste, text) == ["Wrong: The record says that the game is unfinished, but its moves end it."]


def test_other_scores(flibuste: Flibuste, record: Record) -> None:
    scores = re.search(r"^Result: (.*)$", record("seeded"), re.MULTILINE)
    assert scores is not None
    text = changed(record("seeded"), r"^Result: .*$", "Result: 99 0 0")
    assert lie(flibuste, text) == [f"Wrong: The record gives the scores 99 0 0, its moves lead to {scores[1]}."]


def test_another_winner(flibuste: Flibuste, record: Record) -> None:
    winner = re.search(r"^Winners: (.*)$", record("seeded"), re.MULTILINE)
    assert winner is not None
    other = "1" if winner[1] != "1" else "2"
    text = changed(record("seeded"), r"^Winners: .*$", f"Winners: {other}")
    assert lie(flibuste, text) == [
        f"Wrong: The record gives seat {other} as winner, its moves make seat {winner[1]} win."
    ]


# -- no record, or none that can be judged here: exit code 2 and a sentence


@pytest.mark.parametrize(
    ("pattern", "by", "sentence"),
    [
        (r"\AFlibuste record 1", "Flibuste record 2", 'A record begins with the line "Flibuste record 1".'),
        (r"^Game: port-royal", "Game: chess", "There is no game called chess; there are: "),
        (r"^Rules: 1$", "Rules: 99", "The game was played by version 99 of the rules, which decide differently"),
        (r"^Figures: .*$", "Figures: 0123456789abcdef", "The game was played with other figures (0123456789abcdef)"),
        (r"^Players: 3$", "Players: 4", 'Line 10: "Seat 4:" should stand here'),
        (
            r"round_cap=200",
            "round_cap=0",
            "The option round_cap cannot be 0, but only a whole number from 1 to 10,000.",
        ),
        (r", round_cap=200", "", "The options should be end_requires_expedition,"),
        (r"^Seat 1: .*$", "Seat 1: ", "Line 7: "),
        (r"^Seat 1: .*$", "Seat 1: A\\tda", r'Line 7: "A\tda" cannot be the value of Seat 1.'),
        (r"^1\. \d ", "1. 9 ", 'move 1 should stand here as "1. seat move", not "1. 9 '),
        (r"^2\. ", "3. ", 'move 2 should stand here as "2. seat move", not "3. '),
        (r"\n\Z", "\n\n", "nothing follows the moves."),
        (r".{3}\n\Z", "", "and no line feed, as if it had been cut off inside move "),
    ],
)
def test_a_file_that_is_no_record_of_ours(
    pattern: str, by: str, sentence: str, flibuste: Flibuste, record: Record
) -> None:
    code, lines = verify(flibuste, changed(record("seeded"), pattern, by))
    assert code == 2
    assert len(lines) == 1
    assert sentence in lines[0]


def test_luck_that_is_still_sealed_cannot_be_judged(flibuste: Flibuste, record: Record) -> None:
    code, lines = verify(flibuste, changed(record("sealed"), r"^Secret: .*\n", ""))
    assert code == 2
    assert "The luck is still sealed: the secret is shown when the game is over." in lines[0]


def test_a_record_cannot_play_tricks_on_the_terminal(flibuste: Flibuste, record: Record) -> None:
    text = changed(record("seeded"), r"^2\. (\d) .*$", "2. \\1 \x1b[2Jgone\x1b[0m")
    answer = flibuste("verify", "-", typed=text)
    assert answer.code == 1
    assert "\x1b" not in answer.out + answer.err
