"""What is shown of Port Royal. Nobody knows more than the others: order of the pile and fronts of coins are hidden."""

from typing import Final, get_args

from flibuste.kit.bits import has, members
from flibuste.kit.pile import Row
from flibuste.kit.texts import Argument, Text

from . import shapes
from .moves import a, flags, missing, needed, persons, seat_name, takes_when_stopping, the
from .rules import codes, deck, discover, ending, expeditions, trade_and_hire
from .rules.figures import CardFile
from .rules.state import PortRoyal
from .shapes import Chance, ClaimView, Components, Odds, OwnView, SeatView, TableView

PHASES: Final[tuple[shapes.Phase, ...]] = get_args(shapes.Phase)


def names(file: CardFile, cards: Row) -> list[str]:
    return [file.ids[card] for card in cards.to_list()]


def name_or_none(file: CardFile, card: int) -> str | None:
    return None if card == codes.NONE else file.ids[card]


def own_names(file: CardFile, language: str) -> dict[str, str]:
    """An owner's own names, by the message that each is."""
    named = {card.name: card.house_name(language) for card in file.cards}
    return {key: name for key, name in named.items() if name}


def table_view(file: CardFile, state: PortRoyal) -> TableView:
    return TableView(
        phase=PHASES[state.phase],
        round=state.round,
        start=state.start,
        active=state.active,
        actor=state.actor,
        draws=state.draws,
        flags=flags(state),
        allowed=state.allowed if state.phase == codes.TRADING else takes_when_stopping(state),
        taken=state.taken,
        points_to_end=state.figures.victory_points_to_end,
        last_round=ending.is_ending(state),
        draw=state.pile.size(),
        discard=names(file, state.discard),
        harbour=names(file, state.harbour),
        drawn=name_or_none(file, state.drawn),
        last_drawn=name_or_none(file, state.last_drawn),
        expeditions=names(file, state.expeditions),
        seats=[
            SeatView(
                display=names(file, company.display),
                coins=company.coins,
                swords=company.swords,
                points=company.points,
                discount=trade_and_hire.discount(state, seat),
                expeditions=company.expeditions,
            )
            for seat, company in enumerate(state.companies)
        ],
    )


def own_view(file: CardFile, state: PortRoyal, seat: int) -> OwnView:
    harbour = state.harbour.to_list()
    ships = [card for card in harbour if card < state.figures.first_person]
    return OwnView(
        prices={file.ids[card]: trade_and_hire.price(state, seat, card) for card in harbour if card not in ships},
        gains={file.ids[card]: trade_and_hire.net_income(state, seat, card) for card in ships},
        claims={file.ids[card]: ClaimView(missing(state, seat, card)) for card in state.expeditions.to_list()},
    )


def components(file: CardFile) -> Components:
    cards: list[shapes.AnyCardView] = [
        *(ship_view(ship) for ship in file.ships),
        *(person_view(person) for person in file.persons),
        *(expedition_view(expedition) for expedition in file.expeditions),
        *(shapes.TaxView(count=tax.count, name=f"@{tax.name}", bonus=tax.bonus) for tax in file.taxes),
    ]
    return Components(dict(zip(file.ids, cards, strict=True)), file.rules)


def ship_view(ship: shapes.Ship) -> shapes.ShipView:
    return shapes.ShipView(
        count=ship.count,
        name=f"@{ship.name}",
        color=ship.color,
        coins=ship.coins,
        skull=ship.skull,
        swords=ship.swords or 0,
    )


def person_view(person: shapes.Person) -> shapes.PersonView:
    return shapes.PersonView(
        count=person.count,
        name=f"@{person.name}",
        kind=person.kind,
        color=person.color,
        cost=person.cost,
        points=person.vp,
        swords=person.swords or 0,
    )


def expedition_view(expedition: shapes.Expedition) -> shapes.ExpeditionView:
    return shapes.ExpeditionView(
        count=expedition.count,
        name=f"@{expedition.name}",
        requires=list(expedition.requires),
        coins=expedition.coins,
        points=expedition.vp,
    )


# -- prompts


