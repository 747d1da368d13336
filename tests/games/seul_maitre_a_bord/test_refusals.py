"""Seul Maître à Bord: a refusal cites the most specific clause that forbids the move, in both languages."""

import pytest

from tests.clauses import rule
from tests.games.seul_maitre_a_bord.table import CORSAIR, Fields, Table, duel, fight, game, last_turn, new_game, table

LANGUAGES = ("en", "fr")
PLAIN = str.maketrans("\u00a0\u202f\u2019", "  '")
NAMES = ["Anne", "Bart", "Cid", "Dora"]


def said(t: Table, move: str, seat: int | None = None) -> tuple[str, str]:
    """What the refusal of a move says in English and in French, with plain spaces and apostrophes."""
    refusal = game.why_not(t.state, t.actor if seat is None else seat, game.parse(move))
    assert refusal is not None, f"{move} is legal"
    english, french = (game.words(language).say(refusal.text, NAMES) for language in LANGUAGES)
    return english, french.translate(PLAIN)


# -- storms


@rule("SMB-WND-08")
def test_a_port_under_a_storm_is_not_entered_by_tow_or_ransom() -> None:
    towed = table({0: {"at": "1,1", "sailors": 0}}, storms=["4,4", "3,0"])
    ransomed = fight(duel({**CORSAIR, "sailors": 6}, {}, storms=["4,4", "3,0"]))
    for t, move in ((towed, "tow rum"), (ransomed, "ransom rum")):
        assert t.clause(move) == "SMB-WND-08"
        assert said(t, move) == ("A storm lies over the rum port.", "Une tempête couvre le port du rhum.")


@rule("SMB-STO-03")
def test_a_pirate_under_a_storm_is_not_attacked() -> None:
    t = table({0: {"at": "1,1"}}, pirates={2: {"at": "4,1"}})
    assert t.clause("engage pirate 2") == "SMB-STO-03"
    assert said(t, "engage pirate 2") == (
        "Pirate 2 lies under a storm, where nobody is engaged.",
        "Pirate 2 est sous une tempête, où l'on n'engage personne.",
    )
    met = table({0: {"at": "1,1"}, 1: {"at": "1,0"}}, pirates={2: {"at": "4,1"}}, wind="W").do("sail W")
    assert (met.phase, met.clause("engage pirate 2")) == ("engage", "SMB-STO-03")


@rule("SMB-STO-03")
@pytest.mark.parametrize("enemy", ["corsair", "pirate"])
def test_a_ship_thrown_out_of_a_storm_engages_nobody_there(enemy: str) -> None:
    """The wind die sends the ship out of the storm on 4,1 to 3,1, where the enemy is."""
    others: dict[int, Fields] = {1: {**CORSAIR, "at": "3,1"}} if enemy == "corsair" else {}
    pirates: dict[int, Fields] = {1: {"at": "3,1"}} if enemy == "pirate" else {}
    dice = {"wind": ["N"], "red": ["miss"]}
    t = table({0: {"at": "3,2"}, **others}, pirates=pirates, wind="SW", dice=dice).do("sail SW")
    assert (t.at(0), t.question) == ("3,1", (0, "act"))
    move, name = ("engage 2", "Bart") if enemy == "corsair" else ("engage pirate 1", "Pirate 1")
    assert t.clause(move) == "SMB-STO-03"
    assert said(t, move)[0] == f"The storm has thrown you out beside {name}, and nobody is engaged like that."


# -- engagement


@rule("SMB-ENG-02")
def test_a_ship_that_has_fought_engages_nobody_and_nobody_engages_it() -> None:
    here: Fields = {"at": "1,0"}
    own = table({0: {**here, "fought": True}, 1: here})
    assert own.clause("engage 2") == "SMB-ENG-02"
    assert said(own, "engage 2") == ("Anne has fought this round already.", "Anne a déjà combattu ce tour-ci.")
    other = table({0: here, 1: {**here, "fought": True}})
    assert other.clause("engage 2") == "SMB-ENG-02"
    assert said(other, "engage 2")[0] == "Bart has fought this round already."


