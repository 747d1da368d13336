"""What every request is answered with: headers, tags, cookies, refusals, limits."""

import json
import re
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.processes import until
from tests.server.serving import FREE, Client, Person, Server, bot, is_gone, person, serving


def test_every_answer_tells_the_browser_what_not_to_do(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/health", "/t/kraken-000000000000", "/nowhere"):
        _, headers, _ = server.get(path)
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'self'"), path
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_what_is_the_same_for_everybody_is_sent_once(server: Server) -> None:
    for path in (
        "/api/games",
        "/api/games/port-royal/components",
        "/api/games/port-royal/rulebook/en",
        "/api/games/port-royal/rulebook/fr",
        "/api/texts/fr",
        "/api/texts/en/port-royal",
    ):
        status, headers, body = server.get(path)
        assert (status, bool(body)) == (200, True), path
        status, _, body = server.get(path, {"if-none-match": headers["etag"]})
        assert (status, body) == (304, b""), path
        _, headers, packed = server.get(path, {"accept-encoding": "gzip"})
        assert (headers["content-encoding"], packed[:2]) == ("gzip", b"\x1f\x8b"), path


def test_games_come_with_options_and_credits(server: Server) -> None:
    games = json.loads(server.get("/api/games")[2])
    royal = next(game for game in games["games"] if game["id"] == "port-royal")
    assert (royal["players"], royal["author"], royal["minutes"]) == ([2, 5], "Alexander Pfister", 30)
    assert {"name", "clause", "default", "choices", "least", "most"} == set(royal["options"][0])
    book = json.loads(server.get("/api/games/port-royal/rulebook/fr")[2])
    assert all(clause["id"].startswith("PR-") for section in book["sections"] for clause in section["clauses"])


def test_what_is_not_there_is_said_in_json(server: Server) -> None:
    for path in ("/nowhere", "/api/games/chess/components", "/api/texts/de", "/assets/x.js", "/api/tables/x/record"):
        status, headers, body = server.get(path)
        assert status == 404, path
        assert headers["content-type"] == "application/json"
        assert json.loads(body)["refusal"]["text"]["key"] in ("server-no-such-page", "server-no-such-table")


def test_a_visitor_keeps_a_signed_cookie_that_scripts_cannot_read(server: Server) -> None:
    _, headers, _ = server.get("/api/me")
    cookie = headers["set-cookie"]
    assert re.match(r"flibuste=[0-9a-z]{16}\.[0-9a-f]{32};", cookie)
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    maud = Person(server, "Maud").named()
    assert maud.call("GET", "/api/me")[1]["name"] == "Maud"
    status, answer = maud.call("POST", "/api/me", {"name": "#0"})
    assert (status, answer["refusal"]["text"]["key"]) == (400, "server-bad-name")


def test_a_seat_is_a_cookie_of_its_table_that_scripts_cannot_read(server: Server) -> None:
    maud = Person(server, "Maud").named()
    body = json.dumps({"game": "port-royal", "seats": [person(), FREE]}).encode()
    headers = {"content-type": "application/json", "cookie": maud.cookie("/")}
    _, answered, content = server.request("POST", "/api/tables", body, headers)
    seated = json.loads(content)
    cookie = answered["set-cookie"]
    assert cookie.startswith(f"seats={seated['seats'][0]['token']};")
    assert f"Path=/api/tables/{seated['table']}" in cookie
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_only_a_hash_of_a_token_is_kept(data: Path) -> None:
    with serving(data) as server:
        token = Person(server, "Maud").named().opens([person(), FREE])["seats"][0]["token"].encode()
        server.stop()
    assert token not in b"".join(file.read_bytes() for file in data.parent.iterdir())


def test_another_site_may_not_ask_for_changes(server: Server, maud: Person) -> None:
    table = maud.opens([person(), FREE])["table"]
    for path, body in (("/api/me", {"name": "Eve"}), (f"/api/tables/{table}/sit", {}), ("/api/tables", {})):
        for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
            status, answer = maud.call("POST", path, body, headers)
            assert (status, answer["refusal"]["text"]["key"]) == (403, "server-foreign-page"), (path, headers)
    own = {"origin": f"http://{server.address}", "sec-fetch-site": "same-origin"}
    assert maud.call("POST", "/api/me", {"name": "Maud"}, own)[0] == 200
    assert maud.call("POST", "/api/me", {"name": "Eve"}, {"content-type": "text/plain"})[0] == 400


def test_another_site_may_not_open_a_socket(server: Server, maud: Person) -> None:
    table = maud.opens([person(), FREE])["table"]
    upgrade = {
        "connection": "upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        "cookie": maud.cookie(f"/api/tables/{table}/ws"),
    }
    status, _, _ = server.get(f"/api/tables/{table}/ws", {**upgrade, "origin": "https://evil.example"})
    assert status == 403


def test_a_request_that_cannot_be_is_refused(maud: Person) -> None:
    for body in (
        {},
        {"game": "port-royal"},
        {"game": "port-royal", "seats": [{"kind": "ghost"}]},
        {"game": "port-royal", "seats": [person()]},
        {"game": "port-royal", "seats": [person()] * 6},
        {"game": "port-royal", "seats": [person()] * 99},
        {"game": "port-royal", "seats": [person(), bot("god")]},
        {"game": "port-royal", "seats": [person(), bot()], "options": {"wind": 1}},
        {"game": "port-royal", "seats": [person(words="\n"), bot()]},
        {"game": "port-royal", "seats": [person(name="x" * 25), bot()]},
        {"game": "port-royal", "seats": [person(), bot()], "secret": "0"},
    ):
        status, answer = maud.call("POST", "/api/tables", body)
        assert status == 400, body
        assert answer["refusal"]["text"]["key"]
    assert maud.call("POST", "/api/tables", {"game": "chess", "seats": []})[0] == 404


def test_what_somebody_sent_is_quoted_and_never_read_as_a_name(maud: Person) -> None:
    for sent, quoted in (("@level-sailor", " @level-sailor"), ("#0", " #0"), ("\x1b[2J", "\\x1b[2J")):
        _, answer = maud.call("POST", "/api/tables", {"game": sent, "seats": []})
        text = answer["refusal"]["text"]
        assert (text["key"], text["args"]["game"]) == ("game-unknown", quoted)


def test_the_picture_and_the_text_of_the_link_lead_to_the_table(server: Server, maud: Person) -> None:
    table = maud.opens([person(), FREE])["table"]
    status, headers, picture = server.get(f"/api/tables/{table}/qr.svg")
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    assert picture.startswith(b"<svg")
    link = json.loads(server.get(f"/api/tables/{table}/link", {"host": "flibuste.example"})[2])["link"]
    assert link == f"http://flibuste.example/t/{table}"
    bad = json.loads(server.get(f"/api/tables/{table}/link", {"host": 'a"><script>'})[2])["link"]
    assert "script" not in bad


def test_records_that_lie_or_are_none_are_refused_in_a_sentence(maud: Person) -> None:
    for record in ("", "nonsense", "Flibuste record 1\nGame: chess\n", "\ud800", "x" * 1_000_100):
        status, answer = maud.call("POST", "/api/replay", {"record": record})
        assert status == 400, record[:20]
        assert answer["refusal"]["text"]["key"]
        if record != "\ud800":
            status, answer = maud.call("POST", "/api/verify", {"record": record})
            assert (status, answer["good"]) == (200, False)


def test_a_play_that_was_never_played_has_no_record(server: Server, maud: Person) -> None:
    table = maud.opens([person(), FREE])["table"]
    for play in ("2", "0", "-1", "01", "one", "\u0661", "9" * 5000):
        status, answer = maud.call("GET", f"/api/tables/{table}/record?play={quote(play)}")
        assert (status, answer["refusal"]["text"]["key"]) == (404, "server-no-such-record"), play[:20]
    assert maud.call("GET", f"/api/tables/{table}/record?play=")[0] == 404


def test_health_and_figures_are_there_for_whoever_runs_it(server: Server) -> None:
    assert json.loads(server.get("/health")[2]) == {"ok": True}
    text = server.get("/metrics")[2].decode()
    for name in ("tables", "sockets", "moves_total", "stall_longest_seconds", "bots_waiting", "commit_seconds_count"):
        assert re.search(rf"^flibuste_{name} [0-9.e+-]+$", text, re.MULTILINE), name


# -- limits


def test_whoever_asks_too_often_is_told_to_wait(data: Path) -> None:
    with serving(data, "limits.requests_per_second=0.01", "limits.requests_at_once=20") as server:
        answers = [server.get("/api/me") for _ in range(40)]
        refused = [(headers, body) for status, headers, body in answers if status == 429]
        assert len(refused) == 20
        headers, body = refused[0]
        assert json.loads(body)["refusal"]["text"]["key"] == "server-too-often"
        assert int(headers["retry-after"]) >= 1


def test_nobody_opens_tables_without_end(data: Path) -> None:
    with serving(data, "limits.tables_at_once=3", "limits.tables_per_minute=0.01") as server:
        maud = Person(server, "Maud").named()
        for _ in range(3):
            maud.opens([person(), FREE])
        status, answer = maud.call("POST", "/api/tables", {"game": "port-royal", "seats": [person(), FREE]})
        assert (status, answer["refusal"]["text"]["key"]) == (429, "server-too-many-tables")
        Person(server, "Idris").named().opens([person(), FREE])
    with serving(data, "limits.tables_per_person=3") as server:
        maud.server = server
        status, answer = maud.call("POST", "/api/tables", {"game": "port-royal", "seats": [person(), FREE]})
        assert (status, answer["refusal"]["text"]["key"]) == (429, "server-too-many-open")


def test_whoever_floods_a_table_is_slowed_down_and_then_let_go(data: Path) -> None:
    with serving(data, "limits.messages_per_second=0.001", "limits.messages_at_once=10") as server:
        maud = Person(server, "Maud").named()
        client = maud.joins(maud.opens([person(), FREE])["table"])
        for k in range(30):
            client.send({"type": "ping", "id": str(k)})
        assert is_gone(client)
        kinds = [message["type"] for message in client.received]
        assert kinds.count("ack") == 10
        assert kinds.count("refused") == 10
        assert client.received[-1]["text"]["key"] == "bye-too-often"


def test_nobody_talks_without_end(data: Path) -> None:
    with serving(data, "limits.chat_at_once=2", "limits.chat_per_second=0.01") as server:
        maud = Person(server, "Maud").named()
        client = maud.joins(maud.opens([person(), FREE])["table"])
        answers = [client.ask("chat", text=f"word {k}")["type"] for k in range(4)]
        assert answers == ["ack", "ack", "refused", "refused"]


def test_an_address_has_only_so_many_sockets(data: Path) -> None:
    with serving(data, "limits.sockets_per_address=3") as server:
        maud = Person(server, "Maud").named()
        table = maud.opens([person(), FREE])["table"]
        clients = [maud.joins(table) for _ in range(3)]
        fourth = Client(server, table, hello=False)
        assert is_gone(fourth)
        assert fourth.received[0]["text"]["key"] == "bye-too-many-here"
        clients[0].close()
        until(lambda: server.metric("sockets") == 2)
        assert maud.joins(table).table["table"] == table


def test_a_message_that_is_too_large_ends_the_connection(data: Path) -> None:
    with serving(data, "limits.message_bytes=500", "limits.body_bytes=400") as server:
        maud = Person(server, "Maud").named()
        client = maud.joins(maud.opens([person(), FREE])["table"])
        client.send({"type": "chat", "id": "a", "text": "x" * 600})
        assert is_gone(client)
        status, answer = maud.call("POST", "/api/verify", {"record": "x" * 500})
        assert (status, answer["refusal"]["text"]["key"]) == (413, "server-too-large")


def test_a_connection_that_does_not_say_hello_is_closed(data: Path) -> None:
    with serving(data, "table.hello=0.2") as server:
        table = Person(server, "Maud").named().opens([person(), FREE])["table"]
        client = Client(server, table, hello=False)
        assert is_gone(client)
        assert client.received[0]["text"]["key"] == "bye-no-hello"


@pytest.mark.parametrize("change", ["limits.sockets='many'", "limits.speed=1", "nonsense", "[", "bots.levels=[]\nx=1"])
def test_settings_that_cannot_be_are_refused_in_a_sentence(data: Path, change: str) -> None:
    with pytest.raises(AssertionError, match=r"flibuste: .*setting"), serving(data, change):
        pass
