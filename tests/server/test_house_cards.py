"""Tables with other cards than the printed ones: chosen by whoever starts the server, kept with the table."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from flibuste.kit.game import find_game
from flibuste.kit.record import read_record, replay
from tests.server.conftest import RAISED
from tests.server.serving import GAME, Client, Json, Person, Server, bot, person, serving

CHANGES = """changes = true

[[person]]
id = "admiral-7"
cost = 6
name_en = "Commodore"
name_fr = "Commodore"
"""
PRINTED = find_game(GAME)
HOUSE = PRINTED.with_figures(CHANGES)


@pytest.fixture
def house(data: Path, tmp_path: Path) -> Iterator[Server]:
    cards = tmp_path / "mine.toml"
    cards.write_text(CHANGES, encoding="utf-8")
    with serving(data, *RAISED, cards=[f"{GAME}={cards}"]) as running:
        yield running
        assert "Traceback" not in running.words(), running.words()


def cost_of(components: Json) -> int:
    cost: int = components["cards"]["admiral-7"]["cost"]
    return cost


def plays_to_the_end(client: Client) -> None:
    while client.state["over"] is None:
        moves = client.moves(0) if 0 in client.state["view"]["pending"] else []
        if moves:
            client.reach(client.move(0, moves[0])["n"])
        else:
            client.until("state")


def test_a_table_has_the_cards_of_the_house_and_says_so(house: Server) -> None:
    maud = Person(house, "Maud").named()
    entry = next(game for game in maud.call("GET", "/api/games")[1]["games"] if game["id"] == GAME)
    assert (entry["house_cards"], entry["figures"]) == (True, HOUSE.digest)
    table = maud.opens([person(), bot()])["table"]
    assert maud.call("GET", f"/api/tables/{table}")[1]["house_cards"] is True
    assert maud.call("GET", "/api/tables")[1]["mine"][0]["house_cards"] is True
    assert maud.joins(table).table["house_cards"] is True
    assert cost_of(maud.call("GET", f"/api/tables/{table}/components")[1]) == 6
    assert "Commodore" in maud.call("GET", f"/api/tables/{table}/texts/en")[1]["text"]
    assert cost_of(maud.call("GET", f"/api/games/{GAME}/components")[1]) == 7
    assert "house cards" in house.words()


def test_no_client_can_choose_cards(house: Server) -> None:
    maud = Person(house, "Maud").named()
    asked = {"game": GAME, "seats": [person(), bot()], "cards": CHANGES}
    assert maud.call("POST", "/api/tables", asked)[0] == 400


def test_a_table_keeps_its_cards_when_the_server_comes_back_without_them(house: Server) -> None:
    maud = Person(house, "Maud").named()
    table = maud.opens([person(), bot("captain")], options={"round_cap": 2}, start=True)["table"]
    house.kill()
    house.cards.clear()
    house.start()
    client = maud.joins(table)
    client.until("state")
    assert client.table["house_cards"] is True
    plays_to_the_end(client)
    text = maud.call("GET", client.state["over"]["record"])[1]["text"]
    assert replay(read_record(text)).game.digest == HOUSE.digest
    assert maud.call("POST", "/api/verify", {"record": text})[1]["good"] is True
    film = maud.call("POST", "/api/replay", {"record": text})[1]
    assert cost_of(film["house"]["components"]) == 6
    assert "Commodore" in film["house"]["texts"]["fr"]
    printed = maud.opens([person(), bot()])["table"]
    assert maud.joins(printed).table["house_cards"] is False


def test_a_server_with_cards_that_make_no_game_does_not_start(data: Path, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(CHANGES.replace("6", "'six'"), encoding="utf-8")
    server = Server(data)
    server.cards.append(f"{GAME}={tmp_path / 'mine.toml'}")
    with pytest.raises(AssertionError, match=r'mine\.toml, line 5: .*"cost" cannot be six'):
        server.start()
    assert "Traceback" not in server.words()