def prompt(file: CardFile, state: PortRoyal, seat: int) -> Text:
    if state.phase == codes.OVER:
        return Text("prompt-over")
    if seat != state.actor:
        return prompt_of_waiting(file, state)
    if state.phase == codes.REPELLING:
        clash = has(state.colours, state.figures.color[state.drawn])
        return Text("prompt-repel-clash" if clash else "prompt-repel", {"name": the(file, state.drawn)})
    if state.phase == codes.BUSTED:
        return Text("prompt-after-bust" if expeditions.may_claim(state) else "prompt-turn-lost")
    if state.phase == codes.DISCOVERING:
        return prompt_of_discover(state)
    if not trade_and_hire.may_take(state):
        return Text("prompt-last-claim" if expeditions.may_claim(state) else "prompt-nothing-to-take")
    args: dict[str, Argument] = {"takes": trade_and_hire.takes_left(state), "taken": state.taken}
    if seat == state.active:
        return Text("prompt-trade", args)
    return Text("prompt-slot", {**args, "other": seat_name(state.active), "fee": trade_and_hire.fee_of(state, seat)})


def prompt_of_discover(state: PortRoyal) -> Text:
    may_claim = expeditions.may_claim(state)
    if discover.why_no_draw(state) != 0:
        return Text("prompt-cannot-draw" if may_claim else "prompt-must-stop")
    if state.draws == 0:
        return Text("prompt-first-draw" if may_claim else "prompt-must-draw")
    return Text("prompt-discover-or-claim" if may_claim else "prompt-discover")


def prompt_of_waiting(file: CardFile, state: PortRoyal) -> Text:
    who = seat_name(state.actor)
    if state.phase == codes.REPELLING:
        return Text("prompt-wait-repel", {"seat": who, "name": the(file, state.drawn)})
    if state.phase == codes.DISCOVERING:
        return Text("prompt-wait-discover", {"seat": who})
    if state.phase == codes.TRADING and trade_and_hire.may_take(state):
        return Text("prompt-wait-trade", {"seat": who})
    return Text("prompt-wait-claim" if expeditions.may_claim(state) else "prompt-wait-pass", {"seat": who})


def describe(file: CardFile, state: PortRoyal, seat: int) -> list[Text]:
    """The table in sentences, the most pressing first."""
    told: list[Text] = []
    if state.phase != codes.OVER:
        told.append(Text("table-harbour", {"cards": harbour_in_words(file, state, seat), "flags": flags(state)}))
    if state.drawn != codes.NONE:
        told.append(Text("table-drawn", {"name": a(file, state.drawn)}))
    for card in state.expeditions.to_list():
        expedition = file.expedition(card)
        figures: dict[str, Argument] = {"coins": expedition.coins, "points": expedition.vp}
        told.append(Text("table-expedition", {"persons": persons(needed(state, card)), **figures}))
    for s, company in enumerate(state.companies):
        display = tuple(Text("table-card", {"name": a(file, card)}) for card in company.display.to_list())
        sums: dict[str, Argument] = {"points": company.points, "coins": company.coins, "swords": company.swords}
        told.append(Text("table-company", {"seat": seat_name(s), "n": len(display), "cards": display, **sums}))
    if state.phase != codes.OVER:
        last = int(ending.is_ending(state))
        told.append(Text("table-round", {"round": state.round, "seat": seat_name(state.active), "last": last}))
    told.append(Text("table-piles", {"draw": state.pile.size(), "discard": state.discard.n}))
    return told


def harbour_in_words(file: CardFile, state: PortRoyal, seat: int) -> tuple[Text, ...]:
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


def outcome(file: CardFile, state: PortRoyal) -> Text:
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


def odds(file: CardFile, state: PortRoyal, seat: int) -> Odds | None:
    """Cards not seen by anybody that would end the turn, for the active player who may draw."""
    if seat != state.active or state.phase != codes.DISCOVERING or discover.why_no_draw(state) != 0:
        return None
    beside = Row(state.figures.all_cards)
    deck.gather_unseen_beside(state, beside)
    unseen = deck.undrawn(state).to_list() + beside.to_list()
    ending = {card for card in range(state.figures.first_person) if ends_the_turn(state, card)}
    return Odds(Chance(sum(map(ending.__contains__, unseen)), len(unseen)))


def ends_the_turn(state: PortRoyal, ship: int) -> bool:
    return has(state.colours, state.figures.color[ship]) and not discover.can_repel(state, ship)


def tally(file: CardFile, state: PortRoyal) -> dict[str, int]:
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
