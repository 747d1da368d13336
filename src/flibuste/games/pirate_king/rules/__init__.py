"""The rulebook of Pirate King as code, one module per chapter; the clauses are in `rulebook/en.md`.

A card is the number of its kind: pirates first, then starter cards, monsters and loot, each in the order of the
figures. A card in a play area is an entry: its number among all cards that have come into play areas this round.

Each phase stands in one chapter: what it is, `legal_<phase>`, `against_<phase>` (why a move of this phase is refused,
0 if it is not), `play_<phase>` and what follows. `state.py` holds the table and finds the chapter by the phase.
"""
