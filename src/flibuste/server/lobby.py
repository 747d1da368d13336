"""What people agree before a play, and who may change it. Each function gives the entry of the log that it leads to."""

import secrets
from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import replace

from flibuste.kit.errors import BadOption
from flibuste.kit.game import Game
from flibuste.kit.seal import allowed_words, new_secret
from flibuste.kit.texts import Text
from flibuste.server import messages as m
from flibuste.server.errors import refused, refused_by
from flibuste.server.presence import Requester
from flibuste.server.settings import BotSettings, ClockSettings, Settings, names
from flibuste.server.stored import (
    FREE,
    NO_CLOCK,
    Arranged,
    Chair,
    Colour,
    Dealt,
    Entry,
    Lobby,
    Opened,
    Said,
    TimeControl,
)
from flibuste.server.table import Table, now
from flibuste.server.tokens import fingerprint, new_seat_token

SEAT_KEEPER_LEVEL = "sailor"  # of a bot that keeps a seat for a friend


# -- opening a table and sitting down


def open_entry(
    game: Game, request: m.OpenTableRequest, person: str, name: str, table_name: str, settings: Settings
) -> tuple[Opened, list[m.SeatToken]]:
    """The first entry of a table, and the tokens of the seats of whoever opens it."""
    if not game.player_counts[0] <= len(request.seats) <= game.player_counts[-1]:
        counts = game.player_counts
        raise refused("players-bad-count", players=len(request.seats), least=counts[0], most=counts[-1])
    chairs: tuple[Chair, ...] = ()
    tokens: list[m.SeatToken] = []
    for seat, asked in enumerate(request.seats):
        if asked.kind == "free":
            chairs += (FREE,)
            continue
        own = asked.name if asked.name is not UNSET else ""
        colour = free_colour(chairs, asked.colour if asked.colour is not UNSET else "")
        if asked.kind == "bot":
            called = free_name(chairs, own) if own else bot_name(chairs)
            chairs += (
                Chair(
                    kind="bot", name=called, colour=colour, level=checked_level(settings.bots, asked.level), ready=True
                ),
            )
        else:
            token = new_seat_token()
            tokens.append(m.SeatToken(seat, token))
            called = free_name(chairs, own or name)
            chairs += (seated(called, colour, checked_words(asked.words), token, person),)
    lobby = Lobby(
        host=person,
        chairs=chairs,
        options=checked_options(game, request.options),
        odds=request.odds,
        watching=request.watching,
        secret=new_secret().hex(),
        clock=checked_clock(settings.clock, request.clock),
    )
    host = next((chair.name for chair in chairs if chair.kind == "person"), name)
    notice = Text("talk-opened", {"name": host or "@talk-somebody"})
    opened = Opened(at=now(), name=table_name, game=game.id, lobby=lobby, notice=notice, cards=game.house_figures)
    return opened, tokens


def seated(name: str, colour: Colour, words: str, token: str, person: str) -> Chair:
    return Chair(
        kind="person", name=name, colour=colour, words=words, ready=True, keys=(fingerprint(token),), people=(person,)
    )


def sit_entry(table: Table, request: m.SitRequest, person: str, name: str) -> tuple[Arranged, m.SeatToken]:
    """Somebody takes an open seat."""
    if request.seat is UNSET:
        seat = next((s for s, chair in enumerate(table.chairs) if chair.open), None)
        if seat is None:
            raise refused("server-no-free-seat", 409)
    else:
        seat = request.seat
        if seat >= len(table.chairs):
            raise refused("server-no-such-seat", 404)
        if not table.chairs[seat].open:
            raise refused("server-seat-taken", 409)
    others = all_but(table.chairs, seat)
    token = new_seat_token()
    called = free_name(others, request.name if request.name is not UNSET else name)
    colour = free_colour(others, request.colour if request.colour is not UNSET else table.chairs[seat].colour)
    words = checked_words(request.words) if table.phase == "lobby" else table.chairs[seat].words
    chair = seated(called, colour, words, token, person)
    lobby = with_chair(table.lobby, seat, chair)
    notice = Text("talk-sat-down", {"name": called})
    return Arranged(at=now(), lobby=lobby, seat=seat, notice=notice), m.SeatToken(seat, token)


