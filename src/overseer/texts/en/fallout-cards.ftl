### The cards of Fallout in words, generated from their data: conditions, costs, tasks, results.
###
### Steps, costs, tasks, deeds and passives are phrases without a capital letter and a full stop,
### so that they can follow one another; the program makes sentences of them. Conditions are
### clauses that follow "if"; their `.no` says the opposite. Where a number is not printed but
### counted, `.equal` takes its place, with one of the text-amount messages as $amount.
### $faction is a symbol with the name of the faction, $place, $tile and $card are names as printed,
### $enemy is the form that "kill" wants.

## Words

text-faction-star = ★
text-faction-shield = ♠
text-faction-named = { $symbol } { $name }

# `.object` follows "kill", `.all` follows "kill", `.many` stands in the row of an
# agenda, `.of` names an icon or a token.
text-type-critter = critter
    .object = a critter
    .all = all critters
    .many = critters
    .of = critter
text-type-human = human
    .object = a human
    .all = all humans
    .many = humans
    .of = human
text-type-robot = robot
    .object = a robot
    .all = all robots
    .many = robots
    .of = robot
text-type-monster = monster
    .object = a monster
    .all = all monsters
    .many = monsters
    .of = monster
text-type-super-mutant = super mutant
    .object = a super mutant
    .all = all super mutants
    .many = super mutants
    .of = super mutant
text-enemy = enemy
    .object = any enemy
    .one = an enemy
    .all = all enemies
text-faction-tokens = tokens of { $faction }

# `.become` follows "become".
text-trait-idolized = Idolized
    .become = Idolized
text-trait-vilified = Vilified
    .become = Vilified
text-trait-synth = Synth
    .become = a Synth
text-trait-super-mutant = Super Mutant
    .become = a Super Mutant
text-trait-well-rested = Well Rested
    .become = Well Rested
text-trait-addicted = Addicted
    .become = Addicted

text-area-head = head
text-area-body = body
text-area-arms = arms
text-area-legs = legs

# `.with` follows "with", `.text` explains it in a line.
text-ability-aggressive = Aggressive
    .with = Aggressive
    .text = Aggressive: whoever enters its space, or whose space it enters, fights it at once.
text-ability-armor = Armor
    .with = Armor
    .text = Armor: killing it takes one survivor hit more than its level.
text-ability-radiation = Radiation
    .with = Radiation
    .text = Radiation: if it deals any damage in a fight, the survivor also suffers rads equal to its level.
text-ability-ranged = Ranged
    .with = Ranged
    .text = Ranged: when activated, it fights a survivor in an adjacent space without moving, with one hit icon more if that survivor has no ranged weapon.
text-ability-loot = Loot
    .with = Loot
    .text = Loot: whoever kills it draws a loot card.
text-ability-retreat = Retreat
    .with = Retreat
    .text = Retreat: if it survives a fight, it becomes inactive.

# Whose encounter deck or encounter icon it is.
text-deck-wasteland = Wasteland
text-deck-settlement = settlement
text-deck-vault-84 = Vault 84
text-deck-vault-109 = Vault 109

# `.card` is a card of that kind.
text-kind-weapon = weapon
    .card = a weapon
text-kind-apparel = apparel
    .card = an apparel card
text-kind-companion = companion
    .card = a companion
text-kind-aid = aid
    .card = an aid card
text-kind-drug = drug
    .card = a drug
text-kind-magazine = magazine
    .card = a magazine
text-kind-event = event
    .card = an event

text-source-loot = loot
text-source-asset = asset
text-source-unique = unique asset
text-source-character = item of a character

# What a space has.
text-terrain-difficult = difficult terrain
text-terrain-irradiated = irradiated terrain

text-amount-level = the level of this encounter icon
text-amount-level-more = the level of this encounter icon plus { $count }
text-amount-level-less = the level of this encounter icon minus { $count }
text-amount-hits = the number of hit icons in the test
text-amount-players = the number of players

text-within = { $count ->
    [0] in your space
    [one] within { $count } space of you
   *[other] within { $count } spaces of you
}

## Spaces

# `.into` follows "enter" and "move your figure to"; a language may have `.onto` to follow "place".
text-where-here = in your space
    .into = your space
text-where-start = on the starting tile
    .into = a space of the starting tile
text-where-adjacent = in an adjacent space
    .into = an adjacent space
text-where-marker = in the space with this quest's marker
    .into = the space with this quest's marker
text-where-anywhere = in any faceup space
    .into = any faceup space
text-where-place = at { $place }
    .into = { $place }
