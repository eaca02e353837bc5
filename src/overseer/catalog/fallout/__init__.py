"""Fallout with its packs."""