def link_entry(table: Table, seat: int, person: str) -> Arranged | None:
    """Somebody opened a personal link on another device: the table is listed there too."""
    chair = table.chairs[seat]
    if person in chair.people:
        return None
    return Arranged(at=now(), lobby=with_chair(table.lobby, seat, replace(chair, people=(*chair.people, person)[-8:])))


# -- what is asked at the table


def said_entry(requester: Requester, command: m.Chat) -> Said:
    text = command.text.strip()
    if not text or not text.isprintable():
        raise refused("server-not-printable")
    seat = min(requester.seats) if requester.seats else None
    return Said(at=now(), by=requester.person, id=command.id, seat=seat, name=requester.name, text=text)


def lobby_entries(
    table: Table, requester: Requester, command: m.LobbyCommand, settings: Settings, connected: frozenset[int]
) -> list[Entry]:
    """The entries that a command leads to; refused if it is not theirs to give, or not now."""
    entry = _lobby_entry(table, requester, command, settings, connected)
    entries = [replace(entry, by=requester.person, id=command.id)]
    if (
        isinstance(command, m.Again)
        and isinstance(entry, Arranged)
        and all(chair.kind != "person" or seat in requester.seats for seat, chair in enumerate(entry.lobby.chairs))
    ):
        entries.append(deal_entry(table.game, entry.lobby))
    return entries


def _lobby_entry(
    table: Table, requester: Requester, command: m.LobbyCommand, settings: Settings, connected: frozenset[int]
) -> Entry:
    """Who may give the command and when; then what it does."""
    match command:
        case m.Again():
            return again_entry(table, requester, command)
        case m.Stand():
            return vacated(table, command.seat, own_chair(table, requester, command.seat), "talk-stood-up")
        case m.GiveBack():
            return give_back_entry(table, requester, command)
        case m.Ready() | m.Rename() | m.ChooseColour():
            chair = own_chair(table, requester, command.seat)
            check_in_lobby(table)
            return own_seat_entry(table, chair, command)
        case m.Replace():
            check_host(requester)
            return replace_entry(table, command, settings.bots, connected)
        case m.SetTableSettings():
            check_host(requester)
            return table_settings_entry(table, command, settings.clock)
        case m.FreeSeat():
            check_host(requester)
            check_in_lobby(table)
            return vacated(table, command.seat, chair_at(table, command.seat), "talk-sent-away")
        case m.AddSeat():
            check_host(requester)
            check_in_lobby(table)
            return add_seat_entry(table)
        case m.RemoveSeat():
            check_host(requester)
            check_in_lobby(table)
            return remove_seat_entry(table, command)
        case m.PutBot():
            check_host(requester)
            check_in_lobby(table)
            return put_bot_entry(table, command, settings.bots)
        case m.SetOptions():
            check_host(requester)
            check_in_lobby(table)
            options = checked_options(table.game, {**table.lobby.options, **command.options})
            return arranged(replace(table.lobby, options=options))
        case m.Start():
            check_host(requester)
            check_in_lobby(table)
            return start_entry(table, requester)


# -- of one's own seat


def own_seat_entry(table: Table, chair: Chair, command: m.Ready | m.Rename | m.ChooseColour) -> Arranged:
    others = all_but(table.chairs, command.seat)
    match command:
        case m.Ready():
            words = checked_words(command.words) if command.words is not UNSET else chair.words
            changed = replace(chair, ready=command.ready, words=words)
        case m.Rename():
            name = checked_name(command.name)
            if any(other.name == name for other in others):
                raise refused("server-name-taken", 409, name=name)
            changed = replace(chair, name=name)
        case m.ChooseColour():
            if any(other.colour == command.colour for other in others):
                raise refused("server-colour-taken", 409)
            changed = replace(chair, colour=command.colour)
    return arranged(with_chair(table.lobby, command.seat, changed))


def give_back_entry(table: Table, requester: Requester, command: m.GiveBack) -> Arranged:
    """A bot no longer plays for a person."""
    chair = chair_at(table, command.seat)
    if command.seat not in requester.seats:
        check_host(requester)
    if chair.kind != "person" or not chair.played_by_bot:
        raise refused("server-not-replaced", 409)
    notice = Text("talk-is-back", {"name": chair.name})
    return arranged(with_chair(table.lobby, command.seat, replace(chair, level="")), command.seat, notice)


