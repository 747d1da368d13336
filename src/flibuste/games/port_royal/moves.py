"""Moves of Port Royal in notation, words and places; the words of its events and refusals."""

from collections.abc import Mapping
from functools import cache

from flibuste.games.port_royal.figures import COLOURS, SYMBOLS, CardFile, Expedition, Ship
from flibuste.games.port_royal.rules import codes, trade_and_hire
from flibuste.games.port_royal.rules.state import PortRoyal
from flibuste.kit.bits import count, has
from flibuste.kit.errors import UnknownMove
from flibuste.kit.game import Event, Refusal
from flibuste.kit.old_game import Reason
from flibuste.kit.state import Note
from flibuste.kit.texts import Argument, Text

WORDS = {"draw": codes.DRAW, "stop": codes.STOP, "keep": codes.KEEP, "repel": codes.REPEL}
CALLING_OF = {"settler": codes.SETTLER, "captain": codes.CAPTAIN, "priest": codes.PRIEST}

REASONS = {
    codes.NOT_YOUR_TURN: Reason("", "house-not-your-turn"),
    codes.GAME_OVER: Reason("", "house-game-over"),
    codes.NO_SUCH_MOVE: Reason("", "house-no-such-move"),
    codes.NO_SUCH_PERSON: Reason("PR-HIR-01", "refusal-no-such-person"),
    codes.NO_SUCH_SHIP: Reason("PR-TRD-05", "refusal-no-such-ship"),
    codes.NO_SUCH_EXPEDITION: Reason("PR-EXP-01", "refusal-no-such-expedition"),
    codes.MUST_DRAW_FIRST: Reason("PR-DIS-02", "refusal-must-draw-first"),
    codes.NOTHING_TO_DRAW: Reason("PR-DIS-10", "refusal-nothing-to-draw"),
    codes.DRAWN_ENOUGH: Reason("PR-DIS-10", "refusal-drawn-enough"),
    codes.NOT_IN_PHASE_2: Reason("PR-DIS-01", "refusal-not-in-phase-2"),
    codes.TOO_FEW_SWORDS: Reason("PR-REP-02", "refusal-too-few-swords", shown=True),
    codes.SKULL: Reason("PR-REP-03", "refusal-skull", shown=True),
    codes.ONLY_SHIP_JUST_DRAWN: Reason("PR-REP-04", "refusal-only-ship-just-drawn"),
    codes.REPEL_FIRST: Reason("PR-REP-04", "refusal-repel-first"),
    codes.REPEL_BEFORE_CLAIM: Reason("PR-EXP-06", "refusal-repel-first"),
    codes.NOT_IN_PHASE_1: Reason("PR-DIS-01", "refusal-not-in-phase-1"),
    codes.TOO_DEAR: Reason("PR-HIR-03", "refusal-too-dear", shown=True),
    codes.NO_COIN_FOR_FEE: Reason("PR-CMP-02", "refusal-no-coin-for-fee", shown=True),
    codes.TAKES_USED: Reason("PR-TRD-01", "refusal-takes-used"),
    codes.PERSONS_MISSING: Reason("PR-EXP-01", "refusal-persons-missing", shown=True),
    codes.ONLY_ACTIVE_CLAIMS: Reason("PR-EXP-06", "refusal-only-active-claims"),
    codes.TURN_LOST: Reason("PR-BST-03", "refusal-turn-lost"),
}

WHY_GAINED = {
    codes.BY_ADMIRALS: "@why-admiral",
    codes.BY_JESTERS: "@why-jester",
    codes.BY_MOST_SWORDS: "@why-most-swords",
    codes.BY_LEAST_VP: "@why-least-points",
}


# -- notation


def notation(file: CardFile, move: int) -> str:
    figures = file.figures
    for word, code in WORDS.items():
        if move == code:
            return word
    if codes.TRADE <= move < codes.HIRE:
        return f"trade {COLOURS[move - codes.TRADE]}"
    if codes.HIRE <= move < figures.first_claim:
        return f"hire {file.ids[figures.person_of(move)]}"
    if figures.first_claim <= move < figures.codes:
        return f"claim {file.ids[figures.expedition_of(move)]}"
    raise UnknownMove("move-unknown", move=str(move))


