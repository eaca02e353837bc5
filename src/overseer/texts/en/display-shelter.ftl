### What the table shows of Fallout Shelter: icons, previews, the table in words, the chronicle.

## Icons

icon-name-water = water
icon-name-food = food
icon-name-power = power
icon-name-any-resource = any resource
icon-name-happiness = happiness
icon-name-new-dweller = new dweller
icon-name-first-player = first player
icon-name-item = item
icon-name-ready-item = ready an item
icon-name-build = build a room
icon-name-pay-room = pay for the room
icon-name-exchange = exchange
icon-name-train-any = training, letter of your choice
icon-name-train-S = training in S (Strength)
icon-name-train-P = training in P (Perception)
icon-name-train-E = training in E (Endurance)
icon-name-train-C = training in C (Charisma)
icon-name-train-I = training in I (Intelligence)
icon-name-train-A = training in A (Agility)
icon-name-train-L = training in L (Luck)
icon-name-refresh-items = refresh the item track
icon-name-refresh-rooms = refresh the room track
icon-name-injure = injury
icon-name-heal = healing
icon-name-fight = fight number
icon-name-letter = letter of a space
icon-name-injured-only = injured dwellers only
icon-name-linked = two dwellers

# The same icon may stand among costs, among rewards, or be something else.
icon-as-cost = As a cost: { $text }.
icon-as-reward = As a reward: { $text }.
icon-as-other = Note: { $text }.

## Previews

display-no-items = No items
display-no-further-items = No further items
# $where is a room with its half, such as "Diner, left".
display-where-column = { $where }, column { $column }
display-income = { $player } may take one resource as income
display-income-full = { $player } earns no income: all three tracks are full
display-second-dweller = A second dweller goes along
display-rooms = { $count ->
    [one] You can pay for: { $rooms }
   *[other] You can pay for one of these: { $rooms }
}
display-outfit = Doubled by an outfit: { $items }
display-lost = { $count ->
    [one] One cube does not fit and is lost: { $amounts }
   *[other] These cubes do not fit and are lost: { $amounts }
}
display-dwellers-full = Nobody can have more than { $count } dwellers, so the new one is lost
display-idle = { $count ->
    [one] One dweller stays idle this round
   *[other] { $count } dwellers stay idle this round
}
display-slots = Free beside the elevator or the last room: { $places }
display-fight-lost = The fight is lost: no reward, and whoever fought is injured
display-have = You have { $count } of { $most }

## The table in words

field-shelter-last-round = Last round
field-shelter-first-player = First player
field-shelter-columns = Threats by the sum of two dice
field-shelter-players-happiness = Happiness
field-shelter-expected-happiness = Happiness if the game ended now
field-shelter-cubes = Resources
field-shelter-dwellers = Dwellers
field-shelter-players-items = Items
field-shelter-passed = Passed
field-shelter-levels = Vault
field-shelter-item-track = Item track
field-shelter-room-track = Room track
field-shelter-discards-items = Items
field-shelter-discards-rooms = Rooms
field-shelter-discards-threats = Threats

outline-shelter-decks = items { $items }, rooms { $rooms }, threats { $threats }
outline-owned = { $count } in all
outline-untrained = { $count } untrained
outline-injured = { $count } injured
outline-trained = { $state ->
    [injured] one trained in { $letter }, injured
   *[uninjured] one trained in { $letter }
}
outline-in-vault = { $count } in the vault
outline-exhausted = Exhausted: { $item }
outline-gap = Empty place
outline-level-top = Level 0, top level
outline-level = Level { $level }, { $player }
outline-slots = Free slots for rooms: left { $left }, right { $right }.
outline-occupied = Occupied by { $player }: { $dwellers }.
outline-standing = uninjured dweller
outline-lying = injured dweller
outline-training = , in training for { $letter }
outline-training-any = , in training for a letter of your choice
outline-new-dwellers = { $count ->
    [one] 1 new dweller
   *[other] { $count } new dwellers
}
outline-threat = Threat: { $threat }. { $text }
outline-beneath = Beneath it: { $text }

## The chronicle

chronicle-expected = happiness had the game ended then
chronicle-lead = { $player } overtakes { $other }: { $more } to { $less } happiness, had the game ended then
chronicle-fight-won = { $player } wins a fight against the odds: { $threat }, a chance of { $chance }%
chronicle-fight-lost = { $player } loses a fight that looked safe: { $threat }, a chance of { $chance }%
chronicle-by = Happiness: { $more } to { $less }.
display-step-spawn = Threats
display-step-place = Dwellers
display-step-recall = Recall
