"""Benches: how fast the engine, the server and the page are, measured from outside."""
