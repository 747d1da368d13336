"""Pirate King, section 5: effects, their order and their kinds."""

from tests.clauses import rule
from tests.games.pirate_king.table import STOPPED, Table, game, table

WILSON = "loot-wilson-the-coconut"
PARROT = "loot-talking-parrot"


# -- order


@rule("PK-EFF-01")
def test_own_effects_are_resolved_clockwise_from_the_captain_each_chain_to_its_end() -> None:
    t = table(
        {"deck": "wheel", "top": ["starter-wheel-full-sail", "starter-wheel-cutlass"]},
        {"deck": "shell", "top": ["loot-twin-daggers", "starter-shell-cutlass"]},
        {"deck": "anchor", "top": ["starter-anchor-cutlass"]},
        captain=1,
    ).reveal(0, 1, 2)
    assert t.revealed() == [
        (1, "loot-twin-daggers"),
        (2, "starter-anchor-cutlass"),
        (0, "starter-wheel-full-sail"),
        (1, "starter-shell-cutlass"),
        (0, "starter-wheel-cutlass"),
    ]


@rule("PK-EFF-01")
def test_a_card_brought_in_is_resolved_before_the_next() -> None:
    """Tailwind reveals two; the first of them flips before the second is revealed."""
    top = ["loot-tailwind", "loot-holy-water", "starter-anchor-cutlass"]
    t = table({"area": ["starter-anchor-rusty-blade"], "top": top}, STOPPED).reveal(0)
    keys = [event.key for event in t.events if event.key in ("revealed", "flipped")]
    assert keys == ["revealed", "revealed", "flipped", "revealed"]


def quill_and_smoke(captain: int) -> Table:
    """Two cards that make all others turn down swords are revealed at once."""
    return table(
        {"pirate": "pirate-quiet-quill", "top": ["pirate-quiet-quill"]},
        {"top": ["loot-powder-smoke"]},
        {**STOPPED, "area": ["starter-shell-cutlass"]},
        captain=captain,
    ).reveal(0, 1)


@rule("PK-EFF-02")
def test_effects_on_others_come_clockwise_from_the_captain_and_never_hit_their_owner() -> None:
    t = quill_and_smoke(captain=1)
    assert [(event["seat"], event["other"]) for event in t.told("hit")] == [
        ("#1", "#2"),
        ("#1", "#0"),
        ("#0", "#1"),
        ("#0", "#2"),
    ]
    assert t.area(0) == ["(pirate-quiet-quill)"]
    assert t.area(1) == ["(loot-powder-smoke)"]


@rule("PK-EFF-02")
def test_effects_on_others_wait_for_all_own_effects() -> None:
    t = table(
        {"pirate": "pirate-bellowing-bo", "top": ["pirate-bellowing-bo"]},
        {"deck": "wheel", "top": ["starter-wheel-full-sail", "starter-wheel-cutlass", "starter-wheel-doubloon"]},
        captain=0,
    ).reveal(0, 1)
    assert t.revealed()[2:] == [(1, "starter-wheel-cutlass"), (1, "starter-wheel-doubloon")]
    assert [event["how"] for event in t.told("revealed")] == ["step", "step", "effect", "forced"]


@rule("PK-EFF-03")
def test_a_forced_card_resolves_its_own_effects_at_once_and_those_on_others_in_the_next_sweep() -> None:
    t = table(
        {"pirate": "pirate-bellowing-bo", "top": ["pirate-bellowing-bo", "starter-anchor-cutlass"]},
        {"deck": "shell", "top": ["starter-shell-cutlass", "starter-shell-siren-song"]},
        {"deck": "wheel", "top": ["starter-wheel-cutlass", "loot-twin-daggers", "starter-wheel-doubloon"]},
        captain=0,
    ).reveal(0, 1, 2)
    forced = t.revealed()[3:]
    assert forced[:4] == [
        (1, "starter-shell-siren-song"),
        (2, "loot-twin-daggers"),
        (2, "starter-wheel-doubloon"),
        (2, forced[3][1]),
    ]
    assert forced[4] == (0, "starter-anchor-cutlass")
    assert [(event["seat"], event["other"]) for event in t.told("hit")] == [
        ("#0", "#1"),
        ("#0", "#2"),
        ("#1", "#2"),
        ("#1", "#0"),
    ]


