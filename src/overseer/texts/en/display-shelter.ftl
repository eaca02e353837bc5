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
display-slots = Free: { $places }
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
outline-threat-beaten = Threat, beaten: { $threat }. It goes at the recall.
outline-beneath = Beneath it: { $text }

## The chronicle

chronicle-expected = happiness had the game ended then
chronicle-lead = { $player } overtakes { $other }: { $more } to { $less } happiness, had the game ended then
chronicle-fight-won = { $player } wins a fight against the odds: { $threat }, a chance of { $chance }%
chronicle-fight-lost = { $player } loses a fight that looked safe: { $threat }, a chance of { $chance }%
chronicle-by = Happiness: { $more } to { $less }.
chronicle-fights = { $count ->
    [one] { $won } of { $count } fight won
   *[other] { $won } of { $count } fights won
}
chronicle-luck = Fights won, for the wins that the odds just before each roll promised.
display-step-spawn = Threats
display-step-place = Dwellers
display-step-recall = Recall

## The score sheet

sheet-start = At the start
sheet-start-note = laid out before the first round
sheet-rooms = Rooms built
sheet-rooms-note = at the elevator or in a workshop
sheet-spaces = Spaces
sheet-spaces-note = happiness printed on a space
sheet-fights = Threats beaten
sheet-fights-note = fought or paid off
sheet-items = Items
sheet-items-note = most count when the game ends
sheet-threats = Threats left
sheet-threats-note = 1 lost for each on the own level
sheet-threats-entry = { $count ->
    [one] 1 threat on the level
   *[other] { $count } threats on the level
}

## The stock list

stock-shelter-about = Every card in the box, and what is still in each deck. Nothing here is secret: it is counting, done for you.
stock-shelter-rooms = Rooms
stock-shelter-items = Items
stock-shelter-threats = Threats
stock-shelter-start = From the start
stock-shelter-in-deck = in the deck
stock-shelter-on-track = on the track
stock-shelter-built-by = built by { $player }
stock-shelter-held-by = held by { $player }
stock-shelter-on-board = on the board
stock-shelter-beaten = beaten
stock-shelter-discarded = discarded
stock-shelter-always = always on the table
# Where cards of a deck lie, after their number: "9 deck".
stock-shelter-deck = deck
stock-shelter-track = track
stock-shelter-built = built
stock-shelter-held = held
stock-shelter-odds = With bare fists { $needed } or more on two dice: { $percent }%.
stock-shelter-gives = Gives
stock-shelter-letter = Letter
stock-shelter-training = training
stock-shelter-affordable = I can pay it now
stock-shelter-linked = two dwellers
stock-shelter-injured-only = injured only

## Previews in words

display-about-column = column { $column } · { $chance }% of rolls
display-about-safe = threats never come here
display-about-own = your own
display-about-of = level of { $player }
# $where is a room with its half: the threat lies on it.
display-about-on = on { $where }
display-at-recall = { $text }, at recall
display-threat-goes = the threat is gone at recall
display-threat-stays = the threat stays
display-letter-none = none on this space
display-letter-none-lost = none here: training in { $letters } is lost
display-letter-once = no match: reward once
display-letter-once-lost = no match: training in { $letters } is lost
display-letter-match = doubled: reward twice
display-letter-match-used = match: reward twice, training in { $letters } is used up
display-better-matching = send the one trained in { $letter }: reward twice
display-better-untrained = send an untrained dweller: same reward
display-better-injured = send one without training: same reward
display-send-matching = Send { $letter }
display-send-untrained = Send untrained
display-send-injured = Send untrained
display-becomes = { $name } { $before } becomes { $after }
display-becomes-lost = { $name } { $before } becomes { $after }, { $lost ->
    [1] one is lost
    [2] two are lost
    [3] three are lost
   *[other] { $lost } are lost
}
display-number-becomes = { $before } becomes { $after }
display-track-full = track is full
display-track-full-lost = track is full: lost
# A slot for a room: $side is "left", $columns are numbers such as "8, 9".
display-slot = { $count ->
    [0] { $side }, no column
    [one] { $side }, column { $columns }
   *[other] { $side }, columns { $columns }
}
display-slot-risk = { $count ->
    [0] no column: threats never come
   *[other] { $columns }: threats in { $chance }% of rolls
}
display-beside = beside { $room }
display-beside-elevator = beside the elevator
display-build-there = Build { $room_acc }: { $slot }
display-build-ends = the last room: this would be the last round
display-short = short of { $missing }

