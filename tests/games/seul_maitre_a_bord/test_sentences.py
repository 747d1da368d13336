"""Seul Maître à Bord in sentences: words only, well spaced, and with the zone of a ship where a tile has several."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from flibuste.kit.state import State, reasons
from flibuste.kit.texts import Text, Words
from tests.amounts import amount
from tests.clauses import rule
from tests.games.seul_maitre_a_bord.table import (
    CORSAIR,
    Fields,
    Table,
    busy_table,
    duel,
    fight,
    game,
    last_turn,
    random_plays,
    some_move,
    table,
)

LANGUAGES = ("en", "fr")
NAMES = ["Anne", "Bart", "Cid", "Dora"]

# -- what no sentence says

WRONG = {
    "two spaces in a row": re.compile(r"\s{2}"),
    "a space too many": re.compile(r"^\s|\s$|\s[.,)]|\(\s|\(\)|,[.)]"),
    "a number below 0": re.compile(r"(?<!\w)-\d"),
    "the id of a cell or space": re.compile(r"\d,\d|:port|:lair"),
    "the id of a token": re.compile(r"\b[A-E]6\b|[Dd]iscovery [A-E]\d|découverte [A-E]\d"),
    "the id of something": re.compile(r"\b(?:T\d\d|P\d|C0|NE|SE|SW|NW|None|none-\w+)\b|[@#{}$_]"),
}
UNTRANSLATED = re.compile(
    r"(?<![\w\u2019-])(?:merchant|corsair|known|new|sailors?|sails?|hold|leak|cannons?|mammals|birds|insects|sugar|rum|coffee"
    r"|vanilla|spices|gold|navigator|captain|engineer|scientist|trader|lair|deck|miss|bid|none|north|south|east|west"
    r"|the|of|and|to|shipyard|academy|market|ransom)(?![\w-])"
)


def said_of(state: State) -> Iterator[Text]:
    """Every label, hint, refusal, prompt and line of the table that anybody can be told."""
    for watcher in range(-1, state.players):
        yield game.prompt(state, watcher)
        yield from game.describe(state, watcher)
    for seat in range(state.players):
        for move, reason in enumerate(reasons(state, seat, game.codes)):
            yield game.label(state, seat, move)
            if reason:
                yield game.refusal(state, seat, move, reason).text
                continue
            hint = game.hint(state, seat, move)
            if hint is not None:
                yield hint


def said_in_games(games: int) -> Iterator[Text]:
    for number, play in enumerate(random_plays(games)):
        if number % 5 == 0 or play.over:
            yield from said_of(play.state)
        for events in play.events[-1:]:
            yield from (event.text for event in events)
        if play.over:
            yield game.outcome(play.state)


def said_at_busy_tables(tables: int) -> Iterator[Text]:
    for seed in range(tables):
        t, chance = busy_table(seed), Random(seed)
        for _ in range(40):
            if t.is_over():
                break
            yield from said_of(t.state)
            t.do(some_move(sorted(t.legal()), chance))
            yield from (event.text for event in t.events)


def said_where_something_is_wrong() -> Iterator[Text]:
    """In a hold too full, and of tokens that nobody has seen."""
    letter = {"at": "2,2:port", "sailors": 0, "leaks": 2, "cargo": {"rum": 4, "gold": 5}, "extensions": 1, "money": 20}
    t = table({0: letter}).do("shipyard", "letter")
    assert t.phase == "overload"
    yield from said_of(t.state)


def sentences(words: Words, text: Text) -> Iterator[str]:
    """A text with all its forms, such as the short one."""
    yield words.say(text, NAMES)
    for form in words.bundle.get_message(text.key).attributes:
        yield words.say(Text(f"{text.key}.{form}", text.args), NAMES)


def mistakes(language: str, sentence: str) -> list[str]:
    found = [what for what, pattern in WRONG.items() if pattern.search(sentence)]
    if language == "fr" and UNTRANSLATED.search(sentence):
        found.append("a word that is not French")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_an_id_a_gap_or_a_foreign_word(language: str) -> None:
    words = game.words(language)
    known: set[str] = set()
    wrong: set[str] = set()
    said = [said_in_games(amount(3, 40)), said_at_busy_tables(amount(10, 80)), said_where_something_is_wrong()]
    for text in (text for source in said for text in source):
        gist = repr(text)
        if gist not in known:
            known.add(gist)
            wrong |= {f"{text.key}: {line!r}" for line in sentences(words, text) if mistakes(language, line)}
    assert len(known) > 1000
    assert sorted(wrong) == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Away north, to "),
        ("en", "-1 spaces free in the hold."),
        ("en", "A storm  lies on A1."),
        ("en", "There is no space 0,1:port."),
        ("en", "Discovery A1 is not aboard."),
        ("fr", "Anne, merchant en mer (A1)."),
    ],
)
def test_such_mistakes_are_seen(language: str, sentence: str) -> None:
    assert mistakes(language, sentence)


@rule("SMB-TRM-07")
def test_a_hold_too_full_has_no_space_free() -> None:
    letter = {"at": "2,2:port", "sailors": 0, "leaks": 2, "cargo": {"rum": 4, "gold": 5}, "extensions": 1, "money": 20}
    t = table({0: letter}).do("shipyard", "letter")
    assert (t.phase, t.seat(0)["free"]) == ("overload", -3)
    assert any("no space free in the hold" in line for line in described(t, "en"))
    assert any("aucune place libre en cale" in line for line in described(t, "fr"))


# -- where a ship is

TWO_ZONES = "1,3:1"  # D2 on the rim of the chart, its second zone


def described(t: Table, language: str) -> list[str]:
    return [game.words(language).say(text, NAMES) for text in game.describe(t.state, t.actor)]


def say(text: Text) -> tuple[str, str]:
    english, french = (game.words(language).say(text, NAMES) for language in LANGUAGES)
    return english, french.translate(str.maketrans("\u00a0\u202f\u2019", "  '"))


def told(t: Table, key: str) -> tuple[str, str]:
    """What the last verb told under this key."""
    (event,) = (event for event in t.events if event.key == key)
    return say(event.text)


def label(t: Table, move: str) -> tuple[str, str]:
    return say(game.label(t.state, t.actor, game.parse(move)))


@rule("SMB-TRM-04")
def test_the_table_names_the_zone_of_a_ship_and_of_a_site() -> None:
    t = table({0: {"at": TWO_ZONES}, 1: {"at": "1,1"}}, pirates={1: {"at": "1,3"}})
    lines = {language: "\n".join(described(t, language)) for language in LANGUAGES}
    assert "Anne, merchant at sea (D2, zone 2)" in lines["en"]
    assert "Bart, merchant at sea (B2):" in lines["en"]  # the only zone of its tile
    assert "Pirate 1 at sea (D2, zone 1)" in lines["en"]
    assert "site D on D3, zone 2 (" in lines["en"]
    assert "Anne, marchand en mer (D2, zone 2)" in lines["fr"]
    assert "Pirate 1 en mer (D2, zone 1)" in lines["fr"]
    assert "site D en D3, zone 2 (" in lines["fr"]


@rule("SMB-NAV-02", "SMB-NAV-03")
def test_a_step_names_the_zone_it_leads_to() -> None:
    t = table({0: {"at": "1,4"}}, wind="W")
    assert label(t, "sail W") == ("Sail west to D2, zone 1 (free)", "Cap vers l'ouest, en D2, zone 1 (gratuit)")
    t.do("sail W")
    assert told(t, "sailed") == ("Anne sails from E2 to D2, zone 1 (free).", "Anne va de E2 à D2, zone 1 (gratuit).")
    t.do("cape 1")
    assert told(t, "sailed") == (
        "Anne rounds the cape to D2, zone 2 (1 point).",
        "Anne double le cap jusqu'en D2, zone 2 (1 point).",
    )


@rule("SMB-NAV-02")
def test_a_step_to_a_tile_of_one_zone_names_none() -> None:
    t = table({0: {"at": "1,1"}}, wind="W").do("sail W")
    assert told(t, "sailed") == ("Anne sails from B2 to A2 (free).", "Anne va de B2 à A2 (gratuit).")


@rule("SMB-NAV-02")
def test_a_way_from_another_zone_is_refused_with_its_name() -> None:
    t = table({0: {"at": TWO_ZONES}})
    refusal = game.why_not(t.state, 0, game.parse("sail E"))
    assert refusal is not None
    assert say(refusal.text) == (
        "The way east is open from another zone only: D2, zone 1.",
        "La route vers l'est ne s'ouvre que depuis une autre zone : D2, zone 1.",
    )


@rule("SMB-NAV-04")
def test_leaving_a_port_names_the_zone_of_its_roadstead() -> None:
    t = table({0: {"at": "0,0:port"}}).do("leave")
    assert told(t, "left")[0] == "Anne leaves the vanilla port for A1, zone 1 (1 point)."
    centre = table({0: {"at": "2,2:port"}}).do("leave")
    assert told(centre, "left") == (
        "Anne leaves the central port for C3 (1 point).",
        "Anne quitte le port central pour C3 (1 point).",
    )


@rule("SMB-ENG-01", "SMB-TRM-04")
def test_two_ships_in_two_zones_of_a_tile_do_not_meet_and_it_is_said_why() -> None:
    t = table({0: {"at": "1,4"}, 1: {**CORSAIR, "at": TWO_ZONES}}, wind="W").do("sail W")
    refusal = game.why_not(t.state, 0, game.parse("engage 2"))
    assert refusal is not None
    assert refusal.clause == "SMB-ENG-01"
    assert say(refusal.text) == (
        "Bart is on this tile, but in another zone: D2, zone 2.",
        "Bart est sur cette tuile, mais dans une autre zone : D2, zone 2.",
    )


@rule("SMB-ENG-03", "SMB-ENG-04")
@pytest.mark.parametrize(
    ("kind", "english", "french"),
    [
        ({}, "You may engage a ship at D2, zone 1.", "En D2, zone 1, vous pouvez engager un navire."),
        (
            CORSAIR,
            "The way is barred at D2, zone 1: engage one of these ships.",
            "En D2, zone 1, la voie est barrée : engagez un de ces navires.",
        ),
    ],
)
def test_the_question_whom_to_engage_names_the_zone(kind: Fields, english: str, french: str) -> None:
    there: Fields = {**kind, "at": "1,3"}
    t = table({0: {"at": "1,4"}, 1: there, 2: there}, wind="W").do("sail W")
    assert say(game.prompt(t.state, 0)) == (english, french)


@rule("SMB-STO-01", "SMB-CBT-11")
def test_coming_out_of_a_storm_and_fleeing_name_the_zone() -> None:
    dice = {"wind": ["E"], "red": ["miss"]}
    blown = table({0: {"at": "2,2"}}, storms=["1,2", "3,0"], dice=dice).do("sail N", "zone 1")
    assert told(blown, "blown") == (
        "The storm throws Anne out at D2, zone 2.",
        "La tempête rejette Anne en D2, zone 2.",
    )
    beaten = fight(duel({**CORSAIR, "sailors": 6}, {})).do("away S", "zone 0")
    assert told(beaten, "fled") == ("Bart flees to A3, zone 1.", "Bart fuit en A3, zone 1.")


@rule("SMB-WND-06", "SMB-WND-09")
def test_leaving_a_stormed_port_and_drifting_name_the_zone() -> None:
    t = last_turn({1: {"at": "2,2:port"}}, storms=["3,2", "0,1"], wind="N", dice={"change": ["0"]}).do("end")
    assert t.phase == "shelter"
    t.do("away E", "zone 1")
    assert told(t, "put-out") == (
        "Bart leaves port before the storm, for D3, zone 2.",
        "Bart quitte le port avant la tempête, pour D3, zone 2.",
    )
    drift = last_turn(pirates={1: {"at": "1,4"}}, storms=["1,2", "2,2"], wind="W", dice={"change": ["0"]}).do("end")
    drifted = [say(event.text)[0] for event in drift.events if event.key == "drifted"]
    assert "Pirate 1 drifts from E2 to D2, zone 1." in drifted
