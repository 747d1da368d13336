"""Port Royal, section 5: expeditions."""

import pytest

from flibuste.kit.texts import Text
from tests.amounts import amount
from tests.clauses import rule
from tests.games.port_royal.table import Table, cards, game, random_plays, table

# expedition, the persons it needs, its coins, its shields
EXPEDITIONS = [
    ("expedition-cc", ["captain-4", "captain-4"], 2, 4),
    ("expedition-pp", ["priest-4", "priest-4"], 2, 4),
    ("expedition-ss", ["settler-4", "settler-4"], 2, 4),
    ("expedition-ccs", ["captain-4", "captain-4", "settler-4"], 3, 6),
    ("expedition-pps", ["priest-4", "priest-4", "settler-4"], 3, 6),
]
FIVE_PLAYER = ("expedition-cps", ["captain-4", "priest-4", "settler-4"], 3, 5)


# -- PR-EXP-01


@rule("PR-EXP-01")
@pytest.mark.parametrize(("expedition", "persons", "coins", "shields"), EXPEDITIONS)
def test_one_person_per_symbol_is_enough(expedition: str, persons: list[str], coins: int, shields: int) -> None:
    t = table(expeditions=[expedition], displays={0: persons})
    assert t.legal(0) == {"draw", "stop", f"claim {expedition}"}


@rule("PR-EXP-01")
@pytest.mark.parametrize(("expedition", "persons", "coins", "shields"), EXPEDITIONS)
def test_one_person_too_few_is_not_enough(expedition: str, persons: list[str], coins: int, shields: int) -> None:
    for n in range(len(persons)):
        t = table(expeditions=[expedition], displays={0: persons[:n] + persons[n + 1 :]})
        assert t.legal(0) == {"draw", "stop"}
        assert t.refusal_clause(0, f"claim {expedition}") == "PR-EXP-01"


@rule("PR-EXP-01")
def test_what_is_missing_is_told() -> None:
    t = table(expeditions=["expedition-ccs", "expedition-pp"], displays={0: ["captain-4", "priest-4", "priest-4"]})
    claims = t.own(0)["claims"]
    assert claims["expedition-ccs"]["missing"] == {"captain": 1, "settler": 1}
    assert claims["expedition-pp"]["missing"] == {}


@rule("PR-EXP-01")
def test_persons_of_another_kind_do_not_help() -> None:
    t = table(expeditions=["expedition-cc"], displays={0: ["priest-4", "settler-4", "sailor-7", "governor-8"]})
    assert t.refusal_clause(0, "claim expedition-cc") == "PR-EXP-01"


@rule("PR-EXP-01")
def test_only_the_own_display_counts() -> None:
    t = table(
        harbour=["captain-4"], expeditions=["expedition-cc"], displays={0: ["captain-4"], 1: ["captain-4", "captain-4"]}
    )
    assert t.refusal_clause(0, "claim expedition-cc") == "PR-EXP-01"


@rule("PR-EXP-01")
def test_only_an_open_expedition_is_claimed() -> None:
    t = table(displays={0: ["captain-4", "captain-4"], 1: ["expedition-cc"]})
    clause, told = t.refusal(0, "claim expedition-cc")
    assert (clause, told) == ("PR-EXP-01", {"persons": (Text("some-captain", {"n": 2}),)})


# -- PR-EXP-02


@rule("PR-EXP-02")
@pytest.mark.parametrize(("expedition", "persons", "coins", "shields"), EXPEDITIONS)
def test_the_claimer_discards_the_persons_and_gains_expedition_and_coins(
    expedition: str, persons: list[str], coins: int, shields: int
) -> None:
    t = table(expeditions=[expedition], displays={0: [*persons, "sailor-3"]})
    t.play(0, f"claim {expedition}")
    assert t.display(0) == cards("sailor-3", expedition)
    assert t.discard == cards(*persons)
    assert t.expeditions == cards()
    assert t.coins(0) == coins
    assert t.points(0) == shields + 1


@rule("PR-EXP-02")
def test_a_claim_is_told() -> None:
    t = table(expeditions=["expedition-ccs"], displays={0: ["captain-4", "captain-4", "settler-4"]})
    t.play(0, "claim expedition-ccs")
    told = t.told("claimed")[0]
    assert (told["seat"], told["card"], told["coins"], told["points"]) == ("#0", "expedition-ccs", 3, 6)


@rule("PR-EXP-02")
def test_the_coins_of_a_claim_come_from_the_draw_pile() -> None:
    t = table(
        expeditions=["expedition-cc"],
        displays={0: ["captain-4", "captain-4"]},
        top=["red-1-1", "blue-1-1"],
        coins={1: 5},
    )
    t.play(0, "claim expedition-cc")
    assert t.fronts(0) == ["red-1-1/0", "blue-1-1/0"]
    assert t.coins(1) == 5


