"""The vocabulary of the Fallout rules: every number that the tables, options and events use."""

from __future__ import annotations

from typing import Final

# Letters (S.P.E.C.I.A.L.), as numbers 0 to 6 and as bits of a set.
LETTERS: Final = 7

# Traits; trait // 2 is the token's kind, so traits 2k and 2k + 1 are its two sides.
IDOLIZED: Final = 0
VILIFIED: Final = 1
SYNTH: Final = 2
SUPER_MUTANT: Final = 3
WELL_RESTED: Final = 4
ADDICTED: Final = 5
TRAIT_KINDS: Final = 3

# Enemy types, and the faction icons that stand beside them in the rows of agendas.
CRITTER: Final = 0
HUMAN: Final = 1
ROBOT: Final = 2
MONSTER: Final = 3
MUTANT: Final = 4
TYPES: Final = 5
STAR: Final = 0
SHIELD: Final = 1
FACTIONS: Final = 2

# Body areas and enemy abilities, as bits.
HEAD: Final = 1
BODY: Final = 2
ARMS: Final = 4
LEGS: Final = 8
AGGRESSIVE: Final = 1
ARMOR: Final = 2
RADIATION: Final = 4
RANGED: Final = 8
LOOTED: Final = 16
RETREAT: Final = 32

# Levels of faction enemies that are read from the power track.
LEVEL_X: Final = 100
LEVEL_Y: Final = 101

# Terrain, as bits.
DIFFICULT: Final = 1
IRRADIATED: Final = 2

# Tiles.
NAMED: Final = 0
DANGEROUS: Final = 1
DEADLY: Final = 2
CELLS: Final = 7  # of a tile
NODES: Final = 8  # per slot: up to seven spaces, and the facedown tile
FACEDOWN: Final = 7

# Encounter decks.
WASTELAND: Final = 0
SETTLEMENT: Final = 1
VAULT_84: Final = 2
VAULT_109: Final = 3
ENCOUNTER_DECKS: Final = 4

# Decks of items.
LOOT: Final = 0
ASSET: Final = 1
UNIQUE: Final = 2
CHARACTER: Final = 3
AGENDA: Final = 4  # not items, but drawn by the same results

# Kinds of items; the first three have a slot on the board.
WEAPON: Final = 0
APPAREL: Final = 1
COMPANION: Final = 2
AID: Final = 3
DRUG: Final = 4
MAGAZINE: Final = 5
EVENT: Final = 6
ABILITY: Final = 7  # a character card that is neither item nor companion
SLOTS: Final = 3

# Where a held card lies.
EQUIPPED: Final = 0
INVENTORY: Final = 1
BESIDE: Final = 2

# Limits of the rulebook.
TRACK_TOP: Final = 16
INVENTORY_LIMIT: Final = 3
AGENDA_LIMIT: Final = 4
SHOP_ROW: Final = 4
STARTING_CAPS: Final = 3
MOVE_POINTS: Final = 2
TURN_ACTIONS: Final = 2
CAMP_HP: Final = 3
TRADE_OFFERS: Final = 3
SOLO_PARTNER_HITS: Final = 3
NO_DIFFICULTY: Final = 1000  # of a test whose hit icons are only added to those of another

# Numbers on cards: below LEVEL_BASE they are themselves.
LEVEL_BASE: Final = 1000  # LEVEL_BASE + LEVEL_ZERO + k is the icon's level plus k
LEVEL_ZERO: Final = 100
HITS_NUMBER: Final = 2000  # the hit icons of the card's last test
PLAYERS_NUMBER: Final = 3000

# Selectors of cards: any card, a kind (SELECT_KIND + kind), an item (SELECT_ITEM + item).
SELECT_ANY: Final = 0
SELECT_KIND: Final = 1
SELECT_ITEM: Final = 16

# Costs: a kind and an argument (see `pairs`, as for those below); 0 is free.
COST_CAPS: Final = 1
COST_DISCARD: Final = 2  # argument: selector
COST_TRAIT: Final = 3
COST_DAMAGE: Final = 4
COST_AGENDA: Final = 5

# Places that cards speak of: a kind and an argument.
W_HERE: Final = 0
W_START: Final = 1
W_PLACE: Final = 2
W_TILE: Final = 3
W_ICON: Final = 4
W_TERRAIN: Final = 5
W_ENEMY: Final = 6
W_WITHIN: Final = 7
W_ADJACENT: Final = 8
W_MARKER: Final = 9
W_ANYWHERE: Final = 10

