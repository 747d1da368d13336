"""The moves, events and reasons of Pirate King, and their words."""

from typing import Final, get_args

import msgspec

from flibuste.games.pirate_king import shapes
from flibuste.games.pirate_king.rules import codes, ending, kinds, piles, revealing, rounds
from flibuste.games.pirate_king.rules.figures import KINDS, SYMBOLS, CardFile, kind_of_effect
from flibuste.games.pirate_king.rules.state import PirateKing
from flibuste.games.pirate_king.shapes import AnyEffect, FlipDown, GainPer, PlayFromDiscard, RevealMore
from flibuste.kit.tables import (
    NOTHING,
    NUMBER,
    OWNER,
    SEAT,
    event,
    house_reason,
    move_table,
    one_of,
    reason,
    told_as,
    told_by,
    verb,
)
from flibuste.kit.texts import Argument, Text

SEAT_NUMBERS: Final = range(1, codes.SEATS + 1)
OF_SEATS: Final = ("first", "lend", "target", "crown")
CONTESTS: Final[tuple[str, ...]] = ("none", *get_args(shapes.Contest))


# -- names


def name(file: CardFile, card: int) -> str:
    return f"@{file.cards[card].name}"


def face_name(file: CardFile, face: int) -> str:
    return name(file, face) if face < len(file.cards) else "@card-blank"


def deck_name(file: CardFile, deck: int) -> str:
    return f"@deck-{file.deck_ids[deck]}"


def symbol_name(symbol: int) -> str:
    return f"@symbol-{SYMBOLS[symbol]}"


def seat_name(seat: int) -> str:
    return f"#{seat}"


def where(state: PirateKing, entry: int) -> tuple[int, int]:
    """In whose area a card lies, and at which place, from 1."""
    host = revealing.host_of(state, entry)
    return int(host), int(state.pirates[host].area.find(entry)) + 1


# -- moves


def at_seat(file: CardFile, state: PirateKing, seat: int, other: int) -> str:
    return f"seat:{other}"


def at_lent_card(file: CardFile, state: PirateKing, seat: int, card: int) -> str:
    entry = rounds.lent_entry(state, seat, card)
    return "button" if entry == codes.NONE else "area:{}:{}".format(*where(state, entry))


MOVES = (
    verb("reveal", codes.REVEAL, place="pile"),
    verb("stop", codes.STOP),
    verb("more", codes.MORE),
    verb("enough", codes.ENOUGH),
    verb("ready", codes.READY),
    verb("first", codes.FIRST, things=SEAT_NUMBERS, place=at_seat),
    verb("lend", codes.LEND, things=SEAT_NUMBERS, place=at_seat),
    verb("target", codes.TARGET, things=SEAT_NUMBERS, place=at_seat),
    verb("crown", codes.CROWN, things=SEAT_NUMBERS, place=at_seat),
    verb("pirate", lambda file: file.figures.choose_pirate, things=lambda file: file.pirates, place="pirate:{thing}"),
    verb("deck", lambda file: file.figures.choose_deck, things=lambda file: file.deck_ids, place="deck:{thing}"),
    verb("monster", lambda file: file.figures.take_monster, things=lambda file: file.monsters, place="monster:{thing}"),
    verb("loot", lambda file: file.figures.take_loot, things=lambda file: file.loot, place="loot:{thing}"),
    verb("box", lambda file: file.figures.put_in_box, things=lambda file: file.loot, place="loot:{thing}"),
    verb(
        "flip",
        lambda file: file.figures.flip,
        things=lambda file: range(1, file.figures.all_cards + 1),
        place="area:{seat}:{thing}",
    ),
    verb("next", lambda file: file.figures.next, things=lambda file: file.ids, place="looked:{thing}"),
    verb("keep", lambda file: file.figures.keep, things=lambda file: file.ids, place="looked:{thing}"),
    verb("salvage", lambda file: file.figures.salvage, things=lambda file: file.ids, place="discard:{thing}"),
    verb("retrieve", lambda file: file.figures.retrieve, things=lambda file: file.ids, place=at_lent_card),
)


def verb_and_thing(file: CardFile, move: int) -> tuple[str, int]:
    """The verb of a move and the number of what it names: a card, a deck, a place or a seat."""
    meaning = move_table(MOVES, file).meaning(move)
    first: int = 0
    if meaning.verb == "monster":
        first = file.figures.first_monster
    elif meaning.verb in ("loot", "box"):
        first = file.figures.first_loot
    return meaning.verb, first + meaning.thing


# -- labels and hints