# -- PR-EXP-03


@rule("PR-EXP-03")
@pytest.mark.parametrize(
    ("expedition", "person"),
    [("expedition-cc", "captain-4"), ("expedition-pp", "priest-4"), ("expedition-ss", "settler-4")],
)
def test_a_jack_stands_in_for_any_one(expedition: str, person: str) -> None:
    t = table(expeditions=[expedition], displays={0: [person, "jack-6"]})
    t.play(0, f"claim {expedition}")
    assert t.display(0) == cards(expedition)
    assert t.discard == cards(person, "jack-6")


@rule("PR-EXP-03")
def test_several_jacks_may_be_used_at_once() -> None:
    t = table(expeditions=["expedition-cc"], displays={0: ["jack-6", "jack-6"]})
    t.play(0, "claim expedition-cc")
    assert t.display(0) == cards("expedition-cc")
    assert t.discard == cards("jack-6", "jack-6")


@rule("PR-EXP-03")
def test_three_jacks_make_an_expedition_of_three() -> None:
    t = table(expeditions=["expedition-pps"], displays={0: ["jack-6", "jack-6", "jack-6"]})
    t.play(0, "claim expedition-pps")
    assert t.display(0) == cards("expedition-pps")
    assert t.points(0) == 6


@rule("PR-EXP-03")
def test_a_jack_stands_in_for_only_one() -> None:
    t = table(expeditions=["expedition-ccs"], displays={0: ["captain-4", "jack-6"]})
    assert t.refusal_clause(0, "claim expedition-ccs") == "PR-EXP-01"


@rule("PR-EXP-03")
def test_jacks_count_in_what_is_missing() -> None:
    t = table(expeditions=["expedition-ccs"], displays={0: ["captain-4", "jack-6", "settler-4"]})
    assert t.own(0)["claims"]["expedition-ccs"]["missing"] == {}


# -- PR-EXP-04


@rule("PR-EXP-04")
def test_jacks_are_kept_when_the_persons_asked_for_are_there() -> None:
    t = table(expeditions=["expedition-cc"], displays={0: ["jack-6", "captain-4", "captain-4"]})
    t.play(0, "claim expedition-cc")
    assert t.display(0) == cards("jack-6", "expedition-cc")


@rule("PR-EXP-04")
def test_jacks_only_fill_what_is_missing() -> None:
    t = table(
        expeditions=["expedition-ccs"],
        displays={0: ["jack-6", "jack-6", "captain-4", "settler-4", "settler-4", "priest-4"]},
    )
    t.play(0, "claim expedition-ccs")
    assert t.display(0) == cards("jack-6", "settler-4", "priest-4", "expedition-ccs")


@rule("PR-EXP-04")
def test_jacks_fill_in_for_settlers_then_captains_and_priests() -> None:
    t = table(expeditions=["expedition-ccs"], displays={0: ["jack-6", "jack-6", "captain-4"]})
    t.play(0, "claim expedition-ccs")
    assert t.discard_row[-3:] == ["jack-6", "captain-4", "jack-6"]


@rule("PR-EXP-04")
def test_of_a_kind_those_with_the_fewest_points_go_first() -> None:
    figures = 'changes = true\n[[person]]\nid = "captain-5"\nkind = "captain"\ncost = 5\nvp = 3\ncount = 1\n'
    own = game.with_figures(figures)
    seats = [{"display": ["captain-5", "captain-4", "captain-4"], "coins": []}, {"display": [], "coins": []}]
    position = {"players": 2, "options": {}, "phase": "discover", "active": 0, "harbour": [], "discard": []}
    state = own.read_state({**position, "expeditions": ["expedition-cc"], "seats": seats})
    state.play(0, own.parse("claim expedition-cc"))
    assert own.view(state, -1).table["seats"][0]["display"] == ["captain-5", "expedition-cc"]


@rule("PR-EXP-04")
def test_there_is_one_move_for_a_claim_whatever_the_persons() -> None:
    t = table(expeditions=["expedition-cc"], displays={0: ["jack-6", "jack-6", "captain-4", "captain-4", "captain-4"]})
    assert t.legal(0) == {"draw", "stop", "claim expedition-cc"}


# -- PR-EXP-05


