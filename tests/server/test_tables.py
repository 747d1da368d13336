"""Whole games at a real server: people, bots, hot seat, watching, taking back, coming back, playing again."""

import json
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from flibuste.kit.record import read_record, replay
from tests.server.serving import FREE, Client, Json, Person, Server, bot, person


def play_on(client: Client, seats: list[int], dice: random.Random) -> None:
    """Move at random for these seats until the game is over."""
    while client.state["over"] is None:
        owing = [seat for seat in client.state["view"]["pending"] if seat in seats]
        if owing:
            answer = client.move(owing[0], dice.choice(client.moves(owing[0])))
            assert answer["type"] == "ack", answer
        client.until("state")


def play_together(clients: list[Client]) -> None:
    """Everybody plays their own seat, at the same time, until the game is over."""
    with ThreadPoolExecutor(len(clients)) as everybody:
        list(everybody.map(lambda seat: play_on(clients[seat], [seat], random.Random(seat)), range(len(clients))))


def table_of(maud: Person, *others: Person, **more: Any) -> tuple[str, list[Client]]:
    """A table at which everybody has sat down and is connected."""
    table = maud.opens([person(), *(FREE for _ in others)], **more)["table"]
    for other in others:
        other.sits(table)
    return table, [who.joins(table) for who in (maud, *others)]


def started(maud: Person, *others: Person, **more: Any) -> tuple[str, list[Client]]:
    table, clients = table_of(maud, *others, **more)
    assert clients[0].ask("start")["type"] == "ack"
    for client in clients:
        client.until("state")
    return table, clients


def until_turn_of(clients: list[Client], seat: int) -> Client:
    """Play by chance until a seat is to move; its client."""
    dice = random.Random(1)
    for client in clients:
        client.settle()
    n = max(client.n for client in clients)
    while True:
        for client in clients:
            client.reach(n)
        owing = clients[0].state["view"]["pending"][0]
        if owing == seat:
            return clients[seat]
        n = clients[owing].move(owing, dice.choice(clients[owing].moves(owing)))["n"]


# -- whole games


def test_four_people_play_a_whole_game_and_its_record_is_true(server: Server) -> None:
    people = [Person(server, name).named() for name in ("Maud", "Idris", "Léa", "Nour")]
    _, clients = started(*people)
    play_together(clients)
    endings = [client.state["over"] for client in clients]
    assert all(ending == endings[0] for ending in endings)
    assert [client.state["view"] for client in clients] == [clients[0].state["view"]] * 4
    record = read_record(people[2].call("GET", endings[0]["record"])[1]["text"])
    assert record.names == ("Maud", "Idris", "Léa", "Nour")
    assert replay(record).winners() == endings[0]["winners"]
    assert clients[0].state["n"] == len(record.moves) + 1
    for client in clients:
        rows = [row for message in client.received if message["type"] == "state" for row in message["log"]]
        assert [row["n"] for row in rows] == list(range(1, len(record.moves) + 2))


def test_a_person_plays_a_whole_game_against_three_bots(maud: Person) -> None:
    seats = [person(), bot("ships-boy"), bot("sailor"), bot("captain")]
    client = maud.joins(maud.opens(seats, start=True)["table"])
    client.until("state")
    play_on(client, [0], random.Random(3))
    assert len(client.state["over"]["scores"]) == 4
    movers = {row["seat"] for message in client.received if message["type"] == "state" for row in message["log"]}
    assert movers == {None, 0, 1, 2, 3}


def test_two_people_share_one_device(maud: Person) -> None:
    seats = [person(name="Maud", words="a"), person(name="Idris", words="b")]
    client = maud.joins(maud.opens(seats, start=True)["table"])
    client.until("state")
    assert client.table["you"]["seats"] == [0, 1]
    assert [yours["seat"] for yours in client.state["yours"]] == [0, 1]
    play_on(client, [0, 1], random.Random(5))
    assert client.state["over"]["words"] == ["a", "b"]


