"""A game as everything outside its rules sees it."""

from flibuste.kit.game import Game
from flibuste.kit.play import Play
from flibuste.kit.seal import SeededLuck
from flibuste.kit.state import SPECTATOR
from flibuste.kit.texts import Text


def two_nights_on(game: Game) -> Play:
    """Everybody lay low in the first night."""
    play = Play(game, 2, luck=SeededLuck(3))
    play.move("lie low")
    play.move("lie low")
    return play


def test_legal_moves_are_offered_with_place_label_and_hint(smugglers: Game) -> None:
    play = Play(smugglers, 2, luck=SeededLuck(3))
    lie_low, *crates = smugglers.choices(play.state, 0)
    assert (lie_low.notation, lie_low.place) == ("lie low", "store")
    assert lie_low.label == Text("label-lie-low")
    assert lie_low.hint == Text("hint-look")
    assert [choice.place for choice in crates] == [f"hand:{choice.notation.split()[1]}" for choice in crates]
    assert all(choice.refusal is None for choice in (lie_low, *crates))


def test_a_refused_move_that_is_worth_showing_comes_with_its_reason(smugglers: Game) -> None:
    lie_low, *crates = smugglers.choices(two_nights_on(smugglers).state, 0)
    assert lie_low.refusal is not None and lie_low.refusal.clause == "SMU-NIT-03"
    assert lie_low.hint is None
    assert all(choice.refusal is None for choice in crates)


def test_who_owes_no_move_is_offered_none(smugglers: Game) -> None:
    play = Play(smugglers, 2, luck=SeededLuck(3))
    play.move("lie low", 0)
    assert smugglers.choices(play.state, 0) == []
    assert smugglers.choices(play.state, SPECTATOR) == []
    assert smugglers.choices(play.state, 1) != []


def test_a_view_tells_who_owes_and_who_won(smugglers: Game) -> None:
    play = Play(smugglers, 3, {"nights": 1}, SeededLuck(3))
    assert smugglers.view(play.state, SPECTATOR).pending == (0, 1, 2)
    assert smugglers.view(play.state, SPECTATOR).own == {}
    assert smugglers.view(play.state, 1).winners == ()
    for _ in range(3):
        play.move("lie low")
    assert smugglers.view(play.state, 1).pending == ()
    assert smugglers.view(play.state, 1).winners == (0, 1, 2)


def test_by_default_the_table_is_described_by_its_points(smugglers: Game) -> None:
    play = Play(smugglers, 2, luck=SeededLuck(3))
    said = [smugglers.words("en").say(text, ["Ada"]) for text in smugglers.describe(play.state, 0)]
    assert said == ["Ada: 0 points.", "Seat 2: 0 points."]


def test_figures_marked_as_reconstructed_are_counted(smugglers: Game) -> None:
    figures = (smugglers.folder / smugglers.figures_files[0]).read_text(encoding="utf-8")
    marked = """
[[relic]]
source = { name = "rulebook", figures = "reconstructed" }
[[relic]]
source = { figures = "rulebook" }
[[relic]]
source = "rulebook"
"""
    assert smugglers.reconstructed == 0
    assert smugglers.with_figures(figures + marked).reconstructed == 1


def test_the_digest_names_the_figures_and_nothing_else(smugglers: Game) -> None:
    figures = (smugglers.folder / "crates.toml").read_text(encoding="utf-8")
    assert smugglers.with_figures(figures.replace("complete = true", "complete = false")).digest == smugglers.digest
    assert smugglers.with_figures(figures.replace("worth = 6", "worth = 7")).digest != smugglers.digest
    assert smugglers.with_figures(figures + "[owner]\nsince = 2020-01-01\n").digest != smugglers.digest
    assert smugglers.complete
