### What the practised clerk says: hints at the table, and the analysis of a game.

## Hints

# $what is a label such as "Food".
advice-more = { $what }: { $number } more
advice-less = { $what }: { $number } less
# $text is one of the two above, $cards are names.
advice-cards = { $text } ({ $cards })
advice-without-cards = { $text } (without { $cards })
advice-later = { $reasons }, by the end of the round
advice-ahead = { $points ->
    [one] one point ahead of the next
   *[other] { $points } points ahead of the next
}
advice-behind = { $points ->
    [one] one point behind
   *[other] { $points } points behind
}
advice-level = as good as the first
advice-close = a close second
advice-far = clearly behind
advice-decides = this may decide the game
advice-gives-away = far behind: it may cost you the game
advice-sure-1 = A toss-up
advice-sure-2 = A slight leaning
advice-sure-3 = Fairly sure
advice-sure-4 = Sure
advice-sure-5 = Very sure
advice-estimate = An estimate from a few copies of the game, with other dice: a pencil line, not a ruling.
advice-estimate-fallout = What the level “hard” has weighed in copies of the game, with other dice and guesses at what is hidden: a pencil line, not a ruling.

## The terminal

advice-terminal-would = The practised clerk would: { $choice }
advice-terminal-second = Otherwise: { $choice } ({ $behind })
advice-terminal-then = Then: { $choices }
advice-terminal-sure = { $sure } ({ $pips } of 5)
advice-terminal-none = Nobody knows this game well enough for a hint.
play-help-hint = hint: what the practised clerk would do here, and why

## The analysis

advice-analysis-estimate = { $games ->
    [0] The chances are read from everybody’s lead: a pencil line, not a ruling.
   *[other] The chances are read from everybody’s lead, by how { $games } games of bots ended: a pencil line, not a ruling.
}
advice-analysis-title = Chance to win, move by move, in per cent
advice-analysis-rounds = Rounds { $first } to { $last }
advice-analysis-nobody = Nobody
advice-analysis-worst = The choices that lost most
advice-analysis-none = No choice lost much.
advice-analysis-slip = { $mark }: round { $round }, move { $move }, { $player }: { $text }
advice-analysis-change = could have been { $before }%, was { $after }%
advice-analysis-would = The practised clerk would: { $choice }
advice-analysis-unfinished = The game in { $file } is not over. Only a finished game can be analysed.

## Reasons in Fallout Shelter

advice-shelter-happiness = Happiness
advice-shelter-end-items = Happiness from items at the end of the game
advice-shelter-threats = Threats on your level
advice-shelter-beating = Threats defeated
advice-shelter-water = Water
advice-shelter-food = Food
advice-shelter-power = Power
advice-shelter-dwellers = Dwellers
advice-shelter-available = Dwellers still to place
advice-shelter-hurt = Injured dwellers
advice-shelter-trained = Trained dwellers
advice-shelter-rooms = Rooms
advice-shelter-room-short = Cubes short of the nearest room
advice-shelter-items = Items
advice-shelter-ready = Items ready
advice-shelter-rival = Points of the strongest rival
advice-shelter-offer-for = The spaces of your level offer more
advice-shelter-offer-against = The spaces of your level offer less
advice-shelter-shaft-for = Your elevator stays free
advice-shelter-shaft-against = Your elevator is taken
advice-shelter-first-for = You are first player
advice-shelter-first-against = Somebody else is first player
advice-shelter-tempo-for = You keep the next move
advice-shelter-tempo-against = Somebody else has the next move
advice-shelter-available-for = Somebody is left to place
advice-shelter-available-against = Nobody is left to place
advice-shelter-items-for = Better items
advice-shelter-items-against = Poorer items
advice-shelter-rooms-for = Better rooms on your level
advice-shelter-rooms-against = Poorer rooms on your level
advice-shelter-room-short-for = Enough cubes for a room
advice-shelter-room-short-against = Too few cubes for a room
advice-shelter-recruit-short-for = A new dweller comes within reach
advice-shelter-recruit-short-against = A new dweller gets out of reach

## Reasons in Fallout

