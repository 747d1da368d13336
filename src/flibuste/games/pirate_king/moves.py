"""Moves of Pirate King in notation, words and places; the words of its events and refusals."""

import re
from functools import lru_cache

import msgspec

from flibuste.games.pirate_king import rules
from flibuste.games.pirate_king.figures import (
    KIND_NAMES,
    SYMBOLS,
    CardFile,
    Effect,
    FlipDown,
    GainPer,
    PlayFromDiscard,
    RevealMore,
)
from flibuste.games.pirate_king.position import CONTESTS, where
from flibuste.games.pirate_king.rules import PirateKing
from flibuste.kit.errors import UnknownMove
from flibuste.kit.game import Event, Refusal
from flibuste.kit.old_game import Reason
from flibuste.kit.state import Note
from flibuste.kit.texts import Argument, Text

WORDS = {
    "reveal": rules.REVEAL,
    "stop": rules.STOP,
    "more": rules.MORE,
    "enough": rules.ENOUGH,
    "ready": rules.READY,
}
SEAT_VERBS = {"first": rules.FIRST, "lend": rules.LEND, "target": rules.TARGET, "crown": rules.CROWN}
NUMBER = re.compile("[1-9][0-9]{0,3}")
HOW = ("step", "effect", "forced", "kept")

REASONS = {
    rules.NOT_YOUR_TURN: Reason("", "house-not-your-turn"),
    rules.GAME_OVER: Reason("", "house-game-over"),
    rules.NO_SUCH_MOVE: Reason("", "house-no-such-move"),
    rules.NO_SUCH_SEAT: Reason("", "house-no-such-seat"),
    rules.ALREADY_LOCKED: Reason("PK-REV-01", "refusal-already-locked"),
    rules.EFFECTS_FIRST: Reason("PK-REV-03", "refusal-effects-first"),
    rules.STOP_BETWEEN_STEPS: Reason("PK-REV-04", "refusal-stop-between-steps"),
    rules.STOP_IS_FINAL: Reason("PK-REV-05", "refusal-stop-is-final"),
    rules.IS_SUNK: Reason("PK-SNK-03", "refusal-sunk"),
    rules.NOT_REVEALING: Reason("PK-RND-03", "refusal-not-revealing"),
    rules.ONLY_AT_SETUP: Reason("PK-SET-03", "refusal-only-at-setup"),
    rules.PIRATE_TAKEN: Reason("PK-SET-03", "refusal-pirate-taken", shown=True),
    rules.PIRATE_FIRST: Reason("PK-SET-03", "refusal-pirate-first"),
    rules.PIRATE_CHOSEN: Reason("PK-SET-03", "refusal-pirate-chosen"),
    rules.DECK_TAKEN: Reason("PK-SET-03", "refusal-deck-taken", shown=True),
    rules.SAME_DECK: Reason("PK-OPT-07", "refusal-same-deck"),
    rules.NO_FLIP: Reason("PK-EFF-11", "refusal-no-flip"),
    rules.NO_CARD_THERE: Reason("PK-EFF-11", "refusal-no-card-there"),
    rules.LACKS_SYMBOL: Reason("PK-EFF-11", "refusal-lacks-symbol", shown=True),
    rules.ALREADY_DOWN: Reason("PK-EFF-22", "refusal-already-down", shown=True),
    rules.NO_ORDER: Reason("PK-EFF-10", "refusal-no-order"),
    rules.NOT_LOOKED_AT: Reason("PK-EFF-10", "refusal-not-looked-at"),
    rules.NO_KEEP: Reason("PK-EFF-15", "refusal-no-keep"),
    rules.NOT_DRAWN: Reason("PK-EFF-15", "refusal-not-drawn"),
    rules.NO_SALVAGE: Reason("PK-EFF-16", "refusal-no-salvage"),
    rules.NOT_IN_DISCARD: Reason("PK-EFF-16", "refusal-not-in-discard"),
    rules.NO_LEND: Reason("PK-EFF-17", "refusal-no-lend"),
    rules.LEND_TO_YOURSELF: Reason("PK-EFF-17", "refusal-lend-to-yourself"),
    rules.LEND_TO_SUNK: Reason("PK-EFF-17", "refusal-lend-to-sunk", shown=True),
    rules.NO_TARGET: Reason("PK-EFF-02", "refusal-no-target"),
    rules.NOT_YOURSELF: Reason("PK-EFF-02", "refusal-not-yourself"),
    rules.CANNOT_BE_HIT: Reason("PK-EFF-05", "refusal-cannot-be-hit", shown=True),
    rules.NO_TIE: Reason("PK-TIE-01", "refusal-no-tie"),
    rules.NOT_TIED: Reason("PK-TIE-01", "refusal-not-tied"),
    rules.NO_BATTLE: Reason("PK-BAT-01", "refusal-no-battle"),
    rules.NO_SUCH_MONSTER: Reason("PK-BAT-01", "refusal-no-such-monster"),
    rules.NO_LOOT: Reason("PK-LOT-01", "refusal-no-loot"),
    rules.NO_SUCH_LOOT: Reason("PK-LOT-01", "refusal-no-such-loot"),
    rules.NO_BOX: Reason("PK-DUO-03", "refusal-no-box"),
    rules.NOT_TO_BOX: Reason("PK-DUO-03", "refusal-not-to-box"),
    rules.NOTHING_LENT: Reason("PK-EFF-20", "refusal-nothing-lent"),
    rules.NOT_LENT: Reason("PK-EFF-20", "refusal-not-lent"),
    rules.NO_CROWN: Reason("PK-END-04", "refusal-no-crown"),
    rules.NOT_IN_THE_LEAD: Reason("PK-END-04", "refusal-not-in-the-lead"),
    rules.NO_FALLBACK: Reason("PK-EFF-16", "refusal-no-fallback"),
}


