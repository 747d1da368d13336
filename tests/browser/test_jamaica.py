"""Jamaica in the browser: whole games by mouse, finger and keys, a battle seen from both sides, and axe."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.amounts import FULL, amount
from tests.browser.conftest import QUICK, Visit
from tests.browser.stage import Stage
from tests.browser.test_access import LOOKS, Inspection
from tests.browser.test_whole_games import final_standing, shows_the_truth
from tests.browser.visitor import Visitor
from tests.games.jamaica.table import RICH, game, table
from tests.server.serving import FREE, Json, Server, bot, serving

ROUNDS = amount(2, 50)
IN_BATTLE = ("powder", "saber", "reward", "stow")


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that offers Jamaica, whatever its own files say of its completeness."""
    data = tmp_path_factory.mktemp("harbour") / "tables.db"
    with serving(data, *QUICK, "games.unfinished=true") as running:
        yield running
        assert "Traceback" not in running.words(), running.words()


def wish(visitor: Visitor) -> Json:
    """What to do next: onwards, and whatever comes first."""
    legal: dict[str, Json] = {choice["move"]: choice for choice in visitor.mine["choices"] if choice["refusal"] is None}
    onwards = [move for move in legal if move.startswith("play forward")]
    return legal[onwards[0] if onwards else next(iter(legal))]


def sails(visitor: Visitor, players: int, rounds: int = ROUNDS) -> Visitor:
    """At a table with bots in all other seats."""
    return visitor.opens(*[bot()] * (players - 1), game="jamaica", rounds=rounds)


def goes_round(visitor: Visitor, look: Callable[[str], None] = lambda phase: None) -> None:
    """To the end of the game; `look` is called when a kind of question comes up for the first time."""
    known: set[str] = set()
    while visitor.until_asked():
        visitor.sees_what_to_decide(in_view=visitor.hand != "finger")
        visitor.fits_sideways()
        phase = visitor.state["view"]["table"]["phase"]
        if phase not in known:
            known.add(phase)
            look(phase)
        visitor.takes_part(wish(visitor))
    expect(visitor.result).to_be_visible()


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_whole_game_by_mouse(visit: Visit, harbour: Server, players: int) -> None:
    maud = sails(visit("Maud", at=harbour), players)
    assert maud.until_asked()
    ships = maud.page.get_by_role("list", name=maud.t("board-ships"), exact=True).get_by_role("listitem")
    expect(ships).to_have_count(3 if players == 2 else players)
    goes_round(maud, lambda phase: maud.shot(f"jamaica-{players}-{phase}"))
    maud.shot(f"jamaica-{players}-end")
    shows_the_truth(maud)


def test_a_whole_game_by_keys_alone(visit: Visit, harbour: Server) -> None:
    maud = sails(visit("Maud", at=harbour, hand="keys"), 3)
    goes_round(maud)
    maud.has_visible_focus("the end")


def test_a_whole_game_by_finger_on_a_phone_in_french(visit: Visit, harbour: Server) -> None:
    lea = sails(visit("Léa", at=harbour, phone=True, language="fr", hand="finger"), 4)
    goes_round(lea, lambda phase: lea.shot(f"jamaica-phone-{phase}"))
    assert lea.page.evaluate("document.documentElement.lang") == "fr"
    lea.shot("jamaica-phone-end")
    shows_the_truth(lea)


