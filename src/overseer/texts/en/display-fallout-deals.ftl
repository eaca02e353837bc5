### Fights, tests, the shop, trades and camps of Fallout, as whoever decides reads them.

## Contests

display-fallout-contest-fight = { $player } against { $enemy }
display-fallout-contest-test = { $player }: a test of difficulty { $difficulty }
display-fallout-contest-joint = { $player }: a joint test
display-fallout-word-fight = Fight
display-fallout-word-test = Test
display-fallout-bare-hands = bare hands
display-fallout-armor = { $apparel ->
    [none] armor { $count }
   *[other] { $apparel }, armor { $count }
}
display-fallout-left = { $count } HP left
# Letters follow.
display-fallout-rerolls-by = rerolls by
display-fallout-joint = what both of you roll is added up
display-fallout-rerolls-left = { $count ->
    [one] reroll left of { $of }
   *[other] rerolls left of { $of }
}
display-fallout-step-roll = Roll
display-fallout-step-reroll = Roll again
display-fallout-step-enemy = It strikes
display-fallout-step-survivor = You strike
display-fallout-step-end = Outcome
display-fallout-step-count = Count
display-fallout-legend-hurts = hurts you, { $level } damage each
display-fallout-legend-strikes = filled where it is weak: your hit
display-fallout-legend-counts = is a success
display-fallout-legend-chart = body charts mean nothing

## Opponents

display-fallout-weak = Weak: { $areas }. { $count ->
    [one] One hit kills it.
   *[other] { $count } hits kill it.
}
display-fallout-met-aggressive = Aggressive: it fights whoever it meets, and that takes no action.
display-fallout-met-armor = Armor: it takes one hit more than its level.
display-fallout-met-radiation = Radiation: once it hurts you, { $level ->
    [one] 1 rad
   *[other] { $level } rads
} on top.
display-fallout-met-ranged = Ranged: it also fights whoever stands next door.
display-fallout-met-loot = Loot: who kills it draws a loot card.
display-fallout-met-retreat = Retreat: if it lives, it lies down facedown where it is.
display-fallout-met-afar = It shoots from next door and you cannot answer: one ● more against you.
display-fallout-met-shot = You shoot from next door: one hit without a die.
display-fallout-met-cards = { $count ->
    [one] Cards add 1 hit.
   *[other] Cards add { $count } hits.
}

## Dice

display-fallout-die-strikes = { $areas }: { $fits ->
    [yes] 1 hit
   *[no] no hit
}
display-fallout-die-hurts = { $count ->
    [0] nothing at you
    [1] ● 1 at you
    [2] ●● 2 at you
   *[other] ● { $count } at you
}
display-fallout-die-counts = { $count ->
    [0] no success
    [1] ● 1 counts
    [2] ●● 2 count
   *[other] ● { $count } count
}
display-fallout-successes = { $known ->
    [no] { $count ->
        [one] success so far
       *[other] successes so far
    }
   *[yes] of { $difficulty ->
        [one] 1 success
       *[other] { $difficulty } successes
    }
}

## What may come

display-fallout-if-stop = If you stop
display-fallout-if-strike = If you strike now
display-fallout-if-roll-first = If you roll
display-fallout-if-roll = { $count ->
    [one] If you roll die { $dice }
   *[other] If you roll { $dice }
}
display-fallout-harm = ● { $icons } − armor { $armor } = { $counted }, times level { $level }: { $damage ->
    [0] no damage.
   *[other] { $damage } damage.
}
display-fallout-harm-rads = { $count ->
    [one] Then 1 rad.
   *[other] Then { $count } rads.
}
display-fallout-harm-left = { $count } HP left.
display-fallout-carried-home = You are killed before you strike: back to the start, and what is in the inventory is lost.
display-fallout-verdict-killed = It is killed: +{ $level } XP.
display-fallout-verdict-stays = It stays.
display-fallout-verdict-passed = The test is passed.
display-fallout-verdict-failed = The test is failed.
display-fallout-half = { $count ->
    [one] 1 success goes to the joint sum.
   *[other] { $count } successes go to the joint sum.
}
display-fallout-result-killed = killed { $percent }%
display-fallout-result-stays = it stays { $percent }%
display-fallout-result-home = you are killed { $percent }%
display-fallout-result-passed = passed { $percent }%
display-fallout-result-failed = failed { $percent }%
display-fallout-rested-chance = then { $percent }%
display-fallout-advice-stop = The odds say: stop here.
display-fallout-advice-roll = { $count ->
    [one] The odds say: roll die { $dice } again.
   *[other] The odds say: roll { $dice } again.
}
# In a menu, after an option; $results is such as “killed 64%, it stays 36%”.
display-fallout-odds = odds: { $results }

## The shop

display-fallout-shop = The shop
display-fallout-shop-note = New stock enters on the left; the rightmost cards leave when you go, until four are left.
display-fallout-deals-left = { $count ->
    [one] deal left
   *[other] deals left
}
display-fallout-deal-buy = buy
display-fallout-deal-recruit = recruit
display-fallout-short = { $count ->
    [one] 1 Cap short
   *[other] { $count } Caps short
}
display-fallout-discount = instead of { $count }
display-fallout-equip-free = The slot is free.
display-fallout-equip-instead = { $item } would go into the inventory.

## Trades

display-fallout-trade = A trade with { $player }
display-fallout-trade-gives = { $player } gives
display-fallout-trade-note = Any change lifts both stamps. Promises bind nobody.
display-fallout-stamp-made = Offered
display-fallout-stamp-missing = Not yet
display-fallout-after-caps = { $count ->
    [one] 1 Cap
   *[other] { $count } Caps
}
display-fallout-after-bag = inventory { $count } of { $most }
display-fallout-after-agendas = agendas { $count } of { $most }

## Camp

display-fallout-break-camp = Break camp
display-fallout-into-bag = Into the inventory
