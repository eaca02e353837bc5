"""Struck: bots of other people for whom choices had to be made, over many games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from overseer.bots import Bot, strikes_of
from overseer.texts.bundles import Texts

# Of one game, seat by seat: the names of the bots, their strikes, and the first as "kind: detail".
Strikes = tuple[Sequence[str], Sequence[int], Sequence[str]]


@dataclass(slots=True)
class Struck:
    """A bot that did not choose for itself at times."""

    bot: str
    choices: int  # that were made for it
    games: int  # in which that happened
    first: str  # what the first was about


def counted(seats: Sequence[Bot]) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """How many choices were made for each bot of a game, and what the first was about."""
    strikes = [strikes_of(bot) for bot in seats]
    firsts = tuple(str(own[0]) if own else "" for own in strikes)
    return tuple(map(len, strikes)), firsts


def struck(games: Iterable[Strikes]) -> list[Struck]:
    """The bots for which choices were made in some games."""
    found: dict[str, Struck] = {}
    for bots, strikes, firsts in games:
        for name in {bot: None for bot, number in zip(bots, strikes, strict=False) if number}:
            found.setdefault(name, Struck(name, 0, 0, "")).games += 1
        for bot, number, first in zip(bots, strikes, firsts, strict=False):
            if number:
                own = found[bot]
                own.choices += number
                own.first = own.first or first
    return list(found.values())


def struck_told(words: Texts, found: Iterable[Struck]) -> list[str]:
    """A sentence for each of these bots."""
    return [
        words.format(
            "arena-strikes",
            fallback=False,
            bot=each.bot,
            count=each.choices,
            games=each.games,
            first=strike_told(words, each.first),
        )
        for each in found
    ]


def strike_told(words: Texts, strike: str) -> str:
    """Why a choice was made for a bot, from a strike in one line.

    What comes after the kind is for whoever wrote the bot, in the bot's own words. Of one that was
    too late there is no more to say.
    """
    kind, _, detail = strike.partition(": ")
    told = words.format("arena-strike", kind=kind)
    return f"{told}: {detail}" if detail and kind != "late" else told
