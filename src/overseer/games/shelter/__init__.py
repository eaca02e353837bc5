"""Fallout Shelter: The Board Game. Each module is named after a noun of its rulebook."""
