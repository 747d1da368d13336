"""Keys and arguments become sentences, or the project hears of it."""

import pytest

from flibuste.kit.errors import LONGEST_QUOTE, BadRecord, FlibusteError, NotNow, UnknownMove, quoted
from flibuste.kit.game import Game
from flibuste.kit.texts import LANGUAGES, MissingText, Text, Words, kit_source, kit_words

SOURCE = """
ship = ship
    .the = the ship
lonely =
    .the = only an attribute
took = { $seat } takes { $what }.
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
"""


def words(language: str = "en") -> Words:
    return Words(language, [kit_source(language), SOURCE])


def test_an_argument_can_name_a_message_its_attribute_or_a_seat() -> None:
    text = Text("took", {"seat": "#1", "what": "@ship"})
    assert words().say(text, ["Ada", "Bo"]) == "Bo takes ship."
    assert words().say(Text("took", {"seat": "#0", "what": "@ship.the"}), ["Ada"]) == "Ada takes the ship."


def test_a_seat_without_a_name_has_its_number() -> None:
    assert words().say(Text("took", {"seat": "#2", "what": "it"}), ["Ada"]) == "Seat 3 takes it."
    assert words("fr").say(Text("took", {"seat": "#2", "what": "it"})) == "Place 3 takes it."


@pytest.mark.parametrize(
    "text",
    [
        Text("no-such-key"),
        Text("ship.no-such-attribute"),
        Text("lonely"),
        Text("took", {"seat": "#0"}),
        Text("took", {"seat": "#0", "what": "@no-such-key"}),
        Text("took", {"seat": "#0", "what": "@ship.no-such-attribute"}),
    ],
)
def test_missing_words_are_a_mistake_and_never_a_sentence(text: Text) -> None:
    with pytest.raises(MissingText):
        words().say(text, ["Ada"])


@pytest.mark.parametrize(
    ("n", "english", "french"), [(0, "0 coins", "0 coin"), (1, "1 coin", "1 coin"), (2, "2 coins", "2 coins")]
)
def test_french_counts_zero_as_one(n: int, english: str, french: str) -> None:
    assert words("en").say(Text("coins", {"n": n})) == english
    assert words("fr").say(Text("coins", {"n": n})) == french


def test_a_words_knows_its_keys() -> None:
    assert "took" in words()
    assert "no-such-key" not in words()


def test_a_game_has_the_words_of_the_kit_too(smugglers: Game) -> None:
    for language in LANGUAGES:
        assert "house-game-over" in smugglers.words(language)
        assert "crate-rum" in smugglers.words(language)
        assert "extra" in smugglers.words(language, "extra = more")


# -- errors


def test_an_error_is_its_english_sentence() -> None:
    assert str(NotNow("take-back-too-late")) == kit_words("en").say(Text("take-back-too-late"))
    assert NotNow("take-back-too-late").say("fr").startswith("Aucun de vos coups")


@pytest.mark.parametrize("typed", ["@ship-blue", "#0", "#x", "@", "#", "{ $move }", "@nothing.at.all"])
def test_what_a_stranger_typed_is_never_read_as_a_reference(typed: str) -> None:
    error = UnknownMove("move-unknown", move=typed)
    assert typed in str(error)
    for language in LANGUAGES:
        assert typed in kit_words(language).say(error.text)


def test_what_a_stranger_typed_is_shown_short_and_printable() -> None:
    assert quoted("x" * 1000) == "x" * LONGEST_QUOTE + "…"
    assert quoted("a\nb\x1b\ud800") == r"a\nb\x1b\ud800"
    assert quoted(7) == 7
    assert quoted(10**30) == "1" + "0" * 30
    assert str(BadRecord("record-first-line", expected="\ud800")).encode()


def test_an_error_of_a_game_is_said_in_its_words(smugglers: Game) -> None:
    error = FlibusteError("position-hand", seat=1, count=3).in_words_of(smugglers.words)
    assert str(error) == "Seat 1 should have 3 crates in hand."
    assert error.say("fr") == "La place 1 devrait avoir 3 caisses en main."


def test_an_error_without_words_can_still_be_shown() -> None:
    assert str(FlibusteError("no-such-key", n=1)) == "no-such-key {'n': 1}"
