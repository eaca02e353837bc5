### Fallout in words: options, questions, the log, reasons and the nouns of the table.
###
### Names arrive twice: $item is the name as printed on the card, $item_acc the form that a verb
### such as "buy" or "fight" wants; the same holds for $enemy, $quest and all other names. $space is
### a space such as B2.1, $slot a tile's position such as B2, $player and $other persons' names.

## The game

fallout-name = Fallout: The Board Game
fallout-short-name = Fallout
fallout-scenario-sheet = the scenario sheet

## Nouns

fallout-type-critter = critter
fallout-type-human = human
fallout-type-robot = robot
fallout-type-monster = monster
fallout-type-super-mutant = super mutant

# Tokens of factions, where they have no name.
fallout-token-star = ★ token
fallout-token-star-acc = ★ token
fallout-token-shield = ♠ token
fallout-token-shield-acc = ♠ token

fallout-ability-aggressive = AGGRESSIVE
fallout-ability-armor = ARMOR
fallout-ability-radiation = RADIATION
fallout-ability-ranged = RANGED
fallout-ability-loot = LOOT
fallout-ability-retreat = RETREAT

fallout-area-head = head
fallout-area-body = body
fallout-area-arms = arms
fallout-area-legs = legs

fallout-trait-idolized = Idolized
fallout-trait-vilified = Vilified
fallout-trait-synth = Synth
fallout-trait-super-mutant = Super Mutant
fallout-trait-well-rested = Well Rested
fallout-trait-addicted = Addicted

fallout-kind-weapon = weapon
fallout-kind-apparel = apparel
fallout-kind-companion = companion
fallout-kind-aid = aid
fallout-kind-drug = drug
fallout-kind-magazine = magazine
fallout-kind-event = event
fallout-kind-ability = ability

fallout-terrain-difficult = difficult terrain
fallout-terrain-irradiated = irradiated terrain

fallout-tile-named = named tile
fallout-tile-dangerous = dangerous tile
fallout-tile-deadly = deadly tile

fallout-deck-loot = loot deck
fallout-deck-asset = asset deck
fallout-deck-unique = unique assets
fallout-deck-character = character cards
fallout-deck-agenda = agenda deck
fallout-deck-wasteland = wasteland encounters
fallout-deck-settlement = settlement encounters
fallout-deck-vault-84 = encounters of vault 84
fallout-deck-vault-109 = encounters of vault 109

# Where a card lies and how.
fallout-held-equipped-ready = equipped
fallout-held-equipped-exhausted = equipped, exhausted
fallout-held-inventory-ready = inventory
fallout-held-inventory-exhausted = inventory, exhausted
fallout-held-beside-ready = beside the board
fallout-held-beside-exhausted = beside the board, exhausted

# A face of a die: its filled areas and its hit icons.
fallout-die-face = { $areas }, { $hits ->
    [0] no hit icon
    [one] 1 hit icon
   *[other] { $hits } hit icons
}
fallout-die-blank = { $hits ->
    [0] blank
    [one] 1 hit icon
   *[other] { $hits } hit icons
}
fallout-die-kept = as it lies

## Options

