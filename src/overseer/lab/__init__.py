"""The balance laboratory: what cards do to a game, in paired games between bots."""

from __future__ import annotations
