"""Make the pictures of the README anew, from the real page: `.venv/bin/python tools/pictures.py`.

Needs Chromium and the test packages, both set up by `./flibuste test`.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
ARGUMENTS += ["--font-render-hinting=none"]  # letters as people see them, not on whole pixels
PATIENCE = 60.0  # seconds for the bots to move
GAMES = 20  # at most, to come to a table worth a picture
MOVES = {"jamaica": 90, "pirate-king": 60, "seul-maitre-a-bord": 190}  # before a picture of these is taken
MAUD = {"kind": "person", "name": "Maud", "colour": "blue"}
BOTS = [{"kind": "bot", "level": "sailor"}] * 3


def serve(folder: str) -> tuple[subprocess.Popen[str], str]:
    """A server of our own, and its address."""
    command = [sys.executable, "-m", "flibuste", "serve", "--host", "127.0.0.1", "--port", "0"]
    command += ["--set", "table.bot_pause=0.0", "--data", f"{folder}/tables.db"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    for line in server.stdout:
        if found := re.search(r"http://127\.0\.0\.1:\d+", line):
            return server, found[0]
    raise SystemExit("The server did not say where it listens.")


def open_table(page: Page, base: str, seats: list[dict[str, str]], *, start: bool, game: str = "port-royal") -> str:
    """Open a table by the page's own identity."""
    page.goto(base)
    body = json.dumps({"game": game, "seats": seats, "start": start})
    ask = "body => fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'}, body})"
    opened = page.evaluate(f"async body => (await ({ask})(body)).json()", body)
    return f"{base}/t/{opened['table']}"


class Player:
    """Somebody at the page who plays sensibly until the table is worth a picture."""

    def __init__(self, page: Page, base: str) -> None:
        self.page = page
        self.base = base
        self.state: dict[str, Any] = {}
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "state":
            self.state = message

    def until_asked(self) -> bool:
        """Wait for a question (true) or for the end (false)."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self.state.get("over"):
                return False
            if self.state and self.state["yours"][0]["choices"] and self.shown() == self.state["n"]:
                return True
            self.page.wait_for_timeout(20)
        raise SystemExit("Nobody asked the person at the page anything.")

    def shown(self) -> int:
        n: int = self.page.evaluate("Number(document.querySelector('[data-n]')?.dataset.n ?? -1)")
        return n

    def plan(self) -> tuple[str, str]:
        """A move and its place: claim, repel, hire and trade what there is, and draw while little is at stake."""
        table = self.state["view"]["table"]
        legal = {c["move"]: c["place"] for c in self.state["yours"][0]["choices"] if c["refusal"] is None}
        verbs = ["claim", "repel", "hire", "trade"]
        if table["flags"] < 4 and len(table["harbour"]) < 6:
            verbs.append("draw")
        verbs += ["stop", "keep", "draw"]
        return next((move, legal[move]) for verb in verbs for move in reversed(legal) if move.split()[0] == verb)

    def is_worth_a_picture(self) -> bool:
        table = self.state["view"]["table"]
        mine = table["seats"][0]
        ships = table["flags"]
        return bool(
            table["phase"] == "discover"
            and table["active"] == 0
            and ships >= 3
            and 1 <= len(table["harbour"]) - ships <= 4
            and 4 <= len(mine["display"]) <= 7
            and len(table["expeditions"]) in (1, 2, 3)
        )

    def make(self, move: str, place: str) -> None:
        n = self.state["n"]
        if place == "button" or place == "pile":
            self.page.locator(f".prompt .button.{'primary' if move in ('draw', 'repel') else 'plain'}").last.click()
        else:
            self.page.locator(f'button[data-thing="{place}"]').first.click()
        deadline = time.monotonic() + PATIENCE
        while self.state["n"] <= n:
            if time.monotonic() > deadline:
                raise SystemExit(f"The page did not make the move {move}.")
            self.page.wait_for_timeout(20)

    def play(self) -> str:
        """Play one game after the other until the table looks like one in the middle of a game; its address."""
        for _ in range(GAMES):
            address = open_table(self.page, self.base, [MAUD, *BOTS], start=True)
            self.state = {}
            self.page.goto(address)
            while self.until_asked():
                if self.is_worth_a_picture():
                    return address
                self.make(*self.plan())
        raise SystemExit(f"In {GAMES} games no table was worth a picture.")


# A second socket of the person at the page, that makes some move whenever it may, until the story is long enough.
DRIFT = """([address, moves]) => new Promise(resolve => {
    const socket = new WebSocket(address)
    socket.onopen = () => socket.send(JSON.stringify({type: 'hello', tokens: []}))
    socket.onmessage = ({data}) => {
        const heard = JSON.parse(data)
        if (heard.type !== 'state') return
        const legal = heard.yours[0].choices.filter(choice => choice.refusal === null)
        if (heard.over || (heard.n >= moves && legal.length > 1)) return socket.close(), resolve(heard.n)
        if (legal.length === 0) return
        const {move} = legal[Math.floor(Math.random() * legal.length)]
        socket.send(JSON.stringify({type: 'move', id: `drift ${heard.n}`, seat: 0, n: heard.n, move}))
    }
})"""


def drift(page: Page, base: str, game: str, moves: int) -> None:
    """A table of another game after so many moves, with Maud to move."""
    table = open_table(page, base, [MAUD, *BOTS], start=True, game=game)
    socket = table.replace("http", "ws", 1).replace("/t/", "/api/tables/") + "/ws"
    page.evaluate(DRIFT, [socket, moves])
    page.goto(table)


def shoot(page: Page, name: str) -> None:
    page.wait_for_timeout(1200)
    page.screenshot(path=PICTURES / f"{name}.png")
    print(PICTURES / f"{name}.png")


def take_pictures(browser: Browser, base: str) -> None:
    bots = [{"kind": "bot", "level": level} for level in ("captain", "sailor")]
    desk = browser.new_context(viewport=DESKTOP, locale="en", color_scheme="light", reduced_motion="reduce")
    page = desk.new_page()
    table = Player(page, base).play()
    shoot(page, "table")
    page.emulate_media(color_scheme="dark")
    shoot(page, "dark")
    page.emulate_media(color_scheme="light")
    page.goto(open_table(page, base, [MAUD, *bots, {"kind": "free"}], start=False))
    shoot(page, "lobby")
    page.goto(base)
    shoot(page, "home")
    for game, moves in MOVES.items():
        drift(page, base, game, moves)
        shoot(page, game)
    hand = browser.new_context(  # the same person at the same table, with a phone
        viewport=PHONE,
        locale="fr",
        device_scale_factor=2,
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
        storage_state=desk.storage_state(),
    )
    phone = hand.new_page()
    phone.goto(table)
    shoot(phone, "phone")


def main() -> None:
    chromium = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if chromium is None:
        raise SystemExit("There is no Chromium here; `./flibuste test` installs it where it may.")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        server, base = serve(folder)
        try:
            urllib.request.urlopen(f"{base}/health").close()
            with sync_playwright() as playwright:
                take_pictures(playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS), base)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
