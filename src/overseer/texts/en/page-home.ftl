### The words of the front page, the rules and the credits, loaded with them.

## The front page

page-title = Overseer: two board games underground
page-unofficial = Unofficial

## The poster

page-poster-vault = A vault in cross-section under a quiet suburb
page-poster-surface = Four survivors with rucksacks walk along a ridge before a large sun; below them a survey map, most of it blank
page-poster-other = A quiet suburb, and under it room for one more game
page-poster-motto-vault-1 = How to keep house
page-poster-motto-vault-2 = underground
page-poster-motto-surface-1 = How to take a walk
page-poster-motto-surface-2 = above ground
page-poster-motto-other-1 = How to spend
page-poster-motto-other-2 = the evening
page-poster-lead-vault-1 = A board game for two to four households,
page-poster-lead-vault-2 = no daylight required.
page-poster-lead-surface-1 = A board game of errands, for one to four
page-poster-lead-surface-2 = survivors. Take a hat.
page-poster-lead-other-2 = Bring a friend, or a bot.
# At most eight letters: it stands on a small slip.
page-poster-slip = Rat
page-poster-empty-1 = Room to build
page-poster-empty-2 = bring your own power
page-poster-vault-a = Count the tins.
page-poster-vault-b = Meet the rat.
page-poster-vault-c = Rest the injured.
page-poster-vault-d = Mind the elevator.
page-poster-surface-a = Carry water.
page-poster-surface-b = Read the slip.
page-poster-surface-c = Nobody has looked here.
page-poster-lamps = Every lamp is a place you can reach.
# Names on a small map: at most nine letters each.
page-poster-camp = Camp
page-poster-stop = Last stop
page-poster-mill = Mill
page-poster-tower = Beacon
page-poster-explore = Explore

## Going back to a table

page-resume = Your table is still set.
page-resume-go = Go back down
page-resume-others = { $count ->
    [one] One more table
   *[other] { $count } more tables
  }
page-status-waiting = waiting for players
page-status-playing = round { $round }
page-status-over = finished
page-status-closed = closed
page-forget = Remove from this list: { $names }
page-forget-help = Remove from this list; the table itself stays

## The form for a table

page-request = Request for a table
page-request-form = Form 7
page-request-hint = { $least ->
    [1] One seat is enough. An empty seat stays shut.
   *[other] At least { $least } seats. An empty seat stays shut.
  }
page-request-few = { $least ->
    [one] At least one seat must be taken: give one to a person or a bot.
   *[other] At least { $least } seats must be taken: give one more to a person or a bot.
  }
page-request-open = Open the table
page-game = Game
page-cover-vault = Leaflet No. 4
page-cover-surface = Leaflet No. 5
page-cover-seats = { $most ->
    [one] { $range } seat
   *[other] { $range } seats
  }
page-covers = Pick a cover
page-covers-at = { $label } { $at } of { $count }
page-party = Who plays
page-party-alone = Alone
page-party-bots = With bots
page-party-links = Friends, by link
page-party-here = At this screen
page-seat-name = Name for the { $emblem } seat
page-seat-who = Who plays the { $emblem } seat
page-seat-me = You
page-seat-here = At this screen
page-seat-link = By link
page-seat-bot = Bot: { $level }
page-seat-levels = Levels
page-seat-characters = Personalities
page-seat-guests = Other bots
page-seat-shut = Empty
# Invented names, as plain as can be; used where none is typed.
page-name-1 = Ada
page-name-2 = Boris
page-name-3 = Vera
page-name-4 = Dario
page-name-bot = Clerk No. { $number }
page-options = Options, with explanations
page-option-none = none
page-watch = Others may watch
page-watch-help = Creates a link for spectators. Anyone who has it sees what is face up on the table, but nobody’s hand.
page-hints = Hints allowed
page-hints-help = Everybody at the table may ask what the practised clerk would do, and everybody sees that they may.
page-patience = How long to wait for a decision
page-patience-help = If the time passes, the safe choice is made for whoever is asked out of turn, and for whoever is away in their turn.
page-undo-free = Free undo
page-undo-free-help = Take back any number of moves, even past dice and bots. Without this, a move can be taken back until something new is known.
page-seed = Dice seed
page-seed-none = random
page-seed-help = The same seed and the same moves give the same game. Only when one person plays every seat.

## Other ways in

page-more = Other ways in
page-join-link = Join with a link
page-join-paste = The link you were sent
page-join-wrong = This is not a link to a table. Paste the whole link, down to the last character.
page-join-open = Open the link
page-demo = Watch a demo
page-rules-help = Both games, searchable.
page-journal-load = Load a journal
page-journal-load-help = Look at a game, or play on.
page-journal-large = This file is too large to be a journal. Choose the file that a table saved.
page-journal-seats = { $title }: who plays on? Bots stay bots unless you say otherwise.
page-journal-friends = Friends can be invited once the game is on the table.
page-journal-go-on = Play on
page-position = Set up a position
page-position-help = Begin from any moment.
page-position-explained = Paste a position that was copied from the menu of a table, or one in your own words. Whatever it leaves out is as at the start of a game.
page-position-paste = The position
page-position-file = Choose a file
page-position-wrong = This is not a position. Paste the whole text that was copied, from the first brace to the last.
page-position-nobody = This does not say who plays. A position of { $title } has a list “{ $people }”.
page-position-large = This is too large to be a position.
page-position-failed = This position cannot be set up. { $reason }
page-position-seats = { $title }: who plays?
page-position-begin = Begin here
page-about = About and credits
page-about-help = Fair dice, and who made this.

## About

page-dice = Fair dice
page-dice-text = Before a game begins, the server seals the number that all its dice come from: it shows a fingerprint of the number and of a random salt. At the end both are opened, and anybody can check with “overseer replay --verify” that the dice were fixed before the first move.
page-credits = Credits
page-credits-code = Code: MIT license. Card data, texts and documentation: CC BY 4.0. Overseer contributors.
page-credits-icons = Icons: game-icons.net, CC BY 3.0, by { $authors }. Figures, emblems and some icons were drawn for this project.
page-credits-fonts = Fonts: SIL Open Font License 1.1.
page-licence = license
page-version = Version { $version }
