"""A seat's company: its persons, its expeditions and its coins (PR-SET-06, PR-DCK-01)."""

from typing import ClassVar, Final, final

from flibuste.games.port_royal.rules.codes import CALLINGS, JACK, SETTLER
from flibuste.games.port_royal.rules.figures import Figures
from flibuste.kit.native import i32, i64, vec
from flibuste.kit.pile import Row, copy_numbers


def front(coin: i64) -> i64:
    """The card that a coin is."""
    return coin & 255


def drawn_in(coin: i64) -> i64:
    """The shuffle of the draw pile that a coin comes from."""
    return coin >> 8


def coin_of(card: i64, shuffle: i64) -> i64:
    return shuffle * 256 + card


# Changed through arguments, as mypyc counts a reference for `self.ring[i] = ...` and none for these.


def put_into(ring: vec[i32], i: i64, coin: i64) -> None:
    ring[i] = i32(coin)


def copy_coins(ring: vec[i32], to: vec[i32], mask: i64, oldest: i64, coins: i64) -> None:
    i: i64 = 0
    while i < coins:
        at = (oldest + i) & mask
        to[at] = ring[at]
        i += 1


def count_among(crew: vec[i64], calling: i64, more: i64) -> None:
    crew[calling] += more


@final
class Company:
    """What lies before a seat: persons hired and expeditions claimed, what they add up to, and its coins.

    A coin is a card and the shuffle it was drawn in, of which it is an unseen card: shuffle * 256 + card.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("display", "purse")
    DERIVED: ClassVar[tuple[str, ...]] = (
        "crew",
        "envoys",
        "swords",
        "points",
        "expeditions",
        "coins",
        "ring",
        "ring_mask",
        "oldest",
    )

    display: Final[Row]
    crew: Final[vec[i64]]  # how many persons of each calling
    envoys: i64 = 0  # settlers, captains, priests and jacks
    swords: i64 = 0
    points: i64 = 0
    expeditions: i64 = 0
    coins: i64 = 0
    ring: Final[vec[i32]]  # of coins: the purse
    ring_mask: i64
    oldest: i64 = 0  # where in the ring the oldest coin lies

    def __init__(self, figures: Figures, like: "Company | None" = None) -> None:
        self.display = Row(figures.all_cards, None if like is None else like.display)
        self.crew = vec[i64]([0] * CALLINGS) if like is None else like.crew[:]
        self.ring = vec[i32]([0] * (figures.ring_mask + 1)) if like is None else like.ring[:]
        self.ring_mask = figures.ring_mask
        if like is not None:
            like.copy_sums(self)

    def copy_sums(self, to: "Company") -> None:
        to.envoys = self.envoys
        to.swords = self.swords
        to.points = self.points
        to.expeditions = self.expeditions
        to.coins = self.coins
        to.oldest = self.oldest

    def copy_to(self, spare: "Company") -> None:
        self.display.copy_to(spare.display)
        copy_numbers(self.crew, spare.crew)
        copy_coins(self.ring, spare.ring, self.ring_mask, self.oldest, self.coins)
        self.copy_sums(spare)

    @property
    def purse(self) -> list[int]:
        """The coins, oldest first."""
        return [int(self.coin(i)) for i in range(self.coins)]

    @purse.setter
    def purse(self, coins: list[int]) -> None:
        if len(coins) > self.ring_mask:
            raise ValueError(f"there is room for {self.ring_mask} coins, not for {len(coins)}")
        self.coins = 0
        self.oldest = 0
        for coin in coins:
            self.receive(coin)

    def receive(self, coin: i64) -> None:
        """A coin received is the newest (PR-HIR-04)."""
        put_into(self.ring, (self.oldest + self.coins) & self.ring_mask, coin)
        self.coins += 1

    def give(self) -> i64:
        """The oldest coin goes first (PR-HIR-04)."""
        coin = i64(self.ring[self.oldest])
        self.oldest = (self.oldest + 1) & self.ring_mask
        self.coins -= 1
        return coin

    def coin(self, i: i64) -> i64:
        """Coin i, the oldest being 0."""
        return i64(self.ring[(self.oldest + i) & self.ring_mask])

    def put_coin(self, i: i64, coin: i64) -> None:
        put_into(self.ring, (self.oldest + i) & self.ring_mask, coin)

    def join(self, card: i64, figures: Figures) -> None:
        """A person or an expedition comes into the display; its figures count from now on (PR-HIR-01)."""
        self.display.push(card)
        self.add(card, figures)

    def add(self, card: i64, figures: Figures) -> None:
        self.points += figures.vp[card]
        if card >= figures.first_expedition:
            self.expeditions += 1
        else:
            self.swords += figures.swords[card]
            calling = figures.calling[card]
            count_among(self.crew, calling, 1)
            if SETTLER <= calling <= JACK:
                self.envoys += 1

    def leave(self, place: i64, figures: Figures) -> i64:
        """The settler, captain, priest or jack at this place of the display leaves it (PR-EXP-07)."""
        card = self.display.remove(place)
        self.points -= figures.vp[card]
        count_among(self.crew, figures.calling[card], -1)
        self.envoys -= 1
        return card

    def add_up(self, figures: Figures) -> None:
        """What the display adds up to, reckoned anew."""
        for calling in range(CALLINGS):
            self.crew[calling] = 0
        self.envoys = self.swords = self.points = self.expeditions = 0
        for card in self.display.to_list():
            self.add(card, figures)
