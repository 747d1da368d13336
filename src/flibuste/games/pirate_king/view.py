"""What is shown of Pirate King: every card came face up to where it lies, so only orders and choices are secret."""

from collections.abc import Iterable
from typing import Final, get_args

from flibuste.games.pirate_king import shapes
from flibuste.games.pirate_king.moves import (
    CONTESTS,
    card_in_words,
    face_name,
    name,
    seat_name,
    symbol_name,
    where,
)
from flibuste.games.pirate_king.rules import codes, ending, kinds, piles, revealing
from flibuste.games.pirate_king.rules.figures import KINDS, SYMBOLS, CardFile
from flibuste.games.pirate_king.rules.state import PirateKing
from flibuste.games.pirate_king.shapes import (
    CardView,
    Chance,
    Components,
    EffectView,
    FrameView,
    LaidView,
    Odds,
    OwnView,
    SeatView,
    TableView,
)
from flibuste.kit.bits import count, has, members
from flibuste.kit.pile import Pile, Row
from flibuste.kit.texts import Argument, Text

PHASES: Final[tuple[shapes.Phase, ...]] = get_args(shapes.Phase)
STANDINGS: Final[tuple[shapes.Standing, ...]] = get_args(shapes.Standing)
LOCKS: Final[tuple[shapes.Lock, ...]] = get_args(shapes.Lock)
CONTEST_OR_NONE: Final[tuple[shapes.Contest | None, ...]] = (None, *get_args(shapes.Contest))
BLANK: Final = "blank"
TALLY: Final = {
    "steps": "steps",
    "cards": "entered",
    "sinkings": "sinkings",
    "ties": "ties",
    "flips": "flips",
    "copies": "copied",
    "lent": "lendings",
    "forgotten": "forgotten",
    "shuffles": "shuffles",
}


# -- names and numbers


def none(number: int) -> int | None:
    return None if number == codes.NONE else int(number)


def names(file: CardFile, cards: Iterable[int]) -> list[str]:
    return [file.ids[card] for card in cards]


def pirate_of(file: CardFile, state: PirateKing, seat: int) -> str | None:
    card = state.pirates[seat].card
    return None if card == codes.NONE else file.ids[card]


def deck_of(file: CardFile, state: PirateKing, seat: int) -> str | None:
    deck = state.pirates[seat].deck
    return None if deck == codes.NONE else file.deck_ids[deck]


def last_of(state: PirateKing, seat: int) -> tuple[int, int] | None:
    last = state.pirates[seat].last
    return None if last == codes.NONE else where(state, last)


def top_of(pile: Pile) -> list[int]:
    """The fixed cards, the next one first."""
    return [] if pile.top is None else pile.top.to_list()[::-1]


def became(file: CardFile, state: PirateKing, entry: int) -> str | None:
    """What a copy became (None: it is no copy)."""
    if not file.figures.copying[state.card.get(entry)]:
        return None
    return file.face(state.face.get(entry)) or BLANK


def locked(state: PirateKing, seat: int) -> shapes.Lock | None:
    """The choice that a seat has made and not yet shown."""
    return LOCKS[has(state.stopping, seat)] if has(state.chosen, seat) else None


# -- the table


def table_view(file: CardFile, state: PirateKing) -> TableView:
    return TableView(
        phase=PHASES[state.phase],
        round=int(state.round),
        step=int(state.step),
        captain=int(state.captain),
        actor=none(state.actor),
        stack=[_frame(file, state, i) for i in range(state.stack.n)],
        unresolved=state.unresolved.to_list(),
        hitting=None if state.hitting == codes.NONE else _effect(file, state, state.hitting, state.hitting_effect),
        victims=state.victims.to_list(),
        left=int(state.left),
        sweep=_effects(file, state, state.sweep, state.sweep_effect),
        waiting=_effects(file, state, state.waiting, state.waiting_effect),
        sailing=members(state.sailing),
        looking=int(state.looking),
        placed=int(state.placed),
        contest=CONTEST_OR_NONE[state.contest],
        tied=members(state.tied),
        line=state.line.to_list(),
        done=members(state.done),
        asked=state.asked.to_list(),
        rounds=int(file.figures.rounds),
        winner=none(state.winner),
        monsters=names(file, state.monsters.to_list()),
        loot=names(file, state.loot.to_list()),
        monster_pile=int(state.monster_pile.size()),
        loot_pile=int(state.loot_pile.size()),
        box=names(file, state.box.to_list()),
        tie_value=tie_value(state),
        seats=[_seat_view(file, state, seat) for seat in range(state.players)],
    )


