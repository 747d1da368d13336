"""Pirate King, sections 6 to 12: battle, loot, ties, draw piles, the end, two players and what is known."""

from collections import Counter
from typing import Any

from flibuste.kit.state import EVERYONE
from tests.clauses import rule
from tests.games.pirate_king.table import CARDS, STOPPED, Seat, Table, dealt, game, play_randomly, table

MONSTERS = ["monster-abyssal-kraken", "monster-tide-golem"]
RELICS = ["loot-jade-mask", "loot-obsidian-idol", "loot-sun-disc", "loot-moon-chalice", "loot-bone-flute"]
WILSON = "loot-wilson-the-coconut"

# one card each, by swords and gold
CARD = {
    (2, 0): "loot-fine-sabre",
    (3, 0): "loot-bronze-cannon",
    (0, 2): "loot-sack-of-silver",
    (0, 3): "loot-gold-ingots",
    (1, 2): "loot-spice-crate",
    (2, 1): "loot-swivel-gun",
    (3, 3): "loot-bloody-plunder",
}
SUNK: Seat = {"state": "sunk"}
NINE = table({}, STOPPED).seat(0)["owned"]  # the cards that seat 0 begins with


def with_sums(swords: int, gold: int) -> Seat:
    return {**STOPPED, "area": [CARD[swords, gold]]}


def contest(*seats: Seat, **fields: Any) -> Table:
    """All have stopped or sunk but the first, who stops now."""
    first = {**seats[0], "state": "sea"}
    return table(first, *seats[1:], **{"monsters": MONSTERS, **fields}).stop(0)


def take_monsters(t: Table) -> Table:
    """Whatever happens in the battle, the first choice is taken."""
    while t["contest"] == "swords":
        t.play(t["actor"], t.legal(t["actor"])[0])
    return t


# -- battle


@rule("PK-BAT-01", "PK-BAT-03")
def test_the_two_with_most_swords_take_a_monster_each_the_higher_first() -> None:
    t = contest(with_sums(2, 0), with_sums(3, 0), with_sums(1, 2))
    assert (t["phase"], t["actor"]) == ("monster", 1)
    assert t.refusal(1, "monster monster-old-brinetooth") == "PK-BAT-01"
    t.play(1, "monster monster-tide-golem")
    assert [(event["seat"], event["card"]) for event in t.told("took-monster")] == [
        ("#1", "monster-tide-golem"),
        ("#0", "monster-abyssal-kraken"),
    ]
    assert t.seat(1)["top"] == "monster-tide-golem"
    assert t.sums(1) == (3, 0, 0)


@rule("PK-BAT-01")
def test_no_sword_is_needed_to_take_a_monster() -> None:
    t = contest(with_sums(2, 0), with_sums(0, 3), SUNK)
    t.play(0, "monster monster-abyssal-kraken")
    assert t.told("took-monster")[1]["seat"] == "#1"


@rule("PK-BAT-02", "PK-DUO-02")
def test_sunk_pirates_tie_for_what_is_left() -> None:
    t = contest(with_sums(2, 0), SUNK, SUNK, captain=0)
    t.play(0, "monster monster-tide-golem")
    assert (t["phase"], t["tied"], t["tie_value"]) == ("tie", [1, 2], -1)
    t.play(0, "first 3")
    assert t.told("took-monster")[0]["seat"] == "#2"
    assert t["captain"] == 1


# -- loot


@rule("PK-LOT-01")
def test_all_take_loot_the_richest_first_and_sunk_pirates_last() -> None:
    t = take_monsters(contest(with_sums(3, 0), SUNK, with_sums(0, 3)))
    taken = []
    while t["contest"] == "gold":
        assert t.refusal(t["actor"], "monster monster-abyssal-kraken") == "PK-BAT-01"
        t.play(t["actor"], t.legal(t["actor"])[0])
        taken += [event["seat"] for event in t.told("took-loot")]
    assert taken == ["#2", "#0", "#1"]


