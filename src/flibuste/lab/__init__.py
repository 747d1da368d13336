"""Many games at once, and what the tests show of the rules."""
