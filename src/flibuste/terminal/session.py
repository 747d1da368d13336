"""A game at this terminal, from the deal to its end or to a quit."""

import difflib
import secrets
from collections.abc import Callable, Sequence
from enum import Enum
from time import process_time

from flibuste.bots import ask, bot_named
from flibuste.kit.bot import Bot
from flibuste.kit.errors import UnknownMove
from flibuste.kit.game import Event
from flibuste.kit.luck import WORD_BITS, seat_word
from flibuste.kit.play import Play
from flibuste.kit.record import record_of, write_record
from flibuste.kit.seal import SealedLuck, SeededLuck
from flibuste.kit.state import SPECTATOR
from flibuste.kit.texts import LANGUAGES, Text, Words
from flibuste.terminal.console import BOLD, Console
from flibuste.terminal.files import BadFile, typed_path
from flibuste.terminal.narrator import Narrator, legal_of
from flibuste.terminal.rulebook_search import folded, search_rulebook
from flibuste.terminal.save_folder import SaveFolder
from flibuste.terminal.seats import DEFAULT_BOT, REPEATABLE_SEARCH, Seat, bot_text, is_bot, max_thinking_time
from flibuste.terminal.texts import say

DEFAULT_LOG_LENGTH = 10
SIMILARITY = 0.6  # how alike a typed word must be to one that is known, to be offered
MAX_DIGITS = 6
ANNOUNCED_DELAY = 1.0  # seconds


class Flow(Enum):
    """What comes after a typed line."""

    ASK_AGAIN = 0  # the same seat still owes its move
    CONTINUE = 1  # a move was made or taken back
    QUIT = 2