# Conditions: rows of four numbers, each group before its members.
C_ALL: Final = 0  # a: how many rows follow as members
C_ANY: Final = 1
C_NOT: Final = 2  # of the next one
C_TRAIT: Final = 3
C_LETTER: Final = 4
C_LOYAL: Final = 5  # a: faction
C_AT: Final = 6  # a: where
C_ICON: Final = 7
C_MIN_LEVEL: Final = 8
C_TERRAIN: Final = 9  # a: bits
C_CAPS: Final = 10
C_HAS: Final = 11  # a: selector
C_EQUIPPED: Final = 12
C_KEPT: Final = 13  # a: source (S_ENCOUNTER or S_QUEST, and card)
C_POWER: Final = 14  # a: faction, b: at least
C_LEAD: Final = 15
C_SURVIVOR_HERE: Final = 16
C_NO_ENEMIES: Final = 17  # a: within
C_NEAR_TOKEN: Final = 18
C_DISTANCE: Final = 19  # a: place, b: least, c: most, or 0 for any
C_LETTERS: Final = 20
C_PERKS: Final = 21
C_RADS: Final = 22
C_AGENDAS: Final = 23
C_PLAYERS: Final = 24
C_STAGED: Final = 25  # a: quest (not its number)
C_WIDTH: Final = 4

# Sources of effects: a kind and a card.
S_SCENARIO: Final = 0
S_ENCOUNTER: Final = 1
S_QUEST: Final = 2
S_ITEM: Final = 3
S_PERK: Final = 4

# Instructions: rows of four numbers. A program is the place of its first row and ends at O_END.
# "fail" is the program that goes on in its stead if the task fails; a program 0 does nothing.
O_WIDTH: Final = 4
O_END: Final = 0
O_XP: Final = 1  # a: number
O_CAPS: Final = 2
O_LOSE_CAPS: Final = 3
O_DRAW: Final = 4  # a: LOOT, ASSET or AGENDA, b: number
O_UNIQUE: Final = 5  # a: item
O_ADD: Final = 6  # a: library number
O_STAGE: Final = 7
O_TRASH: Final = 8  # a: library number, or 0 for this card
O_BECOME: Final = 9  # a: trait
O_LOSE: Final = 10
O_POWER: Final = 11  # a: faction, b: steps
O_DAMAGE: Final = 12
O_RADS: Final = 13
O_HEAL: Final = 14
O_HEAL_RADS: Final = 15
O_SHOP: Final = 16  # a: number, b: discount
O_TOKENS: Final = 17  # a: faction, b: where, c: number
O_MARKER: Final = 18  # a: where
O_ENEMY: Final = 19  # a: type, b: where, c: 1 if faceup
O_MOVE: Final = 20
O_PLACE: Final = 21  # a: where
O_MP: Final = 22
O_ACTION: Final = 23
O_ENCOUNTER: Final = 24  # a: deck
O_KEEP: Final = 25
O_COMPLETE: Final = 26  # a: quest (not its number), b: objective, from 0
O_RANDOM: Final = 27  # a: first number, b: last number, c: 1 to stage, 0 to add
O_KILL: Final = 28  # a: within, b: level at most and type, c: 1 for all
O_REMOVE: Final = 29  # a: faction, b: within
O_DISCARD: Final = 30  # a: selector
O_UNEXHAUST: Final = 31  # a: 1 for all, 0 for one
O_PERK: Final = 32
O_LEVEL: Final = 33
O_CHOOSE: Final = 34  # a: number of O_BRANCH rows that follow
O_BRANCH: Final = 35  # a: condition, b: cost, c: program
O_IF: Final = 36  # a: condition, b: program, c: program else
O_OTHERS: Final = 37  # a: who, b: program
O_VOTE: Final = 38  # a: program if yes, b: program if no
O_COUNT: Final = 39  # a: number; on the quest's first objective
O_COUNTED: Final = 40  # a: objective; one more of its deeds: the end, unless it was the last
# O_COUNTED stands between the tasks and the results of every objective but a deposit.
O_TEST: Final = 41  # a: letters, b: difficulty, c: fail
O_JOINT: Final = 42  # a: letters and those of the other, b: difficulty, c: fail
O_FIGHT: Final = 43  # a: icon, b: levels and abilities more, c: fail
O_PAY: Final = 44  # a: cost, c: fail
O_REROLL: Final = 45
O_HITS: Final = 46
O_CANCEL: Final = 47
O_SUCCESS: Final = 48
O_TURN_DIE: Final = 49
O_WAKE: Final = 50  # a: within
O_SALVAGE: Final = 51

