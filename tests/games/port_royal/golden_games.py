"""The golden records of Port Royal: every number of players and every option."""

from flibuste.kit.play import Play
from tests.games.golden import Golden, has, needs_its_options

has_everything = has("repelled", "bust", "taxed", "claimed", "fee", "reshuffled")


def claimed_after_a_bust(play: Play) -> bool:
    keys = [event.key for events in play.events for event in events]
    turns = " ".join(keys).split("turn ")
    return any("claimed" in turn.partition("bust")[2] for turn in turns)


GOLDEN = [
    Golden("2-players", 2, {}, has_everything),
    Golden("3-players", 3, {}, has_everything),
    Golden("4-players", 4, {}, has_everything),
    Golden("5-players", 5, {}, has_everything),
    Golden("end-requires-expedition", 3, {"end_requires_expedition": True}, needs_its_options),
    Golden("governor-next-slot", 3, {"governor_timing": "next_slot"}, needs_its_options),
    Golden("claim-after-bust", 4, {"claim_after_bust": True}, claimed_after_a_bust),
    Golden("eager-reshuffle", 2, {"reshuffle": "eager"}, needs_its_options),
    Golden("seat0-starts", 5, {"start_player": "seat0"}, needs_its_options),
    Golden("round-cap", 3, {"round_cap": 6}, needs_its_options),
]
