"""The games, each a package named after its box; they never import each other."""
