"""Seul Maître à Bord, section 17: discovery."""

import pytest

from tests.clauses import rule
from tests.games.seul_maitre_a_bord.table import CORSAIR, SITES, Fields, table


def scientist(level: int, **ship: object) -> Fields:
    """A corsair on site A with a scientist of this level."""
    return {**CORSAIR, "at": "1,1", "specialists": {"scientist": level} if level else {}, **ship}


# -- SMB-SCI-01


@rule("SMB-SCI-01", "SMB-NAV-05")
@pytest.mark.parametrize("site", "ABCDE")
def test_a_site_is_used_from_its_zone(site: str) -> None:
    t = table({0: {"at": SITES[site]}}).do("discover known")
    assert (t.discoveries(0), t.tokens(0), t.seat(0)["marks"]) == ({f"{site}1"}, 3, [site])


@rule("SMB-SCI-01")
@pytest.mark.parametrize("at", ["1,0", "2,3", "3,4:1", "0,0:port"])
def test_elsewhere_there_is_nothing_to_discover(at: str) -> None:
    assert table({0: {"at": at}}).clause("discover known") == "SMB-SCI-01"


@rule("SMB-SCI-01")
def test_an_own_marker_closes_a_site() -> None:
    clause, told = table({0: {"at": "1,1", "marks": ["A", "C"]}}).refusal("discover known")
    assert (clause, told["site"]) == ("SMB-SCI-01", "A")
    assert "discover known" in table({0: {"at": "1,1"}, 1: {"marks": ["A"]}}).legal()


@rule("SMB-SCI-01")
def test_a_discovery_needs_a_hold_space() -> None:
    assert table({0: {"at": "1,1", "sailors": 4, "cargo": {"rum": 5}}}).clause("discover known") == "SMB-SCI-01"
    t = table({0: {"at": "1,1", "sailors": 3, "sails": 1, "cargo": {"rum": 5}}}).do("discover known")
    assert t.seat(0)["free"] == 0


@rule("SMB-SCI-01")
def test_the_second_token_of_scientist_3_needs_a_space_of_its_own() -> None:
    t = table({0: scientist(3, sailors=7)}).do("study", "take A6")
    assert t.discoveries(0) == {"A6"}
    assert t.phase == "act"


# -- SMB-SCI-02


@rule("SMB-SCI-02")
@pytest.mark.parametrize(("level", "rarities"), [(0, ["known"]), (1, ["known", "rare"]), (2, ["known", "rare", "new"])])
def test_the_scientist_widens_the_choice(level: int, rarities: list[str]) -> None:
    t = table({0: scientist(level)})
    assert t.offered("discover", "study") == {f"discover {rarity}" for rarity in rarities}
    for rarity, token in (("known", "A1"), ("rare", "A4"), ("new", "A6")):
        if rarity in rarities:
            assert t.copy().do(f"discover {rarity}").discoveries(0) == {token}
        else:
            clause, told = t.refusal(f"discover {rarity}")
            assert (clause, told["rarity"], told["level"]) == ("SMB-SCI-02", rarity, level)


@rule("SMB-SCI-02")
@pytest.mark.parametrize(
    ("gone", "rarity", "token"), [(["A1"], "known", "A2"), (["A1", "A2"], "known", "A3"), (["A4"], "rare", "A5")]
)
def test_the_topmost_token_of_the_rarity_is_taken(gone: list[str], rarity: str, token: str) -> None:
    t = table({0: scientist(2), 1: {"delivered": gone}}).do(f"discover {rarity}")
    assert t.discoveries(0) == {token}


@rule("SMB-SCI-02")
def test_a_rarity_that_is_gone_is_not_taken() -> None:
    t = table({0: scientist(1), 1: {"delivered": ["A4", "A5"]}})
    clause, told = t.refusal("discover rare")
    assert (clause, told["rarity"], told["site"]) == ("SMB-SCI-02", "rare", "A")


@rule("SMB-SCI-02")
def test_scientist_3_looks_through_the_pile_and_takes_up_to_two() -> None:
    faces = {"A1": "birds", "A2": "fruits", "A3": "birds", "A4": "insects", "A5": "birds", "A6": "mammals"}
    t = table({0: scientist(3)}, faces=faces).do("study")
    assert t.question == (0, "search")
    assert t.own(0)["known"] == faces
    assert [t.own(seat)["known"] for seat in (1, 2, 3)] == [{}, {}, {}]
    assert t.seen["known_to"] == {token: [0] for token in faces}  # that it looked, all have seen
    assert t.legal() == {f"take A{n}" for n in range(1, 7)}
    t.do("take A5", "take A6")
    assert (t.discoveries(0), t.tokens(0), t.question) == ({"A5", "A6"}, 3, (0, "act"))
    assert t.left_on("A") == (3, 1, 0)


@rule("SMB-SCI-02")
def test_scientist_3_may_be_content_with_one() -> None:
    t = table({0: scientist(3)}).do("study")
    assert t.clause("done") == "SMB-SCI-02"
    t.do("take A2", "done")
    assert (t.discoveries(0), t.question) == ({"A2"}, (0, "act"))