def test_a_finished_table_is_played_again_with_the_same_seats(maud: Person, idris: Person) -> None:
    table, clients = started(maud, idris)
    play_together(clients)
    host, friend = clients
    host.settle()
    friend.settle()
    ended, next_seal = host.state["over"], host.table["seal"]
    assert next_seal != ended["seal"]
    assert friend.ask("again", words={"1": "wave"})["type"] == "ack"
    lobby = host.until("table")
    assert (lobby["phase"], lobby["play"], lobby["seal"]) == ("lobby", 2, next_seal)
    assert [(seat["ready"], seat["words"]) for seat in lobby["seats"]] == [(False, ""), (True, "wave")]
    assert host.ask("ready", seat=0, ready=True, words="tide")["type"] == "ack"
    assert host.ask("start")["type"] == "ack"
    again = host.until("state")
    assert (again["play"], again["whole"], again["over"]) == (2, True, None)
    assert again["n"] == ended_n(clients) + 1
    first = maud.call("GET", f"/api/tables/{table}/record?play=1")
    assert first[0] == 200
    assert maud.call("GET", f"/api/tables/{table}/record")[1] == first[1]
    assert maud.call("GET", f"/api/tables/{table}/record?play=2")[0] == 409


def ended_n(clients: list[Client]) -> int:
    return max(int(m["n"]) for client in clients for m in client.received if m["type"] == "state" and m["over"])


def test_somebody_alone_with_bots_plays_again_at_once(maud: Person) -> None:
    client = maud.joins(maud.opens([person(), bot()], start=True)["table"])
    client.until("state")
    play_on(client, [0], random.Random(7))
    assert client.ask("again")["type"] == "ack"
    assert client.until("state", play=2)["over"] is None


# -- the lobby


def test_a_friend_sits_down_by_the_link_and_everybody_sees_it(maud: Person, idris: Person) -> None:
    table = maud.opens([person(words="tide 8c1f"), FREE])["table"]
    host = maud.joins(table)
    assert host.table["seats"][1]["kind"] == "free"
    assert host.table["link"].endswith(f"/t/{table}")
    seated = idris.sits(table, words="gull")
    friend = idris.joins(table, language="fr", device="phone")
    assert friend.table["you"] == {"seats": [1], "host": False, "watching": True}
    host.settle()
    shown = host.table["seats"][1]
    assert (shown["name"], shown["connected"], shown["language"], shown["device"]) == ("Idris", True, "fr", "phone")
    assert [seat["words"] for seat in host.table["seats"]] == ["tide 8c1f", "gull"]
    assert [seat["seat"] for seat in seated["seats"]] == [1]
    friend.close()
    assert host.until("table")["seats"][1]["connected"] is False


def test_a_seat_that_is_taken_cannot_be_taken_again(maud: Person, idris: Person) -> None:
    table = maud.opens([person(), FREE])["table"]
    status, answer = idris.call("POST", f"/api/tables/{table}/sit", {"seat": 0})
    assert (status, answer["refusal"]["text"]["key"]) == (409, "server-seat-taken")
    idris.sits(table)
    status, answer = Person(maud.server).call("POST", f"/api/tables/{table}/sit", {})
    assert (status, answer["refusal"]["text"]["key"]) == (409, "server-no-free-seat")
    status, answer = idris.call("POST", f"/api/tables/{table}/sit", {"seat": 9})
    assert (status, answer["refusal"]["text"]["key"]) == (404, "server-no-such-seat")


def test_whoever_sits_down_with_a_taken_name_gets_a_number(server: Server, maud: Person) -> None:
    table = maud.opens([person(), FREE])["table"]
    Person(server, "Maud").named().sits(table)
    assert [seat["name"] for seat in maud.joins(table).table["seats"]] == ["Maud", "Maud 2"]


