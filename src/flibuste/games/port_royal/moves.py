"""The moves, events and reasons of Port Royal, and their words."""

from collections.abc import Mapping

from flibuste.kit.bits import count, has
from flibuste.kit.tables import NUMBER, SEAT, event, house_reason, one_of, reason, told_as, told_by, verb
from flibuste.kit.texts import Argument, Text

from .rules import codes, expeditions, trade_and_hire
from .rules.figures import COLOUR_NAMES, SYMBOL_NAMES, CardFile
from .rules.state import PortRoyal

# -- names


def a(file: CardFile, card: int) -> str:
    return f"@{file.cards[card].full_name}.a"


def the(file: CardFile, card: int) -> str:
    return f"@{file.cards[card].full_name}.the"


def second(file: CardFile, card: int) -> str:
    return f"@{file.cards[card].full_name}.second"


def seat_name(seat: int) -> str:
    return f"#{seat}"


def persons(numbers: Mapping[str, int]) -> tuple[Text, ...]:
    """So many settlers, captains, priests and jacks, as a row of words."""
    return tuple(Text(f"some-{kind}", {"n": n}) for kind, n in numbers.items() if n)


# -- moves


def place_of_ship(file: CardFile, state: PortRoyal, seat: int, colour: int) -> str:
    ship = trade_and_hire.ship_of(state, colour)
    return "button" if ship == codes.NONE else f"harbour:{file.ids[ship]}"


MOVES = (
    verb("draw", codes.DRAW, place="pile"),
    verb("stop", codes.STOP),
    verb("keep", codes.KEEP),
    verb("repel", codes.REPEL),
    verb("trade", codes.TRADE, things=COLOUR_NAMES, place=place_of_ship),
    verb("hire", codes.HIRE, things=lambda file: [person.id for person in file.persons], place="harbour:{thing}"),
    verb(
        "claim",
        lambda file: file.figures.first_claim,
        things=lambda file: [expedition.id for expedition in file.expeditions],
        place="expedition:{thing}",
    ),
)


def card_of(state: PortRoyal, move: int) -> int:
    """The card that a move is about (NONE: there is none)."""
    if move >= state.figures.first_claim:
        return state.figures.expedition_of(move)
    if move >= codes.TRADE:
        return trade_and_hire.card_taken(state, move)
    if move in (codes.KEEP, codes.REPEL):
        return state.drawn if state.drawn != codes.NONE else state.last_drawn
    return codes.NONE


def label(file: CardFile, state: PortRoyal, seat: int, move: int) -> Text:
    card = card_of(state, move)
    if move == codes.DRAW:
        return Text("label-draw")
    if move == codes.STOP:
        return label_of_stopping(state)
    if move >= state.figures.first_claim:
        return label_of_claim(file, state, card)
    if card == codes.NONE:
        return Text("label-no-ship" if move in (codes.KEEP, codes.REPEL) else "label-no-such-ship")
    if move == codes.KEEP:
        return Text("label-keep", {"name": the(file, card)})
    if move == codes.REPEL:
        return Text("label-repel", {"name": the(file, card)})
    if move < codes.HIRE:
        return Text("label-trade", {"name": the(file, card), "coins": trade_and_hire.net_income(state, seat, card)})
    return Text("label-hire", {"name": the(file, card), "price": trade_and_hire.price(state, seat, card)})


def label_of_stopping(state: PortRoyal) -> Text:
    if state.phase == codes.DISCOVERING:
        return Text("label-stop")
    if state.phase == codes.TRADING and trade_and_hire.may_take(state):
        return Text("label-pass" if state.taken == 0 else "label-pass-rest")
    return Text("label-no-claim" if expeditions.may_claim(state) else "label-pass")


def label_of_claim(file: CardFile, state: PortRoyal, card: int) -> Text:
    expedition = file.expedition(card)
    return Text(
        "label-claim",
        {"persons": persons(needed(state, card)), "coins": expedition.coins, "points": expedition.vp},
    )


def hint(file: CardFile, state: PortRoyal, seat: int, move: int) -> Text | None:
    card = card_of(state, move)
    if move == codes.STOP and state.phase == codes.DISCOVERING:
        return Text("hint-stop", {"flags": flags(state), "takes": takes_when_stopping(state)})
    if move == codes.KEEP and state.drawn != codes.NONE and has(state.colours, state.figures.color[card]):
        return Text("hint-keep-clash", {"name": second(file, card)})
    if move >= state.figures.first_claim:
        return Text("hint-claim", {"persons": persons(spent(state, seat, card))})
    fee = trade_and_hire.fee_of(state, seat)
    if move >= codes.TRADE and fee:
        return Text("hint-fee", {"coins": fee, "other": seat_name(state.active)})
    return None


def flags(state: PortRoyal) -> int:
    """Ship colours in the harbour, or as counted when trading began."""
    return state.flags if state.phase == codes.TRADING else count(state.colours)


def takes_when_stopping(state: PortRoyal) -> int:
    return trade_and_hire.takes(state, state.active, flags(state))


# -- persons for an expedition


