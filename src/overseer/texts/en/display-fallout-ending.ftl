### The end of a game of Fallout: why it ended, hands laid open, the tale of every survivor.

## Why it ended

ending-fallout-won = { $player } has { $total } influence, and { $target } wins.
ending-fallout-won-shared = { $names } have the { $target } influence that wins.
ending-fallout-won-alone = Nobody else had reached it.
ending-fallout-lost-power = { $faction } reached the end of the power track before anybody had { $target } influence.
ending-fallout-lost-eliminated = The last survivor was eliminated before anybody had { $target } influence.
ending-fallout-truncated = The rounds ran out before anybody had { $target } influence.
# $what is a sentence of the log without its full stop.
ending-fallout-by = The last step: { $what }.
ending-fallout-best = { $player } had most of it: { $total }.

## Hands laid open

hand-fallout-card = card
hand-fallout-wins = wins
hand-fallout-short = { $count } short
hand-fallout-reached = reached it
hand-fallout-out = eliminated

## Curves and dice

chronicle-fallout-power = power
chronicle-fallout-wins-at = wins at { $count }
chronicle-fallout-track-end = end of the track
chronicle-fallout-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
chronicle-fallout-luck = Marks rolled, against marks due. In a fight a mark is a die that strikes a vulnerable area, in a test a hit icon. Due is what these dice show on average.

## The tale of a survivor: about it

tale-fallout-about = A true account, { $rounds ->
    [one] in 1 round
   *[other] in { $rounds } rounds
}
tale-fallout-sender = Sent from the surface by { $player }, { $character }
tale-fallout-note = Every sentence happened. The diary has the dice.
tale-fallout-quote = “{ $told }.”
# The same of what does not end with a full stop.
tale-fallout-quote-open = “{ $told }”

## When; in the middle of a sentence

tale-fallout-in-round = { $round ->
    [1] in round one
    [2] in round two
    [3] in round three
    [4] in round four
    [5] in round five
    [6] in round six
    [7] in round seven
    [8] in round eight
    [9] in round nine
    [10] in round ten
    [11] in round eleven
    [12] in round twelve
   *[other] in round { $round }
}
tale-fallout-same-round-1 = in the same round
tale-fallout-same-round-2 = before long
tale-fallout-same-round-3 = before that round was out
tale-fallout-next-round-1 = a round later
tale-fallout-next-round-2 = one round on
tale-fallout-later-1 = { $count ->
    [2] two rounds later
   *[other] three rounds later
}

## Titles

tale-fallout-title-won-quests = { $character } Who Saw Things Through
tale-fallout-title-won-kills = { $character } Who Cleared the Road
tale-fallout-title-won-rich = { $character } Who Could Afford It
tale-fallout-title-won = { $character } Who Got There
tale-fallout-title-out = { $character } Who Did Not Come Back
tale-fallout-title-near = { $character } Who Was Nearly in Time
tale-fallout-title-died = { $character } Who Began Again
tale-fallout-title-quests = { $character } Who Ran the Errands
tale-fallout-title-kills = { $character } Who Kept the Road Quiet
tale-fallout-title-tiles = { $character } Who Drew the Map
tale-fallout-title-deals = { $character } Who Came to Terms
tale-fallout-title-rich = { $character } Who Saved Up
tale-fallout-title-encounters = { $character } Who Asked Around
tale-fallout-title-walked = { $character } Who Kept Walking
tale-fallout-title-stayed = { $character } Who Stayed
tale-fallout-title-plain = { $character }, Briefly

## How it begins

tale-fallout-opening-kit-1 = { $player } set out from { $start } as { $character }, with very little to carry: { $kit }.
tale-fallout-opening-kit-2 = At { $start } they knew { $player } as { $character }. The luggage: { $kit }.
tale-fallout-opening-kit-3 = { $character } was the name for { $player } at { $start }. There was some luggage: { $kit }.
tale-fallout-opening-1 = { $player } set out from { $start } as { $character }, with nothing to carry.
tale-fallout-opening-2 = At { $start } they knew { $player } as { $character }. There was no luggage.
tale-fallout-opening-3 = { $character } was the name for { $player } at { $start }, where it all began without luggage.
tale-fallout-opening-stayed-1 = At { $start } they knew { $player } as { $character }, and there { $player } stayed.

## What happened

