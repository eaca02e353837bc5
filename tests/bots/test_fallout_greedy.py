"""The greedy bot for Fallout: it finishes quests, wins, and plays like somebody who knows the game."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

import overseer
from overseer import Option, bots
from overseer.arena import play, simulate
from overseer.bots.fallout.facts import facts_of
from overseer.bots.fallout.memory import Memory
from overseer.bots.fallout.prospect import DEFEAT, WIN, Prospect
from overseer.bots.mind.promise import has_news
from overseer.games.fallout import terms as t
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.seed import generator
from overseer.kernel.state import State
from overseer.testing import check_bot
from rules.fallout.table import Table

GAME = overseer.load("fallout", ["outpost"])
PLAYERS = 3
STAR_AGENDAS = ("a-light-in-the-window", "wick-and-oil", "everyone-home")


class Watched:
    """A greedy bot whose choices are counted by verb, and kept with the positions before them."""

    def __init__(self, seed: int) -> None:
        self.bot = bots.make("greedy", GAME, seed)
        self.verbs: Counter[int] = Counter()
        self.made: list[tuple[Wasteland, Option]] = []

    def choose(self, state: State, seat: int) -> Option:
        option = self.bot.choose(state, seat)
        assert isinstance(state, Wasteland)
        self.verbs[option.verb] += 1
        self.made.append((state.clone(), option))
        return option


@cache
def watched() -> tuple[Wasteland, list[Watched]]:
    """A finished game between three greedy bots."""
    state = GAME.new(players=PLAYERS, seed=8, max_rounds=100)
    seats = [Watched(seat) for seat in range(PLAYERS)]
    play(state, seats)
    assert isinstance(state, Wasteland)
    return state, seats


def chosen(table: Table, seat: int = 0) -> str:
    """What the bot chooses at a table."""
    return bots.make("greedy", GAME, 1).choose(table.land, seat).notation


def prospect(table: Table) -> Prospect:
    """The table from seat 0's chair."""
    return Memory().prospect(facts_of(table.land.cards), table.land, 0)


def quiet_table() -> Table:
    """A turn on which nothing presses: no enemies, no quests."""
    return Table().no_enemies().unstage()


def test_it_keeps_the_laws_of_bots() -> None:
    checked = check_bot(lambda seed: bots.make("greedy", GAME, seed), GAME)
    assert checked.games == len(GAME.seats)
    assert checked.decisions > 400


def test_it_beats_random_players() -> None:
    report = simulate("fallout", games=12, players=4, bots=["greedy", *["random"] * 3], seed=40)
    wins = report.wins_by_bot
    assert wins["greedy"] >= 8
    assert wins["greedy"] > 4 * wins["random"]


def test_games_between_greedy_bots_are_mostly_won_and_not_long() -> None:
    report = simulate("fallout", games=12, players=PLAYERS, bots=["greedy"], seed=19)
    assert report.tally.lost_by_all <= 3
    assert report.rounds / 12 < 30


def test_it_finishes_quests() -> None:
    state, _ = watched()
    numbers = state.cards.quest_number
    finished = [number for number in numbers if state.shelf[number] == 2]
    assert len(finished) >= 4


def test_it_explores_fights_meets_people_camps_and_takes_quest_actions() -> None:
    verbs = sum((seat.verbs for seat in watched()[1]), Counter[int]())
    for verb in (t.EXPLORE, t.FIGHT, t.ENCOUNTER, t.CAMP, t.QUEST, t.REROLL):
        assert verbs[verb] > 0


def test_it_does_not_look_at_the_dice_to_come() -> None:
    for seat, watcher in enumerate(watched()[1]):
        again = bots.make("greedy", GAME, seat)
        for position, option in watcher.made:
            position.rng = generator(12345)
            assert again.choose(position, seat) == option


def test_it_takes_a_quest_action_that_pays_an_agenda() -> None:
    table = quiet_table().stage("door-109").stand(0, "C2.2").letters(0, "SPI")
    assert chosen(table).startswith("quest door-109")


def test_it_fights_a_weak_enemy_that_a_quest_asks_for() -> None:
    table = quiet_table().stage("moth-problem").stand(0, "A2.1").enemy("lamp-moth", "A2.1")
    assert chosen(table) == "fight lamp-moth A2.1"


def test_it_goes_where_a_quest_leads() -> None:
    table = quiet_table().stage("door-109").stand(0, "C2.4").letters(0, "SPI").drop_all(0)
    made: list[str] = []
    while not made or not made[-1].startswith("quest"):
        made.append(chosen(table))
        table.choose(made[-1])
    assert made[0] == "move"
    assert made[-2:] == ["step C2.2", "quest door-109 1"]


def test_the_better_weapon_is_equipped() -> None:
    table = quiet_table().drop_all(0).letters(0, "SPL").equip(0, "broom-spear")
    table.hold(0, "long-rifle")
    assert chosen(table) == "equip long-rifle"


def test_any_weapon_is_better_than_none() -> None:
    table = quiet_table().drop_all(0).letters(0, "C").hold(0, "broom-spear")
    assert chosen(table) == "equip broom-spear"