# -- notation


def families(file: CardFile) -> tuple[tuple[str, int, int, int], ...]:
    """The moves that name a card: verb, first code, first card, how many."""
    figures = file.figures
    monsters, loot = figures.first_loot - figures.first_monster, figures.kinds - figures.first_loot
    return (
        ("pirate", figures.choose_pirate, 0, figures.first_starter),
        ("monster", figures.take_monster, figures.first_monster, monsters),
        ("loot", figures.take_loot, figures.first_loot, loot),
        ("box", figures.put_in_box, figures.first_loot, loot),
        ("next", figures.next, 0, figures.kinds),
        ("keep", figures.keep, 0, figures.kinds),
        ("salvage", figures.salvage, 0, figures.kinds),
        ("retrieve", figures.retrieve, 0, figures.kinds),
    )


@lru_cache(maxsize=4096)
def split(file: CardFile, move: int) -> tuple[str, int]:
    """The verb of a move and the number of what it names: a card, a deck, a place or a seat (-1: nothing)."""
    figures = file.figures
    for word, code in WORDS.items():
        if move == code:
            return word, rules.NONE
    for verb, base in SEAT_VERBS.items():
        if base <= move < base + rules.SEATS:
            return verb, move - base
    if figures.choose_deck <= move < figures.take_monster:
        return "deck", move - figures.choose_deck
    if figures.flip <= move < figures.next:
        return "flip", move - figures.flip
    for verb, base, first, number in families(file):
        if base <= move < base + number:
            return verb, first + move - base
    raise UnknownMove("move-unknown", move=str(move))


def notation(file: CardFile, move: int) -> str:
    verb, thing = split(file, move)
    if thing == rules.NONE:
        return verb
    if verb in SEAT_VERBS or verb == "flip":
        return f"{verb} {thing + 1}"
    return f"{verb} {file.deck_ids[thing] if verb == 'deck' else file.ids[thing]}"


def parse(file: CardFile, text: str) -> int:
    figures = file.figures
    verb, _, thing = text.partition(" ")
    if not thing and verb in WORDS and text == verb:
        return WORDS[verb]
    number = int(thing) - 1 if NUMBER.fullmatch(thing) else rules.NONE
    if verb in SEAT_VERBS and 0 <= number < rules.SEATS:
        return SEAT_VERBS[verb] + number
    if verb == "flip" and 0 <= number < figures.all_cards:
        return int(figures.flip) + number
    if verb == "deck" and thing in file.deck_ids:
        return int(figures.choose_deck) + file.deck_ids.index(thing)
    card = file.kind_of.get(thing, rules.NONE)
    for name, base, first, cards in families(file):
        if verb == name and first <= card < first + cards:
            return base + card - first
    raise UnknownMove("move-unknown", move=text)


