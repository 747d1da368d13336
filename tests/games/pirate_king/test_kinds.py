"""Pirate King, section 5: the eleven kinds of effects, except the lent card."""

from itertools import permutations

import pytest

from tests.clauses import rule
from tests.games.pirate_king.table import CARDS, STOPPED, Table, but, down, game, lent, nine, table

WILSON = "loot-wilson-the-coconut"
PARROT = "loot-talking-parrot"
SELKIE = "monster-mirror-selkie"
DAGGERS = "loot-twin-daggers"
HARPOON = "loot-hexed-harpoon"
CANNON = "loot-bronze-cannon"


def shown_as(t: Table, seat: int, place: int) -> str | None:
    """What the card at this place (from 1) has become."""
    face: str | None = t.seat(seat)["area"][place - 1]["as"]
    return face


@rule("PK-EFF-07", "PK-EFF-13")
def test_there_are_eleven_kinds_of_effects() -> None:
    assert {effect["kind"] for card in CARDS.values() for effect in card["effects"]} == {
        "reveal",
        "copy_previous",
        "peek_reorder",
        "flip_down",
        "gain_per",
        "collect_set",
        "take_captain",
        "look_keep_one",
        "play_from_discard",
        "lend_card",
        "loot_into_play",
    }


# -- PK-EFF-07 reveal


@rule("PK-EFF-07")
@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("pirate-mother-marrow", 1),
        (DAGGERS, 1),
        ("loot-tailwind", 2),
        ("monster-harbour-hydra", 1),
        ("starter-anchor-cutlass", 0),
    ],
)
def test_one_more_card_per_symbol(card: str, more: int) -> None:
    after = ["loot-jade-mask", "loot-sun-disc", "loot-obsidian-idol"]
    t = table({"top": [card, *after]}, STOPPED)
    t.reveal(0)
    assert t.area(0) == [card, *after[:more]]
    assert [event["how"] for event in t.told("revealed")] == ["step"] + ["effect"] * more


@rule("PK-EFF-07")
def test_symbols_of_older_cards_are_not_counted_again() -> None:
    t = table(
        {"area": ["loot-tailwind", DAGGERS], "top": ["pirate-mother-marrow", "loot-jade-mask", "loot-sun-disc"]},
        STOPPED,
    )
    t.reveal(0)
    assert t.area(0)[2:] == ["pirate-mother-marrow", "loot-jade-mask"]


@rule("PK-EFF-07", "PK-DCK-01")
def test_a_chain_goes_on_through_a_shuffle() -> None:
    rest = but(nine(0), "starter-anchor-cutlass")
    t = table(
        {"draw": [], "top": [DAGGERS], "discard": ["starter-anchor-cutlass"], "area": [down(c) for c in rest]}, STOPPED
    )
    t.reveal(0)
    assert t.told("reshuffled") == [{"seat": "#0", "cards": 1}]
    assert t.area(0)[-2:] == [DAGGERS, "starter-anchor-cutlass"]


# -- PK-EFF-08 copy_previous


@rule("PK-EFF-08")
@pytest.mark.parametrize("copy", [PARROT, SELKIE])
def test_a_copy_has_the_figures_of_the_card_before_it(copy: str) -> None:
    t = table({"area": ["starter-anchor-cutlass", "loot-bloody-plunder"], "top": [copy]}, STOPPED)
    t.reveal(0)
    assert t.sums(0) == (1 + 3 + 3, 3 + 3, 2)
    assert shown_as(t, 0, 3) == "loot-bloody-plunder"
    assert t.told("copied")[0]["other"] == "loot-bloody-plunder"


@rule("PK-EFF-08")
def test_a_copy_has_the_symbols_of_the_card_before_it() -> None:
    t = table({"area": ["loot-wanted-poster", "pirate-mother-marrow"], "top": [PARROT, "loot-jade-mask"]}, STOPPED)
    assert t.sums(0) == (1 + 3 + 2, 1 + 2 + 1, 0)
    t.reveal(0)
    assert t.sums(0) == (1 + 2 * 3 + 2 * 2, 1 + 2 * 2 + 2 * 1, 0)


@rule("PK-EFF-08")
def test_the_copied_face_replaces_the_own() -> None:
    """The Selkie is no monster then, and shows no crowns."""
    t = table(
        {"area": ["monster-old-brinetooth", "loot-trophy-rack", "starter-anchor-cutlass"], "top": [SELKIE]}, STOPPED
    )
    before = t.sums(0)
    assert before == (1 + 1 + 1 + 1, 1 + 1 + 1, 0)
    t.reveal(0)
    assert t.sums(0) == (before[0] + 1, before[1], 0)