@rule("PR-EXP-05")
def test_claiming_is_optional() -> None:
    t = table(harbour=["red-1-1"], expeditions=["expedition-cc"], displays={0: ["captain-4", "captain-4"]})
    t.play(0, "draw")
    assert t.expeditions == cards("expedition-cc")
    assert t.display(0) == cards("captain-4", "captain-4")


@rule("PR-EXP-05")
def test_a_player_may_claim_several_in_a_turn_one_after_the_other() -> None:
    t = table(
        expeditions=["expedition-cc", "expedition-ss", "expedition-pp"],
        displays={0: ["captain-4", "captain-4", "settler-4", "settler-4", "jack-6", "priest-4"]},
    )
    t.play(0, "claim expedition-ss", "claim expedition-cc", "claim expedition-pp")
    assert t.display(0) == cards("expedition-cc", "expedition-ss", "expedition-pp")
    assert t.coins(0) == 6
    assert t.points(0) == 12


# -- PR-EXP-06


def ready(**more: object) -> Table:
    """Seat 0 can claim the expedition of two captains."""
    return table(expeditions=["expedition-cc"], displays={0: ["captain-4", "captain-4"]}, **more)  # type: ignore[arg-type]


@rule("PR-EXP-06")
def test_the_active_player_claims_before_the_first_draw() -> None:
    t = ready(draws=0)
    t.play(0, "claim expedition-cc")
    assert t.display(0) == cards("expedition-cc")


@rule("PR-EXP-06")
def test_the_active_player_claims_between_draws() -> None:
    t = ready(harbour=["sailor-3"])
    t.play(0, "draw", "claim expedition-cc", "draw")
    assert t.display(0) == cards("expedition-cc")


@rule("PR-EXP-06")
def test_the_active_player_claims_an_expedition_just_drawn() -> None:
    t = table(displays={0: ["captain-4", "captain-4"]}, top=["expedition-cc"])
    t.play(0, "draw", "claim expedition-cc")
    assert t.display(0) == cards("expedition-cc")


@rule("PR-EXP-06")
def test_the_active_player_claims_at_the_start_of_phase_2() -> None:
    t = ready(harbour=["red-1-1"])
    t.play(0, "stop")
    assert t.legal(0) == {"trade red", "stop", "claim expedition-cc"}
    t.play(0, "claim expedition-cc")
    assert t.legal(0) == {"trade red", "stop"}


@rule("PR-EXP-06")
def test_the_active_player_claims_between_own_takes() -> None:
    t = ready(harbour=["yellow-1-1", "blue-1-1", "green-1-1", "red-1-1"])
    t.play(0, "stop", "trade red", "claim expedition-cc", "trade blue")
    assert t.display(0) == cards("expedition-cc")
    assert t.coins(0) == 1 + 2 + 1


@rule("PR-EXP-06", "PR-TRD-08")
def test_the_active_player_claims_after_own_takes() -> None:
    t = ready(harbour=["red-1-1", "blue-1-1"])
    t.play(0, "stop", "trade red")
    assert t.legal(0) == {"stop", "claim expedition-cc"}
    t.play(0, "claim expedition-cc")
    assert t.actor == 1


@rule("PR-EXP-06")
def test_a_person_just_hired_serves_for_a_claim() -> None:
    t = table(harbour=["captain-4"], expeditions=["expedition-cc"], displays={0: ["captain-4"]}, coins={0: 4})
    t.play(0, "stop", "hire captain-4")
    assert t.legal(0) == {"stop", "claim expedition-cc"}


@rule("PR-EXP-06")
def test_the_active_player_claims_in_phase_2_with_an_empty_harbour() -> None:
    t = ready()
    t.play(0, "stop")
    assert t.legal(0) == {"stop", "claim expedition-cc"}


@rule("PR-EXP-06")
def test_claims_close_when_the_first_other_slot_begins() -> None:
    t = ready(phase="trade", actor=1, harbour=["red-1-1"])
    assert t.legal(0) == set()
    t.refusal(0, "claim expedition-cc")


@rule("PR-EXP-06")
def test_a_player_does_not_claim_in_a_slot_of_anothers_turn() -> None:
    t = table(
        phase="trade",
        actor=1,
        harbour=["red-1-1"],
        expeditions=["expedition-cc"],
        displays={1: ["captain-4", "captain-4"]},
    )
    assert t.legal(1) == {"trade red", "stop"}
    assert t.refusal_clause(1, "claim expedition-cc") == "PR-EXP-06"


@rule("PR-EXP-06")
@pytest.mark.parametrize("phase", ["discover", "trade"])
def test_nobody_claims_out_of_turn(phase: str) -> None:
    t = table(phase=phase, harbour=["red-1-1"], expeditions=["expedition-cc"], displays={1: ["captain-4", "captain-4"]})
    assert t.legal(1) == set()
    t.refusal(1, "claim expedition-cc")


