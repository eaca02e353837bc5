### The words of the server: games and options on offer, and why something is not done.

## Games

server-title-shelter = Fallout Shelter
server-title-fallout = Fallout
server-summary-shelter = Officers of one vault compete to become its next overseer: send dwellers to work, build rooms on your own level, fight what creeps in, and make people happy. Nothing is hidden but the dice.
server-summary-fallout = Survivors cross the wasteland, follow quests, fight and trade, while two factions struggle for power. Everyone has agendas that the others do not see; if a faction gets its way first, all may lose.
server-time-shelter = one hour
server-time-fallout = two hours

## Bots

server-bot-greedy = Steady
    .help = Weighs every choice by what it gives and takes the best.
server-bot-random = Careless
    .help = Picks at random. Good for learning the rules.
server-bot-easy = Easy
    .help = Overlooks much, and may let you catch up. Good for first games.
server-bot-normal = Normal
    .help = Plays soundly, but misses something now and then.
server-bot-builder = Builder
    .help = Fond of rooms: builds wherever it can, even where something else would bring more.
server-bot-fighter = Fighter
    .help = Looks for every fight it can get, whether it pays or not.
server-bot-explorer = Explorer
    .help = Wants to see the whole map, and turns over every tile within reach.
server-bot-hoarder = Hoarder
    .help = Collects whatever it can, and would rather keep things than use them.
server-bot-hard = Hard
    .help = Tries every choice out and knows from many games what comes of it.
server-bot-master = Master
    .help = As hard, and looks further ahead before it chooses. Thinks for up to a second.

## Names for whoever has none

server-name-1 = Ada
server-name-2 = Boris
server-name-3 = Vera
server-name-4 = Clara
server-name-5 = Conrad
server-name-6 = Zoe
server-name-7 = Oscar
server-name-8 = Nina

## Options of the table

server-choice-random = drawn at random
server-choice-seat = seat { $number }
server-choice-clockwise = clockwise from the first player
server-choice-ask = ask
server-choice-automatic = automatic
server-help-shelter-first-player = Who has the first player token in the first round.
server-help-shelter-elevator-order = Whose level is nearest to the top.
server-help-shelter-house-rules-starting-resources = By the printed rules everybody begins without resources. With this, the first round offers more.
server-help-shelter-house-rules-fifth-room = By the printed rules it takes a sixth room. With this, the game is a little shorter.
server-help-shelter-house-rules-alternate-columns = The printed cards can be read in two ways. This one changes which spaces the likely dice sums belong to, and so where threats appear.
server-help-shelter-max-rounds = The game is cut off after this many rounds. Leave it empty to play to the end.
server-help-fallout-scenario = The map, the factions and the story.
server-help-fallout-first-player = Who takes the first turn.
server-help-fallout-enemy-steps = Where an enemy could take several equal paths, the program picks one. If it asks instead, the first player chooses, several times a round.
server-help-fallout-balanced-agendas = Agendas pay at most 2 influence for the lead of a faction, so that no agenda runs away with the game.
server-help-fallout-max-rounds = The game is cut off after this many rounds. Leave it empty to play to the end.

## Notices

