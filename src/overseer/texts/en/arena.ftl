### Words of `overseer arena` and of its report.

arena-title = { $game }: who beats whom
arena-lead = { $games ->
    [one] { $games } game
   *[other] { $games } games
} between { $bots } bots, { $players } at a table, seeds { $first } to { $last }. Every bot sits in every seat equally often, on the same seeds.
arena-ladder = Only neighbours in the list of bots met.
arena-strongest = The strongest is { $bot } with { $points } points, probably between { $low } and { $high }.
arena-strongest-so-far = The strongest is { $bot } with { $points } points. How certain that is, these games do not show: they are too few, or ended too much alike.
arena-equal = Nobody is the strongest: { $bots } have the same rating, { $points } points.
arena-all-lost = All games were lost by all players, so nobody is stronger than anybody else here.
arena-ratings = Ratings
arena-ratings-note = By the odds that one bot finishes ahead of another at the same table (Bradley and Terry, in points of Elo): 400 points more are ten times the odds. The mean of all is 1000, so a rating means nothing outside this tournament. A shared place counts half for each, and so does a game lost by all: nobody was ahead. One shared place is added to each pair; otherwise a bot that never lost would be infinitely strong. The interval covers 95 of 100 results when the same games are drawn anew, seed by seed.
arena-ratings-plot = The rating of each bot, with the interval in which it probably lies.
arena-points = Points
arena-bot = Bot
arena-rating = Rating
arena-interval = 95% interval
arena-wins = Games won
arena-even = Even share
arena-pairs = Pair by pair
arena-pairs-note = How often the bot of the row was ahead of that of the column; 50% is even. Below, each pair in full: a shared place counts half, and the interval is Wilson's.
arena-pair = Pair
arena-pair-of = { $bot } against { $rival }
arena-games = Games
arena-ahead = Ahead
arena-level = Same place
arena-behind = Behind
arena-share = Share
arena-lost = Lost by all
arena-between = { $score } to { $other }
arena-seats = Seats
arena-seats-note = How often each seat won, whoever sat there; the dashed line is an even share.
arena-seat = Seat { $seat }
arena-length = Length
arena-length-of = A game takes { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds on average ({ $least } to { $most }) and { NUMBER($decisions, maximumFractionDigits: 0) } decisions.
arena-again = Play it again
arena-again-note = The same seeds give the same games, on one core, on many or on a Ray cluster:
arena-replay-note = Every game is kept with its journal. The closest of all, step by step:
arena-made = Made by overseer { $version }, rules { $rules }, packs { $packs }.
arena-whole = { NUMBER($number, maximumFractionDigits: 0, useGrouping: 0) }
arena-points-range = { NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } to { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) }
arena-written = The games, their journals and the report are in { $folder }.
arena-going-on = { $done ->
    [one] { $done } game has
   *[other] { $done } games have
} been played already; the rest follow.
arena-kept = Stopped. { $done ->
    [one] { $done } of { $games } games is
   *[other] { $done } of { $games } games are
} kept in { $folder }; run the same command to go on.
arena-strikes = { $bot }: { $count ->
    [one] { $count } choice was made for it
   *[other] { $count } choices were made for it
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
}. The first: { $first }.
arena-strike = { $kind ->
    [late] too late
    [illegal] not possible
    [failed] failed
   *[unasked] not asked any more
}
