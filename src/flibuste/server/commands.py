"""What people ask for at a table: checked here, made into entries of its log, and committed by its room.

Every function does what is asked and acknowledges it, or raises RequestRefused.
"""

from flibuste.server import messages as m
from flibuste.server.autoplay import move_entry
from flibuste.server.connection import Connection
from flibuste.server.errors import refused
from flibuste.server.lobby import link_entry, lobby_entries, said_entry, sit_entry
from flibuste.server.projection import past_message
from flibuste.server.room import Room
from flibuste.server.stored import TookBack
from flibuste.server.table import Table, check_move, now


async def handle_command(room: Room, connection: Connection, command: m.Command) -> None:
    match command:
        case m.MakeMove():
            await _move(room, connection, command)
        case m.TakeBack():
            await _take_back(room, connection, command)
        case m.Chat():
            await _chat(room, connection, command)
        case m.Look():
            _look(room, connection, command)
        case m.Own():
            await _own(room, connection, command)
        case m.Ping():
            connection.send(m.Ack(command.id, room.table.n))
        case _:
            await _arrange(room, connection, command)


# -- playing


async def _move(room: Room, connection: Connection, command: m.MakeMove) -> None:
    seat, id = command.seat, command.id
    async with room.transaction() as table:
        _check_owner(table, connection, seat)
        if _acknowledged_again(room, connection, str(seat), id):
            return
        move = check_move(table.check_turn(seat, command.n), command.move, seat)
        entry = move_entry(table, seat, move, by=str(seat), id=id)
        await room.commit([entry], move=move, sender=connection, id=id)
        room.services.metrics.moves += 1


async def _take_back(room: Room, connection: Connection, command: m.TakeBack) -> None:
    seat, id = command.seat, command.id
    async with room.transaction() as table:
        _check_owner(table, connection, seat)
        if not _acknowledged_again(room, connection, str(seat), id):
            table.check_take_back(seat, command.n)
            await room.commit([TookBack(at=now(), by=str(seat), id=id, seat=seat)], sender=connection, id=id)


def _look(room: Room, connection: Connection, command: m.Look) -> None:
    table = room.table
    if table.play is None or not room.presence.may_watch(connection, table):
        raise refused("server-not-playing", 409)
    numbers = [table.first_n, *(entry.n for entry in table.effective)]
    if command.n not in numbers:
        raise refused("server-no-such-state", 404)
    then = room.history().state_after(table.play, numbers.index(command.n))
    connection.send(past_message(command.id, command.n, table.game, then, sorted(connection.seats)))


# -- the table


async def _chat(room: Room, connection: Connection, command: m.Chat) -> None:
    if not connection.chat.take():
        raise refused("server-too-much-talk", 429, seconds=connection.chat.seconds())
    async with room.transaction() as table:
        if not room.presence.may_watch(connection, table):
            raise refused("server-not-your-seat", 403)
        if not _acknowledged_again(room, connection, connection.person, command.id):
            requester = room.presence.requester(connection, table)
            await room.commit([said_entry(requester, command)], sender=connection, id=command.id)


async def _arrange(room: Room, connection: Connection, command: m.LobbyCommand) -> None:
    async with room.transaction() as table:
        if not _acknowledged_again(room, connection, connection.person, command.id):
            presence = room.presence
            requester, connected = presence.requester(connection, table), presence.connected_seats()
            entries = lobby_entries(table, requester, command, room.services.settings, connected)
            await room.commit(entries, sender=connection, id=command.id)


async def _own(room: Room, connection: Connection, command: m.Own) -> None:
    async with room.transaction() as table:
        if not table.seats_of([command.token]):
            raise refused("server-wrong-token", 403)
        if command.token not in connection.tokens:
            connection.tokens.append(command.token)
        room.presence.update_seats(table)
        connection.send(m.Ack(command.id, table.n))
        room.broadcaster.send_table_to_all()
        room.broadcaster.send_whole_state(connection)


# -- sitting down, which is a request and not a command, because it sets a cookie


async def sit_down(room: Room, request: m.SitRequest, person: str, name: str) -> m.SeatToken:
    async with room.transaction() as table:
        entry, token = sit_entry(table, request, person, name)
        await room.commit([entry])
        return token


async def open_link(room: Room, token: str, person: str) -> list[int]:
    """The seats of a personal link, which are the person's from now on."""
    async with room.transaction() as table:
        seats = table.seats_of([token])
        if not seats:
            raise refused("server-wrong-token", 403)
        entry = link_entry(table, seats[0], person)
        if entry is not None:
            await room.commit([entry])
        return seats


# -- checks


def _check_owner(table: Table, connection: Connection, seat: int) -> None:
    if seat >= len(table.chairs):
        raise refused("server-no-such-seat", 404)
    if seat not in connection.seats:
        raise refused("server-not-your-seat", 403)


def _acknowledged_again(room: Room, connection: Connection, by: str, id: str) -> bool:
    """Whether this very command was done already; then it is acknowledged once more."""
    n = room.table.answered_with(by, id)
    if n is None:
        return False
    connection.send(m.Ack(id, n))
    room.broadcaster.send_state(connection)
    return True
