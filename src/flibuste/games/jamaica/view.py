"""What is shown of Jamaica: hands, and the faces of face-down treasures, are for those who know them."""

from msgspec import UNSET

from flibuste.games.jamaica.moves import card_name, landings, seat_name, ship_name, some, space_args
from flibuste.games.jamaica.rules import codes, combat, ending, ghost, knowledge, rounds, sailing, treasures
from flibuste.games.jamaica.rules.cards import Deck
from flibuste.games.jamaica.rules.figures import ComponentsFile
from flibuste.games.jamaica.rules.ship import Ship
from flibuste.games.jamaica.rules.state import Jamaica
from flibuste.games.jamaica.shapes import (
    DIRECTIONS,
    GOODS,
    HALVES,
    PHASES,
    POWERS,
    Battle,
    CardView,
    Components,
    Course,
    GoodsAtHand,
    HiddenView,
    Hold,
    OwnView,
    Power,
    SeatView,
    ShipView,
    Side,
    SpaceView,
    TableView,
    TreasureView,
)
from flibuste.kit.bits import count, has, members
from flibuste.kit.texts import Argument, Text


def table_view(file: ComponentsFile, state: Jamaica) -> TableView:
    ships = range(len(state.ships))
    over = state.phase == codes.OVER
    return TableView(
        phase=PHASES[state.phase],
        round=state.round,
        captain=state.captain,
        turn=state.turn,
        half=HALVES[state.half],
        dice=[state.die_a, state.die_b],
        morning=state.morning,
        evening=state.evening,
        active=active(state),
        ships=[ship_view(file, state, ship) for ship in ships],
        seats=[seat_view(file, deck) for deck in state.decks],
        tokens=members(state.tokens),
        treasures=state.treasure_pile.size(),
        moving=moving(state),
        goods=goods_at_hand(state),
        battle=battle(state),
        reach=reach(file, state),
        value=[ending.space_value(state, ship) for ship in ships],
        round_cap=state.round_cap,
        scores=[state.score(seat) for seat in range(state.players)] if over else UNSET,
    )


def active(state: Jamaica) -> int | None:
    """The seat whose card is being played."""
    for seat, deck in enumerate(state.decks):
        if deck.played != codes.NONE:
            return seat
    return None


def seat_view(file: ComponentsFile, deck: Deck) -> SeatView:
    return SeatView(
        hand=deck.in_hand,
        draw=count(deck.pile),
        discard=discards(file, deck),
        locked=deck.locked != codes.NONE,
        played=card_id(file, deck.played),
        shuffle=deck.shuffles,
    )


def card_id(file: ComponentsFile, card: int) -> str | None:
    return None if card == codes.NONE else file.card_ids[card]


def ship_view(file: ComponentsFile, state: Jamaica, ship: int) -> ShipView:
    vessel = state.ships[ship]
    over = state.phase == codes.OVER
    return ShipView(
        space=vessel.space,
        lap=vessel.lap,
        distance=sailing.distance(state, ship),
        holds=holds(vessel),
        powers=powers(vessel),
        hidden=[
            HiddenView(is_cursed_to_all(vessel, i), file.treasure_ids[vessel.face(i)] if over else UNSET)
            for i in range(vessel.n)
        ],
        known=[known_to(vessel, i) for i in range(vessel.n)],
        ghost=ghost.is_ghost(state, ship),
    )


def is_cursed_to_all(vessel: Ship, i: int) -> bool:
    return bool(vessel.hidden[i] & codes.CURSED_TO_ALL)