text-where-tile = on the map tile { $tile }
    .into = a space of the map tile { $tile }
text-where-icon = in a space with a { $deck } encounter icon
    .into = a space with a { $deck } encounter icon
text-where-terrain = in a space with { $terrain }
    .into = a space with { $terrain }
text-where-enemy = in a space with a { $type } icon
    .into = a space with a { $type } icon
text-where-within = { text-within }
    .into = { $count ->
        [0] your space
        [one] a space no more than { $count } space away
       *[other] a space no more than { $count } spaces away
    }

## Conditions

text-and = { $first } and { $second }
text-or = { $first } or { $second }
text-not-all = it is not the case that { $condition }
text-if-trait = you have the { $trait } trait
    .no = you do not have the { $trait } trait
text-if-letter = you have the letter { $letter }
    .no = you do not have the letter { $letter }
text-if-loyal = you are loyal to { $faction }
    .no = you are not loyal to { $faction }
text-if-at = you are { $where }
    .no = you are not { $where }
text-if-icon = your space has a { $deck } encounter icon
    .no = your space has no { $deck } encounter icon
text-if-min-level = the encounter icon in your space has level { $count } or higher
    .no = your space has no encounter icon of level { $count } or higher
text-if-terrain = your space has { $terrain }
    .no = your space does not have { $terrain }
text-if-caps = you have at least { $count ->
    [one] { $count } Cap
   *[other] { $count } Caps
}
    .no = you have fewer than { $count ->
        [one] { $count } Cap
       *[other] { $count } Caps
    }
text-if-has-kind = you have { $kind }
    .no = you do not have { $kind }
text-if-has-item = you have the card { $card }
    .no = you do not have the card { $card }
text-if-equipped-kind = you have { $kind } equipped
    .no = you do not have { $kind } equipped
text-if-equipped-item = you have the card { $card } equipped
    .no = you do not have the card { $card } equipped
text-if-kept = you have kept card { $number }
    .no = you have not kept card { $number }
text-if-kept-named = you have kept the card { $card }
    .no = you have not kept the card { $card }
text-if-power = the power of { $faction } is at least { $count }
    .no = the power of { $faction } is less than { $count }
text-if-lead = the lead of { $faction } is at least { $count }
    .no = the lead of { $faction } is less than { $count }
text-if-survivor-here = another survivor is in your space
    .no = no other survivor is in your space
text-if-no-enemies = there is no faceup enemy { $within }
    .no = there is a faceup enemy { $within }
text-if-near-token = there is a token of { $faction } in your space or an adjacent one
    .no = there is no token of { $faction } in your space or an adjacent one
text-if-distance-min = you are at least { $least ->
    [one] { $least } space
   *[other] { $least } spaces
} away from { $place }
    .no = you are less than { $least ->
        [one] { $least } space
       *[other] { $least } spaces
    } away from { $place }
text-if-distance-max = you are at most { $most ->
    [one] { $most } space
   *[other] { $most } spaces
} away from { $place }
    .no = you are more than { $most ->
        [one] { $most } space
       *[other] { $most } spaces
    } away from { $place }
text-if-distance-both = you are { $least } to { $most ->
    [one] { $most } space
   *[other] { $most } spaces
} away from { $place }
    .no = you are not { $least } to { $most ->
        [one] { $most } space
       *[other] { $most } spaces
    } away from { $place }
text-if-letters = you have at least { $count ->
    [one] { $count } letter
   *[other] { $count } letters
}
    .no = you have fewer than { $count ->
        [one] { $count } letter
       *[other] { $count } letters
    }
text-if-perks = you have at least { $count ->
    [one] { $count } perk
   *[other] { $count } perks
}
    .no = you have fewer than { $count ->
        [one] { $count } perk
       *[other] { $count } perks
    }
text-if-rads = you have at least { $count ->
    [one] { $count } rad
   *[other] { $count } rads
}
    .no = you have fewer than { $count ->
        [one] { $count } rad
       *[other] { $count } rads
    }
text-if-agendas = you have at least { $count ->
    [one] { $count } agenda
   *[other] { $count } agendas
}
    .no = you have fewer than { $count ->
        [one] { $count } agenda
       *[other] { $count } agendas
    }
