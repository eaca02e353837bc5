"""Comments: what the clerk says of a choice where people watch a game of bots.

What was done is told as the log tells everybody. Why is a guess from what everybody can see, and
says that it is one: nobody knows what a bot thinks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from overseer.display.log import ROUND, STORY, Telling
from overseer.display.model import Comment, LogEntry
from overseer.display.reader import Reader
from overseer.journal.line import Line
from overseer.journal.match import Match
from overseer.kernel.decision import Decision, Option
from overseer.kernel.state import State

if TYPE_CHECKING:
    from overseer.display.display import Display


_SENTENCE = "comment-sentence"
_ENDS = (".", "!", "?", "…")


def comment_of(
    display: Display, match: Match, line: int, before: State, reader: Reader
) -> Comment | None:
    """What is to be said of the choice of a line, which was made in the state before it."""
    passages = match.passages(line - 1)
    if not passages or passages[0].line.number != line or not passages[0].own:
        return None
    chosen = passages[0].line
    decision, option = _choice(before, chosen.seat, chosen.text)
    later = next((each.line.number for each in passages[1:] if each.own), None)
    telling = Telling(match, display.teller(match.state, reader), line - 1)
    entries = _deed(telling.go_on(later), chosen)
    told = [entry.text for entry in entries]
    if not told:
        told = [_unseen(display, before, decision, option, reader)]
    say = display.texts(reader.language).format
    deed, *more = (each if each.endswith(_ENDS) else say(_SENTENCE, text=each) for each in told)
    return Comment(
        line=line,
        seat=chosen.seat,
        text=deed,
        more="".join(more),
        why=display.motive(before, decision, option, reader),
        place=next((entry.place for entry in entries if entry.place), ""),
    )


def _deed(entries: Sequence[LogEntry], chosen: Line) -> list[LogEntry]:
    """The sentences that tell a choice: what was done, and what came of it in the end."""
    told: list[LogEntry] = []
    for entry in entries:
        if entry.role == ROUND or (told and entry.role):
            break
        if entry.seat == chosen.seat and not entry.dice and entry.role != STORY:
            told.append(entry)
    if not told or told[0].line != chosen.number:
        return []
    return told[:1] if len(told) == 1 else [told[0], told[-1]]


def _unseen(
    display: Display, before: State, decision: Decision, option: Option, reader: Reader
) -> str:
    """A choice that the log leaves out: by its button, unless somebody may not know it."""
    say, player = display.texts(reader.language).format, reader.player(int(decision.seat))
    choice = display.public_text(before, decision, option, reader)
    if not choice:
        return say("comment-hidden", player=player)
    return say("comment-chose", player=player, choice=choice)


def _choice(before: State, seat: int, text: str) -> tuple[Decision, Option]:
    decision = before.decision_of(seat)
    return decision, Option(before.code_of(text, decision), 1, before.book)
