"""Fallout at the terminal."""
