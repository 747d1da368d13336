"""Pirate King, sections 1 to 4: setup, rounds, revealing, stopping and sinking."""

from collections import Counter

import pytest

from tests.clauses import rule
from tests.games.pirate_king.table import CARDS, STOPPED, dealt, game, play_randomly, table

KINDS = ("pirate", "starter", "monster", "loot")


@rule("PK-SET-01")
def test_the_box() -> None:
    copies = Counter({kind: sum(c["copies"] for c in CARDS.values() if c["kind"] == kind) for kind in KINDS})
    assert copies == {"pirate": 10, "starter": 40, "monster": 14, "loot": 45}
    assert [len(cards) for cards in game.components()["decks"].values()] == [8] * 5
    assert list(game.player_counts) == [2, 3, 4, 5]


@rule("PK-SET-02")
def test_the_pirate_mark_is_on_pirates_only() -> None:
    marked = {id for id, card in CARDS.items() if "pirate" in card["symbols"]}
    assert marked == {id for id, card in CARDS.items() if card["kind"] == "pirate"}


@rule("PK-SET-03")
def test_pirates_and_decks_are_chosen_clockwise_from_the_captain() -> None:
    t = dealt(3)
    captain = t["captain"]
    for turn in range(3):
        seat = (captain + turn) % 3
        assert (t["phase"], t["actor"]) == ("pirate", seat)
        assert t.refusal(seat, "deck hook") == "PK-SET-03"
        t.play(seat, t.legal(seat)[0])
        assert (t["phase"], t["actor"]) == ("deck", seat)
        t.play(seat, t.legal(seat)[-1])
    assert [t.seat(seat)["pirate"] for seat in range(3)] != [t.seat(0)["pirate"]] * 3
    assert len({t.seat(seat)["deck"] for seat in range(3)}) == 3
    for seat in range(3):
        shown = t.seat(seat)
        assert len(shown["owned"]) == 9
        assert set(shown["owned"]) == {shown["pirate"], *game.components()["decks"][shown["deck"]]}


@rule("PK-SET-03")
def test_a_pirate_or_deck_that_another_has_is_refused() -> None:
    t = dealt(3)
    captain = t["captain"]
    following = (captain + 1) % 3
    t.play(captain, "pirate pirate-magpie-meg", "deck shell")
    assert t.refusal(following, "pirate pirate-magpie-meg") == "PK-SET-03"
    t.play(following, "pirate pirate-quiet-quill")
    assert t.refusal(following, "deck shell") == "PK-SET-03"


@rule("PK-SET-03")
def test_pirates_and_decks_can_be_dealt() -> None:
    t = dealt(5, setup="deal")
    assert t["phase"] not in ("pirate", "deck")
    assert len({t.seat(seat)["pirate"] for seat in range(5)}) == 5
    assert len({t.seat(seat)["deck"] for seat in range(5)}) == 5
    assert t["round"] == 1


@rule("PK-SET-04")
def test_monsters_and_loot_lie_in_two_piles() -> None:
    t = dealt(3)
    assert (t["monster_pile"], t["loot_pile"]) == (14, 45)


@rule("PK-SET-05")
def test_the_first_captain_is_drawn_by_lot() -> None:
    captains = Counter(dealt(3, luck)["captain"] for luck in range(60))
    assert set(captains) == {0, 1, 2}


@rule("PK-SET-06")
def test_crowns_count_from_monsters_treasures_and_the_token() -> None:
    t = table({"discard": ["monster-abyssal-kraken", "loot-royal-signet"]}, {}, captain=0)
    assert t.seat(0)["crowns"] == 5 + 1 + 1


