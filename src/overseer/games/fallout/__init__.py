"""The rules of Fallout: The Board Game."""
