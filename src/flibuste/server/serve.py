"""Open tables for players' browsers: what `flibuste serve` does, and `flibuste play`, which opens a browser too."""

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import FrameType
from typing import NamedTuple

import uvicorn

from flibuste.kit.game import Game
from flibuste.kit.texts import Text, usual_language
from flibuste.server.app import make_app
from flibuste.server.defaults import DEFAULT_PORT, EVERYWHERE, THIS_MACHINE, default_data_file
from flibuste.server.errors import CannotServe, server_texts
from flibuste.server.hub import Hub
from flibuste.server.settings import Limits, read_settings
from flibuste.server.store import SqliteStore
from flibuste.server.ws_protocol import DirectSendProtocol

PORTS_TRIED = 20
BACKLOG = 2048
ALL_INTERFACES = (EVERYWHERE, "::")
UNROUTED_ADDRESS = ("192.0.2.1", 9)  # an address kept for examples: nothing is ever sent there
SHUTDOWN_SECONDS = 5  # seconds that requests in progress may take when the server stops
GOODBYE_SECONDS = 0.5  # seconds for telling everybody
GC_THRESHOLDS = (5_000, 20, 100)  # how often to look for garbage: little of what a move leaves behind is circular
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class ServeOptions(NamedTuple):
    """What a server is asked for."""

    host: str = THIS_MACHINE
    port: int | None = DEFAULT_PORT  # None: that one or the next free one; 0: any free one
    data: Path | None = None  # the file that keeps all tables
    url: str = ""  # that players open, if it is not the server's own
    settings: Path | None = None
    changes: Sequence[str] = ()  # of settings, such as `limits.sockets=500`
    behind_proxy: bool = False
    cards: Sequence[Game] = ()  # games with house cards, for new tables
    opens: str | None = None  # what a browser opens on this machine, such as `?game=jamaica`; None: no browser


def serve(options: ServeOptions) -> None:
    """Serve tables until a signal ends it, and say where."""
    settings = read_settings(options.settings, list(options.changes))
    listening = bind_free_port(options.host) if options.port is None else bind(options.host, options.port)
    port = port_of(listening)
    here = f"http://{local_host(options.host)}:{port}/"
    network = f"http://{network_address()}:{port}" if options.host in ALL_INTERFACES else ""
    store = SqliteStore(options.data or default_data_file())
    hub = Hub(store, settings, options.url.rstrip("/"), network, options.cards)

    def announce() -> None:
        print(say("serving-here", address=here), flush=True)
        for game in options.cards:
            if game.house_figures is not None:
                print(say("serving-cards", game=game.id, figures=game.digest), flush=True)
        if others := options.url or network:
            print(say("serving-others", address=others), flush=True)
        if options.opens is not None:
            threading.Thread(target=webbrowser.open, args=(here + options.opens,), daemon=True).start()

    configure_logging()
    with listening:
        Server(configured(hub, settings.limits, behind_proxy=options.behind_proxy), hub, announce).run([listening])
    print(say("serving-ended"), flush=True)


def say(key: str, **args: str | int) -> str:
    return server_texts(usual_language()).quote(Text(key, args))


# -- addresses


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        problem = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise CannotServe("serve-no-port", host=host, port=port, problem=problem) from error
    return listening


def bind_free_port(host: str) -> socket.socket:
    """The usual port or the next free one, so that a bookmark works on most days."""
    for port in range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED):
        with contextlib.suppress(CannotServe):
            return bind(host, port)
    return bind(host, 0)


def port_of(listening: socket.socket) -> int:
    port: int = listening.getsockname()[1]
    return port


def local_host(host: str) -> str:
    """The address to open on this very machine."""
    if host in ALL_INTERFACES:
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def network_address() -> str:
    """The address by which other devices in the same network reach this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(UNROUTED_ADDRESS)  # only asks the system which way it would go
            address: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return address


# -- running


def configured(hub: Hub, limits: Limits, *, behind_proxy: bool) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(hub),
        ws=DirectSendProtocol,
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=behind_proxy,
        forwarded_allow_ips="*" if behind_proxy else None,
        backlog=BACKLOG,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


class Server(uvicorn.Server):
    """Opens the hub before it lets anybody in, and tells everybody before it closes."""

    def __init__(self, config: uvicorn.Config, hub: Hub, when_open: Callable[[], None]) -> None:
        super().__init__(config)
        self.hub = hub
        self.when_open = when_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        gc.collect()
        gc.freeze()  # what is loaded stays; going through it again and again would only stall the tables
        gc.set_threshold(*GC_THRESHOLDS)
        await self.hub.open()
        await super().startup(sockets)
        self.when_open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.hub.say_goodbye()
        waited = 0.0
        while self.hub.sockets and waited < GOODBYE_SECONDS:
            await asyncio.sleep(0.02)
            waited += 0.02
        await super().shutdown(sockets)
        await self.hub.close()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in good order when asked to; a second time at once."""
        before = {name: signal.signal(name, self._stop) for name in STOP_SIGNALS}
        try:
            yield
        finally:
            for name, handler in before.items():
                signal.signal(name, handler)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True


class NoiseFilter(logging.Filter):
    """What strangers send is no event of the server: no trace of it, and nothing to fill a disk with."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not str(record.msg).startswith(("Invalid HTTP request", "Invalid UTF-8 sequence"))


def configure_logging() -> None:
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s", stream=sys.stderr)
    logging.getLogger("uvicorn.error").addFilter(NoiseFilter())
