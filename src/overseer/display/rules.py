"""The rules of a game, section by section."""

from __future__ import annotations

from collections.abc import Iterator

from overseer.display.model import Rule, RuleSection
from overseer.texts.bundles import in_language
from overseer.texts.ledger import GAMES, Entry, ledger

_NOTHING = "-"
_EDITIONS = ("en", "pl", "ru")


def sections_of(game: str, language: str) -> list[RuleSection]:
    """What the ledger of a game tells in a language; a game without one has no sections."""
    if game not in GAMES:
        return []
    return [
        RuleSection(
            id=section.id,
            title=section.title,
            rules=[_rule(entry, language) for entry in section.entries],
        )
        for section in ledger(game, language).told
    ]


def _rule(entry: Entry, language: str) -> Rule:
    text = " ".join(map(_sentence, _told(entry, language)))
    return Rule(id=entry.id, text=text, title=entry.question, source=entry.source)


def _told(entry: Entry, language: str) -> Iterator[str]:
    """What an entry says: a rule, or an answer with its reason, or an icon with its uses."""
    say = in_language(language).format
    yield entry.text
    if entry.why:
        yield entry.why
    for role in ("cost", "reward", "other"):
        meaning = getattr(entry, role)
        if meaning not in ("", _NOTHING):
            yield f"{say(f'ledger-{role}')}: {meaning}"
    if entry.kind == "difference":
        yield from (f"{each.upper()}: {getattr(entry, each)}" for each in _EDITIONS)
        yield f"{say('ledger-adopted')}: {entry.adopted}"


def _sentence(text: str) -> str:
    """A text that ends like a sentence."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "?", "!")) else f"{text}."
