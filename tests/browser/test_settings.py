"""Language, colours and movement, switched while playing."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor, words_of
from tests.processes import until
from tests.server.serving import GAME, bot

# Every word on the page that somebody sees or hears: texts, labels, titles, placeholders.
ALL_WORDS = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement.closest("script, style, [lang]:not(html)")) found.add(node.data.replace(/\\s+/g, " ").trim());
  }
  for (const part of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
    if (part.closest("[lang]:not(html)")) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt"]) if (part.getAttribute(name)) found.add(part.getAttribute(name).trim());
  }
  return [...found];
}"""  # noqa: E501 - as it is read


def left_in(page: Page, visitor: Visitor, language: str, other: str) -> set[str]:
    """Words on the page that only another language has, of all that need no arguments."""
    said = {folded(words) for words in page.evaluate(ALL_WORDS)}
    return {
        words
        for words in fixed_words(visitor, other) - fixed_words(visitor, language)
        if len(words) > 1 and folded(words) in said
    }


def fixed_words(visitor: Visitor, language: str) -> set[str]:
    bundle = words_of(visitor.server, language, GAME).bundle
    found = set()
    for message in bundle._messages.values():
        patterns = [message.value, *(attribute.value for attribute in message.attributes)]
        for pattern in patterns:
            if pattern and len(pattern.elements) == 1 and hasattr(pattern.elements[0], "value"):
                found.add(str(pattern.elements[0].value).strip())
    return found


def folded(words: str) -> str:
    return re.sub(r"\s+", " ", words).strip().casefold()


def speaks(visitor: Visitor, language: str) -> None:
    visitor.language = language
    visitor.page.get_by_role("button", name={"en": "English", "fr": "Français"}[language]).click()
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)


def test_another_language_changes_everything_at_once(visit: Visit) -> None:
    maud = visit().opens(bot(), bot(), rounds=20)
    for _ in range(5):
        maud.until_asked()
        maud.takes_part(maud.wish())
    maud.until_asked()
    maud.page.keyboard.press("r")
    expect(maud.page.get_by_role("region", name=maud.t("page-rules"), exact=True)).to_be_visible()
    n = maud.state["n"]
    assert not left_in(maud.page, maud, "en", "fr")
    speaks(maud, "fr")
    maud.sees_what_to_decide()
    expect(maud.page.get_by_role("region", name=maud.t("page-rules"), exact=True)).to_be_visible()
    expect(maud.page.get_by_role("article").first).to_contain_text(re.compile("[éèàê]"))
    assert not left_in(maud.page, maud, "fr", "en")
    assert maud.state["n"] == n
    maud.shot("table-desktop-french")
    maud.page.keyboard.press("Escape")
    maud.takes_part(maud.wish())
    maud.until_asked()
    speaks(maud, "en")
    maud.sees_what_to_decide()
    assert not left_in(maud.page, maud, "en", "fr")


def test_no_page_says_a_word_of_the_other_language(visit: Visit) -> None:
    lea = visit("Léa", language="fr")
    for path in ("/", "/replay", "/verify", "/rules/port-royal"):
        lea.goes_to(path)
        lea.page.get_by_role("heading", level=1).wait_for()
        expect(lea.page.locator("html")).to_have_attribute("lang", "fr")
        lea.page.wait_for_load_state("networkidle")
        assert not left_in(lea.page, lea, "fr", "en"), path
    lea.opens(bot(), start=False)
    lea.page.get_by_role("region", name=lea.t("page-question")).wait_for()
    assert not left_in(lea.page, lea, "fr", "en"), "lobby"


def brightness(page: Page) -> float:
    """Of the ground of the page, 0 to 255."""
    colour = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    return sum(float(part) for part in re.findall(r"[\d.]+", colour)[:3]) / 3


