### The page's panels: diary, replay, end of game, rules.

## The diary

page-panels-diary = Log
page-panels-diary-filter = Show
page-panels-diary-all = All
page-panels-diary-table = Table
page-panels-diary-table-help = What happened by itself: rounds, threats, new cards
page-panels-diary-dice = Dice
page-panels-diary-dice-help = Dice rolls only
page-panels-diary-round = { $round ->
    [0] Setup
   *[other] Round { $round }
}
page-panels-diary-empty = Nothing has happened yet. The first entry writes itself.
page-panels-diary-no-match = No entry of this kind so far.
page-panels-diary-latest = To the latest
page-panels-diary-dice-shown = Dice: { $dice }
page-panels-diary-place = Show it on the map
page-panels-diary-look = Look back to this line
page-panels-diary-earlier = { $count ->
    [one] { $count } earlier entry
   *[other] { $count } earlier entries
}
page-panels-seal = Dice sealed
page-panels-seal-help = A fingerprint of the dice, fixed before the first roll. At the end the dice are opened and anybody can check them.
page-panels-download = Download the journal
page-panels-download-failed = The journal could not be fetched: { $reason }

## The replay

page-panels-replay = Replay
page-panels-replay-banner = You are looking back.
page-panels-replay-banner-present = This is the present.
page-panels-replay-at = { $round ->
    [0] Setup
   *[other] Round { $round }
}, line { $line }
page-panels-replay-slider = Line of the game
page-panels-replay-value = { $round ->
    [0] Setup
   *[other] Round { $round }
}, line { $line }: { $text }
page-panels-replay-round-back = Back one round
page-panels-replay-back = Back one line
page-panels-replay-play = Play
page-panels-replay-pause = Pause
page-panels-replay-on = Forward one line
page-panels-replay-round-on = Forward one round
page-panels-replay-speed = Speed
page-panels-replay-speed-value = × { $speed }
page-panels-replay-fork = New game from here
page-panels-replay-fork-help = A table of your own, as it stood after this line, with new dice
page-panels-replay-fork-over = The game is over at this line; choose an earlier one
page-panels-replay-fork-failed = The new game could not be opened: { $reason }
page-panels-replay-present = Back to the present
page-panels-replay-empty = There is nothing to look back on yet.
page-panels-replay-close = Close the replay
page-panels-key-left = left and right arrow
page-panels-key-step = Replay: back or forward one line
page-panels-key-page = Page Up and Page Down
page-panels-key-round = Replay: back or forward one round
page-panels-key-ends = Home and End
page-panels-key-to-ends = Replay: to the beginning, to the last line
page-panels-key-space = Space
page-panels-key-play = Replay: play, pause

## The end of the game

page-panels-ending = The game is over
page-panels-ending-cut = The game was stopped by the round limit
page-panels-ending-cut-help = It reached the round limit of the table. Places are as they stood at that moment.
page-panels-standings = Final standings
page-panels-place = Place
page-panels-player = Player
page-panels-score = Score
page-panels-shared = shared
page-panels-winner = winner
page-panels-winners = { $count ->
    [one] The winner:
   *[other] The winners:
}
page-panels-nobody = Nobody has won.
page-panels-tie-breaks = Ties are broken by, in this order: { $columns }.
page-panels-loading = The chronicle is being written…
page-panels-chronicle-failed = The chronicle could not be fetched: { $reason }
page-panels-again = Try again
page-panels-figure = Fig. { $number }
page-panels-by-round = { $label } by round
page-panels-course = Other figures, player by player
page-panels-course-note = All charts in a row share one scale.
page-panels-round-axis = round
page-panels-round-zero = start
page-panels-as-table = As a table
page-panels-round = Round
page-panels-chart-text = { $label } of { $players ->
    [one] one player
   *[other] { $players } players
} by round, as lines. The table below gives the same figures.
page-panels-small-text = { $label } of { $player }: { $first } at the start, { $last } at the end, at most { $most }.
page-panels-moments = Turning points
page-panels-moments-help = Choose one to see the board at that moment.
page-panels-moments-none = No single moment decided it.
page-panels-luck = Luck with the dice
# What was had, for what was to be expected.
page-panels-luck-for = { $had } for { $due }
page-panels-luck-lucky = { $difference } more than expected
page-panels-luck-unlucky = { $difference } fewer than expected
page-panels-luck-even = as expected
page-panels-luck-none = Nobody rolled.
page-panels-opened = The sealed dice, opened
page-panels-opened-text = Before the first roll the table published the seal below. It is the SHA-256 of the salt, a space and the seed. Whoever has all three can check that no die was changed.
page-panels-opened-unsealed = The dice of this game are not disclosed here, because the game was loaded without its seed.
page-panels-seed = Seed
page-panels-salt = Salt
page-panels-commitment = Seal
page-panels-check-seal = Check the seal here
page-panels-seal-matches = The seal matches: salt and seed give exactly this fingerprint.
page-panels-seal-differs = The seal does not match. Do not trust these dice.
page-panels-verify = Every single roll can be checked too. Download the journal and run:
page-panels-copy = Copy
page-panels-copied = Copied
page-panels-rematch = Rematch
page-panels-rematch-help = The same players, with the seats rotated by one
page-panels-rematch-failed = The rematch could not be opened: { $reason }
page-panels-rematch-host = Whoever opened this table can call a rematch.
page-panels-new-table = New table
page-panels-look-back = Look back over the game

