"""Digital conduct: owners and defaults of prompts, undo, dice (FO-R-102 to FO-R-104)."""

from __future__ import annotations

import pytest

from overseer import CHANCE, Match
from overseer.catalog.fallout.game import FalloutGame
from overseer.kernel.errors import Illegal
from overseer.kernel.state import State
from rules.fallout.table import Table, quiet


@pytest.fixture(scope="module")
def game() -> FalloutGame:
    return FalloutGame(["outpost"])


# Defaults


@pytest.mark.rule("FO-R-102")
def test_choices_about_enemies_belong_to_the_first_player_in_anybodys_absence() -> None:
    table = Table(3, first=1).no_enemies().unstage()
    for seat in range(3):
        table.stand(seat, "A2.2")
    table.enemy("ditch-hen", "C2.1").activate("heavy-curtains")
    assert (table.question, table.seat) == ("ENEMY_STEP", 1)
    assert table.default == table.offered[0] == min(table.offered)


@pytest.mark.rule("FO-R-102")
def test_the_order_of_attacks_belongs_to_the_attacked_survivor() -> None:
    table = quiet(2).enemy("ditch-hen", "A2.2").enemy("salt-crab", "A2.2")
    table.activate("heavy-curtains")
    assert (table.question, table.seat) == ("ATTACKER", 1)
    assert table.default == table.offered[0]


@pytest.mark.rule("FO-R-102")
def test_a_killed_survivor_stands_on_the_first_space_by_default() -> None:
    assert quiet().run("damage: 16", seat=1).default == "stand A2.1"


@pytest.mark.rule("FO-R-102")
def test_trades_are_declined_by_default_on_both_sides() -> None:
    table = quiet().choose("camp", "trade 1")
    assert (table.seat, table.default) == (0, "decline")
    table.choose("give-caps 1", "propose")
    assert (table.seat, table.default) == (1, "decline")


@pytest.mark.rule("FO-R-102")
def test_a_camp_left_to_its_defaults_makes_no_trade() -> None:
    table = quiet().hold(0, "bottomless-flask!").set(0, hp=9).listen().choose("camp")
    for _ in range(9):
        if table.question != "CAMP":
            break
        assert not table.default.startswith("trade")
        table.choose(table.default)
    assert table.question == "TURN"
    assert (table.hp(0), table.traits_of(0)) == (12, {"well-rested"})
    assert table.items_of(0) == ["bottomless-flask"]


@pytest.mark.rule("FO-R-102")
@pytest.mark.parametrize("newest", ["broom-spear", "tinned-pears", "penny-novel"])
def test_over_the_limit_the_newest_cards_are_kept_by_default(newest: str) -> None:
    table = quiet().hold(0, "flare-gun", "raffle-ticket", "blue-lozenges")
    table.coming(f"draw loot {newest}").run("loot: 1")
    if table.question == "EQUIP":
        table.choose(table.default)
    assert table.question == "LIMIT"
    assert table.default.split()[1] != newest


@pytest.mark.rule("FO-R-102")
def test_nothing_is_bought_equipped_or_rerolled_by_default() -> None:
    table = quiet().set(0, caps=30).run("shop: 2")
    assert table.default == "done"
    table = quiet().coming("draw loot oilskin").run("loot: 1")
    assert (table.question, table.default) == ("EQUIP", "done")
    table = quiet().run("caps: 1", tasks="test: {letters: S, difficulty: 1}").roll(1, 1, 1)
    assert (table.question, table.default) == ("TEST_REROLL", "done")
    assert quiet().default == "end"


@pytest.mark.rule("FO-R-102")
def test_every_prompt_of_a_whole_game_has_an_owner_and_a_default(game: FalloutGame) -> None:
    state = game.new(players=3, seed=5, max_rounds=12)
    prompts = 0
    while not state.over:
        decision = state.decision
        assert decision is not None
        assert decision.seat in range(3)
        assert 0 <= decision.default < len(decision.options)
        state.apply(decision.options[(prompts * 7) % len(decision.options)])
        prompts += 1
        assert prompts < 20000
    assert prompts > 50


def choices(state: State) -> int:
    """How many options the open decision has."""
    assert state.decision is not None
    return len(state.decision.options)


# Undo


def ready(game: FalloutGame, seed: int = 3) -> Match:
    """A match at the first turn."""
    match = Match(game, players=2, seed=seed, first_player=0)
    while match.state.round == 0:
        match.apply(0)
    return match


@pytest.mark.rule("FO-R-103")
def test_a_choice_that_taught_nobody_anything_can_be_taken_back(game: FalloutGame) -> None:
    match = ready(game)
    before = match.state.digest()
    match.apply("move")
    assert match.state.digest() != before
    match.undo(0)
    assert match.state.digest() == before


@pytest.mark.rule("FO-R-103")
def test_a_choice_that_drew_a_card_cannot_be_taken_back(game: FalloutGame) -> None:
    match = ready(game)
    match.apply("encounter")
    assert not match.can_undo()
    with pytest.raises(Illegal):
        match.undo(0)


@pytest.mark.rule("FO-R-103")
def test_one_person_playing_all_seats_may_go_further(game: FalloutGame) -> None:
    match = ready(game)
    before = match.state.digest()
    match.apply("encounter")
    after = match.state.digest()
    match.undo(everyone=True)
    assert match.state.digest() == before
    match.apply("encounter")
    assert match.state.digest() == after  # the same card comes again


# Dice


def played(game: FalloutGame, seed: int) -> list[str]:
    """The digests of the first decisions of a game."""
    state = game.new(players=2, seed=seed)
    found = []
    for i in range(60):
        found.append(state.digest())
        if state.over:
            break
        state.apply((i * 5) % choices(state))
    return found


@pytest.mark.rule("FO-R-104")
def test_a_seed_gives_the_same_game_again(game: FalloutGame) -> None:
    assert played(game, 8) == played(game, 8)
    assert played(game, 8) != played(game, 9)


@pytest.mark.rule("FO-R-104")
def test_a_match_is_replayed_from_its_journal(game: FalloutGame) -> None:
    match = ready(game)
    for i in range(40):
        if match.state.over:
            break
        match.apply((i * 3) % choices(match.state))
    assert game.replay(match.journal()).state.digest() == match.state.digest()


@pytest.mark.rule("FO-R-104")
def test_chance_is_a_seat_whose_choices_can_be_made(game: FalloutGame) -> None:
    table = quiet().enemy("ditch-hen", "A2.1").letters(0, "E").choose("fight ditch-hen A2.1")
    assert (table.seat, len(table.offered)) == (CHANCE, 216)
    copy = table.land.clone()
    table.roll(3, 1, 1)
    copy.apply("dice 1 1 1")
    assert len(table.land.enemies) < len(copy.enemies)


@pytest.mark.rule("FO-R-104")
def test_a_copy_sees_the_same_dice(game: FalloutGame) -> None:
    state = game.new(players=2, seed=11)
    while state.round == 0:
        state.apply(0)
    copy = state.clone()
    for each in (state, copy):
        each.apply("encounter")
    assert state.digest() == copy.digest()