@rule("PK-EFF-08")
@pytest.mark.parametrize(
    ("top", "area"),
    [
        # it copies the chain that brought it, and goes on
        ([DAGGERS, PARROT, "loot-jade-mask"], [DAGGERS, PARROT, "loot-jade-mask"]),
        (
            ["loot-tailwind", PARROT, "loot-jade-mask", "loot-sun-disc", CANNON],
            ["loot-tailwind", PARROT, "loot-jade-mask", "loot-sun-disc", CANNON],
        ),
        (
            [DAGGERS, PARROT, PARROT, "loot-jade-mask"],
            [DAGGERS, PARROT, PARROT, "loot-jade-mask"],
        ),
    ],
)
def test_a_copy_has_the_effects_too(top: list[str], area: list[str]) -> None:
    t = table({"top": [*top, "loot-obsidian-idol"]}, STOPPED)
    t.reveal(0)
    assert t.area(0) == area


@rule("PK-EFF-08", "PK-EFF-02")
def test_a_copy_has_effects_on_others_too() -> None:
    t = table(
        {"area": ["loot-powder-smoke"], "top": [PARROT]}, {"area": [CANNON, "loot-fine-sabre"], "state": "stopped"}
    )
    t.reveal(0)
    assert t.legal(1) == ["flip 1", "flip 2"]
    t.play(1, "flip 2")
    assert t.area(1) == [CANNON, "(loot-fine-sabre)"]
    assert t.area(0) == ["loot-powder-smoke", PARROT]


@rule("PK-EFF-08")
def test_a_copy_of_a_flip_turns_a_card_itself() -> None:
    t = table(
        {"area": ["starter-anchor-powder-keg", down("starter-anchor-rusty-blade"), "loot-holy-water"], "top": [PARROT]},
        STOPPED,
    )
    t.reveal(0)
    assert t.area(0) == ["(starter-anchor-powder-keg)", "(starter-anchor-rusty-blade)", "loot-holy-water", PARROT]


@rule("PK-EFF-08")
@pytest.mark.parametrize(
    ("seat", "last"),
    [
        ({"top": [DAGGERS, CANNON, PARROT]}, CANNON),  # revealed by an effect
        ({"top": ["loot-treasure-map", PARROT]}, "loot-spice-crate"),  # loot put into play
        ({"top": ["loot-salvage-net", PARROT], "discard": [CANNON]}, CANNON),  # from the discard
    ],
)
def test_the_card_before_it_may_have_come_by_an_effect(seat: dict[str, list[str]], last: str) -> None:
    t = table(seat, STOPPED, loot_top=["loot-spice-crate"])
    t.reveal(0).reveal(0)
    assert shown_as(t, 0, 3) == last


@rule("PK-EFF-08", "PK-EFF-15")
def test_the_card_kept_is_the_card_before_it() -> None:
    t = table({"top": ["loot-astrolabe", CANNON, HARPOON, PARROT]}, STOPPED)
    t.reveal(0).play(0, f"keep {CANNON}").reveal(0)
    assert shown_as(t, 0, 3) == CANNON


@rule("PK-EFF-08")
def test_a_forced_copy_copies_the_victims_own_card() -> None:
    t = table({"top": ["monster-siren-choir"]}, {"top": [CANNON, PARROT]})
    t.reveal(0, 1)
    assert t.sums(1) == (6, 0, 0)


@rule("PK-EFF-08")
def test_a_card_lent_by_another_is_not_copied() -> None:
    t = table({"area": [CANNON, lent(WILSON, 1)], "top": [PARROT]}, STOPPED)
    t.reveal(0)
    assert t.sums(0) == (3 + 3 + 1, 0, 1)


# -- PK-EFF-09


@rule("PK-EFF-09")
@pytest.mark.parametrize("area", [[], [down(HARPOON)], [CANNON, down(HARPOON)]])
def test_a_copy_of_nothing_or_of_a_card_face_down_is_blank(area: list[object]) -> None:
    t = table({"area": area, "top": [SELKIE]}, STOPPED)
    before = t.sums(0)
    t.reveal(0)
    assert t.sums(0) == before
    assert t.told("blank")[0]["card"] == SELKIE
    assert shown_as(t, 0, len(area) + 1) == "blank"


@rule("PK-EFF-09")
def test_the_first_card_of_a_round_has_nothing_before_it() -> None:
    t = table({"area": [CANNON], "top": [PARROT]}, {"state": "sunk"}, {"state": "sunk"})
    t.stop(0).play_all()
    assert t.area(0) == [PARROT]
    assert t.sums(0) == (0, 0, 0)


@rule("PK-EFF-09")
def test_a_blank_copy_has_no_crowns_or_marks() -> None:
    t = table(
        {"area": [down("loot-jade-mask")], "top": [SELKIE, "loot-trophy-rack", "monster-old-brinetooth"]}, STOPPED
    )
    t.reveal(0).reveal(0).reveal(0)
    assert t.sums(0) == (0 + 1 + 1 + 1, 1 + 1 + 1, 0)