def parse(file: CardFile, text: str) -> int:
    figures = file.figures
    verb, _, thing = text.partition(" ")
    if not thing and verb in WORDS:
        return WORDS[verb]
    if verb == "trade" and thing in COLOURS:
        return codes.TRADE + COLOURS.index(thing)
    card = file.kind_of.get(thing, codes.NONE)
    if verb == "hire" and figures.first_person <= card < figures.first_expedition:
        return codes.HIRE + card - figures.first_person
    if verb == "claim" and figures.first_expedition <= card < figures.first_tax:
        return figures.first_claim + card - figures.first_expedition
    raise UnknownMove("move-unknown", move=text)


def card_of(file: CardFile, state: PortRoyal, move: int) -> int:
    """The card that a move is about (NONE: there is none)."""
    if move >= file.figures.first_claim:
        return file.figures.expedition_of(move)
    if move >= codes.TRADE:
        return trade_and_hire.card_taken(state, move)
    if move in (codes.KEEP, codes.REPEL):
        return state.drawn if state.drawn != codes.NONE else state.last_drawn
    return codes.NONE


def place(file: CardFile, state: PortRoyal, move: int) -> str:
    card = card_of(file, state, move)
    if move == codes.DRAW:
        return "pile"
    if move < codes.TRADE or card == codes.NONE:
        return "button"
    return f"{'expedition' if move >= file.figures.first_claim else 'harbour'}:{file.ids[card]}"


# -- labels and hints


def the(file: CardFile, card: int) -> str:
    return f"@{file.cards[card].full_name}.the"


def a(file: CardFile, card: int) -> str:
    return f"@{file.cards[card].full_name}.a"


def seat_name(seat: int) -> str:
    return f"#{seat}"


def persons(numbers: Mapping[str, int]) -> tuple[Text, ...]:
    """So many settlers, captains, priests and jacks, as a row of words."""
    return tuple(Text(f"some-{kind}", {"n": n}) for kind, n in numbers.items() if n)


@cache
def numbers_of(requires: tuple[str, ...]) -> dict[str, int]:
    return {symbol: requires.count(symbol) for symbol in SYMBOLS}


def needed(expedition: Expedition) -> Mapping[str, int]:
    return numbers_of(expedition.requires)


def missing(state: PortRoyal, seat: int, expedition: Expedition) -> dict[str, int]:
    """Persons that a seat lacks; its jacks stand in for the first ones it lacks."""
    crew = state.companies[seat].crew
    jacks = int(crew[codes.JACK])
    lacking: dict[str, int] = {}
    for symbol, n in needed(expedition).items():
        short = max(0, n - int(crew[CALLING_OF[symbol]]))
        filled = min(short, jacks)
        jacks -= filled
        if short > filled:
            lacking[symbol] = short - filled
    return lacking


def spent(state: PortRoyal, seat: int, expedition: Expedition) -> dict[str, int]:
    """Persons that a claim would discard, jacks filling what is missing (PR-EXP-04)."""
    crew = state.companies[seat].crew
    own = {symbol: min(n, int(crew[CALLING_OF[symbol]])) for symbol, n in needed(expedition).items()}
    return {**own, "jack": len(expedition.requires) - sum(own.values())}


def label(file: CardFile, state: PortRoyal, seat: int, move: int) -> Text:
    card = card_of(file, state, move)
    if move == codes.DRAW:
        return Text("label-draw")
    if move == codes.STOP:
        return _label_of_stopping(state)
    if move >= file.figures.first_claim:
        return _label_of_claim(file, card)
    if card == codes.NONE:
        return Text("label-no-ship" if move in (codes.KEEP, codes.REPEL) else "label-no-such-ship")
    if move == codes.KEEP:
        return Text("label-keep", {"name": the(file, card)})
    if move == codes.REPEL:
        return Text("label-repel", {"name": the(file, card)})
    if move < codes.HIRE:
        coins = trade_and_hire.net_income(state, seat, card)
        return Text("label-trade", {"name": the(file, card), "coins": coins})
    return Text("label-hire", {"name": the(file, card), "price": trade_and_hire.price(state, seat, card)})


