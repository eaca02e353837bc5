"""Camp, equipping, a bag that is too full, enemies that wait: what each answer does in numbers."""

from __future__ import annotations

from collections.abc import Iterator

from overseer.display.fallout.answers import Answers
from overseer.display.fallout.inquiries import FalloutInquiry
from overseer.display.fallout.look import Look
from overseer.display.fallout.options import asked
from overseer.display.fallout.risks import odds_words
from overseer.display.model import Reply
from overseer.games.fallout import terms as t
from overseer.games.fallout.camp import recovery
from overseer.games.fallout.hp import healed_by
from overseer.games.fallout.items import equipped_code, held_cards, passive
from overseer.games.fallout.rows import held_item
from overseer.kernel.decision import Decision, pack


def camp_inquiry(look: Look, decision: Decision) -> FalloutInquiry:
    """The parts of a camp; those that are done or not possible say why."""
    return _inquiry(look, decision, "camp", _camp(look, Answers(look, decision)))


def equip_inquiry(look: Look, decision: Decision) -> FalloutInquiry:
    """Which card to put on, and what it displaces."""
    return _inquiry(look, decision, "i-apparel", _equip(look, Answers(look, decision)))


def limit_inquiry(look: Look, decision: Decision) -> FalloutInquiry:
    """Which card leaves the bag."""
    answers = Answers(look, decision)
    replies = (answers.reply(each) for each in decision.options)
    return _inquiry(look, decision, "i-other", replies)


def aggressive_inquiry(look: Look, decision: Decision) -> FalloutInquiry:
    """Which of several enemies to fight next, with the odds of each."""
    answers = Answers(look, decision)
    replies = (answers.reply(each, odds_words(look, decision, each)) for each in decision.options)
    return _inquiry(look, decision, "a-aggressive", replies)


def _inquiry(look: Look, decision: Decision, icon: str, replies: Iterator[Reply]) -> FalloutInquiry:
    return FalloutInquiry(
        title=asked(look, decision),
        icon=icon,
        replies=list(replies),
        rules=list(decision.rules),
    )


def _camp(look: Look, answers: Answers) -> Iterator[Reply]:
    for verb in (t.RECOVER, t.GET_REST):
        option = answers.option(verb)
        if option is None:
            yield answers.refused(pack(verb))
        else:
            yield answers.reply(option, _recovered(look, answers.seat) if verb == t.RECOVER else "")
    shown = (t.RECOVER, t.GET_REST, t.DONE)
    rest = [each for each in answers.decision.options if each.verb not in shown]
    yield from (answers.reply(each) for each in rest)
    if not any(each.verb == t.TRADE for each in rest):
        others = (seat for seat in range(int(look.land.players)) if seat != answers.seat)
        yield from (answers.refused(pack(t.TRADE, seat)) for seat in others)
    done = answers.option(t.DONE)
    if done is None:
        yield answers.refused(pack(t.DONE), look.say("display-fallout-break-camp"))
    else:
        yield Reply(label=look.say("display-fallout-break-camp"), choice=done.notation)


def _recovered(look: Look, seat: int) -> str:
    """How many HP there are now, and would be."""
    before = int(look.land.hp[seat])
    after = before + int(healed_by(look.land, seat, recovery(look.land, seat)))
    return look.say("display-number-becomes", before=before, after=after)


def _equip(look: Look, answers: Answers) -> Iterator[Reply]:
    seat = answers.seat
    for option in answers.decision.options:
        if option.verb == t.EQUIP:
            yield answers.reply(option, displaced(look, seat, int(option.a)))
    done = answers.option(t.DONE)
    if done is not None:
        number = len(held_cards(look.land, seat, t.INVENTORY))
        most = t.INVENTORY_LIMIT + int(passive(look.land, seat, t.P_INVENTORY))
        bag = look.say("display-fallout-after-bag", count=number, most=most)
        label = look.say("display-fallout-into-bag")
        yield Reply(
            label=label, choice=done.notation, icon="i-other", lines=[bag], warns=number > most
        )


def displaced(look: Look, seat: int, item: int) -> str:
    """What a card would displace from its slot."""
    before = int(equipped_code(look.land, seat, look.land.cards.item_kind[item]))
    if before < 0:
        return look.say("display-fallout-equip-free")
    worn = str(look.words.item(int(held_item(before)))["item"])
    return look.say("display-fallout-equip-instead", item=worn)