@rule("PK-RND-01")
def test_a_game_has_seven_rounds_of_five_steps() -> None:
    t = table({"area": ["loot-fine-sabre"]}, {**STOPPED, "area": ["starter-wheel-cutlass"]}, STOPPED)
    t.stop(0)
    steps = [event.key for event in t.events if event.key in ("battle", "looting", "round")]
    while t["phase"] != "reveal" or t["round"] == 1:
        actor = t["actor"]
        t.play(actor, t.legal(actor)[0])
        steps += [event.key for event in t.events if event.key in ("battle", "looting", "round")]
    assert steps[:3] == ["battle", "looting", "round"]
    assert play_randomly(dealt(3))["round"] == 7


@rule("PK-RND-02")
@pytest.mark.parametrize(("players", "loot"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_two_monsters_and_loot_for_all_are_turned_up(players: int, loot: int) -> None:
    t = dealt(players, setup="deal")
    assert len(t.told("monster-up")) == 2
    assert len(t.told("loot-up")) == loot
    assert all(len(t.seat(seat)["owned"]) >= 9 for seat in range(players))


@rule("PK-RND-02", "PK-LOT-02")
def test_a_loot_pile_too_short_leaves_the_last_without() -> None:
    loot = ["loot-jade-mask", "loot-fine-sabre"]
    rest = [id for id, card in CARDS.items() if card["kind"] == "loot" for _ in range(card["copies"])]
    for card in [*loot, "loot-gold-ingots", "loot-sack-of-silver"]:
        rest.remove(card)
    t = table(
        {"area": ["loot-gold-ingots"]},
        {**STOPPED, "area": ["loot-sack-of-silver"]},
        STOPPED,
        loot=loot,
        loot_pile=[],
        box=rest,
        round=7,
    )
    t.stop(0)
    while t["contest"] == "swords":
        t.play(t["actor"], t.legal(t["actor"])[0])
    t.play(0, "loot loot-jade-mask")
    assert [event["seat"] for event in t.told("took-loot")] == ["#0", "#1"]
    assert [len(t.seat(seat)["owned"]) for seat in range(3)][2] <= 10


@rule("PK-RND-03", "PK-REV-03")
def test_effects_are_resolved_before_anybody_reveals_again() -> None:
    area = ["starter-anchor-rusty-blade", "starter-anchor-boarding-axe"]
    t = table({"area": area, "top": ["starter-anchor-dropped-anchor"]}, {"top": ["starter-wheel-cutlass"]})
    t.reveal(0, 1)
    assert (t["phase"], t.pending()) == ("flip", [0])
    assert t.refusal(0, "reveal") == "PK-REV-03"
    t.play(0, "flip 1")
    assert t["phase"] == "reveal"
    assert t.pending() == [0, 1]


@rule("PK-RND-03")
def test_cards_are_revealed_in_the_second_step_only() -> None:
    t = table({"area": ["loot-fine-sabre"]}, STOPPED).stop(0)
    assert t["phase"] == "monster"
    assert t.refusal(0, "reveal") == "PK-RND-03"


@rule("PK-RND-04")
def test_all_cards_of_the_areas_go_to_the_discards() -> None:
    area = [{"card": "starter-anchor-rusty-blade", "down": True}, "starter-anchor-cutlass"]
    t = table({"area": area}, {**STOPPED, "area": ["starter-wheel-cutlass"]}, STOPPED, round=7).stop(0)
    while t["phase"] != "over":
        t.play(t["actor"], t.legal(t["actor"])[0])
    assert t.area(0) == []
    assert {"starter-anchor-rusty-blade", "starter-anchor-cutlass"} <= set(t.seat(0)["discarded"])


@rule("PK-RND-04")
def test_stops_and_sinkings_end_with_the_round() -> None:
    t = table({"area": ["loot-fine-sabre"]}, {**STOPPED, "area": ["starter-wheel-cutlass"]}, {"state": "sunk"}).stop(0)
    while t["round"] == 1:
        t.play(t["actor"], t.legal(t["actor"])[0])
    assert {seat for seat, _ in t.revealed()} == {0, 1, 2}


@rule("PK-RND-05")
def test_a_pirate_is_at_sea_stopped_or_sunk() -> None:
    t = table({}, STOPPED, {"state": "sunk"}, {})
    assert [t.seat(seat)["state"] for seat in range(4)] == ["sea", "stopped", "sunk", "sea"]
    assert t.pending() == [0, 3]


@rule("PK-REV-01")
def test_choices_are_locked_in_secret_and_carried_out_together() -> None:
    t = table({"top": ["starter-anchor-cutlass"]}, {"top": ["starter-wheel-doubloon"]}, {})
    t.play(0, "reveal")
    assert t.area(0) == []
    assert t.seat(0)["locked"] is True
    assert t.own(0)["locked"] == "reveal"
    assert "reveal" not in str(t.own(1).values())
    assert t.refusal(0, "stop") == "PK-REV-01"
    t.play(1, "reveal")
    t.play(2, "stop")
    assert (t.area(0), t.area(1)) == (["starter-anchor-cutlass"], ["starter-wheel-doubloon"])
    assert [t.seat(seat)["state"] for seat in range(3)] == ["sea", "sea", "stopped"]


@rule("PK-REV-02")
def test_the_first_reveal_of_a_round_is_made_by_all() -> None:
    t = dealt(4, setup="deal")
    assert {seat for seat, _ in t.revealed()} == {0, 1, 2, 3}


@rule("PK-REV-04")
def test_who_stops_keeps_cards_swords_and_gold() -> None:
    t = table({"area": ["loot-spice-crate"]}, {"top": ["starter-wheel-cutlass"]}).choose({0: "stop", 1: "reveal"})
    assert t.seat(0)["state"] == "stopped"
    assert t.sums(0) == (1, 2, 0)
    assert t.area(0) == ["loot-spice-crate"]


@rule("PK-REV-04")
def test_nobody_stops_in_the_middle_of_a_chain() -> None:
    area = ["starter-anchor-rusty-blade", "starter-anchor-boarding-axe"]
    t = table({"area": area, "top": ["starter-anchor-dropped-anchor"]}, STOPPED).reveal(0)
    assert t.refusal(0, "stop") == "PK-REV-04"


@rule("PK-REV-05")
def test_a_stop_is_final_and_the_last_one_at_sea_may_go_on() -> None:
    sunk = {"state": "sunk", "discard": ["starter-wheel-powder-keg"]}
    t = table(STOPPED, sunk, {"top": ["starter-shell-cutlass"]})
    assert t.legal(2) == ["reveal", "stop"]
    assert t.refusal(0, "reveal") == "PK-REV-05"
    assert t.refusal(1, "reveal") == "PK-SNK-03"
    assert t.reveal(2).pending() == [2]


@rule("PK-REV-06")
def test_cards_are_revealed_as_long_as_somebody_is_at_sea() -> None:
    top = ["starter-anchor-cutlass", "starter-anchor-doubloon", "starter-anchor-deckhand", "pirate-brow-the-bold"]
    t = table({"pirate": "pirate-brow-the-bold", "top": top}, STOPPED)
    for _ in top:
        assert t["phase"] == "reveal"
        t.reveal(0)
    assert t.area(0) == top


@rule("PK-REV-07")
def test_cards_of_a_step_lie_in_a_row_and_cards_of_effects_in_a_column() -> None:
    top = ["starter-wheel-cutlass", "starter-wheel-full-sail", "starter-wheel-doubloon", "starter-wheel-deckhand"]
    t = table({"deck": "wheel", "top": top}, STOPPED).reveal(0).reveal(0).reveal(0)
    assert t.area(0) == top
    assert [laid["column"] for laid in t.seat(0)["area"]] == [1, 2, 2, 3]


@rule("PK-REV-08")
def test_who_has_no_card_to_reveal_stops() -> None:
    own = ["pirate-salt-sibyl", "starter-anchor-cutlass", "starter-anchor-doubloon", "starter-anchor-deckhand"]
    own += ["starter-anchor-dropped-anchor"]
    cursed = ["starter-anchor-rusty-blade", "starter-anchor-stolen-purse", "starter-anchor-powder-keg"]
    down = [{"card": card, "down": True} for card in [*cursed, "starter-anchor-boarding-axe"]]
    t = table({"pirate": "pirate-salt-sibyl", "draw": [], "area": own + down}, {"top": ["starter-wheel-cutlass"]})
    t.reveal(0, 1)
    assert t.told("empty") == [{"seat": "#0"}]
    assert [t.seat(seat)["state"] for seat in range(2)] == ["stopped", "sea"]


@rule("PK-REV-09")
def test_swords_and_gold_of_the_face_up_cards_lent_ones_and_bonuses_count() -> None:
    area = [
        "loot-spice-crate",
        {"card": "loot-gold-ingots", "down": True},
        {"card": "loot-wilson-the-coconut", "owner": 1},
        "loot-black-flag",
    ]
    assert table({"area": area}, STOPPED).sums(0) == (1 + 1 + 1 + 1, 2, 1)


@rule("PK-SNK-01", "PK-SNK-03")
def test_three_curses_sink_and_a_card_with_two_counts_two() -> None:
    area = ["starter-anchor-powder-keg"]
    t = table({"area": area, "top": ["starter-anchor-rusty-blade"]}, STOPPED, {"top": ["starter-shell-cutlass"]})
    t.reveal(0, 2)
    assert t.seat(0)["state"] == "sunk"
    assert t.sums(0) == (-1, -1, 0)
    assert t.area(0) == []
    assert set(t.seat(0)["discarded"]) == {"starter-anchor-powder-keg", "starter-anchor-rusty-blade"}


@rule("PK-SNK-02")
def test_an_effect_can_save_from_the_third_curse() -> None:
    area = ["starter-anchor-rusty-blade", "starter-anchor-stolen-purse"]
    t = table({"area": area, "top": ["loot-blessed-rum"]}, STOPPED).reveal(0)
    assert t.legal(0) == ["flip 1", "flip 2", "flip 3"]
    t.play(0, "flip 2")
    assert t.seat(0)["state"] == "sea"
    assert t.sums(0) == (2 + 2, 1, 2)


@rule("PK-SNK-02")
def test_all_sink_together_when_all_effects_are_resolved() -> None:
    keg = {"area": ["starter-anchor-powder-keg"], "top": ["starter-anchor-rusty-blade"]}
    other = {"area": ["starter-wheel-powder-keg"], "top": ["starter-wheel-rusty-blade"]}
    t = table(keg, other, STOPPED).reveal(0, 1)
    assert [event["seat"] for event in t.told("sank")] == ["#0", "#1"]


@rule("PK-SNK-04", "PK-EFF-17")
def test_a_lent_card_can_sink_one_who_has_stopped() -> None:
    cursed = {**STOPPED, "area": ["starter-anchor-rusty-blade", "starter-anchor-stolen-purse"]}
    t = table(cursed, {"top": ["loot-wilson-the-coconut"]}, STOPPED).reveal(1)
    t.play(1, "lend 1")
    assert t.seat(0)["state"] == "sunk"
    assert t.sums(0)[:2] == (-1, -1)


@rule("PK-SNK-05")
def test_a_chain_goes_on_past_the_third_curse() -> None:
    area = ["starter-wheel-powder-keg"]
    t = table({"deck": "wheel", "area": area, "top": ["starter-wheel-full-sail", "loot-holy-water"]}, STOPPED)
    t.reveal(0)
    t.play(0, "flip 1")
    assert t.seat(0)["state"] == "sea"
    assert t.sums(0)[2] == 1


@rule("PK-SNK-06")
def test_effects_on_others_of_one_who_sinks_stand() -> None:
    doomed = {"area": ["starter-anchor-powder-keg"], "top": ["monster-storm-roc"]}
    t = table(doomed, {**STOPPED, "area": ["starter-wheel-cutlass"]}, STOPPED).reveal(0)
    assert t.seat(0)["state"] == "sunk"
    assert t.area(1) == ["(starter-wheel-cutlass)"]
