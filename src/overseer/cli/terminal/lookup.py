"""Looking things up: rules by id or word."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from overseer.cli.terminal.scene import Scene
from overseer.texts.ledger import GAMES, Ledger, ledger
from overseer.texts.ledger import Entry as RuleEntry

_MOST_RULES = 6


def rule_texts(scene: Scene, query: str) -> list[str]:
    """What the rules ledger says of an id or a word; a game without one says nothing."""
    if scene.game_name not in GAMES:
        return []
    book = ledger(scene.game_name, scene.language)
    if query.upper() in book.entries:
        return list(_rule(scene, book, book.entries[query.upper()]))
    other = _other_game(book, query.upper())
    if other is not None:
        game = scene.say(f"{other}-short-name")
        return [scene.say("ledger-other-game", id=query.upper(), game=game)]
    found = _rules_about(book, query.casefold())
    if not found:
        return [scene.say("ledger-nothing-found", word=query)]
    texts = [f"{entry.id}: {_gist(entry)}" for entry in found[:_MOST_RULES]]
    if len(found) > _MOST_RULES:
        rest = ", ".join(entry.id for entry in found[_MOST_RULES:])
        texts.append(scene.say("play-more-rules", rules=rest))
    return texts


def _other_game(book: Ledger, rule: str) -> str | None:
    """The other game that has a rule of an id."""
    others = (game for game in GAMES if game != book.game)
    return next((game for game in others if rule in ledger(game).entries), None)


def cited(text: str, rules: Sequence[str]) -> str:
    """A text with the rules behind it."""
    return f"{text} [{', '.join(rules)}]" if rules else text


def _rule(scene: Scene, book: Ledger, entry: RuleEntry) -> Iterator[str]:
    yield f"{entry.id}: {_gist(entry)}"
    for name in ("cost", "reward", "other", "note", "in-place", "why", "source"):
        value = getattr(entry, name.replace("-", "_"))
        if value not in ("", "-"):
            yield f"{scene.say(f'ledger-{name}')}: {value}"
    related = ", ".join(other.id for other in book.related(entry.id))
    if related:
        yield f"{scene.say('ledger-see-also')}: {related}"


def _rules_about(book: Ledger, word: str) -> list[RuleEntry]:
    """The rules that mention a word, those first that say it themselves and not in a remark."""
    said = [
        entry
        for entry in book.entries.values()
        if word in entry.id.casefold() or word in _gist(entry).casefold()
    ]
    remarked = [
        entry
        for entry in book.entries.values()
        if entry not in said and any(word in text.casefold() for text in entry.prose)
    ]
    return said + remarked


def _gist(entry: RuleEntry) -> str:
    return f"{entry.question} {entry.text}" if entry.question else entry.text
