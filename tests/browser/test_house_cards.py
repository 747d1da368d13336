"""A table with house cards says so wherever it is shown, and draws the cards as the house has them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from flibuste.kit.game import find_game
from tests.browser.conftest import QUICK, Visit
from tests.browser.test_settings import speaks
from tests.server.serving import GAME, Server, person, serving

NAMED = 'name_en = "Thing of the sea"\nname_fr = "Chose de la mer"\n'
CHANGES = {"ship": NAMED, "person": NAMED, "expedition": "remove = true\n", "tax": "remove = true\n"}


def every_card_renamed() -> str:
    """So that whatever is drawn first is a card of the house, and is named."""
    data = find_game(GAME).data
    rows = [(table, row["id"], change) for table, change in CHANGES.items() for row in data[table]]
    return "changes = true\n" + "".join(f'[[{table}]]\nid = "{id}"\n{change}' for table, id, change in rows)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    (tmp_path / "mine.toml").write_text(every_card_renamed(), encoding="utf-8")
    with serving(tmp_path / "tables.db", *QUICK, cards=[f"{GAME}={tmp_path / 'mine.toml'}"]) as running:
        yield running
        assert "Traceback" not in running.words(), running.words()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_house_cards_are_shown_as_such(visit: Visit, house: Server, phone: bool) -> None:
    maud = visit(at=house, phone=phone)
    maud.picks_port_royal()
    expect(maud.page.locator(".voyage .house-cards")).to_have_text("House cards")
    first = {"round_cap": 20, "start_player": "seat0"}
    maud.opens(person(name="Idris"), start=False, options=first)  # nobody plays by themselves: the table stands still
    expect(maud.page.locator(".option", has_text="House cards")).to_be_visible()
    maud.shot(f"house-cards-lobby-{'phone' if phone else 'desktop'}")
    maud.press(maud.button("page-start"))
    assert maud.until_asked()
    expect(maud.page.locator(".bar .house-cards")).to_be_visible()
    maud.fits_sideways()
    if phone:
        maud.shot("house-cards-phone")
        return
    n = maud.state["n"]
    maud.takes_part(next(choice for choice in maud.mine["choices"] if choice["move"] == "draw"))
    maud.until_after(n)
    log = maud.page.locator(".log")
    expect(log).to_contain_text("Thing of the sea")
    maud.shot("house-cards-table")
    speaks(maud, "fr")
    expect(log).to_contain_text("Chose de la mer")
    expect(maud.page.locator(".bar .house-cards")).to_have_text("Cartes maison")
    maud.goes_to("/")
    expect(maud.page.locator(".own-tables .table-line")).to_contain_text("Cartes maison")
