"""A position of Pirate King as a person may write it. The kit has checked its shape; the rules judge the rest here."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from flibuste.games.pirate_king.moves import where
from flibuste.games.pirate_king.rules import codes, contests, effects, ending, piles, revealing, rounds
from flibuste.games.pirate_king.rules.figures import CardFile
from flibuste.games.pirate_king.rules.state import PirateKing
from flibuste.games.pirate_king.shapes import EffectPosition, Frame, Laid, Position, SeatPosition, Tally
from flibuste.games.pirate_king.view import (
    BLANK,
    CONTEST_OR_NONE,
    PHASES,
    STANDINGS,
    TALLY,
    became,
    counted,
    deck_of,
    last_of,
    locked,
    names,
    none,
    pirate_of,
    top_of,
)
from flibuste.kit.bits import bit, count, has, members
from flibuste.kit.errors import BadPosition, wrong_field, wrong_number
from flibuste.kit.pile import Pile, Row
from flibuste.kit.state import legal_moves

IN_EFFECTS = range(codes.ORDER, codes.TIE)
IN_CONTESTS = range(codes.TIE, codes.LENT)


# -- writing


def write_position(file: CardFile, state: PirateKing) -> Position:
    return Position(
        phase=PHASES[state.phase],
        round=state.round,
        step=state.step,
        captain=state.captain,
        actor=none(state.actor),
        stack=[_written_frame(state, depth) for depth in range(state.stack.n)],
        unresolved=state.unresolved.to_list(),
        hitting=None if state.hitting == codes.NONE else _written(state, state.hitting, state.hitting_effect),
        victims=state.victims.to_list(),
        left=state.left,
        sweep=_all_written(state, state.sweep, state.sweep_effect),
        waiting=_all_written(state, state.waiting, state.waiting_effect),
        sailing=members(state.sailing),
        looking=state.looking,
        placed=state.placed,
        contest=CONTEST_OR_NONE[state.contest],
        tied=members(state.tied),
        line=state.line.to_list(),
        done=members(state.done),
        asked=state.asked.to_list(),
        winner=none(state.winner),
        monsters=names(file, state.monsters.to_list()),
        loot=names(file, state.loot.to_list()),
        monster_pile=names(file, state.monster_pile.rest.to_list()),
        loot_pile=names(file, state.loot_pile.rest.to_list()),
        monster_top=names(file, top_of(state.monster_pile)),
        loot_top=names(file, top_of(state.loot_pile)),
        box=names(file, state.box.to_list()),
        seats=[_written_seat(file, state, seat) for seat in range(state.players)],
        tally=Tally(**counted(state)),
    )


def _all_written(state: PirateKing, entries: Row, effects: Row) -> list[EffectPosition]:
    return [_written(state, entries.get(i), effects.get(i)) for i in range(entries.n)]


def _written(state: PirateKing, entry: int, effect: int) -> EffectPosition:
    host, place = where(state, entry)
    return EffectPosition(host=host, place=place, effect=effect)


def _written_frame(state: PirateKing, depth: int) -> Frame:
    host, place = where(state, state.stack.get(depth))
    return Frame(host=host, place=place, effect=state.stack_effect.get(depth), left=state.stack_left.get(depth))


def _written_seat(file: CardFile, state: PirateKing, seat: int) -> SeatPosition:
    pirate = state.pirates[seat]
    return SeatPosition(
        pirate=pirate_of(file, state, seat),
        deck=deck_of(file, state, seat),
        state=STANDINGS[pirate.standing],
        draw=names(file, pirate.pile.rest.to_list()),
        top=names(file, top_of(pirate.pile)),
        known=piles.known_on_top(pirate.pile, seat),
        discard=names(file, pirate.discard.to_list()),
        area=[_written_card(file, state, entry) for entry in pirate.area.to_list()],
        last=last_of(state, seat),
        locked=locked(state, seat),
    )


def _written_card(file: CardFile, state: PirateKing, entry: int) -> Laid:
    fixed = not state.gain_per_is_continuous
    return Laid(
        card=file.ids[state.card.get(entry)],
        became=became(file, state, entry),
        owner=state.owner.get(entry),
        down=bool(state.down.get(entry)),
        column=state.column.get(entry),
        bonus=(state.bonus_swords[entry], state.bonus_gold[entry]) if fixed else (0, 0),
    )


# -- reading


def read_position(file: CardFile, state: PirateKing, position: Position) -> None:
    if len(position.seats) != state.players:
        raise BadPosition("position-seats", players=int(state.players))
    clear_table(state)
    PositionReader(file, state, position).read()


def clear_table(state: PirateKing) -> None:
    """Nothing has been chosen, dealt or turned up."""
    options = {name: int(getattr(state, name)) for name in PirateKing.OPTIONS}
    undealt = PirateKing(state.figures, state.players, options | {"setup": codes.CHOOSE_SETUP}, 0, None)
    undealt.setup = options["setup"]
    undealt.copy_to(state)


def lay_pile(pile: Pile, owner: int, rest: list[int], top: list[int], known: int) -> None:
    """This rest and this top, of which the owner knows so many cards, and nothing else."""
    pile.rest.fill(rest)
    pile.top = None
    for place, card in enumerate(top):
        pile.lay_on_top(card, bit(owner) if place >= len(top) - known else 0)


class PositionReader:
    """Reads one position; whatever cannot be is refused with the name of the field."""

    def __init__(self, file: CardFile, game: PirateKing, position: Position) -> None:
        self.file = file
        self.figures = file.figures
        self.position = position
        self.players = int(game.players)
        self.game = game
        self.phase = PHASES.index(position.phase)
        self.game.phase = self.phase
        self.found: Counter[int] = Counter()

    def read(self) -> None:
        game = self.game
        game.captain = self.seat("captain", self.position.captain)
        self.read_choices()
        self.read_rows()
        self.read_areas()
        self.complete_piles()
        self.check_counts()
        self.read_ownership()
        self.read_last()
        self.read_round()
        self.read_effects()
        self.read_contest()
        game.derive()
        self.read_locks()
        self.check_phase()
        self.check_playable()

    def unfit(self) -> BadPosition:
        return BadPosition("position-phase", phase=self.position.phase)

    def seat(self, field: str, seat: int) -> int:
        if seat >= self.players:
            raise wrong_field(field, seat)
        return seat

    def seats(self, field: str, seats: list[int]) -> list[int]:
        """Seats of which each is named once."""
        if len(set(seats)) < len(seats):
            raise wrong_field(field, seats)
        return [self.seat(field, seat) for seat in seats]

    def bits(self, field: str, seats: list[int]) -> int:
        return sum(bit(seat) for seat in self.seats(field, seats))

    def card(self, field: str, id: str, first: int = 0, end: int | None = None) -> int:
        if id not in self.file.kind_of:
            raise BadPosition("position-unknown-card", field=field, card=id[:80])
        card = self.file.kind_of[id]
        if not first <= card < (self.figures.kinds if end is None else end):
            raise BadPosition("position-card-misplaced", field=field, card=id)
        return card

    def cards(self, field: str, ids: Iterable[str], first: int = 0, end: int | None = None) -> list[int]:
        cards = [self.card(field, id, first, end) for id in ids]
        self.found.update(cards)
        if self.found.total() > self.figures.all_cards:
            raise wrong_field(field, list(ids))
        return cards

    # -- pirates and decks (PK-SET-03)

    def read_choices(self) -> None:
        game, decks, seats = self.game, self.file.deck_ids, self.position.seats
        pirates = self.completed([seat.pirate for seat in seats], self.file.ids[: self.figures.first_starter])
        if game.starter_deck_identical:
            decks = (decks[self.figures.identical_deck],) * self.players
        taken = self.completed([seat.deck for seat in seats], decks)
        for n, (pirate, id, deck) in enumerate(zip(game.pirates, pirates, taken, strict=True), 1):
            if id is not None:
                pirate.card = self.card(f"seats {n} pirate", id, 0, self.figures.first_starter)
            if deck is not None:
                if deck not in decks:
                    raise wrong_field(f"seats {n} deck", deck)
                pirate.deck = self.file.deck_ids.index(deck)
        self.check_choices()

    def completed(self, said: list[str | msgspec.UnsetType | None], there: tuple[str, ...]) -> list[str | None]:
        """What seats have chosen; from the first round on, those of which nothing is said take what is left."""
        if self.phase <= codes.DECK:
            return [id if isinstance(id, str) else None for id in said]
        left = Counter(there) - Counter(id for id in said if isinstance(id, str))
        found: list[str | None] = []
        for n, id in enumerate(said):
            if id is msgspec.UNSET:
                id = there[n] if left[there[n]] else next(iter(+left))
                left[id] -= 1
            found.append(id if isinstance(id, str) else None)
        return found

    def check_choices(self) -> None:
        game = self.game
        self.check_once("pirate", [pirate_of(self.file, game, seat) for seat in range(self.players)])
        if not game.starter_deck_identical:
            self.check_once("deck", [deck_of(self.file, game, seat) for seat in range(self.players)])
        made = [
            choice
            for turn in range(self.players)
            for pirate in [game.pirates[(game.captain + turn) % self.players]]
            for choice in (pirate.card, pirate.deck)
        ]
        number = len(made) if self.phase > codes.DECK else made.index(codes.NONE) if codes.NONE in made else 0
        if codes.NONE in made[:number] or any(choice != codes.NONE for choice in made[number:]):
            raise self.unfit()
        if self.phase <= codes.DECK:
            if number % 2 != self.phase or game.setup == codes.DEAL_SETUP:
                raise self.unfit()
            if self.phase == codes.DECK and game.starter_deck_identical:
                raise self.unfit()
            game.actor = (game.captain + number // 2) % self.players

    def check_once(self, field: str, chosen: list[str | None]) -> None:
        for n, id in enumerate(chosen):
            if id is not None and id in chosen[:n]:
                raise wrong_field(f"seats {n + 1} {field}", id)

    def own_cards(self, seat: int) -> list[int]:
        """The cards that a seat began with."""
        pirate, size = self.game.pirates[seat], self.figures.starter_deck_size
        own = [] if pirate.card == codes.NONE else [int(pirate.card)]
        if pirate.deck != codes.NONE:
            own += [int(self.figures.starter_deck_cards[pirate.deck * size + i]) for i in range(size)]
        return own

    # -- cards

    def read_rows(self) -> None:
        position, figures = self.position, self.figures
        in_round = self.phase > codes.DECK
        monsters, loot = (figures.first_monster, figures.first_loot), (figures.first_loot, None)
        self.tops = (
            self.cards("monster_top", position.monster_top, *monsters),
            self.cards("loot_top", position.loot_top, *loot),
        )
        self.game.box.fill(self.cards("box", position.box, figures.first_starter))
        for n, described in enumerate(position.seats):
            pirate = self.game.pirates[n]
            pirate.discard.fill(self.cards(f"seats {n + 1} discard", described.discard))
        self.given = [
            (self.cards(f"seats {n + 1} draw", seat.draw or []), self.cards(f"seats {n + 1} top", seat.top))
            for n, seat in enumerate(position.seats)
        ]
        if position.monsters is not None:
            self.game.monsters.fill(self.cards("monsters", position.monsters, *monsters))
        if position.loot is not None:
            self.game.loot.fill(self.cards("loot", position.loot, *loot))
        if position.monster_pile is not None:
            self.cards("monster_pile", position.monster_pile, *monsters)
        if position.loot_pile is not None:
            self.cards("loot_pile", position.loot_pile, *loot)
        shows = in_round and self.phase < codes.LENT
        self.shown = (
            int(rounds.monsters_to_show(self.game)) if shows and self.phase < codes.LOOT else 0,
            int(rounds.loot_to_show(self.game)) if shows else 0,
        )

    def read_areas(self) -> None:
        game = self.game
        for host, described in enumerate(self.position.seats):
            before = codes.NONE
            for laid in described.area:
                given = Laid(card=laid) if isinstance(laid, str) else laid
                entry = self.lay(host, given, before)
                if game.owner.get(entry) == host:
                    before = entry

    def lay(self, host: int, laid: Laid, before: int) -> int:
        """A card in the area of a host; `before` is the host's own card before it."""
        game, field = self.game, f"seats {host + 1} area"
        (card,) = self.cards(field, [laid.card])
        pirate, entry = game.pirates[host], int(game.card.n)
        owner = host if laid.owner is None else self.seat(field, laid.owner)
        column = revealing.next_column(game, pirate.area) if laid.column is None else laid.column
        if any(laid.bonus) and game.gain_per_is_continuous:
            raise wrong_field(field, laid)
        game.card.push(card)
        game.face.push(self.face(field, card, laid.became, before))
        game.owner.push(owner)
        game.down.push(int(laid.down))
        game.column.push(column)
        if not game.gain_per_is_continuous:
            game.bonus_swords[entry], game.bonus_gold[entry] = laid.bonus
        pirate.area.push(entry)
        return entry

    def face(self, field: str, card: int, said: str | msgspec.UnsetType | None, before: int) -> int:
        """What a card shows: itself, or what it became as a copy."""
        figures, game = self.figures, self.game
        if not figures.copying[card]:
            if isinstance(said, str):
                raise wrong_field(field, said)
            return card
        if said is msgspec.UNSET:
            return int(revealing.copied_face(game, before))
        if said is None or said == BLANK:
            return int(figures.blank)
        face = self.card(field, said)
        if figures.copying[face]:
            raise wrong_field(field, said)
        return face

    def complete_piles(self) -> None:
        """What is not given: each seat's own cards, displays and piles that lie nowhere else."""
        game, position = self.game, self.position
        owned = [Counter[int]() for _ in range(self.players)]
        for pirate in game.pirates:
            for entry in pirate.area.to_list():
                owned[game.owner.get(entry)][int(game.card.get(entry))] += 1
        boxed = Counter(game.box.to_list())
        for seat, described in enumerate(position.seats):
            draw, top = self.given[seat]
            if described.draw is None:
                owned[seat].update([*top, *game.pirates[seat].discard.to_list()])
                left = Counter(self.own_cards(seat)) - owned[seat]
                draw = list((left - boxed).elements())
                boxed -= left
                self.found.update(draw)
            if described.known > len(top):
                raise wrong_field(f"seats {seat + 1} known", described.known)
            lay_pile(game.pirates[seat].pile, seat, draw, top[::-1], described.known)
        monsters = range(self.figures.first_monster, self.figures.first_loot)
        self.complete(position.monsters, position.monster_pile, game.monsters, self.shown[0], monsters, 0)
        loot = range(self.figures.first_loot, self.figures.kinds)
        self.complete(position.loot, position.loot_pile, game.loot, self.shown[1], loot, 1)

    def complete(
        self, display: list[str] | None, pile: list[str] | None, shown: Row, number: int, kinds: range, which: int
    ) -> None:
        left = [card for card in kinds for _ in range(self.figures.copies[card] - self.found[card])]
        if display is None:
            shown.fill(left[:number])
            self.found.update(left[:number])
            del left[:number]
        if pile is None:
            self.found.update(left)
        else:
            left = [self.file.kind_of[id] for id in pile]
        target = self.game.loot_pile if which else self.game.monster_pile
        lay_pile(target, codes.NONE, left, self.tops[which][::-1], 0)

    def check_counts(self) -> None:
        """Each card as often as it is in this game."""
        begun = Counter(card for seat in range(self.players) for card in self.own_cards(seat))
        for card, id in enumerate(self.file.ids):
            expected = begun[card] if card < self.figures.first_monster else self.figures.copies[card]
            if self.found[card] != expected:
                raise BadPosition("position-card-count", card=id, found=self.found[card], expected=int(expected))

    def read_ownership(self) -> None:
        game = self.game
        for pirate in game.pirates:
            for card in [*pirate.pile.to_list(), *pirate.discard.to_list()]:
                piles.gain_card(game.figures, pirate, card)
            for entry in pirate.area.to_list():
                piles.gain_card(game.figures, game.pirates[game.owner.get(entry)], game.card.get(entry))

    def entry(self, field: str, host: int, place: int) -> int:
        area = self.game.pirates[self.seat(field, host)].area
        if place > area.n:
            raise wrong_field(field, [host, place])
        return int(area.get(place - 1))

    def read_last(self) -> None:
        game = self.game
        for seat, described in enumerate(self.position.seats):
            pirate = game.pirates[seat]
            if described.last is msgspec.UNSET:
                own = [entry for entry in pirate.area.to_list() if game.owner.get(entry) == seat]
                pirate.last = own[-1] if own else codes.NONE
            elif described.last is not None:
                pirate.last = self.entry(f"seats {seat + 1} last", *described.last)
                if game.owner.get(pirate.last) != seat:
                    raise wrong_field(f"seats {seat + 1} last", described.last)

    # -- where the game stands

    def number(self, field: str, value: int | None, least: int, most: int, default: int) -> int:
        value = default if value is None else value
        if not least <= value <= most:
            raise wrong_number(field, value, least, most)
        return value

    def read_round(self) -> None:
        game, position = self.game, self.position
        rounds = int(self.figures.rounds)
        if self.phase <= codes.DECK:
            game.round = self.number("round", position.round, 0, 0, 0)
            game.step = self.number("step", position.step, 0, 0, 0)
        elif self.phase >= codes.CROWNING:
            game.round = self.number("round", position.round, rounds, rounds, rounds)
            game.step = self.number("step", position.step, 1, codes.MOST_STEPS, 2)
        else:
            least = 2 if self.phase == codes.REVEALING else 1
            game.round = self.number("round", position.round, 1, rounds, 1)
            game.step = self.number("step", position.step, least, codes.MOST_STEPS, 2)
        standing = "sea" if self.phase < codes.TIE else "stopped"
        for pirate, described in zip(game.pirates, position.seats, strict=True):
            pirate.standing = STANDINGS.index(described.state or standing)
        for name, attribute in TALLY.items():
            setattr(game, attribute, getattr(position.tally, name))

    def effect(self, field: str, effect: EffectPosition, past_last: int = 0) -> tuple[int, int]:
        entry = self.entry(field, effect.host, effect.place)
        if effect.effect >= self.figures.effects[self.game.face.get(entry)] + past_last:
            raise wrong_field(field, effect)
        return entry, effect.effect

    def read_effects(self) -> None:
        game, position = self.game, self.position
        for frame in position.stack:
            entry, effect = self.effect("stack", frame, 1)
            game.stack.push(entry)
            game.stack_effect.push(effect)
            game.stack_left.push(frame.left)
        game.unresolved.fill(self.seats("unresolved", position.unresolved))
        if position.hitting is not None:
            game.hitting, game.hitting_effect = self.effect("hitting", position.hitting)
        game.victims.fill(self.seats("victims", position.victims))
        game.left = position.left
        queues = (
            ("sweep", position.sweep, game.sweep, game.sweep_effect),
            ("waiting", position.waiting, game.waiting, game.waiting_effect),
        )
        for field, queue, entries, numbers in queues:
            for described in queue:
                entry, effect = self.effect(field, described)
                if self.figures.effect_target[self.number_of(entry, effect)] == codes.ON_SELF:
                    raise wrong_field(field, described)
                entries.push(entry)
                numbers.push(effect)
        self.check_queue()
        game.sailing = self.bits("sailing", position.sailing)
        game.looking, game.placed = position.looking, position.placed

    def check_queue(self) -> None:
        """No card is resolved twice, and no effect waits twice."""
        game = self.game
        coming = [game.pirates[seat].last for seat in game.unresolved.to_list()]
        frames = [*game.stack.to_list(), *coming]
        if codes.NONE in frames or len(set(frames)) < len(frames):
            raise wrong_field("stack", self.position.stack)
        hits = [
            *zip(game.sweep.to_list(), game.sweep_effect.to_list(), strict=True),
            *zip(game.waiting.to_list(), game.waiting_effect.to_list(), strict=True),
            *([(game.hitting, game.hitting_effect)] if game.hitting != codes.NONE else []),
        ]
        if len(set(hits)) < len(hits):
            raise wrong_field("sweep", self.position.sweep)
        for entry, effect in hits:
            own = revealing.host_of(game, entry) == game.owner.get(entry)
            if not own and self.figures.effect_kind[self.number_of(entry, effect)] == codes.LEND_CARD:
                raise wrong_field("sweep", self.position.sweep)
        if any(revealing.host_of(game, entry) != game.owner.get(entry) for entry in frames):
            raise wrong_field("stack", self.position.stack)

    def number_of(self, entry: int, effect: int) -> int:
        """The number of an effect among all effects of the figures."""
        return int(self.figures.first_effect[self.game.face.get(entry)]) + effect

    def read_contest(self) -> None:
        game, position = self.game, self.position
        game.contest = CONTEST_OR_NONE.index(position.contest)
        game.tied = self.bits("tied", position.tied)
        game.line.fill(self.seats("line", position.line))
        game.done = self.bits("done", position.done)
        game.asked.fill(self.seats("asked", position.asked))
        if self.phase == codes.OVER:
            game.winner = codes.NONE if position.winner is None else self.seat("winner", position.winner)
        elif position.winner is not None:
            raise wrong_field("winner", position.winner)
        self.read_actor()

    def read_actor(self) -> None:
        game, said = self.game, self.position.actor
        actor = said
        if self.phase in (codes.TIE, codes.CROWNING):
            actor = int(game.captain)
        elif self.phase in IN_CONTESTS:
            actor = int(game.line.get(0)) if game.line.n else None
        elif self.phase <= codes.DECK:
            actor = int(game.actor)
        elif self.phase in (codes.REVEALING, codes.OVER):
            actor = None
        elif said is None:
            raise BadPosition("position-missing-field", field="actor")
        if said is not None and said != actor:
            raise wrong_field("actor", said)
        game.actor = codes.NONE if actor is None else self.seat("actor", actor)

    def read_locks(self) -> None:
        game = self.game
        for seat, described in enumerate(self.position.seats):
            if described.locked is None:
                continue
            if self.phase != codes.REVEALING or not has(game.at_sea, seat):
                raise wrong_field(f"seats {seat + 1} locked", described.locked)
            game.chosen |= bit(seat)
            if described.locked == "stop":
                game.stopping |= bit(seat)

    # -- what cannot be

    def check_phase(self) -> None:
        game, position = self.game, self.position
        resolving = (position.stack, position.unresolved, position.hitting, position.victims, position.sweep)
        others = (position.waiting, position.sailing, position.left, position.looking, position.placed)
        contest = (position.contest, position.tied, position.line, position.done)
        if self.phase not in IN_EFFECTS and any([*resolving, *others]):
            raise self.unfit()
        if (self.phase in IN_CONTESTS) != bool(position.contest) or (any(contest) and not position.contest):
            raise self.unfit()
        if position.asked and self.phase != codes.LENT:
            raise self.unfit()
        self.check_areas()
        if self.phase in IN_EFFECTS:
            self.check_effects()
        elif self.phase == codes.REVEALING:
            if game.at_sea == 0 or game.chosen == game.at_sea:
                raise self.unfit()
        elif self.phase >= codes.TIE:
            self.check_after_reveal()

    def check_areas(self) -> None:
        game = self.game
        empty = self.phase <= codes.DECK or self.phase >= codes.CROWNING
        for seat, pirate in enumerate(game.pirates):
            owners = [game.owner.get(entry) for entry in pirate.area.to_list()]
            if (empty and owners) or (pirate.standing == codes.SUNK and seat in owners):
                raise wrong_field(f"seats {seat + 1} area", self.position.seats[seat].area)
            judged = pirate.standing == codes.AT_SEA or game.stopped_players_can_be_sunk
            if self.phase not in IN_EFFECTS and judged and pirate.curses >= self.figures.curses_to_sink:
                raise wrong_field(f"seats {seat + 1} area", self.position.seats[seat].area)
        if self.phase >= codes.LOOT and game.monsters.n:
            raise wrong_field("monsters", self.position.monsters)
        if (self.phase >= codes.LENT or empty) and game.loot.n + game.monsters.n:
            raise wrong_field("loot", self.position.loot)

    def check_effects(self) -> None:
        """The question of the phase is that of the innermost card, or of the effect on others."""
        game, actor = self.game, int(self.game.actor)
        asked = {
            codes.ORDER: codes.PEEK_REORDER,
            codes.KEEP: codes.LOOK_KEEP_ONE,
            codes.SALVAGE: codes.PLAY_FROM_DISCARD,
            codes.FALLBACK: codes.PLAY_FROM_DISCARD,
            codes.FLIP: codes.FLIP_DOWN,
            codes.LENDING: codes.LEND_CARD,
        }.get(self.phase, codes.NONE)
        self.check_hitting()
        if game.stack.n:
            entry, effect = game.stack.get(game.stack.n - 1), game.stack_effect.get(game.stack.n - 1)
            if effect >= self.figures.effects[game.face.get(entry)] or game.owner.get(entry) != actor:
                raise self.unfit()
            x = self.number_of(entry, effect)
            if self.figures.effect_kind[x] != asked or self.figures.effect_target[x] != codes.ON_SELF:
                raise self.unfit()
            if self.phase == codes.FLIP and game.stack_left.get(game.stack.n - 1) == 0:
                raise self.unfit()
        elif game.hitting == codes.NONE or self.phase not in (codes.FLIP, codes.LENDING, codes.AIMING):
            raise self.unfit()
        else:
            self.check_hit(asked, actor)
        self.check_looking(actor)
        if any(game.pirates[s].standing == codes.SUNK for s in [actor, *game.unresolved.to_list()]):
            raise self.unfit()
        if self.phase == codes.FALLBACK and (game.pirates[actor].discard.n or not game.pirates[actor].pile.size()):
            raise self.unfit()

    def check_hitting(self) -> None:
        game = self.game
        victims = game.victims.to_list()
        if game.hitting == codes.NONE:
            if victims or game.left:
                raise self.unfit()
        elif self.figures.effect_target[effects.effect_of_hit(game)] == codes.ON_SELF:
            raise wrong_field("hitting", self.position.hitting)
        elif game.owner.get(game.hitting) in victims or (victims and effects.kind_of_hit(game) == codes.LEND_CARD):
            raise wrong_field("victims", victims)
        elif not victims and (game.stack.n or game.left):
            raise self.unfit()

    def check_hit(self, asked: int, actor: int) -> None:
        game = self.game
        owner, victims = int(game.owner.get(game.hitting)), game.victims.to_list()
        if self.phase == codes.FLIP:
            fits = effects.kind_of_hit(game) == asked and victims[:1] == [actor] and game.left > 0
        elif self.phase == codes.LENDING:
            fits = effects.kind_of_hit(game) == asked and owner == actor
        else:
            one = self.figures.effect_target[effects.effect_of_hit(game)] == codes.ON_ONE_OTHER
            fits = one and effects.kind_of_hit(game) != codes.LEND_CARD and owner == actor and not victims
        if not fits or game.unresolved.n:
            raise self.unfit()

    def check_looking(self, actor: int) -> None:
        game = self.game
        looks = self.phase in (codes.ORDER, codes.KEEP)
        if not looks and (game.looking or game.placed):
            raise self.unfit()
        if looks:
            known = piles.known_on_top(game.pirates[actor].pile, actor)
            most = game.looking - 2 if self.phase == codes.ORDER else 0
            if not 2 <= game.looking <= known or not 0 <= game.placed <= most:
                raise wrong_field("looking", game.looking)

    def check_after_reveal(self) -> None:
        game = self.game
        if game.at_sea:
            raise self.unfit()
        if self.phase in IN_CONTESTS:
            self.check_contest()
        elif self.phase == codes.LENT:
            askers = [int(game.actor), *game.asked.to_list()]
            if len(set(askers)) < len(askers) or not all(rounds.has_lent(game, seat) for seat in askers):
                raise wrong_field("asked", self.position.asked)
        elif self.phase == codes.CROWNING and has(ending.leaders(game), game.captain):
            raise self.unfit()
        elif self.phase == codes.OVER and not (game.winner != codes.NONE and has(ending.leaders(game), game.winner)):
            raise wrong_field("winner", self.position.winner)

    def check_contest(self) -> None:
        game = self.game
        line = sum(bit(seat) for seat in game.line.to_list())
        if (line | game.tied) & ~game.done or line & game.tied:
            raise self.unfit()
        if not all(contests.can_rank(game, seat) for seat in members(game.done)):
            raise wrong_field("done", self.position.done)
        others = (seat for seat in range(self.players) if not has(game.done, seat) and contests.can_rank(game, seat))
        waiting = [game.worth[seat] for seat in others]
        ranked = [game.worth[seat] for seat in members(game.done)]
        if waiting and ranked and min(ranked) <= max(waiting):
            raise wrong_field("done", self.position.done)
        level = {int(game.worth[seat]) for seat in members(line | game.tied)}
        tied = count(game.tied)
        if len(level) > 1 or (tied < 2 if self.phase == codes.TIE else tied):
            raise self.unfit()
        if (self.phase == codes.MONSTER and game.contest != codes.SWORDS) or (
            self.phase in (codes.LOOT, codes.BOX) and game.contest != codes.GOLDS
        ):
            raise self.unfit()
        if self.phase == codes.BOX and (self.players != 2 or not self.figures.two_players_loot_removed_each):
            raise self.unfit()
        if contests.takes_left(game) <= 0:
            raise self.unfit()

    def check_playable(self) -> None:
        """Whoever is asked can answer, if only by one move."""
        for seat in members(self.game.pending()):
            if not legal_moves(self.game, seat):
                raise BadPosition("position-not-playable", seat=seat + 1)
