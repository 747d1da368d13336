"""The line client: lines in, lines out, nothing overwritten, so that any screen reader can follow."""