def test_people_choose_name_colour_and_readiness_of_their_own_seat(maud: Person, idris: Person) -> None:
    _, (host, friend) = table_of(maud, idris)
    assert friend.ask("rename", seat=1, name="  Idris   the  Tall ")["type"] == "ack"
    assert friend.ask("colour", seat=1, colour="mauve")["type"] == "ack"
    assert friend.ask("ready", seat=1, ready=False)["type"] == "ack"
    friend.settle()
    shown = friend.table["seats"][1]
    assert (shown["name"], shown["colour"], shown["ready"]) == ("Idris the Tall", "mauve", False)
    assert key_of(friend.ask("colour", seat=1, colour=friend.table["seats"][0]["colour"])) == "server-colour-taken"
    assert key_of(friend.ask("rename", seat=1, name="Maud")) == "server-name-taken"
    assert key_of(friend.ask("rename", seat=1, name="@level-sailor")) == "server-bad-name"
    assert key_of(friend.ask("rename", seat=0, name="Nobody")) == "server-not-your-seat"
    answer = host.ask("start")
    assert answer["refusal"]["text"] == {"key": "server-not-ready", "args": {"name": "Idris the Tall"}}


def key_of(answer: Json) -> str:
    key: str = answer["refusal"]["text"]["key"]
    return key


def test_the_host_arranges_seats_bots_and_options(maud: Person) -> None:
    client = maud.joins(maud.opens([person(), FREE])["table"])
    for type, fields in (
        ("add-seat", {}),
        ("put-bot", {"seat": 1, "level": "admiral"}),
        ("put-bot", {"seat": 2, "level": "sailor"}),
        ("put-bot", {"seat": 2, "level": "captain"}),
        ("add-seat", {}),
        ("remove-seat", {"seat": 3}),
        ("free-seat", {"seat": 1}),
        ("options", {"options": {"round_cap": 50}}),
        ("options", {"options": {"governor_timing": "next_slot"}}),
        ("house", {"odds": False}),
        ("house", {"watching": "nobody"}),
    ):
        answer = client.ask(type, **fields)
        assert answer["type"] == "ack", (type, answer)
    client.settle()
    table = client.table
    assert [(seat["kind"], seat["level"]) for seat in table["seats"]] == [
        ("person", ""),
        ("free", ""),
        ("bot", "captain"),
    ]
    assert (table["options"]["round_cap"], table["options"]["governor_timing"]) == (50, "next_slot")
    assert (table["odds"], table["watching"]) == (False, "nobody")
    assert key_of(client.ask("options", options={"round_cap": 0})) == "option-bad-value"
    assert key_of(client.ask("options", options={"wind": True})) == "option-unknown"
    assert key_of(client.ask("put-bot", seat=0, level="captain")) == "server-somebody-sits-there"
    assert key_of(client.ask("put-bot", seat=1, level="god")) == "server-no-such-level"
    assert key_of(client.ask("remove-seat", seat=0)) == "server-somebody-sits-there"
    assert client.ask("remove-seat", seat=1)["type"] == "ack"
    assert key_of(client.ask("remove-seat", seat=1)) == "server-too-few-seats"


def test_only_the_host_arranges(maud: Person, idris: Person) -> None:
    _, (_, friend) = table_of(maud, idris)
    for type, fields in (
        ("add-seat", {}),
        ("remove-seat", {"seat": 0}),
        ("put-bot", {"seat": 0, "level": "sailor"}),
        ("free-seat", {"seat": 0}),
        ("options", {"options": {}}),
        ("house", {"odds": False}),
        ("start", {}),
        ("replace", {"seat": 0, "level": "sailor"}),
    ):
        assert key_of(friend.ask(type, **fields)) == "server-host-only", type


def test_the_host_sends_somebody_away_whose_token_is_worth_nothing_then(maud: Person, idris: Person) -> None:
    _, (host, friend) = table_of(maud, idris)
    assert host.ask("free-seat", seat=1)["type"] == "ack"
    assert friend.until("table")["you"]["seats"] == []
    assert key_of(friend.ask("ready", seat=1, ready=True)) == "server-not-your-seat"


def test_when_a_seat_is_removed_everybody_keeps_their_own(maud: Person, idris: Person) -> None:
    table = maud.opens([person(), FREE, FREE])["table"]
    idris.sits(table, seat=2)
    host, friend = maud.joins(table), idris.joins(table)
    assert host.ask("remove-seat", seat=1)["type"] == "ack"
    assert friend.until("table")["you"]["seats"] == [1]
    assert friend.ask("rename", seat=1, name="Idris II")["type"] == "ack"