@rule("PK-EFF-09")
def test_a_copy_of_a_copy_is_what_that_one_became() -> None:
    t = table({"area": [HARPOON], "top": [PARROT, PARROT]}, STOPPED)
    t.reveal(0)
    assert t.sums(0) == (10, 0, 2)
    t.reveal(0)
    assert t.told("sank") == [{"seat": "#0", "curses": 3}]
    t = table({"area": [CANNON], "top": [PARROT, SELKIE, PARROT]}, STOPPED)
    t.reveal(0).reveal(0).reveal(0)
    assert t.sums(0) == (12, 0, 0)
    assert [shown_as(t, 0, place) for place in (2, 3, 4)] == [CANNON] * 3


@rule("PK-EFF-09")
def test_a_copy_of_a_blank_copy_is_blank() -> None:
    t = table({"top": [PARROT, SELKIE]}, STOPPED)
    t.reveal(0).reveal(0)
    assert [shown_as(t, 0, place) for place in (1, 2)] == ["blank", "blank"]


@rule("PK-EFF-09")
def test_a_finished_copy_stays_when_the_original_is_turned() -> None:
    t = table({"area": [HARPOON, PARROT], "top": ["loot-holy-water"]}, STOPPED)
    t.reveal(0).play(0, "flip 1")
    assert t.area(0) == [f"({HARPOON})", PARROT, "loot-holy-water"]
    assert t.sums(0) == (5, 1, 1)


@rule("PK-EFF-09", "PK-EFF-11")
def test_a_copy_can_be_turned_by_its_copied_symbols() -> None:
    t = table({"area": [HARPOON, PARROT], "top": ["loot-holy-water"]}, STOPPED)
    t.reveal(0)
    assert t.legal(0) == ["flip 1", "flip 2"]
    t.play(0, "flip 2")
    assert t.sums(0) == (5, 1, 1)


@rule("PK-EFF-09")
def test_a_copy_of_a_copy_face_down_is_blank() -> None:
    t = table({"area": [CANNON, down(PARROT)], "top": [SELKIE]}, STOPPED)
    t.reveal(0)
    assert t.sums(0) == (3, 0, 0)


@rule("PK-EFF-09", "PK-EFF-08", "PK-EFF-17")
def test_a_card_lent_away_since_is_copied_and_makes_the_copy_a_lent_card_too() -> None:
    t = table({"top": [WILSON, PARROT]}, STOPPED)
    t.reveal(0)
    assert (t.area(0), t.area(1)) == ([], [WILSON])
    t.reveal(0)
    assert (t.area(0), t.area(1)) == ([], [WILSON, PARROT])
    assert t.sums(1) == (2, 0, 2)
    assert t.seat(1)["area"][1]["owner"] == 0


@rule("PK-EFF-10", "PK-EFF-08")
def test_a_copy_of_a_look_looks_again() -> None:
    top = ["loot-spyglass", "starter-anchor-cutlass", "starter-anchor-doubloon", "starter-anchor-deckhand"]
    t = table({"area": ["loot-spyglass"], "top": [PARROT, *top[1:]]}, STOPPED)
    t.reveal(0)
    assert t["phase"] == "order"
    assert sorted(t.own(0)["known"]) == sorted(top[1:])


# -- PK-EFF-10 peek_reorder


@rule("PK-EFF-10")
@pytest.mark.parametrize(
    ("card", "n"),
    [("pirate-salt-sibyl", 3), ("loot-spyglass", 3), ("monster-lantern-angler", 2), ("loot-bone-flute", 1)],
)
def test_as_many_cards_are_looked_at_as_symbols(card: str, n: int) -> None:
    tops = [
        "starter-anchor-cutlass",
        "starter-anchor-doubloon",
        "starter-anchor-deckhand",
        "starter-anchor-rusty-blade",
    ]
    t = table({"pirate": "pirate-salt-sibyl", "top": [card, *tops]}, {"pirate": "pirate-mother-marrow", **STOPPED})
    t.reveal(0)
    assert t.told("peeked") == [{"seat": "#0", "n": n}]
    assert t.own(0)["known"] == tops[:n]


@rule("PK-EFF-10")
@pytest.mark.parametrize("order", list(permutations(["cutlass", "doubloon", "deckhand"])))
def test_they_are_put_back_in_any_order(order: tuple[str, ...]) -> None:
    tops = [f"starter-anchor-{card}" for card in ("cutlass", "doubloon", "deckhand", "rusty-blade")]
    t = table({"top": ["loot-spyglass", *tops]}, STOPPED)
    t.reveal(0)
    for card in order[:2]:
        t.play(0, f"next starter-anchor-{card}")
    assert t["phase"] == "reveal"
    assert t.own(0)["known"] == [f"starter-anchor-{card}" for card in order]
    for _ in range(4):
        t.reveal(0)
    assert t.area(0)[1:] == [f"starter-anchor-{card}" for card in (*order, "rusty-blade")]


