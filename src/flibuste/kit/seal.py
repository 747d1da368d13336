"""Where the words of luck come from: a seed for simulation, a sealed secret for a table of people."""

import hashlib
import hmac
import secrets
from typing import Protocol

from flibuste.kit.errors import BadOption, quoted
from flibuste.kit.luck import word_of

SECRET_BYTES = 32
LARGEST_SEED = 10**18 - 1  # what a record can hold
LONGEST_WORDS = 64


class Luck(Protocol):
    """Gives word n: 0 for the deal, n for the n-th effective move."""

    def word(self, n: int) -> int: ...


class SeededLuck:
    """Luck that anybody can repeat from a number."""

    def __init__(self, seed: int) -> None:
        if not (isinstance(seed, int) and 0 <= seed <= LARGEST_SEED):
            raise BadOption("seed-out-of-range", seed=quoted(seed), most=str(LARGEST_SEED))
        self.seed = seed

    def word(self, n: int) -> int:
        return word_of(self.seed, n)


class SealedLuck:
    """Luck that nobody could choose and everybody can check afterwards.

    The seal, published before the game, is the SHA-256 of the secret. The seats' own words are mixed in, so that who
    made the secret could not choose the luck either.
    """

    def __init__(self, secret: bytes, words: tuple[str, ...]) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        for w in words:
            if not allowed_words(w):
                raise ValueError(f"a seat's words are at most {LONGEST_WORDS} printable characters, not {w!r}")
        self.secret = secret
        self.words = words
        self._begun = hmac.new(secret + "\n".join(words).encode(), digestmod="sha256")

    def __reduce__(self) -> tuple[type["SealedLuck"], tuple[bytes, tuple[str, ...]]]:
        return SealedLuck, (self.secret, self.words)

    @property
    def seal(self) -> str:
        return seal_of(self.secret)

    def word(self, n: int) -> int:
        mac = self._begun.copy()
        mac.update(n.to_bytes(8, "big"))
        return int.from_bytes(mac.digest()[:8], "big") >> 4


def allowed_words(words: str) -> bool:
    return len(words) <= LONGEST_WORDS and words.isprintable()


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def seal_of(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()
