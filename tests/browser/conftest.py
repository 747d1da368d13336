"""A real server, the real page, and visitors with Debian's Chromium. Whatever goes wrong on a page fails its test."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.visitor import Hand, Visitor
from tests.server.conftest import RAISED
from tests.server.serving import Server, serving

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the lightest first
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--font-render-hinting=none",  # else the headless shell sets letters on whole pixels, wider than people see them
)
# Bots that know what they do, so that games end, and think fast, so that tests do.
LEVELS = ",".join(
    '{id="%s",bot="rule",slips=0.0,seconds=0.2}' % id for id in ("ships-boy", "sailor", "captain", "admiral")
)
QUICK = (*RAISED, f"bots.levels=[{LEVELS}]")

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        pytest.fail("The browser tests need Chromium; on Debian: sudo apt-get install chromium")
    return {**browser_type_launch_args, "executable_path": found, "args": list(ARGUMENTS)}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db", *QUICK) as running:
        yield running
        assert "Traceback" not in running.words(), running.words()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that a test may kill and start again."""
    with serving(tmp_path / "tables.db", *QUICK) as running:
        yield running
        assert "Traceback" not in running.words(), running.words()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Opens a browser of its own for somebody; at the end nothing may have gone wrong on any page."""
    visitors: list[Visitor] = []

    def arrive(
        name: str = "Maud",
        *,
        at: Server = server,
        through: str = "",
        phone: bool = False,
        language: str = "en",
        hand: Hand = "mouse",
        motion: bool = False,
        dark: bool = False,
        **more: Any,
    ) -> Visitor:
        context = browser.new_context(
            **{
                **(PHONE if phone else DESKTOP),
                "locale": {"en": "en-GB", "fr": "fr-FR"}[language],
                "reduced_motion": "no-preference" if motion else "reduce",
                "color_scheme": "dark" if dark else "light",
                **more,
            }
        )
        visitor = Visitor(context, at, name, language, hand, through)
        visitors.append(visitor)
        return visitor

    yield arrive
    trouble = [f"{visitor.name}: {line}" for visitor in visitors for line in visitor.trouble]
    for visitor in visitors:
        visitor.context.close()
    assert not trouble, "\n".join(trouble)
