"""The moves, events and reasons of Smugglers, and their words."""

from flibuste.kit.tables import NUMBER, OTHERS, OWNER, SEAT, event, house_reason, reason, told_by, verb
from flibuste.kit.texts import Argument, Text

from . import rules
from .rules import CrateFile, Smugglers


def name(file: CrateFile, crate: int) -> str:
    return f"@crate-{file.ids[crate]}"


# -- moves

MOVES = (
    verb("lie low", rules.LIE_LOW, place="store"),
    verb("land", rules.LAND, things=lambda file: file.ids, place="hand:{thing}"),
)


def label(file: CrateFile, state: Smugglers, seat: int, move: int) -> Text:
    if move == rules.LIE_LOW:
        return Text("label-lie-low")
    return Text("label-land", {"crate": name(file, move - rules.LAND)})


def hint(file: CrateFile, state: Smugglers, seat: int, move: int) -> Text | None:
    return Text("hint-look") if move == rules.LIE_LOW else None


# -- reasons


def the_crate(file: CrateFile, state: Smugglers, seat: int, move: int) -> dict[str, Argument]:
    return {"crate": name(file, move - rules.LAND)}


REASONS = (
    house_reason(rules.NO_SUCH_MOVE, "no-such-move"),
    house_reason(rules.GAME_OVER, "game-over"),
    reason(rules.HAS_CHOSEN, "SMU-NIT-04", "has-chosen"),
    reason(rules.NOT_IN_HAND, "SMU-NIT-02", "not-in-hand", args=the_crate),
    reason(rules.LAY_LOW_BEFORE, "SMU-NIT-03", "lay-low-before", shown=True),
)


# -- events

CRATE = told_by(lambda file, crate: {"crate": file.ids[crate], "name": name(file, crate)}, crate=str, name=str)

EVENTS = (
    event(rules.NIGHT, "night", night=NUMBER),
    event(rules.CHOSE, "chose", seat=SEAT),
    event(rules.PATROL, "patrol", worth=NUMBER),
    event(rules.LANDED, "landed", seat=SEAT, crate=CRATE),
    event(rules.SEIZED, "seized", seat=SEAT, crate=CRATE),
    event(rules.LAY_LOW, "lay-low", seat=SEAT),
    event(rules.LOOKED, "looked", seat=SEAT, crate=CRATE, audience=OWNER),
    event(rules.DREW, "drew", seat=SEAT, crate=CRATE, audience=OWNER),
    event(rules.DREW_UNSEEN, "drew-unseen", seat=SEAT, audience=OTHERS),
    event(rules.ENDED, "ended"),
)
