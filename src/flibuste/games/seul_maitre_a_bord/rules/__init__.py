"""The rulebook of Seul Maître à Bord as code; the clauses are in `rulebook/en.md`.

`state` holds the position and hands every question to the chapter of its phase. A chapter has for each of its phases,
side by side, what may be done (`legal_crewing`), why a move may not (`against_crewing`), what a move does
(`play_crewing`), and what follows. Elsewhere a verb (`train`) stands beside what speaks against it (`why_not_train`).
What is wrong with a move that belongs to another phase, `phases` says.

| section of the rulebook | module |
| --- | --- |
| 1 terms | `terms`, `ships`, `chart` |
| 2 setup, 3 laying the chart | `setup`, `map_building` |
| 5 wind and storms, 10 crossing a storm | `wind` |
| 6 initiative, 7 bribing the pirates | `initiative` |
| 8 actions, 19 recovery, 20 reinforcement | `actions` |
| 9 navigation | `navigation` |
| 11 engagement, 12 ports and blockade | `engagement` |
| 13 and 14 combat | `combat`; what the dice do to a ship, in storms too: `damage` |
| 15 shipyard, 16 academy | `shipyard`, `academy` |
| 17 discovery and piracy | `science`, `piracy` |
| 18 market and bank | `market`, `bank` |
| 4 and 21 the round and its end, 22 end of the game | `end` |

Ships are numbered: those of the players as their seats, the pirates from PIRATE on. A science token is the number of
its place in its pile: six places a site, counted from the top.
"""
