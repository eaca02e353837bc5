"""The compiled part of the bots: what a position is worth, and search on top of it."""
