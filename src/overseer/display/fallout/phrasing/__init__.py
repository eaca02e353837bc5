"""The language of Fallout's cards put into words, one module per part of it."""
