"""Clocks on the page: agreed on in the lobby, shown at every seat, and what happens to a sleeper is said."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import QUICK, Visit
from tests.browser.test_settings import speaks
from tests.server.serving import Server, person, serving

RUNNING = re.compile(r"^(5:00|4:\d\d|[0-3]:\d\d)$")  # however slow the machine is


@pytest.fixture
def swift(tmp_path: Path) -> Iterator[Server]:
    """A server whose minutes are over in an instant."""
    with serving(tmp_path / "tables.db", *QUICK, "clock.minute=0.5") as running:
        yield running
        assert "Traceback" not in running.words(), running.words()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_clock_is_chosen_in_the_lobby_and_shown_at_the_table(visit: Visit, phone: bool) -> None:
    maud = visit(phone=phone)
    maud.opens(person(name="Idris"), start=False, options={"start_player": "seat0"})  # nobody plays by themselves
    maud.page.get_by_role("combobox", name=maud.t("page-clock")).select_option("game 5")
    expect(maud.page.locator(".option", has_text=maud.t("page-clock"))).to_contain_text("seconds for each move")
    maud.shot(f"clock-lobby-{'phone' if phone else 'desktop'}")
    maud.press(maud.button("page-start"))
    assert maud.until_asked()
    expect(maud.page.locator(".prompt [role=timer]")).to_have_text(RUNNING)
    idris = maud.page.get_by_role("listitem").filter(has_text="Idris").locator("[role=timer]")
    expect(idris).to_have_text("5:00")
    expect(maud.page.locator(".prompt [role=timer]")).not_to_have_text("5:00")  # it runs
    expect(idris).to_have_text("5:00")  # and his does not
    maud.fits_sideways()
    maud.shot(f"clock-{'phone' if phone else 'desktop'}")


def test_a_sleepers_move_is_made_and_said_in_the_log(visit: Visit, swift: Server) -> None:
    maud = visit(at=swift)
    maud.opens(person(name="Idris"), rounds=10_000, clock={"kind": "move", "minutes": 1})
    log = maud.page.locator(".log")
    expect(log).to_contain_text("ran out of time, and the move was made for them.")
    speaks(maud, "fr")
    expect(log).to_contain_text("le coup est joué à sa place.")


def test_a_slow_table_is_opened_from_the_first_page(visit: Visit) -> None:
    maud = visit().picks_port_royal()
    maud.page.get_by_role("radio", name=maud.t("page-pace-slow")).check(force=True)
    maud.shot("clock-home")
    maud.press(maud.page.get_by_role("button", name=maud.t("page-invite-friends")))
    expect(maud.page.get_by_role("combobox", name=maud.t("page-clock"))).to_have_value("move 1440")