def place(file: CardFile, state: PirateKing, seat: int, move: int) -> str:
    verb, thing = split(file, move)
    if verb == "reveal":
        return "pile"
    if thing == rules.NONE:
        return "button"
    if verb in SEAT_VERBS:
        return f"seat:{thing}"
    if verb == "flip":
        return f"area:{seat}:{thing + 1}"
    if verb == "deck":
        return f"deck:{file.deck_ids[thing]}"
    if verb == "retrieve":
        entry = state.lent_entry(seat, thing)
        return "button" if entry == rules.NONE else "area:{}:{}".format(*where(state, entry))
    places = {"box": "loot", "next": "looked", "keep": "looked", "salvage": "discard"}
    return f"{places.get(verb, verb)}:{file.ids[thing]}"


# -- labels and hints


def name(file: CardFile, card: int) -> str:
    return f"@{file.cards[card].name}"


def face_name(file: CardFile, face: int) -> str:
    return name(file, face) if face < len(file.cards) else "@card-blank"


def symbol_name(symbol: int) -> str:
    return f"@symbol-{SYMBOLS[symbol]}"


def seat_name(seat: int) -> str:
    return f"#{seat}"


def label(file: CardFile, state: PirateKing, seat: int, move: int) -> Text:
    verb, thing = split(file, move)
    if thing == rules.NONE:
        return Text(f"label-{verb}")
    if verb in SEAT_VERBS:
        return _label_of_seat(state, verb, thing)
    if verb == "deck":
        return Text("label-deck", {"name": f"@deck-{file.deck_ids[thing]}"})
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
    verb, thing = split(file, move)
    pirate = state.pirates[seat]
    if verb == "reveal" and rules.known_on_top(pirate.pile, seat):
        return Text("hint-known", {"name": name(file, pirate.pile.to_list()[-1])})
    if verb == "loot" and file.figures.relic[thing]:
        n, figures = int(pirate.relics) + 1, figures_in_words(file, thing)
        if n >= file.figures.relics_to_win:
            return Text("hint-relic-wins", {"n": n, "figures": figures})
        return Text("hint-relic", {"n": n, "crowns": int(state.relic_points(n)), "figures": figures})
    if verb == "lend":
        entry = state.hitting
        curses = 0 if state.down.get(entry) else file.figures.curses[state.face.get(entry)]
        return Text("hint-curses", {"curses": int(state.pirates[thing].curses + curses)})
    if verb == "deck":
        cards = (file.kind_of[id] for id in file.decks[thing].cards)
        return Text("hint-deck", {"cards": tuple(card_in_words(file, card) for card in cards)})
    if verb == "flip" or verb in SEAT_VERBS or thing == rules.NONE:
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


def _effect_in_words(effect: Effect) -> Text:
    written = msgspec.structs.asdict(effect)
    args: dict[str, Argument] = {name: written[name] for name in ("n", "swords", "gold") if name in written}
    if isinstance(effect, RevealMore | FlipDown):
        args["target"] = effect.target
    if isinstance(effect, FlipDown | GainPer):
        args["symbol"] = f"@symbol-{effect.symbol}"
    if isinstance(effect, PlayFromDiscard):
        del args["n"]
    return Text(f"effect-{KIND_NAMES[effect.code]}", args)


# -- refusals


def refusal(file: CardFile, state: PirateKing, seat: int, move: int, reason: int) -> Refusal:
    why = REASONS[reason]
    return Refusal(why.clause, Text(why.key, _refusal_args(file, state, seat, move, reason)))


def _refusal_args(file: CardFile, state: PirateKing, seat: int, move: int, reason: int) -> dict[str, Argument]:
    if not 0 <= move < file.figures.codes:
        return {}
    _, thing = split(file, move)
    if reason in NAMING:
        return {"name": name(file, thing)}
    if reason == rules.DECK_TAKEN:
        return {"name": f"@deck-{file.deck_ids[thing]}"}
    if reason == rules.SAME_DECK:
        return {"name": f"@deck-{file.deck_ids[file.figures.identical_deck]}"}
    if reason in (rules.LEND_TO_SUNK, rules.CANNOT_BE_HIT, rules.NOT_TIED, rules.NOT_IN_THE_LEAD):
        return {"seat": seat_name(thing)}
    if reason == rules.NO_CARD_THERE:
        return {"place": thing + 1}
    if reason in (rules.LACKS_SYMBOL, rules.ALREADY_DOWN):
        entry = state.pirates[seat].area.get(thing)
        args: dict[str, Argument] = {"name": face_name(file, state.face.get(entry))}
        if reason == rules.LACKS_SYMBOL:
            args["symbol"] = symbol_name(state.symbol_to_flip())
        return args
    return {}