# -- of the host


def add_seat_entry(table: Table) -> Arranged:
    lobby, most = table.lobby, table.game.player_counts[-1]
    if len(lobby.chairs) >= most:
        raise refused("server-table-full", 409, most=most)
    return arranged(replace(lobby, chairs=(*lobby.chairs, FREE)))


def remove_seat_entry(table: Table, command: m.RemoveSeat) -> Arranged:
    lobby, least = table.lobby, table.game.player_counts[0]
    if chair_at(table, command.seat).kind == "person":
        raise refused("server-somebody-sits-there", 409)
    if len(lobby.chairs) <= least:
        raise refused("server-too-few-seats", 409, least=least)
    return arranged(replace(lobby, chairs=all_but(lobby.chairs, command.seat)))


def put_bot_entry(table: Table, command: m.PutBot, bots: BotSettings) -> Arranged:
    """A bot takes a free seat, or a bot gets another level."""
    chair = chair_at(table, command.seat)
    level = checked_level(bots, command.level)
    if chair.kind == "person":
        raise refused("server-somebody-sits-there", 409)
    is_bot = chair.kind == "bot"
    bot = replace(chair, level=level) if is_bot else new_bot(all_but(table.chairs, command.seat), level)
    return arranged(with_chair(table.lobby, command.seat, bot))


def table_settings_entry(table: Table, command: m.SetTableSettings, clocks: ClockSettings) -> Arranged:
    lobby = table.lobby
    if command.odds is not UNSET:
        check_in_lobby(table)
        lobby = replace(lobby, odds=command.odds)
    if command.clock is not UNSET:
        check_in_lobby(table)
        lobby = replace(lobby, clock=checked_clock(clocks, command.clock))
    if command.watching is not UNSET:
        lobby = replace(lobby, watching=command.watching)
    return arranged(lobby)


def start_entry(table: Table, requester: Requester) -> Dealt:
    """Whoever starts is ready; the other persons have to be."""
    chairs = tuple(
        replace(chair, ready=True) if seat in requester.seats else chair for seat, chair in enumerate(table.chairs)
    )
    waiting = [chair.name for chair in chairs if chair.kind == "person" and not chair.ready]
    if waiting:
        raise refused("server-not-ready", 409, name=waiting[0])
    return deal_entry(table.game, replace(table.lobby, chairs=chairs))


def replace_entry(table: Table, command: m.Replace, bots: BotSettings, connected: frozenset[int]) -> Arranged:
    """A bot plays for a person who is away."""
    chair = chair_at(table, command.seat)
    if table.phase != "playing":
        raise refused("server-not-playing", 409)
    if chair.kind != "person" or command.seat in connected or chair.played_by_bot:
        raise refused("server-not-away", 409)
    changed = replace(chair, level=checked_level(bots, command.level))
    notice = Text("talk-bot-plays", {"name": chair.name, "level": f"@level-{command.level}"})
    return arranged(with_chair(table.lobby, command.seat, changed), command.seat, notice)


# -- another play, the deal, an empty seat


def again_entry(table: Table, requester: Requester, command: m.Again) -> Arranged:
    """The lobby of another play with the same seats."""
    if not requester.seats:
        raise refused("server-not-your-seat", 403)
    if table.phase != "over":
        raise refused("server-not-over", 409)
    words = {seat: checked_words(own) for seat, own in command.words.items() if seat in requester.seats}
    chairs = tuple(
        replace(chair, words=words.get(seat, ""), ready=seat in requester.seats, level="")
        if chair.kind == "person"
        else chair
        for seat, chair in enumerate(table.chairs)
    )
    lobby = replace(table.lobby, chairs=chairs, secret=table.next_secret)
    seat = min(requester.seats)
    notice = Text("talk-again", {"name": table.chairs[seat].name})
    return Arranged(at=now(), lobby=lobby, seat=seat, notice=notice, again=True)