@rule("PK-EFF-04")
def test_a_sweep_keeps_its_order_when_the_token_moves() -> None:
    """Bo makes Pru appear, who takes the token in the middle of the sweep."""
    t = table(
        {"pirate": "pirate-bellowing-bo", "top": ["pirate-bellowing-bo", "starter-anchor-cutlass"]},
        {"deck": "shell", "top": ["starter-shell-siren-song", "starter-shell-cutlass"]},
        {"pirate": "pirate-parakeet-pru", "top": ["starter-wheel-cutlass", "pirate-parakeet-pru"], "deck": "wheel"},
        captain=0,
    ).reveal(0, 1, 2)
    assert t["captain"] == 2
    assert [event["seat"] for event in t.told("hit")] == ["#0", "#0", "#1", "#1"]


@rule("PK-EFF-04")
def test_a_waiting_effect_is_resolved_though_its_card_was_turned() -> None:
    t = quill_and_smoke(captain=0)
    assert t.area(1) == ["(loot-powder-smoke)"]
    assert [event["seat"] for event in t.told("hit")] == ["#0", "#0", "#1", "#1"]
    assert t.area(0) == ["(pirate-quiet-quill)"]


@rule("PK-EFF-05")
def test_sunk_pirates_are_never_hit_and_stopped_ones_not_by_forced_reveals() -> None:
    seats = ({**STOPPED, "area": ["starter-wheel-cutlass"]}, {"state": "sunk"}, {"top": ["starter-compass-cutlass"]})
    bo = {"pirate": "pirate-bellowing-bo", "top": ["pirate-bellowing-bo"]}
    t = table(bo, *seats).choose({0: "reveal", 3: "stop"})
    assert t.told("hit") == []
    t = table({"top": ["loot-powder-smoke"]}, *seats).choose({0: "reveal", 3: "stop"})
    assert [event["other"] for event in t.told("hit")] == ["#1", "#3"]
    assert t.area(1) == ["(starter-wheel-cutlass)"]


@rule("PK-EFF-06")
def test_effects_are_compulsory_as_far_as_possible() -> None:
    """A card that turns down curses has to, even if nothing threatens; without a curse nothing happens."""
    t = table({"area": ["starter-anchor-rusty-blade"], "top": ["loot-holy-water"]}, STOPPED).reveal(0)
    assert t.area(0) == ["(starter-anchor-rusty-blade)", "loot-holy-water"]
    t = table({"area": ["starter-anchor-cutlass"], "top": ["loot-holy-water"]}, STOPPED).reveal(0)
    assert t.area(0) == ["starter-anchor-cutlass", "loot-holy-water"]


# -- kinds


@rule("PK-EFF-07")
def test_reveal_brings_as_many_cards_as_its_own_symbols_and_they_may_chain() -> None:
    top = ["loot-tailwind", "loot-twin-daggers", "starter-anchor-cutlass", "starter-anchor-doubloon"]
    t = table({"top": [*top, "starter-anchor-deckhand"]}, STOPPED).reveal(0)
    assert t.area(0) == top


@rule("PK-EFF-08")
def test_a_copy_becomes_the_card_before_it() -> None:
    t = table({"area": ["loot-hexed-harpoon"], "top": [PARROT, PARROT]}, STOPPED).reveal(0)
    assert t.sums(0) == (10, 0, 2)
    assert t.seat(0)["area"][1]["as"] == "loot-hexed-harpoon"
    assert t.reveal(0).told("sank") == [{"seat": "#0", "curses": 3}]


@rule("PK-EFF-08")
def test_a_copy_has_the_effects_too() -> None:
    top = [PARROT, "starter-anchor-cutlass", "starter-anchor-doubloon"]
    t = table({"area": ["loot-twin-daggers"], "top": top}, STOPPED).reveal(0)
    assert t.area(0) == ["loot-twin-daggers", *top[:2]]


