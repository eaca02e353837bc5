"""Games of Fallout between bots, watched: what of the balance can be counted in one game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from overseer import bots
from overseer.arena.chunks import MAX_ROUNDS
from overseer.arena.playing import bot_seed
from overseer.bots.fallout.facts import facts_of
from overseer.bots.fallout.memory import Memory
from overseer.bots.fallout.results import Judge
from overseer.bots.fallout.wishes import wishes_of
from overseer.catalog.fallout.game import FalloutGame
from overseer.games.fallout import terms as t
from overseer.games.fallout.encounter import Encounter
from overseer.games.fallout.influence import bonus
from overseer.games.fallout.pairs import source_of
from overseer.games.fallout.rows import owned_card, owned_seat
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of
from overseer.kernel.event import Event

LOST_TO = ("", "star", "shield", "all")  # by what ended the game
CLOSE = 0.1  # options whose worths differ by less are both right
KINDS = {  # what brings a card to the table, by the kind of card
    t.E_ENCOUNTER: "encounter",
    t.E_STAGED: "quest",
    t.E_CARD: "item",
    t.E_SHOP_CARD: "item",
    t.E_EVENT: "item",
    t.E_GAINED_PERK: "perk",
    t.E_FIGHT: "enemy",
}


@dataclass(slots=True)
class Record:
    """What happened in one game."""

    seed: int
    rounds: int = 0
    first: int = 0  # the seat that began
    survivors: list[str] = field(default_factory=list)  # seat by seat
    winners: list[int] = field(default_factory=list)
    lost_to: str = ""  # a faction, or "all" where nobody lived
    power: tuple[int, int] = (0, 0)
    # Of each winner: agendas, what leads pay, what all else pays.
    influence: list[tuple[int, int, int]] = field(default_factory=list)
    deaths: int = 0
    encounters: list[str] = field(default_factory=list)  # as they were drawn
    missing: int = 0  # cards that the library did not have
    finals: list[str] = field(default_factory=list)  # objectives that moved power, in their order
    reached: set[str] = field(default_factory=set)  # kind and id
    chosen: Counter[tuple[str, int]] = field(default_factory=Counter)  # options of encounters
    open: Counter[tuple[str, int]] = field(default_factory=Counter)
    right: Counter[tuple[str, int]] = field(default_factory=Counter)
    done: Counter[tuple[str, int]] = field(default_factory=Counter)  # objectives of quests
    tests: Counter[tuple[int, bool]] = field(default_factory=Counter)  # round, passed
    fights: Counter[tuple[int, bool]] = field(default_factory=Counter)  # round, killed
    hurt: Counter[int] = field(default_factory=Counter)  # damage by round
    letters: dict[int, float] = field(default_factory=dict)  # the mean number owned, by round

    @property
    def repeats(self) -> int:
        """Encounters that had been drawn before in this game."""
        return len(self.encounters) - len(set(self.encounters))


class Watcher:
    """One game, told to a record as it is played."""

    def __init__(
        self, game: FalloutGame, players: int, seed: int, bot: str = "greedy", **options: Any
    ) -> None:
        self.land: Wasteland = game.new(players, seed, **{"max_rounds": MAX_ROUNDS, **options})
        self.game = game
        self.record = Record(seed)
        self.facts = facts_of(self.land.cards)
        self.memories = [Memory() for _ in range(players)]
        self.seats = [bots.make(bot, game, bot_seed(seed, seat)) for seat in range(players)]

    def play(self) -> Record:
        """Play to the end."""
        land, record = self.land, self.record
        guesses = bots.own_dice("guesses", 0)
        land.trace = []
        while (decision := land.decision) is not None:
            seat = int(decision.seat)
            if decision.prompt == t.ASK_OPTION:
                self._options(decision, seat)
            land.apply(bots.ask(self.seats[seat], land, seat, guesses))
            for event in land.trace:
                self._event(event)
            land.trace = []
            if land.round not in record.letters:
                owned = sum(int(letters).bit_count() for letters in land.letters)
                record.letters[int(land.round)] = owned / land.players
                if land.round == 1:
                    record.first = int(land.first_player)
        self._end()
        return record

    def _end(self) -> None:
        land, record, names = self.land, self.record, self.game.names
        record.rounds = int(land.round)
        outcome = land.outcome
        assert outcome is not None
        record.winners = list(outcome.winners)
        if not record.winners:
            record.lost_to = "cut off" if land.truncated else LOST_TO[int(land.lost)]
        record.survivors = [names.characters[int(c) - 1] for c in land.character]
        record.power = (int(land.power[0]), int(land.power[1]))
        record.influence = [self._influence(seat) for seat in record.winners]
        record.deaths = sum(int(number) for number in land.deaths)

    def _influence(self, seat: int) -> tuple[int, int, int]:
        """A hand as agendas, leads and the rest."""
        land, cards = self.land, self.land.cards
        agendas = lead = rest = 0
        for code in land.agendas:
            if owned_seat(code) != seat:
                continue
            agendas += 1
            card = owned_card(code)
            for row in range(cards.agenda_bonuses[card], cards.agenda_bonuses[card + 1]):
                paid = int(bonus(land, seat, row))
                if cards.bonuses[row * t.A_WIDTH] == t.A_LEAD:
                    lead += paid
                else:
                    rest += paid
                if paid and cards.agenda_exclusive[card] == 1:
                    break
        return agendas, lead, rest

    def _options(self, decision: Decision, seat: int) -> None:
        """Which options are open, and which a survivor who knew the card would take."""
        land = self.land
        frame = land.stack[-1]
        assert isinstance(frame, Encounter)
        card = int(frame.card)
        name = self.game.names.encounters[card]
        prospect = self.memories[seat].prospect(self.facts, land, seat)
        judge = Judge(prospect, wishes_of(prospect), int(frame.level))
        judge.of(int(source_of(t.S_ENCOUNTER, card)), int(frame.node))
        cards = land.cards
        worths = {}
        for code in decision.options.codes:
            which = a_of(code)
            option = cards.encounter_options[card] + which
            cost = judge.cost(int(cards.option_cost[option]))
            worths[which] = judge.program(int(cards.option_program[option])) - cost
        best = max(worths.values())
        for which, worth in worths.items():
            self.record.open[name, which + 1] += 1
            if worth >= best - CLOSE:
                self.record.right[name, which + 1] += 1

    def _event(self, event: Event) -> None:
        record, names, now = self.record, self.game.names, int(self.land.round)
        kind, a, b = int(event.kind), int(event.a), int(event.b)
        if kind in KINDS:
            record.reached.add(f"{KINDS[kind]} {self._named(kind, a)}")
        if kind == t.E_ENCOUNTER:
            record.encounters.append(names.encounters[a])
        elif kind == t.E_OPTION:
            record.chosen[names.encounters[a], b + 1] += 1
        elif kind == t.E_COMPLETED:
            record.done[names.quests[a], b + 1] += 1
            for objective in self.facts.quests.get(a, ()):
                if objective.place == b and objective.moves_power:
                    record.finals.append(f"{names.quests[a]} {'star' if b == 0 else 'shield'}")
        elif kind == t.E_NOT_IN_LIBRARY:
            record.missing += 1
        elif kind == t.E_TEST and b != t.NO_DIFFICULTY:  # half of a joint test asks for nothing
            record.tests[now, a >= b] += 1
        elif kind == t.E_KILLED_ENEMY:
            record.fights[now, True] += 1
        elif kind == t.E_FIGHT_LOST:
            record.fights[now, False] += 1
        elif kind == t.E_DAMAGE:
            record.hurt[now] += a

    def _named(self, kind: int, index: int) -> str:
        names = self.game.names
        tables = {
            t.E_ENCOUNTER: names.encounters,
            t.E_STAGED: names.quests,
            t.E_GAINED_PERK: names.perks,
            t.E_FIGHT: names.tokens,
        }
        return str(tables.get(kind, names.items)[index])


def watched(
    game: FalloutGame, games: int, players: int, seed: int = 1, **options: Any
) -> Iterator[Record]:
    """Many games, one after the other, of greedy bots or of those that `bot` names."""
    for number in range(games):
        yield Watcher(game, players, seed + number, **options).play()
