"""Why, and why not: reasons for any option, space, card or button of Fallout Shelter.

The reasons are those of the rules themselves: the same functions that leave an option out of the
list say here what stood in its way.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from overseer.display.naming import Named, explained
from overseer.display.shelter.words import Words
from overseer.games.shelter import refusal as r
from overseer.games.shelter import terms as t
from overseer.games.shelter.building import Plan, missing_for
from overseer.games.shelter.citations import PROMPTS, REFUSALS, option_rules
from overseer.games.shelter.items import use_refusals
from overseer.games.shelter.names import CardKind, Names
from overseer.games.shelter.notation import RESOURCES, WHO, Notation, parse_space, space_name
from overseer.games.shelter.placing import Placement, place_refusals
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import CHANCE, a_of, b_of, pack, verb_of
from overseer.kernel.errors import Malformed
from overseer.kernel.explanation import Explanation, Reason
from overseer.texts.bundles import LANGUAGES

WordsIn = Callable[[str], Words]
Icons = tuple[str, ...]

_ABOUT_PRICES = ("no-room-affordable", "room-unaffordable")

_SPACE = re.compile(r"[Ll]\S*\.\S*$")


class Why:
    """Explains choices and things in a position."""

    def __init__(self, notation: Notation, names: Names, words_in: WordsIn) -> None:
        self.notation = notation
        self.names = names
        self.words_in = words_in

    def explain(self, vault: Vault, text: str, seat: int | None) -> Explanation:
        """Why a notation, or a thing named by its id, space or name, is or is not possible now."""
        if vault.open is None:
            return self.closed(vault, seat)
        if seat is None:
            seat = vault.open.seat
        thing = text.strip()
        if _SPACE.match(thing):
            thing = f"{thing[0].upper()}{thing[1:].lower()}"
            return self._space(vault, parse_space(thing, vault), seat)
        if thing in self.names.items:
            return self._item(vault, self.names.items.index(thing), seat)
        if thing in self.names.rooms:
            return self._room(vault, self.names.rooms.index(thing), seat)
        if thing in self.names.threats:
            return self._threat(vault, self.names.threats.index(thing), seat)
        try:
            code = self.notation.parse(thing, vault)
        except Malformed:
            found = self._called(vault, thing, seat)
            if found is None:
                raise
            return found
        return self.option(vault, code, seat)

    def _called(self, vault: Vault, name: str, seat: int) -> Explanation | None:
        """Why a thing is or is not possible that is called by the name people read."""
        words = [self.words_in(language) for language in LANGUAGES]
        return explained(
            name,
            self._names(words),
            self._buttons(vault, words),
            lambda thing: self.explain(vault, thing, seat),
            lambda language, names: self.words_in(language).say("why-several", names=names),
        )

    def _names(self, words: Sequence[Words]) -> Iterator[Named]:
        """Cards with their names in each of some words."""
        kinds = {"room": self.names.rooms, "item": self.names.items, "threat": self.names.threats}
        for kind, cards in kinds.items():
            for card in cards:
                yield card, tuple(say.card_name(kind, card) for say in words)

    def _buttons(self, vault: Vault, words: Sequence[Words]) -> Iterator[Named]:
        """Open options as buttons say them."""
        for option in vault.open.options if vault.open is not None else ():
            yield option.notation, tuple(say.option(int(option.code)) for say in words)

    def closed(self, vault: Vault, seat: int | None) -> Explanation:
        """Why a seat has no decision open now: the game is over, or it is another's."""
        if vault.open is None or seat is None:
            return Explanation(False, (self._reason("game-over", ("SH-END-01",)),))
        return Explanation(False, (self._not_now(vault, seat),))

    def option(self, vault: Vault, code: int, seat: int) -> Explanation:
        """Why a packed option is or is not possible for a seat."""
        decision = vault.open
        assert decision is not None
        if decision.seat == seat and decision.options.find(code) >= 0:
            return self._possible(option_rules(verb_of(code), a_of(code)))
        reasons = vault.stack[-1].refusals(vault, code, seat)
        if decision.seat != seat or reasons in (0, r.NOT_NOW):
            # Tell what would stand in the way on the seat's own turn, beside whose decision it is.
            reasons = self._own_refusals(vault, code, seat)
            return self._refused(vault, code, seat, reasons | r.NOT_NOW)
        return self._refused(vault, code, seat, reasons)

    def _own_refusals(self, vault: Vault, code: int, seat: int) -> int:
        if seat >= 0 and verb_of(code) == t.PLACE:
            passed = r.PASSED if vault.passed[seat] else 0
            return passed | place_refusals(vault, seat, a_of(code), b_of(code))
        if seat >= 0 and verb_of(code) == t.USE:
            return use_refusals(vault, seat, a_of(code), t.ANY_TIME)
        return 0

    def _space(self, vault: Vault, space: int, seat: int) -> Explanation:
        """A space that is pointed at: possible if some dweller may go there."""
        tried = [
            self.option(vault, pack(t.PLACE, who, space, vault.card[space]), seat)
            for who in range(len(WHO))
            if vault.dwellers[seat * t.DWELLER_KINDS + who] > 0
        ]
        for explanation in tried:
            if explanation.possible:
                return explanation
        if tried:
            return tried[0]
        return self.option(vault, pack(t.PLACE, 0, space, vault.card[space]), seat)

    def _item(self, vault: Vault, item: int, seat: int) -> Explanation:
        """An item that is pointed at, in front of somebody or in the track."""
        offered = self._offered(vault, item, seat, t.USE, t.TAKE, t.GIVE, t.READIED, t.WEAR)
        if offered is not None:
            return offered
        return self.option(vault, pack(t.USE, item), seat)

    def _room(self, vault: Vault, room: int, seat: int) -> Explanation:
        """A room that is pointed at, in the track or in the vault."""
        offered = self._offered(vault, room, seat, t.ROOM)
        if offered is not None:
            return offered
        for space in vault.active:
            place = self.names.cards[vault.printed_card(space)]
            if place.kind is CardKind.ROOM and place.index == room:
                return self._space(vault, int(space), seat)
        in_track = room + 1 in vault.room_track
        reasons = vault.stack[-1].refusals(vault, pack(t.ROOM, room), seat)
        if reasons == r.NOT_NOW:  # no room is being picked, so a space on the card was meant
            reasons = r.IN_ROOM_TRACK if in_track else r.NOT_IN_TRACK
        return self._refused(vault, pack(t.ROOM, room), seat, reasons)

    def _threat(self, vault: Vault, threat: int, seat: int) -> Explanation:
        """A threat that is pointed at: the space that it covers."""
        for space in vault.active:
            if vault.threat[space] == threat + 1:
                return self._space(vault, int(space), seat)
        return Explanation(False, (self._reason("not-in-vault", ("SH-THREAT-01",)),))

    def _offered(self, vault: Vault, card: int, seat: int, *verbs: int) -> Explanation | None:
        decision = vault.open
        if decision is None or decision.seat != seat:
            return None
        for option in decision.options:
            if option.verb in verbs and option.a == card:
                return self._possible(option.rules)
        return None

    def _possible(self, rules: tuple[str, ...]) -> Explanation:
        return Explanation(True, (self._reason("possible", rules),))

    def _refused(self, vault: Vault, code: int, seat: int, mask: int) -> Explanation:
        reasons: list[Reason] = []
        for bit, key, rules in REFUSALS:
            if not mask & bit:
                continue
            if bit == r.NOT_NOW:
                reasons.append(self._not_now(vault, seat))
            else:
                reasons.append(self._because(vault, code, seat, key, rules))
        return Explanation(False, tuple(reasons))

    def _not_now(self, vault: Vault, seat: int) -> Reason:
        decision = vault.open
        assert decision is not None
        prompt, source, owner = decision.prompt, decision.source, decision.seat
        rules = PROMPTS[prompt]
        if owner in (seat, CHANCE):
            return Reason(
                "not-now",
                rules,
                lambda language: self.words_in(language).say(
                    "why-not-now", question=self.words_in(language).prompt(prompt, source)
                ),
            )
        return Reason(
            "not-your-decision",
            rules,
            lambda language: self.words_in(language).say(
                "why-not-your-decision",
                player=self.words_in(language).player(owner),
                question=self.words_in(language).prompt(prompt, source),
            ),
        )

    def _because(
        self, vault: Vault, code: int, seat: int, key: str, rules: tuple[str, ...]
    ) -> Reason:
        verb, a, b = verb_of(code), a_of(code), b_of(code)
        if key == "other-moment" and self._works_by_itself(vault, a):
            key = "works-by-itself"
        if key == "no-room-affordable" and verb == t.ROOM:
            key = "room-unaffordable"
        missing = _missing(vault, code, seat) if key in _ABOUT_PRICES else {}
        least = min((len(icons) for icons in missing.values()), default=0)
        nearest = [(room, icons) for room, icons in missing.items() if len(icons) == least]
        owner = int(vault.level_owner[b // t.SPACES]) if verb == t.PLACE else seat
        card = int(vault.card[b]) if verb == t.PLACE else 0

        def words(language: str) -> str:
            say = self.words_in(language)
            arguments: dict[str, object] = {
                "player": say.player(owner) if owner >= 0 else "",
                "space": space_name(b) if verb == t.PLACE else "",
            }
            if verb in (t.USE, t.WEAR, t.GIVE, t.TAKE, t.READIED, t.DISCOUNTED):
                arguments |= say.item(a)
                arguments["name"] = arguments["item"]
                arguments["moment"] = say.moment(a)
            if verb == t.ROOM:
                arguments |= say.room(a)
                arguments["name"] = arguments["room"]
                arguments["cost"] = say.price(a)
            if key == "room-unaffordable":
                arguments["missing"] = say.icons(missing[a])
            elif key == "no-room-affordable":
                arguments["missing"] = say.join([_told_missing(say, *each) for each in nearest])
            if card:
                arguments["cost"] = say.cost(card)
            return say.say(f"why-{key}", **arguments)

        return Reason(key, rules, words)

    def _works_by_itself(self, vault: Vault, item: int) -> bool:
        return vault.cards.item_use[item] in (t.ALWAYS, t.GAME_END)

    def _reason(self, key: str, rules: tuple[str, ...]) -> Reason:
        return Reason(key, rules, lambda language: self.words_in(language).say(f"why-{key}"))


def _missing(vault: Vault, code: int, seat: int) -> dict[int, Icons]:
    """What a player lacks for each room of the track, beside the cost that the choice is about."""
    verb, a, b = verb_of(code), a_of(code), b_of(code)
    frame: Any = vault.stack[-1]  # frames are generic; which one it is shows at run time only
    card, worn = 0, -1
    if verb == t.PLACE:
        card = int(vault.card[b])
    elif isinstance(frame, Placement):
        card, worn = int(frame.card), a  # an outfit that is to be worn
    elif isinstance(frame, Plan):
        card, worn = int(frame.card), int(frame.worn)
    rooms = {int(place) - 1 for place in vault.room_track if place} | (
        {a} if verb == t.ROOM else set()
    )
    found: dict[int, Icons] = {}
    for room in sorted(rooms):
        numbers = missing_for(vault, seat, card, worn, room)
        found[room] = tuple(
            icon for icon, number in zip(RESOURCES, numbers, strict=True) for _ in range(number)
        )
    return found


def _told_missing(say: Words, room: int, icons: Icons) -> str:
    return say.say("why-missing", cubes=say.icons(icons), **say.room(room))
