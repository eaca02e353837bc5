"""The core pack of Fallout: the measure of a box, short enough to be read aloud, and playable."""

from __future__ import annotations

from collections import Counter

import pytest

import overseer
from overseer import bots
from overseer.content.fallout import load
from overseer.content.names import STORY, read_messages
from overseer.content.pack import find, open_pack
from overseer.content.problems import Problems
from overseer.content.story import plain
from overseer.games.fallout.invariants import broken_invariants
from overseer.testing import check_game

SCENARIOS = ("return-to-sender", "the-dry-regatta", "the-long-queue", "low-water")


def test_it_has_the_measure_of_a_box() -> None:
    box = load(["core"])
    assert {scenario.id for scenario in box.scenarios} == {*SCENARIOS}
    assert {len(scenario.layout) for scenario in box.scenarios} == {18}
    assert (len(box.quests), len(box.encounters)) == (100, 75)
    assert (len(box.characters), len(box.perks), len(box.agendas)) == (5, 14, 23)
    assert sum(enemy.copies for enemy in box.enemies) == 27
    decks = Counter[str]()
    for item in box.items:
        decks[item.deck] += item.copies
    assert (decks["loot"], decks["asset"], decks["unique"]) == (34, 25, 11)
    kinds = Counter(tile.kind for tile in box.tiles)
    assert (kinds["dangerous"], kinds["deadly"]) == (8, 6)


def test_every_card_can_be_read_aloud() -> None:
    problems = Problems()
    pack = open_pack(*find("core", "fallout"), problems)
    assert pack is not None
    for language in pack.info.story:
        messages = read_messages(pack, STORY, language, problems)
        assert messages is not None
        for key, pattern in messages.patterns.items():
            words = len((plain(pattern) or "").split())
            # What is told anew in another language may take a few words more.
            most = _most(key) if language == "en" else 1.2 * _most(key) + 4
            assert words <= most, f"{language}: {key}"
    problems.raise_any()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_quests_are_completed_and_lead_somewhere(scenario: str) -> None:
    game = overseer.load("fallout", packs=["core"])
    players = 1 + SCENARIOS.index(scenario)
    match = overseer.Match(game, players, seed=3, scenario=scenario, max_rounds=40)
    seated = [bots.make("greedy", game, seat) for seat in range(players)]
    while (decision := match.state.decision) is not None:
        seat = int(decision.seat)
        match.apply(seated[seat].choose(match.state, seat), seat)
    kinds = Counter(happening.kind for happening in match.happenings())
    assert kinds["completed"] >= 3
    assert kinds["staged"] > 1
    assert not kinds["not-in-library"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_any_number_of_players_keeps_the_laws(scenario: str, players: int) -> None:
    checked = check_game(
        overseer.load("fallout", packs=["core"]),
        seed=70 + players,
        players=[players],
        options={"scenario": scenario, "max_rounds": 4},
        invariants=broken_invariants,
        languages=("en",),
        packs=["core"],
        elsewhere=False,
    )
    assert checked.decisions > 10


@pytest.mark.parametrize("seed", [121, 158])
def test_offers_are_foreseen_as_they_come(seed: int) -> None:
    """Games in which previews of offers were wrong: an asked-for agenda is named later."""
    options = {"scenario": "return-to-sender", "max_rounds": 5}
    game = overseer.load("fallout")
    checked = check_game(
        game, seed=seed, players=[2], options=options, languages=("en",), elsewhere=False
    )
    assert checked.previews["propose"] > 0


def _most(key: str) -> int:
    message, _, attribute = key.partition(".")
    if message.startswith("story-scenario-"):
        return 50 if attribute else 80
    if attribute.startswith(("lead-", "objective-")):
        return 15
    return 50 if attribute else 60
