### The words of the page: home, lobby, the frame of every table, the plain table.

## Everywhere

page-title = Overseer: two board games underground
page-home = To the front page
page-close = Close
page-summoned-go = To the table
page-copy = Copy
page-copy-what = Copy: { $what }
page-copied = Copied
page-qr = QR code
page-qr-what = QR code: { $what }
page-qr-of = QR code of a link: { $what }
page-share = Share
page-share-what = Share: { $what }
page-share-title = A seat at a table of Overseer
page-retry = Try again
page-language = Language
page-night = Night shift
page-theme = Light
page-theme-auto = As the system
page-theme-day = Day
page-theme-night = Night shift
page-unofficial = Unofficial
page-unofficial-notice = An unofficial fan edition, neither affiliated with nor endorsed by the publishers of the board games; none of their art or text is used. Icons: game-icons.net contributors, CC BY 3.0.
page-error-unreachable = The server cannot be reached. Check that it is running and that you are online, then try again.
page-error-status = The server returned an error (status { $status }). Try again in a moment.
page-error-part = This part of the page could not be loaded. Reload the page once the server can be reached.
page-rule-open = Open rule { $rule }
page-emblem-lantern = Lantern
page-emblem-umbrella = Umbrella
page-emblem-teapot = Teapot
page-emblem-key = Key

## The poster

page-poster = A vault in cross-section under a quiet suburb
page-poster-motto-1 = How to keep house
page-poster-motto-2 = underground
page-poster-lead-1 = Two board games for one to four players,
page-poster-lead-2 = no daylight required.
# At most eight letters: it stands on a small slip.
page-poster-slip = Rat
page-poster-empty-1 = Room to build
page-poster-empty-2 = bring your own power
page-poster-a = Count the tins.
page-poster-b = Meet the rat.
page-poster-c = Rest the injured.
page-poster-d = Mind the elevator.

## Home: going back to a table

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

## Home: the form for a table

page-request = Request for a table
page-request-form = Form 7
page-request-hint = Shape, hat and color belong together. An empty seat stays shut.
page-request-few = { $least ->
    [one] At least one seat must be taken: give one to a person or a bot.
   *[other] At least { $least } seats must be taken: give one more to a person or a bot.
  }