def test_a_mule_carries_its_owner_to_a_goal_and_nowhere_else() -> None:
    table = quiet_table().drop_all(0).letters(0, "SPI").hold(0, "pack-mule").stand(0, "A2.1")
    table.choose("equip pack-mule")
    assert chosen(table) == "encounter"
    assert chosen(table.stage("door-109").stand(0, "C2.4")) == "use pack-mule 1"


def test_a_survivor_who_is_almost_dead_camps() -> None:
    table = quiet_table().stand(0, "A2.3").set(0, hp=2)
    assert chosen(table) == "camp"


def test_an_aid_is_used_when_it_heals_and_not_before() -> None:
    table = quiet_table().drop_all(0).hold(0, "stimpak")
    assert not chosen(table).startswith("use stimpak")
    assert chosen(table.set(0, hp=3)).startswith("use stimpak")


@pytest.mark.parametrize(("power", "worth"), [((5, 0), DEFEAT), ((6, 6), DEFEAT)])
def test_it_does_not_hand_the_game_to_a_faction(power: tuple[int, int], worth: float) -> None:
    table = quiet_table().agendas(0, "well-read").power(*power)
    assert prospect(table).power(t.STAR, 2) == worth


def test_it_ends_the_track_if_that_makes_it_win() -> None:
    table = quiet_table().agendas(0, *STAR_AGENDAS).power(5, 4)
    assert prospect(table).power(t.STAR, 3) == WIN


def test_it_helps_the_faction_that_its_own_agendas_pay_for() -> None:
    star = prospect(quiet_table().agendas(0, *STAR_AGENDAS[:2]).power(1, 1))
    assert star.power(t.STAR, 1) > 1 > 0 > star.power(t.SHIELD, 1)


def test_what_others_have_in_hand_does_not_matter() -> None:
    table = quiet_table().agendas(0, "well-read").agendas(1, "heavy-curtains")
    before = prospect(table).power(t.SHIELD, 1)
    assert prospect(table.agendas(1, "everyone-home")).power(t.SHIELD, 1) == before


def test_the_least_promising_agenda_is_dropped() -> None:
    table = quiet_table().power(3, 0)
    table.agendas(0, *STAR_AGENDAS, "keepers-oath")
    table.coming("draw agenda quiet-please").run("agenda: 1")
    assert table.question == "AGENDA_LIMIT"
    assert chosen(table) == "drop quiet-please"


def test_a_letter_that_is_not_owned_is_kept() -> None:
    table = quiet_table().letters(0, "S").coming("letter S", "letter A").run("level: 1")
    assert table.question == "KEEP"
    assert chosen(table) == "keep A"


def test_dice_that_fit_stay() -> None:
    table = quiet_table().drop_all(0).letters(0, "SA").equip(0, "broom-spear").stand(0, "A2.1")
    table.enemy("ditch-hen", "A2.1").choose("fight ditch-hen A2.1").roll(3, 1, 1)
    assert chosen(table) == "done"


def test_dice_that_do_not_fit_are_rerolled() -> None:
    table = quiet_table().drop_all(0).letters(0, "SA").equip(0, "broom-spear").stand(0, "A2.1")
    table.enemy("ditch-hen", "A2.1").choose("fight ditch-hen A2.1").roll(1, 1, 1)
    assert chosen(table).startswith("reroll")


def test_it_proposes_no_trades() -> None:
    verbs = sum((seat.verbs for seat in watched()[1]), Counter[int]())
    assert verbs[t.TRADE] == 0


def test_a_gift_is_accepted_and_a_bad_deal_is_not() -> None:
    table = quiet_table().stand(0, "A2.1").stand(1, "A2.1").drop_all(0).drop_all(1)
    table.hold(1, "long-rifle").set(1, caps=9).set(0, caps=9)
    table.end_turn().choose("camp", "trade 0")
    gift = table.choose("give long-rifle inventory ready", "propose")
    assert gift.seat == 0
    assert chosen(gift) == "accept"
    asked = gift.choose("decline").choose("trade 0", "want-caps 9", "propose")
    assert chosen(asked) == "decline"


def test_only_fallout_is_played() -> None:
    state = overseer.load("shelter").new(players=2, seed=1)
    assert state.decision is not None
    with pytest.raises(overseer.Malformed, match="plays Fallout only"):
        bots.make("greedy", GAME, 1).choose(state, state.decision.seat)


def test_whoever_has_read_all_encounters_expects_no_rumours_of_them() -> None:
    table = quiet_table().stage("bounty-board")
    fresh = prospect(table)
    assert has_news(table.land, t.WASTELAND)
    assert has_news(table.land, t.SETTLEMENT)
    table.deck("wasteland", "open-manhole")
    assert not has_news(table.land, t.WASTELAND)
    assert prospect(table).staged == fresh.staged  # in towns there may be news
    table.deck("settlement", "market-day")
    assert not has_news(table.land, t.SETTLEMENT)
    assert prospect(table).staged > fresh.staged  # only a new quest is new


def test_encounters_that_come_back_are_no_news() -> None:
    table = quiet_table().deck("settlement", "market-day", "spare-bunk")
    pile = table.land.encounter_decks[t.SETTLEMENT]
    assert has_news(table.land, t.SETTLEMENT)
    read = pile.cards[0]
    pile.take(read)
    pile.put_below([read])
    assert not has_news(table.land, t.SETTLEMENT)  # what is left is known by elimination