def test_options_are_fixed_once_the_game_has_started(maud: Person) -> None:
    client = maud.joins(maud.opens([person(), bot()], start=True)["table"])
    for type, fields in (
        ("options", {"options": {"round_cap": 9}}),
        ("house", {"odds": False}),
        ("add-seat", {}),
        ("colour", {"seat": 0, "colour": "black"}),
        ("start", {}),
    ):
        assert key_of(client.ask(type, **fields)) == "server-fixed-at-start", type
    assert client.ask("house", watching="listed")["type"] == "ack"


def test_talk_reaches_everybody_and_is_there_after_a_refresh(maud: Person, idris: Person) -> None:
    table, (host, friend) = table_of(maud, idris)
    assert friend.ask("chat", text="Nour comes in five minutes.")["type"] == "ack"
    line = host.until("talk")["lines"][-1]
    while not line["said"]:
        line = host.until("talk")["lines"][-1]
    assert (line["seat"], line["name"], line["said"]) == (1, "Idris", "Nour comes in five minutes.")
    later = maud.joins(table)
    lines = later.until("talk")["lines"]
    assert [(line["notice"] or {}).get("key") for line in lines] == ["talk-opened", "talk-sat-down", None]
    assert key_of(friend.ask("chat", text="\x07")) == "server-not-printable"


# -- seats that change hands


def test_a_bot_keeps_a_free_seat_until_a_friend_arrives(maud: Person, idris: Person) -> None:
    table = maud.opens([person(), FREE], start=True)["table"]
    host = maud.joins(table)
    kept = host.table["seats"][1]
    assert (kept["kind"], kept["level"], kept["open"]) == ("bot", "sailor", True)
    idris.sits(table)
    friend = idris.joins(table)
    friend.until("state")
    assert friend.table["you"]["seats"] == [1]
    shown = friend.table["seats"][1]
    assert (shown["kind"], shown["level"], shown["open"], shown["name"]) == ("person", "", False, "Idris")
    until_turn_of([host, friend], 1)
    assert friend.move(1, friend.moves(1)[0])["type"] == "ack"


def test_a_bot_plays_for_whoever_is_away_and_hands_the_seat_back(maud: Person, idris: Person) -> None:
    table, (host, friend) = started(maud, idris)
    assert key_of(host.ask("replace", seat=1, level="sailor")) == "server-not-away"
    friend.close()
    host.until("table")
    assert host.ask("replace", seat=1, level="sailor")["type"] == "ack"
    while not any(row["seat"] == 1 for message in host.received for row in message.get("log", [])):
        if 0 in host.state["view"]["pending"]:
            host.reach(host.move(0, host.moves(0)[-1])["n"])
        else:
            host.until("state")
    back = idris.joins(table)
    back.settle()
    assert back.table["seats"][1]["level"] == "sailor"
    assert key_of(back.move(1, "draw")) == "server-bot-plays-for-you"
    assert back.ask("give-back", seat=1)["type"] == "ack"
    back.settle()
    assert back.table["seats"][1]["level"] == ""
    assert key_of(back.ask("give-back", seat=1)) == "server-not-replaced"


def test_whoever_stands_up_during_a_game_leaves_the_seat_to_a_bot(maud: Person, idris: Person) -> None:
    _, (host, friend) = started(maud, idris)
    assert friend.ask("stand", seat=1)["type"] == "ack"
    left = host.until("table")["seats"][1]
    assert (left["kind"], left["open"]) == ("bot", True)
    assert key_of(friend.ask("stand", seat=1)) == "server-not-your-seat"