def test_colours_follow_the_device_and_can_be_set(visit: Visit) -> None:
    maud = visit(dark=True).opens(bot(), bot(), rounds=20)
    maud.until_asked()
    until(lambda: brightness(maud.page) < 80)
    for _ in range(6):
        maud.takes_part(maud.wish())
        maud.until_asked()
    maud.shot("table-desktop-dark")
    maud.page.keyboard.press("s")
    settings = maud.page.get_by_role("dialog", name=maud.t("page-settings"))
    maud.shot("settings-desktop-dark")
    settings.get_by_text(maud.t("page-theme-light"), exact=True).click()
    expect(settings.get_by_role("radio", name=maud.t("page-theme-light"), exact=True)).to_be_checked()
    until(lambda: brightness(maud.page) > 170)
    maud.page.reload()
    maud.until_asked()
    until(lambda: brightness(maud.page) > 170)


MOVING = "document.getAnimations().filter((one) => one.playState === 'running').length"


def until_a_draw(visitor: Visitor) -> None:
    while visitor.until_asked() and "draw" not in [choice["move"] for choice in visitor.mine["choices"]]:
        visitor.takes_part(visitor.wish())


def draws(visitor: Visitor) -> None:
    until_a_draw(visitor)
    draw = next(choice for choice in visitor.mine["choices"] if choice["move"] == "draw")
    n = visitor.state["n"]
    visitor.press(visitor.choice_button(draw))
    visitor.until_after(n)


# From here on whatever moves takes hours, so that nobody can look too late and only a click can end it.
SLOWLY = """() => {
  window.animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const motion = window.animate.apply(this, how);
    motion.updatePlaybackRate(0.0001);
    return motion;
  };
}"""
AS_USUAL = "() => { Element.prototype.animate = window.animate; }"


def test_a_drawn_card_travels_and_a_click_ends_that(visit: Visit) -> None:
    maud = visit(motion=True).opens(bot(), rounds=20)
    until_a_draw(maud)
    maud.page.evaluate(SLOWLY)
    draws(maud)
    maud.waits_until(f"{MOVING} > 0")
    maud.page.evaluate(AS_USUAL)
    maud.page.mouse.click(5, 895)
    maud.waits_until(f"{MOVING} === 0")
    maud.until_asked()
    maud.sees_what_to_decide()


def test_nothing_moves_for_whoever_wishes_so(visit: Visit) -> None:
    maud = visit(motion=False).opens(bot(), rounds=20)
    maud.page.evaluate(f"window.moved = 0; setInterval(() => window.moved = Math.max(window.moved, {MOVING}), 8)")
    for _ in range(3):
        draws(maud)
        maud.until_asked()
    longest = maud.page.evaluate(
        "Math.max(0, ...document.getAnimations().map((one) => one.effect.getComputedTiming().duration))"
    )
    assert maud.page.evaluate("window.moved") == 0 or longest <= 120


# -- sheets

# The next key falls when the sheet has shut and before the browser tells the page of it.
KEY_AT_ONCE = """key => {
  const sheet = document.querySelector("dialog");
  const shut = new MutationObserver(() => queueMicrotask(() => dispatchEvent(new KeyboardEvent("keydown", { key }))));
  shut.observe(sheet, { attributeFilter: ["open"] });
  window.told = false;
  sheet.addEventListener("close", () => { window.told = true; });
}"""
SHEETS = {"s": "page-settings", "?": "page-keys"}


@pytest.mark.parametrize(("first", "then"), [("s", "?"), ("?", "s"), ("s", "s"), ("?", "?")])
def test_a_key_right_after_escape_opens_the_next_sheet(visit: Visit, first: str, then: str) -> None:
    maud = visit().opens(bot(), rounds=20)
    maud.until_asked()
    maud.page.keyboard.press(first)
    expect(maud.page.get_by_role("dialog", name=maud.t(SHEETS[first]), exact=True)).to_be_visible()
    maud.page.evaluate(KEY_AT_ONCE, then)
    maud.page.keyboard.press("Escape")
    maud.waits_until("window.told")
    expect(maud.page.get_by_role("dialog", name=maud.t(SHEETS[then]), exact=True)).to_be_visible()
    maud.page.keyboard.press("Escape")
    expect(maud.page.get_by_role("dialog")).to_have_count(0)


def test_escape_gives_the_focus_back(visit: Visit) -> None:
    maud = visit().opens(bot(), rounds=20)
    maud.until_asked()
    opener = maud.button("page-settings")
    opener.click()
    expect(maud.page.get_by_role("dialog")).to_be_visible()
    maud.page.keyboard.press("Escape")
    expect(maud.page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()