@rule("SMB-ENG-03")
@pytest.mark.parametrize("move", ["pass", "sail N", "done", "end"])
def test_who_is_barred_the_way_does_not_sail_on(move: str) -> None:
    there: Fields = {**CORSAIR, "at": "1,0"}
    t = table({0: {"at": "1,1"}, 1: there, 2: there}, wind="W").do("sail W")
    assert (t.phase, t.clause(move)) == ("engage", "SMB-ENG-03")
    assert said(t, move) == (
        "A corsair or pirate bars the way and has to be engaged.",
        "Un corsaire ou un pirate barre la voie : il faut l'engager.",
    )


@rule("SMB-ENG-05")
def test_who_lay_in_the_same_zone_at_the_start_is_not_engaged() -> None:
    t = table({0: {"at": "1,0"}, 1: {"at": "1,0"}}, pirates={1: {"at": "1,0"}})
    assert (t.clause("engage 2"), t.clause("engage pirate 1")) == ("SMB-ENG-05", "SMB-ENG-05")
    assert said(t, "engage 2") == (
        "Bart is in the same zone already: sail away and come back to engage.",
        "Bart est déjà dans la même zone : partez et revenez pour l'engager.",
    )


@rule("SMB-ENG-05")
def test_who_lay_in_the_zone_of_a_pirate_is_not_engaged_by_it() -> None:
    t = table({1: {"at": "1,0"}}, pirates={1: {"at": "1,0"}}).do("piracy 1")
    assert t.clause("engage 2") == "SMB-ENG-05"


@rule("SMB-ENG-07")
def test_the_own_ship_and_a_controlled_pirate_are_no_enemies() -> None:
    t = table({0: {"at": "1,0"}}, pirates={1: {"at": "1,0", "controller": 0}})
    assert (t.clause("engage 1"), t.clause("engage pirate 1")) == ("SMB-ENG-07", "SMB-ENG-07")


@rule("SMB-BLK-01")
def test_who_is_in_port_is_engaged_only_on_entering_the_roadstead() -> None:
    t = table({0: {"at": "2,2"}, 1: {"at": "2,2:port"}})
    assert t.clause("engage 2") == "SMB-BLK-01"
    assert said(t, "engage 2") == (
        "Bart is in harbour and is engaged only on coming into this zone.",
        "Bart est à l'abri et ne s'engage qu'en entrant dans cette zone.",
    )
    left = table({0: {"at": "2,2:port"}, 1: {"at": "2,2:port"}}).do("leave")
    assert (left.phase, left.clause("engage 2")) == ("act", "SMB-BLK-01")


@rule("SMB-BLK-03")
def test_in_a_port_nobody_is_engaged() -> None:
    t = table({0: {"at": "2,2:port"}, 1: {"at": "2,2:port"}})
    assert t.clause("engage 2") == "SMB-BLK-03"


# -- bank


@rule("SMB-BNK-02")
def test_a_ransom_that_no_bank_token_can_pay() -> None:
    t = fight(duel({**CORSAIR, "sailors": 6}, {"money": 1, "tokens": 0}, round=8))
    assert t.clause("ransom rum") == "SMB-BNK-02"
    assert said(t, "ransom rum") == (
        "The ship costs 2 doubloons, and you have 1 doubloon and no token left for the Bank.",
        "Le navire coûte 2 doublons ; vous avez 1 doublon et plus de jeton pour la Banque.",
    )


@rule("SMB-BNK-02")
def test_bank_is_played_by_itself_where_money_is_due() -> None:
    bidding = last_turn(dice={"change": ["0"]}).do("end")
    beaten = fight(duel({**CORSAIR, "sailors": 6}, {}))
    paying = beaten.copy().do("ransom rum")
    for t, phase in ((bidding, "bid"), (beaten, "beaten"), (paying, "ransom")):
        assert (t.phase, t.clause("bank")) == (phase, "SMB-BNK-02")
    assert said(paying, "bank") == (
        "The Bank is played by itself when a bid or a ransom needs it.",
        "La Banque se joue d'elle-même quand une mise ou une rançon la demande.",
    )


