"""Environments for research: the games as PettingZoo, Gymnasium and OpenSpiel know them.

Each module needs its own extra (`pip install overseer[pettingzoo]` and so on), so none is imported
here. docs/envs.md is the guide.
"""
