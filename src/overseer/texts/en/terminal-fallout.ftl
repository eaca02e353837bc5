### The words of `overseer play fallout`: the map and the boards in the terminal, menus and answers.
### What is the same in both games stands in terminal.ftl; play-fallout-x is said instead of play-x.

## The table

play-fallout-ended = The game is over
play-fallout-set-up = Setting up
play-fallout-turn = turn: { $player }
play-fallout-actions = actions left: { $count }
play-fallout-points = movement points: { $count }
play-fallout-board = HP { $hp }/{ $max }, rads { $rads }, XP { $xp }, Caps { $caps }, agendas { $agendas }, on { $space }
play-fallout-exhausted = { $item } (exhausted)
# $parts: what the card itself and each of its lines give now.
play-fallout-agenda = { $agenda } gives { $influence } influence now: { $parts }
play-fallout-card-itself = 1 for the card
play-fallout-part = { $given } for “{ $text }”
play-fallout-worth = Worth { $influence } now: { $sum }.
play-fallout-no-enemies = faction tokens are not enemies
play-fallout-enemies = faction tokens are enemies: { $stats }
play-fallout-power = { $faction }: power { $power }; all lose at { $last }
play-fallout-so-far = So far: { $count } of { $needed }.
play-fallout-decks = Cards in the decks: loot { $loot }, assets { $asset }, agendas { $agenda }

## The map

play-fallout-facedown = facedown { $type }
play-fallout-level = level { $level }
play-fallout-weak = vulnerable: { $areas }
play-fallout-icon = { $deck }, level { $level }
play-fallout-enemy-icon = enemy icon: { $type }
play-fallout-marker = quest marker: { $quest }
play-fallout-empty = nothing there

play-fallout-legend-map = On the map: solid lines separate tiles, dotted lines separate spaces; whatever touches is adjacent. ◎ open to you, ░ facedown tile (! dangerous, !! deadly), S2 settlement and W2 wasteland encounters of level 2, V84 vault, ^ difficult and * irradiated terrain, ⚑ quest marker, ★ ♠ faction tokens. Enemies: C critter, H human, R robot, M monster, X super mutant; C2 active, level 2; c? facedown; :c enemy icon of the space.
play-fallout-legend-boards = On the boards: letters, then ① first player. i with a name shows all of a card or quest, ? with a space or tile what is there and what is next to it.

## Encounters, fights, tests

play-fallout-encounter = Encounter, level { $level }: { $encounter }
play-fallout-barred = Not open: { $lead } { $asked }
play-fallout-test = TEST of difficulty { $difficulty }; letters: { $letters }
play-fallout-test-joint = TEST, joint; letters: { $letters }
play-fallout-die-fight = Die { $number }: { $areas }{ $fits ->
    [yes] { "" }: 1 hit on the enemy
   *[no] { "" }: no hit
}; { $hits ->
    [0] no hits on you
    [one] 1 hit icon against you
   *[other] { $hits } hit icons against you
}.
play-fallout-no-area = no area
play-fallout-die-test = Die { $number }: { $hits ->
    [0] no hit icon
    [one] 1 hit icon
   *[other] { $hits } hit icons
}{ $struck ->
    [no] .
   *[yes] { "" }; areas do not count (struck out: { $areas }).
}
play-fallout-fight-damage = As the dice lie, hit icons against you: { $icons }, less armor { $armor }: { $damage } damage.
play-fallout-fight-sum = Your hits: { $hits } of { $needed } needed.
play-fallout-fight-parts = Your hits: { $dice } by dice, { $ranged } by the ranged weapon, { $cards } by cards; { $hits } of { $needed } needed.
play-fallout-test-sum = Hit icons: { $hits } of { $difficulty } needed.
play-fallout-rerolls = Rerolls left: { $count }.

## Shop and trade

play-fallout-price = price { $count }
play-fallout-brings = brings { $count ->
    [one] 1 Cap
   *[other] { $count } Caps
}
play-fallout-step-points = { $count ->
    [one] 1 movement point
   *[other] { $count } movement points
}
play-fallout-step-rads = { $count ->
    [one] 1 rad
   *[other] { $count } rads
}
play-fallout-recovers = { $count } HP
play-fallout-rest = Well Rested can be given up for a reroll in a fight or a test.
play-fallout-loyalty = While the agenda lies open, you are loyal to { $faction }: its enemies neither block nor attack you, and you may not fight them.
play-fallout-loyalty-ends = You are no longer loyal to { $faction }: if its tokens are enemies, they are yours again.
play-fallout-deal = The offer
play-fallout-gives = { $player } gives: { $things }.
play-fallout-caps = { $count ->
    [one] 1 Cap
   *[other] { $count } Caps
}
play-fallout-an-agenda = an agenda
play-fallout-nothing = nothing

## The menu

play-fallout-group-actions = Actions
play-fallout-group-steps = Steps
play-fallout-group-cards = Cards
play-fallout-group-loyalty = Loyalty
play-fallout-narrow = { $title }. How exactly? b goes back.
play-fallout-fold-give-caps = Give Caps
play-fallout-fold-want-caps = Ask for Caps
play-fallout-fold-want-agendas = Ask for agendas
play-fallout-fold-deposit = Lay down Caps
play-fallout-fold-turn = Turn die { $number }

## Answers and help

play-fallout-kind-item = card
play-fallout-kind-perk = perk
play-fallout-kind-agenda = agenda
play-fallout-kind-character = character
play-fallout-kind-enemy = enemy
play-fallout-kind-quest = quest
play-fallout-kind-scenario = scenario
play-fallout-why-hint = ? with a number, a space (B2.1), a tile (B2), a card or a choice says what it is and why it is or is not possible.
play-fallout-rules-usage = r needs an id or a word, such as r FO-ENC-09 or r agenda.
play-fallout-no-card = No card is called “{ $name }”; try part of its name, such as i stimpak. Quests can be looked up once they are staged.
play-fallout-help-choose = Choose: a number of the menu, a space or tile (B2.1, B2), or a choice as journals write it (step B2.1, camp, end). b goes back from a question within the menu.
play-fallout-help-why = ? explains what the options mean. ? with a number, a space, a tile, a card or a choice says what it is and why it is or is not possible: ? B2.1, ? B2, ? stimpak, ? fight shield B2.1.
play-fallout-help-rules = r with an id or a word looks up the rules: r FO-ENC-09, r agenda.
play-fallout-help-card = i with a name shows what a card, perk, agenda, enemy, staged quest or the scenario says: i stimpak.

## The end

play-fallout-lost-power = Nobody wins: everything goes to { $faction }.
play-fallout-lost-eliminated = Nobody wins: nobody is left.
play-fallout-truncated = Nobody wins: the round limit is reached.
play-fallout-standing = influence { $influence }
# An agenda that is laid open at the end, with what its parts gave.
play-fallout-opened = { $player }, { $agenda }: { $worth } ({ $parts }).

## Plain sentences, for screen readers

play-is-person = { $player } is a human player.
play-is-bot = { $player } is a bot ({ $bot }).
play-fallout-plain-standing = { $player }: { $influence } influence, { $verdict }.