server-notice-closed = This table cannot go on here, because rules or cards have changed since it was played ({ $reason }). Its journal can still be downloaded.
server-notice-full = This game has reached the { $most } lines that a table keeps. It can be looked at and its journal downloaded, but it does not go on.
server-notice-asked = The host has made a link that gives the seat of { $name } to somebody new. Whoever uses it will see the hand of this seat.
server-notice-refused = { $other } has objected: the seat of { $name } does not go to anybody new.
server-notice-withdrawn = The host has taken the new link back: the seat of { $name } does not go to anybody new.
server-notice-taken = { $other } plays the seat of { $name } from here on.
server-notice-came = { $name } has come and plays from here on.
server-notice-seen = Whoever played this seat before knows its hand up to here.
server-notice-host = The host plays the seat of { $name } from here on.
server-notice-link = The host has made a new link to the seat of { $name }.
server-notice-stands-in = The host lets a bot play for { $name }.
server-notice-returned = { $name } plays again in place of the bot.
server-notice-dice = The dice are new from here on. Before, somebody could know them: choices could be taken back at will, or the seed was chosen.
server-notice-known = Whoever set up this table may know every hand as it was up to here.
server-notice-lapsed = Time is over for { $name }: the default choice was made.
server-notice-struck = { $other ->
    [late] The bot { $name } did not answer in time: the default choice was made.
    [illegal] The bot { $name } chose something that is not possible: the default choice was made.
   *[failed] The bot { $name } has failed: the default choice was made.
}
server-notice-replaced = { $name }: the bot { $other } cannot play on. Another bot plays from here on.
server-notice-hints-on = The host allows hints from here on: everybody may ask what the practised clerk would do.
server-notice-hints-off = The host no longer allows hints.

## Refusals

server-refused-malformed = This request cannot be understood: { $reason }
server-refused-unauthorised = This link does not open the table. Ask whoever set it up for a new one.
server-refused-not-host = Only the host of the table can do this.
server-refused-not-your-seat = This is not your seat.
server-refused-hidden = This would show what other players hide. It is possible once the game is over.
server-refused-wrong-origin = This was asked for by a page of another site.
server-refused-wrong-host = This server is not reached under this name. Its host can allow it with PUBLIC_URL or --allowed-host.
server-refused-not-found = There is nothing at this address.
server-refused-method = This cannot be done at this address.
server-refused-too-slow = This took too long; try again.
server-refused-waiting = The game has not begun yet.
server-refused-playing = The game has already begun.
server-refused-over = The game is over.
server-refused-not-over = This is possible once the game is over.
server-refused-closed = This table is closed: rules or cards have changed since it was played. Its journal can still be downloaded.
server-refused-full = This game has reached the { $most } lines that a table keeps, so nothing more can be chosen here. Its journal can be downloaded, and it can be looked at.
server-refused-no-link = You need a link to a seat in order to take one.
server-refused-name-taken = Somebody at the table is already called { $name }; choose another name.
server-refused-undecided = The table has not agreed yet that somebody new takes this seat. Without an objection it is free in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
server-refused-no-handover = Nobody new is to have this seat; there is nothing to agree to.
server-refused-stale = The table has changed in the meantime; look again, then choose.
server-refused-stands-in = A bot is standing in for you. Take your seat back first.
server-refused-no-hints = Hints are not allowed at this table.
server-no-question = Nothing is asked of this seat now.
server-no-advisor = Nobody knows this game well enough to give hints or to look back over it.
server-refused-too-large = This is too large: at most { $most } kB are accepted.
server-refused-media-type = Send JSON, with the content type application/json.
server-refused-protocol = This page and the server are different versions (protocol { $version }); reload the page.
server-refused-too-frequent = Too many requests; try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
server-refused-failed = Something went wrong on the server. Nothing was changed; try again.
server-refused-unavailable = The server cannot save this at the moment. Nothing was changed; try again.

