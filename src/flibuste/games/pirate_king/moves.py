"""Moves of Pirate King in notation, words and places; the words of its events and refusals."""

import re
from functools import lru_cache

import msgspec

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
from flibuste.games.pirate_king.rules import codes, ending, kinds, piles, rounds
from flibuste.games.pirate_king.rules.state import PirateKing
from flibuste.kit.errors import UnknownMove
from flibuste.kit.game import Event, Refusal
from flibuste.kit.old_game import Reason
from flibuste.kit.state import Note
from flibuste.kit.texts import Argument, Text

WORDS = {
    "reveal": codes.REVEAL,
    "stop": codes.STOP,
    "more": codes.MORE,
    "enough": codes.ENOUGH,
    "ready": codes.READY,
}
SEAT_VERBS = {"first": codes.FIRST, "lend": codes.LEND, "target": codes.TARGET, "crown": codes.CROWN}
NUMBER = re.compile("[1-9][0-9]{0,3}")
HOW = ("step", "effect", "forced", "kept")

REASONS = {
    codes.NOT_YOUR_TURN: Reason("", "house-not-your-turn"),
    codes.GAME_OVER: Reason("", "house-game-over"),
    codes.NO_SUCH_MOVE: Reason("", "house-no-such-move"),
    codes.NO_SUCH_SEAT: Reason("", "house-no-such-seat"),
    codes.ALREADY_LOCKED: Reason("PK-REV-01", "refusal-already-locked"),
    codes.EFFECTS_FIRST: Reason("PK-REV-03", "refusal-effects-first"),
    codes.STOP_BETWEEN_STEPS: Reason("PK-REV-04", "refusal-stop-between-steps"),
    codes.STOP_IS_FINAL: Reason("PK-REV-05", "refusal-stop-is-final"),
    codes.IS_SUNK: Reason("PK-SNK-03", "refusal-sunk"),
    codes.NOT_REVEALING: Reason("PK-RND-03", "refusal-not-revealing"),
    codes.ONLY_AT_SETUP: Reason("PK-SET-03", "refusal-only-at-setup"),
    codes.PIRATE_TAKEN: Reason("PK-SET-03", "refusal-pirate-taken", shown=True),
    codes.PIRATE_FIRST: Reason("PK-SET-03", "refusal-pirate-first"),
    codes.PIRATE_CHOSEN: Reason("PK-SET-03", "refusal-pirate-chosen"),
    codes.DECK_TAKEN: Reason("PK-SET-03", "refusal-deck-taken", shown=True),
    codes.SAME_DECK: Reason("PK-OPT-07", "refusal-same-deck"),
    codes.NO_FLIP: Reason("PK-EFF-11", "refusal-no-flip"),
    codes.NO_CARD_THERE: Reason("PK-EFF-11", "refusal-no-card-there"),
    codes.LACKS_SYMBOL: Reason("PK-EFF-11", "refusal-lacks-symbol", shown=True),
    codes.ALREADY_DOWN: Reason("PK-EFF-22", "refusal-already-down", shown=True),
    codes.NO_ORDER: Reason("PK-EFF-10", "refusal-no-order"),
    codes.NOT_LOOKED_AT: Reason("PK-EFF-10", "refusal-not-looked-at"),
    codes.NO_KEEP: Reason("PK-EFF-15", "refusal-no-keep"),
    codes.NOT_DRAWN: Reason("PK-EFF-15", "refusal-not-drawn"),
    codes.NO_SALVAGE: Reason("PK-EFF-16", "refusal-no-salvage"),
    codes.NOT_IN_DISCARD: Reason("PK-EFF-16", "refusal-not-in-discard"),
    codes.NO_LEND: Reason("PK-EFF-17", "refusal-no-lend"),
    codes.LEND_TO_YOURSELF: Reason("PK-EFF-17", "refusal-lend-to-yourself"),
    codes.LEND_TO_SUNK: Reason("PK-EFF-17", "refusal-lend-to-sunk", shown=True),
    codes.NO_TARGET: Reason("PK-EFF-02", "refusal-no-target"),
    codes.NOT_YOURSELF: Reason("PK-EFF-02", "refusal-not-yourself"),
    codes.CANNOT_BE_HIT: Reason("PK-EFF-05", "refusal-cannot-be-hit", shown=True),
    codes.NO_TIE: Reason("PK-TIE-01", "refusal-no-tie"),
    codes.NOT_TIED: Reason("PK-TIE-01", "refusal-not-tied"),
    codes.NO_BATTLE: Reason("PK-BAT-01", "refusal-no-battle"),
    codes.NO_SUCH_MONSTER: Reason("PK-BAT-01", "refusal-no-such-monster"),
    codes.NO_LOOT: Reason("PK-LOT-01", "refusal-no-loot"),
    codes.NO_SUCH_LOOT: Reason("PK-LOT-01", "refusal-no-such-loot"),
    codes.NO_BOX: Reason("PK-DUO-03", "refusal-no-box"),
    codes.NOT_TO_BOX: Reason("PK-DUO-03", "refusal-not-to-box"),
    codes.NOTHING_LENT: Reason("PK-EFF-20", "refusal-nothing-lent"),
    codes.NOT_LENT: Reason("PK-EFF-20", "refusal-not-lent"),
    codes.NO_CROWN: Reason("PK-END-04", "refusal-no-crown"),
    codes.NOT_IN_THE_LEAD: Reason("PK-END-04", "refusal-not-in-the-lead"),
    codes.NO_FALLBACK: Reason("PK-EFF-16", "refusal-no-fallback"),
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
            return word, codes.NONE
    for verb, base in SEAT_VERBS.items():
        if base <= move < base + codes.SEATS:
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
    if thing == codes.NONE:
        return verb
    if verb in SEAT_VERBS or verb == "flip":
        return f"{verb} {thing + 1}"
    return f"{verb} {file.deck_ids[thing] if verb == 'deck' else file.ids[thing]}"


def parse(file: CardFile, text: str) -> int:
    figures = file.figures
    verb, _, thing = text.partition(" ")
    if not thing and verb in WORDS and text == verb:
        return WORDS[verb]
    number = int(thing) - 1 if NUMBER.fullmatch(thing) else codes.NONE
    if verb in SEAT_VERBS and 0 <= number < codes.SEATS:
        return SEAT_VERBS[verb] + number
    if verb == "flip" and 0 <= number < figures.all_cards:
        return int(figures.flip) + number
    if verb == "deck" and thing in file.deck_ids:
        return int(figures.choose_deck) + file.deck_ids.index(thing)
    card = file.kind_of.get(thing, codes.NONE)
    for name, base, first, cards in families(file):
        if verb == name and first <= card < first + cards:
            return base + card - first
    raise UnknownMove("move-unknown", move=text)


def place(file: CardFile, state: PirateKing, seat: int, move: int) -> str:
    verb, thing = split(file, move)
    if verb == "reveal":
        return "pile"
    if thing == codes.NONE:
        return "button"
    if verb in SEAT_VERBS:
        return f"seat:{thing}"
    if verb == "flip":
        return f"area:{seat}:{thing + 1}"
    if verb == "deck":
        return f"deck:{file.deck_ids[thing]}"
    if verb == "retrieve":
        entry = rounds.lent_entry(state, seat, thing)
        return "button" if entry == codes.NONE else "area:{}:{}".format(*where(state, entry))
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
    if thing == codes.NONE:
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
    if verb == "flip" or verb in SEAT_VERBS or thing == codes.NONE:
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
    if reason == codes.DECK_TAKEN:
        return {"name": f"@deck-{file.deck_ids[thing]}"}
    if reason == codes.SAME_DECK:
        return {"name": f"@deck-{file.deck_ids[file.figures.identical_deck]}"}
    if reason in (codes.LEND_TO_SUNK, codes.CANNOT_BE_HIT, codes.NOT_TIED, codes.NOT_IN_THE_LEAD):
        return {"seat": seat_name(thing)}
    if reason == codes.NO_CARD_THERE:
        return {"place": thing + 1}
    if reason in (codes.LACKS_SYMBOL, codes.ALREADY_DOWN):
        entry = state.pirates[seat].area.get(thing)
        args: dict[str, Argument] = {"name": face_name(file, state.face.get(entry))}
        if reason == codes.LACKS_SYMBOL:
            args["symbol"] = symbol_name(kinds.symbol_to_flip(state))
        return args
    return {}


NAMING = {
    codes.PIRATE_TAKEN,
    codes.NOT_LOOKED_AT,
    codes.NOT_DRAWN,
    codes.NOT_IN_DISCARD,
    codes.NO_SUCH_MONSTER,
    codes.NO_SUCH_LOOT,
    codes.NOT_TO_BOX,
    codes.NOT_LENT,
}


# -- events

PLAIN = {codes.BATTLE: "battle", codes.LOOTING: "looting", codes.ENDED: "ended"}
OF_SEAT = {
    codes.NAMED_CAPTAIN: "captain",
    codes.LOCKED: "locked",
    codes.HAS_STOPPED: "stopped",
    codes.EMPTY: "empty",
    codes.CROWNED: "crowned",
}
OF_CARD = {
    codes.MONSTER_UP: "monster-up",
    codes.LOOT_UP: "loot-up",
    codes.PEEKED_FACE: "peeked-face",
    codes.BOXED: "boxed",
}
OF_SEAT_AND_CARD = {
    codes.CHOSE_PIRATE: "chose-pirate",
    codes.BLANKED: "blank",
    codes.DISCARDED: "discarded",
    codes.TOOK_LOOT: "took-loot",
    codes.BOXED_BY: "boxed-by",
}
OF_SEATS_AND_CARD = {codes.LENT_CARD: "lent", codes.RETRIEVED: "retrieved", codes.FORGOTTEN: "forgotten"}
OF_SEAT_AND_NUMBER = {
    codes.PEEKED: ("peeked", "n"),
    codes.ORDERED: ("ordered", "n"),
    codes.SANK: ("sank", "curses"),
    codes.RESHUFFLED: ("reshuffled", "cards"),
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
    if kind == codes.ROUND:
        return "round", {"round": x}
    if kind == codes.TIED:
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
    if kind == codes.CHOSE_DECK:
        return "chose-deck", {**seat, "deck": file.deck_ids[y], "name": f"@deck-{file.deck_ids[y]}"}
    if kind == codes.TOKEN:
        return "token", {**seat, "other": seat_name(y)}
    if kind == codes.HIT:
        return "hit", {**seat, "other": seat_name(y), **_of_card(file, z), "kind": KIND_NAMES[w]}
    if kind == codes.PLACED:
        return "placed", {**seat, "contest": str(CONTESTS[y]), "n": z}
    if kind == codes.SCORED:
        return "scored", {**seat, "crowns": y, "relics": z, "points": w}
    return _event_of_card(file, kind, {**seat, **_of_card(file, y)}, y, z, w)


def _event_of_card(file: CardFile, kind: int, args: Args, card: int, z: int, w: int) -> tuple[str, Args]:
    if kind in OF_SEAT_AND_CARD:
        return OF_SEAT_AND_CARD[kind], args
    if kind == codes.REVEALED:
        return "revealed", {**args, "how": HOW[z], "place": w}
    if kind == codes.COPIED:
        return "copied", {**args, "other": file.ids[z], "other_name": name(file, z)}
    if kind == codes.SALVAGED:
        return "salvaged", {**args, "place": z}
    if kind == codes.LOOT_PLAYED:
        return "loot-played", {**args, "place": z}
    if kind == codes.FLIPPED:
        return "flipped", {**args, "symbol": symbol_name(z), "place": w}
    if kind == codes.TOOK_MONSTER:
        return "took-monster", {**args, "crowns": file.cards[card].crowns}
    raise ValueError(f"there is no event of kind {kind}")
