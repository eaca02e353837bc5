"""Reading steps: results and effects, each a block with one key, done from left to right."""

from __future__ import annotations

from overseer.content.fallout.conditions import read_conditions
from overseer.content.fallout.costs import cost_under
from overseer.content.fallout.phrases import (
    Amount,
    Branch,
    Completion,
    Fork,
    Others,
    RandomCard,
    Removal,
    Shop,
    Slaying,
    Spawn,
    Step,
    Steps,
    Tokens,
    Vote,
    Where,
)
from overseer.content.fallout.scope import (
    MAX_DEPTH,
    Reader,
    Scope,
    block,
    items_of,
    literally,
    read_amount,
    read_id,
    read_number,
    read_one,
    sides,
    whole,
    word_of,
)
from overseer.content.fallout.wheres import read_where
from overseer.content.fallout.words import (
    ANY,
    DECKS,
    FACTIONS,
    KINDS,
    MAX_NUMBER,
    THIS,
    TRAITS,
    TYPES,
)
from overseer.content.fields import Fields, number
from overseer.content.source import Mapping, Node, Scalar

MAX_STEPS = 12
OBJECTIVES = 3
WITHIN = 9
# The moments of a use in which a step on dice makes sense.
DICE_STEPS: dict[str, tuple[str, ...]] = {
    "reroll": ("before-fight", "fight", "test", "fight-or-test"),
    "hits": ("before-fight", "fight"),
    "cancel": ("before-fight", "fight"),
    "success": ("test",),
    "turn-die": ("fight", "test", "fight-or-test"),
}

_EXAMPLE = "[caps: 2, xp: 1]"
# Cards that can be trashed or kept, since they lie on the table while they are read.
_TABLED = ("encounter", "quest")


def _this(node: Node, name: str, scope: Scope) -> str | None:
    """The card itself."""
    if scope.card not in _TABLED:
        message = f"{name}: this is for encounters and quests"
        scope.problems.add(node.place, message, "remove this step")
        return None
    read = literally(THIS)(node, name, scope)
    return THIS if read else None


def _trash(node: Node, name: str, scope: Scope) -> str | int | None:
    """The card itself, or the number of another one."""
    if isinstance(node, Scalar) and node.text.isdigit():
        return read_number(node, name, scope)
    return _this(node, name, scope)


def _salvage(node: Node, name: str, scope: Scope) -> Amount | None:
    """How many cards; on an item it would have no end, since items are discarded to be used."""
    if scope.card == "item":
        message = "an item does not salvage, or two of them could fetch each other for ever"
        scope.problems.add(node.place, message, "remove this step")
        return None
    return read_amount(node, name, scope)


def _shop(node: Node, name: str, scope: Scope) -> Shop | None:
    if not isinstance(node, Mapping):
        items = read_amount(node, name, scope)
        return Shop(items) if items else None
    fields = block(node, name, ("items", "discount"), scope, ("items",))
    if fields is None:
        return None
    return Shop(_amount(fields, "items", scope), fields.number("discount", 1, 9, 0))


def _tokens(node: Node, name: str, scope: Scope) -> Tokens | None:
    fields = block(node, name, ("faction", "at", "count"), scope, ("faction", "at"))
    at = _where(fields, scope)
    if fields is None or at is None:
        return None
    return Tokens(fields.choice("faction", FACTIONS), at, _amount(fields, "count", scope))


def _enemy(node: Node, name: str, scope: Scope) -> Spawn | None:
    fields = block(node, name, ("type", "at", "face"), scope, ("type", "at"))
    at = _where(fields, scope)
    if fields is None or at is None:
        return None
    faceup = fields.choice("face", ("up", "down")) != "down"
    return Spawn(fields.choice("type", TYPES), at, faceup)


def _marker(node: Node, name: str, scope: Scope) -> Where | None:
    if scope.card != "quest":
        scope.problems.add(node.place, "only a quest has a marker", "remove this step")
        return None
    return read_where(node, name, scope)


def _count(node: Node, name: str, scope: Scope) -> Amount | None:
    if scope.card != "quest":
        scope.problems.add(node.place, "only a quest has a counter", "remove this step")
        return None
    return read_amount(node, name, scope)


def _complete(node: Node, name: str, scope: Scope) -> Completion | None:
    keys = ("quest", "objective")
    fields = block(node, name, keys, scope, keys)
    if fields is None:
        return None
    quest = fields.number("quest", 1, MAX_NUMBER, 0)
    return Completion(quest, fields.number("objective", 1, OBJECTIVES, 1)) if quest else None


def _random(node: Node, name: str, scope: Scope) -> RandomCard | None:
    fields = block(node, name, ("add", "stage"), scope)
    if fields is None:
        return None
    given = [key for key in ("add", "stage") if key in fields]
    listed = fields.node(given[0]) if given else None
    if len(given) != 1 or listed is None:
        message = "random has either 'add' or 'stage'"
        scope.problems.add(node.place, message, "as in random: {add: [20, 25]}")
        return None
    ends = [
        number(item, given[0], 1, MAX_NUMBER, scope.problems)
        for item in items_of(listed, given[0], "[20, 25]", scope, 2, 2)
    ]
    match ends:
        case [int(first), int(last)] if first <= last:
            return RandomCard(given[0], first, last)
        case [int(), int()]:
            scope.problems.add(listed.place, "the range is empty", "the smaller number first")
    return None


def _kill(node: Node, name: str, scope: Scope) -> Slaying | None:
    fields = block(node, name, ("within", "level", "type", "all"), scope, ("within",))
    if fields is None:
        return None
    return Slaying(
        within=fields.number("within", 0, WITHIN, 0),
        level=fields.number("level", 1, 9, 0),
        type=fields.choice("type", TYPES),
        all=fields.flag("all"),
    )


