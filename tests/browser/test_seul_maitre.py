"""Seul Maître à Bord in the browser: whole games by mouse, finger and keys, a fight seen from both ships, and axe."""

import time
from collections import deque
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.amounts import FULL, amount
from tests.browser.conftest import QUICK, Visit
from tests.browser.stage import Stage
from tests.browser.test_access import Inspection
from tests.browser.test_whole_games import final_standing, shows_the_truth
from tests.browser.visitor import Visitor
from tests.games.seul_maitre_a_bord.table import game
from tests.games.seul_maitre_a_bord.test_map import CROSS, building
from tests.processes import PATIENCE
from tests.server.serving import FREE, Json, Server, bot, serving

GAME = "seul-maitre-a-bord"
BUILDING = ("tile", "cell", "turn", "port")
ROUNDS = amount(1, 4)  # of the four of a short game
LOOKS = [
    pytest.param({"phone": phone, "dark": dark}, id=f"{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}")
    for phone in (False, True)
    for dark in (False, True)
    if FULL or (phone and dark)  # desktops in light are what all other tests look at
]


@pytest.fixture(scope="module")
def roads(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that offers the game, whatever its own files say of its completeness."""
    data = tmp_path_factory.mktemp("roads") / "tables.db"
    with serving(data, *QUICK, "games.unfinished=true") as running:
        yield running
        assert "Traceback" not in running.words(), running.words()


# -- what to do next: something of everything, and no turn without end

WISHES = {
    "act": (
        *("study", "discover", "train", "shipyard", "market", "piracy", "leave", "sail", "cape", "port"),
        *("reinforce", "recover", "end"),
    ),
    "piracy": ("lair", "sail", "cape", "leave", "done"),
    "market": ("sell", "deliver", "done"),
    "shipyard": ("hire", "repair", "recruit", "done"),
    "engage": ("engage", "pass"),
    "shot": ("shoot",),
}


def table_of(visitor: Visitor) -> Json:
    table: Json = visitor.state["view"]["table"]
    return table


def legal_of(visitor: Visitor) -> dict[str, Json]:
    return {choice["move"]: choice for choice in visitor.mine["choices"] if choice["refusal"] is None}


def wish(visitor: Visitor) -> Json:
    legal, table = legal_of(visitor), table_of(visitor)
    ship = table["seats"][visitor.mine["seat"]]
    buys = [move for move in legal if move.startswith("buy")]
    if table["phase"] == "market" and buys and not ship["cargo"]:
        return legal[buys[0]]
    if table["phase"] == "crew":
        return legal[list(legal)[-1]]
    for verb in WISHES.get(table["phase"], ()):
        if verb == "market" and ship["cargo"] and "end" in legal and ship["tokens"] == 1:
            continue  # what was bought here cannot be sold here
        for move in legal:
            if move.split()[0] == verb:
                return legal[move]
    return next(iter(legal.values()))


def takes_part(visitor: Visitor, choice: Json) -> None:
    """As always; on a phone the part of the table the choice lies in is opened first."""
    hidden = visitor.page.evaluate(
        """place => document.querySelector(`button[data-thing="${CSS.escape(place)}"]`)
            ?.closest("[role=tabpanel][hidden]")?.id ?? \"\" """,
        choice["place"],
    )
    if hidden:
        visitor.press(visitor.page.locator(f"#{hidden.replace('panel-', 'tab-', 1)}"))
    visitor.takes_part(choice)


def sets_out(visitor: Visitor, players: int) -> Visitor:
    """At a table with bots in all other seats."""
    return visitor.opens(*[bot()] * (players - 1), game=GAME, options={"rounds": "4"})


def sails(visitor: Visitor, rounds: int = ROUNDS, look: Callable[[str], None] = lambda phase: None) -> bool:
    """For so many rounds, or to the end (false); `look` is called when a kind of question comes up first."""
    known: set[str] = set()
    while visitor.until_asked():
        table = table_of(visitor)
        if table["round"] > rounds:
            return True
        asked = visitor.page.locator("section.prompt .sentence")  # a line that broke on a busy machine comes back first
        expect(asked).to_contain_text(visitor.say(visitor.mine["prompt"]), ignore_case=True)
        visitor.sees_what_to_decide(in_view=visitor.hand != "finger")
        visitor.fits_sideways()
        if table["phase"] not in known:
            known.add(table["phase"])
            look(table["phase"])
        takes_part(visitor, wish(visitor))
    expect(visitor.result).to_be_visible()
    return False


