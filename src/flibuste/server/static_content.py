"""What is the same for everybody: the page, the games, their rulebooks and texts. Written once, sent many times."""

import gzip
import hashlib
import mimetypes
from collections.abc import Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from flibuste.kit.game import Game
from flibuste.kit.texts import LANGUAGES, Text, kit_source
from flibuste.server.errors import refused, server_source, server_texts
from flibuste.server.messages import COLOURS, GameEntry, GameOption, GamesAnswer, LevelEntry, encode
from flibuste.server.settings import Settings

PAGE = Path(__file__).parent / "page"
IMMUTABLE = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
GZIP_MIN_BYTES = 600  # bytes
COMPRESSED_SUFFIXES = {".woff2", ".png", ".jpg", ".webp", ".avif", ".gz"}

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class StaticResponse:
    """An answer that does not change: its bytes, compressed and plain, and its tag."""

    def __init__(self, body: bytes, media_type: str, cache: str = REVALIDATE, *, compress: bool = True) -> None:
        self.body = body
        self.gzipped = gzip.compress(body, 9, mtime=0) if compress and len(body) > GZIP_MIN_BYTES else None
        tag = hashlib.sha256(body).hexdigest()[:20]
        self.headers = {
            "content-type": media_type,
            "cache-control": cache,
            "etag": f'"{tag}"',
            "vary": "accept-encoding",
        }

    def answer(self, request: Request) -> Response:
        if self.headers["etag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=self.headers)
        if self.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.gzipped, headers={**self.headers, "content-encoding": "gzip"})
        return Response(self.body, headers=self.headers)


class ResponseCache:
    """Static answers, each made when it is first asked for."""

    def __init__(self) -> None:
        self.made: dict[str, StaticResponse] = {}

    def get(self, key: str, make: Callable[[], StaticResponse]) -> StaticResponse:
        if key not in self.made:
            self.made[key] = make()
        return self.made[key]


def json(body: object) -> StaticResponse:
    return StaticResponse(encode(body), "application/json")


def text(body: str) -> StaticResponse:
    return StaticResponse(body.encode(), "text/plain; charset=utf-8")


class StaticContent:
    def __init__(self, games: dict[str, Game], printed: dict[str, Game], settings: Settings) -> None:
        """`games` are those of new tables, which may have house cards."""
        self.games = games
        self.printed = printed
        self.settings = settings
        self.cache = ResponseCache()
        self.files = {f"/{path.relative_to(PAGE).as_posix()}": path for path in PAGE.rglob("*") if path.is_file()}

    def warm_up(self) -> None:
        """Encode and compress everything once, before anybody waits for it."""
        for name in self.files:
            self._file_response(name)
        self._games_response()
        for language in LANGUAGES:
            self._texts_response(language)
            for game in self.printed.values():
                self._components_response(game)
                self._rulebook_response(game, language)
                self._game_texts_response(game, language)

    # -- the page

    def page(self, request: Request) -> Response:
        if "/index.html" not in self.files:
            return Response(server_texts("en").say(Text("page-not-built")), 503, media_type="text/plain; charset=utf-8")
        return self._file_response("/index.html").answer(request)

    def file(self, request: Request) -> Response:
        if request.url.path not in self.files:
            raise refused("server-no-such-page", 404)
        return self._file_response(request.url.path).answer(request)

    def _file_response(self, name: str) -> StaticResponse:
        return self.cache.get(name, lambda: self._file(self.files[name]))

    def _file(self, path: Path) -> StaticResponse:
        media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if media_type.startswith("text/") or media_type == "application/javascript":
            media_type += "; charset=utf-8"
        cache = IMMUTABLE if path.is_relative_to(PAGE / "assets") else REVALIDATE
        return StaticResponse(path.read_bytes(), media_type, cache, compress=path.suffix not in COMPRESSED_SUFFIXES)

    # -- games

    def all_games(self, request: Request) -> Response:
        return self._games_response().answer(request)

    def components(self, request: Request) -> Response:
        return self._components_response(self._game(request)).answer(request)

    def components_of(self, game: Game, request: Request) -> Response:
        """Of a table, which may have house cards."""
        return self._components_response(game).answer(request)

    def texts_of(self, game: Game, request: Request) -> Response:
        return self._game_texts_response(game, self._language(request)).answer(request)

    def rulebook(self, request: Request) -> Response:
        return self._rulebook_response(self._game(request), self._language(request)).answer(request)

    def texts(self, request: Request) -> Response:
        return self._texts_response(self._language(request)).answer(request)

    def game_texts(self, request: Request) -> Response:
        return self._game_texts_response(self._game(request), self._language(request)).answer(request)

    def _games_response(self) -> StaticResponse:
        return self.cache.get(
            "games",
            lambda: json(
                GamesAnswer(
                    games=[game_entry(game) for game in self.games.values()],
                    levels=[LevelEntry(level.id, level.seconds) for level in self.settings.bots.levels],
                    colours=COLOURS,
                    overtime=self.settings.clock.overtime,
                )
            ),
        )

    def _components_response(self, game: Game) -> StaticResponse:
        return self.cache.get(f"components {game.id} {game.digest}", lambda: json(game.components()))

    def _rulebook_response(self, game: Game, language: str) -> StaticResponse:
        return self.cache.get(f"rulebook {game.id} {language}", lambda: json(game.rulebook(language)))

    def _texts_response(self, language: str) -> StaticResponse:
        return self.cache.get(f"texts {language}", lambda: text(kit_source(language) + "\n" + server_source(language)))

    def _game_texts_response(self, game: Game, language: str) -> StaticResponse:
        return self.cache.get(f"texts {game.id} {game.digest} {language}", lambda: text(game.words_source(language)))

    def _game(self, request: Request) -> Game:
        id = request.path_params["game"]
        if id not in self.printed:
            raise refused("server-no-such-page", 404)
        return self.printed[id]

    def _language(self, request: Request) -> str:
        language: str = request.path_params["language"]
        if language not in LANGUAGES:
            raise refused("server-no-such-page", 404)
        return language


def game_entry(game: Game) -> GameEntry:
    about = game.data.get("about", {})
    return GameEntry(
        id=game.id,
        players=(game.player_counts[0], game.player_counts[-1]),
        minutes=about.get("minutes", 0),
        author=about.get("author", ""),
        publisher=about.get("publisher", ""),
        year=about.get("year", 0),
        secrets=game.has_secrets,
        rules=game.rules_version,
        figures=game.digest,
        house_cards=game.house_figures is not None,
        reconstructed=game.reconstructed,
        options=[GameOption(o.name, o.clause, o.default, o.choices, o.least, o.most) for o in game.options],
    )