text-if-players = there are at least { $count ->
    [one] { $count } player
   *[other] { $count } players
}
    .no = there are fewer than { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
text-if-staged = quest { $number } is staged
    .no = quest { $number } is not staged

## Costs

text-cost-caps = pay { $count ->
    [one] { $count } Cap
   *[other] { $count } Caps
}
text-cost-agenda = { $count ->
    [one] discard one of your agendas
   *[other] discard { $count } of your agendas
}
text-cost-discard-item = discard the card { $card }

## Steps

text-step-xp = gain { $count } XP
    .equal = gain XP equal to { $amount }
text-step-caps = gain { $count ->
    [one] { $count } Cap
   *[other] { $count } Caps
}
    .equal = gain Caps equal to { $amount }
text-step-lose-caps = lose { $count ->
    [one] { $count } Cap
   *[other] { $count } Caps
}
    .equal = lose Caps equal to { $amount }
text-step-agenda = { $count ->
    [one] draw an agenda
   *[other] draw { $count } agendas
}
    .equal = draw a number of agendas equal to { $amount }
text-step-loot = { $count ->
    [one] draw a loot card
   *[other] draw { $count } loot cards
}
    .equal = draw a number of loot cards equal to { $amount }
text-step-asset = { $count ->
    [one] draw an asset
   *[other] draw { $count } assets
}
    .equal = draw a number of assets equal to { $amount }
text-step-salvage = { $count ->
    [one] take a loot card of your choice out of the discards
   *[other] take { $count } loot cards of your choice out of the discards
} (no events)
    .equal = take a number of loot cards of your choice equal to { $amount } out of the discards (no events)
text-step-unique = gain the unique asset { $card }
text-step-add = add card { $number }
text-step-stage = stage quest { $number }
text-step-trash = trash this card
text-step-trash-number = trash card { $number }
text-step-become = become { $trait }
text-step-lose = lose the { $trait } trait
text-step-power = the power of { $faction } rises by { $count }
text-step-damage = suffer { $count } damage
    .equal = suffer damage equal to { $amount }
text-step-rads = suffer { $count ->
    [one] { $count } rad
   *[other] { $count } rads
}
    .equal = suffer rads equal to { $amount }
text-step-heal = recover { $count } HP
    .equal = recover HP equal to { $amount }
text-step-heal-rads = remove { $count ->
    [one] { $count } rad
   *[other] { $count } rads
}
    .equal = remove rads equal to { $amount }
text-step-shop = shop: buy, sell or recruit up to { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
    .equal = shop: buy, sell or recruit cards, their number at most { $amount }
text-step-shop-discount = { $shop } (each card costs { $count ->
    [one] { $count } Cap
   *[other] { $count } Caps
} less)
text-step-tokens = { $count ->
    [one] place a token of { $faction } { $where }
   *[other] place { $count } tokens of { $faction }, each { $where }
}
    .equal = place a number of tokens of { $faction } equal to { $amount }, each { $where }
text-step-marker = place this quest's marker { $where }
text-step-enemy-up = draw a { $type } token and place it faceup { $where }
text-step-enemy-down = draw a { $type } token and place it facedown { $where }
text-step-move = move up to { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
    .equal = move a number of spaces up to { $amount }
text-step-place = move your figure to { $where }
text-step-mp = gain { $count ->
    [one] { $count } movement point
   *[other] { $count } movement points
} this turn
    .equal = gain a number of movement points this turn equal to { $amount }
text-step-action = { $count ->
    [one] take an extra action this turn
   *[other] take { $count } extra actions this turn
}
    .equal = take a number of extra actions this turn equal to { $amount }
text-step-encounter = resolve the next card of the { $deck } deck too
text-step-keep = keep this card
text-step-complete = complete objective { $objective } of quest { $quest }
text-step-random-add = add a random card from { $first } to { $last }
text-step-random-stage = stage a random quest from { $first } to { $last }
text-step-kill = without a fight, kill { $what }{ $level ->
    [0] {""}
   *[other] {" "}of level { $level } or lower
} { $within }
text-step-remove-tokens = remove all tokens of { $faction } { $within } from the map (this does not count as a kill)
text-step-wake = all inactive enemies { text-within } become active
text-step-discard-any = discard one of your cards
text-step-discard-kind = discard { $kind }
text-step-unexhaust-all = unexhaust all your cards
text-step-unexhaust-one = unexhaust one of your cards
text-step-perk = take { $count ->
    [one] a perk
   *[other] { $count } perks
} of your choice with a letter that you have
text-step-level = { $count ->
    [one] level up
   *[other] level up { $count } times
}
text-step-choose = choose one: { $ways }
text-step-way = ({ $number }) { $text }
text-step-may = if you wish: { $text }
text-step-when = if { $condition }: { $text }
text-step-otherwise = if { $condition }: { $text }; otherwise: { $other }
text-step-others-here = each other survivor in your space: { $text }
text-step-others-adjacent = each survivor in an adjacent space: { $text }
text-step-others-all = each other survivor: { $text }
text-step-others-right = the survivor to your right: { $text }
text-step-others-one = another survivor of your choice: { $text }
text-step-vote = all survivors vote, and in a tie the first player's side wins; if yes: { $yes }; if no: { $no }
text-step-count = count { $count } more towards objective 1 of this quest
    .equal = count more towards objective 1 of this quest, by { $amount }
text-step-reroll = gain { $count ->
    [one] { $count } reroll
   *[other] { $count } rerolls
}
    .equal = gain a number of rerolls equal to { $amount }
text-step-hits = add { $count ->
    [one] { $count } survivor hit
   *[other] { $count } survivor hits
}
    .equal = add a number of survivor hits equal to { $amount }
text-step-cancel = cancel { $count ->
    [one] { $count } hit icon
   *[other] { $count } hit icons
} of the enemy
    .equal = cancel a number of hit icons of the enemy equal to { $amount }
text-step-success = add { $count ->
    [one] { $count } hit icon
   *[other] { $count } hit icons
} to your test
    .equal = add a number of hit icons to your test equal to { $amount }
text-step-turn-die = turn one die to a face of your choice
text-step-none = nothing happens

## Tasks

text-task-test = test { $letters } with difficulty { $count }
    .equal = test { $letters } with a difficulty equal to { $amount }
text-task-joint-test = test together with the other survivor: yours { $letters }, theirs { $theirs }, difficulty { $count } for the hit icons of both
    .equal = test together with the other survivor: yours { $letters }, theirs { $theirs }, a difficulty equal to { $amount } for the hit icons of both
text-task-fight = draw and fight a { $type }
text-task-fight-level = { $fight }, its level { $change }
text-task-fight-add = { $fight }, with { $abilities } added
text-task-fight-token = fight an enemy of { $faction }

## Deeds

text-deed-kill = kill { $enemy }
text-deed-kill-named = kill the enemy { $enemy }
text-deed-kill-faction = kill an enemy of { $faction }
text-deed-kill-last = kill the last enemy of { $faction } on the map
text-deed-kill-level = { $kill } of level { $count } or higher
text-deed-kill-ability = { $kill } with { $ability }
text-deed-explore-any = explore a tile
text-deed-explore-dangerous = explore a dangerous tile
text-deed-explore-deadly = explore a deadly tile
text-deed-camp = camp
text-deed-enter = enter { $where }
text-deed-become = become { $trait }
text-deed-lose = lose the { $trait } trait
text-deed-level = level up
text-deed-buy = buy a card
text-deed-sell = sell a card
text-deed-recruit = recruit a companion
text-deed-suffer-damage = suffer at least { $count } damage within { $within ->
    [fight] a fight
   *[turn] a turn
}
text-deed-suffer-rads = suffer at least { $count ->
    [one] { $count } rad
   *[other] { $count } rads
} within { $within ->
    [fight] a fight
   *[turn] a turn
}
text-deed-spend = spend at least { $count ->
    [one] { $count } Cap
   *[other] { $count } Caps
} at once
text-deed-if = { $deed }, if { $condition }
text-deed-times = { $deed } ({ $count } times in all)

## Passives

text-passive-armor = +{ $count } armor
text-passive-move-more = +{ $count ->
    [one] { $count } movement point
   *[other] { $count } movement points
} with each move action
text-passive-move-less = −{ $count ->
    [one] { $count } movement point
   *[other] { $count } movement points
} with each move action
text-passive-easy-terrain = difficult terrain costs you no extra movement point
text-passive-terrain-rads = irradiated terrain gives you no rads
text-passive-rads-heal = each time you suffer rads, recover { $count } HP
text-passive-rads-xp = each time you suffer rads, gain { $count } XP
text-passive-inventory = you can hold { $count ->
    [one] { $count } card
   *[other] { $count } cards
} more in your inventory
text-passive-fight-reroll = +{ $count ->
    [one] { $count } reroll
   *[other] { $count } rerolls
} in each fight
text-passive-test-reroll = +1 reroll in a test for each of these letters in it: { $letters }
text-passive-shop-discount = each card in the shop costs you { $count ->
    [one] { $count } Cap
   *[other] { $count } Caps
} less
text-passive-camp-heal = recover { $count } HP more when you camp
text-passive-kill-caps = gain { $count ->
    [one] { $count } Cap
   *[other] { $count } Caps
} for each enemy that you kill
text-passive-encounter-xp = gain { $count } XP for each encounter

## Uses

text-moment-turn = on your turn
text-moment-action = as an action
text-moment-before-fight = before a fight
text-moment-fight = during a fight
text-moment-test = during a test
text-moment-fight-or-test = during a fight or a test
text-moment-camp = when you camp
text-spend-exhaust = exhaust this card
text-spend-discard = discard this card
text-spend-perk = return this perk to its deck
text-use = { $moment }: { $text }
text-use-if = { $moment }, if { $condition }: { $text }
text-use-once = once per turn, { $moment }

## Lines of cards

text-line-kind = { $kind } ({ $source })
text-line-letters = { $count ->
    [one] letter
   *[other] letters
}: { $letters }
text-line-ranged = ranged weapon
text-line-armor = armor: { $count }
text-line-value = value: { $count }
text-line-recruit-letter = to recruit it, you need the letter { $letter }
text-line-recruit-trait = to recruit it, you need the { $trait } trait
text-line-recruit-any = anybody can recruit it
text-line-keep = whenever it is unexhausted, you keep it only if { $condition }
text-line-equipped = while equipped: { $text }
text-line-held = while you have it: { $text }
text-line-always = always: { $text }
text-line-ready-cost = to unexhaust it: { $cost }
text-line-hp = HP: { $count }
text-line-traits = traits: { $traits }
text-line-item = starts with { $card }
text-line-faction = faction: { $faction }
text-line-players = only in games with { $count } or more players
text-line-players-all = only in games with { $count } players
text-line-row = activates: { $row }
text-line-influence = influence: 1
text-line-bonus = +{ $count } influence, if { $condition }
text-line-exclusive = only the first of these bonuses that gives you anything counts
text-line-per-lead = +1 influence for every { $each ->
    [one] point
   *[other] { $each } points
} in the lead of { $faction }, at most +{ $max }
text-line-per-caps = +1 influence for every { $each ->
    [one] Cap
   *[other] { $each } Caps
} you have, at most +{ $max }
text-line-per-letters = +1 influence for every { $each ->
    [one] letter
   *[other] { $each } letters
} you have, at most +{ $max }
text-line-per-perks = +1 influence for every { $each ->
    [one] perk
   *[other] { $each } perks
} you have, at most +{ $max }
text-line-per-traits = +1 influence for every { $each ->
    [one] trait
   *[other] { $each } traits
} you have, at most +{ $max }
text-line-per-items = +1 influence for every { $each ->
    [one] card
   *[other] { $each } cards
} equipped or in your inventory, at most +{ $max }
text-line-per-companions = +1 influence for every { $each ->
    [one] companion
   *[other] { $each } companions
} you have, at most +{ $max }
text-line-per-rads = +1 influence for every { $each ->
    [one] rad
   *[other] { $each } rads
} you have, at most +{ $max }
text-line-only-if = only if { $condition }
text-line-forced = FORCED if { $condition }
text-line-cost = cost: { $cost }
text-line-tasks = { $count ->
    [one] task
   *[other] tasks
}: { $tasks }
text-line-result = result: { $text }
text-line-success = success: { $text }
text-line-failure = failure: { $text }
text-line-staged = when staged: { $text }
text-line-timer = after { $count ->
    [one] { $count } round
   *[other] { $count } rounds
} the first player resolves this: { $text }
text-line-objective = objective { $number }: { $text }
text-line-objective-faction = objective { $number }, { $faction }: { $text }
text-line-action = quest action
text-line-deposit = { $deed }; lay your Caps on this card until { $count } lie there
text-line-elsewhere = another card completes it
text-line-with-survivor = { $deed }; another survivor must be in your space (in solo play you must be in a settlement space)
text-line-enemy = { $type }, level { $level }
text-line-enemy-untyped = level { $level }
text-line-weak = vulnerable areas: { $areas }
text-line-start = starting tile: { $tile }
text-line-token-enemy = the tokens of { $faction } are enemies: { $enemy }
text-line-token-inert = the tokens of { $faction } are not enemies and do nothing when their icon comes up
text-line-token-steps = the tokens of { $faction } are not enemies; when their icon comes up, the first player resolves this: { $text }
text-line-track = power track: { $count } spaces; the last one ends the game
text-line-track-letter = { $letter } on the spaces of the track, from the top: { $levels }
text-line-quests = quests staged at the start: { $numbers }
text-line-setup = special setup, resolved by the first player: { $text }
text-line-win = influence to win with 1, 2, 3 and 4 players: { $numbers }