tale-fallout-quest-1 = { $when } { $player } saw “{ $quest }” through.
tale-fallout-quest-2 = { $when } “{ $quest }” was settled.
tale-fallout-quest-3 = “{ $quest }” got done { $when }.
tale-fallout-quest-power-1 = { $when } { $player } settled “{ $quest }”, to the credit of { $faction }.
tale-fallout-quest-power-2 = { $when } “{ $quest }” was done, and { $faction } gained by it.
tale-fallout-quest-power-3 = “{ $quest }” followed { $when }, and { $faction } did not mind at all.
tale-fallout-quest-failed-1 = { $when } { $player } tried “{ $quest }” and did not manage it.
tale-fallout-quest-failed-2 = { $when } “{ $quest }” came to nothing.
tale-fallout-killed-1 = { $when } { $player } went up to the { $enemy } and came back alone.
tale-fallout-killed-2 = { $when } the { $enemy } was seen off.
tale-fallout-killed-3 = { $when } there was one { $enemy } fewer in the world.
tale-fallout-killed-attacked-1 = { $when } the { $enemy } attacked. { $player } was there afterwards.
tale-fallout-killed-attacked-2 = { $when } the { $enemy } attacked, once.
tale-fallout-killed-attacked-3 = { $when } the { $enemy } came looking for a fight and found one.
tale-fallout-killed-strong-1 = { $when } { $player } brought down the { $enemy }. It was level { $level }, for those who count.
tale-fallout-killed-strong-2 = { $when } the { $enemy } fell, level { $level } and all.
tale-fallout-killed-revenge-1 = { $when } { $player } met the { $enemy } again. This time it went the other way.
tale-fallout-killed-revenge-2 = { $when } the old account with the { $enemy } was closed.
tale-fallout-killed-card-1 = { $when } { $player } was rid of the { $enemy }, without the usual fight.
tale-fallout-killed-card-2 = { $when } the { $enemy } was gone, and no fight was needed for it.
tale-fallout-beaten-1 = { $when } { $player } tried the { $enemy } and thought better of it.
tale-fallout-beaten-2 = { $when } the { $enemy } won on points.
tale-fallout-beaten-3 = { $when } the { $enemy } turned out to be the stronger.
tale-fallout-beaten-attacked-1 = { $when } the { $enemy } attacked, and { $player } could not be rid of it.
tale-fallout-beaten-attacked-2 = { $when } the { $enemy } attacked and lived to tell of it.
tale-fallout-died-fight-1 = { $when } it was the { $enemy }. { $player } began again at { $start }, with an empty bag.
tale-fallout-died-fight-2 = { $when } the { $enemy } put an end to things. The next beginning was at { $start }.
tale-fallout-died-1 = { $when } { $player } was killed, and began again at { $start } with an empty bag.
tale-fallout-died-2 = { $when } there was a death, and after it { $start } once more.
tale-fallout-explored-1 = { $when } { $player } put { $tile } on the map.
tale-fallout-explored-2 = { $when } the blank on the map was found to be { $tile }.
tale-fallout-explored-3 = { $when } { $tile } was surveyed.
tale-fallout-deadly-1 = { $when } { $player } looked behind a sign that said “deadly”. It was { $tile }.
tale-fallout-deadly-2 = { $when } a place marked deadly was found to be { $tile }.
tale-fallout-met-1 = { $when } it was “{ $encounter }”. { $player } decided: { $lead }
tale-fallout-met-2 = { $when } there was “{ $encounter }”, and the answer to it: { $lead }
tale-fallout-met-passed-1 = { $when } it was “{ $encounter }”. { $player } decided: { $lead } It went well.
tale-fallout-met-passed-2 = { $when } there was “{ $encounter }”: { $lead } The dice agreed.
tale-fallout-met-failed-1 = { $when } it was “{ $encounter }”. { $player } decided: { $lead } The dice decided otherwise.
tale-fallout-met-failed-2 = { $when } there was “{ $encounter }”: { $lead } It did not go well.
tale-fallout-trait-1 = { $when } { $player } had gained a trait, and it showed: { $trait }.
tale-fallout-trait-2 = { $when } there was a new word going round: { $trait }.
tale-fallout-company-1 = { $when } { $player } was no longer alone: { $item } came along.
tale-fallout-company-2 = { $when } there was company: { $item }.
tale-fallout-unique-1 = { $when } { $player } came by something of which there is only one: { $item }.
tale-fallout-unique-2 = { $when } { $item } turned up. There is only one.
tale-fallout-bought-1 = { $when } { $player } paid { $count ->
    [one] 1 Cap
   *[other] { $count } Caps
} at the shop: { $item }.
tale-fallout-bought-2 = { $when } the shop parted with something: { $item }, for { $count ->
    [one] 1 Cap
   *[other] { $count } Caps
}.
tale-fallout-perk-1 = { $when } { $player } picked up a perk: { $perk }.
tale-fallout-perk-2 = { $when } there was a new perk: { $perk }.
tale-fallout-level-1 = { $when } { $player } had learned something: { $letter }.
tale-fallout-level-2 = { $when } experience was good for a letter: { $letter }.
tale-fallout-deal-1 = { $when } { $player } and { $other } came to terms.
tale-fallout-deal-2 = { $when } there was a deal. On the other side of it: { $other }.
tale-fallout-loyal-1 = { $when } { $player } laid “{ $agenda }” on the table, for all to see.
tale-fallout-loyal-2 = { $when } it was a secret no longer: “{ $agenda }”.
tale-fallout-event-1 = { $when } { $player } ran into something nobody plans for: { $item }.
tale-fallout-event-2 = { $when } there was { $item }, which nobody plans for.

