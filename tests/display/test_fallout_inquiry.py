"""Questions of Fallout as whoever answers them sees them: contests, shop, trade, camp."""

from __future__ import annotations

from collections import Counter
from typing import cast

import msgspec
import pytest

from display.plays import LANGUAGES, NAMES, display, sampled
from overseer.display.fallout.book import FalloutBook
from overseer.display.fallout.inquiries import FalloutInquiry, Side
from overseer.display.reader import Reader
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision
from overseer.kernel.state import State
from overseer.texts.ledger import ledger
from rules.fallout.table import Table, quiet

HERE = "C2.1"
KINDS = {
    *(
        "fight-reroll",
        "test-reroll",
        "shop",
        "trade",
        "answer",
        "agendas",
        "camp",
        "equip",
        "character",
    ),
}


def inquiry(state: State, language: str = "en") -> FalloutInquiry | None:
    decision = state.decision
    assert decision is not None
    found = display("fallout").inquiry(state, decision, Reader(language, NAMES))
    return cast(FalloutInquiry | None, found)


def asked(table: Table) -> FalloutInquiry:
    found = inquiry(table.land)
    assert found is not None
    return found


def choices_of(found: FalloutInquiry) -> set[str]:
    """Everything that an inquiry lets one choose first."""
    first = {each.choice for each in found.replies}
    if found.contest is not None:
        contest = found.contest
        first |= {each.choice for each in contest.rolls} | {each.choice for each in contest.turns}
        first |= {each.choice for each in contest.chips}
        first |= set() if contest.stop is None else {contest.stop.choice}
    if found.beginning is not None:
        first |= {each.choice for each in found.beginning.dossiers}
    if found.shop is not None:
        first |= {each.choices[0] for each in found.shop.wares if each.choices}
        first |= {each.choice for each in found.shop.sales} | {found.shop.leave}
    if found.trade is not None:
        trade = found.trade
        first |= {trade.accept, trade.propose, trade.counter, trade.decline}
        for side in trade.sides:
            first |= {good.choice for good in side.stock} | {good.show for good in side.goods}
            first |= {*side.more_caps, *side.more_agendas}
    return first - {""}


def test_inquiries_agree_with_what_is_offered_in_any_game() -> None:
    seen: Counter[str] = Counter()
    rules = ledger("fallout").entries
    for number, match in enumerate(sampled("fallout", 8, 1)):
        decision = match.state.decision
        if decision is None:
            continue
        found = inquiry(match.state, LANGUAGES[number % len(LANGUAGES)])
        if found is None:
            continue
        seen[decision.kind] += 1
        offered = {option.notation for option in decision.options}
        early = {"propose"} - offered  # nothing is in the offer yet
        assert choices_of(found) - early == offered, decision.kind
        assert found.title
        assert found.icon
        assert set(found.rules) <= rules.keys()
        assert all(reply.lines and reply.rules for reply in found.replies if not reply.choice)
        _check(cast(Wasteland, match.state), decision, found)
    assert seen.keys() >= KINDS


def _check(land: Wasteland, decision: Decision, found: FalloutInquiry) -> None:
    seat = int(decision.seat)
    if found.contest is not None:
        contest = found.contest
        assert contest.advice in {option.notation for option in decision.options}
        stops = contest.stop is not None and contest.advice == contest.stop.choice
        # Cards that can still help are not weighed; and to strike is not to stop.
        undecided = bool(contest.chips) or decision.kind == "fight-last"
        assert bool(contest.advice_text) is (not undecided) if stops else True
        for way in contest.rolls:
            assert sum(each.percent for each in way.results) in (0, 100)
            assert (
                sum(each.percent for each in way.ends) == pytest.approx(100, abs=1) or not way.ends
            )
        if decision.kind == "fight-reroll":
            stopped = land.clone()
            stopped.trace = []
            stopped.apply("done", seat)
            assert contest.stop is not None
            assert contest.stop.percent in (0, 100)
    if found.shop is not None:
        assert found.shop.caps == land.caps[seat]
        for ware in found.shop.wares:
            for choices in filter(None, (ware.choices, ware.worn)):
                tried = land.clone()
                tried.auto_chance = False
                for choice in choices:
                    tried.apply(choice, seat)
                assert tried.caps[seat] == land.caps[seat] - ware.price
                after = tried.decision
                goes_on = after is not None and after.kind == "shop"
                assert choices is ware.worn or ware.last != goes_on
        for sale in found.shop.sales:
            tried = land.clone()
            tried.auto_chance = False
            tried.apply(sale.choice, seat)
            assert tried.caps[seat] == land.caps[seat] + sale.price


def test_trades_name_no_agenda_that_the_reader_may_not_know() -> None:
    hidden = 0
    for match in sampled("fallout", 8, 1):
        decision = match.state.decision
        if decision is None or decision.kind not in ("trade", "answer", "agendas"):
            continue
        found = inquiry(match.state)
        assert found is not None
        assert found.trade is not None
        book = cast(FalloutBook, match.state.book)
        table = book.table(match.state, int(decision.seat))
        assert table.trade is not None
        known = {held.agenda for held in table.survivors[decision.seat].hand or ()}
        known |= {each for each in table.trade.gives_agendas + table.trade.named_agendas if each}
        text = msgspec.json.encode(found).decode()
        others = set(book.names.agendas) - known
        assert not [agenda for agenda in others if f"agenda:{agenda}" in text]
        hidden += sum(good.card == "" for side in found.trade.sides for good in side.goods)
    assert hidden


# Fights


