"""Whole games from the first page to the final score: by mouse, by finger, by keys, alone and with friends."""

import re

import pytest
from playwright.sync_api import expect

from tests.amounts import amount
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

SHORT = amount(2, 12)  # rounds of the games whose host may set them


def final_standing(visitor: Visitor) -> dict[str, int]:
    """Names and points as the list of scores gives them."""
    rows = visitor.page.get_by_role("complementary", name=visitor.t("page-scores")).get_by_role("listitem")
    standing = {}
    for row in rows.filter(has=visitor.page.locator(".rank")).all():
        points = row.locator(".points").get_attribute("aria-label") or ""
        standing[row.locator("b").first.inner_text()] = int(
            re.search(r"-?\d+", points.replace("\N{MINUS SIGN}", "-"))[0]  # type: ignore[index]
        )
    return standing


def record_downloaded(visitor: Visitor) -> str:
    with visitor.page.expect_download() as download:
        visitor.press(visitor.page.get_by_role("link", name=visitor.t("page-game-file"), exact=True))
    return download.value.path().read_text("utf-8")


def in_record(record: str, field: str) -> list[int]:
    line = next(line for line in record.splitlines() if line.startswith(f"{field}:"))
    return [int(word) for word in line.partition(":")[2].split()]


def shows_the_truth(visitor: Visitor) -> None:
    """The standing on the page is that of the record, and the sentence that of the server."""
    assert visitor.over is not None
    expect(visitor.result).to_contain_text(visitor.say(visitor.over["text"]), ignore_case=True)
    standing = final_standing(visitor)
    assert standing == dict(zip(visitor.names, visitor.over["scores"], strict=True))
    assert list(standing.values()) == sorted(standing.values(), reverse=True) or len(visitor.over["winners"]) == 1
    record = record_downloaded(visitor)
    assert record.startswith("Flibuste record 1\n")
    assert in_record(record, "Result") == visitor.over["scores"]
    assert [seat - 1 for seat in in_record(record, "Winners")] == visitor.over["winners"]


def opens_a_short_table(host: Visitor, rounds: int = SHORT) -> None:
    """From the first page to a table whose host has set the longest game."""
    host.picks_port_royal()
    host.press(
        host.page.get_by_role(
            "button", name=host.t("page-invite-friends.short" if host.hand == "finger" else "page-invite-friends")
        )
    )
    cap = host.page.get_by_role("spinbutton", name=host.t("option-round_cap"))
    if host.hand == "keys":
        host.tab_to(cap)
        host.page.keyboard.type(str(rounds))
        host.key("Tab")
    else:
        cap.fill(str(rounds))
        cap.press("Tab")
    expect(cap).to_have_value(str(rounds))


def test_one_person_and_three_bots_play_a_whole_game_by_mouse(visit: Visit) -> None:
    maud = visit("Maud").picks_port_royal()
    maud.shot("home-desktop")
    maud.press(maud.button("page-play-bots"))
    maud.until_asked()
    maud.shot("table-desktop-first-question")
    while maud.until_asked():
        maud.sees_what_to_decide()
        maud.fits_sideways()
        if maud.decisions in (3, 12, 30, 50):
            maud.shot(f"table-desktop-{maud.decisions}")
        maud.takes_part(maud.wish())
    maud.shot("end-desktop")
    shows_the_truth(maud)
    assert maud.decisions > 10


