"""A recorded game again, move by move, in words."""

from flibuste.kit.game import Game
from flibuste.kit.record import Record, begin, check_end, game_of, play_on
from flibuste.kit.seal import SealedLuck
from flibuste.kit.state import SPECTATOR
from flibuste.terminal.console import BOLD, Console
from flibuste.terminal.narrator import Narrator, without_blind_versions
from flibuste.terminal.rulebook_search import folded
from flibuste.terminal.seats import bot_text, recorded_seats
from flibuste.terminal.texts import table_words

MAX_DIGITS = 6


class Replay:
    """A record and how far it has been played again."""

    def __init__(self, record: Record, console: Console, language: str) -> None:
        self.record = record
        self.console = console
        self.game: Game = game_of(record)
        self.seats = recorded_seats(record.names, self.game)
        self.narrator = Narrator(self.game, table_words(self.game, language), [seat.name for seat in self.seats])
        self.title = self.game.rulebook(language).title
        self.play = begin(record)

    def open(self) -> None:
        self.console.say(self.title, BOLD)
        for n, seat in enumerate(self.seats, 1):
            if seat.bot:
                self.console.say(self.narrator.say("replay-bot", number=n, name=seat.name, bot=bot_text(seat.bot)))
            else:
                self.console.say(self.narrator.say("replay-person", number=n, name=seat.name))
        if self.game.house_figures is not None:
            self.console.say(self.narrator.say("house-cards", figures=self.game.digest))
        self.console.say(self.narrator.say("replay-moves", moves=len(self.record.moves)))
        if isinstance(self.play.luck, SealedLuck):
            self.console.say(self.narrator.say("opening-sealed", seal=self.play.luck.seal))
        self.console.say()

    def go_to(self, n: int) -> None:
        """Stand after move n."""
        if n < len(self.play.made):
            self.play = begin(self.record)
        for number in range(len(self.play.made) + 1, n + 1):
            play_on(self.play, self.record, number)
        if n == len(self.record.moves):
            check_end(self.play, self.record)

    def show(self, n: int) -> None:
        """Tell move n and what came of it; move 0 is the deal, and the last is followed by the result."""
        self.go_to(n)
        if n == 0:
            self.console.say(self.narrator.say("replay-deal"))
        else:
            move = self.record.moves[n - 1]
            name = self.seats[move.seat].name
            self.console.say(self.narrator.say("replay-move", number=n, name=name, notation=move.notation))
        for saying in self.narrator.events(without_blind_versions(self.play.events[n], self.record.players)):
            self.console.say(saying)
        if n == len(self.record.moves):
            result = self.game.outcome(self.play.state) if self.play.over else None
            self.console.say(self.narrator.text(result) if result else self.narrator.say("replay-unfinished"), BOLD)

    def table(self) -> None:
        self.console.say()
        for saying in self.narrator.table(self.play.state, SPECTATOR):
            self.console.say(saying)

    def step_by_step(self) -> None:
        """Go through it as the person at the keyboard wishes: on, back, to a number, the table, out."""
        self.console.say(self.narrator.say("replay-help"))
        n = 0
        last = len(self.record.moves)
        self.show(n)
        while (typed := self.console.ask(self.narrator.say("replay-ask", number=n, last=last))) is not None:
            typed = folded(typed)
            wanted = n
            if typed in ("", "n", "s"):
                wanted = n + 1
            elif typed == "p":
                wanted = n - 1
            elif typed.isdecimal() and len(typed) <= MAX_DIGITS:
                wanted = int(typed)
            elif typed == "t":
                self.table()
                continue
            elif typed == "q":
                return
            else:
                self.console.say(self.narrator.say("replay-help"))
                continue
            if 0 <= wanted <= last:
                n = wanted
                self.show(n)
            else:
                self.console.say(self.narrator.say("replay-no-such-move", last=last))