def needed(state: PortRoyal, card: int) -> dict[str, int]:
    requires = state.figures.requires
    return {name: int(requires[codes.SYMBOLS * card + n]) for n, name in enumerate(SYMBOL_NAMES)}


def short(state: PortRoyal, seat: int, card: int) -> dict[str, int]:
    """How many of the persons needed a seat has not, its jacks aside."""
    crew = state.companies[seat].crew
    return {
        name: max(0, n - int(crew[codes.SETTLER + symbol]))
        for symbol, (name, n) in enumerate(needed(state, card).items())
    }


def missing(state: PortRoyal, seat: int, card: int) -> dict[str, int]:
    """Persons that a seat lacks; its jacks stand in for the first ones it lacks."""
    jacks = int(state.companies[seat].crew[codes.JACK])
    lacking: dict[str, int] = {}
    for name, n in short(state, seat, card).items():
        filled = min(n, jacks)
        jacks -= filled
        if n > filled:
            lacking[name] = n - filled
    return lacking


def spent(state: PortRoyal, seat: int, card: int) -> dict[str, int]:
    """Persons that a claim would discard, jacks filling what is missing (PR-EXP-04)."""
    replaced = short(state, seat, card)
    own = {name: n - replaced[name] for name, n in needed(state, card).items()}
    return {**own, "jack": sum(replaced.values())}


# -- reasons

Args = dict[str, Argument]


def absent_person(file: CardFile, state: PortRoyal, seat: int, move: int) -> Args:
    card = card_of(state, move)
    return {"name": a(file, card), "price": int(state.figures.cost[card])}


def absent_ship(file: CardFile, state: PortRoyal, seat: int, move: int) -> Args:
    return {"name": f"@ship-{COLOUR_NAMES[move - codes.TRADE]}.a"}


def persons_needed(file: CardFile, state: PortRoyal, seat: int, move: int) -> Args:
    return {"persons": persons(needed(state, card_of(state, move)))}


def persons_missing(file: CardFile, state: PortRoyal, seat: int, move: int) -> Args:
    return {"persons": persons(missing(state, seat, card_of(state, move)))}


def swords_missing(file: CardFile, state: PortRoyal, seat: int, move: int) -> Args:
    card = card_of(state, move)
    need, have = int(state.figures.swords[card]), state.companies[seat].swords
    return {"name": the(file, card), "need": need, "have": have}


def the_card(file: CardFile, state: PortRoyal, seat: int, move: int) -> Args:
    return {"name": the(file, card_of(state, move))}


def the_drawn_ship(file: CardFile, state: PortRoyal, seat: int, move: int) -> Args:
    return {"name": the(file, state.drawn)}


def coins_missing(file: CardFile, state: PortRoyal, seat: int, move: int) -> Args:
    card, have = card_of(state, move), state.companies[seat].coins
    price, fee = trade_and_hire.price(state, seat, card), trade_and_hire.fee_of(state, seat)
    return {"name": the(file, card), "need": price, "have": have, "fee": fee}


def fee_missing(file: CardFile, state: PortRoyal, seat: int, move: int) -> Args:
    need, have = trade_and_hire.fee_of(state, seat), state.companies[seat].coins
    return {"name": the(file, card_of(state, move)), "need": need, "have": have}


def cards_taken(file: CardFile, state: PortRoyal, seat: int, move: int) -> Args:
    return {"taken": state.taken}


def cards_drawn(file: CardFile, state: PortRoyal, seat: int, move: int) -> Args:
    return {"draws": state.draws}


def the_active_player(file: CardFile, state: PortRoyal, seat: int, move: int) -> Args:
    return {"other": seat_name(state.active)}


def those_with_swords(file: CardFile, state: PortRoyal, seat: int, move: int) -> tuple[str, ...]:
    return in_display(file, state, seat, {codes.SAILOR, codes.PIRATE})


def mademoiselles(file: CardFile, state: PortRoyal, seat: int, move: int) -> tuple[str, ...]:
    return in_display(file, state, seat, {codes.MADEMOISELLE})


def those_needed(file: CardFile, state: PortRoyal, seat: int, move: int) -> tuple[str, ...]:
    numbers = needed(state, card_of(state, move)).values()
    callings = {codes.SETTLER + symbol for symbol, n in enumerate(numbers) if n}
    return in_display(file, state, seat, callings | {codes.JACK})


def in_display(file: CardFile, state: PortRoyal, seat: int, callings: set[int]) -> tuple[str, ...]:
    """The places of a seat's persons of these callings."""
    figures = state.figures
    display = state.companies[seat].display.to_list()
    counted = [card for card in display if card < figures.first_expedition and int(figures.calling[card]) in callings]
    return tuple(f"display:{file.ids[card]}" for card in counted)


