### The words of the server: games and options on offer, and why something is not done.

## Games

server-title-shelter = Fallout Shelter
server-title-fallout = Fallout
server-summary-shelter = Officers of one vault compete to become its next overseer: send dwellers to work, build rooms on your own level, fight what creeps in, and make people happy. Nothing is hidden but the dice.
server-summary-fallout = Survivors cross the wasteland, follow quests, fight and trade, while two factions struggle for power. Everyone has agendas that the others do not see; if a faction gets its way first, all may lose.

## Bots

server-bot-greedy = Practised
    .help = Weighs every choice by what it brings and takes the best.
server-bot-random = Careless
    .help = Takes any of its choices. Good for learning the rules.

## Names for whoever has none

server-name-1 = Ada
server-name-2 = Borys
server-name-3 = Wiera
server-name-4 = Clerk
server-name-5 = Konrad
server-name-6 = Zoya
server-name-7 = Olek
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

## Refusals

server-refused-malformed = This request cannot be understood: { $reason }
server-refused-unauthorised = This link does not open the table. Ask whoever set it up for a new one.
server-refused-not-host = Only the host of the table can do this.
server-refused-not-your-seat = This is not your seat.
server-refused-hidden = This would show what other players hide. It is possible once the game is over.
server-refused-not-found = There is nothing at this address.
server-refused-method = This cannot be done at this address.
server-refused-waiting = The game has not begun yet.
server-refused-playing = The game has begun already.
server-refused-over = The game is over.
server-refused-not-over = This is possible once the game is over.
server-refused-closed = This table is closed: rules or cards have changed since it was played. Its journal can still be downloaded.
server-refused-no-link = Only the link of a seat can be used to take a seat.
server-refused-name-taken = Somebody at the table is called { $name } already; choose another name.
server-refused-seed-chosen = The seed of this table was chosen, so only one person can play it. Set up another table for a game with friends.
server-refused-stale = The table has changed meanwhile; look at it again and choose.
server-refused-stands-in = A bot stands in for you. Take your seat back first.
server-refused-too-large = This is too large: at most { $most } kB are accepted.
server-refused-media-type = Send JSON, with the content type application/json.
server-refused-protocol = This page is of another version than the server (protocol { $version }); load it again.
server-refused-too-frequent = Too many requests; try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
server-refused-failed = Something went wrong on the server. Nothing was changed; try again.
server-refused-unavailable = The server cannot keep this at the moment. Nothing was changed; try again.

server-no-table = There is no such table. It may have been removed.
server-no-game = There is no such game here; the games are { $games }.
server-no-seat = There is no such seat.
server-no-line = There is no such line; lines are { $first } to { $last }.
server-no-undo = There is nothing that you can take back: dice were rolled, a card was drawn, or another player has chosen since.
server-bad-question = “{ $thing }” is neither a move nor anything on this table. A move is written as in the journal; a space or a card by its name there.
server-no-hello = The first message must be hello, with the token of the link.
server-second-hello = Hello is said only once.
server-too-many-sockets = This link is open in { $most } places already; close one of them.
server-hidden-seat = In this game hands are hidden, so a seat that was not yours at the start cannot be taken over.
server-only-alone = A chosen seed and free undo are for tables where one person holds all seats; leave them out, or leave out the links.
server-bot-of-person = { $name }: only a seat with a bot has a level.
server-bad-name = A name has 1 to { $longest } letters or signs that can be shown.
server-bad-bot = There is no such bot; choose one of { $levels }.
server-bad-chat = A line of chat has 1 to { $longest } characters.
server-bad-choices = A move has 1 to { $most } choices.
server-bad-id = The id of a request has 1 to { $longest } characters.
server-bad-pace = The pace is 0 to { $slowest } milliseconds.
server-bad-language = There are no texts in this language; choose one of { $languages }.
server-bad-seed = A seed is a whole number of at most 99 digits.
server-bad-journal-foreign = This is not a journal. Choose a file that was downloaded from a table; its first line is "overseer-journal" with a number.
server-bad-journal-format = This journal was written by another version of the program. Open it with that version.
server-bad-journal-rules = This journal was played by another version of the rules. Open it with the program that it was played with.
server-bad-journal-packs = This journal was played with other cards than this server has (line { $line }). Open it where the same packs are installed.
server-bad-journal-damaged = Line { $line } of this journal is damaged, or something is missing before it. Download it again; "overseer replay" tells more.
server-bad-journal-choice = In line { $line } of this journal stands a choice that was not possible there. Download it again; "overseer replay" tells more.
server-bad-number = { $name } must be a whole number.
server-bad-flag = { $name } must be true or false.
