"""The rulebook of Jamaica as code, one module per chapter; the clauses are in `rulebook/en.md`.

`codes` has the numbers of things, `figures` the board, the cards and the treasures, `ship` a ship with its holds, and
`state` a position, which asks in each phase the chapter that this phase belongs to. The chapters, in their order:
`setup`, `rounds`, `cards`, `loading`, `sailing`, `price`, `shortage`, `combat`, `treasures`, `ending`, `ghost`.
For each of its phases a chapter has, side by side, what is legal (`legal_`), why not (`against_`) and what a move does
(`play_`). `refusals` tells why a move is not asked for now, `knowledge` deals anew what a seat cannot know.
"""
