"""The golden records of Seul Maître à Bord: every number of players and every length."""

from tests.games.golden import Golden, has

GOLDEN = [
    Golden(
        "2-players",
        2,
        {"rounds": "8"},
        has("neutral-bid", "sold", "discovered", "piracy", "engaged", "storm-entered"),
    ),
    Golden("3-players", 3, {"rounds": "8"}, has("sold", "bought", "engaged", "won", "fled", "trained", "letter")),
    Golden(
        "4-players",
        4,
        {"rounds": "8"},
        has("sold", "engaged", "tied", "won", "ransomed", "discovered", "blown", "treasure"),
    ),
    Golden("6-rounds", 4, {"rounds": "6"}, has("sold", "engaged", "recovery", "reinforcement", "sheltered")),
    Golden("4-rounds", 3, {"rounds": "4"}, has("sold", "engaged", "drifted", "recruited")),
]
