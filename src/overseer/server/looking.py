"""Looking at a pack: what is wrong with it, or all that is in it."""

from __future__ import annotations

from collections.abc import Iterable

from overseer.catalog.proof import PackReader
from overseer.content.names import PACK_NAME
from overseer.content.pack import PackInfo
from overseer.content.problems import Problem
from overseer.display.words import texts_of
from overseer.server.messages import PackLook
from overseer.server.protocol import Finding


def looked_at(pack: PackReader, language: str) -> PackLook:
    """A pack as it is now, in a language."""
    reading, proof = pack.proof(language)
    info = reading.info
    return PackLook(
        folder=str(pack.folder),
        errors=_told(reading.findings.errors),
        warnings=_told(reading.findings.warnings),
        game=info.game if info else "",
        title=_title(info, language) if info else "",
        version=info.version if info else "",
        parts=proof.parts if proof else [],
        web=proof.web if proof else None,
        survey=proof.survey if proof else None,
    )


def _title(info: PackInfo, language: str) -> str:
    return texts_of([info], language).or_else(info.id, PACK_NAME)


def _told(problems: Iterable[Problem]) -> list[Finding]:
    return [
        Finding(place=f"{each.file}:{each.line}:{each.column}", text=each.message, hint=each.hint)
        for each in problems
    ]
