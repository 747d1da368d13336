"""Jamaica, section 12: options."""

import pytest

from flibuste.kit.errors import BadOption
from tests.amounts import amount
from tests.clauses import rule
from tests.games.jamaica.table import Table, game, random_plays, table


@rule("JAM-VAR-01", "JAM-VAR-02", "JAM-VAR-03")
@pytest.mark.parametrize(
    ("name", "default", "clause"),
    [("treasures", "full", "JAM-VAR-01"), ("rum_on_loot", False, "JAM-VAR-02"), ("round_cap", 50, "JAM-VAR-03")],
)
def test_the_options_have_the_defaults_of_the_rulings(name: str, default: bool | int | str, clause: str) -> None:
    (option,) = (o for o in game.options if o.name == name)
    assert (option.default, option.clause) == (default, clause)
    assert game.options_of(game.new(3))[name] == default


@rule("JAM-VAR-01", "JAM-VAR-02", "JAM-VAR-03")
@pytest.mark.parametrize(
    ("name", "value"),
    [("treasures", "crew"), ("rum_on_loot", 1), ("round_cap", -1), ("round_cap", "50"), ("crew", True)],
)
def test_other_values_are_refused(name: str, value: bool | int | str) -> None:
    with pytest.raises(BadOption):
        game.new(3, {name: value})


@rule("JAM-VAR-04")
def test_there_are_no_other_options() -> None:
    assert [option.name for option in game.options] == ["treasures", "rum_on_loot", "round_cap"]


@rule("JAM-VAR-04", "JAM-TRE-02")
def test_no_game_has_a_treasure_of_an_expansion() -> None:
    with pytest.raises(BadOption):
        game.new(3, {"treasures": "the-crew"})
    assert len(game.components()["treasures"]) == 13  # kinds


@rule("JAM-VAR-01")
def test_games_with_the_classic_set_know_no_rum_sextant_or_anchor() -> None:
    for play in random_plays(amount(5, 50), treasures="classic"):
        if play.over:
            position = Table(play.state).position
            cards = [*position["treasures"], *position["unused"]]
            for ship in position["ships"]:
                cards += [*ship["powers"], *(treasure["card"] for treasure in ship["hidden"])]
            assert len(cards) == 12
            assert not {"rum", "sextant", "anchor"} & set(cards)


@rule("JAM-VAR-03")
@pytest.mark.parametrize(("cap", "over"), [(7, True), (8, False), (0, False)])
def test_the_cap_is_chosen(cap: int, over: bool) -> None:
    t = table(3, round=7, options={"round_cap": cap})
    t.lay()
    assert t.is_over() == over


@rule("JAM-VAR-03")
def test_without_a_cap_round_60_follows_round_59() -> None:
    t = table(3, round=59, options={"round_cap": 0})
    t.lay()
    assert t.round == 60


@rule("JAM-VAR-03", "JAM-END-06")
def test_a_game_of_one_round_ends_after_it() -> None:
    for play in random_plays(amount(5, 50), round_cap=1):
        if play.over:
            assert Table(play.state).round == 1
