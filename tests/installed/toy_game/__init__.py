"""The toy game as a distribution of its own: all that it takes to be found by Overseer."""

from __future__ import annotations

from overseer.registry import Registration

REGISTRATION = Registration(name="toy", game="toy_game.game:ToyGame")
