"""Hints and analyses as plain data: what a practised player would do, and how a game swung."""

from __future__ import annotations

from msgspec import Struct


class HintReason(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that tells a choice from another, in words."""

    text: str
    against: bool = False  # whether it speaks against the choice


class HintLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A choice that was considered."""

    choice: str  # as journals write it
    text: str
    behind: str  # how it compares: the first with the second, any other with the first
    reasons: list[HintReason] = []
    then: list[str] = []  # own choices that are expected to follow


class Hint(Struct, frozen=True, kw_only=True):
    """What the practised clerk would do at an open decision, the best first."""

    seat: int
    seq: int  # the line after which it is meant
    certainty: int  # from 1 to 5
    sure: str  # the same in words
    lines: list[HintLine]
    estimate: str  # that it is one, and of what kind


class AnalysisPoint(Struct, frozen=True, kw_only=True):
    """Everybody's chances after a choice, in per cent."""

    line: int  # of the journal
    round: int
    move: int  # how many choices there were until then
    chances: list[float]  # by seat; what is left of a hundred is nobody's


class AnalysisSlip(Struct, frozen=True, kw_only=True):
    """A choice that was worse than another, by what the practised clerk knew then."""

    line: int
    round: int
    seat: int
    move: int
    text: str  # what was chosen
    before: int  # the chance in per cent, had it been the other
    after: int
    would: str  # what the clerk would have chosen
    reasons: list[HintReason]


class Analysis(Struct, frozen=True, kw_only=True):
    """A finished game looked back over: chances by move, and the choices that lost most."""

    moves: int
    points: list[AnalysisPoint]
    slips: list[AnalysisSlip]  # in the order of play, three at most
    estimate: str  # that it is one, and how it was made


class AnalysisState(Struct, frozen=True, kw_only=True):
    """An analysis, or how far it is."""

    done: int  # per cent
    analysis: Analysis | None = None
