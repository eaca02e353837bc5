### The board of Fallout Shelter on the page.

## The vault

page-shelter-vault = The vault
page-shelter-figure = Fig. 1
page-shelter-caption = { $players ->
    [2] Two households, one elevator.
    [3] Three households, one elevator.
   *[other] Four households, one elevator.
}
page-shelter-lift = Levels
page-shelter-top = Top level
page-shelter-top-open = open to all
page-shelter-level-of = Level of { $player }
page-shelter-elevator = Elevator
page-shelter-elevator-of = { $name } of { $player }
page-shelter-half = { $room }, { $side ->
    [left] left
   *[right] right
}
page-shelter-columns = Columns and the chance of each sum
page-shelter-column = Column { $number }.
page-shelter-column-here = Column { $number }: { $chance }% of rolls.
page-shelter-column-none = No column number.
page-shelter-column-odds = Two dice show { $sum } in { $chance }% of all rolls.
page-shelter-column-safe = Two dice show { $sum } in { $chance }% of all rolls, and no column has this number.
page-shelter-safe = safe
page-shelter-room-to-build = room to build
page-shelter-build-here = build here
page-shelter-threat-here = Threat: { $threat }.
page-shelter-threat-beaten = It is beaten, and goes at the recall.
page-shelter-covered = It covers: { $text }
page-shelter-stands = { $injured ->
    [yes] An injured dweller of { $player } lies here.
   *[no] A dweller of { $player } stands here.
}
page-shelter-new-here = { $count ->
    [one] A new dweller waits here for the recall.
   *[other] { $count } new dwellers wait here for the recall.
}
page-shelter-can = Lit: you can choose it.
page-shelter-cannot = Not lit: choose it to learn why.
page-shelter-can-choose = Lit: you can choose it.

## The tags

page-shelter-board-of = { $player }: board
page-shelter-you = you
page-shelter-show-items = Press to see the items.
page-shelter-state-passed = passed
page-shelter-state-decides = decides
page-shelter-state-waits = waits
page-shelter-happiness-title = Happiness: { $count }
page-shelter-happiness = Happiness { $count }{ $change ->
    [0] .
   *[other] { "" } ({ NUMBER($change, signDisplay: "always") } if the game ended now).
}
page-shelter-happiness-tip = { $change ->
    [0] If the game ended now, it would not change.
   *[other] If the game ended now, it would be { $expected }: threats on the level subtract, some items add.
}
page-shelter-crew-title = Dwellers
page-shelter-crew = { $ready } in front of their owner, { $out } in the vault.
page-shelter-first-player = First player token
page-shelter-first-player-tip = Whoever holds it begins the next round.
page-shelter-resource-W = water
page-shelter-resource-F = food
page-shelter-resource-E = power
page-shelter-track = { $name }: { $count } of { $most }
page-shelter-track-tip = { $count } on a track of six. What does not fit is lost.
page-shelter-track-pick = Choose { $name }; there are { $count }
page-shelter-letter-S = Strength
page-shelter-letter-P = Perception
page-shelter-letter-E = Endurance
page-shelter-letter-C = Charisma
page-shelter-letter-I = Intelligence
page-shelter-letter-A = Agility
page-shelter-letter-L = Luck
page-shelter-letter-pick = Train in { $letter }, { $name }
page-shelter-locker = { $letter }, { $name }: { $state ->
    [uninjured] a trained dweller
    [injured] a trained dweller, injured
   *[empty] nobody
}
page-shelter-locker-tip = { $state ->
    [uninjured] A dweller with this training is available.
    [injured] A dweller with this training is injured.
   *[empty] Nobody with this training is available.
}
page-shelter-item = { $name }{ $state ->
    [turned] , exhausted
   *[ready] , ready
}
page-shelter-turned = exhausted
page-shelter-threat-deck = Threat deck
page-shelter-beaten = Defeated
page-shelter-show-discards = show them
page-shelter-ends = Ends when a level is full or the threat deck is empty.
page-shelter-last-round = This is the last round.
page-shelter-open-to-you = { $count ->
    [one] 1 space open to you
   *[other] { $count } spaces open to you
}

## Tracks and items

