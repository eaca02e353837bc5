### What the table shows of any game: the table in words, the chronicle.

## The table in words

# A field with its value, such as "Happiness: 7".
outline-field = { $label }: { $value }
outline-top = At a glance
outline-none = none
outline-yes = yes
outline-no = no
outline-you = { $player } (you)

## Fields that many games have

field-round = Round
field-seat = Player
field-players = Players
field-decks = Cards in the decks
field-discards = Discard piles
field-value = Value
