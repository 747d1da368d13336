"""Ways to spoil a text: by hand, by a bad line, by malice."""

import contextlib
import copy
import json
import random
import re
from collections.abc import Callable
from typing import Any

SIGNS = "\x00\x07\t\r\n \"'\\{}[]|:=,.;#@$-/0129aZé«\u00a0\u0661\u202f\u2028\ud800\ufeff😀"
NUMBERS = [
    "0",
    "-1",
    "00",
    "1e999",
    "0.5",
    "256",
    "65536",
    str(2**31),
    str(2**62),
    str(2**64),
    "9" * 30,
    "9" * 5000,
]
NASTY: list[Any] = [
    *(None, True, False, 0, 1, -1, 2, 7, 255, 256, 2**31, 2**62, 2**64, 10**30, 0.5, 1e300, -0.0),
    *("", "x", "0", "null", "@crate-rum", "#0", "x" * 3000, "\ud800", "\x00", "red-1-1/0", "red-1-1/99999999999"),
    *([], {}, [[]], [None], {"": None}, ["salt"], {"hand": []}),
]

Mutation = Callable[[str, random.Random], str]


def spot(text: str, dice: random.Random) -> int:
    return dice.randrange(len(text) + 1)


def replace_a_sign(text: str, dice: random.Random) -> str:
    at = spot(text, dice)
    return text[:at] + dice.choice(SIGNS) + text[at + 1 :]


def insert_signs(text: str, dice: random.Random) -> str:
    at = spot(text, dice)
    return text[:at] + "".join(dice.choices(SIGNS, k=dice.randint(1, 5))) + text[at:]


def delete_a_piece(text: str, dice: random.Random) -> str:
    at = spot(text, dice)
    return text[:at] + text[at + dice.choice([1, 2, 10, 200]) :]


def double_a_piece(text: str, dice: random.Random) -> str:
    at = spot(text, dice)
    end = at + dice.choice([1, 10, 100])
    return text[:end] + text[at:end] * dice.choice([1, 1, 50]) + text[end:]


def cut_short(text: str, dice: random.Random) -> str:
    return text[: spot(text, dice)]


def change_a_number(text: str, dice: random.Random) -> str:
    numbers = list(re.finditer(r"\d+", text))
    if not numbers:
        return text
    found = dice.choice(numbers)
    near = str(int(found[0][:18]) + dice.choice([-1, 1]))
    return text[: found.start()] + dice.choice([near, near, *NUMBERS]) + text[found.end() :]


def change_a_word(text: str, dice: random.Random) -> str:
    """One word of the text takes the place of another."""
    words = list(re.finditer(r"[\w-]+", text))
    if len(words) < 2:
        return text
    this, that = dice.sample(words, 2)
    return text[: this.start()] + that[0] + text[this.end() :]


def swap_lines(text: str, dice: random.Random) -> str:
    lines = text.split("\n")
    i, j = dice.randrange(len(lines)), dice.randrange(len(lines))
    lines[i], lines[j] = lines[j], lines[i]
    return "\n".join(lines)


def delete_a_line(text: str, dice: random.Random) -> str:
    lines = text.split("\n")
    del lines[dice.randrange(len(lines))]
    return "\n".join(lines)


def double_a_line(text: str, dice: random.Random) -> str:
    lines = text.split("\n")
    i = dice.randrange(len(lines))
    return "\n".join([*lines[:i], *[lines[i]] * dice.choice([2, 2, 1000]), *lines[i + 1 :]])


def other_line_ends(text: str, dice: random.Random) -> str:
    return text.replace("\n", dice.choice(["\r\n", "\r", "\x85", "\n\n", " \n"]))


TEXT_MUTATIONS: tuple[Mutation, ...] = (
    replace_a_sign,
    insert_signs,
    delete_a_piece,
    double_a_piece,
    cut_short,
    change_a_number,
    change_a_number,
    change_a_word,
    change_a_word,
    swap_lines,
    delete_a_line,
    double_a_line,
    other_line_ends,
)


def spoiled(text: str, dice: random.Random) -> str:
    """One to three mutations of a text."""
    for _ in range(dice.choice([1, 1, 1, 2, 3])):
        text = dice.choice(TEXT_MUTATIONS)(text, dice)
    return text


# -- JSON


def something_nasty(dice: random.Random, *more: Any) -> Any:
    """A new one each time: later mutations may change it."""
    return copy.deepcopy(dice.choice([*NASTY, *more]))


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every value inside, however deep, as its container and its key there."""
    found: list[tuple[Any, Any]] = []
    seen: set[int] = set()  # a change of places may put a thing into itself
    containers = [value]
    for container in containers:
        if isinstance(container, dict | list) and id(container) not in seen:
            seen.add(id(container))
            keys = list(container) if isinstance(container, dict) else range(len(container))
            found += [(container, key) for key in keys]
            containers += [container[key] for key in keys]
    return found


def spoiled_json(text: str, dice: random.Random) -> str:
    """A JSON object with wrong values, types, fields and shapes; still JSON for the most part."""
    if dice.random() < 0.2:
        return spoiled(text, dice)
    value = json.loads(text)
    for _ in range(dice.choice([1, 1, 1, 2, 3])):
        everywhere = places(value)
        if not everywhere:
            break
        container, key = dice.choice(everywhere)
        match dice.randrange(8):
            case 0:
                container[key] = something_nasty(dice)
            case 1:
                del container[key]
            case 2 if isinstance(container, dict):
                container[dice.choice(["", "kind", "luck", "players", "x" * 500, "\ud800"])] = something_nasty(dice)
            case 2 | 3 if isinstance(container, list):
                container.insert(dice.randrange(len(container) + 1), something_nasty(dice, container[key]))
            case 4:
                container[key] = [container[key]]
            case 5 if isinstance(container[key], int):
                container[key] += dice.choice([-1, 1, 2, 1000])
            case _:  # two values change places
                other, there = dice.choice(everywhere)
                with contextlib.suppress(KeyError, IndexError):  # it may have been deleted before
                    container[key], other[there] = other[there], container[key]
    try:
        written = json.dumps(value, ensure_ascii=dice.random() < 0.5)
    except (ValueError, RecursionError):  # a change of places has put a thing into itself
        return text.replace(":", ": [", 3)
    return dice.choice([as_it_is, as_it_is, as_it_is, not_a_number, twice, nested])(written, dice)


def as_it_is(text: str, dice: random.Random) -> str:
    return text


def not_a_number(text: str, dice: random.Random) -> str:
    return re.sub(r": \d+", f": {dice.choice(['NaN', 'Infinity', '-Infinity', *NUMBERS])}", text, count=1)


def twice(text: str, dice: random.Random) -> str:
    """A name stands twice in the same object."""
    pairs = re.findall(r'"\w+": (?:\d+|"[^"]*"|true|null)', text)
    return text.replace("{", "{" + dice.choice(pairs) + ", ", 1) if pairs else text


def nested(text: str, dice: random.Random) -> str:
    depth = dice.choice([5, 300, 900, 990, 5000])
    deep = "[" * depth + "]" * depth
    return re.sub(r': (\d+|"[^"]*"|true|null)', lambda found: f": {deep}", text, count=1)