def deal_entry(game: Game, lobby: Lobby) -> Dealt:
    """The play begins; bots keep the seats that are free."""
    chairs: tuple[Chair, ...] = ()
    for seat, chair in enumerate(lobby.chairs):
        keeper = new_bot((*chairs, *lobby.chairs[seat + 1 :]), SEAT_KEEPER_LEVEL)
        chairs += (replace(keeper, open=True) if chair.kind == "free" else chair,)
    return Dealt(
        at=now(),
        lobby=replace(lobby, chairs=chairs),
        rules=game.rules_version,
        figures=game.digest,
        next_secret=new_secret().hex(),
        notice=Text("talk-started"),
    )


def vacated(table: Table, seat: int, chair: Chair, key: str) -> Arranged:
    """A seat without its person or bot: free in the lobby, kept by a bot while playing."""
    if chair.kind == "free":
        raise refused("server-seat-is-free", 409)
    if table.phase == "lobby":
        lobby = with_chair(table.lobby, seat, FREE)
    else:
        keeper = new_bot(all_but(table.chairs, seat), SEAT_KEEPER_LEVEL)
        lobby = with_chair(table.lobby, seat, replace(keeper, open=True, colour=chair.colour, words=chair.words))
    return Arranged(at=now(), lobby=lobby, seat=None, notice=Text(key, {"name": chair.name}))


# -- small checks


def arranged(lobby: Lobby, seat: int | None = None, notice: Text | None = None) -> Arranged:
    return Arranged(at=now(), lobby=lobby, seat=seat, notice=notice)


def check_in_lobby(table: Table) -> None:
    if table.phase != "lobby":
        raise refused("server-fixed-at-start", 409)


def check_host(requester: Requester) -> None:
    if not requester.is_host:
        raise refused("server-host-only", 403)


def chair_at(table: Table, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise refused("server-no-such-seat", 404)
    return table.chairs[seat]


def own_chair(table: Table, requester: Requester, seat: int) -> Chair:
    chair = chair_at(table, seat)
    if seat not in requester.seats:
        raise refused("server-not-your-seat", 403)
    return chair


def all_but(chairs: Sequence[Chair], seat: int) -> tuple[Chair, ...]:
    return (*chairs[:seat], *chairs[seat + 1 :])


def with_chair(lobby: Lobby, seat: int, chair: Chair) -> Lobby:
    return replace(lobby, chairs=(*lobby.chairs[:seat], chair, *lobby.chairs[seat + 1 :]))


def new_bot(others: Sequence[Chair], level: str) -> Chair:
    return Chair(kind="bot", name=bot_name(others), colour=free_colour(others, ""), level=level, ready=True)


def bot_name(others: Sequence[Chair]) -> str:
    taken = {chair.name for chair in others}
    return free_name(others, secrets.choice([name for name in names().bots if name not in taken] or names().bots))


def free_name(others: Sequence[Chair], name: str) -> str:
    """The name, with a number if somebody at the table has it already; somebody without one is given one."""
    if not name:
        return bot_name(others)
    taken = {chair.name for chair in others}
    own = checked_name(name)
    return next(called for called in (own, *(f"{own[:21]} {k}" for k in range(2, 99))) if called not in taken)


def free_colour(others: Sequence[Chair], wish: Colour) -> Colour:
    taken = {chair.colour for chair in others}
    wishes: tuple[Colour, ...] = (wish, *m.COLOURS)
    return next((colour for colour in wishes if colour and colour not in taken), "")


def checked_name(name: str) -> str:
    """A name that reads as a name, in a sentence and in a record."""
    tidy = " ".join(name.split())
    if not tidy or not tidy.isprintable() or tidy.startswith(("@", "#")):
        raise refused("server-bad-name")
    return tidy


def checked_words(words: str) -> str:
    if not allowed_words(words):
        raise refused("server-not-printable")
    return words


def checked_level(bots: BotSettings, level: str) -> str:
    if bots.level(level) is None:
        raise refused("server-no-such-level", known=", ".join(known.id for known in bots.levels))
    return level


def checked_clock(figures: ClockSettings, wish: m.ClockRequest) -> TimeControl:
    if wish.kind == "none":
        return NO_CLOCK
    if wish.minutes == 0:
        raise refused("server-clock-without-time")
    return TimeControl(wish.kind, wish.minutes, wish.minutes * figures.minute, figures.overtime)


def checked_options(game: Game, options: dict[str, m.OptionValue]) -> dict[str, m.OptionValue]:
    try:
        return game.check_options(options)
    except BadOption as error:
        raise refused_by(error) from error
