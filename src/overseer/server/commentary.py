"""Commentary: why a bot of a demonstration chose as it did, thought over beside its choice.

Only where nothing is hidden: what speaks for a choice could tell what a hand holds.
"""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from overseer.bots.advice import GLANCE, Advice, advise, advisor_of
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


class Commentary:
    """What there is to say of the latest choices at one table."""

    def __init__(self, game: Game) -> None:
        self._advisor = advisor_of(game)
        self._thoughts: OrderedDict[int, tuple[Option, Advice]] = OrderedDict()  # by line

    async def consider(self, backroom: Backroom, match: Match, seat: int, option: Option) -> None:
        """Think over what a bot is about to choose."""
        if self._advisor is None or match.game.hides(match.header.players):
            return
        line, state = match.last + 1, match.state.clone()
        advice = await backroom.do(advise, self._advisor, state, seat, line, GLANCE, option)
        self._thoughts[line] = option, advice
        if len(self._thoughts) > _KEPT:
            self._thoughts.popitem(last=False)

    def explained(
        self, comment: Comment | None, display: Display, reader: Reader
    ) -> Comment | None:
        """A comment with the reasons for the choice, if they are known; else as it is."""
        if comment is None or comment.line not in self._thoughts:
            return comment
        say = display.texts(reader.language).format
        chosen, advice = self._thoughts[comment.line]
        if advice.loss(chosen) >= _RATHER:
            choice = advice.best.option.text(reader.language)
            return msgspec.structs.replace(comment, why=say("comment-rather", choice=choice))
        thought = next(each for each in advice.thoughts if each.option == chosen)
        told = reasons_told(display, thought, reader)
        found = [each.text for each in told if not each.against][:_MOST]
        if not found:
            return comment
        return msgspec.structs.replace(comment, why=say("comment-for", reasons="; ".join(found)))
