"""Reading items: a kind, a moment of use and an ordered list of one-key steps."""

from __future__ import annotations

from typing import TypeAlias

from overseer.content.fields import Fields, as_mapping, choice, number, words
from overseer.content.problems import Problems, suggest
from overseer.content.shelter.cards import Item
from overseer.content.shelter.icons import CUBES, GAINS, LETTERS, RESOURCES, read_icons
from overseer.content.shelter.spaces import MAX_COPIES
from overseer.content.source import Broken, Items, Mapping, Node, Scalar, describe

Step: TypeAlias = tuple[str, object]

KINDS = ("weapon", "outfit", "pet", "other")
COUNTS = ("pet", "outfit", "weapon", "other", "water", "power", "food", "room", "dweller", "item")
USES: dict[str, tuple[str, ...]] = {
    "always": ("fight",),
    "before-fight": ("fight",),
    "after-roll": ("reroll",),
    "placing": ("pay", "counts-as"),
    "building": ("discount",),
    "any-time": ("pay", "gain", "ready", "heal", "swap"),
    "game-end": ("score",),
}

_KEYS = ("copies", "kind", "use", "exhaust", "effect")
_NEVER_EXHAUSTED = ("always", "game-end")
# Used without a limit in one window, such an item would never let the window close.
_ALWAYS_EXHAUSTED = ("before-fight", "after-roll", "any-time")
_STEPS = tuple(dict.fromkeys(step for steps in USES.values() for step in steps))
_WORDS = {
    "reroll": ("one", "both"),
    "counts-as": (*LETTERS, "threat"),
    "ready": ("item",),
    "heal": ("dweller",),
    "swap": ("item",),
}
_NUMBERS = {"fight": (1, 12), "discount": (1, 5)}
_EXAMPLE = "[pay: W, gain: F F]"


def read_item(card_id: str, body: Mapping, problems: Problems) -> Item:
    """An item card."""
    fields = Fields(body, f"item {card_id}", _KEYS, problems, ("kind", "use", "effect"))
    use = fields.choice("use", tuple(USES))
    steps = fields.items("effect", _EXAMPLE)
    return Item(
        id=card_id,
        copies=fields.number("copies", 1, MAX_COPIES, 1),
        kind=fields.choice("kind", KINDS),
        use=use,
        exhaust=_exhaust(fields, use, problems),
        effect=_effect(steps, use, problems) if steps else (),
    )


def _exhaust(fields: Fields, use: str, problems: Problems) -> bool:
    default = use not in _NEVER_EXHAUSTED
    exhaust = fields.flag("exhaust", default)
    place = fields.place_of("exhaust")
    if exhaust and use in _NEVER_EXHAUSTED:
        problems.add(place, f"an item with use: {use} is never exhausted", "leave exhaust out")
    if not exhaust and use in _ALWAYS_EXHAUSTED:
        hint = "leave exhaust out"
        if use == "before-fight":
            hint = "leave exhaust out, or write use: always"
        problems.add(place, f"an item with use: {use} must be exhausted", hint)
    return exhaust


def _effect(items: Items, use: str, problems: Problems) -> tuple[Step, ...]:
    """The steps of an effect, each known to its use, in an order that makes sense."""
    known = USES.get(use, _STEPS)
    steps: list[Step] = []
    names: list[Scalar] = []
    for node in items:
        entry = _one_key(node, problems)
        if entry is None:
            continue
        name, value = entry
        if name.text in known:
            names.append(name)
            steps.append((name.text, _value(name.text, use, value, problems)))
        elif name.text in _STEPS:
            message = f"step '{name.text}' does not go with use: {use}"
            problems.add(name.place, message, f"known here: {', '.join(known)}")
        else:
            problems.add(name.place, f"unknown step '{name.text}'", suggest(name.text, _STEPS))
    if use in USES and len(names) == len(items.values):
        _check_order(items, names, use, problems)
    return tuple(steps)


def _one_key(node: Node, problems: Problems) -> tuple[Scalar, Node] | None:
    if isinstance(node, Mapping) and len(node.entries) == 1:
        (entry,) = node.entries.values()
        return entry.key, entry.value
    if isinstance(node, Mapping) and node.entries:
        second = list(node.entries.values())[1].key
        message = f"'{second.text}' must be a step of its own"
        problems.add(second.place, message, f"one step, one key: effect: {_EXAMPLE}")
    elif not isinstance(node, Broken):
        message = f"a step must be a key with a value, not {describe(node)}"
        problems.add(node.place, message, f"as in effect: {_EXAMPLE}")
    return None


def _value(step: str, use: str, node: Node, problems: Problems) -> object:
    if step in _NUMBERS:
        return number(node, step, *_NUMBERS[step], problems)
    if step in _WORDS:
        return choice(node, step, _WORDS[step], problems)
    if step == "score":
        return _score(node, problems)
    vocabulary = GAINS if step == "gain" else CUBES if use == "placing" else RESOURCES
    return read_icons(words(node, step, "W", problems), step, vocabulary, problems)


def _score(node: Node, problems: Problems) -> tuple[str, int]:
    """One happiness for every so many of what is counted."""
    mapping = as_mapping(node, "score", problems, "as in score: {count: water, every: 2}")
    if mapping is None:
        return "", 1
    fields = Fields(mapping, "score", ("count", "every"), problems, ("count", "every"))
    return fields.choice("count", COUNTS), fields.number("every", 1, 9, 1)


def _check_order(items: Items, names: list[Scalar], use: str, problems: Problems) -> None:
    """Payments come first, something must follow, and most uses have exactly one step."""
    payments = [name for name in names if name.text == "pay"]
    effects = [name for name in names if name.text != "pay"]
    if not effects:
        steps = [step for step in USES[use] if step != "pay"]
        message = "the effect does nothing"
        problems.add(items.place, message, f"add one of: {', '.join(steps)}")
        return
    for name in payments:
        if names.index(name) > names.index(effects[0]):
            problems.add(name.place, "pay must stand before the other steps", "move it forward")
    if use != "any-time":
        for name in (*effects[1:], *payments[1:]):
            message = f"an item with use: {use} has one '{name.text}' only"
            problems.add(name.place, message, "remove this step")
