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
display-fallout-agenda-amount = { $count ->
    [one] { $count } agenda
   *[other] { $count } agendas
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

## The score sheet

# An agenda, and the line of it that gave influence.

## The stock list

stock-fallout-about = What is in the box, as far as you may know. Hands of others, tokens that lie facedown and the library stay closed.
stock-fallout-loot = Loot
stock-fallout-asset = Assets
stock-fallout-unique = Unique assets
stock-fallout-perk = Perks
stock-fallout-agenda = Agendas
stock-fallout-enemy = Enemies
stock-fallout-character = Characters
stock-fallout-quest = Quests
stock-fallout-encounter = Encounters
stock-fallout-encounter-note = sealed until they are drawn
stock-fallout-encounter-of = { $decks ->
    [one] in one deck
   *[other] in { $decks } decks
}
stock-fallout-kind = Kind
stock-fallout-in-deck = in the deck
stock-fallout-in-shop = in the shop
stock-fallout-held-by = with { $player }
stock-fallout-discarded = discarded
stock-fallout-revealed = revealed for the enemies
stock-fallout-to-be-had = to be had
stock-fallout-taken = taken
stock-fallout-agenda-unseen = in the deck or in a hand
stock-fallout-token-unseen = in its pile or facedown on the map
stock-fallout-on-map = on the map
stock-fallout-defeated = defeated
stock-fallout-in-box = in the box
stock-fallout-in-play = in play
stock-fallout-staged = staged
# Where cards lie, after their number: "9 deck".
stock-fallout-deck = deck
stock-fallout-shop = shop
stock-fallout-held = with survivors
stock-fallout-unseen = not in sight
# After a large number: "16 of 19 not in sight".
stock-fallout-of-unseen = of { $total } not in sight
stock-fallout-in-sight = in sight

## Why a bot may have done something

display-fallout-motive-explore = Perhaps to see what lies under the tile.
display-fallout-motive-encounter = Perhaps because encounters bring loot, quests and, now and then, trouble.
display-fallout-motive-fight = Perhaps because a defeated enemy brings experience.
display-fallout-motive-quest = Perhaps because quests move the story on and bring rewards.
display-fallout-motive-camp = Perhaps to get well again: { $hp } HP of { $max }.
display-fallout-motive-buy = Perhaps because the purse allowed it: { $caps } { $caps ->
    [one] Cap
   *[other] Caps
}.
display-fallout-motive-sell = Perhaps for the Caps: the purse held { $caps }.
display-fallout-motive-perk = Perhaps because a perk waits until it is needed.
display-fallout-motive-equip = Perhaps because a card works only once it is equipped.
display-fallout-motive-drop = Perhaps because the hand was full.
display-fallout-motive-end = No actions were left.
display-fallout-motive-end-early = { $count ->
    [one] One action was left unused.
   *[other] { $count } actions were left unused.
}

## The goal

goal-fallout = { $players ->
    [1] Reach { $target } influence before a faction has { $last } power
   *[other] First to { $target } influence; all lose if a faction reaches { $last } power
}
goal-fallout-influence = { $player }: { $influence } influence
goal-fallout-hidden = { $player }: { $agendas ->
    [one] { $agendas } agenda, hidden
   *[other] { $agendas } agendas, hidden
}
goal-fallout-eliminated = { $player }: eliminated
goal-fallout-power = { $faction }: power { $power }

## The rules on one page

leaflet-fallout-influence = Be the first with enough influence: 11 alone, 10 with two players, 9 with three, 8 with four. All who have it at that moment win together.
leaflet-fallout-agendas = Influence comes from agendas, which you keep secret: 1 for each, and more if what it says holds.
leaflet-fallout-factions = If a faction reaches the end of the power track before that, all lose.
leaflet-fallout-turns = One after another, every survivor takes a turn of two actions.
leaflet-fallout-enemies = Then the top agenda is turned over. Active enemies of the types on it go for the nearest survivor, and fight whoever they meet.
leaflet-fallout-wake = Enemies of these types that lay facedown turn faceup.
leaflet-fallout-depletion = Whenever the agenda deck runs out, the factions gain power.
leaflet-fallout-move = Move: two movement points. Difficult terrain costs both, irradiated terrain gives a rad.
leaflet-fallout-explore = Explore: turn over a tile next to you. Enemies may be waiting there.
leaflet-fallout-encounter = Have an encounter, where your space has the icon: hear what is up, choose, and find out.
leaflet-fallout-fight = Fight an active enemy in your space: three dice, its hits on you first, then yours on it.
leaflet-fallout-quest = Do a quest: who completes an objective carries out its results, often agendas or power.
leaflet-fallout-camp = Camp: recover 3 HP, unexhaust your cards, become Well Rested, trade.
leaflet-fallout-death = If your HP are not above your rads, you are killed: back to the starting tile, without your inventory.
leaflet-fallout-won = Somebody has enough influence: the game is over at once.
leaflet-fallout-lost = A faction completes the power track: all lose, but for whom this very step brought enough influence.
leaflet-fallout-eliminated = Whoever has so many rads that full HP do not help is eliminated.

## The end is near
alarm-fallout-power = { $faction } is one step from the end of the power track: the game ends there, and all who have not won lose.
alarm-fallout-strip = { $faction }: one step from the end

# The board

display-fallout-from-end =
    { $count ->
        [0] at the end
       *[other] { $count } from the end
    }

## Told cards

told-fallout-encounter-wasteland = Wasteland encounter
told-fallout-encounter-settlement = Settlement encounter
told-fallout-encounter-vault = Encounter in Vault { $number }
told-fallout-scenario = { $count ->
    [one] A scenario for one survivor
   *[other] A scenario for { $count } survivors
}
told-fallout-wins = { $count } influence wins. If a faction reaches the end of the power track first, nobody does.
told-fallout-staged = A new quest
told-fallout-completed = Quest, completed by { $player }
told-fallout-failed = Quest, not completed by { $player }
told-fallout-event = Event, drawn by { $player }
told-fallout-activation = The agenda that activates enemies
told-fallout-test = Test
told-fallout-test-passed = passed
told-fallout-test-failed = failed
told-fallout-test-shared = adds up with the other survivor
told-fallout-fight = Fight: { $enemy }, level { $level }
told-fallout-fight-won = killed
told-fallout-fight-lost = not killed
told-fallout-gained = gained
told-fallout-lost = lost
told-fallout-killed = Killed

# Where an objective can be done: "Toll House, 2 away".

display-fallout-tile-at = tile { $slot }
display-fallout-away =
    { $count ->
        [0] { $place }, here
        [1] { $place }, next door
       *[other] { $place }, { $count } away
    }
display-fallout-nearest = nearest of { $count }: { $where }
display-fallout-one-of = { $where } and { $count ->
        [2] one more
       *[other] others
    }

# The steps of a round.

display-fallout-step-survivors = Survivors
display-fallout-step-enemies = Enemies

# A choice that ends the game.

display-fallout-ends-won = You reach the influence that wins.
display-fallout-ends-power = { $faction } would reach { $last }, the end of the track.
display-fallout-ends-eliminated = Nobody would be left alive.
display-fallout-ends-rounds = That was the last round of this table.
display-fallout-ends-win = You would hold { $count } influence of { $target }: you win.
display-fallout-ends-lose = You would hold { $count } influence of { $target }: you lose.
display-fallout-ends-others = You would hold { $count } influence of { $target }. Unless somebody has { $target } up their sleeve, everybody loses.

# A line of an agenda in hand.

display-fallout-part = { $what ->
    [lead] lead of { $faction }
    [caps] Caps
    [letters] letters
    [perks] perks
    [traits] traits
    [items] cards
    [companions] companions
   *[rads] rads
} { $have }: { $each ->
    [1] +1 each
   *[other] +1 per { $each }
}, up to { $max }
display-fallout-part-power = power of { $faction }: { $have } of { $count }
display-fallout-part-lead = lead of { $faction }: { $have } of { $count }
display-fallout-part-behind = lead of { $faction } under { $count }: now { $have }
display-fallout-part-loyal = loyal to { $faction }
display-fallout-part-caps = Caps: { $have } of { $count }

## What enemies would do, and why they did what they did

display-fallout-prowl-walks = One space towards { $player }, who is { $count } away.
display-fallout-prowl-joins = Steps in on { $player } and fights at once.
display-fallout-prowl-fights = Stays and fights { $player }.
display-fallout-prowl-shoots = Stays and fights { $player } across the border.
display-fallout-prowl-stays = Goes for nobody and stays.
display-fallout-prowl-wakes = Turns faceup; it neither moves nor fights yet.
display-fallout-prowl-ways = { $count } steps are equally good: the first player picks.
display-fallout-step-aims = { $count ->
    [0] It goes for { $player }, in the same space.
   *[other] It goes for { $player }, { $count } away: nobody is nearer.
}
display-fallout-step-ways = { $count } steps were equally good.
display-fallout-step-woke = Who wakes in this step neither moves nor fights.
