"""Pirate King, sections 10 to 12: the end of the game, two players, and who may know what."""

from collections import Counter
from typing import Any

import pytest

from flibuste.kit.state import SPECTATOR
from tests.clauses import rule
from tests.games.pirate_king.table import (
    CARDS,
    NAMES,
    STOPPED,
    WORDS,
    Seat,
    Table,
    dealt,
    down,
    game,
    lent,
    nine,
    play_randomly,
    table,
)

RELICS = [card for card in CARDS if "relic" in CARDS[card]["symbols"]]
PLAIN = [card for card in CARDS if CARDS[card]["kind"] == "loot" and not CARDS[card]["crowns"] and card not in RELICS]
MONSTERS = ["monster-tide-golem", "monster-gilded-eel"]  # a crown each


def last_round(*discards: list[str], captain: int = 0, **fields: Any) -> Table:
    """Round 7 is played to its end: seats 0 and 1 win the battle, and the loot gives no crowns."""
    areas = [
        ["loot-bronze-cannon", "loot-gold-ingots"],
        ["loot-fine-sabre", "loot-sack-of-silver"],
        ["starter-shell-doubloon"],
    ]
    areas = [*areas[: len(discards)], *([] for _ in discards[3:])]
    seats: list[Seat] = [
        {"discard": cards, "area": area, "state": "stopped"} for cards, area in zip(discards, areas, strict=True)
    ]
    seats[0]["state"] = "sea"
    used = {card for cards in (*areas, *discards) for card in cards}
    loot = [card for card in PLAIN if card not in used][: 4 if len(discards) == 2 else len(discards)]
    shown = {"monsters": MONSTERS, "loot": loot, **fields}
    gone = [card for card in CARDS if CARDS[card]["kind"] == "monster" and card not in used.union(MONSTERS)]
    t = table(*seats, captain=captain, round=7, monster_pile=[], box=gone, **shown)
    t.stop(0)
    while t["phase"] not in ("over", "crown"):
        t.play(t.pending()[0], t.legal(t.pending()[0])[0])
    return t


def crowns(t: Table) -> list[int]:
    return [t.seat(seat)["crowns"] for seat in range(t.state.players)]


# -- PK-END-01


@rule("PK-END-01")
def test_the_game_ends_after_round_7_when_no_monster_is_left() -> None:
    t = last_round([], [], [])
    assert t["phase"] == "over"
    assert t["round"] == 7
    assert t.pending() == []
    assert t["monsters"] == []
    assert t["monster_pile"] == 0
    assert t.told("ended") == [{}]