class Session:
    """People and bots at one terminal."""

    def __init__(self, console: Console, words: Words, play: Play, seats: Sequence[Seat], saves: SaveFolder) -> None:
        self.console = console
        self.play = play
        self.game = play.game
        self.seats = seats
        self.saves = saves
        self.language = words.language
        self.narrator = Narrator(play.game, words, [seat.name for seat in seats])
        self.people = [n for n, seat in enumerate(seats) if not seat.bot]
        self.bots: dict[int, Bot] = {n: bot_named(self.game, seat.bot) for n, seat in enumerate(seats) if seat.bot}
        self.thinking_time = {n: max_thinking_time(seats[n].bot) for n in self.bots}  # seconds that a move last took
        self.hot_seat = self.game.has_secrets and len(self.people) > 1  # people must not see each other's lines
        self.reader = self.people[0] if len(self.people) == 1 else SPECTATOR  # who is at the keyboard, as far as known
        self.told = 0  # the moves whose events everybody was told
        self.told_privately = dict.fromkeys(self.people, 0)  # and those whose events a seat alone was told
        self.asked_at = -1  # the effective moves made when a person was last asked; -1: not yet
        self.person_moved = False
        self.refused = -1  # the move that was refused last, for a `why` without a move
        self.commands: dict[str, Callable[[int, str], Flow]] = {
            say(language, f"command-{name}"): command
            for language in LANGUAGES
            for name, command in {
                "help": self.help,
                "table": self.table,
                "log": self.log,
                "why": self.why,
                "rules": self.rules,
                "hint": self.hint,
                "undo": self.undo,
                "save": self.save,
                "quit": self.quit,
            }.items()
        }
        self.commands_by_name = {folded(word): command for word, command in self.commands.items()} | {"?": self.help}

    # -- from the deal to the end

    def run(self) -> None:
        self.open()
        while not self.play.over:
            seat = self.next_seat()
            if seat in self.bots:
                self.play.move(self.bot_choice(seat), seat)
                self.tell()
            elif not (self.take_keyboard(seat) and self.ask(seat)):
                return
        self.close()

    def next_seat(self) -> int:
        """The seat to ask: bots first, so that nobody waits for them."""
        owing = self.play.pending()
        return next((seat for seat in owing if seat in self.bots), owing[0])

    def open(self) -> None:
        self.console.say(self.game.rulebook(self.language).title, BOLD)
        for n, seat in enumerate(self.seats, 1):
            if seat.bot:
                self.say("opening-bot", number=n, name=seat.name, bot=bot_text(seat.bot))
            else:
                self.say("opening-person", name=seat.name)
        if self.game.house_figures is not None:
            self.say("house-cards", figures=self.game.digest)
        luck = self.play.luck
        if isinstance(luck, SealedLuck):
            self.say("opening-sealed", seal=luck.seal)
        elif isinstance(luck, SeededLuck):
            self.say("opening-seed", seed=str(luck.seed))
        if self.people:
            self.say("opening-help")
        self.console.say()
        if self.play.made:
            self.say("opening-resumed", moves=len(self.play.made))
            self.told = len(self.play.events)
            self.told_privately = dict.fromkeys(self.people, self.told)
        self.tell()

    def close(self) -> None:
        self.tell()
        self.console.say()
        self.say_all(self.narrator.table(self.play.state, SPECTATOR))
        self.console.say(self.narrator.text(self.game.outcome(self.play.state)), BOLD)
        if isinstance(self.play.luck, SealedLuck):
            self.say("closing-secret", secret=self.play.luck.secret.hex())

    def save_at_end(self) -> None:
        """Keep the game, finished or not, if anybody did anything worth keeping, and say where it is."""
        if not (self.person_moved or self.play.over or self.saves.saved):
            self.say("kept-nothing")
            return
        record = self.record()
        try:
            path = self.saves.save_if_changed(record)
        except BadFile as error:
            self.console.say(error.say(self.language))
            self.say("kept-here")
            self.console.say(record)
            return
        self.say("kept-finished" if self.play.over else "kept-unfinished", file=str(path))

    def record(self) -> str:
        """The game so far as a record. It is one's own: its secret is in it, or it could not be taken up again."""
        return write_record(record_of(self.play, [seat.recorded for seat in self.seats]))

    # -- telling

    def say(self, key: str, style: str = "", **args: str | int | Text) -> None:
        self.console.say(self.narrator.say(key, **args), style)

    def say_all(self, sayings: Sequence[str]) -> None:
        for saying in sayings:
            self.console.say(saying)

    def tell(self) -> None:
        """Say what happened since it was last said, as far as whoever may be reading may know it."""
        news = [event for events in self.play.events[self.told :] for event in events if self.may_read(event)]
        self.say_all(list(self.narrator.events(news)))
        self.told = len(self.play.events)
        if self.reader in self.told_privately:
            self.told_privately[self.reader] = self.told

    def may_read(self, event: Event) -> bool:
        if self.reader != SPECTATOR:
            return event.heard_by(self.reader)
        return self.is_open(event)

    def is_open(self, event: Event) -> bool:
        """Whether all people here hear of it (or, where only bots play, everybody would)."""
        return all(event.heard_by(seat) for seat in self.people or [SPECTATOR])

    def take_keyboard(self, seat: int) -> bool:
        """Let a person come to the keyboard, and hear what only that seat may know."""
        if not self.hot_seat:
            self.reader = seat if len(self.people) == 1 else SPECTATOR
            return True
        if self.reader == seat:
            return True
        self.reader = SPECTATOR
        self.console.scroll_away()
        self.say("pass-keyboard", style=BOLD, name=self.seats[seat].name)
        if self.console.ask(self.narrator.say("press-enter", name=self.seats[seat].name)) is None:
            return False
        self.reader = seat
        missed = self.play.events[self.told_privately[seat] : self.told]
        whispers = [event for events in missed for event in events if event.heard_by(seat) and not self.is_open(event)]
        self.say_all(list(self.narrator.events(whispers)))
        self.told_privately[seat] = self.told
        return True

    def show(self, seat: int) -> None:
        """The table, the question and the choices. Who has just moved knows most of the table already."""
        table = self.narrator.table(self.play.state, seat)
        went_on = self.play.made and self.play.made[-1].seat == seat and len(self.play.made) == self.asked_at + 1
        self.console.say()
        self.say_all(table[:1] if went_on else table)
        self.question(seat)

    def question(self, seat: int) -> None:
        self.console.say(self.narrator.text(self.game.prompt(self.play.state, seat)), BOLD)
        self.say_all(list(self.narrator.choices(self.play.state, seat)))

    # -- asking

    def ask(self, seat: int) -> bool:
        """Ask a person until the seat has moved; False when the person leaves."""
        self.show(seat)
        self.asked_at = len(self.play.made)
        while True:
            typed = self.console.ask(self.narrator.say("your-choice", name=self.seats[seat].name))
            then = Flow.QUIT if typed is None else self.handle_line(seat, typed)
            if then is not Flow.ASK_AGAIN:
                return then is Flow.CONTINUE

    def handle_line(self, seat: int, typed: str) -> Flow:
        """Do what was typed: a number, a move in notation, or a command."""
        typed = " ".join(typed.split())
        if not typed:
            self.show(seat)
            return Flow.ASK_AGAIN
        move = self.typed_move(seat, typed)
        if move is not None and self.play.why_not(seat, move) is None:
            return self.make(seat, move)
        first, _, rest = typed.partition(" ")
        command = self.commands_by_name.get(folded(first))
        if command is not None:
            return command(seat, rest)
        if move is not None:
            return self.refuse(seat, move)
        self.suggest(seat, typed)
        return Flow.ASK_AGAIN

    def typed_move(self, seat: int, typed: str) -> int | None:
        """The move that a number of the list, or a notation, stands for."""
        if typed.isdecimal():
            legal = self.legal(seat)
            number = int(typed) if len(typed) <= MAX_DIGITS else 0
            return legal[number - 1] if 1 <= number <= len(legal) else None
        for text in (typed, typed.casefold()):
            try:
                return self.game.parse(text)
            except UnknownMove:
                continue
        return None

    def legal(self, seat: int) -> list[int]:
        return [choice.move for choice in legal_of(self.game.choices(self.play.state, seat))]

    def make(self, seat: int, move: int) -> Flow:
        self.play.move(move, seat)
        self.person_moved = True
        self.refused = -1
        self.tell()
        return Flow.CONTINUE

    def refuse(self, seat: int, move: int) -> Flow:
        refusal = self.play.why_not(seat, move)
        if refusal is not None:
            self.refused = move
            self.say("refused", reason=self.narrator.reason(refusal))
        return Flow.ASK_AGAIN

    def suggest(self, seat: int, typed: str) -> None:
        """Offer what is nearest to a line that means nothing."""
        if typed.isdecimal():
            self.say("no-such-number", typed=typed[:MAX_DIGITS], most=len(self.legal(seat)))
            return
        notations = [self.game.notation(move) for move in self.legal(seat)]
        others = [self.game.notation(move) for move in range(self.game.codes)]
        for known in ([*notations, *self.commands], others):
            near = difflib.get_close_matches(typed.casefold()[:60], known, cutoff=SIMILARITY)
            if near:
                self.say("unknown-near", typed=typed[:60], near=", ".join(near))
                return
        self.say("unknown", typed=typed[:60])

    # -- commands

    def help(self, seat: int, rest: str) -> Flow:
        for name in ("move", "why", "rules", "log", "hint", "table", "undo", "save", "quit", "help"):
            self.say(f"help-{name}")
        return Flow.ASK_AGAIN

    def table(self, seat: int, rest: str) -> Flow:
        self.say_all(self.narrator.table(self.play.state, seat))
        self.question(seat)
        return Flow.ASK_AGAIN

    def log(self, seat: int, rest: str) -> Flow:
        sayings = list(self.narrator.events(self.play.events_for(seat)))
        if rest and not (rest.isdecimal() and len(rest) <= MAX_DIGITS and int(rest)):
            self.say("log-how")
        else:
            self.say_all(sayings[-(int(rest) if rest else DEFAULT_LOG_LENGTH) :])
        return Flow.ASK_AGAIN

    def why(self, seat: int, rest: str) -> Flow:
        move = self.typed_move(seat, rest) if rest else self.refused
        if move is None:
            self.suggest(seat, rest)
        elif move < 0:
            self.say("why-how")
        else:
            refusal = self.play.why_not(seat, move)
            notation = self.game.notation(move)
            if refusal is None:
                self.say("why-legal", notation=notation)
            else:
                self.say("why-refused", notation=notation, reason=self.narrator.reason(refusal))
                if refusal.clause:
                    self.rules(seat, refusal.clause)
        return Flow.ASK_AGAIN

    def rules(self, seat: int, rest: str) -> Flow:
        self.say_all(list(search_rulebook(self.game.rulebook(self.language), rest, self.narrator.words)))
        return Flow.ASK_AGAIN

    def hint(self, seat: int, rest: str) -> Flow:
        repeatable = isinstance(self.play.luck, SeededLuck)
        kind = rest or (REPEATABLE_SEARCH if repeatable else DEFAULT_BOT)
        if not is_bot(kind, self.game):
            self.say("hint-how")
            return Flow.ASK_AGAIN
        move = self.bot_move(bot_named(self.game, kind), seat)
        label = self.game.label(self.play.state, seat, move)
        hint = Text("hint", {"bot": bot_text(kind), "label": label, "notation": self.game.notation(move)})
        self.console.say(self.narrator.text(hint))
        return Flow.ASK_AGAIN

    def undo(self, seat: int, rest: str) -> Flow:
        mover = self.play.made[-1].seat if self.play.made and not self.hot_seat else seat
        for taker in (seat, mover):
            if taker in self.people and self.play.may_take_back(taker):
                self.play.take_back(taker)
                self.told = len(self.play.events)
                self.told_privately = {person: min(n, self.told) for person, n in self.told_privately.items()}
                self.say("taken-back", name=self.seats[taker].name)
                return Flow.CONTINUE
        self.say("take-back-too-late")
        return Flow.ASK_AGAIN

    def save(self, seat: int, rest: str) -> Flow:
        try:
            path = self.saves.save(self.record(), typed_path(rest) if rest else None)
        except BadFile as error:
            self.console.say(error.say(self.language))
        else:
            self.say("saved", file=str(path))
        return Flow.ASK_AGAIN

    def quit(self, seat: int, rest: str) -> Flow:
        return Flow.QUIT

    # -- bots

    def bot_choice(self, seat: int) -> int:
        """The move of a seat's bot. A long silence is announced: the compiled search lets nothing be said meanwhile."""
        if self.thinking_time[seat] > ANNOUNCED_DELAY:
            self.say("thinking", name=self.seats[seat].name)
        new_game = process_time()
        move = self.bot_move(self.bots[seat], seat)
        self.thinking_time[seat] = process_time() - new_game
        return move

    def bot_move(self, bot: Bot, seat: int) -> int:
        """What a bot would play for the seat; its own dice are others than the table's."""
        luck = self.play.luck
        n = len(self.play.made) + 1
        word = seat_word(luck.seed, seat, n) if isinstance(luck, SeededLuck) else secrets.randbits(WORD_BITS)
        return int(ask(bot, self.play.state, seat, word))
