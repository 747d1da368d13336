"""Somebody with a browser: what they see, what came over their wire, what they do, and what went wrong."""

import json
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, Response, WebSocket, expect

from flibuste.kit.texts import Text, Words
from tests.processes import PATIENCE
from tests.server.serving import GAME, Json, Server

ARTEFACTS = Path(__file__).resolve().parents[2] / "artefacts" / "browser"
expect.set_options(timeout=PATIENCE * 1000)
Hand = Literal["mouse", "finger", "keys"]

# Everything of the table that can be decided about, as it is on the screen.
OFFERED = """() => {
  const seen = (part) => {
    const box = part.getBoundingClientRect();
    const across = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
    const down = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    return part.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      && across > box.width / 2 && down > box.height / 2;
  };
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
  const covered = (part) => {
    const box = part.getBoundingClientRect();
    const on = (x, y) => part.contains(document.elementFromPoint(box.left + x * box.width, box.top + y * box.height));
    return !steps.some((y) => steps.some((x) => on(x, y)));
  };
  const read = (part) => ({
    words: part.innerText, name: part.getAttribute("aria-label") ?? part.innerText, seen: seen(part) && !covered(part),
    enabled: !part.disabled && part.getAttribute("aria-disabled") !== "true", thing: part.dataset.thing ?? "",
  });
  const prompt = document.querySelector("section.prompt .sentence");
  return {
    n: Number(document.querySelector("[data-n]")?.dataset.n ?? -1),
    sentence: prompt && seen(prompt) ? prompt.innerText : "",
    buttons: [...document.querySelectorAll("section.prompt [role=group] button")].map(read),
    places: [...document.querySelectorAll("button[data-thing]")].map(read),
  };
}"""

FOCUS = """() => {
  const part = document.activeElement;
  const style = getComputedStyle(part);
  const box = part.getBoundingClientRect();
  const ringed = (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== "none";
  const label = part.closest("label");
  const by_label = label && getComputedStyle(label).outlineStyle !== "none";
  return {
    somewhere: part !== document.body && part !== document.documentElement,
    visible: part.matches(":focus-visible") && (ringed || Boolean(by_label)),
    seen: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    what: part.outerHTML.slice(0, 160), thing: part.dataset.thing ?? "", name: part.getAttribute("aria-label") ?? part.innerText ?? "",
    tag: part.tagName, enabled: part.getAttribute("aria-disabled") !== "true",
  };
}"""  # noqa: E501 - a list of fields


@cache
def words_of(server: Server, language: str, game: str) -> Words:
    sources = [server.get(f"/api/texts/{language}{part}")[2].decode() for part in ("", f"/{game}")]
    return Words(language, sources)


