"""Texts inside texts: rows of things read as a list."""

import pytest

from flibuste.kit.texts import Text, Words, kit_source

SOURCE = """
ship = { $name } ({ $coins })
harbour = Harbour: { $cards }.
flute = a Flute
"""


def harbour(language: str, *ships: tuple[str, int]) -> str:
    cards = tuple(Text("ship", {"name": name, "coins": coins}) for name, coins in ships)
    return Words(language, [kit_source(language), SOURCE]).say(Text("harbour", {"cards": cards}), ["Ada"])


@pytest.mark.parametrize(
    ("ships", "english", "french"),
    [
        ([], "Harbour: nothing.", "Harbour: rien."),
        ([("@flute", 2)], "Harbour: a Flute (2).", "Harbour: a Flute (2)."),
        ([("@flute", 2), ("#0", 1)], "Harbour: a Flute (2) and Ada (1).", "Harbour: a Flute (2) et Ada (1)."),
        (
            [("@flute", 2), ("x", 1), ("y", 3)],
            "Harbour: a Flute (2), x (1) and y (3).",
            "Harbour: a Flute (2), x (1) et y (3).",
        ),
    ],
)
def test_a_row_of_texts_is_read_as_a_list(ships: list[tuple[str, int]], english: str, french: str) -> None:
    assert harbour("en", *ships) == english
    assert harbour("fr", *ships) == french


def test_a_text_can_be_the_argument_of_another() -> None:
    words = Words("en", [kit_source("en"), SOURCE])
    flute = Text("ship", {"name": "@flute", "coins": 4})
    assert words.say(Text("harbour", {"cards": flute})) == "Harbour: a Flute (4)."


def test_what_a_person_typed_is_quoted_as_it_is() -> None:
    words = Words("en", [kit_source("en"), SOURCE])
    typed = Text("ship", {"name": "@flute", "coins": 1})
    assert words.quote(typed, ["Ada"]) == "@flute (1)"
    assert words.quote(Text("harbour", {"cards": (typed,)}), ["Ada"]) == "Harbour: a Flute (1)."


def test_a_row_can_be_long() -> None:
    ships = [("a Flute of the old school", n) for n in range(300)]
    assert harbour("en", *ships).endswith("a Flute of the old school (298) and a Flute of the old school (299).")
