"""Keep tables as a release made them: `python -m tests.data.make FOLDER`, from the root of that release's checkout.

A real server plays them, and says of each what `expected.json` then holds beside `tables.db`. Releases to come shall
open the file and say the same. Luck is not seeded, so every run makes other tables.
"""

import json
import random
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tests.server.conftest import RAISED
from tests.server.serving import FREE, Client, Json, Person, bot, person, serving

MOVES = {"port-royal": 70, "jamaica": 90, "pirate-king": 60, "seul-maitre-a-bord": 190}  # of a table in full swing
SHORT: dict[str, Json] = {
    "port-royal": {"round_cap": 4},
    "jamaica": {"round_cap": 9},
    "pirate-king": {"setup": "deal"},
    "seul-maitre-a-bord": {"rounds": "4"},
}
MONTH = 30 * 24 * 60  # minutes
TAKEN_BACK = 3  # at most, at a table
LEVELS = ("ships-boy", "sailor", "captain")
TALK = ("Ahoy!", "À vos ordres, capitaine.", "Nobody saw that card coming. 🦜", "Encore une ?")
QUICK = (
    *RAISED,
    "limits.chat_per_second=1000.0",
    "limits.chat_at_once=1000",
    "bots.levels=[%s]" % ",".join('{id="%s",bot="rule",slips=0.1,seconds=0.1}' % level for level in LEVELS),
)


class Keeper:
    """Somebody who plays at many tables of one server, and writes down what is at each."""

    def __init__(self, data: Path, dice: random.Random) -> None:
        self.data = data
        self.dice = dice
        self.people: dict[str, Person] = {}
        self.tables: dict[str, str] = {}  # by what they are kept for

    def session(self, work: Callable[[], None], *settings: str, cards: Sequence[str] = ()) -> None:
        with serving(self.data, *QUICK, *settings, cards=cards) as server:
            for name in ("Maud", "Idris"):
                if name in self.people:
                    self.people[name].server = server
                else:
                    self.people[name] = Person(server, name).named()
            work()
            assert server.stop() == 0
            assert "Traceback" not in server.words(), server.words()

    @property
    def maud(self) -> Person:
        return self.people["Maud"]

    @property
    def idris(self) -> Person:
        return self.people["Idris"]

    # -- playing

    def opens(self, purpose: str, *others: Json, **more: Any) -> str:
        table: str = self.maud.opens([person(words="tide"), *others], **more)["table"]
        self.tables[purpose] = table
        return table

    def plays(self, clients: dict[int, Client], moves: int | None = None) -> None:
        """Until that many moves are made and seat 0 has a choice; to the end without a number."""
        host = clients[0]
        host.reach(1)
        taken_back = 0
        while host.state["over"] is None:
            owing = [seat for seat in host.state["view"]["pending"] if seat in clients]
            if moves is not None and host.n >= moves and owing == [0] and len(host.moves(0)) > 1:
                return
            if not owing:
                host.until("state")
                continue
            seat = owing[0]
            client = clients[seat]
            client.reach(host.n)
            answer = client.move(seat, self.dice.choice(client.moves(seat)))
            assert answer["type"] == "ack", answer
            client.reach(answer["n"])
            if taken_back < TAKEN_BACK and client.yours(seat)["may_take_back"] and client.n == answer["n"]:
                answer = client.ask("take-back", seat=seat, n=client.n)
                taken_back += answer["type"] == "ack"
            if self.dice.random() < 0.05:
                assert client.ask("chat", text=self.dice.choice(TALK))["type"] == "ack"
            host.reach(answer["n"])

    def printed(self) -> None:
        """Tables of the printed games."""
        for game, moves in MOVES.items():
            table = self.opens(f"running {game}", FREE, bot("sailor"), bot("ships-boy"), game=game, watching="listed")
            self.idris.sits(table, colour="green", words="wave")
            clients = {0: self.maud.joins(table), 1: self.idris.joins(table)}
            assert clients[0].ask("start")["type"] == "ack"
            self.plays(clients, moves)
            table = self.opens(f"finished {game}", bot("captain"), bot(), game=game, options=SHORT[game], start=True)
            self.plays({0: self.maud.joins(table)})
        self.lobby()
        self.bots_alone()
        self.one_device()
        self.played_again()
        self.replaced()
        table = self.opens("clock of a move", bot(), clock={"kind": "move", "minutes": MONTH}, start=True)
        self.plays({0: self.maud.joins(table)}, 12)
        clock = {"kind": "game", "minutes": MONTH}
        table = self.opens("clock of a game", bot(), game="jamaica", clock=clock, start=True)
        self.plays({0: self.maud.joins(table)}, 12)

    def lobby(self) -> None:
        table = self.opens("lobby", bot("captain"), FREE, options={"start_player": "seat0"}, watching="listed")
        maud = self.maud.joins(table)
        assert maud.ask("house", odds=False)["type"] == "ack"
        assert maud.ask("chat", text=TALK[0])["type"] == "ack"

    def bots_alone(self) -> None:
        """They wait for somebody to watch."""
        seats = [bot(level) for level in (*LEVELS, "sailor")]
        self.tables["bots alone"] = self.maud.opens(seats, watching="listed", start=True)["table"]

    def one_device(self) -> None:
        table = self.opens("one device", person(name="Léa"), game="pirate-king", watching="nobody", start=True)
        client = self.maud.joins(table)
        self.plays({0: client, 1: client}, 30)

    def played_again(self) -> None:
        table = self.opens("played again", FREE, options={"round_cap": 2})
        self.idris.sits(table)
        clients = {0: self.maud.joins(table), 1: self.idris.joins(table)}
        assert clients[0].ask("start")["type"] == "ack"
        self.plays(clients)
        over = clients[0].n
        assert clients[1].ask("again", words={"1": "storm"})["type"] == "ack"
        assert clients[0].ask("ready", seat=0, ready=True, words="calm")["type"] == "ack"
        assert clients[0].ask("start")["type"] == "ack"
        clients[0].reach(over + 1)
        self.plays(clients, over + 8)

    def replaced(self) -> None:
        """A bot plays for somebody who went away."""
        table = self.opens("replaced", FREE)
        self.idris.sits(table)
        clients = {0: self.maud.joins(table), 1: self.idris.joins(table)}
        assert clients[0].ask("start")["type"] == "ack"
        self.plays(clients, 6)
        clients.pop(1).close()
        while clients[0].table["seats"][1]["connected"]:
            clients[0].until("table")
        assert clients[0].ask("replace", seat=1, level="ships-boy")["type"] == "ack"
        self.plays(clients, clients[0].n + 6)

    def too_late(self) -> None:
        """Nobody moves for Maud, so the clock does."""
        clock = {"kind": "move", "minutes": 1}
        table = self.opens("too late", bot(), options={"round_cap": 1}, clock=clock, start=True)
        client = self.maud.joins(table)
        client.reach(1)
        while client.state["over"] is None:
            client.until("state")

    def with_house_cards(self) -> None:
        for game in MOVES:
            table = self.opens(f"house cards {game}", bot(), bot(), game=game, start=True)
            self.plays({0: self.maud.joins(table)}, 12)
            table = self.opens(f"house cards finished {game}", bot(), game=game, options=SHORT[game], start=True)
            self.plays({0: self.maud.joins(table)})

    # -- writing down

    def written_down(self) -> Json:
        tables = {}
        for purpose, table in self.tables.items():
            listed = next(entry for entry in self.maud.call("GET", "/api/tables")[1]["mine"] if entry["table"] == table)
            tables[table] = {"purpose": purpose, "listed": listed}
            if purpose != "bots alone":  # who looks on sets them going
                tables[table] |= said_of(self.maud, table)
        return {"people": {name: who.cookies for name, who in self.people.items()}, "tables": tables}