NAMING = {
    rules.PIRATE_TAKEN,
    rules.NOT_LOOKED_AT,
    rules.NOT_DRAWN,
    rules.NOT_IN_DISCARD,
    rules.NO_SUCH_MONSTER,
    rules.NO_SUCH_LOOT,
    rules.NOT_TO_BOX,
    rules.NOT_LENT,
}


# -- events

PLAIN = {rules.BATTLE: "battle", rules.LOOTING: "looting", rules.ENDED: "ended"}
OF_SEAT = {
    rules.NAMED_CAPTAIN: "captain",
    rules.LOCKED: "locked",
    rules.HAS_STOPPED: "stopped",
    rules.EMPTY: "empty",
    rules.CROWNED: "crowned",
}
OF_CARD = {
    rules.MONSTER_UP: "monster-up",
    rules.LOOT_UP: "loot-up",
    rules.PEEKED_FACE: "peeked-face",
    rules.BOXED: "boxed",
}
OF_SEAT_AND_CARD = {
    rules.CHOSE_PIRATE: "chose-pirate",
    rules.BLANKED: "blank",
    rules.DISCARDED: "discarded",
    rules.TOOK_LOOT: "took-loot",
    rules.BOXED_BY: "boxed-by",
}
OF_SEATS_AND_CARD = {rules.LENT_CARD: "lent", rules.RETRIEVED: "retrieved", rules.FORGOTTEN: "forgotten"}
OF_SEAT_AND_NUMBER = {
    rules.PEEKED: ("peeked", "n"),
    rules.ORDERED: ("ordered", "n"),
    rules.SANK: ("sank", "curses"),
    rules.RESHUFFLED: ("reshuffled", "cards"),
}

Args = dict[str, str | int]


def event(file: CardFile, note: Note) -> Event:
    kind, audience, *numbers = note
    key, args = _event(file, kind, *numbers)
    return Event(key, args, audience)


def _of_card(file: CardFile, card: int) -> Args:
    return {"card": file.ids[card], "name": name(file, card)}


def _event(file: CardFile, kind: int, x: int, y: int, z: int, w: int) -> tuple[str, Args]:
    if kind in PLAIN:
        return PLAIN[kind], {}
    if kind == rules.ROUND:
        return "round", {"round": x}
    if kind == rules.TIED:
        return "tied", {"contest": str(CONTESTS[x]), "value": y, "n": z}
    if kind in OF_CARD:
        return OF_CARD[kind], _of_card(file, x)
    seat: Args = {"seat": seat_name(x)}
    if kind in OF_SEAT:
        return OF_SEAT[kind], seat
    if kind in OF_SEAT_AND_NUMBER:
        key, number = OF_SEAT_AND_NUMBER[kind]
        return key, {**seat, number: y}
    if kind in OF_SEATS_AND_CARD:
        return OF_SEATS_AND_CARD[kind], {**seat, "other": seat_name(y), **_of_card(file, z)}
    if kind == rules.CHOSE_DECK:
        return "chose-deck", {**seat, "deck": file.deck_ids[y], "name": f"@deck-{file.deck_ids[y]}"}
    if kind == rules.TOKEN:
        return "token", {**seat, "other": seat_name(y)}
    if kind == rules.HIT:
        return "hit", {**seat, "other": seat_name(y), **_of_card(file, z), "kind": KIND_NAMES[w]}
    if kind == rules.PLACED:
        return "placed", {**seat, "contest": str(CONTESTS[y]), "n": z}
    if kind == rules.SCORED:
        return "scored", {**seat, "crowns": y, "relics": z, "points": w}
    return _event_of_card(file, kind, {**seat, **_of_card(file, y)}, y, z, w)


def _event_of_card(file: CardFile, kind: int, args: Args, card: int, z: int, w: int) -> tuple[str, Args]:
    if kind in OF_SEAT_AND_CARD:
        return OF_SEAT_AND_CARD[kind], args
    if kind == rules.REVEALED:
        return "revealed", {**args, "how": HOW[z], "place": w}
    if kind == rules.COPIED:
        return "copied", {**args, "other": file.ids[z], "other_name": name(file, z)}
    if kind == rules.SALVAGED:
        return "salvaged", {**args, "place": z}
    if kind == rules.LOOT_PLAYED:
        return "loot-played", {**args, "place": z}
    if kind == rules.FLIPPED:
        return "flipped", {**args, "symbol": symbol_name(z), "place": w}
    if kind == rules.TOOK_MONSTER:
        return "took-monster", {**args, "crowns": file.cards[card].crowns}
    raise ValueError(f"there is no event of kind {kind}")