@rule("PK-EFF-08")
def test_a_card_lent_by_another_is_not_copied_and_one_lent_away_is() -> None:
    lent_in = ["loot-fine-sabre", {"card": WILSON, "owner": 1}]
    t = table({"area": lent_in, "top": [PARROT]}, STOPPED, STOPPED).reveal(0)
    assert t.seat(0)["area"][-1]["as"] == "loot-fine-sabre"
    host = {**STOPPED, "area": [{"card": WILSON, "owner": 0}]}
    t = table({"area": ["loot-fine-sabre"], "last": [1, 1], "top": [PARROT]}, host, STOPPED).reveal(0)
    assert t["phase"] == "lend"
    assert t.seat(0)["area"][-1]["as"] == WILSON


@rule("PK-EFF-09")
def test_a_copy_of_nothing_or_of_a_card_face_down_is_blank() -> None:
    assert table({"top": [PARROT]}, STOPPED).reveal(0).seat(0)["area"][0]["as"] == "blank"
    down = [{"card": "loot-hexed-harpoon", "down": True}]
    t = table({"area": down, "top": [PARROT]}, STOPPED).reveal(0)
    assert t.seat(0)["area"][1]["as"] == "blank"
    assert t.sums(0) == (0, 0, 0)


@rule("PK-EFF-09")
def test_a_copy_of_a_copy_is_what_that_one_became_and_stays_it() -> None:
    area = ["loot-fine-sabre", PARROT, {"card": PARROT}]
    assert table({"area": area}, STOPPED).sums(0) == (6, 0, 0)
    turned = [{"card": "loot-fine-sabre", "down": True}, {"card": PARROT, "as": "loot-fine-sabre"}]
    t = table({"area": turned, "top": [PARROT]}, STOPPED).reveal(0)
    assert t.sums(0) == (4, 0, 0)


@rule("PK-EFF-09")
def test_a_copy_of_wilson_is_lent_too() -> None:
    t = table({"area": [WILSON], "top": [PARROT]}, STOPPED, STOPPED).reveal(0)
    t.play(0, "lend 2")
    assert t.area(1) == [PARROT]
    assert t.sums(1) == (1, 0, 1)


@rule("PK-EFF-10", "PK-INF-03")
def test_cards_looked_at_are_put_back_in_any_order_and_known_to_their_owner_alone() -> None:
    top = ["loot-spyglass", "starter-anchor-cutlass", "starter-anchor-doubloon", "starter-anchor-deckhand"]
    t = table({"top": top}, STOPPED).reveal(0)
    assert t["phase"] == "order"
    assert t.own(0)["known"] == top[1:]
    assert t.own(1)["known"] == []
    t.play(0, "next starter-anchor-deckhand", "next starter-anchor-cutlass")
    assert t.own(0)["known"] == ["starter-anchor-deckhand", "starter-anchor-cutlass", "starter-anchor-doubloon"]
    assert t.reveal(0).revealed() == [(0, "starter-anchor-deckhand")]


@rule("PK-EFF-10")
def test_only_what_is_there_is_looked_at_and_an_empty_pile_is_shuffled_first() -> None:
    discard = ["pirate-mother-marrow", "starter-anchor-cutlass", "starter-anchor-doubloon", "starter-anchor-deckhand"]
    discard += ["starter-anchor-rusty-blade", "starter-anchor-stolen-purse", "starter-anchor-powder-keg"]
    left = ["starter-anchor-boarding-axe", "starter-anchor-dropped-anchor"]
    t = table({"draw": [], "top": ["loot-spyglass", *left], "discard": discard}, STOPPED).reveal(0)
    assert t.told("peeked") == [{"seat": "#0", "n": 2}]
    assert t.refusal(0, "next starter-anchor-cutlass") == "PK-EFF-10"
    t = table({"draw": [], "top": ["loot-spyglass"], "discard": [*discard, *left]}, STOPPED).reveal(0)
    assert t.told("reshuffled") == [{"seat": "#0", "cards": 9}]
    assert t.told("peeked") == [{"seat": "#0", "n": 3}]


