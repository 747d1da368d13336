"""Several people at one device, each with secrets: the table is covered until the right person has come."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import QUICK, Visit
from tests.browser.visitor import Visitor
from tests.server.serving import Json, Server, bot, person, serving

WITH_SMUGGLERS = (sys.executable, str(Path(__file__).parents[1] / "server" / "with_tutorial.py"))
CRATES = ("salt", "tea", "rum", "silk", "pepper", "pearls")


@pytest.fixture(scope="module")
def cove(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows a game with secrets too."""
    data = tmp_path_factory.mktemp("cove") / "tables.db"
    with serving(data, *QUICK, flibuste=WITH_SMUGGLERS) as running:
        yield running
        assert "Traceback" not in running.words(), running.words()


def smugglers(visit: Visit, cove: Server) -> Visitor:
    return visit("Maud", at=cove).opens(person(name="Idris"), game="smugglers", options={})


def is_covered_for(visitor: Visitor, name: str) -> None:
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.t("page-pass-to", name=name))
    assert not crates_on(visitor), "something of the table shows through"
    expect(visitor.page.get_by_role("log")).to_have_count(0)


def crates_on(visitor: Visitor) -> set[str]:
    """The crates that the page speaks of, to eyes or to ears."""
    said = visitor.page.locator("body").inner_text().lower() + visitor.page.content().lower()
    return {crate for crate in CRATES if crate in said}


def yours(visitor: Visitor, seat: int) -> Json:
    mine: Json = next(mine for mine in visitor.state["yours"] if mine["seat"] == seat)
    return mine


def shows_the_hand_of(visitor: Visitor, seat: int) -> None:
    hand = visitor.page.get_by_role("region", name=visitor.t("page-own")).locator("dt", has_text="hand").first
    expect(hand).to_be_visible()
    shown = hand.locator("xpath=following-sibling::dd").get_by_role("listitem")
    expect(shown).to_have_text(yours(visitor, seat)["own"]["hand"])


def chooses(visitor: Visitor, seat: int) -> None:
    """The first crate the seat may land, by its place or its button."""
    move = next(choice for choice in yours(visitor, seat)["choices"] if choice["refusal"] is None)
    n = visitor.state["n"]
    place = visitor.page.locator(f'button[data-thing="{move["place"]}"]')
    if move["place"] != "button" and place.count():
        place.first.click()
    else:
        visitor.page.get_by_role("group", name=visitor.t("page-actions")).get_by_role("button").first.click()
    visitor.until_after(n)


def takes_the_device(visitor: Visitor, name: str) -> None:
    is_covered_for(visitor, name)
    visitor.press(visitor.page.get_by_role("button", name=visitor.t("page-pass-taken", name=name)))


def test_nothing_is_shown_until_the_right_person_has_come(visit: Visit, cove: Server) -> None:
    device = smugglers(visit, cove)
    is_covered_for(device, "Maud")
    device.shot("cover-desktop")
    takes_the_device(device, "Maud")
    shows_the_hand_of(device, 0)
    chooses(device, 0)
    question = device.page.get_by_role("region", name=device.t("page-question"))
    expect(question).to_contain_text(device.t("page-next-here", name="Idris"))
    shows_the_hand_of(device, 0)  # whoever moved sees what came of it, and gives the device away when ready
    device.page.keyboard.press("1")
    takes_the_device(device, "Idris")
    shows_the_hand_of(device, 1)


def test_a_page_that_is_opened_anew_asks_again_who_is_there(visit: Visit, cove: Server) -> None:
    device = smugglers(visit, cove)
    takes_the_device(device, "Maud")
    shows_the_hand_of(device, 0)
    device.page.reload()
    is_covered_for(device, "Maud")


def test_a_whole_game_of_two_at_one_device(visit: Visit, cove: Server) -> None:
    device = smugglers(visit, cove)
    is_covered_for(device, "Maud")
    seat, covers = -1, 0
    while not device.over:
        owing = device.state["view"]["pending"]
        if seat not in owing:  # whoever has the device keeps it as long as there is something to decide
            if seat >= 0:
                device.press(device.button("page-pass-on"))
            seat = owing[0]
            takes_the_device(device, device.names[seat])
            covers += 1
        shows_the_hand_of(device, seat)
        chooses(device, seat)
    expect(device.result).to_be_visible()
    assert covers > 4


def test_one_person_against_bots_is_never_asked(visit: Visit) -> None:
    """At a game with secrets that the bots' own processes know as well."""
    maud = visit("Maud").opens(bot(), game="pirate-king", options={})
    assert maud.until_asked()
    expect(maud.page.get_by_role("heading", name=maud.t("page-pass-to", name="Maud"))).to_have_count(0)
