"""Journals: a match as text, and back (docs/journal.md)."""
