"""Who asks, and from where: cookies, origins and addresses."""

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response

from flibuste.server.errors import refused
from flibuste.server.tokens import new_person, person_of, signed

VISITOR_COOKIE = "flibuste"
SEATS_COOKIE = "seats"
DAY = 24 * 3600
VISITOR_COOKIE_SECONDS = 390 * DAY
SEATS_COOKIE_SECONDS = 180 * DAY
MAX_TOKENS = 15
HOST = re.compile(r"[A-Za-z0-9.-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?", re.ASCII)
LOOPBACK = ("localhost", "127.", "[::1]")


class Visitor(NamedTuple):
    person: str
    is_new: bool


def visitor(connection: HTTPConnection, key: bytes) -> Visitor:
    """Whoever the signed cookie names, or somebody new."""
    person = person_of(connection.cookies.get(VISITOR_COOKIE, ""), key)
    return Visitor(person, False) if person is not None else Visitor(new_person(), True)


def set_visitor_cookie(response: Response, who: Visitor, key: bytes, *, secure: bool) -> None:
    if who.is_new:
        value = signed(who.person, key)
        response.set_cookie(VISITOR_COOKIE, value, VISITOR_COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


def seat_tokens(connection: HTTPConnection) -> list[str]:
    """The seats' tokens that this device holds for the table of the path."""
    held = connection.cookies.get(SEATS_COOKIE, "").split(".")
    return [token for token in held if 0 < len(token) <= 64][-MAX_TOKENS:]


def set_seat_cookie(response: Response, table: str, tokens: list[str], *, secure: bool) -> None:
    value = ".".join(tokens[-MAX_TOKENS:])
    path = f"/api/tables/{table}"
    response.set_cookie(
        SEATS_COOKIE, value, SEATS_COOKIE_SECONDS, path=path, httponly=True, samesite="lax", secure=secure
    )


def check_origin(headers: Headers) -> None:
    """Only the page itself may ask for a change: no other site in the same browser, whoever's cookies it would use."""
    origin = headers.get("origin")
    if origin is not None and urlsplit(origin).netloc.lower() != headers.get("host", "").lower():
        raise refused("server-foreign-page", 403)
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise refused("server-foreign-page", 403)


def client_address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else "unknown"


def base_url(connection: HTTPConnection, public: str, network: str) -> str:
    """The address by which others reach this server: the one that was told, or used, or that of the network."""
    if public:
        return public
    host = connection.headers.get("host", "")
    if not HOST.fullmatch(host) or (host.startswith(LOOPBACK) and network):
        return network
    return f"{'https' if connection.url.scheme in ('https', 'wss') else 'http'}://{host}"
