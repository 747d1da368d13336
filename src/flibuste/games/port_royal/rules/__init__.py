"""The rulebook of Port Royal as code; the clauses are in `rulebook/en.md`.

`state` holds the position and leads every question to the chapter of its phase:

    turn            1, 2   the setup, and how turns and rounds follow each other
    discover        2, 3   draw or stop; keep a ship or repel it
    bust            4      two ships of a colour
    expeditions     5      claims, which every phase but repelling allows
    tax             6      tax increases
    trade_and_hire  7-10   slots: takes, trades, hires, fees, admirals and jesters
    deck            11     the draw pile, coins, and what nobody knows
    ending          12     the last round and the winners

A chapter has for each of its phases, side by side, what is legal, why a move is not, what a move does, and what
happens when there is but one move.
"""
