### Words of `overseer simulate` and `overseer bench`.

simulate-progress = Games
simulate-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, seeds { $first } to { $last }
simulate-by-bot = Wins by bot
simulate-by-seat = Wins by seat
simulate-bot = Bot
simulate-seat = Seat
simulate-seats = Seats
simulate-wins = Wins
simulate-rate = Rate
simulate-interval = 95% interval
simulate-even = Even share
simulate-score = Score
simulate-score-shelter = Happiness
simulate-score-fallout = Influence
simulate-number = { NUMBER($number, maximumFractionDigits: 1) }
simulate-mean = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-percent-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
simulate-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-length = Length: { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds on average ({ $least } to { $most }), { NUMBER($decisions, maximumFractionDigits: 0) } decisions a game.
simulate-truncated = { $games ->
    [0] No game was cut off by the round limit.
    [one] { $games } game was cut off by the round limit.
   *[other] { $games } games were cut off by the round limit.
}
simulate-lost-by-all = { $games ->
    [one] { $games } game was lost by all players.
   *[other] { $games } games were lost by all players.
}
simulate-strikes = { $bot }: { $count ->
    [one] { $count } choice was made for it
   *[other] { $count } choices were made for it
} ({ $late } too late, { $illegal } not possible, { $failed } failed, { $unasked } not asked any more). The first: { $first }.
simulate-speed = Speed: { $rate } decisions per second ({ $decisions } decisions in { NUMBER($seconds, maximumFractionDigits: 1) } s, { $processes ->
    [0] a Ray cluster
    [one] { $processes } process
   *[other] { $processes } processes
}).

bench-title-shelter = Fallout Shelter, random games of four
bench-title-fallout = Fallout, random games of four
bench-pure = Pure
bench-compiled = Compiled
bench-ratio = Ratio
bench-decisions-per-second = Decisions per second
bench-decisions-per-second-on-reference = Decisions per second on the reference machine
bench-games-per-second = Games per second
bench-clones-per-second = Clones per second
bench-microseconds-per-clone = Microseconds per clone
bench-microseconds-per-decision-early = Microseconds per decision, rounds 1–{ $early }
bench-microseconds-per-decision-late = Microseconds per decision, rounds { $late }+
bench-growth-of-options = Options, rounds { $late }+ to rounds 1–{ $early }
bench-loop-steps-per-second = Calibration loop, steps per second
bench-times = { NUMBER($ratio, minimumFractionDigits: 1, maximumFractionDigits: 1) }×
bench-whole = { NUMBER($number, maximumFractionDigits: 0) }
bench-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-not-compiled = The compiled engine is not built here: `make env` builds it where there is a C compiler.
bench-growth = Growth: in rounds { $late }+ of long games a decision takes { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) } times what it takes in rounds 1–{ $early }, and has { NUMBER($options, minimumFractionDigits: 2, maximumFractionDigits: 2) } times as many options.
bench-calibration = Calibration: this machine runs the loop at { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } of the reference ({ NUMBER($reference, maximumFractionDigits: 1) } million steps per second).
bench-target-decisions = Compiled, at least { $required } decisions per second here: { $reached ->
    [yes] reached
   *[no] missed
} ({ $measured }).
bench-target-pure-decisions = Pure, at least { $required } decisions per second here: { $reached ->
    [yes] reached
   *[no] missed
} ({ $measured }).
bench-target-clone = Compiled clone, at most { $required } microseconds here: { $reached ->
    [yes] reached
   *[no] missed
} ({ $measured }).

bench-title-arena = Fallout Shelter, four greedy bots: games in the arena
bench-workers = Who plays
bench-workers-one = one process
bench-workers-two = two processes
bench-workers-ray = two processes by Ray
bench-start-seconds = Start, seconds

bench-title-server = The server: four people at each table, random choices
bench-paced = A move every second at each table:
bench-unpaced = Each move sent as soon as the one before is answered:
bench-tables = Tables in play
bench-moves-per-second = Moves per second
bench-median-ms = Median, ms
bench-slowest-ms = 99th percentile, ms
bench-played = What is played
bench-early = early
bench-late = late
bench-processor-ms = Processor per move, ms
bench-busy-ms = Loop busy at worst, ms
bench-held-up-ms = Loop late at worst, ms
bench-table-memory = Memory per table, kB
bench-socket-memory = per connection, kB
bench-long = { $game }: asked of a table with a journal of { $lines } lines, with { $tables } others in play:
bench-asked = What is asked
bench-took-ms = Answered after, ms
bench-deed-nothing = nothing
bench-deed-load = load the journal
bench-deed-hello = connect
bench-deed-language = another language
bench-deed-plain = the table in words
bench-deed-move = a move
bench-deed-page = a page of the log
bench-deed-position = look back
bench-deed-position-again = look back to the next line
bench-deed-journal = download the journal
bench-deed-fork = fork
bench-deed-chronicle = the finished game in figures
bench-title-page = The page: what a first visit brings over the wire, compressed
bench-language = Language
bench-home-kb = The way in, kB
bench-table-kb = A table of Shelter, kB
bench-surface-kb = A table of Fallout, kB
bench-settling = From a click to a settled board, in the middle of { $moves } moves: { $still } ms without animation, { $moving } ms with it.
bench-walking = For a walk on the map of Fallout: { $walk } ms without animation.
bench-gesture = The map of Fallout, 18 tiles
bench-frames = Frames a second
bench-worst-ms = Longest frame, ms
bench-gesture-pan = moved
bench-gesture-zoom = zoomed
bench-page-not-measured = The page was not measured: { $reason }.

bench-envs-steps = Steps of random play per second, with the legal actions of each
bench-envs-observed = Steps with legal actions and observations
bench-envs-playouts = Games played to their end at random, per second
bench-envs-search = Iterations of a search per second, each played to the end
bench-envs-whose = library
bench-envs-game = game
bench-envs-rate = per second
bench-envs-choices = choices per second
bench-envs-missing = { $name } is not installed, so its games were not measured: make .venv/.envs
bench-envs-number = { NUMBER($number) }
