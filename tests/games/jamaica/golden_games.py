"""The golden records of Jamaica: every number of players and every option."""

from flibuste.kit.play import Play
from tests.games.golden import Golden, has, needs_its_options

# Battles won and drawn, booty, treasures, shortages and a reshuffle.
has_everything = has("won", "tied", "looted", "treasure-up", "treasure-down", "short", "load-lost", "reshuffled")


def has_the_ghost(play: Play) -> bool:
    fought = [event.args for events in play.events for event in events if event.key == "attacked"]
    return has_everything(play) and any("@ghost" in (args["ship"], args["other"]) for args in fought)


GOLDEN = [
    Golden("2-players", 2, {}, has_the_ghost),
    Golden("3-players", 3, {}, has_everything),
    Golden("4-players", 4, {}, has_everything),
    Golden("5-players", 5, {}, has_everything),
    Golden("6-players", 6, {}, has_everything),
    Golden("classic-treasures", 3, {"treasures": "classic"}, needs_its_options),
    Golden("rum-on-loot", 4, {"rum_on_loot": True}, needs_its_options),
    Golden("round-cap", 3, {"round_cap": 6}, needs_its_options),
]
