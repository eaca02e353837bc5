### The board of Fallout on the page.

## The map

page-fallout-map = The wasteland
page-fallout-map-keys = Spaces of the map; the arrow keys go from one to the next
page-fallout-map-tools = Map
page-fallout-closer = Zoom in
page-fallout-further = Zoom out
page-fallout-find-me = Find me
page-fallout-list = The map as a list
page-fallout-to-map = To the map
page-fallout-explore = explore
page-fallout-named = named
page-fallout-dangerous = dangerous
page-fallout-deadly = deadly
page-fallout-tile = Tile { $slot }, { $kind }, not surveyed
page-fallout-ground = Open ground { $space }
page-fallout-asleep = facedown token: { $type }
page-fallout-level = level { $level }
page-fallout-enemy-icon = enemy icon: { $type }
page-fallout-marker = marker of { $quest }
page-fallout-walk-cost = { $count ->
    [one] { $count } movement point
   *[other] { $count } movement points
}
page-fallout-lit = Lit: you can choose it
page-fallout-here = you are here
page-fallout-takes-action = takes an action
page-fallout-rads = { $count ->
    [one] { $count } rad on the way
   *[other] { $count } rads on the way
}
page-fallout-meets = { $enemy } is aggressive: you fight on arrival

## A space

page-fallout-where = on the map: { $space }
page-fallout-walk = Walk
page-fallout-walk-of = { $count } of { $points } movement
page-fallout-no-walk = not now
page-fallout-terrain = Ground
page-fallout-firm = firm, no rads
page-fallout-encounter = Encounters
page-fallout-empty = Nobody is here, and nothing.
page-fallout-walk-there = Walk there

## Orders

page-fallout-orders = Your orders
page-fallout-question = A question
page-fallout-actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
page-fallout-movement = { $count ->
    [one] movement point in hand
   *[other] movement points in hand
}
page-fallout-act-move = Walk
page-fallout-act-explore = Explore
page-fallout-act-encounter = Encounter
page-fallout-act-fight = Fight
page-fallout-act-quest = Quest
page-fallout-act-camp = Camp
page-fallout-hint-move = gain movement points
page-fallout-hint-explore = turn over a tile
page-fallout-hint-encounter = read a card
page-fallout-hint-fight = one enemy in range
page-fallout-hint-quest = one objective
page-fallout-hint-camp = heal, shop, trade
page-fallout-on-cards = { $count ->
    [one] One more choice on your cards
   *[other] { $count } more choices on your cards
}
page-fallout-not-now = not now
page-fallout-choices = { $count } choices
page-fallout-undo = Undo
page-fallout-end = End turn
page-fallout-end-loses = { $count ->
    [one] Ending now loses { $count } action.
   *[other] Ending now loses { $count } actions.
}
page-fallout-waiting = { $player } decides. You may look around.
page-fallout-over = The game is over.
page-fallout-looking-back = You are looking back.
page-fallout-not-started = The game has not begun yet.

## Keys

page-fallout-key-arrows = from space to space
page-fallout-key-pan = move the map
page-fallout-key-zoom = closer, further, the whole map
page-fallout-key-enter = open a space; again: go there
page-fallout-key-escape = clear the selection
page-fallout-key-answers = pick an answer
page-fallout-key-map = to the map
page-fallout-key-find = find me
page-fallout-key-list = the map as a list
page-fallout-key-cards = your cards that can be used
page-fallout-key-undo = undo
page-fallout-key-end = end the turn

## Survivors