LETTER_BITS: Final = 4  # a row of letters counts each of them in so many bits

# Who else an effect concerns.
WHO_HERE: Final = 0
WHO_ADJACENT: Final = 1
WHO_ALL: Final = 2
WHO_RIGHT: Final = 3
WHO_ONE: Final = 4

# Moments at which a card may be used, as bits, and what using it takes.
M_TURN: Final = 1
M_ACTION: Final = 2
M_BEFORE_FIGHT: Final = 4
M_FIGHT: Final = 8
M_TEST: Final = 16
M_CAMP: Final = 32
M_FIGHT_LAST: Final = 64  # in a fight, when there is nothing to reroll any more
SPEND_EXHAUST: Final = 0
SPEND_DISCARD: Final = 1
SPEND_KEEP: Final = 2  # once per turn
USES: Final = 4  # of an item

# Passives.
P_ARMOR: Final = 0  # also the armor value of apparel
P_MOVE: Final = 1
P_EASY_TERRAIN: Final = 2
P_NO_TERRAIN_RADS: Final = 3
P_RADS_HEAL: Final = 4
P_RADS_XP: Final = 5
P_INVENTORY: Final = 6
P_FIGHT_REROLL: Final = 7
P_TEST_REROLL: Final = 8  # a row of letters
P_SHOP_DISCOUNT: Final = 9
P_CAMP_HEAL: Final = 10
P_KILL_CAPS: Final = 11
P_ENCOUNTER_XP: Final = 12
P_RANGED: Final = 13  # 1, of a weapon with the ranged icon

# What agendas count.
A_WHEN: Final = 0  # a: condition, b: influence
A_LEAD: Final = 1  # a: faction
A_CAPS: Final = 2
A_LETTERS: Final = 3
A_PERKS: Final = 4
A_TRAITS: Final = 5
A_ITEMS: Final = 6
A_COMPANIONS: Final = 7
A_RADS: Final = 8
A_WIDTH: Final = 4  # kind, a, each (or influence), most

# Objectives: rows of the quest table.
OBJECTIVES: Final = 3  # at most, of a quest
J_TRIGGER: Final = 1
J_ACTION: Final = 2
J_DEPOSIT: Final = 3
J_ELSEWHERE: Final = 4

# Deeds that trigger objectives.
D_KILL: Final = 1
D_EXPLORE: Final = 2
D_CAMP: Final = 3
D_ENTER: Final = 4
D_BECOME: Final = 5
D_LOSE: Final = 6
D_LEVEL: Final = 7
D_BUY: Final = 8
D_SELL: Final = 9
D_RECRUIT: Final = 10
D_SUFFER: Final = 11
D_SPEND: Final = 12

