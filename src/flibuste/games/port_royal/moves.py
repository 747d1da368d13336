"""Moves of Port Royal in notation, words and places; the words of its events and refusals."""

from collections.abc import Mapping
from functools import cache

from flibuste.games.port_royal import rules
from flibuste.games.port_royal.figures import COLOURS, SYMBOLS, CardFile, Expedition, Ship
from flibuste.games.port_royal.rules import PortRoyal
from flibuste.kit.bits import count, has
from flibuste.kit.errors import UnknownMove
from flibuste.kit.game import Event, Reason, Refusal
from flibuste.kit.state import Note
from flibuste.kit.texts import Argument, Text

WORDS = {"draw": rules.DRAW, "stop": rules.STOP, "keep": rules.KEEP, "repel": rules.REPEL}
CALLING_OF = {"settler": rules.SETTLER, "captain": rules.CAPTAIN, "priest": rules.PRIEST}

REASONS = {
    rules.NOT_YOUR_TURN: Reason("", "house-not-your-turn"),
    rules.GAME_OVER: Reason("", "house-game-over"),
    rules.NO_SUCH_MOVE: Reason("", "house-no-such-move"),
    rules.NO_SUCH_PERSON: Reason("PR-HIR-01", "refusal-no-such-person"),
    rules.NO_SUCH_SHIP: Reason("PR-TRD-05", "refusal-no-such-ship"),
    rules.NO_SUCH_EXPEDITION: Reason("PR-EXP-01", "refusal-no-such-expedition"),
    rules.MUST_DRAW_FIRST: Reason("PR-DIS-02", "refusal-must-draw-first"),
    rules.NOTHING_TO_DRAW: Reason("PR-DIS-10", "refusal-nothing-to-draw"),
    rules.DRAWN_ENOUGH: Reason("PR-DIS-10", "refusal-drawn-enough"),
    rules.NOT_IN_PHASE_2: Reason("PR-DIS-01", "refusal-not-in-phase-2"),
    rules.TOO_FEW_SWORDS: Reason("PR-REP-02", "refusal-too-few-swords", shown=True),
    rules.SKULL: Reason("PR-REP-03", "refusal-skull", shown=True),
    rules.ONLY_SHIP_JUST_DRAWN: Reason("PR-REP-04", "refusal-only-ship-just-drawn"),
    rules.REPEL_FIRST: Reason("PR-REP-04", "refusal-repel-first"),
    rules.REPEL_BEFORE_CLAIM: Reason("PR-EXP-06", "refusal-repel-first"),
    rules.NOT_IN_PHASE_1: Reason("PR-DIS-01", "refusal-not-in-phase-1"),
    rules.TOO_DEAR: Reason("PR-HIR-03", "refusal-too-dear", shown=True),
    rules.NO_COIN_FOR_FEE: Reason("PR-CMP-02", "refusal-no-coin-for-fee", shown=True),
    rules.TAKES_USED: Reason("PR-TRD-01", "refusal-takes-used"),
    rules.PERSONS_MISSING: Reason("PR-EXP-01", "refusal-persons-missing", shown=True),
    rules.ONLY_ACTIVE_CLAIMS: Reason("PR-EXP-06", "refusal-only-active-claims"),
    rules.TURN_LOST: Reason("PR-BST-03", "refusal-turn-lost"),
}

WHY_GAINED = {
    rules.BY_ADMIRALS: "@why-admiral",
    rules.BY_JESTERS: "@why-jester",
    rules.BY_MOST_SWORDS: "@why-most-swords",
    rules.BY_LEAST_POINTS: "@why-least-points",
}


# -- notation


def notation(file: CardFile, move: int) -> str:
    figures = file.figures
    for word, code in WORDS.items():
        if move == code:
            return word
    if rules.TRADE <= move < rules.HIRE:
        return f"trade {COLOURS[move - rules.TRADE]}"
    if rules.HIRE <= move < figures.first_claim:
        return f"hire {file.ids[figures.first_person + move - rules.HIRE]}"
    if figures.first_claim <= move < figures.codes:
        return f"claim {file.ids[figures.first_expedition + move - figures.first_claim]}"
    raise UnknownMove("move-unknown", move=str(move))


