"""What all tests share: the profile of Hypothesis, and whether compiled rules are tested or plain ones."""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import settings

import flibuste.kit.bits
from tests.amounts import amount

settings.register_profile("flibuste", deadline=None, max_examples=amount(100, 2000), print_blob=True)
settings.load_profile("flibuste")


def rules_are_compiled() -> bool:
    return Path(flibuste.kit.bits.__file__).suffix != ".py"


def pytest_report_header() -> str:
    return f"rules: {'compiled' if rules_are_compiled() else 'uncompiled'}, from {Path(flibuste.__file__).parent}"


def pytest_sessionstart() -> None:
    wanted = os.environ.get("FLIBUSTE_TESTED")  # set by the second run of ./flibuste test
    if wanted == "uncompiled" and rules_are_compiled():
        pytest.exit("The uncompiled rules should be tested, and the compiled ones were found.", returncode=3)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The laws first: they take longest, and a test that is begun last keeps all others waiting."""
    items.sort(key=lambda item: "laws" not in item.path.parts)


def pytest_collection_finish() -> None:
    """What is there by now stays to the end; looking through it again and again took up to two fifths of a test."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