# Verbs of seats.
DONE: Final = 0
CHOOSE_CHARACTER: Final = 1  # a: character
STAND: Final = 2  # a: node
MOVE: Final = 3
STEP: Final = 4  # a: node
EXPLORE: Final = 5  # a: slot
ENCOUNTER: Final = 6
FIGHT: Final = 7  # a: token, b: node
QUEST: Final = 8  # a: quest, b: objective
CAMP: Final = 9
USE: Final = 10  # a: item, b: which of its uses
PLAY_PERK: Final = 11  # a: perk
EQUIP: Final = 12  # a: item
LOYAL: Final = 13  # a: agenda
HIDE: Final = 14
END_TURN: Final = 15
ROLL_NOW: Final = 16
REROLL: Final = 17  # a: dice as bits
REST: Final = 18  # give up Well Rested
CHOOSE: Final = 19  # a: which
COMPLETE: Final = 20  # a: quest, b: objective
PUT: Final = 21  # a: node
ACT: Final = 22  # a: token, b: node
KEEP_LETTER: Final = 23  # a: letter
TAKE_PERK: Final = 24  # a: perk
DISCARD: Final = 25  # a: item, b: where it lies
DROP: Final = 26  # a: agenda
BUY: Final = 27  # a: item
SELL: Final = 28  # a: item, b: where it lies
RECRUIT: Final = 29  # a: item
RECOVER: Final = 30
GET_REST: Final = 31
UNEXHAUST: Final = 32  # a: item, b: where it lies
UNEXHAUST_ALL: Final = 33
TRADE: Final = 34  # a: seat
GIVE: Final = 35  # a: item, b: where it lies, c: exhausted
GIVE_CAPS: Final = 36  # a: number
GIVE_AGENDA: Final = 37  # a: agenda
WANT: Final = 38  # a: item, b: where it lies, c: exhausted
WANT_CAPS: Final = 39  # a: number
WANT_AGENDAS: Final = 40  # a: number
SHOW: Final = 41  # a: agenda
PROPOSE: Final = 42
ACCEPT: Final = 43
DECLINE: Final = 44
COUNTER: Final = 45
VOTE: Final = 46  # a: 1 for yes
PICK_SEAT: Final = 47  # a: seat
TURN_DIE: Final = 48  # a: die, b: face
DEPOSIT: Final = 49  # a: Caps
KILL: Final = 50  # a: token, b: node, c: which of equal ones, see below
SALVAGE: Final = 51  # a: item
# What tells equal enemies in one space apart.
AT_REST: Final = 0
WAITING: Final = 1  # it has yet to act or to fight
FOUGHT: Final = 2  # just now
# Verbs of chance.
FIRST: Final = 60  # a: seat
LETTER: Final = 61  # a: letter
DRAW: Final = 62  # a: deck, b: card, c: layer
DRAW_ENCOUNTER: Final = 63  # a: deck, b: card, c: layer
TOKEN: Final = 64  # a: token
TILE: Final = 65  # a: tile
ROLLED: Final = 66  # a, b, c: faces, KEPT for a die that stays
LIBRARY: Final = 67  # a: number
RANDOM_UNIQUE: Final = 68  # a: item
KEPT: Final = 6

# Questions.
ASK_FIRST: Final = 0
ASK_CHARACTER: Final = 1
ASK_STAND: Final = 2
ASK_LETTER: Final = 3
ASK_DRAW: Final = 4
ASK_EQUIP: Final = 5
ASK_TURN: Final = 6
ASK_AGGRESSIVE: Final = 7
ASK_BEFORE_FIGHT: Final = 8
ASK_DICE: Final = 9
ASK_FIGHT_REROLL: Final = 10
ASK_FIGHT_LAST: Final = 11
ASK_TEST_REROLL: Final = 12
ASK_OPTION: Final = 13
ASK_CHOICE: Final = 14
ASK_DEED: Final = 15
ASK_PUT_ENEMY: Final = 16
ASK_PUT_TOKEN: Final = 17
ASK_PUT_MARKER: Final = 18
ASK_PLACE: Final = 19
ASK_CARD_STEP: Final = 20
ASK_ENEMY: Final = 21
ASK_ATTACKER: Final = 22
ASK_ENEMY_STEP: Final = 23
ASK_RESPAWN: Final = 24
ASK_KEEP: Final = 25
ASK_PERK: Final = 26
ASK_DISCARD: Final = 27
ASK_LIMIT: Final = 28
ASK_AGENDA_LIMIT: Final = 29
ASK_SHOP: Final = 30
ASK_CAMP: Final = 31
ASK_TRADE: Final = 32
ASK_ANSWER: Final = 33
ASK_AGENDAS: Final = 34
ASK_VOTE: Final = 35
ASK_WHO: Final = 36
ASK_TURN_DIE: Final = 37
ASK_DEPOSIT: Final = 38
ASK_KILL: Final = 39
ASK_TOKEN: Final = 40
ASK_TILE: Final = 41
ASK_REVEAL: Final = 42
ASK_LIBRARY: Final = 43
ASK_UNEXHAUST: Final = 44
ASK_PAY_AGENDA: Final = 45
ASK_ENCOUNTER_DRAW: Final = 46
ASK_SALVAGE: Final = 47

