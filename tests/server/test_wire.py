"""Messages that come twice, late, out of turn, for other seats; connections that break and come back."""

import secrets

from tests.server.serving import FREE, Client, Json, Person, Server, bot, is_gone, person


def hot_seat(maud: Person) -> Client:
    """One client that holds both seats of a game."""
    client = maud.joins(maud.opens([person(), person(name="Idris")], start=True)["table"])
    client.until("state")
    return client


def next_move(client: Client) -> tuple[int, str]:
    seat: int = client.state["view"]["pending"][0]
    return seat, client.moves(seat)[0]


def key_of(answer: Json) -> str:
    key: str = answer["refusal"]["text"]["key"]
    return key


def test_a_move_is_acknowledged_before_its_state_is_shown(maud: Person) -> None:
    client = hot_seat(maud)
    before = len(client.received)
    seat, move = next_move(client)
    answer = client.move(seat, move)
    assert answer == {"type": "ack", "id": answer["id"], "n": 2}
    client.until("state")
    assert [message["type"] for message in client.received[before:]] == ["ack", "state"]


def test_a_move_sent_again_is_acknowledged_again_and_made_once(maud: Person) -> None:
    client = hot_seat(maud)
    seat, move = next_move(client)
    first = client.move(seat, move, id="once")
    client.until("state")
    again = client.move(seat, move, id="once", n=1)
    assert again == first
    assert client.until("state")["n"] == 2
    seat, move = next_move(client)
    assert client.move(seat, move, id="twice")["n"] == 3


def test_a_move_sent_again_over_a_new_connection_is_acknowledged_again(maud: Person) -> None:
    client = hot_seat(maud)
    seat, move = next_move(client)
    first = client.move(seat, move, id="once")
    client.close()
    later = maud.joins(client.table["table"])
    assert later.until("state")["n"] == 2
    assert later.move(seat, move, id="once", n=1) == first


def test_a_click_on_an_old_state_is_answered_with_the_present_one(maud: Person) -> None:
    client = hot_seat(maud)
    seat, move = next_move(client)
    client.move(seat, move)
    client.until("state")
    present = client.state
    seat, move = next_move(client)
    answer = client.move(seat, move, n=1)
    assert (answer["type"], answer["stale"], answer["n"], key_of(answer)) == ("refused", True, 2, "server-stale")
    shown = client.until("state")
    assert shown["whole"] is True
    assert {**shown, "whole": 0, "log": 0} == {**present, "whole": 0, "log": 0}


def test_a_number_from_the_future_is_old_too(maud: Person) -> None:
    client = hot_seat(maud)
    seat, move = next_move(client)
    assert client.move(seat, move, n=2)["stale"] is True


def test_a_refusal_cites_the_clause_and_changes_nothing(maud: Person) -> None:
    client = hot_seat(maud)
    seat, _ = next_move(client)
    refused = next(choice for choice in walk_to_refused(client)["choices"] if choice["refusal"])
    seat, n = client.state["view"]["pending"][0], client.n
    answer = client.move(seat, refused["move"])
    assert answer["refusal"] == refused["refusal"]
    assert answer["refusal"]["clause"].startswith("PR-")
    assert (answer["n"], answer["stale"]) == (n, False)


def walk_to_refused(client: Client) -> Json:
    """Play on until some choice is shown with a refusal."""
    while True:
        seat, move = next_move(client)
        yours = client.yours(seat)
        if any(choice["refusal"] for choice in yours["choices"]):
            return yours
        client.move(seat, move)
        client.until("state")


def test_moves_that_cannot_be_are_refused_with_a_reason(maud: Person) -> None:
    client = hot_seat(maud)
    seat, _ = next_move(client)
    assert key_of(client.move(seat, "fly")) == "house-no-such-move"
    assert key_of(client.move(seat, "")) == "house-no-such-move"
    assert key_of(client.move(1 - seat, "draw")) == "house-not-your-turn"
    assert key_of(client.move(7, "draw")) == "server-no-such-seat"


def test_nobody_moves_for_a_seat_of_another(maud: Person, idris: Person) -> None:
    table = maud.opens([person(), FREE])["table"]
    idris.sits(table)
    host, friend = maud.joins(table), idris.joins(table)
    host.ask("start")
    friend.until("state")
    assert key_of(friend.move(0, "draw")) == "server-not-your-seat"
    assert key_of(friend.ask("take-back", seat=0, n=1)) == "server-not-your-seat"


