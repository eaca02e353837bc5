"""Commentary: why a bot of a demonstration chose as it did, thought over beside its choice.

Where hands are hidden, what speaks for a choice could tell what a hand holds. So there it is
weighed as somebody who only watches would, and nobody is told what would have been better.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable

import msgspec

from overseer.bots.advice import COMMENT, Advice, advise, advisor_of, overheard
from overseer.bots.advice.thoughts import DECIDED
from overseer.bots.advice.told import reasons_told
from overseer.display.display import Display
from overseer.display.model import Comment
from overseer.display.reader import Reader
from overseer.journal.match import Match
from overseer.kernel.decision import Option
from overseer.kernel.game import Game
from overseer.server.backroom import Backroom

_RATHER = 0.75  # points from which on the clerk says that it would have chosen otherwise
_MOST = 2  # reasons that are told
_KEPT = 512  # choices, for who steps back

log = logging.getLogger("overseer.server")

_Thought = tuple[Option, Advice, bool]  # what was chosen, and whether something is hidden


class Commentary:
    """What there is to say of the latest choices at one table."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._advisor = advisor_of(game)
        self._thoughts: OrderedDict[int, _Thought] = OrderedDict()  # by line

    async def consider(
        self, room: Backroom, match: Match, seat: int, option: Option, budget: float
    ) -> None:
        """Think over what a bot is about to choose.

        If that fails, or takes more seconds than the budget, nothing is said of the choice.
        """
        if self._advisor is None:
            return
        line, state = match.last + 1, match.state.clone()
        is_hidden = self._game.hides(match.header.players)
        work: Awaitable[Advice | None]
        try:
            if is_hidden:
                work = room.do(overheard, self._advisor, state, seat, line, option)
            else:
                work = room.do(advise, self._advisor, state, seat, line, COMMENT, option)
            advice = await asyncio.wait_for(work, budget)
        except TimeoutError:
            log.warning("A choice took longer than %s s to comment on.", budget)
            return
        except Exception as error:
            log.warning("A choice could not be commented on: %r", error, exc_info=error)
            return
        if advice is None:
            return
        self._thoughts[line] = option, advice, is_hidden
        if len(self._thoughts) > _KEPT:
            self._thoughts.popitem(last=False)

    def explained(
        self, comment: Comment | None, choice: str, display: Display, reader: Reader
    ) -> Comment | None:
        """A comment with the reasons for the choice, if they are known; else as it is."""
        if comment is None or comment.line not in self._thoughts:
            return comment
        say = display.texts(reader.language).format
        chosen, advice, is_hidden = self._thoughts[comment.line]
        if chosen.notation != choice:  # something else was chosen after all
            return comment
        is_worse = advice.loss(chosen) >= _RATHER or advice.stake(chosen) >= DECIDED
        if not is_hidden and is_worse:
            # The sentence has a full stop of its own.
            better = advice.best.option.text(reader.language).removesuffix(".")
            return msgspec.structs.replace(comment, why=say("comment-rather", choice=better))
        thought = next(each for each in advice.thoughts if each.option == chosen)
        told = reasons_told(display, thought, reader)
        found = [each.text for each in told if not each.against][:_MOST]
        if not found:
            return comment
        name = "comment-for-open" if is_hidden else "comment-for"
        return msgspec.structs.replace(comment, why=say(name, reasons="; ".join(found)))