@rule("PK-EFF-11")
def test_the_owner_chooses_the_card_to_turn_the_turning_card_and_lent_ones_included() -> None:
    area = ["starter-anchor-cutlass", "starter-anchor-rusty-blade", {"card": WILSON, "owner": 1}]
    t = table({"area": area, "top": ["loot-blessed-rum"]}, STOPPED).reveal(0)
    assert t.legal(0) == ["flip 2", "flip 3", "flip 4"]
    assert t.refusal(0, "flip 1") == "PK-EFF-11"
    assert t.refusal(0, "flip 9") == "PK-EFF-11"
    t.play(0, "flip 3")
    assert t.sums(0) == (1 + 2 + 2, 1, 2)


@rule("PK-EFF-11")
def test_each_victim_chooses_and_bonuses_are_no_icons() -> None:
    """The gold of the Ledger is its own; what it gains is no icon, nor are the Poster's swords on other cards."""
    bart = ["pirate-black-spot-bart", "starter-wheel-rusty-blade", "starter-wheel-cutlass"]
    t = table({"top": ["loot-powder-smoke"]}, {**STOPPED, "pirate": "pirate-black-spot-bart", "area": bart}).reveal(0)
    assert (t["phase"], t["actor"]) == ("flip", 1)
    assert t.legal(1) == ["flip 2", "flip 3"]
    t.play(1, "flip 3")
    assert t.sums(1) == (2 + 1, 1, 1)


@rule("PK-EFF-12")
def test_bonuses_count_each_symbol_and_live() -> None:
    t = table({"area": ["loot-black-flag", "starter-anchor-powder-keg"], "top": ["loot-holy-water"]}, STOPPED)
    assert t.sums(0) == (1 + 2 + 2, 2, 2)
    assert t.reveal(0).sums(0) == (1, 1, 0)


@rule("PK-EFF-12")
def test_bonuses_count_the_card_itself_and_lent_cards() -> None:
    area = ["starter-hook-grudge", {"card": WILSON, "owner": 1}]
    assert table({"deck": "hook", "area": area}, STOPPED).sums(0) == (0 + 2 + 1, 0, 2)
    area = ["loot-wanted-poster", "pirate-mother-marrow"]
    assert table({"pirate": "pirate-mother-marrow", "area": area}, STOPPED).sums(0) == (1 + 3 + 2, 1 + 2 + 1, 0)


@rule("PK-EFF-13")
def test_relics_do_nothing_when_revealed() -> None:
    t = table({"top": ["loot-jade-mask"]}, STOPPED).reveal(0)
    assert t["phase"] == "reveal"
    assert t.sums(0) == (0, 0, 0)


@rule("PK-EFF-14")
def test_the_token_is_taken_at_once() -> None:
    t = table(STOPPED, {"top": ["loot-captains-hat"]}, captain=0).reveal(1)
    assert t["captain"] == 1
    assert t.told("token") == [{"seat": "#0", "other": "#1"}]


@rule("PK-EFF-15", "PK-INF-03")
def test_one_of_two_cards_is_kept_and_the_other_discarded_first() -> None:
    top = ["loot-astrolabe", "starter-anchor-powder-keg", "starter-anchor-cutlass"]
    t = table({"top": top}, STOPPED).reveal(0)
    assert t.legal(0) == ["keep starter-anchor-cutlass", "keep starter-anchor-powder-keg"]
    assert t.refusal(0, "keep starter-anchor-doubloon") == "PK-EFF-15"
    t.play(0, "keep starter-anchor-cutlass")
    assert [event.key for event in t.events] == ["discarded", "revealed"]
    assert t.area(0) == ["loot-astrolabe", "starter-anchor-cutlass"]
    assert t.seat(0)["top"] == "starter-anchor-powder-keg"


