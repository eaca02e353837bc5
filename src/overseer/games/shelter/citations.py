"""Citations: the ledger ids behind every option, question, event and refusal."""

from __future__ import annotations

from overseer.games.shelter import refusal as r
from overseer.games.shelter import terms as t
from overseer.kernel.refusal import NOT_NOW, NOT_OFFERED

OPTIONS: dict[int, tuple[str, ...]] = {
    t.PASS: ("SH-PASS-01", "SH-PASS-03"),
    t.PLACE: ("SH-PLACE-01",),
    t.WITH: ("SH-LINK-01",),
    t.WEAR: ("SH-R-86", "SH-R-87"),
    t.ROOM: ("SH-BUILD-01",),
    t.SIDE: ("SH-BUILD-05", "SH-R-26"),
    t.DISCOUNTED: ("SH-R-88",),
    t.STRIKE: ("SH-R-88",),
    t.PAID: ("SH-COST-02", "SH-R-18"),
    t.GIVE: ("SH-COST-03", "SH-R-19", "SH-R-89"),
    t.USE: ("SH-ITEM-04", "SH-EXH-01"),
    t.DIE: ("SH-R-85",),
    t.TAKE: ("SH-ITEM-01",),
    t.GAINED: ("SH-RES-03", "SH-R-18"),
    t.READIED: ("SH-EXH-04",),
    t.HEALED: ("SH-R-91", "SH-HEAL-02"),
    t.EXCHANGE: ("SH-EXCH-02", "SH-EXCH-03", "SH-R-20"),
    t.INCOME: ("SH-INC-01",),
    t.TRAINED: ("SH-TRAIN-02", "SH-R-42"),
    t.TRAINEE_IS: ("SH-R-39",),
    t.ROLL: ("SH-COMP-04",),
    t.REROLLED: ("SH-R-85",),
    t.DRAW: ("SH-R-06",),
    t.FIRST: ("SH-SETUP-10", "SH-R-05"),
    t.LEVEL: ("SH-SETUP-03", "SH-R-04"),
}
DONE_OPTIONS: dict[int, tuple[str, ...]] = {
    t.ASK_WEAR: ("SH-R-86",),
    t.ASK_DISCOUNT: ("SH-R-88",),
    t.ASK_BEFORE_FIGHT: ("SH-FIGHT-02", "SH-R-66"),
    t.ASK_AFTER_ROLL: ("SH-R-85",),
    t.ASK_CLOSING: ("SH-R-84", "SH-EXCH-04"),
    t.ASK_INCOME: ("SH-INC-02",),
    t.ASK_RECALL: ("SH-R-67",),
    t.ASK_FURTHER_ROOM: ("SH-R-30",),
    t.ASK_BEFORE_ICON: ("SH-R-65",),
}
PROMPTS: dict[int, tuple[str, ...]] = {
    t.ASK_TURN: ("SH-PLACE-01", "SH-PASS-01", "SH-R-84"),
    t.ASK_WITH: ("SH-LINK-01",),
    t.ASK_WEAR: ("SH-R-86", "SH-R-87"),
    t.ASK_ROOM: ("SH-BUILD-01", "SH-R-22", "SH-R-23"),
    t.ASK_SIDE: ("SH-BUILD-05", "SH-R-26"),
    t.ASK_DISCOUNT: ("SH-R-88",),
    t.ASK_STRIKE: ("SH-R-88",),
    t.ASK_PAY: ("SH-COST-02", "SH-R-18"),
    t.ASK_GIVE: ("SH-COST-03", "SH-R-19"),
    t.ASK_BEFORE_FIGHT: ("SH-R-66",),
    t.ASK_AFTER_ROLL: ("SH-R-66", "SH-R-85"),
    t.ASK_DIE: ("SH-R-85",),
    t.ASK_TAKE: ("SH-ITEM-01",),
    t.ASK_GAIN: ("SH-RES-03", "SH-R-18"),
    t.ASK_READY: ("SH-EXH-04", "SH-R-71"),
    t.ASK_HEAL: ("SH-R-91",),
    t.ASK_SWAP_GIVE: ("SH-R-89",),
    t.ASK_SWAP_TAKE: ("SH-R-89",),
    t.ASK_CLOSING: ("SH-R-84", "SH-EXCH-04", "SH-EXCH-05"),
    t.ASK_INCOME: ("SH-INC-01", "SH-INC-02", "SH-R-63"),
    t.ASK_RECALL: ("SH-R-67",),
    t.ASK_TRAIN: ("SH-TRAIN-02", "SH-TRAIN-03", "SH-R-42"),
    t.ASK_TRAINEE: ("SH-R-39",),
    t.ASK_SPAWN_ROLL: ("SH-SPAWN-02", "SH-R-48"),
    t.ASK_FIGHT_ROLL: ("SH-FIGHT-02",),
    t.ASK_REROLL: ("SH-R-85",),
    t.ASK_DRAW: ("SH-R-06",),
    t.ASK_FIRST: ("SH-SETUP-10", "SH-R-05"),
    t.ASK_LEVEL: ("SH-SETUP-03", "SH-R-04"),
    t.ASK_FURTHER_ROOM: ("SH-R-30",),
    t.ASK_BEFORE_ICON: ("SH-R-65", "SH-ITEM-04"),
}
EVENTS: dict[int, tuple[str, ...]] = {
    t.E_ROUND: ("SH-ROUND-01",),
    t.E_THREAT: ("SH-SPAWN-05", "SH-THREAT-01"),
    t.E_PAID: ("SH-COST-01",),
    t.E_GAINED: ("SH-RES-01", "SH-RES-02"),
    t.E_HAPPINESS: ("SH-HAPPY-01",),
    t.E_NEW_DWELLER: ("SH-NEWD-01", "SH-NEWD-02"),
    t.E_FIRST_PLAYER: ("SH-FIRST-01",),
    t.E_ITEM: ("SH-ITEM-01",),
    t.E_GAVE: ("SH-COST-03",),
    t.E_EXHAUSTED: ("SH-EXH-01",),
    t.E_READIED: ("SH-EXH-04",),
    t.E_BUILT: ("SH-BUILD-01", "SH-BUILD-07"),
    t.E_REFRESHED: ("SH-REFR-02",),
    t.E_INJURED: ("SH-INJ-01",),
    t.E_HEALED: ("SH-HEAL-02",),
    t.E_FIGHT: ("SH-FIGHT-03",),
    t.E_DEFEATED: ("SH-RECALL-01",),
    t.E_RECALLED: ("SH-ROUND-06",),
    t.E_TRAINED: ("SH-TRAIN-02",),
    t.E_UNTRAINED: ("SH-R-42",),
    t.E_INCOME: ("SH-INC-01",),
    t.E_END_ITEM: ("SH-R-68",),
    t.E_PENALTY: ("SH-SCORE-01",),
    t.E_SWAPPED: ("SH-R-89",),
    t.E_PASSED: ("SH-PASS-03",),
    t.E_DOUBLED: ("SH-SPEC-01",),
    t.E_EXCHANGED: ("SH-EXCH-02",),
}
# Events whose rule depends on their first field: which deck, trigger or kind of end it was.
EVENTS_BY_FIELD: dict[int, tuple[tuple[str, ...], ...]] = {
    t.E_DRAWN: (("SH-ITEM-02", "SH-SETUP-08"), ("SH-BUILD-07", "SH-SETUP-09")),
    t.E_RESHUFFLED: (("SH-REFR-03",), ("SH-REFR-03",), ("SH-SPAWN-10",)),
    t.E_TRIGGER: (("SH-END-02", "SH-R-78"), ("SH-END-03", "SH-R-49")),
    t.E_GAME_OVER: (("SH-END-01",), ("SH-R-83",)),
}
NO_THREAT: tuple[tuple[str, ...], ...] = (
    ("SH-SPAWN-08",),
    ("SH-SPAWN-06",),
    ("SH-SPAWN-07",),
    ("SH-R-50",),
)
# What can stand in the way, in the order in which it is told: bit, key, ledger ids.
REFUSALS: tuple[tuple[int, str, tuple[str, ...]], ...] = (
    (r.PASSED, "passed", ("SH-PASS-03",)),
    (r.NO_ROOM_THERE, "no-room-there", ("SH-PLACE-01",)),
    (r.OCCUPIED, "occupied", ("SH-PLACE-02",)),
    (r.FOREIGN_ELEVATOR, "foreign-elevator", ("SH-PLACE-05",)),
    (r.IN_ROOM_TRACK, "in-room-track", ("SH-PLACE-03",)),
    (r.CANNOT_PAY, "cannot-pay", ("SH-PLACE-08",)),
    (r.CANNOT_PAY_OUTFIT, "cannot-pay-item", ("SH-R-87",)),
    (r.CANNOT_PAY_ITEM, "cannot-pay-item", ("SH-R-90",)),
    (r.NO_ITEM_TO_GIVE, "no-item-to-give", ("SH-PLACE-08", "SH-R-19")),
    (r.LEVEL_FULL, "level-full", ("SH-COMP-10", "SH-R-25")),
    (r.TRACK_EMPTY, "track-empty", ("SH-R-25", "SH-R-73")),
    (r.NO_ROOM_AFFORDABLE, "no-room-affordable", ("SH-PLACE-08", "SH-R-24")),
    (r.MUST_DISCOUNT, "must-discount", ("SH-R-88",)),
    (r.NO_SUCH_DWELLER, "no-such-dweller", ("SH-SETUP-05", "SH-PLACE-01")),
    (r.INJURED_DWELLER, "injured-dweller", ("SH-INJ-02", "SH-INJ-03")),
    (r.UNINJURED_DWELLER, "uninjured-dweller", ("SH-INJ-04",)),
    (r.NEEDS_TWO, "needs-two", ("SH-LINK-01", "SH-LINK-03")),
    (r.CANNOT_GIVE, "not-owned", ("SH-COST-03", "SH-ITEM-03")),
    (r.NOT_OWNED, "not-owned", ("SH-ITEM-03",)),
    (r.EXHAUSTED, "exhausted", ("SH-EXH-02",)),
    (r.OTHER_MOMENT, "other-moment", ("SH-ITEM-04", "SH-R-65", "SH-R-66")),
    (r.NO_EFFECT, "no-effect", ("SH-R-67", "SH-R-90")),
    (r.NOT_IN_TRACK, "not-in-track", ("SH-ITEM-01", "SH-BUILD-01")),
    (r.NO_LETTER, "no-letter", ("SH-R-86", "SH-R-87")),
    (r.ALREADY_MATCHED, "already-matched", ("SH-R-86", "SH-R-29")),
    (r.SIDE_FULL, "side-full", ("SH-COMP-10", "SH-R-26")),
    (r.TRACK_FULL, "track-full", ("SH-COMP-09", "SH-R-18")),
    (r.INCOME_FULL, "track-full", ("SH-R-62", "SH-COMP-09")),
    (r.NOTHING_FITS, "track-full", ("SH-R-20", "SH-COMP-09")),
    (r.CANNOT_EXCHANGE, "cannot-pay-exchange", ("SH-EXCH-02",)),
    (r.NO_SUCH_RATE, "no-such-rate", ("SH-EXCH-02", "SH-EXCH-03")),
    (r.REPEATS, "repeats", ("SH-R-20",)),
    (r.NO_CUBE, "no-cube", ("SH-COST-02",)),
    (r.KEPT_BACK, "kept-back", ("SH-R-17",)),
    (r.NOT_EXHAUSTED, "not-exhausted", ("SH-EXH-04", "SH-R-71")),
    (r.NOT_INJURED, "not-injured", ("SH-R-91",)),
    (r.SLOT_TAKEN, "slot-taken", ("SH-TRAIN-07",)),
    (r.FIXED_LETTER, "fixed-letter", ("SH-TRAIN-04",)),
    (r.SWAPS_ITSELF, "swaps-itself", ("SH-R-89",)),
    (r.READIES, "readies", ("SH-R-37",)),
    (r.DISCOUNT_TOO_SMALL, "discount-too-small", ("SH-R-88", "SH-R-24")),
    (r.NOT_IN_PRICE, "not-in-price", ("SH-R-88",)),
    (r.REST_UNPAYABLE, "rest-unpayable", ("SH-R-88", "SH-R-24")),
    (r.NO_SUCH_DIE, "no-such-die", ("SH-R-85",)),
    (r.NO_TRAINEE, "no-trainee", ("SH-TRAIN-02",)),
    (r.ALIKE, "alike", ("SH-R-42",)),
    (r.HEALS_HERE, "heals-here", ("SH-HEAL-01",)),
    (NOT_OFFERED, "not-offered", ("SH-R-84",)),
    (NOT_NOW, "not-now", ("SH-R-84",)),
)


def option_rules(verb: int, a: int) -> tuple[str, ...]:
    """The ledger ids of an option."""
    return DONE_OPTIONS[a] if verb == t.DONE else OPTIONS[verb]


def event_rules(kind: int, a: int, c: int) -> tuple[str, ...]:
    """The ledger ids of an event."""
    if kind in EVENTS_BY_FIELD:
        return EVENTS_BY_FIELD[kind][a]
    if kind == t.E_NO_THREAT:
        return NO_THREAT[c]
    if kind == t.E_PLACED:
        return ("SH-LINK-01", "SH-PLACE-01") if c > 1 else ("SH-PLACE-01",)
    if kind == t.E_FORFEIT:
        return ("SH-COMP-08", "SH-R-15") if a == t.NEW_DWELLER else ("SH-R-15",)
    return EVENTS[kind]
