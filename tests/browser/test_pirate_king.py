"""Pirate King in the browser: rounds by mouse, finger and keys, five people, effects in their order, and axe."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.amounts import FULL, amount
from tests.browser.conftest import QUICK, Visit
from tests.browser.test_access import LOOKS, Inspection
from tests.browser.test_whole_games import final_standing, shows_the_truth
from tests.browser.visitor import Visitor
from tests.server.serving import FREE, Json, Server, bot, serving

ROUNDS = amount(1, 7)  # how many are played before a test has seen enough
ALL = 7


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that offers Pirate King, whatever its own files say of its completeness."""
    data = tmp_path_factory.mktemp("harbour") / "tables.db"
    with serving(data, *QUICK, "games.unfinished=true") as running:
        yield running
        assert "Traceback" not in running.words(), running.words()


def sets_sail(visitor: Visitor, *others: Json, setup: str = "deal", start: bool = True) -> Visitor:
    """At a table of one's own."""
    return visitor.opens(*others, game="pirate-king", options={"setup": setup}, start=start)


def table_of(visitor: Visitor) -> Json:
    table: Json = visitor.state["view"]["table"]
    return table


def wish(visitor: Visitor) -> Json:
    """What to do next: onwards until the second curse, and whatever comes first."""
    legal: dict[str, Json] = {choice["move"]: choice for choice in visitor.mine["choices"] if choice["refusal"] is None}
    if "stop" in legal:
        own = table_of(visitor)["seats"][visitor.mine["seat"]]
        return legal["stop" if own["curses"] > 1 or len(own["area"]) > 3 else "reveal"]
    return next(iter(legal.values()))


def plays(
    visitor: Visitor, rounds: int, look: Callable[[str], None] = lambda phase: None, *, in_view: bool = True
) -> None:
    """So many rounds, or to the end; `look` is called when a kind of question comes up for the first time."""
    known: set[str] = set()
    while visitor.until_asked() and table_of(visitor)["round"] <= rounds:
        visitor.sees_what_to_decide(in_view=in_view and visitor.hand != "finger")
        visitor.fits_sideways()
        phase = table_of(visitor)["phase"]
        if phase not in known:
            known.add(phase)
            look(phase)
        visitor.takes_part(wish(visitor))
    if rounds >= ALL:
        expect(visitor.result).to_be_visible()


@pytest.mark.parametrize("players", [2, 4] if FULL else [2])
def test_rounds_by_mouse(visit: Visit, harbour: Server, players: int) -> None:
    maud = sets_sail(visit("Maud", at=harbour), *[bot()] * (players - 1), setup="choose")
    plays(maud, ROUNDS, lambda phase: maud.shot(f"pirate-king-{players}-{phase}"))
    if FULL:
        shows_the_truth(maud)


def test_rounds_by_keys_alone(visit: Visit, harbour: Server) -> None:
    maud = sets_sail(visit("Maud", at=harbour, hand="keys", viewport={"width": 1200, "height": 800}), *[bot()] * 2)
    assert maud.until_asked()
    maud.key("Tab")
    plays(maud, ROUNDS)
    maud.has_visible_focus("the last round")


def test_rounds_by_finger_on_a_phone_in_french(visit: Visit, harbour: Server) -> None:
    lea = sets_sail(visit("Léa", at=harbour, phone=True, language="fr", hand="finger"), *[bot()] * 3, setup="choose")
    plays(lea, ROUNDS, lambda phase: lea.shot(f"pirate-king-phone-{phase}"))
    assert lea.page.evaluate("document.documentElement.lang") == "fr"
    if FULL:
        shows_the_truth(lea)


# -- five people


def company(visit: Visit, harbour: Server, *names: str) -> list[Visitor]:
    """People at one table, each with a browser; the first opened it."""
    first, *others = [visit(name, at=harbour) for name in names]
    sets_sail(first, *[FREE] * len(others), start=False)
    for other in others:
        other.joins(first)
    first.starts()
    for person in (first, *others):
        person.until_shown(0)
    return [first, *others]


def everybody_plays(people: list[Visitor], until: Callable[[], bool]) -> None:
    """Whoever is asked decides, one after the other, until it is so or the game is over."""
    while not until() and not people[0].over:
        for visitor in people:
            if knows_the_newest(visitor, people) and visitor.is_asked() and not visitor.over:
                visitor.takes_part(wish(visitor))
        people[0].page.wait_for_timeout(10)


def knows_the_newest(visitor: Visitor, people: list[Visitor]) -> bool:
    return bool(visitor.state) and visitor.state["n"] >= max(person.state.get("n", 0) for person in people)


