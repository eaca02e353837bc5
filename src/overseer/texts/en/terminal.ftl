### The words of `overseer play`: the table in the terminal, its menus, commands and answers.

## Invented names of players, as plain as can be

play-name-1 = Ada
play-name-2 = Boris
play-name-3 = Celia
play-name-4 = Dario

## The table

play-welcome = Type the number of an option, or h for help.
play-how = This is how a game begins. To play, run “overseer play { $game }” in a terminal. “--players Ada,Boris:greedy” names people and bots, “--language pl” or “ru” changes the language, “--plain” uses sentences instead of drawings, and “overseer play --help” explains the rest.
play-step-spawn = Spawn Threats
play-step-place = Place Dwellers
play-step-recall = Recall Dwellers
play-last-round = last round
play-threat-deck = threat deck { $count }
# At most five letters: it stands in the narrow column of the elevator.
play-elevator = elev.
play-passed = passed
play-track-item = Item track
play-track-room = Room track
play-deck = { $deck } in the deck, { $discards } discarded
play-gap = (empty)

play-legend-icons = Icons: W water, F food, E power, ? any of these, H happiness, i item, @ new dweller, ★ first player token, ⌂ build a room, $ the cost of that room, i↑ ready an item, ↻i and ↻⌂ refresh a track, + heal, x the dweller is injured, tS train in S (t? in any letter), ⇄ exchange, ∞ two dwellers, ! injured dwellers only, 7+ the number that a fight must reach, (S) the training that gives the reward twice.
play-legend-marks = In the vault: a space shows its number, then ○ if it is free, ◎ if it is open to you, ▒ for a threat (▓ if it is open to you), or who is there (●! injured, ●tS in training, +@ new dweller). Over the columns: the dice sum that brings a threat there, and how likely it is.
play-legend-boards = On the boards: happiness now→if the game ended now, cubes, dwellers still to place (- untrained, ! injured, letters trained) of all, ★ first player, items with exhausted ones in brackets.

## The menu

play-items = Items
play-who = Whom do you place on { $where } ({ $space })? b goes back.
play-twice = the reward twice
play-doubled-by = twice with { $who }
play-threat-on = { $threat } on { $where }
play-odds = { $chance }% to win
play-odds-items = { $chance }% to win, up to { $best }% with items
play-fight-now = Dice { $low } and { $high }, bonus { $bonus }: { $total } in all, { $needed } needed.
play-prompt = { $player }:

## Answers

play-card = { $name } ({ $kind }).
play-kind-room = room
play-kind-threat = threat
play-notation = Also typed as: { $notation }
play-more-rules = More in { $rules }
play-several-cards = Several cards are called that: { $names }
play-undone = Taken back.
play-saved = Saved in { $file }.
play-kept = The game is kept in { $file }.
play-go-on = To go on:
play-not-run = { $player } was the bot { $bot }. No code is run because a file names it; { $rival } plays instead.
play-as-before = To go on as before:
play-unknown = { $player } was the bot { $bot }, which is not known here; { $rival } plays instead.
play-not-kept = The game is not kept: s FILE keeps it.
play-why-hint = ? with a number, a space (L1.3), a card or a choice says why it is or is not possible.
play-possible = This is possible now.
play-pass-on = The keyboard goes to { $player }. Press Enter when { $player } has it:
play-pass-on-enter = Just press Enter here.

## What cannot be done

play-nothing-typed = Type a number, a choice or a command; h lists the commands.
play-not-understood = “{ $text }” is not a number, a choice, a space, a card or a command; h lists what can be typed.
play-no-number = There is no such number; choose from { $numbers }.
play-no-undo = Nothing can be taken back: since the last choice of a person there were dice, a draw or another player’s choice.
play-no-undo-alone = Nothing can be taken back: you have not chosen anything yet.
play-file-exists = { $file } already exists; name another file.
play-log-number = “{ $word }” is not a number of entries; l 20 shows the latest 20.
play-rules-usage = r needs an id or a word, such as r SH-BUILD-05 or r income.
play-no-card = No card is called “{ $name }”; try part of its name, such as i garden.
play-languages = lang needs one of { $languages }.

## Help

play-help-choose = Choose: a number of the menu, a space (L0.4), or a choice as journals write it (place - L0.4, pass). b goes back from the question of who goes.
play-help-why = ? explains what the options mean. ? with a number, a space, a card or a choice says why it is or is not possible: ? L1.3, ? shotgun, ? place S L0.4.
play-help-undo = u takes back the latest choice, until somebody has learned something new.
play-help-undo-alone = u takes back your latest choice, with all that came of it.
play-help-save = s tells where the game is kept while you play; s FILE keeps it in another file from then on.
play-help-log = l shows the latest log entries, l 50 the last 50.
play-help-rules = r with an id or a word looks up the rules: r SH-BUILD-05, r income.
play-help-view = v shows the whole table.
play-help-card = i with a card’s name shows what it does: i garden.
play-help-lang = lang with a language switches to it: { $languages }.
play-help-quit = q leaves the game. It is kept, and you are told how to go on.

## The end

play-over = The game is over. l shows the log, v the table, s FILE saves the journal, Enter leaves.
play-winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] The victory is shared: { $names }.
}
play-tie-order = Ties in happiness are broken by resource cubes, then dwellers, then items.
play-tie-broken = { $one } comes before { $two } by { $by }: { $more } to { $less }.
play-tie-stands = { $one } and { $two } are equal in everything and share the place.
play-score-happiness = H
play-score-played = in play
play-score-end-items = bonus
play-score-threats = threats
play-score-cubes = cubes
play-score-dwellers = dwellers
play-score-items = items
play-score-legend = H is the happiness: gained in play, the bonus of end-of-game items, lost to threats on the level. The tie-breakers are to its right.

## Plain sentences, for screen readers

play-plain-open = Open to you.
play-plain-column = { $sum } on space { $space } ({ $chance } percent)
play-plain-result = Place { $place }: { $player } with { $total } happiness. In play { $played }, from items { $end_items }, lost to threats { $threats }. Resource cubes { $cubes }, dwellers { $dwellers }, items { $items }.

## Any game that has no table of its own here

play-any-standing = Place { $place }: { $player }, score { $score }.
play-any-is-person = { $player } is a human player.
play-any-is-bot = { $player } is a bot ({ $bot }).
play-struck = { $kind ->
    [late] { $player } did not answer in time: the default choice was made.
    [illegal] { $player } chose something that is not possible: the default choice was made.
   *[failed] { $player } has failed: the default choice was made.
}
play-replaced = { $player } cannot play on; the bot { $bot } plays from here on.
play-any-why-hint = ? with a number or a choice says why it is or is not possible.
play-any-rules-usage = r needs an id or a word.
play-any-no-card = No card is called “{ $name }” here.
play-any-help-choose = Choose: a number of the menu, or a choice as journals write it.
play-any-help-why = ? explains what the options mean. ? with a number or a choice says why it is or is not possible.
play-any-help-rules = r with an id or a word looks up the rules, if the game has brought any.
play-any-help-card = i with a card’s name shows what it does, in games with cards.