def known_to(vessel: Ship, i: int) -> list[int]:
    """The seats that know a face-down treasure: all have seen which card moved, and who looked at it."""
    return members(vessel.hidden[i] // codes.KNOWN & codes.SEATS)


def holds(vessel: Ship) -> list[Hold | None]:
    return [
        None if goods == codes.NONE else Hold(GOODS[goods], int(amount))
        for goods, amount in zip(vessel.goods, vessel.amounts, strict=True)
    ]


def powers(vessel: Ship) -> list[Power]:
    return [POWERS[power] for power in members(vessel.powers)]


def discards(file: ComponentsFile, deck: Deck) -> list[str]:
    """The discard pile, the last card uppermost."""
    return [file.card_ids[card] for card in packed_cards(deck.discards, deck.used)][::-1]


def packed_cards(word: int, n: int) -> list[int]:
    """So many cards of a word, the lowest first."""
    return [word >> codes.CARD_BITS * i & codes.CARD_MASK for i in range(n)]


def moving(state: Jamaica) -> Course | None:
    if state.moving == codes.NONE:
        return None
    return Course(state.moving, DIRECTIONS[state.direction], state.steps, state.retreating)


def goods_at_hand(state: Jamaica) -> GoodsAtHand | None:
    return None if state.goods == codes.NONE else GoodsAtHand(GOODS[state.goods], state.amount)


def battle(state: Jamaica) -> Battle | None:
    """Both sides, as far as they have fired."""
    if state.attacker == codes.NONE:
        return None
    answered = state.defence_die != codes.UNROLLED
    fired = state.attack_die != codes.UNROLLED
    return Battle(
        attacker=state.attacker,
        defender=state.defender,
        attack=side(state, True),
        defence=side(state, False),
        rolled="defence" if answered else "attack" if fired else None,
        saber_used=state.saber_used,
        winner=None if state.winner == codes.NONE else state.winner,
    )


def side(state: Jamaica, attacking: bool) -> Side:
    die = state.attack_die if attacking else state.defence_die
    powder = state.attack_powder if attacking else state.defence_powder
    if die == codes.UNROLLED:
        return Side(powder)
    if die == codes.STAR:
        return Side(powder, "star")
    return Side(powder, die, combat.strength(state, attacking))


def reach(file: ComponentsFile, state: Jamaica) -> list[int] | None:
    """The spaces where the ship under way can end."""
    if state.phase not in (codes.LENGTH, codes.FORK) or state.retreating:
        return None
    lengths: set[int] = {state.steps}
    if state.phase == codes.LENGTH and treasures.has_power(state, state.moving, codes.ANCHOR):
        lengths.add(state.steps - 1)
    if state.phase == codes.LENGTH and treasures.has_power(state, state.moving, codes.SEXTANT):
        lengths.add(state.steps + 1)
    start = [int(state.ships[state.moving].space)]
    return sorted({end for steps in lengths for end in landings(file, state, start, steps)})


def own_view(file: ComponentsFile, state: Jamaica, seat: int) -> OwnView:
    deck = state.decks[seat]
    return OwnView(
        hand=[file.card_ids[card] for card in members(deck.hand)],
        locked=card_id(file, deck.locked),
        hidden=known_faces(file, state, seat, seat),
        others={str(ship): known_faces(file, state, ship, seat) for ship in range(len(state.ships)) if ship != seat},
        score=state.score(seat),
    )


def known_faces(file: ComponentsFile, state: Jamaica, ship: int, seat: int) -> list[str | None]:
    """The face-down treasures before a ship, in their order, as a seat knows them."""
    vessel = state.ships[ship]
    return [
        file.treasure_ids[vessel.face(i)] if knowledge.knows(state, seat, vessel.hidden[i]) else None
        for i in range(vessel.n)
    ]


def components(file: ComponentsFile) -> Components:
    return Components(
        spaces=[
            SpaceView(
                id=space.id,
                type=space.type,
                price=space.price,
                score=space.score,
                lane=space.lane,
                next=list(space.next),
                x=space.x,
                y=space.y,
                prev=file.behind[space.id],
            )
            for space in file.spaces
        ],
        cards=[CardView(card.id, card.morning, card.evening) for card in file.cards],
        treasures={
            treasure.id: TreasureView(treasure.kind, treasure.value, treasure.count) for treasure in file.treasures
        },
        combat=list(file.faces),
        rules=file.rules,
    )


# -- prompts


def prompt(file: ComponentsFile, state: Jamaica, seat: int) -> Text:
    phase = state.phase
    if phase == codes.OVER:
        return Text("prompt-over")
    if seat < 0 or not has(state.owing, seat):
        if phase == codes.CARD and seat >= 0:
            return Text("prompt-card-locked")
        return prompt_of_waiting(state)
    if phase == codes.DICE:
        key = "prompt-dice" if state.die_a != state.die_b else "prompt-dice-alike"
        return Text(key, {"a": state.die_a, "b": state.die_b})
    if phase == codes.CARD:
        return Text("prompt-card", {"morning": state.morning, "evening": state.evening})
    if phase == codes.GHOST:
        steps = rounds.die_of_half(state)
        return Text("prompt-ghost", {"steps": steps, "half": state.half})
    if phase == codes.LOAD:
        return Text("prompt-load", {"some": some(state.goods, state.amount)})
    if state.attacker != codes.NONE:
        return prompt_of_battle(state)
    return prompt_of_move(state)


def prompt_of_move(state: Jamaica) -> Text:
    space = int(state.ships[state.moving].space)
    steers_ghost = ghost.is_ghost(state, state.moving)
    course: dict[str, Argument] = {"steps": state.steps, "back": state.direction}
    if state.phase == codes.LENGTH:
        free = sailing.may_change_length(state, state.moving)
        return Text("prompt-length" if free else "prompt-length-fixed", course)
    if state.phase == codes.FORK:
        if state.retreating:
            return Text("prompt-fork-retreat", {"space": space})
        return Text("prompt-fork-ghost" if steers_ghost else "prompt-fork", {"space": space, **course})
    if state.phase == codes.TARGET:
        if count(sailing.ships_beside(state, state.moving)) == 1:
            return Text("prompt-target-one", {"space": space})
        return Text("prompt-target-ghost" if steers_ghost else "prompt-target", {"space": space})
    return Text("prompt-pay", {"some": some(state.goods, state.amount), "space": space})


def prompt_of_battle(state: Jamaica) -> Text:
    if state.phase == codes.POWDERING:
        return prompt_of_powder(state)
    if state.phase == codes.SABER:
        attacking = state.defence_die == codes.UNROLLED
        ship = state.attacker if attacking else state.defender
        die = state.attack_die if attacking else state.defence_die
        own = int(ship == state.asked())
        args: dict[str, Argument] = {"die": die, "total": combat.strength(state, attacking), "own": own}
        return Text("prompt-saber", {"ship": ship_name(state, ship), **args})
    if state.phase == codes.STOW:
        return Text("prompt-stow", {"some": some(state.goods, state.amount)})
    key = "prompt-reward-ghost" if ghost.is_ghost(state, state.winner) else "prompt-reward"
    return Text(key, {"other": ship_name(state, combat.loser(state))})


def prompt_of_powder(state: Jamaica) -> Text:
    ship = combat.at_the_guns(state)
    left: dict[str, Argument] = {"left": state.ships[ship].total(codes.POWDER)}
    if ship == state.attacker:
        other = ship_name(state, state.defender)
        return Text("prompt-powder-attack", {"other": other, "powder": state.attack_powder, **left})
    other, total = ship_name(state, state.attacker), combat.strength(state, True)
    return Text("prompt-powder-defend", {"other": other, "powder": state.defence_powder, "total": total, **left})


def prompt_of_waiting(state: Jamaica) -> Text:
    owing = members(state.owing)
    if state.phase == codes.CARD:
        return Text("prompt-wait-card", {"seats": some_seats(owing), "n": len(owing)})
    return Text(f"prompt-wait-{PHASES[state.phase]}", {"seat": seat_name(owing[0])})


def some_seats(seats: list[int]) -> tuple[Text, ...]:
    return tuple(Text("some-seat", {"seat": seat_name(seat)}) for seat in seats)


# -- the table in sentences


def describe(file: ComponentsFile, state: Jamaica, seat: int) -> list[Text]:
    """The table in sentences, the most pressing first."""
    told: list[Text] = []
    if state.phase != codes.OVER:
        told += day_in_words(file, state)
    if seat >= 0:
        told += own_things(file, state, seat)
    told += [ship_in_words(file, state, ship) for ship in range(len(state.ships))]
    for s, deck in enumerate(state.decks):
        piles: dict[str, Argument] = {"hand": deck.in_hand, "draw": count(deck.pile), "discard": deck.used}
        told.append(Text("table-piles", {"seat": seat_name(s), **piles}))
    lairs = members(state.tokens)
    spaces = tuple(Text("some-space", {"space": space}) for space in lairs)
    told.append(Text("table-tokens", {"n": len(lairs), "spaces": spaces}))
    if state.phase == codes.OVER:
        told += [Text("seat-points", {"seat": seat_name(s), "points": state.score(s)}) for s in range(state.players)]
    return told


def day_in_words(file: ComponentsFile, state: Jamaica) -> list[Text]:
    dice: dict[str, Argument] = {"a": state.die_a, "b": state.die_b}
    dice |= {"morning": state.morning, "evening": state.evening}
    told = [Text("table-round", {"round": state.round, "captain": seat_name(state.captain), **dice})]
    seat = active(state)
    if seat is not None:
        card = card_name(file, state.decks[seat].played)
        told.append(Text("table-turn", {"seat": seat_name(seat), "half": state.half, "card": card}))
    if state.attacker != codes.NONE:
        sides: dict[str, Argument] = {"attack": total_fired(state, True), "defence": total_fired(state, False)}
        ships: dict[str, Argument] = {"ship": ship_name(state, state.attacker)}
        told.append(Text("table-battle", {**ships, "other": ship_name(state, state.defender), **sides}))
    return told


def total_fired(state: Jamaica, attacking: bool) -> int:
    """What a side has fired: -1 before the roll, 0 for a star."""
    die = state.attack_die if attacking else state.defence_die
    return die if die in (codes.UNROLLED, codes.STAR) else combat.strength(state, attacking)


def own_things(file: ComponentsFile, state: Jamaica, seat: int) -> list[Text]:
    deck = state.decks[seat]
    told: list[Text] = []
    if deck.hand:
        told.append(Text("table-hand", {"cards": tuple(card_name(file, card) for card in members(deck.hand))}))
    if deck.locked != codes.NONE:
        told.append(Text("table-locked", {"card": card_name(file, deck.locked)}))
    for ship, vessel in enumerate(state.ships):
        worths = tuple(
            worth_in_words(file, vessel.face(i))
            for i in range(vessel.n)
            if knowledge.knows(state, seat, vessel.hidden[i])
        )
        if worths and ship == seat:
            told.append(Text("table-own-treasures", {"treasures": worths}))
        elif worths:
            told.append(Text("table-known", {"ship": ship_name(state, ship), "treasures": worths}))
    return told


def worth_in_words(file: ComponentsFile, treasure: int) -> Text:
    kept = file.treasures[treasure]
    return Text("some-worth", {"kind": kept.kind, "value": kept.value})


def ship_in_words(file: ComponentsFile, state: Jamaica, ship: int) -> Text:
    vessel = state.ships[ship]
    filled = [hold for hold in range(codes.HOLDS) if vessel.goods[hold] != codes.NONE]
    contents = tuple(
        Text("hold-contents", {"hold": hold + 1, "some": some(int(vessel.goods[hold]), int(vessel.amounts[hold]))})
        for hold in filled
    )
    gifts = tuple(Text("some-treasure", {"name": f"@treasure-{power}.the"}) for power in powers(vessel))
    where = space_args(file, vessel.space)
    return Text(
        "table-ship",
        {
            "ship": ship_name(state, ship),
            "space": where["space"],
            "terrain": where["terrain"],
            "lap": vessel.lap,
            "distance": sailing.distance(state, ship),
            "holds": contents,
            "n": len(contents),
            "powers": gifts,
            "p": len(gifts),
            "hidden": vessel.n,
        },
    )


# -- the end


def outcome(file: ComponentsFile, state: Jamaica) -> Text:
    """Who won and by what (JAM-END-05)."""
    won = members(state.winners())
    points = int(state.score(won[0]))
    if len(won) > 1:
        return Text("outcome-shared", {"seats": some_seats(won), "points": points})
    best: dict[str, Argument] = {"seat": seat_name(won[0]), "points": points}
    lead = points - max(int(state.score(s)) for s in range(state.players) if s not in won)
    return Text("outcome-points", {**best, "lead": lead}) if lead else Text("outcome-distance", best)


def tally(file: ComponentsFile, state: Jamaica) -> dict[str, int]:
    return {
        "rounds": state.round,
        "combats": state.combats,
        "shortages": state.shortages,
        "treasures": state.found,
        "loads": state.loads,
        "ties": state.ties,
    }