page-request-open = Open the table
page-game = Game
page-seats = Seats
page-seat-name = Name for the { $emblem } seat
page-seat-who = Who plays the { $emblem } seat
page-seat-me = You
page-seat-here = At this screen
page-seat-link = By link
page-seat-bot = Bot: { $level }
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
page-patience = How long to wait for a decision
page-patience-help = If the time passes, the safe choice is made for whoever is asked out of turn, and for whoever is away in their turn.
page-waits = { $unit ->
    [seconds] { $count } s
    [minutes] { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
    [hours] { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
    [days] { $count ->
        [one] 1 day
       *[other] { $count } days
    }
   *[none] as long as it takes
}
page-people-patience = This table waits { $time } for a decision.
page-undo-free = Free undo
page-undo-free-help = Take back any number of moves, even past dice and bots. Without this, a move can be taken back until something new is known.
page-seed = Dice seed
page-seed-none = random
page-seed-help = The same seed and the same moves give the same game. Only when one person plays every seat.

## Home: other ways in

page-more = Other ways in
page-join-link = Join with a link
page-join-paste = The link you were sent
page-join-wrong = This is not a link to a table. Paste the whole link, down to the last character.
page-join-open = Open the link
page-demo = Watch a demo
page-demo-help = { $title }, played by bots.
page-demo-bar = Demonstration
page-demo-back = Back to the choice before
page-demo-pause = Pause
page-demo-play = Play on
page-demo-step = One choice on
page-demo-speed = Speed
page-demo-speed-1600 = slow
page-demo-speed-700 = steady
page-demo-speed-250 = brisk
page-demo-begins = The clerk says what the bots do, and why they might.
page-demo-commentary = Commentary
page-demo-sit = Sit down for { $name }
page-rules = Rules
page-rules-help = Both games, searchable.
page-rules-see = Rules:
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

## Joining

page-join = A seat is reserved for you
page-join-invited = You are invited to a game of { $title }.
page-join-with = At the table: { $names }.
page-join-name = Your name
page-join-nameless = Type a name so the others know who is sitting here.
page-join-sit = Sit down
page-join-once = This link works once: whoever sits down with it first has the seat. Your own link is then in the menu, under “At the table”.
page-join-handover = So far { $name } plays here. The table knows that somebody new is to come.

## The lobby

page-lobby = The table is being set
page-lobby-host = send each friend a link to a seat.
page-lobby-guest = the game begins when the host starts it.
page-lobby-start = Start the game
page-lobby-start-bots = { $count ->
    [one] Start with a bot in the free seat
   *[other] Start with bots in { $count } free seats
  }
page-lobby-start-help = A friend who comes later can still take the seat over.
page-link-seat = Link for { $name }
page-link-watch = Link to watch
page-link-watch-help = Anyone who has it sees what is face up on the table, but nobody’s hand.
page-link-mine = Your own link
page-link-mine-help = Opens your seat on another device. Give it to nobody.
page-seat-free = Seat { $number }
page-seat-yours = yours
page-seat-replace = Let a bot play
page-seat-back = Hand the seat back
page-seat-take = Take your seat back
page-seat-give = Invite a friend
page-seat-link-new = New link
page-seat-changed = changed hands at { $time }
page-seats-told = What you change here is told to everybody at the table.
page-presence-bot = bot
page-presence-here = here
page-presence-away = away
page-presence-open = link not used yet
page-presence-stand-in = a bot is standing in

## Seats that change hands

page-notices = What the table was told
page-handover = The seat of { $name } is to go to somebody new, who will then see its hand.
page-handover-waits = An answer is missing from { $names }; from { $time } on nobody is waited for.
page-handover-free = The new link can be used.
page-handover-agree = Agree
page-handover-object = Object
page-handover-withdraw = Take the link back
page-give = A new link to the seat of { $name }
page-give-told = Everybody at the table is told now, and sees to the end of the game that this seat has changed hands.
page-give-asked = The link can be used once all have agreed ({ $names }), or after ten minutes without an objection.
page-give-at-once = The link can be used at once.
page-give-hand = Whoever uses it sees the hand of { $name }. Until then everything stays as it is.
page-give-old = The old link of this seat opens nothing any more.
page-give-known = Everybody at the table is told.
page-give-own = Once somebody has used the link, you cannot take the seat back.
page-give-dice = If you chose the seed or could take back at will, the dice are drawn anew, and undo is fair from then on.
page-give-past = Whoever comes is told if you may know the hands of others.
page-give-yes = Make the link
page-give-no = Leave it

## The strip

page-round = Round
page-round-last = last round
page-order = Order of play
page-order-out = { $name }, passed
page-tools = Tools
page-menu = Menu
page-chat-unread = { $count ->
    [one] Chat, one new line
   *[other] Chat, { $count } new lines
  }

## Who must decide what

page-who-loading = The table is being laid.
page-who-closed = This table is closed.
page-who-full = The journal of this table is full.
page-who-over = The game is over.
page-who-until = Time until { $time }.
page-who-replay = You are looking back.
page-who-replay-text = Return to the present to play on.
page-who-replay-called = Your decision is awaited: return to the present.
page-who-turn = { $name }, it is your turn.
page-who-ask = { $name }, a question for you.
page-who-wait = { $count ->
    [one] { $names } decides.
   *[other] { $names } decide.
  }
page-who-wait-nobody = One moment.
page-who-away = { $name } (away)
page-who-wait-away = Waiting for { $name }, who is away.

## Notes, connection, passing on

page-connection-lost = Connection lost. Trying to get back; nothing that was done is lost.
page-connection-back = Connected again.
page-rejected = This table cannot be opened
page-rejected-token = The last part of the link is missing. Open the whole link that you were sent.
page-rejected-help = A link works as long as its table is kept, and only in full.
page-pass = Pass the screen to { $name }
page-pass-text = The next choice is { $name }’s. What is in hand is for { $name }’s eyes only.
page-pass-ready = I am { $name }

## The menu

page-people = At the table
page-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
page-watching-you = you are watching
page-replay = Replay
page-ending = The result
page-ending-board = See the table
page-ending-go = To the score sheet
page-ending-last = The last board. Take your time.
page-rematch = Rematch
page-rematch-set = A rematch is set.
page-rematch-go = Take your seat
page-to-plain = Text view
page-to-board = Board view
page-journal-save = Save the journal
page-position-copy = Copy this position
page-position-copied = The position is on the clipboard. On the home page, “Set up a position” begins a table from it.
page-position-copy-by-hand = Copy this text. On the home page, “Set up a position” begins a table from it.
page-position-copy-hidden = Only what you can see is copied. Whatever is hidden from you is drawn anew.
page-position-copy-text = The position as text
page-position-copy-failed = The position could not be copied. { $reason }
page-leave = Leave the table
page-close-table = Remove this table
page-close-table-text = The table will be gone for everybody, with its journal. Save the journal first if you want to keep it.
page-close-table-yes = Remove
page-close-table-no = Keep

## Chat

page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-chat-watcher = A spectator

## Settings

page-settings = Settings
page-pace = Speed of bots
page-pace-1600 = slow
page-pace-700 = readable
page-pace-250 = quick
page-pace-0 = at once
page-set-motion = Animation
page-set-motion-help = Figures walk and dice roll. When off, everything moves into place at once.
page-set-confirm = Ask before a move is made
page-set-confirm-help = Every move needs a second press, to guard against slips.
page-set-sound = Sound
page-set-sound-help = Short sounds for your turn, dice and refused moves.
page-set-aloud = Read stories aloud
page-set-aloud-help = The browser’s voice reads each story as it comes. The button on a card does so at any time.
page-set-keys = Keyboard shortcuts
page-set-keys-help = Single keys do things; “?” lists them.
page-set-notify = Notify me when it is my turn
page-set-notify-help = A browser notification while you are looking elsewhere.
page-size = Size of letters and cards
page-size-normal = normal
page-size-large = large
page-set-undo = Take back freely against bots
page-set-undo-help = Undo goes back to your last decision, whatever dice and bots have done since. For tables that you open from now on.

## Keys

page-keys = Keys
page-keys-table = At this table
page-keys-frame = Everywhere
page-key-keys = this list
page-key-rules = rules
page-key-menu = menu
page-key-replay = replay, and return
page-key-chat = chat
page-key-plain = text view or board view
page-key-skip = hurry the bots to your next choice
page-key-option = go to the option with this number; Enter takes it
page-key-preview = say what the option would give
page-key-decision = go to the decision
page-key-undo = undo

## The plain table

page-plain-table = The table
page-plain-filter = { $count ->
    [one] Search one option
   *[other] Search { $count } options
  }
page-plain-nothing = No option contains these words.
page-undo = Undo
page-why = Why not?
page-why-thing = A move, a space or a card
page-why-ask = Ask
page-why-help = A move, a space or a name, as you read it on the table. The answer names the rule.
page-why-possible = This can be done now.
page-why-impossible = This cannot be done now.
page-log = Log
page-log-empty = Nothing yet.
page-log-earlier = Earlier entries
page-steps = Steps of a round
page-plain-again = Press again to make this move.
page-preview-cost = Cost: { $things }
page-preview-win = Gives: { $things }
page-preview-lose = If lost: { $things }
page-preview-doubled = Training in { $letter } doubles the reward.
page-preview-chance = { $label }: { $percent }% to win, { $needed } or more on the dice
page-preview-final = Cannot be taken back: dice or cards follow.
page-any = any
page-undo-none = You cannot take anything back: since your last choice dice were rolled, a card was drawn, or another player chose.
page-preview-builds = Can be built in one step: { $rooms }
page-preview-dear = Too dear: { $rooms }

## Lessons
page-goal = The goal
page-lesson = Lesson
page-lesson-begin = Begin
page-lesson-step = The clerk explains · step { $number } of { $count }
page-lesson-go-on = Go on
page-lesson-end = To the ending
page-lesson-leave = Leave the lesson
page-lesson-do = Do it
page-lesson-show = The clerk again: { $heading }
page-lesson-waits = One moment, please. The others are moving.

## The stock list

page-stock = Stock list
page-key-stock = stock list: all cards, and where they lie

## Since your turn

page-since = Since your turn
page-since-away = While you were away
page-since-first = Before your first turn
page-since-count = { $count ->
    [one] one move
   *[other] { $count } moves
}
page-since-more = { $count } more
page-since-read = Mark as read
page-since-again = Show me again
page-since-stop = Stop

## Tabs and sheets of boards

page-fold = Collapse or expand your orders
page-tabs = Parts of the table
