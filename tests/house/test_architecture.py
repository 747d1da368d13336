"""docs/architecture.md leads to places that exist."""

import re

import pytest

from tests.house.places import ROOT

PAGE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
PLACES = sorted(set(re.findall(r"`([\w/.-]+\.(?:py|ts|tsx)):(\w+)`", PAGE)))
FILES = sorted(set(re.findall(r"`([\w/-]+/[\w.-]+\.(?:py|ts|tsx))", PAGE)))
DEFINED = r"(?:def|class|function|const) {name}\b"


def found(path: str) -> str:
    base = ROOT if path.startswith(("web/", "tests/")) else ROOT / "src/flibuste"
    assert (base / path).is_file(), f"{path} does not exist"
    return (base / path).read_text(encoding="utf-8")


@pytest.mark.parametrize(("path", "name"), PLACES)
def test_a_function_is_where_the_page_says(path: str, name: str) -> None:
    assert re.search(DEFINED.format(name=name), found(path)), f"{path} has no {name}"


@pytest.mark.parametrize("path", FILES)
def test_a_file_is_there(path: str) -> None:
    assert found(path)


def test_the_page_leads_somewhere() -> None:
    assert len(PLACES) > 20