def test_a_card_is_looked_at_before_it_is_played(visit: Visit, harbour: Server) -> None:
    maud = sails(visit("Maud", at=harbour), 3, rounds=1)
    while maud.until_asked() and maud.state["view"]["table"]["phase"] != "card":
        maud.takes_part(wish(maud))
    sent, choice = set(maud.sent), wish(maud)
    card = maud.page.locator(f'button[data-thing="{choice["place"]}"]').first
    maud.press(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(maud.choice_button(choice)).to_be_visible()
    maud.press(maud.button("page-cancel"))
    expect(card).to_have_attribute("aria-pressed", "false")
    assert maud.sent == sent
    maud.takes_part(choice)


def test_both_sides_follow_one_battle(visit: Visit, harbour: Server) -> None:
    maud, idris = visit("Maud", at=harbour), visit("Idris", at=harbour, phone=True, hand="finger")
    while not sail_into_battle(maud, idris):
        maud.state, idris.state = {}, {}  # all four came home in peace: another table
    table = maud.state["view"]["table"]
    idris.until_shown(maud.state["n"])
    battle, space = table["battle"], table["ships"][table["battle"]["defender"]]["space"]
    for visitor in (maud, idris):
        stage = visitor.page.get_by_role("region", name=visitor.t("board-battle", space=space), exact=True)
        expect(stage).to_be_visible()
        for ship, side in ((battle["attacker"], battle["attack"]), (battle["defender"], battle["defence"])):
            expect(stage).to_contain_text(visitor.names[ship])
            if side["total"] is not None:
                expect(stage).to_contain_text(str(side["total"]))
        visitor.shot(f"jamaica-battle-{visitor.name}")


def sit_together(maud: Visitor, idris: Visitor, *bots: Json) -> None:
    maud.opens(FREE, *bots, game="jamaica", rounds=30, start=False)
    idris.joins(maud)
    maud.starts()


def test_a_card_stays_chosen_while_others_decide(visit: Visit, harbour: Server) -> None:
    maud, idris = visit("Maud", at=harbour), visit("Idris", at=harbour)
    sit_together(maud, idris)
    while not (maud.is_asked() and idris.is_asked()):  # the Captain places the dice, then both choose a card
        for visitor in (maud, idris):
            if visitor.is_asked() and visitor.state["view"]["table"]["phase"] != "card":
                visitor.takes_part(wish(visitor))
        maud.page.wait_for_timeout(15)
    choice = wish(maud)
    card = maud.page.locator(f'button[data-thing="{choice["place"]}"]').first
    maud.press(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    idris.takes_part(wish(idris))
    n = idris.state["n"]
    maud.until_shown(n)
    expect(card).to_have_attribute("aria-pressed", "true")
    made = maud.made
    maud.press(maud.choice_button(choice))
    maud.until_made(made)


def sail_into_battle(maud: Visitor, idris: Visitor) -> bool:
    """At a new table, until a battle waits for one of the two (true) or the game is over (false)."""
    sit_together(maud, idris, bot(), bot())
    while not maud.over:
        for visitor in (maud, idris):
            if visitor.is_asked():
                if visitor.state["view"]["table"]["phase"] in IN_BATTLE:
                    maud.until_shown(visitor.state["n"])
                    return True
                visitor.takes_part(wish(visitor))
        maud.page.wait_for_timeout(15)
    return False


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_at_any_question(visit: Visit, harbour: Server, look: dict[str, bool]) -> None:
    name = f"{'phone' if look['phone'] else 'desktop'}-{'dark' if look['dark'] else 'light'}"
    maud = sails(visit(at=harbour, hand="finger" if look["phone"] else "mouse", **look), 2, rounds=amount(4, 50))
    inspect = Inspection(maud, f"jamaica-{name}")
    goes_round(maud, inspect.of)
    inspect.of("end")
    assert not inspect.found, "\n".join(inspect.found)


@pytest.mark.parametrize("width", (820, 1200) if FULL else (820,))
def test_no_table_scrolls_sideways(visit: Visit, harbour: Server, width: int) -> None:
    maud = sails(visit(at=harbour, viewport={"width": width, "height": 1180 if width == 820 else 800}), 6, rounds=1)
    goes_round(maud, lambda phase: maud.shot(f"jamaica-width-{width}-{phase}"))
    assert len(final_standing(maud)) == 6


SCREENS = ((1440, 900), (1280, 720), (820, 1180))
HOME = 0  # nobody fights at Port Royal


@pytest.mark.parametrize("screen", SCREENS, ids=[f"{width}x{height}" for width, height in SCREENS])
@pytest.mark.parametrize("players", [4, 6] if FULL else [6])
def test_every_ship_can_be_attacked_wherever_they_meet(
    visit: Visit, harbour: Server, players: int, screen: tuple[int, int]
) -> None:
    width, height = screen
    maud = visit(at=harbour, viewport={"width": width, "height": height})
    stage = Stage(maud, game, players)
    met = table(players, cards={0: "forward/food"}, spaces=dict.fromkeys(range(1, players), 1), holds={0: RICH})
    position = met.lay().position
    for space in range(HOME + 1, 50, amount(4, 1)):
        position["ships"] = [{**ship, "space": space} for ship in position["ships"]]
        stage.show(game.read_state(position))
        maud.sees_what_to_decide()
        for choice in maud.mine["choices"]:
            maud.page.locator(f'button[data-thing="{choice["place"]}"]').click(trial=True)
        if space in (1, 13, 37):
            maud.shot(f"jamaica-{players}-meet-{space}-{width}")