@rule("SMB-SCI-02", "SMB-TRM-11")
def test_what_scientist_3_saw_is_told_to_nobody_else() -> None:
    t = table({0: scientist(3)}, faces={"A1": "birds"}).do("study", "take A1", "done")
    seen = t.told_to(0, "studied-face")
    assert sorted(event["token"] for event in seen) == [f"A{n}" for n in range(1, 7)]
    for other in (-1, 1, 2, 3):
        assert t.told_to(other, "studied-face") == []
        assert t.told_to(other, "studied") == [{"seat": "#0", "site": "A"}]
    assert t.own(0)["known"]["A1"] == "birds"
    assert set(t.own(0)["known"]) == {f"A{n}" for n in range(1, 7)}  # it remembers the pile


@rule("SMB-SCI-02")
def test_only_scientist_3_studies_and_takes_what_lies_there() -> None:
    assert table({0: scientist(2)}).clause("study") == "SMB-SCI-02"
    assert table({0: scientist(3)}).clause("discover known") == "SMB-SCI-02"
    assert table({0: scientist(3)}).clause("take A1") == "SMB-SCI-02"
    t = table({0: scientist(3)}).do("study")
    clause, told = t.refusal("take B1")
    assert (clause, told["token"]) == ("SMB-SCI-02", "B1")


@rule("SMB-SCI-02")
def test_a_discovery_takes_a_hold_space() -> None:
    t = table({0: {"at": "1,1"}}).do("discover known")
    assert t.seat(0)["free"] == 4


# -- SMB-SCI-03


@rule("SMB-SCI-03")
def test_discoveries_are_free_and_add_no_load() -> None:
    t = table({0: {"at": "1,1", "cargo": {"rum": 1}}}).do("discover known")
    assert (t.money(0), t.seat(0)["load"], t.seat(0)["speed"]) == (20, 0, 4)


@rule("SMB-SCI-03")
def test_a_discovery_ends_the_navigation_before_it() -> None:
    t = table({0: {"at": "1,0"}}, wind="E").do("sail E", "discover known")
    assert (t.seen["moving"], t.tokens(0)) == (None, 2)
    t.do("sail E")
    assert t.tokens(0) == 1


# -- SMB-SCI-04


@rule("SMB-SCI-04")
def test_a_marker_stays_until_all_five_sites_bear_one() -> None:
    t = table({0: {"at": "1,1", "marks": ["B", "C"]}}).do("discover known")
    assert set(t.seat(0)["marks"]) == {"A", "B", "C"}
    t = table({0: {"at": "1,1", "marks": ["B", "C", "D", "E"]}}).do("discover known")
    assert t.seat(0)["marks"] == []
    assert t.told("marks-back") == [{"seat": "#0"}]


ALL_OF_E = [f"E{n}" for n in range(1, 7)]


@rule("SMB-SCI-04")
def test_an_empty_site_counts_as_visited_by_everyone() -> None:
    t = table({0: {"at": "1,1", "marks": ["B", "C", "D"]}, 1: {"delivered": ALL_OF_E}}).do("discover known")
    assert t.seat(0)["marks"] == []


@rule("SMB-SCI-04")
def test_an_empty_site_offers_nothing() -> None:
    t = table({0: {"at": SITES["E"]}, 1: {"delivered": ALL_OF_E}})
    clause, told = t.refusal("discover known")
    assert (clause, told["site"]) == ("SMB-SCI-04", "E")


# -- SMB-SCI-05


@rule("SMB-SCI-05")
@pytest.mark.parametrize(
    ("level", "legal"), [(0, set()), (1, {"discover rare"}), (2, {"discover rare", "discover new"})]
)
def test_a_site_without_an_allowed_rarity_cannot_be_used(level: int, legal: set[str]) -> None:
    t = table({0: scientist(level), 1: {"delivered": ["A1", "A2", "A3"]}})
    assert t.offered("discover", "study") == legal


@rule("SMB-TRM-11", "SMB-SCI-02")
def test_piles_are_secret() -> None:
    one = table({0: {"at": "1,1"}}, faces={"A1": "birds", "A6": "fruits"})
    other = table({0: {"at": "1,1"}}, faces={"A1": "fruits", "A6": "birds"})
    assert one.seen == other.seen
    assert [one.own(seat) for seat in range(4)] == [other.own(seat) for seat in range(4)]
    assert one.legal() == other.legal()


@rule("SMB-SCI-04")
def test_who_takes_the_last_token_makes_the_site_visited_by_all() -> None:
    ships: dict[int, Fields] = {
        0: {**scientist(2), "at": SITES["E"]},
        1: {"marks": ["A", "B", "C", "D"], "delivered": ALL_OF_E[:5]},
        2: {"marks": ["A", "B", "C"]},
    }
    t = table(ships).do("discover new")
    assert t.seat(1)["marks"] == []
    assert set(t.seat(2)["marks"]) == {"A", "B", "C"}