page-shelter-item-track = Item track
page-shelter-room-track = Room track
page-shelter-items = Items
page-shelter-your-items = Your items
page-shelter-back = Back
page-shelter-items-back = Back to your own items
page-shelter-items-before = Items to the left
page-shelter-items-after = Items to the right
page-shelter-items-of = Items of { $player }
page-shelter-items-count = { $count } owned, { $ready } ready
page-shelter-no-items = None yet. The shelf has never been so tidy.
page-shelter-no-card = no card
page-shelter-deck = deck
# At most seven letters: it stands on a small pile.
page-shelter-used = discard
page-shelter-deck-count = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-shelter-discards-count = Discards: { $count ->
    [one] 1 card
   *[other] { $count } cards
}; show them
page-shelter-discards-items = Discarded items
page-shelter-discards-rooms = Discarded rooms
page-shelter-discards-threats = Threats defeated
page-shelter-no-discards = Nothing lies here yet.

## Orders

page-shelter-orders = Your orders
page-shelter-at-table = At the table
page-shelter-dwellers-left = { $ready } of { $owned } dwellers left
page-shelter-who = Who goes?
page-shelter-who-plain = untrained
page-shelter-who-injured = injured
page-shelter-who-trained = trained
page-shelter-who-trained-injured = injured
page-shelter-last-roll = Last roll: { $sum }
page-shelter-die = die showing { $face }
page-shelter-rolling = The dice are rolling.
page-shelter-stamp = beaten
page-shelter-reroll = Reroll the die that shows { $face }
page-shelter-undo = Undo
page-shelter-pass = Pass
page-shelter-sure = Really? { $text }
page-shelter-waiting = { $player } decides. You may look around.
page-shelter-over = The game is over.
page-shelter-looking-back = You are looking back.
page-shelter-not-started = The game has not begun yet.
page-shelter-tab-decide = Decide
page-shelter-tab-watch = Watch
page-shelter-tab-hint = Lamp
page-shelter-tab-tracks = Tracks
page-shelter-tab-track = Item track
page-shelter-tab-items = Items
page-shelter-tab-rooms = Rooms
page-shelter-tab-players = Players
page-shelter-tab-diary = Log

## The preview

page-shelter-preview = Preview: { $title }
page-shelter-cost = Cost
page-shelter-reward = Reward
page-shelter-win = Win
page-shelter-lose = Lose
page-shelter-letter = Letter
page-shelter-nothing = none
page-shelter-match = reward twice
page-shelter-no-match = no match
page-shelter-odds-needed = on { $needed } or more
page-shelter-odds-always = on any roll
page-shelter-odds-never = on no roll
page-shelter-odds-label = Sums 2 to 12: { $percent } percent win, on { $needed } or more.
page-shelter-place = Place
page-shelter-place-and-roll = Place and roll
page-shelter-final = No undo after that.

## Keys

page-shelter-key-arrows = from space to space
page-shelter-key-enter = select a space; again: place there
page-shelter-key-escape = clear the selection
page-shelter-key-vault = to the vault
page-shelter-key-pass = pass
page-shelter-key-undo = undo
page-shelter-key-done = done: end the turn, roll, let it stand

## The ending

page-shelter-left = The vault as the game has left it: rooms, elevators and threats

## Previews and questions in words

page-shelter-then = Then
page-shelter-better = Better
page-shelter-twice = ×2
page-shelter-pin = Keep this open
page-shelter-unpin = Let it go
page-shelter-one-step = In one step: place, pay and build
page-shelter-build = Build
page-shelter-place-anyway = Place anyway
page-shelter-asked-then = Then: { $question }
page-shelter-question = A question
page-shelter-train-in = Train in { $letter }
page-shelter-pick-letter = Choose a letter
page-shelter-letter-key = { $letter }, { $name }: { $count ->
    [0] no space has it
    [one] 1 space has it
   *[other] { $count } spaces have it
}
page-shelter-letters-note = Green: what the best space with this letter pays, before doubling.
page-shelter-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
page-shelter-spaces-none = No space of the vault has this letter yet.
page-shelter-your-level = Your level, seen from the side
page-shelter-builders = Choose a lit space: a dweller builds there.
page-shelter-key-answers = pick a dweller, or answer a question
