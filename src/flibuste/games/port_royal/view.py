"""What is shown of Port Royal. Nobody knows more than the others: order of the pile and fronts of coins are hidden."""

from typing import Any

import msgspec

from flibuste.games.port_royal.figures import CardFile, Expedition, Person, Ship, Tax
from flibuste.games.port_royal.moves import (
    a,
    flags,
    missing,
    needed,
    persons,
    seat_name,
    takes_when_stopping,
    the,
)
from flibuste.games.port_royal.rules import codes, discover, ending, expeditions, trade_and_hire
from flibuste.games.port_royal.rules.company import drawn_in, front
from flibuste.games.port_royal.rules.state import PortRoyal
from flibuste.kit.bits import has, members
from flibuste.kit.texts import Argument, Text

PHASES = ("discover", "repel", "trade", "after-bust", "over")


def table_view(file: CardFile, state: PortRoyal) -> dict[str, Any]:
    return {
        "phase": PHASES[state.phase],
        "round": state.round,
        "start": state.start,
        "active": state.active,
        "actor": state.actor,
        "draws": state.draws,
        "flags": flags(state),
        "allowed": state.allowed if state.phase == codes.TRADING else takes_when_stopping(state),
        "taken": state.taken,
        "points_to_end": state.figures.victory_points_to_end,
        "last_round": ending.is_ending(state),
        "draw": state.pile.size(),
        "discard": names(file, state.discard.to_list()),
        "harbour": names(file, state.harbour.to_list()),
        "drawn": name_or_none(file, state.drawn),
        "last_drawn": name_or_none(file, state.last_drawn),
        "expeditions": names(file, state.expeditions.to_list()),
        "seats": [
            {
                "display": names(file, company.display.to_list()),
                "coins": company.coins,
                "swords": company.swords,
                "points": company.points,
                "discount": trade_and_hire.discount(state, seat),
                "expeditions": company.expeditions,
            }
            for seat, company in enumerate(state.companies)
        ],
    }


def names(file: CardFile, cards: list[int]) -> list[str]:
    return [file.ids[card] for card in cards]


def name_or_none(file: CardFile, card: int) -> str | None:
    return None if card == codes.NONE else file.ids[card]


def own_view(file: CardFile, state: PortRoyal, seat: int) -> dict[str, Any]:
    """What the cards on the table are worth to this seat; reckoned from what everybody sees."""
    harbour = state.harbour.to_list()
    ships = [card for card in harbour if card < state.figures.first_person]
    return {
        "prices": {file.ids[card]: trade_and_hire.price(state, seat, card) for card in harbour if card not in ships},
        "gains": {file.ids[card]: trade_and_hire.net_income(state, seat, card) for card in ships},
        "claims": {
            file.ids[card]: {"missing": missing(state, seat, file.expedition(card))}
            for card in state.expeditions.to_list()
        },
    }


def components(file: CardFile) -> dict[str, Any]:
    cards: dict[str, dict[str, Any]] = {}
    for card in file.cards:
        shown: dict[str, Any] = {"count": card.count, "name": f"@{card.name}"}
        if isinstance(card, Ship):
            shown |= {"type": "ship", "color": card.color, "coins": card.coins}
            shown |= {"skull": card.skull, "swords": card.swords or 0}
        elif isinstance(card, Person):
            shown |= {"type": "person", "kind": card.kind, "color": card.color}
            shown |= {"cost": card.cost, "points": card.vp, "swords": card.swords or 0}
        elif isinstance(card, Expedition):
            shown |= {"type": "expedition", "requires": list(card.requires), "coins": card.coins, "points": card.vp}
        elif isinstance(card, Tax):
            shown |= {"type": "tax", "bonus": card.bonus}
        cards[card.id] = shown
    return {"cards": cards, "rules": msgspec.to_builtins(file.rules)}


# -- prompts


def prompt(file: CardFile, state: PortRoyal, seat: int) -> Text:
    if state.phase == codes.OVER:
        return Text("prompt-over")
    if seat != state.actor:
        return _prompt_of_waiting(file, state)
    if state.phase == codes.REPELLING:
        clash = has(state.colours, state.figures.color[state.drawn])
        return Text("prompt-repel-clash" if clash else "prompt-repel", {"name": the(file, state.drawn)})
    if state.phase == codes.BUSTED:
        return Text("prompt-after-bust")
    if state.phase == codes.DISCOVERING:
        return _prompt_of_discover(state)
    if not trade_and_hire.may_take(state):
        return Text("prompt-last-claim")
    args: dict[str, Argument] = {"takes": trade_and_hire.takes_left(state), "taken": state.taken}
    if seat == state.active:
        return Text("prompt-trade", args)
    return Text("prompt-slot", {**args, "other": seat_name(state.active), "fee": trade_and_hire.fee_of(state, seat)})