# Events (0 is a choice).
E_ROUND: Final = 1
E_TURN: Final = 2  # seat: a: node
E_MOVED: Final = 3  # seat: a: node
E_REVEALED: Final = 4  # a: slot, b: tile
E_ENEMY_PLACED: Final = 5  # a: token (type + TYPE_HIDDEN if facedown), b: node
E_ENEMY_MOVED: Final = 6  # a: token, b: from, c: to
E_ENEMY_WOKE: Final = 7  # a: token, b: node
E_ENEMY_SLEPT: Final = 8
E_ACTIVATED: Final = 9  # a: icon
E_FIGHT: Final = 10  # seat: a: token, b: level, c: how it came about, see `fight`
E_DICE: Final = 11  # seat: a: faces packed, b: 1 in a fight
E_DAMAGE: Final = 12  # seat: a: number
E_RADS: Final = 13
E_HEALED: Final = 14
E_RADS_HEALED: Final = 15
E_STRUCK: Final = 16  # seat: a: survivor hits, b: needed
E_KILLED_ENEMY: Final = 17  # seat: a: token, b: node
E_FIGHT_LOST: Final = 18  # seat: a: token
E_TEST: Final = 19  # seat: a: hits, b: difficulty
E_DIED: Final = 20
E_ELIMINATED: Final = 21
E_XP: Final = 22
E_LEVEL_UP: Final = 23
E_GAINED_LETTER: Final = 24
E_GAINED_PERK: Final = 25
E_CAPS: Final = 26  # seat: a: gained
E_CAPS_SPENT: Final = 27
E_TRAIT: Final = 28  # seat: a: trait
E_TRAIT_LOST: Final = 29
E_TRAIT_LOCKED: Final = 30
E_CARD: Final = 31  # seat: a: item gained
E_CARD_LOST: Final = 32
E_EQUIPPED: Final = 33
E_EVENT: Final = 34  # seat: a: item
E_AGENDAS: Final = 35  # seat: a: number drawn
E_AGENDA_DROPPED: Final = 36
E_LOYAL: Final = 37  # seat: a: agenda
E_DISLOYAL: Final = 38
E_AGENDA_SHOWN: Final = 39  # a: agenda, revealed for the activation
E_DEPLETED: Final = 40
E_FIRST_PLAYER: Final = 41  # seat
E_POWER: Final = 42  # a: faction, b: steps
E_STAGED: Final = 43  # a: quest
E_COMPLETED: Final = 44  # seat: a: quest, b: objective
E_QUEST_FAILED: Final = 45
E_COUNTED: Final = 46  # a: quest, b: objective, c: count
E_TRASHED: Final = 47  # a: source
E_ADDED: Final = 48  # a: library number
E_NOT_IN_LIBRARY: Final = 49  # a: library number
E_ENCOUNTER: Final = 50  # seat: a: encounter
E_OPTION: Final = 51  # seat: a: encounter, b: option
E_BOUGHT: Final = 52  # seat: a: item, b: price
E_SOLD: Final = 53
E_RECRUITED: Final = 54
E_UNEXHAUSTED: Final = 55  # seat: a: item
E_USED: Final = 56  # seat: a: item
E_PERK_USED: Final = 57
E_CAMPED: Final = 58
E_TRADED: Final = 59  # seat: a: partner
E_DECLINED: Final = 60
E_MARKER: Final = 61  # a: quest, b: node
E_KEPT: Final = 62  # seat: a: source
E_VOTED: Final = 63  # seat: a: 1 for yes
E_TIMER: Final = 64  # a: quest
E_TOKEN_REMOVED: Final = 65  # a: token, b: node
E_WON: Final = 66  # seat
E_LOST: Final = 67  # a: faction
E_SHOP_CARD: Final = 68  # a: item
E_RESTED: Final = 69  # seat: Well Rested given up
E_CHARACTER: Final = 70  # seat: a: character
E_GAVE_CARD: Final = 71  # seat: a: item, b: to whom, by a deal
E_GAVE_CAPS: Final = 72  # seat: a: number, b: to whom
E_GAVE_AGENDAS: Final = 73  # seat: a: number, b: to whom; which ones is theirs to know
E_ENEMY_AIMS: Final = 74  # seat: whom it goes for: a: token, b: how far away
E_ENEMY_COULD: Final = 75  # a: token, b: a node that was as good to step to
TYPE_HIDDEN: Final = 2048