@pytest.mark.parametrize("players", (2, 3, 4) if FULL else (2, 4))
def test_a_game_by_mouse(visit: Visit, roads: Server, players: int) -> None:
    maud = sets_out(visit("Maud", at=roads), players)
    if sails(maud, look=lambda phase: maud.shot(f"seul-maitre-{players}-{phase}")):
        ships = maud.page.get_by_role("list", name=maud.t("board-ships"), exact=True).get_by_role("listitem")
        expect(ships).to_have_count(players + 4)
        return
    maud.shot(f"seul-maitre-{players}-end")
    shows_the_truth(maud)
    assert len(final_standing(maud)) == players


def test_a_game_by_keys_alone(visit: Visit, roads: Server) -> None:
    maud = sets_out(visit("Maud", at=roads, hand="keys"), 4)
    if not sails(maud):
        maud.has_visible_focus("the end")


def test_a_game_by_finger_on_a_phone_in_french(visit: Visit, roads: Server) -> None:
    lea = sets_out(visit("Léa", at=roads, phone=True, language="fr", hand="finger"), 4)
    ended = not sails(lea, look=lambda phase: lea.shot(f"seul-maitre-phone-{phase}"))
    assert lea.page.evaluate("document.documentElement.lang") == "fr"
    if ended:
        lea.shot("seul-maitre-phone-end")
        shows_the_truth(lea)


def test_every_step_shows_its_cost_beforehand(visit: Visit, roads: Server) -> None:
    maud = sets_out(visit("Maud", at=roads), 2)
    while maud.until_asked() and not table_of(maud)["costs"]:
        takes_part(maud, wish(maud))
    costs, legal = table_of(maud)["costs"], legal_of(maud)
    assert costs, "the game ended before anybody could sail"
    prices = maud.page.locator(".steps .price")
    expect(prices).to_have_count(len(costs))
    assert sorted(prices.all_inner_texts()) == sorted(str(cost) for cost in costs.values())
    for move in costs:
        assert maud.page.locator(f'button.legal[data-thing="{legal[move]["place"]}"]').count() == 1


# -- a fight between two people

OPPOSITE = {"N": "S", "NE": "SW", "E": "W", "SE": "NW", "S": "N", "SW": "NE", "W": "E", "NW": "SE"}


def neighbour(cell: str, gate: str) -> str:
    row, column = map(int, cell.split(","))
    return f"{row + ('S' in gate) - ('N' in gate)},{column + ('E' in gate) - ('W' in gate)}"


def beside(table: Json, space: str) -> Iterator[str]:
    """Spaces one step away, whatever it costs; storms are sailed around."""
    here, spaces = table["spaces"][space], table["spaces"]
    if here["kind"] != "sea":
        yield here["opens"]
        return
    for other, there in spaces.items():
        if there["kind"] == "sea" and there["cell"] == here["cell"] and other != space:
            yield other
    for gate in here["gates"]:
        cell = neighbour(here["cell"], gate)
        for other, there in spaces.items():
            if there["cell"] == cell and OPPOSITE[gate] in there["gates"] and cell not in table["storms"]:
                yield other


def steps_to(table: Json, goal: str) -> dict[str, int]:
    """How many steps every space is from the goal: the ways are the same there and back."""
    far = {goal: 0}
    waiting = deque([goal])
    while waiting:
        space = waiting.popleft()
        for other in beside(table, space):
            if other not in far:
                far[other] = far[space] + 1
                waiting.append(other)
    return far


def hunts(visitor: Visitor, other: int) -> Json:
    """Towards the other ship, and at it."""
    legal, table = legal_of(visitor), table_of(visitor)
    if table["phase"] == "engage":
        return legal.get(f"engage {other + 1}") or next(iter(legal.values()))
    if table["phase"] != "act":
        return wish(visitor)
    prey = table["seats"][other]["at"]
    goal = table["spaces"][prey].get("opens") or prey
    far = steps_to(table, goal)
    steps = {move: far.get(legal[move]["place"].removeprefix("space:"), 99) for move in table["costs"] or {}}
    here = far.get(table["seats"][visitor.mine["seat"]]["at"], 99)
    best = min(steps, key=lambda move: steps[move], default="")
    if best and (steps[best] < here or here == 0):
        return legal[best]
    return legal.get("recover") or legal["end"]


def lies_still(visitor: Visitor) -> Json:
    legal = legal_of(visitor)
    return legal.get("end") or legal.get("stay") or wish(visitor)


