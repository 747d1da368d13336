"""What a server allows and how it behaves: figures from `settings.toml`, and from a file or words of its owner."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from flibuste.server.errors import BadSettings

HERE = Path(__file__).parent


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    message_bytes: int
    body_bytes: int
    messages_per_second: float
    messages_at_once: int
    requests_per_second: float
    requests_at_once: int
    tables_per_minute: float
    tables_at_once: int
    tables_per_person: int
    people_per_address: int
    sockets_per_address: int
    sockets: int
    chat_per_second: float
    chat_at_once: int
    replays_at_once: int
    waiting_messages: int


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot_pause: float
    host_away: float
    idle: float
    talk: int
    hello: float


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How well a bot plays, by a name for people."""

    id: str
    bot: str
    slips: float
    seconds: float


class BotSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    workers: int
    nice: int
    least: float
    levels: tuple[Level, ...]

    def level(self, id: str) -> Level | None:
        return next((level for level in self.levels if level.id == id), None)


class ClockSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    minute: float
    overtime: float


class GameSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    unfinished: bool


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    limits: Limits
    table: TableSettings
    clock: ClockSettings
    bots: BotSettings
    games: GameSettings


class Names(msgspec.Struct, frozen=True):
    tables: tuple[str, ...]
    bots: tuple[str, ...]


@cache
def names() -> Names:
    return msgspec.toml.decode((HERE / "names.toml").read_bytes(), type=Names)


def read_settings(own: Path | None = None, changes: list[str] | None = None) -> Settings:
    """The usual settings, with what an owner's file and `part.name=value` words change."""
    figures = tomllib.loads((HERE / "settings.toml").read_text("utf-8"))
    if own is not None:
        try:
            _lay_over(figures, tomllib.loads(own.read_text("utf-8")))
        except (OSError, ValueError) as error:  # not only TOMLDecodeError: a number can have too many digits
            raise BadSettings("settings-unreadable", file=str(own), problem=str(error)) from error
    for change in changes or []:
        try:
            _lay_over(figures, tomllib.loads(change))
        except ValueError as error:
            raise BadSettings("settings-bad-change", change=change) from error
    try:
        return msgspec.convert(figures, Settings)
    except msgspec.ValidationError as error:
        raise BadSettings("settings-bad-value", problem=str(error)) from error


def _lay_over(figures: dict[str, Any], own: dict[str, Any]) -> None:
    for name, value in own.items():
        if isinstance(value, dict) and isinstance(figures.get(name), dict):
            _lay_over(figures[name], value)
        else:
            figures[name] = value
