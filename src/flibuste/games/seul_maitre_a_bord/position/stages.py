"""What several parts of a position need: phases that have something in common, and rows of fixed results."""

from collections.abc import Iterable

from flibuste.games.seul_maitre_a_bord.rules import codes, numbers
from flibuste.games.seul_maitre_a_bord.view import HITS

BUILDING = (codes.CHOOSING, codes.PLACING, codes.TURNING, codes.PORTING)
PREPARING = (codes.SHELTER, codes.BIDDING)
FIGHTING = (codes.SHOT, codes.CREWING, codes.LOOTING, codes.BEATEN)
IN_TURN = (
    *(codes.ACT, codes.PIRATING, codes.TRADING, codes.YARD, codes.SEARCH, codes.ENGAGING),
    *(codes.READY, codes.PAYING, *FIGHTING),
)
HIT_FACES = dict(zip(HITS, (codes.CANNON_FACE, codes.HOLD_FACE, codes.SAILOR_FACE, codes.SAIL_FACE), strict=True))


def packed(results: Iterable[int], bits: int = numbers.DIGIT_BITS) -> int:
    """Results in a word, the next one lowest."""
    word = 0
    for result in reversed(list(results)):
        word = word << bits | result + 1
    return word
