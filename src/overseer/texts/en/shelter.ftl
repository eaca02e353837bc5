### Fallout Shelter in words: options, questions, the log, reasons and the texts of cards.
###
### Names arrive twice: $item is the name as printed on the card, $item_acc the form that a verb
### such as "build" or "take" wants; the same holds for $room and $threat. $space is a place such
### as L2.4, $player a person's name.

## The game

shelter-name = Fallout Shelter: The Board Game
shelter-short-name = Fallout Shelter

## Resources, letters, dwellers

resource-W = water
resource-F = food
resource-E = power
resource-any = of your choice
# The same, as the object of a verb: "pay water".
resource-W-acc = water
resource-F-acc = food
resource-E-acc = power

letter-S = Strength
letter-P = Perception
letter-E = Endurance
letter-C = Charisma
letter-I = Intelligence
letter-A = Agility
letter-L = Luck

# Dwellers as the object of a verb: "place an untrained dweller".
dweller-untrained = an untrained dweller
dweller-injured = an injured dweller
dweller-trained = the dweller trained in { $letter }
dweller-trained-injured = the injured dweller trained in { $letter }

player-number = Player { $number }

level-top = top level
level-of = level of { $player }
side-left = left
side-right = right
deck-item = item deck
deck-room = room deck
deck-threat = threat deck
start-elevator = starting elevator
player-elevator = elevator

# Where a space is: the room or threat that it belongs to.
space-left = { $name }, left
space-right = { $name }, right
space-whole = { $name }
space-empty = empty slot

## Options

option-pass = Pass for the rest of the round
option-place = Place { $dweller }: { $where } ({ $space })
option-with = Second dweller: { $dweller }
option-wear = Wear { $item_acc }
option-room = Build { $room_acc }
option-side = On the { $side ->
    [left] left
   *[right] right
} of the elevator
option-discount = Lower the cost with { $item_acc }
option-strike = Strike { $resource } from the cost
option-strike-any = Strike a question mark from the cost
option-pay = Pay { $resource_acc }
option-give = Give up { $item_acc }
option-use = Use { $item_acc }
option-reroll = Reroll the die that shows { $face }
option-take = Take { $item_acc }
option-gain = Gain { $resource_acc }
option-ready = Ready { $item_acc }
option-heal = Heal { $dweller }
option-heal-space = Heal the dweller on { $space }
option-heal-trainee = Heal the dweller in training on { $space }
option-exchange = Exchange { $paid } for { $gained }
option-income = Take { $resource_acc } as income
option-train = Train the dweller from { $space } in { $letter }
option-train-injured = Train the injured dweller from { $space } in { $letter }
option-trainee-standing = The uninjured dweller is trained
option-trainee-lying = The injured dweller is trained
option-roll = Dice: { $low } and { $high }
option-die = Die: { $face }
option-draw-item = Item drawn: { $item }
option-draw-room = Room drawn: { $room }
option-draw-threat = Threat drawn: { $threat }
option-first = { $player } goes first
option-level = Level { $level } belongs to { $player }

option-done-wear = No outfit
option-done-discount = Pay the full cost
option-done-before-fight = Roll the dice
option-done-after-roll = Let the roll stand
option-done-closing = End the turn
option-done-income = No income
option-done-recall = No more items
option-done-further-room = Build no further room
option-done-before-icon = Go on with the reward

## Questions

