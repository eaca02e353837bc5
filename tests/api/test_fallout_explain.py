"""Why and why not in Fallout: for anything on the table, and never by what a seat may not know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import overseer
from overseer import Explanation, State
from overseer.catalog.fallout.game import FalloutGame
from overseer.games.fallout.notation import SLOTS
from overseer.testing.play import Chooser
from overseer.texts import LANGUAGES, Ledger
from rules.fallout.content import tuned
from rules.fallout.table import Table, quiet

A2 = ("A2.1", "A2.2", "A2.3", "A2.4")
EVERY = 29  # decisions between two positions that are asked about
BUTTONS = (
    *("done", "move", "explore B1", "explore F3", "encounter", "camp", "hide", "end", "roll"),
    *("reroll 12", "reroll 123", "rested", "choose 1", "choose 4", "choose 9", "recover", "rest"),
    *("unexhaust-all", "trade 0", "trade 1", "propose", "accept", "decline", "counter"),
    *("vote yes", "vote no", "pick 0", "turn 1 3", "deposit 2", "keep S", "keep L", "put A2.1"),
    *("stand A2.2", "step A2.2", "step B1.3", "fight lamp-moth A2.1", "kill lamp-moth A2.1"),
    *("act lamp-moth A2.1", "quest two-letters 1", "complete two-letters 2", "use stimpak 1"),
    *("perk long-swing", "take long-swing", "equip oilskin", "discard oilskin inventory ready"),
    *("sell oilskin equipped ready", "unexhaust oilskin inventory exhausted", "buy stimpak"),
    *("give oilskin inventory ready", "want oilskin equipped ready", "recruit pack-mule"),
    *("give-caps 1", "want-caps 2", "want-agendas 1", "loyal heavy-curtains", "drop well-read"),
    *(
        "give-agenda well-read",
        "show well-read",
        "first 0",
        "letter P",
        "dice 1 2 3",
        "tile quarry",
    ),
    *("draw loot oilskin", "draw agenda well-read", "meet wasteland radio-mast", "token lamp-moth"),
    *("library 31", "unique tuning-fork", "character boilersmith"),
)


@cache
def game() -> FalloutGame:
    loaded = overseer.load("fallout", ["outpost"])
    assert isinstance(loaded, FalloutGame)
    return loaded


@cache
def ledger() -> frozenset[str]:
    return frozenset(Ledger("fallout").entries)


def positions(players: int, seed: int) -> Iterator[State]:
    """Some moments of a game, its end included."""
    state, chooser = game().new(players, seed, max_rounds=12), Chooser(seed)
    number = seed
    while not state.over:
        if number % EVERY == 0:
            yield state
        state.apply(chooser.choice(state)[1])
        number += 1
    yield state


@cache
def things() -> tuple[str, ...]:
    """Whatever somebody could point at: spaces, tiles, cards, tokens, buttons."""
    names = game().names
    spaces = ("A2.1", "A2.3", "B1.x", "B1.2", "C2.1", "E1.1")
    cards = (*names.items, *names.perks, *names.agendas, *names.quests, *names.characters)
    return (*SLOTS, *spaces, *names.places, *cards, *names.tokens, *BUTTONS)


def check(answer: Explanation, about: str, texts: set[object]) -> None:
    assert answer.reasons, about
    assert answer.rules, about
    assert set(answer.rules) <= ledger(), about
    # What a reason says follows from its key and the thing; each is read once.
    key = (about, answer.possible, tuple(reason.key for reason in answer.reasons))
    if key not in texts:
        texts.add(key)
        said = [answer.text(language) for language in LANGUAGES]
        assert all(text.strip() and "{" not in text for text in said), about
        assert len(set(said)) == len(said), f"{about}: not translated: {said}"


@pytest.mark.parametrize("players", [2, 3])
def test_anything_can_be_asked_about(players: int) -> None:
    texts: set[object] = set()
    for state in positions(players, seed=players):
        before = state.dump()
        for seat in range(players):
            for thing in things():
                check(state.explain(thing, seat), f"{thing} for seat {seat}", texts)
        assert state.dump() == before


def test_what_is_offered_is_possible_and_all_else_is_not() -> None:
    for state in positions(3, seed=5):
        decision = state.decision
        offered = [option.notation for option in decision.options] if decision else []
        seat = decision.seat if decision else 0
        for notation in {*offered, *BUTTONS}:
            assert state.explain(notation, seat).possible == (notation in offered), notation


def test_a_refused_choice_says_what_explain_says() -> None:
    for state in positions(4, seed=9):
        if state.decision is None:
            continue
        offered = {option.notation for option in state.decision.options}
        for notation in set(BUTTONS) - offered:
            with pytest.raises(overseer.Illegal) as caught:
                state.apply(notation)
            assert caught.value.rules == state.explain(notation).rules
            assert state.explain(notation).text() in str(caught.value)


@pytest.mark.parametrize("seat", [4, -1, -2, "0", 1.5])
def test_only_seats_can_ask(seat: object) -> None:
    state = game().new(players=4, seed=1)
    with pytest.raises(overseer.OverseerError):
        state.explain("end", seat)


# Reasons, one by one


def why(table: Table, thing: str, seat: int = 0) -> set[str]:
    """The keys of the reasons."""
    answer = game().book.explain(table.land, thing, seat)
    return {reason.key for reason in answer.reasons}


def said(table: Table, thing: str, seat: int = 0) -> str:
    return game().book.explain(table.land, thing, seat).text()


def test_things_of_a_turn() -> None:
    table = quiet().hold(0, "oilskin", "stimpak").enemy("lamp-moth", "A2.1").stand(0, "A2.1")
    assert why(table, "oilskin") == {"possible"}  # it can be equipped
    assert why(table, "lamp-moth") == {"possible"}
    assert why(table, "equip stimpak") == {"no-effect"}
    assert why(table, "camp") == {"enemy-here"}
    assert why(table, "A2.2") == {"no-points"}
    assert why(table, "B1.2") == {"tile-facedown"}
    assert why(table, "C2.1") == {"not-adjacent"}
    assert why(table, "F3") == {"no-such-space"}
    assert why(table, "A2") == {"tile-faceup"}
    assert why(table, "lighthouse") == why(table, "E1.1") == {"not-adjacent"}
    assert why(table, "boot-market") == {"not-on-map"}
    assert why(table, "two-letters") == {"not-staged"}
    assert why(table, "long-swing") == {"not-held"}
    assert why(table, "end", seat=1) == {"not-your-decision"}


def test_a_condition_is_told() -> None:
    table = quiet().stage("two-letters").stand(0, "C2.1")
    assert said(table, "quest two-letters 1") == (
        "This is possible only if you are at Crossroads Camp."
    )
    assert why(table, "quest two-letters 2") == {"no-quest-action"}


def test_a_cost_is_told() -> None:
    table = quiet().stage("parcel-for-84")
    cost = "You cannot pay the cost: discard one of your cards."
    assert cost in said(table, "quest parcel-for-84 2")


def test_a_forced_option_bars_the_others() -> None:
    table = quiet(forced=False).stand(0, "A2.1").traits(0, "vilified")
    table.deck("settlement", "town-meeting").choose("encounter")
    assert why(table, "choose 1") == {"possible"}
    assert why(table, "choose 2") == {"forced-other"}


def test_options_of_an_encounter_that_cannot_be_picked() -> None:
    table = quiet(content=tuned()).stand(0, "A2.1").set(0, caps=0)
    table.deck("settlement", "barber-surgeon").choose("encounter")
    assert table.question == "OPTION"
    assert said(table, "choose 2") == "You cannot pay the cost: pay 1 Cap."
    assert why(table, "choose 3") == {"unmet", "cannot-pay"}
    assert why(table, "choose 9") == {"no-such-option"}
    assert why(table, "end") == {"not-now"}


def test_the_shop() -> None:
    table = quiet(forced=False).hold(0, "stray-goat").set(0, caps=0)
    table.shop("stimpak", "pack-mule", "retired-bailiff", "oilskin").coming("draw asset rad-tonic")
    table.traits(0).letters(0, "").run("shop: 2")
    assert table.question == "SHOP"
    assert why(table, "buy stimpak") == why(table, "stimpak") == {"cannot-pay"}
    assert why(table, "buy pack-mule") == {"is-companion"}
    assert why(table, "recruit stimpak") == {"no-companion"}
    assert why(table, "buy diving-suit") == {"not-in-shop"}
    assert why(table, "sell stray-goat inventory ready") == {"no-value"}
    assert why(table, "sell stimpak inventory ready") == {"not-held"}


def test_the_camp() -> None:
    table = quiet(3).stand(0, "A2.1").stand(1, "A2.1").stand(2, "E1.1").hold(0, "oilskin")
    table.traits(0, "addicted").choose("camp")
    assert why(table, "recover") == {"full-hp"}
    assert why(table, "rest") == {"trait-locked"}
    assert why(table, "trade 2") == {"too-far"}
    assert why(table, "unexhaust oilskin inventory ready") == {"not-exhausted"}
    assert why(table, "unexhaust stimpak inventory exhausted") == {"not-held"}


def test_a_card_is_unexhausted_once_in_a_camp() -> None:
    """It costs nothing, so nobody is told that they cannot pay for it."""
    table = quiet().stand(0, "A2.1").set(0, rads=5).hold(0, "folding-bed!").choose("camp")
    card = "unexhaust folding-bed inventory exhausted"
    assert why(table, "done") == {"card-left"}
    assert why(table, "unexhaust-all") == {"not-several"}
    table.choose(card, "use folding-bed 1")
    assert why(table, card) == {"unexhausted-already"}
    assert why(table, "done") == {"possible"}


def test_parts_of_the_camp_are_done_once() -> None:
    table = quiet().stand(0, "A2.1").set(0, hp=2).choose("camp", "recover")
    assert why(table, "recover") == {"used-already"}
    assert why(table, "trade 0") == {"own-seat"}


def test_a_proposal() -> None:
    table = quiet().stand(0, "A2.1").stand(1, "A2.1").set(0, caps=2).set(1, caps=1)
    table.hold(0, "oilskin").agendas(0, "full-pockets").choose("camp", "trade 1")
    assert why(table, "propose") == {"empty-deal"}
    assert why(table, "give-caps 3") == {"too-many-caps"}
    assert why(table, "give-caps 0") == {"too-few"}
    assert why(table, "want-caps 2") == {"too-many-theirs"}
    assert why(table, "want stimpak inventory ready") == {"not-theirs"}
    assert why(table, "show full-pockets") == {"not-in-deal"}
    table.choose("give oilskin inventory ready", "give-caps 1", "give-agenda full-pockets")
    assert why(table, "give oilskin inventory ready") == {"in-deal"}
    assert why(table, "give-caps 1") == {"number-named"}
    assert why(table, "show full-pockets") == {"possible"}
    table.choose("show full-pockets")
    assert why(table, "show full-pockets") == {"shown"}
    table.choose("propose", "counter", "give-caps 1", "propose")
    assert why(table, "counter") == {"used-already"}


def test_a_tile_that_lies_faceup_is_not_called_facedown() -> None:
    table = quiet()
    table.stand(0, next(space for space in A2 if "B1.x" in table.neighbours(space)))
    assert why(table, "step B1.x") == {"tile-facedown"}
    table.choose("explore B1")
    while table.question != "TURN":
        table.choose(table.default)
    assert why(table, "step B1.x") == {"tile-faceup"}


def test_an_inventory_that_is_too_full() -> None:
    table = (
        quiet().equip(0, "oilskin").hold(0, "stimpak", "rad-tonic", "folding-bed", "diving-suit")
    )
    table.run()
    assert table.question == "LIMIT"
    assert why(table, "discard oilskin equipped ready") == {"not-inventory"}
    assert why(table, "discard hand-crank-radio inventory ready") == {"not-held"}
    assert why(table, "end") == {"not-now"}


def test_a_refusal_carries_its_explanation_with_the_names_of_a_match() -> None:
    match = overseer.Match(game(), 2, seed=3, names=["Ada", "Boris"])
    decision = match.state.decision
    assert decision is not None
    asked = int(decision.seat)
    with pytest.raises(overseer.Illegal) as caught:
        match.apply("end", 1 - asked)
    explanation = caught.value.explanation
    assert explanation == match.state.explain("end", 1 - asked)
    assert caught.value.rules == explanation.rules
    for language in LANGUAGES:
        assert ("Ada", "Boris")[asked] in explanation.text(language)
        assert ("Ada", "Boris")[asked] not in match.state.explain("end", 1 - asked).text(language)
    assert ("Ada", "Boris")[asked] in str(caught.value)
    with pytest.raises(overseer.Illegal) as undone:
        match.undo(asked)
    assert undone.value.explanation.text() == str(undone.value)


def test_a_companion_helps_in_its_owners_turn_only() -> None:
    table = quiet().equip(0, "retired-bailiff").stand(0, "A2.1").enemy("lamp-moth", "A2.1")
    table.traits(0, "well-rested").choose("fight lamp-moth A2.1")
    assert table.question == "BEFORE_FIGHT"
    assert why(table, "use retired-bailiff 1") == {"possible"}
    assert why(table, "use retired-bailiff 2") == {"other-moment"}
    table.choose("roll").land.active = 1
    table.roll(1, 1, 1)
    assert table.question == "FIGHT_REROLL"
    assert why(table, "use retired-bailiff 2") == {"own-turn"}


def test_a_roll_without_rerolls() -> None:
    table = quiet().letters(0, "").traits(0, "well-rested").stand(0, "A2.1")
    table.enemy("lamp-moth", "A2.1").choose("fight lamp-moth A2.1").roll(1, 1, 1)
    assert table.question == "FIGHT_REROLL"
    assert why(table, "rested") == {"possible"}
    assert why(table, "reroll 1") == {"no-rerolls"}


# Secrets


def test_a_facedown_token_is_nobodys_to_know() -> None:
    """Asked about, a token that lies facedown is as good as one that is not there."""
    answers = []
    for token in ("lamp-moth", "ditch-hen", "salt-crab"):
        table = quiet().stand(0, "A2.1").enemy(token, "A2.1", active=False)
        asked = ("lamp-moth", "fight lamp-moth A2.1", "kill lamp-moth A2.1", "salt-crab", "A2.1")
        answers.append([game().book.explain(table.land, thing, 0) for thing in asked])
    assert answers[0] == answers[1] == answers[2]
    assert {reason.key for reason in answers[0][0].reasons} == {"no-such-enemy"}


def test_an_agenda_of_another_is_nobodys_to_know() -> None:
    """Asked about, an agenda that another holds is as good as one that is in the deck."""
    answers = []
    for agendas in (("well-read", "known-face"), ("good-company", "full-pockets")):
        table = quiet().agendas(1, *agendas).agendas(0, "heavy-curtains")
        asked = ("well-read", "drop well-read", "loyal well-read", "give-agenda good-company")
        answers.append([game().book.explain(table.land, thing, 0) for thing in asked])
    assert answers[0] == answers[1]
    assert {reason.key for reason in answers[0][0].reasons} == {"not-held"}


def test_a_trade_tells_only_of_ones_own_agendas() -> None:
    answers = []
    for theirs in ("well-read", "good-company"):
        table = quiet().stand(0, "A2.1").stand(1, "A2.1").agendas(0, "full-pockets")
        table.agendas(1, theirs).choose("camp", "trade 1")
        assert table.question == "TRADE"
        asked = ("give-agenda well-read", "give-agenda full-pockets", "want-agendas 1", "well-read")
        answers.append([game().book.explain(table.land, thing, 0) for thing in asked])
    assert answers[0] == answers[1]
    assert [answer.possible for answer in answers[0]] == [False, True, True, False]
