"""axe finds nothing on any page, in any state, light and dark, on a desktop and on a phone."""

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect

from tests.amounts import FULL
from tests.browser.conftest import Visit
from tests.browser.test_refusals import place_of, until_refused
from tests.browser.visitor import Visitor
from tests.server.serving import FREE, Json, bot

LOOKS = [
    pytest.param({"phone": phone, "dark": dark}, id=f"{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}")
    for phone in (False, True)
    for dark in (False, True)
    if FULL or phone == dark  # every day each screen and each colour once
]
WIDTHS = (390, 820, 1200, 1440) if FULL else (390, 820, 1200)  # 1440 is what all other tests look at


def violations_on(page: Page) -> list[Json]:
    """What axe finds wrong; not all that it finds right, which takes as long to send as to find."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[Json] = page.evaluate("axe.run({resultTypes: ['violations']}).then(({violations}) => violations)")
    return found


class Inspection:
    """Looks at one state after the other and tells of everything at the end."""

    def __init__(self, visitor: Visitor, look: str) -> None:
        self.visitor = visitor
        self.look = look
        self.found: list[str] = []

    def of(self, state: str) -> None:
        page = self.visitor.page
        self.visitor.shot(f"axe-{state}-{self.look}")
        violations = violations_on(page)
        if violations:  # what was only on its way across the table has come to rest by now
            page.wait_for_timeout(1000)
            violations = violations_on(page)
        for violation in violations:
            where = "; ".join(
                f"{' '.join(map(str, node['target']))} {node['html'][:120]}" for node in violation["nodes"][:4]
            )
            self.found.append(f"{state}: {violation['id']} ({violation['impact']}): {violation['help']}: {where}")
        wide, screen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        if wide > screen:
            self.found.append(f"{state}: {wide} wide on a screen of {screen}")


def test_axe_would_find_a_picture_without_words(visit: Visit) -> None:
    maud = visit().goes_to("/")
    maud.page.get_by_role("heading", level=1).wait_for()
    maud.page.wait_for_load_state("networkidle")
    assert violations_on(maud.page) == []
    maud.page.evaluate("document.querySelector('main').append(new Image())")
    assert [violation["id"] for violation in violations_on(maud.page)] == ["image-alt"]


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_on_any_page(visit: Visit, look: dict[str, bool], request: pytest.FixtureRequest) -> None:
    maud = visit(hand="finger" if look["phone"] else "mouse", **look)
    inspect = Inspection(maud, f"{'phone' if look['phone'] else 'desktop'}-{'dark' if look['dark'] else 'light'}")
    for name, path in (
        ("home", "/"),
        ("replay-empty", "/replay"),
        ("verify", "/verify"),
        ("rules", "/rules/port-royal"),
    ):
        maud.goes_to(path)
        maud.page.get_by_role("heading", level=1).wait_for()
        maud.page.wait_for_load_state("networkidle")
        inspect.of(name)
    maud.opens(FREE, bot(), bot(), start=False)
    maud.page.get_by_role("region", name=maud.t("page-question")).wait_for()
    maud.page.wait_for_load_state("networkidle")
    inspect.of("lobby")
    maud.goes_to("/t/nowhere-000000000000")
    maud.page.get_by_role("alert").wait_for()
    inspect.of("no-such-table")
    maud.trouble.clear()  # it is not there
    maud.opens(bot(), bot(), bot(), rounds=30)
    refused = until_refused(maud)
    inspect.of("table")
    place_of(maud, refused).dispatch_event("click")
    maud.page.get_by_role("alert").get_by_role("button", name=refused["refusal"]["clause"]).dispatch_event("click")
    expect(maud.page.get_by_role("region", name=maud.t("page-rules"), exact=True)).to_be_visible()
    inspect.of("refusal-and-rules")
    maud.page.keyboard.press("Escape")
    maud.page.keyboard.press("Escape")
    for key, name in (("s", "settings"), ("?", "keys")):
        maud.page.keyboard.press(key)
        expect(maud.page.get_by_role("dialog", name=maud.t(f"page-{name}"), exact=True)).to_be_visible()
        inspect.of(name)
        maud.page.keyboard.press("Escape")
    for key, name in (("t", "talk"), ("l", "log")):
        maud.page.keyboard.press(key)
        expect(maud.page.locator(".drawer")).to_be_visible()
        inspect.of(name)
        maud.page.keyboard.press("Escape")
    for _ in range(12):
        if not maud.until_asked():
            break
        maud.takes_part(maud.wish())
    inspect.of("table-later")
    maud.opens(bot(), bot(), rounds=1)
    maud.plays_to_the_end(look=False)
    inspect.of("end")
    maud.press(maud.button("page-verify-luck"))
    maud.page.get_by_role("status").get_by_role("listitem").first.wait_for()
    inspect.of("end-verified")
    maud.goes_to(f"/replay?table={maud.table['table']}&play=1")
    maud.page.get_by_role("region", name=maud.t("page-replay")).wait_for()
    inspect.of("replay")
    assert not inspect.found, "\n".join(inspect.found)


@pytest.mark.parametrize("width", WIDTHS)
def test_no_page_scrolls_sideways(visit: Visit, width: int) -> None:
    maud = visit(viewport={"width": width, "height": 844 if width == 390 else 800})
    for name, path in (
        ("home", "/"),
        ("replay-empty", "/replay"),
        ("verify", "/verify"),
        ("rules", "/rules/port-royal"),
    ):
        maud.goes_to(path)
        maud.page.get_by_role("heading", level=1).wait_for()
        maud.page.wait_for_load_state("networkidle")
        maud.fits_sideways()
        maud.shot(f"width-{width}-{name}")
    maud.opens(FREE, bot(), bot(), bot(), start=False)
    maud.page.get_by_role("region", name=maud.t("page-question")).wait_for()
    maud.fits_sideways()
    maud.shot(f"width-{width}-lobby")
    maud.opens(bot(), bot(), bot(), bot(), rounds=2)
    while maud.until_asked():
        maud.fits_sideways()
        if maud.decisions == 6:
            maud.shot(f"width-{width}-table")
        maud.takes_part(maud.wish())
    expect(maud.result).to_be_visible()
    maud.fits_sideways()
    maud.shot(f"width-{width}-end")
