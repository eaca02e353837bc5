### The words of the page: lobby, the frame of every table, the plain table.

## Everywhere

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
page-unofficial-notice = An unofficial fan edition, neither affiliated with nor endorsed by the publishers of the board games; none of their art or text is used. Icons: game-icons.net contributors, CC BY 3.0.
page-error-unreachable = The server cannot be reached. Check that it is running and that you are online, then try again.
page-error-status = The server returned an error (status { $status }). Try again in a moment.
page-error-part = This part of the page could not be loaded. Reload the page once the server can be reached.
page-rule-open = Open rule { $rule }
page-emblem-lantern = Lantern
page-emblem-umbrella = Umbrella
page-emblem-teapot = Teapot
page-emblem-key = Key
page-seats = Seats
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
page-people-hints = Hints are allowed here: everybody may ask what the practised clerk would do.
page-people-no-hints = Hints are not allowed here.
page-people-hints-allow = Allow hints
page-people-hints-end = No more hints
page-people-patience = This table waits { $time } for a decision.

## Demonstration, rules

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
page-rules-see = Rules:

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
page-key-hint = hint lamp, where hints are allowed
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
page-since-steps = { $title }: step by step
page-since-again = Show me again
page-since-stop = Stop

## Tabs and sheets of boards

page-fold = Collapse or expand your orders
page-tabs = Parts of the table