def label(file: CardFile, state: PirateKing, seat: int, move: int) -> Text:
    verb, thing = verb_and_thing(file, move)
    if thing == NOTHING:
        return Text(f"label-{verb}")
    if verb in OF_SEATS:
        return _label_of_seat(state, verb, thing)
    if verb == "deck":
        return Text("label-deck", {"name": deck_name(file, thing)})
    if verb == "flip":
        area = state.pirates[seat].area
        if thing >= area.n:
            return Text("label-flip-none", {"place": thing + 1})
        face = state.face.get(area.get(thing))
        return Text("label-flip", {"place": thing + 1, "name": face_name(file, face)})
    args: dict[str, Argument] = {"name": name(file, thing)}
    if verb == "monster":
        args["crowns"] = file.cards[thing].crowns
    return Text(f"label-{verb}", args)


def _label_of_seat(state: PirateKing, verb: str, seat: int) -> Text:
    if seat >= state.players:
        return Text("label-no-seat", {"n": seat + 1})
    args: dict[str, Argument] = {"seat": seat_name(seat)}
    if verb == "first":
        args["n"] = int(state.line.n) + 1
    return Text(f"label-{verb}", args)


def hint(file: CardFile, state: PirateKing, seat: int, move: int) -> Text | None:
    verb, thing = verb_and_thing(file, move)
    pirate = state.pirates[seat]
    if verb == "reveal" and piles.known_on_top(pirate.pile, seat):
        return Text("hint-known", {"name": name(file, pirate.pile.to_list()[-1])})
    if verb == "loot" and file.figures.relic[thing]:
        n, figures = int(pirate.relics) + 1, figures_in_words(file, thing)
        if n >= file.figures.relic_scoring_auto_win_at:
            return Text("hint-relic-wins", {"n": n, "figures": figures})
        return Text("hint-relic", {"n": n, "crowns": int(ending.relic_points(state, n)), "figures": figures})
    if verb == "lend":
        entry = state.hitting
        curses = 0 if state.down.get(entry) else file.figures.curses[state.face.get(entry)]
        return Text("hint-curses", {"curses": int(state.pirates[thing].curses + curses)})
    if verb == "deck":
        cards = (file.kind_of[id] for id in file.decks[thing].cards)
        return Text("hint-deck", {"cards": tuple(card_in_words(file, card) for card in cards)})
    if verb == "flip" or verb in OF_SEATS or thing == NOTHING:
        return None
    return Text("hint-card", {"figures": figures_in_words(file, thing)})


def card_in_words(file: CardFile, card: int) -> Text:
    """A card with all that it shows, one of a row."""
    return Text("some-card-figures", {"name": name(file, card), "figures": figures_in_words(file, card)})


def figures_in_words(file: CardFile, card: int) -> tuple[Text, ...]:
    """What a card shows, as a row of words."""
    shown = file.cards[card]
    counted = {"swords": shown.swords, "gold": shown.gold, "curses": shown.curses, "crowns": shown.crowns}
    figures = [Text(f"some-{name}", {"n": n}) for name, n in counted.items() if n]
    return (*figures, *(_effect_in_words(effect) for effect in shown.effects))


def _effect_in_words(effect: AnyEffect) -> Text:
    written = msgspec.structs.asdict(effect)
    args: dict[str, Argument] = {name: written[name] for name in ("n", "swords", "gold") if name in written}
    if isinstance(effect, RevealMore | FlipDown):
        args["target"] = effect.target
    if isinstance(effect, FlipDown | GainPer):
        args["symbol"] = f"@symbol-{effect.symbol}"
    if isinstance(effect, PlayFromDiscard):
        del args["n"]
    return Text(f"effect-{kind_of_effect(effect)}", args)


# -- reasons


def the_card(file: CardFile, state: PirateKing, seat: int, move: int) -> dict[str, Argument]:
    return {"name": name(file, verb_and_thing(file, move)[1])}


def the_deck(file: CardFile, state: PirateKing, seat: int, move: int) -> dict[str, Argument]:
    return {"name": deck_name(file, verb_and_thing(file, move)[1])}


def the_same_deck(file: CardFile, state: PirateKing, seat: int, move: int) -> dict[str, Argument]:
    return {"name": deck_name(file, file.figures.identical_deck)}


def the_seat(file: CardFile, state: PirateKing, seat: int, move: int) -> dict[str, Argument]:
    return {"seat": seat_name(verb_and_thing(file, move)[1])}