def tie_value(state: PirateKing) -> int | None:
    """How many swords or how much gold the tied pirates have."""
    tied = members(state.tied)
    return int(state.worth[tied[0]]) if tied else None


def _effects(file: CardFile, state: PirateKing, entries: Row, effects: Row) -> list[EffectView]:
    return [_effect(file, state, entries.get(i), effects.get(i)) for i in range(entries.n)]


def _effect(file: CardFile, state: PirateKing, entry: int, effect: int) -> EffectView:
    host, place = where(state, entry)
    return EffectView(
        host=host,
        place=place,
        effect=int(effect),
        seat=int(state.owner.get(entry)),
        card=file.ids[state.card.get(entry)],
        kind=_kind(file, state.face.get(entry), effect),
    )


def _frame(file: CardFile, state: PirateKing, depth: int) -> FrameView:
    told = _effect(file, state, state.stack.get(depth), state.stack_effect.get(depth))
    return FrameView(
        host=told.host,
        place=told.place,
        effect=told.effect,
        seat=told.seat,
        card=told.card,
        kind=told.kind,
        left=int(state.stack_left.get(depth)),
    )


def _kind(file: CardFile, face: int, effect: int) -> shapes.KindOfEffect | None:
    figures = file.figures
    if effect >= figures.effects[face]:
        return None
    return KINDS[figures.effect_kind[figures.first_effect[face] + effect]]


def _seat_view(file: CardFile, state: PirateKing, seat: int) -> SeatView:
    pirate = state.pirates[seat]
    discard = pirate.discard.to_list()
    return SeatView(
        pirate=pirate_of(file, state, seat),
        deck=deck_of(file, state, seat),
        state=STANDINGS[pirate.standing],
        draw=int(pirate.pile.size()),
        known=int(piles.known_on_top(pirate.pile, seat)),
        discard=len(discard),
        top=file.ids[discard[-1]] if discard else None,
        discarded=names(file, sorted(discard)),
        owned=names(file, sorted(owned(state, seat))),
        area=[_laid(file, state, seat, entry) for entry in pirate.area.to_list()],
        last=last_of(state, seat),
        locked=has(state.chosen, seat),
        swords=int(revealing.swords(state, seat)),
        gold=int(revealing.gold(state, seat)),
        curses=int(pirate.curses),
        crowns=int(state.score(seat)),
        relics=int(pirate.relics),
    )


def owned(state: PirateKing, seat: int) -> list[int]:
    """PK-DCK-03"""
    pirate = state.pirates[seat]
    laid = [entry for other in state.pirates for entry in other.area.to_list() if state.owner.get(entry) == seat]
    return [*pirate.pile.to_list(), *pirate.discard.to_list(), *(int(state.card.get(entry)) for entry in laid)]


def _laid(file: CardFile, state: PirateKing, host: int, entry: int) -> LaidView:
    figures, face = file.figures, state.face.get(entry)
    counts = not state.down.get(entry) and state.pirates[host].standing != codes.SUNK
    return LaidView(
        card=file.ids[state.card.get(entry)],
        became=became(file, state, entry),
        owner=int(state.owner.get(entry)),
        down=bool(state.down.get(entry)),
        column=int(state.column.get(entry)),
        swords=int(revealing.worth_of(state, host, entry, codes.SWORD)) if counts else 0,
        gold=int(revealing.worth_of(state, host, entry, codes.GOLD)) if counts else 0,
        curses=int(figures.curses[face]) if counts else 0,
        crowns=int(figures.crowns[face]) if counts else 0,
    )


def own_view(file: CardFile, state: PirateKing, seat: int) -> OwnView:
    pirate = state.pirates[seat]
    known = piles.known_on_top(pirate.pile, seat)
    return OwnView(
        discard=names(file, sorted(pirate.discard.to_list())),
        known=names(file, top_of(pirate.pile)[:known]),
        locked=locked(state, seat),
    )


def components(file: CardFile) -> Components:
    return Components(
        cards={card.id: _card_view(card) for card in file.cards},
        decks={deck.id: list(deck.cards) for deck in file.decks},
        symbols=list(SYMBOLS),
        rules=file.rules,
    )


def _card_view(card: shapes.Card) -> CardView:
    return CardView(
        kind=card.kind,
        deck=card.deck or None,
        swords=card.swords,
        gold=card.gold,
        curses=card.curses,
        crowns=card.crowns,
        symbols=list(card.symbols),
        effects=list(card.effects),
        copies=card.copies,
        name=f"@{card.name}",
    )


def own_names(file: CardFile, language: str) -> dict[str, str]:
    """An owner's own names of cards."""
    named = ((card.name, card.house_name(language)) for card in file.cards)
    return {key: words for key, words in named if words}