def _prompt_of_discover(state: PortRoyal) -> Text:
    if discover.why_no_draw(state) != 0:
        return Text("prompt-cannot-draw")
    if state.draws == 0:
        return Text("prompt-first-draw")
    return Text("prompt-discover-or-claim" if expeditions.may_claim(state) else "prompt-discover")


def _prompt_of_waiting(file: CardFile, state: PortRoyal) -> Text:
    who = seat_name(state.actor)
    if state.phase == codes.REPELLING:
        return Text("prompt-wait-repel", {"seat": who, "name": the(file, state.drawn)})
    if state.phase == codes.DISCOVERING:
        return Text("prompt-wait-discover", {"seat": who})
    if state.phase == codes.TRADING and trade_and_hire.may_take(state):
        return Text("prompt-wait-trade", {"seat": who})
    return Text("prompt-wait-claim", {"seat": who})


def describe(file: CardFile, state: PortRoyal, seat: int) -> list[Text]:
    """The table in sentences, the most pressing first."""
    told: list[Text] = []
    if state.phase != codes.OVER:
        told.append(Text("table-harbour", {"cards": _harbour_in_words(file, state, seat), "flags": flags(state)}))
    if state.drawn != codes.NONE:
        told.append(Text("table-drawn", {"name": a(file, state.drawn)}))
    for card in state.expeditions.to_list():
        expedition = file.expedition(card)
        figures: dict[str, Argument] = {"coins": expedition.coins, "points": expedition.vp}
        told.append(Text("table-expedition", {"persons": persons(needed(expedition)), **figures}))
    for s, company in enumerate(state.companies):
        display = tuple(Text("table-card", {"name": a(file, card)}) for card in company.display.to_list())
        sums: dict[str, Argument] = {"points": company.points, "coins": company.coins, "swords": company.swords}
        told.append(Text("table-company", {"seat": seat_name(s), "n": len(display), "cards": display, **sums}))
    if state.phase != codes.OVER:
        last = int(ending.is_ending(state))
        told.append(Text("table-round", {"round": state.round, "seat": seat_name(state.active), "last": last}))
    told.append(Text("table-piles", {"draw": state.pile.size(), "discard": state.discard.n}))
    return told


def _harbour_in_words(file: CardFile, state: PortRoyal, seat: int) -> tuple[Text, ...]:
    told: list[Text] = []
    watching = state.active if seat < 0 else seat
    for card in state.harbour.to_list():
        if card < state.figures.first_person:
            coins = trade_and_hire.net_income(state, watching, card)
            told.append(Text("table-ship", {"name": a(file, card), "coins": coins}))
        else:
            person = file.person(card)
            price = trade_and_hire.price(state, watching, card)
            told.append(Text("table-person", {"name": a(file, card), "price": price, "points": person.vp}))
    return tuple(told)


# -- the end


def outcome(state: PortRoyal) -> Text:
    """Who won and by what (PR-END-04, PR-VAR-01)."""
    won = members(state.winners())
    best = state.companies[won[0]]
    rivals = [company for seat, company in enumerate(state.companies) if seat not in won]
    args: dict[str, Argument] = {"points": best.points, "coins": best.coins}
    if len(won) > 1:
        return Text("outcome-shared", {"seats": tuple(Text("some-seat", {"seat": seat_name(s)}) for s in won), **args})
    args["seat"] = seat_name(won[0])
    if any(c.points > best.points or (c.points == best.points and c.coins >= best.coins) for c in rivals):
        return Text("outcome-expedition", args)
    lead = best.points - max(c.points for c in rivals)
    return Text("outcome-points", {**args, "lead": lead}) if lead else Text("outcome-coins", args)


# -- chances


def odds(state: PortRoyal, seat: int) -> dict[str, Any] | None:
    """Cards not seen by anybody that would end the turn, for the active player who may draw."""
    if seat != state.active or state.phase != codes.DISCOVERING or discover.why_no_draw(state) != 0:
        return None
    unseen = state.pile.to_list()
    if unseen:
        coins = [coin for company in state.companies for coin in company.coins_list()]
        unseen += [front(coin) for coin in coins if drawn_in(coin) == state.pile.shuffles]
    else:
        unseen = state.discard.to_list()
    ending = {card for card in range(state.figures.first_person) if _ends_the_turn(state, card)}
    return {"bust": {"hits": sum(map(ending.__contains__, unseen)), "unseen": len(unseen)}}


def _ends_the_turn(state: PortRoyal, ship: int) -> bool:
    return has(state.colours, state.figures.color[ship]) and not discover.can_repel(state, ship)


def tally(state: PortRoyal) -> dict[str, int]:
    return {
        "turns": state.turns,
        "busts": state.busts,
        "rounds": state.round,
        "draws": state.all_draws,
        "hires": state.hires,
        "trades": state.trades,
        "claims": state.claims,
        "reshuffles": state.pile.shuffles,
    }
