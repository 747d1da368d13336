"""What all tables of a server share."""

from dataclasses import dataclass

from flibuste.server.bot_pool import BotPool
from flibuste.server.clock import PausableClock
from flibuste.server.metrics import Metrics
from flibuste.server.settings import Settings
from flibuste.server.store import Store


@dataclass
class Services:
    settings: Settings
    store: Store
    clock: PausableClock
    metrics: Metrics
    bots: BotPool
    closing: bool = False  # the server stops: nothing new is begun