def parse(file: CardFile, text: str) -> int:
    figures = file.figures
    verb, _, thing = text.partition(" ")
    if not thing and verb in WORDS:
        return WORDS[verb]
    if verb == "trade" and thing in COLOURS:
        return rules.TRADE + COLOURS.index(thing)
    card = file.kind_of.get(thing, rules.NONE)
    if verb == "hire" and figures.first_person <= card < figures.first_expedition:
        return rules.HIRE + card - figures.first_person
    if verb == "claim" and figures.first_expedition <= card < figures.first_tax:
        return figures.first_claim + card - figures.first_expedition
    raise UnknownMove("move-unknown", move=text)


def card_of(file: CardFile, state: PortRoyal, move: int) -> int:
    """The card that a move is about (NONE: there is none)."""
    figures = file.figures
    if move >= figures.first_claim:
        return figures.first_expedition + move - figures.first_claim
    if move >= rules.HIRE:
        return figures.first_person + move - rules.HIRE
    if move >= rules.TRADE:
        return state.ship_of(move - rules.TRADE)
    if move in (rules.KEEP, rules.REPEL):
        return state.drawn if state.drawn != rules.NONE else state.last_drawn
    return rules.NONE


def place(file: CardFile, state: PortRoyal, move: int) -> str:
    card = card_of(file, state, move)
    if move == rules.DRAW:
        return "pile"
    if move < rules.TRADE or card == rules.NONE:
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
    jacks = int(crew[rules.JACK])
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
    if move == rules.DRAW:
        return Text("label-draw")
    if move == rules.STOP:
        return _label_of_stopping(state)
    if move >= file.figures.first_claim:
        return _label_of_claim(file, card)
    if card == rules.NONE:
        return Text("label-no-ship" if move in (rules.KEEP, rules.REPEL) else "label-no-such-ship")
    if move == rules.KEEP:
        return Text("label-keep", {"name": the(file, card)})
    if move == rules.REPEL:
        return Text("label-repel", {"name": the(file, card)})
    if move < rules.HIRE:
        coins = state.income(seat, card) - state.fee_of(seat)
        return Text("label-trade", {"name": the(file, card), "coins": coins})
    return Text("label-hire", {"name": the(file, card), "price": state.price(seat, card)})


def _label_of_stopping(state: PortRoyal) -> Text:
    if state.phase == rules.DISCOVERING:
        return Text("label-stop")
    if state.phase == rules.TRADING and state.may_take():
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
    if move == rules.STOP and state.phase == rules.DISCOVERING:
        return Text("hint-stop", {"flags": flags(state), "takes": takes_when_stopping(state)})
    if move == rules.KEEP and has(state.colours, state.figures.color[card]):
        return Text("hint-keep-clash", {"name": f"@{file.cards[card].full_name}.second"})
    if move >= file.figures.first_claim:
        return Text("hint-claim", {"persons": persons(spent(state, seat, file.expedition(card)))})
    if move >= rules.TRADE and state.fee_of(seat):
        return Text("hint-fee", {"coins": state.fee_of(seat), "other": seat_name(state.active)})
    return None


def flags(state: PortRoyal) -> int:
    """Ship colours in the harbour, or as counted when trading began."""
    return state.flags if state.phase == rules.TRADING else count(state.colours)


def takes_when_stopping(state: PortRoyal) -> int:
    figures = state.figures
    governors = int(state.companies[state.active].crew[rules.GOVERNOR])
    return int(figures.takes_by_flags[flags(state)]) + int(figures.governor_takes) * governors


# -- refusals


def refusal(file: CardFile, state: PortRoyal, seat: int, move: int, reason: int) -> Refusal:
    why = REASONS[reason]
    return Refusal(
        why.clause,
        Text(why.key, _refusal_args(file, state, seat, move, reason)),
        _counted(file, state, seat, move, reason),
    )


