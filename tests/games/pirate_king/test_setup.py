"""Pirate King, sections 1 and 2: setup and the round."""

from collections import Counter
from typing import Any

import pytest

from flibuste.kit.errors import BadOption
from tests.clauses import rule
from tests.games.pirate_king.table import CARDS, STOPPED, Table, dealt, down, game, lent, nine, play_randomly, table

PLAYERS = [2, 3, 4, 5]
DEALS = 300

# Three pirates whose ranks by swords and by gold are clear: 0 before 1 before 2.
FIRST = {"area": ["loot-bloody-plunder"]}
SECOND = {"area": ["loot-swivel-gun", "loot-royal-signet"], "state": "stopped"}
THIRD = {"area": ["starter-shell-deckhand"], "state": "stopped"}
MONSTERS = ["monster-tide-golem", "monster-ghost-galleon"]
LOOT = ["loot-jade-mask", "loot-fine-sabre", "loot-spyglass"]


def end_of_a_round(**fields: Any) -> Table:
    return table(FIRST, SECOND, THIRD, monsters=MONSTERS, loot=LOOT, **fields)


# -- PK-SET-01


@rule("PK-SET-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_to_5_can_play(players: int) -> None:
    assert game.new(players).players == players


@rule("PK-SET-01")
@pytest.mark.parametrize("players", [1, 6])
def test_fewer_than_2_or_more_than_5_cannot_play(players: int) -> None:
    with pytest.raises(BadOption):
        game.new(players)


@rule("PK-SET-01")
def test_there_are_10_pirates_45_loot_14_monsters_and_5_decks_of_8() -> None:
    copies = Counter[str]()
    for card in CARDS.values():
        copies[card["kind"]] += card["copies"]
    assert copies == {"pirate": 10, "loot": 45, "monster": 14, "starter": 40}
    decks = game.components()["decks"]
    assert [len(cards) for cards in decks.values()] == [8] * 5
    assert len({card for cards in decks.values() for card in cards}) == 40


# -- PK-SET-02


@rule("PK-SET-02")
@pytest.mark.parametrize("card", CARDS)
def test_the_first_mark_tells_the_kind_and_pirates_alone_have_theirs(card: str) -> None:
    printed = CARDS[card]
    mark = printed["deck"] if printed["kind"] == "starter" else printed["kind"]
    assert printed["symbols"][0] == mark
    assert ("pirate" in printed["symbols"]) == (printed["kind"] == "pirate")


# -- PK-SET-03


@rule("PK-SET-03")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_chooses_a_pirate_and_a_deck_clockwise_from_the_captain(players: int) -> None:
    t = dealt(players, luck=players)
    chosen: dict[int, tuple[str, str]] = {}
    for turn in range(players):
        seat = (t["captain"] + turn) % players
        assert t.pending() == [seat]
        free = [card for card, printed in CARDS.items() if printed["kind"] == "pirate"]
        free = [card for card in free if card not in [pirate for pirate, _ in chosen.values()]]
        assert t.legal(seat) == [f"pirate {card}" for card in free]
        t.play(seat, f"pirate {free[-1]}")
        decks = [deck for deck in game.components()["decks"] if deck not in [deck for _, deck in chosen.values()]]
        if t.pending() == [seat] and len(decks) > 1:
            assert t.legal(seat) == [f"deck {deck}" for deck in decks]
            t.play(seat, f"deck {decks[0]}")
        chosen[seat] = (free[-1], decks[0])
    for seat, (pirate, deck) in chosen.items():
        shown = t.seat(seat)
        assert (shown["pirate"], shown["deck"]) == (pirate, deck)
        assert Counter(shown["owned"]) >= Counter([pirate, *game.components()["decks"][deck]])
    assert Counter(card for seat in range(players) for card in t.seat(seat)["owned"])[chosen[0][0]] == 1


@rule("PK-SET-03")
def test_the_rest_goes_back_to_the_box() -> None:
    t = dealt(2, setup="deal")
    owned = {card for seat in (0, 1) for card in t.seat(seat)["owned"]}
    left = {card for card, printed in CARDS.items() if printed["kind"] in ("pirate", "starter")} - owned
    assert len(left) == 50 - 18
    play_randomly(t)
    assert left.isdisjoint(t.seat(0)["owned"] + t.seat(1)["owned"])


@rule("PK-SET-03")
def test_each_begins_with_9_cards_face_down_and_an_empty_discard() -> None:
    t = dealt(3, luck=4, setup="deal")
    for seat in range(3):
        shown = t.seat(seat)
        starting = [card for card in shown["owned"] if CARDS[card]["kind"] in ("pirate", "starter")]
        revealed = [card for card in shown["area"] if card["card"] in starting]  # the first step is compulsory
        assert len(starting) == 9
        assert revealed
        assert shown["draw"] == 9 - len(revealed)
        assert (shown["discard"], shown["discarded"], shown["top"]) == (0, [], None)


@rule("PK-SET-03")
def test_the_nine_cards_are_shuffled() -> None:
    first = Counter[str]()
    for luck in range(DEALS):
        t = dealt(2, luck=luck, setup="deal")
        revealed = t.told("revealed")[0]
        seat = int(revealed["seat"][1:])
        first[str(nine_of(t, seat).index(revealed["card"]))] += 1
    assert len(first) == 9
    assert max(first.values()) < 2 * DEALS / 9


def nine_of(t: Table, seat: int) -> list[str]:
    shown = t.seat(seat)
    return [shown["pirate"], *game.components()["decks"][shown["deck"]]]


@rule("PK-SET-03")
def test_pirates_and_decks_dealt_by_lot_all_come_up_and_never_twice() -> None:
    pirates, decks = Counter[str](), Counter[str]()
    for luck in range(DEALS):
        seats = dealt(5, luck=luck, setup="deal")["seats"]
        assert len({seat["pirate"] for seat in seats}) == 5
        assert len({seat["deck"] for seat in seats}) == 5
        pirates[seats[0]["pirate"]] += 1
        decks[seats[0]["deck"]] += 1
    assert len(pirates) == 10
    assert len(decks) == 5
    assert min(pirates.values()) > DEALS / 10 / 2
    assert min(decks.values()) > DEALS / 5 / 2


@rule("PK-SET-03")
def test_nobody_chooses_out_of_turn_twice_or_what_another_has() -> None:
    t = dealt(3, luck=8)
    seat = t["captain"]
    assert t.refusal(seat, "deck anchor") == "PK-SET-03"
    t.play(seat, "pirate pirate-salt-sibyl")
    assert t.refusal(seat, "pirate pirate-quiet-quill") == "PK-SET-03"
    t.play(seat, "deck hook")
    after = (seat + 1) % 3
    assert t.refusal(after, "pirate pirate-salt-sibyl") == "PK-SET-03"
    t.play(after, "pirate pirate-quiet-quill")
    assert t.refusal(after, "deck hook") == "PK-SET-03"


@rule("PK-SET-03")
def test_pirates_and_decks_are_chosen_at_setup_only() -> None:
    t = table({}, STOPPED)
    assert t.refusal(0, "pirate pirate-quiet-quill") == "PK-SET-03"
    assert t.refusal(0, "deck hook") == "PK-SET-03"


# -- PK-SET-04, PK-SET-05


@rule("PK-SET-04")
def test_monsters_and_loot_are_shuffled_apart() -> None:
    monsters, loot = Counter[str](), Counter[str]()
    for luck in range(DEALS):
        t = dealt(5, luck=luck)
        position = dealt(5, luck=luck, setup="deal")
        monsters.update(position["monsters"])
        loot.update(position["loot"])
        assert t["phase"] == "pirate"
    assert len(monsters) == 14
    assert all(CARDS[card]["kind"] == "monster" for card in monsters)
    assert max(monsters.values()) < 2 * DEALS * 2 / 14
    assert len(loot) == 39
    assert all(CARDS[card]["kind"] == "loot" for card in loot)
    assert max(loot[card] / CARDS[card]["copies"] for card in loot) < 2 * DEALS * 5 / 45


@rule("PK-SET-04")
def test_all_14_monsters_and_45_loot_cards_take_part() -> None:
    t = dealt(3, setup="deal")
    assert len(t["monsters"]) + t["monster_pile"] == 14
    looted = sum(CARDS[card]["kind"] == "loot" for seat in t["seats"] for card in seat["owned"])
    assert len(t["loot"]) + t["loot_pile"] + looted == 45


@rule("PK-SET-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_captain_is_drawn_by_lot(players: int) -> None:
    captains = Counter[int]()
    for luck in range(DEALS):
        t = dealt(players, luck=luck)
        captains[t["captain"]] += 1
        assert t.told("captain") == [{"seat": f"#{t['captain']}"}]
    assert len(captains) == players
    assert min(captains.values()) > DEALS / players / 2


# -- PK-SET-06


@rule("PK-SET-06", "PK-END-02")
def test_crowns_come_from_monsters_treasures_and_the_token() -> None:
    t = table(
        {"discard": ["monster-abyssal-kraken", "loot-haunted-crown"]}, {"discard": ["loot-queens-tiara"]}, captain=1
    )
    assert [t.seat(seat)["crowns"] for seat in (0, 1)] == [5 + 3, 2 + 1]


# -- PK-RND-01


@rule("PK-RND-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_has_7_rounds_each_of_start_reveal_battle_loot_and_new_round(players: int) -> None:
    t = dealt(players, luck=players, setup="deal")
    steps = {"round": "start", "revealed": "reveal", "battle": "battle", "looting": "loot"}
    seen = [steps[event.key] for event in t.events if event.key in steps]
    while t.pending():
        seat = t.pending()[0]
        legal = t.legal(seat)
        t.play(seat, "stop" if "stop" in legal else legal[0])
        seen += [steps[event.key] for event in t.events if event.key in steps]
    course = [step for step, before in zip(seen, ["", *seen], strict=False) if step != before]
    assert course == ["start", "reveal", "battle", "loot"] * 7


# -- PK-RND-02


@rule("PK-RND-02", "PK-DUO-01")
@pytest.mark.parametrize(("players", "loot"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_2_monsters_and_loot_for_all_are_turned_up_at_every_start(players: int, loot: int) -> None:
    t = dealt(players, luck=7, setup="deal")
    assert len(t.told("monster-up")) == len(t["monsters"]) == 2
    assert len(t.told("loot-up")) == len(t["loot"]) == loot
    while t["round"] == 1:
        seat = t.pending()[0]
        t.play(seat, "stop" if t["phase"] == "reveal" else t.legal(seat)[0])
    assert [event["card"] for event in t.told("monster-up")] == t["monsters"]
    assert [event["card"] for event in t.told("loot-up")] == t["loot"]
    assert (len(t["monsters"]), len(t["loot"])) == (2, loot)


@rule("PK-RND-02", "PK-LOT-02")
@pytest.mark.parametrize("left", [2, 1, 0])
def test_of_a_loot_pile_too_short_what_is_left_is_turned_up_and_the_last_get_none(left: int) -> None:
    pile = ["loot-gold-ingots", "loot-bronze-cannon"][:left]
    everything = Counter({card: CARDS[card]["copies"] for card in CARDS if CARDS[card]["kind"] == "loot"})
    used = Counter([*LOOT, *pile, "loot-bloody-plunder", "loot-swivel-gun", "loot-royal-signet"])
    clear = [
        {"top": [f"starter-{deck}-{card}"]}
        for deck, card in (("anchor", "rusty-blade"), ("wheel", "powder-keg"), ("shell", "cutlass"))
    ]
    t = table(
        FIRST | clear[0],
        SECOND | clear[1],
        THIRD | clear[2],
        monsters=MONSTERS,
        loot=LOOT,
        loot_pile=pile,
        box=list((everything - used).elements()),
    )
    t.stop(0).play_all()
    assert t["round"] == 2
    assert sorted(t["loot"]) == sorted(pile)
    assert t["loot_pile"] == 0
    # Gold: seat 1 has 2, the others none.
    t.stop(0, 1, 2).play_all()
    assert len(t.told("took-loot")) == left
    if left:
        assert t.told("took-loot")[0]["seat"] == "#1"


# -- PK-RND-03


@rule("PK-RND-03")
def test_nobody_reveals_in_battle_or_loot() -> None:
    t = end_of_a_round().stop(0)
    assert (t["phase"], t.pending()) == ("monster", [0])
    assert t.refusal(0, "reveal") == t.refusal(0, "stop") == "PK-RND-03"
    t.play(0, "monster monster-tide-golem")
    assert (t["phase"], t.pending()) == ("loot", [0])
    assert t.refusal(0, "reveal") == t.refusal(0, "stop") == "PK-RND-03"


# -- PK-RND-04


@rule("PK-RND-04")
def test_all_cards_of_the_areas_go_to_their_owners_discards_face_down_ones_too() -> None:
    t = table(
        {"area": ["loot-bloody-plunder", down("starter-anchor-powder-keg")]},
        SECOND,
        THIRD,
        monsters=MONSTERS,
        loot=LOOT,
    )
    t.stop(0).play_all()
    assert t["round"] == 2
    assert Counter(t.own(0)["discard"]) >= Counter(["loot-bloody-plunder", "starter-anchor-powder-keg"])
    assert Counter(t.own(1)["discard"]) >= Counter(["loot-swivel-gun", "loot-royal-signet"])
    assert "starter-shell-deckhand" in t.own(2)["discard"]
    for seat in range(3):
        assert not any(laid["down"] for laid in t.seat(seat)["area"])


@rule("PK-RND-04")
def test_bonuses_copies_stops_and_sinkings_end_with_the_round() -> None:
    t = table(
        {"area": ["loot-hexed-harpoon", "loot-talking-parrot", "loot-black-flag"], "top": ["starter-anchor-cutlass"]},
        {"state": "sunk", "top": ["starter-wheel-doubloon"]},
        {"area": ["starter-shell-deckhand"], "state": "stopped", "top": ["starter-shell-cutlass"]},
    )
    assert t.sums(0) == (5 + 5 + 1 + 2, 0, 2)
    t.stop(0).play_all()
    assert (t["round"], t["step"]) == (2, 2)
    assert [t.seat(seat)["state"] for seat in range(3)] == ["sea"] * 3
    assert [t.sums(seat) for seat in range(3)] == [(1, 0, 0), (0, 1, 0), (1, 0, 0)]
    assert t.own(0)["discard"].count("loot-talking-parrot") == 1


@rule("PK-RND-04", "PK-EFF-20")
def test_a_lent_card_does_not_go_to_the_hosts_discard_while_its_owner_may_take_it_back() -> None:
    t = table(FIRST, SECOND | {"area": [*SECOND["area"], lent("loot-wilson-the-coconut", 0)]}, THIRD)
    t.stop(0)
    while t["phase"] != "lent":
        t.play(t.pending()[0], t.legal(t.pending()[0])[0])
    assert t.pending() == [0]
    t.play(0, "retrieve loot-wilson-the-coconut")
    assert "loot-wilson-the-coconut" in t.own(0)["discard"]
    assert "loot-wilson-the-coconut" not in t.own(1)["discard"]


# -- PK-RND-05


@rule("PK-RND-05")
def test_all_begin_a_round_at_sea_and_become_stopped_or_sunk() -> None:
    t = table(
        {"top": ["starter-anchor-cutlass"]},
        {"area": ["starter-wheel-powder-keg"], "top": ["starter-wheel-rusty-blade"]},
        {"area": ["starter-shell-cutlass"]},
    )
    assert [t.seat(seat)["state"] for seat in range(3)] == ["sea", "sea", "sea"]
    t.choose({0: "reveal", 1: "reveal", 2: "stop"})
    assert [t.seat(seat)["state"] for seat in range(3)] == ["sea", "sunk", "stopped"]
    assert set(nine(0)) == set(t.seat(0)["owned"])
