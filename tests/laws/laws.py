"""The laws of the house: what holds in every position of every game.

A law is given a random position and tries it. It raises `Broken` with a sentence and the way to the position, or tells
how many comparisons it made, so that a test can see that it had something to compare.
"""

import importlib
import pickle
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from flibuste.kit.bits import has, members
from flibuste.kit.errors import BadPosition, NotNow, UnknownMove
from flibuste.kit.game import Event, Game
from flibuste.kit.play import Play
from flibuste.kit.position import read_position, write_position
from flibuste.kit.record import read_record, record_of, replay, write_record
from flibuste.kit.seal import SeededLuck
from flibuste.kit.state import EVERYONE, SPECTATOR, WATCHERS, Journal, Moves, State, legal_moves, reasons
from flibuste.kit.tables import ALL, OTHERS, OWNER, SOME
from flibuste.kit.texts import LANGUAGES, Argument, Text, Words
from tests.laws.found import TESTS
from tests.laws.positions import Spot

Law = Callable[[Spot], int]

NAMES = ("Ada", "Zoë d'Arc", "Élie", "Bo", "Mary 2", "Jean-François", "Åse", "Wu")
MOVES_PLAYED_ON = 8
WORLDS_TRIED = 16
MANY_WORDS = 2000
REFUSALS_IN_WORDS = 8  # at most, of one reason
LARGE = 10  # from here on numbers differ in nothing but their digits


class Broken(AssertionError):
    """A law does not hold."""


def hold(condition: bool, spot: Spot, sentence: str) -> None:
    if not condition:
        raise Broken(f"{sentence}\n  in {spot}")


def same(one: object, other: object, spot: Spot, sentence: str) -> None:
    if one != other:
        raise Broken(f"{sentence}\n  {first_difference(one, other)}\n  in {spot}")


def first_difference(one: object, other: object, where: str = "") -> str:
    """Where two things begin to differ, for the sentence of a broken law."""
    if isinstance(one, msgspec.Struct) and type(one) is type(other):
        one, other = msgspec.structs.asdict(one), msgspec.structs.asdict(other)
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *other]:
            if one.get(key) != other.get(key):
                return first_difference(one.get(key), other.get(key), f"{where}.{key}")
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for i, (a, b) in enumerate(zip(one, other, strict=True)):
            if a != b:
                return first_difference(a, b, f"{where}[{i}]")
    return f"{where or 'there'}: {one!r} against {other!r}"


# -- small steps that laws are made of


def sights(game: Game, state: State, watcher: int) -> Iterator[tuple[str, Any]]:
    """All that a seat (-1: a spectator) is shown, by name; what is found soonest comes first."""
    yield "pending", int(state.pending())
    yield "locked", int(state.locked())
    if watcher >= 0:
        yield "legal", legal_moves(state, watcher)
    yield "view", game.view(state, watcher)
    yield "prompt", game.prompt(state, watcher)
    yield "table", game.describe(state, watcher)
    if watcher >= 0:
        yield "odds", game.odds(state, watcher)
        yield "choices", game.choices(state, watcher)
        against = tuple(reasons(state, watcher, game.codes))
        yield "reasons", against
        yield "refusals", [game.why_not(state, watcher, move) for move in some_of_each(against)]
    if state.pending() == 0:
        yield "outcome", game.outcome(state)


