"""The golden records of Pirate King: every number of players and every option."""

from tests.games.golden import Golden, has, needs_its_options

OFTEN = ("stopped", "sank", "tied", "token", "flipped", "hit", "peeked", "discarded", "reshuffled")

GOLDEN = [
    Golden("2-players", 2, {}, has(*OFTEN, "boxed-by", "boxed")),
    Golden("3-players", 3, {}, has(*OFTEN, "copied", "lent", "forgotten")),
    Golden("4-players", 4, {}, has(*OFTEN, "salvaged", "loot-played", "lent", "retrieved")),
    Golden("5-players", 5, {}, has(*OFTEN, "copied", "salvaged", "loot-played")),
    Golden("dealt", 3, {"setup": "deal"}, has(*OFTEN)),
    Golden("named-winner", 4, {}, has("crowned")),
    Golden("stopped-stay-afloat", 4, {"stopped_players_can_be_sunk": False}, needs_its_options),
    Golden("stopped-obey", 3, {"forced_reveal_hits_stopped_players": True}, needs_its_options),
    Golden("bonuses-counted-once", 4, {"gain_per_is_continuous": False}, needs_its_options),
    Golden("sunk-take-no-monsters", 3, {"sunk_players_rank_for_monsters": False}, needs_its_options),
    Golden("looking-shuffles", 2, {"peek_reshuffles_only_when_pile_empty": False}, needs_its_options),
    Golden("lent-cards-return", 5, {"wilson_auto_retrieve": True}, has("retrieved")),
    Golden("equal-decks", 5, {"starter_deck_identical": True}, has(*OFTEN)),
]