def the_place(file: CardFile, state: PirateKing, seat: int, move: int) -> dict[str, Argument]:
    return {"place": verb_and_thing(file, move)[1] + 1}


def the_face(file: CardFile, state: PirateKing, seat: int, move: int) -> dict[str, Argument]:
    entry = state.pirates[seat].area.get(verb_and_thing(file, move)[1])
    return {"name": face_name(file, state.face.get(entry))}


def the_face_and_symbol(file: CardFile, state: PirateKing, seat: int, move: int) -> dict[str, Argument]:
    return {**the_face(file, state, seat, move), "symbol": symbol_name(kinds.symbol_to_flip(state))}


REASONS = (
    house_reason(codes.NOT_YOUR_TURN, "not-your-turn"),
    house_reason(codes.GAME_OVER, "game-over"),
    house_reason(codes.NO_SUCH_MOVE, "no-such-move"),
    house_reason(codes.NO_SUCH_SEAT, "no-such-seat"),
    reason(codes.ALREADY_LOCKED, "PK-REV-01", "already-locked"),
    reason(codes.EFFECTS_FIRST, "PK-REV-03", "effects-first"),
    reason(codes.STOP_BETWEEN_STEPS, "PK-REV-04", "stop-between-steps"),
    reason(codes.STOP_IS_FINAL, "PK-REV-05", "stop-is-final"),
    reason(codes.IS_SUNK, "PK-SNK-03", "sunk"),
    reason(codes.NOT_REVEALING, "PK-RND-03", "not-revealing"),
    reason(codes.ONLY_AT_SETUP, "PK-SET-03", "only-at-setup"),
    reason(codes.PIRATE_TAKEN, "PK-SET-03", "pirate-taken", args=the_card, shown=True),
    reason(codes.PIRATE_FIRST, "PK-SET-03", "pirate-first"),
    reason(codes.PIRATE_CHOSEN, "PK-SET-03", "pirate-chosen"),
    reason(codes.DECK_TAKEN, "PK-SET-03", "deck-taken", args=the_deck, shown=True),
    reason(codes.SAME_DECK, "PK-OPT-07", "same-deck", args=the_same_deck),
    reason(codes.NO_FLIP, "PK-EFF-11", "no-flip"),
    reason(codes.NO_CARD_THERE, "PK-EFF-11", "no-card-there", args=the_place),
    reason(codes.LACKS_SYMBOL, "PK-EFF-11", "lacks-symbol", args=the_face_and_symbol, shown=True),
    reason(codes.ALREADY_DOWN, "PK-EFF-22", "already-down", args=the_face, shown=True),
    reason(codes.NO_ORDER, "PK-EFF-10", "no-order"),
    reason(codes.NOT_LOOKED_AT, "PK-EFF-10", "not-looked-at", args=the_card),
    reason(codes.NO_KEEP, "PK-EFF-15", "no-keep"),
    reason(codes.NOT_DRAWN, "PK-EFF-15", "not-drawn", args=the_card),
    reason(codes.NO_SALVAGE, "PK-EFF-16", "no-salvage"),
    reason(codes.NOT_IN_DISCARD, "PK-EFF-16", "not-in-discard", args=the_card),
    reason(codes.NO_LEND, "PK-EFF-17", "no-lend"),
    reason(codes.LEND_TO_YOURSELF, "PK-EFF-17", "lend-to-yourself"),
    reason(codes.LEND_TO_SUNK, "PK-EFF-17", "lend-to-sunk", args=the_seat, shown=True),
    reason(codes.NO_TARGET, "PK-EFF-02", "no-target"),
    reason(codes.NOT_YOURSELF, "PK-EFF-02", "not-yourself"),
    reason(codes.CANNOT_BE_HIT, "PK-EFF-05", "cannot-be-hit", args=the_seat, shown=True),
    reason(codes.NO_TIE, "PK-TIE-01", "no-tie"),
    reason(codes.NOT_TIED, "PK-TIE-01", "not-tied", args=the_seat),
    reason(codes.NO_BATTLE, "PK-BAT-01", "no-battle"),
    reason(codes.NO_SUCH_MONSTER, "PK-BAT-01", "no-such-monster", args=the_card),
    reason(codes.NO_LOOT, "PK-LOT-01", "no-loot"),
    reason(codes.NO_SUCH_LOOT, "PK-LOT-01", "no-such-loot", args=the_card),
    reason(codes.NO_BOX, "PK-DUO-03", "no-box"),
    reason(codes.NOT_TO_BOX, "PK-DUO-03", "not-to-box", args=the_card),
    reason(codes.NOTHING_LENT, "PK-EFF-20", "nothing-lent"),
    reason(codes.NOT_LENT, "PK-EFF-20", "not-lent", args=the_card),
    reason(codes.NO_CROWN, "PK-END-04", "no-crown"),
    reason(codes.NOT_IN_THE_LEAD, "PK-END-04", "not-in-the-lead", args=the_seat),
    reason(codes.NO_FALLBACK, "PK-EFF-16", "no-fallback"),
)


