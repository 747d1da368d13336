"""Every example of docs/protocol.md has the fields that a running server really sends and takes."""

import json
import random
import re
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
import pytest

from flibuste.kit.rulebook import Rulebook
from flibuste.server import messages as m
from tests.server.serving import FREE, Client, Json, Person, Server, bot, person

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
EXAMPLE = re.compile(r"```json (client|server|request|answer|fragment) ?([a-z]*)\n(.*?)```", re.DOTALL)
FREELY_FILLED = {"args", "options", "table", "own", "odds", "words"}  # what stands in them differs from game to game

REQUESTS: dict[str, type[m.RequestBody]] = {
    "me": m.NameRequest,
    "tables": m.OpenTableRequest,
    "sit": m.SitRequest,
    "seat": m.PersonalLinkRequest,
    "replay": m.RecordRequest,
}

ANSWERS: dict[str, type[msgspec.Struct]] = {
    "me": m.Me,
    "refusal": m.ErrorAnswer,
    "games": m.GamesAnswer,
    "seated": m.Seated,
    "tables": m.TablesAnswer,
    "table": m.TableEntry,
    "link": m.LinkAnswer,
    "replay": m.ReplayAnswer,
    "verify": m.VerifyAnswer,
    "health": m.HealthAnswer,
    "rulebook": Rulebook,
}


class Example(msgspec.Struct, frozen=True):
    kind: str
    name: str
    text: str


def examples(*kinds: str) -> list[Example]:
    found = [Example(*match.groups()) for match in EXAMPLE.finditer(PROTOCOL.read_text("utf-8"))]
    return [example for example in found if example.kind in kinds]


def named(example: Example) -> str:
    return f"{example.kind} {example.name or json.loads(example.text)['type']}"


# -- what clients send


@pytest.mark.parametrize("example", examples("client"), ids=named)
def test_an_example_of_a_client_names_every_field_that_is_taken(example: Example) -> None:
    message = m.decode_client(example.text)
    fields = {field.encode_name for field in msgspec.structs.fields(message)}
    assert set(json.loads(example.text)) == fields | {"type"}


def test_every_message_of_a_client_has_its_example() -> None:
    shown = {type(m.decode_client(example.text)) for example in examples("client")}
    assert shown == set(get_args(m.ClientMessage))


@pytest.mark.parametrize("example", examples("request"), ids=named)
def test_an_example_of_a_request_is_taken(example: Example) -> None:
    kind = REQUESTS[example.name]
    msgspec.json.decode(example.text, type=kind)
    fields = {field.encode_name for field in msgspec.structs.fields(kind)}
    assert set(json.loads(example.text)) == fields


# -- what the server sends


def shape(thing: Any) -> Any:
    """The fields of a message, all through; None where there may be nothing."""
    if isinstance(thing, dict):
        return {key: () if key in FREELY_FILLED else shape(value) for key, value in thing.items()}
    if isinstance(thing, list):
        whole: Any = None
        for element in thing:
            whole = merged(whole, shape(element))
        return [whole]
    return None if thing is None else ()


def merged(one: Any, other: Any) -> Any:
    if one is None or other is None:
        return other if one is None else one
    if isinstance(one, dict) and isinstance(other, dict):
        assert set(one) == set(other), f"a message has now {sorted(one)} and now {sorted(other)}"
        return {key: merged(one[key], other[key]) for key in one}
    if isinstance(one, list) and isinstance(other, list):
        return [merged(one[0], other[0])]
    return one


def differences(example: Any, real: Any, where: str = "") -> list[str]:
    """Where an example shows other fields than the server sends."""
    if isinstance(example, dict) and isinstance(real, dict):
        wrong = [f"{where}.{key}" for key in set(example) ^ set(real)]
        return wrong + [
            d for key in set(example) & set(real) for d in differences(example[key], real[key], f"{where}.{key}")
        ]
    if isinstance(example, list) and isinstance(real, list):
        return differences(example[0], real[0], f"{where}[]")
    if isinstance(example, dict | list) or isinstance(real, dict | list):
        return [] if example is None else [f"{where}: {example} against {real}"]
    return []


class Heard(NamedTuple):
    """Everything a server said in the course of a game."""

    messages: list[Json]
    answers: dict[str, list[Json]]