def _label_of_stopping(state: PortRoyal) -> Text:
    if state.phase == codes.DISCOVERING:
        return Text("label-stop")
    if state.phase == codes.TRADING and trade_and_hire.may_take(state):
        return Text("label-pass" if state.taken == 0 else "label-pass-rest")
    return Text("label-no-claim")


def _label_of_claim(file: CardFile, card: int) -> Text:
    expedition = file.expedition(card)
    return Text(
        "label-claim",
        {"persons": persons(needed(expedition)), "coins": expedition.coins, "points": expedition.vp},
    )


def hint(file: CardFile, state: PortRoyal, seat: int, move: int) -> Text | None:
    card = card_of(file, state, move)
    if move == codes.STOP and state.phase == codes.DISCOVERING:
        return Text("hint-stop", {"flags": flags(state), "takes": takes_when_stopping(state)})
    if move == codes.KEEP and has(state.colours, state.figures.color[card]):
        return Text("hint-keep-clash", {"name": f"@{file.cards[card].full_name}.second"})
    if move >= file.figures.first_claim:
        return Text("hint-claim", {"persons": persons(spent(state, seat, file.expedition(card)))})
    if move >= codes.TRADE and trade_and_hire.fee_of(state, seat):
        return Text("hint-fee", {"coins": trade_and_hire.fee_of(state, seat), "other": seat_name(state.active)})
    return None


def flags(state: PortRoyal) -> int:
    """Ship colours in the harbour, or as counted when trading began."""
    return state.flags if state.phase == codes.TRADING else count(state.colours)


def takes_when_stopping(state: PortRoyal) -> int:
    return trade_and_hire.takes(state, state.active, flags(state))


# -- refusals


def refusal(file: CardFile, state: PortRoyal, seat: int, move: int, reason: int) -> Refusal:
    why = REASONS[reason]
    return Refusal(
        why.clause,
        Text(why.key, _refusal_args(file, state, seat, move, reason)),
        _counted(file, state, seat, move, reason),
    )


def _refusal_args(file: CardFile, state: PortRoyal, seat: int, move: int, reason: int) -> dict[str, Argument]:
    card = card_of(file, state, move) if 0 <= move < file.figures.codes else codes.NONE
    if reason == codes.NO_SUCH_PERSON:
        return {"name": a(file, card), "price": int(state.figures.cost[card])}
    if reason == codes.NO_SUCH_SHIP:
        return {"name": f"@ship-{COLOURS[move - codes.TRADE]}.a"}
    if reason == codes.NO_SUCH_EXPEDITION:
        return {"persons": persons(needed(file.expedition(card)))}
    if reason == codes.TOO_FEW_SWORDS:
        need, have = state.figures.swords[card], state.companies[seat].swords
        return {"name": the(file, card), "need": int(need), "have": have}
    if reason == codes.SKULL:
        return {"name": the(file, card)}
    if reason in (codes.REPEL_FIRST, codes.REPEL_BEFORE_CLAIM):
        return {"name": the(file, state.drawn)}
    if reason == codes.TOO_DEAR:
        price, fee = trade_and_hire.price(state, seat, card), trade_and_hire.fee_of(state, seat)
        return {"name": the(file, card), "need": price, "have": state.companies[seat].coins, "fee": fee}
    if reason == codes.NO_COIN_FOR_FEE:
        fee, have = trade_and_hire.fee_of(state, seat), state.companies[seat].coins
        return {"name": the(file, card), "need": fee, "have": have}
    if reason == codes.TAKES_USED:
        return {"taken": state.taken}
    if reason == codes.DRAWN_ENOUGH:
        return {"draws": state.draws}
    if reason == codes.PERSONS_MISSING:
        return {"persons": persons(missing(state, seat, file.expedition(card)))}
    if reason == codes.ONLY_ACTIVE_CLAIMS:
        return {"other": seat_name(state.active)}
    return {}