REASONS = (
    house_reason(codes.NOT_YOUR_TURN, "not-your-turn", "PR-DIS-01"),
    house_reason(codes.NOT_YOUR_SLOT, "not-your-turn", "PR-TRD-07"),
    house_reason(codes.GAME_OVER, "game-over"),
    house_reason(codes.NO_SUCH_MOVE, "no-such-move"),
    reason(codes.NO_SUCH_PERSON, "PR-HIR-01", "no-such-person", args=absent_person),
    reason(codes.NO_SUCH_SHIP, "PR-TRD-05", "no-such-ship", args=absent_ship),
    reason(codes.NO_SUCH_EXPEDITION, "PR-EXP-01", "no-such-expedition", args=persons_needed),
    reason(codes.MUST_DRAW_FIRST, "PR-DIS-02", "must-draw-first"),
    reason(codes.NOTHING_TO_DRAW, "PR-DIS-10", "nothing-to-draw"),
    reason(codes.DRAWN_ENOUGH, "PR-DIS-10", "drawn-enough", args=cards_drawn),
    reason(codes.NOT_IN_PHASE_2, "PR-DIS-01", "not-in-phase-2"),
    reason(
        codes.TOO_FEW_SWORDS,
        "PR-REP-02",
        "too-few-swords",
        args=swords_missing,
        counted=those_with_swords,
        shown=True,
    ),
    reason(codes.SKULL, "PR-REP-03", "skull", args=the_card, shown=True),
    reason(codes.ONLY_SHIP_JUST_DRAWN, "PR-REP-04", "only-ship-just-drawn"),
    reason(codes.REPEL_FIRST, "PR-REP-04", "repel-first", args=the_drawn_ship),
    reason(codes.REPEL_BEFORE_CLAIM, "PR-EXP-06", "repel-first", args=the_drawn_ship),
    reason(codes.NOT_IN_PHASE_1, "PR-DIS-01", "not-in-phase-1"),
    reason(codes.TOO_DEAR, "PR-HIR-03", "too-dear", args=coins_missing, counted=mademoiselles, shown=True),
    reason(codes.NO_COIN_FOR_FEE, "PR-CMP-02", "no-coin-for-fee", args=fee_missing, shown=True),
    reason(codes.TAKES_USED, "PR-TRD-01", "takes-used", args=cards_taken),
    reason(
        codes.PERSONS_MISSING,
        "PR-EXP-01",
        "persons-missing",
        args=persons_missing,
        counted=those_needed,
        shown=True,
    ),
    reason(codes.ONLY_ACTIVE_CLAIMS, "PR-EXP-06", "only-active-claims", args=the_active_player),
    reason(codes.TURN_LOST, "PR-BST-03", "turn-lost"),
)


# -- events


def a_ship_and_its_strength(file: CardFile, card: int) -> dict[str, str | int]:
    ship = file.ship(card)
    return {"card": ship.id, "name": a(file, card), "swords": ship.swords or 0, "skull": int(ship.skull)}


CARD = told_as(lambda file, card: file.ids[card])
A_CARD = told_by(lambda file, card: {"card": file.ids[card], "name": a(file, card)}, card=str, name=str)
THE_CARD = told_by(lambda file, card: {"card": file.ids[card], "name": the(file, card)}, card=str, name=str)
SECOND_SHIP = told_by(lambda file, card: {"card": file.ids[card], "name": second(file, card)}, card=str, name=str)
A_SHIP = told_by(a_ship_and_its_strength, card=str, name=str, swords=int, skull=int)
WHY_GAINED = one_of(("@why-admiral", "@why-jester", "@why-most-swords", "@why-least-points"))

EVENTS = (
    event(codes.FIRST_PLAYER, "first-player", seat=SEAT),
    event(codes.TURN, "turn", seat=SEAT, round=NUMBER),
    event(codes.DREW_SHIP, "drew-ship", seat=SEAT, card=A_SHIP),
    event(codes.DREW_PERSON, "drew", seat=SEAT, card=A_CARD),
    event(codes.DREW_EXPEDITION, "drew-expedition", seat=SEAT, card=CARD),
    event(codes.DREW_TAX, "drew-tax", seat=SEAT, card=CARD),
    event(codes.TAXED, "taxed", seat=SEAT, coins=NUMBER),
    event(codes.REPELLED, "repelled", seat=SEAT, card=THE_CARD),
    event(codes.BUST, "bust", seat=SEAT, card=SECOND_SHIP),
    event(codes.HARBOUR_CLEARED, "harbour-cleared", cards=NUMBER),
    event(codes.CLAIMED, "claimed", seat=SEAT, card=CARD, coins=NUMBER, points=NUMBER),
    event(codes.TRADED, "traded", seat=SEAT, card=THE_CARD, coins=NUMBER),
    event(codes.HIRED, "hired", seat=SEAT, card=A_CARD, price=NUMBER),
    event(codes.FEE, "fee", seat=SEAT, other=SEAT),
    event(codes.GAINED, "gained", seat=SEAT, coins=NUMBER, why=WHY_GAINED),
    event(codes.STOPPED, "stopped", seat=SEAT, flags=NUMBER, takes=NUMBER),
    event(codes.PASSED, "passed", seat=SEAT),
    event(codes.RESHUFFLED, "reshuffled", cards=NUMBER),
    event(codes.LAST_ROUND, "last-round", seat=SEAT),
    event(codes.ENDED, "ended"),
)
