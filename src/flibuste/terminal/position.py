"""Whose turn it is in a position, what lies on the table, and what may be played."""

from flibuste.kit.game import Game
from flibuste.kit.state import SPECTATOR, State
from flibuste.kit.texts import Text
from flibuste.terminal.console import BOLD, Console
from flibuste.terminal.narrator import Narrator
from flibuste.terminal.texts import table_words


def show_position(game: Game, state: State, console: Console, language: str) -> None:
    narrator = Narrator(game, table_words(game, language), ())
    console.say(game.rulebook(language).title, BOLD)
    owing = game.view(state, SPECTATOR).pending
    for saying in narrator.table(state, owing[0] if len(owing) == 1 else SPECTATOR):
        console.say(saying)
    for seat in owing:
        console.say()
        console.say(narrator.text(Text("position-turn", {"seat": f"#{seat}"})), BOLD)
        console.say(narrator.text(game.prompt(state, seat)))
        for saying in narrator.choices(state, seat):
            console.say(saying)
    if not owing:
        console.say(narrator.text(game.outcome(state)), BOLD)