## Questions in full

display-ask-income = Which cube do you take as income?
display-ask-income-whole = { $player } used your { $where }: take one
display-income-used = { $player } used your { $where }.
display-income-none = allowed, seldom wise
display-ask-letter = Which letter does your dweller learn?
display-trainee = Back from { $where }.
display-trainee-injured = Back from { $where }, injured.
display-letter-note = The training is used up at the next placing.
display-bill-due = to be paid now
display-bill-none = nothing to pay

## Why a bot may have done something

display-motive-odds = { $percent ->
    [0] Perhaps a last resort: the dice cannot win this fight.
   *[other] Perhaps because the odds of winning were { $percent }%.
}
display-motive-doubled = Perhaps because the letter { $letter } doubles the reward here.
display-motive-happiness = Perhaps for the election: { $change }.
display-motive-build = Perhaps because a new room opens new spaces.
display-motive-new-dweller = Perhaps because one more dweller is one more placement in every round.
display-motive-first-player = Perhaps to choose first in the next round.
display-motive-item = Perhaps because an item can be of use later.
display-motive-ready = Perhaps to use the same item once more.
display-motive-heal = Perhaps because hardly any space takes an injured dweller.
display-motive-train = Perhaps because a matching letter doubles rewards later on.
display-motive-stores = Perhaps for the stores: { $change }.
display-motive-pass = { $count ->
    [one] One space was still open; perhaps it was not worth a dweller.
   *[other] { $count } spaces were still open; perhaps none was worth a dweller.
}
display-motive-cheap = Perhaps because no other room on offer costs so little.
display-motive-side = Perhaps because threats come there less often: { $here }% of rolls instead of { $there }%.
display-motive-scarce = { $count ->
    [0] Perhaps because there was none of it in store.
   *[other] Perhaps because nothing else was so short: { $count } in store.
}
# $text is what an item does.
display-motive-item-text = The item says: { $text }

## The goal

goal-shelter = Most happiness when a level is full or the threat deck is empty
goal-rank = { $player }: { $score }
# As much as the one before.
goal-level = { $player }: { $score } (level)
# As much as the one before, but less of something else.
goal-behind = { $player }: { $score } ({ $by ->
    [cubes] fewer cubes
    [dwellers] fewer dwellers
   *[items] fewer items
})

## The rules on one page

leaflet-shelter-happiness = Whoever has the most happiness at the end becomes the new overseer.
leaflet-shelter-penalty = Every threat left on your level then costs you one happiness.
leaflet-shelter-ties = Ties are broken by resource cubes, then dwellers, then items.
leaflet-shelter-spawn = Threats come. Two dice for each level name a column, and a threat covers its space. None come in the first round, and none on a 7.
leaflet-shelter-place = One after another, everybody sends one dweller to a space, pays its cost and takes its reward at once, until all have passed or have nobody left.
leaflet-shelter-recall = All dwellers come home. Threats with an uninjured dweller on them are gone, pupils get their letter, and items are ready again.
leaflet-shelter-use = Use any room of the vault, also on other levels: their owner then takes one cube as income.
leaflet-shelter-build = Build rooms of the room track at your elevator, on your own level.
leaflet-shelter-train = Train. A dweller with the letter of a space gets its reward twice; then the training is gone.
leaflet-shelter-fight = Fight threats. Two dice must make the number on the card; who loses is injured.
leaflet-shelter-items = Use your items when their cards say so. Most are turned for it.
leaflet-shelter-pass = Pass. You are out for the rest of the round.
leaflet-shelter-end = A level gets its sixth room, or the threat deck runs out: this round is the last, and it is played out.

## The end is near
alarm-shelter-rooms = { $count ->
    [one] { $players } needs one more room: this would be the last round.
   *[other] One more room by { $players }, and this is the last round.
}
alarm-shelter-threats = { $count ->
    [one] One threat is left in the deck: the next round may be the last.
   *[other] { $count } threats are left in the deck: the next round may be the last.
}
alarm-shelter-now = This is the last round.
# On a strip at the foot of a player's board: about 25 letters.
alarm-shelter-strip-room = One more room: last round
alarm-shelter-strip-last = Last round
alarm-shelter-strip-threats = { $count } left: last round near
# Where that room would stand.
alarm-shelter-site = one more room: last round
