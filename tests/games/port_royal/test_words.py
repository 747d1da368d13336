"""Port Royal in words: whatever happens, is offered or is refused can be said in English and in French."""

from random import Random

import pytest

from flibuste.kit.texts import Words
from tests.amounts import amount
from tests.clauses import rule
from tests.games.port_royal.table import NAMES, game, random_plays, table


@pytest.fixture(params=["en", "fr"])
def words(request: pytest.FixtureRequest) -> Words:
    return game.words(request.param)


def test_everything_that_happens_can_be_said(words: Words) -> None:
    for play in random_plays(amount(4, 40)):
        for event in play.events[-1]:
            assert words.say(event.text, NAMES)


def test_every_decision_can_be_asked_and_every_choice_named(words: Words) -> None:
    chance = Random(3)
    for play in random_plays(amount(4, 40), claim_after_bust=True):
        if chance.random() < 0.3:
            for seat in range(play.players):
                assert words.say(game.prompt(play.state, seat), NAMES)
                for choice in game.choices(play.state, seat):
                    assert words.say(choice.label, NAMES)
                    assert choice.hint is None or words.say(choice.hint, NAMES)


def test_every_refusal_can_be_said(words: Words) -> None:
    chance = Random(5)
    for play in random_plays(amount(4, 40), claim_after_bust=True):
        if chance.random() < 0.05:
            for seat in range(play.players):
                for move in range(game.codes):
                    refusal = game.why_not(play.state, seat, move)
                    assert refusal is None or words.say(refusal.text, NAMES)


def test_every_outcome_can_be_said(words: Words) -> None:
    for play in random_plays(amount(8, 80)):
        if play.over:
            said = words.say(game.outcome(play.state), NAMES)
            assert all(NAMES[winner] in said for winner in play.winners())


@pytest.mark.parametrize("name", [option.name for option in game.options])
def test_every_option_has_its_words(words: Words, name: str) -> None:
    (option,) = (o for o in game.options if o.name == name)
    assert f"option-{name}" in words
    for choice in option.choices:
        assert f"option-{name}-{choice}" in words


def test_a_shortage_of_coins_is_said_in_numbers(words: Words) -> None:
    t = table(phase="trade", harbour=["sailor-7", "red-1-1"], coins={0: 4})
    refusal = game.why_not(t.state, 0, game.parse("hire sailor-7"))
    assert refusal is not None
    said = words.say(refusal.text, NAMES)
    assert "7" in said
    assert "4" in said


def test_a_shortage_of_swords_is_said_in_numbers(words: Words) -> None:
    t = table(displays={0: ["pirate-5"]}, top=["red-6-3"])
    t.play(0, "draw")
    refusal = game.why_not(t.state, 0, game.parse("repel"))
    assert refusal is not None
    said = words.say(refusal.text, NAMES)
    assert "6" in said
    assert "2" in said


def test_missing_persons_are_named(words: Words) -> None:
    t = table(expeditions=["expedition-ccs"], displays={0: ["captain-4"]})
    refusal = game.why_not(t.state, 0, game.parse("claim expedition-ccs"))
    assert refusal is not None
    said = words.say(refusal.text, NAMES).lower()
    captain, settler = ("captain", "settler") if words.language == "en" else ("capitaine", "colon")
    assert captain in said
    assert settler in said


def test_the_log_names_persons_and_things(words: Words) -> None:
    t = table(phase="trade", actor=1, harbour=["sailor-3", "red-1-1"], coins={1: 4})
    t.play(1, "hire sailor-3")
    (hired,) = (event for event in t.events if event.key == "hired")
    said = words.say(hired.text, NAMES)
    assert "Bart" in said
    assert ("sailor" if words.language == "en" else "matelot") in said.lower()


def test_notation_is_read_back() -> None:
    for move in range(game.codes):
        assert game.parse(game.notation(move)) == move


def test_the_notation_of_the_rulings_is_known() -> None:
    for text in ("draw", "stop", "keep", "repel", "trade yellow", "hire jack-6", "claim expedition-cps"):
        assert game.notation(game.parse(text)) == text


@rule("PR-DIS-01")
def test_who_is_not_active_is_told_that_turns_follow_each_other() -> None:
    assert table(harbour=["red-1-1"]).refusal_clause(1, "draw") == "PR-DIS-01"


@rule("PR-TRD-07")
def test_who_has_no_slot_now_is_told_that_slots_follow_each_other() -> None:
    t = table(phase="trade", actor=1, harbour=["red-1-1"], coins={1: 3, 2: 3})
    assert [t.refusal_clause(seat, "trade red") for seat in (0, 2)] == ["PR-TRD-07", "PR-TRD-07"]