## How it ends

tale-fallout-end-won-1 = { $when } the agendas came to { $total }, and { $target } is enough. { $player } had won.
tale-fallout-end-won-2 = { $when } { $player } added it up and had { $total }. It takes { $target }.
tale-fallout-end-shared-1 = { $when } the agendas of { $player } came to { $total }, and { $target } is enough. It was enough for others too: { $others }.
tale-fallout-end-shared-2 = { $when } { $player } added it up and had { $total }. It takes { $target }, and others had it too: { $others }.
tale-fallout-end-beaten-1 = { $when } the game went to { $others } with { $best }. { $player } had { $total }, and { $target } is what it takes.
tale-fallout-end-beaten-2 = { $when } it was all added up: { $player } { $total }, { $others } { $best }. It takes { $target }.
tale-fallout-end-beaten-3 = { $when } { $others } had { $best }, and it takes { $target }. { $player } had { $total }, and has this page.
tale-fallout-end-lost-1 = { $when } { $faction } had the last word. { $player } had { $total } of the { $target } that it takes.
tale-fallout-end-lost-2 = { $when } { $faction } came to the end of the track, and everything else came to an end with it. { $player }: { $total } of { $target }.
tale-fallout-end-lost-3 = { $when } it was over, and { $faction } had seen to that. { $player } was at { $total } of { $target }.
tale-fallout-end-all-1 = { $when } the last of them was gone. { $player } had got as far as this page.
tale-fallout-end-out-1 = { $when } { $player } was eliminated. The diary went on without.
tale-fallout-end-out-2 = { $when } the rads had the last word. { $player } was out of the game.
tale-fallout-end-cut-1 = { $when } the rounds were over. { $player } had { $total } of the { $target } that it takes.
tale-fallout-end-cut-2 = { $when } time was up, with { $player } at { $total } of { $target }.

## Places on the map

tale-fallout-stop = { $place }: { $what }
tale-fallout-what-quest = “{ $quest }”, done
tale-fallout-what-quest-failed = “{ $quest }”, not done
tale-fallout-what-killed = { $enemy }, seen off
tale-fallout-what-beaten = { $enemy }, not seen off
tale-fallout-what-died = a death
tale-fallout-what-explored = the way to { $tile }
tale-fallout-what-met = “{ $encounter }”
tale-fallout-what-trait = { $trait }
tale-fallout-what-item = { $item }
tale-fallout-what-perk = { $perk }
tale-fallout-what-level = { $letter }
tale-fallout-what-deal = a deal with { $other }
tale-fallout-what-loyal = “{ $agenda }”

## Stamps: the words under a number

tale-fallout-stamp-walked = { $count ->
    [one] space walked
   *[other] spaces walked
}
tale-fallout-stamp-quests = { $count ->
    [one] quest done
   *[other] quests done
}
tale-fallout-stamp-kills = { $count ->
    [one] enemy seen off
   *[other] enemies seen off
}
tale-fallout-stamp-deaths = { $count ->
    [one] death
   *[other] deaths
}
tale-fallout-stamp-tiles = { $count ->
    [one] tile explored
   *[other] tiles explored
}
tale-fallout-stamp-encounters = { $count ->
    [one] encounter
   *[other] encounters
}
tale-fallout-stamp-deals = { $count ->
    [one] deal
   *[other] deals
}
tale-fallout-stamp-caps = { $count ->
    [one] Cap left
   *[other] Caps left
}
