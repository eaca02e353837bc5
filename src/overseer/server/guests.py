"""Guests at tables: what everybody is told when one does not choose, and who plays instead."""

from __future__ import annotations

import logging

from overseer import bots
from overseer.server.table import Table

log = logging.getLogger("overseer.server")


def is_welcome(table: Table, seat: int) -> bool:
    """Whether the bot of a seat may still play here: the host may have let it go."""
    record = table.record
    return record.seats[seat].bot in table.house.levels(record.game).names


def note_strikes(table: Table, seat: int, bot: bots.Guest, known: int) -> bool:
    """Have everybody told of choices that were made for a bot, beyond those that are known; whether
    there are any.
    """
    strikes, name = bot.strikes[known:], table.record.seats[seat].bot
    for strike in strikes:
        log.warning("A choice was made for the bot %s: %s", name, strike.text)
        table.note("struck", seat, strike.kind, name)
    return bool(strikes)


async def replace(table: Table, seat: int) -> None:
    """Have the usual rival play on for a bot that cannot; `keep` follows."""
    record = table.record
    gone = record.seats[seat].bot
    record.seats[seat].bot = table.house.levels(record.game).rival
    table.note("replaced", seat, gone)
    log.warning("The bot %s was replaced.", gone)
    table.dismiss_bot(seat)
    await table.rename()