fallout-option-done = Done
fallout-option-character = Play as { $character_acc }
fallout-option-stand = Stand on { $space }
fallout-option-move = Move: gain movement points
fallout-option-step = Go to { $space }
fallout-option-explore = Explore the tile at { $slot }
fallout-option-encounter = Have an encounter
fallout-option-fight = Fight { $enemy_acc } on { $space }
fallout-option-quest = Quest { $quest_acc }: attempt objective { $number }
fallout-option-camp = Camp
fallout-option-use = Use { $item_acc }
fallout-option-use-one = Use { $item_acc }: { $text }
fallout-option-perk = Use the perk { $perk_acc }
fallout-option-equip = Equip { $item_acc }
fallout-option-loyal = Declare loyalty: reveal { $agenda_acc }
fallout-option-hide = End your loyalty: turn the agenda facedown
fallout-option-end = End the turn
fallout-option-roll = Roll the dice
fallout-option-reroll = Reroll dice: { $dice }
fallout-option-reroll-all = Reroll all three dice
fallout-option-rested = Give up Well Rested for a reroll
fallout-option-choose = Option { $number }
fallout-option-complete = Quest { $quest_acc }: objective { $number }
fallout-option-put = Space { $space }
fallout-option-act = { $enemy } on { $space }
fallout-option-keep = Keep { $letter }
fallout-option-take = Take the perk { $perk_acc }
fallout-option-discard = Discard { $item_acc } ({ $where })
fallout-option-drop = Discard the agenda { $agenda_acc }
fallout-option-buy = Buy { $item_acc }
fallout-option-sell = Sell { $item_acc } ({ $where })
fallout-option-recruit = Recruit { $item_acc }
fallout-option-recover = Recover HP
fallout-option-rest = Become Well Rested
fallout-option-unexhaust = Unexhaust { $item_acc }
fallout-option-unexhaust-all = Unexhaust all cards that are free to unexhaust
fallout-option-trade = Offer a trade to { $other }
fallout-option-give = Give { $item_acc } ({ $where })
fallout-option-give-caps = Give { $count ->
    [one] 1 Cap
   *[other] { $count } Caps
}
fallout-option-give-agenda = Give the agenda { $agenda_acc }
fallout-option-want = Ask for { $item_acc } ({ $where })
fallout-option-want-caps = Ask for { $count ->
    [one] 1 Cap
   *[other] { $count } Caps
}
fallout-option-want-agendas = Ask for { $count ->
    [one] an agenda
   *[other] { $count } agendas
}
fallout-option-show = Show the agenda { $agenda_acc }
fallout-option-propose = Make the offer
fallout-option-accept = Accept
fallout-option-decline = No deal
fallout-option-counter = Make an offer in return
fallout-option-vote-yes = Vote yes
fallout-option-vote-no = Vote no
fallout-option-pick = { $other }
fallout-option-turn = Turn die { $number } to: { $face }
fallout-option-deposit = Lay down { $count ->
    [one] 1 Cap
   *[other] { $count } Caps
}
fallout-option-kill = Kill { $enemy_acc } on { $space }
fallout-option-kill-waiting = Kill { $enemy_acc } on { $space }, one that has yet to act
fallout-option-kill-fought = Kill { $enemy_acc } on { $space }, the one being fought now
fallout-option-salvage = Take { $item_acc } out of the loot discards
fallout-option-first = { $other } goes first
fallout-option-letter = Letter drawn: { $letter }
fallout-option-draw = Drawn ({ $deck }): { $item }
fallout-option-draw-agenda = Agenda drawn: { $agenda }
fallout-option-meet = Drawn ({ $deck }): { $encounter }
fallout-option-token = Token drawn: { $enemy }
fallout-option-tile = Tile drawn: { $tile }
fallout-option-dice = Dice: { $one } | { $two } | { $three }
fallout-option-library = Library card { $number }
fallout-option-unique = Unique asset drawn: { $item }

## Questions

