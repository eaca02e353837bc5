### Words around `overseer replay`: stepping through a journal, and what its verification says.

replay-title = { $game }: { $players }
replay-position = Line { $line } of { $last }, { $round ->
    [0] setup
   *[other] round { $round }
}
replay-start = Before the first line of { $last }
replay-chance = Chance
replay-new-seed = New dice are in use from here on
replay-undo = { $player } takes a choice back; play goes on after line { $line }
replay-only-option = (the only option)

replay-keys = Enter or n: next. p: previous. r 3: to round 3. g 40: to line 40. v: the whole table. f: a new game from here. q: quit.
replay-prompt = Replay
replay-at-start = This is the beginning.
replay-at-end = This is the last line.
replay-no-line = There is no such line; lines are { $first } to { $last }.
replay-no-round = There is no such round; rounds are { $first } to { $last }.
replay-no-rounds = The journal ends before the first round.
replay-unknown = That is not a key. { $keys }
replay-forked = A new game from line { $line } is in { $file }.
replay-file-exists = { $file } already exists; name another file, such as: f { $example }

replay-checked = checked
replay-unchecked = not checkable
replay-wrong = wrong
replay-chain = the chain of checksums over { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}
replay-legal = { $choices ->
    [one] { $choices } choice of a player is legal
   *[other] { $choices } choices of players are legal
}
replay-dice = { $chances ->
    [one] { $chances } dice roll or draw
   *[other] { $chances } dice rolls and draws
} from line { $first } to line { $last }, against the seed of line { $seed }
replay-dice-unknown = { $chances ->
    [one] { $chances } dice roll or draw
   *[other] { $chances } dice rolls and draws
} from line { $first } to line { $last }: the seed of line { $seed } is not disclosed
replay-end-over = the final position; the game is over
replay-end-open = the final position; the game goes on
