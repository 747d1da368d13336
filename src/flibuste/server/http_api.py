"""The server as an application: which request is answered by whom."""

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
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from flibuste.server import messages as m
from flibuste.server.errors import Refused, refused
from flibuste.server.guard import Guard
from flibuste.server.house import House
from flibuste.server.lobby import checked_name
from flibuste.server.pages import Pages
from flibuste.server.records import replayed, verified
from flibuste.server.socket import AtTable
from flibuste.server.visitors import (
    address_of,
    base_of,
    keep_tokens,
    remember,
    tokens_of,
    visitor,
)

Asked = TypeVar("Asked", bound=m.RequestBody)
Result = TypeVar("Result")
Endpoint = Callable[[Request], Awaitable[Response]]
log = logging.getLogger("flibuste")


def json(body: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(m.encode(body), status, {"cache-control": "no-store", **(headers or {})}, "application/json")


def denied(refusal: Refused) -> Response:
    headers = {"retry-after": str(refusal.seconds)} if refusal.seconds else {}
    return json(m.ErrorAnswer(refusal.refusal), refusal.status, headers)


def answering(endpoint: Endpoint) -> Endpoint:
    async def answer(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Refused as refusal:
            return denied(refusal)
        except ClientDisconnect:
            return denied(refused("server-bad-request"))  # nobody reads it

    return answer


class Desk:
    """Answers requests on behalf of the house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.pages = Pages(house.games, house.printed, house.settings)
        self.studies = ThreadPoolExecutor(1, "studies")
        self.studies.submit(self.pages.make_ready)

    # -- people

    async def me(self, request: Request) -> Response:
        who = visitor(request, self.house.store.signing_key)
        if request.method == "POST":
            name = checked_name((await self.asked(request, m.NameRequest)).name)
            await self.house.set_name(who.person, name)
        else:
            name = "" if who.is_new else await self.house.name_of(who.person)
        response = json(m.Me(who.person, name))
        remember(response, who, self.house.store.signing_key, secure=is_secure(request))
        return response

    # -- tables

    async def tables(self, request: Request) -> Response:
        who = visitor(request, self.house.store.signing_key)
        if request.method == "GET":
            return json(await self.house.tables(who.person))
        ask = await self.asked(request, m.OpenTableRequest)
        name = "" if who.is_new else await self.house.name_of(who.person)
        seated = await self.house.open_table(ask, who.person, name, address_of(request))
        response = json(seated, 201)
        remember(response, who, self.house.store.signing_key, secure=is_secure(request))
        if seated.seats:
            keep_tokens(response, seated.table, [seat.token for seat in seated.seats], secure=is_secure(request))
        return response

    async def table(self, request: Request) -> Response:
        room = await self.house.room(request.path_params["table"])
        return json(room.table.listed(visitor(request, self.house.store.signing_key).person))

    async def sit(self, request: Request) -> Response:
        ask = await self.asked(request, m.SitRequest)
        who = visitor(request, self.house.store.signing_key)
        room = await self.house.room(request.path_params["table"])
        name = "" if who.is_new else await self.house.name_of(who.person)
        token = await room.sit(ask, who.person, name)
        response = json(m.Seated(room.table.id, room.table.name, [token]), 201)
        remember(response, who, self.house.store.signing_key, secure=is_secure(request))
        keep_tokens(response, room.table.id, [*tokens_of(request), token.token], secure=is_secure(request))
        return response

    async def seat(self, request: Request) -> Response:
        room = await self.house.room(request.path_params["table"])
        if request.method == "GET":
            held = [m.SeatToken(s, token) for token in tokens_of(request) for s in room.table.seats_of([token])]
            return json(m.Seated(room.table.id, room.table.name, held))
        token = (await self.asked(request, m.PersonalLinkRequest)).token
        who = visitor(request, self.house.store.signing_key)
        seats = await room.open_link(token, who.person)
        response = json(m.Seated(room.table.id, room.table.name, [m.SeatToken(seat, token) for seat in seats]))
        remember(response, who, self.house.store.signing_key, secure=is_secure(request))
        tokens = [kept for kept in tokens_of(request) if kept != token]
        keep_tokens(response, room.table.id, [*tokens, token], secure=is_secure(request))
        return response

    async def link(self, request: Request) -> Response:
        return json(m.LinkAnswer(await self.link_of(request)))

    async def qr(self, request: Request) -> Response:
        drawn = await self.in_a_thread(partial(picture_of, await self.link_of(request)))
        return Response(drawn, 200, {"cache-control": "no-store"}, "image/svg+xml")

    async def link_of(self, request: Request) -> str:
        room = await self.house.room(request.path_params["table"])
        return f"{base_of(request, self.house.public, self.house.network)}/t/{room.table.id}"

    async def record(self, request: Request) -> Response:
        table = (await self.house.room(request.path_params["table"])).table
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
        room = await self.house.room(request.path_params["table"])
        return self.pages.components_of(room.table.game, request)

    async def texts(self, request: Request) -> Response:
        room = await self.house.room(request.path_params["table"])
        return self.pages.texts_of(room.table.game, request)

    # -- records

    async def replay(self, request: Request) -> Response:
        ask = await self.asked(request, m.RecordRequest)
        packed = await self.study(lambda: gzip.compress(m.encode(replayed(ask.record)), 4))
        headers = {"cache-control": "no-store"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(packed, 200, {**headers, "content-encoding": "gzip"}, "application/json")
        return Response(gzip.decompress(packed), 200, headers, "application/json")

    async def verify(self, request: Request) -> Response:
        ask = await self.asked(request, m.RecordRequest)
        return json(await self.study(lambda: verified(ask.record)))

    async def study(self, work: Callable[[], Result]) -> Result:
        """Something that takes long: in a thread, and not too many at once."""
        if self.house.replays.locked():
            raise refused("server-busy", 503, seconds=2)
        async with self.house.replays:
            return await self.in_a_thread(work)

    async def in_a_thread(self, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self.studies, work)

    # -- for whoever runs the server

    async def health(self, request: Request) -> Response:
        trouble = self.house.store.trouble
        if trouble is not None:
            return json(m.HealthAnswer(False, trouble), 503)
        return json(m.HealthAnswer(True))

    async def metrics(self, request: Request) -> Response:
        text = self.house.metrics.text(self.house.gauges(), self.house.store.commits)
        return Response(text, 200, {"cache-control": "no-store"}, "text/plain; version=0.0.4; charset=utf-8")

    async def nowhere(self, request: Request) -> Response:
        raise refused("server-no-such-page", 404)

    # -- reading

    async def asked(self, request: Request, kind: type[Asked]) -> Asked:
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise refused("server-json-only", 400)
        most = self.house.settings.limits.body_bytes
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
            return Route(path, answering(endpoint), methods=["GET"])

        def post(path: str, endpoint: Endpoint) -> Route:
            return Route(path, answering(endpoint), methods=["POST"])

        def fixed(path: str, answer: Callable[[Request], Response]) -> Route:
            async def endpoint(request: Request) -> Response:
                return answer(request)

            return get(path, endpoint)

        pages = self.pages
        return [
            *(fixed(path, pages.page) for path in ("/", "/t/{table}", "/replay", "/verify", "/rules/{game}")),
            fixed("/api/games", pages.all_games),
            fixed("/api/games/{game}/components", pages.components),
            fixed("/api/games/{game}/rulebook/{language}", pages.rulebook),
            fixed("/api/texts/{language}", pages.texts),
            fixed("/api/texts/{language}/{game}", pages.game_texts),
            Route("/api/me", answering(self.me), methods=["GET", "POST"]),
            Route("/api/tables", answering(self.tables), methods=["GET", "POST"]),
            get("/api/tables/{table}", self.table),
            post("/api/tables/{table}/sit", self.sit),
            Route("/api/tables/{table}/seat", answering(self.seat), methods=["GET", "POST"]),
            get("/api/tables/{table}/components", self.components),
            get("/api/tables/{table}/texts/{language}", self.texts),
            get("/api/tables/{table}/link", self.link),
            get("/api/tables/{table}/qr.svg", self.qr),
            get("/api/tables/{table}/record", self.record),
            post("/api/replay", self.replay),
            post("/api/verify", self.verify),
            WebSocketRoute("/api/tables/{table}/ws", AtTable(self.house)),
            get("/health", self.health),
            get("/metrics", self.metrics),
            *(fixed(path, pages.file) for path in pages.files),
            Route("/{path:path}", answering(self.nowhere)),
        ]


@lru_cache(200)
def picture_of(link: str) -> bytes:
    """A link for cameras."""
    drawn = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(drawn, kind="svg", scale=4, border=2, xmldecl=False, svgns=True, omitsize=True)
    return drawn.getvalue()


def is_secure(request: Request) -> bool:
    return request.url.scheme == "https"


def make_app(house: House) -> Starlette:
    async def mistake(request: Request, error: Exception) -> Response:
        return denied(refused("server-own-mistake", 500))

    app = Starlette(routes=Desk(house).routes(), exception_handlers={Exception: mistake})
    app.add_middleware(Guard, house=house)
    return app
