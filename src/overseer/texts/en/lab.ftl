### Words of `overseer lab` and of its report.

lab-title = { $pack }: what it does to { $game }
lab-title-alone = { $game }, { $pack }: what its cards do
lab-lead = { $games ->
    [one] { $games } pair of games
   *[other] { $games } pairs of games
}, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, bots: { $bots }, seeds { $first } to { $last }. Both games of a pair have the same seed and the same bots: one is played with { $pack }, the other { $base }.
lab-lead-alone = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, bots: { $bots }, seeds { $first } to { $last }.
lab-base-own = without it
lab-base-pack = with { $pack }
lab-dropped = What the option { $options } chooses exists only with the pack; the other games are played as usual.
lab-short = In short
lab-change = { $figure }: { $after } with the pack, { $before } otherwise. { $clear ->
    [more] That is { $difference } more ({ $low } to { $high }).
    [less] That is { $difference } less ({ $low } to { $high }).
   *[no] No clear difference.
}
lab-calm = No clear difference in length, scores or wins by seat; chance alone could explain what there is.
lab-few-pairs = With fewer than { $pairs } pairs of games, chance alone may explain any difference: play more.
lab-figures = The game as a whole
lab-figures-note = Each row is one figure of the game. The difference is taken pair by pair, between games with the same seed; its interval holds the true one in 95 of 100 such experiments. Where it contains 0, chance alone may explain what is seen.
lab-figure = Figure
lab-with = With the pack
lab-without = Otherwise
lab-difference = Difference
lab-verdict = Verdict
lab-verdict-more = more
lab-verdict-less = less
lab-verdict-no = no clear difference
lab-figure-rounds = Rounds in a game
lab-figure-decisions = Decisions in a game
lab-figure-score = { $score }, mean of all players
lab-figure-best = { $score } of the best
lab-figure-lost = Games lost by all
lab-figure-cut = Games cut off
lab-figure-seat = Wins of seat { $seat }
lab-cards = The cards of the pack
lab-cards-plot = How often players who used a card won, with the interval; the dashed line is an even share.
lab-cards-none = The pack changes no card whose use can be counted.
lab-removed = Taken out by the pack:
lab-never-met = It never came up in { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
lab-use = It came up in { $met } of { $games } games and was { $kind ->
    [room] built
    [item] taken
    [threat] faced
    [elevator] visited
    [encounter] read
    [quest] completed
    [perk] gained
    [enemy] fought
    [character] played
    [agenda] held at the end
   *[other] used
} in { $share } of them, { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } times a game.
lab-work = { $kind ->
    [room] Somebody worked in it
    [item] It was put to use
    [threat] It was beaten
    [perk] It was put to use
    [enemy] It was killed
   *[other] It did its work
} { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } times a game.
lab-wins = Players who { $kind ->
    [room] built it
    [item] took it
    [threat] faced it
    [elevator] went to it
    [encounter] read it
    [quest] completed it
    [perk] gained it
    [enemy] fought it
    [character] played it
    [agenda] held it
   *[other] used it
} won { $share } ({ $low } to { $high }) of their games; { $even } is an even share.
lab-wins-others = Players at the same tables who did not: { $share } ({ $low } to { $high }).
lab-nobody = Nobody used it.
lab-few = That is too little to say more.
lab-dead = Cards that nobody wants
lab-dead-none = None: every card that came up often enough was used.
lab-dead-card = { $name }: it came up in { $met ->
    [one] { $met } game
   *[other] { $met } games
} and was used in { $used }.
lab-unseen = Never seen in these games ({ $count })
lab-moves = Moves that are no choice
lab-moves-note = A move is listed only if bots could have made another instead at least { $offers } times, in { $games } games or more.
lab-dominant = Dominant: nearly always made when it can be, and whoever makes it wins more than an even share.
lab-always = Nearly always made when it can be:
lab-never = Hardly anybody makes it in a whole game, though it can be made:
lab-moves-none = None.
lab-move-rate = { $move }: made { $chosen } of { $offered } times ({ $rate }).
lab-move-makers = { $move }: made by { $makers } of { $players } players who could have.
lab-move-won = Whoever made it won { $share } ({ $low } to { $high }).
lab-move = { $kind ->
    [place] Go to { $card }
    [room] Build { $card }
    [take] Take { $card }
    [use] Use { $card }
    [perk] Use { $card }
    [wear] Wear { $card }
    [discount] Pay less by { $card }
    [choose] { $card }, option { $part }
    [quest] { $card }, objective { $part }
    [complete] { $card }, objective { $part }
    [fight] Fight { $card }
    [buy] Buy { $card }
    [recruit] Recruit { $card }
    [equip] Equip { $card }
    [character] Play as { $card }
    [loyal] Be loyal by { $card }
   *[other] { $kind }: { $card }
}
lab-sweep = What if { $name } were another number?
lab-sweep-note = The same seeds for every value. Red is the game without the pack, or an even share. Where there is a gap, the card never came up, or nobody used it.
lab-value = Value
lab-sweep-used = Games in which it was used, %
lab-sweep-won = Games won by those who used it, %
lab-sweep-rounds = Rounds in a game
lab-sweep-line = With { $value }: used in { $used } of the games in which it came up; those who used it won { $won }; { $rounds } rounds.
lab-sweep-unused = With { $value }: it came up in { $met } of { $games } games, and nobody used it; { $rounds } rounds.
lab-sweep-never = With { $value }: it never came up; { $rounds } rounds.
lab-all = All cards
lab-show = Show the table
lab-card = Card
lab-met = Came up in
lab-used = Used in
lab-times = Times a game
lab-share = Won by users
lab-reading = How to read this
lab-reading-bots = Bots play, not people. A card that they do not understand looks dead, and one that they overrate looks dominant. Try other bots before you change a card.
lab-reading-cause = That users of a card win often does not make the card the reason: whoever is ahead can afford more. What the card itself does shows in the comparison of pairs, and in a sweep.
lab-reading-chance = Of 20 figures without any true difference, one will look clear by chance. More games make the intervals narrower: four times as many halve them.
lab-range = { $low } to { $high }
lab-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-fine = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# A difference between two shares, in percentage points.
lab-points = { NUMBER($number, maximumFractionDigits: 0) } pp
lab-unknown = –
lab-again-note = The same seeds give the same games:
lab-written = The report is in { $folder }.
