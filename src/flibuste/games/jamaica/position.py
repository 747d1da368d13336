"""A position of Jamaica as a person may write it. The kit has checked its shape; the rules judge the rest here."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from flibuste.games.jamaica.rules import codes, combat, ending, ghost, loading, price, rounds, sailing, setup, treasures
from flibuste.games.jamaica.rules.cards import Deck
from flibuste.games.jamaica.rules.figures import ComponentsFile
from flibuste.games.jamaica.rules.ship import Ship
from flibuste.games.jamaica.rules.state import Jamaica
from flibuste.games.jamaica.shapes import (
    ACTIONS,
    DIRECTIONS,
    GOODS,
    HALVES,
    LARGEST,
    PHASES,
    POWERS,
    Battle,
    HiddenTreasure,
    Hold,
    Position,
    SeatPosition,
    ShipPosition,
    Side,
    Tally,
)
from flibuste.games.jamaica.view import (
    battle,
    card_id,
    discards,
    goods_at_hand,
    holds,
    is_cursed_to_all,
    known_to,
    moving,
    packed_cards,
    powers,
)
from flibuste.kit.bits import bit, count, has, members
from flibuste.kit.errors import BadPosition, wrong_field, wrong_number
from flibuste.kit.state import legal_moves

PLAYING = "play "  # the notation of a locked choice

ROUND_BEGINS = (codes.DICE, codes.CARD)
UNDER_WAY = (
    *(codes.LENGTH, codes.FORK, codes.TARGET, codes.POWDERING),
    *(codes.SABER, codes.REWARD, codes.STOW, codes.PAY),
)
IN_BATTLE = (codes.POWDERING, codes.SABER, codes.REWARD, codes.STOW)
WITH_GOODS = (codes.LOAD, codes.STOW, codes.PAY)


# -- writing


def write_position(file: ComponentsFile, state: Jamaica) -> Position:
    top = [] if state.treasure_pile.top is None else state.treasure_pile.top.to_list()
    return Position(
        phase=PHASES[state.phase],
        round=state.round,
        captain=state.captain,
        turn=state.turn,
        half=HALVES[state.half],
        dice=[state.die_a, state.die_b],
        morning=state.morning,
        evening=state.evening,
        ships=[_write_ship(file, vessel) for vessel in state.ships],
        seats=[_write_seat(file, deck) for deck in state.decks],
        treasures=[file.treasure_ids[treasure] for treasure in state.treasure_pile.rest.to_list()],
        top=[file.treasure_ids[treasure] for treasure in top[::-1]],
        unused=[file.treasure_ids[treasure] for treasure in state.unused.to_list()],
        tokens=members(state.tokens),
        moving=moving(state),
        goods=goods_at_hand(state),
        battle=battle(state),
        ghost_step=state.ghost_step,
        tally=Tally(state.combats, state.ties, state.shortages, state.found, state.loads),
    )


def _write_ship(file: ComponentsFile, vessel: Ship) -> ShipPosition:
    return ShipPosition(
        space=vessel.space,
        lap=vessel.lap,
        holds=holds(vessel),
        powers=powers(vessel),
        hidden=[
            HiddenTreasure(file.treasure_ids[vessel.face(i)], known_to(vessel, i), is_cursed_to_all(vessel, i))
            for i in range(vessel.n)
        ],
    )


def _write_seat(file: ComponentsFile, deck: Deck) -> SeatPosition:
    top = packed_cards(deck.top, deck.topped)
    return SeatPosition(
        hand=[
            file.card_ids[card] + ("" if has(deck.fresh, card) else f"@{deck.shuffles - 1}")
            for card in members(deck.hand)
        ],
        draw=[file.card_ids[card] for card in members(deck.pile) if card not in top],
        top=[file.card_ids[card] for card in top],
        discard=discards(file, deck),
        locked=None if deck.locked == codes.NONE else PLAYING + file.card_ids[deck.locked],
        played=card_id(file, deck.played),
        shuffle=deck.shuffles,
    )


# -- reading


def read_position(file: ComponentsFile, state: Jamaica, position: Position) -> None:
    PositionReader(file, state, position).read()


class PositionReader:
    """Reads one position, part by part; whatever cannot be is refused with the name of the field."""

    def __init__(self, file: ComponentsFile, state: Jamaica, position: Position) -> None:
        self.file = file
        self.figures = file.figures
        self.position = position
        self.players = int(state.players)
        self.state = state

    def read(self) -> None:
        state, tally = self.state, self.position.tally
        state.phase = PHASES.index(self.position.phase)
        self.read_round()
        self.read_ships()
        self.read_treasures()
        self.read_decks()
        self.read_course()
        self.read_goods()
        self.read_battle()
        self.read_question()
        state.combats, state.ties, state.shortages = tally.combats, tally.ties, tally.shortages
        state.found, state.loads = tally.found, tally.loads

    def number(self, field: str, value: int, least: int, most: int) -> int:
        if not least <= value <= most:
            raise wrong_number(field, value, least, most)
        return value

    # -- the round

    def read_round(self) -> None:
        state, position = self.state, self.position
        last = self.players - 1
        state.round = self.number("round", position.round, 1, state.round_cap or LARGEST)
        state.captain = self.number("captain", position.captain, 0, last)
        begins, over = state.phase in ROUND_BEGINS, state.phase == codes.OVER
        ghost_moves = state.phase == codes.GHOST or position.ghost_step > 0
        if begins:
            state.turn = self.number("turn", position.turn, 0, 0)
        else:
            state.turn = self.number("turn", position.turn, last if over or ghost_moves else 0, last)
        state.half = HALVES.index(position.half)
        state.ghost_step = position.ghost_step
        may_be_ghost = ghost.sails_along(state.players) and (state.phase in UNDER_WAY or state.phase == codes.GHOST)
        if position.ghost_step and not (may_be_ghost and state.half == position.ghost_step - 1):
            raise wrong_field("ghost_step", position.ghost_step)
        if state.phase == codes.GHOST and not position.ghost_step:
            raise wrong_field("ghost_step", position.ghost_step)
        if begins and state.half:
            raise wrong_field("half", position.half)
        self.read_dice()

    def read_dice(self) -> None:
        state, position = self.state, self.position
        faces = self.figures.action_faces
        placed = (position.morning, position.evening)
        rolls = position.dice
        if rolls is None:
            rolls = sorted(placed) if all(placed) else [1, 2]
        for die in rolls:
            self.number("dice", die, 1, faces)
        state.die_a, state.die_b = min(rolls), max(rolls)
        if state.phase == codes.DICE:
            if any(placed):
                raise wrong_field("dice", rolls)
        elif not any(placed):
            placed = (rolls[0], rolls[1])
        elif sorted(placed) != sorted(rolls):
            raise wrong_field("morning", position.morning)
        state.morning, state.evening = placed

    # -- ships

    def read_ships(self) -> None:
        state, ships = self.state, self.position.ships
        if len(ships) != len(state.ships):
            raise BadPosition("position-ships", ships=len(state.ships))
        for number, (vessel, described) in enumerate(zip(state.ships, ships, strict=True)):
            field = f"ships {number + 1}"
            vessel.space = self.number(f"{field} space", described.space, 0, self.figures.spaces - 1)
            vessel.lap = described.lap
            if described.powers is not None or not ghost.is_ghost(state, number):
                vessel.powers = 0
                for power in described.powers or []:
                    vessel.powers |= bit(POWERS.index(power))
                if count(vessel.powers) < len(described.powers or []):
                    raise wrong_field(f"{field} powers", described.powers)
            if described.holds is not None:
                self.read_holds(f"{field} holds", number, described.holds)
            for treasure in described.hidden:
                vessel.lay_down(self.hidden_treasure(f"{field} hidden", number, treasure))
            self.check_lap(f"{field} lap", number)

    def read_holds(self, field: str, ship: int, row: list[Hold | None]) -> None:
        vessel = self.state.ships[ship]
        if len(row) > codes.HOLDS:
            raise wrong_field(field, msgspec.to_builtins(row))
        for hold in range(codes.HOLDS):
            contents = row[hold] if hold < len(row) else None
            if contents is None:
                vessel.empty(hold)
                continue
            kept = contents.goods == "gold" or not ghost.is_ghost(self.state, ship)  # JAM-GHO-09
            if hold >= loading.hold_count(self.state, ship) or not kept:
                raise wrong_field(field, msgspec.to_builtins(row))
            vessel.fill(hold, GOODS.index(contents.goods), contents.amount)

    def check_lap(self, field: str, ship: int) -> None:
        """Who has finished lies at Port Royal, and has had a turn in this round (JAM-END-01, -02)."""
        state, vessel = self.state, self.state.ships[ship]
        if vessel.lap < 1:
            return
        place = (ship - state.captain) % self.players
        has_played = state.phase == codes.OVER or state.ghost_step > 0 or place < state.turn
        if vessel.space != 0 or not (ghost.is_ghost(state, ship) or has_played):
            raise wrong_field(field, vessel.lap)

    # -- treasures

    def treasure(self, field: str, id: str) -> int:
        number = self.file.number_of_treasure(id)
        if number == codes.NONE:
            raise BadPosition("position-unknown-card", field=field, card=id[:80])
        return number

    def hidden_treasure(self, field: str, ship: int, described: HiddenTreasure) -> int:
        treasure = self.treasure(field, described.card)
        kind, on_ghost = self.figures.kind[treasure], ghost.is_ghost(self.state, ship)
        usual = [] if on_ghost else [ship]
        known = usual if described.known is None else described.known
        seats = 0
        for seat in known:
            seats |= bit(self.number(f"{field} known", seat, 0, self.players - 1))
        if count(seats) < len(known) or not (on_ghost or has(seats, ship)):
            raise wrong_field(f"{field} known", known)
        if kind == codes.POWER_TREASURE and seats:  # a player would have turned it up (JAM-TRE-04)
            raise BadPosition("position-card-misplaced", field=field, card=described.card)
        if described.cursed and (kind != codes.CURSED_TREASURE or seats == 0):
            raise wrong_field(f"{field} cursed", described.cursed)
        return treasure + codes.KNOWN * seats + (codes.CURSED_TO_ALL if described.cursed else 0)

    def read_treasures(self) -> None:
        state, position = self.state, self.position
        held = self.held_treasures()
        top = [self.treasure("top", id) for id in position.top]
        in_game = Counter({t: setup.copies_hidden(state, t) for t in range(self.figures.treasures)})
        left = in_game.copy()
        left.subtract(held + Counter(top))
        under = self.figures.treasures_in_pile - held.total() - len(top)
        pile, unused = self.rows_of_treasures(left, under)
        found = held + Counter(top) + Counter(pile) + Counter(unused)
        for treasure, expected in in_game.items():
            if found[treasure] != expected:
                id = self.file.treasure_ids[treasure]
                raise BadPosition("position-card-count", card=id, found=found[treasure], expected=expected)
        state.treasure_pile.rest.fill(pile)
        state.treasure_pile.top = None
        for treasure in top[::-1]:
            state.treasure_pile.lay_on_top(treasure, 0)
        state.unused.fill(unused)
        self.read_tokens(len(pile) + len(top))

    def held_treasures(self) -> Counter[int]:
        """Treasures before ships, but for the ghost's Lady Beth, which is in no pile (JAM-GHO-03)."""
        held: Counter[int] = Counter()
        for number, vessel in enumerate(self.state.ships):
            at = vessel.powers
            if ghost.is_ghost(self.state, number):
                if not has(at, codes.BETH):
                    raise wrong_field(f"ships {number + 1} powers", powers(vessel))
                at &= ~bit(codes.BETH)
            held.update(int(self.figures.of_power[power]) for power in members(at))
            held.update(int(vessel.face(i)) for i in range(vessel.n))
        if codes.NONE in held:
            raise wrong_field("ships", "a power that no treasure has")
        return held

    def rows_of_treasures(self, left: Counter[int], under: int) -> tuple[list[int], list[int]]:
        """The pile and the unused treasures; what is not given consists of those that lie nowhere else."""
        position = self.position
        rest = left.copy()
        pile, unused = position.treasures, position.unused
        if pile is not None:
            rest.subtract(self.treasure("treasures", id) for id in pile)
        if unused is not None:
            rest.subtract(self.treasure("unused", id) for id in unused)
        others = sorted((+rest).elements())
        drawn = others[: max(under, 0)] if unused is None else others
        in_pile = drawn if pile is None else [self.treasure("treasures", id) for id in pile]
        spare = others[len(drawn) :] if pile is None else others
        return in_pile, spare if unused is None else [self.treasure("unused", id) for id in unused]

    def read_tokens(self, treasures: int) -> None:
        """JAM-SET-04: as many tokens as treasures in the pile."""
        lairs = [space.id for space in self.file.spaces if space.type == "lair"]
        tokens = self.position.tokens
        if tokens is None:
            tokens = lairs[len(lairs) - treasures :]
        if len(tokens) != treasures or len(set(tokens)) < len(tokens) or not set(tokens) <= set(lairs):
            raise BadPosition("position-tokens", tokens=len(tokens), treasures=treasures)
        self.state.tokens = 0
        for space in tokens:
            self.state.tokens |= bit(space)

    # -- action cards

    def card(self, field: str, id: str) -> int:
        number = self.file.number_of_card(id)
        if number == codes.NONE:
            raise BadPosition("position-unknown-card", field=field, card=id[:80])
        return number

    def read_decks(self) -> None:
        seats = self.position.seats
        if seats is None:
            seats = [SeatPosition()] * self.players
        if len(seats) != self.players:
            raise BadPosition("position-seats-cards", players=self.players)
        for seat, described in enumerate(seats):
            DeckReader(self, seat, described)
        self.state.owing = 0
        if self.state.phase == codes.CARD:
            self.state.owing = sum(bit(s) for s, deck in enumerate(self.state.decks) if deck.locked == codes.NONE)
            if self.state.owing == 0:
                raise BadPosition("position-locked", seat=self.players)

    def has_shown(self, seat: int) -> bool:
        """Whether a seat has shown its card in this round."""
        state = self.state
        if state.phase in ROUND_BEGINS:
            return False
        place = (seat - state.captain) % self.players
        return place <= state.turn

    def is_playing(self, seat: int) -> bool:
        """Whether its card is being played."""
        state = self.state
        if state.phase in (*ROUND_BEGINS, codes.OVER) or state.ghost_step:
            return False
        return (seat - state.captain) % self.players == state.turn

    # -- what is going on

    def read_course(self) -> None:
        state, course = self.state, self.position.moving
        if (course is not None) != (state.phase in UNDER_WAY):
            raise BadPosition("position-no-moving", phase=PHASES[state.phase])
        sailing.forget_move(state)
        if course is None:
            return
        ship = self.players if state.ghost_step else rounds.seat_in_turn(state, state.turn)
        state.moving = self.number("moving ship", course.ship, ship, ship)
        state.direction = DIRECTIONS.index(course.direction)
        state.retreating = course.retreat
        die = rounds.die_of_half(state)
        least, most = 0, 0
        if state.phase == codes.LENGTH:
            least, most = die, die
        elif state.phase == codes.FORK and not course.retreat:
            least, most = 1, die + (1 if treasures.has_power(state, ship, codes.SEXTANT) else 0)
        state.steps = self.number("moving steps", course.steps, least, most)
        may_retreat = state.direction == codes.BACKWARD and state.phase != codes.LENGTH
        if course.retreat and (not may_retreat or ghost.is_ghost(state, ship)):
            raise wrong_field("moving retreat", course.retreat)

    def read_goods(self) -> None:
        state, goods = self.state, self.position.goods
        if (goods is not None) != (state.phase in WITH_GOODS):
            raise BadPosition("position-no-goods", phase=PHASES[state.phase])
        state.goods, state.amount = codes.NONE, 0
        if goods is None:
            return
        state.goods, state.amount = GOODS.index(goods.kind), goods.amount
        if state.phase == codes.LOAD:
            seat = rounds.seat_in_turn(state, state.turn)
            die = rounds.die_of_half(state)
            amount = die + (self.figures.rum_bonus if treasures.has_power(state, seat, codes.RUM) else 0)
            self.number("goods amount", goods.amount, amount, amount)
        elif state.phase == codes.PAY:
            space = state.ships[state.moving].space
            if price.goods_asked(state.figures, space) != state.goods:
                raise wrong_field("goods kind", goods.kind)
            most = min(int(self.figures.price[space]), int(state.ships[state.moving].total(state.goods)))
            self.number("goods amount", goods.amount, 1, max(most, 1))

    def read_battle(self) -> None:
        state, described = self.state, self.position.battle
        if (described is not None) != (state.phase in IN_BATTLE):
            raise BadPosition("position-no-battle", phase=PHASES[state.phase])
        combat.forget_battle(state)
        if described is None:
            return
        state.attacker = self.number("battle attacker", described.attacker, state.moving, state.moving)
        state.defender = self.number("battle defender", described.defender, 0, len(state.ships) - 1)
        if not has(sailing.ships_beside(state, state.moving), state.defender):
            raise wrong_field("battle defender", described.defender)
        state.attack_die = self.combat_die("battle attack", described.attack)
        state.defence_die = self.combat_die("battle defence", described.defence)
        state.attack_powder, state.defence_powder = described.attack.powder, described.defence.powder
        state.saber_used = described.saber_used
        self.check_sides(described)
        if state.phase in (codes.REWARD, codes.STOW):
            self.read_winner(described)
        elif described.winner is not None:
            raise wrong_field("battle winner", described.winner)

    def combat_die(self, field: str, side: Side) -> int:
        if side.die == 0:
            return codes.UNROLLED
        if side.die not in self.file.faces:
            raise wrong_field(f"{field} die", side.die)
        return codes.STAR if side.die == "star" else side.die

    def check_sides(self, described: Battle) -> None:
        """The attacker fires first; a star that stands leaves the defender nothing to do (JAM-CBT-03, -05)."""
        state = self.state
        fired, answered = state.attack_die != codes.UNROLLED, state.defence_die != codes.UNROLLED
        defends = answered or (fired and state.phase == codes.POWDERING)
        too_late = answered and state.phase == codes.POWDERING
        if (answered and not fired) or too_late or (defends and state.attack_die == codes.STAR):
            raise wrong_field("battle defence", msgspec.to_builtins(described.defence))
        if state.phase == codes.SABER and not fired:
            raise wrong_field("battle attack", msgspec.to_builtins(described.attack))
        if state.defence_powder and not defends:
            raise wrong_field("battle defence powder", state.defence_powder)
        for field, ship, powder in (
            ("battle attack powder", state.attacker, state.attack_powder),
            ("battle defence powder", state.defender, state.defence_powder),
        ):
            if powder and ghost.is_ghost(state, ship):  # JAM-GHO-07
                raise wrong_field(field, powder)
        if described.rolled is not None and described.rolled != ("defence" if answered else "attack" if fired else ""):
            raise wrong_field("battle rolled", described.rolled)
        armed = [ship for ship in (state.attacker, state.defender) if treasures.has_power(state, ship, codes.SABERS)]
        if described.saber_used and not (fired and armed):
            raise wrong_field("battle saber_used", True)

    def read_winner(self, described: Battle) -> None:
        state = self.state
        winner = codes.NONE
        if codes.STAR in (state.attack_die, state.defence_die):
            winner = state.attacker if state.attack_die == codes.STAR else state.defender
        elif state.defence_die != codes.UNROLLED and combat.strength(state, True) != combat.strength(state, False):
            winner = state.attacker if combat.strength(state, True) > combat.strength(state, False) else state.defender
        if winner == codes.NONE or described.winner != winner:
            raise wrong_field("battle winner", described.winner)
        state.winner = winner

    # -- the question

    def read_question(self) -> None:
        state, phase = self.state, self.state.phase
        if phase == codes.OVER:
            if not ending.is_finished(state) and state.round != state.round_cap:
                raise wrong_field("phase", PHASES[phase])
        elif phase != codes.CARD:
            seat = state.decider(phase)
            if not 0 <= seat < self.players or not self.comes_to_a_fork():
                raise wrong_field("phase", PHASES[phase])
            state.ask(phase)
            if not legal_moves(state, seat):
                raise wrong_field("phase", PHASES[phase])

    def comes_to_a_fork(self) -> bool:
        """JAM-MOV-02; a ship that falls back takes refuge where it can (JAM-SHT-02)."""
        state = self.state
        if state.phase != codes.FORK:
            return True
        found_refuge = state.retreating and price.can_pay(state, state.moving, state.ships[state.moving].space)
        return sailing.way(state, 1) != codes.NONE and not found_refuge


