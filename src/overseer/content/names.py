"""The texts of a pack: one Fluent file per language for names, and one for story."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import PurePosixPath

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, EntryType, Junk, Message, Pattern, VariableReference

from overseer.content.pack import Pack, text_files
from overseer.content.problems import Place, Problems, suggest
from overseer.content.source import Lines, read_text

PACK_NAME = "pack-name"
PACK_DESCRIPTION = "pack-description"


NAMES, STORY, LESSONS = "texts", "story", "lessons"


@dataclass(frozen=True, slots=True)
class Messages:
    """The messages of one Fluent file by id, with their places.

    An attribute has an id of its own: that of its message, a full stop and its name.
    """

    file: str
    places: dict[str, Place] = field(default_factory=dict)
    attributes: dict[str, Place] = field(default_factory=dict)
    patterns: dict[str, Pattern] = field(default_factory=dict)


def check_names(pack: Pack, wanted: Sequence[str], problems: Problems) -> None:
    """Note languages without a file, files that do not parse, and cards without a name."""
    for language in pack.info.languages:
        messages = read_messages(pack, NAMES, language, problems)
        if messages is None:
            continue
        others = [name for name in messages.places if name not in (PACK_NAME, *wanted)]
        for name in (PACK_NAME, *wanted):
            if name not in messages.places:
                near = suggest(name, others)
                hint = near if near.startswith("did you") else f"add a line: {name} = ..."
                problems.add(Place(messages.file), f"no text for {name}", hint)


def explore_names(pack: Pack, wanted: Sequence[str], also: Sequence[str], doubts: Problems) -> None:
    """Note names of no card, files of no language, and languages that only `also` lists."""
    for name in text_files(pack.info.folder):
        language = PurePosixPath(name).stem
        if language not in pack.info.languages:
            hint = f"add {language} to languages in pack.yaml"
            doubts.add(Place(pack.file(name)), "is not used", hint)
    for language in also:
        path = f"texts/{language}.ftl"
        if language not in pack.info.languages and not pack.path(path).exists():
            place = Place(pack.file(path))
            doubts.add(place, f"the pack has no names in language {language}", "add this file")
    known = (PACK_NAME, PACK_DESCRIPTION, *wanted)
    for language in pack.info.languages:
        messages = read_messages(pack, NAMES, language, doubts)
        for name, place in messages.places.items() if messages else ():
            if name not in known:
                doubts.add(place, f"{name} names no card of the pack", suggest(name, known))


def read_messages(pack: Pack, kind: str, language: str, problems: Problems) -> Messages | None:
    """The names, story or lessons of a pack in a language; None after noting why there are none."""
    name = f"{kind}/{language}.ftl"
    file = pack.file(name)
    if not pack.path(name).exists():
        key = STORY if kind == STORY else "languages"
        hint = f"add it, or take {language} out of {key} in pack.yaml"
        problems.add(Place(file), "is missing", hint)
        return None
    text = read_text(pack.path(name), file, problems)
    if text is None:
        return None
    lines = Lines(text, file)
    messages = Messages(file)
    for entry in FluentParser(with_spans=True).parse(text).body:
        place = lines.place(_start(entry))
        if isinstance(entry, Junk):
            fault = entry.annotations[0] if entry.annotations else None
            where = lines.place(_start(fault)) if fault else place
            reason = fault.message if fault and fault.message else "unreadable"
            problems.add(where, f"is not Fluent: {reason}", "one name per line: id = Name")
        elif isinstance(entry, Message):
            _check_message(entry, place, messages.places, problems)
            if kind != LESSONS and entry.value is not None and variables(entry.value):
                problems.add(place, f"{entry.id.name} uses a variable", "a name is plain text")
            _collect(entry, place, lines, messages)
    return messages


def _collect(entry: Message, place: Place, lines: Lines, messages: Messages) -> None:
    name = entry.id.name
    messages.places.setdefault(name, place)
    for attribute in entry.attributes:
        key = f"{name}.{attribute.id.name}"
        messages.attributes.setdefault(key, lines.place(_start(attribute)))
    for key, pattern in patterns_of(entry):
        messages.patterns.setdefault(key, pattern)


def patterns_of(entry: EntryType) -> Iterator[tuple[str, Pattern]]:
    """The patterns of a message and of its attributes, by id; anything else has none."""
    if isinstance(entry, Message):
        name = entry.id.name
        if entry.value is not None:
            yield name, entry.value
        for attribute in entry.attributes:
            yield f"{name}.{attribute.id.name}", attribute.value


def _check_message(
    message: Message, place: Place, before: dict[str, Place], problems: Problems
) -> None:
    name = message.id.name
    if name in before:
        problems.add(place, f"{name} stands twice", f"it is first on line {before[name].line}")
    if message.value is None:
        problems.add(place, f"{name} has attributes but no text", f"write {name} = Name")


def variables(pattern: Pattern) -> set[str]:
    """The variables that a text uses."""
    found: set[str] = set()
    pending: list[object] = [pattern]
    while pending:
        node = pending.pop()
        if isinstance(node, VariableReference):
            found.add(node.id.name)
        elif isinstance(node, BaseNode):
            pending.extend(vars(node).values())
        elif isinstance(node, list):
            pending.extend(node)
    return found


def _start(node: BaseNode) -> int:
    span = getattr(node, "span", None)
    return span.start if span else 0