@rule("PK-LOT-02")
def test_with_loot_for_all_nothing_is_left() -> None:
    t = take_monsters(contest(with_sums(3, 0), with_sums(0, 2), with_sums(0, 3), round=7))
    while t["phase"] == "loot":
        t.play(t["actor"], t.legal(t["actor"])[0])
    assert t["loot"] == []
    assert t["box"] == []


# -- ties and the Captain


@rule("PK-TIE-01", "PK-TIE-02", "PK-TIE-06")
def test_the_captain_orders_the_tied_also_when_sunk_and_the_last_gets_the_token() -> None:
    gun = {**STOPPED, "area": ["starter-wheel-cutlass", "starter-wheel-deckhand"]}
    t = contest(with_sums(2, 1), gun, SUNK, captain=2)
    assert (t["phase"], t["actor"], t["tied"]) == ("tie", 2, [0, 1])
    assert t.refusal(2, "first 3") == "PK-TIE-01"
    t.play(2, "first 2")
    assert t["captain"] == 0
    assert t["line"] == [1, 0]
    assert t["actor"] == 1


@rule("PK-TIE-02")
def test_a_captain_who_comes_last_keeps_the_token() -> None:
    gun = {**STOPPED, "area": ["starter-wheel-cutlass", "starter-wheel-deckhand"]}
    t = contest(with_sums(2, 1), gun, SUNK, captain=0).play(0, "first 2")
    assert t["captain"] == 0
    assert t.told("token") == []


@rule("PK-TIE-03")
def test_ties_are_resolved_one_by_one_the_token_moving_after_each() -> None:
    """The example of the rulebook: gold 4, 4, 2, 2."""
    t = contest(
        {"area": ["loot-dead-mans-chest", "loot-bronze-cannon"]},
        {**STOPPED, "area": ["loot-dead-mans-chest", "loot-fine-sabre"]},
        {**STOPPED, "area": ["loot-sack-of-silver", "starter-shell-cutlass"]},
        {**STOPPED, "area": ["loot-pickpocket-monkey"]},
        captain=2,
    )
    t.play(0, "monster monster-abyssal-kraken")
    assert (t["actor"], t["tied"], t["tie_value"]) == (2, [0, 1], 4)
    t.play(2, "first 2")
    assert t["captain"] == 0
    t.play(1, t.legal(1)[0]).play(0, t.legal(0)[0])
    assert (t["actor"], t["tied"], t["tie_value"]) == (0, [2, 3], 2)
    t.play(0, "first 4")
    assert t["captain"] == 2


@rule("PK-TIE-04")
def test_a_tie_for_third_in_battle_is_ignored() -> None:
    t = contest(with_sums(3, 0), with_sums(2, 0), with_sums(0, 3), with_sums(0, 2)).play(0, f"monster {MONSTERS[0]}")
    assert t.told("tied") == []
    assert t["contest"] == "gold"


@rule("PK-TIE-05")
def test_those_ordered_after_the_last_monster_get_none() -> None:
    t = contest(with_sums(3, 0), with_sums(0, 3), with_sums(0, 2), SUNK, captain=3).play(0, f"monster {MONSTERS[0]}")
    assert (t["actor"], t["tied"]) == (3, [1, 2])
    t.play(3, "first 3")
    assert t.told("took-monster")[0]["seat"] == "#2"
    assert t["captain"] == 1
    assert t["contest"] == "gold"


# -- draw piles


@rule("PK-DCK-01")
def test_the_discard_is_shuffled_when_a_card_has_to_be_drawn_and_areas_stay_out() -> None:
    own = set(table({}, STOPPED).seat(0)["owned"])
    area = ["starter-anchor-cutlass"]
    discard = sorted(own - set(area))
    t = table({"draw": [], "area": area, "discard": discard}, {"top": ["starter-wheel-cutlass"]})
    assert t.seat(0)["draw"] == 0
    t.reveal(0, 1)
    assert t.told("reshuffled") == [{"seat": "#0", "cards": 8}]
    assert t.seat(0)["discard"] == 0
    assert t.revealed()[0][1] in discard