fallout-ask-first = Who goes first?
fallout-ask-character = Which character do you play?
fallout-ask-stand = On which space do you start?
fallout-ask-stand-again = You were killed: on which space do you start again?
fallout-ask-letter = A letter is drawn for { $player }
fallout-ask-draw = A card is drawn: { $deck }
fallout-ask-equip = Equip what you have gained?
fallout-ask-turn = Take an action, move, use a card or end the turn
fallout-ask-aggressive = AGGRESSIVE enemies on { $space }: which one do you fight next?
fallout-ask-before-fight = Before the fight with { $enemy_acc }: use anything?
fallout-ask-dice = The dice are rolled
fallout-ask-fight-reroll = The fight with { $enemy_acc }: reroll dice?
fallout-ask-fight-last = The fight with { $enemy_acc }: use anything before your hits count?
fallout-ask-test-reroll = A test of difficulty { $difficulty }: reroll dice?
fallout-ask-test-reroll-joint = A joint test: reroll dice?
fallout-ask-option = { $encounter }: which option? { $leads }
fallout-ask-choice = Which option of the card?
fallout-ask-deed = Which quest do you complete?
fallout-ask-put-enemy = On which space does { $enemy } go?
fallout-ask-put-enemy-hidden = On which space does the facedown { $type } go?
fallout-ask-put-token = On which space does the { $enemy } go?
fallout-ask-put-marker = { $quest }: on which space does the quest marker go?
fallout-ask-place = Which space are you moved to?
fallout-ask-card-step = Move on? { $count ->
    [one] 1 space left
   *[other] { $count } spaces left
}
fallout-ask-enemy = Which enemy acts next?
fallout-ask-attacker = Which enemy attacks you next?
fallout-ask-enemy-step = Where does { $enemy } move?
fallout-ask-respawn = Where does the next { $type } appear?
fallout-ask-keep = Level up: which letter do you keep?
fallout-ask-perk = Which perk do you take?
fallout-ask-discard = Which card do you discard?
fallout-ask-limit = Your inventory is too full: which card do you discard?
fallout-ask-agenda-limit = You have too many agendas: which one do you discard?
fallout-ask-shop = The shop: buy, sell or recruit? { $count ->
    [one] 1 interaction left
   *[other] { $count } interactions left
}
fallout-ask-camp = Camp: what next?
fallout-ask-trade = The offer to { $player }: what goes into it?
fallout-ask-answer = Do you accept the offer of { $player }?
fallout-ask-agendas = Which agenda do you put into { $player }’s offer?
fallout-ask-vote = { $card }: how do you vote?
fallout-ask-who = Which survivor?
fallout-ask-turn-die = Which die do you turn, and to which face?
fallout-ask-deposit = { $quest }: how many Caps do you lay down?
fallout-ask-kill = Which enemy do you kill?
fallout-ask-token = A token is drawn: { $type }
fallout-ask-tile = Which tile lies at { $slot }?
fallout-ask-reveal = An agenda is revealed
fallout-ask-library = A card is drawn from the library
fallout-ask-unexhaust = Which card do you unexhaust?
fallout-ask-pay-agenda = Which agenda do you give up?
fallout-ask-encounter-draw = An encounter is drawn: { $deck }
fallout-ask-salvage = Which card do you take out of the loot discards?

## The log

