"""Reading items: equipment, companions, things to carry, and the events among the loot."""

from __future__ import annotations

from dataclasses import dataclass

from overseer.content.fallout.conditions import read_conditions
from overseer.content.fallout.costs import cost_under
from overseer.content.fallout.passives import read_passives
from overseer.content.fallout.phrases import Conditions, Cost, Passive, Steps
from overseer.content.fallout.scope import Scope, block, items_of, read_letters
from overseer.content.fallout.steps import steps_under
from overseer.content.fallout.uses import Use, read_use
from overseer.content.fallout.words import KINDS, LETTERS, MAX_COPIES, TRAITS
from overseer.content.fields import Fields
from overseer.content.problems import Problems
from overseer.content.source import Mapping

LOOT, ASSET, UNIQUE, CHARACTER = "loot", "asset", "unique", "character"
DECKS = (LOOT, ASSET, UNIQUE, CHARACTER)
EVENT = "event"
MOST_USES = 4
MOST_LETTERS = 3

_KEYS = (
    "deck",
    "copies",
    "kind",
    "letters",
    "ranged",
    "armor",
    "value",
    "recruit",
    "keep",
    "passive",
    "use",
    "ready-cost",
    "do",
)
# The keys that only some kinds have.
_ONLY = {
    "letters": ("weapon",),
    "ranged": ("weapon",),
    "armor": ("apparel",),
    "recruit": ("companion",),
    "keep": ("companion",),
    "value": tuple(kind for kind in KINDS if kind != "companion"),
    "passive": KINDS,
    "use": KINDS,
    "ready-cost": KINDS,
    "do": (EVENT,),
}
_EVERY = {"weapon": ("letters",), "companion": ("keep",), EVENT: ("do",)}


@dataclass(frozen=True, slots=True)
class Item:
    """An item, a companion or a loot event.

    `value` is None where none is printed; `recruit` is a letter or a trait, empty for anybody.
    """

    id: str
    deck: str
    copies: int
    kind: str
    letters: str = ""
    ranged: bool = False
    armor: int = 0
    value: int | None = None
    recruit: str = ""
    keep: Conditions = ()
    passive: tuple[Passive, ...] = ()
    use: tuple[Use, ...] = ()
    ready_cost: Cost | None = None
    do: Steps = ()


def read_item(card_id: str, body: Mapping, problems: Problems) -> Item:
    """An item, a companion or a loot event."""
    fields = Fields(body, f"item {card_id}", _KEYS, problems, ("deck", "kind"))
    deck, kind = fields.choice("deck", DECKS), fields.choice("kind", (*KINDS, EVENT))
    if kind:
        _check_keys(card_id, fields, deck, kind, problems)
    scope = Scope(problems, EVENT if kind == EVENT else "item")
    ready_cost = cost_under(fields, "ready-cost", scope)
    return Item(
        id=card_id,
        deck=deck,
        copies=_copies(fields, deck, problems),
        kind=kind,
        letters=_letters(fields, scope),
        ranged=fields.flag("ranged"),
        armor=fields.number("armor", 1, 9, 0),
        value=fields.number("value", 0, 99, 0) if "value" in fields else None,
        recruit=_recruit(fields, scope),
        keep=read_conditions(fields, "keep", scope),
        passive=read_passives(fields, "passive", scope),
        use=_uses(fields, ready_cost is not None, scope),
        ready_cost=ready_cost,
        do=steps_under(fields, "do", scope, least=1),
    )


def _check_keys(card_id: str, fields: Fields, deck: str, kind: str, problems: Problems) -> None:
    """Note keys that do not go with a kind, and those that it lacks."""
    for key, kinds in _ONLY.items():
        if key in fields and kind not in kinds:
            problems.add(
                fields.place_of(key), f"'{key}' does not go with kind: {kind}", "remove it"
            )
    needed = _EVERY.get(kind, ())
    if deck == ASSET and kind in _ONLY["value"]:
        needed = (*needed, "value")
    for key in needed:
        if key not in fields:
            problems.add(fields.place, f"{kind} {card_id} has no '{key}'", f"add {key}:")
    if kind == EVENT and deck != LOOT:
        message = "an event can only be loot"
        problems.add(fields.place_of("deck"), message, "write deck: loot")


def _copies(fields: Fields, deck: str, problems: Problems) -> int:
    copies = fields.number("copies", 1, MAX_COPIES, 1)
    if copies > 1 and deck in (UNIQUE, CHARACTER):
        problems.add(fields.place_of("copies"), f"a {deck} card is one card", "remove copies")
    return copies


def _letters(fields: Fields, scope: Scope) -> str:
    node = fields.node("letters")
    letters = (read_letters(node, "letters", scope) or "") if node else ""
    if len(letters) > MOST_LETTERS:
        message = f"a weapon has 1 to {MOST_LETTERS} letters, not {len(letters)}"
        scope.problems.add(fields.place_of("letters"), message, "as in letters: PA")
    return letters


def _recruit(fields: Fields, scope: Scope) -> str:
    node = fields.node("recruit")
    asked = block(node, "recruit", ("letter", "trait"), scope) if node else None
    if node is None or asked is None:
        return ""
    if ("letter" in asked) == ("trait" in asked):
        message = "recruit has either 'letter' or 'trait'"
        scope.problems.add(node.place, message, "as in recruit: {letter: C}")
    return asked.choice("letter", LETTERS) or asked.choice("trait", TRAITS)


def _uses(fields: Fields, has_ready_cost: bool, scope: Scope) -> tuple[Use, ...]:
    node = fields.node("use")
    example = "[{when: turn, spend: discard, do: [heal: 2]}]"
    listed = items_of(node, "use", example, scope, 1, MOST_USES) if node else ()
    read = [read_use(item, "a use", scope) for item in listed]
    uses = tuple(use for use in read if use)
    if has_ready_cost and all(use.spend != "exhaust" for use in uses):
        message = "ready-cost needs a use with spend: exhaust"
        scope.problems.add(fields.place_of("ready-cost"), message, "add one, or remove ready-cost")
    return uses
