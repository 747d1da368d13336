"""The ships: those of the players with all that a player has, the pirates, and the two sides of a combat."""

from typing import ClassVar, final

from flibuste.games.seul_maitre_a_bord.rules.chart import NONE
from flibuste.games.seul_maitre_a_bord.rules.codes import MERCHANT
from flibuste.games.seul_maitre_a_bord.rules.numbers import digit, lesser, unit
from flibuste.kit.bits import count
from flibuste.kit.native import i64


@final
class Vessel:
    """A player's ship and all else the player has."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("space", "type", "hold", "aloft", "deck", "leaks", "torn", "broken", "cannons", "upgrade"),
        *("extensions", "cargo", "cubes", "aboard", "delivered", "money", "points", "actions", "owed"),
        *("fifth", "skills", "unbound", "marks", "bid", "port"),
    )

    space: i64 = NONE
    type: i64 = MERCHANT
    hold: i64 = 0  # sailors there
    aloft: i64 = 0  # in the sails
    deck: i64 = 0  # overflow
    leaks: i64 = 0  # each with its sailor
    torn: i64 = 0  # damaged sails
    broken: i64 = 0  # damaged cannons
    cannons: i64 = 0  # all of them
    upgrade: i64 = 0
    extensions: i64 = 0
    cargo: i64 = 0  # cubes of each kind, packed
    cubes: i64 = 0  # how many
    aboard: i64 = 0  # tokens, as a bit set
    delivered: i64 = 0
    money: i64 = 0
    points: i64 = 0
    actions: i64 = 0  # tokens left
    owed: i64 = 0
    fifth: i64 = 0  # 1: five tokens next round
    skills: i64 = 0  # levels, packed
    unbound: i64 = 0  # specialists without a speciality
    marks: i64 = 0  # sites with an own marker
    bid: i64 = NONE
    port: i64 = NONE  # the one dealt

    def copy(self) -> "Vessel":
        other = Vessel()
        self.copy_to(other)
        return other

    def copy_to(self, spare: "Vessel") -> None:
        spare.space = self.space
        spare.type = self.type
        spare.hold = self.hold
        spare.aloft = self.aloft
        spare.deck = self.deck
        spare.leaks = self.leaks
        spare.torn = self.torn
        spare.broken = self.broken
        spare.cannons = self.cannons
        spare.upgrade = self.upgrade
        spare.extensions = self.extensions
        spare.cargo = self.cargo
        spare.cubes = self.cubes
        spare.aboard = self.aboard
        spare.delivered = self.delivered
        spare.money = self.money
        spare.points = self.points
        spare.actions = self.actions
        spare.owed = self.owed
        spare.fifth = self.fifth
        spare.skills = self.skills
        spare.unbound = self.unbound
        spare.marks = self.marks
        spare.bid = self.bid
        spare.port = self.port

    def level(self, speciality: i64) -> i64:
        return digit(self.skills, speciality)

    def goods(self, kind: i64) -> i64:
        return digit(self.cargo, kind)

    def load_cube(self, kind: i64) -> None:
        self.cargo += unit(kind)
        self.cubes += 1

    def unload_cube(self, kind: i64) -> None:
        self.cargo -= unit(kind)
        self.cubes -= 1

    def sailors(self) -> i64:
        """All aboard, wherever they are."""
        return self.hold + self.aloft + self.deck + self.leaks

    def stowed(self) -> i64:
        """Hold spaces taken (SMB-TRM-07)."""
        return self.hold + self.leaks + self.cubes + count(self.aboard)


@final
class Pirate:
    """A pirate ship, and the treasure of its lair."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("space", "cannons", "sailors", "sails", "broken", "dead", "torn", "purse", "treasure"),
        *("master", "improvements"),
    )

    space: i64 = NONE
    cannons: i64 = 0  # with improvements, without damage
    sailors: i64 = 0
    sails: i64 = 0
    broken: i64 = 0
    dead: i64 = 0
    torn: i64 = 0
    purse: i64 = 0
    treasure: i64 = 0  # buried in the lair of the same number
    master: i64 = NONE  # who controls it this round, NONE
    improvements: i64 = 0  # of each kind, packed

    def copy(self) -> "Pirate":
        other = Pirate()
        self.copy_to(other)
        return other

    def copy_to(self, spare: "Pirate") -> None:
        spare.space = self.space
        spare.cannons = self.cannons
        spare.sailors = self.sailors
        spare.sails = self.sails
        spare.broken = self.broken
        spare.dead = self.dead
        spare.torn = self.torn
        spare.purse = self.purse
        spare.treasure = self.treasure
        spare.master = self.master
        spare.improvements = self.improvements

    def crewed(self, gunners: i64) -> i64:
        """SMB-CPI-02: the cannons it can crew, always all of them."""
        return lesser(self.cannons - self.broken, (self.sailors - self.dead) // gunners)


@final
class Side:
    """A ship in a combat, and its sailors on cannons."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ship", "crew", "gunners", "blocked")

    ship: i64 = NONE  # NONE: there is no combat
    crew: i64 = NONE  # cannons crewed and not hit, NONE before
    gunners: i64 = 0  # sailors on them
    blocked: i64 = 0  # sailors on hit cannons

    def copy(self) -> "Side":
        other = Side()
        self.copy_to(other)
        return other

    def copy_to(self, spare: "Side") -> None:
        spare.ship = self.ship
        spare.crew = self.crew
        spare.gunners = self.gunners
        spare.blocked = self.blocked

    def clear(self) -> None:
        self.ship = NONE
        self.crew = NONE
        self.gunners = 0
        self.blocked = 0
