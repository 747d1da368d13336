"""Random positions of any game, each with the play that led to it."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from flibuste.kit.game import Game, Option
from flibuste.kit.luck import WORD_BITS
from flibuste.kit.play import Play
from flibuste.kit.seal import SECRET_BYTES, Luck, SealedLuck, SeededLuck
from flibuste.kit.state import Moves, State, legal_moves

LONGEST_GAME = 20_000  # decisions; no game of people lasts a tenth of it
APART = 12  # decisions between two positions of one game, on average
OFTEN_SENSIBLE = 0.8

Value = bool | int | str


class Spot(NamedTuple):
    """A play at some decision or at its end, and dice for whatever a law wants to try there."""

    play: Play
    dice: random.Random
    shown: dict[int, Any]  # what each watcher is shown, as far as a law has looked

    @property
    def game(self) -> Game:
        return self.play.game

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def seats(self) -> range:
        return range(self.play.players)

    @property
    def watchers(self) -> range:
        """All seats, and the spectator."""
        return range(-1, self.play.players)

    def word(self) -> int:
        return a_word(self.dice)

    def __str__(self) -> str:
        play = self.play
        moves = "; ".join(f"{made.seat} {self.game.notation(made.move)}" for made in play.made[-5:])
        luck = f"seed {play.luck.seed}" if isinstance(play.luck, SeededLuck) else "sealed"
        way = f"{len(play.made)} moves, the last: {moves}"
        return f"{self.game.id}, {play.players} players, {play.options}, {luck}, {way}"


def a_word(dice: random.Random) -> int:
    return dice.getrandbits(WORD_BITS)


def some_options(game: Game, dice: random.Random) -> dict[str, Value]:
    """Half of the time the default, else any value."""
    return {option.name: some_value(option, dice) for option in game.options}


def some_value(option: Option, dice: random.Random) -> Value:
    if dice.random() < 0.5:
        return option.default
    if isinstance(option.default, bool):
        return dice.random() < 0.5
    if isinstance(option.default, int):
        return dice.choice([option.least, option.most, dice.randint(option.least, option.most)])
    return dice.choice(option.choices)


def begun(game: Game, players: int, dice: random.Random) -> Play:
    luck: Luck = SeededLuck(dice.getrandbits(WORD_BITS - 1))
    if dice.random() < 0.25:
        luck = SealedLuck(dice.randbytes(SECRET_BYTES), tuple(f"words {seat}" for seat in range(players)))
    return Play(game, players, some_options(game, dice), luck)


class Crew:
    """Who makes the moves: chance in one game, in the next mostly the rule bot, which gets further."""

    def __init__(self, game: Game, dice: random.Random) -> None:
        self.bot = game.rule_bot()
        self.dice = dice
        self.sense = dice.choice([0.0, OFTEN_SENSIBLE])

    def move(self, play: Play) -> None:
        seat = self.dice.choice(play.pending())
        legal = legal_moves(play.state, seat)
        if len(legal) == 1 or self.dice.random() >= self.sense:
            play.move(self.dice.choice(legal), seat)
            return
        truth = play.state.copy()  # no resampling here: the laws that try it must not lean on it
        truth.reseed(a_word(self.dice))
        moves = Moves(play.game.codes)
        truth.legal(seat, moves)
        play.move(int(self.bot.choose(truth, seat, moves)), seat)


def spots(game: Game, players: int, number: int, seed: int = 0) -> Iterator[Spot]:
    """So many random positions, the last one of each game among them."""
    given = 0
    deal = 0
    while given < number:
        dice = random.Random(f"{game.id} {players} {seed} {deal}")
        deal += 1
        play = begun(game, players, dice)
        crew = Crew(game, dice)
        wait = dice.randrange(APART)
        while given < number:
            if wait == 0 or play.over:
                yield Spot(play, dice, {})
                given += 1
                wait = dice.randrange(2 * APART)
            if play.over:
                break
            crew.move(play)
            wait = max(0, wait - 1)
            if len(play.made) > LONGEST_GAME:
                raise AssertionError(f"{Spot(play, dice, {})}: no end after {LONGEST_GAME} decisions")


def finished(game: Game, players: int, number: int, seed: int = 0) -> Iterator[Play]:
    """So many whole games."""
    for deal in range(number):
        dice = random.Random(f"{game.id} {players} {seed} whole {deal}")
        play = begun(game, players, dice)
        crew = Crew(game, dice)
        while not play.over:
            crew.move(play)
            if len(play.made) > LONGEST_GAME:
                raise AssertionError(f"{Spot(play, dice, {})}: no end after {LONGEST_GAME} decisions")
        yield play
