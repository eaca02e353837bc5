### What the table shows of Fallout: questions, the table in words, the chronicle.

## Questions

display-fallout-which-lead = { $encounter }: which option do you pick? The outcome stays hidden until you choose.
display-fallout-caps = Your Caps: { $count }.
# $objective tells how the objective is completed, as a sentence or more.
display-fallout-objective = Quest { $quest }: { $objective }

## The table in words

field-fallout-scenario = Scenario
field-fallout-active = Current turn
field-fallout-actions = Actions left
field-fallout-points = Movement points
field-fallout-first-player = First player
field-fallout-target = Influence needed to win
field-fallout-deals = Deals made so far
field-fallout-activation = Revealed agenda
field-fallout-winners = Winners
field-fallout-around = Where you are
field-fallout-survivors = Survivors
field-fallout-character = Character
field-fallout-space = Space
field-fallout-hp = HP
field-fallout-xp = XP
field-fallout-letters = Letters
field-fallout-traits = Traits
field-fallout-caps = Caps
field-fallout-agendas = Agendas in hand
field-fallout-loyal = Loyalty
field-fallout-perk = Perk
field-fallout-perks = Perks in the deck
field-fallout-equipped = Equipped
field-fallout-inventory = Inventory
field-fallout-beside = Beside the board
field-fallout-quests = Quests
field-fallout-timer = Rounds left
field-fallout-factions = Factions
field-fallout-shop = Shop
field-fallout-map = Map
field-fallout-encounter-seat = Whose encounter
field-fallout-contest-seat = Who rolls
field-fallout-weapon-letters = Letters of the weapon, for rerolls
field-fallout-decks-letters = Letters in the bag
field-fallout-discards-loot = Loot
field-fallout-discards-asset = Assets
field-fallout-discards-unique = Unique assets set aside
field-fallout-discards-agenda = Agendas
field-fallout-discards-dropped-agendas = Agendas discarded facedown
field-fallout-discards-enemies = Enemies

outline-fallout-fight = Fight: { $enemy }
outline-fallout-eliminated = Eliminated
outline-fallout-hp = { $hp } of { $most }, rads { $rads }
outline-fallout-hand = Your agendas: influence { $influence } of { $target }
outline-fallout-hand-of = Agendas of { $player }: influence { $influence } of { $target }
outline-fallout-tokens = enemy tokens, { $type }
outline-fallout-marker-waits = Its quest marker goes on the map as soon as its place is revealed.
outline-fallout-tile = { $slot }, { $tile } ({ $kind })
outline-fallout-facedown = { $slot }, facedown ({ $kind })
outline-fallout-next-to = Next to { $spaces }.

## The chronicle

chronicle-fallout-influence = influence
chronicle-fallout-caps = Caps
chronicle-fallout-letters = letters

## Previews

display-fallout-caps-amount = { $count ->
    [one] { $count } Cap
   *[other] { $count } Caps
}
display-fallout-action-amount = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
display-fallout-movement-amount = { $count ->
    [one] { $count } movement point
   *[other] { $count } movement points
}
display-fallout-hp-amount = { $count } HP
display-fallout-xp-amount = { $count } XP
display-fallout-rads-amount = { $count ->
    [one] { $count } rad
   *[other] { $count } rads
}
display-fallout-rads-healed-amount = { $count ->
    [one] { $count } rad less
   *[other] { $count } rads less
}
display-fallout-odds-fight = Fight, rerolling to kill, without cards
display-fallout-odds-test = Test, rerolling to pass, without cards
