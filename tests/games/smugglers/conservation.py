"""Every smuggler has the same crates from the first night to the last."""

from collections import Counter

from flibuste.kit.game import Game
from flibuste.kit.state import State


def check(game: Game, state: State) -> None:
    printed = Counter({crate["id"]: crate["count"] for crate in game.data["crate"]})
    for number, seat in enumerate(game.write_state(state)["seats"], 1):
        looked_at = [seat["next"]] if seat["next"] else []
        crates = Counter([*seat["hand"], *seat["store"], *seat["landed"], *seat["seized"], *looked_at])
        assert crates == printed, f"seat {number} has {crates}, not {printed}"
