"""What happens in seeded games, as one digest per table: `python -m tests.laws.traces 16` prints them."""

import hashlib
import json
import random
import sys
from pathlib import Path

import flibuste.kit.bits
from flibuste.kit.game import Game
from flibuste.kit.state import SPECTATOR
from tests.laws.found import every_game
from tests.laws.positions import LONGEST_GAME, Crew, a_word, begun

COMPILED = "compiled"
UNCOMPILED = "uncompiled"


def build() -> str:
    return UNCOMPILED if Path(flibuste.kit.bits.__file__).suffix == ".py" else COMPILED


def digest_of(game: Game, players: int, games: int) -> str:
    """Every move of so many games, with the whole state after it and what a random watcher may imagine it to be."""
    trace = hashlib.sha256()
    for deal in range(games):
        dice = random.Random(f"{game.id} {players} trace {deal}")
        play = begun(game, players, dice)
        crew = Crew(game, dice)
        trace.update(str(play.state.pack()).encode())
        while not play.over and len(play.made) < LONGEST_GAME:
            crew.move(play)
            imagined = play.state.copy()
            imagined.resample(dice.randrange(SPECTATOR, players), a_word(dice))
            trace.update(f"{play.made[-1]} {play.state.pack()} {imagined.pack()}".encode())
        trace.update(f"{play.scores()} {play.winners()}".encode())
    return trace.hexdigest()


def traces(games: int) -> dict[str, str]:
    return {
        f"{id} for {players}": digest_of(game, players, games)
        for id, game in every_game().items()
        for players in game.player_counts
    }


if __name__ == "__main__":
    found = {"build": build(), "from": str(Path(flibuste.__file__).parent), "traces": traces(int(sys.argv[1]))}
    print(json.dumps(found))
