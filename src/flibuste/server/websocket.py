"""The wire of a table: messages in, one after the other; messages out as they come."""

import asyncio
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from flibuste.kit.texts import Text
from flibuste.server.connection import POLICY, TRY_LATER, Connection
from flibuste.server.errors import Refused, refused
from flibuste.server.house import House
from flibuste.server.messages import Bye, ClientMessage, Hello, RefusedMessage, decode_client, encode
from flibuste.server.room import Room
from flibuste.server.visitors import address_of, base_of, check_origin, tokens_of, visitor
from flibuste.server.wire import HERE, Wire

SLOW_DOWN = 0.05  # seconds that a message too many waits: whoever floods fills their own pipe


class JustId(msgspec.Struct):
    id: str = ""


class AtTable:
    """The application of a table's WebSocket."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await at_table(self.house, WebSocket(scope, receive, send))


async def at_table(house: House, socket: WebSocket) -> None:
    try:
        check_origin(socket.headers)
    except Refused:
        await socket.close(POLICY)  # before it is accepted: the browser says 403
        return
    address = address_of(socket)
    limits = house.settings.limits
    await socket.accept()
    if house.closing or house.sockets.total() >= limits.sockets:
        await turn_away(socket, "bye-closing" if house.closing else "bye-full", again=True)
        return
    if house.sockets[address] >= limits.sockets_per_address:
        await turn_away(socket, "bye-too-many-here", again=True)
        return
    house.sockets[address] += 1
    try:
        await _sit_at(socket, house, address)
    finally:
        house.sockets[address] -= 1
        if not house.sockets[address]:
            del house.sockets[address]


async def turn_away(socket: WebSocket, key: str, *, again: bool) -> None:
    try:
        await socket.send_text(encode(Bye(Text(key), again, 5)).decode())
        await socket.close(TRY_LATER if again else POLICY)
    except (RuntimeError, WebSocketDisconnect):
        return  # it was gone already


async def _sit_at(socket: WebSocket, house: House, address: str) -> None:
    try:
        room = await house.room(socket.path_params["table"])
        person = visitor(socket, house.store.signing_key).person
        name = await house.name_of(person)
    except Refused as refusal:
        await turn_away(socket, refusal.refusal.text.key, again=refusal.status == 503)
        return
    limits = house.settings.limits
    wire: Wire = socket.scope["state"][HERE]  # messages out take the short way, past the framework
    connection = Connection(wire, person, name, address, limits.waiting_messages)
    connection.tokens = tokens_of(socket)
    connection.base = base_of(socket, house.public, house.network)
    connection.messages = house.messages.of(person)
    connection.chat = house.talking.of(person)
    closing = asyncio.get_running_loop().create_task(connection.close_in_the_end())
    try:
        if await _greeted(socket, connection, room, house):
            await _listen(socket, connection, room, house)
    finally:
        await room.leave(connection)
        closing.cancel()


async def _greeted(socket: WebSocket, connection: Connection, room: Room, house: House) -> bool:
    try:
        first = await asyncio.wait_for(socket.receive(), house.settings.table.hello)
    except TimeoutError:
        connection.bye(Text("bye-no-hello"), POLICY)
        await asyncio.sleep(SLOW_DOWN)
        return False
    if first["type"] == "websocket.disconnect":
        return False
    try:
        hello = decode_client(_text(first))
        if not isinstance(hello, Hello):
            raise refused("server-hello-first")
        await room.join(connection, hello)
    except (msgspec.DecodeError, RecursionError):
        connection.bye(Text("bye-no-hello"), POLICY, again=False)
    except Refused as refusal:
        connection.bye(refusal.refusal.text, TRY_LATER, again=refusal.status == 503)
    else:
        return True
    await asyncio.sleep(SLOW_DOWN)
    return False


async def _listen(socket: WebSocket, connection: Connection, room: Room, house: House) -> None:
    there = house.messages_there.of(connection.address)
    too_many = 0
    while (message := await socket.receive())["type"] != "websocket.disconnect":
        if not (connection.messages.take() and there.take()):
            too_many += 1
            if too_many > house.settings.limits.messages_at_once:
                connection.bye(Text("bye-too-often"), POLICY, seconds=30)
                await asyncio.sleep(SLOW_DOWN)
                return
            await asyncio.sleep(SLOW_DOWN)
            _refuse(connection, room, house, "", refused("server-too-often", 429))
            continue
        await _answer(connection, room, house, _text(message))


async def _answer(connection: Connection, room: Room, house: House, text: str) -> None:
    try:
        ask: ClientMessage = decode_client(text)
    except (msgspec.DecodeError, RecursionError) as error:
        _refuse(connection, room, house, _id_of(text), refused("server-bad-message", problem=str(error)))
        return
    if isinstance(ask, Hello):
        _refuse(connection, room, house, "", refused("server-said-hello"))
    elif not ask.id.isprintable():
        _refuse(connection, room, house, "", refused("server-not-printable"))
    else:
        try:
            await room.answer(connection, ask)
        except Refused as refusal:
            _refuse(connection, room, house, ask.id, refusal)


def _refuse(connection: Connection, room: Room, house: House, id: str, why: Refused) -> None:
    house.metrics.refusals += 1
    connection.send(RefusedMessage(id, room.table.n, why.stale, why.refusal))
    if why.stale:
        room.show_to(connection)


def _id_of(text: str) -> str:
    """The id of a message that is wrong otherwise, so that its sender knows which."""
    try:
        id = msgspec.json.decode(text, type=JustId).id
    except (msgspec.DecodeError, RecursionError):
        return ""
    return id if id.isprintable() and len(id) <= 40 else ""


def _text(message: Any) -> str:
    """The text of a message; binary ones are none, and decode to nothing that is allowed."""
    return message.get("text") or ""
