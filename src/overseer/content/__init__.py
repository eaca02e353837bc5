"""Content packs: card data read, checked and merged. What a card does is for the games to know."""

from overseer.content.checking import Findings, check, examine, warnings
from overseer.content.pack import PackInfo
from overseer.content.problems import Problem
from overseer.kernel.errors import ContentError

__all__ = ["ContentError", "Findings", "PackInfo", "Problem", "check", "examine", "warnings"]
