"""Secrets of seats and visitors: made at random, kept as hashes, compared in constant time."""

import hashlib
import hmac
import re
import secrets

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # no random_letters that are taken for digits or for each other
TABLE_LETTERS = 12  # 60 bits: nobody comes upon a table by trying
PERSON_LETTERS = 16
TABLE_ID = re.compile(r"[a-z]{2,20}-[0-9a-z]{12}", re.ASCII)
PERSON_COOKIE = re.compile(r"([0-9a-z]{16})\.([0-9a-f]{32})", re.ASCII)


def random_letters(n: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(n))


def new_table_id(name: str) -> str:
    return f"{name.lower()}-{random_letters(TABLE_LETTERS)}"


def new_seat_token() -> str:
    return secrets.token_urlsafe(16)


def fingerprint(token: str) -> str:
    """What is kept of a seat's token: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: str, kept: str) -> bool:
    return hmac.compare_digest(fingerprint(token), kept)


def new_signing_key() -> bytes:
    return secrets.token_bytes(32)


def new_person() -> str:
    return random_letters(PERSON_LETTERS)


def signed(person: str, key: bytes) -> str:
    """The visitor's cookie."""
    return f"{person}.{_signature(person, key)}"


def person_of(cookie: str, key: bytes) -> str | None:
    """Whose cookie it is; None if this server did not make it."""
    parts = PERSON_COOKIE.fullmatch(cookie)
    if parts is None or not hmac.compare_digest(parts[2], _signature(parts[1], key)):
        return None
    return parts[1]


def _signature(person: str, key: bytes) -> str:
    return hmac.digest(key, f"person {person}".encode(), "sha256").hex()[:32]
