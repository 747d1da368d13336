"""Choices made before a game: what they can be, as words, as numbers for the rules, and as texts in files."""

import re
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from flibuste.kit.errors import BadOption, in_json
from flibuste.kit.texts import Text

WHOLE_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")

OptionValues = Mapping[str, bool | int | str]


class Option(msgspec.Struct, frozen=True):
    """A choice made before the game: on or off, one of some words, or a number in a range."""

    name: str
    clause: str
    default: bool | int | str
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    later: bool = False  # added after records were made without it: a record tells it where it is not the default

    def check(self, value: object) -> bool | int | str:
        """The value itself, if the option can have it."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
        elif isinstance(self.default, int):
            if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
                return value
        elif isinstance(value, str) and value in self.choices:
            return value
        elif type(value) is int and str(value) in self.choices:  # of words that are numbers, the number will do
            return str(value)
        as_given = value if self.choices and isinstance(value, str) else in_json(value)
        raise BadOption("option-bad-value", option=self.name, value=as_given, allowed=self.allowed())

    def read(self, text: str) -> bool | int | str:
        """The value from its text form, as in a record or on the command line."""
        if isinstance(self.default, bool) and text in ("true", "false"):
            return text == "true"
        if isinstance(self.default, int) and not isinstance(self.default, bool) and WHOLE_NUMBER.fullmatch(text):
            return self.check(int(text))
        return self.check(text)

    def write(self, value: bool | int | str) -> str:
        return str(value).lower() if isinstance(value, bool) else str(value)

    def number(self, value: bool | int | str) -> int:
        """The value as the rules are given it: 0 or 1, a number, or the place among the choices that are no numbers."""
        return int(value) if not isinstance(value, str) or self.has_numbers else self.choices.index(value)

    def value(self, number: int) -> bool | int | str:
        """The value that the rules are given as this number."""
        if isinstance(self.default, bool):
            return number == 1
        if isinstance(self.default, int):
            return number
        return str(number) if self.has_numbers else self.choices[number]

    @property
    def has_numbers(self) -> bool:
        """Whether it is chosen from some numbers."""
        return bool(self.choices) and all(WHOLE_NUMBER.fullmatch(choice) for choice in self.choices)

    def allowed(self) -> Text:
        """The values that it can have, in words."""
        if isinstance(self.default, bool):
            return Text("allowed-switch")
        if isinstance(self.default, int):
            return Text("allowed-whole-number", {"least": self.least, "most": self.most})
        return Text("allowed-one-of", {"choices": ", ".join(self.choices)})


def check_options(options: Sequence[Option], values: OptionValues) -> dict[str, bool | int | str]:
    """All options with their values, those not given by default."""
    known = {o.name: o for o in options}
    for name in values:
        if name not in known:
            raise BadOption("option-unknown", option=name, known=", ".join(known))
    return {o.name: o.check(values.get(o.name, o.default)) for o in options}


def read_options(options: Sequence[Option], given: Iterable[str]) -> dict[str, bool | int | str]:
    """All options, from texts such as `reshuffle=eager`."""
    known = {o.name: o for o in options}
    values: dict[str, bool | int | str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption("option-without-value", given=text)
        if name not in known:
            raise BadOption("option-unknown", option=name, known=", ".join(known))
        values[name] = known[name].read(value)
    return check_options(options, values)


def written_options(options: Sequence[Option], values: OptionValues) -> dict[str, str]:
    """As a record has them: one that was added later only where it differs from its default."""
    return {o.name: o.write(values[o.name]) for o in options if not o.later or values[o.name] != o.default}