# -- prompts


def prompt(file: CardFile, state: PirateKing, seat: int) -> Text:
    phase = PHASES[state.phase]
    if state.phase == codes.OVER:
        return Text("prompt-over")
    if state.phase == codes.REVEALING:
        return _prompt_of_reveal(state, seat)
    if seat != state.actor:
        return Text(f"prompt-wait-{phase}", {"seat": seat_name(state.actor)})
    if state.phase == codes.FLIP:
        return _prompt_of_flip(file, state)
    return Text(f"prompt-{phase}", _prompt_args(file, state))


def _prompt_of_reveal(state: PirateKing, seat: int) -> Text:
    if seat >= 0 and has(state.chosen, seat):
        return Text("prompt-reveal-locked")
    if seat >= 0 and has(state.at_sea, seat):
        curses, swords, gold = state.pirates[seat].curses, revealing.swords(state, seat), revealing.gold(state, seat)
        return Text("prompt-reveal", {"curses": int(curses), "swords": int(swords), "gold": int(gold)})
    owing = members(state.pending())
    return Text("prompt-wait-reveal", {"seats": _seats(owing), "n": len(owing)})


def _prompt_of_flip(file: CardFile, state: PirateKing) -> Text:
    args: dict[str, Argument] = {"symbol": symbol_name(kinds.symbol_to_flip(state))}
    if state.stack.n:
        entry = state.stack.get(state.stack.n - 1)
        return Text("prompt-flip", {**args, "name": face_name(file, state.face.get(entry))})
    args |= {"name": face_name(file, state.face.get(state.hitting)), "other": seat_name(state.owner.get(state.hitting))}
    return Text("prompt-flip-forced", args)


def _prompt_args(file: CardFile, state: PirateKing) -> dict[str, Argument]:
    if state.phase == codes.ORDER:
        return {"n": int(state.looking - state.placed), "placed": int(state.placed)}
    if state.phase in (codes.LENDING, codes.AIMING):
        return {"name": face_name(file, state.face.get(state.hitting))}
    if state.phase == codes.TIE:
        value = tie_value(state) or 0
        left = int(count(state.tied))
        return {"contest": CONTESTS[state.contest], "value": value, "n": int(state.line.n), "left": left}
    if state.phase == codes.LENT:
        return {"round": int(state.round)}
    if state.phase == codes.CROWNING:
        return {"points": int(state.score(members(ending.leaders(state))[0]))}
    return {}


def _seats(seats: Iterable[int]) -> tuple[Text, ...]:
    return tuple(Text("some-seat", {"seat": seat_name(seat)}) for seat in seats)


# -- the table in sentences


def describe(file: CardFile, state: PirateKing, seat: int) -> list[Text]:
    """The most pressing first."""
    told: list[Text] = []
    if state.phase > codes.DECK:
        told.append(_round(file, state))
    if state.monsters.n + state.loot.n:
        told.append(_displays(file, state))
    if state.phase > codes.DECK:
        told += [_pirate(file, state, s) for s in range(state.players)]
        told += [_crowns(state, s) for s in range(state.players)]
    if seat >= 0:
        told += _own(file, state, seat)
    told.append(Text("table-piles", {"monsters": state.monster_pile.size(), "loot": state.loot_pile.size()}))
    if state.box.n:
        told.append(Text("table-boxed", {"cards": _cards(file, state.box.to_list()), "n": int(state.box.n)}))
    return told


def _round(file: CardFile, state: PirateKing) -> Text:
    rounds = {"round": int(state.round), "rounds": int(file.figures.rounds), "step": int(state.step)}
    return Text("table-round", {**rounds, "seat": seat_name(state.captain)})


def _displays(file: CardFile, state: PirateKing) -> Text:
    monsters, loot = state.monsters.to_list(), state.loot.to_list()
    shown: dict[str, Argument] = {"monsters": _in_words(file, monsters), "loot": _in_words(file, loot)}
    return Text("table-displays", {**shown, "m": len(monsters), "n": len(loot)})


def _in_words(file: CardFile, cards: list[int]) -> tuple[Text, ...]:
    return tuple(card_in_words(file, card) for card in cards)


def _cards(file: CardFile, cards: list[int]) -> tuple[Text, ...]:
    return tuple(Text("some-card", {"name": name(file, card)}) for card in cards)


