"""Taking back, another game, several people at one device, looking back, and proof that the luck was sealed."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.processes import until
from tests.server.serving import Json, bot, person


def finished(visitor: Visitor, *others: Json) -> Visitor:
    visitor.opens(*(others or (bot(),)), rounds=1)
    visitor.plays_to_the_end()
    return visitor


def record_of(visitor: Visitor) -> str:
    assert visitor.over is not None
    return visitor.context.request.get(f"http://{visitor.server.address}{visitor.over['record']}").text()


def test_a_move_that_revealed_nothing_can_be_taken_back(visit: Visit) -> None:
    maud = visit().opens(bot(), rounds=20)
    back = maud.page.get_by_role("button", name=maud.t("page-take-back"), exact=True)
    while maud.until_asked():
        choice = maud.wish()
        table = maud.state["view"]["table"]
        if choice["move"] == "stop" and table["phase"] == "discover" and table["flags"]:
            break  # there is a ship to trade, so the next question is hers too
        maud.takes_part(choice)
    before = maud.offered()
    maud.takes_part(choice)
    maud.until_asked()
    expect(back).to_have_attribute("aria-disabled", "false")
    n = maud.state["n"]
    maud.page.keyboard.press("u")
    maud.until_after(n)
    maud.until_asked()
    until(lambda: {**maud.offered(), "n": 0} == {**before, "n": 0})
    expect(back).to_have_attribute("aria-disabled", "true")


def test_a_drawn_card_cannot_be_put_back(visit: Visit) -> None:
    maud = visit().opens(bot(), rounds=20)
    while maud.until_asked() and maud.wish()["move"] != "draw":
        maud.takes_part(maud.wish())
    maud.takes_part(maud.wish())
    maud.until_asked()
    back = maud.page.get_by_role("button", name=maud.t("page-take-back"), exact=True)
    expect(back).to_have_attribute("aria-disabled", "true")


def test_another_game_starts_at_the_same_table(visit: Visit) -> None:
    maud = finished(visit())
    maud.press(maud.button("page-again"))
    expect(maud.page.get_by_role("region", name=maud.t("page-question"))).to_be_visible()
    maud.waits_until("document.querySelector('[data-n]') !== null")
    assert maud.state["play"] == 2
    maud.plays_to_the_end()
    assert maud.over is not None
    assert maud.over["record"].endswith("play=2")


def test_two_people_play_at_one_device(visit: Visit) -> None:
    maud = visit().picks_port_royal()
    seats = maud.page.get_by_role("group", name=maud.t("page-seats"))
    for _ in range(2):
        maud.press(seats.get_by_role("button", name=maud.t("page-less")))
    maud.page.get_by_role("combobox", name=maud.t("page-seat-numbered", number=2)).select_option("here")
    maud.shot("home-hot-seat")
    maud.press(maud.button("page-play-here"))
    decided: set[int] = set()
    while len(decided) < 2 or maud.decisions < 12:
        assert maud.until_asked(), "the game was over too soon"
        maud.sees_what_to_decide()
        decided.add(maud.mine["seat"])
        own = maud.page.get_by_role("region", name=maud.t("board-company"))
        expect(own).to_be_visible()
        current = maud.page.get_by_role("list", name=maud.t("page-seats")).locator("[aria-current]")
        expect(current).to_contain_text(maud.names[maud.mine["seat"]])
        expect(current).to_contain_text(maud.t("page-you"))
        maud.takes_part(maud.wish())
    assert decided == {0, 1}


def test_two_people_at_one_device_play_to_the_end(visit: Visit) -> None:
    finished(visit(), person(name="Idris"))


def test_a_finished_game_can_be_looked_at_move_by_move(visit: Visit) -> None:
    maud = finished(visit(), bot(), bot())
    assert maud.over is not None
    maud.press(maud.page.get_by_role("link", name=maud.t("page-replay-this")))
    film = maud.page.get_by_role("region", name=maud.t("page-replay"))
    expect(film).to_contain_text(maud.t("page-replay-move", at=0, of=0))
    maud.shot("replay-desktop")
    maud.press(maud.button("page-replay-on"))
    expect(film).to_contain_text("Move 1 of")
    maud.press(maud.button("page-replay-last"))
    expect(film).to_contain_text(maud.say(maud.over["text"]), ignore_case=True)
    maud.shot("replay-desktop-end")
    maud.press(maud.button("page-replay-first"))
    expect(film).to_contain_text(maud.t("page-replay-move", at=0, of=0))
    maud.press(maud.button("page-replay-run"))
    expect(film).to_contain_text("Move 1 of")


def test_a_game_file_is_replayed_from_its_text(visit: Visit) -> None:
    record = record_of(finished(visit()))
    idris = visit("Idris").goes_to("/replay")
    idris.page.get_by_role("textbox", name=idris.t("page-record-paste")).fill(record)
    idris.press(idris.button("page-replay-now"))
    expect(idris.page.get_by_role("region", name=idris.t("page-replay"))).to_be_visible()


def test_a_live_table_can_be_looked_back_at(visit: Visit) -> None:
    maud = visit().opens(bot(), rounds=20)
    for _ in range(4):
        maud.until_asked()
        maud.takes_part(maud.wish())
    maud.until_asked()
    question = maud.page.get_by_role("region", name=maud.t("page-question"))
    maud.page.keyboard.press("ArrowLeft")
    expect(question).to_contain_text("not live")
    expect(maud.page.get_by_role("group", name=maud.t("page-actions"))).to_have_count(0)
    maud.shot("table-desktop-past")
    maud.press(question.get_by_role("button", name=maud.t("page-back-to-live")))
    maud.sees_what_to_decide()


def verdict_on(visitor: Visitor, record: str) -> tuple[str, list[str]]:
    visitor.goes_to("/verify")
    visitor.page.get_by_role("textbox", name=visitor.t("page-record-paste")).fill(record)
    visitor.press(visitor.button("page-verify-now"))
    findings = visitor.page.get_by_role("status").get_by_role("listitem")
    findings.first.wait_for()
    return visitor.page.get_by_role("heading", level=2).first.inner_text(), findings.all_inner_texts()


def test_an_honest_record_is_found_in_order_and_a_tampered_one_is_not(visit: Visit) -> None:
    maud = finished(visit())
    maud.press(maud.button("page-verify-luck"))
    checks = maud.page.get_by_role("status").get_by_role("listitem")
    expect(checks.first).to_be_visible()
    maud.shot("end-desktop-verified")
    record = record_of(maud)
    verdict, findings = verdict_on(maud, record)
    assert verdict == maud.t("page-verify-good")
    assert any(maud.t("check-result") in finding for finding in findings)
    maud.shot("verify-desktop-good")
    maud.trouble.clear()

    lines = record.splitlines()
    result = next(line for line in lines if line.startswith("Result:"))
    scores = [int(word) for word in result.split()[1:]]
    forged = " ".join(["Result:", str(scores[0] + 1), *map(str, scores[1:])])
    verdict, findings = verdict_on(maud, record.replace(result, forged))
    assert verdict == maud.t("page-verify-bad")
    assert maud.t("check-result") not in findings[-1]
    maud.shot("verify-desktop-forged-result")

    secret = next(line for line in lines if "secret" in line.lower())
    forged = secret[:-1] + ("0" if secret[-1] != "0" else "1")
    verdict, findings = verdict_on(maud, record.replace(secret, forged))
    assert verdict == maud.t("page-verify-bad")
    maud.shot("verify-desktop-forged-secret")
    maud.trouble.clear()