ask-turn = Place a dweller, use an item or pass
ask-with = Which dweller goes along to { $where }?
ask-wear = Wear an outfit on { $where }?
ask-room = Which room do you build?
ask-side = On which side should { $room } stand?
ask-discount = Lower the cost of { $room_acc }?
ask-strike = What do you strike from the cost of { $room_acc }?
ask-pay = Which resource do you pay?
ask-give = Which item do you give up?
ask-before-fight = Before the fight with { $threat }: use an item?
ask-after-roll = The roll against { $threat } is too low: use an item?
ask-die = Which die do you reroll?
ask-take = Which item do you take?
ask-gain = Which resource do you gain?
ask-ready = Which item do you ready?
ask-heal = Which dweller is healed?
ask-swap-give = Which item do you give away?
ask-swap-take = Which item from the track do you take for it?
ask-before-icon = Use an item before you gain the next part of the reward?
ask-closing = Exchange or use items before the turn ends?
ask-income = Income from { $space }: which resource do you take?
ask-recall = Use an item before dwellers are recalled?
ask-train = Who is trained in what?
ask-trainee = Which of the two dwellers is trained?
ask-spawn-roll = Where does a threat spawn on level { $level }?
ask-fight-roll = The fight: both dice are rolled
ask-reroll = One die is rolled again
ask-draw = A card is drawn: { $deck }
ask-first = Who goes first?
ask-level = Whose is level { $level }?
ask-further-room = Build and pay for a further room?

## The log

log-round = Round { $round }
log-no-threat-seven = Level { $level }: a 7, no threat
log-no-threat-no-room = Level { $level }: { $sum }, no room in that column, no threat
log-no-threat-covered = Level { $level }: { $sum }, there is already a threat
log-no-threat-no-cards = Level { $level }: no threat cards are left
log-threat = { $threat } appears on { $space } ({ $where })
log-placed = { $player } places { $count ->
    [one] a dweller
   *[other] { $count } dwellers
} on { $space }: { $where }
log-paid = { $player } pays { $amount }
log-gained = { $player } gains { $amount }
log-gained-lost = { $player } gains { $amount }; { $lost ->
    [one] one cube does not fit and is lost
   *[other] { $lost } cubes do not fit and are lost
}
log-lost = { $player }: { $amount } would not fit, { $lost ->
    [one] the cube is lost
   *[other] the cubes are lost
}
log-happiness = { $player } gains { $count } happiness
log-new-dweller = { $player } gains a new dweller
log-first-player = { $player } takes the first player token
log-item = { $player } takes { $item_acc }
log-gave = { $player } gives up { $item_acc }
log-exhausted = { $player } exhausts { $item_acc }
log-readied = { $player } readies { $item_acc }
log-built = { $player } builds { $room_acc } on { $space }
log-refreshed-item = The item track is refreshed
log-refreshed-room = The room track is refreshed
log-injured = A dweller of { $player } is injured on { $space }
log-healed = A dweller of { $player } is healed
log-fight-won = { $player } wins the fight: { $total } against { $needed }
log-fight-lost = { $player } loses the fight: { $total } against { $needed }
log-defeated = { $threat } on { $space } is defeated and discarded
log-recalled = All dwellers are recalled
log-trained = A dweller of { $player } is trained in { $letter }
log-untrained = The slot is taken: a dweller of { $player } comes back untrained
log-income = { $player } earns income from { $space } ({ $where })
log-trigger-rooms = { $player } has built the last room of the level: this is the last round
log-trigger-threats = The threat deck has run out: this is the last round
log-end-item = { $item }: { $player } gains { $count } happiness
log-penalty = Threats on the level cost { $player } { $count } happiness
log-game-over = The game is over
log-game-over-truncated = The game is over: the round limit is reached
log-reshuffled = The discards become the new { $deck }
log-forfeit = { $player }: { $icon }, without effect
log-swapped = { $player } swaps { $given_acc } for { $taken_acc }
log-passed = { $player } passes
log-doubled = The letter matches: rewards twice
log-exchanged = { $player } exchanges { $paid } for { $gained }
log-drawn-item = New in the item track: { $item }
log-drawn-room = New in the room track: { $room }
log-roll = Dice: { $low } and { $high }
log-reroll = The die shows { $face }
log-reroll-both = The die shows { $face }: { $low } and { $high } make { $sum }

## Why not

