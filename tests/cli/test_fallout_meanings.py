"""What options, sums and logs of Fallout say about what they do, in the terminal and on the page."""

from __future__ import annotations

import pytest

from cli.test_play_fallout_table import game, page, panel_of, scene_of, words
from overseer.cli.terminal.fallout.boards import draw_boards, draw_quests
from overseer.cli.terminal.fallout.menu import menu_of
from overseer.display.fallout.display import FalloutDisplay
from overseer.display.reader import Reader
from overseer.games.fallout.rows import owned_card
from overseer.kernel.event import CHOICE
from overseer.texts.bundles import LANGUAGES
from rules.fallout.content import tuned
from rules.fallout.table import Table

NAMES = ("Ada", "Boris")


def quiet(**arguments: object) -> Table:
    return Table(spaces=["A2.1", "A2.2"]).no_enemies()


def button(table: Table, choice: str, language: str = "en") -> str:
    """What a button of the page says."""
    decision = table.land.decision
    assert decision is not None
    option = next(each for each in decision.options if each.notation == choice)
    display = FalloutDisplay(game())
    return display.option_text(table.land, decision, option, Reader(language, NAMES))


def entry(table: Table, choice: str, language: str = "en") -> str:
    """What an entry of the terminal's menu says."""
    found = [
        f"{each.title} {each.words} {each.note}"
        for each in menu_of(scene_of(table, language)).entries
        if choice in [option.notation for option in each.options]
    ]
    return words(found[0])


def said(table: Table, choice: str, language: str = "en") -> list[str]:
    return [button(table, choice, language), entry(table, choice, language)]


def told(table: Table, language: str = "en") -> list[str]:
    """The log of what a table has listened to."""
    events = table.land.trace or []
    lines = [game().book.log_line(event, language, NAMES) for event in events]
    return [text for text in lines if text is not None]


def test_the_hit_of_a_ranged_weapon_is_in_the_sum() -> None:
    table = quiet().drop_all(0).equip(0, "long-rifle").letters(0, "P").listen()
    table.enemy("glow-newt", "A2.2").choose("fight glow-newt A2.2").roll(4, 1, 1)
    panel = panel_of(scene_of(table))
    assert panel is not None
    assert "Your hits: 1 by dice, 1 by the ranged weapon, 0 by cards; 2 of 2 needed." in panel.lines
    table.choose("done")
    assert table.log("STRUCK") == [("STRUCK", 0, 2, 2, 0)]


def test_selling_says_what_the_shop_pays() -> None:
    table = quiet().drop_all(0).hold(0, "stimpak").run("shop: {items: 1}").listen()
    for text in said(table, "sell stimpak inventory ready"):
        assert "brings 2 Caps" in text
    table.choose("sell stimpak inventory ready")
    assert [event[3] for event in table.log("SOLD")] == [2]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Wick and Oil gives 1 influence now: 1 for the card; 0 for “"),
        ("pl", "daje teraz wpływ 1: 1 za samą kartę; 0 za „"),
        ("ru", "даёт сейчас влияние 1: 1 за саму карту; 0 за «"),
    ],
)
def test_what_an_agenda_gives_can_be_read(language: str, line: str) -> None:
    table = quiet().agendas(0, "wick-and-oil").power(star=0, shield=0)
    board = words("\n".join(text.plain for text in draw_boards(scene_of(table, language), 80)))
    assert line in board


def test_a_step_says_what_it_costs() -> None:
    table = quiet().choose("move")
    for text in said(table, "step A2.2"):
        assert "1 movement point" in text
    table = quiet().stand(0, "C2.2").choose("move")
    for text in said(table, "step C2.3"):
        assert "1 movement point, 1 rad" in text


def test_camp_says_what_rest_and_recovery_are() -> None:
    table = quiet().set(0, hp=14).choose("camp")
    for text in said(table, "recover"):
        assert "2 HP" in text  # 3, but only 2 are missing
    for text in said(table, "rest"):
        assert "can be given up for a reroll in a fight or a test" in text