def test_four_people_join_by_link_play_a_whole_game_and_a_fifth_watches(visit: Visit) -> None:
    host = visit("Maud")
    opens_a_short_table(host)
    link = host.page.get_by_role("textbox", name=host.t("page-link")).input_value()
    path = link[link.index("/t/") :]
    assert host.page.url.endswith(path)
    friends = [visit("Idris"), visit("Léa", language="fr", phone=True, hand="finger"), visit("Nour")]
    for friend in friends:
        friend.joins(host)
    start = host.page.get_by_role("button", name=host.t("page-start"))
    friends[0].press(friends[0].page.get_by_role("button", name=host.t("page-not-ready")))
    expect(start).to_have_attribute("aria-disabled", "true")
    expect(start).to_contain_text(host.t("page-lobby-late", name="Idris"))
    friends[0].press(friends[0].page.get_by_role("button", name=host.t("page-ready-now")))
    expect(start).not_to_have_attribute("aria-disabled", "true")
    watcher = visit("Ines").goes_to(path)
    expect(watcher.page.get_by_role("region", name=watcher.t("page-question"))).to_contain_text(
        watcher.t("page-lobby-full")
    )
    host.shot("lobby-desktop")
    friends[1].shot("lobby-phone")
    watcher.shot("lobby-watching")
    host.press(start)
    people = [host, *friends]
    while not host.over:
        for person in people:
            while not host.over and person.is_asked():
                person.sees_what_to_decide(in_view=person.hand == "mouse")
                person.takes_part(person.wish())
        host.page.wait_for_timeout(10)
    for person in [*people, watcher]:
        expect(person.result).to_be_visible()
        assert final_standing(person) == dict(zip(host.names, host.over["scores"], strict=True))
    assert set(host.names) == {"Idris", "Léa", "Nour", host.names[0]}
    assert all(person.decisions > 0 for person in people)
    watcher.shot("end-watching")
    shows_the_truth(host)


def test_a_whole_game_by_finger_on_a_phone_in_french(visit: Visit) -> None:
    lea = visit("Léa", phone=True, language="fr", hand="finger")
    opens_a_short_table(lea)
    lea.shot("lobby-phone-host")
    lea.press(lea.page.get_by_role("button", name=lea.t("page-start-with-bots", free=3)))
    while lea.until_asked():
        lea.sees_what_to_decide(in_view=False)
        lea.fits_sideways()
        if lea.decisions in (1, 5, 10):
            lea.shot(f"table-phone-{lea.decisions}")
        lea.takes_part(lea.wish())
    assert lea.page.evaluate("document.documentElement.lang") == "fr"
    lea.shot("end-phone")
    shows_the_truth(lea)


def test_a_tap_on_a_card_chooses_it_and_only_the_button_makes_the_move(visit: Visit) -> None:
    lea = visit("Léa", phone=True, language="fr", hand="finger").picks_port_royal()
    lea.press(lea.button("page-play-bots"))
    while lea.until_asked():
        cards = [choice for choice in lea.mine["choices"] if choice["refusal"] is None and ":" in choice["place"]]
        if cards:
            break
        lea.takes_part(lea.wish())
    n = lea.state["n"]
    place = lea.page.locator(f'button[data-thing="{cards[0]["place"]}"]').first
    place.tap()
    expect(place).to_have_attribute("aria-pressed", "true")
    expect(lea.choice_button(cards[0])).to_be_visible()
    lea.shot("table-phone-confirm")
    lea.press(lea.button("page-cancel"))
    expect(place).to_have_attribute("aria-pressed", "false")
    assert lea.state["n"] == n
    lea.takes_part(cards[0])


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    maud = visit("Maud", hand="keys")
    opens_a_short_table(maud)
    maud.press(maud.page.get_by_role("button", name=maud.t("page-start-with-bots", free=3)))
    maud.until_asked()
    maud.key("?")
    keys = maud.page.get_by_role("dialog", name=maud.t("page-keys"))
    expect(keys).to_be_visible()
    maud.shot("keys-desktop")
    maud.key("Escape")
    expect(keys).not_to_be_visible()
    maud.plays_to_the_end()
    maud.has_visible_focus("the end")
    maud.shot("end-by-keys")
    maud.tab_to(maud.button("page-again"))


@pytest.mark.parametrize("players", range(2, amount(3, 6)))
def test_every_number_of_seats_can_be_played_against_bots(visit: Visit, players: int) -> None:
    maud = visit("Maud").picks_port_royal()
    seats = maud.page.get_by_role("group", name=maud.t("page-seats"))
    towards = "page-less" if players < 4 else "page-more"
    for _ in range(abs(players - 4)):
        maud.press(seats.get_by_role("button", name=maud.t(towards)))
    maud.press(maud.button("page-play-bots"))
    assert maud.until_asked()
    assert len(maud.names) == players
    maud.sees_what_to_decide()
    maud.shot(f"table-desktop-{players}-seats")