fallout-log-round = Round { $round }
fallout-log-turn = { $player }’s turn begins
fallout-log-moved = { $player } is now on { $space }
fallout-log-revealed = The tile at { $slot } is { $tile }
fallout-log-enemy-placed = { $enemy } appears on { $space }
fallout-log-enemy-placed-hidden = A facedown { $type } appears on { $space }
fallout-log-enemy-moved = { $enemy } moves to { $space }
fallout-log-enemy-aims = { $enemy } goes for { $player }, { $away } away
fallout-log-enemy-could = { $enemy } might as well have moved to { $space }
fallout-log-enemy-woke = { $enemy } on { $space } turns faceup
fallout-log-enemy-slept = A { $type } on { $space } turns facedown
fallout-log-activated = Activation: { $type }
fallout-log-fight = { $player } fights { $enemy_acc }, level { $level }
fallout-log-fight-across = { $player } fights { $enemy_acc }, level { $level }, in an adjacent space
fallout-log-fight-attacked = { $enemy }, level { $level }, attacks { $player }
fallout-log-fight-attacked-across = { $enemy }, level { $level }, attacks { $player } from an adjacent space
fallout-log-dice-fight = FIGHT, { $player } rolls: { $one }; { $two }; { $three }
fallout-log-dice-test = TEST, { $player } rolls: { $one }; { $two }; { $three }
fallout-log-damage = { $player } suffers { $count } damage
fallout-log-rads = { $player } suffers { $count ->
    [one] 1 rad
   *[other] { $count } rads
}
fallout-log-healed = { $player } recovers { $count } HP
fallout-log-rads-healed = { $player } loses { $count ->
    [one] 1 rad
   *[other] { $count } rads
}
fallout-log-struck = { $player } scores { $hits ->
    [one] 1 survivor hit
   *[other] { $hits } survivor hits
}, needed: { $needed }
fallout-log-killed-enemy = { $player } kills { $enemy_acc }
fallout-log-fight-lost = { $player } does not kill { $enemy_acc }
fallout-log-test-passed = { $player } passes the test: { $hits } against { $difficulty }
fallout-log-test-failed = { $player } fails the test: { $hits } against { $difficulty }
fallout-log-test-joint = { $player } adds { $hits ->
    [one] 1 hit icon
   *[other] { $hits } hit icons
} to the joint test
fallout-log-died = { $player } is killed
fallout-log-eliminated = { $player } is eliminated
fallout-log-xp = { $player } gains { $count } XP
fallout-log-level-up = { $player } levels up and keeps { $letter }
fallout-log-gained-letter = { $player } gains the letter { $letter }
fallout-log-gained-perk = { $player } gains the perk { $perk_acc }
fallout-log-caps = { $player } gains { $count ->
    [one] 1 Cap
   *[other] { $count } Caps
}
fallout-log-caps-spent = { $player } hands over { $count ->
    [one] 1 Cap
   *[other] { $count } Caps
}
fallout-log-trait = { $player } is now { $trait }
fallout-log-trait-lost = { $player } is no longer { $trait }
fallout-log-trait-locked = { $player } cannot become { $trait }: the trait they have is locked
fallout-log-card = { $player } gains { $item_acc }
fallout-log-card-lost = { $player } discards { $item_acc }
fallout-log-equipped = { $player } equips { $item_acc }
fallout-log-event = { $player } draws an event: { $item }
fallout-log-agendas = { $player } draws { $count ->
    [one] an agenda
   *[other] { $count } agendas
}
fallout-log-agenda-dropped = { $player } discards an agenda facedown
fallout-log-loyal = { $player } declares loyalty with { $agenda_acc }
fallout-log-disloyal = { $player } is no longer loyal ({ $agenda })
fallout-log-agenda-shown = Agenda revealed: { $agenda }
fallout-log-depleted = The agenda deck has run out and is reshuffled
fallout-log-first-player = { $player } is first player
fallout-log-power = { $faction }: power +{ $count }
fallout-log-staged = Quest staged: { $quest }
fallout-log-completed = { $player } completes { $quest_acc }, objective { $number }
fallout-log-quest-failed = { $player } fails the quest { $quest_acc }
fallout-log-counted = { $quest }, objective { $number }: { $count } of { $needed }
fallout-log-trashed = Trashed: { $card }
fallout-log-added = Library card { $number } is added: { $deck }
fallout-log-not-in-library = Card { $number } is not in the library; nothing happens
fallout-log-encounter = { $player } has an encounter: { $encounter }, level { $level }
fallout-log-option = { $player } picks: { $lead }
fallout-log-bought = { $player } buys { $item_acc } for { $count ->
    [one] 1 Cap
   *[other] { $count } Caps
}
fallout-log-sold = { $player } sells { $item_acc } for { $count ->
    [one] 1 Cap
   *[other] { $count } Caps
}
fallout-log-recruited = { $player } recruits { $item_acc }
fallout-log-unexhausted = { $player } unexhausts { $item_acc }
fallout-log-used = { $player } uses { $item_acc }
fallout-log-perk-used = { $player } uses the perk { $perk_acc }
fallout-log-camped = { $player } camps
fallout-log-traded = { $player } and { $other } make a deal
fallout-log-gave-card = { $player } gives { $item_acc } to { $other }
fallout-log-gave-caps = { $player } gives { $count ->
    [one] 1 Cap
   *[other] { $count } Caps
} to { $other }
fallout-log-gave-agendas = { $player } gives { $count ->
    [one] an agenda
   *[other] { $count } agendas
} to { $other }
fallout-log-declined = { $player } makes no deal
fallout-log-marker = { $quest }: a quest marker is put on { $space }
fallout-log-kept = { $player } keeps the card { $card }
fallout-log-voted-yes = { $player } votes yes
fallout-log-voted-no = { $player } votes no
fallout-log-timer = Time is up: { $quest }
fallout-log-token-removed = { $enemy } on { $space } is removed
fallout-log-won = { $player } has the influence needed and wins
fallout-log-lost = { $faction }: the end of the power track is reached, and all survivors lose
fallout-log-shop-card = New in the shop: { $item }
fallout-log-rested = { $player } gives up Well Rested for a reroll
fallout-log-character = { $player } plays as { $character_acc }

