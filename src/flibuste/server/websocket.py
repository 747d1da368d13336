"""The WebSocket of a table: messages in, one after the other; messages out as they come."""

import asyncio
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from flibuste.kit.texts import Text
from flibuste.server.commands import handle_command
from flibuste.server.connection import POLICY_VIOLATION, TRY_AGAIN_LATER, Connection
from flibuste.server.errors import RequestRefused, refused
from flibuste.server.hub import Hub
from flibuste.server.messages import Bye, ClientMessage, Hello, RefusedMessage, decode_client, encode
from flibuste.server.room import Room
from flibuste.server.visitors import base_url, check_origin, client_address, seat_tokens, visitor
from flibuste.server.ws_protocol import SCOPE_KEY, DirectSendProtocol

THROTTLE_SECONDS = 0.05  # that a message too many waits: whoever floods fills their own pipe


class OnlyId(msgspec.Struct):
    id: str = ""


class TableSocket:
    """The application of a table's WebSocket."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await serve_socket(self.hub, WebSocket(scope, receive, send))


async def serve_socket(hub: Hub, socket: WebSocket) -> None:
    try:
        check_origin(socket.headers)
    except RequestRefused:
        await socket.close(POLICY_VIOLATION)  # before it is accepted: the browser says 403
        return
    address = client_address(socket)
    limits = hub.settings.limits
    await socket.accept()
    if hub.closing or hub.sockets.total() >= limits.sockets:
        await reject(socket, "bye-closing" if hub.closing else "bye-full", again=True)
        return
    if hub.sockets[address] >= limits.sockets_per_address:
        await reject(socket, "bye-too-many-here", again=True)
        return
    hub.sockets[address] += 1
    try:
        await _serve_connection(socket, hub, address)
    finally:
        hub.sockets[address] -= 1
        if not hub.sockets[address]:
            del hub.sockets[address]


async def reject(socket: WebSocket, key: str, *, again: bool) -> None:
    try:
        await socket.send_text(encode(Bye(Text(key), again, 5)).decode())
        await socket.close(TRY_AGAIN_LATER if again else POLICY_VIOLATION)
    except (RuntimeError, WebSocketDisconnect):
        return  # it was gone already


async def _serve_connection(socket: WebSocket, hub: Hub, address: str) -> None:
    try:
        room = await hub.room(socket.path_params["table"])
        person = visitor(socket, hub.store.signing_key).person
        name = await hub.name_of(person)
    except RequestRefused as refusal:
        await reject(socket, refusal.refusal.text.key, again=refusal.status == 503)
        return
    limits = hub.settings.limits
    # messages go out past the framework
    protocol: DirectSendProtocol = socket.scope["state"][SCOPE_KEY]
    connection = Connection(protocol, person, name, address, limits.waiting_messages)
    connection.tokens = seat_tokens(socket)
    connection.base_url = base_url(socket, hub.public, hub.network)
    connection.messages = hub.rates.messages.bucket(person)
    connection.chat = hub.rates.chat.bucket(person)
    closing = asyncio.get_running_loop().create_task(connection.close_when_flushed())
    try:
        if await _handshake(socket, connection, room, hub):
            await _receive_commands(socket, connection, room, hub)
    finally:
        room.leave(connection)
        closing.cancel()


async def _handshake(socket: WebSocket, connection: Connection, room: Room, hub: Hub) -> bool:
    try:
        first = await asyncio.wait_for(socket.receive(), hub.settings.table.hello)
    except TimeoutError:
        connection.bye(Text("bye-no-hello"), POLICY_VIOLATION)
        await asyncio.sleep(THROTTLE_SECONDS)
        return False
    if first["type"] == "websocket.disconnect":
        return False
    try:
        hello = decode_client(_text(first))
        if not isinstance(hello, Hello):
            raise refused("server-hello-first")
        await room.join(connection, hello)
    except (msgspec.DecodeError, RecursionError):
        connection.bye(Text("bye-no-hello"), POLICY_VIOLATION, again=False)
    except RequestRefused as refusal:
        connection.bye(refusal.refusal.text, TRY_AGAIN_LATER, again=refusal.status == 503)
    else:
        return True
    await asyncio.sleep(THROTTLE_SECONDS)
    return False


async def _receive_commands(socket: WebSocket, connection: Connection, room: Room, hub: Hub) -> None:
    from_address = hub.rates.address_messages.bucket(connection.address)
    too_many = 0
    while (message := await socket.receive())["type"] != "websocket.disconnect":
        if not (connection.messages.take() and from_address.take()):
            too_many += 1
            if too_many > hub.settings.limits.messages_at_once:
                connection.bye(Text("bye-too-often"), POLICY_VIOLATION, seconds=30)
                await asyncio.sleep(THROTTLE_SECONDS)
                return
            await asyncio.sleep(THROTTLE_SECONDS)
            _refuse(connection, room, hub, "", refused("server-too-often", 429))
            continue
        await _answer(connection, room, hub, _text(message))


async def _answer(connection: Connection, room: Room, hub: Hub, text: str) -> None:
    try:
        command: ClientMessage = decode_client(text)
    except (msgspec.DecodeError, RecursionError) as error:
        _refuse(connection, room, hub, _id_of(text), refused("server-bad-message", problem=str(error)))
        return
    if isinstance(command, Hello):
        _refuse(connection, room, hub, "", refused("server-said-hello"))
    elif not command.id.isprintable():
        _refuse(connection, room, hub, "", refused("server-not-printable"))
    else:
        try:
            await handle_command(room, connection, command)
        except RequestRefused as refusal:
            _refuse(connection, room, hub, command.id, refusal)


def _refuse(connection: Connection, room: Room, hub: Hub, id: str, why: RequestRefused) -> None:
    hub.metrics.refusals += 1
    connection.send(RefusedMessage(id, room.table.n, why.stale, why.refusal))
    if why.stale:
        room.broadcaster.send_whole_state(connection)


def _id_of(text: str) -> str:
    """The id of a message that is wrong otherwise, so that its sender knows which."""
    try:
        id = msgspec.json.decode(text, type=OnlyId).id
    except (msgspec.DecodeError, RecursionError):
        return ""
    return id if id.isprintable() and len(id) <= 40 else ""


def _text(message: Any) -> str:
    """The text of a message; binary ones are none, and decode to nothing that is allowed."""
    return message.get("text") or ""
