"""The ships: those of the players with all that a player has, the pirates, and the two sides of a combat."""

from typing import final

from flibuste.games.seul_maitre_a_bord.rules.chart import NONE
from flibuste.games.seul_maitre_a_bord.rules.codes import MERCHANT
from flibuste.games.seul_maitre_a_bord.rules.numbers import digit, lesser, unit
from flibuste.kit.bits import count
from flibuste.kit.native import i64


@final
class Vessel:
    """A player's ship and all else the player has."""

    __slots__ = (
        "aboard",
        "actions",
        "aloft",
        "bid",
        "broken",
        "cannons",
        "cargo",
        "cubes",
        "deck",
        "delivered",
        "extensions",
        "fifth",
        "hold",
        "leaks",
        "marks",
        "money",
        "owed",
        "points",
        "port",
        "skills",
        "space",
        "torn",
        "type",
        "unbound",
        "upgrade",
    )
    space: i64
    type: i64
    hold: i64  # sailors there
    aloft: i64  # in the sails
    deck: i64  # overflow
    leaks: i64  # each with its sailor
    torn: i64  # damaged sails
    broken: i64  # damaged cannons
    cannons: i64  # all of them
    upgrade: i64
    extensions: i64
    cargo: i64  # cubes of each kind, packed
    cubes: i64  # how many
    aboard: i64  # tokens, as a bit set
    delivered: i64
    money: i64
    points: i64
    actions: i64  # tokens left
    owed: i64
    fifth: i64  # 1: five tokens next round
    skills: i64  # levels, packed
    unbound: i64  # specialists without a speciality
    marks: i64  # sites with an own marker
    bid: i64
    port: i64  # the one dealt

    def __init__(self, like: "Vessel | None" = None) -> None:
        if like is not None:
            self.space = like.space
            self.type = like.type
            self.hold = like.hold
            self.aloft = like.aloft
            self.deck = like.deck
            self.leaks = like.leaks
            self.torn = like.torn
            self.broken = like.broken
            self.cannons = like.cannons
            self.upgrade = like.upgrade
            self.extensions = like.extensions
            self.cargo = like.cargo
            self.cubes = like.cubes
            self.aboard = like.aboard
            self.delivered = like.delivered
            self.money = like.money
            self.points = like.points
            self.actions = like.actions
            self.owed = like.owed
            self.fifth = like.fifth
            self.skills = like.skills
            self.unbound = like.unbound
            self.marks = like.marks
            self.bid = like.bid
            self.port = like.port
            return
        self.space = NONE
        self.type = MERCHANT
        self.hold = 0
        self.aloft = 0
        self.deck = 0
        self.leaks = 0
        self.torn = 0
        self.broken = 0
        self.cannons = 0
        self.upgrade = 0
        self.extensions = 0
        self.cargo = 0
        self.cubes = 0
        self.aboard = 0
        self.delivered = 0
        self.money = 0
        self.points = 0
        self.actions = 0
        self.owed = 0
        self.fifth = 0
        self.skills = 0
        self.unbound = 0
        self.marks = 0
        self.bid = NONE
        self.port = NONE

    def copy(self) -> "Vessel":
        return Vessel(self)

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

    __slots__ = (
        "broken",
        "cannons",
        "dead",
        "improvements",
        "master",
        "purse",
        "sailors",
        "sails",
        "space",
        "torn",
        "treasure",
    )
    space: i64
    cannons: i64  # with improvements, without damage
    sailors: i64
    sails: i64
    broken: i64
    dead: i64
    torn: i64
    purse: i64
    treasure: i64  # buried in the lair of the same number
    master: i64  # who controls it this round, NONE
    improvements: i64  # of each kind, packed

    def __init__(self, like: "Pirate | None" = None) -> None:
        if like is not None:
            self.space = like.space
            self.cannons = like.cannons
            self.sailors = like.sailors
            self.sails = like.sails
            self.broken = like.broken
            self.dead = like.dead
            self.torn = like.torn
            self.purse = like.purse
            self.treasure = like.treasure
            self.master = like.master
            self.improvements = like.improvements
            return
        self.space = NONE
        self.cannons = 0
        self.sailors = 0
        self.sails = 0
        self.broken = 0
        self.dead = 0
        self.torn = 0
        self.purse = 0
        self.treasure = 0
        self.master = NONE
        self.improvements = 0

    def copy(self) -> "Pirate":
        return Pirate(self)

    def crewed(self, gunners: i64) -> i64:
        """SMB-CPI-02: the cannons it can crew, always all of them."""
        return lesser(self.cannons - self.broken, (self.sailors - self.dead) // gunners)


@final
class Side:
    """A ship in a combat, and its sailors on cannons."""

    __slots__ = ("blocked", "crew", "gunners", "ship")
    ship: i64  # NONE: there is no combat
    crew: i64  # cannons crewed and not hit, NONE before
    gunners: i64  # sailors on them
    blocked: i64  # sailors on hit cannons

    def __init__(self, like: "Side | None" = None) -> None:
        if like is not None:
            self.ship = like.ship
            self.crew = like.crew
            self.gunners = like.gunners
            self.blocked = like.blocked
            return
        self.ship = NONE
        self.crew = NONE
        self.gunners = 0
        self.blocked = 0

    def copy(self) -> "Side":
        return Side(self)

    def clear(self) -> None:
        self.ship = NONE
        self.crew = NONE
        self.gunners = 0
        self.blocked = 0
