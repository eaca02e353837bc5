"""An analysis told: curves as numbers, slips in the words of a language."""

from __future__ import annotations

from overseer.bots.advice.analysis import Analysis, Slip
from overseer.bots.advice.told import reasons_told
from overseer.bots.bot import decision_of
from overseer.display import advice as told
from overseer.display.display import Display
from overseer.display.reader import Reader
from overseer.kernel.decision import Option


def recounted(display: Display, analysis: Analysis, reader: Reader) -> told.Analysis:
    """An analysis in a language."""
    say = display.texts(reader.language).format
    return told.Analysis(
        moves=analysis.moves,
        points=[
            told.AnalysisPoint(
                line=point.line,
                round=point.round,
                move=point.move,
                chances=[round(100 * chance, 1) for chance in point.chances],
            )
            for point in analysis.points
        ],
        slips=[_slip(display, slip, reader) for slip in analysis.slips],
        estimate=say("advice-analysis-estimate", games=analysis.fitted),
    )


def _slip(display: Display, slip: Slip, reader: Reader) -> told.AnalysisSlip:
    best = slip.advice.instead_of(slip.chosen)

    def named(option: Option) -> str:
        return display.option_title(slip.state, decision_of(slip.state, slip.seat), option, reader)

    return told.AnalysisSlip(
        line=slip.line,
        round=slip.round,
        seat=slip.seat,
        move=slip.move,
        text=named(slip.chosen),
        before=round(100 * slip.before),
        after=round(100 * slip.after),
        would=named(best.option),
        reasons=reasons_told(display, best, reader),
    )