@rule("PK-DCK-02")
def test_new_cards_lie_in_the_discard() -> None:
    t = contest(with_sums(3, 0), with_sums(2, 0), SUNK).play(0, f"monster {MONSTERS[0]}")
    assert t.seat(0)["discarded"] == [MONSTERS[0]]


@rule("PK-DCK-03")
def test_a_player_owns_pile_discard_area_and_cards_lent_out() -> None:
    host = {**STOPPED, "area": [{"card": WILSON, "owner": 0}]}
    t = table({"discard": ["loot-fine-sabre"], "area": ["loot-swivel-gun"]}, host)
    assert {WILSON, "loot-fine-sabre", "loot-swivel-gun"} < set(t.seat(0)["owned"])
    assert len(t.seat(0)["owned"]) == 9 + 3
    assert len(t.seat(1)["owned"]) == 9


# -- the end


def ended(*seats: Seat, captain: int = 0) -> Table:
    """The last card of the last round is taken."""
    described: list[Seat] = [{**STOPPED, **seat} for seat in seats]
    fields = {"contest": "gold", "done": list(range(len(seats))), "line": [0], "monsters": [], "round": 7}
    loot = ["loot-fine-sabre", "loot-swivel-gun"]
    return table(*described, phase="loot", captain=captain, loot=loot, **fields).play(0, "loot loot-fine-sabre")


@rule("PK-END-01")
def test_the_game_ends_after_the_fifth_step_of_round_seven() -> None:
    t = play_randomly(dealt(4, 3), 3)
    assert (t["phase"], t["round"], t["monster_pile"], t["monsters"]) == ("over", 7, 0, [])
    assert all(t.area(seat) == [] for seat in range(4))


@rule("PK-END-02")
def test_crowns_of_all_cards_owned_count_wherever_they_lie_and_copies_as_printed() -> None:
    area = ["monster-drowned-admiral", {"card": "monster-mirror-selkie"}]
    t = table({"draw": ["monster-gilded-eel", *NINE], "discard": ["loot-royal-signet"], "area": area}, {}, captain=1)
    assert t.seat(0)["area"][1]["crowns"] == 4
    assert t.seat(0)["crowns"] == 4 + 2 + 1 + 1
    assert t.seat(1)["crowns"] == 1


@rule("PK-END-02", "PK-END-03")
def test_the_example_of_the_rulebook() -> None:
    """9 printed crowns, three relics and the token make 18."""
    discard = ["monster-abyssal-kraken", "monster-drowned-admiral", *RELICS[:3]]
    assert table({"discard": discard}, {}, captain=0).seat(0)["crowns"] == 18


@rule("PK-END-03")
def test_relics_give_crowns_by_their_number_and_five_win() -> None:
    crowns = [table({"discard": RELICS[:n]}, {}, captain=1).seat(0)["crowns"] for n in range(5)]
    assert crowns == [0, 1, 4, 8, 13]
    rich = {"discard": [id for id, card in CARDS.items() if card["crowns"] >= 2 and card["kind"] == "monster"]}
    t = ended({}, {"discard": RELICS}, rich)
    assert t["winner"] == 1
    assert t.seat(2)["crowns"] > t.seat(1)["crowns"]


@rule("PK-END-04")
def test_most_crowns_win() -> None:
    assert ended({"discard": ["loot-royal-signet"]}, {"discard": ["monster-abyssal-kraken"]}, {})["winner"] == 1


@rule("PK-END-04")
def test_a_tied_captain_wins_without_asking() -> None:
    t = ended({"discard": ["loot-royal-signet"]}, {"discard": ["monster-ghost-galleon"]}, {}, captain=0)
    assert (t["phase"], t["winner"]) == ("over", 0)


@rule("PK-END-04")
def test_the_captain_names_the_winner_among_the_tied() -> None:
    t = ended({"discard": ["monster-ghost-galleon"]}, {"discard": ["monster-hermit-colossus"]}, {}, captain=2)
    assert (t["phase"], t["actor"], t.legal(2)) == ("crown", 2, ["crown 1", "crown 2"])
    assert t.refusal(2, "crown 3") == "PK-END-04"
    assert t.play(2, "crown 2")["winner"] == 1


