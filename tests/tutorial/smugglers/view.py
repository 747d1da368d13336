"""What may be seen: by everybody, and by a seat besides. Default is nothing."""

from flibuste.kit.bits import has, members
from flibuste.kit.pile import Row
from flibuste.kit.tables import move_table
from flibuste.kit.texts import Text

from .moves import MOVES
from .rules import NOTHING, CrateFile, Smugglers
from .shapes import OwnView, SeatView, TableView


def ids(file: CrateFile, row: Row) -> list[str]:
    return [file.ids[crate] for crate in row.to_list()]


def locked(file: CrateFile, chosen: int) -> str | None:
    """A locked choice, as the record will have it."""
    return None if chosen == NOTHING else move_table(MOVES, file).meaning(chosen).notation


def table_view(file: CrateFile, state: Smugglers) -> TableView:
    return TableView(
        night=int(state.night),
        nights=int(state.nights),
        seats=[
            SeatView(
                hand=int(state.hands[seat].n),
                store=int(state.stores[seat].size()),
                landed=ids(file, state.landed[seat]),
                seized=ids(file, state.seized[seat]),
                points=int(state.score(seat)),
                chosen=state.chosen[seat] != NOTHING,
                lay_low=has(state.lay_low, seat),
            )
            for seat in range(state.players)
        ],
    )


def own_view(file: CrateFile, state: Smugglers, seat: int) -> OwnView:
    top = state.stores[seat].top
    return OwnView(
        hand=ids(file, state.hands[seat]),
        next=None if top is None or top.n == 0 else file.ids[top.get(top.n - 1)],
        chosen=locked(file, state.chosen[seat]),
    )


def prompt(file: CrateFile, state: Smugglers, seat: int) -> Text:
    if state.pending() == 0:
        return Text("prompt-over")
    if seat >= 0 and state.chosen[seat] != NOTHING:
        return Text("prompt-wait")
    key = "prompt-choose" if seat >= 0 else "prompt-watch"
    return Text(key, {"night": int(state.night), "nights": int(state.nights)})


def outcome(file: CrateFile, state: Smugglers) -> Text:
    winners = members(state.winners())
    points = int(state.score(winners[0]))
    if len(winners) > 1:
        return Text("outcome-shared", {"points": points})
    return Text("outcome-won", {"seat": f"#{winners[0]}", "points": points})
