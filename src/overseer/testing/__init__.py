"""Conformance kits: the laws that every game, pack and bot keeps, as checks that anybody can call.

from overseer.testing import check_bot, check_game

check_game(overseer.load("shelter", packs=["my-pack"]), packs=["my-pack"])
check_bot(lambda seed: MyBot(seed), game)
"""

from overseer.testing.bot import check_bot
from overseer.testing.game import Checked, check_game, check_legality
from overseer.testing.law import Law, NonConformant, Spot

__all__ = ["Checked", "Law", "NonConformant", "Spot", "check_bot", "check_game", "check_legality"]