@pytest.fixture(scope="module")
def heard(server: Server) -> Heard:
    maud, idris = Person(server, "Maud").named(), Person(server, "Idris").named()
    answers: dict[str, list[Json]] = {name: [] for name in ("me", "refusal", "games", "seated", "tables", "link")}
    answers["me"].append(maud.call("GET", "/api/me")[1])
    answers["games"].append(maud.call("GET", "/api/games")[1])
    answers["refusal"].append(maud.call("GET", "/api/tables/none")[1])
    seated = maud.opens([person(words="a"), FREE], clock={"kind": "game", "minutes": 600})
    table = seated["table"]
    answers["seated"] += [seated, idris.sits(table), maud.call("GET", f"/api/tables/{table}/seat")[1]]
    answers["tables"].append(maud.call("GET", "/api/tables")[1])
    answers["link"].append(maud.call("GET", f"/api/tables/{table}/link")[1])
    host, friend = maud.joins(table), idris.joins(table)
    host.ask("chat", text="Odds on?")
    host.ask("start")
    play(host, friend)
    host.ask("look", n=2)
    record = maud.call("GET", host.state["over"]["record"])[1]["text"]
    answers["replay"] = [maud.call("POST", "/api/replay", {"record": record})[1]]
    answers["verify"] = [maud.call("POST", "/api/verify", {"record": record})[1]]
    gone = Client(server, "kraken-000000000000", hello=False)
    gone.until("bye")
    answers["health"] = [maud.call("GET", "/health")[1]]
    answers["rulebook"] = [maud.call("GET", "/api/games/port-royal/rulebook/en")[1]]
    answers["table"] = [maud.call("GET", f"/api/tables/{table}")[1]]
    return Heard([*host.received, *friend.received, *gone.received], answers)


@pytest.fixture(scope="module")
def shapes(heard: Heard) -> dict[str, Any]:
    """The shape of everything that was said, by kind."""
    found: dict[str, Any] = {}
    for message in heard.messages:
        kind = f"server {message['type']}"
        found[kind] = merged(found.get(kind), shape(message))
        if message.get("over"):
            found["fragment over"] = shape(message["over"])
    for name, given in heard.answers.items():
        for answer in given:
            found[f"answer {name}"] = merged(found.get(f"answer {name}"), shape(answer))
    return found


def play(host: Client, friend: Client) -> None:
    """A whole game by chance, with some moves that are refused."""
    dice = random.Random(2)
    clients = (host, friend)
    n = 1
    while True:
        for client in clients:
            client.reach(n)
        if host.state["over"] is not None:
            return
        seat = host.state["view"]["pending"][0]
        choices = clients[seat].yours(seat)["choices"]
        refused = [choice["move"] for choice in choices if choice["refusal"]]
        if refused:
            clients[seat].move(seat, refused[0])
        n = clients[seat].move(seat, dice.choice(clients[seat].moves(seat)))["n"]


@pytest.mark.parametrize("example", examples("server", "answer", "fragment"), ids=named)
def test_an_example_of_the_server_shows_what_it_really_sends(shapes: dict[str, Any], example: Example) -> None:
    real = shapes[named(example)]
    assert differences(shape(json.loads(example.text)), real) == []


def test_everything_the_server_says_has_its_example(shapes: dict[str, Any]) -> None:
    told_in_words = {"answer health", "answer rulebook", "answer table"}
    assert set(shapes) - told_in_words <= {named(example) for example in examples("server", "answer", "fragment")}


@pytest.mark.parametrize("kind", get_args(m.ServerMessage), ids=lambda kind: str(kind.__struct_config__.tag))
def test_a_message_of_the_server_is_what_its_struct_says(heard: Heard, kind: type[m.FromServer]) -> None:
    sent = [message for message in heard.messages if message["type"] == kind.__struct_config__.tag]
    assert sent
    for message in sent:
        assert json.loads(m.encode(msgspec.convert(message, kind))) == message


@pytest.mark.parametrize("name", ANSWERS)
def test_an_answer_of_the_server_is_what_its_struct_says(heard: Heard, name: str) -> None:
    for answer in heard.answers[name]:
        assert json.loads(m.encode(msgspec.convert(answer, ANSWERS[name]))) == answer


def test_every_answer_that_was_heard_has_its_struct(heard: Heard) -> None:
    assert set(heard.answers) == set(ANSWERS)


def test_a_bot_at_the_table_is_shown_as_in_the_example(server: Server, maud: Person) -> None:
    shown = maud.joins(maud.opens([person(), bot("captain"), FREE])["table"]).table
    example = next(e for e in examples("server") if json.loads(e.text)["type"] == "table")
    for real, written in zip(shown["seats"], json.loads(example.text)["seats"], strict=True):
        for key in ("seat", "kind", "level", "open", "ready", "connected"):
            assert real[key] == written[key], key