@rule("PK-EFF-10")
def test_only_cards_looked_at_are_put_back() -> None:
    tops = [f"starter-anchor-{card}" for card in ("cutlass", "doubloon", "deckhand")]
    t = table({"top": ["loot-spyglass", *tops]}, STOPPED)
    t.reveal(0)
    assert t.refusal(0, "next starter-anchor-rusty-blade") == "PK-EFF-10"
    t.play(0, f"next {tops[1]}")
    assert t.refusal(0, f"next {tops[1]}") == "PK-EFF-10"


@rule("PK-EFF-10")
def test_cards_are_put_back_only_after_a_look() -> None:
    t = table({}, STOPPED)
    assert t.refusal(0, "next starter-anchor-cutlass") == "PK-EFF-10"


@rule("PK-EFF-10")
def test_what_is_not_there_is_not_looked_at_and_nothing_is_shuffled() -> None:
    left = ["starter-anchor-cutlass", "starter-anchor-doubloon"]
    t = table({"draw": [], "top": ["loot-spyglass", *left], "discard": but(nine(0), *left)}, STOPPED)
    t.reveal(0)
    assert t.told("reshuffled") == []
    assert t.told("peeked") == [{"seat": "#0", "n": 2}]
    assert sorted(t.legal(0)) == [f"next {card}" for card in left]


@rule("PK-EFF-10", "PK-DCK-01")
def test_an_empty_pile_is_shuffled_before_the_look() -> None:
    t = table({"draw": [], "top": ["loot-spyglass"], "discard": nine(0)}, STOPPED)
    t.reveal(0)
    assert t.told("reshuffled") == [{"seat": "#0", "cards": 9}]
    assert t.told("peeked") == [{"seat": "#0", "n": 3}]
    assert (t.seat(0)["draw"], t.seat(0)["discard"]) == (9, 0)


@rule("PK-EFF-10", "PK-EFF-06")
def test_a_look_at_nothing_does_nothing_and_stops_nobody() -> None:
    t = table({"draw": [], "top": ["loot-spyglass"], "area": [down(card) for card in nine(0)]}, STOPPED)
    t.reveal(0)
    assert t.seat(0)["state"] == "sea"
    assert t.told("empty") == []


# -- PK-EFF-11 flip_down


@rule("PK-EFF-11")
@pytest.mark.parametrize(
    "card",
    [
        "pirate-brow-the-bold",
        "starter-anchor-dropped-anchor",
        "loot-holy-water",
        "loot-blessed-rum",
        "monster-hermit-colossus",
    ],
)
def test_the_owner_turns_down_a_cursed_card_of_choice_the_turning_card_included(card: str) -> None:
    area = ["starter-anchor-rusty-blade", "starter-anchor-cutlass", "loot-queens-tiara"]
    t = table({"pirate": "pirate-brow-the-bold", "area": area, "top": [card]}, STOPPED)
    t.reveal(0)
    own = ["flip 4"] if CARDS[card]["curses"] else []
    assert t.legal(0) == ["flip 1", "flip 3", *own]
    t.play(0, "flip 3")
    assert t.area(0) == [*area[:2], "(loot-queens-tiara)", card]


@rule("PK-EFF-11")
def test_lent_cards_in_the_area_can_be_turned_too() -> None:
    t = table({"area": ["starter-anchor-rusty-blade", lent(WILSON, 1)], "top": ["loot-holy-water"]}, STOPPED)
    t.reveal(0)
    assert t.legal(0) == ["flip 1", "flip 2"]
    t.play(0, "flip 2")
    assert t.area(0) == ["starter-anchor-rusty-blade", f"({WILSON})", "loot-holy-water"]
    assert t.sums(0) == (2, 1, 1)


@rule("PK-EFF-11")
def test_a_card_with_two_curses_loses_both() -> None:
    t = table({"area": ["starter-anchor-powder-keg"], "top": ["loot-holy-water"]}, STOPPED)
    t.reveal(0)
    assert t.sums(0) == (0, 1, 0)


@rule("PK-EFF-11")
def test_bonuses_are_no_icons() -> None:
    """Bart and the Grudge have swords by their bonus only: nothing can be turned."""
    t = table(
        {
            "pirate": "pirate-black-spot-bart",
            "deck": "hook",
            "area": ["pirate-black-spot-bart", "starter-hook-grudge"],
            "state": "stopped",
        },
        {"pirate": "pirate-quiet-quill", "top": ["pirate-quiet-quill"]},
    )
    assert t.sums(0)[0] == 2
    t.reveal(1)
    assert t.told("flipped") == []
    assert t.sums(0)[0] == 2