@lru_cache(maxsize=256)  # worlds that look alike have the same ones
def some_of_each(against: tuple[int, ...]) -> list[int]:
    """A few moves for every reason of refusal: the words of all would take longer than all else that is shown."""
    refused: dict[int, list[int]] = {}
    for move, reason in enumerate(against):
        if reason:
            refused.setdefault(reason, []).append(move)
    return [move for moves in refused.values() for move in moves[:: -(-len(moves) // REFUSALS_IN_WORDS)]]


def look(game: Game, state: State, watcher: int) -> dict[str, Any]:
    return dict(sights(game, state, watcher))


def look_alike(game: Game, one: State, other: State, watcher: int) -> bool:
    """Whether a watcher is shown the same in both; it looks no further than the first difference."""
    both = (sights(game, state, watcher) for state in (one, other))
    return all(this == that for this, that in zip(*both, strict=True))


def shown_to(spot: Spot, watcher: int) -> dict[str, Any]:
    """What that watcher is shown here, looked up once."""
    if watcher not in spot.shown:
        spot.shown[watcher] = look(spot.game, spot.state, watcher)
    shown: dict[str, Any] = spot.shown[watcher]
    return shown


def make(game: Game, state: State, seat: int, move: int, word: int) -> list[Event]:
    """Make a move by a word of luck, and tell what happened."""
    journal = Journal()
    state.reseed(word)
    state.journal = journal
    state.play(seat, move)
    state.journal = None
    return [game.event(note) for note in journal.notes]


def heard(events: Iterable[Event], watcher: int) -> list[Event]:
    return [event for event in events if event.heard_by(watcher)]


def since_the_reshuffle(events: Sequence[Event]) -> Sequence[Event]:
    """The events of a move after its last reshuffle: a card that all saw before it may lie hidden in the pile now."""
    last = max((i for i, event in enumerate(events) if event.key == "reshuffled"), default=0)
    return events[last:]


def resampled(state: State, watcher: int, word: int) -> State:
    dealt = state.copy()
    dealt.resample(watcher, word)
    return dealt


def without_luck(state: State) -> list[int]:
    still = state.copy()
    still.reseed(0)
    return still.pack()


def some_move(spot: Spot, state: State | None = None) -> tuple[int, int]:
    """A seat that owes a move, and one of its legal moves."""
    state = spot.state if state is None else state
    seat = spot.dice.choice(members(state.pending()))
    return seat, spot.dice.choice(legal_moves(state, seat))


def played_again(play: Play, moves: int) -> Play:
    """The same play up to its first so many moves."""
    again = Play(play.game, play.players, play.options, play.luck)
    for made in play.made[:moves]:
        again.move(made.move, made.seat)
    return again


# -- moves


def legal_means_not_refused(spot: Spot) -> int:
    """A move is legal exactly when `why_not` has nothing against it, for every code and every seat."""
    game, state = spot.game, spot.state
    before = state.pack()
    for seat in spot.seats:
        legal = legal_moves(state, seat)
        same(legal, sorted(set(legal)), spot, f"the legal moves of seat {seat} are not ascending")
        allowed = [move for move, reason in enumerate(reasons(state, seat, game.codes)) if reason == 0]
        allowed += [move for move in (-2, -1, game.codes, game.codes + 1) if state.why_not(seat, move) == 0]
        same(legal, allowed, spot, f"legal moves of seat {seat} against those that why_not allows")
        hold(bool(legal) == has(state.pending(), seat), spot, f"seat {seat} owes a move exactly if it has one")
    same(state.pack(), before, spot, "asking changed the state")
    return len(spot.seats)


def asked_seats_have_a_choice(spot: Spot) -> int:
    """A seat is asked only when it has two moves or more, unless not being asked would betray what it holds."""
    state = spot.state
    asked = members(state.pending())
    for seat in asked:
        if len(legal_moves(state, seat)) > 1:
            continue
        hold(spot.game.has_secrets, spot, f"seat {seat} is asked and has no choice, in a game without secrets")
        hold(
            has_a_choice_elsewhere(spot, seat), spot, f"seat {seat} is asked and has no choice, and everybody knows it"
        )
    return len(asked)


def has_a_choice_elsewhere(spot: Spot, seat: int) -> bool:
    """Whether somebody else sees a world that looks alike and in which the seat has two moves or more."""
    for _ in range(MANY_WORDS // WORLDS_TRIED):
        for watcher in spot.watchers:
            if watcher == seat:
                continue
            # a world dealt anew is as good as any other that looks alike, and more often to the point
            worlds = [resampled(spot.state, watcher, spot.word()), *(world for _, world in other_worlds(spot))]
            for world in worlds:
                if len(legal_moves(world, seat)) > 1 and looks_alike(spot, world, watcher):
                    return True
    return False


def looks_alike(spot: Spot, world: State, watcher: int) -> bool:
    shown = shown_to(spot, watcher)
    return all(shown.get(name) == seen for name, seen in sights(spot.game, world, watcher))


def only_games_that_say_so_ask_several_at_once(spot: Spot) -> int:
    """Several seats owe a move at the same time only in a game whose `asks_at_once` says so."""
    asked = members(spot.state.pending())
    hold(len(asked) < 2 or spot.game.asks_at_once, spot, f"the seats {asked} are asked at once")
    return len(asked)


def over_means_won(spot: Spot) -> int:
    """Nobody owes a move exactly when somebody has won; what has been revealed never shrinks."""
    state = spot.state
    everybody = sum(1 << seat for seat in spot.seats)
    hold((state.pending() == 0) == (state.winners() != 0), spot, "over, but nobody has won; or won, but not over")
    for seats in (state.pending(), state.winners(), state.locked()):
        hold(seats & ~everybody == 0, spot, "seats that nobody sits at")
    hold(state.pending() & state.locked() == 0, spot, "a seat that has locked its choice still owes it")
    revealed = [*(made.revealed for made in spot.play.made), int(state.revealed)]
    same(revealed, sorted(revealed), spot, "what was revealed has shrunk")
    return 1


def nothing_gets_lost(spot: Spot) -> int:
    """What the game conserves, as tests/games/<folder>/conservation.py says."""
    home = f"tests/games/{spot.game.folder.name}/conservation.py"
    hold((TESTS.parent / home).is_file(), spot, f"{home} is missing; docs/add-a-game.md tells what it holds")
    conservation = importlib.import_module(home.removesuffix(".py").replace("/", "."))
    try:
        conservation.check(spot.game, spot.state)
    except AssertionError as loss:
        raise Broken(f"something was lost or made: {loss}\n  in {spot}") from loss
    return 1


def bots_play_by_the_rules(spot: Spot) -> int:
    """The rule bot makes a legal move, the same from the same copy, and leaves all but the luck of it alone."""
    state = spot.state
    if state.pending() == 0:
        return 0
    bot, seat = spot.game.rule_bot(), spot.dice.choice(members(state.pending()))
    seen = resampled(state, seat, spot.word())
    moves = Moves(spot.game.codes)
    seen.legal(seat, moves)
    if moves.n < 2:
        return 0
    chosen = set()
    for copy in (seen.copy(), seen.copy()):
        hold(0 <= bot.value(copy, seat) <= 1, spot, "the bot's value of a position is not from 0 to 1")
        chosen.add(int(bot.choose(copy, seat, moves)))
        same(without_luck(copy), without_luck(seen), spot, "the bot changed the copy it was shown")
    same(len(chosen), 1, spot, "the bot made different moves from the same copy")
    hold(moves.has(chosen.pop()), spot, "the bot chose a move that is not legal")
    return 1


# -- copies, numbers, files


def copies_are_independent(spot: Spot) -> int:
    """A copy and its original do not touch each other, and the same moves by the same words lead both the same way."""
    state, game = spot.state, spot.game
    before = state.pack()
    same(state.copy().pack(), before, spot, "a copy against its original")
    hold(state.copy().journal is None, spot, "a copy has a journal")
    if state.pending() == 0:
        return 1
    seat, move = some_move(spot)
    word = spot.word()
    one, other = state.copy(), state.copy()
    untouched = one.copy()
    one.reseed(spot.word())  # all luck follows from the last word, and none from before it
    make(game, one, seat, move, word)
    other.reseed(word)
    other.play(seat, move)
    same(one.pack(), other.pack(), spot, "the same move by the same word, with and without a journal")
    same(untouched.pack(), before, spot, "playing on the original changed a copy")
    same(state.pack(), before, spot, "playing on a copy changed the original")
    same(state.copy_to(one).pack(), before, spot, "a copy in the place of another state")
    reused = state.copy_to(other)
    make(game, reused, seat, move, spot.word())
    same(state.pack(), before, spot, "playing on a copy in the place of another state changed the original")
    return 1


def packs_round_trip(spot: Spot) -> int:
    """A state comes back whole from its numbers and from a pickle, and plays on alike."""
    state, game = spot.state, spot.game
    numbers = state.pack()
    hold(all(type(number) is int for number in numbers), spot, "a pack holds something that is no whole number")
    for again in (game.unpack(list(numbers)), pickle.loads(pickle.dumps(state))):
        same(again.pack(), numbers, spot, "a state from its pack, packed again")
        watcher = spot.dice.choice(spot.watchers)
        same(look(game, again, watcher), shown_to(spot, watcher), spot, "a state from its pack looks different")
        play_on_alike(spot, state.copy(), again, lambda some: some.pack())
    return 1


def play_on_alike(spot: Spot, one: State, other: State, written: Callable[[State], object]) -> None:
    """Two states that should be the same, as far as they are written."""
    for _ in range(MOVES_PLAYED_ON):
        if one.pending() == 0:
            break
        seat, move = some_move(spot, one)
        word = spot.word()
        hold(other.why_not(seat, move) == 0, spot, "a move is legal in one and not in the other")
        happened = make(spot.game, one, seat, move, word)
        same(make(spot.game, other, seat, move, word), happened, spot, "different events, played on")
        same(written(other), written(one), spot, "different positions, played on")


def positions_round_trip(spot: Spot) -> int:
    """A position read from its file looks the same to all, is written the same, and plays on the same.

    The word of luck is no part of a position: the next move brings its own. Nor is what was counted on the way here.
    """
    game, state = spot.game, spot.state
    text = write_position(game, state)
    found, again = read_position(text)
    same(found.id, game.id, spot, "a position of another game")
    same(write_position(found, again), text, spot, "a position read and written again")
    for watcher in spot.watchers:
        same(
            look(found, again, watcher),
            shown_to(spot, watcher),
            spot,
            f"a position read again looks different to {watcher}",
        )
    play_on_alike(spot, state.copy(), again, game.write_state)
    return 1


def records_round_trip(spot: Spot) -> int:
    """A record read and written is the same text, and played again leads to the same state by the same events."""
    play = spot.play
    text = write_record(record_of(play, NAMES[: play.players]))
    record = read_record(text)
    same(write_record(record), text, spot, "a record read and written again")
    again = replay(record)
    same(again.state.pack(), play.state.pack(), spot, "a record played again")
    same(again.events, play.events, spot, "the events of a record played again")
    return 1


# -- words


@cache
def words_of(game: Game, language: str) -> Words:
    return game.words(language)


Gist = tuple[str, tuple[tuple[str, object], ...]]


@cache
def known_sentences(game: Game) -> set[Gist]:
    """What was found to be said well in every language."""
    return set()


def note(text: Text, said: dict[Gist, Text]) -> None:
    """Keep a sentence and its parts by gist, which is the same where sentences are said alike if their parts are."""
    said[text.key, tuple([(name, essence(value, said)) for name, value in text.args.items()])] = text


def essence(value: Argument, said: dict[Gist, Text]) -> object:
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return min(value, LARGE)
    parts = (value,) if isinstance(value, Text) else value
    for part in parts:
        note(part, said)
    return frozenset([part.key for part in parts])


def texts_of(spot: Spot) -> Iterator[Text]:
    """Every sentence that somebody may be shown here, and of the last moves."""
    for watcher in spot.watchers:
        seen = shown_to(spot, watcher)
        yield seen["prompt"]
        yield from seen["table"]
        if watcher < 0:
            continue
        for choice in seen["choices"]:
            yield choice.label
            if choice.hint is not None:
                yield choice.hint
        yield from (refusal.text for refusal in seen["refusals"])
    for events in spot.play.events[-30:]:
        yield from (event.text for event in events)
    if spot.play.over:
        yield spot.game.outcome(spot.state)


def everything_can_be_said(spot: Spot) -> int:
    """Every label, hint, refusal, prompt, event and outcome has its sentence in every language, and can travel."""
    said: dict[Gist, Text] = {}
    for text in texts_of(spot):
        note(text, said)
    known = known_sentences(spot.game)
    for language in LANGUAGES:
        words = words_of(spot.game, language)
        for text in (text for written, text in said.items() if written not in known):
            sentence = words.say(text, NAMES)
            hold(bool(sentence.strip()), spot, f"{text} says nothing in {language}")
            left = [sign for sign in "{}@#$" if sign in sentence]
            hold(not left, spot, f"{text} is not all words in {language}: {sentence}")
    known.update(said)
    for watcher in spot.watchers:
        shown = shown_to(spot, watcher)
        travelled = msgspec.json.decode(msgspec.json.encode(shown["view"]))
        same(travelled["seat"], watcher, spot, "a view that travelled")
        msgspec.json.encode(shown.get("choices"))
    msgspec.json.encode(spot.play.events[-1])
    return len(said)


def refusals_have_clauses(spot: Spot) -> int:
    """A refusal names a clause that stands in the rulebook of every language, or is a reason of the house."""
    refusals = [refusal for seat in spot.seats for refusal in shown_to(spot, seat)["refusals"]]
    for refusal in refusals:
        if refusal.clause == "":
            hold(refusal.text.key.startswith("house-"), spot, f"{refusal.text.key} needs a clause")
            continue
        for language in LANGUAGES:
            hold(refusal.clause in clauses_of(spot.game, language), spot, f"no clause {refusal.clause} in {language}")
    return len(refusals)


@cache
def clauses_of(game: Game, language: str) -> frozenset[str]:
    return frozenset(game.rulebook(language).clauses)


# -- taking back, and choosing at the same time


def taking_back_leads_back(spot: Spot) -> int:
    """A move taken back leaves the position before it, and made again meets the same luck."""
    play = spot.play
    before = play.state.pack()
    willing = [seat for seat in spot.seats if play.may_take_back(seat)]
    for seat in set(spot.seats) - set(willing):
        try:
            play.take_back(seat)
        except NotNow:
            same(play.state.pack(), before, spot, "a taking back that was refused changed something")
            continue
        raise Broken(f"seat {seat} took back what it may not\n  in {spot}")
    if not willing:
        return 1
    again = played_again(play, len(play.made) - 1)
    before_the_last = again.state.pack()
    again.move(play.made[-1].move, play.made[-1].seat)
    for seat in willing:
        gone = max(n for n, made in enumerate(again.made) if made.seat == seat)
        move, is_last = again.made[gone].move, gone == len(again.made) - 1
        again.take_back(seat)
        same(len(again.made), len(play.made) - 1, spot, "more than one move was taken back")
        if is_last and seat == willing[0]:  # others' moves, made again, come later than they did
            same(again.state.pack(), before_the_last, spot, "not the position before the move")
        hold(has(again.state.pending(), seat), spot, f"seat {seat} took back its move and owes none")
        again.move(move, seat)
        same(again.state.pack(), before, spot, "the same move, made again, led elsewhere")
    return len(willing) + 1


def what_shows_something_is_revealed(spot: Spot) -> int:
    """A move that does not raise `revealed` shows nobody anything that luck or a hidden thing decides.

    So play it again, for each watcher, in another world that looks alike and by other luck: it still looks alike.
    """
    game, state = spot.game, spot.state
    if state.pending() == 0:
        return 0
    seat, move = some_move(spot)
    played = state.copy()
    make(game, played, seat, move, spot.word())
    if played.revealed != state.revealed:
        return 1
    for watcher in spot.watchers:
        world = resampled(state, watcher, spot.word())
        if world.why_not(seat, move) != 0 or not looks_alike(spot, world, watcher):
            continue
        make(game, world, seat, move, spot.word())
        sentence = f"{game.notation(move)} showed something to {watcher} and can be taken back"
        same(look(game, world, watcher), look(game, played, watcher), spot, sentence)
    return 1


def choices_at_once_are_secret(spot: Spot) -> int:
    """Seats that owe a move together lock their choices; nobody else can tell which, and the order does not matter."""
    game, state = spot.game, spot.state
    together = members(state.pending())
    if len(together) < 2:
        return 0
    moves = {seat: spot.dice.choice(legal_moves(state, seat)) for seat in together}
    words = [spot.word() for _ in together]
    ends: list[list[int]] = []
    for order in (together, spot.dice.sample(together, len(together))):
        world = state.copy()
        for seat, word in zip(order, words, strict=True):
            hold(world.why_not(seat, moves[seat]) == 0, spot, f"the choice of another spoiled that of seat {seat}")
            make(game, world, seat, moves[seat], word)
            if seat != order[-1]:
                hold(has(world.locked(), seat), spot, f"seat {seat} is not locked, though others choose")
                same(world.revealed, state.revealed, spot, "a locked choice revealed something")
        ends.append(world.pack())
    same(ends[0], ends[1], spot, f"choices {moves} in another order led elsewhere")

    seat = spot.dice.choice(together)
    one, other = state.copy(), state.copy()
    word = spot.word()
    happened = make(game, one, seat, moves[seat], word)
    otherwise = make(game, other, seat, spot.dice.choice(legal_moves(state, seat)), word)
    for watcher in spot.watchers:
        if watcher != seat:
            sentence = f"{watcher} can tell what seat {seat} chose"
            same(look(game, one, watcher), look(game, other, watcher), spot, sentence)
            same(heard(happened, watcher), heard(otherwise, watcher), spot, sentence)
    return 1


# -- knowledge: the four laws


def silence(spot: Spot) -> int:
    """After `resample(seat, w)` that seat is shown what it was shown before."""
    for watcher in spot.watchers:
        dealt = resampled(spot.state, watcher, spot.word())
        sentence = f"{watcher} is shown something it cannot know"
        same(look(spot.game, dealt, watcher), shown_to(spot, watcher), spot, sentence)
    return len(spot.watchers)


def forgetting(spot: Spot) -> int:
    """`resample(seat, v)` then `resample(seat, w)` is `resample(seat, w)`: nothing of what was hidden remains."""
    for watcher in spot.watchers:
        word = spot.word()
        once = resampled(spot.state, watcher, word)
        twice = resampled(resampled(spot.state, watcher, spot.word()), watcher, word)
        same(twice.pack(), once.pack(), spot, f"what is dealt anew for {watcher} depends on what was there")
    return len(spot.watchers)


def variety(spot: Spot) -> int:
    """Over many words every hidden thing that can differ does differ.

    What can differ is found without `resample`: two things of the written position change places, or a locked choice is
    replaced; if the game accepts that position and it looks alike to the watcher, then those things are hidden from it.
    The word of luck is hidden from everybody.
    """
    game, state = spot.game, spot.state
    worlds = list(other_worlds(spot))
    found = 0
    for watcher in spot.watchers:
        lucks = {int(resampled(state, watcher, spot.word()).luck) for _ in range(4)}
        hold(len(lucks) > 1, spot, f"{watcher} is dealt the same luck by different words")
        hidden: set[Thing] = set()
        for things, world in worlds:
            if looks_alike(spot, world, watcher):
                hidden |= things
        found += len(hidden)
        values: dict[Thing, set[object]] = {thing: set() for thing in hidden}
        for _ in range(MANY_WORDS):
            if all(len(some) > 1 for some in values.values()):
                break
            position = game.write_state(resampled(state, watcher, spot.word()))
            for thing, some in values.items():
                some.add(value_of(position, thing))
        for thing, some in values.items():
            hold(len(some) > 1, spot, f"{thing.name} is hidden from {watcher}, and always dealt {some}")
    return found + 1


def events(spot: Spot) -> int:
    """The same move by the same word in two states that look alike: if they still do, the same was heard.

    Not what was open for a moment only, and then shuffled into a pile.
    """
    game, state = spot.game, spot.state
    compared = 0
    if state.pending() == 0:
        return 0
    for watcher in spot.watchers:
        world, truth = resampled(state, watcher, spot.word()), state.copy()
        seat, move = some_move(spot)
        if world.why_not(seat, move) != 0 or not looks_alike(spot, world, watcher):
            continue
        word = spot.word()
        happened, otherwise = (since_the_reshuffle(make(game, there, seat, move, word)) for there in (truth, world))
        if look_alike(game, truth, world, watcher):
            compared += 1
            sentence = f"{watcher} was told something it cannot know"
            same(heard(otherwise, watcher), heard(happened, watcher), spot, sentence)
    return compared


def without_secrets_all_know_the_same(spot: Spot) -> int:
    """A game that says it has no secrets tells everybody everything: what one may not know, nobody knows."""
    game = spot.game
    if game.has_secrets:
        return 0
    for happened in spot.play.events[-30:]:
        hold(all(event.audience == EVERYONE for event in happened), spot, "an event that not everybody hears")
    watcher = spot.dice.choice(spot.watchers)
    dealt = resampled(spot.state, watcher, spot.word())
    for other in spot.watchers:
        same(look(game, dealt, other), shown_to(spot, other), spot, f"{other} knows more than {watcher}")
    return 1


# -- worlds that may look alike


Path = tuple[str | int, ...]  # to a thing in a written position


class Thing(msgspec.Struct, frozen=True):
    """Something in a written position: where it stands, and whether its order counts."""

    path: Path
    ordered: bool

    @property
    def name(self) -> str:
        return ".".join(map(str, self.path))


def other_worlds(spot: Spot) -> Iterator[tuple[set[Thing], State]]:
    """Positions in which two things have changed places, or a locked choice is another, as far as they can be."""
    game, state = spot.game, spot.state
    position = game.write_state(state)
    rows: dict[Path, list[tuple[Path, str | int]]] = {}
    for path, value in leaves(position):
        if isinstance(value, str):
            rows.setdefault(row(path), []).append((path, value))
        elif type(value) is int and any(isinstance(step, int) for step in path):
            rows.setdefault(tuple(step for step in path if isinstance(step, str)), []).append((path, value))
    heading = {"players": int(state.players), "options": game.options_of(state)}
    for _ in range(WORLDS_TRIED):
        # first a row, then a place in it: else long rows would hide the short ones
        (here, this), (there, that) = (spot.dice.choice(spot.dice.choice(list(rows.values()))) for _ in range(2))
        chosen = is_move(game, this)
        if chosen:
            that = game.notation(spot.dice.randrange(game.codes))
        if this == that or (kind(here, this) != kind(there, that) and not chosen):
            continue
        changed = msgspec.json.decode(msgspec.json.encode(position))
        put(changed, here, that)
        things = {Thing(here, True)}
        if not chosen:
            put(changed, there, this)
            things = {Thing(row(here), False), Thing(row(there), False)}
        try:
            world = game.read_state({**heading, **changed})
        except BadPosition:
            continue
        if len(things) == 1 and not chosen:
            # two places of one row: its order is something hidden only if somebody else can see it
            if all(looks_alike(spot, world, watcher) for watcher in spot.watchers):
                continue
            things = {Thing(row(here), True)}
        yield things, world


def leaves(value: object, path: Path = ()) -> Iterator[tuple[Path, object]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*path, key))
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield from leaves(inner, (*path, i))
    else:
        yield path, value


def row(path: Path) -> Path:
    """The row a thing lies in, or the thing itself."""
    return path[:-1] if isinstance(path[-1], int) else path


def kind(path: Path, written: str | int) -> object:
    """Only things of one kind change places: numbers of the same name, and cards of the same mark.

    `red-1-1/0` is a card with a mark, which tells of which shuffle it is.
    """
    return path[-1] if isinstance(written, int) else written.partition("/")[1:]


def is_move(game: Game, written: str | int) -> bool:
    if isinstance(written, int):
        return False
    try:
        game.parse(written)
    except UnknownMove:
        return False
    return True


def at(position: Any, path: Path) -> Any:
    for step in path:
        if isinstance(position, list) and isinstance(step, int) and step >= len(position):
            return None
        position = position[step]
    return position


def put(position: Any, path: Path, value: str | int) -> None:
    at(position, path[:-1])[path[-1]] = value


def value_of(position: object, thing: Thing) -> object:
    value = at(position, thing.path)
    if not isinstance(value, list):
        return value
    return tuple(value) if thing.ordered else frozenset(Counter(value).items())


# -- who hears what


def events_reach_the_audience_of_their_table(spot: Spot) -> int:
    """What the table of events says of an audience is true: all, one seat, or all but one."""
    declared = {kind.key: kind.audience for kind in spot.game.spec.events}
    everybody = {*range(WATCHERS), SPECTATOR}
    heard = 0
    for events in spot.play.events[-30:]:
        for event in events:
            hearing = {seat for seat in everybody if event.heard_by(seat)}
            fits = {
                ALL: hearing == everybody,
                OWNER: len(hearing) == 1 and SPECTATOR not in hearing,
                OTHERS: len(everybody - hearing) == 1 and SPECTATOR in hearing,
                SOME: True,
            }
            hold(fits[declared[event.key]], spot, f"{event.key} is heard by {hearing}")
            heard += 1
    return heard


# -- of a whole game


def asks_at_once_somewhere(game: Game) -> bool:
    """Whether several seats owe a move at the same time in some random game."""
    for seed in range(40):
        play = Play(game, game.player_counts[-1], luck=SeededLuck(seed))
        while not play.over and len(play.made) < 200:
            if len(play.pending()) > 1:
                return True
            choices = play.legal_moves()
            play.move(choices[(seed + len(play.made)) % len(choices)])
    return False


def notation_round_trips(game: Game) -> None:
    """Every code has its own notation, which a record can hold, and leads back to the code."""
    written = [game.notation(move) for move in range(game.codes)]
    if len(set(written)) < len(written):
        raise Broken(f"{game.id}: two moves are written alike")
    for move, notation in enumerate(written):
        if game.parse(notation) != move:
            raise Broken(f"{game.id}: {notation} does not lead back to move {move}")
        if notation != notation.strip() or not notation.isprintable() or not 0 < len(notation) <= 60:
            raise Broken(f"{game.id}: a record cannot hold {notation!r}")


FOUR_LAWS: tuple[Law, ...] = (silence, forgetting, variety, events)

LAWS: tuple[Law, ...] = (
    legal_means_not_refused,
    asked_seats_have_a_choice,
    only_games_that_say_so_ask_several_at_once,
    over_means_won,
    nothing_gets_lost,
    bots_play_by_the_rules,
    copies_are_independent,
    packs_round_trip,
    positions_round_trip,
    records_round_trip,
    everything_can_be_said,
    events_reach_the_audience_of_their_table,
    refusals_have_clauses,
    taking_back_leads_back,
    what_shows_something_is_revealed,
    choices_at_once_are_secret,
    without_secrets_all_know_the_same,
    *FOUR_LAWS,
)
