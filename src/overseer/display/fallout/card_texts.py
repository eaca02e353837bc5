"""The cards of Fallout in words, made from their data, so that the two cannot differ.

`CardTexts(language, content, scenario, known)` words the parts of cards and whole cards:

- `steps`, `cost`, `task`, `trigger`, `passive` and `use` give sentences.
- `condition` gives a clause that follows "if", `where` a phrase that tells where, `branch` a phrase
  for one way of a choice; none of them has a capital letter or a full stop.
- `item`, `perk`, `agenda`, `character`, `enemy`, `quest`, `scenario` take an id and give the lines
  of a card, each a sentence or more; `objective` gives those of one objective, counted from 1.
- `encounter_option` gives what may be shown before the choice, `encounter_outcome` what comes after
  it; options count from 1.

Cards of the library are named by their numbers only: their names are hidden until they are in play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeVar

from overseer.content.fallout.agendas import Agenda, CountedBonus, FixedBonus
from overseer.content.fallout.enemies import TRACK_LETTERS, Enemy, FactionEnemy
from overseer.content.fallout.items import ASSET, EVENT, Item
from overseer.content.fallout.phrases import Cost, Passive, Steps, Task, Trigger
from overseer.content.fallout.quests import ACTION, ELSEWHERE
from overseer.content.fallout.scenarios import Faction, Scenario
from overseer.content.fallout.uses import Use
from overseer.content.fallout.words import EQUIPMENT, FACTIONS, LETTERS, MOST_PLAYERS, TYPES
from overseer.display.fallout.phrasing.deeds import DeedTexts
from overseer.display.fallout.phrasing.nouns import capital, row, sentence
from overseer.kernel.errors import Malformed

Lines = tuple[str, ...]


class _Card(Protocol):
    """Something with an id."""

    @property
    def id(self) -> str: ...


C = TypeVar("C", bound=_Card)


class CardTexts(DeedTexts):
    """The texts of cards in one language, with the faction names of a scenario."""

    # Parts of cards

    def steps(self, steps: Steps) -> str:
        """Steps, a sentence each."""
        return capital(self._run(steps))

    def cost(self, cost: Cost) -> str:
        """A cost."""
        return sentence(self.pay(cost))

    def task(self, task: Task) -> str:
        """A task."""
        return sentence(self.attempt(task))

    def trigger(self, trigger: Trigger) -> str:
        """A deed."""
        return sentence(self.deed(trigger))

    def passive(self, passive: Passive) -> str:
        """What a card gives all the time."""
        return sentence(self.gives(passive))

    def use(self, use: Use) -> str:
        """An ability of an item."""
        return sentence(self.using(use))

    # Items, perks, characters

    def item(self, item_id: str) -> Lines:
        """An item, a companion or a loot event."""
        item = _by_id(self.content.items, item_id)
        kind, source = self.say(f"text-kind-{item.kind}"), self.say(f"text-source-{item.deck}")
        head = self._line("line-kind", kind=kind, source=source)
        return (head, *self._print(item), *self._effects(item))

    def brief(self, item_id: str) -> Lines:
        """What an item does, without what its icons tell."""
        item = _by_id(self.content.items, item_id)
        return (*self._fighting(item), *self._effects(item))

    def _effects(self, item: Item) -> Lines:
        lines = [self.steps(item.do)] if item.kind == EVENT else []
        held = "equipped" if item.kind in EQUIPMENT else "held"
        lines += [self._line(f"line-{held}", text=self.gives(each)) for each in item.passive]
        lines += map(self.use, item.use)
        if item.ready_cost:
            lines.append(self._line("line-ready-cost", cost=self.pay(item.ready_cost)))
        if item.keep:
            lines.append(self._line("line-keep", condition=self.condition(item.keep)))
        return tuple(lines)

    def _print(self, item: Item) -> Iterable[str]:
        """What is printed on an item as icons."""
        if item.letters:
            yield self._letters(item.letters)
        yield from self._fighting(item)
        if item.value is not None:
            yield self._line("line-value", count=item.value)
        if item.recruit in LETTERS:
            yield self._line("line-recruit-letter", letter=item.recruit)
        elif item.recruit:
            yield self._line("line-recruit-trait", trait=self.say(f"text-trait-{item.recruit}"))
        elif item.kind == "companion" and item.deck == ASSET:
            yield self._line("line-recruit-any")

    def _fighting(self, item: Item) -> Iterable[str]:
        if item.ranged:
            yield self._line("line-ranged")
        if item.armor:
            yield self._line("line-armor", count=item.armor)

    def perk(self, perk_id: str) -> Lines:
        """A perk: its letters and what it does."""
        perk = _by_id(self.content.perks, perk_id)
        return self._letters(perk.letters), sentence(self.using(perk.use, perk=True))

    def character(self, character_id: str) -> Lines:
        """A character: letter, HP, traits, and an item or what always holds."""
        character = _by_id(self.content.characters, character_id)
        lines = [self._letters(character.letter), self._line("line-hp", count=character.hp)]
        if character.traits:
            traits = row(self.say(f"text-trait-{trait}") for trait in character.traits)
            lines.append(self._line("line-traits", traits=traits))
        if character.item:
            lines.append(self._line("line-item", card=self.name("item", character.item)))
        lines += [self._line("line-always", text=self.gives(each)) for each in character.passive]
        return tuple(lines)

    # Agendas

    def agenda(self, agenda_id: str) -> Lines:
        """An agenda: faction, influence with its bonuses, the row of icons."""
        agenda = _by_id(self.content.agendas, agenda_id)
        lines = [self._line("line-influence"), *map(self._bonus, agenda.bonus)]
        if agenda.exclusive:
            lines.append(self._line("line-exclusive"))
        if agenda.faction:
            lines.insert(0, self._line("line-faction", faction=self.faction(agenda.faction)))
        lines.append(self._line("line-row", row=row(map(self._icon, agenda.enemies))))
        return (*lines, *self._players(agenda))

    def _players(self, agenda: Agenda) -> Lines:
        """With how many players an agenda is used, if not with any number."""
        if agenda.players == 1:
            return ()
        everybody = "-all" if agenda.players == MOST_PLAYERS else ""
        return (self._line(f"line-players{everybody}", count=agenda.players),)

    def _bonus(self, bonus: FixedBonus | CountedBonus) -> str:
        if isinstance(bonus, FixedBonus):
            condition = self.condition(bonus.when)
            return self._line("line-bonus", count=bonus.influence, condition=condition)
        numbers: dict[str, object] = {"each": bonus.each, "max": bonus.max}
        if bonus.lead:
            numbers["faction"] = self.faction(bonus.lead)
        return self._line(f"line-per-{bonus.count}", **numbers)

    def _icon(self, icon: str) -> str:
        """An icon in the row of an agenda."""
        if icon in TYPES:
            return self.say(f"text-type-{icon}.many")
        return self.say("text-faction-tokens", faction=self.faction(icon))

    # Encounters and quests

    def card(self, kind: str, card_id: str) -> Lines:
        """A whole card of any kind, all that is sealed included; tiles have no words."""
        if kind == "encounter":
            numbers = range(1, 1 + len(_by_id(self.content.encounters, card_id).options))
            told = (self.encounter_option, self.encounter_outcome)
            return tuple(line for each in numbers for part in told for line in part(card_id, each))
        whole: dict[str, Callable[[str], Lines]] = {
            "item": self.item,
            "perk": self.perk,
            "agenda": self.agenda,
            "character": self.character,
            "enemy": self.enemy,
            "quest": self.quest,
            "scenario": self.scenario,
        }
        return whole[kind](card_id) if kind in whole else ()

    def encounter_option(self, card_id: str, number: int) -> Lines:
        """What is known of an option before it is chosen: its condition and its cost."""
        option = _by_id(self.content.encounters, card_id).options[number - 1]
        lines = []
        if option.when:
            how = "forced" if option.forced else "only-if"
            lines.append(self._line(f"line-{how}", condition=self.condition(option.when)))
        if option.cost:
            lines.append(self._line("line-cost", cost=self.pay(option.cost)))
        return tuple(lines)

    def encounter_outcome(self, card_id: str, number: int) -> Lines:
        """What is told of an option once it is chosen: its tasks and results."""
        option = _by_id(self.content.encounters, card_id).options[number - 1]
        return self._tasks_and_results(option.tasks, option.do, option.fail)

    def quest(self, quest_id: str) -> Lines:
        """A quest: what is done when it is staged, its timer, its objectives."""
        quest = _by_id(self.content.quests, quest_id)
        lines = []
        if quest.stage:
            lines.append(self._then("line-staged", quest.stage))
        if quest.timer:
            lines.append(self._then("line-timer", quest.timeout, count=quest.timer))
        for number in range(1, len(quest.objectives) + 1):
            lines += self.objective(quest_id, number)
        return tuple(lines)

    def objective(self, quest_id: str, number: int) -> Lines:
        """An objective: how it is completed, its cost, tasks and results."""
        objective = _by_id(self.content.quests, quest_id).objectives[number - 1]
        way: dict[str, object] = {"number": number, "text": self.way(quest_id, number)}
        if objective.faction:
            way["faction"] = self.faction(objective.faction)
        lines = [self._line(f"line-objective{'-faction' if objective.faction else ''}", **way)]
        if objective.cost:
            lines.append(self._line("line-cost", cost=self.pay(objective.cost)))
        return (
            *lines,
            *self._tasks_and_results(objective.tasks, objective.do, objective.fail),
        )

    def way(self, quest_id: str, number: int) -> str:
        """How an objective is completed, as a phrase."""
        objective = _by_id(self.content.quests, quest_id).objectives[number - 1]
        if objective.trigger:
            text = self.deed(objective.trigger)
        else:
            text = self.say(f"text-line-{'elsewhere' if objective.way == ELSEWHERE else ACTION}")
        if objective.count > 1:
            text = self.say("text-deed-times", deed=text, count=objective.count)
        if objective.when:
            condition = self.condition(objective.when)
            text = self.say("text-deed-if", deed=text, condition=condition)
        if objective.deposit:
            text = self.say("text-line-deposit", deed=text, count=objective.deposit)
        if objective.with_survivor:
            text = self.say("text-line-with-survivor", deed=text)
        return text

    def _tasks_and_results(self, tasks: tuple[Task, ...], do: Steps, fail: Steps) -> Lines:
        if not tasks:
            return (self._then("line-result", do),)
        attempts = "; ".join(map(self.attempt, tasks))
        lines = [
            self._line("line-tasks", count=len(tasks), tasks=attempts),
            self._then("line-success", do),
        ]
        if fail:
            lines.append(self._then("line-failure", fail))
        return tuple(lines)

    # Enemies and scenarios

    def enemy(self, enemy_id: str) -> Lines:
        """An enemy: type, level, vulnerable areas, abilities."""
        enemy = _by_id(self.content.enemies, enemy_id)
        return sentence(self._token(enemy)), *self._body(enemy)

    def _token(self, enemy: Enemy | FactionEnemy) -> str:
        if not enemy.type:
            return self.say("text-line-enemy-untyped", level=enemy.level)
        type_ = self.say(f"text-type-{enemy.type}")
        return self.say("text-line-enemy", type=type_, level=enemy.level)

    def _body(self, enemy: Enemy | FactionEnemy) -> Lines:
        areas = row(self.say(f"text-area-{area}") for area in enemy.weak)
        abilities = (self.say(f"text-ability-{each}.text") for each in enemy.abilities)
        return self._line("line-weak", areas=areas), *abilities

    def scenario(self, scenario_id: str) -> Lines:
        """A scenario: its factions, the power track, what is special at the start."""
        if scenario_id != self.scenario_id:
            others = CardTexts(self.texts.language, self.content, scenario_id, self.known)
            return others.scenario(scenario_id)
        scenario = _by_id(self.content.scenarios, scenario_id)
        lines = [self._line("line-start", tile=self.name("tile", scenario.start))]
        for side, faction in zip(FACTIONS, scenario.factions, strict=True):
            lines += self.tokens(side, faction)
        lines += self._track(scenario)
        lines.append(self._line("line-quests", numbers=row(scenario.quests)))
        if scenario.setup:
            lines.append(self._then("line-setup", scenario.setup))
        lines.append(self._line("line-win", numbers=row(scenario.influence)))
        return tuple(lines)

    def tokens(self, side: str, faction: Faction) -> Lines:
        """What the tokens of a faction are."""
        name = self.faction(side)
        if faction.enemy:
            token = self.name("faction-enemy", f"{self.scenario_id}-{side}")
            enemy = row((token, self._token(faction.enemy)))
            line = self._line("line-token-enemy", faction=name, enemy=enemy)
            return line, *self._body(faction.enemy)
        if not faction.on_activation:
            return (self._line("line-token-inert", faction=name),)
        return (self._then("line-token-steps", faction.on_activation, faction=name),)

    def _track(self, scenario: Scenario) -> Lines:
        lines = [self._line("line-track", count=len(scenario.track))]
        for letter, levels in zip(TRACK_LETTERS, zip(*scenario.track, strict=True), strict=True):
            if any(levels):
                lines.append(self._line("line-track-letter", letter=letter, levels=row(levels)))
        return tuple(lines)

    # Lines

    def _letters(self, letters: str) -> str:
        return self._line("line-letters", count=len(letters), letters=row(letters))

    def _line(self, message: str, **arguments: object) -> str:
        """A message as a sentence."""
        return sentence(self.say(f"text-{message}", **arguments))

    def _then(self, message: str, steps: Steps, **arguments: object) -> str:
        """A message that ends with steps, a sentence each."""
        return capital(self.say(f"text-{message}", text=self._run(steps), **arguments))

    def _run(self, steps: Steps) -> str:
        """Steps, a sentence each, the first of which may follow a colon."""
        first, *others = [self.step(step) for step in steps] or [self.say("text-step-none")]
        return " ".join((f"{first}.", *map(sentence, others)))


def _by_id(cards: Sequence[C], card_id: str) -> C:
    """The card of that id."""
    for card in cards:
        if card.id == card_id:
            return card
    raise Malformed(f"There is no such card: {card_id!r}.")