@rule("PK-EFF-11")
@pytest.mark.parametrize(
    ("card", "symbol", "turned"),
    [
        ("pirate-quiet-quill", "sword", ["flip 1", "flip 3"]),
        ("loot-powder-smoke", "sword", ["flip 1", "flip 3"]),
        ("monster-storm-roc", "sword", ["flip 1", "flip 3"]),
        ("loot-pickpocket-monkey", "gold", ["flip 2", "flip 3"]),
        ("monster-gilded-eel", "gold", ["flip 2", "flip 3"]),
    ],
)
def test_each_victim_chooses_a_card_that_shows_the_symbol(card: str, symbol: str, turned: list[str]) -> None:
    t = table(
        {"pirate": "pirate-quiet-quill", "top": [card]},
        {"area": ["starter-wheel-cutlass", "starter-wheel-doubloon", "starter-wheel-deckhand"], "state": "stopped"},
        {"area": ["starter-shell-cutlass", "starter-shell-doubloon", "starter-shell-deckhand"], "state": "stopped"},
    )
    t.reveal(0)
    for victim in (1, 2):
        assert (t["phase"], t.pending()) == ("flip", [victim])
        assert t.legal(victim) == turned
        t.play(victim, turned[1])
        assert t.told("flipped")[0]["symbol"] == f"@symbol-{symbol}"
        assert t.area(victim)[2] == f"({t.seat(victim)['area'][2]['card']})"
    assert t["phase"] == "reveal"


@rule("PK-EFF-11", "PK-EFF-22")
def test_only_face_up_cards_that_show_the_symbol_can_be_turned() -> None:
    area = [
        "starter-anchor-rusty-blade",
        "starter-anchor-cutlass",
        down("loot-queens-tiara"),
        "starter-anchor-boarding-axe",
    ]
    t = table({"area": area, "top": ["loot-holy-water"]}, STOPPED)
    t.reveal(0)
    assert t.legal(0) == ["flip 1", "flip 4"]
    assert t.refusal(0, "flip 2") == "PK-EFF-11"
    assert t.refusal(0, "flip 3") == "PK-EFF-22"
    assert t.refusal(0, "flip 9") == "PK-EFF-11"


@rule("PK-EFF-11")
def test_nothing_is_turned_unasked() -> None:
    t = table({"area": ["starter-anchor-rusty-blade"]}, STOPPED)
    assert t.refusal(0, "flip 1") == "PK-EFF-11"


# -- PK-EFF-12 gain_per


@rule("PK-EFF-12")
@pytest.mark.parametrize(
    ("area", "sums"),
    [
        (["loot-black-flag", "starter-anchor-powder-keg"], (1 + 2 + 2, 2, 2)),
        (["loot-smugglers-ledger", "starter-anchor-powder-keg"], (2, 1 + 2 + 2, 2)),
        (["pirate-black-spot-bart", "starter-anchor-rusty-blade"], (1 + 2, 1, 1)),
        (["loot-wanted-poster"], (1, 1, 0)),
        (["loot-wanted-poster", "pirate-black-spot-bart"], (1 + 3, 1 + 2 + 1, 0)),
        (["loot-trophy-rack", "monster-drowned-admiral"], (2 + 4, 1, 1)),
        (["loot-trophy-rack", "loot-royal-signet", "loot-queens-tiara"], (1 + 2, 1 + 1 + 1, 1)),
        # on the card itself too
        (["monster-old-brinetooth"], (1 + 1, 1 + 1, 0)),
        (["monster-old-brinetooth", "monster-tide-golem", "monster-gilded-eel"], (1 + 3 + 2, 1 + 3 + 2, 0)),
        # several bonuses, each on its own
        (["loot-black-flag", "loot-smugglers-ledger", "starter-anchor-rusty-blade"], (1 + 1 + 2, 1 + 1, 1)),
    ],
)
def test_so_much_for_each_symbol_in_the_area(area: list[str], sums: tuple[int, int, int]) -> None:
    t = table({"pirate": "pirate-black-spot-bart", "area": area[:-1], "top": area[-1:]}, STOPPED)
    t.reveal(0)
    assert t.sums(0) == sums


@rule("PK-EFF-12")
def test_a_curse_of_the_card_itself_counts() -> None:
    t = table({"deck": "hook", "top": ["starter-hook-grudge"]}, STOPPED)
    t.reveal(0)
    assert t.sums(0) == (1, 0, 1)