def _pirate(file: CardFile, state: PirateKing, seat: int) -> Text:
    pirate = state.pirates[seat]
    area = tuple(_laid_in_words(file, state, seat, entry) for entry in pirate.area.to_list())
    sums: dict[str, Argument] = {
        "swords": int(revealing.swords(state, seat)),
        "gold": int(revealing.gold(state, seat)),
        "curses": int(pirate.curses),
        "draw": int(pirate.pile.size()),
        "discard": int(pirate.discard.n),
    }
    standing = STANDINGS[pirate.standing]
    return Text("table-pirate", {"seat": seat_name(seat), "state": standing, "cards": area, "n": len(area), **sums})


def _laid_in_words(file: CardFile, state: PirateKing, host: int, entry: int) -> Text:
    card, face, owner = (int(row.get(entry)) for row in (state.card, state.face, state.owner))
    if state.down.get(entry):
        return Text("some-card-down", {"name": name(file, card)})
    if owner != host:
        return Text("some-lent", {"name": face_name(file, face), "seat": seat_name(owner)})
    if face != card:
        return Text("some-copy", {"name": name(file, card), "other_name": face_name(file, face)})
    return Text("some-card", {"name": name(file, card)})


def _crowns(state: PirateKing, seat: int) -> Text:
    captain = int(seat == state.captain)
    sums = {"crowns": int(state.score(seat)), "relics": int(state.pirates[seat].relics), "captain": captain}
    return Text("table-crowns", {"seat": seat_name(seat), **sums})


def _own(file: CardFile, state: PirateKing, seat: int) -> list[Text]:
    told: list[Text] = []
    pirate = state.pirates[seat]
    known = int(piles.known_on_top(pirate.pile, seat))
    if known:
        cards = _in_words(file, top_of(pirate.pile)[:known])
        told.append(Text("table-known", {"cards": cards, "n": known}))
    if pirate.discard.n:
        cards = _cards(file, sorted(pirate.discard.to_list()))
        told.append(Text("table-own-discard", {"cards": cards, "n": len(cards)}))
    choice = locked(state, seat)
    if choice is not None:
        told.append(Text("table-locked", {"choice": choice}))
    return told


# -- the end


def outcome(file: CardFile, state: PirateKing) -> Text:
    """Who won and by what (PK-END-03, -04)."""
    winner = int(state.winner)
    points, relics = int(state.score(winner)), int(state.pirates[winner].relics)
    args: dict[str, Argument] = {"seat": seat_name(winner), "points": points}
    if count(ending.leaders(state)) > 1:
        if winner == state.captain:
            return Text("outcome-captain", args)
        return Text("outcome-named", {**args, "other": seat_name(state.captain)})
    if relics >= state.figures.relic_scoring_auto_win_at:
        return Text("outcome-relics", {**args, "relics": relics})
    second = max(int(state.score(seat)) for seat in range(state.players) if seat != winner)
    return Text("outcome-crowns", {**args, "lead": points - second})


# -- chances


def odds(file: CardFile, state: PirateKing, seat: int) -> Odds | None:
    """Cards that would bring the last curse by themselves, among those that may come next."""
    if state.phase != codes.REVEALING or not has(state.at_sea, seat):
        return None
    pirate = state.pirates[seat]
    if piles.known_on_top(pirate.pile, seat):
        coming = top_of(pirate.pile)[:1]
    else:
        coming = pirate.pile.to_list() or pirate.discard.to_list()
    hits = sum(_would_sink(file, state, seat, card) for card in coming)
    return Odds(Chance(hits, len(coming)))


def _would_sink(file: CardFile, state: PirateKing, seat: int, card: int) -> bool:
    figures = file.figures
    pirate = state.pirates[seat]
    face = int(revealing.copied_face(state, pirate.last)) if figures.copying[card] else card
    if pirate.curses + figures.curses[face] < figures.curses_to_sink:
        return False
    first = figures.first_effect[face]
    effects = range(first, first + figures.effects[face])
    flips = (x for x in effects if figures.effect_kind[x] == codes.FLIP_DOWN)
    return not any(figures.effect_symbol[x] == codes.CURSE and figures.effect_target[x] == codes.ON_SELF for x in flips)


# -- for programs


def time_out_move(file: CardFile, state: PirateKing, seat: int) -> int | None:
    """Who sleeps stops: nobody waits for the others to be lucky."""
    return codes.STOP if state.why_not(seat, codes.STOP) == 0 else None


def tally(file: CardFile, state: PirateKing) -> dict[str, int]:
    return {"rounds": int(state.round), **counted(state)}


def counted(state: PirateKing) -> dict[str, int]:
    return {name: int(getattr(state, attribute)) for name, attribute in TALLY.items()}


def played_with(file: CardFile, state: PirateKing, seat: int) -> list[str]:
    pirate = state.pirates[seat]
    return [file.cards[pirate.card].name, f"deck-{file.deck_ids[pirate.deck]}"]
