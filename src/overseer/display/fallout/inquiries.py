"""Questions of Fallout as plain data, for whoever answers them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from overseer.display.model import Inquiry, Reply, Result
from overseer.games.fallout.table import Area

Tone = Literal["good", "bad", ""]
FightKey = Literal["killed", "stays", "home"]


class Remark(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A sentence about a question, with what it is about and the rules behind it."""

    text: str
    icon: str = ""
    step: int = 0  # of a contest, from 1
    tone: Tone = ""
    rules: list[str] = []


class LetterMark(Struct, frozen=True, kw_only=True):
    """A letter that allows a reroll, to who owns it."""

    letter: str
    owned: bool


class Opponent(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Whom one fights."""

    token: str
    name: str
    icon: str
    level: int
    weak: list[Area]
    needed: int  # hits that kill it
    remarks: list[Remark]


class DieShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A die as it lies, and what that means in this contest."""

    areas: list[Area] = []
    fits: list[Area] = []  # the areas that hit this enemy
    hits: int = 0
    lines: list[Remark] = []


class FightEnd(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A way in which a fight may end, with what it takes from the survivor."""

    key: FightKey
    percent: float
    damage: int = 0
    rads: int = 0
    left: int = 0  # HP


class Prospect(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A choice in a contest, and all that may come of it."""

    choice: str
    title: str
    dice: list[int] = []  # that are rolled, from 1
    percent: int | None = None  # None where nothing is won by it alone
    verdict: str = ""
    lines: list[Remark] = []
    results: list[Result] = []
    ends: list[FightEnd] = []


class TurnedDie(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A face that a die may be turned to."""

    die: int  # from 1
    choice: str
    label: str
    shown: DieShown
    percent: int | None = None


class Contest(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A fight or a test: the dice as they lie, and what stopping or rolling again leads to."""

    kind: Literal["fight", "test"]
    word: str
    about: list[str]
    letters: list[LetterMark]
    rerolls: int
    rerolls_text: str
    steps: list[str]
    now: int  # from 0
    legend: list[Remark]
    opponent: Opponent | None = None
    difficulty: int = 0  # of a test
    successes: int = 0
    dice: list[DieShown] = []  # none before the roll
    sum: str = ""
    stop: Prospect | None = None
    rolls: list[Prospect] = []
    turns: list[TurnedDie] = []
    chips: list[Reply] = []  # what else can be done now
    advice: str = ""  # the choice that the odds recommend
    advice_text: str = ""


class Ware(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card in the shop, for this survivor."""

    item: str
    name: str
    price: int
    choices: list[str] = []  # to be made as one move; none if it cannot be had
    worn: list[str] = []  # the same, putting it on at once
    worn_text: str = ""
    reason: str = ""  # why it cannot be had
    rules: list[str] = []
    short: int = 0  # Caps that are missing
    recruits: bool = False  # a companion, who asks for no Caps
    deal: str = ""  # what taking it is called
    note: str = ""  # a discount, or what a companion asks for
    fresh: bool = False  # has just come into the row
    last: bool = False  # something else is asked after it, so that nothing can follow in one move


class Sale(Struct, frozen=True, kw_only=True):
    """A card that the shop would take."""

    item: str
    name: str
    where: str
    price: int
    choice: str


class Shop(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A visit to the shop."""

    caps: int
    left: int
    left_text: str
    wares: list[Ware]
    leave: str
    sales: list[Sale] = []


class Good(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that can go into an offer, or lies in it."""

    name: str
    card: str = ""  # "item:…", "agenda:…"; empty for an agenda that one may not see
    where: str = ""
    choice: str = ""  # that adds it; empty for what lies in the offer
    show: str = ""  # the choice that shows an agenda of the offer to the other
    is_shown: bool = False


class Side(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One side of an offer."""

    seat: int
    name: str
    title: str
    purse: int
    caps: int = 0  # in the offer
    goods: list[Good] = []  # in the offer
    unnamed: int = 0  # agendas that are asked for, but not named yet
    stock: list[Good] = []  # that can be added
    more_caps: list[str] = []  # the choices that add 1, 2, 3 … Caps
    more_agendas: list[str] = []  # the choices that ask for 1, 2 … agendas
    stamp: str = ""  # the word on the stamp, if there is one
    missing: str = ""  # what is said where it is not


class Trade(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An offer with two sides, being made or answered."""

    sides: list[Side]  # who answers the question first
    accept: str = ""
    propose: str = ""  # the choice that makes the offer, once something is in it
    counter: str = ""
    decline: str = ""
    after: list[str] = []  # what one would then have
    note: str = ""
    rules: list[str] = []


class Dossier(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A character that can be played, or is taken: the same things in the same order for all."""

    character: str
    name: str
    picture: str
    letter: str
    hp: int
    kind: Literal["item", "ability"]  # of the one card that it begins with
    card: str  # what the card is called; empty for an ability, which is the character's own
    card_icon: str
    card_text: str
    card_label: str  # "starts with"
    past: str = ""
    remark: str = ""
    choice: str = ""  # empty if it is taken
    deed: str = ""  # what choosing it is called
    seat: int = -1  # whose it is
    reason: str = ""  # why it cannot be chosen
    rules: list[str] = []


class Beginning(Struct, frozen=True, kw_only=True):
    """Who goes out: all characters, who chooses after whom, and what everybody begins with."""

    order: str
    track: int  # holes for HP
    dossiers: list[Dossier]
    purse_title: str
    purse: list[Remark]


class FalloutInquiry(Inquiry, frozen=True, kw_only=True, omit_defaults=True):
    """A question of Fallout with the things it is about; `replies` where nothing else fits."""

    contest: Contest | None = None
    shop: Shop | None = None
    trade: Trade | None = None
    beginning: Beginning | None = None
