"""What a table shows: outlines, card faces, previews, log entries and chronicles, as plain data.

A client draws these and knows no rule. All words are in the language that was asked for.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from overseer.display.told import ToldCard


class Section(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of a table in words: a heading, lines below it, and further parts below those."""

    title: str
    lines: list[str] = []
    parts: list[Section] = []


class Steps(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The steps of a round, for games that have them, and which one it is."""

    names: list[str] = []
    now: int = -1


class Rank(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where somebody stands: in words, and in short for whoever has little room."""

    text: str  # "Ada 12", "Celia 12 (level)"
    score: str  # "12", "3/12"; "?" for what the reader may not know
    sign: str = ""  # of what nobody plays, such as a faction
    seat: int = -1
    level: bool = False  # with the one before


class Goal(Struct, frozen=True, kw_only=True):
    """What a game is about, and how it would end now as far as the reader may know."""

    text: str
    now: str  # all ranks in one line
    ranks: list[Rank]
    rules: list[str]


class Column(Struct, frozen=True, kw_only=True):
    """A sum of the dice, and how likely it comes up."""

    number: int
    percent: int


class Site(Struct, frozen=True, kw_only=True):
    """Where the next room of a level would be built on a side of the elevator."""

    level: int
    side: str
    slot: int  # from the left, from 0


class ShelterBoard(Struct, frozen=True, kw_only=True):
    """What Fallout Shelter's board draws beside the table; nothing of it is a secret."""

    columns: list[Column | None]  # of the spaces from left to right, under which threats appear
    safe: list[Column]  # the sums that no column bears
    sites: list[Site]


class AlarmStrip(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A sign at a player, or at something on the table, that the end of the game is near."""

    text: str  # in a few words: "One more room: last round"
    seat: int = -1  # at whose board; -1 for nobody's
    about: str = ""  # what else it is about: "threats", or a faction
    site: str = ""  # what is said where the player's next room would stand


class Alarm(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """That the end of the game is near."""

    text: str  # in a sentence
    strips: list[AlarmStrip] = []
    last: bool = False  # whether the last round has begun


class Amount(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Some of one thing, by the name of its icon: what a cost or a reward is made of."""

    icon: str  # such as "water", "happiness", "train-S"; the client has a picture for it
    name: str  # in words, for whoever does not see the picture
    count: int = 1
    left: list[Amount] = []  # of an exchange: what is given and gained, in either direction
    right: list[Amount] = []


class SpaceFace(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A place on a card where a dweller can stand."""

    cost: list[Amount] = []
    reward: list[Amount] = []
    letter: str = ""  # the training that doubles the reward
    linked: bool = False  # takes two dwellers together
    injured_only: bool = False
    signs: dict[str, str] = {}  # what "letter", "linked" and "injured_only" are called, if they are
    text: str = ""  # the whole deal in words


class Face(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card as it is printed."""

    id: str
    kind: str  # "room", "elevator", "item", "threat", "quest", ...; items: see `sort`
    name: str
    text: str = ""
    lines: list[str] = []  # of a card that has several: its objectives, its options
    story: str = ""  # that is read aloud
    sort: str = ""  # of an item: "weapon", "outfit", "pet", "other"; of a card, what it belongs to
    sort_name: str = ""
    picture: str = ""  # the name of an icon
    cost: list[Amount] = []  # to build a room, or to buy an item
    letters: str = ""  # that allow rerolls with it
    fight: int = 0  # of a threat: the number to reach, 0 without a fight
    spaces: list[SpaceFace] = []  # left to right


class Cover(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The cover of something that is chosen before a game, such as a scenario."""

    text: str = ""  # a sentence
    icon: str = ""


class Sum(Struct, frozen=True, kw_only=True):
    """A sum of the dice: in how many throws it comes up, and whether it wins."""

    sum: int
    ways: int
    wins: bool


class Result(Struct, frozen=True, kw_only=True):
    """A way in which a contest may end, and how likely that is."""

    key: str  # "killed", "stays", "home"; "passed", "failed"
    percent: int
    text: str


class Chance(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The odds of a fight with some items: in percent, and which dice sums win."""

    label: str  # "Fists", "Shotgun +2"
    percent: int
    needed: int  # on the dice, after all bonuses
    sums: list[Sum]  # from the lowest; empty where sums do not decide
    results: list[Result] = []  # where there are more than won and lost
    items: list[str] = []  # the items that are used, by id
    then: list[str] = []  # the choices that use them, to be made as they are offered


class Verdict(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the letter of a space makes of who goes there."""

    text: str  # "no match: training in A is lost"
    trained: str = ""  # the letter of who goes
    tone: str = ""  # "good" if the reward is doubled, "bad" if training is lost for nothing


class Change(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a choice makes of a number in front of a player."""

    icon: str
    before: int
    after: int
    text: str  # "food 2 becomes 6, two are lost"
    lost: int = 0  # that did not fit


class Better(Struct, frozen=True, kw_only=True):
    """Another choice that gives as much and costs less, or gives more."""

    choice: str
    text: str  # "send an untrained dweller: same reward"
    label: str  # of its button


class Way(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A side on which a room can be built in one step."""

    side: str
    text: str  # "left 2"
    name: str  # the whole of it, for who does not see the button
    choices: list[str]  # to be made as one move
    asks: str = ""  # what is asked before the room stands
    ends: str = ""  # if this is the room that ends the game


class Build(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A room that a choice could build: on which sides, or what is short."""

    room: str
    name: str
    price: list[Amount] = []
    ways: list[Way] = []  # none for a room that is too dear
    short: str = ""


class Preview(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a choice would cost and bring, before it is made."""

    choice: str
    title: str
    place: str = ""  # the space on the board
    where: str = ""  # in words: "on Nuclear Reactor, left, column 8"
    about: str = ""  # what a line below the title says: "column 8 · 14% of rolls"
    cost: list[Amount] = []
    win: list[Amount] = []
    lose: list[Amount] = []
    won: str = ""  # what else a won fight does, in words
    lost: str = ""  # and a lost one
    letter: str = ""
    doubled: bool = False
    verdict: Verdict | None = None
    then: list[Change] = []  # where nothing is left to choose or to chance
    better: Better | None = None
    builds: list[Build] = []
    owner: str = ""  # what the owner of the room earns, in words
    chances: list[Chance] = []  # without items first, the best use last; empty without a fight
    final: bool = False  # whether chance or something hidden comes up, so that there is no undo
    notes: list[str] = []  # further sentences
    rules: list[str] = []


class Reason(Struct, frozen=True, kw_only=True):
    """Why something is or is not possible."""

    text: str
    rules: list[str]


class Reply(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An answer to a question, or why it cannot be given."""

    label: str
    choice: str = ""  # empty if it cannot be given
    icon: str = ""
    amounts: list[Amount] = []  # what it costs
    lines: list[str] = []  # what it does: "3 becomes 4"; or why it cannot be given
    rules: list[str] = []  # the ledger ids of that
    warns: bool = False  # whether the lines are a warning


class LetterSpace(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A space that doubles its reward for a letter."""

    place: str
    name: str
    owner: int = -1  # the seat whose level it is on
    reward: list[Amount] = []


class LetterKey(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A letter in which a dweller can be trained, or cannot."""

    letter: str
    name: str
    choice: str = ""
    reason: str = ""
    rules: list[str] = []
    best: list[Amount] = []  # what the best of its spaces pays, before doubling
    spaces: list[LetterSpace] = []


class Trainee(Struct, frozen=True, kw_only=True):
    """A dweller who comes back from training, with the letters there are."""

    place: str
    text: str
    keys: list[LetterKey]


class Inquiry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A question with the things it is about, for whoever answers it."""

    title: str
    ask: str = ""  # all of it in one sentence, where the title leaves something out
    source: str = ""  # what led to it: "Borys used your Garden, left."
    place: str = ""  # the space that it is about
    room: str = ""  # the room that it is about
    price: list[Amount] = []
    bill: str = ""  # what is to be said of the price
    note: str = ""
    icon: str = ""
    replies: list[Reply] = []
    trainees: list[Trainee] = []
    rules: list[str] = []


class Panel(Struct, frozen=True, kw_only=True):
    """What a question is about: a heading, a story that is read aloud, and lines."""

    title: str = ""
    story: str = ""
    lines: list[str] = []


class Found(Struct, frozen=True, kw_only=True):
    """A space or a card that was looked up."""

    thing: str  # as `explain` takes it
    name: str
    lines: list[str]


class LogEntry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A sentence of the log."""

    line: int  # of the journal
    text: str
    round: int = 0  # in which it happened; 0 before the first
    seat: int = -1  # whose doing it was; -1 for nobody's
    # "round" begins one, "turn" somebody's turn, "new" something else, "story" is read aloud
    role: str = ""
    sign: str = ""  # the icon of what happened
    rules: list[str] = []
    place: str = ""  # where on the board: a space, or the id of a card
    fresh: bool = False  # whether what stands there is new, such as a room
    route: list[str] = []  # the spaces from where to where something moved
    mover: str = ""  # the token that did; empty if it was the player's own figure
    icons: list[Amount] = []  # what was gained; what was paid or lost has a count below 0
    dice: list[int] = []
    cards: list[ToldCard] = []  # that are told with it, or have grown by it


class Comment(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the clerk says of a bot's choice: what it was, and why it may have been made."""

    line: int  # of the journal
    seat: int
    text: str
    more: str = ""  # what came of it in the end
    why: str = ""  # a guess that says so
    place: str = ""  # where on the board: a space, or the id of a card


class Curve(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Whose values a line of a figure shows, where it is no seat's."""

    name: str
    icon: str
    dashed: bool = False


class Limit(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A value of a figure that means something, such as the one that wins."""

    value: int
    text: str
    bad: bool = False


class Figure(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Some curves of a chronicle: values of each seat at the end of each round."""

    key: str  # "happiness", "water"
    label: str
    values: list[list[int]]  # by seat, then by round from the start of the game (round 0)
    curves: list[Curve] = []  # if they are not of seats, whose they are instead
    limit: Limit | None = None


class Fortune(Struct, frozen=True, kw_only=True):
    """The luck of a seat with the dice: what was had, and what was to be expected."""

    seat: int
    tries: int
    had: int
    due: float
    text: str  # what it was had with: "62 dice", "4 of 9 fights won"


class Moment(Struct, frozen=True, kw_only=True):
    """A turning point of a game."""

    line: int
    round: int
    seat: int
    text: str


class ScoreEntry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Some points of a seat, and what they were for."""

    seat: int
    points: int  # below 0 for what was lost
    text: str
    line: int = 0  # of the journal; 0 where it is no single one's doing
    round: int = 0


class ScoreSource(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A row of a score sheet: what came of one sort of thing, and every entry that makes it up."""

    key: str  # "rooms", "fights"
    label: str
    note: str = ""  # what is counted here
    icon: str = ""
    points: list[int]  # by seat
    entries: list[ScoreEntry] = []


class ScoreTie(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A tie-break: its values, and what it has decided."""

    label: str
    note: str  # whether it decided, in words
    values: list[int]  # by seat
    compared: list[int] = []  # the seats that were level until here
    decides: bool = False  # whether some of these are level no longer
    rules: list[str] = []


class ScoreSheet(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where the points of every seat came from; the sources add up to the totals."""

    label: str  # what is scored
    sources: list[ScoreSource]
    totals: list[int]  # by seat
    ties: list[ScoreTie] = []
    level: list[str] = []  # who had the same total, in sentences


class HandPart(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one line of a card gave in the end."""

    given: int
    text: str


class HandCard(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card of a hand that is laid open, as the sum of its parts."""

    name: str
    icon: str
    worth: int
    parts: list[HandPart]


class OpenHand(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A hand that is laid open at the end: what its cards add up to, and what that came to."""

    seat: int
    about: str  # who it was: "The Boilersmith, Idolized"
    cards: list[HandCard]
    total: int
    target: int
    verdict: str  # "wins", "2 short"
    wins: bool = False


class TaleSentence(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A sentence of a tale, and the line of the journal that it tells of."""

    text: str
    line: int
    stop: int = 0  # the number of the place on the map, if it has one


class TaleStop(Struct, frozen=True, kw_only=True):
    """A place on the way of a tale; they are numbered from 1."""

    place: str  # the space on the board
    text: str
    line: int


class TaleStamp(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A figure at the end of a tale."""

    figure: str
    text: str
    tone: str = ""  # "good" or "bad", if it is either


class Tale(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What became of a seat, as a page to be read and sent: nothing of it did not happen."""

    seat: int
    title: str
    about: str  # the line above the title
    paragraphs: list[list[TaleSentence]]
    stops: list[TaleStop]
    legs: list[list[str]]  # the way by spaces, parted where it was no walk
    stamps: list[TaleStamp]
    sender: str
    note: str


class Chronicle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A finished game told in figures."""

    rounds: int
    sheet: ScoreSheet | None = None  # for games that tell where points came from
    hands: list[OpenHand] = []  # by place, for games that are won by the cards of a hand
    tales: list[Tale] = []  # by seat, for games that tell one
    figures: list[Figure] = []
    fortunes: list[Fortune] = []
    luck: str = ""  # what fortunes count, in a sentence
    moments: list[Moment] = []
    score: str = ""  # what the standings are by, in words
    tie_breaks: list[str] = []  # what their further columns are, in words
    verdict: str = ""  # who won, in words
    margin: list[str] = []  # by how much, what broke ties or what decided, in sentences
    lost: bool = False  # whether everybody has lost together
    rules: list[str] = []  # behind the verdict
    epilogue: ToldCard | None = None  # how the story ends, in games that tell one


class Place(Struct, frozen=True, kw_only=True):
    """A player's place at the end, and what it is made of."""

    seat: int
    place: int
    scores: list[str]
    text: str = ""  # all of it in a sentence


class Ending(Struct, frozen=True, kw_only=True):
    """The standings of a game that is over; `titles` are those of the scores, if they need any."""

    titles: list[str] = []
    legend: str = ""  # what the scores are
    places: list[Place] = []
    hands: list[str] = []  # cards that are laid open, each with what it came to
    ties: list[str] = []  # how ties are broken, and what that decided
    verdict: str = ""  # who has won
    reasons: list[str] = []  # what decided it, in sentences
    epilogue: str = ""  # how the story ends


class Share(Struct, frozen=True, kw_only=True):
    """Some cards that lie alike: "deck" is still to come, "track" can be had, "out" is in play,
    "used" is gone.
    """

    where: Literal["deck", "track", "out", "used"]
    count: int
    text: str


class StockCard(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card of the box, and where its copies lie as far as the reader may know."""

    id: str
    name: str
    text: str  # what it says
    copies: int
    place: str  # where they lie, all in one line
    shares: list[Share]
    tags: list[str] = []  # of the choices of filters that it falls under
    face: Face | None = None  # for games that draw their cards


class StockPart(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All cards of one sort, and how many of them lie where."""

    key: str
    title: str
    note: str = ""
    left: int  # still to come
    of: str  # of how many, in words
    shares: list[Share]
    cards: list[StockCard] = []


class StockChoice(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that cards can be looked for by."""

    tag: str
    label: str
    icon: str = ""


class StockFilter(Struct, frozen=True, kw_only=True):
    """Choices that belong together."""

    title: str
    choices: list[StockChoice]


class Stock(Struct, frozen=True, kw_only=True):
    """The stock list: everything in the box, and where it lies as far as the reader may know."""

    note: str
    parts: list[StockPart]
    filters: list[StockFilter]


class Rule(Struct, frozen=True, kw_only=True):
    """A statement or ruling of the rules."""

    id: str
    text: str
    title: str  # of a ruling: the question
    source: str


class RuleSection(Struct, frozen=True, kw_only=True):
    """A section of the rules."""

    id: str
    title: str
    rules: list[Rule]


class LeafletPoint(Struct, frozen=True, kw_only=True):
    """One thing to know, with the rules behind it."""

    text: str
    rules: list[str]


class LeafletPart(Struct, frozen=True, kw_only=True):
    """A part of the one-page summary of a game: "goal", "round" in steps, "do" or "end"."""

    key: str
    title: str
    points: list[LeafletPoint]


class TermInfo(Struct, frozen=True, kw_only=True):
    """A word of the games: what it means, and how it can be found in a text."""

    id: str
    word: str
    text: str
    forms: list[str]  # words in a row; one that ends in * is the beginning of a word
    rules: list[str]


class IconInfo(Struct, frozen=True, kw_only=True):
    """An icon of the game and what it means."""

    icon: str
    name: str
    text: str
