"""Sealed luck can be checked by anybody with SHA-256."""

import hashlib
import pickle
from typing import Any

import pytest

from flibuste.kit.errors import BadOption
from flibuste.kit.luck import word_of
from flibuste.kit.seal import (
    LARGEST_SEED,
    LONGEST_WORDS,
    SECRET_BYTES,
    SealedLuck,
    SeededLuck,
    allowed_words,
    new_secret,
    seal_of,
)

SECRET = bytes(range(32))


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104, written from its text and not from a library."""
    if len(key) > 64:
        key = hashlib.sha256(key).digest()
    key = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(b ^ 0x36 for b in key) + message).digest()
    return hashlib.sha256(bytes(b ^ 0x5C for b in key) + inner).digest()


def test_the_second_writing_of_hmac_gives_the_published_example() -> None:
    """RFC 4231, test case 2."""
    digest = hmac_sha256(b"Jefe", b"what do ya want for nothing?")
    assert digest.hex() == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"


@pytest.mark.parametrize("words", [("", ""), ("tide 8c1f", "été"), ("x" * 64, "y" * 64, "z" * 64)])
@pytest.mark.parametrize("n", [0, 1, 2, 255, 256, 99_999])
def test_a_word_is_the_first_60_bits_of_the_hmac_of_its_number(words: tuple[str, ...], n: int) -> None:
    digest = hmac_sha256(SECRET + "\n".join(words).encode(), n.to_bytes(8, "big"))
    assert f"{SealedLuck(SECRET, words).word(n):015x}" == digest.hex()[:15]


def test_the_seal_is_the_sha256_of_the_secret() -> None:
    expected = hashlib.sha256(SECRET).hexdigest()
    assert SealedLuck(SECRET, ("a",)).seal == seal_of(SECRET) == expected
    assert expected.startswith("630dcd2966c43366")


def test_every_word_of_every_seat_changes_the_luck() -> None:
    lucks = [("a", "b"), ("b", "a"), ("a", "c"), ("", "ab"), ("ab", ""), ("a", "b", "")]
    assert len({SealedLuck(SECRET, words).word(1) for words in lucks}) == len(lucks)


def test_secrets_are_new_each_time() -> None:
    secrets = {new_secret() for _ in range(20)}
    assert len(secrets) == 20
    assert {len(secret) for secret in secrets} == {SECRET_BYTES}


@pytest.mark.parametrize("words", ["two\nlines", "tab\t", "\x00", "x" * (LONGEST_WORDS + 1), "\ud800", "\u2028"])
def test_words_that_no_record_could_hold_are_refused(words: str) -> None:
    assert not allowed_words(words)
    with pytest.raises(ValueError, match="at most 64 printable characters"):
        SealedLuck(SECRET, ("fine", words))


@pytest.mark.parametrize("words", ["", "x" * LONGEST_WORDS, "été 3 ⚓", "@ship", "#0"])
def test_printable_words_are_allowed(words: str) -> None:
    assert allowed_words(words)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_secret_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match=f"32 bytes, not {length}"):
        SealedLuck(bytes(length), ())


def test_seeded_luck_can_be_repeated() -> None:
    assert [SeededLuck(7).word(n) for n in range(5)] == [word_of(7, n) for n in range(5)]
    assert SeededLuck(7).word(1) != SeededLuck(8).word(1)


@pytest.mark.parametrize("seed", [-1, -5, LARGEST_SEED + 1, 10**30, 1.5, "7", None])
def test_a_seed_that_no_record_could_hold_is_refused(seed: Any) -> None:
    with pytest.raises(BadOption, match="A seed is a whole number from 0 to 999999999999999999, not ") as refused:
        SeededLuck(seed)
    assert str(seed) in refused.value.say("fr")


def test_luck_can_be_sent_to_another_process() -> None:
    for luck in (SeededLuck(LARGEST_SEED), SealedLuck(SECRET, ("tide", "été"))):
        sent = pickle.loads(pickle.dumps(luck))
        assert [sent.word(n) for n in range(5)] == [luck.word(n) for n in range(5)]