def said_of(who: Person, table: str) -> Json:
    """What the server tells somebody who joins: the table, the talk and the state, without what is of this moment."""
    client = who.joins(table)
    client.settle()
    talk = [line for message in client.received if message["type"] == "talk" for line in message["lines"]]
    of_the_moment = ("connected", "device", "language")
    seats = [{name: seat[name] for name in seat if name not in of_the_moment} for seat in client.table["seats"]]
    agreed = {name: client.table[name] for name in ("name", "game", "phase", "play", "n", "house_cards", "options")}
    agreed |= {name: client.table[name] for name in ("odds", "watching", "clock", "seal", "host")}
    said: Json = {"table": {**agreed, "seats": seats}, "talk": talk, "state": None, "records": {}}
    if state := client.state:
        said["state"] = {
            "n": state["n"],
            "view": state["view"],
            "over": state["over"],
            "log": [[row["n"], row["seat"], row["move"], row["late"]] for row in state["log"]],
            "yours": [
                {"seat": yours["seat"], "own": yours["own"], "moves": client.moves(yours["seat"])}
                for yours in state["yours"]
            ],
        }
    for play in range(1, client.table["play"] + 1):
        status, answer = who.call("GET", f"/api/tables/{table}/record?play={play}")
        if status == 200:
            said["records"][str(play)] = answer["text"]
    client.close()
    return said


CARDS = {
    "port-royal": '[[person]]\nid = "admiral-7"\ncost = 6\nname_en = "Commodore"\nname_fr = "Commodore"\n',
    "jamaica": "[rules]\nstart_gold = 5\n",
    "pirate-king": "[rules]\nrounds = 6\n",
    "seul-maitre-a-bord": "[game]\nstart_doubloons = { value = 25 }\n",
}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as workshop:
        data = Path(workshop, "tables.db")
        files = []
        for game, changes in CARDS.items():
            Path(workshop, f"{game}.toml").write_text(f"changes = true\n{changes}", "utf-8")
            files.append(f"{game}={workshop}/{game}.toml")
        keeper = Keeper(data, random.Random(1))
        keeper.session(keeper.printed)
        keeper.session(keeper.too_late, "clock.minute=0.3")
        keeper.session(keeper.with_house_cards, cards=files)
        expected: Json = {}
        keeper.session(lambda: expected.update(keeper.written_down()))
        with sqlite3.connect(data) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("VACUUM")
        connection.close()
        shutil.copy(data, folder / "tables.db")
    tables = [f"{json.dumps(id)}: {json.dumps(said, ensure_ascii=False)}" for id, said in expected["tables"].items()]
    people = json.dumps(expected["people"], ensure_ascii=False)
    text = '{"people": %s,\n"tables": {\n%s\n}}\n' % (people, ",\n".join(tables))
    assert json.loads(text) == expected
    (folder / "expected.json").write_text(text, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