@rule("PK-EFF-15")
def test_a_single_card_is_revealed_and_an_empty_pile_shuffled_first() -> None:
    rest = ["pirate-mother-marrow", "starter-anchor-doubloon", "starter-anchor-deckhand", "starter-anchor-rusty-blade"]
    rest += ["starter-anchor-stolen-purse", "starter-anchor-powder-keg", "starter-anchor-boarding-axe"]
    rest += ["starter-anchor-dropped-anchor"]
    top = ["loot-astrolabe", "starter-anchor-cutlass"]
    t = table({"draw": [], "top": top, "discard": rest}, STOPPED).reveal(0)
    assert t.area(0) == top
    t = table({"draw": [], "top": top[:1], "discard": [*rest, *top[1:]]}, STOPPED).reveal(0)
    assert t.told("reshuffled") == [{"seat": "#0", "cards": 9}]
    assert t["phase"] == "keep"


@rule("PK-EFF-16", "PK-DCK-02")
def test_a_card_of_the_discard_enters_as_if_revealed() -> None:
    top = ["loot-salvage-net", "starter-anchor-cutlass"]
    t = table({"top": top, "discard": ["loot-twin-daggers", "starter-anchor-doubloon"]}, STOPPED).reveal(0)
    assert t.refusal(0, "salvage starter-anchor-deckhand") == "PK-EFF-16"
    assert "enough" not in t.legal(0)
    t.play(0, "salvage loot-twin-daggers")
    assert t.area(0) == ["loot-salvage-net", "loot-twin-daggers", "starter-anchor-cutlass"]
    assert t.seat(0)["discarded"] == ["starter-anchor-doubloon"]


@rule("PK-EFF-16")
def test_without_a_discard_the_top_card_may_be_revealed() -> None:
    top = ["loot-salvage-net", "starter-anchor-cutlass"]
    assert table({"top": top}, STOPPED).reveal(0).legal(0) == ["more", "enough"]
    assert table({"top": top}, STOPPED).reveal(0).play(0, "more").area(0) == top
    assert table({"top": top}, STOPPED).reveal(0).play(0, "enough").area(0) == top[:1]


@rule("PK-EFF-17")
def test_wilson_is_lent_to_any_pirate_who_has_not_sunk() -> None:
    t = table({"top": [WILSON]}, STOPPED, {"state": "sunk"}, {"top": ["starter-compass-cutlass"]}).reveal(0, 3)
    assert t.legal(0) == ["lend 2", "lend 4"]
    assert t.refusal(0, "lend 3") == "PK-EFF-17"
    assert t.refusal(0, "lend 1") == "PK-EFF-17"
    t.play(0, "lend 4")
    assert (t.area(0), t.area(3)) == ([], ["starter-compass-cutlass", WILSON])


@rule("PK-EFF-17")
def test_wilson_stays_where_there_is_nobody_and_comes_after_the_hosts_protection() -> None:
    t = table({"top": [WILSON]}, {"state": "sunk"}).reveal(0)
    assert t.area(0) == [WILSON]
    cursed = {"area": ["starter-wheel-powder-keg"], "top": ["loot-holy-water"]}
    t = table({"top": [WILSON]}, cursed).reveal(0, 1)
    assert t.seat(1)["state"] == "sea"
    assert t.sums(1)[2] == 1


@rule("PK-EFF-18")
def test_a_lent_card_counts_for_its_host_and_does_not_fire_again() -> None:
    t = table({"top": [WILSON]}, {**STOPPED, "area": ["starter-wheel-rusty-blade"]}).reveal(0)
    assert t["phase"] == "reveal"
    assert t.sums(0) == (0, 0, 0)
    assert t.sums(1) == (2 + 1, 0, 2)


@rule("PK-EFF-18")
def test_a_card_face_down_goes_over_face_down() -> None:
    """The Smoke's captain turns Wilson down before Wilson is lent."""
    t = table({"top": [WILSON]}, {"top": ["loot-powder-smoke"]}, captain=1).reveal(0, 1)
    assert t.area(1)[1:] == [f"({WILSON})"]
    assert t.sums(1) == (2, 0, 0)