page-fallout-me = { $player }, { $character }
page-fallout-board-of = The board of { $player }
page-fallout-figures = Your figures
page-fallout-back = Back from the board of { $player }
page-fallout-ability = ability
page-fallout-eliminated = Out of the game. The map remembers.
page-fallout-trait-locked = Has a lock: it cannot be turned over, only lost.
page-fallout-caps = { $count ->
    [one] { $count } Cap
   *[other] { $count } Caps
}
page-fallout-hp-left = left
page-fallout-hp-peg = HP
page-fallout-rads-peg = rads
page-fallout-rads-of = { $count ->
    [one] { $count } rad
   *[other] { $count } rads
}
page-fallout-hp-said = HP { $hp }, rads { $rads }: { $left } left
page-fallout-xp-start = start
page-fallout-letters = Letters: { $letters }. { $count } XP to a level.
page-fallout-letters-of = Letters: { $letters }
page-fallout-to-level = { $count } XP to a level. Own letters give rerolls.
page-fallout-equipped = Equipped
page-fallout-resting = { $name } is resting
page-fallout-slot = { $kind ->
    [weapon] no weapon
    [apparel] no apparel
   *[other] no companion
}
page-fallout-bag = Inventory
page-fallout-bag-of = { $count } of { $room }
page-fallout-room = { $count ->
    [1] room for one
   *[other] room for { $count }
}
page-fallout-perks = Perks
page-fallout-turned = exhausted
page-fallout-card-turned = { $name }, exhausted
page-fallout-card-lit = { $count ->
    [one] You can choose it
   *[other] { $count } choices
}
page-fallout-agendas = Agendas
page-fallout-only-you = only you see these
page-fallout-agenda-card = the card
page-fallout-loyal = shown: loyal
page-fallout-loyal-to = loyal to { $faction }
page-fallout-hidden = { $count } hidden
page-fallout-influence = influence { $count } of { $target }
page-fallout-of = of { $target }
page-fallout-wins = first to { $target } wins
page-fallout-others = Other survivors
page-fallout-look = Press to look at this board.
page-fallout-first = First player
page-fallout-state-next = next
page-fallout-state-waits = waits
page-fallout-state-decides = decides
page-fallout-state-gone = out

## Quests

page-fallout-quests = Staged quests
page-fallout-open-to-all = open to all
page-fallout-no-quests = Nothing is asked of anybody. It will not last.
page-fallout-main = main
page-fallout-side = side
page-fallout-test = Test
page-fallout-percent-yours = { $percent }% for you
page-fallout-so-far = { $count } of { $needed } so far
page-fallout-met = { $count ->
    [one] meets its terms
   *[other] meet its terms
}
page-fallout-met-said = Meeting its terms: { $names }
page-fallout-ready = could do it now
page-fallout-ready-said = { $names } could do it now

## Power

page-fallout-power = Power of the factions
page-fallout-track-end = end
page-fallout-token-levels = Token level by power
page-fallout-ends-title = This choice ends the game.
page-fallout-do-it = Do it anyway
page-fallout-do-win = Do it and win
page-fallout-step-back = Step back

## Tabs

page-fallout-tab-decide = Decide
page-fallout-tab-watch = Watch
page-fallout-tab-quests = Quests
page-fallout-tab-board = Board
page-fallout-tab-survivors = Survivors
page-fallout-tab-diary = Diary

## What moves

page-fallout-paths = Where enemies would go
page-fallout-paths-count = { $count ->
    [one] { $count } enemy
   *[other] { $count } enemies
}
page-fallout-paths-help = If their kind came up now, on the board as it is.
page-fallout-paths-none = There is no enemy on the map.
page-fallout-as-good = equally good
page-fallout-odds-unknown = How this fight may go cannot be told beforehand.
page-fallout-odds-first = The odds of each fight if it is the first: rerolling to kill, without cards.
page-fallout-odds-of = Rerolling to kill, without cards.
page-fallout-steps = Enemies, step by step
page-fallout-step-of = step { $number } of { $count }
page-fallout-step-next = Next step
page-fallout-steps-back = The step before
page-fallout-step-skip = Skip
page-fallout-steps-none = Nobody on the map stirred.
page-fallout-key-paths = where enemies would go
## The end

page-fallout-way = The map as it was left, with the way of { $player }
page-fallout-whole-map = The whole map
