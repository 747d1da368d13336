"""Play every game as simulations and bots do, for a compiler that learns from it which ways are walked most.

`setup.py` runs it with an instrumented build when FLIBUSTE_PGO=1. Its luck is not that of any benchmark.
"""

from flibuste import bot_named, find_games
from flibuste.kit.luck import word_of
from flibuste.kit.state import MAX_LEGAL_MOVES, Moves
from flibuste.lab.playout import play_by_bots, play_randomly

SEED = 70_000_001
RANDOM_GAMES = 400  # of each game, for each number of players
RULE_BOT_GAMES = 30
SEARCH_GAMES = 1
SEARCH = "search:60"


def main() -> None:
    moves = Moves(MAX_LEGAL_MOVES)
    for game in find_games().values():
        for players in game.player_counts:
            for n in range(RANDOM_GAMES):
                play_randomly(game.new(players, word=word_of(SEED, n)), moves)
            for name, games in (("rule", RULE_BOT_GAMES), (SEARCH, SEARCH_GAMES)):
                for n in range(games):
                    bots = [bot_named(game, name) for _ in range(players)]
                    play_by_bots(game.new(players, word=word_of(SEED + 1, n)), bots, SEED + n, False)


if __name__ == "__main__":
    main()