def _remove_tokens(node: Node, name: str, scope: Scope) -> Removal | None:
    keys = ("faction", "within")
    fields = block(node, name, keys, scope, keys)
    if fields is None:
        return None
    return Removal(fields.choice("faction", FACTIONS), fields.number("within", 0, WITHIN, 0))


def _choose(node: Node, name: str, scope: Scope) -> tuple[Branch, ...] | None:
    example = "[{do: [caps: 1]}, {do: [xp: 1]}]"
    branches = [
        _branch(item, "a branch", ("when", "cost", "do"), scope)
        for item in items_of(node, name, example, scope, 2, 4)
    ]
    return tuple(branch for branch in branches if branch) or None


def _may(node: Node, name: str, scope: Scope) -> Branch | None:
    return _branch(node, name, ("cost", "do"), scope)


def _branch(node: Node, name: str, keys: tuple[str, ...], scope: Scope) -> Branch | None:
    fields = block(node, name, keys, scope, ("do",))
    if fields is None:
        return None
    return Branch(
        when=read_conditions(fields, "when", scope),
        cost=cost_under(fields, "cost", scope),
        do=steps_under(fields, "do", scope.inside()),
    )


def _if(node: Node, name: str, scope: Scope) -> Fork | None:
    fields = block(node, name, ("when", "do", "else"), scope, ("when", "do"))
    if fields is None:
        return None
    inside = scope.inside()
    return Fork(
        when=read_conditions(fields, "when", scope),
        do=steps_under(fields, "do", inside),
        otherwise=steps_under(fields, "else", inside),
    )


def _others(node: Node, name: str, scope: Scope) -> Others | None:
    fields = block(node, name, ("who", "do"), scope, ("who", "do"))
    if fields is None:
        return None
    who = fields.choice("who", ("here", "adjacent", "all", "right", "one"))
    return Others(who, steps_under(fields, "do", scope.inside()))


def _vote(node: Node, name: str, scope: Scope) -> Vote | None:
    fields = block(node, name, ("yes", "no"), scope)
    if fields is None:
        return None
    if "yes" not in fields and "no" not in fields:
        scope.problems.add(node.place, "vote has neither 'yes' nor 'no'", "add yes: [caps: 1]")
    inside = scope.inside()
    return Vote(steps_under(fields, "yes", inside), steps_under(fields, "no", inside))


STEPS: dict[str, Reader] = {
    "xp": read_amount,
    "caps": read_amount,
    "lose-caps": read_amount,
    "agenda": read_amount,
    "loot": read_amount,
    "asset": read_amount,
    "salvage": _salvage,
    "unique": read_id,
    "add": read_number,
    "stage": read_number,
    "trash": _trash,
    "become": word_of(*TRAITS),
    "lose": word_of(*TRAITS),
    "power": sides(1, 9),
    "damage": read_amount,
    "rads": read_amount,
    "heal": read_amount,
    "heal-rads": read_amount,
    "shop": _shop,
    "tokens": _tokens,
    "marker": _marker,
    "enemy": _enemy,
    "move": read_amount,
    "place": read_where,
    "mp": read_amount,
    "action": read_amount,
    "encounter": word_of(*DECKS),
    "keep": _this,
    "complete": _complete,
    "random": _random,
    "kill": _kill,
    "remove-tokens": _remove_tokens,
    "wake": whole(0, WITHIN),
    "discard": word_of(*KINDS, ANY),
    "unexhaust": word_of("all", "one"),
    "perk": whole(1, 3),
    "level": whole(1, 3),
    "choose": _choose,
    "may": _may,
    "if": _if,
    "others": _others,
    "vote": _vote,
    "count": _count,
    "reroll": read_amount,
    "hits": read_amount,
    "cancel": read_amount,
    "success": read_amount,
    "turn-die": literally("true"),
}


def steps_under(fields: Fields, key: str, scope: Scope, least: int = 0) -> Steps:
    """The steps under a key, in order; none if it is not there."""
    node = fields.node(key)
    if node is None:
        return ()
    if scope.depth > MAX_DEPTH:
        message = f"steps are nested more than {MAX_DEPTH} deep"
        scope.problems.add(node.place, message, "make it simpler")
        return ()
    steps: list[Step] = []
    for item in items_of(node, key, _EXAMPLE, scope, least, MAX_STEPS):
        step = read_one(Step, item, STEPS, f"{key}: {_EXAMPLE}", scope)
        if step and _fits(step, steps, scope):
            steps.append(step)
    return tuple(steps)


def _fits(step: Step, before: list[Step], scope: Scope) -> bool:
    """Whether a step on dice stands at a moment with dice, before all other steps."""
    moments = DICE_STEPS.get(step.word)
    if moments is None:
        return True
    if scope.moment not in (*moments, ANY):
        message = f"step '{step.word}' needs a use with when: {' or '.join(moments)}"
        scope.problems.add(step.source, message, "move it, or change when:")
        return False
    if any(other.word not in DICE_STEPS for other in before):
        message = f"'{step.word}' must stand before the other steps"
        scope.problems.add(step.source, message, "move it forward")
        return False
    return True


def _amount(fields: Fields, key: str, scope: Scope) -> Amount:
    node = fields.node(key)
    return (read_amount(node, key, scope) if node else None) or Amount(1)


def _where(fields: Fields | None, scope: Scope) -> Where | None:
    node = fields.node("at") if fields else None
    return read_where(node, "at", scope) if node else None
