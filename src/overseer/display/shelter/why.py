"""Why, and why not: reasons for any option, space, card or button of Fallout Shelter.

The reasons are those of the rules themselves: the same functions that leave an option out of the
list say here what stood in its way.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

from overseer.display.naming import Named
from overseer.display.shelter.ways import Ways, missing_icons
from overseer.display.shelter.words import Words
from overseer.display.why import Told, Why, decision_of
from overseer.games.shelter import refusal as r
from overseer.games.shelter import terms as t
from overseer.games.shelter.building import Plan, unbuilt_refusals
from overseer.games.shelter.citations import REFUSALS
from overseer.games.shelter.names import CardKind, Names
from overseer.games.shelter.notation import WHO, parse_space, space_name
from overseer.games.shelter.placing import Placement
from overseer.games.shelter.turn import waiting_refusals
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import Decision, a_of, b_of, pack, verb_of
from overseer.kernel.explanation import Explanation, Players, Reason
from overseer.kernel.refusal import NOT_NOW, NOT_OFFERED
from overseer.kernel.state import State

Icons = tuple[str, ...]

_ABOUT_PRICES = ("no-room-affordable", "room-unaffordable")

BUILD = "build"  # asks how rooms are built at all

_SPACE = re.compile(r"[Ll]\S*\.\S*$")


class ShelterWhy(Why[Words]):
    """Explains choices and things in a position."""

    over = ("SH-END-01",)

    def __init__(self, names: Names, words_in: Callable[[str, Players], Words]) -> None:
        super().__init__(words_in)
        self.names = names

    def thing(self, state: Vault, thing: str, seat: int) -> Explanation | None:
        """Why a space, or a card by its id, is or is not possible."""
        if _SPACE.match(thing):
            name = f"{thing[0].upper()}{thing[1:].lower()}"
            return self._space(state, parse_space(name, state), seat)
        if thing == BUILD:
            return Explanation(False, tuple(self._ways(state, seat).to_build(None)))
        if thing in self.names.items:
            return self._item(state, self.names.items.index(thing), seat)
        if thing in self.names.rooms:
            return self._room(state, self.names.rooms.index(thing), seat)
        if thing in self.names.threats:
            return self._threat(state, self.names.threats.index(thing), seat)
        return None

    def names_of(self, state: Vault, words: Sequence[Words]) -> Iterator[Named]:
        """Cards with their names in each of some words."""
        kinds = {"room": self.names.rooms, "item": self.names.items, "threat": self.names.threats}
        for kind, cards in kinds.items():
            for card in cards:
                yield card, tuple(say.card_name(kind, card) for say in words)

    def buttons(self, state: Vault, words: Sequence[Words]) -> Iterator[Named]:
        """Open options as buttons say them."""
        for option in state.open.options if state.open is not None else ():
            yield option.notation, tuple(say.option(int(option.code), state) for say in words)

    def asked(self, state: State, decision: Decision) -> Callable[[Words], str]:
        """What a decision asks, with who and where as they are now."""
        kept = cast(Vault, state.clone())
        prompt, source = int(decision.prompt), int(decision.source)
        return lambda words: words.prompt(prompt, source, kept)

    def refusals(self, state: Vault, code: int, seat: int) -> int:
        """What the open frame says; of what it is not about, also what is in the way later."""
        reasons = int(state.stack[-1].refusals(state, code, seat))
        if reasons == NOT_NOW and seat >= 0:
            return int(waiting_refusals(state, seat, code))
        return reasons or NOT_OFFERED

    def told(self, code: int) -> Told:
        """All reasons, in order."""
        return REFUSALS

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
        """An item that is pointed at: whether it can be used, or how it could be had."""
        offered = self._offered(vault, item, seat, t.USE, t.TAKE, t.GIVE, t.READIED, t.WEAR)
        if offered is not None:
            return offered
        if vault.has_item(seat, item, 0) or vault.has_item(seat, item, 1):
            return self.option(vault, pack(t.USE, item), seat)
        return Explanation(False, tuple(self._ways(vault, seat).to_have(item)))

    def _room(self, vault: Vault, room: int, seat: int) -> Explanation:
        """A room that is pointed at, in the track or in the vault."""
        offered = self._offered(vault, room, seat, t.ROOM)
        if offered is not None:
            return offered
        for space in vault.active:
            place = self.names.cards[vault.printed_card(space)]
            if place.kind is CardKind.ROOM and place.index == room:
                return self._space(vault, int(space), seat)
        code = pack(t.ROOM, room)
        reasons = int(vault.stack[-1].refusals(vault, code, seat))
        if reasons == NOT_NOW:  # no room is being picked
            reasons = int(unbuilt_refusals(vault, room))
        refused = self.refused(vault, code, seat, reasons)
        if reasons != r.IN_ROOM_TRACK:
            return refused
        return Explanation(False, (*refused.reasons, *self._ways(vault, seat).to_build(room)))

    def _threat(self, vault: Vault, threat: int, seat: int) -> Explanation:
        """A threat that is pointed at: the space that it covers."""
        for space in vault.active:
            if vault.threat[space] == threat + 1:
                return self._space(vault, int(space), seat)
        return Explanation(False, (self.reason("not-in-vault", ("SH-THREAT-01",)),))

    def _ways(self, vault: Vault, seat: int) -> Ways:
        return Ways(self.words_in, vault, seat)

    def _offered(self, vault: Vault, card: int, seat: int, *verbs: int) -> Explanation | None:
        decision = decision_of(vault, seat)
        for option in decision.options if decision is not None else ():
            if option.verb in verbs and option.a == card:
                return self.possible(option.rules)
        return None

    def because(
        self, state: Vault, code: int, seat: int, key: str, rules: tuple[str, ...]
    ) -> Reason:
        """One reason, with the card, the space and the price that it speaks of."""
        verb, a, b = verb_of(code), a_of(code), b_of(code)
        if key == "other-moment" and _works_by_itself(state, a):
            key = "works-by-itself"
        if key == "no-room-affordable" and verb == t.ROOM:
            key = "room-unaffordable"
        missing = _missing(state, code, seat) if key in _ABOUT_PRICES else {}
        least = min((len(icons) for icons in missing.values()), default=0)
        nearest = [(room, icons) for room, icons in missing.items() if len(icons) == least]
        owner = int(state.level_owner[b // t.SPACES]) if verb == t.PLACE else seat
        card = int(state.card[b]) if verb == t.PLACE else 0

        def words(language: str, players: Players) -> str:
            say = self.words_in(language, players)
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


def _works_by_itself(vault: Vault, item: int) -> bool:
    return vault.cards.item_use[item] in (t.ALWAYS, t.GAME_END)


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
    return {room: missing_icons(vault, seat, card, worn, room) for room in sorted(rooms)}


def _told_missing(say: Words, room: int, icons: Icons) -> str:
    return say.say("why-missing", cubes=say.icons(icons), **say.room(room))
