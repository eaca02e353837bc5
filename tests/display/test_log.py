"""The log for clients: sentences with their round, seat, place, icons and dice."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import cast

import pytest

from display.plays import GAMES, LANGUAGES, display, finished, game, new_match, played
from overseer import Match
from overseer.catalog.fallout.game import FalloutGame
from overseer.catalog.shelter import ShelterGame
from overseer.display import Display
from overseer.display.log import Teller
from overseer.display.model import LogEntry
from overseer.display.reader import Reader
from overseer.display.shelter.icons import REFERENCE
from overseer.display.shelter.log import ShelterTeller
from overseer.games.shelter import terms as t
from overseer.journal.course import Passage
from overseer.kernel.decision import verb_of
from overseer.kernel.event import CHOICE, Event
from overseer.texts.bundles import in_language
from rules.table import Table


def heard(table: Table, *choices: str) -> list[tuple[str, str, list[tuple[str, int]], list[int]]]:
    """What choices lead to, as text, place, icons and dice."""
    table.listen().play(*choices)
    teller = ShelterTeller(table.game.book, Reader("en", ("Ada", "Borys")))
    found = []
    for event in teller.merged(table.vault.trace or []):
        teller.hear(event)
        mark, text = teller.mark(event), teller.sentence(event)
        if text is not None:
            icons = [(icon.icon, icon.count) for icon in mark.icons]
            found.append((text, mark.place, icons, mark.dice))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_log_told_line_by_line_is_the_whole_log(name: str) -> None:
    told: list[LogEntry] = []
    line = 0
    shown = display(name)
    for match in played(name, 3, seed=5, max_rounds=8):
        told += shown.log(match, line, "en")
        line = match.lines[-1].number
    assert told == shown.log(match, 0, "en")
    assert [entry.line for entry in told] == sorted(entry.line for entry in told)


def with_undos(name: str, seed: int) -> Match:
    """A match in which people changed their minds, about much and about little."""
    match = new_match(name, 3, seed, max_rounds=8)
    dice = random.Random(seed)
    while not match.state.over and match.count < 600:
        decision = dice.choice(match.state.decisions)
        match.apply(dice.choice(decision.options), int(decision.seat))
        for _ in range(dice.choice((0, 0, 0, 0, 0, 1, 1, 4))):
            if match.can_undo(everyone=True):
                match.undo(everyone=True)
    assert any(line.verb == "rewind" for line in match.lines)
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_pages_of_a_log_make_up_the_whole(name: str, language: str) -> None:
    match, shown = with_undos(name, 4), display(name)
    whole = shown.log(match, 0, language)
    for most in (1, 7, 50):
        pages: list[list[LogEntry]] = []
        before = match.last + 1
        while before:
            page = shown.log_page(match, before, most, language)
            lines = {entry.line for entry in page.entries}
            assert len(page.entries) <= most or len(lines) == 1
            assert page.earlier < before
            assert all(page.earlier <= line < before for line in lines)
            pages.insert(0, page.entries)
            before = page.earlier
        assert [entry for page in pages for entry in page] == whole
        assert len(pages) > 2


@pytest.mark.parametrize("name", GAMES)
def test_a_log_begins_at_any_line(name: str) -> None:
    match, shown = with_undos(name, 9), display(name)
    whole = shown.log(match, 0, "en")
    for line in range(match.last + 2):
        assert shown.log(match, line, "en") == [entry for entry in whole if entry.line > line]


@pytest.mark.parametrize("name", GAMES)
def test_a_page_looks_at_no_more_than_it_tells(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, looked = finished(name, 4, 5, 30), 0
    passages = Match.passages

    def counted(match: Match, after: int = 0) -> list[Passage]:
        nonlocal looked
        found = passages(match, after)
        looked += len(found)
        return found

    monkeypatch.setattr(Match, "passages", counted)
    page = display(name).log_page(match, match.last + 1, 20, "en")
    assert 0 < len(page.entries) <= 20
    assert looked < match.count


@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_of_the_log_is_there_in_its_order(name: str) -> None:
    match = finished(name, 2, 3, 8)
    plain = Display(game(name)).log(match, 0, "en")
    assert [entry.text for entry in plain] == list(map(str, match.log("en")))
    texts = {entry.text for entry in display(name).log(match, 0, "en")}
    rounds = [entry.text for entry in plain if entry.text.startswith("Round ")]
    assert rounds
    assert set(rounds) <= texts


def test_what_is_picked_for_a_player_is_told() -> None:
    verbs = {"with", "room", "side", "pay", "give", "take", "gain", "ready"}
    told: list[str] = []
    for seed in range(4):
        match = finished("shelter", 3, seed)
        said = {entry.line: entry for entry in display("shelter").log(match, 0, "en")[::-1]}
        for step in match.passages():
            seat = step.line.seat
            if step.own or seat < 0 or step.line.verb not in verbs:
                continue
            entry = said[step.line.number]
            assert entry.text.startswith(f"{match.names[seat]} had no other choice: ")
            assert entry.seat == seat
            told.append(step.line.verb)
    assert {"room", "pay", "with"} <= set(told)


@pytest.mark.parametrize("name", GAMES)
def test_an_entry_knows_its_round(name: str) -> None:
    current = 0
    for entry in display(name).log(finished(name, 2, 3, 8), 0, "en"):
        if entry.text.startswith("Round "):
            current = int(entry.text.removeprefix("Round "))
        assert entry.round == current


@pytest.mark.parametrize(
    ("name", "position", "number"),
    [
        ("shelter", {"players": [{}, {}], "round": 7}, 7),
        ("fallout", {"survivors": [{}], "round": 3}, 3),
    ],
)
def test_a_game_from_a_position_is_told_in_the_round_it_begins_in(
    name: str, position: dict[str, object], number: int
) -> None:
    match = Match(game(name), position=position, seed=7)
    match.apply(0)
    assert display(name).log(match, 0, "en")[0].round == number


def test_what_is_taken_back_is_not_told() -> None:
    match = new_match("shelter", 2, seed=1)
    match.apply("place - L0.7")
    before = len(display("shelter").log(match, 0, "en"))
    first = match.lines[-1].number
    match.undo()
    told = display("shelter").log(match, 0, "en")
    assert len(told) < before
    assert all(entry.line < first for entry in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_icons_and_places_of_shelter_are_known_to_clients(language: str) -> None:
    own = finished("shelter", 4, 1, 12)
    table = cast(ShelterGame, own.game).book.table(own.state, 0)
    cards = set(display("shelter").faces(table, language))
    for entry in display("shelter").log(own, 0, language):
        assert all(icon.icon in REFERENCE and icon.name for icon in entry.icons)
        is_space = entry.place.startswith("L") and "." in entry.place
        assert entry.place == "" or is_space or entry.place in cards
        assert all(1 <= die <= 6 for die in entry.dice)


def test_a_placement_points_to_its_space_with_what_it_moves() -> None:
    table = Table(players=2).cubes(0, "FFF")
    assert heard(table, "place - L0.5") == [
        ("Ada places a dweller on L0.5: Vault Entrance, left", "L0.5", [], []),
        ("Ada pays 3 food", "L0.5", [("food", -3)], []),
        ("Ada gains a new dweller", "L0.5", [("new-dweller", 1)], []),
    ]


def test_gains_of_the_same_kind_are_told_together() -> None:
    table = Table(players=2).dwellers(0, "S", "-")
    told = heard(table, "place S L0.11")
    assert told[-1] == ("Ada gains 4 power", "L0.11", [("power", 4)], [])


def test_dice_of_a_fight_belong_to_the_space_and_to_who_fights() -> None:
    table = Table(players=2).threat("L0.9", "radroach")
    told = heard(table, "place - L0.9", "roll 1 2")
    assert told[1:] == [
        ("Dice: 1 and 2", "L0.9", [], [1, 2]),
        ("Ada loses the fight: 3 against 5", "L0.9", [], []),
        ("A dweller of Ada is injured on L0.9", "L0.9", [("injure", -1)], []),
    ]


def test_dice_of_the_vault_belong_to_nobody() -> None:
    table = Table(players=2).pass_all()
    told = heard(table, "roll 3 4")
    assert told[0] == ("Dice: 3 and 4", "", [], [3, 4])
    match = finished("shelter", 3, 5, 8)
    log = display("shelter").log(match, 0, "en")
    for dice, after in pairwise(log):
        if dice.dice and after.text.startswith("Level "):
            assert (dice.seat, dice.place) == (-1, "")


def test_an_item_is_pointed_to_by_its_card() -> None:
    table = Table(players=2, items=("shotgun", "globe", "camera")).cubes(0, "W")
    told = heard(table, "place - L0.2", "take shotgun", "draw item stimpak")
    assert ("Ada takes Shotgun", "shotgun", [("item", 1)], []) in told
    assert ("New in the item track: Stimpak", "stimpak", [], []) in told


def test_stories_of_fallout_are_told_when_they_are_read_aloud() -> None:
    own = cast(FalloutGame, game("fallout"))
    quests = {quest.id: own.content.told("en", f"quest-{quest.id}") for quest in own.content.quests}
    names = own.book.words("en")
    found = 0
    for seed in range(3):
        log = [
            entry.text for entry in display("fallout").log(finished("fallout", 2, seed), 0, "en")
        ]
        for quest, story in quests.items():
            staged = f"Quest staged: {names.card_name('quest', quest)}"
            if staged in log and story:
                assert log[log.index(staged) + 1] == story
                found += 1
    assert found > 5


def test_an_option_that_is_picked_is_told_with_its_outcome() -> None:
    own = cast(FalloutGame, game("fallout"))
    outcomes = {
        own.content.told("en", f"encounter-{card.id}.outcome-{number}")
        for card in own.content.encounters
        for number in range(1, len(card.options) + 1)
    }
    found = 0
    for seed in range(6):
        match = finished("fallout", 2, seed)
        log = [entry.text for entry in display("fallout").log(match, 0, "en")]
        for place, text in enumerate(log):
            if " picks: " in text:
                assert log[place + 1] in outcomes
                found += 1
    assert found > 3


def test_places_of_fallout_are_on_its_map() -> None:
    match = finished("fallout", 2, 1)
    slots = {
        slot["slot"]
        for slot in cast(dict[str, list[dict[str, str]]], match.state.view(0)["table"])["map"]
    }
    places = [entry.place for entry in display("fallout").log(match, 0, "en") if entry.place]
    assert places
    assert {place.partition(".")[0] for place in places} <= slots


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_choice_that_was_made_for_somebody_is_told_as_such(name: str, language: str) -> None:
    told = 0
    for seed in range(3):
        match = finished(name, 2, seed, 25)
        teller = display(name).teller(match.state, Reader(language, match.names))
        entries = display(name).log(match, 0, language)
        for passage in match.passages(0):
            picks = [each for each in passage.events if is_pick(each, teller)]
            for event in picks if not passage.own else ():
                choice = teller.choice(int(event.a))
                player = match.names[int(event.seat)]
                said = in_language(language).format("log-forced", player=player, choice=choice)
                line = passage.line.number
                assert said in [entry.text for entry in entries if entry.line == line]
                told += 1
    assert told > 0


def is_pick(event: Event, teller: Teller) -> bool:
    return event.kind == CHOICE and event.seat >= 0 and verb_of(event.a) in teller.picked


@pytest.mark.parametrize("name", GAMES)
def test_what_somebody_chose_is_not_told_as_the_only_choice(name: str) -> None:
    match = finished(name, 2, 1, 25)
    own = {passage.line.number for passage in match.passages(0) if passage.own}
    told = [entry for entry in display(name).log(match, 0, "en") if entry.line in own]
    assert told
    assert not [entry for entry in told if " had no other choice: " in entry.text]


def test_a_die_that_falls_again_is_told_with_the_other_one() -> None:
    table = Table().items(0, "scottish-fold").threat("L0.7", "raider")
    told = heard(
        table, "place - L0.7", "roll 1 5", "use scottish-fold", "reroll 1", "die 2", "pass"
    )
    dice = {text: (place, faces) for text, place, _, faces in told if faces}
    assert dice == {
        "Dice: 1 and 5": ("L0.7", [1, 5]),
        "The die shows 2: 2 and 5 make 7": ("L0.7", [2, 5]),
    }


def test_a_room_that_is_built_is_fresh() -> None:
    table = Table().cubes(0, "WWWFFFEEE").listen().play("place - L1.e", "room garden", "side left")
    teller = ShelterTeller(table.game.book, Reader("en", ("Ada", "Borys")))
    fresh = {event.kind for event in table.vault.trace or [] if teller.mark(event).fresh}
    assert fresh == {t.E_BUILT}