## The rules

page-panels-rules = Rules
page-panels-leaflet = The rules on one page
page-panels-rules-search = Search the rules
page-panels-rules-placeholder = Words or an id
page-panels-rules-tab-rules = Rules
page-panels-rules-tab-icons = Icons
page-panels-rules-sections = Sections
page-panels-rules-found = { $count ->
    [0] Nothing in these rules matches “{ $query }”. Try fewer words, or part of one.
    [one] { $count } rule found
   *[other] { $count } rules found
}
page-panels-rules-icons-found = { $count ->
    [0] No icon matches “{ $query }”.
    [one] { $count } icon found
   *[other] { $count } icons found
}
page-panels-rules-loading = Fetching the rules…
page-panels-rules-failed = The rules could not be fetched: { $reason }
page-panels-rules-unknown = No rule of this game has the id { $id }.
page-panels-rules-asked = You asked for { $id }
page-panels-rules-link = Link to { $id }
page-panels-rules-close = Close the rules

## The score sheet, and moments to share

page-panels-sheet = Score sheet: where the points came from
page-panels-sheet-form = Form 12, by source
page-panels-sheet-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
page-panels-sheet-open = Show what these points were for
page-panels-sheet-round = r. { $round }
page-panels-sheet-ties = Tie-break.
page-panels-left = The table as it was left
page-panels-stamp = Closed
page-panels-moments-look = See the table at this moment
page-panels-share = Share this moment
page-panels-share-what = Share this moment: { $moment }
page-panels-share-link = Link to this moment
page-panels-share-watch = Whoever has the link sees the table at this line and can look on, but not play.
page-panels-share-known = The link has no key in it: it opens for people whose browser knows this table, such as those who play here.
page-panels-share-open = Let anybody with the link look on
page-panels-share-open-help = This makes a link to watch. An earlier one stops working.
page-panels-share-failed = The link could not be made: { $reason }

## The stock list

page-stock-form = Form 9
page-stock-search = Search the stock
page-stock-placeholder = Name or word
page-stock-filter = Filter
page-stock-where = Where
page-stock-place-all = all
page-stock-place-coming = still to come
page-stock-place-out = in play
page-stock-place-used = gone
page-stock-shown = { $count ->
    [one] { $count } kind shown
   *[other] { $count } kinds shown
}
page-stock-none = No card is like that. Take back a filter or change the words.
page-stock-empty = This game keeps no list of its cards.
page-stock-clear = Show everything
page-stock-loading = Counting the cards…
page-stock-failed = The list could not be fetched: { $reason }
page-stock-again = Try again
page-stock-now = The list shows the present, not the moment you are looking back at.

## Hands laid open, and everybody’s page

page-panels-chart-lines = { $label } by round, as lines: { $names }. The table below gives the same figures.
page-panels-hands = Agendas, opened
page-panels-hands-note = one each, plus what they pay for
page-panels-hand-worth = worth { $count }
page-panels-hand-none = No agenda in hand.
page-panels-tales = Everybody’s story
page-panels-tale-stop = place { $number } on the map
page-panels-tale-stamps = In figures
page-panels-tale-copy = Copy as text
page-panels-tale-send = Send this page