@rule("PK-END-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_seven_rounds_all_monsters_have_left(players: int) -> None:
    t = play_randomly(dealt(players, luck=players), seed=players)
    assert (t["round"], t["monster_pile"], t["monsters"]) == (7, 0, [])
    boxed = [card for card in t["box"] if CARDS[card]["kind"] == "monster"]
    owned = [card for seat in t["seats"] for card in seat["owned"] if CARDS[card]["kind"] == "monster"]
    assert (len(boxed), len(owned)) == ((7, 7) if players == 2 else (0, 14))


@rule("PK-END-01", "PK-RND-04")
def test_step_5_of_round_7_is_played() -> None:
    t = last_round(["loot-queens-tiara"], [], [])
    for seat in range(3):
        assert t.area(seat) == []
    assert "loot-bronze-cannon" in t.own(0)["discard"]


# -- PK-END-02


@rule("PK-END-02", "PK-SET-06")
def test_crowns_of_all_cards_owned_count_wherever_they_lie_and_one_for_the_token() -> None:
    t = table(
        {
            "discard": ["monster-abyssal-kraken"],
            "top": ["loot-haunted-crown"],
            "area": ["monster-siren-choir", down("loot-royal-signet")],
        },
        {"area": [lent("loot-wilson-the-coconut", 0)], "discard": ["loot-ransom-note"]},
        captain=0,
    )
    assert crowns(t) == [5 + 3 + 3 + 1 + 2 + 1, 1]


@rule("PK-END-02", "PK-EFF-08")
def test_copies_count_as_printed() -> None:
    t = table({"area": ["monster-drowned-admiral", "monster-mirror-selkie"]}, STOPPED, captain=1)
    assert t.seat(0)["area"][1]["crowns"] == 4  # in play
    assert crowns(t)[0] == 4 + 2


@rule("PK-END-02", "PK-END-03")
def test_the_worked_example_gives_18() -> None:
    nine_crowns = ["monster-abyssal-kraken", "monster-drowned-admiral"]
    t = table({"discard": [*nine_crowns, *RELICS[:3]]}, STOPPED, captain=0)
    assert crowns(t)[0] == 9 + 8 + 1


@rule("PK-END-02")
def test_the_score_told_is_the_score_shown() -> None:
    t = last_round(["monster-abyssal-kraken", *RELICS[:2]], ["loot-queens-tiara"], [], captain=2)
    assert [(score["crowns"], score["relics"], score["points"]) for score in t.told("scored")] == [
        (5 + 1, 2, 5 + 1 + 4),
        (2 + 1, 0, 2 + 1),
        (0, 0, 1),
    ]
    assert crowns(t) == [10, 3, 1]
    assert [t.state.score(seat) for seat in range(3)] == [10, 3, 1]


# -- PK-END-03


@rule("PK-END-03", "PK-EFF-13")
@pytest.mark.parametrize(("relics", "worth"), [(0, 0), (1, 1), (2, 4), (3, 8), (4, 13)])
def test_relics_are_worth_1_4_8_13(relics: int, worth: int) -> None:
    t = table({"discard": RELICS[:relics]}, STOPPED, captain=1)
    assert t.seat(0)["relics"] == relics
    assert crowns(t)[0] == worth


@rule("PK-END-03")
@pytest.mark.parametrize("relics", [5, 6, 7])
def test_five_relics_or_more_beat_any_total(relics: int) -> None:
    rich = ["monster-abyssal-kraken", "monster-pale-leviathan", "monster-drowned-admiral", "monster-coral-basilisk"]
    rich += ["monster-harbour-hydra", "loot-haunted-crown"]
    t = last_round([], rich, RELICS[:relics], captain=1)
    assert crowns(t)[1] > crowns(t)[2]
    assert t.winners == {2}


@rule("PK-END-03")
@pytest.mark.parametrize(
    ("owned", "hint"), [(0, "hint-relic"), (3, "hint-relic"), (4, "hint-relic-wins"), (5, "hint-relic-wins")]
)
def test_who_may_take_a_relic_is_told_what_it_is_worth(owned: int, hint: str) -> None:
    rich: Seat = {"discard": RELICS[:owned], "area": ["loot-gold-ingots"]}
    t = table(rich, STOPPED, {"state": "sunk"}, loot=[RELICS[6], *PLAIN[-3:]])
    t.stop(0)
    while t["phase"] != "loot":
        t.play(t.pending()[0], t.legal(t.pending()[0])[0])
    (choice,) = (choice for choice in game.choices(t.state, 0) if choice.notation == f"loot {RELICS[6]}")
    assert choice.hint is not None
    assert choice.hint.key == hint
    assert all(words.say(choice.hint, NAMES) for words in WORDS.values())


@rule("PK-END-03")
def test_four_relics_do_not_win_by_themselves() -> None:
    rich = ["monster-abyssal-kraken", "monster-pale-leviathan", "monster-drowned-admiral"]
    t = last_round([], rich, RELICS[:4])
    assert crowns(t)[2] == 13
    assert t.winners == {1}


@rule("PK-END-03")
def test_it_is_checked_at_the_end_only() -> None:
    t = table({"discard": RELICS[:5]}, {}, STOPPED)
    assert t["phase"] == "reveal"
    t.choose({0: "stop", 1: "stop"}).play_all()
    assert t["round"] == 2
    assert t.winners == set()


@rule("PK-END-03")
def test_relics_count_by_the_printed_mark() -> None:
    """A copy that became a relic in play is none at the end."""
    t = table({"area": [*RELICS[:4], {"card": "loot-talking-parrot"}]}, STOPPED, captain=1)
    assert t.seat(0)["relics"] == 4
    assert crowns(t)[0] == 13


# -- PK-END-04


@rule("PK-END-04")
def test_most_crowns_win_the_tokens_included() -> None:
    t = last_round(["loot-queens-tiara"], ["loot-queens-tiara"], [], captain=1)
    assert crowns(t) == [3, 4, 0]
    assert t.winners == {1}


@rule("PK-END-04")
def test_in_a_tie_the_captain_names_the_winner_among_the_tied() -> None:
    t = last_round(["loot-queens-tiara"], ["loot-queens-tiara"], [], captain=2)
    assert (t["phase"], t.pending()) == ("crown", [2])
    assert crowns(t) == [3, 3, 1]
    assert t.legal(2) == ["crown 1", "crown 2"]
    assert t.refusal(2, "crown 3") == "PK-END-04"
    t.play(2, "crown 2")
    assert t["phase"] == "over"
    assert t.winners == {1}
    assert t.told("crowned") == [{"seat": "#1"}]


@rule("PK-END-04")
@pytest.mark.parametrize("captain", [0, 1])
def test_a_tied_captain_wins_without_asking(captain: int) -> None:
    discards = [["loot-queens-tiara"], ["loot-queens-tiara"], []]
    discards[1 - captain].append("loot-royal-signet")  # a crown, as the token
    t = last_round(*discards, captain=captain)
    assert crowns(t)[:2] == [4, 4]
    assert t["phase"] == "over"
    assert t.winners == {captain}


@rule("PK-END-04")
def test_the_winner_is_named_at_the_end_only() -> None:
    t = table({}, STOPPED)
    assert t.refusal(0, "crown 1") == "PK-END-04"


# -- PK-DUO


def duel(*sums: tuple[list[str], list[str]], **fields: Any) -> Table:
    """Two players at the end of their reveals; seat 0 has more of both, unless said otherwise."""
    areas = sums[0] if sums else (["loot-bloody-plunder"], ["starter-wheel-deckhand"])
    loot = ["loot-jade-mask", "loot-fine-sabre", "loot-sun-disc", "loot-royal-signet"]
    fields = {"monsters": MONSTERS, "loot": loot, **fields}
    return table({"area": areas[0]}, {"area": areas[1], "state": "stopped"}, **fields).stop(0)


@rule("PK-DUO-01")
def test_two_players_start_with_2_monsters_and_4_loot_cards() -> None:
    t = dealt(2, setup="deal")
    assert (len(t["monsters"]), len(t["loot"])) == (2, 4)


@rule("PK-DUO-02", "PK-DUO-04")
def test_only_the_first_takes_a_monster_and_the_other_goes_to_the_box() -> None:
    t = duel()
    assert (t["phase"], t.pending()) == ("monster", [0])
    t.play(0, "monster monster-gilded-eel")
    assert t.order("took-monster") == ["took-monster 0"]
    assert [event["card"] for event in t.told("boxed")] == ["monster-tide-golem"]
    assert t["box"] == ["monster-tide-golem"]
    assert t["monsters"] == []


@rule("PK-DUO-02", "PK-TIE-02")
@pytest.mark.parametrize("captain", [0, 1])
@pytest.mark.parametrize("taker", [0, 1])
def test_in_a_tie_the_captain_names_the_taker_and_the_other_gets_the_token(captain: int, taker: int) -> None:
    t = duel((["starter-anchor-deckhand"], ["starter-wheel-cutlass"]), captain=captain)
    assert (t["phase"], t.pending()) == ("tie", [captain])
    t.play(captain, f"first {taker + 1}")
    assert t["captain"] == 1 - taker
    assert t.pending() == [taker]
    t.play(taker, "monster monster-tide-golem")
    assert t["phase"] == "loot"


@rule("PK-DUO-02")
def test_both_sunk_tie_as_well() -> None:
    t = table(
        {"area": ["starter-anchor-powder-keg"], "top": ["starter-anchor-rusty-blade"]}, {"state": "sunk"}, captain=1
    )
    t.reveal(0)
    assert (t["phase"], t.pending()) == ("tie", [1])
    t.play(1, "first 1")
    assert (t["captain"], t.pending()) == (1, [0])


@rule("PK-DUO-03", "PK-DUO-04", "PK-LOT-02")
def test_who_takes_a_loot_card_boxes_another_and_the_last_is_boxed() -> None:
    t = duel()
    t.play(0, "monster monster-gilded-eel")
    assert (t["phase"], t.pending()) == ("loot", [0])
    t.play(0, "loot loot-royal-signet")
    assert (t["phase"], t.pending()) == ("box", [0])
    assert sorted(t.legal(0)) == ["box loot-fine-sabre", "box loot-jade-mask", "box loot-sun-disc"]
    assert t.refusal(0, "box loot-royal-signet") == "PK-DUO-03"
    t.play(0, "box loot-fine-sabre")
    assert (t["phase"], t.pending()) == ("loot", [1])
    assert sorted(t.legal(1)) == ["loot loot-jade-mask", "loot loot-sun-disc"]
    t.play(1, "loot loot-sun-disc")
    assert t["round"] == 2
    assert sorted(t["box"]) == ["loot-fine-sabre", "loot-jade-mask", "monster-tide-golem"]
    assert "loot-royal-signet" in t.own(0)["discard"]
    assert "loot-sun-disc" in t.own(1)["discard"]


@rule("PK-DUO-03")
def test_more_players_box_nothing() -> None:
    t = table({"area": ["loot-bloody-plunder"]}, STOPPED, {"state": "sunk"}).stop(0)
    t.play(0, t.legal(0)[0])
    while t["phase"] == "tie":
        t.play(0, t.legal(0)[0])
    assert t["phase"] == "loot"
    assert t.refusal(0, f"box {t['loot'][0]}") == "PK-DUO-03"
    t.play_all()
    assert t["box"] == []


@rule("PK-DUO-04")
def test_boxed_cards_are_out_of_the_game() -> None:
    t = play_randomly(dealt(2, luck=5), seed=5)
    boxed = Counter(t["box"])
    assert boxed.total() == 7 + 7 * 2
    owned = Counter(card for seat in t["seats"] for card in seat["owned"])
    for card, count in boxed.items():
        assert count + owned[card] <= CARDS[card]["copies"]


# -- PK-INF


SECRETS: list[Seat] = [
    {"discard": ["loot-jade-mask", "loot-sun-disc"], "top": ["starter-anchor-cutlass", "starter-anchor-doubloon"]},
    {"discard": ["loot-spyglass", "loot-astrolabe"], "top": ["starter-wheel-cutlass"]},
    {"area": ["loot-bronze-cannon", down("loot-fine-sabre")], "state": "stopped"},
]


@rule("PK-INF-01")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_what_is_public_to_all(seat: int) -> None:
    t = table(*SECRETS, box=["monster-tide-golem"], captain=1)
    seen = game.view(t.state, seat).table
    assert seen["captain"] == 1
    assert seen["box"] == ["monster-tide-golem"]
    assert len(seen["monsters"]) == 2
    assert len(seen["loot"]) == 3
    assert seen["monster_pile"] == 11
    assert seen["loot_pile"] == 45 - 3 - 6
    assert [(shown["draw"], shown["discard"], shown["top"]) for shown in seen["seats"]] == [
        (9, 2, "loot-sun-disc"),
        (9, 2, "loot-astrolabe"),
        (9, 0, None),
    ]
    assert [shown["state"] for shown in seen["seats"]] == ["sea", "sea", "stopped"]
    assert [(laid["card"], laid["down"]) for laid in seen["seats"][2]["area"]] == [
        ("loot-bronze-cannon", False),
        ("loot-fine-sabre", True),
    ]


@rule("PK-INF-01")
def test_cards_taken_and_their_crowns_are_told_to_all() -> None:
    t = table({"area": ["loot-bloody-plunder"]}, STOPPED, {"state": "sunk"}, monsters=MONSTERS).stop(0)
    t.play(0, "monster monster-gilded-eel")
    assert t.told("took-monster")[0]["card"] == "monster-gilded-eel"
    assert t.told("took-monster")[0]["crowns"] == 1


@rule("PK-INF-02")
def test_a_player_may_look_through_the_own_discard() -> None:
    t = table(*SECRETS)
    assert sorted(t.own(0)["discard"]) == ["loot-jade-mask", "loot-sun-disc"]
    assert sorted(t.own(1)["discard"]) == ["loot-astrolabe", "loot-spyglass"]
    assert t.own(2)["discard"] == []


@rule("PK-INF-02", "PK-INF-04")
def test_nobody_sees_the_order_of_any_pile() -> None:
    """Two positions that differ in what is hidden look the same to everybody."""
    one = table(*SECRETS, loot_top=["loot-wanted-poster"], monster_top=["monster-storm-roc"])
    other_seats = [dict(seat) for seat in SECRETS]
    other_seats[0]["top"] = ["starter-anchor-powder-keg"]
    other_seats[1]["top"] = ["starter-wheel-helmsman", "starter-wheel-cutlass"]
    other = table(*other_seats, loot_top=["loot-black-flag"], monster_top=["monster-siren-choir"])
    for seat in (SPECTATOR, 0, 1, 2):
        assert game.view(one.state, seat) == game.view(other.state, seat)


@rule("PK-INF-03", "PK-EFF-10")
def test_cards_looked_at_are_known_to_that_player_only() -> None:
    tops = ["starter-anchor-cutlass", "starter-anchor-doubloon", "starter-anchor-deckhand"]
    t = table({"top": ["loot-spyglass", *tops]}, {"top": ["starter-wheel-cutlass"]})
    t.reveal(0, 1)
    assert t.own(0)["known"] == tops
    assert t.own(1)["known"] == []
    for event in t.events:
        if event.key == "peeked-face":
            assert event.audience == 1
    assert [event["card"] for event in t.told("peeked-face")] == tops
    assert [event["n"] for event in t.told("peeked")] == [3]
    t.play(0, f"next {tops[2]}", f"next {tops[0]}")
    assert t.own(0)["known"] == [tops[2], tops[0], tops[1]]
    assert all("card" not in told for told in t.told("ordered"))


@rule("PK-INF-03")
def test_what_a_player_has_looked_at_shrinks_with_each_draw() -> None:
    tops = ["starter-anchor-cutlass", "starter-anchor-doubloon", "starter-anchor-deckhand"]
    t = table({"top": ["loot-spyglass", *tops]}, STOPPED)
    t.reveal(0).play(0, f"next {tops[0]}", f"next {tops[1]}").reveal(0)
    assert t.own(0)["known"] == tops[1:]


@rule("PK-INF-03", "PK-EFF-15")
def test_the_card_discarded_unrevealed_is_public() -> None:
    t = table({"top": ["loot-astrolabe", "starter-anchor-cutlass", "starter-anchor-powder-keg"]}, STOPPED)
    t.reveal(0)
    assert t.own(1)["known"] == []
    t.play(0, "keep starter-anchor-cutlass")
    (discarded,) = (event for event in t.events if event.key == "discarded")
    assert dict(discarded.args)["card"] == "starter-anchor-powder-keg"
    assert discarded.audience == 0xFFFF
    assert t.seat(0)["top"] == "starter-anchor-powder-keg"


@rule("PK-INF-04", "PK-REV-01")
@pytest.mark.parametrize("seat", [SPECTATOR, 1, 2])
def test_a_locked_choice_is_not_sent_to_others(seat: int) -> None:
    views = []
    for choice in ("reveal", "stop"):
        t = table({}, {}, {})
        t.play(0, choice)
        views.append(game.view(t.state, seat))
    assert views[0] == views[1]


@rule("PK-INF-04")
def test_own_cards_are_not_told_before_they_are_revealed() -> None:
    t = table({"top": nine(0)[1:3]}, {})
    assert t.own(0)["known"] == []
    assert "top" not in t.own(0)
    assert "draw" not in t.own(0)
