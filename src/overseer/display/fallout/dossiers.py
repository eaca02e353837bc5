"""Dossiers: the characters that a survivor can be, for whoever chooses one (FO-SETUP-11)."""

from __future__ import annotations

from typing import Literal

from overseer.content.fallout.characters import Character
from overseer.display.fallout import pictures
from overseer.display.fallout.answers import Answers
from overseer.display.fallout.inquiries import Beginning, Dossier, FalloutInquiry, Remark
from overseer.display.fallout.look import Look
from overseer.display.fallout.options import asked
from overseer.games.fallout import terms as t
from overseer.kernel.decision import Decision, pack


def character_inquiry(look: Look, decision: Decision) -> FalloutInquiry:
    """All characters side by side, and what everybody begins with."""
    answers = Answers(look, decision)
    numbers = range(len(look.book.names.characters))
    beginning = Beginning(
        order=_order(look, answers.seat),
        track=t.TRACK_TOP,
        dossiers=[_dossier(look, answers, number) for number in numbers],
        purse_title=look.say("display-fallout-begin-purse"),
        purse=_purse(look),
    )
    return FalloutInquiry(
        title=asked(look, decision),
        icon="walk",
        beginning=beginning,
        rules=list(decision.rules),
    )


def _dossier(look: Look, answers: Answers, number: int) -> Dossier:
    card = look.book.names.characters[number]
    character = next(each for each in look.book.content.characters if each.id == card)
    name, code = look.name("character", card), pack(t.CHOOSE_CHARACTER, number)
    holder = next((s.seat for s in look.table.survivors if s.character == card), -1)
    at = answers.decision.options.find(code)
    reason = answers.reason(code) if at < 0 else None
    kind, title, icon, text = _card(look, character)
    return Dossier(
        character=card,
        name=name,
        picture=pictures.photograph(character.picture),
        letter=character.letter,
        hp=character.hp,
        kind=kind,
        card=title,
        card_icon=icon,
        card_text=text,
        card_label=look.say(f"display-fallout-begin-{kind}"),
        past=look.story(f"character-{card}"),
        remark=look.story(f"character-{card}.remark"),
        choice=answers.decision.options[at].notation if at >= 0 else "",
        deed=look.say("display-fallout-begin-go", character=name) if at >= 0 else "",
        seat=holder,
        reason=reason.text if reason else "",
        rules=reason.rules if reason else [],
    )


def _card(look: Look, character: Character) -> tuple[Literal["item", "ability"], str, str, str]:
    """The one card of a character: its kind, its name, its drawing and what it says."""
    texts = look.lore_at(None).texts
    traits = [look.noun("trait", trait) for trait in character.traits]
    begins = look.say("display-fallout-begin-traits", traits=", ".join(traits)) if traits else ""
    if character.item:
        item = next(each for each in look.book.content.items if each.id == character.item)
        lines = [*texts.item(item.id)[1:], begins]
        name, icon = look.name("item", item.id), pictures.item(item.kind)
        return "item", name, icon, " ".join(filter(None, lines))
    lines = [*map(texts.passive, character.passive), begins]
    icon = pictures.of("trait", character.traits[0]) if character.traits else "rads"
    return "ability", "", icon, " ".join(filter(None, lines))


def _order(look: Look, seat: int) -> str:
    """Who chooses next."""
    land = look.land
    place = (seat - int(land.first_player)) % int(land.players)
    later = [
        look.words.player((seat + step) % int(land.players))
        for step in range(1, int(land.players) - place)
    ]
    return look.say("display-fallout-begin-order", count=len(later), players=", ".join(later))


def _purse(look: Look) -> list[Remark]:
    return [
        Remark(icon="caps", text=look.say("display-fallout-begin-caps", count=t.STARTING_CAPS)),
        Remark(icon="agenda", text=look.say("display-fallout-begin-agenda")),
        Remark(icon="compass", text=look.say("display-fallout-begin-letters")),
    ]
