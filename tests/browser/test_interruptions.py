"""Whatever is interrupted goes on by itself, where it was."""

from playwright.sync_api import expect

from tests.browser.cable import cable_to
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.processes import until
from tests.server.serving import FREE, Server, bot


def plays(visitor: Visitor, decisions: int) -> None:
    for _ in range(decisions):
        assert visitor.until_asked(), "the game was over too soon"
        visitor.takes_part(visitor.wish())
    assert visitor.until_asked(), "the game was over too soon"


def test_a_refresh_brings_back_the_same_question(visit: Visit) -> None:
    maud = visit().opens(bot(), bot(), rounds=3)
    plays(maud, 3)
    before = maud.offered()
    maud.state = {}
    maud.page.reload()
    maud.until_asked()
    until(lambda: maud.offered() == before)
    maud.plays_to_the_end()


def test_a_lost_network_is_said_and_play_goes_on_when_it_is_back(visit: Visit, server: Server) -> None:
    with cable_to(server) as cable:
        maud = visit(through=cable.address).opens(bot(), rounds=3)
        plays(maud, 2)
        question = maud.page.get_by_label(maud.t("page-question"))
        before = maud.offered()
        cable.unplug()
        expect(question).to_contain_text(maud.t("page-lost"))
        expect(maud.page.get_by_role("group", name=maud.t("page-actions"))).to_have_count(0)
        expect(maud.page.get_by_role("main")).to_be_visible()
        expect(maud.page.locator('button[data-thing][aria-disabled="false"]')).to_have_count(0)
        expect(maud.page.get_by_role("button", name=maud.t("page-not-live"), exact=True)).to_be_visible()
        maud.shot("table-desktop-lost")
        cable.plug_in()
        expect(question).not_to_contain_text(maud.t("page-lost"))
        maud.until_asked()
        maud.trouble.clear()  # what failed while there was no network was meant to
        until(lambda: maud.offered() == before)
        maud.plays_to_the_end()


def test_a_server_that_was_killed_comes_back_with_every_move(visit: Visit, own_server: Server) -> None:
    maud = visit(at=own_server).opens(bot(), bot(), rounds=3)
    plays(maud, 4)
    n, log = maud.state["n"], maud.page.get_by_role("log").inner_text()
    question = maud.page.get_by_label(maud.t("page-question"))
    own_server.kill()
    expect(question).to_contain_text(maud.t("page-lost"))
    expect(maud.page.get_by_role("group", name=maud.t("page-actions"))).to_have_count(0)
    maud.shot("table-desktop-server-gone")
    maud.state = {}
    own_server.start()
    maud.until_asked()
    maud.trouble.clear()  # the page could not reach a server that was not there
    assert maud.state["n"] == n
    until(lambda: maud.page.get_by_role("log").inner_text() == log)
    maud.plays_to_the_end()


def test_a_friend_sees_who_is_away_and_the_host_may_let_a_bot_play(visit: Visit) -> None:
    host = visit("Maud").opens(FREE, bot(), start=False, rounds=20)
    friend = visit("Idris")
    friend.joins(host)
    host.starts()
    friend.page.get_by_role("region", name=friend.t("page-question")).wait_for()
    url = friend.page.url
    friend.page.goto("about:blank")
    seats = host.page.get_by_role("list", name=host.t("page-seats"))
    expect(seats.get_by_role("listitem").filter(has_text="Idris")).to_contain_text(host.t("page-seat-away"))
    host.press(host.page.get_by_role("button", name=host.t("page-crew"), exact=True))
    host.shot("crew-desktop")
    crew = host.page.get_by_role("dialog", name=host.t("page-crew"))
    crew.get_by_role("combobox", name=host.t("page-replace")).select_option("sailor")
    expect(crew.get_by_role("listitem").filter(has_text="Idris")).to_contain_text(
        host.t("page-seat-replaced", level="@level-sailor")
    )
    host.page.keyboard.press("Escape")
    friend.page.goto(url)
    friend.press(friend.page.get_by_role("button", name=friend.t("page-crew"), exact=True))
    friend.press(friend.button("page-take-seat-back"))
    friend.page.keyboard.press("Escape")
    while not friend.is_asked():
        if host.is_asked():
            host.takes_part(host.wish())
        friend.page.wait_for_timeout(20)
    friend.sees_what_to_decide()


def test_a_personal_link_opens_the_seat_on_another_device(visit: Visit) -> None:
    maud = visit().opens(bot(), rounds=20)
    maud.until_asked()
    maud.press(maud.page.get_by_role("button", name=maud.t("page-crew"), exact=True))
    maud.press(maud.button("page-other-device"))
    link = maud.page.get_by_role("textbox", name=maud.t("page-personal-link")).input_value()
    path = link[link.index("/t/") :]
    phone = visit(phone=True, hand="finger").goes_to(path)
    phone.until_asked()
    assert "#" not in phone.page.url, "the address bar still shows the secret of the seat"
    phone.takes_part(phone.wish())
    maud.until_after(phone.state["n"] - 1)
