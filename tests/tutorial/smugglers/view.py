"""What may be seen: by everybody, and by a seat besides. Default is nothing."""

from typing import Any

from flibuste.kit.bits import has, members
from flibuste.kit.texts import Text

from .moves import Wording
from .rules import NOTHING, Smugglers


def table(state: Smugglers, words: Wording) -> dict[str, Any]:
    return {
        "night": int(state.night),
        "nights": int(state.nights),
        "seats": [
            {
                "hand": int(state.hands[seat].n),
                "store": int(state.stores[seat].size()),
                "landed": [words.crates[crate] for crate in state.landed[seat].to_list()],
                "seized": [words.crates[crate] for crate in state.seized[seat].to_list()],
                "points": int(state.score(seat)),
                "chosen": state.chosen[seat] != NOTHING,
                "lay_low": has(state.lay_low, seat),
            }
            for seat in range(state.players)
        ],
    }


def own(state: Smugglers, seat: int, words: Wording) -> dict[str, Any]:
    top = state.stores[seat].top
    chosen = state.chosen[seat]
    return {
        "hand": [words.crates[crate] for crate in state.hands[seat].to_list()],
        "next": None if top is None or top.n == 0 else words.crates[top.get(top.n - 1)],
        "chosen": None if chosen == NOTHING else words.notations[chosen],
    }


def prompt(state: Smugglers, seat: int) -> Text:
    if state.pending() == 0:
        return Text("prompt-over")
    if seat >= 0 and state.chosen[seat] != NOTHING:
        return Text("prompt-wait")
    key = "prompt-choose" if seat >= 0 else "prompt-watch"
    return Text(key, {"night": int(state.night), "nights": int(state.nights)})


def outcome(state: Smugglers) -> Text:
    winners = members(state.winners())
    points = int(state.score(winners[0]))
    if len(winners) > 1:
        return Text("outcome-shared", {"points": points})
    return Text("outcome-won", {"seat": f"#{winners[0]}", "points": points})
