### Who goes out: the dossiers of Fallout's characters, as whoever chooses one reads them.

display-fallout-begin-item = starts with
display-fallout-begin-ability = ability
display-fallout-begin-traits = Begins with a trait: { $traits }.
display-fallout-begin-go = Go as { $character }
display-fallout-begin-order = { $count ->
    [0] Nobody chooses after you.
   *[other] After you: { $players }. Nobody is chosen twice.
}
display-fallout-begin-purse = You start with
display-fallout-begin-caps = { $count ->
    [one] { $count } Cap
   *[other] { $count } Caps
}
display-fallout-begin-agenda = at least one agenda, hidden from the others
display-fallout-begin-letters = a letter of your own, and one that is drawn
