"""The menu of Fallout: actions first, then steps, cards, loyalty, and the end of the turn.

Amounts of Caps, and the faces of a die, share a number and are asked for next.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from overseer.cli.terminal.fallout.scene import Scene, place_of
from overseer.cli.terminal.menu import Entry, Group, Menu, column
from overseer.display.fallout.options import told
from overseer.display.fallout.risks import odds_words
from overseer.games.fallout import terms as t
from overseer.kernel.decision import Option

_GROUPS = {  # the kinds of a turn's options, in the order in which they are listed
    "actions": ("move", "explore", "encounter", "fight", "quest", "camp"),
    "steps": ("step",),
    "cards": ("use", "perk", "equip"),
    "loyalty": ("loyal", "hide"),
}


def menu_of(scene: Scene) -> Menu:
    """The menu of the open decision."""
    decision = scene.decision
    assert decision is not None
    options = list(decision.options)
    maker = _Maker(scene)
    is_turn = decision.prompt == t.ASK_TURN
    groups = maker.turn(options) if is_turn else [maker.listed(options)]
    # Whatever points at the map is asked over it.
    is_turn = is_turn or any(option.targets.places for option in options)
    return Menu(scene.question, tuple(groups), is_turn=is_turn)


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
        rest = list(options)
        for name, kinds in _GROUPS.items():
            found = [option for kind in kinds for option in options if option.kind == kind]
            rest = [option for option in rest if option.kind not in kinds]
            if found:
                yield self.listed(found, self.scene.say(f"play-fallout-group-{name}"))
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
        odds = odds_words(scene.look, decision, option)
        note = "; ".join(each for each in (meaning, odds) if each)
        # Leads have the numbers of their card, of which some may be barred.
        number = option.a + 1 if decision.prompt == t.ASK_OPTION else self.number
        return Entry(number, (option,), title, words=about, note=note, space=place_of(option))


def _folded(options: Sequence[Option]) -> Iterator[list[Option]]:
    """Options in their order; amounts of the same thing, and faces of the same die, together."""
    folds: dict[object, list[Option]] = {}
    for option in options:
        folds.setdefault(_fold_of(option), []).append(option)
    for fold in folds.values():
        if len(fold) == len(options):  # there is nothing else to choose from
            yield from ([each] for each in fold)
        else:
            yield fold


def _fold_of(option: Option) -> object:
    """What options have in common that share a number: all but the amount or the face."""
    targets = option.targets
    is_folded = "number" in targets.values or targets.faces
    return (option.kind, targets.dice) if is_folded else option
