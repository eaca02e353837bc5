"""Options of Fallout as buttons that speak for themselves, and the questions above them."""

from __future__ import annotations

from typing import NamedTuple

from overseer.display.fallout.choices import branch_text
from overseer.display.fallout.contests import harm_in, hits_in_test, strike_in, strike_words
from overseer.display.fallout.look import Look
from overseer.display.fallout.meanings import Meanings, starting_item
from overseer.games.fallout import terms as t
from overseer.games.fallout.notation import FACEDOWN
from overseer.kernel.decision import Decision, Option

_QUESTS = (t.QUEST, t.COMPLETE)
_ROLLED = (t.ASK_FIGHT_REROLL, t.ASK_FIGHT_LAST, t.ASK_TEST_REROLL, t.ASK_TURN_DIE)


class Told(NamedTuple):
    """An option in words: the choice, what it does in numbers of now, and what it is about."""

    title: str
    meaning: str = ""
    about: str = ""


def asked(look: Look, decision: Decision) -> str:
    """What a decision asks."""
    prompt = int(decision.prompt)
    if prompt == t.ASK_OPTION:
        encounter = look.words.encounter(int(decision.source))["encounter"]
        return look.say("display-fallout-which-lead", encounter=encounter)
    question = look.words.prompt(prompt, int(decision.source))
    if prompt == t.ASK_SHOP:
        caps = int(look.land.caps[decision.seat])
        return f"{question}. {look.say('display-fallout-caps', count=caps)}"
    return question


def question(look: Look, decision: Decision) -> str:
    """What a decision asks, with what the dice come to where they lie."""
    rolled = contest_sum(look) if decision.prompt in _ROLLED else []
    return " ".join([asked(look, decision), *rolled])


def contest_sum(look: Look) -> list[str]:
    """What the dice come to as they lie, and how many rerolls are left."""
    contest = look.table.contest
    if contest is None or contest.dice is None:
        return []
    lines = []
    if contest.kind == "fight":
        harm, strike = harm_in(look.land), strike_in(look.land)
        if harm is not None:
            lines.append(
                look.say(
                    "play-fallout-fight-damage",
                    icons=harm.icons,
                    armor=harm.armor,
                    damage=harm.damage,
                )
            )
        lines.append(strike_words(look.say, strike))
    elif contest.difficulty is not None:
        hits = hits_in_test(look.land)
        lines.append(look.say("play-fallout-test-sum", hits=hits, difficulty=contest.difficulty))
    if contest.rerolls:
        lines.append(look.say("play-fallout-rerolls", count=contest.rerolls))
    return lines


def option_text(look: Look, decision: Decision, option: Option) -> str:
    """What a button says: the choice, and what it is about."""
    title, meaning, about = told(look, decision, option)
    if option.verb == t.CHOOSE:
        return f"{title} {about}".strip()
    if option.verb in _QUESTS:
        quest = look.name("quest", look.book.names.quests[option.a])
        return look.say("display-fallout-objective", quest=quest, objective=about)
    if meaning and about and not meaning.endswith("."):
        meaning += "."
    more = f"{meaning} {about}".strip()
    return f"{title}: {more}" if more else title


def told(look: Look, decision: Decision, option: Option) -> Told:
    """An option with all that its own words leave open."""
    if option.verb == t.CHOOSE:
        return _way(look, decision, option)
    title = _named(look, option, look.words.option(int(option.code)))
    meanings = Meanings(look.land, decision, look.say, look.lore.texts.faction)
    return Told(title, meanings.of(option), _about(look, option))


def _way(look: Look, decision: Decision, option: Option) -> Told:
    """A lead with its condition and cost, or one way of a card's choice."""
    plain = look.words.option(int(option.code))
    if decision.prompt != t.ASK_OPTION:
        return Told(branch_text(look.book, look.land, look.lore.texts, option.a) or plain)
    card, number = look.book.names.encounters[decision.source], option.a + 1
    lead = look.story(f"encounter-{card}.lead-{number}") or plain
    return Told(lead, about=look.lore.asked(card, number))


def _about(look: Look, option: Option) -> str:
    """The card that a player's option is about, or what is on a space."""
    if option.verb >= t.FIRST:
        return ""  # chance weighs nothing
    if option.verb == t.USE and look.book.cards.item_uses[option.a * t.USES + 1]:
        return ""  # one of several uses, which the option itself tells
    if option.verb in _QUESTS:
        return look.lore.objective(look.book.names.quests[option.a], option.b + 1)
    if option.verb == t.CHOOSE_CHARACTER:
        return _character(look, look.book.names.characters[option.a])
    targets = option.targets
    for card in targets.cards:
        match card.kind:
            case "item" | "character":
                return look.item_text(card.id)
            case "perk":
                return look.lore.perk(card.id)
            case "agenda":
                return look.lore.agenda(card.id)
            case "enemy" | "faction":
                return _enemy(look, card.id, targets.places[0])
    for place in targets.places:
        return look.things_on(place if "." in place else f"{place}.{FACEDOWN}")
    return ""


def _named(look: Look, option: Option, title: str) -> str:
    """A title in which spaces have the names of their places, and their codes only beside them."""
    for place in option.targets.places:
        name = look.place_name(place)
        if name:
            title = title.replace(place, f"{name} ({place})")
    return title


def _character(look: Look, character: str) -> str:
    """A character with the item that they begin with."""
    item = starting_item(look.book, character)
    text = look.lore.character(character)
    return text if item is None else f"{text} {look.item_text(item)}"


def _enemy(look: Look, token: str, space: str) -> str:
    there = look.spaces.get(space)
    for enemy in there.enemies if there is not None else ():
        if enemy.token == token and enemy.stats is not None:
            return look.stats(enemy.stats)
    return ""
