### The words of the page: home, lobby, the frame of every table, the plain table.

## Everywhere

page-title = Overseer: two board games underground
page-home = To the front page
page-close = Close
page-copy = Copy
page-copy-what = Copy: { $what }
page-copied = Copied
page-retry = Try again
page-language = Language
page-night = Night shift
page-theme = Light
page-theme-auto = As the system
page-theme-day = Day
page-theme-night = Night shift
page-unofficial = Unofficial
page-unofficial-notice = An unofficial fan edition, neither affiliated with nor endorsed by the publishers of the board games; none of their art or text is used. Icons: game-icons.net contributors, CC BY 3.0.
page-error-unreachable = The server cannot be reached. See whether it runs and whether you are online, then try again.
page-error-status = The server gave no proper answer (status { $status }). Try again in a moment.
page-error-part = This part of the page could not be loaded. Load the page anew once the server can be reached.
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
page-poster-d = Mind the lift.

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
page-forget = Take off this list: { $names }
page-forget-help = Take off this list; the table itself stays

## Home: the form for a table

page-request = Request for a table
page-request-form = Form 7
page-request-hint = Shape, hat and colour belong together. An empty seat stays shut.
page-request-few = { $least ->
    [one] At least one seat must be taken: give one to somebody or to a bot.
   *[other] At least { $least } seats must be taken: give one more to somebody or to a bot.
  }
page-request-open = Open the table
page-game = Game
page-seats = Seats
page-seat-name = Name on the seat of the { $emblem }
page-seat-who = Who plays the seat of the { $emblem }
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
page-watch-help = There will be a link to watch with. Whoever has it sees what is open on the table, and no hand.
page-undo-free = Free undo
page-undo-free-help = Take back any number of moves, even past dice and bots. Without this, a move can be taken back until something new is known.
page-seed = Number for the dice
page-seed-none = drawn by lot
page-seed-help = The same number and the same moves give the same game. Only where one person holds all seats.

## Home: other ways in

page-more = Other ways in
page-join-link = Join with a link
page-join-paste = The link that you were sent
page-join-wrong = This is no link to a table. Paste all of it, to its last letter.
page-join-open = Open the link
page-demo = Watch a demo
page-demo-help = { $title }, played by bots.
page-rules = Rules
page-rules-help = Both games, searchable.
page-rules-see = Rules:
page-journal-load = Load a journal
page-journal-load-help = Look at a game, or play on.
page-journal-large = This file is too large to be a journal. Choose the file that a table saved.
page-about = About and credits
page-about-help = Honest dice, and whose work this is.

## About

page-dice = Honest dice
page-dice-text = Before a game begins, the server seals the number that all its dice come from: it shows a fingerprint of the number and of a random salt. At the end both are opened, and anybody can check with “overseer replay --verify” that the dice were fixed before the first move.
page-credits = Credits
page-credits-code = Code: MIT licence. Card data, texts and documentation: CC BY 4.0. Overseer contributors.
page-credits-icons = Icons: game-icons.net, CC BY 3.0, by { $authors }. Figures, emblems and some icons were drawn for this project.
page-credits-fonts = Fonts: SIL Open Font License 1.1.
page-licence = licence
page-version = Version { $version }

## Joining

page-join = A seat is kept for you
page-join-invited = You are invited to a game of { $title }.
page-join-with = At the table: { $names }.
page-join-name = Your name
page-join-nameless = Type a name, so that the others know who sits here.
page-join-sit = Sit down

## The lobby

page-lobby = The table is being set
page-lobby-host = send each friend the link of a seat.
page-lobby-guest = the game begins when the host starts it.
page-lobby-start = Start the game
page-lobby-start-bots = { $count ->
    [one] Start with a bot in the free seat
   *[other] Start with bots in { $count } free seats
  }
page-lobby-start-help = A friend who comes later can still take the seat over.
page-link-seat = Link for { $name }
page-link-watch = Link to watch
page-link-watch-help = Whoever has it sees what is open on the table, and no hand.
page-link-mine = Your own link
page-link-mine-help = Opens your seat on another device. Give it to nobody.
page-seat-free = Seat { $number }
page-seat-yours = yours
page-seat-replace = Let a bot play
page-seat-back = Hand the seat back
page-presence-bot = bot
page-presence-here = here
page-presence-away = away
page-presence-open = link not used yet
page-presence-stand-in = a bot stands in

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
page-who-over = The game is over.
page-who-replay = You are looking back.
page-who-replay-text = Return to the present to play on.
page-who-turn = { $name }, it is your turn.
page-who-ask = { $name }, a question for you.
page-who-wait = { $count ->
    [one] { $names } decides.
   *[other] { $names } decide.
  }
page-who-wait-nobody = One moment.

## Notes, connection, passing on

page-connection-lost = Connection lost. Trying to get back; nothing that was done is lost.
page-connection-back = Connected again.
page-rejected = This table stays shut
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
page-replay = Look back
page-ending = The result
page-ending-board = See the table
page-rematch = Rematch
page-rematch-set = A rematch is set.
page-rematch-go = Take your seat
page-to-plain = Table in words
page-to-board = Table as a board
page-journal-save = Save the journal
page-leave = Leave the table
page-close-table = Remove this table
page-close-table-text = The table will be gone for everybody, with its journal. Save the journal first if you want to keep it.
page-close-table-yes = Remove
page-close-table-no = Keep

## Chat

page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Say
page-chat-watcher = A watcher

## Settings

page-settings = Settings
page-pace = Speed of bots
page-pace-1600 = slow
page-pace-700 = readable
page-pace-250 = quick
page-pace-0 = at once
page-set-motion = Movement
page-set-motion-help = Figures walk and dice roll. Off, everything is at its place at once.
page-set-confirm = Ask before a move is made
page-set-confirm-help = Each move is made by a second press, against slips of the finger.
page-set-sound = Sound
page-set-sound-help = Small tones for your turn, dice and refusals.
page-set-keys = Keyboard shortcuts
page-set-keys-help = Single keys do things; “?” lists them.
page-set-notify = Call me when it is my turn
page-set-notify-help = A notification of the browser while you look elsewhere.

## Keys

page-keys = Keys
page-keys-table = At this table
page-keys-frame = Everywhere
page-key-keys = this list
page-key-rules = rules
page-key-menu = menu
page-key-replay = look back, and return
page-key-chat = chat
page-key-plain = table in words, or as a board
page-key-skip = hurry the bots to your next choice
page-key-option = go to the option of this number; Enter takes it
page-key-preview = say what the option would bring
page-key-decision = go to the decision
page-key-undo = take back

## The plain table

page-plain-table = The table
page-plain-filter = { $count ->
    [one] Find among one option
   *[other] Find among { $count } options
  }
page-plain-nothing = No option has these words.
page-undo = Take back
page-why = Why not?
page-why-thing = A move, a space or a card
page-why-ask = Ask
page-why-help = A move, a space or a name, as you read it on the table. The answer names the rule.
page-why-possible = This can be done now.
page-why-impossible = This cannot be done now.
page-log = What happened
page-log-empty = Nothing yet.
page-steps = Steps of a round
page-plain-again = Press again to make this move.
page-preview-cost = Cost: { $things }
page-preview-win = Brings: { $things }
page-preview-lose = If lost: { $things }
page-preview-doubled = Training in { $letter } doubles the reward.
page-preview-chance = { $label }: { $percent }% to win, { $needed } or more on the dice
page-preview-final = Cannot be taken back: dice or cards follow.
page-any = any
page-undo-none = There is nothing that you can take back: dice were rolled, a card was drawn, or another player has chosen since.
