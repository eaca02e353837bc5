"""Observations: what the view of a seat shows, and nothing that it hides."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import copy
from typing import TYPE_CHECKING, Any, cast

import pytest

import overseer
from overseer.games.fallout.events import ICONS as TOKENS
from overseer.games.shelter.notation import ICONS, LETTERS, QUESTIONS
from overseer.kernel.state import State
from rules.fallout.test_trade import building

if TYPE_CHECKING:
    from overseer.envs.table import Table

FALLOUT = [((), 1), ((), 2), ((), 4), (("outpost",), 3)]


def table_of(*what: Any, **options: Any) -> Table:
    """A table; numpy is imported by the tests that need it only."""
    from overseer.envs.table import Table

    return Table(*what, **options)


def positions(table: Table, seed: int, steps: int) -> Iterator[State]:
    """Positions of a random game."""
    state = table.new(seed)
    dice = random.Random(seed)
    for _ in range(steps):
        decision = state.decision
        if decision is None:
            break
        yield state
        state.apply(dice.choice(decision.options))
    yield state


class FromTheView:
    """The observation of a seat of Shelter, made from its view and the printed cards alone."""

    def __init__(self, game: Any, state: State, seat: int) -> None:
        self.game, self.seat = game, seat
        self.names = game.names
        self.shown = cast(Any, state.view(seat)["table"])
        self.decision = state.decision_of(None)
        self.count = len(self.shown["players"])

    def seen(self) -> dict[str, Any]:
        table = self.shown
        items, rooms, threats = self.names.items, self.names.rooms, self.names.threats
        return {
            "round": [table["round"]],
            "last_round": [table["last_round"]],
            "first_player": self.one_of(self.away(table["first_player"]), self.count),
            "to_move": self.one_of(self.away(int(self.decision.seat)), self.count),
            "question": self.one_of(
                next(n for n, kind in QUESTIONS.items() if kind == self.decision.kind),
                len(QUESTIONS),
            ),
            "players": [self.player(each) for each in self.in_turn()],
            "ready_items": [self.held(each, False) for each in self.in_turn()],
            "exhausted_items": [self.held(each, True) for each in self.in_turn()],
            "spaces": [space for level in self.levels() for space in self.spaces(level)],
            "columns": [number or 0 for number in table["columns"]],
            "item_track": [self.one_of_names(card, items) for card in table["item_track"]],
            "room_track": [self.one_of_names(card, rooms) for card in table["room_track"]],
            "decks": [table["decks"][deck] for deck in ("items", "rooms", "threats")],
            "item_discards": [table["discards"]["items"].count(card) for card in items],
            "room_discards": [table["discards"]["rooms"].count(card) for card in rooms],
            "threat_discards": [table["discards"]["threats"].count(card) for card in threats],
        }

    def away(self, seat: int) -> int:
        return (seat - self.seat) % self.count

    def one_of(self, place: int, size: int) -> list[int]:
        return [int(place == each) for each in range(size)]

    def one_of_names(self, name: str, names: list[str]) -> list[int]:
        return [int(name == each) for each in names]

    def in_turn(self) -> list[Any]:
        return sorted(self.shown["players"], key=lambda each: self.away(each["seat"]))

    def levels(self) -> list[Any]:
        return sorted(
            self.shown["levels"],
            key=lambda level: -1 if level["owner"] is None else self.away(level["owner"]),
        )

    def player(self, each: Any) -> list[int]:
        trained = each["dwellers"]["trained"]
        rooms = self.shown["levels"][each["level"]]["rooms"]
        return [
            each["happiness"],
            each["expected_happiness"],
            *(each["cubes"][kind] for kind in "WFE"),
            each["dwellers"]["untrained"],
            each["dwellers"]["injured"],
            *({None: 0, "uninjured": 1, "injured": 2}[trained.get(letter)] for letter in LETTERS),
            each["dwellers"]["owned"],
            each["passed"],
            sum(room is not None for room in rooms),
        ]

    def held(self, each: Any, exhausted: bool) -> list[int]:
        cards = [item["item"] for item in each["items"] if item["exhausted"] is exhausted]
        return [cards.count(item) for item in self.names.items]

    def spaces(self, level: Any) -> Iterator[list[int]]:
        cards = self.game.cards
        for room in level["rooms"]:
            printed = () if room is None else cards.rooms[room["room"]].spaces
            shown = [] if room is None else room["spaces"]
            for half in range(2):
                if half < len(shown):
                    yield self.space(shown[half], printed[half])
                else:
                    yield [0] * 34
        elevator = level["elevator"]
        if elevator is None:
            yield [0] * 34
        else:
            name = "start-elevator" if level["owner"] is None else "elevator"
            yield self.space(elevator, cards.kinds["elevator"][name])

    def space(self, shown: Any, printed: Any) -> list[int]:
        dwellers = shown["dwellers"]
        fight = 0
        if shown["threat"] is not None:
            threat = self.game.cards.threats[shown["threat"]]
            printed, fight = threat.space, threat.fight
        return [
            1,
            shown["occupant"] == self.seat,
            shown["occupant"] not in (None, self.seat),
            sum(not each["injured"] for each in dwellers),
            sum(each["injured"] for each in dwellers),
            sum(each["training"] is not None for each in dwellers),
            shown["new_dwellers"],
            fight,
            shown["beaten"],
            *self.printed(printed),
        ]

    def printed(self, space: Any) -> list[int]:
        rewards = [0] * 14
        for icon in space.reward:
            rewards[min(ICONS[icon], 13)] += 1
        cost = [
            space.cost.count(icon) for icon in ("W", "F", "E", "?", "item", "injure", "room-price")
        ]
        letter = LETTERS.index(space.letter) + 1 if space.letter else 0
        return [
            letter,
            space.linked,
            space.injured_only,
            *cost,
            *rewards,
            space.exchange is not None,
        ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_observation_of_shelter_is_what_the_view_says(players: int) -> None:
    table = table_of("shelter", players, elevator_order="random", max_rounds=20)
    for state in positions(table, players, 250):
        if state.over:
            break
        for seat in range(players):
            seen = table.structured(state, seat)
            expected = FromTheView(table.game, state, seat).seen()
            assert set(seen) - set(expected) == {"plan"}
            for name, numbers in expected.items():
                assert seen[name].tolist() == numbers, name


@pytest.mark.parametrize(("packs", "players"), FALLOUT)
def test_what_is_hidden_changes_neither_an_observation_nor_a_mask(
    packs: tuple[str, ...], players: int
) -> None:
    table = table_of("fallout", players, packs, max_rounds=8)
    differs = False
    for state in positions(table, players, 300):
        for seat in range(players):
            other = state.book.disguised(state, seat, 7)
            differs |= other.digest() != state.digest()
            assert (table.flat(other, seat) == table.flat(state, seat)).all()
            assert (table.mask(other, seat) == table.mask(state, seat)).all()
    assert differs or players == 1  # who plays alone may know nearly everything


@pytest.mark.parametrize(("packs", "players"), FALLOUT)
def test_the_observation_of_fallout_agrees_with_the_view(
    packs: tuple[str, ...], players: int
) -> None:
    table = table_of("fallout", players, packs, max_rounds=8)
    names = cast(Any, table.game).names
    for state in positions(table, players + 10, 300):
        for seat in range(players):
            seen = table.structured(state, seat)
            shown: Any = state.view(seat)["table"]
            assert seen["turn"].tolist() == [shown["actions"], shown["points"]]
            assert seen["influence"].tolist() == [shown["survivors"][seat]["influence"]]
            hand = [card["agenda"] for card in shown["survivors"][seat]["hand"]]
            assert seen["hand"].tolist() == [hand.count(card) for card in names.agendas]
            staged = [quest["quest"] for quest in shown["quests"]]
            assert seen["quests"][:, 0].tolist() == [card in staged for card in names.quests]
            for other in shown["survivors"]:
                row = seen["survivors"][(other["seat"] - seat) % players].tolist()
                assert row[:7] == [
                    other["hp"],
                    other["max_hp"] or 0,
                    other["rads"],
                    other["xp"],
                    other["caps"],
                    other["agendas"],
                    other["eliminated"],
                ]
            spaces = [space for tile in shown["map"] for space in tile["spaces"]]
            facedown = [tile for tile in shown["map"] if tile["tile"] is None]
            assert seen["spaces"][:, 0].sum() == len(spaces) + len(facedown)
            enemies = [enemy for space in [*spaces, *facedown] for enemy in space["enemies"]]
            assert seen["spaces"][:, 3].sum() == sum(not enemy["active"] for enemy in enemies)
            awake = [enemy for enemy in enemies if enemy["active"] and enemy["level"] is not None]
            assert seen["spaces"][:, 4].sum() == len(awake)
            assert seen["spaces"][:, 5].max() == max((e["level"] for e in awake), default=0)


def test_what_is_seen_of_a_deal_is_what_the_view_tells() -> None:
    table = table_of("fallout", 3, ["outpost"])
    names = cast(Any, table.game).names
    at_table = (
        building(players=3).agendas(0, "well-read", "full-pockets").agendas(1, "heavy-curtains")
    )
    counted = []
    for choice in (
        "give-agenda full-pockets",
        "give-agenda well-read",
        "show well-read",
        "want-agendas 1",
        "propose",
        "give-agenda heavy-curtains",
        "show heavy-curtains",
    ):
        at_table.choose(choice)
        state = at_table.land
        for seat in range(3):
            deal = at_table.seen(seat)["trade"]
            seen = table.structured(state, seat)
            parties = sorted((deal[side] - seat) % 3 for side in ("builder", "other"))
            assert seen["dealers"].nonzero()[0].tolist() == parties
            assert seen["deal"][6] == len(deal["named_agendas"])
            known = {each for each in (*deal["gives_agendas"], *deal["named_agendas"]) if each}
            assert {names.agendas[at] for at in seen["deal_agendas"].nonzero()[0]} == known
            counted.append(len(known))
    assert counted[-3:] == [3, 2, 0]  # the two who deal, and who looks on


def test_whatever_changes_in_a_view_changes_the_observation() -> None:
    """But for what is drawn and not counted: order, names of places, what is printed."""
    for game, players in (("shelter", 3), ("fallout", 3)):
        table = table_of(game, players, max_rounds=8)
        before: dict[int, tuple[Any, Any]] = {}
        for state in positions(table, 4, 600):
            for seat in range(players):
                now = cast(Any, state.view(seat))["table"], table.flat(state, seat).tolist()
                if seat in before and before[seat][1] == now[1]:
                    assert before[seat][0] == now[0]
                before[seat] = now


def test_types_of_facedown_tokens_are_seen() -> None:
    table = table_of("fallout", 2, max_rounds=8)
    found = set()
    for state in positions(table, 9, 300):
        shown: Any = state.view(0)["table"]
        places = [place for tile in shown["map"] for place in (tile["spaces"] or [tile])]
        types = [
            {TOKENS.index(enemy["type"]) for enemy in place["enemies"] if not enemy["active"]}
            for place in places
        ]
        told = sorted(sum(1 << each for each in types) for types in types if types)
        seen = table.structured(state, 0)["spaces"][:, 14]
        assert sorted(seen[seen > 0].tolist()) == told
        found |= set().union(*types)
    assert len(found) > 1


@pytest.mark.parametrize(("game", "players"), [("shelter", 2), ("shelter", 4), ("fallout", 3)])
def test_all_numbers_are_within_their_bounds(game: str, players: int) -> None:
    table = table_of(game, players, max_rounds=10)
    least, most = table.bounds()
    for state in positions(table, 3, 300):
        flat = table.flat(state, 0)
        assert flat.shape == (table.features,)
        assert (least <= flat).all()
        assert (flat <= most).all()


def test_a_game_without_spaces_has_no_environments() -> None:
    from overseer.envs.space import spaces_of

    game = copy(overseer.load("shelter"))
    game.name = "elsewhere"
    with pytest.raises(overseer.Malformed, match="no environments"):
        spaces_of(game, 2)
    with pytest.raises(overseer.Malformed, match=r"A game is what overseer.load gives, not 'shel"):
        spaces_of(cast(Any, "shelter"), 2)
