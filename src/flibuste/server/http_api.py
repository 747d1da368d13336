"""The HTTP side of the protocol: each request, read, handed on and answered."""

import asyncio
import gzip
import io
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import TypeVar

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from flibuste.server import messages as m
from flibuste.server.commands import open_link, sit_down
from flibuste.server.errors import RequestRefused, refused
from flibuste.server.hub import Hub
from flibuste.server.lobby import checked_name
from flibuste.server.projection import table_entry
from flibuste.server.records import replay_record, verify_record
from flibuste.server.static_content import StaticContent
from flibuste.server.visitors import (
    base_url,
    client_address,
    seat_tokens,
    set_seat_cookie,
    set_visitor_cookie,
    visitor,
)
from flibuste.server.websocket import TableSocket

Body = TypeVar("Body", bound=m.RequestBody)
Result = TypeVar("Result")
Endpoint = Callable[[Request], Awaitable[Response]]
log = logging.getLogger("flibuste")


def json_response(body: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(m.encode(body), status, {"cache-control": "no-store", **(headers or {})}, "application/json")


def error_response(refusal: RequestRefused) -> Response:
    headers = {"retry-after": str(refusal.seconds)} if refusal.seconds else {}
    return json_response(m.ErrorAnswer(refusal.refusal), refusal.status, headers)


def with_refusals(endpoint: Endpoint) -> Endpoint:
    async def answer(request: Request) -> Response:
        try:
            return await endpoint(request)
        except RequestRefused as refusal:
            return error_response(refusal)
        except ClientDisconnect:
            return error_response(refused("server-bad-request"))  # nobody reads it

    return answer


class HttpApi:
    """What is asked over HTTP."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.static = StaticContent(hub.games, hub.printed, hub.settings)
        self.executor = ThreadPoolExecutor(1, "http-api")
        self.executor.submit(self.static.warm_up)

    # -- people

    async def me(self, request: Request) -> Response:
        who = visitor(request, self.hub.store.signing_key)
        if request.method == "POST":
            name = checked_name((await self.read_body(request, m.NameRequest)).name)
            await self.hub.set_name(who.person, name)
        else:
            name = "" if who.is_new else await self.hub.name_of(who.person)
        response = json_response(m.Me(who.person, name))
        set_visitor_cookie(response, who, self.hub.store.signing_key, secure=is_secure(request))
        return response

    # -- tables

    async def tables(self, request: Request) -> Response:
        who = visitor(request, self.hub.store.signing_key)
        if request.method == "GET":
            return json_response(await self.hub.tables(who.person))
        body = await self.read_body(request, m.OpenTableRequest)
        name = "" if who.is_new else await self.hub.name_of(who.person)
        seated = await self.hub.open_table(body, who.person, name, client_address(request))
        response = json_response(seated, 201)
        set_visitor_cookie(response, who, self.hub.store.signing_key, secure=is_secure(request))
        if seated.seats:
            set_seat_cookie(response, seated.table, [seat.token for seat in seated.seats], secure=is_secure(request))
        return response

    async def table(self, request: Request) -> Response:
        room = await self.hub.room(request.path_params["table"])
        person = visitor(request, self.hub.store.signing_key).person
        return json_response(table_entry(room.table.summary(), person))

    async def sit(self, request: Request) -> Response:
        body = await self.read_body(request, m.SitRequest)
        who = visitor(request, self.hub.store.signing_key)
        room = await self.hub.room(request.path_params["table"])
        name = "" if who.is_new else await self.hub.name_of(who.person)
        token = await sit_down(room, body, who.person, name)
        response = json_response(m.Seated(room.table.id, room.table.name, [token]), 201)
        set_visitor_cookie(response, who, self.hub.store.signing_key, secure=is_secure(request))
        set_seat_cookie(response, room.table.id, [*seat_tokens(request), token.token], secure=is_secure(request))
        return response

    async def seat(self, request: Request) -> Response:
        room = await self.hub.room(request.path_params["table"])
        if request.method == "GET":
            held = [m.SeatToken(s, token) for token in seat_tokens(request) for s in room.table.seats_of([token])]
            return json_response(m.Seated(room.table.id, room.table.name, held))
        token = (await self.read_body(request, m.PersonalLinkRequest)).token
        who = visitor(request, self.hub.store.signing_key)
        seats = await open_link(room, token, who.person)
        response = json_response(m.Seated(room.table.id, room.table.name, [m.SeatToken(seat, token) for seat in seats]))
        set_visitor_cookie(response, who, self.hub.store.signing_key, secure=is_secure(request))
        tokens = [kept for kept in seat_tokens(request) if kept != token]
        set_seat_cookie(response, room.table.id, [*tokens, token], secure=is_secure(request))
        return response

    async def link(self, request: Request) -> Response:
        return json_response(m.LinkAnswer(await self.link_of(request)))

    async def qr(self, request: Request) -> Response:
        drawn = await self.run_in_thread(partial(qr_code, await self.link_of(request)))
        return Response(drawn, 200, {"cache-control": "no-store"}, "image/svg+xml")

    async def link_of(self, request: Request) -> str:
        room = await self.hub.room(request.path_params["table"])
        return f"{base_url(request, self.hub.public, self.hub.network)}/t/{room.table.id}"

    async def record(self, request: Request) -> Response:
        table = (await self.hub.room(request.path_params["table"])).table
        play = request.query_params.get("play") or str(max(table.records, default=table.play_number))
        record = next((text for number, text in table.records.items() if str(number) == play), None)
        if record is None:
            if play == str(table.play_number) and table.phase == "playing":
                raise refused("server-record-when-over", 409)
            raise refused("server-no-such-record", 404)
        name = f"{table.game.id}-{table.name.lower()}-{play}.flibuste.txt"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(record, 200, headers, "text/plain; charset=utf-8")

    async def components(self, request: Request) -> Response:
        room = await self.hub.room(request.path_params["table"])
        return self.static.components_of(room.table.game, request)

    async def texts(self, request: Request) -> Response:
        room = await self.hub.room(request.path_params["table"])
        return self.static.texts_of(room.table.game, request)

    # -- records

    async def replay(self, request: Request) -> Response:
        body = await self.read_body(request, m.RecordRequest)
        packed = await self.run_bounded(lambda: gzip.compress(m.encode(replay_record(body.record)), 4))
        headers = {"cache-control": "no-store"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(packed, 200, {**headers, "content-encoding": "gzip"}, "application/json")
        return Response(gzip.decompress(packed), 200, headers, "application/json")

    async def verify(self, request: Request) -> Response:
        body = await self.read_body(request, m.RecordRequest)
        return json_response(await self.run_bounded(lambda: verify_record(body.record)))

    async def run_bounded(self, work: Callable[[], Result]) -> Result:
        """Something that takes long: in a thread, and not too many at once."""
        if self.hub.replays.locked():
            raise refused("server-busy", 503, seconds=2)
        async with self.hub.replays:
            return await self.run_in_thread(work)

    async def run_in_thread(self, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self.executor, work)

    # -- for whoever runs the server

    async def health(self, request: Request) -> Response:
        trouble = self.hub.store.trouble
        if trouble is not None:
            return json_response(m.HealthAnswer(False, trouble), 503)
        return json_response(m.HealthAnswer(True))

    async def metrics(self, request: Request) -> Response:
        text = self.hub.metrics.text(self.hub.gauges(), self.hub.store.commits)
        return Response(text, 200, {"cache-control": "no-store"}, "text/plain; version=0.0.4; charset=utf-8")

    async def not_found(self, request: Request) -> Response:
        raise refused("server-no-such-page", 404)

    # -- reading

    async def read_body(self, request: Request, kind: type[Body]) -> Body:
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise refused("server-json-only", 400)
        most = self.hub.settings.limits.body_bytes
        body = bytearray()
        async for part in request.stream():
            body += part
            if len(body) > most:
                raise refused("server-too-large", 413, most=most)
        try:
            return msgspec.json.decode(bytes(body), type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise refused("server-bad-message", 400, problem=str(error)) from error

    def routes(self) -> list[Route | WebSocketRoute]:
        def get(path: str, endpoint: Endpoint) -> Route:
            return Route(path, with_refusals(endpoint), methods=["GET"])

        def post(path: str, endpoint: Endpoint) -> Route:
            return Route(path, with_refusals(endpoint), methods=["POST"])

        def static_route(path: str, answer: Callable[[Request], Response]) -> Route:
            async def endpoint(request: Request) -> Response:
                return answer(request)

            return get(path, endpoint)

        static = self.static
        return [
            *(static_route(path, static.page) for path in ("/", "/t/{table}", "/replay", "/verify", "/rules/{game}")),
            static_route("/api/games", static.all_games),
            static_route("/api/games/{game}/components", static.components),
            static_route("/api/games/{game}/rulebook/{language}", static.rulebook),
            static_route("/api/texts/{language}", static.texts),
            static_route("/api/texts/{language}/{game}", static.game_texts),
            Route("/api/me", with_refusals(self.me), methods=["GET", "POST"]),
            Route("/api/tables", with_refusals(self.tables), methods=["GET", "POST"]),
            get("/api/tables/{table}", self.table),
            post("/api/tables/{table}/sit", self.sit),
            Route("/api/tables/{table}/seat", with_refusals(self.seat), methods=["GET", "POST"]),
            get("/api/tables/{table}/components", self.components),
            get("/api/tables/{table}/texts/{language}", self.texts),
            get("/api/tables/{table}/link", self.link),
            get("/api/tables/{table}/qr.svg", self.qr),
            get("/api/tables/{table}/record", self.record),
            post("/api/replay", self.replay),
            post("/api/verify", self.verify),
            WebSocketRoute("/api/tables/{table}/ws", TableSocket(self.hub)),
            get("/health", self.health),
            get("/metrics", self.metrics),
            *(static_route(path, static.file) for path in static.files),
            Route("/{path:path}", with_refusals(self.not_found)),
        ]


@lru_cache(200)
def qr_code(link: str) -> bytes:
    """A link for cameras."""
    drawn = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(drawn, kind="svg", scale=4, border=2, xmldecl=False, svgns=True, omitsize=True)
    return drawn.getvalue()


def is_secure(request: Request) -> bool:
    return request.url.scheme == "https"