# -- events

CARD = told_by(lambda file, card: {"card": file.ids[card], "name": name(file, card)}, card=str, name=str)
OTHER_CARD = told_by(
    lambda file, card: {"other": file.ids[card], "other_name": name(file, card)}, other=str, other_name=str
)
MONSTER = told_by(
    lambda file, card: {"card": file.ids[card], "name": name(file, card), "crowns": file.cards[card].crowns},
    card=str,
    name=str,
    crowns=int,
)
DECK = told_by(lambda file, deck: {"deck": file.deck_ids[deck], "name": deck_name(file, deck)}, deck=str, name=str)
SYMBOL = told_as(lambda file, symbol: symbol_name(symbol))
HOW = one_of(("step", "effect", "forced", "kept"))
CONTEST = one_of(CONTESTS)
KIND = one_of(KINDS)

EVENTS = (
    event(codes.NAMED_CAPTAIN, "captain", seat=SEAT),
    event(codes.CHOSE_PIRATE, "chose-pirate", seat=SEAT, card=CARD),
    event(codes.CHOSE_DECK, "chose-deck", seat=SEAT, deck=DECK),
    event(codes.ROUND, "round", round=NUMBER),
    event(codes.MONSTER_UP, "monster-up", card=CARD),
    event(codes.LOOT_UP, "loot-up", card=CARD),
    event(codes.LOCKED, "locked", seat=SEAT),
    event(codes.HAS_STOPPED, "stopped", seat=SEAT),
    event(codes.REVEALED, "revealed", seat=SEAT, card=CARD, how=HOW, place=NUMBER),
    event(codes.EMPTY, "empty", seat=SEAT),
    event(codes.COPIED, "copied", seat=SEAT, card=CARD, other=OTHER_CARD),
    event(codes.BLANKED, "blank", seat=SEAT, card=CARD),
    event(codes.PEEKED, "peeked", seat=SEAT, n=NUMBER),
    event(codes.PEEKED_FACE, "peeked-face", card=CARD, audience=OWNER),
    event(codes.ORDERED, "ordered", seat=SEAT, n=NUMBER),
    event(codes.DISCARDED, "discarded", seat=SEAT, card=CARD),
    event(codes.SALVAGED, "salvaged", seat=SEAT, card=CARD, place=NUMBER),
    event(codes.LOOT_PLAYED, "loot-played", seat=SEAT, card=CARD, place=NUMBER),
    event(codes.FLIPPED, "flipped", seat=SEAT, card=CARD, symbol=SYMBOL, place=NUMBER),
    event(codes.TOKEN, "token", seat=SEAT, other=SEAT),
    event(codes.HIT, "hit", seat=SEAT, other=SEAT, card=CARD, kind=KIND),
    event(codes.LENT_CARD, "lent", seat=SEAT, other=SEAT, card=CARD),
    event(codes.SANK, "sank", seat=SEAT, curses=NUMBER),
    event(codes.RESHUFFLED, "reshuffled", seat=SEAT, cards=NUMBER),
    event(codes.BATTLE, "battle"),
    event(codes.LOOTING, "looting"),
    event(codes.TIED, "tied", contest=CONTEST, value=NUMBER, n=NUMBER),
    event(codes.PLACED, "placed", seat=SEAT, contest=CONTEST, n=NUMBER),
    event(codes.TOOK_MONSTER, "took-monster", seat=SEAT, card=MONSTER),
    event(codes.BOXED, "boxed", card=CARD),
    event(codes.TOOK_LOOT, "took-loot", seat=SEAT, card=CARD),
    event(codes.BOXED_BY, "boxed-by", seat=SEAT, card=CARD),
    event(codes.RETRIEVED, "retrieved", seat=SEAT, other=SEAT, card=CARD),
    event(codes.FORGOTTEN, "forgotten", seat=SEAT, other=SEAT, card=CARD),
    event(codes.SCORED, "scored", seat=SEAT, crowns=NUMBER, relics=NUMBER, points=NUMBER),
    event(codes.CROWNED, "crowned", seat=SEAT),
    event(codes.ENDED, "ended"),
)
