"""The rules kernel: decisions, frames, states, piles and chance, for any game."""