def test_a_personal_link_opens_the_same_seat_on_another_device(server: Server, maud: Person) -> None:
    seated = maud.opens([person(), bot()], start=True)
    phone = Person(server)
    token = seated["seats"][0]["token"]
    status, answer = phone.call("POST", f"/api/tables/{seated['table']}/seat", {"token": token})
    assert (status, answer["seats"]) == (200, [{"seat": 0, "token": token}])
    client = phone.joins(seated["table"])
    client.until("state")
    assert client.table["you"]["seats"] == [0]
    assert [entry["table"] for entry in phone.call("GET", "/api/tables")[1]["mine"]] == [seated["table"]]
    status, held = maud.call("GET", f"/api/tables/{seated['table']}/seat")
    assert held["seats"] == seated["seats"]


def test_a_program_without_cookies_shows_its_tokens(server: Server, maud: Person) -> None:
    seated = maud.opens([person(), bot()], start=True)
    token = seated["seats"][0]["token"]
    by_hello = Client(server, seated["table"], tokens=[token])
    assert by_hello.table["you"]["seats"] == [0]
    by_own = Client(server, seated["table"])
    assert by_own.table["you"]["seats"] == []
    assert by_own.ask("own", token=token)["type"] == "ack"
    assert [yours["seat"] for yours in by_own.until("state")["yours"]] == [0]


# -- watching


def test_somebody_who_watches_sees_the_table_and_nothing_else(server: Server, maud: Person) -> None:
    table = maud.opens([person(), bot()], start=True)["table"]
    watcher = Client(server, table)
    state = watcher.until("state")
    assert state["yours"] == []
    assert watcher.table["you"] == {"seats": [], "host": False, "watching": True}
    assert watcher.table["watchers"] == 1
    assert key_of(watcher.move(0, "draw")) == "server-not-your-seat"
    assert key_of(watcher.ask("take-back", seat=0, n=state["n"])) == "server-not-your-seat"


def test_a_table_can_forbid_watching(server: Server, maud: Person) -> None:
    table = maud.opens([person(), bot()], watching="nobody", start=True)["table"]
    watcher = Client(server, table)
    watcher.settle()
    assert watcher.table["you"]["watching"] is False
    assert [message["type"] for message in watcher.received] == ["table", "talk", "ack"]
    assert watcher.ask("look", n=1)["type"] == "refused"
    assert watcher.ask("chat", text="let me in")["type"] == "refused"


def test_only_listed_tables_are_shown_to_strangers(server: Server, maud: Person) -> None:
    shown = maud.opens([person(), bot()], watching="listed", start=True)["table"]
    hidden = maud.opens([person(), bot()], watching="link", start=True)["table"]
    watch = [entry["table"] for entry in Person(server).call("GET", "/api/tables")[1]["watch"]]
    assert shown in watch
    assert hidden not in watch


def test_the_list_says_whose_turn_it_is(maud: Person) -> None:
    opened = maud.opens([person(), person(name="Idris")], options={"start_player": "seat0"}, start=True)["table"]
    waiting = maud.opens([person(), FREE])["table"]
    mine = {entry["table"]: entry for entry in maud.call("GET", "/api/tables")[1]["mine"]}
    assert (mine[opened]["phase"], mine[opened]["owes"], mine[opened]["yours"]) == ("playing", [0], [0, 1])
    assert (mine[waiting]["phase"], mine[waiting]["owes"]) == ("lobby", [])
    assert maud.call("GET", f"/api/tables/{opened}")[1] == mine[opened]


# -- taking back and looking back


def test_a_move_that_revealed_nothing_is_taken_back_and_made_again(maud: Person) -> None:
    client = maud.joins(maud.opens([person(), person(name="Idris")], start=True)["table"])
    client.until("state")
    seat, n, state = stop_and_take(client)
    assert client.yours(seat)["may_take_back"] is True
    assert client.ask("take-back", seat=seat, n=client.n)["type"] == "ack"
    back = client.until("state")
    assert back["log"][0] == {
        "n": n + 2, "seat": seat, "move": "", "takes_back": n + 1, "hurried": False, "late": False, "events": [],
    }  # fmt: skip
    assert back["view"] == state["view"]
    fresh = maud.joins(client.table["table"])
    whole = fresh.until("state")
    assert whole["whole"] is True
    assert n + 1 not in [row["n"] for row in whole["log"]]


