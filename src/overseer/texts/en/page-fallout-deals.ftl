### Cards of Fallout over the map: contests, the shop, trades, camps.

page-fallout-percent = { $percent }%
page-fallout-letter-owned = yours: a reroll
page-fallout-letter-missing = not yours
page-fallout-auto = Let fights and tests play themselves
page-fallout-auto-waits = It plays on by itself; any press stops it.
page-fallout-dice = Dice
page-fallout-die = Die { $number }
page-fallout-no-mark = none
page-fallout-roll = Roll the dice
page-fallout-roll-this = roll again
page-fallout-keep-this = keep
page-fallout-roll-again = { $count ->
    [0] Pick dice to roll
    [one] Roll 1 die again
   *[other] Roll { $count } dice again
}
page-fallout-stop = Stop here
page-fallout-strike = Strike
page-fallout-pick-dice = Pick the dice that you would roll again to see what may come of it.
page-fallout-hp-lost = −{ $count } HP
page-fallout-new = new
page-fallout-pay = Pay and take
page-fallout-leave = Leave the shop
page-fallout-sell = Sell
page-fallout-sell-nothing = You have nothing that the shop would take.
page-fallout-gain = +{ $count }
page-fallout-bill = Bill
page-fallout-in-hand = In hand
page-fallout-left = Left
page-fallout-wear = equip at once
page-fallout-barred-full = no deal left for it
page-fallout-barred-last = one at a time: the inventory is full
page-fallout-barred-dear = too dear with the rest
page-fallout-show = Show
page-fallout-shown = was shown
page-fallout-any-agenda = an agenda of their choice
page-fallout-take-back = Take back { $name }
page-fallout-no-cards = no cards
page-fallout-fewer = Fewer: { $thing }
page-fallout-more = More: { $thing }
page-fallout-caps-of = Caps of { $player }
page-fallout-agendas-of = agendas of { $player }
page-fallout-agendas-named-later = asked for; their owner picks which
page-fallout-of-purse = of { $count }
page-fallout-accept = Stamp it
page-fallout-propose = Make the offer
page-fallout-name-agendas = Put into the offer
page-fallout-counter = Offer something else
page-fallout-decline = Walk away
page-fallout-after = After the trade you have:
