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

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
CHROMIUM = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
DECISIONS = 14  # of the person at the table, before the picture is taken


def serve(folder: str) -> tuple[subprocess.Popen[str], str]:
    """A server of our own, and its address."""
    command = [sys.executable, "-m", "flibuste", "serve", "--host", "127.0.0.1", "--port", "0"]
    server = subprocess.Popen([*command, "--data", f"{folder}/tables.db"], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    for line in server.stdout:
        if found := re.search(r"http://127\.0\.0\.1:\d+", line):
            return server, found[0]
    raise SystemExit("The server did not say where it listens.")


def open_table(page: Page, base: str, seats: list[dict[str, str]], *, start: bool) -> str:
    """Open a table by the page's own identity."""
    page.goto(base)
    body = json.dumps({"game": "port-royal", "seats": seats, "start": start})
    ask = "body => fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'}, body})"
    opened = page.evaluate(f"async body => (await ({ask})(body)).json()", body)
    return f"{base}/t/{opened['table']}"


def play_on(page: Page, decisions: int) -> None:
    """Take the first choice offered, again and again, as somebody would who likes to draw."""
    for _ in range(decisions):
        try:
            page.locator(".prompt .button:not(.barred):not([aria-disabled=true])").first.wait_for(timeout=20_000)
        except Exception:  # the game may have ended: then that is the picture
            return
        time.sleep(0.4)
        page.locator(".prompt .button:not(.barred):not([aria-disabled=true])").first.click()
    time.sleep(2.5)


def shoot(page: Page, name: str) -> None:
    page.wait_for_timeout(1200)
    page.screenshot(path=PICTURES / f"{name}.png")
    print(PICTURES / f"{name}.png")


def take_pictures(browser: Browser, base: str) -> None:
    bots = [{"kind": "bot", "level": level} for level in ("captain", "sailor", "admiral")]
    maud = {"kind": "person", "name": "Maud", "colour": "blue"}
    desk = browser.new_context(viewport=DESKTOP, locale="en", color_scheme="light", reduced_motion="reduce")
    page = desk.new_page()
    page.goto(base)
    shoot(page, "home")
    page.goto(open_table(page, base, [maud, bots[0], bots[1], {"kind": "free"}], start=False))
    shoot(page, "lobby")
    page.goto(open_table(page, base, [maud, *bots], start=True))
    play_on(page, DECISIONS)
    shoot(page, "table")
    page.emulate_media(color_scheme="dark")
    shoot(page, "dark")
    hand = browser.new_context(
        viewport=PHONE, locale="fr", device_scale_factor=2, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    phone = hand.new_page()
    phone.goto(open_table(phone, base, [maud, *bots], start=True))
    play_on(phone, DECISIONS)
    shoot(phone, "phone")


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        raise SystemExit("There is no Chromium here; `./flibuste test` installs it where it may.")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        server, base = serve(folder)
        try:
            urllib.request.urlopen(f"{base}/health").close()
            with sync_playwright() as playwright:
                take_pictures(playwright.chromium.launch(executable_path=chromium, args=CHROMIUM), base)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