# Choices that no event tells of.
fallout-log-chose-move = { $player } takes the move action
fallout-log-chose-explore = { $player } explores the tile at { $slot }
fallout-log-chose-quest = { $player } attempts { $quest_acc }, objective { $number }
fallout-log-chose-reroll = { $player } rerolls { $count ->
    [one] 1 die
   *[other] { $count } dice
}
fallout-log-chose-trade = { $player } wants to trade with { $other }
fallout-log-chose-propose = { $player } makes an offer
fallout-log-chose-counter = { $player } makes an offer in return
fallout-log-chose-pick = { $player } picks { $other }
fallout-log-chose-salvage = { $player } takes { $item_acc } out of the loot discards
fallout-log-chose-turn = { $player } turns a die to: { $face }

## Why not

fallout-why-possible = This is possible now.
fallout-why-not-now = Another decision is open: { $question }
fallout-why-not-your-decision = It is { $player }’s decision now: { $question }
fallout-why-own-turn = { $name } can be used only on your own turn.
fallout-why-game-over = The game is over.
fallout-why-not-on-map = This place is not on the map yet.
fallout-why-no-such-space = There is no tile at { $space }.
fallout-why-tile-facedown = { $space } is on a facedown tile; it must be explored first.
fallout-why-tile-faceup = The tile at { $space } is already faceup.
fallout-why-not-adjacent = This is not adjacent to your space.
fallout-why-too-far = { $name } is neither in your space nor in an adjacent one.
fallout-why-no-points = You have too few movement points to enter { $space }.
fallout-why-no-icon = There is no encounter icon in your space.
fallout-why-no-deck = There is no card in the deck of this encounter icon.
fallout-why-encountered = You have already taken the encounter action this turn.
fallout-why-icon-used = You have already used this encounter icon this turn.
fallout-why-no-such-enemy = { $name } is not an active enemy on { $space }.
fallout-why-out-of-range = { $name } on { $space } is out of your reach.
fallout-why-loyal-to-it = You are loyal to the faction of { $name }.
fallout-why-not-staged = { $name } is not staged.
fallout-why-no-quest-action = This objective of { $name } is completed by a deed, not by a quest action.
fallout-why-forced-other = A FORCED option must be taken.
fallout-why-forced-unmet = The condition of this FORCED option is not met.
fallout-why-unmet = The condition is not met.
fallout-why-unmet-if = This is possible only if { $condition }.
fallout-why-needs-survivor = Another survivor must be in your space; if you are the only survivor in the game, your space must be a settlement.
fallout-why-cannot-pay = You cannot pay for this.
fallout-why-cannot-pay-cost = You cannot pay the cost: { $cost }.
fallout-why-enemy-here = There is an active enemy in your space.
fallout-why-not-held = You do not have { $name }.
fallout-why-not-equipped = { $name } is not equipped.
fallout-why-equipped-already = { $name } is already equipped.
fallout-why-no-effect = { $name } cannot be equipped.
fallout-why-exhausted = { $name } is exhausted.
fallout-why-not-exhausted = { $name } is not exhausted.
fallout-why-other-moment = { $name } cannot be used at this moment.
fallout-why-used-already = This can be done only once, and you have done it.
fallout-why-window-closed = This is possible only at the start of your turn.
fallout-why-slot-set = You have already decided this at the start of the turn.
fallout-why-no-faction = { $name } belongs to no faction.
fallout-why-already-loyal = { $name } is already revealed for your loyalty.
fallout-why-not-loyal = You are not loyal to any faction.
fallout-why-not-in-shop = { $name } is not in the shop.
fallout-why-is-companion = { $name } is a companion: it can be recruited, not bought.
fallout-why-no-value = { $name } has no value in Caps and cannot be sold.
fallout-why-no-companion = { $name } is not a companion: it can be bought, not recruited.
fallout-why-full-hp = Your HP is already at its maximum.
fallout-why-has-trait = You already have this trait.
fallout-why-trait-locked = A trait with a lock is in the way.
fallout-why-offers-spent = You cannot make { $name } any more offers in this camp.
fallout-why-own-seat = This is yourself; another survivor is meant.
fallout-why-eliminated = { $name } is out of the game.
fallout-why-wrong-space = { $space } is not one of the spaces that are meant here.
fallout-why-not-starting-tile = { $space } is not on the starting tile.
fallout-why-space-taken = { $space } is taken; there are empty spaces on the starting tile.
fallout-why-character-taken = Somebody else has already picked { $name }.
fallout-why-not-nearest = Another space with this enemy icon is nearer than { $space }.
fallout-why-not-nearer = { $space } is not the next step of a shortest path to the enemy’s target.
fallout-why-not-waiting = { $name } on { $space } is not waiting to act.
fallout-why-other-victim = { $name } on { $space } does not attack you.
fallout-why-not-aggressive = { $name } on { $space } is not waiting to fight you.
fallout-why-wrong-enemy = The card cannot kill { $name }: it names another type or a lower level.
fallout-why-alike = Equal enemies on { $space } are told apart differently here: see the choices.
fallout-why-wrong-kind = { $name } is not a card of the kind that is asked for.
fallout-why-not-inventory = { $name } is not in your inventory; only inventory cards count towards the limit.
fallout-why-own-cost = { $name } cannot be given up for its own cost.
fallout-why-not-gained = { $name } is not a card that you have just gained.
fallout-why-barred = { $name } unexhausts cards itself, so no card may unexhaust it.
fallout-why-unexhausted-already = { $name } has already been unexhausted in this camp.
fallout-why-not-several = There are not several cards that you could unexhaust for nothing.
fallout-why-card-left = First unexhaust the cards that cost nothing to unexhaust.
fallout-why-must-complete = An objective must be completed first; only one that moves a faction’s power may be left.
fallout-why-no-reaction = This objective of { $name } does not react to what you did.
fallout-why-no-rerolls = You have no reroll left.
fallout-why-not-rested = You are not Well Rested.
fallout-why-face-shown = The die already shows that face.
fallout-why-not-here = { $name } is not in your space.
fallout-why-no-such-option = The card has fewer options than that.
fallout-why-not-drawn = This is not one of the letters that you can keep.
fallout-why-not-in-perk-deck = { $name } is not in the perk deck.
fallout-why-other-letter = { $name } belongs to other letters.
fallout-why-too-few = It must be at least one.
fallout-why-too-many = The quest does not take that many Caps.
fallout-why-too-many-caps = You do not have that many Caps.
fallout-why-too-many-theirs = The other side does not have that many.
fallout-why-not-theirs = The other side does not have { $name }.
fallout-why-not-tradable = { $name } lies beside the board and cannot be traded.
fallout-why-in-deal = { $name } is already part of the proposal.
fallout-why-number-named = The proposal already names a number.
fallout-why-not-in-deal = { $name } is not part of the proposal.
fallout-why-not-discarded = { $name } is not among the loot discards.
fallout-why-is-event = { $name } is an event: it is carried out when it is drawn and never kept.
fallout-why-shown = { $name } has already been shown.
fallout-why-empty-deal = There is nothing in the proposal yet.
fallout-why-no-actions = You have no action left.
fallout-why-not-offered = This is not among the choices here.
fallout-why-several = Several things are called that: { $names }. Write more of the name.

## Options of the table

fallout-option-name-scenario = Scenario
fallout-option-name-first-player = First player
fallout-option-name-enemy-steps = Steps of enemies
fallout-option-name-balanced-agendas = Balanced agendas
fallout-option-name-max-rounds = Round limit

## Scoring

fallout-score-influence = influence