# -- PR-EXP-07


@rule("PR-EXP-07")
def test_discarded_persons_do_not_serve_twice() -> None:
    t = table(expeditions=["expedition-cc", "expedition-ss"], displays={0: ["captain-4", "jack-6", "settler-4"]})
    assert t.legal(0) == {"draw", "stop", "claim expedition-cc", "claim expedition-ss"}
    t.play(0, "claim expedition-cc")
    assert t.legal(0) == {"draw", "stop"}


@rule("PR-EXP-07")
def test_discarded_persons_lose_their_points_at_once() -> None:
    t = table(expeditions=["expedition-cc"], displays={0: ["captain-4", "captain-4"]})
    assert t.points(0) == 2
    t.play(0, "claim expedition-cc")
    assert t.points(0) == 4


@rule("PR-EXP-07")
def test_the_coins_gained_pay_for_a_hire_of_the_same_turn() -> None:
    t = ready(harbour=["sailor-3"], coins={0: 1})
    t.play(0, "stop")
    clause, args = t.refusal(0, "hire sailor-3")
    assert (clause, args["need"], args["have"]) == ("PR-HIR-03", 3, 1)
    t.play(0, "claim expedition-cc", "hire sailor-3")
    assert t.display(0) == cards("expedition-cc", "sailor-3")
    assert t.coins(0) == 0


# -- PR-EXP-08


@rule("PR-EXP-08")
def test_the_discarded_persons_can_become_the_coins() -> None:
    t = table(2, expeditions=["expedition-cc"], displays={0: ["captain-4", "captain-4"]}, harbour=["red-1-1"], rest=1)
    assert (t.draw_pile, t.discard) == (0, cards())
    t.play(0, "claim expedition-cc")
    assert t.fronts(0) == ["captain-4/1", "captain-4/1"]
    assert t.display(0) == cards("expedition-cc")


@rule("PR-EXP-08")
@pytest.mark.parametrize(("expedition", "persons", "coins", "shields"), EXPEDITIONS)
def test_a_claim_is_paid_in_full_even_from_empty_piles(
    expedition: str, persons: list[str], coins: int, shields: int
) -> None:
    t = table(2, expeditions=[expedition], displays={0: persons}, harbour=["red-1-1"], rest=1)
    t.play(0, f"claim {expedition}")
    assert t.coins(0) == coins


# -- PR-EXP-09


@rule("PR-EXP-09")
@pytest.mark.parametrize(
    ("expedition", "more_points"),
    [
        ("expedition-cc", 2),
        ("expedition-pp", 2),
        ("expedition-ss", 2),
        ("expedition-ccs", 3),
        ("expedition-pps", 3),
        ("expedition-cps", 2),
    ],
)
@pytest.mark.parametrize("with_jacks", [False, True])
def test_a_claim_adds_2_points_or_3(expedition: str, more_points: int, with_jacks: bool) -> None:
    persons = next(row[1] for row in [*EXPEDITIONS, FIVE_PLAYER] if row[0] == expedition)
    display = ["jack-6"] * len(persons) if with_jacks else persons
    open_ones = [] if expedition == "expedition-cps" else [expedition]
    t = table(5, expeditions=open_ones, displays={0: display})
    before = t.points(0)
    t.play(0, f"claim {expedition}")
    assert t.points(0) == before + more_points


@rule("PR-EXP-09", "PR-END-03")
def test_points_never_fall() -> None:
    points: list[int] = []
    for play in random_plays(amount(8, 80)):
        before = points if play.made else [0] * play.players
        points = play.scores()
        assert all(now >= then for now, then in zip(points, before, strict=True))


# -- PR-EXP-10


@rule("PR-EXP-10")
def test_the_five_player_expedition_is_claimed_like_the_others() -> None:
    t = table(5, displays={0: ["captain-4", "priest-4", "settler-4"]})
    t.play(0, "claim expedition-cps")
    assert t.display(0) == cards("expedition-cps")
    assert (t.coins(0), t.points(0)) == (3, 5)
    assert t.discard == cards("captain-4", "priest-4", "settler-4")


@rule("PR-EXP-10")
def test_a_claimed_expedition_stays_with_its_owner_to_the_end() -> None:
    owned: dict[str, int] = {}
    for play in random_plays(amount(8, 80)):
        if not play.made:
            owned = {}
        t = Table(play.state)
        holders = {card: seat for seat in range(play.players) for card in t.display(seat) if "expedition" in card}
        assert owned.items() <= holders.items()
        owned = holders
