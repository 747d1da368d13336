"""The marker that ties a test to the clauses it shows: `flibuste rules` finds it, and the gate demands it."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("PR-HIR-03")`: this test shows that clause."""
    return pytest.mark.rule(*ids)