@rule("PK-EFF-12", "PK-EFF-18")
def test_symbols_of_lent_cards_count_and_those_lent_away_do_not() -> None:
    t = table(
        {"area": ["loot-black-flag", "loot-trophy-rack"], "top": [WILSON]},
        {"area": ["starter-wheel-cutlass"], "state": "stopped"},
    )
    t.reveal(0)
    assert t.sums(0) == (1, 1, 0)
    t = table({"area": ["loot-black-flag", "loot-trophy-rack", lent(WILSON, 1)]}, STOPPED)
    assert t.sums(0) == (1 + 1 + 2 + 1, 1, 1)


@rule("PK-EFF-12")
def test_bonuses_are_counted_anew_after_every_change() -> None:
    t = table(
        {"area": ["loot-black-flag"], "top": ["starter-anchor-powder-keg", "loot-holy-water"]},
        STOPPED,
    )
    assert t.sums(0)[0] == 1
    t.reveal(0)
    assert t.sums(0)[0] == 1 + 2 + 2
    t.reveal(0)
    assert t.sums(0)[0] == 1


@rule("PK-EFF-12")
def test_bonuses_are_still_counted_for_pirates_who_have_stopped() -> None:
    t = table(
        {"area": ["loot-black-flag"], "state": "stopped"},
        {"area": ["starter-wheel-cutlass"], "top": [WILSON]},
    )
    t.reveal(1)
    assert t.sums(0) == (1 + 1 + 1, 0, 1)


@rule("PK-EFF-12")
def test_no_bonus_is_defined_on_swords_or_gold() -> None:
    counted = {e["symbol"] for card in CARDS.values() for e in card["effects"] if e["kind"] == "gain_per"}
    assert counted == {"curse", "pirate", "crown", "monster"}


# -- PK-EFF-13 collect_set


@rule("PK-EFF-13")
@pytest.mark.parametrize("relic", [card for card in CARDS if "relic" in CARDS[card]["symbols"]])
def test_relics_give_nothing_but_their_figures_in_play(relic: str) -> None:
    printed = CARDS[relic]
    t = table({"top": [relic, "starter-anchor-cutlass"]}, STOPPED)
    t.reveal(0)
    assert t.sums(0) == (printed["swords"], printed["gold"], printed["curses"])
    assert t.seat(0)["relics"] == 1
    assert t["phase"] == "reveal"


# -- PK-EFF-14 take_captain


@rule("PK-EFF-14")
@pytest.mark.parametrize("card", ["pirate-parakeet-pru", "loot-captains-hat"])
def test_the_token_is_taken_at_once(card: str) -> None:
    t = table(STOPPED, {"pirate": "pirate-parakeet-pru", "top": [card]})
    t.reveal(1)
    assert t["captain"] == 1
    assert t.told("token") == [{"seat": "#0", "other": "#1"}]


@rule("PK-EFF-14")
def test_the_captain_keeps_the_token() -> None:
    t = table({"top": ["loot-captains-hat"]}, STOPPED)
    t.reveal(0)
    assert t["captain"] == 0
    assert t.told("token") == []


# -- PK-EFF-15 look_keep_one


@rule("PK-EFF-15", "PK-INF-03")
@pytest.mark.parametrize("card", ["pirate-one-eyed-ondine", "starter-compass-navigator", "loot-astrolabe"])
@pytest.mark.parametrize("kept", [0, 1])
def test_one_of_two_is_revealed_and_the_other_discarded(card: str, kept: int) -> None:
    two = ["starter-compass-cutlass", "starter-compass-powder-keg"]
    t = table({"pirate": "pirate-one-eyed-ondine", "deck": "compass", "top": [card, *two]}, STOPPED)
    t.reveal(0)
    assert sorted(t.legal(0)) == [f"keep {each}" for each in two]
    t.play(0, f"keep {two[kept]}")
    assert t.area(0) == [card, two[kept]]
    assert t.own(0)["discard"] == [two[1 - kept]]
    assert [event["card"] for event in t.told("discarded")] == [two[1 - kept]]
    assert [event["how"] for event in t.told("revealed")] == ["kept"]


@rule("PK-EFF-15")
def test_the_other_is_discarded_before_the_one_kept_is_resolved() -> None:
    """The Net can fetch what was just discarded."""
    t = table({"top": ["loot-astrolabe", "loot-salvage-net", CANNON]}, STOPPED)
    t.reveal(0).play(0, "keep loot-salvage-net")
    assert t.area(0) == ["loot-astrolabe", "loot-salvage-net", CANNON]


@rule("PK-EFF-15")
def test_the_one_kept_is_resolved() -> None:
    t = table({"top": ["loot-astrolabe", CANNON, DAGGERS, "loot-jade-mask"]}, STOPPED)
    t.reveal(0).play(0, f"keep {DAGGERS}")
    assert t.area(0) == ["loot-astrolabe", DAGGERS, "loot-jade-mask"]
    assert t.own(0)["discard"] == [CANNON]


