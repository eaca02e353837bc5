"""Fights and tests as whoever rolls sees them: the dice, and what stopping or rolling leads to."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from overseer.display.fallout import pictures
from overseer.display.fallout.answers import Answers
from overseer.display.fallout.contests import harm_in, strike_in, strike_words
from overseer.display.fallout.futures import ends_of, left_after, percent_of, results_of
from overseer.display.fallout.inquiries import (
    Contest,
    DieShown,
    FalloutInquiry,
    LetterMark,
    Prospect,
    Remark,
    TurnedDie,
)
from overseer.display.fallout.look import Look
from overseer.display.fallout.opponent import opponent_of
from overseer.display.fallout.options import asked
from overseer.display.model import Reply
from overseer.games.fallout import terms as t
from overseer.games.fallout.dice import ALL_DICE, FACES
from overseer.games.fallout.fight import Fight, fight_rerolls
from overseer.games.fallout.items import equipped_code
from overseer.games.fallout.notation import DICE as NUMBERS
from overseer.games.fallout.odds import DIED, WON, Future, Outlook, contest_in
from overseer.games.fallout.rows import held_item
from overseer.games.fallout.skill_test import test_rerolls
from overseer.games.fallout.table import Area, FalloutContest, FalloutDie
from overseer.games.fallout.view import AREAS, bits
from overseer.kernel.decision import Decision, Option

CONTESTS = (
    t.ASK_BEFORE_FIGHT,
    t.ASK_FIGHT_REROLL,
    t.ASK_FIGHT_LAST,
    t.ASK_TEST_REROLL,
    t.ASK_TURN_DIE,
)
_STEPS = {
    "fight": ("roll", "reroll", "enemy", "survivor", "end"),
    "test": ("roll", "reroll", "count"),
}
_NOW = {t.ASK_BEFORE_FIGHT: 0, t.ASK_FIGHT_LAST: 3}  # the others belong to rerolls
_OWN = (t.DONE, t.ROLL_NOW, t.REROLL, t.TURN_DIE)  # all else is a chip


def contest_inquiry(look: Look, decision: Decision) -> FalloutInquiry:
    """A question within a fight or a test."""
    seen = look.table.contest
    assert seen is not None, "no contest is under way"
    return _Inquirer(look, decision, seen).inquiry()


class _Inquirer:
    def __init__(self, look: Look, decision: Decision, seen: FalloutContest) -> None:
        frame = contest_in(look.land)
        assert frame is not None
        self.look = look
        self.say = look.say
        self.decision = decision
        self.seen = seen
        self.frame = frame
        self.prompt = int(decision.prompt)
        self.is_fight = seen.kind == "fight"
        self.outlook = Outlook(look.land, frame, self.prompt == t.ASK_FIGHT_LAST)

    def inquiry(self) -> FalloutInquiry:
        """All of it."""
        decision = self.decision
        return FalloutInquiry(
            title=self._title(),
            ask=asked(self.look, decision),
            icon="combat" if self.is_fight else "quest",
            contest=self._contest(),
            rules=list(decision.rules),
        )

    def _title(self) -> str:
        player = self.look.words.player(self.seen.seat)
        if self.seen.token is not None:
            enemy = self.look.enemy(self.seen.token)
            return self.say("display-fallout-contest-fight", player=player, enemy=enemy)
        if self.seen.difficulty is None:
            return self.say("display-fallout-contest-joint", player=player)
        return self.say(
            "display-fallout-contest-test", player=player, difficulty=self.seen.difficulty
        )

    def _contest(self) -> Contest:
        look, seen, outlook = self.look, self.seen, self.outlook
        opponent = opponent_of(look, self.frame, seen) if isinstance(self.frame, Fight) else None
        advice = self._advice()
        return Contest(
            kind=seen.kind,
            word=self.say(f"display-fallout-word-{seen.kind}"),
            about=list(self._about()),
            letters=self._letters(),
            rerolls=outlook.rerolls,
            rerolls_text=self._rerolls(),
            steps=[self.say(f"display-fallout-step-{each}") for each in _STEPS[seen.kind]],
            now=_NOW.get(self.prompt, 1),
            legend=list(self._legend()),
            opponent=opponent,
            difficulty=seen.difficulty or 0,
            successes=0 if self.is_fight or seen.dice is None else self._successes(),
            dice=[self._die(die) for die in seen.dice or ()],
            sum=self._sum(),
            stop=self._stop(),
            rolls=list(self._rolls()),
            turns=list(self._turns()),
            chips=[self._chip(option) for option in decision_chips(self.decision)],
            advice=advice,
            advice_text=self._advice_text(advice),
        )

    # The survivor

    def _about(self) -> Iterator[str]:
        """With what a survivor fights, and what protects them."""
        look, land, seat = self.look, self.look.land, self.seen.seat
        if isinstance(self.frame, Fight):
            weapon = self._worn(t.WEAPON)
            yield weapon or self.say("display-fallout-bare-hands")
            armor, apparel = int(self.frame.armor(land)), self._worn(t.APPAREL)
            if armor or apparel:
                yield self.say("display-fallout-armor", count=armor, apparel=apparel or "none")
            yield self.say("display-fallout-left", count=int(land.remaining(seat)))
            return
        if self.seen.letters:
            yield self.say("display-fallout-rerolls-by")
        encounter = look.table.encounter
        if encounter is not None:
            yield look.name("encounter", encounter.encounter)
        if self.seen.difficulty is None:
            yield self.say("display-fallout-joint")

    def _worn(self, kind: int) -> str:
        code = int(equipped_code(self.look.land, self.seen.seat, kind))
        return "" if code < 0 else str(self.look.words.item(int(held_item(code)))["item"])

    def _letters(self) -> list[LetterMark]:
        owned = self.look.table.survivors[self.seen.seat].letters
        return [LetterMark(letter=each, owned=each in owned) for each in self.seen.letters]

    def _rerolls(self) -> str:
        """How many rerolls are left, of those that letters and cards in force give."""
        land, frame = self.look.land, self.frame
        if isinstance(frame, Fight):
            given = int(fight_rerolls(land, frame.seat))
        else:
            given = int(test_rerolls(land, frame.seat, frame.letters))
        left = self.outlook.rerolls
        return self.say("display-fallout-rerolls-left", count=left, of=max(left, given))

    # The dice

    def _legend(self) -> Iterator[Remark]:
        """What the marks of a die mean here; they have no meaning of their own."""
        if self.is_fight:
            level = self.seen.level or 0
            text = self.say("display-fallout-legend-hurts", level=level)
            yield Remark(text=text, icon="mark", tone="bad", rules=["FO-FIGHT-06"])
            text = self.say("display-fallout-legend-strikes")
            yield Remark(text=text, icon="chart", tone="good", rules=["FO-FIGHT-08"])
        else:
            text = self.say("display-fallout-legend-counts")
            yield Remark(text=text, icon="mark", tone="good", rules=["FO-TEST-05"])
            text = self.say("display-fallout-legend-chart")
            yield Remark(text=text, icon="chart", rules=["FO-TEST-07"])

    def _die(self, die: FalloutDie) -> DieShown:
        fits: list[Area] = [area for area in die.areas if area in self.seen.weak]
        return DieShown(
            areas=die.areas, fits=fits, hits=die.hits, lines=list(self._captions(die, fits))
        )

    def _captions(self, die: FalloutDie, fits: list[Area]) -> Iterator[Remark]:
        if not self.is_fight:
            text = self.say("display-fallout-die-counts", count=die.hits)
            yield Remark(text=text, tone="good" if die.hits else "")
            return
        areas = self.look.nouns("area", fits or die.areas) or self.say("play-fallout-no-area")
        text = self.say("display-fallout-die-strikes", areas=areas, fits="yes" if fits else "no")
        yield Remark(text=text, tone="good" if fits else "")
        text = self.say("display-fallout-die-hurts", count=die.hits)
        yield Remark(text=text, tone="bad" if die.hits else "")

    def _successes(self) -> int:
        assert not isinstance(self.frame, Fight)
        return int(self.frame.total(self.look.land))

    def _sum(self) -> str:
        """What the dice come to."""
        if self.seen.dice is None or self.is_fight:
            return ""
        difficulty = self.seen.difficulty or 0
        return self.say(
            "display-fallout-successes",
            count=self._successes(),
            difficulty=difficulty,
            known="yes" if difficulty else "no",
        )

    # Stopping

    def _stop(self) -> Prospect | None:
        option = self._option(t.DONE)
        if option is None:
            return None
        future = self.outlook.stop()
        lines = list(self._fight_lines(future)) if self.is_fight else [self._test_line(future)]
        last = self.prompt == t.ASK_FIGHT_LAST
        return self._prospect(
            option,
            future,
            title=self.say(f"display-fallout-if-{'strike' if last else 'stop'}"),
            lines=lines,
        )

    def _fight_lines(self, future: Future) -> Iterator[Remark]:
        """What the enemy does, then what the survivor does to it, as the dice lie."""
        land, (end,) = self.look.land, future.ends
        harm = harm_in(land)
        if harm is not None:
            is_bad = end.damage > 0
            text = self.say(
                "display-fallout-harm",
                icons=harm.icons,
                armor=harm.armor,
                counted=max(0, harm.icons - harm.armor),
                level=self.seen.level or 0,
                damage=harm.damage,
            )
            rules = ["FO-FIGHT-05", "FO-FIGHT-06"]
            if end.rads:
                text = f"{text} {self.say('display-fallout-harm-rads', count=end.rads)}"
                rules.append("FO-ABIL-08")
            yield Remark(text=text, step=3, tone="bad" if is_bad else "", rules=rules)
            if end.result != DIED:
                left = left_after(land, self.seen.seat, end)
                text = self.say("display-fallout-harm-left", count=left)
                yield Remark(text=text, step=3, rules=["FO-HP-03"])
        if end.result == DIED:
            text = self.say("display-fallout-carried-home")
            yield Remark(text=text, step=5, tone="bad", rules=["FO-FIGHT-12", "FO-KILL-02"])
            return
        strike = strike_words(self.say, strike_in(land))
        won = end.result == WON
        verdict = self.say(
            f"display-fallout-verdict-{'killed' if won else 'stays'}", level=self.seen.level or 0
        )
        yield Remark(
            text=f"{strike} {verdict}",
            step=4,
            tone="good" if won else "bad",
            rules=["FO-FIGHT-08", "FO-FIGHT-09"],
        )

    def _test_line(self, future: Future) -> Remark:
        if self.outlook.is_half:
            text = self.say("display-fallout-half", count=self._successes())
            return Remark(text=text, rules=["FO-SOLO-02"])
        end = "passed" if future.won else "failed"
        return Remark(
            text=self.say(f"display-fallout-verdict-{end}"),
            tone="good" if future.won else "bad",
            rules=["FO-TEST-05"],
        )

    # Rolling

    def _rolls(self) -> Iterator[Prospect]:
        """Every set of dice that may be rolled."""
        before = self._option(t.ROLL_NOW)
        if before is not None:
            future = self.outlook.rolling(ALL_DICE)
            title = self.say("display-fallout-if-roll-first")
            yield self._prospect(before, future, title=title, dice=[1, 2, 3])
        for option in self.decision.options:
            if option.verb == t.REROLL:
                mask = int(option.a)
                dice = [int(number) for number in NUMBERS[mask]]
                title = self.say(
                    "display-fallout-if-roll",
                    count=len(dice),
                    dice=", ".join(map(str, dice)),
                )
                yield self._prospect(option, self.outlook.reroll(mask), title=title, dice=dice)

    def _prospect(
        self,
        option: Option,
        future: Future,
        title: str,
        dice: list[int] | None = None,
        lines: list[Remark] | None = None,
    ) -> Prospect:
        frame, land = self.frame, self.look.land
        is_known = not self.outlook.is_half
        return Prospect(
            choice=option.notation,
            title=title,
            dice=dice or [],
            percent=percent_of(future) if is_known else None,
            lines=lines or [],
            results=results_of(self.say, future, frame) if is_known and dice else [],
            ends=ends_of(land, frame, future) if isinstance(frame, Fight) and dice else [],
        )

    def _turns(self) -> Iterator[TurnedDie]:
        cards = self.look.land.cards
        for option in self.decision.options:
            if option.verb != t.TURN_DIE:
                continue
            row = int(option.a) * FACES + int(option.b)
            areas: list[Area] = bits(int(cards.die_areas[row]), AREAS)
            future = self.outlook.turned(int(option.a), int(option.b))
            yield TurnedDie(
                die=int(option.a) + 1,
                choice=option.notation,
                label=self.look.words.option(int(option.code)),
                shown=self._die(FalloutDie(areas=areas, hits=int(cards.die_hits[row]))),
                percent=None if self.outlook.is_half else percent_of(future),
            )

    # What else can be done, and what is best

    def _chip(self, option: Option) -> Reply:
        """A card to be used, or Well Rested to be given up."""
        chip = Answers(self.look, self.decision).reply(option)
        if option.verb != t.REST:
            return chip
        icon, lines = pictures.of("trait", "well-rested"), list[str]()
        if not self.outlook.is_half:
            chance = percent_of(self.outlook.best(more=1))
            lines = [self.say("display-fallout-rested-chance", percent=chance)]
        return replace(chip, icon=icon, lines=lines)

    def _advice(self) -> str:
        """The choice that the odds recommend."""
        turns = list(self._turns())
        if turns:
            return max(turns, key=lambda each: each.percent or 0).choice
        first = self._option(t.ROLL_NOW)
        if first is not None:
            return first.notation
        mask = self.outlook.advice()
        for option in self.decision.options:
            if option.verb == t.REROLL and option.a == mask:
                return option.notation
        stop = self._option(t.DONE)
        return "" if stop is None else stop.notation

    def _advice_text(self, advice: str) -> str:
        option = next((each for each in self.decision.options if each.notation == advice), None)
        if option is None or option.verb not in (t.DONE, t.REROLL):
            return ""
        if option.verb == t.DONE:
            # Cards that may still be used are not weighed; and a last strike is no stop.
            is_all = self.prompt != t.ASK_FIGHT_LAST and not any(decision_chips(self.decision))
            return self.say("display-fallout-advice-stop") if is_all else ""
        dice = ", ".join(NUMBERS[int(option.a)])
        return self.say("display-fallout-advice-roll", dice=dice, count=len(NUMBERS[option.a]))

    def _option(self, verb: int) -> Option | None:
        return next((each for each in self.decision.options if each.verb == verb), None)


def decision_chips(decision: Decision) -> Iterator[Option]:
    """The options beside the dice."""
    return (option for option in decision.options if option.verb not in _OWN)