why-possible = This is possible now.
why-not-now = Another decision is open: { $question }
why-not-your-decision = It is { $player }’s decision now: { $question }
why-game-over = The game is over.
why-passed = You have passed; you get no further turn this round.
why-no-room-there = There is no room on { $space }.
why-occupied = A dweller is already on { $space }.
why-foreign-elevator = Only { $player } may use this elevator.
why-cannot-pay = You cannot pay the cost: { $cost }.
why-cannot-pay-item = You cannot pay what { $item } costs.
why-cannot-pay-exchange = You do not have the cubes for this exchange.
why-no-item-to-give = You have too few items to give up.
why-no-room-affordable = You cannot pay for any room on the track. Closest: { $missing }.
why-missing = { $room } (missing: { $cubes })
why-room-unaffordable = You cannot pay for { $room_acc }: { $cost }. Missing: { $missing }.
why-level-full = Your level is full.
why-track-empty = The room track is empty.
why-no-such-dweller = You have no such dweller available.
why-injured-dweller = An injured dweller cannot be placed on an ordinary space.
why-uninjured-dweller = Only injured dwellers can be placed there.
why-needs-two = Linked spaces need two suitable dwellers; you have too few.
why-not-owned = { $item } is not in front of you.
why-exhausted = { $item } is exhausted.
why-other-moment = { $item } is used at another moment: { $moment }.
why-works-by-itself = { $item } is never used: it works by itself.
why-no-effect = Using { $item_acc } would change nothing now.
why-not-in-track = { $name } is not in the track.
why-no-letter = The space does not show the letter of { $item }.
why-already-matched = A dweller with the letter is already placed there; the reward can be doubled only once.
why-side-full = That side of your level already has three rooms.
why-track-full = Nothing that you would gain fits on your tracks.
why-repeats = That would restore a position you have already had this turn.
why-no-cube = You have no such cube.
why-kept-back = You need that cube to pay for the room.
why-not-exhausted = { $item } is not exhausted.
why-not-injured = That is not an injured dweller of yours.
why-slot-taken = You already have a dweller trained in that letter.
why-fixed-letter = The training icon there has another letter.
why-no-such-rate = The card does not show such an exchange.
why-swaps-itself = { $item } cannot be given away by its own effect.
why-readies = No item readies { $item }, which readies items itself.
why-discount-too-small = Even with { $item } you cannot pay for this room.
why-not-in-price = The rest of the price has no such icon.
why-rest-unpayable = You could not pay the rest of the price then.
why-no-such-die = Neither die shows that number.
why-no-trainee = None of your dwellers comes back from training there.
why-alike = Another dweller of yours is just like that one and stands for it here.
why-heals-here = Only a dweller on the space with the icon can be healed.
why-not-offered = This is not among the choices here.
why-in-room-track = This room is not built yet, so nobody can go there.
why-must-discount = Without a discount you cannot pay for this room.
why-not-in-vault = This threat is not in the vault.
why-several = Several things are called that: { $names }. Write more of the name.

## Moments of items

moment-always = it always works
moment-before-fight = before a fight
moment-after-roll = after a losing roll in a fight
moment-placing = as you place a dweller
moment-building = as you choose a room that you must pay for
moment-any-time = on your turn, and before the recall
moment-game-end = at the end of the game

## Texts of cards, generated from their data

# One kind of icon, with the number of times it stands there.
icon-W = { $count } water
icon-F = { $count } food
icon-E = { $count } power
icon-any = { $count ->
    [one] 1 resource of your choice
   *[other] { $count } resources of your choice
}
icon-H = { $count } happiness
icon-item = { $count ->
    [one] 1 item
   *[other] { $count } items
}
icon-new-dweller = { $count ->
    [one] 1 new dweller
   *[other] { $count } new dwellers
}
icon-first-player = the first player token
icon-build = { $count ->
    [one] build a room
   *[other] build { $count } rooms
}
icon-ready = { $count ->
    [one] ready an item
   *[other] ready { $count } items
}
icon-heal = heal the dweller here
icon-refresh-items = refresh the item track
icon-refresh-rooms = refresh the room track
icon-train = train the dweller in a letter of your choice
icon-train-letter = train the dweller in { $letter }
icon-injure = the dweller is injured
icon-room-price = the cost of the room
icon-exchange = exchange { $left } and { $right }, any number of times