@rule("PK-EFF-19")
def test_a_lent_card_stays_beside_a_host_who_sinks() -> None:
    t = table({"top": [WILSON]}, {**STOPPED, "area": ["starter-wheel-powder-keg"]}).reveal(0)
    assert t.seat(1)["state"] == "sunk"
    assert t.area(1) == [WILSON]
    assert t.sums(1) == (-1, -1, 0)
    assert WILSON in t.seat(0)["owned"]


@rule("PK-EFF-19")
def test_a_lent_card_stays_when_its_owner_sinks() -> None:
    host = {**STOPPED, "area": [{"card": WILSON, "owner": 0}]}
    t = table({"area": ["starter-anchor-powder-keg"], "top": ["starter-anchor-rusty-blade"]}, host, {}).choose(
        {0: "reveal", 2: "stop"}
    )
    assert t.seat(0)["state"] == "sunk"
    assert t.area(1) == [WILSON]
    assert t.sums(1) == (1, 0, 1)


def lent_in_the_last_round() -> Table:
    host = {"area": [{"card": WILSON, "owner": 0}, "starter-wheel-cutlass"]}
    return table({}, host, {}, phase="lent", actor=0, round=7, captain=2)


@rule("PK-EFF-20", "PK-DCK-03")
def test_a_lent_card_can_be_taken_back_also_in_the_last_round() -> None:
    t = lent_in_the_last_round()
    assert t.legal(0) == ["ready", f"retrieve {WILSON}"]
    assert t.refusal(0, "retrieve loot-fine-sabre") == "PK-EFF-20"
    t.play(0, f"retrieve {WILSON}")
    assert t.seat(0)["discarded"] == [WILSON]
    assert [t.seat(seat)["crowns"] for seat in range(2)] == [2, 0]


@rule("PK-EFF-20", "PK-DCK-03")
def test_a_card_forgotten_belongs_to_the_host() -> None:
    t = lent_in_the_last_round()
    assert t.seat(0)["owned"].count(WILSON) == 1
    t.play(0, "ready")
    assert t.seat(1)["discarded"] == ["starter-wheel-cutlass", WILSON]
    assert [t.seat(seat)["crowns"] for seat in range(2)] == [0, 2]
    assert t.told("forgotten")[0]["other"] == "#1"


@rule("PK-EFF-21")
def test_loot_comes_into_play_and_is_the_pirates_for_good() -> None:
    t = table({"top": ["loot-treasure-map", "starter-anchor-cutlass"]}, STOPPED, loot_top=["loot-twin-daggers"])
    t.reveal(0)
    assert t.area(0) == ["loot-treasure-map", "loot-twin-daggers", "starter-anchor-cutlass"]
    assert "loot-twin-daggers" in t.seat(0)["owned"]


@rule("PK-EFF-21")
def test_an_empty_loot_pile_gives_nothing() -> None:
    pile = game.write_state(table({"top": ["loot-treasure-map"]}, STOPPED).state)["loot_pile"]
    t = table({"top": ["loot-treasure-map"]}, STOPPED, loot_pile=[], box=pile).reveal(0)
    assert t.area(0) == ["loot-treasure-map"]


@rule("PK-EFF-22")
def test_a_card_face_down_has_no_properties_and_cannot_be_turned_again() -> None:
    area = [
        {"card": "loot-dead-mans-chest", "down": True},
        "loot-trophy-rack",
        "starter-anchor-rusty-blade",
        "starter-anchor-stolen-purse",
    ]
    t = table({"area": area, "top": ["loot-holy-water"]}, STOPPED, captain=1)
    assert t.sums(0) == (0 + 2, 1 + 2, 2)
    assert t.seat(0)["crowns"] == 1
    t.reveal(0)
    assert t.legal(0) == ["flip 3", "flip 4"]
    assert t.refusal(0, "flip 1") == "PK-EFF-22"