@rule("PK-EFF-15")
def test_a_single_card_is_revealed_without_a_shuffle() -> None:
    t = table(
        {
            "draw": [],
            "top": ["loot-astrolabe", "starter-anchor-cutlass"],
            "discard": but(nine(0), "starter-anchor-cutlass"),
        },
        STOPPED,
    )
    t.reveal(0)
    assert t.area(0) == ["loot-astrolabe", "starter-anchor-cutlass"]
    assert t.told("reshuffled") == []
    assert t.seat(0)["discard"] == 8


@rule("PK-EFF-15", "PK-DCK-01")
def test_an_empty_pile_is_shuffled_before_choosing() -> None:
    t = table({"draw": [], "top": ["loot-astrolabe"], "discard": nine(0)}, STOPPED)
    t.reveal(0)
    assert t.told("reshuffled") == [{"seat": "#0", "cards": 9}]
    assert t["phase"] == "keep"
    assert len(t.legal(0)) == 2


@rule("PK-EFF-15", "PK-REV-08")
def test_who_has_nothing_to_choose_from_stops() -> None:
    t = table({"draw": [], "top": ["loot-astrolabe"], "area": [down(card) for card in nine(0)]}, STOPPED, {})
    t.reveal(0, 2)
    assert t.seat(0)["state"] == "stopped"


@rule("PK-EFF-15")
def test_only_the_two_cards_can_be_kept_and_only_when_asked() -> None:
    t = table({"top": ["loot-astrolabe", "starter-anchor-cutlass", "starter-anchor-powder-keg"]}, STOPPED)
    assert t.refusal(0, "keep starter-anchor-cutlass") == "PK-EFF-15"
    t.reveal(0)
    assert t.refusal(0, "keep starter-anchor-doubloon") == "PK-EFF-15"


# -- PK-EFF-16 play_from_discard


@rule("PK-EFF-16", "PK-DCK-02")
@pytest.mark.parametrize("card", ["pirate-gravedigger-gil", "loot-salvage-net"])
def test_a_card_of_the_discard_is_put_into_play(card: str) -> None:
    t = table({"pirate": "pirate-gravedigger-gil", "discard": [CANNON, "monster-tide-golem"], "top": [card]}, STOPPED)
    t.reveal(0)
    assert sorted(t.legal(0)) == [f"salvage {CANNON}", "salvage monster-tide-golem"]
    t.play(0, "salvage monster-tide-golem")
    assert t.area(0) == [card, "monster-tide-golem"]
    assert t.own(0)["discard"] == [CANNON]


@rule("PK-EFF-16")
@pytest.mark.parametrize(
    ("salvaged", "area"),
    [
        (DAGGERS, ["loot-salvage-net", DAGGERS, "loot-jade-mask"]),
        (PARROT, ["loot-salvage-net", PARROT, "loot-fine-sabre"]),  # copies the Net, which fetches the Sabre
    ],
)
def test_it_enters_as_if_revealed(salvaged: str, area: list[str]) -> None:
    t = table({"discard": [salvaged, "loot-fine-sabre"], "top": ["loot-salvage-net", "loot-jade-mask"]}, STOPPED)
    t.reveal(0).play(0, f"salvage {salvaged}")
    assert t.area(0) == area


@rule("PK-EFF-16", "PK-EFF-02")
def test_its_effects_on_others_wait_their_turn() -> None:
    t = table({"discard": ["loot-powder-smoke"], "top": ["loot-salvage-net"]}, {"top": [DAGGERS, "loot-fine-sabre"]})
    t.reveal(0, 1)
    assert t.area(0) == ["loot-salvage-net", "loot-powder-smoke"]
    assert t.legal(1) == ["flip 1", "flip 2"]


@rule("PK-EFF-16")
@pytest.mark.parametrize(
    ("move", "area"), [("more", ["loot-salvage-net", "loot-jade-mask"]), ("enough", ["loot-salvage-net"])]
)
def test_without_a_discard_the_top_card_may_be_revealed(move: str, area: list[str]) -> None:
    t = table({"top": ["loot-salvage-net", "loot-jade-mask"]}, STOPPED)
    t.reveal(0)
    assert sorted(t.legal(0)) == ["enough", "more"]
    t.play(0, move)
    assert t.area(0) == area
    assert t.seat(0)["state"] == "sea"


@rule("PK-EFF-16")
def test_without_any_card_nothing_happens() -> None:
    t = table({"draw": [], "top": ["loot-salvage-net"], "area": [down(card) for card in nine(0)]}, STOPPED)
    t.reveal(0)
    assert (t["phase"], t.seat(0)["state"]) == ("reveal", "sea")