def stop_and_take(client: Client) -> tuple[int, int, Json]:
    """Play until a card is taken from the harbour by somebody who may take more, or wait for another's move."""
    dice = random.Random(11)
    while True:
        seat = client.state["view"]["pending"][0]
        moves = client.moves(seat)
        takes = [move for move in moves if move.startswith(("trade", "hire"))]
        before, n = client.state, client.n
        client.move(seat, dice.choice(takes or moves))
        client.until("state")
        if takes and client.yours(seat)["may_take_back"]:
            return seat, n, before


def test_what_was_revealed_cannot_be_taken_back(maud: Person) -> None:
    client = maud.joins(maud.opens([person(), person(name="Idris")], start=True)["table"])
    client.until("state")
    while "draw" not in client.moves(client.state["view"]["pending"][0]):
        seat = client.state["view"]["pending"][0]
        client.move(seat, client.moves(seat)[0])
        client.until("state")
    seat = client.state["view"]["pending"][0]
    client.move(seat, "draw")
    client.until("state")
    assert client.yours(seat)["may_take_back"] is False
    assert key_of(client.ask("take-back", seat=seat, n=client.n)) == "take-back-too-late"


def test_earlier_states_can_be_looked_at(maud: Person) -> None:
    client = maud.joins(maud.opens([person(), person(name="Idris")], start=True)["table"])
    client.until("state")
    for _ in range(6):
        seat = client.state["view"]["pending"][0]
        client.move(seat, client.moves(seat)[0])
        client.until("state")
    seen = {message["n"]: message for message in client.received if message["type"] == "state"}
    for n in (3, 1, 7, 2):
        past = client.ask("look", n=n)
        assert (past["n"], past["view"], past["prompt"]) == (n, seen[n]["view"], seen[n]["prompt"])
        assert [yours["own"] for yours in past["yours"]] == [yours["own"] for yours in seen[n]["yours"]]
    assert key_of(client.ask("look", n=99)) == "server-no-such-state"


# -- the luck


def test_the_seal_is_shown_before_and_opened_after_the_game(maud: Person) -> None:
    client = maud.joins(maud.opens([person(words="tide 8c1f"), bot()])["table"])
    seal = client.table["seal"]
    assert client.ask("start")["type"] == "ack"
    client.until("state")
    play_on(client, [0], random.Random(13))
    over = client.state["over"]
    assert over["seal"] == seal
    before = [json.dumps(message) for message in client.received if not message.get("over")]
    assert not any(over["secret"] in message for message in before)
    text = maud.call("GET", over["record"])[1]["text"]
    assert f"Words 1: tide 8c1f\nWords 2: \nSecret: {over['secret']}\n" in text
    checks = maud.call("POST", "/api/verify", {"record": text})[1]
    assert checks["good"] is True
    wrong = text.replace(over["secret"], over["secret"][:-1] + ("0" if over["secret"][-1] != "0" else "1"))
    checks = maud.call("POST", "/api/verify", {"record": wrong})[1]
    assert checks["good"] is False
    assert checks["checks"][-1] == {"good": False, "text": {"key": "record-broken-seal", "args": {}}}


def test_a_record_is_shown_again_position_by_position(maud: Person) -> None:
    client = maud.joins(maud.opens([person(), bot()], start=True)["table"])
    client.until("state")
    play_on(client, [0], random.Random(17))
    text = maud.call("GET", client.state["over"]["record"])[1]["text"]
    status, shown = maud.call("POST", "/api/replay", {"record": text})
    assert status == 200
    seen = {message["n"]: message["view"] for message in client.received if message["type"] == "state"}
    assert len(shown["frames"]) == client.n
    assert all(shown["frames"][n - 1]["view"] == view for n, view in seen.items())
    assert shown["over"]["scores"] == client.state["over"]["scores"]
    status, answer = maud.call("POST", "/api/replay", {"record": text.replace("1. ", "7. ", 1)})
    assert (status, answer["refusal"]["text"]["key"]) == (400, "record-bad-move-line")