def _counted(file: CardFile, state: PortRoyal, seat: int, move: int, reason: int) -> tuple[str, ...]:
    """The persons of the display that the sum in the text is made of."""
    if reason == codes.TOO_FEW_SWORDS:
        callings = {codes.SAILOR, codes.PIRATE}
    elif reason == codes.TOO_DEAR:
        callings = {codes.MADEMOISELLE}
    elif reason == codes.PERSONS_MISSING:
        needs = needed(file.expedition(card_of(file, state, move)))
        callings = {CALLING_OF[symbol] for symbol, n in needs.items() if n} | {codes.JACK}
    else:
        return ()
    display = state.companies[seat].display.to_list()
    counted = [c for c in display if c < file.figures.first_expedition and state.figures.calling[c] in callings]
    return tuple(f"display:{file.ids[card]}" for card in counted)


# -- events


def event(file: CardFile, note: Note) -> Event:
    kind, audience, x, y, z, _ = note
    key, args = _event(file, kind, x, y, z)
    return Event(key, args, audience)


def _event(file: CardFile, kind: int, x: int, y: int, z: int) -> tuple[str, dict[str, str | int]]:
    if kind == codes.ENDED:
        return "ended", {}
    if kind == codes.HARBOUR_CLEARED:
        return "harbour-cleared", {"cards": x}
    if kind == codes.RESHUFFLED:
        return "reshuffled", {"cards": x}
    seat = seat_name(x)
    if kind == codes.FIRST_PLAYER:
        return "first-player", {"seat": seat}
    if kind == codes.TURN:
        return "turn", {"seat": seat, "round": y}
    if kind == codes.TAXED:
        return "taxed", {"seat": seat, "coins": y}
    if kind == codes.FEE:
        return "fee", {"seat": seat, "other": seat_name(y)}
    if kind == codes.GAINED:
        return "gained", {"seat": seat, "coins": y, "why": WHY_GAINED[z]}
    if kind == codes.STOPPED:
        return "stopped", {"seat": seat, "flags": y, "takes": z}
    if kind == codes.PASSED:
        return "passed", {"seat": seat}
    if kind == codes.LAST_ROUND:
        return "last-round", {"seat": seat}
    return _event_of_card(file, kind, {"seat": seat, "card": file.ids[y]}, y, z)


def _event_of_card(
    file: CardFile, kind: int, args: dict[str, str | int], card: int, z: int
) -> tuple[str, dict[str, str | int]]:
    if kind == codes.DREW:
        return _event_of_draw(file, args, card)
    if kind == codes.REPELLED:
        return "repelled", {**args, "name": the(file, card)}
    if kind == codes.BUST:
        return "bust", {**args, "name": f"@{file.cards[card].full_name}.second"}
    if kind == codes.CLAIMED:
        return "claimed", {**args, "coins": z, "points": file.expedition(card).vp}
    if kind == codes.TRADED:
        return "traded", {**args, "name": the(file, card), "coins": z}
    if kind == codes.HIRED:
        return "hired", {**args, "name": a(file, card), "price": z}
    raise ValueError(f"there is no event of kind {kind}")


def _event_of_draw(file: CardFile, args: dict[str, str | int], card: int) -> tuple[str, dict[str, str | int]]:
    drawn = file.cards[card]
    if isinstance(drawn, Ship):
        strength = {"swords": drawn.swords or 0, "skull": int(drawn.skull)}
        return "drew-ship", {**args, "name": a(file, card), **strength}
    if card < file.figures.first_expedition:
        return "drew", {**args, "name": a(file, card)}
    return "drew-expedition" if card < file.figures.first_tax else "drew-tax", args
