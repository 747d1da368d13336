"""A state as a row of whole numbers and back, from the list of its fields.

A class names in `FIELDS` what makes it up: numbers, rows of cards, piles, lists of these, and objects that name their
own `FIELDS`. Equal things have equal packs: where equal things can lie differently, as coins in a ring, a field is a
property that gives a list and takes one.
"""

from typing import Any

from flibuste.kit.pile import Pile, Row


def pack_fields(thing: Any, out: list[int]) -> None:
    for name in type(thing).FIELDS:
        pack_value(getattr(thing, name), out)


def pack_value(value: Any, out: list[int]) -> None:
    if isinstance(value, int):
        out.append(int(value))
    elif isinstance(value, Row):
        out.append(int(value.n))
        out += value.to_list()
    elif isinstance(value, Pile):
        pack_value(value.rest, out)
        top = value.top
        known = [] if top is None else [int(value.known[i]) for i in range(top.n)]
        pack_value(known, out)
        if top is not None:
            out += top.to_list()
        out.append(int(value.shuffles))
    elif hasattr(value, "FIELDS"):
        pack_fields(value, out)
    else:
        out.append(len(value))
        for part in value:
            pack_value(part, out)


def unpack_fields(thing: Any, left: list[int]) -> None:
    """Fill a thing of the right size with its numbers, which are taken from the end of `left`."""
    for name in type(thing).FIELDS:
        before = getattr(thing, name)
        after = unpack_value(before, left)
        if after is not before or (isinstance(after, list) and getattr(thing, name) is not after):  # so of a property
            setattr(thing, name, after)


def unpack_value(before: Any, left: list[int]) -> Any:
    """The value that stands next in `left`, of the kind of the one before it, which is filled where it can be."""
    if isinstance(before, bool):
        return left.pop() != 0
    if isinstance(before, int):
        return left.pop()
    if isinstance(before, Row):
        before.fill(next_row(left))
    elif isinstance(before, Pile):
        unpack_pile(before, left)
    elif hasattr(before, "FIELDS"):
        unpack_fields(before, left)
    else:
        return unpack_list(before, left)
    return before


def unpack_pile(pile: Pile, left: list[int]) -> None:
    pile.rest.fill(next_row(left))
    if pile.top is not None:
        pile.top.clear()
    for known in next_row(left):
        pile.lay_on_top(left.pop(), known)
    pile.shuffles = left.pop()


def unpack_list(before: Any, left: list[int]) -> Any:
    n = left.pop()
    if n != len(before):
        if len(before) and not isinstance(before[0], int):
            raise ValueError(f"there are {len(before)} of these, not {n}")
        return type(before)([left.pop() for _ in range(n)])
    for i in range(n):
        after = unpack_value(before[i], left)
        if after is not before[i]:
            before[i] = after
    return before


def next_row(left: list[int]) -> list[int]:
    n = left.pop()
    if not 0 <= n <= len(left):
        raise ValueError(f"{n} numbers are announced and {len(left)} are left")
    return [left.pop() for _ in range(n)]
