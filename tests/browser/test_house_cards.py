"""A table with house cards says so wherever it is shown, and draws the cards as the house has them."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from flibuste.kit.game import find_game
from tests.browser.conftest import QUICK, Visit
from tests.browser.test_settings import speaks
from tests.server.serving import GAME, Server, person, serving

NAMED = 'name_en = "Thing of the sea"\nname_fr = "Chose de la mer"\n'
GONE = "remove = true\n"
RENAMED = {"ship": NAMED, "person": NAMED, "expedition": GONE, "tax": GONE}
FREE_PERSONS = {"ship": GONE, "person": "cost = 0\n", "expedition": GONE, "tax": GONE}


def changed(changes: dict[str, str], rules: str = "") -> str:
    """Every card of a table of figures, changed alike."""
    data = find_game(GAME).data
    rows = [(table, row["id"], change) for table, change in changes.items() for row in data[table]]
    cards = "".join(f'[[{table}]]\nid = "{id}"\n{change}' for table, id, change in rows)
    return f"changes = true\n[rules]\n{rules}{cards}"


@contextlib.contextmanager
def serving_cards(folder: Path, figures: str) -> Iterator[Server]:
    (folder / "mine.toml").write_text(figures, encoding="utf-8")
    with serving(folder / "tables.db", *QUICK, cards=[f"{GAME}={folder / 'mine.toml'}"]) as running:
        yield running
        assert "Traceback" not in running.words(), running.words()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """Whatever is drawn first is a card of the house, and is named."""
    with serving_cards(tmp_path, changed(RENAMED)) as running:
        yield running


@pytest.fixture
def generous(tmp_path: Path) -> Iterator[Server]:
    """Nothing but persons, who work for nothing, as many as one likes."""
    with serving_cards(tmp_path, changed(FREE_PERSONS, "takes_by_flags = [20, 20, 20, 20, 20, 20]\n")) as running:
        yield running


def test_every_card_of_a_fan_can_be_reached_by_keys_and_shows_it(visit: Visit, generous: Server) -> None:
    maud = visit(at=generous, hand="keys")
    maud.opens(person(name="Idris"), options={"round_cap": 20, "start_player": "seat0"})
    for move in ("draw",) * 14 + ("stop",) + ("hire",) * 12:
        assert maud.until_asked()
        maud.takes_part(next(choice for choice in maud.mine["choices"] if choice["move"].startswith(move)))
    assert maud.until_asked()
    covered = maud.page.locator(".company .covered .place")
    expect(covered.first).to_be_visible()
    for nth in range(covered.count()):
        maud.tab_to(covered.nth(nth))
    maud.shot("fan-by-keys")


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