def _refusal_args(file: CardFile, state: PortRoyal, seat: int, move: int, reason: int) -> dict[str, Argument]:
    card = card_of(file, state, move) if 0 <= move < file.figures.codes else rules.NONE
    if reason == rules.NO_SUCH_PERSON:
        return {"name": a(file, card), "price": int(state.figures.cost[card])}
    if reason == rules.NO_SUCH_SHIP:
        return {"name": f"@ship-{COLOURS[move - rules.TRADE]}.a"}
    if reason == rules.NO_SUCH_EXPEDITION:
        return {"persons": persons(needed(file.expedition(card)))}
    if reason == rules.TOO_FEW_SWORDS:
        need, have = state.figures.swords[card], state.companies[seat].swords
        return {"name": the(file, card), "need": int(need), "have": have}
    if reason == rules.SKULL:
        return {"name": the(file, card)}
    if reason in (rules.REPEL_FIRST, rules.REPEL_BEFORE_CLAIM):
        return {"name": the(file, state.drawn)}
    if reason == rules.TOO_DEAR:
        fee, price, have = state.fee_of(seat), state.price(seat, card), state.companies[seat].coins
        return {"name": the(file, card), "need": price, "have": have, "fee": fee}
    if reason == rules.NO_COIN_FOR_FEE:
        return {"name": the(file, card), "need": state.fee_of(seat), "have": state.companies[seat].coins}
    if reason == rules.TAKES_USED:
        return {"taken": state.taken}
    if reason == rules.DRAWN_ENOUGH:
        return {"draws": state.draws}
    if reason == rules.PERSONS_MISSING:
        return {"persons": persons(missing(state, seat, file.expedition(card)))}
    if reason == rules.ONLY_ACTIVE_CLAIMS:
        return {"other": seat_name(state.active)}
    return {}


def _counted(file: CardFile, state: PortRoyal, seat: int, move: int, reason: int) -> tuple[str, ...]:
    """The persons of the display that the sum in the text is made of."""
    if reason == rules.TOO_FEW_SWORDS:
        callings = {rules.SAILOR, rules.PIRATE}
    elif reason == rules.TOO_DEAR:
        callings = {rules.MADEMOISELLE}
    elif reason == rules.PERSONS_MISSING:
        needs = needed(file.expedition(card_of(file, state, move)))
        callings = {CALLING_OF[symbol] for symbol, n in needs.items() if n} | {rules.JACK}
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
    if kind == rules.ENDED:
        return "ended", {}
    if kind == rules.HARBOUR_CLEARED:
        return "harbour-cleared", {"cards": x}
    if kind == rules.RESHUFFLED:
        return "reshuffled", {"cards": x}
    seat = seat_name(x)
    if kind == rules.FIRST_PLAYER:
        return "first-player", {"seat": seat}
    if kind == rules.TURN:
        return "turn", {"seat": seat, "round": y}
    if kind == rules.TAXED:
        return "taxed", {"seat": seat, "coins": y}
    if kind == rules.FEE:
        return "fee", {"seat": seat, "other": seat_name(y)}
    if kind == rules.GAINED:
        return "gained", {"seat": seat, "coins": y, "why": WHY_GAINED[z]}
    if kind == rules.STOPPED:
        return "stopped", {"seat": seat, "flags": y, "takes": z}
    if kind == rules.PASSED:
        return "passed", {"seat": seat}
    if kind == rules.LAST_ROUND:
        return "last-round", {"seat": seat}
    return _event_of_card(file, kind, {"seat": seat, "card": file.ids[y]}, y, z)


def _event_of_card(
    file: CardFile, kind: int, args: dict[str, str | int], card: int, z: int
) -> tuple[str, dict[str, str | int]]:
    if kind == rules.DREW:
        return _event_of_draw(file, args, card)
    if kind == rules.REPELLED:
        return "repelled", {**args, "name": the(file, card)}
    if kind == rules.BUST:
        return "bust", {**args, "name": f"@{file.cards[card].full_name}.second"}
    if kind == rules.CLAIMED:
        return "claimed", {**args, "coins": z, "points": file.expedition(card).vp}
    if kind == rules.TRADED:
        return "traded", {**args, "name": the(file, card), "coins": z}
    if kind == rules.HIRED:
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