# -- science


@rule("SMB-SCI-01")
def test_there_is_no_site_a_marker_on_it_or_no_space() -> None:
    assert table({0: {"at": "1,0"}}).clause("discover known") == "SMB-SCI-01"
    assert table({0: {"at": "1,1", "marks": ["A"]}}).clause("discover known") == "SMB-SCI-01"
    assert table({0: {"at": "1,1", "cargo": {"rum": 5}}}).clause("discover known") == "SMB-SCI-01"


@rule("SMB-SCI-05")
@pytest.mark.parametrize("rarity", ["known", "rare", "new"])
def test_a_site_that_has_only_what_is_not_allowed_cannot_be_used(rarity: str) -> None:
    t = table(
        {0: {"at": "1,1"}, 1: {"delivered": ["A1", "A2", "A3"]}}, faces=dict.fromkeys(["A1", "A2", "A3"], "birds")
    )
    assert t.left_on("A") == (0, 2, 1)
    assert t.clause(f"discover {rarity}") == "SMB-SCI-05"
    assert said(t, f"discover {rarity}") == (
        "Site A has only species left that you may not take.",
        "Le site A n'a plus que des espèces que vous ne pouvez pas prendre.",
    )


@rule("SMB-SCI-02")
def test_a_rarity_not_allowed_is_refused_as_such_where_others_are_left() -> None:
    assert table({0: {"at": "1,1"}}).clause("discover rare") == "SMB-SCI-02"


# -- whose turn it is


def asked_instead(t: Table) -> str:
    """The clause against a move of somebody who is not asked."""
    seat = next(seat for seat in range(4) if seat not in t.asked)
    assert said(t, "end", seat) == ("It is not your turn.", "Ce n'est pas à vous de jouer.")
    return t.clause("end", seat)


@rule("SMB-ACT-01", "SMB-MAP-04", "SMB-INI-01", "SMB-CBT-02", "SMB-CBT-03", "SMB-CBT-11", "SMB-CBT-12")
def test_not_your_turn_cites_the_clause_that_says_whose_it_is() -> None:
    strong: Fields = {**CORSAIR, "sailors": 6, "cannons": 2}
    duel_of_two = duel(strong, {"cargo": {"rum": 1}})
    if duel_of_two.phase == "ready":
        duel_of_two.do("fight")
    crewing = duel_of_two.copy().do("spare")
    looting = fight(duel(strong, {"cargo": {"rum": 1}}))
    beaten = looting.copy().do("nothing")
    paying = beaten.copy().do("ransom rum")
    clauses = [
        (new_game(), "tile", "SMB-MAP-04"),
        (table(), "act", "SMB-ACT-01"),
        (last_turn(dice={"change": ["0"]}).do("end"), "bid", "SMB-INI-01"),
        (duel_of_two, "shot", "SMB-CBT-02"),
        (crewing, "crew", "SMB-CBT-03"),
        (looting, "loot", "SMB-CBT-09"),
        (beaten, "beaten", "SMB-CBT-11"),
        (paying, "ransom", "SMB-CBT-12"),
    ]
    assert [(t.phase, asked_instead(t)) for t, _, _ in clauses] == [(phase, clause) for _, phase, clause in clauses]


@rule("SMB-WND-06", "SMB-WND-05", "SMB-WND-09")
def test_in_the_preparation_the_storms_and_the_drift_say_who_is_asked() -> None:
    dice = {"change": ["0"]}
    shelter = last_turn({1: {"at": "4,0:port"}}, storms=["0,1", "0,0"], wind="N", dice=dice).do("end")
    assert (shelter.phase, asked_instead(shelter)) == ("shelter", "SMB-WND-06")
    zone = table({0: {"at": "2,2"}}, storms=["1,2", "3,0"], dice={"wind": ["E"], "red": ["miss"]}).do("sail N")
    assert (zone.phase, asked_instead(zone)) == ("zone", "SMB-WND-05")
