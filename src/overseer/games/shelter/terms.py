"""The vocabulary of Fallout Shelter as numbers: resources, icons, verbs, prompts, events.

The compiled rules know these numbers only; `book` gives them notation and words.
"""

from __future__ import annotations

from typing import Final

# Resources; ANY is the question mark.
WATER: Final = 0
FOOD: Final = 1
POWER: Final = 2
ANY: Final = 3
KINDS: Final = 3
TRACK_SIZE: Final = 6  # SH-COMP-09

# Reward icons in a row (SH-ICON-01 to 14). TRAIN + letter is a lettered training icon.
GAIN_WATER: Final = 0
GAIN_FOOD: Final = 1
GAIN_POWER: Final = 2
GAIN_ANY: Final = 3
HAPPINESS: Final = 4
NEW_DWELLER: Final = 5
FIRST_PLAYER: Final = 6
TAKE_ITEM: Final = 7
READY_ITEM: Final = 8
BUILD: Final = 9
REFRESH_ITEMS: Final = 10
REFRESH_ROOMS: Final = 11
HEAL: Final = 12
TRAIN: Final = 16  # TRAIN + 0: the owner picks; TRAIN + 1..7: that letter

# Columns of a cost in the tables of `cards`.
COST_ITEMS: Final = 4
COST_INJURY: Final = 5
COST_ROOM: Final = 6
COST_CUBES: Final = 7  # all cubes together, those of choice included
COST_WIDTH: Final = 8

# What a space asks for beside cubes, as bits: items, a room's price, that the level is one's own.
NEEDS_ITEMS: Final = 1
NEEDS_ROOM: Final = 2
NEEDS_HOME: Final = 4

# Dwellers in front of their owner: untrained, untrained and injured, or the slot of a letter.
UNTRAINED: Final = 0
INJURED: Final = 1
SLOT: Final = 1  # SLOT + letter (1..7) is that letter's slot
DWELLER_KINDS: Final = 9
LETTERS: Final = 7
SLOT_EMPTY: Final = 0
SLOT_UNINJURED: Final = 1
SLOT_INJURED: Final = 2

# Shape of the vault.
SPACES: Final = 13  # per level: twelve room spaces and the elevator
ELEVATOR: Final = 12
SLOTS: Final = 6  # room slots per level (SH-COMP-10)
LEFT: Final = 0
RIGHT: Final = 1
TRACK: Final = 3  # cards in the item track and in the room track

# Figures in the vault: two places per space, each 0 or FIGURE plus flags.
FIGURE: Final = 1
LYING: Final = 2
TRAINEE: Final = 4  # times the training mark: 0 none, 1..7 a letter, 8 of choice
OF_CHOICE: Final = 8

# The plan of a room that is being built: card + 1 (PLAN_DECLINED: none), side, open price, item.
PLAN_ROOM: Final = 0
PLAN_SIDE: Final = 1
PLAN_PRICE: Final = 2  # four counts
PLAN_ITEM: Final = 6  # the item that lowers the price, + 1
PLAN_SIZE: Final = 7
PLAN_DECLINED: Final = -1

# Decks.
ITEMS: Final = 0
ROOMS: Final = 1
THREATS: Final = 2

# When an item is used.
ALWAYS: Final = 0
BEFORE_FIGHT: Final = 1
AFTER_ROLL: Final = 2
PLACING: Final = 3
BUILDING: Final = 4
ANY_TIME: Final = 5
GAME_END: Final = 6

# Steps of an item's effect.
FIGHT_BONUS: Final = 0
REROLL: Final = 1  # argument: number of dice
COUNTS_AS: Final = 2  # argument: a letter, or THREAT_LETTER
PAY: Final = 3  # argument: a resource or ANY
GAIN: Final = 4  # argument: a row of reward icons, as a card
READY: Final = 5
HEAL_DWELLER: Final = 6
SWAP: Final = 7
DISCOUNT: Final = 8
SCORE: Final = 9  # argument: what is counted * 16 + how many make one happiness
THREAT_LETTER: Final = 8

# What end-of-game items count: kinds of item 0-3, resources 4-6, then these.
COUNT_RESOURCE: Final = 4
COUNT_ROOM: Final = 7
COUNT_DWELLER: Final = 8
COUNT_ITEM: Final = 9

