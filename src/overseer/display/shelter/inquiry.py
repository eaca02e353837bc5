"""Inquiries: questions with who, where and how much, and what each answer would do.

Answers that cannot be given stand among the others, with the reason that the rules give.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from overseer.display.model import Inquiry, LetterKey, LetterSpace, Reply, Trainee
from overseer.display.shelter.icons import RESOURCES, amounts, rewards
from overseer.display.shelter.placement import space_on
from overseer.display.shelter.places import neighbour, place_name, slot_risk, whole_name
from overseer.display.shelter.why import ShelterWhy
from overseer.display.shelter.words import Words
from overseer.games.shelter import terms as t
from overseer.games.shelter.building import Plan, next_slot
from overseer.games.shelter.notation import LETTERS, SIDES, space_name
from overseer.games.shelter.placing import Placement
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import Decision, pack

# What one cube more or less is called, by the question about it.
_CUBES = {t.ASK_INCOME: (t.INCOME, 1), t.ASK_GAIN: (t.GAINED, 1), t.ASK_PAY: (t.PAID, -1)}


def inquiry_of(words: Words, why: ShelterWhy, vault: Vault, decision: Decision) -> Inquiry | None:
    """A question for whoever answers it; None where its options say all."""
    ask = _ASKED.get(int(decision.prompt))
    return None if ask is None else ask(_Inquirer(words, why, vault, decision))


class _Inquirer:
    def __init__(self, words: Words, why: ShelterWhy, vault: Vault, decision: Decision) -> None:
        self.words = words
        self.why = why
        self.vault = vault
        self.decision = decision
        self.seat = int(decision.seat)
        self.prompt = int(decision.prompt)
        self.source = int(decision.source)

    # Cubes

    def income(self) -> Inquiry:
        """A visitor has used a room of one's own."""
        words, space = self.words, self.source
        visitor = words.player(int(self.vault.occupant[space]) - 1)
        where = place_name(words, self.vault, space)
        done = Reply(
            label=words.option(pack(t.DONE, t.ASK_INCOME)),
            choice=self.vault.book.notation(pack(t.DONE, t.ASK_INCOME)),
            lines=[words.say("display-income-none")],
        )
        return Inquiry(
            title=words.say("display-ask-income"),
            ask=words.say("display-ask-income-whole", player=visitor, where=where),
            source=words.say("display-income-used", player=visitor, where=where),
            place=space_name(space),
            replies=[*self._cubes(), done],
        )

    def cubes(self) -> Inquiry:
        """A cube of choice is gained or paid."""
        place, source = self._placement()
        return Inquiry(
            title=self.words.prompt(self.prompt, self.source, self.vault),
            source=source,
            place=place,
            replies=list(self._cubes()),
        )

    def _cubes(self) -> Iterator[Reply]:
        verb, change = _CUBES[self.prompt]
        for kind, icon in enumerate(RESOURCES):
            code = pack(verb, kind)
            label = self.words.say(f"icon-name-{icon}")
            before = int(self.vault.cubes[self.seat * t.KINDS + kind])
            after = min(t.TRACK_SIZE, before + change)
            if not self._is_offered(code):
                refused = self._refused(code, label, icon)
                full = [self.words.say("display-track-full")]
                yield replace(refused, lines=full) if before == after else refused
            elif after == before:
                lost = self.words.say("display-track-full-lost")
                yield self._reply(code, label, icon, lost, warns=True)
            else:
                told = self.words.say("display-number-becomes", before=before, after=after)
                yield self._reply(code, label, icon, told)

    # Rooms

    def room(self) -> Inquiry:
        """Which room of the track is built."""
        place, source = self._placement()
        track = dict.fromkeys(int(each) - 1 for each in self.vault.room_track if each)
        replies = [self._room(room) for room in track]
        if self.prompt == t.ASK_FURTHER_ROOM:
            code = pack(t.DONE, t.ASK_FURTHER_ROOM)
            replies.append(self._reply(code, self.words.option(code)))
        return Inquiry(
            title=self.words.prompt(self.prompt, self.source, self.vault),
            source=source,
            place=place,
            replies=replies,
        )

    def _room(self, room: int) -> Reply:
        card = self.words.rooms[self.words.names.rooms[room]]
        code, label = pack(t.ROOM, room), self.words.card_name("room", card.id)
        price = amounts(self.words, card.price) if self._is_paid() else []
        if self._is_offered(code):
            return Reply(label=label, choice=self.vault.book.notation(code), amounts=price)
        return replace(self._refused(code, label), amounts=price)

    def side(self) -> Inquiry:
        """On which side of the elevator a room goes."""
        words, vault = self.words, self.vault
        card = words.rooms[words.names.rooms[self.source]]
        is_paid = self._is_paid()
        return Inquiry(
            title=words.prompt(self.prompt, self.source, vault),
            room=card.id,
            price=amounts(words, card.price) if is_paid else [],
            bill=words.say("display-bill-due" if is_paid else "display-bill-none"),
            replies=[self._side(side) for side in (t.LEFT, t.RIGHT)],
        )

    def _side(self, side: int) -> Reply:
        words, vault = self.words, self.vault
        level = int(vault.level_of[self.seat])
        code, label = pack(t.SIDE, side), words.say(f"side-{SIDES[side]}")
        label = label[0].upper() + label[1:]
        if not self._is_offered(code):
            return self._refused(code, label)
        slot = int(next_slot(vault, level, side))
        return Reply(
            label=label,
            choice=vault.book.notation(code),
            lines=[neighbour(words, vault, level, slot), slot_risk(words, vault, slot)],
        )

    def _is_paid(self) -> bool:
        frames: list[Any] = list(self.vault.stack)
        return any(isinstance(frame, Plan) and frame.paid for frame in frames)

    # Letters

    def training(self) -> Inquiry:
        """Who comes back from training, and the letters there are."""
        words = self.words
        named = dict.fromkeys((int(each.a), int(each.c)) for each in self.decision.options)
        trainees = [self._trainee(space, lying) for space, lying in named]
        is_single = len(trainees) == 1
        return Inquiry(
            title=words.say("display-ask-letter" if is_single else "ask-train"),
            source=trainees[0].text if is_single else "",
            place=trainees[0].place if is_single else "",
            note=words.say("display-letter-note"),
            trainees=trainees,
        )

    def _trainee(self, space: int, lying: int) -> Trainee:
        where = whole_name(self.words, self.vault, self.seat, space)
        name = "display-trainee-injured" if lying else "display-trainee"
        return Trainee(
            place=space_name(space),
            text=self.words.say(name, where=where),
            keys=[self._key(space, lying, number) for number in range(1, t.LETTERS + 1)],
        )

    def _key(self, space: int, lying: int, number: int) -> LetterKey:
        letter, code = LETTERS[number - 1], pack(t.TRAINED, space, number, lying)
        spaces = list(self._spaces(number))
        best = max(spaces, key=lambda each: sum(one.count for one in each.reward), default=None)
        refused = None if self._is_offered(code) else self._refused(code, "")
        return LetterKey(
            letter=letter,
            name=self.words.say(f"letter-{letter}"),
            choice="" if refused else self.vault.book.notation(code),
            reason=" ".join(refused.lines) if refused else "",
            rules=refused.rules if refused else [],
            best=best.reward if best else [],
            spaces=spaces,
        )

    def _spaces(self, letter: int) -> Iterator[LetterSpace]:
        """The spaces that double their reward for a letter, one's own level first."""
        words, vault, own = self.words, self.vault, int(self.vault.level_of[self.seat])
        places = [int(each) for each in vault.active]
        for space in sorted(places, key=lambda each: (each // t.SPACES != own, each)):
            card = int(vault.card[space])
            if vault.cards.letter[card] == letter:
                yield LetterSpace(
                    place=space_name(space),
                    name=words.where(card),
                    owner=int(vault.level_owner[space // t.SPACES]),
                    reward=rewards(words, space_on(words, card)),
                )

    # Parts

    def _placement(self) -> tuple[str, str]:
        """The space that the turn is about, by its name and in words."""
        frames: list[Any] = list(self.vault.stack)
        for frame in frames:
            if isinstance(frame, Placement):
                space = int(frame.space)
                return space_name(space), place_name(self.words, self.vault, space)
        return "", ""

    def _is_offered(self, code: int) -> bool:
        return self.decision.options.find(code) >= 0

    def _reply(
        self, code: int, label: str, icon: str = "", line: str = "", warns: bool = False
    ) -> Reply:
        lines = [line] if line else []
        choice = self.vault.book.notation(code)
        return Reply(label=label, choice=choice, icon=icon, lines=lines, warns=warns)

    def _refused(self, code: int, label: str, icon: str = "") -> Reply:
        """An answer that cannot be given, with the reasons of the rules."""
        found = self.why.option(self.vault, code, self.seat).named(self.words.reader.names)
        lines = [found.text(self.words.reader.language)]
        return Reply(label=label, icon=icon, lines=lines, rules=list(found.rules), warns=True)


_ASKED: dict[int, Callable[[_Inquirer], Inquiry]] = {
    t.ASK_INCOME: _Inquirer.income,
    t.ASK_GAIN: _Inquirer.cubes,
    t.ASK_PAY: _Inquirer.cubes,
    t.ASK_ROOM: _Inquirer.room,
    t.ASK_FURTHER_ROOM: _Inquirer.room,
    t.ASK_SIDE: _Inquirer.side,
    t.ASK_TRAIN: _Inquirer.training,
}