advice-ahead-fallout = { $points } influence ahead of the next
advice-behind-fallout = { $points } influence behind

## Reasons in Fallout

advice-fallout-influence = Influence
advice-fallout-influence-for = Closer to the next influence
advice-fallout-influence-against = Farther from the next influence
advice-fallout-agendas = Agendas
advice-fallout-letters = S.P.E.C.I.A.L. tokens
advice-fallout-letters-for = Closer to the next level
advice-fallout-letters-against = Farther from the next level
advice-fallout-perks = Perks
advice-fallout-caps = Caps
advice-fallout-hp = HP
advice-fallout-rads = Rads
advice-fallout-armor = Armor
advice-fallout-speed = Movement points of a move
advice-fallout-companions = Companions
advice-fallout-tired = Exhausted cards
advice-fallout-deaths = Deaths
advice-fallout-deaths-for = Elimination is averted
advice-fallout-deaths-against = Elimination threatens
advice-fallout-rival = Standing of the strongest rival, in influence
advice-fallout-power-for = The power of the factions suits the agendas better
advice-fallout-power-against = The power of the factions suits the agendas less
advice-fallout-near-for = Victory comes within reach
advice-fallout-near-against = Victory gets out of reach
advice-fallout-traits-for = Traits that help
advice-fallout-traits-against = Traits that do harm
advice-fallout-rested-for = Well Rested
advice-fallout-rested-against = Not Well Rested
advice-fallout-addicted-for = Not Addicted
advice-fallout-addicted-against = Addicted
advice-fallout-arms-for = Better armed for fights
advice-fallout-arms-against = Worse armed for fights
advice-fallout-trained-for = Better prepared for tests
advice-fallout-trained-against = Worse prepared for tests
advice-fallout-items-for = Better cards
advice-fallout-items-against = Poorer cards
advice-fallout-danger-for = Less danger nearby
advice-fallout-danger-against = More danger nearby
advice-fallout-errands-for = Better placed for what comes next
advice-fallout-errands-against = Worse placed for what comes next
advice-fallout-brink-for = The factions stay farther from the end of the power track
advice-fallout-brink-against = A faction comes close to the end of the power track, where all lose
advice-fallout-end-for = It may end the game with a win
advice-fallout-end-against = It may end the game with a defeat
advice-fallout-free = It takes no action: everything else can still be done
advice-fallout-sealed = It asks for more than the others, and what asks for more often brings more; what comes of it is sealed
# $worth is influence.
advice-fallout-brings = By itself worth about { $worth } influence
advice-fallout-wins = By itself it may win the game
advice-fallout-odds-fight = The enemy falls with a chance of { $number }%
advice-fallout-odds-test = The test is passed with a chance of { $number }%
# $goal is a choice as its button has it, $number how many actions it takes, $worth is influence.
advice-fallout-goal-fight = It leads to a fight: { $goal } (about { $number ->
    [one] one action
   *[other] { $number } actions
}, worth about { $worth } influence)
advice-fallout-goal-quest = It leads to a quest: { $goal } (about { $number ->
    [one] one action
   *[other] { $number } actions
}, worth about { $worth } influence)
advice-fallout-goal-enter = It leads to where a quest waits to be entered (about { $number ->
    [one] one action
   *[other] { $number } actions
}, worth about { $worth } influence)
advice-fallout-goal-encounter = It leads to an encounter (about { $number ->
    [one] one action
   *[other] { $number } actions
}, worth about { $worth } influence)
advice-fallout-goal-explore = It leads to unknown land: { $goal } (about { $number ->
    [one] one action
   *[other] { $number } actions
}, worth about { $worth } influence)
advice-fallout-goal-camp = It leads to a camp (about { $number ->
    [one] one action
   *[other] { $number } actions
}, worth about { $worth } influence)
advice-fallout-goal-wins = It leads to what may win the game: { $goal } (about { $number ->
    [one] one action
   *[other] { $number } actions
})
advice-fallout-goal-wins-enter = It leads to where the game may be won (about { $number ->
    [one] one action
   *[other] { $number } actions
})