# -- two players


@rule("PK-DUO-01")
def test_two_monsters_and_four_cards_of_loot_for_two() -> None:
    t = dealt(2, setup="deal")
    assert (len(t.told("monster-up")), len(t.told("loot-up"))) == (2, 4)


@rule("PK-DUO-02")
def test_of_two_only_the_stronger_takes_a_monster_and_the_other_is_boxed() -> None:
    t = contest(with_sums(3, 0), with_sums(2, 0)).play(0, "monster monster-abyssal-kraken")
    assert [event["seat"] for event in t.told("took-monster")] == ["#0"]
    assert t["box"] == ["monster-tide-golem"]


@rule("PK-DUO-02")
def test_of_two_who_are_tied_the_captain_names_the_taker_and_the_other_gets_the_token() -> None:
    t = contest(with_sums(0, 3), with_sums(0, 2), captain=0).play(0, "first 1")
    assert t["captain"] == 1
    t.play(0, "monster monster-abyssal-kraken")
    assert [event["seat"] for event in t.told("took-monster")] == ["#0"]


@rule("PK-DUO-03", "PK-DUO-04")
def test_of_two_each_takes_one_and_boxes_one() -> None:
    loot = ["loot-jade-mask", "loot-sun-disc", "loot-royal-signet", "loot-astrolabe"]
    t = contest(with_sums(3, 3), with_sums(2, 0), loot=loot, round=7).play(0, "monster monster-abyssal-kraken")
    t.play(0, "loot loot-jade-mask")
    assert (t["phase"], t["actor"]) == ("box", 0)
    assert t.refusal(0, "box loot-jade-mask") == "PK-DUO-03"
    t.play(0, "box loot-sun-disc").play(1, "loot loot-astrolabe")
    assert t["box"] == ["monster-tide-golem", "loot-sun-disc", "loot-royal-signet"]
    owned = Counter(card for seat in range(2) for card in t.seat(seat)["owned"])
    assert not owned & Counter(t["box"])


# -- what is known


@rule("PK-INF-01")
def test_what_everybody_sees() -> None:
    area = [{"card": "starter-anchor-rusty-blade", "down": True}]
    t = table({"area": area, "discard": ["loot-fine-sabre", "loot-swivel-gun"]}, STOPPED, captain=1)
    shown = t.seat(0)
    assert (shown["area"][0]["card"], shown["area"][0]["down"]) == ("starter-anchor-rusty-blade", True)
    assert (shown["draw"], shown["discard"], shown["top"]) == (8, 2, "loot-swivel-gun")
    assert (len(t["monsters"]), len(t["loot"]), t["captain"], t["box"]) == (2, 4, 1, [])


@rule("PK-INF-02")
def test_the_own_discard_is_shown_and_the_own_draw_pile_is_not() -> None:
    t = table({"top": ["starter-anchor-cutlass"], "discard": ["loot-fine-sabre"]}, STOPPED)
    assert t.own(0) == {"discard": ["loot-fine-sabre"], "known": [], "locked": None}
    assert t.own(1)["discard"] == []


@rule("PK-INF-03")
def test_who_looks_is_told_what_and_the_others_only_how_many() -> None:
    t = table({"top": ["loot-spyglass", *NINE[:3]]}, STOPPED).reveal(0)
    faces = [event for event in t.events if event.key == "peeked-face"]
    assert len(faces) == 3
    assert all(event.heard_by(0) and not event.heard_by(1) and not event.heard_by(-1) for event in faces)
    assert all(event.audience == EVERYONE for event in t.events if event.key == "peeked")


@rule("PK-INF-04")
def test_orders_and_locked_choices_are_hidden_from_all() -> None:
    one = table({"top": ["starter-anchor-cutlass"]}, {}, {}).play(1, "stop")
    other = table({"top": ["starter-anchor-doubloon"]}, {}, {}, loot_top=["loot-astrolabe"]).play(1, "reveal")
    for seat in (-1, 0, 2):
        assert game.view(one.state, seat) == game.view(other.state, seat)
