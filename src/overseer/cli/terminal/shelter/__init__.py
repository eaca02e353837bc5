"""Shelter at the terminal."""