def rolled(token: str, *faces: int, gear: tuple[str, ...] = (), hp: int = 9) -> Table:
    """Ada has rolled against an enemy, and may reroll."""
    table = quiet().stand(0, HERE).enemy(token, HERE).set(0, hp=hp, rads=1).letters(0, "S")
    table.equip(0, "broom-spear", *gear)
    return table.choose(f"fight {token} {HERE}").roll(*faces)


def test_a_fight_is_told_with_both_futures() -> None:
    contest = asked(rolled("glow-newt", 4, 3, 5, gear=("oilskin",))).contest
    assert contest is not None
    assert contest.opponent is not None
    assert (contest.kind, contest.rerolls, contest.now) == ("fight", 1, 1)
    assert [mark.letter for mark in contest.letters if mark.owned] == ["S"]
    assert contest.opponent.remarks[0].text == "Weak: head, body. 2 hits kill it."
    assert [[line.text for line in die.lines] for die in contest.dice] == [
        ["head: 1 hit", "● 1 at you"],
        ["arms: no hit", "nothing at you"],
        ["legs: no hit", "● 1 at you"],
    ]
    assert contest.dice[0].fits == ["head"]
    assert contest.stop is not None
    assert contest.stop.percent == 0
    assert [(line.step, line.text) for line in contest.stop.lines] == [
        (3, "● 2 − armor 1 = 1, times level 2: 2 damage. Then 2 rads."),
        (3, "4 HP left."),
        (4, "Your hits: 1 of 2 needed. It stays."),
    ]
    assert [way.dice for way in contest.rolls] == [[1], [2], [1, 2], [3], [1, 3], [2, 3], [1, 2, 3]]
    assert contest.rolls[5].title == "If you roll 2, 3"
    assert contest.advice == "reroll 3"


def test_who_would_die_of_the_dice_is_told_so() -> None:
    contest = asked(rolled("glow-newt", 6, 6, 6, hp=5)).contest
    assert contest is not None
    assert contest.stop is not None
    assert contest.stop.lines[-1].text.startswith("You are killed before you strike")
    assert "home" in {each.key for each in contest.rolls[0].results}


def test_well_rested_says_what_a_reroll_more_is_worth() -> None:
    table = quiet().stand(0, HERE).enemy("glow-newt", HERE).traits(0, "well-rested")
    contest = asked(table.choose(f"fight glow-newt {HERE}").roll(1, 1, 1)).contest
    assert contest is not None
    assert [(chip.choice, chip.icon) for chip in contest.chips] == [("rested", "t-well-rested")]
    assert contest.chips[0].lines[0].startswith("then ")
    assert contest.rolls == []


# Tests, the shop, camp


def test_areas_mean_nothing_in_a_test() -> None:
    table = quiet().letters(0, "S").run("caps: 1", tasks="test: {letters: S, difficulty: 3}")
    contest = asked(table.roll(4, 4, 1)).contest
    assert contest is not None
    assert (contest.kind, contest.opponent, contest.sum) == ("test", None, "of 3 successes")
    assert contest.successes == 2
    assert [die.fits for die in contest.dice] == [[], [], []]
    assert [die.lines[0].text for die in contest.dice] == [
        "● 1 counts",
        "● 1 counts",
        "no success",
    ]
    assert contest.stop is not None
    assert contest.stop.lines[0].text == "The test is failed."


def test_the_shop_tells_prices_and_what_is_short() -> None:
    table = quiet().set(0, caps=4).shop("quilted-coat", "hand-crank-radio", "pack-mule")
    table.equip(0, "oilskin").hold(0, "stimpak")
    shop = asked(table.coming("draw asset nerve-tonic").run("shop: 2")).shop
    assert shop is not None
    wares = {ware.item: ware for ware in shop.wares}
    assert wares["nerve-tonic"].fresh
    assert wares["nerve-tonic"].choices == ["buy nerve-tonic"]
    assert wares["quilted-coat"].choices == ["buy quilted-coat", "done"]
    assert wares["quilted-coat"].worn == ["buy quilted-coat", "equip quilted-coat"]
    assert wares["quilted-coat"].worn_text == "Oilskin would go into the inventory."
    assert (wares["hand-crank-radio"].short, wares["hand-crank-radio"].choices) == (1, [])
    assert wares["pack-mule"].recruits
    assert {sale.item: sale.price for sale in shop.sales}["stimpak"] == 2


def test_camp_says_what_each_part_does_or_why_it_does_not() -> None:
    table = quiet().stand(0, HERE).set(0, hp=8).choose("camp")
    recover, rest, *others, done = asked(table).replies
    assert recover.lines == ["3 HP", "8 becomes 11"]
    assert rest.choice == "rest"
    assert done.choice == "done"
    assert any(reply.warns and reply.rules for reply in others)  # nobody is near to trade with


def offer(table: Table) -> tuple[Side, Side]:
    trade = asked(table).trade
    assert trade is not None
    mine, theirs = trade.sides
    return mine, theirs


def test_an_offer_has_two_sides_and_a_stamp() -> None:
    table = quiet().stand(0, HERE).stand(1, HERE).set(0, caps=3).set(1, caps=2)
    table.hold(0, "stimpak", "stimpak").hold(1, "bell-hammer").agendas(1, "well-read")
    table.choose("camp", "trade 1")
    mine, theirs = offer(table)
    assert [good.choice for good in mine.stock] == ["give stimpak inventory ready"] * 2
    assert (len(mine.more_caps), len(theirs.more_caps), len(theirs.more_agendas)) == (3, 2, 1)
    table.choose("give stimpak inventory ready", "want-agendas 1", "propose")
    mine, theirs = offer(table)  # it is the other who is asked
    assert (mine.seat, mine.unnamed, theirs.stamp) == (1, 1, "Offered")
    assert [good.card for good in mine.stock] == ["agenda:well-read"]
