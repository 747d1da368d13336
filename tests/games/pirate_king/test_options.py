"""Pirate King, section 13: what a table may decide otherwise."""

from typing import Any

from tests.clauses import rule
from tests.games.pirate_king.table import STOPPED, Table, dealt, game, table

WILSON = "loot-wilson-the-coconut"


@rule("PK-OPT-01")
def test_stopped_pirates_can_be_kept_afloat() -> None:
    def lent(**options: bool) -> Table:
        cursed = {**STOPPED, "area": ["starter-anchor-rusty-blade", "starter-anchor-stolen-purse"]}
        return table(cursed, {"top": [WILSON]}, options=options).reveal(1)

    assert lent().seat(0)["state"] == "sunk"
    assert lent(stopped_players_can_be_sunk=False).seat(0)["state"] == "stopped"


@rule("PK-OPT-01")
def test_who_runs_out_of_cards_in_the_step_is_still_checked() -> None:
    rest = ["pirate-mother-marrow", "starter-anchor-cutlass", "starter-anchor-doubloon", "starter-anchor-deckhand"]
    rest += ["starter-anchor-dropped-anchor", "starter-anchor-powder-keg"]
    down = [{"card": card, "down": True} for card in ("starter-anchor-rusty-blade", "starter-anchor-stolen-purse")]
    seat = {"draw": [], "area": [*rest, *down], "top": ["loot-tailwind", "starter-anchor-boarding-axe"]}
    t = table(seat, STOPPED, options={"stopped_players_can_be_sunk": False}).reveal(0)
    assert t.told("empty") == [{"seat": "#0"}]
    assert t.seat(0)["state"] == "sunk"


@rule("PK-OPT-02")
def test_stopped_pirates_can_be_made_to_reveal_and_stay_stopped() -> None:
    bo = {"pirate": "pirate-bellowing-bo", "top": ["pirate-bellowing-bo"]}
    t = table(
        bo, {**STOPPED, "top": ["starter-wheel-cutlass"]}, options={"forced_reveal_hits_stopped_players": True}
    ).reveal(0)
    assert t.area(1) == ["starter-wheel-cutlass"]
    assert t.seat(1)["state"] == "stopped"


@rule("PK-OPT-03")
def test_bonuses_can_be_counted_once() -> None:
    def flag(*top: str) -> Table:
        seat: dict[str, Any] = {"area": ["starter-anchor-rusty-blade"], "top": ["loot-black-flag", *top]}
        return table(seat, STOPPED, options={"gain_per_is_continuous": False}).reveal(0)

    assert flag().sums(0) == (2 + 1 + 1, 0, 1)
    assert flag("starter-anchor-stolen-purse").reveal(0).sums(0) == (2 + 1 + 1, 2, 2)
    assert flag("loot-holy-water").reveal(0).sums(0) == (1 + 1, 1, 0)


@rule("PK-OPT-03")
def test_a_bonus_counted_once_is_lost_when_its_card_is_turned() -> None:
    area = [{"card": "loot-black-flag", "bonus": [2, 0]}, "starter-anchor-powder-keg"]
    once = {"gain_per_is_continuous": False}
    t = table({**STOPPED, "area": area}, {"top": ["loot-powder-smoke"]}, options=once).reveal(1)
    assert t.play(0, "flip 1").sums(0) == (2, 2, 2)


@rule("PK-OPT-04")
def test_sunk_pirates_can_be_kept_from_monsters() -> None:
    sunk = {"state": "sunk"}
    options = {"sunk_players_rank_for_monsters": False}
    monsters = ["monster-abyssal-kraken", "monster-tide-golem"]
    t = table({"area": ["loot-fine-sabre"]}, sunk, sunk, monsters=monsters, options=options).stop(0)
    t.play(0, "monster monster-abyssal-kraken")
    assert t.told("boxed") == [{"card": "monster-tide-golem", "name": "@card-monster-tide-golem"}]
    assert t["contest"] == "gold"


@rule("PK-OPT-05")
def test_looking_can_shuffle_the_discard_below_what_is_there() -> None:
    nine = table({}, STOPPED).seat(0)["owned"]
    seat = {"draw": [], "top": ["loot-spyglass", nine[0]], "discard": nine[1:]}
    t = table(seat, STOPPED, options={"peek_reshuffles_only_when_pile_empty": False}).reveal(0)
    assert t.told("peeked") == [{"seat": "#0", "n": 3}]
    assert t.own(0)["known"][0] == nine[0]
    assert t.seat(0)["discard"] == 0


@rule("PK-OPT-06")
def test_lent_cards_can_come_back_by_themselves() -> None:
    host = {**STOPPED, "area": [{"card": WILSON, "owner": 0}, "loot-fine-sabre"]}
    loot = {"contest": "gold", "done": [0, 1], "line": [0], "monsters": [], "loot": ["loot-jade-mask", "loot-sun-disc"]}
    t = table(STOPPED, host, phase="loot", round=7, options={"wilson_auto_retrieve": True}, **loot)
    t.play(0, "loot loot-jade-mask")
    assert [event["seat"] for event in t.told("retrieved")] == ["#0"]
    assert WILSON in t.seat(0)["owned"]


@rule("PK-OPT-07")
def test_all_can_begin_with_the_same_deck() -> None:
    t = dealt(4, starter_deck_identical=True)
    captain = t["captain"]
    assert t.refusal(captain, "deck hook") == "PK-OPT-07"
    for turn in range(4):
        seat = (captain + turn) % 4
        t.play(seat, t.legal(seat)[turn])
    compass = set(game.components()["decks"]["compass"])
    assert all(compass < set(t.seat(seat)["owned"]) for seat in range(4))
