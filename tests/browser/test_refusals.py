"""What cannot be done is shown with the reason, and leads to the clause."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.server.serving import Json, bot

FEW = 60  # decisions within which something is refused


def until_refused(visitor: Visitor, key: str = "") -> Json:
    """Plays on until a choice is shown with its refusal."""
    for _ in range(FEW):
        assert visitor.until_asked(), "the game was over before anything was refused"
        for choice in visitor.mine["choices"]:
            if choice["refusal"] and choice["refusal"]["clause"] and key in choice["refusal"]["text"]["key"]:
                found: Json = choice
                return found
        visitor.takes_part(visitor.wish())
    raise AssertionError(f"nothing was refused in {FEW} decisions")


def place_of(visitor: Visitor, choice: Json) -> Locator:
    if choice["place"] == "button":
        return visitor.choice_button(choice)
    return visitor.page.locator(f'button[data-thing="{choice["place"]}"]').first


def test_a_refused_move_says_why_and_opens_the_rules_at_its_clause(visit: Visit) -> None:
    maud = visit().opens(bot(), bot(), rounds=100)
    choice = until_refused(maud)
    n = maud.state["n"]
    refusal = choice["refusal"]
    target = place_of(maud, choice)
    expect(target).to_have_attribute("aria-disabled", "true")
    target.click(force=True)  # it says that it is disabled, and is pressed all the same
    strip = maud.page.get_by_role("alert")
    expect(strip).to_contain_text(maud.say(refusal["text"]), ignore_case=True)
    maud.shot("refusal-desktop")
    strip.get_by_role("button", name=refusal["clause"]).click()
    rules = maud.page.get_by_role("region", name=maud.t("page-rules"), exact=True)
    cited = rules.get_by_role("article").filter(has=maud.page.get_by_text(refusal["clause"], exact=True)).first
    expect(cited).to_be_in_viewport(ratio=0.9)
    expect(cited).to_contain_text(maud.t("page-rules-stopped"))
    maud.shot("refusal-and-rules-desktop")
    maud.fits_sideways()
    assert maud.state["n"] == n, "a refused move was made"
    maud.page.keyboard.press("Escape")
    expect(strip).to_have_count(0)
    maud.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    maud.sees_what_to_decide()


def test_a_refusal_leaves_with_the_next_move(visit: Visit) -> None:
    maud = visit().opens(bot(), bot(), rounds=100)
    choice = until_refused(maud, "too-few-swords")
    maud.choice_button(choice).click(force=True)
    expect(maud.page.get_by_role("alert")).to_be_visible()
    ship = maud.state["view"]["table"]["last_drawn"]
    expect(maud.page.locator(f'[data-thing="harbour:{ship}"]')).to_have_class(re.compile(r"\brefused\b"))
    maud.takes_part(maud.wish())
    expect(maud.page.get_by_role("alert")).to_have_count(0)


def test_the_rules_can_be_searched_by_words_and_by_clause(visit: Visit) -> None:
    maud = visit().opens(bot(), rounds=100)
    maud.until_asked()
    maud.page.keyboard.press("/")
    search = maud.page.get_by_role("searchbox")
    expect(search).to_be_focused()
    search.fill("PR-EXP-01")
    rules = maud.page.get_by_role("region", name=maud.t("page-rules"), exact=True)
    expect(rules.get_by_role("article").filter(has_text="PR-EXP-01").first).to_be_visible()
    search.fill("xyzzy")
    expect(rules).to_contain_text(maud.t("page-rules-found", count=0))
    expect(rules.get_by_role("article")).to_have_count(0)


def test_the_page_of_the_rules_opens_at_the_clause_of_its_address(visit: Visit) -> None:
    maud = visit().goes_to("/rules/port-royal#PR-REP-02")
    clause = maud.page.get_by_role("article").filter(has=maud.page.get_by_role("heading", name="PR-REP-02"))
    expect(clause).to_be_in_viewport()
    maud.shot("rules-desktop-clause")
    maud.page.get_by_role("button", name="Français").click()
    expect(maud.page.get_by_role("heading", level=1)).to_have_text(re.compile("^Règles"))