card-cost = Cost: { $icons }
card-reward = Reward: { $icons }
card-letter = Letter: { $letter }
card-linked = Two dwellers
card-injured-only = Injured dwellers only
card-fight = Fight: { $number }
card-price = Building cost: { $icons }
card-free = No cost
card-left = Left. { $text }
card-right = Right. { $text }

kind-weapon = weapon
kind-outfit = outfit
kind-pet = pet
kind-other = other

# An item's text is its moment, "exhaust", what it costs and what it does, joined below.
item-exhaust = exhaust
item-pay = pay { $icons }
item-gain = gain { $icons }
item-fight-always = +{ $count } to your fight totals
item-fight = +{ $count } to this fight
item-reroll-one = reroll one die
item-reroll-both = reroll both dice
item-counts-as = the dweller counts as trained in { $letter } for this placement
item-counts-as-threat = on a threat, the dweller counts as trained in its letter
item-ready-another = ready another item
item-heal-dweller = heal one of your dwellers
item-swap = swap another of your items with one of the item track
item-discount = pay { $count ->
    [one] 1 resource
   *[other] { $count } resources
} less
item-score = 1 happiness { $every ->
    [one] { $what ->
        [weapon] for each weapon you own
        [outfit] for each outfit you own
        [pet] for each pet you own
        [other] for each other item of no special kind you own
        [water] for each water
        [food] for each food
        [power] for each power
        [room] for each room on your level
        [dweller] for each of your dwellers
       *[item] for each other item you own
    }
   *[other] { $what ->
        [weapon] per { $every } weapons you own
        [outfit] per { $every } outfits you own
        [pet] per { $every } pets you own
        [other] per { $every } other items of no special kind you own
        [water] per { $every } water
        [food] per { $every } food
        [power] per { $every } power
        [room] per { $every } rooms on your level
        [dweller] per { $every } of your dwellers
       *[item] per { $every } other items you own
    }
}
item-text = { $moment }: { $effect }

## Options of the table, house rules

shelter-option-name-first-player = First player
shelter-option-name-elevator-order = Order of the elevators
shelter-option-name-max-rounds = Round limit
shelter-option-name-house-rules = House rules

house-starting-resources = Everyone starts with one water, one food and one power
house-fifth-room = The fifth room on a level ends the game
house-alternate-columns = The columns are numbered from the outer spaces inward

## Scoring

score-happiness = happiness
tie-cubes = resource cubes
tie-dwellers = dwellers
tie-items = items

## Names instead of codes

option-heal-space-there = Heal the dweller on { $where } ({ $space })
option-heal-trainee-there = Heal the dweller in training on { $where } ({ $space })
option-train-there = Train the dweller from { $where } ({ $space }) in { $letter }
option-train-injured-there = Train the injured dweller from { $where } ({ $space }) in { $letter }
ask-income-by = { $player } used { $where }: which resource do you take as income?

## Ways to rooms and items

why-build-at = A dweller builds on: { $places }.
why-build-nowhere = Taken or too dear for you now are the spaces that build: { $places }.
why-build-no-space = No space that builds is open to you.
why-build-payable = { $room } costs { $cost }, and you can pay that now.
why-build-short = { $room } costs { $cost }. Missing: { $missing }.
why-build-rivals = Others who could pay for it: { $players }.
why-item-at = A dweller takes an item of the track on: { $places }.
why-item-nowhere = Taken or too dear for you now are the spaces that give an item: { $places }.
why-item-no-space = No space gives an item now.
why-item-of = { $players } has { $item }.
why-item-elsewhere = { $item } is in the deck or among the discards; it must come into the track first.
why-no-dweller-left = None of your uninjured dwellers is left this round.
