"""Notices: what a table is told about its seats and dice, and what of it stays for good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from overseer.bots.guest import Strike, StrikeKind
from overseer.server.protocol import NoticeInfo, NoticeKind
from overseer.server.records import Notice
from overseer.texts.bundles import in_language

_FOR_GOOD: frozenset[NoticeKind] = frozenset(("taken", "host", "dice", "known"))
_HINTS: frozenset[NoticeKind] = frozenset(("hints-on", "hints-off"))
_KEPT = 40
_KEPT_FOR_GOOD = 32


def with_notice(notices: Sequence[Notice], notice: Notice) -> list[Notice]:
    """The notices with another one; the oldest make room for it, of what can be undone first.

    That hints are switched on and off, as often as the host likes, takes the room of one.
    """
    if notices and {notice.kind, notices[-1].kind} <= _HINTS:
        notices = notices[:-1]
    all_ = [*notices, notice]
    while len(all_) > _KEPT:
        passing = (i for i, each in enumerate(all_) if each.kind not in _FOR_GOOD)
        del all_[next(passing, 0)]
    return all_


def is_full(notices: Sequence[Notice]) -> bool:
    """Whether so much has changed for good that no more is allowed, lest something be forgotten."""
    return sum(each.kind in _FOR_GOOD for each in notices) >= _KEPT_FOR_GOOD


def strikes(notices: Sequence[Notice], seat: int, bot: str) -> list[Strike]:
    """The strikes of a bot since it sat down at a seat, as far as they are still told."""
    found: list[Strike] = []
    for each in notices:
        if (each.kind, each.seat) == ("replaced", seat):
            found.clear()
        elif (each.kind, each.seat, each.bot) == ("struck", seat, bot):
            found.append(Strike(cast(StrikeKind, each.other)))
    return found


def infos(notices: Sequence[Notice], language: str, hides: bool) -> list[NoticeInfo]:
    """The notices in words; `hides` says whether there are hands that somebody may have seen."""
    return [
        NoticeInfo(
            kind=each.kind,
            seat=each.seat,
            line=each.line,
            at=each.at,
            text=_words(each, language, hides),
        )
        for each in notices
    ]


def _words(notice: Notice, language: str, hides: bool) -> str:
    texts = in_language(language)
    kind = "came" if notice.kind == "taken" and notice.name == notice.other else notice.kind
    words = texts.format(f"server-notice-{kind}", name=notice.name, other=notice.other)
    if notice.kind == "taken" and hides:
        words = f"{words} {texts.format('server-notice-seen')}"
    return words
