### Kto wyrusza: akta postaci w grze Fallout, tak jak czyta je ten, kto wybiera.

display-fallout-begin-item = zaczyna z kartą
display-fallout-begin-ability = zdolność
display-fallout-begin-traits = Cecha na początku: { $traits }.
display-fallout-begin-go = Wyrusza: { $character }
display-fallout-begin-order = { $count ->
    [0] Po tobie nikt już nie wybiera.
   *[other] Po tobie: { $players }. Każdą postać można wziąć tylko raz.
}
display-fallout-begin-purse = Na początek masz
display-fallout-begin-caps = { $count ->
    [one] { $count } kapsel
    [few] { $count } kapsle
   *[many] { $count } kapsli
}
display-fallout-begin-agenda = co najmniej jeden plan, zakryty przed innymi
display-fallout-begin-letters = własną literę i jedną wylosowaną