def test_loyalty_says_what_it_does() -> None:
    table = quiet().agendas(0, "wick-and-oil")
    table.end_turn().end_turn()
    for text in said(table, "loyal wick-and-oil"):
        assert "you are loyal to ★ The Lamplighters: its enemies neither block nor attack" in text
    table.choose("loyal wick-and-oil").end_turn().end_turn()
    for text in said(table, "hide"):
        assert "no longer loyal to ★ The Lamplighters" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_character_is_shown_with_what_their_item_does(language: str) -> None:
    table = Table(set_up_all=False)
    table._answer_chance()
    content = game().content
    character = next(card for card in content.characters if card.item)
    item = " ".join(scene_of(table, language).look.lore.texts.item(character.item))
    for text in said(table, f"character {character.id}", language):
        assert item in text


def test_whoever_is_attacked_does_not_attack() -> None:
    table = quiet().drop_all(0).stand(0, "A2.1").enemy("glow-newt", "A2.1").listen()
    table.choose("fight glow-newt A2.1")
    assert "Ada fights Glow Newt, level 2" in told(table)
    table = quiet().drop_all(0).stand(0, "A2.1").enemy("ditch-hen", "A2.1").listen()
    dealt = {owned_card(code) for code in table.land.agendas}
    agenda = next(
        card.id
        for number, card in enumerate(game().content.agendas)
        if "critter" in card.enemies and number not in dealt
    )
    table.activate(agenda)
    assert "Ditch Hen, level 1, attacks Ada" in told(table)


def test_the_log_tells_what_changed_hands_but_no_agenda() -> None:
    table = quiet().set(0, caps=5).drop_all(1).hold(1, "oilskin").stand(1, "A2.1")
    table.agendas(0, "well-read").agendas(1, "keepers-oath").choose("camp", "trade 1")
    table.choose("give-caps 2", "give-agenda well-read", "want oilskin inventory ready", "propose")
    table.listen().choose("accept")
    log = told(table)
    assert log[:4] == [
        "Ada and Boris make a deal",
        "Ada gives 2 Caps to Boris",
        "Ada gives an agenda to Boris",
        "Boris gives Oilskin to Ada",
    ]
    assert not any("Well Read" in line for line in log)


def test_leads_have_the_numbers_of_their_card() -> None:
    table = quiet().drop_all(0).stand(0, "A2.2").deck("wasteland", "open-manhole")
    table.choose("encounter")
    menu = menu_of(scene_of(table))
    for each in menu.entries:
        (option,) = each.options
        assert option.notation == f"choose {each.number}"
    numbers = [each.number for each in menu.entries]
    assert numbers != list(range(1, len(numbers) + 1))
    assert menu.entry(numbers[-1]) is menu.entries[-1]
    assert menu.entry(1) is None
    assert menu.numbers == ", ".join(map(str, numbers))
    # On the page, what is barred has no number, and the others have those of their buttons.
    display = FalloutDisplay(game())
    sections = display.outline(table.land, 0, Reader("en", NAMES))
    lines = next(each.lines for each in sections if each.title.startswith("Encounter, level"))
    assert [line[:2] for line in lines if line[0].isdigit()] == ["1.", "2."]


def test_hit_points_are_told_once_there_are_any() -> None:
    table = Table(set_up_all=False)
    table._answer_chance()
    table.choose("character boilersmith")
    display = FalloutDisplay(game())
    lines = str(display.outline(table.land, 0, Reader("en", NAMES)))
    assert "HP: 0 of" not in lines


def test_others_agendas_are_not_called_yours() -> None:
    table = Table(spaces=["A2.1", "A2.2"], content=tuned()).no_enemies()
    table.agendas(0, "well-read").agendas(1, "keepers-oath")
    table.land.stack.clear()
    table.land.open = None
    display = FalloutDisplay(game())
    outline = str(display.outline(table.land, 0, Reader("en", NAMES)))
    assert outline.count("Your agendas: influence") == 1
    assert "Agendas of Boris: influence" in outline


def test_quests_tell_what_they_bring() -> None:
    table = quiet().stage("door-109")
    quests = words("\n".join(line.plain for line in draw_quests(scene_of(table), 80)))
    whole = scene_of(table).look.lore.texts.objective("door-109", 1)
    assert len(whole) > 1
    assert words(" ".join(whole)) in quests


def test_a_price_is_told_on_both_tables() -> None:
    table = quiet().shop("stimpak").set(0, caps=9).run("shop: {items: 1, discount: 1}")
    for text in said(table, "buy stimpak"):
        assert "price 2" in text
    assert "price 2" in words(page(table, width=200))
    assert all(event.kind != CHOICE for event in table.land.trace or [])