def test_a_made_up_token_opens_nothing(server: Server, maud: Person, idris: Person) -> None:
    seated = maud.opens([person(), FREE])
    table, token = seated["table"], seated["seats"][0]["token"]
    for forged in (secrets.token_urlsafe(16), token[:-1], token + "A", token.swapcase(), "é" * 22, "0"):
        client = Client(server, table, tokens=[forged])
        assert client.table["you"]["seats"] == []
        assert key_of(client.ask("own", token=forged)) == "server-wrong-token"
        status, answer = idris.call("POST", f"/api/tables/{table}/seat", {"token": forged})
        assert (status, answer["refusal"]["text"]["key"]) == (403, "server-wrong-token")
        client.close()
    other = maud.opens([person(), FREE])["seats"][0]["token"]
    assert key_of(Client(server, table).ask("own", token=other)) == "server-wrong-token"


def test_a_forged_identity_is_a_stranger(server: Server, maud: Person) -> None:
    table = maud.opens([person(), FREE])["table"]
    name, value = "/ flibuste", maud.cookies["/ flibuste"]
    forger = Person(server)
    forger.cookies[name] = value.partition(".")[0] + "." + "0" * 32
    client = forger.joins(table)
    assert client.table["you"] == {"seats": [], "host": False, "watching": True}
    assert forger.call("GET", "/api/me")[1]["person"] != value.partition(".")[0]


def test_whoever_comes_back_gets_what_they_missed_and_no_more(maud: Person, idris: Person) -> None:
    table = maud.opens([person(), FREE])["table"]
    idris.sits(table)
    host, friend = maud.joins(table), idris.joins(table)
    n = host.ask("start")["n"]
    for _ in range(3):
        for client in (host, friend):
            client.reach(n)
        seat = host.state["view"]["pending"][0]
        client = (host, friend)[seat]
        n = client.move(seat, client.moves(seat)[0])["n"]
    friend.close()
    back = idris.joins(table, since=1)
    state = back.until("state")
    assert (state["n"], state["whole"]) == (4, False)
    assert [row["n"] for row in state["log"]] == [2, 3, 4]
    for since in (0, 9):
        state = idris.joins(table, since=since).until("state")
        assert state["whole"] is True
        assert [row["n"] for row in state["log"]] == [1, 2, 3, 4]
    state = idris.joins(table, since=4).until("state")
    assert (state["whole"], state["log"]) == (False, [])


def test_two_pages_of_the_same_seat_see_the_same(maud: Person) -> None:
    one = hot_seat(maud)
    two = maud.joins(one.table["table"])
    two.until("state")
    seat, move = next_move(one)
    one.move(seat, move)
    one.until("state")
    assert two.until("state", n=2)["yours"] == one.state["yours"]


def test_a_ping_is_answered(maud: Person) -> None:
    client = hot_seat(maud)
    assert client.ask("ping", id="p") == {"type": "ack", "id": "p", "n": 1}


def test_nothing_is_said_before_hello(server: Server, maud: Person) -> None:
    table = maud.opens([person(), bot()], start=True)["table"]
    client = Client(server, table, hello=False)
    client.quiet(0.3)
    assert client.received == []
    client.send({"type": "move", "id": "x", "seat": 0, "n": 1, "move": "draw"})
    assert is_gone(client)
    assert client.received[-1]["type"] == "bye"


def test_a_table_that_is_not_there_says_so_and_closes(server: Server) -> None:
    for table in ("kraken-000000000000", "kraken", "kraken-00000000000'"):
        client = Client(server, table, hello=False)
        assert is_gone(client)
        assert client.received == [
            {"type": "bye", "text": {"key": "server-no-such-table", "args": {}}, "again": False, "seconds": 5}
        ]


def test_messages_that_cannot_be_read_are_refused_and_the_connection_stays(maud: Person) -> None:
    client = hot_seat(maud)
    for sent, id in (
        ("", ""),
        ("nonsense", ""),
        ("[]", ""),
        ('{"type":"fly","id":"a"}', "a"),
        ('{"type":"move","id":"b"}', "b"),
        ('{"type":"move","id":"c","seat":0,"n":1,"move":"draw","more":1}', "c"),
        ('{"type":"move","id":"d","seat":"0","n":1,"move":"draw"}', "d"),
        ('{"type":"move","id":"e","seat":-1,"n":1,"move":"draw"}', "e"),
        ('{"type":"move","id":"f","seat":0,"n":1e99,"move":"draw"}', "f"),
        ('{"type":"chat","id":"g","text":"' + "x" * 301 + '"}', "g"),
        ('{"type":"hello"}', ""),
        (b"\x00\x01", ""),
        ("[" * 5000, ""),
    ):
        client.send(sent)
        answer = client.until("refused")
        assert answer["id"] == id, (sent, answer)
    assert client.ask("ping")["type"] == "ack"