class DeckReader:
    """Reads the cards of one seat."""

    def __init__(self, reader: PositionReader, seat: int, described: SeatPosition) -> None:
        self.reader = reader
        self.figures = reader.figures
        self.seat = seat
        self.field = f"seats {seat + 1}"
        self.described = described
        self.deck = reader.state.decks[seat]
        self.named: Counter[int] = Counter()
        self.read()

    def cards(self, name: str, ids: Iterable[str]) -> list[int]:
        found = [self.reader.card(f"{self.field} {name}", id) for id in ids]
        self.named.update(found)
        return found

    def read(self) -> None:
        deck, described = self.deck, self.described
        deck.shuffles = described.shuffle
        discarded = self.cards("discard", described.discard)
        top = self.cards("top", described.top)
        deck.played = self.read_played()
        hand, old = self.read_hand()
        draw = None if described.draw is None else self.cards("draw", described.draw)
        left = [card for card in range(self.figures.action_cards) if card not in self.named]
        if described.hand is None:
            missing = self.usual_hand()
            hand, left = left[:missing], left[missing:]
            self.named.update(hand)
        if draw is None:
            draw = left
            self.named.update(draw)
        for card in range(self.figures.action_cards):
            if self.named[card] != 1:
                id = self.reader.file.card_ids[card]
                raise BadPosition("position-card-count", card=id, found=self.named[card], expected=1)
        self.lay_out(hand, old, draw, top, discarded)
        self.check_size()
        self.read_locked()

    def usual_hand(self) -> int:
        return self.figures.hand_size - (1 if self.reader.has_shown(self.seat) else 0)

    def read_hand(self) -> tuple[list[int], int]:
        """The hand cards, and which of them were in hand before the last shuffle."""
        hand: list[int] = []
        old = 0
        for written in self.described.hand or []:
            id, mark, shuffle = written.partition("@")
            (card,) = self.cards("hand", [id])
            if mark:
                before = shuffle.isascii() and shuffle.isdecimal() and len(shuffle) < 8
                if not before or int(shuffle) > self.described.shuffle:
                    raise wrong_field(f"{self.field} hand", written)
                if int(shuffle) < self.described.shuffle:
                    old |= bit(card)
            hand.append(card)
        return hand, old

    def read_played(self) -> int:
        """The card in play: it must say what is being done; if it is not given, any card that does."""
        reader, played = self.reader, self.described.played
        if not reader.is_playing(self.seat):
            if played is not None:
                raise wrong_field(f"{self.field} played", played)
            return codes.NONE
        if played is not None:
            (card,) = self.cards("played", [played])
            if not self.fits(card):
                raise wrong_field(f"{self.field} played", played)
            return card
        described = self.described
        elsewhere = {id.partition("@")[0] for id in (*(described.hand or []), *described.discard, *described.top)}
        elsewhere |= set(described.draw or [])
        for card, id in enumerate(reader.file.card_ids):
            if id not in elsewhere and self.fits(card):
                self.named[card] += 1
                return card
        raise BadPosition("position-missing-field", field=f"{self.field} played")

    def fits(self, card: int) -> bool:
        state, position = self.reader.state, self.reader.position
        action = int(self.figures.morning[card] if state.half == 0 else self.figures.evening[card])
        if state.phase == codes.LOAD:
            return position.goods is not None and ACTIONS[action] == position.goods.kind
        if position.moving is None:
            return True
        is_move = action in (codes.FORWARD, codes.BACKWARD)
        return is_move and (position.moving.retreat or DIRECTIONS[action] == position.moving.direction)

    def lay_out(self, hand: list[int], old: int, draw: list[int], top: list[int], discarded: list[int]) -> None:
        deck = self.deck
        deck.hand = sum(bit(card) for card in hand)
        deck.in_hand = len(hand)
        deck.fresh = deck.hand & ~old
        deck.pile = sum(bit(card) for card in (*draw, *top))
        deck.top, deck.topped = packed(top), len(top)
        deck.discards, deck.used = packed(discarded[::-1]), len(discarded)

    def check_size(self) -> None:
        """JAM-CRD-04, JAM-TRE-06: a hand is filled up when a round begins, and one card is played in it."""
        played = 1 if self.reader.has_shown(self.seat) else 0
        least, most = self.figures.hand_size - played, self.figures.map_hand_size - played
        self.reader.number(f"{self.field} hand", self.deck.in_hand, least, most)

    def read_locked(self) -> None:
        reader, locked, deck = self.reader, self.described.locked, self.deck
        phase = reader.state.phase
        waits = phase not in (*ROUND_BEGINS, codes.OVER) and not reader.has_shown(self.seat)
        deck.locked = codes.NONE
        if locked is not None:
            deck.locked = reader.card(f"{self.field} locked", locked.removeprefix(PLAYING))
        elif waits:
            deck.locked = members(deck.hand)[0]
        may_lock = waits or phase == codes.CARD
        if deck.locked != codes.NONE and not (may_lock and has(deck.hand, deck.locked)):
            raise BadPosition("position-locked", seat=self.seat + 1)


def packed(cards: list[int]) -> int:
    """Cards as a word, the first one lowest."""
    return sum(card << codes.CARD_BITS * i for i, card in enumerate(cards))