class Visitor:
    def __init__(
        self, context: BrowserContext, server: Server, name: str, language: str, hand: Hand, through: str = ""
    ) -> None:
        self.context = context
        self.server = server
        self.address = f"http://{through or server.address}"
        self.name = name
        self.language = language
        self.hand = hand
        self.page: Page = context.new_page()
        self.trouble: list[str] = []
        self.table: Json = {}
        self.state: Json = {}
        self.decisions = 0
        self.sent: set[str] = set()  # the ids of own moves
        self.made = 0  # the number of the state that the last of them led to
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.trouble.append(f"error on the page: {error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)
        self.page.on("websocket", self.follow)

    # -- what goes wrong

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.trouble.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        # A page that is left gives up what it was asking for; that is no failure.
        if "ERR_ABORTED" not in (request.failure or ""):
            self.trouble.append(f"request failed: {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.trouble.append(f"status {response.status}: {response.url}")

    # -- what comes over the wire

    def follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hears)
        socket.on("framesent", self._said)

    def _said(self, frame: str | bytes) -> None:
        message: Json = json.loads(frame)
        if message["type"] == "move":
            self.sent.add(message["id"])

    def hears(self, frame: str | bytes) -> None:
        message: Json = json.loads(frame)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "state":
            self.state = message
        elif message["type"] == "ack" and message["id"] in self.sent:
            self.made = message["n"]

    # -- words

    @property
    def words(self) -> Words:
        return words_of(self.server, self.language, self.table.get("game", GAME))

    def t(self, key: str, **args: Any) -> str:
        """The words of a key in this visitor's language, written out as the page would."""
        return self.words.say(Text(key, args), self.names)

    def say(self, text: Json) -> str:
        return self.words.say(msgspec.convert(text, Text), self.names)

    def briefly(self, text: Json) -> str:
        """As on a button: in few words where there are such, in fewer still on a phone."""
        name = text["key"]
        forms = self.words.bundle.get_message(name).attributes
        size = self.page.viewport_size
        narrow = size is not None and size["width"] < 768
        form = next((form for form in ("narrow", "short") if form in forms and (narrow or form == "short")), "")
        return self.say({**text, "key": f"{name}.{form}"} if form else text)

    @property
    def names(self) -> Sequence[str]:
        return [seat["name"] for seat in self.table.get("seats", [])]

    # -- going about

    def goes_to(self, path: str) -> "Visitor":
        self.page.goto(f"{self.address}{path}")
        return self

    def opens(self, *others: Json, rounds: int = 1, start: bool = True, **more: Any) -> "Visitor":
        """A table of one's own, made by the visitor's browser without its page; then the page of it."""
        ask, address = self.context.request, self.address
        assert ask.get(f"{address}/api/me").ok
        seats = [{"kind": "person", "name": self.name}, *others]
        wanted = {"game": GAME, "seats": seats, "options": {"round_cap": rounds}, "start": start, **more}
        answer = ask.post(f"{address}/api/tables", data=wanted)
        assert answer.status == 201, answer.text()
        return self.goes_to(f"/t/{answer.json()['table']}")

    def joins(self, host: "Visitor") -> None:
        """Sits down at the host's table, by its link."""
        self.goes_to(host.page.url[host.page.url.index("/t/") :])
        self.page.get_by_role("textbox", name=self.t("page-name-yours")).fill(self.name)
        self.press(self.button("page-sit-down"))
        expect(host.page.get_by_text(self.name).first).to_be_visible()

    def starts(self) -> None:
        """The game, once everybody has come."""
        self.press(self.page.get_by_role("button", name=self.t("page-start")).first)

    def button(self, key: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.t(key, **args), exact=True)

    def picks_port_royal(self) -> "Visitor":
        """On the first page, which offers several games."""
        self.goes_to("/")
        card = self.page.locator(".game-card", has_text="Port Royal")
        self.press(card)
        expect(card).to_have_attribute("aria-pressed", "true")
        return self

    def press(self, target: Locator) -> None:
        if self.hand == "finger":
            target.tap()
        elif self.hand == "mouse":
            target.click()
        else:
            self.tab_to(target)
            self.page.keyboard.press("Enter")

    def waits_until(self, expression: str, value: object = None) -> None:
        """Until it is true on the page; asked from here, as the page itself may not evaluate strings."""
        deadline = time.monotonic() + PATIENCE
        while not self.page.evaluate(expression, value):
            assert time.monotonic() < deadline, f"not in {PATIENCE} s: {expression}"
            self.page.wait_for_timeout(10)

    def shot(self, name: str) -> None:
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=ARTEFACTS / f"{name}.png", animations="disabled", scale="css")

    def fits_sideways(self) -> None:
        wide = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1], f"{self.page.url} is {wide[0]} wide on a screen of {wide[1]}"

    # -- at the table

    @property
    def mine(self) -> Json:
        """The seat of this visitor that is to decide; nothing when none is."""
        return next((seat for seat in self.state.get("yours", []) if seat["choices"]), {})

    @property
    def over(self) -> Json | None:
        over: Json | None = self.state.get("over")
        return over

    def shown_n(self) -> int:
        n: int = self.page.evaluate("Number(document.querySelector('[data-n]')?.dataset.n ?? -1)")
        return n

    def is_asked(self) -> bool:
        shown = self.shown_n()  # first: news may come over the wire while the page answers
        return bool(self.mine) and shown == self.state["n"]

    def until_asked(self, patience: float = PATIENCE) -> bool:
        """Wait until something is to be decided (true) or the game is over (false)."""
        deadline = time.monotonic() + patience
        while time.monotonic() < deadline:
            if self.over:
                return False
            if self.is_asked():
                return True
            self.page.wait_for_timeout(15)
        asked = self.mine or self.state.get("view")
        raise AssertionError(f"nobody asked {self.name} anything in {patience} s: {asked}")

    def offered(self) -> Json:
        offered: Json = self.page.evaluate(OFFERED)
        return offered

    def sees_what_to_decide(self, in_view: bool = True) -> None:
        """A sentence, two choices at least, and every choice of the wire: those refused with the reason."""
        offered = self.offered()
        legal = [choice for choice in self.mine["choices"] if choice["refusal"] is None]
        parts = offered["buttons"] + offered["places"]
        assert offered["sentence"].strip(), "no sentence says what is to be decided"
        assert self.say(self.mine["prompt"]).casefold() in offered["sentence"].casefold().replace("\n", " ")
        assert sum(part["enabled"] and (part["seen"] or not in_view) for part in parts) >= 2, (parts, legal)
        for choice in self.mine["choices"]:
            words = self.briefly(choice["label"])
            refused = choice["refusal"] is not None
            found = [
                part
                for part in parts
                if part["thing"] == choice["place"] or (not part["thing"] and words in part["words"].replace("\n", " "))
            ]
            assert found, f"{choice['move']!r} is not on the screen as {words!r}: {parts}"
            assert any(part["enabled"] is not refused for part in found), (choice, found)
            assert not in_view or any(part["seen"] for part in found), f"{choice['move']!r} is out of sight: {found}"
            if refused:
                why = self.briefly(choice["refusal"]["text"])
                assert any(why in part["words"] or why in part["name"] for part in found), (why, found)

    def wish(self) -> Json:
        """What to do next: enough of a plan to end a game."""
        legal = {choice["move"]: choice for choice in self.mine["choices"] if choice["refusal"] is None}
        table = self.state["view"]["table"]
        verbs = ["claim", "repel", "hire", "trade"]
        if "draw" in legal and len(table["harbour"]) < 4 and table["flags"] < 4:
            verbs.append("draw")
        verbs += ["stop", "keep", "draw"]
        return next(legal[move] for verb in verbs for move in reversed(legal) if move.split()[0] == verb)

    def takes_part(self, choice: Json) -> None:
        """Makes a move by hand, and waits until it was made."""
        made = self.made
        if self.hand == "keys":
            self._by_keys(choice)
        else:
            at_place = self.page.locator(f'button[data-thing="{choice["place"]}"]').first
            if choice["place"] != "button" and at_place.is_visible():
                self.press(at_place)
                if self.hand == "finger" or self.has_chosen(choice):
                    self.press(self.choice_button(choice))
            else:
                self.press(self.choice_button(choice))
        self.decisions += 1
        self.until_made(made)

    def has_chosen(self, choice: Json) -> bool:
        """Whether the place is chosen and a button is still to confirm it."""
        return self.page.locator(f'button[data-thing="{choice["place"]}"][aria-pressed="true"]').count() > 0

    def until_made(self, before: int) -> None:
        """Until an own move was made; a new state alone may come from others, who choose at the same time."""
        deadline = time.monotonic() + PATIENCE
        while self.made == before or self.state["n"] < self.made:
            assert time.monotonic() < deadline, f"the move of {self.name} after {before} did not come back"
            self.page.wait_for_timeout(10)

    def until_after(self, n: int, patience: float = PATIENCE) -> None:
        deadline = time.monotonic() + patience
        while self.state["n"] <= n:
            assert time.monotonic() < deadline, f"the move of {self.name} at {n} did not come back"
            self.page.wait_for_timeout(10)

    def until_shown(self, n: int) -> None:
        """Until so many moves of the table can be seen on the page."""
        self.waits_until("n => Number(document.querySelector('[data-n]')?.dataset.n ?? -1) >= n", n)

    def choice_button(self, choice: Json) -> Locator:
        actions = self.page.get_by_role("group", name=self.t("page-actions"), exact=True)
        return actions.get_by_role("button", name=self.briefly(choice["label"])).first

    def plays_to_the_end(self, look: bool = True) -> None:
        while self.until_asked():
            if look:
                self.sees_what_to_decide(in_view=self.hand != "finger")
            self.takes_part(self.wish())
        expect(self.result).to_be_visible()

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("region", name=self.t("page-result"), exact=True)

    # -- by keys alone

    def _by_keys(self, choice: Json) -> None:
        button = self.choice_button(choice)
        digit = button.get_attribute("data-digit") if button.count() else None
        if digit and self.decisions % 3 != 2:  # a digit mostly, and every third time the long way
            self.key(digit)
        elif choice["place"] == "button" or not self.page.locator(f'button[data-thing="{choice["place"]}"]').count():
            self.tab_to(button)
            self.key("Enter")
        else:
            self.tab_to(self.page.locator(f'button[data-thing="{choice["place"]}"]').first)
            self.key("Enter")
            if self.has_chosen(choice):
                self.key("1")

    def key(self, key: str) -> None:
        had_focus = self.page.evaluate(FOCUS)["somewhere"]
        self.page.keyboard.press(key)
        if had_focus or not key.isdigit():  # digits work without it too
            self.has_visible_focus(key)

    def has_visible_focus(self, after: str) -> None:
        focus = self.page.evaluate(FOCUS)
        if after == "Tab" and not focus["somewhere"]:
            return  # past the last stop: the next Tab begins again
        deadline = time.monotonic() + PATIENCE
        while not focus["somewhere"] and time.monotonic() < deadline:  # what comes next is being drawn
            self.page.wait_for_timeout(10)
            focus = self.page.evaluate(FOCUS)
        assert focus["somewhere"], f"after {after} the focus is lost"
        assert focus["visible"], f"after {after} nothing shows that the focus is on {focus['what']}"

    def tab_to(self, target: Locator) -> None:
        """Tab until the focus is there; every stop on the way can be seen."""
        there = target.element_handle()
        assert there is not None
        for _ in range(200):
            if self.page.evaluate("there => document.activeElement === there", there):
                return
            self.key("Tab")
        raise AssertionError(f"Tab never comes to {there.evaluate('part => part.outerHTML.slice(0, 200)')}")
