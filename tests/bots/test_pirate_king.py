"""The rule bot of Pirate King does what a sensible pirate does, and a search on top of it does better."""

from typing import Any

import pytest

from flibuste.bots import ask, bot_named
from flibuste.kit.game import find_game
from flibuste.kit.state import State
from tests.bots.against_rule_bots import assert_rule_bot_wins, assert_search_wins

game = find_game("pirate-king")
STOPPED = {"state": "stopped"}


def position(phase: str, *seats: dict[str, Any], **fields: Any) -> State:
    return game.read_state({"players": len(seats), "phase": phase, "seats": list(seats), **fields})


def chosen(state: State, seat: int = 0) -> str:
    return game.notation(ask(bot_named(game, "rule"), state, seat, 1))


@pytest.mark.parametrize("players", list(game.player_counts))
def test_it_wins_nine_games_of_ten_against_random_ones(players: int) -> None:
    assert_rule_bot_wins(game, players, 0.9)


def test_fifty_milliseconds_of_search_beat_three_rule_bots() -> None:
    assert_search_wins(game, 2, daily=24, full=400, share=0.33, low=0.27)


def test_the_values_of_all_seats_add_up_to_one_and_crowns_are_welcome() -> None:
    before, after = (
        [game.rule_bot().value(position("reveal", {"discard": own}, {}, {}, round=6), seat) for seat in range(3)]
        for own in ([], ["loot-royal-signet", "loot-admirals-medal"])
    )
    assert sum(before) == pytest.approx(1)
    assert sum(after) == pytest.approx(1)
    assert after[0] > before[0]


@pytest.mark.parametrize(("relics", "wins"), [(4, False), (5, True)])
def test_the_fifth_relic_is_as_good_as_the_win(relics: int, wins: bool) -> None:
    collected = ["loot-jade-mask", "loot-obsidian-idol", "loot-sun-disc", "loot-moon-chalice", "loot-bone-flute"]
    rich = {"discard": ["monster-abyssal-kraken", "monster-pale-leviathan", "monster-drowned-admiral"]}
    state = position("reveal", {"discard": collected[:relics]}, rich, {}, round=7)
    assert (game.rule_bot().value(state, 0) > 0.9) == wins


def test_nobody_reveals_a_card_that_can_only_sink() -> None:
    cursed = ["starter-anchor-powder-keg"]
    left = ["starter-anchor-rusty-blade", "starter-anchor-boarding-axe", "starter-anchor-stolen-purse"]
    gone = ["pirate-mother-marrow", "starter-anchor-cutlass", "starter-anchor-doubloon"]
    gone += ["starter-anchor-deckhand", "starter-anchor-dropped-anchor"]
    assert chosen(position("reveal", {"area": cursed, "draw": left, "discard": gone}, STOPPED, STOPPED)) == "stop"


def test_who_is_behind_and_safe_goes_on() -> None:
    strong = {"area": ["loot-bronze-cannon"], "state": "stopped"}
    assert (
        chosen(
            position("reveal", {"area": ["starter-anchor-doubloon"]}, strong, {**strong, "area": ["loot-swivel-gun"]})
        )
        == "reveal"
    )


def test_a_card_that_was_looked_at_is_no_risk() -> None:
    area = ["starter-anchor-powder-keg"]
    safe, deadly = ["starter-anchor-cutlass"], ["starter-anchor-rusty-blade"]
    rival = {"area": ["loot-fine-sabre"], "state": "stopped"}
    assert chosen(position("reveal", {"area": area, "top": safe, "known": 1}, rival, rival)) == "reveal"
    assert chosen(position("reveal", {"area": area, "top": deadly, "known": 1}, rival, rival)) == "stop"


def test_the_fifth_relic_is_taken_before_anything_else() -> None:
    relics = ["loot-jade-mask", "loot-obsidian-idol", "loot-sun-disc", "loot-moon-chalice"]
    owner = {"discard": relics, "area": ["loot-gold-ingots"]}
    loot = ["loot-cursed-urn", "loot-damned-hoard", "loot-haunted-crown"]
    state = position("loot", owner, {}, {}, contest="gold", line=[0], done=[0], loot=loot, monsters=[], round=7)
    assert chosen(state) == "loot loot-cursed-urn"


def test_the_monster_with_most_crowns_is_taken_in_the_last_round() -> None:
    monsters = ["monster-tide-golem", "monster-abyssal-kraken"]
    fields = {"contest": "swords", "line": [0], "done": [0], "monsters": monsters, "round": 7}
    assert (
        chosen(position("monster", {"area": ["loot-fine-sabre"]}, {}, {}, **fields)) == "monster monster-abyssal-kraken"
    )


def test_a_lent_card_is_never_forgotten() -> None:
    host = {"area": [{"card": "loot-wilson-the-coconut", "owner": 0}]}
    assert chosen(position("lent", {}, host, {}, actor=0)) == "retrieve loot-wilson-the-coconut"


def test_the_curse_is_lent_to_whom_it_sinks() -> None:
    lender = {"area": ["loot-wilson-the-coconut"]}
    doomed = {"area": ["starter-shell-powder-keg"], "state": "stopped"}
    hitting = {"host": 0, "place": 1, "effect": 0}
    state = position("lend", lender, {}, doomed, actor=0, hitting=hitting, sailing=[0, 1])
    assert chosen(state) == "lend 3"
