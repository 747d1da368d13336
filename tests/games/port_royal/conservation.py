"""No card is ever made or lost, and a card stays what it is on whichever side it lies."""

from collections import Counter

from flibuste.kit.game import Game
from flibuste.kit.state import State


def check(game: Game, state: State) -> None:
    position = game.write_state(state)
    cards = [
        *position["draw"],
        *position["top"],
        *position["discard"],
        *position["harbour"],
        *position["expeditions"],
        *([position["drawn"]] if position["drawn"] else []),
    ]
    for seat in position["seats"]:
        cards += [*seat["display"], *(coin.partition("/")[0] for coin in seat["coins"])]
    from_players = game.data["rules"]["five_player_expedition_from"]
    printed: Counter[str] = Counter()
    for table in ("ship", "person", "expedition", "tax"):
        for card in game.data[table]:
            left_out = card.get("five_player_only") and state.players < from_players
            printed[card["id"]] += 0 if left_out else card["count"]
    assert Counter(cards) == +printed, f"{Counter(cards) - printed} too many, {printed - Counter(cards)} missing"