def test_five_people_see_that_others_have_chosen_but_not_what(visit: Visit, harbour: Server) -> None:
    people = company(visit, harbour, "Maud", "Idris", "Bellamy", "Léa", "Nour")
    maud, *others = people
    everybody_plays(people, lambda: bool(maud.mine) and table_of(maud)["phase"] == "reveal" and all_at_sea(maud))
    for seat, chooser in enumerate(others, 1):
        chooser.until_shown(max(person.state.get("n", 0) for person in people))
        if not table_of(chooser)["seats"][seat]["locked"]:
            assert chooser.until_asked()
            chooser.takes_part(next(choice for choice in chooser.mine["choices"] if choice["move"] == "reveal"))
    maud.waits_until("() => document.querySelectorAll('.lane .card-column.locked').length === 4")
    table = table_of(maud)
    assert [seat["locked"] for seat in table["seats"]] == [False, True, True, True, True]
    assert [seat["own"]["locked"] for seat in maud.state["yours"]] == [None]
    lanes = maud.page.get_by_role("list", name=maud.t("board-lanes"), exact=True)
    expect(lanes.get_by_text(maud.t("board-locked-words"))).to_have_count(4)
    maud.shot("pirate-king-five-locked")
    everybody_plays(people, lambda: table_of(maud)["round"] > ROUNDS)
    maud.shot("pirate-king-five")
    if FULL:
        assert len(final_standing(maud)) == 5


def all_at_sea(visitor: Visitor) -> bool:
    return all(seat["state"] == "sea" for seat in table_of(visitor)["seats"])


# -- the order of what happens


def told_on_screen(visitor: Visitor) -> list[str]:
    """The sentences of the log, oldest first, all of them."""
    more = visitor.page.locator(".log-turn .more")
    while more.count():
        more.first.click()
    return list(reversed(visitor.page.locator(".log-turn p").all_inner_texts()))


def test_an_effect_on_others_is_told_in_order_to_everybody(visit: Visit, harbour: Server) -> None:
    """New tables until a card of somebody makes another reveal or turn a card."""
    while True:
        maud, idris = company(visit, harbour, "Maud", "Idris")
        heard: list[Json] = []

        def hit(heard: list[Json] = heard, maud: Visitor = maud) -> bool:
            heard[:] = [event for row in maud.state.get("log", []) for event in row["events"]]
            return any(event["key"] == "hit" for event in heard)

        everybody_plays([maud, idris], hit)
        if hit():
            break
    n = maud.state["n"]
    events = [event for event in heard if "to" not in event and event["key"] != "round"]
    for visitor in (maud, idris):
        visitor.until_shown(n)
        told = [words.replace("\n", " ").casefold() for words in told_on_screen(visitor)]
        wanted = [visitor.say({"key": f"event-{event['key']}", "args": event["args"]}).casefold() for event in events]
        at = -1
        for words in wanted:
            at = told.index(words, at + 1)
    maud.shot("pirate-king-effect")


# -- what may be looked at


def test_the_own_discard_can_be_looked_through_and_others_show_their_top_card(visit: Visit, harbour: Server) -> None:
    maud = sets_sail(visit("Maud", at=harbour), bot())
    while maud.until_asked() and not (
        table_of(maud)["phase"] == "reveal" and all(seat["discard"] for seat in table_of(maud)["seats"])
    ):
        maud.takes_part(wish(maud))
    own, other = maud.state["yours"][0]["own"], table_of(maud)["seats"][1]
    maud.press(maud.page.get_by_role("button", name=f"{maud.t('board-discard')} {len(own['discard'])}", exact=True))
    sheet = maud.page.get_by_role("dialog", name=maud.t("board-own-discard", count=len(own["discard"])))
    expect(sheet.get_by_role("listitem")).to_have_count(len(own["discard"]))
    maud.shot("pirate-king-discard")
    maud.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    top = maud.t("board-discard-top", count=other["discard"], name=maud.t(f"card-{other['top']}"))
    expect(maud.page.get_by_text(top, exact=True)).to_have_count(1)


def test_the_rules_say_that_the_figures_are_reconstructed(visit: Visit, harbour: Server) -> None:
    maud = sets_sail(visit("Maud", at=harbour), bot())
    assert maud.until_asked()
    maud.page.keyboard.press("r")
    games = json.loads(harbour.get("/api/games")[2])["games"]
    cards = next(game["reconstructed"] for game in games if game["id"] == "pirate-king")
    expect(maud.page.get_by_text(maud.t("page-rules-reconstructed", count=cards))).to_be_visible()
    maud.shot("pirate-king-rules")


# -- looks


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_at_any_question(visit: Visit, harbour: Server, look: dict[str, bool]) -> None:
    name = f"{'phone' if look['phone'] else 'desktop'}-{'dark' if look['dark'] else 'light'}"
    maud = sets_sail(visit(at=harbour, hand="finger" if look["phone"] else "mouse", **look), bot(), setup="choose")
    inspect = Inspection(maud, f"pirate-king-{name}")
    plays(maud, ROUNDS, inspect.of)
    inspect.of("end")
    assert not inspect.found, "\n".join(inspect.found)


def test_a_tablet_does_not_scroll_sideways(visit: Visit, harbour: Server) -> None:
    maud = sets_sail(visit(at=harbour, viewport={"width": 820, "height": 1180}), *[bot()] * 4)
    # five pirates and all their cards may be more than its height
    plays(maud, ROUNDS, lambda phase: maud.shot(f"pirate-king-width-820-{phase}"), in_view=False)