# Verbs of options.
DONE: Final = 0  # the prompt it answers
PASS: Final = 1
PLACE: Final = 2  # dweller kind, space, card there
WITH: Final = 3  # second dweller: kind
WEAR: Final = 4  # item
ROOM: Final = 5  # room
SIDE: Final = 6  # LEFT or RIGHT
DISCOUNTED: Final = 7  # item that lowers the price
STRIKE: Final = 8  # resource or ANY
PAID: Final = 9  # resource
GIVE: Final = 10  # item
USE: Final = 11  # item
DIE: Final = 12  # face of the die to reroll
TAKE: Final = 13  # item
GAINED: Final = 14  # resource
READIED: Final = 15  # item
HEALED: Final = 16  # dweller kind, or FROM_SPACE + space and the training mark there
EXCHANGE: Final = 17  # cubes paid, cubes gained (base 7)
INCOME: Final = 18  # resource
TRAINED: Final = 19  # space, letter, 1 if lying
TRAINEE_IS: Final = 20  # which of two linked dwellers is trained: 0 standing, 1 lying
ROLL: Final = 21  # faces in ascending order
REROLLED: Final = 22  # face
DRAW: Final = 23  # deck, card, layer
FIRST: Final = 24  # seat
LEVEL: Final = 25  # level, seat
FROM_SPACE: Final = 16

# Prompts of decisions.
ASK_TURN: Final = 0
ASK_WITH: Final = 1
ASK_WEAR: Final = 2
ASK_ROOM: Final = 3
ASK_SIDE: Final = 4
ASK_DISCOUNT: Final = 5
ASK_STRIKE: Final = 6
ASK_PAY: Final = 7
ASK_GIVE: Final = 8
ASK_BEFORE_FIGHT: Final = 9
ASK_AFTER_ROLL: Final = 10
ASK_DIE: Final = 11
ASK_TAKE: Final = 12
ASK_GAIN: Final = 13
ASK_READY: Final = 14
ASK_HEAL: Final = 15
ASK_SWAP_GIVE: Final = 16
ASK_SWAP_TAKE: Final = 17
ASK_CLOSING: Final = 18
ASK_INCOME: Final = 19
ASK_RECALL: Final = 20
ASK_TRAIN: Final = 21
ASK_TRAINEE: Final = 22
ASK_SPAWN_ROLL: Final = 23
ASK_FIGHT_ROLL: Final = 24
ASK_REROLL: Final = 25
ASK_DRAW: Final = 26
ASK_FIRST: Final = 27
ASK_LEVEL: Final = 28
ASK_FURTHER_ROOM: Final = 29
ASK_BEFORE_ICON: Final = 30

# Events, beside the kernel's CHOICE (0).
E_ROUND: Final = 1  # round
E_NO_THREAT: Final = 2  # level, sum, why (0 seven, 1 no room, 2 covered, 3 no cards)
E_THREAT: Final = 3  # space, threat, card that it covers
E_PLACED: Final = 4  # space, card, number of dwellers
E_PAID: Final = 5  # resource, how many
E_GAINED: Final = 6  # resource, how many, lost
E_HAPPINESS: Final = 7  # how many
E_NEW_DWELLER: Final = 8  # space
E_FIRST_PLAYER: Final = 9
E_ITEM: Final = 10  # item
E_GAVE: Final = 11  # item
E_EXHAUSTED: Final = 12  # item
E_READIED: Final = 13  # item
E_BUILT: Final = 14  # room, space of its left half
E_REFRESHED: Final = 15  # deck
E_INJURED: Final = 16  # space
E_HEALED: Final = 17  # space, or SPACES_MAX for one in front of its owner
E_FIGHT: Final = 18  # total, needed, won
E_DEFEATED: Final = 19  # space, threat
E_RECALLED: Final = 20
E_TRAINED: Final = 21  # letter
E_UNTRAINED: Final = 22  # space: its slot was taken
E_INCOME: Final = 23  # resource, space, card
E_TRIGGER: Final = 24  # 0 sixth room, 1 threat deck
E_END_ITEM: Final = 25  # item, happiness
E_PENALTY: Final = 26  # happiness lost
E_GAME_OVER: Final = 27  # truncated
E_RESHUFFLED: Final = 28  # deck
E_FORFEIT: Final = 29  # icon
E_SWAPPED: Final = 30  # given item, taken item
E_PASSED: Final = 31
E_DOUBLED: Final = 32  # space
E_EXCHANGED: Final = 33  # cubes paid, cubes gained (base 7)
E_DRAWN: Final = 34  # deck, card: laid on its track
IN_FRONT: Final = 4095