server-no-table = There is no such table. It may have been removed.
server-refused-unreadable = The server cannot read what it has kept of this table. Whoever runs the server finds more in its log, and may have a backup.
server-no-game = There is no such game here; the games are { $games }.
server-no-seat = There is no such seat.
server-no-line = There is no such line; lines are { $first } to { $last }.
server-no-undo = You cannot take anything back: since your last choice dice were rolled, a card was drawn, something hidden was shown, or another player chose.
server-not-together = These choices cannot be made together. Make them one by one.
server-bad-question = “{ $thing }” is neither a move nor anything on this table. A move is written as in the journal; a space or a card by its name there.
server-bad-handshake = This is not a handshake that opens a socket.
server-no-hello = The first message must be hello, with the token of the link.
server-second-hello = Hello is said only once.
server-too-many-sockets = This link is already open in { $most } places; close one of them.
server-too-many-sockets-here = From your network tables are open in { $most } places already; close one of them.
server-too-many-connections = Too many connections are open from your network ({ $most }); close some of them.
server-full = The server is full at the moment; try again later.
server-hidden-seat = In this game hands are hidden, so a seat that was not yours at the start cannot be taken over.
server-too-many-hands = Seats have changed hands so often in this game that no more links are made.
server-only-alone = A chosen seed and free undo are for tables where one person plays every seat; leave them out, or leave out the links.
server-bot-of-person = { $name }: only a seat with a bot has a level.
server-bad-name = A name must have 1 to { $longest } visible characters.
server-bad-bot = There is no such bot; choose one of { $levels }.
server-bad-chat = A line of chat must have 1 to { $longest } characters.
server-bad-choices = A move must have 1 to { $most } choices.
server-bad-id = The id of a request must have 1 to { $longest } characters.
server-bad-pace = The pace must be 0 to { $slowest } milliseconds.
server-bad-patience = The table can wait { $least } seconds to 30 days for a decision, or 0 for as long as it takes.
server-patience-alone = Where one person plays every seat that is no bot's, nobody needs to be waited for; leave the time out.
server-bad-language = There are no texts in this language; choose one of { $languages }.
server-bad-seed = A seed must be a whole number of at most 99 digits.
server-bad-journal-foreign = This is not a journal. Choose a file that was downloaded from a table; its first line is “overseer-journal” with a number.
server-bad-journal-format = This journal was written by another version of the program. Open it with that version.
server-bad-journal-rules = This journal was played by another version of the rules. Open it with the program that it was played with.
server-bad-journal-packs = This journal was played with other cards than this server has (line { $line }). Open it where the same packs are installed.
server-bad-journal-damaged = Line { $line } of this journal is damaged, or something is missing before it. Download it again, or run “overseer replay” for details.
server-bad-journal-choice = Line { $line } of this journal contains a choice that was not possible there. Download it again, or run “overseer replay” for details.
server-bad-journal-work = This journal takes back so much that it cannot be replayed here.
server-bad-journal-long = This journal is too long: a table keeps at most { $most } lines. "overseer replay" shows it.
server-bad-journal-under-way = This journal begins in the middle of a turn, and not at a table of this server. “overseer play --resume” goes on with it.
server-position-none = Positions of this game cannot be set up.
server-position-shared = Somebody else plays here, too. A position can be copied where one person holds all seats, and by everybody once the game is over.
server-position-over-copy = The game is over, so there is nothing to play on from here. Look back to an earlier moment in the replay and copy that one.
server-position-early = At this line the table is still being set up. Go on to the first choice and copy that position.
server-position-alone = A position is set up for one person and bots. Give no seat to a link; once the table is open, seats can be given away.
server-position-json = This cannot be read as a position, which is one JSON object.
server-position-deep = This is not a position: its parts are nested too deeply.
server-position-seats = The position has { $players ->
    [one] { $players } player
   *[other] { $players } players
  }, but { $seats ->
    [one] { $seats } seat was chosen.
   *[other] { $seats } seats were chosen.
  }
server-position-under-way = This position is in the middle of a turn. It can be set up only as it was copied, on the same server and by the same version of the rules.
server-position-over = The game is over in this position.
server-bad-number = { $name } must be a whole number.
server-bad-flag = { $name } must be true or false.

## Lessons
server-journal-seats = This journal has { $players ->
    [one] one seat
   *[other] { $players } seats
}: say for each whether you, somebody at your screen or a bot plays. Friends can be invited once it is loaded.
server-no-demo = Only a demonstration can be paused: a table at which nobody but bots plays.
server-no-lesson = There is no lesson at this table, or it is not yours.
server-no-lesson-of-game = This game has no such lesson. GET /api/about lists its lessons.
server-lesson-read = The clerk is still speaking. Read the memo and go on first.
