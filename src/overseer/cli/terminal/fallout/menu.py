"""The menu of Fallout: actions first, then steps, cards, loyalty, and the end of the turn.

Amounts of Caps, and the faces of a die, share a number and are asked for next.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from overseer.cli.terminal.fallout.scene import Scene
from overseer.cli.terminal.menu import Entry, Group, Menu, column
from overseer.display.fallout.choices import branch_text
from overseer.display.fallout.meanings import Meanings, starting_item
from overseer.games.fallout import terms as t
from overseer.games.fallout.notation import SLOTS, node_name
from overseer.games.fallout.table import FalloutEnemy
from overseer.kernel.decision import Option

_GROUPS: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("actions", (t.MOVE, t.EXPLORE, t.ENCOUNTER, t.FIGHT, t.QUEST, t.CAMP)),
    ("steps", (t.STEP,)),
    ("cards", (t.USE, t.PLAY_PERK, t.EQUIP)),
    ("loyalty", (t.LOYAL, t.HIDE)),
)
_SPACES = (t.STEP, t.PUT, t.STAND)
_ITEMS = (
    t.USE,
    t.EQUIP,
    t.DISCARD,
    t.BUY,
    t.SELL,
    t.RECRUIT,
    t.UNEXHAUST,
    t.GIVE,
    t.WANT,
)
_ENEMIES = (t.FIGHT, t.ACT, t.KILL)
_AGENDAS = (t.LOYAL, t.DROP, t.GIVE_AGENDA, t.SHOW)
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
    question = scene.words.prompt(prompt, int(decision.source))
    if prompt == t.ASK_OPTION:
        question = scene.say("play-fallout-which-lead")
    maker = _Maker(scene)
    groups = maker.turn(options) if prompt == t.ASK_TURN else [maker.listed(options)]
    return Menu(question, tuple(groups), is_turn=prompt in _ON_THE_MAP)


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
        option = options[0]
        scene = self.scene
        title = scene.words.option(option.code)
        if len(options) > 1:
            title = scene.say(f"play-fallout-fold-{option.kind}", number=option.a + 1)
        elif option.verb == t.CHOOSE:
            title = self._lead(option.a) or title
        return Entry(
            self._number(option),
            tuple(options),
            title,
            words=self._words(option) if len(options) == 1 else "",
            note=self._note(option) if len(options) == 1 else "",
            space=_space(option),
        )

    def _number(self, option: Option) -> int:
        """The number of an entry; leads have that of their card, of which some may be barred."""
        decision = self.scene.decision
        is_lead = decision is not None and decision.prompt == t.ASK_OPTION
        return option.a + 1 if is_lead else self.number

    def _lead(self, which: int) -> str:
        """The lead of an encounter's option, or the way that a card's choice goes."""
        encounter = self.scene.seen.encounter
        decision = self.scene.decision
        if encounter is None or decision is None or decision.prompt != t.ASK_OPTION:
            return branch_text(self.scene.game.book, self.scene.land, self.scene.texts, which)
        return self.scene.story(f"encounter-{encounter.encounter}.lead-{which + 1}")

    def _words(self, option: Option) -> str:
        """What an option means: the card it is about, or what is on a space."""
        scene, names, verb = self.scene, self.scene.game.names, option.verb
        if verb in _SPACES:
            return self._space_words(node_name(option.a))
        if verb == t.EXPLORE:
            slot = scene.seen.slot(SLOTS[option.a])
            return scene.noun("tile", slot.kind) if slot else ""
        if verb in _ENEMIES:
            return self._enemy_words(names.tokens[option.a], node_name(option.b))
        if verb == t.USE and scene.game.tables.item_uses[option.a * t.USES + 1]:
            return ""  # one of several uses, which the option itself tells
        if verb in _ITEMS:
            return self._item_words(names.items[option.a])
        if verb in (t.PLAY_PERK, t.TAKE_PERK):
            return " ".join(scene.texts.perk(names.perks[option.a]))
        if verb in _AGENDAS:
            return " ".join(scene.texts.agenda(names.agendas[option.a]))
        if verb == t.CHOOSE_CHARACTER:
            return self._character_words(names.characters[option.a])
        if verb in (t.QUEST, t.COMPLETE):
            return " ".join(scene.texts.objective(names.quests[option.a], option.b + 1))
        if verb == t.CHOOSE and scene.seen.encounter is not None:
            return self._asked(option.a)
        return ""

    def _character_words(self, character: str) -> str:
        """A character with the item that they begin with."""
        texts, item = self.scene.texts, starting_item(self.scene.game.book, character)
        return " ".join([*texts.character(character), *(texts.item(item) if item else ())])

    def _asked(self, which: int) -> str:
        """The condition and cost of an encounter's option; the rest stays sealed."""
        encounter, decision = self.scene.seen.encounter, self.scene.decision
        if encounter is None or decision is None or decision.prompt != t.ASK_OPTION:
            return ""
        return " ".join(self.scene.texts.encounter_option(encounter.encounter, which + 1))

    def _space_words(self, name: str) -> str:
        space = self.scene.seen.space(name)
        if space is None:
            slot = self.scene.seen.slot(name.partition(".")[0])
            return self.scene.noun("tile", slot.kind) if slot else ""
        place = [self.scene.name("place", space.place)] if space.place else []
        return "; ".join([*place, *self.scene.space_parts(space)])

    def _enemy_words(self, token: str, space: str) -> str:
        for seen in self._enemies(space):
            if seen.token == token and seen.level is not None:
                return self.scene.stats(seen.level, seen.weak, seen.abilities)
        return ""

    def _enemies(self, name: str) -> Iterable[FalloutEnemy]:
        space = self.scene.seen.space(name)
        if space is not None:
            return space.enemies
        slot = self.scene.seen.slot(name.partition(".")[0])
        return slot.enemies if slot is not None else ()

    def _item_words(self, item: str) -> str:
        if item in self.scene.words.abilities:
            return " ".join(self.scene.texts.character(item))
        return " ".join(self.scene.texts.item(item))

    def _note(self, option: Option) -> str:
        scene, decision = self.scene, self.scene.decision
        assert decision is not None
        return Meanings(scene.game.book, scene.land, decision, scene.say, scene.faction).of(option)


def _space(option: Option) -> str:
    """The space or slot that can be typed instead of an option's number."""
    if option.verb in _SPACES:
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
