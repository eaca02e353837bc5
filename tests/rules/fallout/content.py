"""Content for rules tests: the outpost pack, or a variant of it with a few other cards.

    cards = variant(items={"kite": "{deck: loot, kind: aid, value: 1}"}, dice="...")

Cards are given by id, each as it would be written in a pack's YAML. One with the id of a card of
the pack takes that card's place. Nothing checks that a variant as a whole makes sense, so that a
test can be about a single card.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache, cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from mypy_extensions import i64

from overseer.catalog.fallout.linker import link
from overseer.catalog.fallout.numbers import Numbering
from overseer.catalog.fallout.programs import Programs
from overseer.content import source
from overseer.content.fallout import Fallout, load
from overseer.content.fallout.dice import read_dice
from overseer.content.fallout.loading import FILES
from overseer.content.fallout.scope import Scope
from overseer.content.fallout.steps import steps_under
from overseer.content.fallout.tasks import has_test, read_tasks
from overseer.content.fields import Fields
from overseer.content.problems import Problems
from overseer.display.fallout.book import FalloutBook
from overseer.kernel.vecs import vec

UNTUNED = Path(__file__).parent / "outpost"


class Content:
    """Linked cards and their names, to which programs can be added."""

    def __init__(self, box: Fallout) -> None:
        self.box = box
        self.cards, self.names = link(box)
        self._programs = Programs(Numbering(box))
        self._programs.code = [int(number) for number in self.cards.code]
        self._programs.conditions = [int(number) for number in self.cards.conditions]
        self._known: dict[tuple[str, str, str], int] = {}

    @cached_property
    def book(self) -> FalloutBook:
        """The words and citations of the game, as players get them."""
        return FalloutBook(self.names, self.box, self.cards, {})

    def program(self, do: str, tasks: str = "", fail: str = "") -> int:
        """The program of steps such as "xp: 2, loot: 1", after tasks if there are any."""
        key = (do, tasks, fail)
        if key not in self._known:
            self._known[key] = self._compile(do, tasks, fail)
        return self._known[key]

    def _compile(self, do: str, tasks: str, fail: str) -> int:
        problems = Problems()
        keys = {"tasks": tasks, "do": do, "fail": fail}
        text = "\n".join(f"{key}: [{steps}]" for key, steps in keys.items() if steps)
        fields = Fields(_parse(text), "a program", tuple(keys), problems)
        scope = Scope(problems, "quest", "any")
        read = read_tasks(fields, "tasks", scope)
        after = scope.after(has_test(read))
        steps, failing = steps_under(fields, "do", after), steps_under(fields, "fail", after)
        problems.raise_any()
        program = self._programs.attempt(read, steps, failing)
        self.cards.code = vec[i64](self._programs.code)
        self.cards.conditions = vec[i64](self._programs.conditions)
        return program


@cache
def outpost() -> Content:
    """The outpost pack, linked once per test process.

    Cards whose numbers are tuned are read from beside this file, as they were when the tests were
    written: a test of a rule is not about the balance of a scenario.
    """
    box = load(["outpost"])
    problems = Problems()
    for path in sorted(UNTUNED.glob("*.yaml")):
        tree = source.read_yaml(path, path.name, problems)
        assert tree is not None
        _, reader = FILES[path.name]
        cards = []
        for card, entry in tree.entries.items():
            assert isinstance(entry.value, source.Mapping)
            cards.append(reader(card, entry.value, problems))
        box = _replaced(box, path.stem, cards)
    problems.raise_any()
    return Content(box)


@cache
def tuned() -> Content:
    """The outpost pack as it is played, for tests that show it as players see it."""
    return Content(load(["outpost"]))


def variant(dice: str = "", **cards: Mapping[str, str]) -> Content:
    """The outpost pack with other cards: `items`, `quests`, `tiles`, `scenarios` and so on."""
    box = outpost().box
    problems = Problems()
    if dice:
        box = replace(box, dice=read_dice(_parse(dice), problems) or ())
    for name, texts in cards.items():
        _, reader = FILES[f"{name}.yaml"]
        changed = {card.id: card for card in getattr(box, name)}
        for card, text in texts.items():
            changed[card] = reader(card, _parse(text), problems)
        box = _replaced(box, name, changed.values())
    problems.raise_any()
    return Content(box)


def only(content: Content, **ids: str) -> Content:
    """Content with only the named cards of some kinds: `items="oilskin flare-gun"`."""
    box = content.box
    for name, kept in ids.items():
        box = _replaced(box, name, [c for c in getattr(box, name) if c.id in kept.split()])
    return Content(box)


def _replaced(box: Fallout, name: str, cards: Iterable[Any]) -> Fallout:
    changes: dict[str, Any] = {name: tuple(cards)}
    return replace(box, **changes)


def _parse(text: str) -> source.Mapping:
    """A text as the tree that the readers of cards take."""
    problems = Problems()
    with TemporaryDirectory() as folder:
        path = Path(folder) / "card.yaml"
        path.write_text(text, encoding="utf-8")
        tree = source.read_yaml(path, "card.yaml", problems)
    problems.raise_any()
    assert tree is not None
    return tree
