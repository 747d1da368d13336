"""Colours keep their contrast in both themes: 4.5 to 1 for text, 3 to 1 for borders and marks that mean something."""

import re
from functools import cache
from pathlib import Path

import pytest

TOKENS = Path(__file__).parents[2] / "web/src/kit/style/tokens.css"

TEXT = [
    ("ink", ["paper", "surface", "card-face", "well", "sea", "act-bg", "bad-bg"]),
    ("ink-2", ["paper", "surface", "card-face", "sea"]),
    ("act", ["paper", "surface", "act-bg"]),
    ("act-text", ["act"]),
    ("bad", ["paper", "surface", "bad-bg", "sea"]),
    ("good", ["surface"]),
    ("gold-digit", ["gold"]),
    ("surface", ["ink"]),
    ("land-line", ["land"]),
    *[("ink", [f"sky-{flag}"]) for flag in ("yellow", "blue", "green", "red", "black")],
]
MARKS = [
    ("line-2", ["paper", "surface"]),
    ("act", ["sea", "card-face", "paper"]),
    ("ink", ["sea"]),
    ("bad", ["sea", "card-face"]),
    ("good", ["card-face"]),
]
THEMES = {"light": r"^  :root \{(.*?)^  \}", "dark": r"^  :root\[data-theme=\"dark\"\] \{(.*?)^  \}"}


@cache
def colours(theme: str) -> dict[str, str]:
    """The tokens of a theme; the dark one says only what differs."""
    source = TOKENS.read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for name in ("light", theme):
        body = re.search(THEMES[name], source, re.DOTALL | re.MULTILINE)
        assert body is not None
        found |= dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", body.group(1)))
    return found


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    brighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def too_weak(theme: str, pairs: list[tuple[str, list[str]]], least: float) -> list[str]:
    known = colours(theme)
    return [
        f"{front} on {back}: {contrast(known[front], known[back]):.2f}"
        for front, backs in pairs
        for back in backs
        if contrast(known[front], known[back]) < least
    ]


@pytest.mark.parametrize("theme", THEMES)
def test_text_can_be_read(theme: str) -> None:
    assert too_weak(theme, TEXT, 4.5) == []


@pytest.mark.parametrize("theme", THEMES)
def test_borders_and_rings_can_be_seen(theme: str) -> None:
    assert too_weak(theme, MARKS, 3.0) == []


def test_black_on_white_has_the_contrast_everybody_knows() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
