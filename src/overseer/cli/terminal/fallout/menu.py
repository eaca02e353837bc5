"""The menu of Fallout: actions first, then steps, cards, loyalty, and the end of the turn.

Amounts of Caps, and the faces of a die, share a number and are asked for next.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from overseer.cli.terminal.fallout.scene import SPACES, Scene
from overseer.cli.terminal.menu import Entry, Group, Menu, column
from overseer.display.fallout.options import told
from overseer.games.fallout import terms as t
from overseer.games.fallout.notation import SLOTS, node_name
from overseer.kernel.decision import Option

_GROUPS: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("actions", (t.MOVE, t.EXPLORE, t.ENCOUNTER, t.FIGHT, t.QUEST, t.CAMP)),
    ("steps", (t.STEP,)),
    ("cards", (t.USE, t.PLAY_PERK, t.EQUIP)),
    ("loyalty", (t.LOYAL, t.HIDE)),
)
_FOLDED = (t.GIVE_CAPS, t.WANT_CAPS, t.WANT_AGENDAS, t.DEPOSIT, t.TURN_DIE)
# Questions that are asked over the map.
_ON_THE_MAP = (
    t.ASK_TURN,
    t.ASK_STAND,
    t.ASK_AGGRESSIVE,
    t.ASK_PUT_ENEMY,
    t.ASK_PUT_TOKEN,
    t.ASK_PUT_MARKER,
    t.ASK_PLACE,
    t.ASK_CARD_STEP,
    t.ASK_ENEMY,
    t.ASK_ATTACKER,
    t.ASK_ENEMY_STEP,
    t.ASK_RESPAWN,
    t.ASK_KILL,
)


def menu_of(scene: Scene) -> Menu:
    """The menu of the open decision."""
    decision = scene.decision
    assert decision is not None
    options = list(decision.options)
    prompt = int(decision.prompt)
    maker = _Maker(scene)
    groups = maker.turn(options) if prompt == t.ASK_TURN else [maker.listed(options)]
    return Menu(scene.question, tuple(groups), is_turn=prompt in _ON_THE_MAP)


def narrowed(scene: Scene, entry: Entry) -> Menu:
    """The menu of the options that share a number."""
    maker = _Maker(scene)
    entries = [maker.entry([option]) for option in entry.options]
    return Menu(scene.say("play-fallout-narrow", title=entry.title), (column(entries),))


class _Maker:
    """Makes entries, numbered in the order in which they are made."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.number = 0

    def turn(self, options: Sequence[Option]) -> Iterator[Group]:
        """A turn: what can be done, group by group."""
        sorted_out: set[int] = set()
        for name, verbs in _GROUPS:
            found = [option for verb in verbs for option in options if option.verb == verb]
            sorted_out.update(verbs)
            if found:
                yield self.listed(found, self.scene.say(f"play-fallout-group-{name}"))
        rest = [option for option in options if option.verb not in sorted_out]
        if rest:
            yield self.listed(rest)

    def listed(self, options: Sequence[Option], title: str = "") -> Group:
        """Options one below the other, those that differ in a number only as one."""
        return column([self.entry(folded) for folded in _folded(options)], title)

    def entry(self, options: Sequence[Option]) -> Entry:
        """An entry for one option, or for several that share a number."""
        self.number += 1
        scene, decision, option = self.scene, self.scene.decision, options[0]
        assert decision is not None
        if len(options) > 1:
            title = scene.say(f"play-fallout-fold-{option.kind}", number=option.a + 1)
            return Entry(self.number, tuple(options), title)
        title, meaning, about = told(scene.look, decision, option)
        # Leads have the numbers of their card, of which some may be barred.
        number = option.a + 1 if decision.prompt == t.ASK_OPTION else self.number
        return Entry(number, (option,), title, words=about, note=meaning, space=_space(option))


def _space(option: Option) -> str:
    """The space or slot that can be typed instead of an option's number."""
    if option.verb in SPACES:
        return node_name(option.a)
    return SLOTS[option.a] if option.verb == t.EXPLORE else ""


def _folded(options: Sequence[Option]) -> Iterator[list[Option]]:
    """Options in their order; amounts of the same thing, and faces of the same die, together."""
    folds: dict[tuple[int, int], list[Option]] = {}
    for option in options:
        if option.verb not in _FOLDED:
            yield [option]
            continue
        key = (option.verb, option.a if option.verb == t.TURN_DIE else 0)
        if key in folds:
            continue
        folds[key] = [
            other
            for other in options
            if (other.verb, other.a if other.verb == t.TURN_DIE else 0) == key
        ]
        if len(folds[key]) == len(options):  # there is nothing else to choose from
            yield from ([each] for each in options)
        else:
            yield folds[key]