def meet(maud: Visitor, idris: Visitor) -> bool:
    """Until Maud has engaged Idris and the fight waits for one of them; false if the game ended before."""
    while not maud.over:
        if are_fighting(maud):
            return True
        if maud.is_asked():
            takes_part(maud, hunts(maud, 1))
        elif idris.is_asked() and not are_fighting(idris):
            takes_part(idris, lies_still(idris))
        else:
            maud.page.wait_for_timeout(15)
    return False


def are_fighting(visitor: Visitor) -> bool:
    fight: Json = (table_of(visitor)["combat"] if visitor.state else None) or {}
    return {fight.get("attacker"), fight.get("defender")} == {0, 1}


def test_both_ships_follow_one_fight(visit: Visit, roads: Server) -> None:
    maud, idris = visit("Maud", at=roads), visit("Idris", at=roads, phone=True, hand="finger")
    begun = False
    while not begun:  # a game may end before the two meet: then another
        maud.opens(FREE, game=GAME, options={"rounds": "8"}, start=False)
        idris.joins(maud)
        maud.starts()
        begun = meet(maud, idris)
    people = [maud, idris]
    told: list[Json] = []
    while table_of(maud)["combat"]:
        asked = whoever_is_asked(people)
        n = asked.state["n"]
        for visitor in people:
            visitor.until_shown(n)
            sees_the_fight(visitor, told)
        maud.shot(f"seul-maitre-fight-{table_of(maud)['phase']}")
        idris.shot(f"seul-maitre-fight-phone-{table_of(idris)['phase']}")
        takes_part(asked, wish(asked))
        maud.until_shown(n + 1)
        told += [event for row in maud.state["log"] for event in row["events"]]
    maud.shot("seul-maitre-fight-over")
    assert any(event["key"] == "boarding" for event in told), "no fight ends without boarding"


def whoever_is_asked(people: list[Visitor]) -> Visitor:
    """The one the table waits for: nobody but these people can move it on."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        for visitor in people:
            if visitor.is_asked():
                return visitor
        people[0].page.wait_for_timeout(15)
    raise AssertionError(f"nobody was asked anything in {PATIENCE} s")


def sees_the_fight(visitor: Visitor, told: list[Json]) -> None:
    """The stage, both names, and every die that was rolled so far."""
    table = table_of(visitor)
    stage = visitor.page.locator("section.fight")
    expect(stage).to_be_visible()
    for ship in (table["combat"]["attacker"], table["combat"]["defender"]):
        expect(stage).to_contain_text(visitor.names[ship])
    for kind, of_its_colour in (("red-die", ".red"), ("white-die", ":not(.red)")):
        faces = sorted(visitor.t(f"board-face-{event['args']['face']}") for event in told if event["key"] == kind)
        dice = stage.locator(f".rail .fight-die:not(.unrolled){of_its_colour}")
        if faces:
            assert sorted(dice.evaluate_all("dice => dice.map(die => die.getAttribute('aria-label'))")) == faces


# -- for everybody


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_at_any_question(visit: Visit, roads: Server, look: dict[str, bool]) -> None:
    name = f"{'phone' if look['phone'] else 'desktop'}-{'dark' if look['dark'] else 'light'}"
    maud = sets_out(visit(at=roads, hand="finger" if look["phone"] else "mouse", **look), 4)
    inspect = Inspection(maud, f"seul-maitre-{name}")
    sails(maud, look=inspect.of)
    inspect.of("last")
    assert not inspect.found, "\n".join(inspect.found)


@pytest.mark.parametrize("width", (820, 1200) if FULL else (820,))
def test_no_table_scrolls_sideways(visit: Visit, roads: Server, width: int) -> None:
    maud = sets_out(visit(at=roads, viewport={"width": width, "height": 1180 if width == 820 else 800}), 4)
    known: set[str] = set()
    while maud.until_asked() and table_of(maud)["round"] <= amount(1, 2):
        maud.fits_sideways()
        phase = table_of(maud)["phase"]
        if phase not in known:
            known.add(phase)
            maud.shot(f"seul-maitre-width-{width}-{phase}")
        takes_part(maud, wish(maud))
    assert known >= {"tile", "act"}


@pytest.mark.parametrize("screen", [(390, 844), (820, 1180)], ids=["phone", "tablet"])
def test_the_ways_to_turn_a_tile_need_no_scrolling(visit: Visit, roads: Server, screen: tuple[int, int]) -> None:
    width, height = screen
    maud = visit(at=roads, phone=width < 768, viewport={"width": width, "height": height})
    turning = building(CROSS, "T01 T04 T08 T19").do("tile T08", "cell 0,2")
    Stage(maud, game, turning.state.players).show(turning.state)
    maud.sees_what_to_decide()
    maud.shot(f"seul-maitre-turning-{width}")
