"""Answers: how each question but that of the own turn is weighed, option by option."""

from __future__ import annotations

from collections.abc import Callable

from overseer.bots.fallout import fights, gear, places, stories, trades
from overseer.bots.fallout.contests import Contest, contest_at_hand
from overseer.bots.fallout.prospect import Prospect
from overseer.bots.fallout.results import READIED, Judge
from overseer.bots.fallout.turns import use_worth
from overseer.bots.fallout.wishes import wishes_of
from overseer.games.fallout import terms as t
from overseer.games.fallout.rows import owned_seat
from overseer.games.fallout.shop import Shop, price, sale_price
from overseer.kernel.decision import Decision, a_of, b_of, verb_of

Weigh = Callable[[Prospect, Decision, list[int]], list[float]]

NEW_LETTER = 1.0
IN_A_FIGHT = 0.5  # what a perk for a fight or a test will be worth some day
BARGAIN = 0.05  # what a purchase must bring at least
LATER = 10.0  # camp: what comes before anything else


def equally(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    """Nothing speaks for one option rather than another."""
    return [0.0] * len(codes)


def _equip(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    """Gear that was just gained."""
    return [
        1.0
        if verb_of(code) == t.EQUIP and gear.is_better(prospect, a_of(code))
        else 0.5
        if verb_of(code) == t.DONE
        else 0.0
        for code in codes
    ]


def _aggressive(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    """Which enemy first; cards only if their use is worth it by itself."""
    worths = []
    for code in codes:
        if verb_of(code) == t.FIGHT:
            worths.append(fights.worth(prospect, a_of(code), 0.0) / 10)
        else:
            use = use_worth(prospect, wishes_of(prospect), code)
            worths.append(use + LATER if use > 0 else -LATER)
    return worths


def _before_fight(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    """Cards to use before the dice are rolled."""
    wishes = wishes_of(prospect)
    return [0.0 if verb_of(c) == t.ROLL_NOW else use_worth(prospect, wishes, c) for c in codes]


def _contest(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    """Rerolls and cards; to stop comes first where nothing is gained."""
    contest = Contest(prospect, decision)
    return [contest.worth(code) + (1e-4 if verb_of(code) == t.DONE else 0.0) for code in codes]


def _turn_die(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    contest = contest_at_hand(prospect, decision)
    return [contest.turned(code) for code in codes]


def _letter(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    """A letter that is not owned; else one for whose perk there is a use."""
    land, seat = prospect.land, prospect.seat
    wanted = [0.0] * t.LETTERS
    for item, _, _ in prospect.held:
        letters = prospect.facts.items[item].letters
        for letter in range(t.LETTERS):
            wanted[letter] += 0.2 * (letters >> letter * t.LETTER_BITS & 3)
    return [
        (0.0 if land.has_letter(seat, a_of(code)) else NEW_LETTER) + wanted[a_of(code)]
        for code in codes
    ]


def _perk(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    judge = Judge(prospect, None)
    worths = []
    for code in codes:
        use = prospect.facts.perks[a_of(code)]
        later = IN_A_FIGHT if use.moment & (t.M_FIGHT | t.M_TEST) else 0.2
        worths.append(max(later, judge.program(use.program)))
    return worths


def _give_up(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    """The card that is missed least."""
    return [-gear.kept(prospect, a_of(code), b_of(code)) for code in codes]


def _drop(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    """The agenda that promises least."""
    loyal = prospect.land.loyal[prospect.seat] - 1
    return [
        -prospect.hand.promise(a_of(code)) - (0.1 if a_of(code) == loyal else 0.0) for code in codes
    ]


def _shop(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    """Goods for Caps and Caps for goods, by what quests promise too."""
    land, seat = prospect.land, prospect.seat
    visit = land.stack[-1]
    assert isinstance(visit, Shop)
    wishes = wishes_of(prospect)
    worths = []
    for code in codes:
        verb, item = verb_of(code), a_of(code)
        if verb == t.BUY:
            asked = int(price(land, seat, item, visit.discount))
            worth = gear.had(prospect, item) + prospect.caps_gained(-asked)
            worths.append(worth + wishes.trade(t.D_BUY) + wishes.spent(asked) - BARGAIN)
        elif verb == t.RECRUIT:
            worths.append(gear.had(prospect, item) + wishes.trade(t.D_RECRUIT))
        elif verb == t.SELL:
            worth = prospect.caps_gained(int(sale_price(land, item))) + wishes.trade(t.D_SELL)
            worths.append(worth - gear.kept(prospect, item, b_of(code)) - BARGAIN)
        else:
            worths.append(0.0)
    return worths


def _camp(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    """Everything that does good, then up and away; no proposals of trades."""
    order = {t.RECOVER: LATER, t.GET_REST: LATER - 1, t.UNEXHAUST_ALL: LATER - 2, t.TRADE: -1.0}
    judge = Judge(prospect, None)
    worths = []
    for code in codes:
        verb = verb_of(code)
        if verb == t.UNEXHAUST:
            worths.append(READIED - judge.cost(int(prospect.land.cards.item_cost[a_of(code)])))
        elif verb in (t.USE, t.PLAY_PERK):
            worths.append(use_worth(prospect, wishes_of(prospect), code))
        else:
            worths.append(order.get(verb, 0.0))
    return worths


def _unexhaust(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    judge = Judge(prospect, None)
    costs = prospect.land.cards.item_cost
    return [gear.worn(prospect, a_of(c)) - judge.cost(int(costs[a_of(c)])) for c in codes]


def _who(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    """Whoever has the fewest agendas."""
    counts = [0] * int(prospect.land.players)
    for code in prospect.land.agendas:
        counts[owned_seat(code)] += 1
    return [-float(counts[a_of(code)]) for code in codes]


def _deposit(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    return [float(a_of(code)) for code in codes]


def _kill(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    """The enemy whose death brings most; one that would be hard to fight, if all bring the same."""
    wishes = wishes_of(prospect)
    worths = []
    for code in codes:
        chance, harm = fights.outlook(prospect, a_of(code))
        worths.append(wishes.kill(a_of(code), b_of(code)) + harm + 0.2 * (1 - chance))
    return worths


def _attacker(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    """The weakest enemy first."""
    return [fights.worth(prospect, a_of(code), 0.0) for code in codes]


WEIGHED: dict[int, Weigh] = {
    t.ASK_EQUIP: _equip,
    t.ASK_AGGRESSIVE: _aggressive,
    t.ASK_BEFORE_FIGHT: _before_fight,
    t.ASK_FIGHT_REROLL: _contest,
    t.ASK_FIGHT_LAST: _contest,
    t.ASK_TEST_REROLL: _contest,
    t.ASK_TURN_DIE: _turn_die,
    t.ASK_OPTION: stories.encounter,
    t.ASK_CHOICE: stories.branch,
    t.ASK_DEED: stories.deed,
    t.ASK_VOTE: stories.vote,
    t.ASK_PUT_ENEMY: places.enemies_away,
    t.ASK_PUT_TOKEN: places.enemies_away,
    t.ASK_RESPAWN: places.enemies_away,
    t.ASK_PUT_MARKER: places.markers_near,
    t.ASK_PLACE: places.steps,
    t.ASK_CARD_STEP: places.steps,
    t.ASK_ATTACKER: _attacker,
    t.ASK_KEEP: _letter,
    t.ASK_PERK: _perk,
    t.ASK_DISCARD: _give_up,
    t.ASK_LIMIT: _give_up,
    t.ASK_AGENDA_LIMIT: _drop,
    t.ASK_PAY_AGENDA: _drop,
    t.ASK_SHOP: _shop,
    t.ASK_CAMP: _camp,
    t.ASK_UNEXHAUST: _unexhaust,
    t.ASK_TRADE: trades.decline,
    t.ASK_AGENDAS: trades.decline,
    t.ASK_ANSWER: trades.answer,
    t.ASK_WHO: _who,
    t.ASK_DEPOSIT: _deposit,
    t.ASK_KILL: _kill,
}