@rule("PK-EFF-16")
def test_only_own_discarded_cards_and_only_when_asked() -> None:
    t = table({"discard": [CANNON, DAGGERS], "top": ["loot-salvage-net"]}, {"discard": [HARPOON], "state": "stopped"})
    for move in (f"salvage {CANNON}", "more", "enough"):
        assert t.refusal(0, move) == "PK-EFF-16"
        assert t.reason(0, move) == "refusal-no-salvage"
    t.reveal(0)
    assert t.refusal(0, f"salvage {HARPOON}") == "PK-EFF-16"
    for move in ("more", "enough"):
        assert t.refusal(0, move) == "PK-EFF-16"
        assert t.reason(0, move) == "refusal-no-fallback"


# -- PK-EFF-21 loot_into_play


@rule("PK-EFF-21")
@pytest.mark.parametrize("card", ["pirate-magpie-meg", "loot-treasure-map"])
def test_the_top_loot_card_is_put_into_play_and_resolved(card: str) -> None:
    t = table({"pirate": "pirate-magpie-meg", "top": [card, "loot-jade-mask"]}, STOPPED, loot_top=[DAGGERS, CANNON])
    pile = t["loot_pile"]
    t.reveal(0)
    assert t.area(0) == [card, DAGGERS, "loot-jade-mask"]
    assert t["loot_pile"] == pile - 1
    assert [event["card"] for event in t.told("loot-played")] == [DAGGERS]


@rule("PK-EFF-21", "PK-DCK-03")
def test_it_is_the_pirates_for_good() -> None:
    t = table({"top": ["loot-treasure-map"]}, {"state": "sunk"}, {"state": "sunk"}, loot_top=["loot-gold-ingots"])
    t.reveal(0).stop(0).play_all()
    assert t["round"] == 2
    assert "loot-gold-ingots" in t.seat(0)["owned"]
    assert "loot-gold-ingots" in t.own(0)["discard"]


@rule("PK-EFF-21")
def test_a_sunk_pirate_keeps_it_too() -> None:
    t = table(
        {"area": ["starter-anchor-powder-keg"], "top": ["loot-treasure-map"]}, STOPPED, loot_top=["loot-cursed-urn"]
    )
    t.reveal(0)
    assert t.seat(0)["state"] == "sunk"
    assert "loot-cursed-urn" in t.own(0)["discard"]


@rule("PK-EFF-21")
def test_an_empty_loot_pile_gives_nothing() -> None:
    loot = [card for card in CARDS if CARDS[card]["kind"] == "loot" for _ in range(CARDS[card]["copies"])]
    shown = ["loot-jade-mask", "loot-sun-disc", "loot-obsidian-idol", "loot-fine-sabre"]
    t = table(
        {"top": ["loot-treasure-map"]}, STOPPED, loot=shown, loot_pile=[], box=but(loot, *shown, "loot-treasure-map")
    )
    t.reveal(0)
    assert t.area(0) == ["loot-treasure-map"]
    assert (t["phase"], t.seat(0)["state"]) == ("reveal", "sea")


# -- PK-EFF-22 face down


@rule("PK-EFF-22")
def test_a_card_face_down_has_no_swords_gold_curses_crowns_marks_or_bonus() -> None:
    area = [
        "loot-trophy-rack",  # counts crowns
        "monster-old-brinetooth",  # counts monsters
        "loot-wanted-poster",  # counts pirates
        down("monster-drowned-admiral"),
        down("pirate-mother-marrow"),
        down("loot-black-flag"),
        "starter-anchor-rusty-blade",
    ]
    t = table({"area": area}, STOPPED)
    assert t.sums(0) == (1 + 2 + 1 + 2, 1 + 2 + 1, 1)
    turned = t.seat(0)["area"][3]
    assert (turned["swords"], turned["gold"], turned["curses"], turned["crowns"]) == (0, 0, 0, 0)


@rule("PK-EFF-22", "PK-RND-04")
def test_it_stays_in_its_place_and_is_discarded_normally() -> None:
    t = table(
        {"area": ["starter-anchor-rusty-blade"], "top": ["loot-holy-water"]}, {"state": "sunk"}, {"state": "sunk"}
    )
    t.reveal(0)
    assert t.area(0) == ["(starter-anchor-rusty-blade)", "loot-holy-water"]
    t.stop(0).play_all()
    assert "starter-anchor-rusty-blade" in t.own(0)["discard"]


@rule("PK-EFF-22", "PK-END-02")
def test_it_scores_its_crowns_at_the_end() -> None:
    t = table({"area": [down("monster-abyssal-kraken")]}, STOPPED, captain=1)
    assert t.seat(0)["crowns"] == 5


@rule("PK-EFF-22")
def test_it_is_public_which_card_lies_face_down() -> None:
    t = table({"area": [down("monster-abyssal-kraken")]}, STOPPED)
    assert game.table_view(t.state)["seats"][0]["area"][0]["card"] == "monster-abyssal-kraken"
